"""Timing side by side: the contestants take turns, so that a noisy machine slows them alike."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

# What a contestant does: so many pieces of work, however it likes.
Work = Callable[[int], None]


def race(contestants: dict[str, tuple[Work, int]], rounds: int = 9) -> dict[str, float]:
    """The median speed of each contestant, in pieces of work a second.

    Each is given its work and how many pieces it does in a turn; a first turn is not counted.
    """
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for turn in range(rounds + 1):
        for name, (work, pieces) in contestants.items():
            start = time.perf_counter()
            work(pieces)
            if turn:
                speeds[name].append(pieces / (time.perf_counter() - start))
    return {name: statistics.median(found) for name, found in speeds.items()}


def report(title: str, unit: str, speeds: dict[str, float], peer: str) -> None:
    """Print speeds and their ratios to the peer's, as a table."""
    print(title)
    for name, speed in speeds.items():
        print(f"  {name:<40} {speed:>12,.0f} {unit}/s {speed / speeds[peer]:>8.1f} x {peer}")
