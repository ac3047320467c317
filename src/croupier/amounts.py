"""Money as people write it, and the same in whole chips of its smallest unit.

A `scale` is how many chips make one unit of money: with 100, "2.50" is 250 chips.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

from croupier.errors import N_, InvalidInput, brief

MAX_PLACES = 6
"""More decimal places than any currency or split pot needs."""
MAX_DIGITS = 13
"""More digits than any stack has."""
_AMOUNT = re.compile(r"([0-9]+)(?:[.,]([0-9]+))?")


def scaled(texts: Sequence[str]) -> tuple[list[int], int]:
    """Amounts in chips, and the scale that makes them all whole; decimals after a point or a comma.

    >>> scaled(["50", "0.25", "2,5"])
    ([5000, 25, 250], 100)

    Raises `InvalidInput` for a text that is no amount, or that could be two: 1.000 is a thousand to some,
    while nobody groups the digits of 0.245.
    """
    parts = [_parts(text) for text in texts]
    places = max([len(decimals) for _, decimals in parts], default=0)
    return [int(whole + decimals.ljust(places, "0")) for whole, decimals in parts], 10**places


def _parts(text: str) -> tuple[str, str]:
    """The digits before and after the decimal point."""
    found = _AMOUNT.fullmatch(text)
    if not found:
        raise InvalidInput(N_("{text} is no amount: write digits, as in 250 or 2.50"), text=brief(text))
    whole, decimals = found[1], found[2] or ""
    if len(decimals) == 3:
        if not whole.startswith("0"):
            raise InvalidInput(
                N_("{text} can be read in two ways: is it {whole}{decimals} or {whole}.{decimals}0?"),
                text=brief(text),
                whole=whole,
                decimals=decimals,
            )
        decimals += "0"  # Other amounts of this scale are written so, and none of them is ambiguous.
    if len(whole) > MAX_DIGITS or len(decimals) > MAX_PLACES:
        raise InvalidInput(
            N_("{text} has too many digits: {digits} and {places} decimals at most"),
            text=brief(text),
            digits=MAX_DIGITS,
            places=MAX_PLACES,
        )
    return whole, decimals


def money(chips: int, scale: int) -> int | float:
    """Chips as a number of money: an integer where it is one.

    >>> money(250, 100), money(300, 100)
    (2.5, 3)
    """
    return chips // scale if chips % scale == 0 else float(Decimal(chips) / scale)


def scale_of(texts: Sequence[str]) -> int:
    """The scale that makes all these amounts whole.

    >>> scale_of(["50", "0.25"])
    100
    """
    return scaled(texts)[1]


def in_chips(text: str, scale: int) -> int:
    """An amount in chips of a given scale; `InvalidInput` where it is finer than the smallest chip.

    >>> in_chips("2.5", 100)
    250
    """
    (given,), own = scaled([text])
    chips, finer = divmod(given * scale, own)
    if finer:
        raise InvalidInput(
            N_("{text} is finer than the smallest chip here, {chip}"),
            text=brief(text),
            chip=written(1, scale),
        )
    return chips


def written(chips: int, scale: int) -> str:
    """Chips as `scaled` reads them, with every decimal place of the scale (a power of ten); never just three.

    >>> written(250, 100), written(300, 100), written(3, 1), written(2500, 1000)
    ('2.50', '3.00', '3', '2.5000')
    """
    if scale == 1000:
        return written(10 * chips, 10 * scale)
    whole, part = divmod(chips, scale)
    return f"{whole}.{part:0{len(str(scale)) - 1}d}" if scale > 1 else str(whole)
