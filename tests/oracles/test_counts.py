"""Betting trees have exactly as many nodes, actions and leaves as others have counted.

The counts of heads-up limit, of no-limit with 20 chips, and of the 2009 computer poker competition are in
M. Johanson, "Measuring the Size of Large No-Limit Poker Games" (2013); PokerKit and the competition's own
game gave the others, save where stacks are unequal, on which engines differ: there our rules decide.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import accumulate
from math import comb
from operator import mul
from typing import NamedTuple

import pytest

from croupier import games
from croupier.rules import rulebooks
from croupier.rules.state import GameSpec
from tests.oracles.counting import Memo, count, division, opening

pytestmark = pytest.mark.long

BOOK = rulebooks.TDA
NO_LIMIT = games.no_limit_holdem((1, 2))
POT_LIMIT = games.game("holdem", "pot-limit", blinds=(1, 2))
LIMIT = games.fixed_limit_holdem((2, 4), blinds=(1, 2))


class Row(NamedTuple):
    """A game, the stacks from the small blind on, its streets, and what its tree holds, street by street."""

    game: GameSpec
    stacks: tuple[int, ...]
    streets: int
    nodes: tuple[int, ...]
    actions: tuple[int, ...] = ()
    folds: int = 0
    showdowns: int = 0


ROWS = {
    "heads-up limit": Row(LIMIT, (1000, 1000), 4, (8, 70, 630, 5670), (21, 182, 1638, 14742), 5103, 5103),
    "heads-up no-limit 20, two streets": Row(
        NO_LIMIT, (20, 20), 2, (1188, 19996), (3561, 57616), 19997, 19997
    ),
    "heads-up pot-limit 20": Row(POT_LIMIT, (20, 20), 1, (978,), (2931,)),
    "heads-up pot-limit 40": Row(POT_LIMIT, (40, 40), 1, (78772,), (236313,)),
    "heads-up pot-limit 10, two streets": Row(POT_LIMIT, (10, 10), 2, (46, 254), (135, 670)),
    "three players 6": Row(NO_LIMIT, (6, 6, 6), 1, (90,), (219,)),
    "three players 10": Row(NO_LIMIT, (10, 10, 10), 1, (954,), (2379,)),
    "three players 4, two streets": Row(NO_LIMIT, (4, 4, 4), 2, (18, 20), (39, 40)),
    "three players 6, two streets": Row(NO_LIMIT, (6, 6, 6), 2, (90, 240), (219, 520)),
    "four players 4": Row(NO_LIMIT, (4,) * 4, 1, (64,), (135,)),
    "four players 6": Row(NO_LIMIT, (6,) * 4, 1, (504,), (1143,)),
    "six players 4": Row(NO_LIMIT, (4,) * 6, 1, (664,), (1359,)),
    "three players limit, two streets": Row(LIMIT, (1000,) * 3, 2, (90, 4412), (219, 10864)),
    "three players 4, 6, 8": Row(NO_LIMIT, (4, 6, 8), 1, (64,)),
    "three players 3, 5, 9": Row(NO_LIMIT, (3, 5, 9), 1, (57,)),
}

# Heads-up no-limit, four streets, by stack: decision nodes, actions, and leaves by fold (or by showdown).
WALKED = {
    8: (736, 1713, 489),
    10: (3088, 7425, 2169),
    12: (11376, 28113, 8369),
    20: (910848, 2427921, 758537),
}
COUNTED = {
    **{stack: nodes for stack, (nodes, _, _) in WALKED.items()},
    100: 58_916_617_123_579_760,
    200: 15_678_200_217_181_916_069_068_416,
    400: 24_722_074_692_098_061_041_487_132_880_347_981_920,
}


@pytest.fixture
def deep() -> Iterator[None]:
    """Room for the longest line of play: a raise by one minimum after the other."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(20 * max(COUNTED))
    yield
    sys.setrecursionlimit(limit)


@pytest.mark.parametrize("name", ROWS)
def test_walk(name: str) -> None:
    row = ROWS[name]
    game = replace(row.game, streets=row.streets)
    hand = opening(game, BOOK, row.stacks)
    tree = count(hand, game, BOOK)
    found = row._replace(nodes=tuple(tree.nodes))
    if row.actions:
        found = found._replace(actions=tuple(tree.actions))
    if row.folds:
        found = found._replace(folds=tree.folds, showdowns=tree.showdowns)
    assert found == row, division(hand, game, BOOK)


@pytest.mark.parametrize("stack", WALKED)
def test_walk_four_streets(stack: int) -> None:
    hand = opening(NO_LIMIT, BOOK, (stack, stack))
    tree = count(hand, NO_LIMIT, BOOK)
    assert tree.folds == tree.showdowns
    found = sum(tree.nodes), sum(tree.actions), tree.folds
    assert found == WALKED[stack], division(hand, NO_LIMIT, BOOK)


def test_information_sets_of_heads_up_limit() -> None:
    """What a player sees at a node: his two cards and the board, its three streets apart."""
    tree = count(opening(LIMIT, BOOK, (1000, 1000)), LIMIT, BOOK)
    views = list(accumulate((comb(52, 2), comb(50, 3), 47, 46), mul))
    assert sum(map(mul, tree.nodes, views)) == 319_365_922_522_608


@pytest.mark.usefixtures("deep")
def test_memo() -> None:
    """The huge trees, one memo for all: what it counts for small stacks was walked above."""
    memo = Memo(NO_LIMIT, BOOK)
    found = {stack: memo.count(opening(NO_LIMIT, BOOK, (stack, stack))) for stack in COUNTED}
    assert found == COUNTED
