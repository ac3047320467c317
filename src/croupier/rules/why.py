"""Why a bound is what it is: the reason that goes with a number of `betting`."""

from __future__ import annotations

from croupier.rules.betting import (
    call_to,
    full_in_units,
    full_raise_to,
    maximum_raise_to,
    pot_raise_to,
    pot_sized_raise_to,
    raise_refusal,
    reach,
)
from croupier.rules.reasons import Reason
from croupier.rules.state import FIXED_LIMIT, GameSpec, HandState, Rulebook


def call_reason(hand: HandState, seat: int) -> int:
    """Why a call is to what it is: the bet, the stack, or what opponents can contest."""
    to = call_to(hand, seat)
    if to == hand.committed[seat]:
        return Reason.CHECK_FREE
    if to < hand.current_bet:
        return Reason.CALL_ALL_IN if to == reach(hand, seat) else Reason.CALL_CONTESTED
    for other in range(hand.seats):
        if hand.committed[other] == hand.current_bet:
            return Reason.CALL_MATCHES_BET
    return Reason.CALL_FULL_BLIND


def minimum_reason(hand: HandState, game: GameSpec, book: Rulebook, seat: int) -> int:
    """Why the smallest bet or raise is to what it is."""
    full = full_raise_to(hand, game, book)
    least = full_in_units(hand, game, book)
    if reach(hand, seat) < least:
        return Reason.MIN_ALL_IN
    if least > full:
        return Reason.MIN_BET_UNIT
    if game.structure == FIXED_LIMIT:
        return Reason.MIN_LIMIT_COMPLETE if hand.level < hand.current_bet else Reason.MIN_LIMIT
    if hand.current_bet == 0:
        return Reason.MIN_FIRST_BET
    if full < hand.current_bet + hand.last_full_raise:
        return Reason.MIN_COMPLETE_BET
    return Reason.MIN_OVER_SHORT_ALL_IN if hand.level < hand.current_bet else Reason.MIN_FULL_RAISE


def maximum_reason(hand: HandState, game: GameSpec, book: Rulebook, seat: int) -> int:
    """Why the largest bet or raise is to what it is: the stack, the limit, the pot, or a full raise."""
    most = maximum_raise_to(hand, game, book, seat)
    if most == reach(hand, seat):
        return Reason.MAX_STACK
    if game.structure == FIXED_LIMIT:
        return Reason.MAX_LIMIT
    if most > pot_raise_to(hand, game, book, seat):
        return Reason.MAX_FULL_RAISE
    if most != pot_sized_raise_to(hand, game, book, seat):
        return Reason.MAX_POT_ROUNDED
    return Reason.MAX_POT if hand.current_bet else Reason.MAX_POT_BET


def raise_reason(hand: HandState, game: GameSpec, book: Rulebook, seat: int) -> int:
    """Why a seat may raise, or may not."""
    refusal = raise_refusal(hand, game, book, seat)
    if refusal == 0:
        return Reason.RAISE_REOPENED if hand.acted[seat] else Reason.RAISE_NOT_ACTED
    if refusal != Reason.RAISE_NOT_REOPENED:
        return refusal
    if game.structure == FIXED_LIMIT:
        return Reason.RAISE_NOT_HALF
    if hand.current_bet - hand.committed[seat] >= hand.last_full_raise:
        return Reason.RAISE_NOT_ADDED_UP
    return refusal
