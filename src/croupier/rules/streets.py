"""The course of a hand: who acts next, when a street closes, what is dealt, when cards run out."""

from __future__ import annotations

from croupier.rules.betting import call, call_to, contested, fold, raise_to
from croupier.rules.posting import last_poster, post
from croupier.rules.pots import award, build_pots, return_uncalled
from croupier.rules.showdown import face_up, turn_face_up
from croupier.rules.state import (
    ACTIVE,
    BETTING,
    DEALING,
    FOLD,
    RAISE,
    SHOWDOWN,
    GameSpec,
    HandState,
    Rulebook,
)


def must_act(hand: HandState, seat: int) -> int:
    """1 when a seat has a decision to make.

    It has one when it owes chips; or when it has not acted on this street (a blind is not an action,
    WSOP Live 156) and some other live player could answer a bet. A seat that acted and owes
    nothing is done.
    """
    if hand.status[seat] != ACTIVE:
        return 0
    if call_to(hand, seat) > hand.committed[seat]:
        return 1
    if hand.acted[seat]:
        return 0
    bet = hand.current_bet
    return 1 if contested(hand, seat, bet + 1) > bet else 0


def next_actor(hand: HandState, after: int) -> int:
    """The first seat clockwise after `after` that must act; -1 when the street is closed."""
    for step in range(1, hand.seats + 1):
        seat = (after + step) % hand.seats
        if must_act(hand, seat):
            return seat
    return -1


def start(hand: HandState, game: GameSpec, book: Rulebook) -> None:
    """Post the forced bets and find the first decision."""
    post(hand, game, book)
    begin(hand, game, book)


def begin(hand: HandState, game: GameSpec, book: Rulebook) -> None:
    """Give the first decision to the seat left of the last blind or straddle, the forced bets being posted.

    With no blind at all it is the seat left of the button.
    """
    poster = last_poster(hand)
    go_on(hand, game, book, poster if poster >= 0 else hand.button)


def apply(hand: HandState, game: GameSpec, book: Rulebook, kind: int, amount: int) -> None:
    """Let the actor fold, check or call, or bet or raise to `amount` (a street total), and go on.

    Trusts its caller: the action must be one that `betting.options` allows.
    """
    seat = hand.actor
    if kind == FOLD:
        fold(hand)
    elif kind == RAISE:
        raise_to(hand, game, book, amount)
    else:
        call(hand)
    go_on(hand, game, book, seat)


def go_on(hand: HandState, game: GameSpec, book: Rulebook, after: int) -> None:
    """Find the next decision after a seat's action, or close the street."""
    hand.actor = -1 if hand.live == 1 else next_actor(hand, after)
    if hand.actor < 0:
        close_street(hand, game, book)


def close_street(hand: HandState, game: GameSpec, book: Rulebook) -> None:
    """Return the uncalled bet, gather the bets into pots, and say what comes next.

    The bet that nobody called goes back (TDA 2024 65-A) before the next card. When betting is over and
    somebody is all-in, the hands are turned face up (TDA 2024 16). The last live player is paid unshown.
    """
    return_uncalled(hand, book)
    for seat in range(hand.seats):
        hand.committed[seat] = 0
    hand.current_bet = 0
    hand.short_blind_bet = 0
    build_pots(hand, book)
    if hand.live == 1:
        award(hand, game, book)
        return
    wait_for_cards(hand, game)
    if face_up(hand, book):
        turn_face_up(hand, game)


def wait_for_cards(hand: HandState, game: GameSpec) -> None:
    """After a street come the next cards, after the last one the showdown."""
    hand.phase = SHOWDOWN if hand.street == game.streets - 1 else DEALING


def open_street(hand: HandState, game: GameSpec) -> None:
    """Begin the next street, its cards having been dealt.

    The first live player left of the button opens. When nobody can bet any more, the hand goes on
    to the next cards by itself.
    """
    hand.street += 1
    hand.phase = BETTING
    for seat in range(hand.seats):
        hand.acted[seat] = 0
    hand.level = 0
    hand.short_from = 0
    hand.last_full_raise = game.min_bet
    hand.raises = 0
    hand.capped = 0
    hand.began = hand.live
    hand.actor = next_actor(hand, hand.button)
    if hand.actor < 0:
        wait_for_cards(hand, game)
    else:
        hand.last_aggressor = -1


def deal_card(hand: HandState, game: GameSpec, number: int) -> None:
    """Put the next community card on the board; the street opens with its last card."""
    hand.boards[0][hand.board_count] = number
    hand.board_count += 1
    if board_due(hand, game) == 0:
        open_street(hand, game)


def board_due(hand: HandState, game: GameSpec) -> int:
    """How many community cards the next street still needs: 3 before the flop, then 1 and 1."""
    due = -hand.board_count
    for street in range(hand.street + 2):
        due += game.board_deal[street]
    return due
