"""How PokerKit counts where that is not how we count: bets and raises, who opens, who is paid what."""

from __future__ import annotations

from croupier.rules import betting
from croupier.rules.state import FIXED_LIMIT, POT_LIMIT, RAISE
from tests.differential.pokerkit_peer import RAISES
from tests.differential.reckoning import best, paid_in
from tests.differential.table import Table


class Reckoning:
    """PokerKit's figures for the actor of a table, from what is in front and the log of the street."""

    def __init__(self, table: Table) -> None:
        hand, game = table.hand, table.game
        seat = hand.actor
        self.table = table
        self.seat = seat
        self.unit = betting.limit_unit(hand, game) if game.structure == FIXED_LIMIT else game.min_bet
        self.reach = betting.reach(hand, seat)
        self.owed = min(hand.stacks[seat], table.highest - hand.committed[seat])
        self.step = 0
        """The largest raise of the street; the blinds are none, and a short all-in may be one."""
        self.count = 0
        """All bets and raises of the street, short ones included."""
        self.pool: list[int] = []
        """All-in raises since the last other raise, until they add up to `step`."""
        self.acted: set[int] = set()
        """Who acted since the last raise that PokerKit takes for a full one."""
        for action in table.log:
            self.add(action.seat, action.kind, action.to - action.before, action.all_in)

    def add(self, seat: int, kind: int, raised: int, all_in: bool) -> None:
        self.acted.add(seat)
        if kind != RAISE:
            return
        if raised >= self.step:
            self.acted = {seat}
        self.step = max(self.step, raised)
        self.count += 1
        self.pool = [*self.pool, raised] if all_in else []
        if sum(self.pool) >= self.step:
            self.pool = []

    @property
    def call(self) -> int:
        """The bet to call is the largest one in front, even where a blind was posted short."""
        return self.table.hand.committed[self.seat] + self.owed

    @property
    def capped(self) -> bool:
        return self.table.game.structure == FIXED_LIMIT and self.count == RAISES[self.table.hand.street]

    @property
    def pool_is_short(self) -> bool:
        return bool(self.pool) and sum(self.pool) < self.step and self.seat in self.acted

    @property
    def may_raise(self) -> bool:
        top = self.table.highest
        if self.capped or self.owed < self.step or self.pool_is_short or self.reach <= top:
            return False
        return any(
            betting.reach(self.table.hand, other) > top for other in self.table.live if other != self.seat
        )

    @property
    def minimum(self) -> int:
        return min(self.reach, self.table.highest + max(self.step, self.unit))

    @property
    def maximum(self) -> int:
        structure = self.table.game.structure
        if structure == FIXED_LIMIT:
            return self.minimum
        if structure == POT_LIMIT:
            top = self.table.highest
            pot = 2 * top - self.table.hand.committed[self.seat] + self.table.chips_in
            return min(self.reach, max(self.minimum, pot))
        return self.reach


def opener(table: Table) -> int:
    """PokerKit opens with the seat after the largest blind as posted, the last of equals in its own order.

    Heads-up its order is big blind, then button.
    """
    players = table.setup.players
    hand = table.hand
    posted = [hand.committed[seat] if hand.due_blind[seat] else -hand.committed[seat] for seat in players]
    last = max(range(len(players)), key=lambda at: (posted[at], at))
    order = players[last + 1 :] + players[: last + 1]
    return next((seat for seat in order if hand.stacks[seat] and contests(table, seat)), -1)


def contests(table: Table, seat: int) -> bool:
    """Somebody else can match more than the seat has in front."""
    others = (betting.reach(table.hand, other) for other in table.live if other != seat)
    return max(others) > table.hand.committed[seat]


def payoffs(table: Table, *, merged: bool = False, low_for_all: bool = False) -> dict[int, int]:
    """What each seat wins or loses when the odd chips of a share go together to its first winner.

    `merged`: hands that win nothing are killed before the pots are formed, so that pots of the same
    remaining players are one. `low_for_all`: every pot has a low half as soon as anybody has a low; where
    nobody in the pot has one, all in it share that half.
    """
    hand = table.hand
    pots = remaining_pots(table) if merged else table.pots
    survivors = frozenset[int]().union(*(seats for _, seats in pots))
    low = low_for_all and any(hand.low[0][seat] for seat in survivors)
    won = dict.fromkeys(table.setup.players, 0)
    for chips, seats in pots:
        if low or best(hand.low[0], seats):
            share_out(table, won, chips - chips // 2, best(hand.strength[0], seats))
            share_out(table, won, chips // 2, best(hand.low[0], seats) or seats)
        else:
            share_out(table, won, chips, best(hand.strength[0], seats) or seats)
    return {seat: won[seat] - paid_in(table, seat) for seat in won}


def remaining_pots(table: Table) -> list[tuple[int, frozenset[int]]]:
    """The pots among the hands that win something."""
    hand = table.hand
    winning = frozenset[int]()
    for _, seats in table.pots:
        winning |= (best(hand.strength[0], seats) or seats) | best(hand.low[0], seats)
    pots: list[tuple[int, frozenset[int]]] = []
    for chips, seats in table.pots:
        left = seats & winning
        if pots and pots[-1][1] == left:
            chips += pots.pop()[0]
        pots.append((chips, left))
    return pots


def share_out(table: Table, won: dict[int, int], chips: int, seats: frozenset[int]) -> None:
    """Divide chips evenly, the rest to the first seat left of the button."""
    each, odd = divmod(chips, len(seats))
    for seat in table.setup.players:
        if seat in seats:
            won[seat] += each + odd
            odd = 0
