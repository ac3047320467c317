"""Play one random hand on our table and on a peer's, side by side, and compare after every action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol

from croupier.rules import betting, streets
from croupier.rules.state import CALL, FOLD, RAISE
from tests.differential.setups import Setup
from tests.differential.table import Table


class Difference(NamedTuple):
    """One thing on which table and peer do not agree."""

    what: str
    """actor, call, raise, minimum, maximum, stacks, chips in, pots or payoffs"""
    ours: Any
    theirs: Any


class Peer(Protocol):
    """Another engine playing the same hand, in our seats and street totals."""

    name: str

    @property
    def actor(self) -> int: ...
    @property
    def owes(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def stacks(self) -> dict[int, int]: ...
    @property
    def chips_in(self) -> int: ...
    @property
    def pots(self) -> list[tuple[int, frozenset[int]]] | None: ...
    @property
    def payoffs(self) -> dict[int, float]: ...
    def options(self) -> tuple[int, int, int]: ...
    def act(self, kind: int, to: int) -> None: ...
    def deal(self, cards: tuple[int, ...]) -> None: ...
    def show(self) -> None: ...


Explain = Callable[[Table, Peer, Difference], str | None]
"""The id of the listed difference that this is; None when it is none of them."""


class Abandoned(Exception):
    """No action is legal on both sides: the hand cannot go on."""


class Unexplained(Exception):
    """A difference that is not in the list."""


@dataclass
class Outcome:
    """What came of one hand."""

    explained: Counter[str] = field(default_factory=Counter)
    abandoned: bool = False
    unexplained: str = ""
    decisions: int = 0
    shown_down: bool = False


@dataclass
class Match:
    """One hand on both tables."""

    setup: Setup
    peer: Peer
    rng: Random
    explain: Explain

    def __post_init__(self) -> None:
        self.table = Table(self.setup)
        self.outcome = Outcome()
        self.weights = [self.rng.random() for _ in range(6)]
        """How likely this hand's players fold, check or call, and raise by each of four sizes."""
        self.weights[0] *= 1.5
        self.weights[1] += 0.5
        self.weights[5] *= self.rng.choice((0.3, 1))

    def play(self) -> Outcome:
        """Play to the end, or until the two sides part."""
        try:
            while not self.table.is_over:
                self.step()
            self.settle()
        except Abandoned:
            self.outcome.abandoned = True
        except Unexplained as difference:
            self.outcome.unexplained = f"{difference}\n{self.setup}\n" + "; ".join(self.table.history)
        return self.outcome

    def step(self) -> None:
        """One decision, or one street of the board, or the showdown."""
        self.ask_in_vain()
        self.compare_position()
        if self.table.actor >= 0:
            kind, to = self.choose()
            self.outcome.decisions += 1
            self.table.act(kind, to)
            self.peer.act(kind, to)
        elif self.table.at_showdown:
            self.outcome.shown_down = True
            self.table.show_down()
            self.peer.show()
        else:
            first = self.table.hand.board_count
            due = streets.board_due(self.table.hand, self.table.game)
            self.table.deal()
            self.peer.deal(self.setup.board[first : first + due])

    def ask_in_vain(self) -> None:
        """Check for a player whom only the peer asks, though he has nothing to decide."""
        peer = self.peer
        while 0 <= peer.actor != self.table.actor and peer.owes == 0 == peer.options()[1]:
            self.note(Difference("actor", self.table.actor, peer.actor))
            peer.act(CALL, 0)

    def compare_position(self) -> None:
        """Compare who acts, the chips, and the pots of the streets that are closed."""
        table, peer = self.table, self.peer
        if table.actor != peer.actor:
            self.note(Difference("actor", table.actor, peer.actor))
            raise Abandoned
        if table.at_showdown and peer.is_over:
            return  # hands that lie face up are paid with the last card
        stacks = {seat: table.hand.stacks[seat] for seat in self.setup.players}
        if stacks != peer.stacks:
            self.note(Difference("stacks", stacks, peer.stacks))
        if table.chips_in != peer.chips_in:
            self.note(Difference("chips in", table.chips_in, peer.chips_in))
        if table.actor < 0 and peer.pots is not None and table.pots != peer.pots:
            self.note(Difference("pots", table.pots, peer.pots))

    def choose(self) -> tuple[int, int]:
        """Compare what the actor may do, and choose something that both allow."""
        ours, theirs = self.table.options(), self.peer.options()
        for difference in differing(ours, theirs):
            self.note(difference)
        choices = list(self.choices(ours, theirs))
        if not choices:
            raise Abandoned
        return self.rng.choices([choice for choice, _ in choices], [weight for _, weight in choices])[0]

    def choices(
        self, ours: tuple[int, int, int], theirs: tuple[int, int, int]
    ) -> Iterator[tuple[tuple[int, int], float]]:
        """Kind and amount of what both sides allow, with its weight."""
        committed = self.table.hand.committed[self.table.actor]
        owes = ours[0] > committed
        if owes and self.table.highest > committed:
            yield (FOLD, 0), self.weights[0]
        if ours[0] == theirs[0]:
            yield (CALL, 0), self.weights[1] + (0 if owes else 0.5)
        for at, to in enumerate(self.raises(ours, theirs), 2):
            yield (RAISE, to), self.weights[at]

    def raises(self, ours: tuple[int, int, int], theirs: tuple[int, int, int]) -> Iterator[int]:
        """Up to four sizes that both allow: the least, any, the pot, the most."""
        least, most = max(ours[1], theirs[1]), min(ours[2], theirs[2])
        if not ours[1] or not theirs[1] or least > most:
            return
        pot = betting.pot_raise_to(self.table.hand, self.table.game, self.table.book, self.table.actor)
        yield least
        yield self.rng.randint(least, most)
        yield min(max(pot, least), most)
        yield most

    def settle(self) -> None:
        """Compare what everybody has at the end."""
        self.ask_in_vain()
        if not self.peer.is_over:
            raise Unexplained("the hand is over for us, not for the peer")
        hand = self.table.hand
        payoffs = {seat: hand.stacks[seat] - self.setup.stacks[seat] for seat in self.setup.players}
        if sum(payoffs.values()):
            raise Unexplained(f"chips were made or lost: {payoffs}")
        if payoffs != self.peer.payoffs:
            self.note(Difference("payoffs", payoffs, self.peer.payoffs))

    def note(self, difference: Difference) -> None:
        """Count a listed difference; stop at any other."""
        found = self.explain(self.table, self.peer, difference)
        if found is None:
            where = f"{self.peer.name}: {difference.what} of seat {self.table.actor}"
            raise Unexplained(f"{where}: ours {difference.ours}, theirs {difference.theirs}")
        self.outcome.explained[found] += 1


def differing(ours: tuple[int, int, int], theirs: tuple[int, int, int]) -> Iterator[Difference]:
    """The differences between two sets of options."""
    if ours[0] != theirs[0]:
        yield Difference("call", ours[0], theirs[0])
    if bool(ours[1]) != bool(theirs[1]):
        yield Difference("raise", bool(ours[1]), bool(theirs[1]))
        return
    if ours[1] != theirs[1]:
        yield Difference("minimum", ours[1], theirs[1])
    if ours[2] != theirs[2]:
        yield Difference("maximum", ours[2], theirs[2])
