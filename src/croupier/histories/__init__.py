"""Hand histories: read and written (`phh`), replayed by the rules and checked against their record (`replay`)."""
