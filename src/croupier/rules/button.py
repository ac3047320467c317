"""Between hands: where the button and the blinds go, and who owes a missed blind."""

from __future__ import annotations

from croupier.rules.state import (
    ABSENT,
    DEAD_BUTTON,
    DEALT_IN,
    FIXED_LIMIT,
    GameSpec,
    HandState,
    Rulebook,
    TableState,
)


def takes_part(table: TableState, book: Rulebook, seat: int) -> int:
    """1 when a seat is dealt the next hand; in tournaments an absent player too, and is blinded off."""
    if not table.occupied[seat]:
        return 0
    return 1 if not table.sitting_out[seat] or book.missed == DEALT_IN else 0


def next_player(table: TableState, book: Rulebook, seat: int) -> int:
    """The next seat clockwise that takes part; -1 when there is none."""
    for step in range(1, table.seats + 1):
        other = (seat + step) % table.seats
        if takes_part(table, book, other):
            return other
    return -1


def next_big_blind(table: TableState, book: Rulebook, seat: int) -> int:
    """The next seat for the big blind: a player, or one who waits to come back with it."""
    for step in range(1, table.seats + 1):
        other = (seat + step) % table.seats
        if table.waits[other]:
            table.waits[other] = 0
            table.sitting_out[other] = 0
        if takes_part(table, book, other):
            return other
    return -1


def players(table: TableState, book: Rulebook) -> int:
    """How many seats take part in the next hand."""
    count = 0
    for seat in range(table.seats):
        count += takes_part(table, book, seat)
    return count


def move_button(table: TableState, book: Rulebook) -> None:
    """Move button and blinds on by one hand; needs two players or more.

    Dead button: the big blind goes to the next player, the small blind to where the big blind was and the
    button to where the small blind was, even if nobody sits there. Seats 1 to 6, button 1, blinds 2 and 3:
    seat 3 leaves: button 2, no small blind, big blind 4; then button 3 (empty), blinds 4 and 5
    (TDA 2024 32, WSOP Tournament 85, WSOP Live 155). Moving button: all three go to players: button 2,
    blinds 4 and 5.
    """
    last_big = table.big_blind
    if last_big < 0:
        first_hand(table, book)
    elif players(table, book) == 2:
        heads_up(table, book)
    elif book.button == DEAD_BUTTON:
        button = table.small_blind
        table.big_blind = next_big_blind(table, book, last_big)
        table.small_blind = last_big
        if button == table.big_blind:
            button = before(table, book, table.small_blind)
        table.button = button
    else:
        table.button = next_player(table, book, table.button)
        table.small_blind = next_player(table, book, table.button)
        table.big_blind = next_big_blind(table, book, table.small_blind)
    note_missed(table, book, last_big)


def pass_button(table: TableState, book: Rulebook) -> None:
    """Move the button to the next player, in a game without blinds: there nobody can miss one.

    Short-deck, where the button owes a double ante. Seats 1 to 6, button 1: seat 2 leaves: button 3.
    """
    table.button = next_player(table, book, table.button)
    first_hand(table, book)


def first_hand(table: TableState, book: Rulebook) -> None:
    """Place the blinds for a first hand, the button being where it was drawn."""
    if not takes_part(table, book, table.button):
        table.button = next_player(table, book, table.button)
    table.small_blind = next_player(table, book, table.button)
    if players(table, book) == 2:
        table.small_blind = table.button
    table.big_blind = next_player(table, book, table.small_blind)


def heads_up(table: TableState, book: Rulebook) -> None:
    """Two players: nobody has the big blind twice running, the other has button and small blind.

    From button 1, blinds 2 and 3: seat 2 leaves: big blind 1, button 3; seat 1: big blind 2, button 3;
    seat 3: big blind 1, button 2 (TDA 2024 34-B, WSOP Tournament 87). When somebody who waited comes back
    with the big blind they are three, and the button is before the small blind.
    """
    table.big_blind = next_big_blind(table, book, table.big_blind)
    table.small_blind = before(table, book, table.big_blind)
    table.button = table.small_blind
    if players(table, book) > 2:
        table.button = before(table, book, table.small_blind)


def before(table: TableState, book: Rulebook, seat: int) -> int:
    """The last player before a seat, going clockwise round the table; `seat` itself when there is none."""
    other = (seat - 1) % table.seats
    while other != seat and not takes_part(table, book, other):
        other = (other - 1) % table.seats
    return other


def note_missed(table: TableState, book: Rulebook, last_big: int) -> None:
    """Remember which absent players the blinds passed; who pays a big blind owes nothing more.

    WSOP Live 160, Robert's 4.
    """
    for seat in range(table.seats):
        if not table.occupied[seat]:
            table.owes_small[seat] = 0
            table.owes_big[seat] = 0
        elif table.sitting_out[seat] and book.missed != DEALT_IN:
            if passed(table, seat, last_big, table.big_blind):
                table.owes_big[seat] = 1
                table.owes_small[seat] = 1
            if seat == table.small_blind:
                table.owes_small[seat] = 1
    table.owes_small[table.big_blind] = 0
    table.owes_big[table.big_blind] = 0


def passed(table: TableState, seat: int, start: int, end: int) -> int:
    """1 when `seat` lies strictly between `start` and `end`, going clockwise; `start` -1 passes nothing."""
    if start < 0:
        return 0
    way = (end - start) % table.seats
    at = (seat - start) % table.seats
    return 1 if 0 < at < way else 0


def take_seat(table: TableState, game: GameSpec, seat: int) -> None:
    """Seat a new player: in no-limit and pot-limit without a post (WSOP Live 104-a), in limit with one."""
    table.occupied[seat] = 1
    table.sitting_out[seat] = 0
    table.owes_small[seat] = 0
    table.owes_big[seat] = 1 if game.structure == FIXED_LIMIT else 0


def set_up(hand: HandState, table: TableState, game: GameSpec, book: Rulebook) -> None:
    """Give a hand its button and blind seats, and the posts of players who missed their blinds.

    The big blind of a post is live, the rest dead: 5/10: 10 live and 5 dead, nothing to call
    (WSOP Live 160). A seat that takes no part is absent from the hand.
    """
    hand.seats = table.seats
    hand.button = table.button
    hand.big_blind = table.big_blind
    hand.small_blind = table.small_blind if takes_part(table, book, table.small_blind) else -1
    for seat in range(table.seats):
        if not takes_part(table, book, seat):
            hand.status[seat] = ABSENT
        elif seat != hand.big_blind and seat != hand.small_blind:
            if table.owes_big[seat]:
                hand.due_post[seat] = game.big_blind
            if table.owes_small[seat]:
                hand.due_dead[seat] = game.small_blind
            table.owes_big[seat] = 0
            table.owes_small[seat] = 0
