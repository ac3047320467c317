"""What holds in every hand, whatever the game, the rulebook, the stacks and the actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from croupier.rules import betting, pots, streets
from croupier.rules.state import (
    ABSENT,
    ACTIVE,
    ALL_IN,
    BETTING,
    FIXED_LIMIT,
    FOLDED,
    MAX_SEATS,
    MUCKED,
    NO_LIMIT,
    OVER,
    RAISE,
    GameSpec,
    HandState,
    Rulebook,
    copy,
    layout,
)
from tests import play, setups

STEPS = 400
SEEDS = 3000
randoms = st.randoms(use_true_random=False)

# What the numbers of a hand's record count: a seat, one number a seat (or two indices), one bit a seat.
SEAT = ("button", "small_blind", "big_blind", "actor", "last_aggressor", "uncalled_seat")
BITS = ("eligible",)
BY_POT = ("pots", "pot_rake", *BITS)
BY_SECOND = ("strength", "low", "awards")
BY_SEAT = [
    name
    for name, shape in layout(HandState)
    if shape[:1] == (MAX_SEATS,) and name not in (*BY_POT, *BY_SECOND)
]


def new_hand(rng: Random) -> tuple[HandState, GameSpec, Rulebook]:
    """A random hand with nothing posted."""
    game, book = setups.random_game(rng, *rng.choice(setups.GAMES)), setups.random_rulebook(rng)
    return setups.random_hand(rng, game), game, book


def course(rng: Random) -> Iterator[tuple[HandState, GameSpec, Rulebook]]:
    """A random hand after its forced bets and after every step, to its end. Do not change it."""
    hand, game, book = new_hand(rng)
    play.begin(hand, game, book)
    yield hand, game, book
    for _ in range(STEPS):
        if hand.phase == OVER:
            return
        play.step(hand, game, book, rng.randrange(play.CHOICES))
        yield hand, game, book
    raise AssertionError(f"no end after {STEPS} steps")


def seats_of(bits: int) -> set[int]:
    return {seat for seat in range(MAX_SEATS) if bits >> seat & 1}


def live(hand: HandState) -> set[int]:
    return {seat for seat in range(hand.seats) if hand.status[seat] in (ACTIVE, ALL_IN)}


def chips(hand: HandState) -> int:
    """All chips of the hand: before the payment what lies in the pots and bets, after it the rake."""
    put_in = hand.rake if hand.phase == OVER else betting.all_chips(hand)
    return sum(hand.stacks) + put_in


@settings(max_examples=200)
@given(randoms)
def test_chips_are_conserved(rng: Random) -> None:
    """After every event the chips are those that the players brought, and none is negative."""
    hand, game, book = new_hand(rng)
    brought = sum(hand.stacks)
    play.begin(hand, game, book)
    while hand.phase != OVER:
        assert chips(hand) == brought
        assert min(hand.stacks) >= 0
        assert min(hand.committed) >= 0
        assert all(map(int.__le__, hand.committed, hand.contributed))
        play.step(hand, game, book, rng.randrange(play.CHOICES))
    assert chips(hand) == brought
    assert min(hand.stacks) >= 0


@settings(max_examples=200)
@given(randoms)
def test_bounds_are_those_of_a_legal_wager(rng: Random) -> None:
    """A call never passes bet or stack; a raise is a full one or all-in, and in the game's unit."""
    for hand, game, book in course(rng):
        if hand.phase != BETTING:
            continue
        seat, bet = hand.actor, hand.current_bet
        everything = betting.reach(hand, seat)
        call_to, least, most = betting.options(hand, game, book)
        assert hand.committed[seat] <= call_to <= max(min(bet, everything), hand.committed[seat])
        assert (least == 0) == (most == 0) == bool(betting.raise_refusal(hand, game, book, seat))
        if least:
            assert bet < least <= most <= everything
            assert least == everything or least >= betting.full_raise_to(hand, game, book)
            assert all(to == everything or to % game.bet_unit == 0 for to in (least, most))
            assert game.structure != NO_LIMIT or most == everything
            assert game.structure != FIXED_LIMIT or most == least


