"""Every hand there is, counted: the numbers are known from combinatorics and from the literature."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

import numpy as np
import pytest
from numba import njit

from croupier.ranking import Category
from croupier.ranking.classes import (
    SHORT_DECK_RANKS,
    STANDARD_ORDER,
    STANDARD_RANKS,
    HandClass,
    hand_classes,
    low8_classes,
    short_deck_order,
)
from croupier.ranking.tables import short_deck_tables
from tests.ranking import compiled

strength = compiled.compile_kernels().strength


@njit
def count_five(first: int, tables: Any, counts: Any) -> None:
    for a in range(first, 52):
        for b in range(a + 1, 52):
            for c in range(b + 1, 52):
                for d in range(c + 1, 52):
                    for e in range(d + 1, 52):
                        counts[strength((a, b, c, d, e), tables)] += 1


@njit
def count_seven(first: int, tables: Any, counts: Any) -> None:
    for a in range(first, 52):
        for b in range(a + 1, 52):
            for c in range(b + 1, 52):
                for d in range(c + 1, 52):
                    for e in range(d + 1, 52):
                        for f in range(e + 1, 52):
                            for g in range(f + 1, 52):
                                counts[strength((a, b, c, d, e, f, g), tables)] += 1


def census(count: Any, first: int, tables: Any, classes: tuple[HandClass, ...]) -> tuple[int, Counter[str]]:
    """How many strengths occur, and how many hands of each category."""
    counts = np.zeros(len(classes) + 1, np.int64)
    count(first, tables, counts)
    assert counts[0] == 0
    categories: Counter[str] = Counter()
    for (category, _), hands in zip(classes, counts[1:].tolist(), strict=True):
        categories[category.name] += hands
    return int(np.count_nonzero(counts)), categories


def test_five_cards() -> None:
    classes, categories = census(
        count_five, 0, compiled.STANDARD, hand_classes(STANDARD_RANKS, STANDARD_ORDER)
    )
    assert classes == 7_462
    assert categories == {
        "STRAIGHT_FLUSH": 40,
        "QUADS": 624,
        "FULL_HOUSE": 3_744,
        "FLUSH": 5_108,
        "STRAIGHT": 10_200,
        "TRIPS": 54_912,
        "TWO_PAIR": 123_552,
        "PAIR": 1_098_240,
        "HIGH_CARD": 1_302_540,
    }
    assert sum(categories.values()) == 2_598_960


def test_seven_cards() -> None:
    classes, categories = census(
        count_seven, 0, compiled.STANDARD, hand_classes(STANDARD_RANKS, STANDARD_ORDER)
    )
    assert classes == 4_824
    assert categories == {
        "STRAIGHT_FLUSH": 41_584,
        "QUADS": 224_848,
        "FULL_HOUSE": 3_473_184,
        "FLUSH": 4_047_644,
        "STRAIGHT": 6_180_020,
        "TRIPS": 6_461_620,
        "TWO_PAIR": 31_433_400,
        "PAIR": 58_627_800,
        "HIGH_CARD": 23_294_460,
    }
    assert sum(categories.values()) == 133_784_560


@pytest.mark.parametrize("trips_beat_straight", [False, True])
def test_short_deck(trips_beat_straight: bool) -> None:
    """Nine ranks in four suits; six straights, A-6-7-8-9 among them."""
    order = short_deck_order(trips_beat_straight)
    tables = compiled.arrays(short_deck_tables(trips_beat_straight), compiled.RANK_TYPES)
    classes, categories = census(count_five, 16, tables, hand_classes(SHORT_DECK_RANKS, order))
    straights = 6
    ranks = comb(9, 5) - straights
    assert classes == 1_404
    assert categories == {
        "STRAIGHT_FLUSH": 4 * straights,
        "QUADS": 9 * 32,
        "FULL_HOUSE": 9 * 4 * 8 * 6,
        "FLUSH": 4 * ranks,
        "STRAIGHT": (4**5 - 4) * straights,
        "TRIPS": 9 * 4 * comb(8, 2) * 4**2,
        "TWO_PAIR": comb(9, 2) * 6**2 * 28,
        "PAIR": 9 * 6 * comb(8, 3) * 4**3,
        "HIGH_CARD": (4**5 - 4) * ranks,
    }
    assert sum(categories.values()) == comb(36, 5) == 376_992


def test_lows() -> None:
    lows = low8_classes()
    assert len(set(lows)) == len(lows) == comb(8, 5)


def test_categories_are_in_blocks() -> None:
    """A category's strengths follow each other, in the order of categories."""
    for ranks, order in (
        (STANDARD_RANKS, STANDARD_ORDER),
        (SHORT_DECK_RANKS, short_deck_order(False)),
        (SHORT_DECK_RANKS, short_deck_order(True)),
    ):
        assert tuple(dict.fromkeys(category for category, _ in hand_classes(ranks, order))) == order
        assert set(order) == set(Category)
