"""Setting a table up: one form."""
