"""Cards given to a hand: read, counted, and each of them only once."""

from __future__ import annotations

from collections.abc import Iterable

from croupier import games
from croupier.cards import UNKNOWN, cards, names
from croupier.errors import IllegalSetup
from croupier.position import Position
from croupier.rules.state import OVER, UNDECIDED


def read_cards(dealt: str | Iterable[int]) -> tuple[int, ...]:
    """Cards as ids, whether they came as text or as ids.

    >>> read_cards("AsKd"), read_cards([51, 45])
    ((51, 45), (51, 45))
    """
    return cards(dealt) if isinstance(dealt, str) else tuple(dealt)


def check_seat(position: Position, seat: int) -> None:
    """Refuse a seat where no player was dealt in, with `IllegalSetup`."""
    if type(seat) is not int or not 0 <= seat < position.state.seats or not position.start.stacks[seat]:
        raise IllegalSetup(f"no player sits in seat {seat!r}")


def check_hole(position: Position, seat: int, dealt: tuple[int, ...]) -> None:
    """Refuse hole cards that a seat cannot have, with `IllegalSetup`."""
    check_seat(position, seat)
    count = position.game.hole_cards
    if len(dealt) != count:
        raise IllegalSetup(f"a hand has {count} hole cards here, not {len(dealt)}")
    if position.state.phase == OVER or position.state.shown[seat] != UNDECIDED:
        raise IllegalSetup(f"the hand of {position.names[seat]} is over, or already shown or mucked")
    check_cards(position, dealt, besides=seat)


def check_cards(position: Position, dealt: tuple[int, ...], besides: int = -1) -> None:
    """Refuse a card of another deck or one that lies elsewhere; `besides` is a seat being dealt anew."""
    seen = set(position.board)
    for seat in range(position.state.seats):
        if seat != besides:
            seen.update(position.state.hole[seat][: position.game.hole_cards])
    deck = games.deck(position.game)
    for number in dealt:
        if number == UNKNOWN:
            continue
        if type(number) is not int or number not in deck:
            raise IllegalSetup(f"{number!r} is no card of this deck")
        if number in seen:
            raise IllegalSetup(f"{names([number])} is dealt twice")
        seen.add(number)
