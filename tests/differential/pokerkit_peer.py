"""PokerKit as a peer: the same set-up and actions in its own words."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import cache
from itertools import chain, combinations
from typing import Any

from pokerkit import (
    Automation,
    BettingStructure,
    Card,
    Deck,
    EightOrBetterLookup,
    Opening,
    StandardLookup,
    State,
    Street,
)

from croupier.cards import DECK, name
from croupier.rules.state import (
    CALL,
    FIXED_LIMIT,
    FOLD,
    NO_LIMIT,
    NO_LOW,
    OMAHA,
    POT_LIMIT,
    GameSpec,
)
from tests.differential.setups import Setup
from tests.differential.table import owed

CARDS = tuple(chain.from_iterable(Card.parse(name(card)) for card in DECK))
STRUCTURES = {
    NO_LIMIT: BettingStructure.NO_LIMIT,
    POT_LIMIT: BettingStructure.POT_LIMIT,
    FIXED_LIMIT: BettingStructure.FIXED_LIMIT,
}
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
RAISES = (3, 4, 4, 4)
"""The big blind is no bet to PokerKit: three raises before the flop, then a bet and three raises."""


class HandType:
    """A PokerKit hand type that ranks a hand once: by PokerKit's own lookup of five cards, nothing else.

    PokerKit itself ranks each hand anew at every question, which would take most of the time.
    """

    def __init__(self, lookup: StandardLookup | EightOrBetterLookup, from_hole: int | None) -> None:
        self.lookup = lookup
        self.from_hole = from_hole
        self.ranked = cache(self.rank)

    def from_game(self, hole: Iterable[Card], board: Iterable[Card]) -> int:
        """The rank of the best five cards, higher is better; `ValueError` where there is no such hand."""
        rank = self.ranked(tuple(hole), tuple(board))
        if rank is None:
            raise ValueError("no hand")
        return rank

    def rank(self, hole: tuple[Card, ...], board: tuple[Card, ...]) -> int | None:
        if len(board) < 5:
            return None
        entries = [self.lookup.get_entry_or_none(five) for five in self.fives(hole, board)]
        ranks = [entry.index for entry in entries if entry is not None]
        if not ranks:
            return None
        return -min(ranks) if isinstance(self.lookup, EightOrBetterLookup) else max(ranks)

    def fives(self, hole: tuple[Card, ...], board: tuple[Card, ...]) -> Iterable[tuple[Card, ...]]:
        if self.from_hole is None:
            return combinations(hole + board, 5)
        pairs, threes = combinations(hole, 2), tuple(combinations(board, 3))
        return (pair + three for pair in pairs for three in threes)


STANDARD, EIGHT = StandardLookup(), EightOrBetterLookup()


def hand_types(game: GameSpec) -> tuple[HandType, ...]:
    """What PokerKit ranks hands by in this game, high first."""
    from_hole = 2 if game.high == OMAHA else None
    high = HandType(STANDARD, from_hole)
    return (high,) if game.low == NO_LOW else (high, HandType(EIGHT, from_hole))


class PokerKit:
    """One hand in PokerKit. Its players are counted from the left of the button; seats here are ours."""

    name = "pokerkit"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.players
        game = setup.game
        due = owed(setup)
        antes = [due.due_ante[seat] + due.due_dead[seat] for seat in self.seats]
        blinds = [due.due_blind[seat] - due.due_post[seat] for seat in self.seats]
        if len(self.seats) == 2:
            antes.reverse()
            blinds.reverse()
        self.state = State(
            AUTOMATIONS,
            Deck.STANDARD,
            hand_types(game),  # type: ignore[arg-type]
            tuple(street(game, at) for at in range(4)),
            STRUCTURES[game.structure],
            bool(setup.book.ante_trim) and not any(due.due_dead),
            antes,
            blinds,
            0,
            [setup.stacks[seat] for seat in self.seats],
            len(self.seats),
        )
        self.state.deck_cards = deque(CARDS[card] for card in setup.deck)  # found at once when dealt
        for at, seat in enumerate(self.seats):
            self.state.deal_hole([CARDS[card] for card in setup.hole(seat)], at)

    @property
    def actor(self) -> int:
        at = self.state.actor_index
        return -1 if at is None else self.seats[at]

    @property
    def owes(self) -> int:
        """What the actor would add by a check or call."""
        owes = self.state.checking_or_calling_amount
        assert owes is not None
        return owes

    @property
    def is_over(self) -> bool:
        return not self.state.status

    def options(self) -> tuple[int, int, int]:
        """(call to, minimum raise to, maximum raise to) of the actor; no raise is 0 and 0."""
        state = self.state
        assert state.actor_index is not None
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount if least is not None else None
        return state.bets[state.actor_index] + self.owes, least or 0, most or 0

    @property
    def stacks(self) -> dict[int, int]:
        return dict(zip(self.seats, self.state.stacks, strict=True))

    @property
    def payoffs(self) -> dict[int, float]:
        return dict(zip(self.seats, self.state.payoffs, strict=True))

    @property
    def chips_in(self) -> int:
        return self.state.total_pot_amount

    @property
    def pots(self) -> list[tuple[int, frozenset[int]]]:
        return [
            (pot.amount, frozenset(self.seats[at] for at in pot.player_indices)) for pot in self.state.pots
        ]

    def act(self, kind: int, to: int) -> None:
        """Let the actor fold, check or call, or bet or raise to `to`."""
        if kind == FOLD:
            self.state.fold()
        elif kind == CALL:
            self.state.check_or_call()
        else:
            self.state.complete_bet_or_raise_to(to)

    def deal(self, cards: tuple[int, ...]) -> None:
        """Deal community cards, after turning up all-in hands."""
        self.show()
        self.state.deal_board([CARDS[card] for card in cards])

    def show(self) -> None:
        """Let everybody who may show do so; at the end of the hand this pays the pots."""
        while self.state.showdown_indices:
            self.state.show_or_muck_hole_cards(True)


def street(game: GameSpec, at: int) -> Street:
    """A PokerKit street without a burn card."""
    limit = game.structure == FIXED_LIMIT
    unit = (game.big_bet if at >= game.big_bet_from else game.small_bet) if limit else game.min_bet
    hole: tuple[bool, ...] = (False,) * game.hole_cards if at == 0 else ()
    cap: Any = RAISES[at] if limit else None
    return Street(False, hole, game.board_deal[at], False, Opening.POSITION, unit, cap)