@settings(max_examples=200)
@given(randoms)
def test_any_amount_between_the_bounds_is_a_wager(rng: Random) -> None:
    """It becomes the bet to match, and somebody is there to answer it."""
    for hand, game, book in course(rng):
        if hand.phase != BETTING:
            continue
        _, least, most = betting.options(hand, game, book)
        if least:
            seat, amount = hand.actor, rng.randint(least, most)
            raised = copy(hand)
            streets.apply(raised, game, book, RAISE, amount)
            assert chips(raised) == chips(hand)
            assert raised.phase == BETTING
            assert raised.actor != seat
            assert raised.current_bet == amount
            assert raised.stacks[seat] == betting.reach(hand, seat) - amount


@settings(max_examples=200)
@given(randoms)
def test_nobody_acts_who_cannot_matter(rng: Random) -> None:
    """The actor has chips and a choice: to pay or fold, or to bet what somebody can answer (B07)."""
    for hand, game, book in course(rng):
        if hand.phase != BETTING:
            assert hand.actor == -1
            continue
        seat = hand.actor
        assert hand.status[seat] == ACTIVE
        assert hand.stacks[seat] > 0
        call_to, least, _ = betting.options(hand, game, book)
        others = [betting.reach(hand, other) for other in live(hand) - {seat}]
        assert call_to > hand.committed[seat] or max(others) > hand.current_bet
        assert call_to > hand.committed[seat] or least > 0
        if least:
            assert max(others) > hand.current_bet
        if call_to > hand.committed[seat]:
            assert call_to <= max(*others, *hand.committed)


@settings(max_examples=200)
@given(randoms)
def test_a_closed_street_leaves_no_debt(rng: Random) -> None:
    """Everybody who can still bet has put in as much as anybody, the uncalled bet being back."""
    for hand, _, _ in course(rng):
        if hand.phase not in (BETTING, OVER):
            most = max(hand.contributed)
            assert all(hand.contributed[seat] == most for seat in live(hand) if hand.status[seat] == ACTIVE)
            assert not any(hand.committed)


@settings(max_examples=200)
@given(randoms)
def test_pots_hold_all_chips_and_fewer_players_each(rng: Random) -> None:
    """Pots sum to the chips of the streets before; each has fewer contenders than the one below (B20)."""
    for hand, _, _ in course(rng):
        in_front = sum(hand.committed)
        if hand.phase != BETTING or hand.street > 0:
            assert sum(hand.pots[: hand.pot_count]) == betting.all_chips(hand) - in_front
        contenders = [seats_of(bits) for bits in hand.eligible[: hand.pot_count]]
        assert all(hand.pots[pot] > 0 for pot in range(hand.pot_count))
        assert all(after < before for before, after in pairwise(contenders))
        if hand.phase != BETTING and hand.pot_count:
            assert contenders[-1]
            assert contenders[0] <= live(hand)


@settings(max_examples=200)
@given(randoms)
def test_payments(rng: Random) -> None:
    """A pot pays all but its rake, when contested not to who mucked; nobody wins what he did not match, but
    for folded chips that no live player reached: they stay in the pot below (`docs/decisions.md`)."""
    *_, (hand, _, book) = course(rng)
    for pot in range(hand.pot_count):
        assert sum(hand.awards[pot]) + hand.pot_rake[pot] == hand.pots[pot]
        assert min(hand.awards[pot]) >= 0
        contenders = seats_of(hand.eligible[pot])
        winners = {seat for seat in range(MAX_SEATS) if hand.awards[pot][seat]}
        assert winners <= contenders
        assert len(contenders) == 1 or not any(hand.shown[seat] == MUCKED for seat in winners)
    assert sum(hand.pot_rake[: hand.pot_count]) == hand.rake
    assert 0 <= hand.rake <= sum(hand.pots[: hand.pot_count])
    if book.no_flop_no_drop and hand.board_count == 0:
        assert hand.rake == 0
    antes = sum(hand.ante) + sum(hand.dead)
    reached = max(hand.contributed[seat] for seat in live(hand))
    orphaned = sum(max(0, chips - reached) for chips in hand.contributed)
    for seat in live(hand):
        matched = sum(min(hand.contributed[seat], other) for other in hand.contributed)
        assert sum(hand.awards[pot][seat] for pot in range(hand.pot_count)) <= matched + antes + orphaned


