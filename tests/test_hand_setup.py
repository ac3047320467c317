"""How a hand may begin, and which set-ups are refused."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import games
from croupier.errors import CroupierError, IllegalSetup, InvalidInput
from croupier.events import Started
from croupier.hand import Hand
from croupier.rules.state import MAX_CHIPS

GAME = games.no_limit_holdem((5, 10))


@pytest.mark.parametrize(
    ("stacks", "message"),
    [
        ([], "2 to 10 seats, not 0"),
        ([1000], "2 to 10 seats, not 1"),
        ([1000] * 11, "2 to 10 seats, not 11"),
        ([0] * 1000, "2 to 10 seats, not 1000"),
        ([1000, -1], "p2 must be whole chips"),
        ([1000, 2.5], "not 2.5"),
        ([1000, 100.0], "not 100.0"),
        ([1000, True], "not True"),
        ([1000, "100"], "not '100'"),
        ([1000, None], "not None"),
        ([1000, MAX_CHIPS + 1], "whole chips from 0"),
        ([0, 5], "2 to 10 players, not 1"),
        ([0, 0], "2 to 10 players, not 0"),
    ],
)
def test_stacks_that_are_refused(stacks: list[Any], message: str) -> None:
    with pytest.raises(IllegalSetup, match=message):
        Hand(GAME, stacks)


@pytest.mark.parametrize(
    ("variant", "most"),
    [
        ("holdem", 10),
        ("omaha", 10),
        ("omaha5", 8),
        ("omaha6", 7),
        ("omaha-hilo8", 10),
        ("omaha5-hilo8", 8),
        ("short-deck", 10),
    ],
)
def test_as_many_seats_as_the_deck_allows(variant: str, most: int) -> None:
    """(Deck less board less three burns) by the hole cards: omaha6 has 44 cards for 7 players."""
    game = games.game(variant, blinds=(5, 10))
    assert games.most_seats(game) == most
    assert Hand(game, [100] * most).state.seats == most
    if most < 10:
        Hand(game, [100] * most + [0])  # an empty seat needs no cards
        with pytest.raises(IllegalSetup, match=f"2 to {most} players, not {most + 1}: the deck has 52"):
            Hand(game, [100] * (most + 1))


def test_the_largest_stacks_are_counted_exactly() -> None:
    hand = Hand(GAME, [MAX_CHIPS] * 10)
    for _ in range(10):
        hand.all_in()
    assert hand.pot_total == 10 * MAX_CHIPS


@pytest.mark.parametrize(
    ("stacks", "button", "small", "big"),
    [
        ([100, 100], None, 0, 1),  # heads-up the first seat has the button
        ([0, 100, 100], None, 1, 2),
        ([100, 100], 1, 1, 0),
        ([100] * 3, None, 0, 1),
        ([100, 100, 100, 0], None, 0, 1),  # the last player, not the last seat
        ([100, 100, 100, 0], 3, 0, 1),  # a dead button
        ([100, 0, 100, 100], 0, 2, 3),
    ],
)
def test_the_button(stacks: list[int], button: int | None, small: int, big: int) -> None:
    state = Hand(GAME, stacks, button=button).state
    assert (state.small_blind, state.big_blind) == (small, big)


@pytest.mark.parametrize(
    ("stacks", "told"),
    [
        ([100] * 3, {"button": 3}),
        ([100] * 3, {"button": -1}),
        ([100] * 3, {"button": 1.0}),
        ([100] * 3, {"button": True}),
        ([100] * 3, {"button": "1"}),
        ([100, 0, 100], {"button": 1}),  # heads-up one of the two has it
        ([100] * 3, {"small_blind": 3}),
        ([100] * 3, {"small_blind": -2}),
        ([100, 0, 100, 100], {"small_blind": 1}),
        ([100] * 3, {"small_blind": 1.0}),
        ([100] * 3, {"small_blind": True}),
        ([100] * 3, {"names": ["A", "B"]}),
        ([100] * 3, {"names": ["A", "B", "C", "D"]}),
        ([100] * 3, {"names": ["A", "B", "A"]}),
        ([100] * 3, {"blinds": [5, 10]}),
        ([100] * 3, {"blinds": [5, 10, 0, 0]}),
        ([100] * 3, {"blinds": [5, -10, 0]}),
        ([100] * 3, {"blinds": [5, 10.0, 0]}),
        ([100, 0, 100, 100], {"blinds": [0, 10, 0, 0]}),
        ([100] * 3, {"antes": [1, 1]}),
        ([100] * 3, {"antes": [1, 1, True]}),
        ([100, 0, 100, 100], {"antes": [1, 1, 1, 1]}),
        ([100] * 3, {"dead": [0, -1, 0]}),
        ([100] * 3, {"dead": [0]}),
        ([100] * 3, {"straddles": {2: 20}}),  # TDA has none
        ([100] * 3, {"posts": {1: (10, 0)}}),
        ([100] * 3, {"posts": {2.0: (10, 0)}}),
    ],
)
def test_set_ups_that_are_refused(stacks: list[int], told: dict[str, Any]) -> None:
    with pytest.raises(IllegalSetup):
        Hand(GAME, stacks, **told)


@pytest.mark.parametrize(
    ("told", "error"),
    [
        ({"variant": "stud"}, InvalidInput),
        ({"structure": "spread-limit"}, InvalidInput),
        ({"ante_from": "nobody"}, InvalidInput),
        ({"variant": "short-deck", "structure": "fixed-limit"}, IllegalSetup),
        ({"blinds": (5,)}, IllegalSetup),
        ({"blinds": (5, 10, 20)}, IllegalSetup),
        ({"blinds": (10, 5)}, IllegalSetup),
        ({"blinds": (-5, 10)}, IllegalSetup),
        ({"blinds": (0.5, 1)}, IllegalSetup),
        ({"blinds": (5, True)}, IllegalSetup),
        ({"blinds": (0, 0)}, IllegalSetup),
        ({"blinds": (5, MAX_CHIPS + 1)}, IllegalSetup),
        ({"ante": -1}, IllegalSetup),
        ({"min_bet": 0}, IllegalSetup),
        ({"bets": (0, 20)}, IllegalSetup),
        ({"bet_unit": 0}, IllegalSetup),
        ({"bet_unit": 2.5}, IllegalSetup),
    ],
)
def test_games_that_are_refused(told: dict[str, Any], error: type[CroupierError]) -> None:
    with pytest.raises(error):
        games.game(**({"blinds": (5, 10)} | told))


@pytest.mark.parametrize(
    ("blinds", "bets", "message"),
    [
        ((5, 10), (20, 10), "the big bet is not smaller than the small one"),
        ((10, 20), (10, 20), "the big blind is no larger than the small bet"),
        ((0, 11), (10, 20), "the big blind is no larger than the small bet"),
    ],
)
def test_fixed_limit_sizes_that_are_refused(
    blinds: tuple[int, int], bets: tuple[int, int], message: str
) -> None:
    with pytest.raises(IllegalSetup, match=message):
        games.game("holdem", "fixed-limit", blinds=blinds, bets=bets)


@pytest.mark.parametrize(("blinds", "bets"), [((5, 10), (10, 20)), ((1, 3), (4, 8)), ((0, 0), (10, 10))])
def test_fixed_limit_sizes_that_are_played(blinds: tuple[int, int], bets: tuple[int, int]) -> None:
    game = games.game("omaha", "fixed-limit", blinds=blinds, bets=bets)
    assert (game.big_blind, game.small_bet, game.big_bet) == (blinds[1], *bets)


def test_names_and_defaults() -> None:
    assert Hand(GAME, [100, 0, 100]).names == ("p1", "p2", "p3")
    hand = Hand(GAME, [100, 100], names=["Ann", "Bob"])
    assert hand.names == ("Ann", "Bob")
    started = hand.events[0]
    assert isinstance(started, Started)
    assert (started, started.stacks, started.button) == (hand.start, (100, 100), 0)


@pytest.mark.parametrize(
    "name", ["José da Silva", "Li\u00a0Na", "👩\u200d🚀", "ليلى", "می\u200cخواهم", "{0}"]
)
def test_names_of_every_writing_are_names(name: str) -> None:
    assert Hand(GAME, [100, 100], names=["Ana", name]).names == ("Ana", name)


def test_two_equal_names_are_told() -> None:
    with pytest.raises(IllegalSetup, match="two players Bia: give them different names"):
        Hand(GAME, [100] * 3, names=["Bia", "Ana", "Bia"])


def test_forced_bets_may_be_given_seat_by_seat() -> None:
    hand = Hand(GAME, [100] * 4, blinds=[0, 3, 6, 12], antes=[1, 1, 1, 1], dead=[0, 0, 2, 0])
    assert hand.stacks == (99, 96, 91, 87)
    assert (hand.pot_total, hand.state.current_bet, hand.actor) == (27, 12, 0)


def test_a_seat_whose_given_blind_is_zero_has_none() -> None:
    hand = Hand(GAME, [100] * 3, blinds=[0, 10, 0])
    assert (hand.state.small_blind, hand.state.big_blind, hand.actor) == (-1, 1, 2)
    hand = Hand(GAME, [100] * 3, blinds=[0, 0, 0])
    assert (hand.state.small_blind, hand.state.big_blind, hand.actor) == (-1, -1, 0)
    assert hand.options is not None
    assert hand.options.check


def test_given_antes_or_dead_money_replace_the_games() -> None:
    game = games.no_limit_holdem((5, 10), ante=2)
    assert Hand(game, [100] * 3).pot_total == 21
    assert Hand(game, [100] * 3, antes=[0, 0, 3]).pot_total == 18
    assert Hand(game, [100] * 3, dead=[0, 4, 0]).pot_total == 19


@pytest.mark.parametrize("stacks", [[3, 5], [5, 4], [1, 1], [5, 10], [5, 100]])
def test_hands_that_the_blinds_decide(stacks: list[int]) -> None:
    """Somebody is all-in on a blind and nobody can act: dealing is next."""
    hand = Hand(GAME, stacks)
    assert (hand.actor, hand.next, hand.options) == (None, "deal_flop", None)
    assert hand.pot_total + sum(hand.stacks) == sum(stacks)
