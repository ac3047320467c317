"""Hand histories: read, written and replayed against the rules."""
