"""Rules 42 to 49: layers, refunds, folded chips, odd chips, hi-lo halves and rake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from croupier import games
from croupier.hand import Hand
from croupier.rules import pots
from croupier.rules.rulebooks import TDA
from croupier.rules.state import (
    EVEN,
    HALVES,
    MUCKED,
    ROUND_DOWN,
    ROUND_HALF_EVEN,
    ROUND_UP,
    SHOWN,
    GameSpec,
    HandState,
    Rulebook,
)
from tests.spots import collected, no_limit, play

HOLDEM = games.no_limit_holdem((5, 10))
HILO = games.game("omaha-hilo8", blinds=(5, 10))


def layers(
    hand: HandState, book: Rulebook = TDA
) -> tuple[list[tuple[int, list[int]]], tuple[int, int] | None]:
    """The pots with the seats that may win them, and what goes back to whom."""
    pots.return_uncalled(hand, book)
    pots.build_pots(hand, book)
    made = []
    for at in range(hand.pot_count):
        made.append((hand.pots[at], [seat for seat in range(hand.seats) if hand.eligible[at] >> seat & 1]))
    return made, (hand.uncalled_seat, hand.uncalled) if hand.uncalled else None


def paid(
    hand: HandState,
    high: Mapping[int, int],
    low: Mapping[int, int] | None = None,
    *,
    game: GameSpec = HOLDEM,
    book: Rulebook = TDA,
) -> dict[int, int]:
    """What the pots pay, the hands being so strong."""
    for seat, value in high.items():
        hand.strength[0][seat] = value
    for seat, value in (low or {}).items():
        hand.low[0][seat] = value
    layers(hand, book)
    pots.award(hand, game, book)
    won = [sum(hand.awards[at][seat] for at in range(hand.pot_count)) for seat in range(hand.seats)]
    assert sum(won) + hand.rake == sum(hand.pots[: hand.pot_count])
    return {seat: chips for seat, chips in enumerate(won) if chips}


A, B, C, D, E = range(5)


@pytest.mark.parametrize(
    ("put_in", "folded", "expected", "back"),
    [
        # rule 42
        ((50, 120, 200), (), [(150, [A, B, C]), (140, [B, C])], (C, 80)),
        ((100, 200, 500, 500), (), [(400, [A, B, C, D]), (300, [B, C, D]), (600, [C, D])], None),
        ((200, 50, 120), (), [(150, [A, B, C]), (140, [A, C])], (A, 80)),
        ((50, 50), (), [(100, [A, B])], None),
        ((9, 7, 5, 3), (), [(12, [A, B, C, D]), (6, [A, B, C]), (4, [A, B])], (A, 2)),
        # rule 43: folded chips count for the refund (trap 20); two on top called each other (trap 21)
        ((100, 300), (A,), [(200, [B])], (B, 200)),
        ((500, 500, 100), (), [(300, [A, B, C]), (800, [A, B])], None),
        ((100, 99), (), [(198, [A, B])], (A, 1)),
        ((5, 10), (A,), [(10, [B])], (B, 5)),  # a walk
        # rule 44: folded money stays (trap 22), between layers too
        ((50, 200, 120), (C,), [(150, [A, B]), (140, [B])], (B, 80)),
        ((50, 200, 500, 500), (B,), [(200, [A, C, D]), (1050, [C, D])], None),
        # a folded player on top gets nothing back, and his layer stays in the pot below it
        ((50, 120, 100), (B, C), [(270, [A])], None),
        ((50, 100, 200), (C,), [(150, [A, B]), (200, [B])], None),
        # neighbours with equal contenders are one pot (trap 23)
        ((10, 10, 1, 2, 3), (C, D, E), [(26, [A, B])], None),
    ],
)  # fmt: skip
def test_rules_42_to_44_layers(
    put_in: Sequence[int],
    folded: Sequence[int],
    expected: list[tuple[int, list[int]]],
    back: tuple[int, int] | None,
) -> None:
    """B20, B21, B22; traps 20 to 23."""
    assert layers(collected(put_in, folded)) == (expected, back)


def test_rule_43_a_refund_brings_an_all_in_player_back() -> None:
    """B22. Heads-up all-in 300 against 200: 100 are behind again, and no pot."""
    hand = no_limit(5, 10, [300, 200]).play("a a")
    assert (hand.uncalled, hand.stacks) == ((0, 100), (100, 0))
    assert [pot.amount for pot in hand.pots] == [400]
    assert hand.received == {0: 100}
    assert hand.view(0).statuses == ("active", "all-in")


def test_rule_43_a_walk() -> None:
    """5/10, everybody folds: the big blind gets 5 back and collects 10."""
    hand = no_limit(5, 10, [500] * 3).play("f f")
    assert (hand.uncalled, [pot.awards for pot in hand.pots]) == ((1, 5), [{1: 10}])
    assert (hand.received, hand.net) == ({1: 15}, {0: -5, 1: 5, 2: 0})


def test_trap_22_the_folded_chips_above_an_all_in() -> None:
    """A all-in 50, B 200, C folded after 120; A is best: A 150, B 220 with the refund."""
    hand = collected((50, 200, 120), (C,))
    assert paid(hand, {A: 9, B: 3}) == {A: 150, B: 140}
    assert hand.stacks[B] == 220


def test_trap_29_the_best_hand_is_not_in_the_side_pot() -> None:
    """B21, B23."""
    assert paid(collected((50, 120, 200)), {A: 9, B: 5, C: 1}) == {A: 150, B: 140}
    assert paid(collected((50, 120, 200)), {A: 1, B: 5, C: 9}) == {C: 290}
    assert paid(collected((50, 120, 200)), {A: 9, B: 1, C: 5}) == {A: 150, C: 140}


def test_a_mucked_hand_wins_nothing() -> None:
    hand = collected((50, 50, 50))
    hand.shown[1] = MUCKED
    assert paid(hand, {A: 3, B: 9, C: 2}) == {A: 150}


def test_the_only_contender_wins_even_mucked() -> None:
    """The side pot of B alone, whose hand lost the main pot unseen."""
    hand = collected((50, 200, 120), (C,))
    hand.shown[:2] = [SHOWN, MUCKED]
    assert paid(hand, {A: 3, B: 9}) == {A: 150, B: 140}


def test_the_weakest_hands_win_and_tie_like_others() -> None:
    """Strength 1 is a hand, 0 is none."""
    assert paid(collected((50, 50)), {A: 1}) == {A: 100}
    assert paid(collected((50, 50)), {A: 1, B: 1}) == {A: 50, B: 50}
    assert paid(collected((50, 50)), {A: 2, B: 1}, {B: 1}, game=HILO) == {A: 50, B: 50}
    assert paid(collected((50, 50)), {A: 2, B: 1}, {A: 1, B: 1}, game=HILO) == {A: 75, B: 25}


def test_b26_each_pot_is_split_on_its_own() -> None:
    assert paid(collected((50, 120, 120)), {A: 5, B: 5, C: 1}) == {A: 75, B: 75 + 140}


@pytest.mark.parametrize(
    ("winners", "button", "expected"),
    [
        ((2, 5), 7, {2: 88, 5: 87}),
        ((2, 5), 2, {2: 87, 5: 88}),
        ((2, 5), 1, {2: 88, 5: 87}),
        ((2, 5), 4, {2: 87, 5: 88}),
        ((2, 5), 5, {2: 88, 5: 87}),
        ((5,), 7, {5: 175}),
    ],
)
def test_rule_45_the_odd_chip_goes_left_of_the_button(
    winners: tuple[int, ...], button: int, expected: dict[int, int]
) -> None:
    """TDA 2024 20-A, WSOP Tournament 73. 175 between seats 2 and 5 of eight."""
    hand = collected((25, 25, 50, 25, 0, 50, 0, 0), (0, 1, 3, 4, 6, 7), button=button)
    assert (
        paid(hand, dict.fromkeys(winners, 3) | {seat: 1 for seat in (2, 5) if seat not in winners})
        == expected
    )


@pytest.mark.parametrize(
    ("total", "unit", "count", "expected"),
    [
        (1025, 25, 2, [525, 500]),
        (1050, 25, 2, [525, 525]),
        (1075, 25, 3, [375, 350, 350]),
        (1100, 25, 3, [375, 375, 350]),
        (1030, 25, 2, [525, 505]),  # what is smaller than a chip goes with the last one
        (10, 25, 2, [10, 0]),
        (101, 1, 3, [34, 34, 33]),
        (100, 1, 3, [34, 33, 33]),
        (99, 1, 3, [33, 33, 33]),
    ],
)
def test_rule_45_odd_chips_are_of_the_smallest_denomination(
    total: int, unit: int, count: int, expected: list[int]
) -> None:
    """WSOP Live 152: one each, clockwise."""
    hand = collected((0,) * (count + 1))
    pots.share_out(hand, Rulebook(odd_unit=unit), 0, (1 << count) - 1, total)
    assert hand.awards[0][:count] == expected


def test_rule_45_a_three_way_tie_over_two_pots() -> None:
    """Trap 24. A 25 all-in, B and C 62, folds 26 and 1: main 101 is 34/34/33, side 75 is 38/37."""
    hand = collected((25, 62, 62, 26, 1), (D, E))
    assert paid(hand, {A: 7, B: 7, C: 7}) == {A: 34, B: 72, C: 70}
    assert hand.pots[:2] == [101, 75]
    assert [hand.awards[0][:3], hand.awards[1][:3]] == [[34, 34, 33], [0, 38, 37]]


def test_trap_23_unmerged_layers_would_multiply_odd_chips() -> None:
    assert paid(collected((10, 10, 1, 2, 3), (C, D, E)), {A: 4, B: 4}) == {A: 13, B: 13}


@pytest.mark.parametrize(
    ("put_in", "high", "low", "how", "expected"),
    [
        ((50, 50, 1), {A: 2, B: 1}, {B: 1}, EVEN, {A: 51, B: 50}),
        ((33, 33, 33, 2), {A: 2, B: 2, C: 1}, {C: 5}, EVEN, {A: 26, B: 25, C: 50}),
        ((50, 50, 1), {A: 2, B: 1}, {A: 5, B: 5}, EVEN, {A: 76, B: 25}),
        ((50, 50, 1), {A: 2, B: 1}, {A: 6, B: 5}, EVEN, {A: 101}),
        ((33, 33), {A: 2, B: 2}, {A: 5, B: 5}, EVEN, {A: 33, B: 33}),
        ((33, 33), {A: 2, B: 2}, {A: 5, B: 5}, HALVES, {A: 34, B: 32}),
        ((33, 33), {A: 2, B: 2}, {}, HALVES, {A: 33, B: 33}),
        # rule 48: no low qualifies
        ((50, 50, 1), {A: 2, B: 1}, {}, EVEN, {A: 101}),
    ],
)
def test_rules_47_and_48_high_and_low(
    put_in: Sequence[int], high: dict[int, int], low: dict[int, int], how: int, expected: dict[int, int]
) -> None:
    """The odd chip goes high first (TDA 2024 20-C); the same hands tying both ways split as the book says."""
    folded = [seat for seat in range(len(put_in)) if put_in[seat] < 10]
    hand = collected(put_in, folded)
    assert paid(hand, high, low, game=HILO, book=Rulebook(hilo_same=how)) == expected


def test_rule_47_each_pot_has_its_own_halves() -> None:
    """A all-in 50 has the only low: main 150 is 75/75, and the side pot has none."""
    hand = collected((50, 120, 120))
    assert paid(hand, {A: 1, B: 9, C: 5}, {A: 3}, game=HILO) == {A: 75, B: 75 + 140}


def test_a_game_without_a_low_ignores_it() -> None:
    assert paid(collected((50, 50)), {A: 2, B: 1}, {B: 9}) == {A: 100}


@pytest.mark.parametrize(
    ("wins", "unit", "expected"),
    [
        ((A, A), 1, {A: 101}),
        ((A, B), 1, {A: 51, B: 50}),
        ((B, A), 1, {A: 50, B: 51}),
        ((A, B), 25, {A: 75, B: 26}),
    ],
)
def test_rule_54_run_twice_the_pot_is_divided_by_the_boards(
    wins: tuple[int, int], unit: int, expected: dict[int, int]
) -> None:
    hand = collected((50, 50, 1), (C,), runs=2)
    for run, seat in enumerate(wins):
        hand.strength[run][:2] = [1, 1]
        hand.strength[run][seat] = 2
    assert paid(hand, {}, book=Rulebook(odd_unit=unit)) == expected


@pytest.mark.parametrize(
    ("chips", "rate", "unit", "expected"),
    [
        (490, 500, 1, (24, 24, 25)),  # 24.5: halves to even (trap 33)
        (510, 500, 1, (25, 26, 26)),  # 25.5
        (488, 500, 1, (24, 24, 25)),  # 24.4
        (492, 500, 1, (24, 25, 25)),  # 24.6
        (500, 500, 1, (25, 25, 25)),
        (4899, 50, 1, (24, 24, 25)),  # 24.495
        (4901, 50, 1, (24, 25, 25)),  # 24.505
        (490, 500, 5, (20, 25, 25)),  # 24.5 in chips of 5
        (450, 500, 5, (20, 20, 25)),  # 22.5, the half of a chip
        (550, 500, 5, (25, 30, 30)),  # 27.5
        (490, 0, 1, (0, 0, 0)),
    ],
)
def test_rule_49_rounding(chips: int, rate: int, unit: int, expected: tuple[int, int, int]) -> None:
    """B25. 4.90 at 5 % is 0.245: 0.24 with halves to even; 0.255 is 0.26."""
    hand = collected((1, 1))
    for how, rake in zip((ROUND_DOWN, ROUND_HALF_EVEN, ROUND_UP), expected, strict=True):
        book = Rulebook(rake_rate=rate, rake_rounding=how, rake_unit=unit)
        assert pots.rake_of(hand, book, chips) == rake


def test_rule_49_the_refund_is_not_raked() -> None:
    """B22. A real hand: pot 4.88, rake 0.24, uncalled 3.50."""
    hand = collected((244, 594))
    assert paid(hand, {A: 1, B: 2}, book=Rulebook(rake_rate=500)) == {B: 464}
    assert (hand.uncalled, hand.rake) == (350, 24)


@pytest.mark.parametrize(
    ("players", "chips", "rake"),
    [(2, 5000, 500), (2, 5999, 599), (2, 6001, 600), (2, 100000, 600), (3, 100000, 900), (4, 100000, 10000)],
)
def test_rule_49_the_cap_depends_on_the_number_dealt_in(players: int, chips: int, rake: int) -> None:
    """WSOP Live 31: 10 % to 6.00, here for two players; three 9.00, four without a cap."""
    caps = [0, 0, 600, 900, *[0] * 7]
    hand = collected((1,) * players, (0,))  # folded players were dealt in too, empty seats not
    hand.seats = 7
    assert pots.rake_of(hand, Rulebook(rake_rate=1000, rake_cap=caps), chips) == rake


@pytest.mark.parametrize(
    ("chips", "rate", "cap", "drop", "rake"),
    [
        (300, 500, 1, 0, 1),
        (300, 500, 0, 5, 20),
        (300, 500, 10, 5, 15),
        (300, 0, 0, 5, 5),
        (3, 500, 0, 5, 3),
        (5, 0, 0, 5, 5),
        (6, 0, 0, 5, 5),
    ],
)
def test_rule_49_a_drop_is_taken_beside_the_rake(
    chips: int, rate: int, cap: int, drop: int, rake: int
) -> None:
    """B25. The cap does not hold it, the pot does."""
    book = Rulebook(rake_rate=rate, rake_cap=[cap] * 11, drop=drop)
    assert pots.rake_of(collected((1, 1)), book, chips) == rake


@pytest.mark.parametrize(
    ("amounts", "book", "expected"),
    [
        ([150, 140], Rulebook(rake_rate=500), [7, 7]),  # 5 % of 290 is 14, of the main pot 7
        ([150, 140], Rulebook(rake_rate=500, rake_cap=[10] * 11), [7, 3]),
        ([300, 400], Rulebook(rake_rate=500, rake_cap=[20] * 11), [15, 5]),
        ([99, 1], Rulebook(rake_rate=500, rake_unit=5), [4, 1]),
        ([100, 20, 30], Rulebook(rake_rate=1000), [10, 2, 3]),
        ([100, 20], Rulebook(drop=7), [7, 0]),
        ([100, 20], Rulebook(), [0, 0]),
    ],
)
def test_rule_49_the_main_pot_pays_first(amounts: list[int], book: Rulebook, expected: list[int]) -> None:
    hand = collected((1, 1, 1), pot_count=len(amounts))
    hand.pots[: len(amounts)] = amounts
    hand.pot_rake = [9] * 10
    pots.take_rake(hand, book)
    assert hand.pot_rake[: len(amounts)] == expected
    assert hand.rake == sum(expected)


@pytest.mark.parametrize(
    ("book", "rake"),
    [(Rulebook(rake_rate=500, drop=2), 0), (Rulebook(rake_rate=500, drop=2, no_flop_no_drop=0), 14)],
)
def test_rule_49_no_flop_no_drop(book: Rulebook, rake: int) -> None:
    """The hand ends in the first round: 5 % of 250 is 12.5."""
    hand = no_limit(50, 100, [5000] * 3, book).play("r300 f f")
    assert (hand.uncalled, hand.rake) == ((2, 200), rake)
    assert sum(hand.net.values()) == -rake
    seen = no_limit(50, 100, [5000] * 3, book).play("r300 c c / b100 f f")
    assert seen.rake == 45 + 2


def test_b25_rake_is_off_by_default() -> None:
    hand = no_limit(50, 100, [5000] * 3).play("r300 c c / b100 f f")
    assert (hand.rake, sum(hand.net.values())) == (0, 0)


def test_trap_34_chips_in_front_belong_to_no_pot_yet() -> None:
    hand = no_limit(50, 100, [5000] * 3).play("r300 c c / b400")
    assert [(pot.amount, pot.awards, pot.rake) for pot in hand.pots] == [(900, {}, 0)]
    assert hand.pot_total == 1300
    assert no_limit(50, 100, [5000] * 3).play().pots == ()


@pytest.mark.parametrize(
    ("ante_trim", "expected"),
    [
        (1, [(600, tuple(range(10))), (360, (0, 1, 3, 4, 5, 6, 7, 8, 9))]),
        (0, [(960, tuple(range(10)))]),
    ],
)
def test_a_short_ante_is_layered_or_not(ante_trim: int, expected: list[tuple[int, tuple[int, ...]]]) -> None:
    """Rule 26 and the knob `ante_trim`: 60 of 100 from ten players."""
    stacks = [5000, 5000, 60, *[5000] * 7]
    hand = Hand(games.no_limit_holdem((50, 100), ante=100), stacks, rulebook=Rulebook(ante_trim=ante_trim))
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == expected


@pytest.mark.parametrize(
    ("trim", "stacks", "back", "expected", "end"),
    [
        (True, (3, 100), (1, 12), [(6, (0, 1))], 6),
        (False, (3, 100), (1, 10), [(8, (0, 1))], 8),
        (True, (3, 4, 100), (2, 1 + 10), [(9, (0, 1, 2)), (2, (1, 2))], 9),
        (True, (5, 100), (1, 10), [(10, (0, 1))], 10),
    ],
)
def test_b22_an_ante_that_nobody_else_could_post_comes_back(
    trim: bool,
    stacks: tuple[int, ...],
    back: tuple[int, int],
    expected: list[tuple[int, tuple[int, ...]]],
    end: int,
) -> None:
    """Ante 5: beside 3 only, 2 of it are unmatched; beside 3 and 4, 1. Then the big blind's 10, too."""
    game = games.no_limit_holdem((5, 10), ante=5)
    hand = Hand(game, stacks, button=0, rulebook=Rulebook(ante_trim=trim))
    assert (hand.uncalled, [pot[:2] for pot in hand.pots]) == (back, expected)
    for seat, hole in enumerate(("AsAd", "7c2d", "8c3d")[: len(stacks)]):
        hand.deal_hole(seat, hole)
    for cards in ("KhQhJc", "5s", "4s"):
        hand.deal_board(cards)
    hand.show_down()
    assert hand.stacks[0] == end
    assert sum(hand.stacks) == sum(stacks)


