"""What happens in a hand, as frozen records; a hand is the fold of its events.

Seats are numbers from 0, amounts chips, `to` a street total. Cards are ids, -1 for unknown.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from croupier.rules.state import GameSpec, Rulebook


class Started(NamedTuple):
    """The set-up of a hand: everything that `Hand` needs to begin it again."""

    game: GameSpec
    rulebook: Rulebook
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    button: int
    small_blind: int
    big_blind: int
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    posts: tuple[int, ...]
    dead: tuple[int, ...]


class Posted(NamedTuple):
    """A forced bet: `kind` is ante, button ante (live), small blind, big blind, straddle, post or dead.

    `all_in` marks the one that took the last chip.
    """

    seat: int
    kind: str
    amount: int
    all_in: bool


class HoleDealt(NamedTuple):
    """Hole cards given to a seat."""

    seat: int
    cards: tuple[int, ...]


class BoardDealt(NamedTuple):
    """The community cards of one street."""

    street: int
    cards: tuple[int, ...]


class Acted(NamedTuple):
    """An action: `kind` is fold, check, call, bet or raise; `full` marks a full bet or raise."""

    seat: int
    kind: str
    to: int
    adds: int
    all_in: bool
    full: bool


class StreetClosed(NamedTuple):
    """A betting round is over; `pot` is every chip put in and not returned."""

    street: int
    pot: int


class UncalledReturned(NamedTuple):
    """What nobody called goes back: neither a win nor a pot."""

    seat: int
    amount: int


class Shown(NamedTuple):
    """A hand shown; `reason` says why it had to be, 0 when it was shown freely."""

    seat: int
    cards: tuple[int, ...]
    reason: int


class Mucked(NamedTuple):
    """A hand given up unseen at showdown."""

    seat: int


class RakeTaken(NamedTuple):
    """Rake and drop together."""

    amount: int


class Awarded(NamedTuple):
    """What a pot pays a seat; `share` is uncontested, whole, split, high, low or both."""

    pot: int
    seat: int
    amount: int
    share: str


# Any of them.
Event: TypeAlias = (
    Started
    | Posted
    | HoleDealt
    | BoardDealt
    | Acted
    | StreetClosed
    | UncalledReturned
    | Shown
    | Mucked
    | RakeTaken
    | Awarded
)
