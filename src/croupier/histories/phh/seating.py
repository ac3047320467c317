"""PHH's players and croupier's seats.

PHH numbers the players from the left of the button: p1 has the small blind, the last one the button.
Player n takes seat n - 1, so the button is on the last seat. Heads-up p2 has the button and the small
blind, and PHH lists antes and blinds with the button's first: `blinds_or_straddles = [500, 1000]` means
that p2 posts 500 and p1 posts 1000.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from croupier.hand import Hand

_Amount = TypeVar("_Amount")


def by_seat(amounts: Sequence[_Amount]) -> list[_Amount]:
    """Antes or blinds of a PHH list in the order of the seats, and back.

    >>> by_seat([500, 1000]), by_seat([500, 1000, 0])
    ([1000, 500], [500, 1000, 0])
    """
    return list(reversed(amounts)) if len(amounts) == 2 else list(amounts)


def order(hand: Hand) -> list[int]:
    """The seats of a hand in the order of PHH's players: those dealt in, from the left of the button.

    >>> from croupier.games import no_limit_holdem
    >>> order(Hand(no_limit_holdem((5, 10)), [100, 0, 100, 100], button=2))
    [3, 0, 2]
    """
    start = hand.start
    seats = len(start.stacks)
    clockwise = [(start.button + step) % seats for step in range(1, seats + 1)]
    return [seat for seat in clockwise if start.stacks[seat]]
