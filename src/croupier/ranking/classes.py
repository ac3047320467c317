"""What beats what: the one place where poker hands are put in order.

A class is a set of five-card hands that tie. It is written as its category and its five ranks in the order in
which they count: king-king-ace-eight-five is `(11, 11, 12, 6, 3)`, the wheel is `(3, 2, 1, 0, 12)`.
Everything else in this package (tables, kernels, names) is derived from the order of these classes.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cache
from itertools import combinations, repeat
from typing import TypeAlias

# The category and the five ranks in the order in which they count.
HandClass: TypeAlias = "tuple[Category, tuple[int, ...]]"


class Category(IntEnum):
    """The nine kinds of hands, numbered from weakest to strongest in the standard deck.

    In short deck the order is another one (`short_deck_order`), so compare strengths, never categories.
    Source: WSOP Live Action Rules 150 (suits never break ties).

    >>> Category.FLUSH < Category.FULL_HOUSE
    True
    """

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    TRIPS = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    QUADS = 7
    STRAIGHT_FLUSH = 8


# The ranks of the two decks, and the categories of the full deck from the weakest.
STANDARD_RANKS = range(13)
SHORT_DECK_RANKS = range(4, 13)
STANDARD_ORDER = tuple(Category)

# How often each rank comes, of the hands that are made by that alone.
NO_PAIR = (1, 1, 1, 1, 1)
SHAPES = {
    Category.HIGH_CARD: NO_PAIR,
    Category.PAIR: (2, 1, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.TRIPS: (3, 1, 1),
    Category.FLUSH: NO_PAIR,
    Category.FULL_HOUSE: (3, 2),
    Category.QUADS: (4, 1),
}


def short_deck_order(trips_beat_straight: bool) -> tuple[Category, ...]:
    """The categories in short deck, weakest first: flush above full house; straight above trips or not.

    Source: WSOP Tournament Rules, short deck; other rooms put trips above a straight.

    >>> [category.name for category in short_deck_order(False)[3:7]]
    ['TRIPS', 'STRAIGHT', 'FULL_HOUSE', 'FLUSH']
    """
    trips, straight = Category.TRIPS, Category.STRAIGHT
    return (
        Category.HIGH_CARD,
        Category.PAIR,
        Category.TWO_PAIR,
        *((straight, trips) if trips_beat_straight else (trips, straight)),
        Category.FULL_HOUSE,
        Category.FLUSH,
        Category.QUADS,
        Category.STRAIGHT_FLUSH,
    )


def straights(ranks: Sequence[int]) -> list[tuple[int, ...]]:
    """The straights of a deck, lowest first, each from its top card down.

    The ace also stands below the lowest rank, and nowhere else: Q-K-A-2-3 is no straight. In short deck the
    lowest straight is therefore A-6-7-8-9. Source: WSOP Tournament Rules, short deck.

    >>> straights(range(13))[0], straights(range(4, 13))[0]
    ((3, 2, 1, 0, 12), (7, 6, 5, 4, 12))
    """
    ladder = (ranks[-1], *ranks)
    return [ladder[low : low + 5][::-1] for low in range(len(ladder) - 4)]


def shaped(ranks: Sequence[int], shape: Sequence[int]) -> list[tuple[int, ...]]:
    """Every choice of ranks for a shape, such as (2, 1, 1, 1): groups of one size from the highest rank down.

    >>> shaped(range(3), (2, 1))
    [(2, 2, 1), (2, 2, 0), (1, 1, 2), (1, 1, 0), (0, 0, 2), (0, 0, 1)]
    """
    size, groups = shape[0], shape.count(shape[0])
    heads = combinations(reversed(ranks), groups)
    if groups == len(shape):
        return [tuple(rank for rank in head for _ in range(size)) if size > 1 else head for head in heads]
    hands = []
    for head in heads:
        rest = [rank for rank in ranks if rank not in head]
        named = tuple(rank for rank in head for _ in range(size))
        hands += [named + tail for tail in shaped(rest, shape[groups:])]
    return hands


@cache
def hand_classes(ranks: Sequence[int], order: Sequence[Category]) -> tuple[HandClass, ...]:
    """All classes of five-card hands of a deck, weakest first: a hand's strength is its class's index + 1.

    `ranks` is the deck's ranks from the lowest up, `order` its categories from the weakest up.

    >>> len(hand_classes(range(13), STANDARD_ORDER))
    7462
    """
    runs = straights(ranks)
    no_pairs = {tuple(sorted(run, reverse=True)) for run in runs}
    classes: list[HandClass] = []
    for category in order:
        if category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
            hands = runs
        else:
            hands = sorted(set(shaped(ranks, SHAPES[category])) - no_pairs)
        classes += zip(repeat(category), hands)
    return tuple(classes)


def low8_classes() -> list[tuple[int, ...]]:
    """The eight-or-better lows, worst first, each from its highest card down; strength is index + 1.

    Five different ranks of eight or less, the ace low; straights and flushes do not count. The highest card
    decides, then the next: 8-7-6-5-4 is the worst, the wheel 5-4-3-2-A the best.
    Source: WSOP Tournament Rules, Omaha hi-lo split-8 or better.

    >>> low8_classes()[0], low8_classes()[-1], len(low8_classes())
    ((6, 5, 4, 3, 2), (3, 2, 1, 0, 12), 56)
    """
    lowest_first = (12, 0, 1, 2, 3, 4, 5, 6)
    places = sorted(shaped(range(8), NO_PAIR), reverse=True)
    return [tuple(lowest_first[place] for place in hand) for hand in places]
