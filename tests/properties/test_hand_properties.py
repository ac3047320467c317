"""What holds of every hand, whatever the game, limit, rulebook, stacks and actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import UNKNOWN
from croupier.errors import CroupierError
from croupier.events import Awarded, HoleDealt, RakeTaken, Shown, UncalledReturned
from croupier.hand import Hand
from croupier.rules import betting
from croupier.rules.state import copy
from tests.properties.walks import advance, begin

SEEDS = st.integers(0, 2**40)


def accepted(hand: Hand, step: Callable[[Hand], None]) -> bool:
    """Whether a hand takes a step; a refused one must leave it as it was."""
    twin = hand.copy()
    try:
        step(twin)
    except CroupierError:
        assert (twin.state, twin.events, twin._marks) == (hand.state, hand.events, hand._marks)
        return False
    return True


@settings(max_examples=60)
@given(SEEDS)
def test_an_action_is_legal_if_and_only_if_it_is_accepted(seed: int) -> None:
    """B05, B10, B11: at every decision, for all five wagers and for amounts around every bound."""
    rng = Random(seed)
    hand, deck = begin(rng)
    while hand.next != "hand_over":
        now = hand.options
        if now is not None and hand.actor is not None:
            assert accepted(hand, Hand.fold) == now.fold
            assert accepted(hand, Hand.check) == now.check
            assert accepted(hand, Hand.call) == (now.call is not None)
            everything = betting.reach(hand.state, hand.actor)
            sizes = now.bet or now.raise_to
            verb, wrong = (
                (Hand.bet, Hand.raise_to) if not hand.state.current_bet else (Hand.raise_to, Hand.bet)
            )
            for near in (0, hand.state.current_bet, now.minimum, now.maximum, everything):
                for to in (near - 1, near, near + 1, near + hand.game.bet_unit):
                    legal = sizes is not None and sizes.contains(to)
                    assert accepted(hand, partial(verb, to=to)) == legal
                    assert not accepted(hand, partial(wrong, to=to))
            if sizes:
                assert accepted(hand, Hand.all_in) == sizes.contains(everything)
            else:
                assert accepted(hand, Hand.all_in) == (now.call is not None and now.call.all_in)
        advance(hand, deck, rng)


@settings(max_examples=100)
@given(SEEDS)
def test_chips_are_conserved_after_every_step(seed: int) -> None:
    """B09, B22, B25."""
    rng = Random(seed)
    hand, deck = begin(rng)
    total = sum(hand.start.stacks)
    while hand.next != "hand_over":
        assert sum(hand.stacks) + hand.pot_total == total
        assert min(hand.stacks) >= 0
        assert sum(pot.amount for pot in hand.pots) + sum(hand.state.committed) == hand.pot_total
        advance(hand, deck, rng)
    assert sum(hand.stacks) + hand.rake == total
    assert sum(hand.net.values()) == -hand.rake
    assert sum(pot.amount for pot in hand.pots) == hand.pot_total
    for pot in hand.pots:
        assert sum(pot.awards.values()) + pot.rake == pot.amount
        assert set(pot.awards) <= set(pot.eligible)
    told = [event for event in hand.events if isinstance(event, Awarded | RakeTaken)]
    assert sum(event.amount for event in told) == hand.pot_total
    back = [event.amount for event in hand.events if isinstance(event, UncalledReturned)]
    assert sum(back) == (hand.uncalled[1] if hand.uncalled else 0)
    assert sum(hand.received.values()) == hand.pot_total - hand.rake + sum(back)


@settings(max_examples=100)
@given(SEEDS)
def test_a_hand_is_the_fold_of_its_events_and_can_be_taken_back(seed: int) -> None:
    """After each step the events give the same state again; undo gives the state before the step."""
    rng = Random(seed)
    hand, deck = begin(rng)
    before = []
    while hand.next != "hand_over":
        before.append((copy(hand.state), len(hand.events)))
        advance(hand, deck, rng)
    again = Hand.from_events(hand.events)
    assert (again.state, again.events) == (hand.state, hand.events)
    events = list(hand.events)
    for state, count in reversed(before):
        hand.undo()
        assert (hand.state, hand.events) == (state, events[:count])


@settings(max_examples=60)
@given(SEEDS)
def test_a_view_holds_only_what_a_seat_may_know(seed: int) -> None:
    rng = Random(seed)
    hand, deck = begin(rng)
    over = False
    while not over:
        over = hand.next == "hand_over"
        for seat in range(hand.state.seats):
            view = hand.view(seat)
            open_hands = {event.seat for event in hand.events if isinstance(event, Shown)} | {seat}
            for other, hole in enumerate(view.holes):
                assert other in open_hands or set(hole) == {UNKNOWN}
            for event in view.events:
                if isinstance(event, HoleDealt) and event.seat != seat:
                    assert set(event.cards) == {UNKNOWN}
        if not over:
            advance(hand, deck, rng)


@settings(max_examples=60)
@given(SEEDS)
def test_the_best_hand_of_each_pot_is_paid_and_shown(seed: int) -> None:
    """B21, B32: who wins a contested pot has shown, and no live hand of the pot is stronger unless low."""
    rng = Random(seed)
    hand, deck = begin(rng)
    while hand.next != "hand_over":
        advance(hand, deck, rng)
    for pot in hand.pots:
        if len(pot.eligible) > 1:
            assert set(pot.awards) <= set(hand.shown)
            best = max(hand.state.strength[0][seat] for seat in pot.eligible)
            winners = {seat for seat in pot.eligible if hand.state.strength[0][seat] == best}
            assert winners & set(pot.awards) or pot.rake == pot.amount or pot.amount < len(winners)
            if not hand.game.low:
                assert set(pot.awards) <= winners
