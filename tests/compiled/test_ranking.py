"""The kernels of ranking compile, and give the strengths that they give in CPython."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from croupier.ranking import kernels, omaha, tables
from tests.compiled.compiling import Function, compiled, functions_of

pytestmark = pytest.mark.long

HANDS = 3000


@pytest.fixture(scope="module", params=[False, True], ids=["unchecked", "boundscheck"])
def fast(request: pytest.FixtureRequest) -> dict[Function, Any]:
    """Every kernel, compiled over arrays."""
    return compiled(functions_of(kernels), boundscheck=request.param)


def arrays(lists: Any) -> tuple[Any, ...]:
    """Tables or cards as arrays."""
    return tuple(np.array(numbers, np.int64) for numbers in lists)


RANKED: dict[str, tuple[Callable[[], kernels.RankTables], int]] = {
    "standard": (tables.standard_tables, 0),
    "short deck": (lambda: tables.short_deck_tables(False), 16),
    "short deck, trips high": (lambda: tables.short_deck_tables(True), 16),
}


@pytest.mark.parametrize("name", RANKED)
def test_strength(name: str, fast: dict[Function, Any]) -> None:
    build, lowest = RANKED[name]
    lists = build()
    rng = Random(name)
    compiled_tables = arrays(lists)
    for _ in range(HANDS):
        cards = rng.sample(range(lowest, 52), rng.randint(5, 7))
        assert fast[kernels.strength](*arrays([cards]), compiled_tables) == kernels.strength(cards, lists)


def test_low_strength(fast: dict[Function, Any]) -> None:
    lists = tables.low8_tables()
    rng = Random(8)
    compiled_tables = arrays(lists)
    for _ in range(HANDS):
        cards = rng.sample(range(52), rng.randint(5, 7))
        assert fast[kernels.low_strength](*arrays([cards]), compiled_tables) == kernels.low_strength(
            cards, lists
        )


def test_omaha(fast: dict[Function, Any]) -> None:
    ranks, pairs, lows = tables.standard_tables(), omaha.omaha_tables(), omaha.omaha_low8_tables()
    compiled_high, compiled_low = (arrays(ranks), arrays(pairs)), arrays(lows)
    rng = Random(4)
    for _ in range(HANDS):
        cards = rng.sample(range(52), 11)
        hole, board = cards[: rng.randint(4, 6)], cards[6 : rng.randint(9, 11)]
        twins = arrays([hole, board])
        high = fast[kernels.omaha_strength](*twins, *compiled_high)
        assert high == kernels.omaha_strength(hole, board, ranks, pairs)
        low = fast[kernels.omaha_low_strength](*twins, compiled_low)
        assert low == kernels.omaha_low_strength(hole, board, lows)
