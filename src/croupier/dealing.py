"""Cards given to a hand: read, counted, and each of them only once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from croupier import games
from croupier.cards import UNKNOWN, brief_card, cards
from croupier.errors import N_, IllegalSetup, InvalidInput, brief, brief_seat
from croupier.position import Position
from croupier.rules import streets
from croupier.rules.state import ACTIVE, ALL_IN, BETTING, OVER, SHOWDOWN, UNDECIDED

_Given = TypeVar("_Given")
MOST = 10**100
"""Larger numbers are mistakes, and some too long for an error's text."""


def read_cards(dealt: str | Iterable[int]) -> tuple[int, ...]:
    """Cards as ids, whether they came as text or as ids.

    >>> read_cards("AsKd"), read_cards([51, 45])
    ((51, 45), (51, 45))
    """
    if isinstance(dealt, str):
        return cards(dealt)
    return tuple(several(dealt, "cards, as text or ids,"))


def several(given: Iterable[_Given], what: str) -> Iterable[_Given]:
    """What was given, if one can go through it; else `InvalidInput`."""
    if not isinstance(given, Iterable):
        raise InvalidInput(f"{what} are several, not {brief(given)}")
    return given


def check_number(given: object, what: str) -> None:
    """Refuse what is no whole number, or one that nobody could write down, with `InvalidInput`."""
    if type(given) is not int or abs(given) > MOST:
        raise InvalidInput(f"{what} is a whole number, not {brief(given)}")


def check_seat(position: Position, seat: int) -> None:
    """Refuse a seat where no player was dealt in, with `IllegalSetup`."""
    if type(seat) is not int or not 0 <= seat < position.state.seats or not position.start.stacks[seat]:
        raise IllegalSetup(N_("no player sits in seat {given}"), given=brief_seat(seat))


def hole_dealt(position: Position, seat: int, dealt: tuple[int, ...]) -> int:
    """The cards in play (bits) once a seat has these hole cards; `IllegalSetup` if it cannot have them."""
    check_seat(position, seat)
    count = position.game.hole_cards
    if len(dealt) != count:
        raise IllegalSetup(
            N_("a hand has {count} hole cards here, not {given}"), count=count, given=len(dealt)
        )
    if position.state.phase == OVER or position.state.shown[seat] != UNDECIDED:
        raise IllegalSetup(
            N_("the hand of {seat} is over, or already shown or mucked"), seat=position.names[seat]
        )
    return cards_dealt(position, dealt, position.state.hole[seat][:count])


def check_street(position: Position, dealt: tuple[int, ...]) -> None:
    """Refuse cards where no street is due, or not so many, with `IllegalSetup`."""
    state = position.state
    if state.phase == BETTING:
        seat = position.names[state.actor]
        raise IllegalSetup(N_("no community card is due: {seat} is to act"), seat=seat)
    if state.phase == SHOWDOWN:
        raise IllegalSetup(N_("no community card is due: the board is complete"))
    if state.phase == OVER:
        raise IllegalSetup(N_("no community card is due: the hand is over"))
    due = streets.board_due(state, position.game)
    if len(dealt) != due:
        raise IllegalSetup(N_("the next street has {count} cards, not {given}"), count=due, given=len(dealt))


def cards_dealt(position: Position, dealt: Iterable[int], replaced: Iterable[int] = ()) -> int:
    """The cards in play (bits) once these are dealt and others taken back.

    Raises `IllegalSetup` for a card of another deck, or one that is in play already.
    """
    in_play = position._in_play
    for number in replaced:
        if number != UNKNOWN:
            in_play &= ~(1 << number)
    lowest = 4 * position.game.deck_low
    for number in dealt:
        if type(number) is int and number == UNKNOWN:
            continue
        if type(number) is not int or not lowest <= number < 52:
            raise IllegalSetup(N_("{card} is no card of this deck"), card=brief_card(number))
        if in_play >> number & 1:
            raise IllegalSetup(N_("{card} is dealt twice"), card=brief_card(number))
        in_play |= 1 << number
    return in_play


def rank(position: Position, seats: Iterable[int]) -> None:
    """Give live seats their strengths, once the betting is over and the board complete; 0 while unknown."""
    state, game = position.state, position.game
    if state.phase != SHOWDOWN or UNKNOWN in state.boards[0]:
        return
    for seat in seats:
        if state.status[seat] in (ACTIVE, ALL_IN):
            hole = state.hole[seat][: game.hole_cards]
            known = UNKNOWN not in hole
            high, low = games.strengths(game, position.rulebook, hole, state.boards[0]) if known else (0, 0)
            state.strength[0][seat], state.low[0][seat] = high, low
