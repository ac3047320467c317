"""Rules 38 to 41: fixed-limit sizes, the cap, and the half-bet rule for all-ins."""

from __future__ import annotations

import pytest

from croupier.rules.reasons import Reason
from croupier.rules.state import CAP_HAND, CAP_ROUND, CONSECUTIVE, Rulebook
from tests.spots import bounds, check_spot, fixed_limit, options, play, refused

DEEP = 5000
LIMPED = "c c c k /"  # four players see a flop


@pytest.mark.parametrize(
    ("line", "owes", "to"),
    [
        ("", 10, 20),
        ("r20", 15, 30),
        ("r20 r30", 20, 40),
        ("c c k /", 0, 10),
        ("c c k / b10", 10, 20),
        ("c c k / b10 r20", 20, 30),
        ("c c k / k k k /", 0, 20),
        ("c c k / k k k / b20", 20, 40),
        ("c c k / k k k / k k k /", 0, 20),
        ("c c k / k k k / k k k / b20 r40", 40, 60),
    ],
)
def test_rule_38_sizes(line: str, owes: int, to: int) -> None:
    """B11. 10/20: the small bet on the first two streets, the big bet on the last two; one size each."""
    hand = fixed_limit(10, 20, [DEEP] * 3).play(line)
    assert hand.actor is not None
    check_spot(hand, hand.actor, owes, (to, to))


@pytest.mark.parametrize(
    ("raises", "line", "last"),
    [
        (3, "c c k / b4 r8 r12", 16),
        (4, "c c k / b4 r8 r12 r16", 20),
        (3, "r8 r12", 16),  # the big blind is the bet (trap 16)
        (4, "r8 r12 r16", 20),
        (1, "", 8),
        (2, "c c k / k k k / b8 r16", 24),
    ],
)
def test_rule_39_the_cap(raises: int, line: str, last: int) -> None:
    """4/8: bet and three raises make 16, four make 20. Robert's 3, WSOP Live 130."""
    hand = fixed_limit(4, 8, [DEEP] * 3, Rulebook(fl_raises=raises)).play(line)
    sizes = bounds(hand)
    assert sizes is not None
    assert (sizes.minimum, sizes.maximum) == (last, last)
    play(hand, f"r{last}")
    assert bounds(hand) is None
    assert refused(hand, f"r{last + 4}").ruling.reason is Reason.RAISE_CAPPED


def test_rule_39_the_cap_is_counted_anew_on_each_street() -> None:
    hand = fixed_limit(4, 8, [DEEP] * 3).play("r8 r12 r16 c c / b4 r8 r12 r16 c c / b8 r16 r24")
    check_spot(hand, 0, 16, (32, 32))
    check_spot(play(hand, "r32"), 1, 16, Reason.RAISE_CAPPED)


HEADS_UP = "c k / b4 r8 r12 r16"
FOLDS_BEFORE = "c c k / b4 r8 f r12 r16"
FOLDS_AT_THE_CAP = "c c k / b4 r8 r12 r16 f"


@pytest.mark.parametrize(
    ("fl_hu", "players", "line", "open_to"),
    [
        (0, 2, HEADS_UP, None),
        (0, 3, FOLDS_BEFORE, None),
        (0, 3, FOLDS_AT_THE_CAP, None),
        (CAP_ROUND, 2, HEADS_UP, 20),
        (CAP_ROUND, 3, FOLDS_BEFORE, None),
        (CAP_ROUND, 3, FOLDS_AT_THE_CAP, None),
        (CAP_ROUND, 3, "c f k / b4 r8 r12 r16", 20),  # two were left when the round began
        (CAP_ROUND, 3, "r8 r12 r16", None),
        (CAP_ROUND, 2, "r8 r12 r16", 20),
        (CAP_HAND, 2, HEADS_UP, 20),
        (CAP_HAND, 3, FOLDS_BEFORE, 20),
        (CAP_HAND, 3, FOLDS_AT_THE_CAP, None),
        (CAP_HAND, 3, "c c k / b4 f r8 r12 r16 r20 r24", 28),
    ],
)
def test_rule_40_heads_up_and_the_cap(fl_hu: int, players: int, line: str, open_to: int | None) -> None:
    """TDA 2024 48 and WSOP Tournament 100-b never lift it; WSOP Live 131 by the round; Robert's 3-4."""
    hand = fixed_limit(4, 8, [DEEP] * players, Rulebook(fl_hu=fl_hu)).play(line)
    assert hand.actor is not None
    if open_to is None:
        why = options(hand).why_no_raise()
        assert why is not None
        assert why.reason is Reason.RAISE_CAPPED
    else:
        assert play(hand, f"r{open_to}").state.current_bet == open_to


