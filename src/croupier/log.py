"""What the rules did, told as events: forced bets, closed streets, shown hands, payments."""

from __future__ import annotations

from typing import NamedTuple

from croupier.events import (
    Awarded,
    Event,
    Posted,
    RakeTaken,
    Started,
    StreetClosed,
    UncalledReturned,
)
from croupier.rules import betting, pots, showdown
from croupier.rules.state import (
    ANTE_FIRST,
    EIGHT_OR_BETTER,
    MAX_CHIPS,
    OVER,
    SHORT,
    GameSpec,
    HandState,
    Rulebook,
)


class Pot(NamedTuple):
    """One pot before rake: who may win it, and what it paid to whom once the hand is over."""

    amount: int
    eligible: tuple[int, ...]
    awards: dict[int, int]
    rake: int


def seats_of(bits: int) -> tuple[int, ...]:
    """The seats of a bit set, in order.

    >>> seats_of(0b101)
    (0, 2)
    """
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def show_order(state: HandState, book: Rulebook) -> tuple[int, ...]:
    """The live seats in the order in which they show or may muck, first to last."""
    order: list[int] = []
    done = 0
    while (seat := showdown.next_to_show(state, book, done)) >= 0:
        order.append(seat)
        done |= 1 << seat
    return tuple(order)


def pots_of(state: HandState) -> tuple[Pot, ...]:
    """The pots of a record; awards and rake are there once it is over."""
    over = state.phase == OVER
    return tuple(
        Pot(
            state.pots[at],
            seats_of(state.eligible[at]),
            {seat: won for seat, won in enumerate(state.awards[at]) if won} if over else {},
            state.pot_rake[at] if over else 0,
        )
        for at in range(state.pot_count)
    )


def shares_of(state: HandState, book: Rulebook) -> tuple[dict[int, int], ...]:
    """What each seat has in each pot: the layers of `rules.pots.build_pots` read back, seat by seat.

    A pot ends where one of those who may win it has nothing more in it and the next begins; the last pot
    holds all that is left. Dead money, and antes that are not layered, belong to the main pot.

    >>> from croupier.settlement import settle
    >>> done = settle({"A": 50, "B": 120}, folded={"C": 120}, ranking={"A": 2, "B": 1})
    >>> shares_of(done.state, done.rulebook)
    ({0: 50, 1: 50, 2: 50}, {1: 70, 2: 70})
    """
    seats = range(state.seats)
    bets = [state.contributed[seat] - state.committed[seat] for seat in seats]
    antes = [state.ante[seat] if book.ante_trim else 0 for seat in seats]
    dead = [state.dead[seat] + state.ante[seat] - antes[seat] for seat in seats]
    found = []
    bet_from = ante_from = 0
    for at in range(state.pot_count):
        out = _out_after(state, at)
        bet_to = min((bets[seat] for seat in out), default=MAX_CHIPS)
        short = (antes[seat] for seat in out if state.ante[seat] < state.due_ante[seat])
        ante_to = min(short, default=MAX_CHIPS)
        shares = {
            seat: _between(bet_from, bets[seat], bet_to)
            + _between(ante_from, antes[seat], ante_to)
            + (dead[seat] if at == 0 else 0)
            for seat in seats
        }
        found.append({seat: share for seat, share in shares.items() if share})
        bet_from, ante_from = bet_to, ante_to
    return tuple(found)


def _out_after(state: HandState, at: int) -> tuple[int, ...]:
    """The seats that may win a pot and not the next one; nobody after the last."""
    last = at == state.pot_count - 1
    return () if last else seats_of(state.eligible[at] & ~state.eligible[at + 1])


def _between(start: int, amount: int, end: int) -> int:
    """How much of an amount lies between two totals."""
    return max(0, min(amount, end) - start)


def received(state: HandState) -> dict[int, int]:
    """What each seat got: its awards, and what came back to it uncalled."""
    got = {state.uncalled_seat: state.uncalled} if state.uncalled else {}
    for pot in pots_of(state):
        for seat, won in pot.awards.items():
            got[seat] = got.get(seat, 0) + won
    return dict(sorted(got.items()))


def posted(state: HandState, start: Started) -> list[Event]:
    """The forced bets that were taken: antes, then each seat's blind, straddle or post, and dead money."""
    seats = range(state.seats)
    taken = [(seat, "ante", state.ante[seat]) for seat in seats]
    for seat in seats:
        live = (seat, _live_kind(start, seat), state.contributed[seat])
        dead = (seat, "dead", state.dead[seat])
        taken += [dead, live] if start.rulebook.bba == ANTE_FIRST else [live, dead]
    taken = [post for post in taken if post[2]]
    last = {post[0]: post for post in taken}
    return [Posted(*post, state.stacks[post[0]] == 0 and last[post[0]] is post) for post in taken]


def _live_kind(start: Started, seat: int) -> str:
    if start.game.high == SHORT and start.game.big_blind == 0 and seat == start.button:
        return "button ante"
    if seat == start.small_blind:
        return "small blind"
    if seat == start.big_blind:
        return "big blind"
    return "straddle" if start.blinds[seat] else "post"


def closed(state: HandState, street: int) -> list[Event]:
    """A street has closed: what was in the middle, and what went back."""
    events: list[Event] = [StreetClosed(street, betting.all_chips(state))]
    if state.uncalled:
        events.append(UncalledReturned(state.uncalled_seat, state.uncalled))
    return events


def paid(state: HandState, game: GameSpec, book: Rulebook) -> list[Event]:
    """The payments of a finished hand, the last side pot first."""
    events: list[Event] = [RakeTaken(state.rake)] if state.rake else []
    for at in range(state.pot_count - 1, -1, -1):
        high = seats_of(pots.winners(state, at, 0, 0))
        low = seats_of(pots.winners(state, at, 0, 1)) if game.low == EIGHT_OR_BETTER else ()
        for seat, won in enumerate(state.awards[at]):
            if won:
                share = _share(seat, high, low, len(seats_of(state.eligible[at])))
                events.append(Awarded(at, seat, won, share))
    return events


def _share(seat: int, high: tuple[int, ...], low: tuple[int, ...], contenders: int) -> str:
    if contenders == 1:
        return "uncontested"
    if low:
        return "both" if seat in high and seat in low else "high" if seat in high else "low"
    return "whole" if len(high) == 1 else "split"
