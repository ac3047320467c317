"""Rules 50 to 54: who shows first, who must show, who may muck, when all-ins lie face up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypedDict

import pytest

from croupier import games
from croupier.errors import IllegalAction
from croupier.events import Awarded, Mucked, Shown
from croupier.hand import Hand
from croupier.rules import showdown
from croupier.rules.reasons import Reason
from croupier.rules.state import (
    AT_SHOWDOWN,
    FROM_WINNER,
    Rulebook,
)
from tests.spots import no_limit, play, unchanged

DEEP = 5000
OPEN = Rulebook(reveal=AT_SHOWDOWN)
BOARD = ("Kc Jd 9s", "5h", "2c")
ACES, KINGS, QUEENS, JUNK = "AsAd", "KhKd", "QsQd", "7s6d"


def river(
    holes: Sequence[str],
    line: str = "",
    *,
    stacks: Sequence[int] | None = None,
    preflop: str = "",
    flop: str = "",
    turn: str = "",
    book: Rulebook = OPEN,
) -> Hand:
    """A hand brought to its river; a street without a line is called or checked round."""
    hand = Hand(games.no_limit_holdem((5, 10)), stacks or [DEEP] * len(holes), rulebook=book)
    for seat, hole in enumerate(holes):
        hand.deal_hole(seat, hole)
    for cards, actions in zip((*BOARD, ""), (preflop, flop, turn, line), strict=True):
        play(hand, actions)
        while not actions and hand.actor is not None and hand.options is not None:
            play(hand, "k" if hand.options.check else "c")
        if cards:
            hand.deal_board(cards)
    assert hand.next in ("showdown", "hand_over")
    return hand


def reason(hand: Hand, seat: int) -> Reason:
    """Why a seat may not muck."""
    with unchanged(hand, IllegalAction) as refusal:
        hand.muck(seat)
    assert isinstance(refusal.value, IllegalAction)
    return refusal.value.ruling.reason


@pytest.mark.parametrize(
    ("line", "turn", "order"),
    [
        ("k k k", "", (0, 1, 2)),  # B30
        ("k k k", "b10 c c", (0, 1, 2)),  # the turn's bettor does not count (trap 26)
        ("k k k", "k k b10 c c", (0, 1, 2)),
        ("b10 c c", "", (0, 1, 2)),  # B31
        ("k b10 c c", "", (1, 2, 0)),
        ("k k b10 c c", "", (2, 0, 1)),
        ("k k b10 c f", "", (2, 0)),
        ("k b10 f r30 c", "", (0, 1)),  # the check-raiser, not the bettor (trap 26)
        ("b10 r30 f c", "", (1, 0)),
        ("b10 c r40 c c", "", (2, 0, 1)),
        ("k k k", "f k k", (1, 2)),
    ],
)
def test_rule_50_the_order_of_showing(line: str, turn: str, order: tuple[int, ...]) -> None:
    """B30, B31; trap 26. TDA 2024 17-A."""
    if turn.startswith("f"):
        line = "k k"
    hand = river([JUNK, "8s3d", "7h6h"], line, turn=turn)
    assert hand.show_order == order
    assert hand.shower == order[0]
    hand.show_down()
    told = [event.seat for event in hand.events if isinstance(event, Shown | Mucked)]
    assert tuple(told) == order


def test_rule_50_empty_seats_are_passed_over() -> None:
    hand = Hand(games.no_limit_holdem((5, 10)), [0, DEEP, 0, DEEP, DEEP], button=3)
    play(hand, "c c k / k k k / k k k / k k k")
    assert hand.show_order == (4, 1, 3)


@pytest.mark.parametrize(
    ("holes", "line", "order"),
    [
        ([JUNK, "8s3d", KINGS], "b10 c c", (0, 2, 1)),  # after the first hand the winning one
        ([JUNK, KINGS, "8s3d"], "b10 c c", (0, 1, 2)),
        ([KINGS, "8s3d", JUNK], "b10 c c", (0, 1, 2)),
        ([KINGS, "8s3d", JUNK], "k b10 c c", (1, 0, 2)),  # then clockwise from the winning hand
        ([JUNK, KINGS, "8s3d"], "k k b10 c c", (2, 1, 0)),
        ([JUNK, "AcKd", "AhKs"], "b10 c c", (0, 1, 2)),  # two winning hands: clockwise
        ([JUNK, "AcKd", "8s3d", "AhKs"], "b10 c c c", (0, 1, 2, 3)),
        ([JUNK, "8s3d", "8h3h", KINGS], "k b10 c c c", (1, 3, 0, 2)),
    ],
)
def test_b32_showing_goes_on_from_the_winning_hand(
    holes: list[str], line: str, order: tuple[int, ...]
) -> None:
    """The knob `show_from`: from the winner, or clockwise from the first."""
    hand = river(holes, line, book=replace(OPEN, show_from=FROM_WINNER))
    assert hand.show_order == order
    hand.show_down()
    assert [event.seat for event in hand.events if isinstance(event, Shown | Mucked)] == list(order)
    first = order[0]
    clockwise = tuple((first + step) % len(holes) for step in range(len(holes)))
    assert river(holes, line).show_order == clockwise


def test_b32_john_wins_and_mary_may_muck() -> None:
    """Rule 51. John bets, Mary calls; John shows, the beaten hand may stay hidden, or be shown."""
    hand = river([ACES, QUEENS], "k b50 c")
    assert (hand.shower, reason(hand, 0), reason(hand, 1)) == (0, Reason.SHOW_FIRST, Reason.SHOW_FIRST)
    hand.show(0)
    assert (hand.shower, hand.shown) == (1, (0,))
    other = hand.copy()
    hand.muck(1)
    assert (hand.next, hand.shown, hand.mucked, hand.net) == ("hand_over", (0,), (1,), {0: 60, 1: -60})
    other.show(1)
    assert (other.next, other.shown, other.mucked, other.net) == ("hand_over", (0, 1), (), hand.net)


def test_b32_mary_wins_and_must_show() -> None:
    """Rule 51. John must show first, then Mary's hand is shown without asking."""
    hand = river([QUEENS, ACES], "k b50 c")
    assert reason(hand, 0) is Reason.SHOW_FIRST
    hand.show(0)
    assert reason(hand, 1) is Reason.SHOW_WINNING
    hand.show_down()
    assert (hand.shown, hand.mucked, hand.net) == ((0, 1), (), {0: -60, 1: 60})
    shown = [event for event in hand.events if isinstance(event, Shown)]
    assert [(event.seat, event.reason) for event in shown] == [
        (0, Reason.SHOW_FIRST),
        (1, Reason.SHOW_WINNING),
    ]


