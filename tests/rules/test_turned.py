"""A table has no first seat: turned round, with every seat's number higher by some, a hand goes alike."""

from __future__ import annotations

from random import Random

import pytest

from croupier.rules.state import OVER, GameSpec, HandState, Rulebook, copy
from tests import play, setups

NUMBERS = ("button", "small_blind", "big_blind", "actor", "last_aggressor", "uncalled_seat")
SEATS = (
    "stacks", "committed", "contributed", "ante", "dead", "status", "acted", "shown", "hole", "layer",
    "due_ante", "due_blind", "due_post", "due_dead",
)  # fmt: skip
ROWS_OF_SEATS = ("strength", "low", "awards")


def turned(hand: HandState, by: int) -> HandState:
    """A copy of the record with every seat's number so much higher, round the table."""
    size = hand.seats
    other = copy(hand)
    for name in NUMBERS:
        seat = getattr(hand, name)
        setattr(other, name, (seat + by) % size if seat >= 0 else seat)
    for name in SEATS:
        getattr(other, name)[:size] = [getattr(hand, name)[(seat - by) % size] for seat in range(size)]
    for name in ROWS_OF_SEATS:
        for row, old in zip(getattr(other, name), getattr(hand, name), strict=True):
            row[:size] = [old[(seat - by) % size] for seat in range(size)]
    for pot, bits in enumerate(hand.eligible):
        other.eligible[pot] = sum(1 << (seat + by) % size for seat in range(size) if bits >> seat & 1)
    return other


def finished(hand: HandState, game: GameSpec, book: Rulebook, seed: int) -> HandState:
    """The hand begun and played out with the choices that a seed gives."""
    rng = Random(seed)
    play.begin(hand, game, book)
    while hand.phase != OVER:
        play.step(hand, game, book, rng.randrange(play.CHOICES))
    return hand


@pytest.mark.parametrize(("variant", "limit"), setups.GAMES)
def test_a_hand_goes_alike_from_every_seat(variant: str, limit: str) -> None:
    """B02, B18, B20 to B32: order, posts, pots, odd chips and showdown hang on the button, not on numbers."""
    rng = Random(f"{variant} {limit}")
    for seed in range(20):
        game, book = setups.random_game(rng, variant, limit), setups.random_rulebook(rng)
        hand = setups.random_hand(rng, game)
        end = finished(copy(hand), game, book, seed)
        for by in range(1, hand.seats):
            other = finished(turned(hand, by), game, book, seed)
            assert other == turned(end, by)
