"""The tables of Omaha: for every board, what each pair of hole cards makes with three of its cards.

The hands of a board of three are looked up; a board of four or five has, for each pair, the best of the
boards that lack one of its cards. A row of strengths is packed into one integer, 16 bits each, so that
the better of two rows is a few operations on integers.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import cache, partial, reduce
from itertools import combinations
from sys import byteorder

from croupier.ranking.classes import STANDARD_ORDER, STANDARD_RANKS
from croupier.ranking.kernels import PAIRS, LowTables, OmahaTables
from croupier.ranking.tables import by_mask, five_card_strengths, low8_tables, numbering


def pack(row: Sequence[int]) -> int:
    """A row of strengths as one integer."""
    return int.from_bytes(array("H", row).tobytes(), byteorder)


def unpack(rows: Iterable[int], width: int) -> array[int]:
    """Rows of `width` strengths, one after the other."""
    return array("H", b"".join(row.to_bytes(2 * width, byteorder) for row in rows))


def better(one: int, other: int, guards: int) -> int:
    """The larger of each two strengths of two packed rows; `guards` has the top bit of each.

    >>> hex(better(0x0005_0001, 0x0003_0002, 0x8000_8000))
    '0x50002'
    """
    lead = (other | guards) - one
    behind = lead & guards
    return one + (lead & behind - (behind >> 15))


def guard_bits(width: int) -> int:
    """The top bits of a packed row of `width` strengths."""
    return pack([0x8000] * width)


def board_rows(strengths: dict[int, int], copies: int) -> dict[int, int]:
    """The packed rows of all boards of three to five, by their ranks in base 8.

    `strengths` are those of five-card hands, by ranks in base 8. Of a rank there are `copies` cards, 4 or 1.
    """
    cards = [8**rank for rank in STANDARD_RANKS]
    pairs = [high + low for number, high in enumerate(cards, start=1) for low in cards[:number]]
    guards = guard_bits(PAIRS)
    level = {
        board: pack([strengths.get(board + pair, 0) for pair in pairs])
        for board in set(map(sum, combinations(cards * min(copies, 3), 3)))
    }
    found = level
    for _ in range(2):
        larger: dict[int, int] = {}
        for board, row in level.items():
            for card in cards:
                if not board & copies * card:
                    known = larger.get(board + card)
                    larger[board + card] = row if known is None else better(known, row, guards)
        level = larger
        found = found | level
    return found


@cache
def omaha_tables() -> OmahaTables:
    """The tables of Omaha, high."""
    plain, flushes = five_card_strengths(STANDARD_RANKS, STANDARD_ORDER)
    rows, suited_rows = board_rows(plain, copies=4), board_rows(flushes, copies=1)
    starts = {board: PAIRS * number for number, board in enumerate(rows, start=1)}
    suited_starts = {board: PAIRS * number for number, board in enumerate(suited_rows, start=1 + len(rows))}
    bests = unpack([0, *rows.values(), *suited_rows.values()], PAIRS)
    return numbering().spread(starts), by_mask(suited_starts), bests


@cache
def omaha_low8_tables() -> LowTables:
    """The tables of Omaha eight or better, low."""
    bits, lows = low8_tables()
    guards = guard_bits(256)
    holders = {
        1 << one | 1 << other: pack([hole >> one & hole >> other & 1 for hole in range(256)])
        for one, other in combinations(range(8), 2)
    }
    rows = [0] * 256
    for board in range(256):
        if board.bit_count() == 3:
            options = [lows[board | pair] * holes for pair, holes in holders.items()]
        else:
            options = [rows[board ^ 1 << bit] for bit in range(8) if board >> bit & 1]
        rows[board] = reduce(partial(better, guards=guards), options, 0)
    return bits, unpack(rows, 256)
