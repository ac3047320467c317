"""Exercises: a position, a question, the engine's answer; nothing about the visitor is kept."""
