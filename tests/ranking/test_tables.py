"""The tables: every set of ranks has its own number, and nothing is built before it is needed."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations_with_replacement

from croupier.ranking import kernels
from croupier.ranking.omaha import better, guard_bits, pack, unpack
from croupier.ranking.tables import standard_tables


def test_every_set_of_ranks_has_a_number_of_its_own() -> None:
    keys, rows, columns, values, _ = standard_tables()
    numbers = []
    for size in range(8):
        for ranks in combinations_with_replacement(range(13), size):
            if max(map(ranks.count, ranks), default=0) <= 4:
                key = sum(keys[4 * rank] for rank in ranks)
                numbers.append(rows[key >> kernels.HIGH_SHIFT] + columns[key & kernels.LOW_MASK])
    assert sorted(numbers) == list(range(len(values)))


def test_fields_of_a_key_do_not_run_into_each_other() -> None:
    keys, *_ = standard_tables()
    for suit in range(4):
        for start in (kernels.FIVE_OF_A_SUIT, kernels.THREE_OF_A_SUIT):
            fullest = start + 7 * (1 << kernels.SUIT_SHIFT + 4 * suit)
            assert fullest < 1 << kernels.HIGH_SHIFT
    assert sum(sorted(key & kernels.LOW_MASK for key in keys)[-7:]) <= kernels.LOW_MASK


def test_better_of_packed_rows() -> None:
    one, other = [5, 1, 7462, 0, 3], [3, 2, 7461, 0, 3]
    packed = better(pack(one), pack(other), guard_bits(5))
    assert list(unpack([packed, pack(one)], 5)) == [5, 2, 7462, 0, 3, *one]


def test_tables_wait_for_the_first_evaluation() -> None:
    code = """
import sys
from croupier import ranking
from croupier.ranking import tables, omaha
caches = [tables.standard_tables, tables.short_deck_tables, tables.low8_tables, tables.numbering]
caches += [omaha.omaha_tables, omaha.omaha_low8_tables]
assert not any(cached.cache_info().currsize for cached in caches)
assert ranking.high((0, 4, 8, 12, 16)) > ranking.high((0, 4, 8, 12, 21))
assert [cached.cache_info().currsize for cached in caches] == [1, 0, 0, 1, 0, 0]
assert not {"numpy", "numba"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True)
