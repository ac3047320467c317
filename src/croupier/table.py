"""Between hands: the next hand at the same table."""

from __future__ import annotations

from croupier.errors import N_, IllegalSetup
from croupier.hand import Hand
from croupier.rules import button
from croupier.rules.state import MAX_SEATS, OVER, TableState
from croupier.setup import demand


def next_hand(hand: Hand) -> Hand:
    """The hand after a finished one: same game, rulebook and names, stacks as they are, no card dealt yet.

    Who lost everything is out. Button and blinds move as the rulebook's `button` says: with a dead button
    the button may come to an empty seat and the small blind may be dead (TDA 2024 32); in a game without
    blinds the button goes to the next player. Straddles and posts of the last hand are not repeated.

    >>> from croupier import games
    >>> hand = Hand(games.no_limit_holdem((5, 10)), [100, 100, 100], button=0)
    >>> hand.fold()
    >>> hand.fold()
    >>> after = next_hand(hand)
    >>> after.start.button, after.start.small_blind, after.start.big_blind, after.start.stacks
    (1, 2, 0, (100, 95, 105))

    Raises `IllegalSetup` for a hand that is not over, and when fewer than two players have chips.
    """
    demand(hand, Hand, "the last hand")
    if hand.state.phase != OVER:
        if hand.actor is not None:
            raise IllegalSetup(N_("the last hand is not over: {seat} is to act"), seat=hand.names[hand.actor])
        raise IllegalSetup(N_("the last hand is not over: finish it first"))
    left = [name for name, stack in zip(hand.names, hand.stacks, strict=True) if stack]
    if len(left) < 2:
        raise IllegalSetup(N_("only {seat} has chips left: set up a new table"), seat=left[0])
    table, book = _table(hand), hand.rulebook
    if table.big_blind < 0:
        button.pass_button(table, book)
    else:
        button.move_button(table, book)
    dead = not button.takes_part(table, book, table.small_blind)
    return Hand(
        hand.game,
        hand.stacks,
        button=table.button,
        rulebook=book,
        names=hand.names,
        small_blind=-1 if dead else table.small_blind,
    )


def _table(hand: Hand) -> TableState:
    """The table as the hand left it; the big blind is -1 in a game without blinds.

    A dead small blind lay on an empty seat between button and big blind: the one before the big blind.
    """
    start = hand.start
    small, big = start.small_blind, start.big_blind if hand.game.big_blind else -1
    if small < 0:
        small = (big - 1) % len(start.stacks)
    seated = [int(stack > 0) for stack in hand.stacks]
    return TableState(
        seats=len(seated),
        button=start.button,
        small_blind=small,
        big_blind=big,
        occupied=seated + [0] * (MAX_SEATS - len(seated)),
    )
