"""A driver that plays any hand by the rules with choices from outside, in CPython and compiled alike."""

from __future__ import annotations

from croupier.rules.betting import options
from croupier.rules.posting import owe_antes, owe_blinds
from croupier.rules.pots import award
from croupier.rules.showdown import decided, must_show, next_to_show, show_down
from croupier.rules.state import (
    BETTING,
    CALL,
    DEALING,
    FOLD,
    MUCKED,
    RAISE,
    SHOWN,
    GameSpec,
    HandState,
    Rulebook,
)
from croupier.rules.streets import apply, deal_card, start

CHOICES = 1 << 48


def begin(hand: HandState, game: GameSpec, book: Rulebook) -> None:
    """Post what is owed and give the first decision."""
    owe_blinds(hand, game)
    owe_antes(hand, game, book)
    start(hand, game, book)


def step(hand: HandState, game: GameSpec, book: Rulebook, choice: int) -> None:
    """Take one action, deal one card, or let one seat show: what the hand waits for. `choice` < `CHOICES`."""
    if hand.phase == BETTING:
        act(hand, game, book, choice)
    elif hand.phase == DEALING:
        deal_card(hand, game, hand.board_count)
    elif choice & 1:
        show_down(hand, game, book)
    else:
        show_one(hand, game, book, choice >> 1)


def act(hand: HandState, game: GameSpec, book: Rulebook, choice: int) -> None:
    """Fold one time in eight, raise one time in two where that is legal, else check or call."""
    _, least, most = options(hand, game, book)
    kind = choice & 7
    if kind == 0:
        apply(hand, game, book, FOLD, 0)
    elif kind < 5 and least > 0:
        apply(hand, game, book, RAISE, raise_amount(game, least, most, choice >> 3))
    else:
        apply(hand, game, book, CALL, 0)


def raise_amount(game: GameSpec, least: int, most: int, choice: int) -> int:
    """The minimum, the maximum, or a legal amount between them, more often a small one."""
    how = choice & 3
    if how == 0:
        return least
    if how == 1:
        return most
    spread = most - least
    if how == 2 and spread > 2 * least:
        spread = 2 * least
    amount = least + (choice >> 2) % (spread + 1)
    if amount < most:
        amount -= amount % game.bet_unit
    return amount if amount > least else least


def show_one(hand: HandState, game: GameSpec, book: Rulebook, choice: int) -> None:
    """Let the next seat show or, where it may, muck; pay the pots when all have."""
    seat = next_to_show(hand, book, decided(hand))
    if seat < 0:
        award(hand, game, book)
    elif must_show(hand, book, seat) or choice & 1:
        hand.shown[seat] = SHOWN
    else:
        hand.shown[seat] = MUCKED
