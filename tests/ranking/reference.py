"""A second, slow reading of the rules to compare with: five cards at a time, nothing from the package."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from typing import TypeAlias

Cards: TypeAlias = tuple[int, ...]
Key: TypeAlias = tuple[int, ...]

WEAKEST = ("high card", "pair", "two pair")
STANDARD = (*WEAKEST, "trips", "straight", "flush", "full house", "quads", "straight flush")
SHORT = (*WEAKEST, "trips", "straight", "full house", "flush", "quads", "straight flush")
SHORT_TRIPS = (*WEAKEST, "straight", "trips", "full house", "flush", "quads", "straight flush")
SHAPES = {(1, 1, 1, 1, 1): "high card", (2, 1, 1, 1): "pair", (2, 2, 1): "two pair", (3, 1, 1): "trips"}
SHAPES |= {(3, 2): "full house", (4, 1): "quads"}


def category(five: Cards, wheel: set[int]) -> tuple[str, Key]:
    """The category of five cards, and their ranks by how many there are, then from the highest."""
    counts = Counter(card // 4 for card in five)
    ranks = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    shape = SHAPES[tuple(counts[rank] for rank in ranks)]
    flush = len({card % 4 for card in five}) == 1
    straight = shape == "high card" and (ranks[0] - ranks[4] == 4 or set(ranks) == wheel)
    if set(ranks) == wheel:
        ranks = (min(wheel) + 3,)
    if straight or flush:
        return " ".join(["straight"] * straight + ["flush"] * flush), ranks
    return shape, ranks


def high_key(five: Cards, order: Sequence[str] = STANDARD) -> Key:
    """A key that is larger for the better five cards."""
    name, ranks = category(five, {12, 0, 1, 2, 3} if order is STANDARD else {12, 4, 5, 6, 7})
    return (order.index(name), *ranks)


def low_key(five: Cards) -> Key:
    """A key that is larger for the better low, empty for none."""
    values = sorted({(card // 4 + 1) % 13 for card in five}, reverse=True)
    return tuple(-value for value in values) if len(values) == 5 and values[0] <= 7 else ()


def any_five(cards: Sequence[int]) -> Iterator[Cards]:
    return combinations(cards, 5)


def two_and_three(hole: Sequence[int], board: Sequence[int]) -> Iterator[Cards]:
    return (two + three for two in combinations(hole, 2) for three in combinations(board, 3))


def best(hands: Iterator[Cards], key: Callable[[Cards], Key]) -> Key:
    return max(map(key, hands))


def deals(count: int, size: int, seed: int, deck: Sequence[int] = range(52)) -> list[Cards]:
    """Random cards, half of them from two suits only (flushes), or from A and 2 to 8 (lows, full houses)."""
    source = random.Random(seed)
    two_suits = [card for card in deck if card % 4 < 2]
    low_ranks = [card for card in deck if card // 4 not in range(7, 12)]
    decks = [deck, two_suits, deck, low_ranks]
    return [tuple(source.sample(decks[number % 4], size)) for number in range(count)]


def same_order(strengths: Sequence[int], keys: Sequence[Key]) -> bool:
    """Whether strengths and keys put hands in the same order, ties included."""
    pairs = sorted(zip(keys, strengths, strict=True))
    return all(
        (key == next_key) == (strength == next_strength) and strength <= next_strength
        for (key, strength), (next_key, next_strength) in pairwise(pairs)
    )
