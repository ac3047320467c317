"""What the rulebooks allow the actor, reckoned anew from the set-up and the log of the street.

Where a peer differs it cannot vouch for our figure, so the figure must be this one.
"""

from __future__ import annotations

from croupier.rules.state import AS_RAISE, FIXED_LIMIT, NO_LIMIT, PL_FULL, RAISE
from tests.differential.table import Table

RAISES = 3


class Reckoning:
    """Call, raise and its bounds for the actor of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hand = table.hand
        self.game = table.game
        self.seat = table.actor
        self.limit = self.game.structure == FIXED_LIMIT
        self.blind = max(self.hand.due_blind) if self.hand.street == 0 else 0
        """The largest blind or straddle owed; after the first street none."""
        self.top = max(table.highest, self.blind)
        self.own = self.hand.committed[self.seat]
        self.reach = self.own + self.hand.stacks[self.seat]
        self.others = max(
            self.hand.committed[seat] + self.hand.stacks[seat] for seat in table.live if seat != self.seat
        )
        big = self.game.big_bet if self.hand.street > 1 else self.game.small_bet
        self.unit = big if self.limit else self.game.min_bet
        self.acted = any(action.seat == self.seat for action in table.log)
        self.full = self.first_raise()
        self.level = self.blind
        self.raises = 0
        for action in table.log:
            if action.kind == RAISE:
                self.follow(max(action.before, self.blind), action.to)

    def first_raise(self) -> int:
        """The size of the first full raise."""
        if self.table.setup.straddles and self.blind and self.table.book.straddle_as == AS_RAISE:
            return self.blind - self.game.big_blind
        return self.blind or self.game.min_bet

    def follow(self, bet: int, to: int) -> None:
        """Take a bet or raise of the log into account."""
        if self.limit and 2 * (to - self.level) >= self.unit:
            self.raises += self.level > 0
            self.level = to
        if not self.limit and to - bet >= self.full:
            self.full = to - bet

    @property
    def call(self) -> int:
        """Up to the bet, the stack, and before the flop what another player can match."""
        contested = self.others if self.hand.street == 0 else self.top
        return max(self.own, min(self.top, self.reach, contested))

    @property
    def may_raise(self) -> bool:
        """Chips beyond the call on both sides, raises left, and the betting open to the actor."""
        faced = self.top - self.own
        enough = 2 * faced >= self.unit if self.limit else faced >= self.full
        capped = self.limit and self.raises >= RAISES
        return self.reach > self.top and self.others > self.top and not capped and (enough or not self.acted)

    @property
    def minimum(self) -> int:
        return min(self.reach, self.level + self.unit if self.limit else self.top + self.full)

    @property
    def maximum(self) -> int:
        if self.game.structure == NO_LIMIT:
            return self.reach
        if self.limit:
            return self.minimum
        pot = self.top + self.table.chips_in + self.missing + self.top - self.own
        return min(self.reach, max(pot, self.minimum))

    @property
    def missing(self) -> int:
        """What blinds posted short, or dead, would have added to the pot before the flop."""
        if self.hand.street or self.table.book.pl_blinds != PL_FULL:
            return 0
        seats = range(self.hand.seats)
        short = sum(max(0, self.hand.due_blind[seat] - self.hand.committed[seat]) for seat in seats)
        return short + (self.game.small_blind if self.table.setup.small_blind == -1 else 0)


def payoffs(table: Table) -> dict[int, int]:
    """What each seat wins or loses: odd chips high before low, then one each from the left of the button."""
    hand = table.hand
    won = dict.fromkeys(table.setup.players, 0)
    for chips, seats in table.pots:
        high, low = best(hand.strength[0], seats) or seats, best(hand.low[0], seats)
        for part, winners in (
            ((chips - chips // 2, high), (chips // 2, low or high)) if low else ((chips, high),)
        ):
            each, odd = divmod(part, len(winners))
            for at, seat in enumerate(seat for seat in won if seat in winners):
                won[seat] += each + (at < odd)
    return {seat: won[seat] - paid_in(table, seat) for seat in won}


def best(values: list[int], seats: frozenset[int]) -> frozenset[int]:
    """The seats with the highest value among some; none where all are 0."""
    most = max(values[seat] for seat in seats)
    return frozenset(seat for seat in seats if values[seat] == most > 0)


def paid_in(table: Table, seat: int) -> int:
    """All that a seat has put in for good."""
    return table.hand.contributed[seat] + table.hand.ante[seat] + table.hand.dead[seat]
