"""Corners of pots and showdown: changing one of these numbers once went unnoticed."""

from __future__ import annotations

from croupier.hand import Hand
from croupier.rules import pots
from croupier.rules.rulebooks import TDA
from croupier.rules.state import ACTIVE, ALL_IN
from tests.spots import collected, no_limit


def test_b22_who_gets_chips_back_is_all_in_no_longer() -> None:
    """500 all-in against 300 all-in: 200 come back, and lie behind."""
    hand: Hand = no_limit(5, 10, [500, 300]).play("a a")
    assert hand.uncalled == (0, 200)
    assert hand.state.status[:2] == [ACTIVE, ALL_IN]


def test_b20_one_dead_chip_is_in_the_main_pot() -> None:
    hand = collected([10, 10])
    hand.dead[1] = 1
    pots.build_pots(hand, TDA)
    assert (hand.pot_count, hand.pots[0], hand.eligible[0]) == (1, 21, 0b11)
    hand = collected([0, 0])
    hand.dead[1] = 1
    pots.build_pots(hand, TDA)
    assert (hand.pot_count, hand.pots[0]) == (1, 1)
