"""The tables that `strength` and `low_strength` read, built from the order of the classes when first needed.

A set of ranks is numbered without gaps and without a search. Each card adds a power of five to one of two
fields of the key, one for the ranks 2..8 and one for 9..A, as no rank occurs more than four times. The
possible low fields are numbered by their count of cards; a high field of k cards leaves room for 7 - k low
ones, so it owns that many numbers in a row: number = rows[high field] + columns[low field].

While tables are built, a set of ranks is a sum of powers of eight, which any seven cards leave unambiguous.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from operator import itemgetter
from typing import NamedTuple

from croupier.ranking.classes import (
    SHORT_DECK_RANKS,
    STANDARD_ORDER,
    STANDARD_RANKS,
    Category,
    hand_classes,
    low8_classes,
    short_deck_order,
)
from croupier.ranking.kernels import HIGH_SHIFT, SUIT_SHIFT, LowTables, RankTables

# The most cards of a hand, the ranks in the low and the high field, and the powers of eight by rank.
CARDS = 7
LOW_RANKS = 7
HIGH_RANKS = 6
EIGHTS = [8**rank for rank in STANDARD_RANKS]


class Numbering(NamedTuple):
    """`rows` and `columns` as the kernels read them; the parts of sets in base 8, by their numbers."""

    rows: list[int]
    columns: list[int]
    high_parts: list[tuple[int, int]]
    low_parts: list[int]

    def spread(self, values: dict[int, int]) -> list[int]:
        """The values of sets of ranks (in base 8) by the numbers of the sets, 0 where there is none."""
        return [values.get(high | low, 0) for high, room in self.high_parts for low in self.low_parts[:room]]


def fields(width: int) -> list[tuple[int, int, int]]:
    """All sets of at most seven cards of `width` ranks: the count of cards, their sums in base 5 and 8."""
    found = [(0, 0, 0)]
    for place in range(width):
        found = [
            (count + more, five + more * 5**place, eight + more * 8**place)
            for count, five, eight in found
            for more in range(min(4, CARDS - count) + 1)
        ]
    return sorted(found)


@cache
def numbering() -> Numbering:
    """The numbers of all sets of up to seven ranks."""
    numbers = Numbering([0] * 5**HIGH_RANKS, [0] * 5**LOW_RANKS, [], [])
    room = [0] * (CARDS + 1)
    for number, (count, five, eight) in enumerate(fields(LOW_RANKS)):
        numbers.columns[five] = number
        numbers.low_parts.append(eight)
        room[count] = number + 1
    size = 0
    for count, five, eight in fields(HIGH_RANKS):
        numbers.rows[five] = size
        numbers.high_parts.append((eight << 3 * LOW_RANKS, room[CARDS - count]))
        size += room[CARDS - count]
    return numbers


@cache
def card_keys() -> list[int]:
    """What each card adds to a hand's key: its share of a field, and one in its suit's nibble."""
    shares = [5**rank for rank in range(LOW_RANKS)] + [5**rank << HIGH_SHIFT for rank in range(HIGH_RANKS)]
    return [shares[card >> 2] + (1 << SUIT_SHIFT + 4 * (card & 3)) for card in range(52)]


def octal(ranks: Iterable[int]) -> int:
    """A set of ranks as a sum of powers of eight.

    >>> oct(octal([0, 2, 2]))
    '0o201'
    """
    return sum(map(EIGHTS.__getitem__, ranks))


def by_mask(values: dict[int, int]) -> list[int]:
    """The values of sets of different ranks (in base 8) by the masks of the ranks, 0 where there is none."""
    masks = [0]
    for rank in STANDARD_RANKS:
        masks += [mask + 8**rank for mask in masks]
    return [values.get(mask, 0) for mask in masks]


@cache
def five_card_strengths(
    ranks: Sequence[int], order: Sequence[Category]
) -> tuple[dict[int, int], dict[int, int]]:
    """The strengths of five-card hands by ranks in base 8: first those without a flush, then those with."""
    plain: dict[int, int] = {}
    flushes: dict[int, int] = {}
    for strength, (category, hand) in enumerate(hand_classes(ranks, order), start=1):
        suited = category in (Category.FLUSH, Category.STRAIGHT_FLUSH)
        (flushes if suited else plain)[octal(hand)] = strength
    return plain, flushes


def with_more_cards(strengths: dict[int, int], ranks: Sequence[int], copies: int) -> dict[int, int]:
    """The strengths of five-card hands, and of those with one or two more cards: the best five of them.

    Stronger hands are grown later, so that what remains for a set of ranks is its strongest hand. Of two
    further cards the higher comes first. `copies` is how many cards of a rank there can be: 4, or 1 in a
    suit. It is a power of two, so a set that holds them all has the bit copies * 8**rank.
    """
    fives = {strength: hand for hand, strength in strengths.items()}
    cards = [(8**rank, copies * 8**rank) for rank in ranks]
    next_cards = {card: cards[:number] for number, (card, _) in enumerate(cards, start=1)} | {0: cards}
    found, level = dict(strengths), strengths
    for _ in range(CARDS - 5):
        weakest_first = sorted(level.items(), key=itemgetter(1))
        level = {
            hand + card: strength
            for hand, strength in weakest_first
            for card, all_copies in next_cards[hand - fives[strength]]
            if not hand & all_copies
        }
        found.update(level)
    return found


def rank_tables(ranks: Sequence[int], order: Sequence[Category]) -> RankTables:
    """The tables of a deck with these ranks and this order of categories."""
    plain, flushes = five_card_strengths(ranks, order)
    values = numbering().spread(with_more_cards(plain, ranks, copies=4))
    best_flushes = by_mask(with_more_cards(flushes, ranks, copies=1))
    return card_keys(), numbering().rows, numbering().columns, values, best_flushes


@cache
def standard_tables() -> RankTables:
    """The tables of the standard deck."""
    return rank_tables(STANDARD_RANKS, STANDARD_ORDER)


@cache
def short_deck_tables(trips_beat_straight: bool) -> RankTables:
    """The tables of the short deck, in either order of straight and trips."""
    return rank_tables(SHORT_DECK_RANKS, short_deck_order(trips_beat_straight))


@cache
def low8_tables() -> LowTables:
    """The tables of eight or better: bit 0 is the ace, bit 7 the eight."""
    bits = [1 << (card // 4 + 1) % 13 & 0xFF for card in range(52)]
    lows = [0] * 256
    for strength, hand in enumerate(low8_classes(), start=1):
        five = sum([bits[4 * rank] for rank in hand])
        for mask in range(five, 256):
            if mask & five == five:
                lows[mask] = strength
    return bits, lows