def test_b32_the_rules_show_winners_and_muck_losers() -> None:
    hand = river([QUEENS, JUNK, ACES, "KsQh"], "b10 c c c")
    hand.show_down()
    assert (hand.shown, hand.mucked) == ((0, 2), (1, 3))


def test_a_tie_must_be_shown() -> None:
    """Trap 30: playing the board does not excuse showing (TDA 2024 19)."""
    hand = Hand(games.no_limit_holdem((5, 10)), [DEEP] * 2, rulebook=OPEN)
    hand.deal_hole(0, "2c3d")
    hand.deal_hole(1, "2d3c")
    play(hand, "c k /AsKsQs k k /Js k k /Ts k k")
    hand.show(1)
    assert reason(hand, 0) is Reason.SHOW_WINNING
    hand.show_down()
    assert hand.received == {0: 10, 1: 10}


@pytest.mark.parametrize(("muck_losers", "why"), [(1, 0), (0, Reason.SHOW_TOLD)])
def test_knob_muck_losers(muck_losers: int, why: int) -> None:
    hand = river([ACES, QUEENS], "k b50 c", book=replace(OPEN, muck_losers=muck_losers))
    hand.show(0)
    assert showdown.must_show(hand.state, hand.rulebook, 1) == why
    hand.show_down()
    assert hand.shown == ((0,) if muck_losers else (0, 1))


def test_rule_52_all_ins_lie_face_up_once_no_more_betting_is_possible() -> None:
    """TDA 2024 16, WSOP Tournament 70: while B and C may still bet, nothing is turned."""
    hand = no_limit(5, 10, [100, DEEP, DEEP], Rulebook()).play("c a c c")
    for seat, hole in enumerate([ACES, KINGS, QUEENS]):
        hand.deal_hole(seat, hole)
    play(hand, "/ k")
    assert list(hand.shown) == []
    play(hand, "b50 c /")
    assert list(hand.shown) == []
    play(hand, "k a c")
    assert (hand.shown, hand.next) == ((0, 1, 2), "deal_river")
    told = [(event.seat, event.reason) for event in hand.events if isinstance(event, Shown)]
    assert told == [(seat, Reason.SHOW_ALL_IN) for seat in (2, 1, 0)]  # the side pot first, from its bettor


def test_rule_52_after_the_river_all_hands_of_an_all_in_pot_are_shown() -> None:
    hand = river([ACES, KINGS, QUEENS], "k k", book=Rulebook(), **SIDE)
    assert hand.shown == (0, 1, 2)
    hand.show_down()
    assert hand.mucked == ()


def test_rule_52_cards_that_come_later_are_turned_when_they_come() -> None:
    hand = no_limit(5, 10, [100, 100], Rulebook()).play("a c")
    assert list(hand.shown) == []
    hand.deal_hole(1, ACES)
    assert list(hand.shown) == [1]
    play(hand, "/")
    hand.deal_hole(0, KINGS)
    assert list(hand.shown) == [0, 1]


def test_rule_52_an_unknown_hand_may_not_be_mucked_once_somebody_is_all_in() -> None:
    hand = river([ACES, "????"], stacks=[100, 100], preflop="a c", book=Rulebook())
    assert (hand.next, list(hand.shown), reason(hand, 1)) == ("showdown", [0], Reason.SHOW_ALL_IN)
    hand.show(1, KINGS)
    assert hand.net == {0: -100, 1: 100}


