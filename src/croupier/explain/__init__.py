"""Explanations: rulings and events as sentences in English, Brazilian and European Portuguese; JSON."""
