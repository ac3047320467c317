"""Hand histories: read and written, replayed by the rules and checked against what they record."""
