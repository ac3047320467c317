"""Strengths against a slow reading of the rules, and the rules' own examples."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from croupier import ranking
from croupier.cards import SHORT_DECK, cards
from tests.ranking import reference
from tests.ranking.reference import any_five, best, deals, high_key, low_key, same_order, two_and_three


@pytest.mark.parametrize("size", [5, 6, 7])
def test_high_is_the_best_five(size: int) -> None:
    hands = deals(4_000, size, seed=size)
    assert same_order(
        [ranking.high(hand) for hand in hands], [best(any_five(hand), high_key) for hand in hands]
    )


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("trips_beat_straight", [False, True])
def test_short_deck_is_the_best_five(size: int, trips_beat_straight: bool) -> None:
    key = partial(high_key, order=reference.SHORT_TRIPS if trips_beat_straight else reference.SHORT)
    hands = deals(2_500, size, seed=size, deck=SHORT_DECK)
    strengths = [ranking.short_deck(hand, trips_beat_straight) for hand in hands]
    assert same_order(strengths, [best(any_five(hand), key) for hand in hands])


@pytest.mark.parametrize("size", [5, 6, 7])
def test_low_is_the_best_five(size: int) -> None:
    hands = deals(4_000, size, seed=size)
    strengths = [ranking.low8(hand) for hand in hands]
    assert same_order(strengths, [best(any_five(hand), low_key) for hand in hands])
    assert 0 in strengths


@pytest.mark.parametrize("hole", [4, 5, 6])
@pytest.mark.parametrize("board", [3, 4, 5])
def test_omaha_is_the_best_two_and_three(hole: int, board: int) -> None:
    hands = [(deal[:hole], deal[hole:]) for deal in deals(600, hole + board, seed=10 * hole + board)]
    highs = [ranking.omaha_high(*hand) for hand in hands]
    lows = [ranking.omaha_low8(*hand) for hand in hands]
    assert same_order(highs, [best(two_and_three(*hand), high_key) for hand in hands])
    assert same_order(lows, [best(two_and_three(*hand), low_key) for hand in hands])
    assert 0 in lows


def test_omaha_strengths_are_those_of_high() -> None:
    for deal in deals(500, 9, seed=1):
        hole, board = deal[:4], deal[4:]
        fives = list(two_and_three(hole, board))
        assert ranking.omaha_high(hole, board) == max(map(ranking.high, fives))
        assert ranking.omaha_low8(hole, board) == max(map(ranking.low8, fives))


def test_suits_and_the_order_of_cards_never_matter() -> None:
    source = random.Random(5)
    for deal in deals(500, 9, seed=2):
        suits = source.sample(range(4), 4)
        other = tuple(card // 4 * 4 + suits[card % 4] for card in deal)
        hole, board = source.sample(other[:4], 4), source.sample(other[4:], 5)
        assert ranking.high(deal[2:]) == ranking.high(source.sample(other[2:], 7))
        assert ranking.omaha_high(deal[:4], deal[4:]) == ranking.omaha_high(hole, board)
        assert ranking.omaha_low8(deal[:4], deal[4:]) == ranking.omaha_low8(hole, board)


LADDER = """
    7s5d4h3c2s AsQdKh3c2s AsKdQhJc9s 2s2d3h4c5s AsAdKhQcJs 3s3d2h2c4s AsAdKhKcQs
    2s2d2h3c4s AsAdAhKcQs As2d3h4c5s 2s3d4h5c6s AsKdQhJcTs 7s5s4s3s2s AsKsQsJs9s
    2s2d2h3c3s AsAdAhKcKs 2s2d2h2c3s AsAdAhAcKs As2s3s4s5s AsKsQsJsTs
"""
SHORT_LADDER = """
    Js9d8h7c6s AsKdQhJc9s 6s6d7h8c9s AsAdKhQcJs 7s7d6h6c8s AsAdKhKcQs 6s6d6h7c8s
    AsAdAhKcQs As6d7h8c9s 6s7d8h9cTs AsKdQhJcTs 6s6d6h7c7s AsAdAhKcKs Js9s8s7s6s
    AsKsQsJs9s 6s6d6h6c7s AsAdAhAcKs As6s7s8s9s AsKsQsJsTs
