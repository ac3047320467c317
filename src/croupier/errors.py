"""The errors croupier raises, as a tree: what the caller can do about each decides its class."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from decimal import Decimal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.options import Ruling


def brief(value: object, most: int = 80) -> str:
    """A value as an error's text shows it, cut short where it is long.

    >>> brief("p1 f"), len(brief("p" * 1000)), brief(10**5000)
    ("'p1 f'", 80, 'a value of type int too long to write')
    """
    try:
        text = str(value) if isinstance(value, Decimal) else repr(value)
    except ValueError:  # Python writes no integer of more than a few thousand digits.
        return f"a value of type {type(value).__name__} too long to write"
    return text if len(text) <= most else text[: most - 3] + "..."


def brief_seat(seat: object) -> str:
    """A seat as texts call it: p1 for seat 0, as on the pages and in PHH; what is no seat as it stands.

    Calls count seats from 0, people from 1: a number alone would be one off for one of them.

    >>> brief_seat(3), brief_seat(-1), brief_seat("3")
    ('p4', '-1', "'3'")
    """
    return f"p{seat + 1}" if type(seat) is int and 0 <= seat < 1000 else brief(seat)


def N_(message: str) -> str:
    """Mark a sentence for the catalogues where it is kept as data; it stays as it is.

    >>> N_("check")
    'check'
    """
    return message


class Count(int):
    """A large number as a part of an error: its thousands are grouped.

    >>> f"{Count(1_000_000)} characters"
    '1,000,000 characters'
    """

    def __str__(self) -> str:
        """The number as English groups it."""
        return f"{int(self):,}"


class Sentence:
    """A text with parts inside another, so that it can be said in other languages as well.

    >>> str(Sentence("{player} has {told}", player="p1", told=5))
    'p1 has 5'
    """

    def __init__(self, message: str, **parts: Part) -> None:
        """Keep the text and its parts."""
        self.message, self.parts = message, parts

    def __str__(self) -> str:
        """The sentence in English."""
        return self.message.format(**self.parts) if self.parts else self.message

    @classmethod
    def of(cls, sentences: Iterable[Part], between: str = ", ") -> Sentence:
        """Several in a row.

        >>> str(Sentence.of(["p1 f", "p1 cc"]))
        'p1 f, p1 cc'
        """
        parts = {f"part{at}": part for at, part in enumerate(sentences)}
        return cls(between.join([f"{{{name}}}" for name in parts]), **parts)


Part = str | int | Sentence
"""What an error says besides its text: a name or a value as it was given, a number, a text with parts."""


class CroupierError(Exception):
    """Base of every error that croupier raises on purpose; its text says what to do next.

    `message` is the text with its `parts` left out, as in "unknown game {name}", so that it can be said in
    other languages (`explain.refusal`). `field` is the part of what was given that is wrong, "" where
    that is not known.

    >>> str(InvalidInput("unknown game {name}", name="chess"))
    'unknown game chess'
    """

    field = ""

    def __init__(self, message: str, **parts: Part) -> None:
        """Keep the text and its parts."""
        super().__init__(message.format(**parts) if parts else message)
        self.message, self.parts = message, parts


@contextmanager
def concerning(field: str) -> Iterator[None]:
    """Let an error that arises here say which part of what was given is wrong.

    >>> try:
    ...     with concerning("game"):
    ...         raise InvalidInput("unknown game")
    ... except InvalidInput as error:
    ...     error.field
    'game'
    """
    try:
        yield
    except CroupierError as error:
        error.field = error.field or field
        raise


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

    `what` is what was wrong, in English. `file` and `field` are "" and `hand` (its number in the file),
    `line` and `action` (from 1) are 0 where they are not known.

    >>> print(HistoryError("{player} acts here", player="p4", file="a.phh", hand=1, action=9))
    a.phh, hand 1, action 9: p4 acts here
    """

    def __init__(
        self,
        message: str,
        *,
        file: str = "",
        hand: int = 0,
        line: int = 0,
        field: str = "",
        action: int = 0,
        **parts: Part,
    ) -> None:
        """Keep what was wrong and where."""
        super().__init__(message, **parts)
        self.what = str(self.args[0])
        self.file = file
        self.hand = hand
        self.line = line
        self.field = field
        self.action = action

    def __str__(self) -> str:
        """Where and what, in one line."""
        where = self.where()
        return f"{', '.join(map(str, where))}: {self.what}" if where else self.what

    def where(self) -> list[Part]:
        """The place, from the file to the action, as far as it is known.

        >>> [str(place) for place in HistoryError("no", hand=2, line=7).where()]
        ['hand 2', 'line 7']
        """
        places: list[Part] = [self.file] if self.file else []
        for message, at in (
            (N_("hand {at}"), self.hand),
            (N_("line {at}"), self.line),
            (N_("field {at}"), self.field),
            (N_("action {at}"), self.action),
        ):
            if at:
                places.append(Sentence(message, at=str(at)))
        return places


class GameNotBuilt(HistoryError):
    """A hand history of a game (`game`) that croupier does not play yet: neither right nor wrong."""

    def __init__(self, game: str | Sentence, *, field: str = "") -> None:
        """Keep the game's name."""
        super().__init__(N_("{game} is not built yet"), game=game, field=field)
        self.game = str(game)
