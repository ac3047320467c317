"""A random hand, played by the rules: people who fold, call, raise and move all-in in round amounts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from croupier.exercises.tables import Setting, rounded, sit_down
from croupier.hand import Hand
from croupier.options import Bounds
from croupier.rules import streets
from croupier.rules.state import FIXED_LIMIT, POT_LIMIT


class Mood(NamedTuple):
    """How people play: the chances to fold facing a bet, to bet or raise, to move all-in with a short stack.

    A stack is short where all of it is no more than `near` times the smallest raise.
    """

    fold: float
    wager: float
    jam: float
    near: float = 2.0


# Whether a position makes a good question.
Fits = Callable[[Hand], bool]


def walk(rng: Random, setting: Setting, mood: Mood, fits: Fits) -> list[Hand]:
    """The positions of one random hand that fit, in their order."""
    hand, deck, chip = sit_down(rng, setting)
    found = []
    while True:
        if fits(hand):
            found.append(hand.copy())
        if hand.actor is not None:
            act(rng, mood, hand, chip)
        elif hand.next in ("showdown", "hand_over"):
            return found
        else:
            hand.deal_board([deck.pop() for _ in range(streets.board_due(hand.state, hand.game))])


def act(rng: Random, mood: Mood, hand: Hand, chip: int) -> None:
    """One action of the player to act, who bets in whole chips."""
    options = hand.options
    assert options is not None
    wager = options.bet or options.raise_to
    luck = rng.random()
    if wager and luck < mood.jam and _is_short(mood, hand, wager):
        hand.all_in()
    elif wager and luck < mood.wager / (1 + hand.state.raises):
        to = amount(rng, hand, wager, chip)
        (hand.bet if options.bet else hand.raise_to)(to)
    elif options.check:
        hand.check()
    elif rng.random() < mood.fold:
        hand.fold()
    else:
        hand.call()


def _is_short(mood: Mood, hand: Hand, wager: Bounds) -> bool:
    whole_stack = wager.adds[1] == hand.stacks[wager.options.seat]
    return whole_stack and wager.maximum <= mood.near * wager.minimum


def amount(rng: Random, hand: Hand, wager: Bounds, chip: int) -> int:
    """A total to bet or raise to, as people choose it: the least raise, a part of the pot, all of it."""
    structure, bet = hand.game.structure, hand.state.current_bet
    if structure == FIXED_LIMIT or (bet and rng.random() < 0.15):
        return wager.minimum
    if structure == POT_LIMIT and rng.random() < 0.25:
        return wager.maximum
    wanted = bet * rng.choice((2, 2.5, 3, 3.5)) if bet else hand.pot_total * rng.choice((0.33, 0.5, 0.66, 1))
    to = max(wager.minimum, rounded(wanted, chip))
    return to if to < 0.7 * wager.maximum else wager.maximum
