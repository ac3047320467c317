"""Rules 50 to 54 on bare records: which hand must be shown, who is next, and who may ask to see."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from croupier import games
from croupier.rules import showdown
from croupier.rules.reasons import Reason
from croupier.rules.state import (
    ABSENT,
    AT_SHOWDOWN,
    DEALT,
    MUCKED,
    RIVER_CALLER,
    SHOWN,
    SUSPICION,
    WINNERS,
    HandState,
    Rulebook,
)
from tests.spots import collected

OPEN = Rulebook(reveal=AT_SHOWDOWN)


def test_rule_51_the_last_hand_need_not_show() -> None:
    """TDA 2024 17-B: all others have mucked."""
    hand = collected((50, 50, 50), pot_count=1)
    hand.eligible[0] = 0b111
    hand.shown[:3] = [MUCKED, 0, MUCKED]
    assert showdown.must_show(hand, OPEN, 1) == 0
    hand.shown[:3] = [MUCKED, 0, 0]
    assert showdown.must_show(hand, OPEN, 1) == Reason.SHOW_FIRST


def test_rule_54_a_hand_that_wins_on_the_second_board_must_be_shown() -> None:
    hand = collected((50, 50, 50), pot_count=1, runs=2)
    hand.eligible[0] = 0b111
    hand.shown[0] = SHOWN
    hand.strength[0][:3] = [9, 8, 8]
    hand.strength[1][:3] = [5, 6, 4]
    assert [showdown.must_show(hand, OPEN, seat) for seat in (1, 2)] == [Reason.SHOW_WINNING, 0]


@pytest.mark.parametrize(
    ("high", "low", "must"),
    [
        ((9, 8), (3, 4), 1),
        ((9, 8), (4, 3), 0),
        ((9, 8), (4, 4), 1),
        ((9, 8), (0, 0), 0),
        ((9, 8), (0, 1), 1),
        ((9, 9), (4, 0), 1),
        ((1, 1), (0, 0), 1),
        ((2, 1), (0, 0), 0),
    ],
)
def test_a_low_that_is_not_beaten_must_be_shown(
    high: tuple[int, int], low: tuple[int, int], must: int
) -> None:
    hand = collected((50, 50), pot_count=1)
    hand.eligible[0] = 0b11
    hand.shown[0] = SHOWN
    hand.strength[0][:2], hand.low[0][:2] = high, low
    assert showdown.must_show(hand, OPEN, 1) == (Reason.SHOW_WINNING if must else 0)


def pot_of_three(high: Sequence[int], shown: Sequence[int], button: int = 2) -> HandState:
    """Seats 0 and 1 have a side pot; 2 is all-in for the main pot."""
    hand = collected((50, 50, 20), pot_count=2, button=button)
    hand.pots[:2], hand.eligible[:2] = [60, 60], [0b111, 0b011]
    hand.strength[0][:3], hand.shown[:3] = high, shown
    return hand


@pytest.mark.parametrize(
    ("high", "shown", "seat", "must"),
    [
        ((9, 5, 7), (0, 0, SHOWN), 1, 1),  # nobody has shown for the side pot yet
        ((9, 5, 7), (SHOWN, 0, SHOWN), 1, 0),
        ((9, 9, 7), (SHOWN, 0, SHOWN), 1, 1),
        ((5, 6, 7), (SHOWN, 0, SHOWN), 1, 1),  # beaten in the main pot, best of the side pot
        ((9, 5, 7), (SHOWN, MUCKED, 0), 2, 0),
        ((7, 5, 7), (SHOWN, MUCKED, 0), 2, 1),
        ((0, 5, 7), (0, SHOWN, SHOWN), 0, 0),  # an unknown hand against shown ones
    ],
)
def test_a_hand_must_show_for_any_pot_it_may_win(
    high: tuple[int, ...], shown: tuple[int, ...], seat: int, must: int
) -> None:
    hand = pot_of_three(high, shown)
    assert showdown.must_show(hand, OPEN, seat) == (Reason.SHOW_WINNING if must else 0)


def test_a_pot_that_a_seat_may_not_win_gives_no_reason_to_show() -> None:
    """Seats 2 and 3 are all-in; 3 beats 2, whose hand is better than the one shown for the side pot."""
    hand = collected((50, 50, 20, 20), pot_count=2)
    hand.eligible[:2] = [0b1111, 0b0011]
    hand.strength[0][:4], hand.shown[:4] = [4, 3, 6, 8], [SHOWN, MUCKED, 0, SHOWN]
    assert showdown.must_show(hand, OPEN, 2) == 0


def test_the_rules_alone_show_and_muck_everybody() -> None:
    """As `settle` does: the side pot first, where seat 0 shows and 1 is beaten; then 2, beaten as well."""
    hand = pot_of_three((9, 5, 7), (0, 0, 0), button=1)
    showdown.show_down(hand, games.no_limit_holdem((5, 10)), OPEN)
    assert hand.shown[:3] == [SHOWN, MUCKED, MUCKED]
    assert hand.stacks[:3] == [120, 0, 0]


def test_a_side_pot_of_one_is_not_shown_for() -> None:
    """Seat 2 alone has the side pot; for the main pot seat 0, left of the button, is first."""
    hand = collected((50, 50, 70), (1,), pot_count=2)
    hand.eligible[:2] = [0b101, 0b100]
    assert showdown.next_to_show(hand, OPEN, 0) == 0


def test_only_the_last_seat_is_waiting() -> None:
    hand = pot_of_three((9, 5, 7), (0, 0, 0), button=1)
    assert [showdown.next_to_show(hand, OPEN, done) for done in (0b000, 0b001, 0b011, 0b110, 0b111)] == [
        0, 1, 2, 0, -1,
    ]  # fmt: skip


@pytest.mark.parametrize(("hole", "known"), [((0, 1), 1), ((1, 0), 1), ((0, -1), 0), ((-1, 0), 0)])
def test_the_lowest_ids_are_known_cards(hole: tuple[int, int], known: int) -> None:
    hand = collected((50, 50))
    hand.hole[0][:2] = hole
    assert showdown.cards_known(hand, games.no_limit_holdem((5, 10)), 0) == known


def test_first_clockwise() -> None:
    hand = collected((1,) * 6)
    assert [showdown.first_clockwise(hand, 0b001010, after) for after in range(6)] == [1, 3, 3, 1, 1, 1]
    assert showdown.first_clockwise(hand, 0, 2) == -1


@pytest.mark.parametrize(
    ("rights", "asker", "seat", "expected"),
    [
        (RIVER_CALLER, 1, 0, 1),  # the river caller, the last aggressor's hand (TDA 2024 18-B)
        (RIVER_CALLER, 1, 2, 0),  # not another one
        (RIVER_CALLER, 2, 0, 0),  # who mucked has no right
        (RIVER_CALLER, 3, 0, 0),  # nor who folded
        (DEALT, 3, 0, 1),  # any player dealt in (Robert's 3)
        (DEALT, 3, 2, 1),
        (DEALT, 1, 3, 0),  # a folded hand nobody may see
        (DEALT, 4, 0, 0),  # nor may who was not dealt in
        (SUSPICION, 1, 0, 0),
        (WINNERS, 1, 0, 0),
    ],
)
def test_rule_53_the_right_to_see_a_hand(rights: int, asker: int, seat: int, expected: int) -> None:
    """Seats 0 to 2 are at the showdown, 0 the last aggressor; 2 has mucked, 3 folded, 4 is empty."""
    hand = collected((50, 50, 50, 20, 0), (3,), pot_count=1, last_aggressor=0)
    hand.status[4] = ABSENT
    hand.eligible[0] = 0b111
    hand.shown[:3] = [0, SHOWN, MUCKED]
    assert showdown.may_see(hand, Rulebook(see_rights=rights), asker, seat) == expected
