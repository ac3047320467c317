"""Before the cards: who owes which ante, blind, straddle or post, and what a short stack pays of it."""

from __future__ import annotations

from croupier.rules.state import (
    ABSENT,
    ALL_IN,
    ANTE_BIG_BLIND,
    ANTE_BUTTON,
    ANTE_EACH,
    ANTE_FIRST,
    AS_RAISE,
    BETTING,
    DEAD,
    SHORT,
    GameSpec,
    HandState,
    Rulebook,
)


def next_dealt(hand: HandState, seat: int) -> int:
    """The next seat clockwise that is dealt in; `seat` itself when there is no other.

    Example: seats 0, 2 and 3 of six are dealt in: after 0 comes 2, after 3 comes 0.
    """
    other = (seat + 1) % hand.seats
    while other != seat and hand.status[other] == ABSENT:
        other = (other + 1) % hand.seats
    return other


def dealt_in(hand: HandState) -> int:
    """How many seats are dealt in."""
    count = 0
    for seat in range(hand.seats):
        if hand.status[seat] != ABSENT:
            count += 1
    return count


def seat_blinds(hand: HandState) -> None:
    """Find the blind seats from the button.

    Heads-up the button has the small blind (TDA 2024 34-B, WSOP Tournament 87); otherwise the small
    blind is the first seat left of the button and the big blind the next.
    """
    hand.small_blind = hand.button if dealt_in(hand) == 2 else next_dealt(hand, hand.button)
    hand.big_blind = next_dealt(hand, hand.small_blind)


def owe_blinds(hand: HandState, game: GameSpec) -> None:
    """Write what the blind seats owe. A dead small blind (seat -1) is owed by nobody (TDA 2024 32)."""
    if hand.small_blind >= 0:
        hand.due_blind[hand.small_blind] = game.small_blind
    if hand.big_blind >= 0:
        hand.due_blind[hand.big_blind] = game.big_blind


def owe_antes(hand: HandState, game: GameSpec, book: Rulebook) -> None:
    """Write who owes the ante: everybody, the big blind for the table, or the button.

    Short-deck has an ante from each and a double one from the button, which is live or dead as the
    rulebook says: 200 each and 400 from the button, live: call 400 (WSOP 2026 Tournament pp 29-30).
    """
    for seat in range(hand.seats):
        if hand.status[seat] == ABSENT:
            continue
        if game.ante_kind == ANTE_EACH:
            hand.due_ante[seat] = game.ante
        elif game.ante_kind == ANTE_BIG_BLIND and seat == hand.big_blind:
            hand.due_dead[seat] += game.ante
        elif game.ante_kind == ANTE_BUTTON and seat == hand.button:
            hand.due_dead[seat] += game.ante
    if game.high == SHORT and game.ante_kind == ANTE_EACH and game.big_blind == 0:
        hand.due_ante[hand.button] = 0
        if book.sd_button_ante == DEAD:
            hand.due_dead[hand.button] = 2 * game.ante
        else:
            hand.due_blind[hand.button] = 2 * game.ante


def post(hand: HandState, game: GameSpec, book: Rulebook) -> None:
    """Take antes, then blinds and posts, and set the first bet to match.

    A short stack posts what it has and is all-in; what is to be called stays the full blind:
    BB 100 with 60 chips: the next player calls 100 (WSOP Live 154, Robert's 4-1).
    Big-blind ante: the blind first (TDA 2024 RP-11) or the ante first, as the rulebook says.
    """
    hand.phase = BETTING
    for seat in range(hand.seats):
        if hand.status[seat] == ABSENT:
            continue
        hand.ante[seat] = pay(hand, seat, hand.due_ante[seat])
        if book.bba == ANTE_FIRST:
            hand.dead[seat] = pay(hand, seat, hand.due_dead[seat])
        live = pay(hand, seat, hand.due_blind[seat] + hand.due_post[seat])
        hand.committed[seat] = live
        hand.contributed[seat] = live
        if book.bba != ANTE_FIRST:
            hand.dead[seat] = pay(hand, seat, hand.due_dead[seat])
        if hand.stacks[seat] == 0:
            hand.status[seat] = ALL_IN
    open_first_bet(hand, game, book)


def pay(hand: HandState, seat: int, due: int) -> int:
    """Take what is due from a stack, or all of it when it is short; the amount taken."""
    paid = due if due < hand.stacks[seat] else hand.stacks[seat]
    hand.stacks[seat] -= paid
    return paid


def open_first_bet(hand: HandState, game: GameSpec, book: Rulebook) -> None:
    """The blinds are the first bet: the largest is to be matched, and gives the smallest full raise.

    A straddle of 10 at 2/5 counts as a blind: raise to 20 or more (WSOP Live 165, 174); where it counts
    as a raise of the big blind, to 15 or more.
    """
    largest = 0
    below = 0
    for seat in range(hand.seats):
        due = hand.due_blind[seat]
        if due > largest:
            below = largest
            largest = due
        elif below < due < largest:
            below = due
    hand.current_bet = largest
    hand.level = largest
    hand.short_from = largest
    hand.last_full_raise = largest if largest > 0 else game.min_bet
    hand.short_blind_bet = 1
    for seat in range(hand.seats):
        if hand.committed[seat] >= largest:
            hand.short_blind_bet = 0
    straddled = hand.big_blind >= 0 and largest > hand.due_blind[hand.big_blind]
    if straddled and book.straddle_as == AS_RAISE:
        hand.last_full_raise = largest - below
    hand.live = dealt_in(hand)
    hand.began = hand.live


def first_poster(hand: HandState) -> int:
    """The seat from which forced bets are counted round the table: the small blind's, where there is one."""
    if hand.small_blind >= 0:
        return hand.small_blind
    return next_dealt(hand, hand.button)


def last_poster(hand: HandState) -> int:
    """The seat of the last and largest blind or straddle; -1 when there is none. The next one opens.

    With blinds 1 and 1 it is the second of them; with a straddle on the button, the button.
    """
    start = first_poster(hand)
    found = -1
    largest = 1
    for step in range(hand.seats):
        seat = (start + step) % hand.seats
        if hand.due_blind[seat] >= largest:
            largest = hand.due_blind[seat]
            found = seat
    return found
