"""Random hands against PokerKit: the same order, strength by strength, and the same cards without a hand."""

from __future__ import annotations

from itertools import combinations

import pytest
from pokerkit import (
    Card,
    EightOrBetterLookup,
    EightOrBetterLowHand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    ShortDeckHoldemHand,
    StandardHighHand,
    StandardLookup,
)

from croupier import ranking
from croupier.cards import SHORT_DECK, names
from tests.ranking.reference import deals

CARDS = [next(iter(Card.parse(names([number])))) for number in range(52)]


def theirs(numbers: tuple[int, ...]) -> list[Card]:
    return [CARDS[number] for number in numbers]


@pytest.mark.parametrize("size", [5, 6, 7])
def test_high(size: int) -> None:
    lookup = StandardLookup()
    for hand in deals(2_000, size, seed=100 + size):
        fives = combinations(theirs(hand), 5)
        assert ranking.high(hand) == 1 + max(lookup.get_entry(five).index for five in fives)


def test_holdem_hands() -> None:
    for hand in deals(500, 7, seed=110):
        their = StandardHighHand.from_game(theirs(hand[:2]), theirs(hand[2:]))
        assert ranking.high(hand) == 1 + their.entry.index
        made = ranking.describe(hand)
        assert made.category is not None
        assert ranking.high(made.cards) == 1 + StandardHighHand(theirs(made.cards)).entry.index


@pytest.mark.parametrize("size", [5, 6, 7])
def test_low(size: int) -> None:
    lookup = EightOrBetterLookup()
    for hand in deals(1_000, size, seed=120 + size):
        entries = [lookup.get_entry_or_none(five) for five in combinations(theirs(hand), 5)]
        assert ranking.low8(hand) == max([56 - entry.index for entry in entries if entry], default=0)


def test_low_hands() -> None:
    for hand in deals(200, 7, seed=130):
        their = EightOrBetterLowHand.from_game_or_none(theirs(hand[:2]), theirs(hand[2:]))
        assert ranking.low8(hand) == (56 - their.entry.index if their else 0)


@pytest.mark.parametrize("hole", [4, 5, 6])
def test_omaha(hole: int) -> None:
    for deal in deals(250, hole + 5, seed=140 + hole):
        ours, board = deal[:hole], deal[hole:]
        high = OmahaHoldemHand.from_game(theirs(ours), theirs(board))
        assert ranking.omaha_high(ours, board) == 1 + high.entry.index
        low = OmahaEightOrBetterLowHand.from_game_or_none(theirs(ours), theirs(board))
        assert ranking.omaha_low8(ours, board) == (56 - low.entry.index if low else 0)


def test_short_deck() -> None:
    for hand in deals(500, 7, seed=150, deck=SHORT_DECK):
        their = ShortDeckHoldemHand.from_game(theirs(hand[:2]), theirs(hand[2:]))
        assert ranking.short_deck(hand) == 1 + their.entry.index
