"""Rules 1 to 8: what the five wagers are and when each is possible."""

from __future__ import annotations

import pytest

from croupier.events import Acted
from croupier.rules.reasons import Reason
from tests.spots import adds, bounds, check_spot, no_limit, options, play, refused

DEEP = 5000


def test_rule_1_committed_bet_and_chips_to_add_are_three_numbers() -> None:
    """B08. Bet 30, already in 10: a call adds 20. Raising to 90 adds 80, and the raise is 60."""
    hand = no_limit(5, 10, [DEEP] * 3).play("r30 f")
    assert (hand.state.committed[1], hand.state.current_bet, adds(hand)) == (10, 30, 20)
    check_spot(hand, 1, 20, (50, DEEP))
    play(hand, "r90")
    assert hand.events[-1] == Acted(1, "raise", 90, 80, False, True)
    check_spot(hand, 2, 60, (150, DEEP))  # 90 and the raise of 60


def test_rule_1_chips_of_earlier_streets_never_discount_a_call() -> None:
    """B08."""
    hand = no_limit(5, 10, [DEEP] * 3).play("r100 c c / b100 f")
    assert adds(hand) == 100


@pytest.mark.parametrize(
    ("stacks", "line", "told"),
    [
        ([500] * 2, "c k / a", Acted(1, "bet", 490, 490, True, True)),
        ([500] * 2, "a", Acted(0, "raise", 500, 495, True, True)),
        ([500] * 2, "a a", Acted(1, "call", 500, 490, True, False)),
        ([500, 300], "a a", Acted(1, "call", 300, 290, True, False)),
        ([500, 15], "c k / a", Acted(1, "bet", 5, 5, True, False)),
        ([500, 500, 19], "a", Acted(2, "raise", 19, 19, True, False)),
        ([500, 500, 20], "a", Acted(2, "raise", 20, 20, True, True)),
        ([500, 500, 7], "a", Acted(2, "call", 7, 7, True, False)),
    ],
)
def test_rule_1_all_in_is_a_bet_a_raise_or_a_call(stacks: list[int], line: str, told: Acted) -> None:
    """B01. TDA 2024 3, WSOP Tournament 59: a size, not a sixth kind of wager."""
    hand = no_limit(5, 10, stacks).play(line)
    assert next(event for event in reversed(hand.events) if isinstance(event, Acted)) == told


@pytest.mark.parametrize(
    ("line", "check", "call", "bet", "raise_to"),
    [
        ("", False, True, False, True),
        ("c", False, True, False, True),
        ("c c", True, False, False, True),  # the big blind's option (B06)
        ("c c k /", True, False, True, False),
        ("c c k / k", True, False, True, False),
        ("c c k / b10", False, True, False, True),
    ],
)
def test_rule_1_which_actions_are_possible(
    line: str, check: bool, call: bool, bet: bool, raise_to: bool
) -> None:
    """B05, B06. A check only where nothing is owed; where the blind is the bet it is raised, not bet."""
    hand = no_limit(5, 10, [DEEP] * 3).play(line)
    now = options(hand)
    assert now.fold
    possible = (now.check, now.call is not None, now.bet is not None, now.raise_to is not None)
    assert possible == (check, call, bet, raise_to)
    for word, may in (("k", check), ("c", call), ("b60", bet), ("r60", raise_to)):
        if may:
            play(hand.copy(), word)
        else:
            refused(hand, word)


@pytest.mark.parametrize(
    ("stack", "owes", "all_in", "back", "pot"),
    [
        (45, 35, True, 65, 100),
        (109, 99, True, 1, 228),
        (110, 100, True, None, 230),
        (111, 100, False, None, 230),
    ],
)
def test_rule_2_call_for_less(stack: int, owes: int, all_in: bool, back: int | None, pot: int) -> None:
    """B13. Bet 100 with 35 behind: call 35, and only the matched part is contested."""
    hand = no_limit(5, 10, [stack, DEEP, DEEP]).play("c c k / k b100 f")
    call = options(hand).call
    assert call is not None
    assert (call.to, call.adds, call.all_in) == (owes, owes, all_in)
    play(hand, "c")
    assert hand.uncalled == ((1, back) if back else None)
    assert [each.amount for each in hand.pots] == [pot]


