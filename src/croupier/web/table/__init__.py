"""The table: one position, its controls, its reasons."""
