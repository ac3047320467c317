"""The errors croupier raises, as a tree: what the caller can do about each decides its class."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.options import Ruling


class CroupierError(Exception):
    """Base of every error that croupier raises on purpose; its text says what to do next."""


class InvalidInput(CroupierError):
    """A text or a number that cannot be read: an unknown card, a fraction of a chip, a wrong name."""


class IllegalSetup(CroupierError):
    """A hand that cannot start so: a card twice, too many seats for the deck, a negative stack."""


class IllegalAction(CroupierError):
    """An action that the rules refuse at this point; the hand is unchanged.

    `ruling` holds the reason code, the numbers that made it and the rule numbers of the rulebook.
    """

    def __init__(self, message: str, ruling: Ruling) -> None:
        """Keep the ruling beside the message."""
        super().__init__(message)
        self.ruling = ruling


class HistoryError(CroupierError):
    """A hand history that cannot be read or replayed; the text names the file, hand, line or action."""
