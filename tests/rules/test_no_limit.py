"""Rules 9 to 19 of no-limit: opening bets, minimum raises, short all-ins and what they reopen.

Seats: 0 has the small blind, 1 the big blind, the last one the button.
"""

from __future__ import annotations

import pytest

from croupier import games
from croupier.rules import betting
from croupier.rules.reasons import Reason
from tests.spots import Setup, adds, bounds, check_spot, no_limit, options, play, refused

DEEP = 20000
NOT_REOPENED = Reason.RAISE_NOT_REOPENED


@pytest.mark.parametrize(
    ("stacks", "line", "actor", "sizes"),
    [
        ([500] * 3, "c c k /", 0, (10, 490)),
        ([500] * 3, "c c k / k k k /", 0, (10, 490)),
        ([500] * 3, "c c k / k k k / k k k /", 0, (10, 490)),
        ([500] * 3, "c c k / b30 c c /", 0, (10, 460)),  # the flop's bet leaves no trace on the turn
        ([17, 500, 500], "c c k /", 0, (7, 7)),  # all-in for less
        ([20, 500, 500], "c c k /", 0, (10, 10)),
        ([21, 500, 500], "c c k /", 0, (10, 11)),
    ],
)
def test_rule_9_first_bet_is_the_big_blind_or_all_in(
    stacks: list[int], line: str, actor: int, sizes: tuple[int, int]
) -> None:
    """B10. The big blind on every street, less only all-in."""
    check_spot(no_limit(5, 10, stacks).play(line), actor, 0, sizes)


@pytest.mark.parametrize(
    ("blinds", "line", "actor", "owes", "least"),
    [
        ((100, 200), "c c k / b600 r1600 r3600", 0, 3000, 5600),
        ((100, 200), "c c k / b300 r1000", 2, 1000, 1700),
        ((25, 50), "c r125 r200", 1, 150, 275),
        ((25, 50), "c r125 r200 r500", 2, 450, 800),
        ((25, 50), "c r500 c c", 2, 450, 950),
        ((5, 10), "", 2, 10, 20),
        ((5, 10), "r30", 0, 25, 50),  # a raise of 20
        ((5, 10), "r90", 0, 85, 170),  # a raise of 80
        ((5, 10), "r30 r90", 1, 80, 150),  # a raise of 60
        ((50, 100), "c c k / b100 r200", 2, 200, 300),
        ((50, 100), "r300", 0, 250, 500),  # trap 1: not the double
        ((50, 100), "r300 r500 r1000", 2, 700, 1500),
        ((50, 100), "r500 r900", 1, 800, 1300),  # the largest raise of the street counts, not the last
    ],
)
def test_rule_10_minimum_raise_is_the_largest_raise_of_the_street(
    blinds: tuple[int, int], line: str, actor: int, owes: int, least: int
) -> None:
    """B10; trap 1. TDA 2024 43-A, Add. 43."""
    seats = 4 if blinds == (25, 50) else 3
    hand = no_limit(*blinds, [DEEP] * seats).play(line)
    street = hand.street and blinds[1]
    check_spot(hand, actor, owes, (least, DEEP - street))


@pytest.mark.parametrize(
    ("stacks", "line", "actor", "owes", "least"),
    [
        # 100, all-in 125: 225 (trap 2); 100, all-in 140: 240
        ([DEEP, 225, DEEP], "c c k / b100 a", 2, 125, 225),
        ([DEEP, 240, DEEP], "c c k / b100 a", 2, 140, 240),
        # big blind 100, all-in 150 under the gun: 250
        ([DEEP, DEEP, 150, DEEP], "a", 3, 150, 250),
        # 300, all-ins 500, 650, 800: 1100 (trap 3)
        ([DEEP, 600, 750, 900, DEEP, DEEP], "c c c c c k / b300 a a a", 4, 800, 1100),
        # all-in 250 into a bet of 300 changes nothing (trap 36)
        ([DEEP, 350, DEEP], "c c k / b300 a", 2, 300, 600),
        # all-in of exactly a full raise is one (trap 37), of a chip less is not
        ([DEEP, 300, DEEP], "c c k / b100 a", 2, 200, 300),
        ([DEEP, 299, DEEP], "c c k / b100 a", 2, 199, 299),
        ([DEEP, 301, DEEP], "c c k / b100 a", 2, 201, 302),
        # all-in 40 before the flop is a call for less (trap 35)
        ([DEEP, DEEP, 40, DEEP], "a", 3, 100, 200),
    ],
)
def test_rule_11_a_short_all_in_lifts_the_bet_but_not_the_raise(
    stacks: list[int], line: str, actor: int, owes: int, least: int
) -> None:
    """Traps 2, 3, 35, 36, 37. TDA 2024 Add. 43 and 47."""
    hand = no_limit(50, 100, stacks).play(line)
    check_spot(hand, actor, owes, (least, DEEP - (100 if hand.street else 0)))


