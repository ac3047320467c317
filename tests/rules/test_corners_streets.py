"""Corners of the course of a hand: changing one of these numbers once went unnoticed."""

from __future__ import annotations

import pytest

from croupier import games
from croupier.hand import Hand
from croupier.rules import posting, streets
from croupier.rules.rulebooks import TDA
from croupier.rules.state import ACTIVE, AS_RAISE, FOLDED, OVER, HandState, Rulebook
from tests.spots import no_limit

DEEP = 5000


def test_b07_the_last_player_is_asked_for_nothing() -> None:
    """Blinds 5 and 10: everybody but the small blind has folded, which owes 5 and is paid all the same."""
    hand = no_limit(5, 10, [DEEP] * 3).play()
    state = hand.state
    state.status[1:3] = [FOLDED, FOLDED]
    state.live = 1
    streets.go_on(state, hand.game, hand.rulebook, 2)
    assert (state.phase, state.actor, state.stacks[0]) == (OVER, -1, DEEP + 10)


def test_a_street_starts_afresh() -> None:
    """Big blind 10: what the flop's raises and short all-ins left does not count on the turn."""
    hand = no_limit(5, 10, [DEEP, DEEP, 95, DEEP]).play("c c c k / b30 r60 a c f c /")
    state = hand.state
    assert (state.level, state.short_from, state.raises, state.capped) == (0, 0, 0, 0)
    assert (state.current_bet, state.last_full_raise) == (0, 10)
    assert (sum(state.acted), sum(state.committed), state.began) == (0, 0, 3)


def test_the_next_seat_of_an_empty_table_is_the_same() -> None:
    assert posting.next_dealt(HandState(seats=3), 1) == 1
    assert posting.next_dealt(HandState(seats=3, status=[1, 0, 0] + [0] * 7), 1) == 0


def test_an_empty_seat_owes_no_ante() -> None:
    hand = HandState(seats=3, status=[1, 0, 1] + [0] * 7, button=0)
    posting.owe_antes(hand, games.no_limit_holdem((5, 10), ante=2), TDA)
    assert hand.due_ante[:3] == [2, 0, 2]


@pytest.mark.parametrize(
    ("blinds", "ante_from", "antes", "live", "dead"),
    [
        ((0, 0), "each", [2, 2, 0], 4, 0),
        ((0, 0), "button", [0, 0, 0], 0, 2),
        ((5, 10), "each", [2, 2, 2], 0, 0),
    ],
)
def test_the_double_ante_of_short_deck_takes_the_place_of_blinds(
    blinds: tuple[int, int], ante_from: str, antes: list[int], live: int, dead: int
) -> None:
    """WSOP 2026 Tournament pp 29-30. Ante 2, button in the last seat."""
    hand = HandState(seats=3, status=[1, 1, 1] + [0] * 7, button=2)
    game = games.game("short-deck", blinds=blinds, ante=2, ante_from=ante_from)
    posting.owe_antes(hand, game, TDA)
    assert (hand.due_ante[:3], hand.due_blind[2], hand.due_dead[2]) == (antes, live, dead)


@pytest.mark.parametrize(("ante_from", "seat"), [("big-blind", 1), ("button", 2)])
def test_the_tables_ante_comes_on_top_of_a_dead_post(ante_from: str, seat: int) -> None:
    """Ante 2 beside the 5 of a missed small blind."""
    hand = HandState(seats=3, status=[1, 1, 1] + [0] * 7, button=2, big_blind=1)
    hand.due_dead[seat] = 5
    posting.owe_antes(hand, games.no_limit_holdem((5, 10), ante=2, ante_from=ante_from), TDA)
    assert hand.due_dead[seat] == 7


@pytest.mark.parametrize("button", range(3))
def test_a_blind_posted_in_full_is_not_short_in_any_seat(button: int) -> None:
    state = Hand(games.no_limit_holdem((5, 10)), [DEEP] * 3, button=button).state
    assert (state.short_blind_bet, state.current_bet, state.level, state.short_from) == (0, 10, 10, 10)


def test_the_first_full_raise_is_the_largest_blind_that_is_owed() -> None:
    """A blind of 1 where the smallest bet is 10; and 5 and 20 with no big blind, so 20 is no straddle."""
    game = games.no_limit_holdem((5, 10))
    for blinds, raises_by in (([0, 1, 0], 1), ([5, 0, 20], 20)):
        hand = HandState(seats=3, status=[1, 1, 1] + [0] * 7, button=0)
        hand.due_blind[:3] = blinds
        posting.open_first_bet(hand, game, Rulebook(straddle_as=AS_RAISE))
        assert hand.last_full_raise == raises_by


def test_a_start_posts_the_blinds_and_finds_who_opens() -> None:
    hand = HandState(seats=3, button=2)
    hand.stacks[:3], hand.status[:3] = [500] * 3, [ACTIVE] * 3
    game = games.no_limit_holdem((5, 10))
    posting.seat_blinds(hand)
    posting.owe_blinds(hand, game)
    streets.start(hand, game, TDA)
    assert (hand.committed[:3], hand.current_bet, hand.actor) == ([5, 10, 0], 10, 2)
