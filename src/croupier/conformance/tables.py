"""Cases about what lies between hands: where button and blinds go, who posts what. Seats are numbers."""

from __future__ import annotations

from croupier.conformance.files import Case
from croupier.conformance.hands import Facts
from croupier.conformance.values import (
    BOOK,
    GAME,
    REMARKS,
    CannotExpress,
    book_of,
    game_of,
    known,
    short,
    take,
)
from croupier.errors import IllegalSetup
from croupier.rules import button
from croupier.rules.state import MAX_SEATS, GameSpec, HandState, Rulebook, TableState

# the fields of a case, what it may ask, and what it may ask about each hand
FIELDS = REMARKS | GAME | BOOK | {"seats", "players", "button", "small_blind", "big_blind", "steps"}
ASKS = {"why", "hands"}
HAND = {"button", "small_blind", "big_blind", "players", "posts"}


def run(case: Case) -> Facts:
    """The hands that the steps of a case lead to: each with its button, blinds, players and posts."""
    known(case, FIELDS)
    for hand in take(case["expect"], "hands", list):
        known(hand if isinstance(hand, dict) else [short(hand)], HAND, "hand field")
    book = book_of(case)
    try:
        game = game_of({"variant": "holdem", "structure": "no-limit"} | case)
    except IllegalSetup as refusal:
        raise CannotExpress(f"set-up: {refusal}") from None
    table = _table(case)
    hands = []
    for step in take(case, "steps", list):
        if step == ["next"]:
            hands.append(_next_hand(table, game, book))
        else:
            _change(table, game, step)
    return {"hands": hands}


def _table(case: Case) -> TableState:
    seats = take(case, "seats", int)
    if not 2 <= seats <= MAX_SEATS:
        raise CannotExpress(f"{short(seats)} seats")
    table = TableState(seats=seats)
    table.button = _seat(table, case.get("button"))
    if (case.get("small_blind"), case.get("big_blind")) != (None, None):
        table.small_blind = _seat(table, case.get("small_blind"))
        table.big_blind = _seat(table, case.get("big_blind"))
    for player in take(case, "players", list):
        table.occupied[_seat(table, player)] = 1
    return table


def _seat(table: TableState, number: object) -> int:
    """A seat's place in the record, from its number as players count it."""
    if type(number) is not int or not 1 <= number <= table.seats:
        raise CannotExpress(f"seat {short(number)}")
    return number - 1


def _change(table: TableState, game: GameSpec, step: object) -> None:
    """Let a player leave, sit down, sit out, come back, or wait for the big blind to come back."""
    match step:
        case ["leave", number]:
            table.occupied[_seat(table, number)] = 0
        case ["sit_down", number]:
            button.take_seat(table, game, _seat(table, number))
        case ["sit_out", number]:
            table.sitting_out[_seat(table, number)] = 1
        case ["come_back", number]:
            table.sitting_out[_seat(table, number)] = 0
        case ["wait", number]:
            table.waits[_seat(table, number)] = 1
        case _:
            raise CannotExpress(f"step {short(step)}")


def _next_hand(table: TableState, game: GameSpec, book: Rulebook) -> Facts:
    """Move button and blinds, and set up the next hand."""
    if button.players(table, book) < 2:
        raise CannotExpress("a hand with fewer than two players")
    button.move_button(table, book)
    hand = HandState()
    button.set_up(hand, table, game, book)
    seats = range(table.seats)
    return {
        "button": table.button + 1,
        "small_blind": hand.small_blind + 1 if hand.small_blind >= 0 else None,
        "big_blind": hand.big_blind + 1,
        "players": [seat + 1 for seat in seats if button.takes_part(table, book, seat)],
        "posts": {
            str(seat + 1): {"live": hand.due_post[seat], "dead": hand.due_dead[seat]}
            for seat in seats
            if hand.due_post[seat] or hand.due_dead[seat]
        },
    }
