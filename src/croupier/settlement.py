"""Settling: contributions without the betting that led to them, and a hand that waits for its showdown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from croupier import games
from croupier.cards import UNKNOWN
from croupier.dealing import read_cards
from croupier.errors import N_, IllegalAction, IllegalSetup, brief
from croupier.hand import Hand
from croupier.log import Pot, pots_of, received
from croupier.rules import pots, showdown
from croupier.rules.rulebooks import TDA
from croupier.rules.state import (
    ACTIVE,
    ALL_IN,
    FOLDED,
    MAX_CHIPS,
    MAX_SEATS,
    SHOWDOWN,
    GameSpec,
    HandState,
    Rulebook,
)
from croupier.setup import chips, demand

_HOLDEM = games.no_limit_holdem((1, 2))


class Settlement(NamedTuple):
    """What comes back, the pots, and what each player received and won or lost.

    Seats are positions in `names`. Where hands are missing the pots have no awards, and `received` and
    `net` are None.
    """

    names: tuple[str, ...]
    uncalled: tuple[int, int] | None
    pots: tuple[Pot, ...]
    rake: int
    received: dict[int, int] | None
    net: dict[int, int] | None
    state: HandState
    game: GameSpec
    rulebook: Rulebook


def settle(
    contributions: Mapping[str, int],
    *,
    folded: Mapping[str, int] | None = None,
    hands: Mapping[str, str | Iterable[int]] | None = None,
    board: str | Iterable[int] = (),
    game: GameSpec = _HOLDEM,
    ranking: Mapping[str, int] | None = None,
    button: str | None = None,
    rulebook: Rulebook = TDA,
    seats: Sequence[str] | None = None,
) -> Settlement:
    """Divide what players put in: refund, pots, winners, odd chips.

    `contributions` are the players still in, `folded` those who are not. `seats` are all their names as
    they sit, clockwise; unless given, in that order. The odd chip goes left of the `button` (the last seat
    unless named). `hands` with a full `board`, or a `ranking` (higher is better), say who wins; a board is
    checked without them too. Raises `IllegalSetup` for what does not fit.

    >>> done = settle({"A": 50, "B": 120, "C": 200}, board="KcJd9s5h2c",
    ...               hands={"A": "KhKd", "B": "JcJh", "C": "9c9d"})
    >>> done.uncalled, [pot.amount for pot in done.pots], done.net
    ((2, 80), [150, 140], {0: 100, 1: 20, 2: -120})
    """
    gone = folded or {}
    demand(contributions, Mapping, "what each player put in")
    demand(gone, Mapping, "what each folded player put in")
    demand(ranking or {}, Mapping, "the rank of each hand")
    demand(hands or {}, Mapping, "the cards of each hand")
    demand(game, GameSpec, "a game")
    demand(rulebook, Rulebook, "a rulebook")
    order = _seated(contributions, gone, seats)
    put_in = {**contributions, **gone}
    state = _contributed(order, put_in, gone, button)
    for name, value in (ranking or {}).items():
        if type(value) is not int or not 0 < value <= MAX_CHIPS:
            raise IllegalSetup(f"the rank of {name} must be a whole number from 1, not {brief(value)}")
        state.strength[0][seat_of(order, name)] = value
    dealt = read_cards(board)
    if hands or dealt:
        _rank(state, order, hands or {}, dealt, game, rulebook)
    pots.return_uncalled(state, rulebook)
    pots.build_pots(state, rulebook)
    _mark_all_ins(state)
    uncalled = (state.uncalled_seat, state.uncalled) if state.uncalled else None
    if not _decided(state):
        return Settlement(order, uncalled, pots_of(state), 0, None, None, state, game, rulebook)
    showdown.show_down(state, game, rulebook)
    got = received(state)
    net = {seat: got.get(seat, 0) - put_in[name] for seat, name in enumerate(order)}
    return Settlement(order, uncalled, pots_of(state), state.rake, got, net, state, game, rulebook)


def shown_down(hand: Hand) -> Hand:
    """The hand after its showdown, where the cards are known that decide it; else the hand itself.

    >>> hand = Hand(games.no_limit_holdem((5, 10)), [100, 100])
    >>> shown_down(hand) is hand
    True
    """
    if hand.next != "showdown":
        return hand
    ahead = hand.copy()
    try:
        ahead.show_down()
    except IllegalAction:
        return hand
    return ahead


def pay_face_up(hand: Hand) -> None:
    """Pay a hand that nobody can decide any more: every live hand lies face up on a full board.

    >>> hand = Hand(games.no_limit_holdem((5, 10)), [100, 100])
    >>> pay_face_up(hand)
    >>> hand.next is None
    True
    """
    if hand.next == "showdown" and hand.shower is None and UNKNOWN not in hand.board:
        hand.show_down()


def _contributed(
    order: tuple[str, ...], put_in: Mapping[str, int], gone: Mapping[str, int], button: str | None
) -> HandState:
    """A record in which everybody has put in his chips, and who is gone has folded."""
    state = HandState(seats=len(order), street=3, phase=SHOWDOWN)
    state.button = seat_of(order, button) if button is not None else len(order) - 1
    for seat, name in enumerate(order):
        state.contributed[seat] = contribution(put_in[name], name)
        state.status[seat] = FOLDED if name in gone else ACTIVE
    return state


def contribution(amount: int, name: str) -> int:
    """What a player put in, one chip or more; `IllegalSetup` for anything else.

    >>> contribution(50, "A")
    50
    """
    if not chips(amount, N_("what {name} put in must be whole chips from 0 to {most}, not {given}"), name):
        raise IllegalSetup(N_("{name} put in nothing: leave such players out"), name=name)
    return amount


def _seated(
    contributions: Mapping[str, int], gone: Mapping[str, int], seats: Sequence[str] | None
) -> tuple[str, ...]:
    """The names of all players, seat by seat."""
    order = (*contributions, *gone)
    if (
        not contributions
        or not 2 <= len(order) <= MAX_SEATS
        or len(set(order)) != len(order)
        or set(map(type, order)) != {str}
    ):
        raise IllegalSetup(
            N_("give 2 to {most} players with different names, one of them not folded"), most=MAX_SEATS
        )
    if seats is None:
        return order
    demand(seats, Sequence, "the names of all players, as they sit,")
    if len(seats) != len(order) or any(name not in seats for name in order):
        raise IllegalSetup(f"give every player one seat: {', '.join(order)}")
    return tuple(seats)


def _mark_all_ins(state: HandState) -> None:
    """Who is still in and put in less than another is all-in, so that all hands lie face up (TDA 2024 16)."""
    most = max(state.contributed)
    for seat in range(state.seats):
        if state.status[seat] == ACTIVE and state.contributed[seat] < most:
            state.status[seat] = ALL_IN


def seat_of(order: Sequence[str], name: str) -> int:
    """The seat of a player; `IllegalSetup` for a name that is not among them.

    >>> seat_of(("A", "B"), "B")
    1
    """
    if name not in order:
        raise IllegalSetup(
            N_("{name} put in nothing: the players are {names}"), name=brief(name), names=", ".join(order)
        )
    return order.index(name)


def _rank(
    state: HandState,
    order: tuple[str, ...],
    hands: Mapping[str, str | Iterable[int]],
    board: tuple[int, ...],
    game: GameSpec,
    rulebook: Rulebook,
) -> None:
    """Rank the hands given, every card known and there only once; the record keeps the cards."""
    holes = {seat_of(order, name): read_cards(hole) for name, hole in hands.items()}
    games.check_deal(game, list(holes.values()), board)
    state.boards[0][:], state.board_count = board, len(board)
    for seat, hole in holes.items():
        state.hole[seat][: len(hole)] = hole
        high, low = games.strengths(game, rulebook, hole, board)
        state.strength[0][seat], state.low[0][seat] = high, low


def _decided(state: HandState) -> bool:
    """Whether every pot has one contender, or contenders whose strengths are all known."""
    return all(
        len(pot.eligible) == 1 or all(state.strength[0][seat] for seat in pot.eligible)
        for pot in pots_of(state)
    )