# 20 a bet: stacks after the big blind of 20 has been called.
@pytest.mark.parametrize(
    ("line", "shorts", "actor", "owes", "to"),
    [
        ("a", {0: 8}, 1, 8, 20),  # opening all-in of less than half: complete to 20
        ("a", {0: 9}, 1, 9, 20),
        ("a", {0: 10}, 1, 10, 30),  # half or more is a bet
        ("a", {0: 15}, 1, 15, 35),  # trap 14: 35, not 40
        ("a", {0: 20}, 1, 20, 40),
        ("b20 a", {1: 28}, 2, 28, 40),  # trap 14: 40, not 48
        ("b20 a", {1: 29}, 2, 29, 40),
        ("b20 a", {1: 30}, 2, 30, 50),
        ("b20 a", {1: 35}, 2, 35, 55),
        ("b20 a", {1: 40}, 2, 40, 60),
        ("b20 r40 a", {2: 45}, 3, 45, 60),
        ("b20 a a", {1: 28, 2: 36}, 3, 36, 56),  # two that only together are half a bet: a raise to 36
        ("b20 a a", {1: 28, 2: 29}, 3, 29, 40),
        ("b20 a a", {1: 25, 2: 30}, 3, 30, 50),
    ],
)
def test_rule_41_half_a_bet_makes_a_raise(
    line: str, shorts: dict[int, int], actor: int, owes: int, to: int
) -> None:
    """B16; trap 14. TDA 2024 47-B, WSOP Live 133, Robert's 3-6: a smaller all-in may be completed."""
    stacks = [20 + shorts.get(seat, DEEP) for seat in range(4)]
    hand = fixed_limit(20, 40, stacks).play(LIMPED + " " + line)
    check_spot(hand, actor, owes, (to, to))


@pytest.mark.parametrize(("all_in", "to"), [(100, 400), (199, 400), (200, 600), (300, 700)])
def test_rule_41_limit_400(all_in: int, to: int) -> None:
    hand = fixed_limit(400, 800, [400 + all_in, DEEP, DEEP, DEEP]).play(LIMPED + " a")
    check_spot(hand, 1, all_in, (to, to))


@pytest.mark.parametrize(("all_in", "to"), [(28, None), (29, None), (30, 50), (39, 59), (40, 60)])
def test_rule_41_half_a_bet_reopens_for_the_bettor(all_in: int, to: int | None) -> None:
    """Trap 15: all-in 30 over 20 is a raise for everybody, 28 for nobody who has acted."""
    hand = fixed_limit(20, 40, [DEEP, 20 + all_in, DEEP, DEEP]).play(LIMPED + " b20 a c c")
    check_spot(hand, 0, all_in - 20, (to, to) if to else Reason.RAISE_NOT_HALF)


@pytest.mark.parametrize(("second", "to"), [(28, None), (29, None), (30, 50), (36, 56)])
def test_rule_41_several_small_ones_add_up_per_player(second: int, to: int | None) -> None:
    """B16. Bet 20, all-in 28, all-in 36: the bettor faces 16 and may raise; who called 28 faces 8."""
    hand = fixed_limit(20, 40, [DEEP, 48, DEEP, 20 + second]).play(LIMPED + " b20 a c a")
    if second > 28:
        check_spot(hand, 0, second - 20, (to, to) if to else Reason.RAISE_NOT_HALF)
        check_spot(play(hand, "c"), 2, second - 28, Reason.RAISE_NOT_HALF)
    else:
        check_spot(hand, 0, 8, Reason.RAISE_NOT_HALF)


def test_rule_41_who_checked_faces_a_short_opening_all_in() -> None:
    for all_in, sizes in ((9, Reason.RAISE_NOT_HALF), (10, (30, 30))):
        hand = fixed_limit(20, 40, [DEEP, DEEP, DEEP, 20 + all_in]).play(LIMPED + " k k k a")
        check_spot(hand, 0, all_in, sizes)


def test_rule_41_a_raiser_short_of_the_size_is_all_in() -> None:
    """B13. 50 behind facing 40: a raise to 50 where 60 would be full; half a bet makes it one."""
    hand = fixed_limit(20, 40, [DEEP, DEEP, 70, DEEP]).play(LIMPED + " b20 r40")
    check_spot(hand, 2, 40, (50, 50))
    play(hand, "a")
    check_spot(hand, 3, 50, (70, 70))


@pytest.mark.parametrize(
    ("line", "shorts", "sizes"),
    [
        ("b20 a r40", {1: 28}, [60, 80]),  # completing is the first raise
        ("a r20", {0: 8}, [40, 60, 80]),  # completing an opening all-in is the bet
        ("a r35", {0: 15}, [55, 75]),  # an opening all-in of 15 was the bet
        ("b20 a r50", {1: 30}, [70]),  # all-in 30 was the first raise, 50 the second
        ("b20 a a r56", {1: 28, 2: 36}, [76]),
    ],
)
def test_rule_41_all_ins_completions_and_the_cap(line: str, shorts: dict[int, int], sizes: list[int]) -> None:
    """Three raises: what counts as a full one counts towards the cap."""
    stacks = [20 + shorts.get(seat, DEEP) for seat in range(5)]
    hand = fixed_limit(20, 40, stacks).play("c c c c k / " + line)
    for to in sizes:
        assert bounds(hand) is not None, to
        play(hand, f"r{to}")
    assert bounds(hand) is None


def test_a_run_of_all_ins_is_no_matter_of_fixed_limit() -> None:
    """Without the half-bet rule 15 of 20 is completed to 20, though consecutive all-ins count elsewhere."""
    book = Rulebook(reopen=CONSECUTIVE, fl_half=0)
    hand = fixed_limit(10, 20, [25, DEEP, DEEP], book).play("c c k / k k k / a")
    check_spot(hand, 1, 15, (20, 20))
