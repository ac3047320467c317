"""When somebody must act, when a street closes, when the hand runs out: rules 7, 20, 22, traps 17 to 41."""

from __future__ import annotations

import pytest

from croupier.rules.reasons import Reason
from tests.spots import check_spot, no_limit, play

DEEP = 5000


@pytest.mark.parametrize(
    ("players", "preflop", "flop"),
    [(2, (0, 1), (1, 0)), (3, (2, 0, 1), (0, 1, 2)), (5, (2, 3, 4, 0, 1), (0, 1, 2, 3, 4))],
)
def test_b18_who_acts_first_and_last(players: int, preflop: tuple[int, ...], flop: tuple[int, ...]) -> None:
    """Left of the big blind before the flop, left of the button after it; rule 23 heads-up."""
    hand = no_limit(50, 100, [DEEP] * players).play()
    for seat in preflop:
        assert hand.actor == seat
        play(hand, "c" if seat != preflop[-1] else "k")
    for _ in range(3):
        play(hand, "/")
        for seat in flop:
            assert hand.actor == seat
            play(hand, "k")
    assert hand.next == "showdown"


def test_b02_a_raise_sends_the_action_round_again() -> None:
    hand = no_limit(50, 100, [DEEP] * 4).play("c r300 c")
    assert hand.actor == 1
    assert play(hand, "r900").actor == 2
    play(hand, "f c c")
    assert hand.next == "deal_flop"
    assert play(hand, "/").actor == 0


@pytest.mark.parametrize(
    ("stacks", "line", "back", "pot"),
    [
        ([1000, 40, 1000], "f", (0, 10), 80),  # trap 17
        ([1000, 50, 1000], "f", None, 100),
        ([1000, 30], "", (0, 20), 60),  # trap 18: heads-up, the big blind is all-in for less than the small
        ([1000, 50], "", None, 100),
        ([30, 1000], "", (1, 70), 60),  # trap 19: the small blind is all-in, the big blind covers it
        ([50, 1000], "", (1, 50), 100),
        ([1000, 1000, 80], "a f", (1, 20), 210),  # trap 39: everybody else all-in for less than the blind
        ([1000, 1000, 100], "a f", None, 250),  # … or for exactly the blind
        ([30, 60, 1000], "f", (1, 30), 60),
    ],
)
def test_rule_22_nobody_is_asked_who_cannot_matter(
    stacks: list[int], line: str, back: tuple[int, int] | None, pot: int
) -> None:
    """B07; traps 17, 18, 19, 39."""
    hand = no_limit(50, 100, stacks).play(line)
    assert (hand.actor, hand.next) == (None, "deal_flop")
    assert hand.uncalled == back
    assert sum(each.amount for each in hand.pots) == pot


@pytest.mark.parametrize(
    ("stacks", "line", "actor", "owes"),
    [
        ([1000, 60, 1000], "f", 0, 10),  # folded to the small blind: 60 is all that can be contested
        ([1000, 51, 1000], "f", 0, 1),
        ([1000, 80], "", 0, 30),  # trap 18
        ([1000, 99], "", 0, 49),
        ([1000, 100], "", 0, 50),
        ([1000, 60, 80], "a", 0, 30),  # under the gun all-in for 80
        ([1000, 80, 60], "a", 0, 30),
        ([70, 60, 1000], "f", 0, 10),
        ([55, 60, 1000], "f", 0, 5),
    ],
)
def test_rule_22_nobody_puts_in_more_than_an_opponent_can_contest(
    stacks: list[int], line: str, actor: int, owes: int
) -> None:
    """Traps 17, 18."""
    reason = Reason.RAISE_STACK_ONLY_CALLS if stacks[actor] <= 100 else Reason.RAISE_NOBODY_ANSWERS
    check_spot(no_limit(50, 100, stacks).play(line), actor, owes, reason)


def test_rule_20_the_big_blind_has_an_option() -> None:
    """B06. WSOP Live 156: a blind is not an action."""
    check_spot(no_limit(50, 100, [DEEP] * 3).play("c c"), 1, 0, (200, DEEP))
    assert no_limit(50, 100, [DEEP] * 3).play("c c k").next == "deal_flop"
    assert no_limit(50, 100, [DEEP] * 3).play("c c r200").actor == 2


@pytest.mark.parametrize("line", ["a f c", "a c c", "a c f"])
def test_rule_20_the_option_facing_a_short_all_in(line: str) -> None:
    """Trap 9: all-in 150 under the gun: the big blind may raise to 250."""
    check_spot(no_limit(50, 100, [DEEP, DEEP, 150, DEEP]).play(line), 1, 50, (250, DEEP))


def test_trap_40_a_street_closes_by_rights_not_by_a_lap() -> None:
    """A, who may only call or fold, is asked all the same."""
    hand = no_limit(50, 100, [DEEP, DEEP, 150]).play("c")
    assert hand.actor == 0
    hand = no_limit(50, 100, [DEEP, 150, DEEP]).play("c c a")
    assert (hand.actor, hand.next) == (2, None)
    assert play(hand, "c").actor == 0
    assert play(hand, "c").next == "deal_flop"


def test_trap_41_the_bettor_covered_by_a_caller() -> None:
    """A bets 500, B is all-in for 300, C folds: 200 come back before the next card, and the hand runs out."""
    hand = no_limit(50, 100, [DEEP, 400, DEEP]).play("c c k /")
    for seat, hole in enumerate(["AsAd", "KsKd", "QsQd"]):
        hand.deal_hole(seat, hole)
    play(hand, "b500 c f")
    assert (hand.next, hand.uncalled, hand.shown) == ("deal_turn", (0, 200), (0, 1))
    play(hand, "/")
    assert hand.next == "deal_river"
    play(hand, "/")
    assert hand.next == "showdown"


def test_a_side_pot_goes_on_without_the_all_in_player() -> None:
    hand = no_limit(50, 100, [DEEP, DEEP, 100]).play("a c k /")
    check_spot(hand, 0, 0, (100, DEEP - 100))
    play(hand, "k b100 c / k k / b500")
    assert hand.actor == 1
    play(hand, "f")
    assert (hand.next, hand.uncalled) == ("showdown", (0, 500))


def test_a_short_stack_is_skipped_once_all_in() -> None:
    hand = no_limit(50, 100, [300, DEEP, DEEP]).play("c c k / a r500")
    assert hand.actor == 2
    assert play(hand, "c /").actor == 1


def test_the_last_player_left_wins_at_once() -> None:
    hand = no_limit(50, 100, [DEEP] * 3).play("f f")
    assert (hand.next, hand.street, hand.board) == ("hand_over", 0, ())
    assert hand.stacks == (4950, 5050, 5000)