def test_rule_52_a_face_up_hand_may_be_told_before_the_board_is_complete() -> None:
    hand = no_limit(5, 10, [100, 100], Rulebook()).play("a c /")
    hand.show(0, ACES)
    assert (list(hand.shown), hand.next) == ([0], "deal_turn")


def test_knob_reveal_at_showdown() -> None:
    """WSOP Live 149: hands stay down until the showdown, and beaten ones may be mucked."""
    holes = [QUEENS, ACES]
    assert river(holes, stacks=[100, 100], preflop="a c", book=Rulebook()).shown == (0, 1)
    hand = river(holes, stacks=[100, 100], preflop="a c")
    assert list(hand.shown) == []
    assert reason(hand, 0) is Reason.SHOW_FIRST
    hand.show(1)
    hand.muck(0)
    assert hand.net == {0: -100, 1: 100}


def test_no_one_all_in_nobody_is_turned_up() -> None:
    assert river([ACES, KINGS], "k k", book=Rulebook()).shown == ()


class Side(TypedDict):
    stacks: list[int]
    preflop: str


# Seat 0 is all-in for 100 before the flop, 1 and 2 play on.
SIDE = Side(stacks=[100, DEEP, DEEP], preflop="c a c c")


@pytest.mark.parametrize(
    ("line", "order"), [("k b50 c", (2, 1, 0)), ("b50 c", (1, 2, 0)), ("k k", (1, 2, 0))]
)
def test_rule_53_the_side_pot_is_shown_and_awarded_first(line: str, order: tuple[int, ...]) -> None:
    """Trap 27. TDA 2024 Add. 16 Ex. 2-3, WSOP Live 149."""
    hand = river([ACES, KINGS, QUEENS], line, flop="b50 c", **SIDE)
    assert hand.show_order == order
    hand.show_down()
    awards = [(event.pot, event.seat) for event in hand.events if isinstance(event, Awarded)]
    assert awards == [(1, 1), (0, 1)]


def test_rule_53_main_and_side_pot_have_their_own_winners() -> None:
    """Kings (three of them) win the main pot, aces the side pot, and queens may stay hidden."""
    hand = river([KINGS, ACES, QUEENS], "b50 c", **SIDE)
    hand.show_down()
    assert (hand.shown, hand.mucked) == ((0, 1), (2,))
    assert [pot.awards for pot in hand.pots] == [{0: 300}, {1: 100}]


def test_trap_28_folding_out_of_a_side_pot_forfeits_the_main_pot() -> None:
    """B folds to C's bet: C has the side pot unshown, and still needs to beat A for the main pot."""
    holes = [KINGS, "KsQh", QUEENS]
    hand = river(holes, flop="b50 c", turn="k b200 f", **SIDE)
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(300, (0, 2)), (100, (2,))]
    assert hand.show_order == (2, 0)
    hand.show(0)
    hand.muck(2)
    assert (hand.shown, hand.mucked) == ((0,), (2,))
    assert [pot.awards for pot in hand.pots] == [{0: 300}, {2: 100}]
    assert hand.net == {0: 200, 1: -150, 2: -50}


def test_a_side_pot_whose_first_hand_is_unknown_is_not_given_away() -> None:
    """B and C have the side pot; A's hand is shown, theirs are not known: the first of them must show."""
    hand = river([ACES, "????", "????"], "k k", flop="b50 c", **SIDE)
    hand.show(0)
    assert reason(hand, 1) is Reason.SHOW_WINNING
    hand.show(1, JUNK)
    hand.muck(2)
    assert [pot.awards for pot in hand.pots] == [{0: 300}, {1: 100}]


def test_rule_53_show_order_of_the_third_pot() -> None:
    hand = river(
        [ACES, KINGS, QUEENS, JUNK], "k k", stacks=[100, 300, DEEP, DEEP], preflop="c c a a c c", flop="b50 c"
    )
    assert [pot.eligible for pot in hand.pots] == [(0, 1, 2, 3), (1, 2, 3), (2, 3)]
    assert hand.show_order == (2, 3, 1, 0)


def test_the_cards_that_decide_must_be_known() -> None:
    """B23: an unknown hand may be shown with its cards, or mucked once a shown one beats it."""
    hand = river(["????", ACES], "k k")
    with unchanged(hand, IllegalAction, "not known"):
        hand.show_down()
    hand.show(1)
    assert hand.shower == 0
    other = hand.copy()
    hand.muck(0)
    assert hand.net == {0: -10, 1: 10}
    other.show(0, KINGS)
    assert other.net == {0: 10, 1: -10}


def test_cards_dealt_anew_at_the_showdown_count() -> None:
    """Reading the order of showing fixes no hand's strength."""
    hand = river([ACES, QUEENS], "k k")
    assert hand.show_order == (1, 0)
    hand.deal_hole(0, JUNK)
    hand.show_down()
    assert hand.net == {0: -10, 1: 10}