def test_rule_3_table_stakes() -> None:
    """B17. Only what was on the table when the hand began can be bet."""
    hand = no_limit(5, 10, [DEEP, DEEP, 333]).play()
    assert refused(hand, "r334").ruling.reason is Reason.ABOVE_MAXIMUM
    play(hand, "r333")
    assert hand.stacks == (4995, 4990, 0)


def test_rule_4_a_fold_where_a_check_is_free_binds() -> None:
    hand = no_limit(5, 10, [DEEP] * 3).play("c c k / f k k / k k / k k")
    assert hand.state.live == 2
    assert hand.show_order == (1, 2)


def test_rule_5_check_raise() -> None:
    """WSOP Live 128."""
    check_spot(no_limit(5, 10, [DEEP] * 2).play("c k / k b50"), 1, 50, (100, DEEP - 10))


@pytest.mark.parametrize(
    ("line", "kind"), [("", "fold"), ("c c", "check"), ("c c k /", "check"), ("r30", "fold")]
)
def test_rule_6_time_out_folds_facing_a_bet_and_checks_otherwise(line: str, kind: str) -> None:
    """TDA 2024 29."""
    hand = no_limit(5, 10, [DEEP] * 3).play(line)
    seat = hand.actor
    hand.time_out()
    acted = [event for event in hand.events if isinstance(event, Acted)]
    assert (acted[-1].seat, acted[-1].kind) == (seat, kind)


@pytest.mark.parametrize(
    ("stacks", "line", "actor", "owes"),
    [
        ([DEEP, DEEP, 150, DEEP], "a f f", 1, 50),  # all-in 150 under the gun, all fold to the big blind
        ([500, 2000, 300], "a a", 1, 400),  # all-ins 300 and 500, the last has 2000 (trap 38)
        ([DEEP, 600], "c k / a", 0, 500),
    ],
)
def test_rule_7_one_stack_against_only_all_ins_calls_or_folds(
    stacks: list[int], line: str, actor: int, owes: int
) -> None:
    """B07; trap 38. Then the hand runs out."""
    hand = no_limit(50, 100, stacks).play(line)
    check_spot(hand, actor, owes, Reason.RAISE_NOBODY_ANSWERS)
    assert options(hand).fold
    refused(hand, "a")
    street = hand.street
    play(hand, "c")
    assert hand.next == ("deal_flop", "deal_turn")[street]
    play(hand, "/")
    assert hand.actor is None


@pytest.mark.parametrize(("third", "may"), [(500, False), (501, True)])
def test_rule_7_a_raise_needs_somebody_with_a_chip_to_answer(third: int, may: bool) -> None:
    """All-in 500; the next player may raise only if the third has more than that."""
    hand = no_limit(50, 100, [DEEP, third, 500]).play("a")
    assert bool(bounds(hand)) is may
    assert adds(hand) == 450


def test_rule_8_check_then_face_a_full_bet() -> None:
    """Big blind 100, A checks, B bets 250: A may fold, call, or raise to 500 or more."""
    hand = no_limit(50, 100, [DEEP] * 3).play("c c k / k b250 f")
    check_spot(hand, 0, 250, (500, DEEP - 100))
    assert options(hand).fold


def test_b02_only_the_actor_acts() -> None:
    hand = no_limit(5, 10, [DEEP] * 3).play()
    for seat in (0, 1):
        before = hand.copy()
        with pytest.raises(Exception, match="p3's turn"):
            hand.call(seat=seat)
        assert hand.state == before.state
    hand.call(seat=2)
    assert hand.actor == 0


def test_b09_the_pot_gathers_every_contribution_once() -> None:
    """Trap 34: what is collected and the bets in front, once; folded chips too."""
    hand = no_limit(5, 10, [DEEP] * 3).play()
    totals = [hand.pot_total]
    for word in ["r30", "c", "c", "/", "b40", "r100", "f", "f"]:
        play(hand, word)
        totals.append(hand.pot_total)
    assert totals == [15, 45, 70, 90, 90, 130, 230, 230, 170]  # at the end 60 came back
    assert hand.net == {0: -70, 1: 100, 2: -30}
