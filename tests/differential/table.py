"""Our side of the comparison: the rules of croupier, driven bare, with a log of what was done."""

from __future__ import annotations

from typing import NamedTuple

from croupier import games
from croupier.rules import betting, posting, showdown, streets
from croupier.rules.state import (
    ABSENT,
    ACTIVE,
    ALL_IN,
    BETTING,
    CALL,
    FOLD,
    OVER,
    RAISE,
    SHOWDOWN,
    HandState,
)
from tests.differential.setups import Setup


class Action(NamedTuple):
    """What a seat did on this street: `before` is the largest commitment when it acted."""

    seat: int
    kind: int
    before: int
    to: int
    all_in: bool


class Table:
    """One hand under our rules. Amounts are street totals, stacks by physical seat."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.game
        self.book = setup.book
        self.hand = owed(setup)
        streets.start(self.hand, self.game, self.book)
        self.log: list[Action] = []
        """The actions of this street."""
        self.history: list[str] = []
        self.opened_at = max(self.hand.committed)
        """The largest commitment when the street began: the largest blind as posted, or 0."""

    @property
    def actor(self) -> int:
        return self.hand.actor if self.hand.phase == BETTING else -1

    @property
    def at_showdown(self) -> bool:
        return self.hand.phase == SHOWDOWN

    @property
    def is_over(self) -> bool:
        return self.hand.phase == OVER

    @property
    def chips_in(self) -> int:
        return betting.all_chips(self.hand)

    @property
    def highest(self) -> int:
        """The largest commitment of this street; less than the bet to call where a blind is short."""
        return max(self.hand.committed)

    @property
    def live(self) -> list[int]:
        """The seats that have not folded."""
        return [seat for seat in range(self.hand.seats) if self.hand.status[seat] in (ACTIVE, ALL_IN)]

    @property
    def pots(self) -> list[tuple[int, frozenset[int]]]:
        """Amount and eligible seats of each pot, the main pot first."""
        hand = self.hand
        return [(hand.pots[at], seats_of(hand.eligible[at])) for at in range(hand.pot_count)]

    def options(self) -> tuple[int, int, int]:
        """(call to, minimum raise to, maximum raise to) of the actor; no raise is 0 and 0."""
        return betting.options(self.hand, self.game, self.book)

    def act(self, kind: int, to: int) -> None:
        """Let the actor fold, call or raise to `to`."""
        seat, before, street = self.actor, self.highest, self.hand.street
        name = {FOLD: "folds", CALL: "checks or calls", RAISE: f"raises to {to}"}[kind]
        self.history.append(f"seat {seat} {name}")
        streets.apply(self.hand, self.game, self.book, kind, to)
        all_in = self.hand.stacks[seat] == 0
        self.log.append(Action(seat, kind, before, to, all_in))
        assert self.hand.street == street

    def deal(self) -> None:
        """Deal the next street of the board."""
        hand = self.hand
        for _ in range(streets.board_due(hand, self.game)):
            card = self.setup.board[hand.board_count]
            streets.deal_card(hand, self.game, card)
        self.log.clear()
        self.opened_at = 0
        self.history.append(f"street {hand.street}")

    def show_down(self) -> None:
        """Rank the live hands and pay the pots."""
        for seat in self.live:
            strengths = games.strengths(self.game, self.book, self.setup.hole(seat), self.setup.board)
            self.hand.strength[0][seat], self.hand.low[0][seat] = strengths
        showdown.show_down(self.hand, self.game, self.book)


def owed(setup: Setup) -> HandState:
    """The hand before anything is posted: seats, stacks, and what each seat owes."""
    hand = HandState(seats=len(setup.stacks), button=setup.button)
    for seat, stack in enumerate(setup.stacks):
        hand.stacks[seat] = stack
        hand.status[seat] = ACTIVE if stack else ABSENT
        if stack:
            hand.hole[seat][: setup.game.hole_cards] = setup.hole(seat)
    if setup.small_blind == -1:
        hand.big_blind = posting.next_dealt(hand, hand.button)
    else:
        posting.seat_blinds(hand)
    posting.owe_blinds(hand, setup.game)
    posting.owe_antes(hand, setup.game, setup.book)
    for seat, amount in setup.straddles.items():
        hand.due_blind[seat] = amount
    for seat, amount in setup.posts.items():
        hand.due_post[seat] = amount
    return hand


def seats_of(bits: int) -> frozenset[int]:
    """The seats in a bit set."""
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
