"""Hands in PHH: pasted, uploaded, downloaded."""
