"""Settling given contributions without the betting: refunds, pots, winners, and what is refused (B24)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import games
from croupier.errors import IllegalSetup, InvalidInput
from croupier.rules.state import MAX_CHIPS, MAX_SEATS, Rulebook
from croupier.settlement import settle

BOARD = "KcJd9s5h2c"
PUT_IN = {"A": 50, "B": 120, "C": 200}


def test_b23_the_worked_example() -> None:
    """Received 150 + 140 + 80 = 370 = put in; net +100, +20, -120."""
    done = settle(PUT_IN, hands={"A": "KhKd", "B": "JcJh", "C": "9c9d"}, board=BOARD)
    assert done.names == ("A", "B", "C")
    assert done.uncalled == (2, 80)
    assert [(pot.amount, pot.eligible, pot.awards) for pot in done.pots] == [
        (150, (0, 1, 2), {0: 150}),
        (140, (1, 2), {1: 140}),
    ]
    assert (done.received, done.net, done.rake) == ({0: 150, 1: 140, 2: 80}, {0: 100, 1: 20, 2: -120}, 0)


def test_b24_a_ranking_in_place_of_hands() -> None:
    done = settle(PUT_IN, ranking={"A": 3, "B": 2, "C": 1})
    assert (done.received, done.net) == ({0: 150, 1: 140, 2: 80}, {0: 100, 1: 20, 2: -120})
    tied = settle({"A": 50, "B": 50}, folded={"D": 1}, ranking={"A": 7, "B": 7})
    assert tied.received == {0: 51, 1: 50}


def test_b24_without_hands_there_are_pots_and_no_winners() -> None:
    done = settle(PUT_IN)
    assert done.uncalled == (2, 80)
    assert [(pot.amount, pot.eligible, pot.awards) for pot in done.pots] == [
        (150, (0, 1, 2), {}),
        (140, (1, 2), {}),
    ]
    assert (done.received, done.net) == (None, None)
    partly = settle(PUT_IN, ranking={"B": 2, "C": 1})
    assert partly.received is None


def test_b24_a_pot_with_one_contender_needs_no_hands() -> None:
    done = settle({"A": 300}, folded={"B": 100})
    assert (done.uncalled, done.received, done.net) == ((0, 200), {0: 400}, {0: 100, 1: -100})


def test_b21_folded_players_win_nothing() -> None:
    """Rule 44: A all-in 50, B 200, C folded after 120; C would have had the best hand."""
    done = settle(
        {"A": 50, "B": 200}, folded={"C": 120}, hands={"A": "9c9d", "B": "QsQd", "C": "KhKd"}, board=BOARD
    )
    assert (done.received, done.net) == ({0: 150, 1: 220}, {0: 100, 1: 20, 2: -120})


@pytest.mark.parametrize(
    ("button", "expected"), [(None, {0: 51, 1: 50}), ("C", {0: 51, 1: 50}), ("A", {0: 50, 1: 51})]
)
def test_rule_45_the_odd_chip_goes_left_of_the_button(button: str | None, expected: dict[int, int]) -> None:
    done = settle({"A": 50, "B": 50}, folded={"C": 1}, ranking={"A": 1, "B": 1}, button=button)
    assert done.received == expected


@pytest.mark.parametrize(
    ("seats", "button", "expected"),
    [
        (("A", "C", "B"), "C", {0: 50, 2: 51}),  # B sits left of the button, which C has, who folded
        (("B", "C", "A"), "C", {0: 50, 2: 51}),
        (("B", "C", "A"), None, {0: 51, 2: 50}),
        (("C", "B", "A"), "A", {1: 51, 2: 50}),
    ],
)
def test_rule_45_players_sit_as_they_say(
    seats: tuple[str, ...], button: str | None, expected: dict[int, int]
) -> None:
    done = settle({"A": 50, "B": 50}, folded={"C": 1}, ranking={"A": 1, "B": 1}, button=button, seats=seats)
    assert (done.names, done.received) == (seats, expected)
    assert done.net == {seats.index("A"): expected[seats.index("A")] - 50} | {
        seats.index("B"): expected[seats.index("B")] - 50,
        seats.index("C"): -1,
    }


@pytest.mark.parametrize("seats", [("A",), ("A", "B", "B"), ("A", "B", "D"), ("A", "B", "C", "C"), "ABC", 3])
def test_seats_that_are_not_those_of_the_players_are_refused(seats: Any) -> None:
    with pytest.raises((IllegalSetup, InvalidInput), match=r"give every player one seat|must be a Sequence"):
        settle({"A": 50, "B": 50}, folded={"C": 1}, seats=seats)


def test_b26_kickers_and_split_pots() -> None:
    """K-K-8-5-A beats K-K-8-5-J; equal five cards split."""
    board = "Kd8h5s2c3d"
    done = settle({"A": 50, "B": 50}, hands={"A": "KhAc", "B": "KsJc"}, board=board)
    assert done.received == {0: 100}
    done = settle({"A": 50, "B": 50}, hands={"A": "KhAc", "B": "KsAd"}, board=board)
    assert done.received == {0: 50, 1: 50}


def test_rule_47_high_and_low() -> None:
    game = games.game("omaha-hilo8", blinds=(5, 10))
    hands = {"A": "KhKdQsQc", "B": "Ac2dTsTd"}
    done = settle({"A": 50, "B": 50}, folded={"C": 1}, hands=hands, board="Kc8d7s3h9c", game=game)
    assert done.received == {0: 51, 1: 50}


def test_b25_rake_is_a_setting() -> None:
    done = settle(PUT_IN, ranking={"A": 3, "B": 2, "C": 1}, rulebook=Rulebook(rake_rate=1000, drop=1))
    assert (done.rake, done.received) == (30, {0: 134, 1: 126, 2: 80})
    assert done.net is not None
    assert sum(done.net.values()) == -30
    assert [(pot.amount, pot.rake) for pot in done.pots] == [(150, 16), (140, 14)]


@pytest.mark.parametrize(
    ("contributions", "told", "message"),
    [
        ({}, {}, "2 to 10 players"),
        ({"A": 50}, {}, "2 to 10 players"),
        ({}, {"folded": {"A": 50, "B": 50}}, "one of them not folded"),
        ({str(seat): 50 for seat in range(MAX_SEATS + 1)}, {}, "2 to 10 players"),
        ({"A": 50, "B": 50}, {"folded": {"A": 10}}, "different names"),
        ({"A": 50, "B": -1}, {}, "what B put in"),
        ({"A": 50, "B": 0}, {}, "B put in nothing"),
        ({"A": 50, "B": 0.5}, {}, "not 0.5"),
        ({"A": 50, "B": True}, {}, "not True"),
        ({"A": 50, "B": "50"}, {}, "not '50'"),
        ({"A": 50, "B": MAX_CHIPS + 1}, {}, "what B put in"),
        ({"A": 50, "B": 50}, {"button": "C"}, "'C' put in nothing"),
        ({"A": 50, "B": 50}, {"ranking": {"C": 1}}, "'C' put in nothing"),
        ({"A": 50, "B": 50}, {"ranking": {"A": 0, "B": 1}}, "rank"),
        ({"A": 50, "B": 50}, {"ranking": {"A": -1, "B": -2}}, "rank"),
        ({"A": 50, "B": 50}, {"ranking": {"A": 1.5, "B": 1}}, "rank"),
        ({"A": 50, "B": 50}, {"ranking": {"A": True, "B": 2}}, "rank"),
        ({"A": 50, "B": 50}, {"hands": {"C": "AsAd"}, "board": BOARD}, "'C' put in nothing"),
        ({"A": 50, "B": 50}, {"hands": {"A": "AsAd"}}, "a board of 5 cards, not 0"),
        ({"A": 50, "B": 50}, {"hands": {"A": "AsAd"}, "board": "KcJd9s"}, "not 3"),
        ({"A": 50, "B": 50}, {"board": "KcJd9s"}, "a board of 5 cards, not 3"),
        ({"A": 50, "B": 50}, {"board": "AsAs2c3c4c"}, "As is dealt twice"),
        ({"A": 50, "B": 50}, {"hands": {"A": "As"}, "board": BOARD}, "2 hole cards here"),
        ({"A": 50, "B": 50}, {"hands": {"A": "AsKc"}, "board": BOARD}, "Kc is dealt twice"),
        ({"A": 50, "B": 50}, {"hands": {"A": "AsAd", "B": "AdQd"}, "board": BOARD}, "Ad is dealt twice"),
        ({"A": 50, "B": 50}, {"hands": {"A": "As??"}, "board": BOARD}, "no card|not a card"),
        ({"A": 50, "B": 50}, {"hands": {"A": [51, 52]}, "board": BOARD}, ""),
        ({"A": 50, "B": 50}, {"hands": {"A": [51, 2.0]}, "board": BOARD}, ""),
    ],
)
def test_settlements_that_are_refused(
    contributions: dict[str, Any], told: dict[str, Any], message: str
) -> None:
    with pytest.raises((IllegalSetup, InvalidInput)) as refusal:
        settle(contributions, **told)
    assert any(part in str(refusal.value) for part in message.split("|"))


def test_ten_players_of_whom_nine_folded() -> None:
    done = settle({"A": 50}, folded={str(seat): seat + 1 for seat in range(9)})
    assert (done.uncalled, done.received) == ((0, 41), {0: 50 + 45})
