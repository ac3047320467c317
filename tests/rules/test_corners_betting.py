"""Corners of betting that whole hands seldom reach: changing one of these numbers once went unnoticed."""

from __future__ import annotations

import pytest

from croupier import games
from croupier.hand import Hand
from croupier.rules import betting
from croupier.rules.reasons import Reason
from croupier.rules.rulebooks import ROBERTS_11, TDA
from croupier.rules.state import ACTIVE, ALL_IN, FOLDED, HandState
from tests.spots import Setup, bounds, check_spot, fixed_limit, no_limit, options, play

DEEP = 5000


@pytest.mark.parametrize(
    ("stacks", "most"),
    [
        ([500, 60, 40], 60),  # the longest of the others counts, not the last
        ([500, 40, 60], 60),
        ([500, 100, 40], 100),
        ([500, 300, 40], 100),  # never more than is asked
        ([500, 0, 0], 0),
    ],
)
def test_b13_what_opponents_can_contest(stacks: list[int], most: int) -> None:
    hand = HandState(seats=3, status=[ACTIVE] * 10)
    hand.stacks[:3] = stacks
    assert betting.contested(hand, 0, 100) == most


def test_b13_folded_chips_contest_nothing() -> None:
    hand = HandState(seats=3, status=[ACTIVE, FOLDED, ALL_IN, 0, 0, 0, 0, 0, 0, 0])
    hand.stacks[:2] = [500, 500]
    hand.committed[2] = 30
    assert betting.contested(hand, 0, 100) == 30
    hand.status[2] = FOLDED
    assert betting.contested(hand, 0, 100) == 0


def test_b13_a_call_never_takes_chips_back() -> None:
    """Trap 18. Small blind 50, big blind all-in for 30: the call is to the 50 that are in."""
    hand = no_limit(50, 100, [1000, 30]).play()
    hand.state.current_bet, hand.state.short_blind_bet, hand.state.committed[:2] = 100, 1, [50, 30]
    assert betting.call_to(hand.state, 0) == 50


def test_the_bet_is_a_short_blind_until_somebody_bets() -> None:
    """Big blind 100, all-in for 60."""
    hand = no_limit(50, 100, [DEEP, 60, DEEP, DEEP]).play()
    assert hand.state.short_blind_bet == 1
    assert play(hand, "c").state.short_blind_bet == 1
    assert play(hand, "r300").state.short_blind_bet == 0
    assert no_limit(50, 100, [DEEP, 60, DEEP]).play("c c /").state.short_blind_bet == 0


def test_b10_rounded_to_a_unit_of_two() -> None:
    """WSOP Live 134. Big blind 3, unit 2: the first raise is to 6; a bet of 3 would be odd, so 4."""
    hand = Setup(games.game(blinds=(1, 3), bet_unit=2), [500, 500]).play()
    check_spot(hand, 0, 2, (6, 500))
    check_spot(play(hand, "c k /"), 1, 0, (4, 497))


def test_b12_the_short_big_blind_in_the_last_seat_counts_in_full() -> None:
    """TDA 2024 54-B. 100-200, big blind short with 100: 200 call, 500 in the pot: 700 at most."""
    game = games.game("omaha", "pot-limit", blinds=(100, 200))
    hand = Hand(game, [DEEP, DEEP, 100], button=0)
    assert hand.state.big_blind == 2
    assert bounds(hand)[1:] == (400, 700)  # type: ignore[index]


def test_b12_no_blind_is_rounded_up_where_nobody_owes_one() -> None:
    """Antes of 1 from four and no blinds: the pot is 4, though the game's small blind is 5."""
    game = games.game("omaha", "pot-limit", blinds=(5, 10), ante=1)
    start = Hand(game, [DEEP] * 4, blinds=[0] * 4, antes=[1] * 4, dead=[0] * 4)
    assert betting.pot_size(start.state, game, TDA) == 4


def test_b12_a_small_blind_counts_as_a_big_one_until_the_big_blind_has_acted_or_folded() -> None:
    """Robert's 14-PL5. 5-10, straddle 20: button calls, both blinds fold: 55 in the pot, 75 at most."""
    setup = Setup(games.game("omaha", "pot-limit", blinds=(5, 10)), [DEEP] * 4, ROBERTS_11, straddles={2: 20})
    hand = setup.play("c f")
    assert betting.pot_size(hand.state, hand.game, ROBERTS_11) == 60
    check_spot(play(hand, "f"), 2, 0, (40, 75))


def test_no_raise_is_two_zeros() -> None:
    hand = no_limit(5, 10, [DEEP, 7, DEEP]).play("r100 f")
    assert hand.actor is None
    hand = no_limit(5, 10, [DEEP, DEEP, 8]).play()
    assert betting.options(hand.state, hand.game, TDA) == (8, 0, 0)


def test_raises_are_counted_in_no_limit_too() -> None:
    """The big blind is the bet, and a street's first bet is no raise (WSOP Live 130)."""
    hand = no_limit(5, 10, [DEEP] * 3).play("r30 r60 c c")
    assert hand.state.raises == 2
    assert play(hand, "/ b30").state.raises == 0
    assert play(hand, "r60").state.raises == 1


def test_b16_a_blind_of_one_is_a_bet() -> None:
    """WSOP Live 159. 1/2 with a big blind of 1: raises to 2, 3 and 4, and no more."""
    hand = fixed_limit(1, 2, [DEEP] * 3).play("r2 r3 r4")
    assert (hand.state.raises, hand.state.capped, bounds(hand)) == (3, 1, None)


def test_b08_a_bet_of_the_first_seat_is_a_bet() -> None:
    hand = no_limit(5, 10, [DEEP] * 3).play("f r30")
    assert options(hand).why_check().reason is Reason.CALL_MATCHES_BET


@pytest.mark.parametrize("folder", [0, 1, 2])
def test_b13_folded_chips_can_be_contested_from_every_seat(folder: int) -> None:
    """50 folded, a blind of 200 all-in for 3: the call is to 50."""
    short, caller = (folder + 1) % 3, (folder + 2) % 3
    hand = HandState(seats=3, current_bet=200, short_blind_bet=1)
    hand.status[folder], hand.status[short], hand.status[caller] = FOLDED, ALL_IN, ACTIVE
    hand.committed[folder], hand.committed[short], hand.stacks[caller] = 50, 3, 500
    assert betting.call_to(hand, caller) == 50


@pytest.mark.parametrize(
    ("blinds", "dead", "opener"), [([10, 0, 0, 10], False, 1), ([0, 0, 10, 10], True, 0)]
)
def test_without_a_small_blind_posts_are_counted_from_left_of_the_button(
    blinds: list[int], dead: bool, opener: int
) -> None:
    """Two equal posts, the button in seat 1 of four: the seat after the second of them opens."""
    game = games.no_limit_holdem((5, 10))
    hand = Hand(game, [500] * 4, button=1, blinds=blinds, small_blind=-1 if dead else None)
    assert hand.actor == opener