@pytest.mark.parametrize("line", ["r300 c c / b100", "r300 c c / b100 r500 c c / b100"])
def test_rule_10_the_raises_of_earlier_streets_do_not_count(line: str) -> None:
    sizes = bounds(no_limit(50, 100, [DEEP] * 3).play(line))
    assert sizes is not None
    assert sizes.minimum == 200


def test_rule_10_with_the_smallest_blinds() -> None:
    check_spot(no_limit(1, 1, [50] * 3).play("c k k / b1"), 1, 1, (2, 49))


def test_no_raise_is_zero_and_zero() -> None:
    hand = no_limit(50, 100, [DEEP, DEEP, 150, DEEP]).play("a f f")
    assert betting.options(hand.state, hand.game, hand.rulebook) == (150, 0, 0)


def test_rule_12_no_limit_has_no_cap() -> None:
    hand = no_limit(5, 10, [DEEP] * 2).play("r20")
    for to in range(30, 300, 10):
        play(hand, f"r{to}")
    check_spot(hand, 0, 10, (300, DEEP))


@pytest.mark.parametrize(
    ("stack", "sizes"),
    [
        (230, (130, 130)),
        (299, (199, 199)),
        (300, (200, 200)),
        (600, (200, 500)),
        (200, Reason.RAISE_STACK_ONLY_CALLS),
        (201, (101, 101)),
    ],
)
def test_rule_13_all_in_below_the_minimum_is_legal_less_than_that_is_not(
    stack: int, sizes: tuple[int, int] | Reason
) -> None:
    """B13. Bet 100: a stack of 130 may raise all-in to 130, one of 500 may not."""
    check_spot(no_limit(50, 100, [DEEP, DEEP, stack]).play("c c k / b100 f"), 2, 100, sizes)


def test_rule_14_bets_are_multiples_of_the_unit_unless_all_in() -> None:
    """WSOP Live 134: at 5/10 bets are multiples of 5."""
    setup = Setup(games.game(blinds=(5, 10), bet_unit=5), [13, 997, 500, 500])
    hand = setup.play()
    check_spot(hand, 2, 10, (20, 500))
    for to in (21, 24, 26, 499):
        assert refused(hand, f"r{to}").ruling.reason is Reason.NOT_BET_UNIT
    play(hand, "r25 c")
    check_spot(setup.play("f f a"), 1, 3, Reason.RAISE_NOBODY_ANSWERS)
    hand = setup.play("c c a")  # 13: a full raise would be to 23, which is rounded up to 25
    check_spot(hand, 1, 3, (25, 997))
    for to in (996, 23):
        refused(hand, f"r{to}")
    assert options(hand).allows(997)
    assert not options(hand).allows(992)


@pytest.mark.parametrize(("stack", "reopened"), [(7500, False), (7999, False), (8000, True)])
def test_rule_15_a_short_all_in_does_not_reopen(stack: int, reopened: bool) -> None:
    """B14; trap 40. Big blind 4000: A calls, C is all-in for 7500, the big blind calls (Add. 47 Ex. 3-A)."""
    hand = no_limit(2000, 4000, [DEEP * 2, DEEP * 2, DEEP * 2, stack]).play("c a f c")
    expected = (2 * stack - 4000, DEEP * 2) if reopened else NOT_REOPENED
    check_spot(hand, 2, stack - 4000, expected)
    assert play(hand, "c").next == "deal_flop"


def test_rule_15_a_full_raise_behind_it_does_reopen() -> None:
    """The big blind, not having acted, raises to 11500; A faces 7500 (Add. 47 Ex. 3-B)."""
    hand = no_limit(2000, 4000, [DEEP * 2, DEEP * 2, DEEP * 2, 7500]).play("c a f")
    check_spot(hand, 1, 3500, (11500, DEEP * 2))
    check_spot(play(hand, "r11500"), 2, 7500, (15500, DEEP * 2))


# A bets 100, B is all-in for 125, C calls, D is all-in for 200, E calls; seats 0 to 4, the button folds.
CUMULATIVE = no_limit(50, 100, [DEEP, 225, DEEP, 300, DEEP, DEEP])
CUMULATIVE_LINE = "c c c f c k / b100 a c a c"


def test_rule_16_cumulative_short_all_ins_count_per_player() -> None:
    """B15; traps 4 and 6. Together they are a full raise for A, who faces 100 (Add. 47 Ex. 1)."""
    check_spot(CUMULATIVE.play(CUMULATIVE_LINE), 0, 100, (300, DEEP - 100))