"""


def strengths_of(ladder: str, rank: Callable[[Sequence[int]], int]) -> list[int]:
    strengths = [rank(cards(hand)) for hand in ladder.split()]
    assert strengths == sorted(set(strengths))
    return strengths


def test_order_of_categories() -> None:
    strengths = strengths_of(LADDER, ranking.high)
    assert (strengths[0], strengths[-1]) == (1, 7462)


def test_short_deck_order() -> None:
    strengths = strengths_of(SHORT_LADDER, ranking.short_deck)
    assert (strengths[0], strengths[-1]) == (1, 1404)


def test_short_deck_order_with_trips_above_straight() -> None:
    hands = SHORT_LADDER.split()
    trips, straights = hands[6:8], hands[8:11]
    ladder = " ".join([*hands[:6], *straights, *trips, *hands[11:]])
    strengths_of(ladder, partial(ranking.short_deck, trips_beat_straight=True))


def test_short_deck_seven_cards_with_trips_and_a_straight() -> None:
    hand = cards("9s9d9h8c7s6dTc")
    assert ranking.short_deck(hand) == ranking.short_deck(cards("Tc9s8c7s6d"))
    assert ranking.short_deck(hand, True) == ranking.short_deck(cards("9s9d9hTc8c"), True)


def test_five_cards_only_b26() -> None:
    """B26: K-K-8-5-A beats K-K-8-5-J."""
    assert ranking.high(cards("KsKd8h5cAs")) > ranking.high(cards("KsKd8h5cJs"))


def test_three_sets_on_one_board_b23() -> None:
    """B23: on Kc Jd 9s 5h 2c, K-K-K-J-9 beats J-J-J-K-9 beats 9-9-9-K-J."""
    board = cards("KcJd9s5h2c")
    kings, jacks, nines = (ranking.high(cards(hole) + board) for hole in ("KhKd", "JcJh", "9c9d"))
    assert kings > jacks > nines
    assert kings == ranking.high(cards("KhKdKcJd9s"))
    assert nines == ranking.high(cards("9c9d9sKcJd"))


def test_kickers_count_only_inside_the_five_b26() -> None:
    """B26: equal five cards tie; on A K Q J 9, A2 and A3 both play A-A-K-Q-J."""
    board = cards("AsKdQhJc9s")
    assert ranking.high(cards("Ad2d") + board) == ranking.high(cards("Ah3h") + board)
    assert ranking.high(cards("AdTd") + board) > ranking.high(cards("Ah3h") + board)


def test_the_ace_does_not_go_round_the_corner() -> None:
    assert ranking.high(cards("QsKdAh2c3s")) < ranking.high(cards("2s2d3h4c5s"))
    assert ranking.high(cards("As2d3h4c5s")) < ranking.high(cards("2s3d4h5c6s"))


def test_omaha_takes_exactly_two_from_the_hand() -> None:
    """One spade in the hand with four on the board is no flush, nor are four hearts with one on the board."""
    board = cards("AsKsQsJs2d")
    assert ranking.omaha_high(cards("9s9h4d3c"), board) == ranking.high(cards("9s9hAsKsQs"))
    assert ranking.omaha_high(cards("9s3s9h4d"), board) == ranking.high(cards("9s3sAsKsQs"))
    assert ranking.omaha_high(cards("Ah9h8h7h"), cards("2hKsKdQc4s")) == ranking.high(cards("Ah9hKsKdQc"))
    assert ranking.omaha_high(cards("AsAdAhAc"), cards("KsQdJh9c7d")) == ranking.high(cards("AsAdKsQdJh"))


def test_omaha_low_needs_three_low_ranks_on_the_board() -> None:
    hole = cards("As2d3h4c")
    assert ranking.omaha_low8(hole, cards("5s6d9hTcJd")) == 0
    assert ranking.omaha_low8(hole, cards("5s5d6hTcJd")) == 0
    assert ranking.omaha_low8(hole, cards("5s6d7hTcJd")) == ranking.low8(cards("7h6d5s2dAs"))
    assert ranking.omaha_low8(cards("As2dKhKc"), cards("2h7s8d3dTc")) == ranking.low8(cards("7s8d3d2dAs"))
    assert ranking.omaha_low8(cards("As2dKhKc"), cards("Ah7s8dQdTc")) == 0


def test_eight_or_better() -> None:
    """The wheel is best, 8-7-6-5-4 the worst; no straights or flushes; a pair or a nine is no low."""
    assert ranking.low8(cards("As2s3s4s5s")) == 56
    assert ranking.low8(cards("8s7s6s5s4s")) == 1
    assert ranking.low8(cards("8s5d3h2cAs")) < ranking.low8(cards("7s6d5h4c3s"))
    assert ranking.low8(cards("9s4d3h2cAs")) == 0
    assert ranking.low8(cards("AsAd2h3c4s")) == 0
    assert ranking.low8(cards("AsAd2h3c4s8dKd")) == ranking.low8(cards("As2h3c4s8d"))
