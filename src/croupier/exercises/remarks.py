"""What a wrong number is, where the engine can name it: chips added, a size, an illegal total."""

from __future__ import annotations

from croupier.errors import IllegalAction
from croupier.exercises.answers import CALL, MINIMUM, answer
from croupier.explain import ruling
from croupier.explain.language import N_, Language
from croupier.hand import Hand
from croupier.options import Bounds

_IN_FRONT = N_("{given} is what {seat} has in front after the call; {committed} of it is there already.")
_ADDS = N_("{given} is what this raise adds. A raise is named by its total on the street.")
_SIZE = N_("{given} is by how much this raise lifts the bet. A raise is named by its total on the street.")
_NOT_SMALLEST = N_("A raise to {given} is allowed, but a smaller one is too.")
_NOT_LARGEST = N_("A raise to {given} is allowed, but a larger one is too.")


def remark(kind: str, hand: Hand, given: int, language: str | Language = "en") -> str:
    """What a number is that was given instead of the answer; "" where there is nothing to say.

    >>> from croupier import games
    >>> hand = Hand(games.no_limit_holdem((5, 10)), [1000, 1000, 1000])
    >>> hand.raise_to(30)
    >>> remark(MINIMUM, hand, 45)
    '45 is what this raise adds. A raise is named by its total on the street.'
    >>> remark(MINIMUM, hand, 40)
    'A total of 40 on this street is too little: the minimum is 50.'
    """
    spoken, options = Language.of(language), hand.options
    if options is None or given == answer(kind, hand):
        return ""
    committed = hand.state.committed[options.seat]
    numbers = {"given": spoken.amount(given), "committed": spoken.amount(committed)}
    numbers["seat"] = hand.names[options.seat]
    if kind == CALL:
        after = options.call is not None and given == options.call.to
        return spoken.gettext(_IN_FRONT).format(**numbers) if after else ""
    bounds = options.bet or options.raise_to
    if bounds is None:
        return ""
    if given == bounds.adds[kind != MINIMUM]:
        return spoken.gettext(_ADDS).format(**numbers)
    if given == _size(kind, bounds):
        return spoken.gettext(_SIZE).format(**numbers)
    refused = _refusal(hand, given, spoken)
    return refused or spoken.gettext(_NOT_SMALLEST if kind == MINIMUM else _NOT_LARGEST).format(**numbers)


def _size(kind: str, bounds: Bounds) -> int:
    """By how much the smallest or the largest raise lifts the bet."""
    to = bounds.minimum if kind == MINIMUM else bounds.maximum
    return to - bounds.why[0].numbers["bet"]


def _refusal(hand: Hand, to: int, spoken: Language) -> str:
    """What the engine says to a bet or raise to this total; "" where it is legal."""
    tried = hand.copy()
    try:
        (tried.raise_to if hand.state.current_bet else tried.bet)(to)
    except IllegalAction as refused:
        return ruling(refused.ruling, hand.names, spoken)
    return ""
