"""One hand from a history: the hand as the rules replay it, and all that its file said about it."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from croupier.hand import Hand

MOST = 10**18
"""The largest amount that is read; no game has so many chips."""


@dataclass(frozen=True, slots=True)
class History:
    """A hand and its record. Chips of `hand` are whole numbers of `unit`, the smallest amount written.

    `fields` are those of the file, in its order and with its numbers; `number` counts the hands of a file
    from 1.

    >>> from croupier.histories import phh
    >>> history = phh.loads(phh.EXAMPLE)
    >>> history.unit, history.hand.stacks[0], history.fields["starting_stacks"][0]
    (Decimal('0.01'), 1005, Decimal('10.00'))
    """

    hand: Hand
    fields: dict[str, Any]
    unit: Decimal = Decimal(1)
    file: str = ""
    number: int = 1

    @property
    def scale(self) -> int:
        """How many chips make one unit of the file's money: 100 where the smallest amount is a cent."""
        return int(1 / self.unit)

    @property
    def finished(self) -> bool:
        """Whether the hand is over and paid."""
        return self.hand.next == "hand_over"

    def amount(self, chips: int) -> int | Decimal:
        """Chips as the file writes them: an integer where it is one.

        >>> from croupier.histories import phh
        >>> history = phh.loads(phh.EXAMPLE)
        >>> history.amount(995), history.amount(1000)
        (Decimal('9.95'), 10)
        """
        return as_written(chips, self.unit)

    def chips(self, amount: int | Decimal) -> int | None:
        """An amount of the file in chips; None when it is no whole number of them."""
        return in_chips(amount, self.unit)


def as_written(chips: int, unit: Decimal) -> int | Decimal:
    """Chips in the file's money: an integer where it is one.

    >>> as_written(250, Decimal("0.01")), as_written(300, Decimal("0.01"))
    (Decimal('2.50'), 3)
    """
    amount = chips * unit
    whole = int(amount)
    return whole if whole == amount else amount


def in_chips(amount: object, unit: Decimal) -> int | None:
    """The file's money in chips; None when it is no number or no whole number of chips, or too large.

    >>> in_chips(Decimal("2.50"), Decimal("0.01")), in_chips(Decimal("0.005"), Decimal("0.01"))
    (250, None)
    """
    if type(amount) is int:
        if abs(amount) > MOST:
            return None
        if unit == 1:
            return amount
    elif not (isinstance(amount, Decimal) and amount.is_finite()):
        return None
    number = amount / unit
    return int(number) if number == int(number) else None
