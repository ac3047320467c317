"""Hands in and out as text: PHH pasted, uploaded, downloaded."""

from __future__ import annotations

from decimal import Decimal
from itertools import islice

from croupier.errors import N_, InvalidInput
from croupier.histories import phh
from croupier.histories.history import History
from croupier.histories.phh.seating import order
from croupier.rules.rulebooks import TDA
from croupier.rules.state import Rulebook
from croupier.web import address
from croupier.web.address import Spot

MOST_HANDS = 200
"""So many hands of a file are listed."""


def read(data: bytes, rulebook: Rulebook = TDA) -> list[History]:
    """The hands of a PHH text, the first `MOST_HANDS`; raises `HistoryError` with the place of a fault."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidInput(
            N_("this is no text in UTF-8 (byte {number}): save it as UTF-8"), number=error.start + 1
        ) from None
    found = list(islice(phh.loads_all(text, rulebook=rulebook), MOST_HANDS))
    if not found:
        raise InvalidInput(N_("there is no hand in this text: paste a hand in PHH"))
    return found


def spot(history: History) -> Spot:
    """A hand as a position, nothing of its line played yet."""
    return address.of_hand(history.hand, history.scale).step_to(0)


def written(spot: Spot) -> str:
    """The hand of a position as PHH, with its whole line; `HistoryError` where PHH cannot tell it."""
    hand = spot.step_to(len(spot.line)).hand
    # PHH numbers the players anew: without their names p1 would be somebody else.
    players = [hand.names[seat] for seat in order(hand)]
    return phh.dumps(phh.record(hand, unit=Decimal(1) / spot.scale, players=players))