@pytest.mark.parametrize(
    ("answer", "actor", "owes", "sizes"),
    [
        ("c", 2, 75, NOT_REOPENED),
        ("f", 2, 75, NOT_REOPENED),
        ("r300 f", 2, 175, (400, DEEP - 100)),
    ],
)
def test_rule_16_the_same_all_in_reopens_for_one_and_not_for_the_other(
    answer: str, actor: int, owes: int, sizes: tuple[int, int] | Reason
) -> None:
    """C, who called 125, faces 75 unless A raises (Add. 47 Ex. 1-A and 1-B)."""
    hand = CUMULATIVE.play(CUMULATIVE_LINE + " " + answer.split()[0])
    if answer.startswith("r"):
        assert hand.actor == 2
    check_spot(hand, actor, owes, sizes)


@pytest.mark.parametrize(("last", "reopened"), [(299, False), (300, True), (301, True)])
def test_rule_16_all_ins_that_reach_a_full_raise_by_a_chip(last: int, reopened: bool) -> None:
    hand = no_limit(50, 100, [DEEP, 225, DEEP, last, DEEP, DEEP]).play(CUMULATIVE_LINE)
    assert (hand.actor, adds(hand)) == (0, last - 200)
    assert bool(bounds(hand)) is reopened


@pytest.mark.parametrize(
    ("line", "actor", "owes", "sizes"),
    [
        ("", 0, 1200, (2200, DEEP - 200)),
        ("c", 1, 700, (2200, DEEP - 200)),
        ("f", 1, 700, (2200, DEEP - 200)),
        ("c c", 2, 700, (2200, DEEP - 200)),
        ("c f", 2, 700, (2200, DEEP - 200)),
    ],
)
def test_rule_17_consecutive_short_all_ins(line: str, actor: int, owes: int, sizes: tuple[int, int]) -> None:
    """A bets 500, B raises to 1000, C calls, D and E are all-in for 1300 and 1700 (WSOP Tournament 96-a)."""
    setup = no_limit(100, 200, [DEEP, DEEP, DEEP, 1500, 1900, DEEP])
    check_spot(setup.play("c c c f c k / b500 r1000 c a a " + line), actor, owes, sizes)


def test_rule_18_roberts_case() -> None:
    """A 100, B 200, C all-in 260: A faces 160 and may raise; when A calls, B faces 60 and may not."""
    hand = no_limit(50, 100, [DEEP, DEEP, 360]).play("c c k / b100 r200 a")
    check_spot(hand, 0, 160, (360, DEEP - 100))
    check_spot(play(hand, "c"), 1, 60, NOT_REOPENED)


def test_trap_5_a_full_raise_all_in_does_not_join_the_pool() -> None:
    """1/2, all-in 16 under the gun, the button calls, all-in 19: the button faces 3 and may not raise."""
    hand = no_limit(1, 2, [19, 500, 16, 500]).play("a c a c")
    check_spot(hand, 3, 3, NOT_REOPENED)


@pytest.mark.parametrize("all_in", [40, 99])
def test_rule_19_who_checked_may_not_raise_a_short_opening_all_in(all_in: int) -> None:
    """Trap 8. Who has not acted may: the all-in plus a full bet."""
    hand = no_limit(50, 100, [DEEP, 100 + all_in, DEEP]).play("c c k / k a")
    check_spot(hand, 2, all_in, (100 + all_in, DEEP - 100))
    check_spot(play(hand, "c"), 0, all_in, NOT_REOPENED)


@pytest.mark.parametrize("stack", [200, DEEP])
def test_rule_19_a_full_bet_reopens_for_who_checked(stack: int) -> None:
    """Trap 8: versus a bet of 100, all-in or not."""
    hand = no_limit(50, 100, [DEEP, stack, DEEP]).play("c c k / k b100 c")
    check_spot(hand, 0, 100, (200, DEEP - 100))


@pytest.mark.parametrize(("line", "actor", "owes"), [("a f", 0, 100), ("a f c", 1, 50), ("a f f", 1, 50)])
def test_trap_7_who_has_not_acted_keeps_everything(line: str, actor: int, owes: int) -> None:
    """B14. Big blind 100, all-in 150: both blinds may raise to 250 while somebody can answer."""
    hand = no_limit(50, 100, [DEEP, DEEP, 150, DEEP]).play(line)
    alone = line == "a f f"
    check_spot(hand, actor, owes, Reason.RAISE_NOBODY_ANSWERS if alone else (250, DEEP))


def test_trap_42_a_raise_above_all_stacks_is_legal_and_comes_back() -> None:
    hand = no_limit(50, 100, [DEEP, 300, 5000]).play("r5000 f c")
    assert hand.uncalled == (2, 4700)
    assert [pot.amount for pot in hand.pots] == [650]