def test_an_ante_that_was_not_owed_does_not_come_back() -> None:
    """Short-deck, antes 200: the button's double ante is a bet, the other has 50 for his ante."""
    hand = Hand(games.game("short-deck", ante=200), (1000, 50), button=0)
    assert (hand.uncalled, [pot[:2] for pot in hand.pots]) == ((0, 400), [(50, (0, 1))])


def test_dead_money_belongs_to_everybody() -> None:
    """A dead post of somebody who folded, and one of an all-in player, both in the main pot."""
    hand = collected((50, 120, 120))
    hand.dead[:3] = [0, 7, 5]
    hand.status[1] = 2
    assert layers(hand) == ([(150 + 12, [A, C]), (140, [C])], None)


def test_antes_that_only_some_owe_are_open_to_all() -> None:
    """Who owed no ante is not short."""
    hand = Hand(games.no_limit_holdem((5, 10)), [500] * 3, antes=[30, 0, 0])
    play(hand, "c c k")
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(60, (0, 1, 2))]


def test_an_ante_layer_that_nobody_left_reached_stays_below() -> None:
    """All-in on an ante of 60; the others, who paid 100, fold down to one of them or to nobody."""
    hand = collected((0, 0, 0), (B, C))
    hand.ante[:3] = [60, 100, 100]
    hand.due_ante[:3] = [100] * 3
    assert layers(hand) == ([(260, [A])], None)
