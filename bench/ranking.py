"""Evaluations a second beside PokerKit's, in one run, the two taking turns: `python bench/ranking.py`.

A ratio is that of the median times. PokerKit appears by its public way (`from_game`) and by the fastest way
through it that was found: the best entry of its lookup over the five-card combinations, from `Card` objects
made before the clock starts. Tables are timed in fresh interpreters.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import median
from time import perf_counter
from typing import Any

from pokerkit import Card, OmahaHoldemHand, StandardHighHand, StandardLookup

from croupier import ranking
from croupier.cards import names

ROUNDS = 15
OURS, THEIRS = 20_000, 100
CARDS = [next(iter(Card.parse(names([number])))) for number in range(52)]
LOOKUP = StandardLookup()

Task = tuple[Callable[..., object], Sequence[tuple[Any, ...]]]

TABLES = """
from time import perf_counter
from croupier import ranking
start = perf_counter()
ranking.{call}
print(perf_counter() - start)
"""
FIRST_CALLS = {
    "high": "high((0, 5, 10, 15, 16, 21, 26))",
    "omaha_high": "omaha_high((0, 5, 10, 15), (16, 21, 26, 31, 32))",
    "omaha_high and omaha_low8": "omaha_high((0, 5, 10, 15), (16, 21, 26, 31, 32)), "
    "ranking.omaha_low8((0, 5, 10, 15), (16, 21, 26, 31, 32))",
    "short_deck": "short_deck((16, 21, 26, 31, 32))",
}


def deals(count: int, size: int) -> list[tuple[int, ...]]:
    source = random.Random(1)
    return [tuple(source.sample(range(52), size)) for _ in range(count)]


def lookup_seven(cards: list[Card]) -> int:
    return max(LOOKUP.get_entry(five).index for five in combinations(cards, 5))


def lookup_omaha(hole: list[Card], board: list[Card]) -> int:
    boards = list(combinations(board, 3))
    return max(LOOKUP.get_entry(two + three).index for two in combinations(hole, 2) for three in boards)


def split(hands: Sequence[Sequence[Any]], hole: int) -> list[tuple[Any, ...]]:
    return [(hand[:hole], hand[hole:]) for hand in hands]


def tasks() -> dict[str, list[tuple[str, Task]]]:
    """What to time, ours first in each group."""
    seven, nine, ten, eleven = (deals(OURS, size) for size in (7, 9, 10, 11))
    their_seven, their_nine = (
        [[CARDS[card] for card in deal] for deal in hands[:THEIRS]] for hands in (seven, nine)
    )
    return {
        "seven cards": [
            ("croupier high", (ranking.high, [(hand,) for hand in seven])),
            ("pokerkit lookup", (lookup_seven, [(hand,) for hand in their_seven])),
            ("pokerkit from_game", (StandardHighHand.from_game, split(their_seven, 2))),
        ],
        "Omaha 4 + 5": [
            ("croupier omaha_high", (ranking.omaha_high, split(nine, 4))),
            ("pokerkit lookup", (lookup_omaha, split(their_nine, 4))),
            ("pokerkit from_game", (OmahaHoldemHand.from_game, split(their_nine, 4))),
        ],
        "others": [
            ("croupier omaha_high 5 + 5", (ranking.omaha_high, split(ten, 5))),
            ("croupier omaha_high 6 + 5", (ranking.omaha_high, split(eleven, 6))),
            ("croupier omaha_low8 4 + 5", (ranking.omaha_low8, split(nine, 4))),
            ("croupier low8 of seven", (ranking.low8, [(hand,) for hand in seven])),
        ],
    }


def seconds_each(task: Task) -> float:
    function, arguments = task
    start = perf_counter()
    for argument in arguments:
        function(*argument)
    return (perf_counter() - start) / len(arguments)


def first_evaluation(call: str) -> float:
    code = TABLES.format(call=call)
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout)


def main() -> None:
    for title, group in tasks().items():
        print(title)
        times: dict[str, list[float]] = {name: [] for name, _ in group}
        for _ in range(ROUNDS):
            for name, task in group:
                times[name].append(seconds_each(task))
        ours = median(times[group[0][0]])
        for name, _ in group:
            each = median(times[name])
            ratio = f"{each / ours:10.1f} x" if name.startswith("pokerkit") else ""
            print(f"  {name:28}{1 / each:12,.0f} a second{ratio}")
    print("first evaluation, tables included (median of 5 fresh interpreters)")
    for name, call in FIRST_CALLS.items():
        print(f"  {name:28}{median(first_evaluation(call) for _ in range(5)) * 1000:9.0f} ms")


if __name__ == "__main__":
    main()
