"""Showing the cards: in which order, who must, who may muck, when all-ins lie face up."""

from __future__ import annotations

from croupier.rules.pots import award, winners
from croupier.rules.reasons import Reason
from croupier.rules.state import (
    ABSENT,
    ACTIVE,
    ALL_IN,
    DEALT,
    FROM_WINNER,
    IMMEDIATE,
    MUCKED,
    RIVER_CALLER,
    SHOWDOWN,
    SHOWN,
    UNDECIDED,
    GameSpec,
    HandState,
    Rulebook,
)


def face_up(hand: HandState, book: Rulebook) -> int:
    """1 when every live hand must lie face up: somebody is all-in and no more betting is possible.

    A all-in, B and C still with chips: nothing is turned until B and C can no longer bet (TDA 2024 16,
    WSOP Tournament 70). Where the book waits for the showdown, never.
    """
    all_in = 0
    active = 0
    for seat in range(hand.seats):
        if hand.status[seat] == ALL_IN:
            all_in = 1
        elif hand.status[seat] == ACTIVE:
            active += 1
    if not all_in or book.reveal != IMMEDIATE:
        return 0
    return 1 if active < 2 or hand.phase == SHOWDOWN else 0


def turn_face_up(hand: HandState, game: GameSpec) -> None:
    """Show every live hand whose cards are known."""
    for seat in range(hand.seats):
        if (hand.status[seat] == ACTIVE or hand.status[seat] == ALL_IN) and cards_known(hand, game, seat):
            hand.shown[seat] = SHOWN


def cards_known(hand: HandState, game: GameSpec, seat: int) -> int:
    """1 when all hole cards of a seat are known."""
    for at in range(game.hole_cards):
        if hand.hole[seat][at] < 0:
            return 0
    return 1


def first_to_show(hand: HandState, seats: int) -> int:
    """Who shows first among `seats` (bits): the last aggressor of the last betting round, or, when
    nobody bet on it, the first seat left of the button. Earlier streets do not count.

    TDA 2024 17-A, WSOP Tournament 72, WSOP Live 149.
    """
    if hand.last_aggressor >= 0 and seats >> hand.last_aggressor & 1:
        return hand.last_aggressor
    return first_clockwise(hand, seats, hand.button)


def first_clockwise(hand: HandState, seats: int, after: int) -> int:
    """The first of `seats` (bits) clockwise after a seat; -1 when there is none."""
    for step in range(1, hand.seats + 1):
        seat = (after + step) % hand.seats
        if seats >> seat & 1:
            return seat
    return -1


def next_to_show(hand: HandState, book: Rulebook, done: int) -> int:
    """The seat that shows or mucks next when those in `done` (bits) have; -1 when all have.

    The last side pot is shown first (WSOP Live 149, Robert's 3-Showdown 7). In a pot the first begins
    and the others follow clockwise; where the book says so, after the first hand the winning hand comes,
    and then clockwise from it.
    """
    for pot in range(hand.pot_count - 1, -1, -1):
        seats = hand.eligible[pot]
        waiting = seats & ~done
        if waiting == 0 or seats & (seats - 1) == 0:
            continue
        first = first_to_show(hand, seats)
        if waiting >> first & 1:
            return first
        best = winners(hand, pot, 0, 0)
        if book.show_from == FROM_WINNER and best & (best - 1) == 0:
            first = first_clockwise(hand, best, hand.button)
            if waiting >> first & 1:
                return first
        return first_clockwise(hand, waiting, first)
    return -1


def decided(hand: HandState) -> int:
    """The seats that have shown or mucked, one bit a seat."""
    seats = 0
    for seat in range(hand.seats):
        if hand.shown[seat] != UNDECIDED:
            seats |= 1 << seat
    return seats


def must_show(hand: HandState, book: Rulebook, seat: int) -> int:
    """Why a seat must show at showdown, as a `Reason`; 0 when it may muck.

    All-in hands lie face up (TDA 2024 16). The first hand is shown; a later one that is beaten in every
    pot it could win may stay hidden, one that wins or ties may not. When all others have mucked the
    last hand wins unseen (TDA 2024 17-B).
    """
    if face_up(hand, book):
        return Reason.SHOW_ALL_IN
    against = 0
    others = 0
    for other in range(hand.seats):
        if other != seat and hand.eligible[0] >> other & 1 and hand.shown[other] != MUCKED:
            others = 1
            if hand.shown[other] == SHOWN:
                against = 1
    if not others:
        return 0
    if not against:
        return Reason.SHOW_FIRST
    if not book.muck_losers:
        return Reason.SHOW_TOLD
    for pot in range(hand.pot_count):
        if hand.eligible[pot] >> seat & 1 and unbeaten(hand, pot, seat):
            return Reason.SHOW_WINNING
    return 0


def unbeaten(hand: HandState, pot: int, seat: int) -> int:
    """1 when no shown hand that may win this pot beats the seat's high, or its low, on some board.

    A pot that nobody else may win is paid unshown (TDA 2024 17-B, Add. 16).
    """
    rivals = hand.eligible[pot] & ~(1 << seat)
    if rivals == 0:
        return 0
    tabled = 0
    for other in range(hand.seats):
        if rivals >> other & 1 and hand.shown[other] == SHOWN:
            tabled |= 1 << other
    if tabled == 0:
        return 1
    for run in range(hand.runs):
        high = hand.strength[run][seat] > 0
        low = hand.low[run][seat] > 0
        for other in range(hand.seats):
            if tabled >> other & 1:
                high = high and hand.strength[run][other] <= hand.strength[run][seat]
                low = low and hand.low[run][other] <= hand.low[run][seat]
        if high or low:
            return 1
    return 0


def may_see(hand: HandState, book: Rulebook, asker: int, seat: int) -> int:
    """1 when `asker` may by right see the mucked hand of `seat`.

    The river caller who kept his cards may see the last aggressor's (TDA 2024 18-B); any player dealt in
    a called hand (Robert's 3-Showdown 5); elsewhere only on suspicion (WSOP Live 147) or winners only.
    """
    if hand.status[asker] == ABSENT or hand.eligible[0] >> seat & 1 == 0:
        return 0
    if book.see_rights == DEALT:
        return 1
    kept = hand.eligible[0] >> asker & 1 and hand.shown[asker] != MUCKED
    return 1 if book.see_rights == RIVER_CALLER and kept and seat == hand.last_aggressor else 0


def show_down(hand: HandState, game: GameSpec, book: Rulebook) -> None:
    """Let every live hand show, or muck where it may, in the order of the rules; then pay the pots."""
    seat = next_to_show(hand, book, decided(hand))
    while seat >= 0:
        hand.shown[seat] = SHOWN if must_show(hand, book, seat) else MUCKED
        seat = next_to_show(hand, book, decided(hand))
    award(hand, game, book)
