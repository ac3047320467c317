"""The same position under other rulebooks: where the answer is another one, and which point makes it so."""

from __future__ import annotations

from typing import NamedTuple

from croupier.errors import CroupierError
from croupier.exercises.answers import Answer, answer
from croupier.hand import Hand
from croupier.knobs import KNOBS, value_text
from croupier.rules.rulebooks import BOOKS
from croupier.rules.state import Rulebook, copy


class Other(NamedTuple):
    """A ready-made rulebook with another answer, and the knob that alone makes the difference, or ""."""

    book: Rulebook
    answer: Answer
    knob: str


def others(kind: str, hand: Hand) -> tuple[Other, ...]:
    """The ready-made rulebooks that give another answer, each with the knob that makes the difference.

    >>> from croupier import games
    >>> from croupier.exercises.answers import MAY_RAISE
    >>> hand = Hand(games.no_limit_holdem((50, 100)), [900, 900, 900, 125, 200])
    >>> hand.call()
    >>> hand.raise_to(125)
    >>> hand.raise_to(200)
    >>> hand.fold()
    >>> hand.call()
    >>> answer(MAY_RAISE, hand), [(other.answer, other.knob) for other in others(MAY_RAISE, hand)]
    (True, [(False, 'reopen')])
    """
    ours = answer(kind, hand)
    found = []
    for book in BOOKS:
        theirs = _under(kind, hand, _with(book, hand.rulebook, "odd_unit"))
        if theirs is not None and theirs != ours:
            found.append(Other(book, theirs, _cause(kind, hand, book, theirs)))
    return tuple(found)


def _cause(kind: str, hand: Hand, book: Rulebook, theirs: Answer) -> str:
    """The first knob of a book that, set alone on the rulebook of the hand, gives that book's answer."""
    for knob in KNOBS:
        if value_text(knob.field, book) == value_text(knob.field, hand.rulebook):
            continue
        if _under(kind, hand, _with(hand.rulebook, book, knob.field)) == theirs:
            return knob.field
    return ""


def _with(book: Rulebook, other: Rulebook, field: str) -> Rulebook:
    """A rulebook with one knob as another has it."""
    changed = copy(book)
    setattr(changed, field, getattr(other, field))
    return changed


def _under(kind: str, hand: Hand, book: Rulebook) -> Answer | None:
    """The answer when the same hand is played by another rulebook; None where it cannot be played so."""
    events = [hand.start._replace(rulebook=book), *hand.events[1:]]
    try:
        return answer(kind, Hand.from_events(events))
    except CroupierError:
        return None
