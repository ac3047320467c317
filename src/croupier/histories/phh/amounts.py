"""The amounts of a PHH hand: how fine they are, and the same in whole chips."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any

from croupier.errors import N_, HistoryError, brief
from croupier.histories.history import in_chips

MONEY = (
    "antes",
    "blinds_or_straddles",
    "min_bet",
    "small_bet",
    "big_bet",
    "starting_stacks",
    "finishing_stacks",
    "winnings",
)
"""The fields that hold amounts."""
MAX_PLACES = 6
"""More decimal places than any currency or split pot needs."""
MAX_DIGITS = 15
"""Digits before the decimal point: more chips than any game has."""

_AMOUNT = re.compile(rf"[0-9]{{1,{MAX_DIGITS}}}(?:\.[0-9]{{1,{MAX_PLACES}}})?")
_UNITS = tuple(Decimal(1).scaleb(-places) for places in range(MAX_PLACES + 1))
_ONE = _UNITS[0]
_INTEGERS_ONLY = {int}


def unit_of(fields: dict[str, Any]) -> Decimal:
    """The smallest amount that the hand's own numbers can tell: 1, or one of the last decimal place.

    Half chips of a split pot count: a stack of 10112.5 makes the unit 0.1.

    >>> unit_of({"antes": [Decimal("2.50"), 0], "actions": ["p1 cbr 7.5"]})
    Decimal('0.01')
    """
    places = 0
    for name in MONEY:
        value = fields.get(name)
        amounts = value if type(value) is list else [value]
        if Decimal in map(type, amounts):
            places = max(places, *[_places(amount, name) for amount in amounts])
    actions = fields["actions"]
    if "." in "".join(actions):
        places = max(places, *map(_places_in, actions))
    return _UNITS[places]


def _places_in(action: str) -> int:
    words = action.split()
    if len(words) > 2 and words[1] == "cbr" and _AMOUNT.fullmatch(words[2]):
        return len(words[2].partition(".")[2])
    return 0


def _places(amount: object, field: str) -> int:
    if type(amount) is not Decimal:
        return 0
    exponent = amount.as_tuple().exponent
    if not isinstance(exponent, int):
        raise HistoryError(N_("{amount} is no number of chips"), amount=brief(amount), field=field)
    if exponent < -MAX_PLACES or amount.adjusted() >= MAX_DIGITS:
        raise HistoryError(
            N_("{amount} is not between 0 and 10^{digits} with at most {places} decimal places"),
            amount=brief(amount),
            digits=MAX_DIGITS,
            places=MAX_PLACES,
            field=field,
        )
    return -exponent


def chips_of(fields: dict[str, Any], field: str, unit: Decimal) -> int:
    """The amount of a field in chips."""
    return _chips(fields[field], unit, field)


def chips_each(fields: dict[str, Any], field: str, unit: Decimal, count: int) -> list[int]:
    """A list of amounts in chips, one for each of `count` players."""
    amounts = fields[field]
    if type(amounts) is not list or len(amounts) != count:
        raise HistoryError(
            N_("give {count} numbers, one for each stack, not {given}"),
            count=count,
            given=brief(amounts),
            field=field,
        )
    if unit is _ONE and set(map(type, amounts)) == _INTEGERS_ONLY:
        return amounts
    return [_chips(amount, unit, field) for amount in amounts]


def _chips(amount: object, unit: Decimal, field: str) -> int:
    if unit is _ONE and type(amount) is int:
        return amount
    chips = in_chips(amount, unit)
    if chips is None:
        raise HistoryError(N_("{amount} is no number of chips"), amount=brief(amount), field=field)
    return chips


def read_amount(text: str, unit: Decimal) -> int:
    """The amount of a bet or raise, as an action writes it, in chips.

    >>> read_amount("47.50", Decimal("0.01"))
    4750
    """
    if not _AMOUNT.fullmatch(text):
        raise HistoryError(
            N_("{text} is no amount: write digits, as in 'p3 cbr 250' or 'p3 cbr 2.50'"), text=brief(text)
        )
    return int(text) if unit is _ONE else int(Decimal(text) / unit)
