"""Every kernel compiles unchanged, and gives what CPython gives."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from croupier.cards import SHORT_DECK
from croupier.ranking import kernels
from croupier.ranking.omaha import omaha_low8_tables, omaha_tables
from croupier.ranking.tables import low8_tables, short_deck_tables, standard_tables
from tests.ranking import compiled
from tests.ranking.reference import Cards, deals

AS_CARDS: dict[str, Callable[[Cards], Any]] = {
    "uint8": lambda cards: np.array(cards, np.uint8),
    "int64": lambda cards: np.array(cards, np.int64),
    "tuple": lambda cards: cards,
}
HANDS = [hand for size in (5, 6, 7) for hand in deals(300, size, seed=size)]
SHORT_HANDS = [hand for size in (5, 6, 7) for hand in deals(300, size, seed=size, deck=SHORT_DECK)]
OMAHA_HANDS = [
    (deal[:hole], deal[hole:])
    for hole in (4, 5, 6)
    for board in (3, 4, 5)
    for deal in deals(100, hole + board, seed=hole + board)
]


def omaha_hands(kind: str) -> list[tuple[Cards, Cards]]:
    """The Omaha hands; of tuples only two sizes, as each size is compiled for itself."""
    sizes = {(4, 5), (6, 3)}
    return [
        (hole, board) for hole, board in OMAHA_HANDS if kind != "tuple" or (len(hole), len(board)) in sizes
    ]


@pytest.fixture(scope="module")
def numba() -> SimpleNamespace:
    return compiled.compile_kernels(boundscheck=True)


def key_of(cards: Cards) -> int:
    return kernels.FIVE_OF_A_SUIT + sum(standard_tables()[0][card] for card in cards)


@pytest.mark.parametrize("kind", AS_CARDS)
def test_strength(numba: SimpleNamespace, kind: str) -> None:
    for hands, tables, lists in (
        (HANDS, compiled.STANDARD, standard_tables()),
        (SHORT_HANDS, compiled.SHORT_DECK, short_deck_tables(False)),
    ):
        for hand in hands:
            assert numba.strength(AS_CARDS[kind](hand), tables) == kernels.strength(hand, lists)


@pytest.mark.parametrize("kind", AS_CARDS)
def test_omaha_strength(numba: SimpleNamespace, kind: str) -> None:
    for hole, board in omaha_hands(kind):
        got = numba.omaha_strength(
            AS_CARDS[kind](hole), AS_CARDS[kind](board), compiled.STANDARD, compiled.OMAHA
        )
        assert got == kernels.omaha_strength(hole, board, standard_tables(), omaha_tables())


@pytest.mark.parametrize("kind", AS_CARDS)
def test_lows(numba: SimpleNamespace, kind: str) -> None:
    for hand in HANDS:
        got = numba.low_strength(AS_CARDS[kind](hand), compiled.LOW8)
        assert got == kernels.low_strength(hand, low8_tables())
    for hole, board in omaha_hands(kind):
        got = numba.omaha_low_strength(AS_CARDS[kind](hole), AS_CARDS[kind](board), compiled.OMAHA_LOW8)
        assert got == kernels.omaha_low_strength(hole, board, omaha_low8_tables())


@pytest.mark.parametrize("kind", AS_CARDS)
def test_parts(numba: SimpleNamespace, kind: str) -> None:
    _, starts, bests = omaha_tables()
    for hand in HANDS:
        for suit in range(4):
            ranks = kernels.suited_ranks(hand, suit)
            assert numba.suited_ranks(AS_CARDS[kind](hand), suit) == ranks
    for hole, board in omaha_hands(kind):
        for suit in range(4):
            start = starts[kernels.suited_ranks(board, suit)]
            got = numba.omaha_flush(AS_CARDS[kind](hole), suit, start, compiled.OMAHA[2])
            assert got == kernels.omaha_flush(hole, suit, start, bests)


def test_suit_of(numba: SimpleNamespace) -> None:
    flushes = [tuple(range(suit, suit + 4 * size, 4)) for suit in range(4) for size in (5, 6, 7)]
    keys = [key_of(hand) for hand in HANDS + flushes if key_of(hand) & kernels.SUITED]
    assert {kernels.suit_of(key) for key in keys} == {0, 1, 2, 3}
    assert all(numba.suit_of(key) == kernels.suit_of(key) for key in keys)


def test_no_kernel_is_left_out(numba: SimpleNamespace) -> None:
    proven = {"strength", "omaha_strength", "low_strength", "omaha_low_strength"}
    assert set(compiled.KERNELS) == proven | {"suited_ranks", "omaha_flush", "suit_of"}
