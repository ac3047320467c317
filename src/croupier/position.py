"""A position as it stands: what anybody may read of a hand, and what one seat may see of it."""

from __future__ import annotations

from typing import NamedTuple

from croupier import log
from croupier.cards import UNKNOWN
from croupier.errors import N_, IllegalSetup, brief_seat
from croupier.events import (
    Event,
    HoleDealt,
    Started,
)
from croupier.options import Options
from croupier.rules import betting, pots, showdown
from croupier.rules.state import (
    ABSENT,
    ACTIVE,
    ALL_IN,
    BETTING,
    DEALING,
    FOLDED,
    MAX_HOLE,
    MUCKED,
    OVER,
    SHOWDOWN,
    SHOWN,
    UNDECIDED,
    GameSpec,
    HandState,
    Rulebook,
    copy,
)

# The streets and the states of a seat, by name.
STREETS = ("preflop", "flop", "turn", "river")
STATUSES = {ABSENT: "absent", ACTIVE: "active", FOLDED: "folded", ALL_IN: "all-in"}


class View(NamedTuple):
    """What one seat may know of a hand; cards it may not see are unknown (-1)."""

    seat: int
    holes: tuple[tuple[int, ...], ...]
    board: tuple[int, ...]
    stacks: tuple[int, ...]
    committed: tuple[int, ...]
    statuses: tuple[str, ...]
    pot_total: int
    current_bet: int
    actor: int | None
    options: Options | None
    events: tuple[Event, ...]


