"""How universal_poker counts where that is not how we count."""

from __future__ import annotations

from fractions import Fraction

from croupier.rules import betting
from croupier.rules.state import RAISE
from tests.differential.openspiel_peer import posted
from tests.differential.reckoning import best, paid_in
from tests.differential.table import Table


class Reckoning:
    """Its figures for the actor in no-limit: nothing closes the betting to a player."""

    def __init__(self, table: Table) -> None:
        hand = table.hand
        self.reach = betting.reach(hand, hand.actor)
        self.top = table.highest
        self.others_have_chips = any(hand.stacks[seat] for seat in table.live if seat != hand.actor)
        self.blind = max(posted(table.setup).values())
        """The largest blind as told, which is also the smallest bet after the flop."""
        self.least = self.blind if hand.street else 2 * self.blind
        for action in table.log:
            if action.kind == RAISE:
                self.least = max(self.least, 2 * action.to - action.before)

    @property
    def call(self) -> int:
        return min(self.reach, self.top)

    @property
    def may_raise(self) -> bool:
        return self.reach > self.top and self.others_have_chips

    @property
    def minimum(self) -> int:
        return min(self.reach, self.least)

    @property
    def maximum(self) -> int:
        return self.reach


def payoffs(table: Table) -> dict[int, Fraction]:
    """What each seat wins or loses when chips are divided to the fraction."""
    hand = table.hand
    won = dict.fromkeys(table.setup.players, Fraction(0))
    for chips, seats in table.pots:
        winners = best(hand.strength[0], seats) or seats
        for seat in winners:
            won[seat] += Fraction(chips, len(winners))
    return {seat: won[seat] - paid_in(table, seat) for seat in won}
