"""Names: category, the five cards that play, and the kickers among them."""

from __future__ import annotations

import pytest

from croupier import ranking
from croupier.cards import RANKS, SHORT_DECK, cards, names
from croupier.errors import InvalidInput
from croupier.ranking import MadeHand
from tests.ranking.reference import deals


def told(hand: MadeHand | None) -> tuple[str | None, str, str, str] | None:
    """A made hand as text: its category, the ranks that name it, its cards, its kickers."""
    if hand is None:
        return None
    category = None if hand.category is None else hand.category.name
    return category, "".join(RANKS[rank] for rank in hand.ranks), names(hand.cards), names(hand.kickers)


@pytest.mark.parametrize(
    ("hand", "category", "ranks", "five", "kickers"),
    [
        ("2c9sKdJh7s4d3c", "HIGH_CARD", "K", "KdJh9s7s4d", "Jh9s7s4d"),
        ("KsKd8h5cAs", "PAIR", "K", "KsKdAs8h5c", "As8h5c"),
        ("KsKd8h5cJs", "PAIR", "K", "KsKdJs8h5c", "Js8h5c"),
        ("2s2d9h9cAsAd3c", "TWO_PAIR", "A9", "AsAd9h9c3c", "3c"),
        ("KhKdKcJd9s5h2c", "TRIPS", "K", "KhKdKcJd9s", "Jd9s"),
        ("As2d3h4c5sKdKh", "STRAIGHT", "5", "5s4c3h2dAs", ""),
        ("9s8d7h6c5s4d3h", "STRAIGHT", "9", "9s8d7h6c5s", ""),
        ("As9s7s4s2s3s5d", "FLUSH", "A", "As9s7s4s3s", ""),
        ("2s2d2h9c9sAdAh", "FULL_HOUSE", "2A", "2s2d2hAdAh", ""),
        ("3s3d3h2c2s2dKh", "FULL_HOUSE", "32", "3s3d3h2c2s", ""),
        ("7s7d7h7cAsAdAh", "QUADS", "7", "7s7d7h7cAs", "As"),
        ("AsKsQsJsTs9s8s", "STRAIGHT_FLUSH", "A", "AsKsQsJsTs", ""),
        ("As2s3s4s5sKsQs", "STRAIGHT_FLUSH", "5", "5s4s3s2sAs", ""),
        ("QsKdAh2c3s", "HIGH_CARD", "A", "AhKdQs3s2c", "KdQs3s2c"),
    ],
)
def test_high(hand: str, category: str, ranks: str, five: str, kickers: str) -> None:
    assert told(ranking.describe(cards(hand))) == (category, ranks, five, kickers)


def test_hole_cards_come_first() -> None:
    """Where cards of one rank would do alike, the earlier one plays."""
    board = cards("AdKdQhJc9s")
    assert told(ranking.describe(cards("Ah2h") + board)) == ("PAIR", "A", "AhAdKdQhJc", "KdQhJc")
    assert names(ranking.describe(cards("Ac9h") + cards("KdQhJcTd9s")).cards) == "AcKdQhJcTd"
    assert names(ranking.describe(cards("9h2c") + cards("KdQhJcTd9s")).cards) == "KdQhJcTd9h"


def test_omaha() -> None:
    board = cards("AsKsQs7s2d")
    assert told(ranking.describe_omaha(cards("Ts9h8d7c"), board)) == ("PAIR", "7", "7c7sAsKsTs", "AsKsTs")
    assert told(ranking.describe_omaha(cards("Ts9s8d7c"), board)) == ("FLUSH", "A", "AsKsQsTs9s", "")
    assert told(ranking.describe_omaha(cards("JhTh8d7c"), board)) == ("STRAIGHT", "A", "AsKsQsJhTh", "")


def test_short_deck() -> None:
    hand = cards("9s9d9h8c7s6dTc")
    assert told(ranking.describe_short_deck(hand)) == ("STRAIGHT", "T", "Tc9s8c7s6d", "")
    assert told(ranking.describe_short_deck(hand, True)) == ("TRIPS", "9", "9s9d9hTc8c", "Tc8c")
    assert told(ranking.describe_short_deck(cards("As6d7h8c9sKdKh"))) == ("STRAIGHT", "9", "9s8c7h6dAs", "")


def test_lows() -> None:
    assert told(ranking.describe_low8(cards("As2s3s4s5s8dKd"))) == (None, "5432A", "5s4s3s2sAs", "")
    assert told(ranking.describe_low8(cards("As2s3s4s9s8d8c"))) == (None, "8432A", "8d4s3s2sAs", "")
    assert ranking.describe_low8(cards("As2s3s4s9sTdKd")) is None
    board = cards("2c3s4d8hTc")
    assert told(ranking.describe_omaha_low8(cards("As2dKhKd"), board)) == (None, "8432A", "8h4d3s2dAs", "")
    assert ranking.describe_omaha_low8(cards("AsKdKhKc"), board) is None


def test_the_five_have_the_strength_of_the_whole() -> None:
    for deal in deals(300, 9, seed=3):
        hole, board = deal[:4], deal[4:]
        made = ranking.describe(deal[2:])
        assert made.strength == ranking.high(deal[2:]) == ranking.high(made.cards)
        assert made.cards[len(made.cards) - len(made.kickers) :] == made.kickers
        omaha = ranking.describe_omaha(hole, board)
        assert omaha.strength == ranking.omaha_high(hole, board) == ranking.high(omaha.cards)
        assert (len(set(omaha.cards) & set(hole)), len(set(omaha.cards) & set(board))) == (2, 3)
        low = ranking.describe_omaha_low8(hole, board)
        assert (low.strength if low else 0) == ranking.omaha_low8(hole, board)
        assert low is None or len(set(low.cards) & set(hole)) == 2
    for hand in deals(300, 7, seed=4, deck=SHORT_DECK):
        short = ranking.describe_short_deck(hand)
        assert short.strength == ranking.short_deck(hand) == ranking.short_deck(short.cards)


@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ("AsKs", "2 cards"),
        ("AsKsQsJs", "4 cards"),
        ("AsKsQsJsTs9s8s7s", "8 cards"),
        ("AsKsQsJsAs", "As is there twice"),
        ("AsKsQsJs??", r"\?\? is not a card of this game"),
    ],
)
def test_refusals(hand: str, message: str) -> None:
    for describe in (ranking.describe, ranking.describe_low8):
        with pytest.raises(InvalidInput, match=message):
            describe(cards(hand))


def test_refusals_of_a_number_that_is_no_card() -> None:
    with pytest.raises(InvalidInput, match="52 is not a card id"):
        ranking.describe([0, 1, 2, 3, 52])


def test_refusals_in_short_deck() -> None:
    with pytest.raises(InvalidInput, match="5s is not a card of this game"):
        ranking.describe_short_deck(cards("AsKsQsJs5s"))


@pytest.mark.parametrize(
    ("hole", "board", "message"),
    [
        ("AsKs", "2c3c4c5c6c", "2 hole cards"),
        ("AsKsQsJsTs9s8s", "2c3c4c5c6c", "7 hole cards"),
        ("AsKsQsJs", "2c3c", "a board of 2"),
        ("AsKsQsJs", "2c3c4c5c6c7c", "a board of 6"),
        ("AsKsQsJs", "2c3c4c5cAs", "As is there twice"),
    ],
)
def test_refusals_in_omaha(hole: str, board: str, message: str) -> None:
    for describe in (ranking.describe_omaha, ranking.describe_omaha_low8):
        with pytest.raises(InvalidInput, match=message):
            describe(cards(hole), cards(board))
