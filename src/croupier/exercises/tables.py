"""Tables for exercises: seats, blinds, stacks and rulebooks as they are met, in round amounts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from croupier import games, knobs
from croupier.hand import Hand
from croupier.rules.state import GameSpec

# First names that are easy to tell apart; a table takes some of them in this order.
NAMES = (
    "Ana",
    "Bia",
    "Caio",
    "Davi",
    "Eva",
    "Filipe",
    "Gil",
    "Helena",
    "Igor",
    "Joana",
    "Lara",
    "Marta",
    "Nuno",
    "Olga",
    "Paulo",
    "Rita",
    "Sara",
    "Tiago",
)
# What chips are worth; amounts are rounded to them.
CHIPS = (5, 25, 100, 500, 1000, 5000, 25000)
BOOKS = (
    "tda-2024",
    "tda-2024",
    "tda-2024",
    "tda-2026",
    "wsop-2026",
    "wsop-2026",
    "wsop-live-2026",
    "roberts-11",
    "online",
)
"""Rulebooks by name, as often as a table plays by them."""


class Level(NamedTuple):
    """Blinds and the smallest chip they are played with."""

    small: int
    big: int
    chip: int


# The levels that exercises are played at.
LEVELS = (
    Level(5, 10, 5),
    Level(10, 20, 5),
    Level(25, 50, 25),
    Level(50, 100, 25),
    Level(100, 200, 100),
    Level(300, 600, 100),
)


class Setting(NamedTuple):
    """What kind of table an exercise asks for.

    `seats` are the numbers of players to draw from; `short` is the chance that a stack is short, and `shorts`
    how many big blinds such a stack has, from and to; the others have `deep`. `poor_blind` makes the big
    blind too short for its blind, or leaves the small blind's seat empty; `twins` deals two players the
    same ranks; `odd_chips` splits pots down to the smallest chip in play, not to one.
    """

    limit: str = "no-limit"
    variants: Sequence[str] = ("holdem",)
    seats: Sequence[int] = (2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
    books: Sequence[str] = BOOKS
    short: float = 0.3
    shorts: tuple[int, int] = (3, 15)
    deep: tuple[int, int] = (40, 150)
    ante: float = 0.2
    poor_blind: bool = False
    twins: bool = False
    odd_chips: bool = False


class Table(NamedTuple):
    """A hand that has begun, the rest of the deck, and the smallest chip in play."""

    hand: Hand
    deck: list[int]
    chip: int


def sit_down(rng: Random, setting: Setting) -> Table:
    """A table with forced bets posted and hole cards dealt."""
    level = rng.choice(LEVELS)
    count = rng.choice(setting.seats)
    button = rng.randrange(count)
    blind = button if count == 2 else (button + 1) % count
    stacks = [_stack(rng, setting, level) for _ in range(count)]
    dead = setting.poor_blind and count > 3 and rng.random() < 0.5
    if dead:
        stacks[blind] = 0
    elif setting.poor_blind:
        stacks[(blind + 1) % count] = level.chip * rng.randrange(1, level.big // level.chip)
    hand = Hand(
        _game(rng, setting, level),
        stacks,
        button=button,
        rulebook=knobs.rulebook(rng.choice(setting.books), odd_unit=level.chip if setting.odd_chips else 1),
        names=[NAMES[at] for at in sorted(rng.sample(range(len(NAMES)), count))],
        small_blind=-1 if dead else None,
    )
    deck = list(games.deck(hand.game))
    rng.shuffle(deck)
    for seat, hole in enumerate(_holes(rng, setting, hand, deck)):
        if stacks[seat]:
            hand.deal_hole(seat, hole)
    return Table(hand, deck, level.chip)


def rounded(amount: float, chip: int) -> int:
    """An amount in round chips: 137 with chips of 5 is 135, 1370 is 1400.

    >>> rounded(137, 5), rounded(1370, 5), rounded(3, 5)
    (135, 1400, 5)
    """
    unit = max(worth for worth in CHIPS if worth <= chip or 8 * worth <= amount)
    return max(unit, round(amount / unit) * unit)


def _game(rng: Random, setting: Setting, level: Level) -> GameSpec:
    blinds = (level.small, level.big)
    with_ante = rng.random() < setting.ante
    return games.game(
        rng.choice(setting.variants),
        setting.limit,
        blinds=blinds,
        ante=level.big if with_ante else 0,
        ante_from="big-blind" if with_ante else "each",
    )


def _stack(rng: Random, setting: Setting, level: Level) -> int:
    low, high = setting.shorts if rng.random() < setting.short else setting.deep
    return rounded((low + (high - low) * rng.random()) * level.big, level.chip)


def _holes(rng: Random, setting: Setting, hand: Hand, deck: list[int]) -> list[list[int]]:
    """Hole cards seat by seat, taken off the deck; two hands of the same ranks where twins are asked for."""
    twins = rng.sample(range(hand.state.seats), 2) if setting.twins else ()
    holes: dict[int, list[int]] = {}
    if twins:
        ranks = rng.sample(range(5, 13), 2)
        first, second = ([4 * rank + suit for rank in ranks] for suit in rng.sample(range(4), 2))
        first[1], second[1] = second[1], first[1]
        holes = {twins[0]: first, twins[1]: second}
        for card in (*first, *second):
            deck.remove(card)
    return [
        holes[seat] if seat in holes else [deck.pop() for _ in range(hand.game.hole_cards)]
        for seat in range(hand.state.seats)
    ]