@settings(max_examples=200)
@given(randoms)
def test_seat_numbers_do_not_matter(rng: Random) -> None:
    """The same hand some seats further round the table is the same hand, odd chips included."""
    hand, game, book = new_hand(rng)
    by = rng.randrange(hand.seats)
    twin = turned(hand, by)
    play.begin(hand, game, book)
    play.begin(twin, game, book)
    while hand.phase != OVER:
        assert turned(hand, by) == twin
        choice = rng.randrange(play.CHOICES)
        play.step(hand, game, book, choice)
        play.step(twin, game, book, choice)
    assert turned(hand, by) == twin


def turned(hand: HandState, by: int) -> HandState:
    """The hand with every player `by` seats further clockwise."""
    seats = hand.seats
    return moved(hand, [(seat - by) % seats for seat in range(seats)])


def moved(hand: HandState, origin: list[int]) -> HandState:
    """The hand with the player of seat `origin[n]` in seat n."""
    twin = copy(hand)
    spare = list(range(hand.seats, MAX_SEATS))
    order = [*origin, *spare]
    for name in SEAT:
        seat = getattr(hand, name)
        setattr(twin, name, order.index(seat) if seat >= 0 else seat)
    for name in BY_SEAT:
        setattr(twin, name, [getattr(hand, name)[seat] for seat in order])
    for name in BY_SECOND:
        setattr(twin, name, [[row[seat] for seat in order] for row in getattr(hand, name)])
    for name in BITS:
        rows = [seats_of(bits) for bits in getattr(hand, name)]
        setattr(twin, name, [sum(1 << order.index(seat) for seat in seats) for seats in rows])
    return twin


@settings(max_examples=200)
@given(randoms, st.data())
def test_settling_does_not_depend_on_who_sits_where(rng: Random, data: st.DataObject) -> None:
    """Where no chip is odd, the players may change seats as they like: each is paid the same."""
    hand, game, _ = new_hand(rng)
    book = Rulebook(hilo_same=rng.randrange(2), ante_trim=rng.randrange(2))
    even = 2 * 2 * 2520  # one such part of a pot splits by board, by half, and by any number of winners
    for seat in range(hand.seats):
        if hand.status[seat] != ABSENT:
            hand.status[seat] = rng.choice((ACTIVE, ALL_IN, FOLDED))
            hand.due_ante[seat] = 2 * even
            hand.ante[seat] = even * rng.randint(1, 2)
            if hand.ante[seat] == hand.due_ante[seat]:
                hand.contributed[seat] = even * rng.randrange(5)
    assume(live(hand))
    origin = data.draw(st.permutations(range(hand.seats)))
    twin = moved(hand, origin)
    for settled in (hand, twin):
        pots.return_uncalled(settled, book)
        pots.build_pots(settled, book)
        pots.award(settled, game, book)
    assert moved(hand, origin) == twin


PROPERTIES = (
    test_chips_are_conserved,
    test_bounds_are_those_of_a_legal_wager,
    test_any_amount_between_the_bounds_is_a_wager,
    test_nobody_acts_who_cannot_matter,
    test_a_closed_street_leaves_no_debt,
    test_pots_hold_all_chips_and_fewer_players_each,
    test_payments,
    test_seat_numbers_do_not_matter,
)


@pytest.mark.long
@pytest.mark.parametrize("law", PROPERTIES, ids=lambda law: law.__name__)
def test_many_hands(law: Any) -> None:
    """The same over many seeds, for what Hypothesis, which begins with small hands, would find late."""
    for seed in range(SEEDS):
        law.hypothesis.inner_test(Random(seed))
