"""Money as people write it, and the same in whole chips of its smallest unit.

A `scale` is how many chips make one unit of money: with 100, "2.50" is 250 chips.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

from croupier.errors import InvalidInput

MAX_PLACES = 6
"""More decimal places than any currency or split pot needs."""
_AMOUNT = re.compile(rf"[0-9]{{1,13}}(?:\.[0-9]{{1,{MAX_PLACES}}})?")


def scaled(texts: Sequence[str]) -> tuple[list[int], int]:
    """Amounts in chips, and the scale that makes them all whole.

    >>> scaled(["50", "0.25", "2.5"])
    ([5000, 25, 250], 100)

    Raises `InvalidInput` for a text that is no amount.
    """
    for text in texts:
        if not _AMOUNT.fullmatch(text):
            raise InvalidInput(f"{text!r} is no amount: write digits, as in 250 or 2.50")
    scale = 10 ** max([len(text.partition(".")[2]) for text in texts], default=0)
    return [int(Decimal(text) * scale) for text in texts], scale


def money(chips: int, scale: int) -> int | float:
    """Chips as a number of money: an integer where it is one.

    >>> money(250, 100), money(300, 100)
    (2.5, 3)
    """
    return chips // scale if chips % scale == 0 else float(Decimal(chips) / scale)
