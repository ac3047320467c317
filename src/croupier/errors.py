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

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, Ruling]]:
        """Travel between processes with the ruling."""
        return type(self), (str(self), self.ruling)


class HistoryError(CroupierError):
    """A hand history that cannot be read or replayed; the text says where, what was wrong and what would do.

    `file` and `field` are "" and `hand` (its number in the file), `line` and `action` (from 1) are 0 where
    they are not known.

    >>> print(HistoryError("p4 acts here", file="a.phh", hand=1, action=9))
    a.phh, hand 1, action 9: p4 acts here
    """

    def __init__(
        self, what: str, *, file: str = "", hand: int = 0, line: int = 0, field: str = "", action: int = 0
    ) -> None:
        """Keep what was wrong and where."""
        super().__init__(what)
        self.what = what
        self.file = file
        self.hand = hand
        self.line = line
        self.field = field
        self.action = action

    def __str__(self) -> str:
        """Where and what, in one line."""
        where = [self.file] if self.file else []
        places = ("hand", "line", "field", "action")
        where += [f"{place} {at}" for place in places if (at := getattr(self, place))]
        return f"{', '.join(where)}: {self.what}" if where else self.what


class GameNotBuilt(HistoryError):
    """A hand history of a game (`game`) that croupier does not play yet: neither right nor wrong."""

    def __init__(self, game: str, *, field: str = "") -> None:
        """Keep the game's name."""
        super().__init__(f"{game} is not built yet", field=field)
        self.game = game