class Position:
    """The reading half of a hand: nothing here changes it."""

    __slots__ = (
        "_in_play",
        "_marks",
        "_options",
        "_reported",
        "events",
        "game",
        "names",
        "rulebook",
        "start",
        "state",
    )

    start: Started
    game: GameSpec
    rulebook: Rulebook
    names: tuple[str, ...]
    state: HandState
    events: list[Event]
    _marks: list[int]
    _options: Options | None
    _reported: int
    _in_play: int

    def __repr__(self) -> str:
        """The position in a line."""
        what = self.next or f"{self.names[self.state.actor]} to act"
        return f"<Hand: {STREETS[self.street]}, pot {self.pot_total}, {what}>"

    @property
    def actor(self) -> int | None:
        """The seat to act; None when nobody is."""
        return self.state.actor if self.state.phase == BETTING else None

    @property
    def next(self) -> str | None:
        """What comes next when nobody acts: deal_flop, deal_turn, deal_river, showdown or hand_over."""
        phase = self.state.phase
        if phase == DEALING:
            return "deal_" + STREETS[self.state.street + 1]
        return {SHOWDOWN: "showdown", OVER: "hand_over"}.get(phase)

    @property
    def street(self) -> int:
        """0 before the flop, then 1, 2 and 3."""
        return self.state.street

    @property
    def board(self) -> tuple[int, ...]:
        """The community cards dealt so far."""
        return tuple(self.state.boards[0][: self.state.board_count])

    @property
    def options(self) -> Options | None:
        """What the actor may do; None when nobody acts. Read it anew after every action."""
        if self._options is None and self.state.phase == BETTING:
            self._options = Options(self.state, self.game, self.rulebook)
        return self._options

    @property
    def to_call(self) -> int:
        """The chips that the actor owes to stay in; 0 when a check is free, or nobody acts."""
        state = self.state
        if state.phase != BETTING:
            return 0
        return betting.call_to(state, state.actor) - state.committed[state.actor]

    @property
    def stacks(self) -> tuple[int, ...]:
        """The chips behind, seat by seat."""
        return tuple(self.state.stacks[: self.state.seats])

    @property
    def pot_total(self) -> int:
        """Every chip put in and not returned, the bets in front included once."""
        return betting.all_chips(self.state)

    @property
    def pots(self) -> tuple[log.Pot, ...]:
        """Main pot and side pots of the closed streets, after refunds, before rake."""
        state = self.state
        if state.phase == BETTING:
            state = copy(state)
            pots.build_pots(state, self.rulebook)
        return log.pots_of(state)

    @property
    def uncalled(self) -> tuple[int, int] | None:
        """(seat, chips) of a bet that nobody called, once it went back."""
        state = self.state
        return (state.uncalled_seat, state.uncalled) if state.uncalled else None

    @property
    def rake(self) -> int:
        """Rake and drop taken, once the hand is over."""
        return self.state.rake

    @property
    def received(self) -> dict[int, int]:
        """What each seat got: its awards, and what came back to it uncalled."""
        return log.received(self.state)

    @property
    def net(self) -> dict[int, int]:
        """Chips won or lost by each seat dealt in, as the stacks stand now."""
        return {
            seat: self.state.stacks[seat] - stack for seat, stack in enumerate(self.start.stacks) if stack
        }

    @property
    def shown(self) -> tuple[int, ...]:
        """The seats that have shown their hands."""
        return tuple(seat for seat in range(self.state.seats) if self.state.shown[seat] == SHOWN)

    @property
    def mucked(self) -> tuple[int, ...]:
        """The seats that gave their hands up unseen at showdown."""
        return tuple(seat for seat in range(self.state.seats) if self.state.shown[seat] == MUCKED)

    @property
    def shower(self) -> int | None:
        """The seat that shows or mucks next at showdown; None when nobody has to."""
        if self.state.phase != SHOWDOWN:
            return None
        seat = showdown.next_to_show(self.state, self.rulebook, showdown.decided(self.state))
        return seat if seat >= 0 else None

    @property
    def show_order(self) -> tuple[int, ...]:
        """The live seats in the order in which they show or may muck, first to last."""
        return log.show_order(self.state, self.rulebook)

    def _may_table(self, seat: int) -> bool:
        """Whether a live seat could show now: at showdown, or all-in with the betting over."""
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise IllegalSetup(N_("no player sits in seat {given}"), given=brief_seat(seat))
        if self.state.phase == DEALING:
            return bool(showdown.face_up(self.state, self.rulebook))
        return self.state.phase == SHOWDOWN

    def _undecided(self, seat: int) -> bool:
        """Whether a seat has a live hand that is neither shown nor mucked."""
        state = self.state
        return state.status[seat] in (ACTIVE, ALL_IN) and state.shown[seat] == UNDECIDED

    def _decidable(self) -> bool:
        """Whether every pot with two contenders left has all their strengths."""
        state = self.state
        left = [seat for seat in log.seats_of(state.eligible[0]) if state.shown[seat] != MUCKED]
        return len(left) == 1 or all(state.strength[0][seat] for seat in left)

    def view(self, seat: int) -> View:
        """What `seat` may know: its own cards, hands shown, everything on the table, nothing else."""
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise IllegalSetup(N_("no player sits in seat {given}"), given=brief_seat(seat))
        state = self._seen_by(seat)
        count = self.game.hole_cards
        return View(
            seat,
            tuple(tuple(hole[:count]) for hole in state.hole[: state.seats]),
            self.board,
            self.stacks,
            tuple(state.committed[: state.seats]),
            tuple(STATUSES[status] for status in state.status[: state.seats]),
            self.pot_total,
            state.current_bet,
            self.actor,
            Options(state, self.game, self.rulebook) if self.actor == seat else None,
            tuple(
                event._replace(cards=(UNKNOWN,) * count)
                if isinstance(event, HoleDealt) and event.seat != seat
                else event
                for event in self.events
            ),
        )

    def _seen_by(self, seat: int) -> HandState:
        """The record without the cards that a seat may not see, nor their strengths."""
        state = copy(self.state)
        for other in range(state.seats):
            if other != seat and state.shown[other] != SHOWN:
                state.hole[other] = [UNKNOWN] * MAX_HOLE
                for run in range(state.runs):
                    state.strength[run][other] = state.low[run][other] = 0
        return state
