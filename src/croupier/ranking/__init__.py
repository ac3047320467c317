"""Ranking: the strength of poker hands, and their names.

The functions here trust their caller: cards are ids (`croupier.cards`), all different, as many as stated.
`describe` and its companions check what they are given. Strengths are integers, higher is better; equal
strengths tie, whatever the suits. Tables are built at the first evaluation.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.ranking.classes import Category
from croupier.ranking.describe import (
    MadeHand,
    describe,
    describe_low8,
    describe_omaha,
    describe_omaha_low8,
    describe_short_deck,
)
from croupier.ranking.kernels import RankTables, low_strength, omaha_low_strength, omaha_strength, strength
from croupier.ranking.omaha import omaha_low8_tables, omaha_tables
from croupier.ranking.tables import low8_tables, short_deck_tables, standard_tables

__all__ = [
    "Category",
    "MadeHand",
    "describe",
    "describe_low8",
    "describe_omaha",
    "describe_omaha_low8",
    "describe_short_deck",
    "high",
    "low8",
    "omaha_high",
    "omaha_low8",
    "short_deck",
]

_tables: RankTables | None = None


def _build() -> RankTables:
    # A global costs `high` a tenth less than asking `standard_tables` each time.
    global _tables
    _tables = standard_tables()
    return _tables


def high(cards: Sequence[int]) -> int:
    """The strength of the best five of five to seven cards: 1 (7-5-4-3-2) to 7462 (royal flush).

    >>> from croupier.cards import cards
    >>> high(cards("KsKd8h5cAs")) > high(cards("KsKd8h5cJs"))
    True
    >>> high(cards("AsKsQsJsTs2c3d"))
    7462
    """
    return strength(cards, _tables or _build())


def omaha_high(hole: Sequence[int], board: Sequence[int]) -> int:
    """The strength, as of `high`, of the best two of 4 to 6 hole cards with three of 3 to 5 board cards.

    Source: WSOP Tournament Rules, Omaha. One spade in the hand makes no flush of four spades on the board.

    >>> from croupier.cards import cards
    >>> one_spade, two_spades, board = cards("Ts9h8d7c"), cards("Ts9s8d7c"), cards("AsKsQs7s2d")
    >>> describe_omaha(one_spade, board).category.name, describe_omaha(two_spades, board).category.name
    ('PAIR', 'FLUSH')
    >>> omaha_high(one_spade, board) < omaha_high(two_spades, board)
    True
    """
    return omaha_strength(hole, board, standard_tables(), omaha_tables())


def short_deck(cards: Sequence[int], trips_beat_straight: bool = False) -> int:
    """The strength of the best five of five to seven cards of the short deck (6 to A), 1 to 1404.

    A flush beats a full house, A-6-7-8-9 is the lowest straight, and a straight beats three of a kind
    (WSOP Tournament Rules, short deck) unless `trips_beat_straight`. Compare strengths of one setting only.

    >>> from croupier.cards import cards
    >>> short_deck(cards("As6d7h8c9s")) > short_deck(cards("KsKdKhAc9s"))
    True
    >>> short_deck(cards("As6d7h8c9s"), True) > short_deck(cards("KsKdKhAc9s"), True)
    False
    """
    return strength(cards, short_deck_tables(trips_beat_straight))


def low8(cards: Sequence[int]) -> int:
    """The eight-or-better low of five to seven cards: 56 (5-4-3-2-A) to 1 (8-7-6-5-4), or 0 for no low.

    >>> from croupier.cards import cards
    >>> low8(cards("As2s3s4s5sKdKh")), low8(cards("8s7d6h5c4s")), low8(cards("As2d3h4c9sTdJd"))
    (56, 1, 0)
    """
    return low_strength(cards, low8_tables())


def omaha_low8(hole: Sequence[int], board: Sequence[int]) -> int:
    """The low, as of `low8`, of exactly two of four to six hole cards and three of a board of three to five.

    Source: WSOP Tournament Rules, Omaha hi-lo split-8 or better.

    >>> from croupier.cards import cards
    >>> omaha_low8(cards("As2dKhKd"), cards("3s4d5hTcJs")), omaha_low8(cards("AsKcKhKd"), cards("2c3s4d5hTc"))
    (56, 0)
    """
    return omaha_low_strength(hole, board, omaha_low8_tables())
