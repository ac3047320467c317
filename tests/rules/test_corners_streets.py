"""Corners of the course of a hand: changing one of these numbers once went unnoticed."""

from __future__ import annotations

from croupier.rules import streets
from croupier.rules.state import FOLDED, OVER
from tests.spots import no_limit

DEEP = 5000


def test_b07_the_last_player_is_asked_for_nothing() -> None:
    """Blinds 5 and 10: everybody but the small blind has folded, which owes 5 and is paid all the same."""
    hand = no_limit(5, 10, [DEEP] * 3).play()
    state = hand.state
    state.status[1:3] = [FOLDED, FOLDED]
    state.live = 1
    streets.go_on(state, hand.game, hand.rulebook, 2)
    assert (state.phase, state.actor, state.stacks[0]) == (OVER, -1, DEEP + 10)
