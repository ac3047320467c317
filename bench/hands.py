"""Six-handed no-limit hold'em, 100 big blinds, a uniform random policy, dealt and settled: hands a second.

Every player chooses at random between fold (facing a bet), check or call, the smallest raise, a pot-sized
raise and all-in. Run it with `python bench/hands.py`.
"""

from __future__ import annotations

import random
import warnings
from typing import Any

from measure import race, report
from pokerkit import Automation, NoLimitTexasHoldem

from croupier import games
from croupier.hand import Hand
from croupier.rules import betting, posting, showdown, streets
from croupier.rules.rulebooks import TDA
from croupier.rules.state import (
    ACTIVE,
    BETTING,
    CALL,
    DEALING,
    FOLD,
    OVER,
    RAISE,
    HandState,
)

SEATS, STACK, BLINDS = 6, 10000, (50, 100)
GAME = games.no_limit_holdem(BLINDS)
PEER = NoLimitTexasHoldem(tuple(Automation), True, 0, BLINDS, BLINDS[1])
CHOICES = 5


def shuffled(rng: random.Random) -> list[int]:
    """The cards of one hand, hole cards first, then the board."""
    deck = list(range(52))
    for at in range(2 * SEATS + 5):
        other = at + int(rng.random() * (52 - at))
        deck[at], deck[other] = deck[other], deck[at]
    return deck


def by_rules(rng: random.Random) -> HandState:
    """A hand played on the rules alone."""
    deck = shuffled(rng)
    hand = HandState(seats=SEATS, button=SEATS - 1)
    for seat in range(SEATS):
        hand.stacks[seat], hand.status[seat] = STACK, ACTIVE
        hand.hole[seat][:2] = deck[2 * seat : 2 * seat + 2]
    posting.seat_blinds(hand)
    posting.owe_blinds(hand, GAME)
    streets.start(hand, GAME, TDA)
    board = 2 * SEATS
    while hand.phase != OVER:
        if hand.phase == BETTING:
            act_by_rules(hand, rng)
        elif hand.phase == DEALING:
            streets.deal_card(hand, GAME, deck[board])
            board += 1
        else:
            for seat in range(SEATS):
                if hand.eligible[0] >> seat & 1:
                    strength, _ = games.strengths(GAME, TDA, hand.hole[seat][:2], hand.boards[0])
                    hand.strength[0][seat] = strength
            showdown.show_down(hand, GAME, TDA)
    return hand


def act_by_rules(hand: HandState, rng: random.Random) -> None:
    """One random action on the rules alone."""
    call_to, least, most = betting.options(hand, GAME, TDA)
    committed = hand.committed[hand.actor]
    choice = int(rng.random() * CHOICES)
    if choice == 0 and call_to > committed:
        streets.apply(hand, GAME, TDA, FOLD, 0)
    elif choice <= 1 or not most:
        streets.apply(hand, GAME, TDA, CALL, 0)
    else:
        pot = betting.all_chips(hand) + 2 * hand.current_bet - committed
        to = least if choice == 2 else most if choice == 4 else max(least, min(most, pot))
        streets.apply(hand, GAME, TDA, RAISE, to)


def by_hand(rng: random.Random) -> Hand:
    """A hand played through `Hand`, its events recorded."""
    deck = shuffled(rng)
    hand = Hand(GAME, [STACK] * SEATS)
    for seat in range(SEATS):
        hand.deal_hole(seat, deck[2 * seat : 2 * seat + 2])
    board = 2 * SEATS
    while hand.next != "hand_over":
        if hand.actor is not None:
            act_by_hand(hand, rng)
        elif hand.next == "showdown":
            hand.show_down()
        else:
            cards = 3 if hand.next == "deal_flop" else 1
            hand.deal_board(deck[board : board + cards])
            board += cards
    return hand


def act_by_hand(hand: Hand, rng: random.Random) -> None:
    """One random action through `Hand`."""
    options = hand.options
    assert options is not None
    choice = int(rng.random() * CHOICES)
    bounds = options.bet or options.raise_to
    if choice == 0 and not options.check:
        hand.fold()
    elif choice <= 1 or not bounds:
        if options.check:
            hand.check()
        else:
            hand.call()
    else:
        least, most = bounds.minimum, bounds.maximum
        pot = hand.pot_total + 2 * hand.state.current_bet - hand.state.committed[options.seat]
        to = least if choice == 2 else most if choice == 4 else max(least, min(most, pot))
        if options.bet:
            hand.bet(to)
        else:
            hand.raise_to(to)


def by_peer(rng: random.Random) -> Any:
    """A hand played by PokerKit, all its automations on."""
    state = PEER(STACK, SEATS)
    while state.status:
        least = state.min_completion_betting_or_raising_to_amount
        choice = int(rng.random() * CHOICES)
        if choice == 0 and state.can_fold():
            state.fold()
        elif choice <= 1 or least is None:
            state.check_or_call()
        else:
            most = state.max_completion_betting_or_raising_to_amount
            assert most is not None
            pot = state.pot_completion_betting_or_raising_to_amount or least
            to = least if choice == 2 else most if choice == 4 else max(least, min(most, pot))
            state.complete_bet_or_raise_to(to)
    return state


def main() -> None:
    """Measure and print."""
    warnings.simplefilter("ignore")
    rng = random.Random(2026)

    def many(play: Any) -> Any:
        def work(hands: int) -> None:
            for _ in range(hands):
                play(rng)

        return work

    contestants = {
        "croupier, rules alone": (many(by_rules), 500),
        "croupier, Hand with events": (many(by_hand), 250),
        "PokerKit": (many(by_peer), 10),
    }
    report("Six-handed no-limit hold'em, whole hands", "hands", race(contestants), "PokerKit")


if __name__ == "__main__":
    main()
