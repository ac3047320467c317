"""Exercises: a position from a random hand, a question about it, and the engine's answer with its reasons.

The same kind and seed give the same exercise on every machine.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from croupier.errors import N_, InvalidInput, brief
from croupier.exercises.answers import (
    CALL,
    KINDS,
    MAXIMUM,
    MAY_RAISE,
    MINIMUM,
    POTS,
    Answer,
    Division,
    answer,
    put_in,
    why,
)
from croupier.exercises.others import Other, others
from croupier.exercises.questions import MOST_POTS
from croupier.exercises.remarks import remark
from croupier.exercises.themes import THEMES
from croupier.exercises.walk import walk
from croupier.hand import Hand
from croupier.options import Ruling

__all__ = [
    "CALL",
    "KINDS",
    "MAXIMUM",
    "MAY_RAISE",
    "MINIMUM",
    "MOST_POTS",
    "POTS",
    "SEEDS",
    "Answer",
    "Division",
    "Exercise",
    "Other",
    "answer",
    "exercise",
    "others",
    "put_in",
    "remark",
    "why",
]
SEEDS = 1_000_000
"""Seeds are the whole numbers below this."""


class Exercise(NamedTuple):
    """A question of one of the `KINDS` about a position, the right answer and the rulings that explain it.

    Somebody is to act in the position; for `POTS` it waits for its showdown with every card known.
    """

    kind: str
    seed: int
    hand: Hand
    answer: Answer
    why: tuple[Ruling, ...]


def exercise(kind: str, seed: int) -> Exercise:
    """The exercise of a kind that a seed gives.

    Raises `InvalidInput` for an unknown kind, or a seed that is no whole number below `SEEDS`.

    >>> one = exercise(CALL, 1)
    >>> one.answer == one.hand.options.call.adds
    True
    """
    if kind not in KINDS:
        raise InvalidInput(
            N_("unknown exercise {kind}: choose one of {kinds}"), kind=brief(kind), kinds=", ".join(KINDS)
        )
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise InvalidInput(
            N_("the number of an exercise is from 0 to {most}, not {seed}"), most=SEEDS - 1, seed=brief(seed)
        )
    rng = Random(f"{kind}/{seed}")
    theme = rng.choice(THEMES[kind])
    found: list[Hand] = []
    while not found:
        found = walk(rng, theme.setting, theme.mood, theme.fits)
    hand = rng.choice(found)
    return Exercise(kind, seed, hand, answer(kind, hand), why(kind, hand))
