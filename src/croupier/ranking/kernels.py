"""Evaluation as plain functions over integers: CPython runs them on lists, Numba compiles them for arrays.

`cards` are card ids without repetition; compiled, a tuple of them is several times as fast as an array.
Strengths are integers, higher is better, and 0 is no hand. Tables come from `croupier.ranking.tables` and
`croupier.ranking.omaha` as plain tuples of lists, or of arrays of the bits given here:

- `RankTables`: keys by card (64), rows and columns that number a set of ranks (32, 16), strengths by that
  number (16), flushes by the mask of ranks in the suit (16).
- `OmahaTables`: where a board's row starts, by the number of its ranks (32) and by the mask of ranks that it
  has in a suit (32); the rows, one strength for each pair of ranks (16). Row 0 is empty.
- `LowTables`: a bit by card, 0 above the eight (8); lows by mask of bits, in Omaha by board and hole (8).

A card's key holds, from the top, its share of the high ranks, a counter for its suit, and its share of the
low ranks (see `tables`). The keys of a hand are added; each suit has a nibble of the sum, and a start value
makes its top bit say that enough cards of that suit are there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

# Lookup tables as the module describes them.
Table: TypeAlias = Sequence[int]
RankTables: TypeAlias = tuple[Table, Table, Table, Table, Table]
OmahaTables: TypeAlias = tuple[Table, Table, Table]
LowTables: TypeAlias = tuple[Table, Table]

# Where the fields of a key lie, and what the start of its suit counters leaves to reach a top bit.
SUIT_SHIFT = 17
HIGH_SHIFT = 33
LOW_MASK = 0x1FFFF
SUITED = 0x8888 << SUIT_SHIFT
FIVE_OF_A_SUIT = 0x3333 << SUIT_SHIFT
THREE_OF_A_SUIT = 0x5555 << SUIT_SHIFT
PAIRS = 91


def strength(cards: Sequence[int], tables: RankTables) -> int:
    """The strength of the best five of five to seven cards.

    With five cards of a suit among seven there is neither a full house nor four of a kind, so the flush is
    the best hand there is.
    """
    keys, rows, columns, values, flushes = tables
    key = FIVE_OF_A_SUIT
    for card in cards:
        key += keys[card]
    if key & SUITED:
        return flushes[suited_ranks(cards, suit_of(key))]
    return values[rows[key >> HIGH_SHIFT] + columns[key & LOW_MASK]]


def suit_of(key: int) -> int:
    """The suit whose counter says that enough cards of it are there; call it only if there is one."""
    suit = 0
    while not (key >> (SUIT_SHIFT + 3 + 4 * suit)) & 1:
        suit += 1
    return suit


def suited_ranks(cards: Sequence[int], suit: int) -> int:
    """The ranks that the cards hold in one suit, as a mask: bit 0 is the deuce, bit 12 the ace."""
    ranks = 0
    for card in cards:
        if card & 3 == suit:
            ranks |= 1 << (card >> 2)
    return ranks


def omaha_strength(
    hole: Sequence[int], board: Sequence[int], tables: RankTables, omaha_tables: OmahaTables
) -> int:
    """The strength of the best two of four to six hole cards with three of a board of three to five.

    A board's row holds, for each pair of hole ranks, the best hand that they make with three of its cards.
    The pair's number is high * (high + 1) / 2 + low. If the board has three of a suit, those cards have
    another row, for pairs of that suit.
    """
    keys, rows, columns, _, _ = tables
    boards, suited_boards, bests = omaha_tables
    key = THREE_OF_A_SUIT
    for card in board:
        key += keys[card]
    best = 0
    if key & SUITED:
        suit = suit_of(key)
        best = omaha_flush(hole, suit, suited_boards[suited_ranks(board, suit)], bests)
    start = boards[rows[key >> HIGH_SHIFT] + columns[key & LOW_MASK]]
    for second in hole:
        high = second >> 2
        row = start + (high * (high + 1) >> 1)
        for first in hole:
            if first < second:
                value = bests[row + (first >> 2)]
                if value > best:
                    best = value
    return best


def omaha_flush(hole: Sequence[int], suit: int, start: int, bests: Table) -> int:
    """The best flush of two hole cards of a suit with the suited board whose row is at `start`, or 0."""
    best = 0
    for second in hole:
        if second & 3 == suit:
            high = second >> 2
            row = start + (high * (high + 1) >> 1)
            for first in hole:
                if first < second and first & 3 == suit:
                    value = bests[row + (first >> 2)]
                    if value > best:
                        best = value
    return best


def low_strength(cards: Sequence[int], tables: LowTables) -> int:
    """The eight-or-better low of five to seven cards: 56 is the wheel, 1 is 8-7-6-5-4, 0 is no low."""
    bits, lows = tables
    ranks = 0
    for card in cards:
        ranks |= bits[card]
    return lows[ranks]


def omaha_low_strength(hole: Sequence[int], board: Sequence[int], tables: LowTables) -> int:
    """The eight-or-better low of exactly two hole cards and three board cards; 0 is no low."""
    bits, bests = tables
    held = 0
    for card in hole:
        held |= bits[card]
    shared = 0
    for card in board:
        shared |= bits[card]
    return bests[shared << 8 | held]
