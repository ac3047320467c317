"""Hand histories: read, written, replayed by the rules and checked against what they record."""

from croupier.histories.check import check
from croupier.histories.history import History
from croupier.histories.replay import Result, replay, summary

__all__ = ["History", "Result", "check", "replay", "summary"]
