"""A position's address: it holds the whole position, has one form, and refuses what cannot be."""

from __future__ import annotations

from random import Random

import pytest

from croupier.errors import CroupierError, IllegalAction, IllegalSetup, InvalidInput
from croupier.events import HoleDealt
from croupier.games import no_limit_holdem
from croupier.hand import Hand
from croupier.web import address, setup
from croupier.web.address import RefusedStep, Spot
from tests.properties.walks import advance, begin


def walked(seed: int) -> Hand:
    """A random hand of any game and rulebook, stopped anywhere; its amounts can be written down."""
    rng = Random(seed)
    hand, deck = begin(rng)
    while max(hand.stacks) >= 10**10:
        hand, deck = begin(rng)
    for _ in range(rng.randrange(40)):
        if hand.next == "hand_over":
            break
        advance(hand, deck, rng)
    return hand


def again(spot: Spot) -> Spot:
    return address.read(address.parsed(address.write(spot)))


@pytest.mark.parametrize("seed", range(300))
def test_any_hand_survives_its_address(seed: int) -> None:
    hand = walked(seed)
    spot = address.of_hand(hand, (1, 10, 100)[seed % 3])
    assert spot.hand.state == hand.state
    back = again(spot)
    assert back.hand.state == hand.state
    assert back.hand.start == hand.start
    assert [event for event in back.hand.events if not isinstance(event, HoleDealt)] == [
        event for event in hand.events if not isinstance(event, HoleDealt)
    ]
    assert address.write(back) == address.write(spot)


@pytest.mark.parametrize("seed", range(0, 300, 10))
def test_every_step_of_a_line_can_be_reached_and_is_the_same_from_both_sides(seed: int) -> None:
    spot = address.of_hand(walked(seed))
    for at in range(len(spot.line) + 1):
        stepped = spot.step_to(at)
        assert stepped.at == at
        assert again(stepped).hand.events == stepped.hand.events
        assert Hand.from_events(stepped.hand.events).state == stepped.hand.state
        assert spot._replace(at=at).line == again(stepped).line


def test_stepping_stops_at_both_ends() -> None:
    spot = address.read({"blinds": "5/10", "stacks": "100,100", "line": "c,x"})
    assert (spot.step_to(-3).at, spot.step_to(99).at) == (0, 2)


def test_going_on_replaces_the_rest_of_the_line() -> None:
    spot = address.read({"blinds": "5/10", "stacks": "100,100", "line": "c,x", "at": "1"})
    assert spot.then("r30").line == ("c", "r30")


def test_a_refused_step_changes_nothing_and_says_why() -> None:
    spot = address.read({"blinds": "5/10", "stacks": "1000,1000,1000", "line": "r30"})
    before = address.write(spot)
    with pytest.raises(RefusedStep, match="step 2 of the line, 'r40', is refused: A total of 40") as refused:
        spot.then("r40")
    assert isinstance(refused.value.__cause__, IllegalAction)
    assert address.write(spot) == before


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ({}, "the stacks are missing"),
        ({"stacks": "100"}, "a table has 2 to 10 seats, not 1"),
        ({"stacks": "100,x"}, "'x' is no amount"),
        ({"stacks": "100,-5"}, "is no amount"),
        ({"stacks": "1.000,1.000"}, "can be read in two ways"),
        ({"stacks": ",".join(["100"] * 11)}, "a table has 2 to 10 seats, not 11"),
        ({"stacks": "100,100", "button": "7"}, "button"),
        ({"stacks": "100,100", "button": "x"}, "no number of a seat"),
        ({"stacks": "100,100", "game": "bridge"}, "unknown game"),
        ({"stacks": "100,100", "rules": "mine"}, "unknown rulebook"),
        ({"stacks": "100,100", "set": "reopen"}, "cannot be read: write it as in set=reopen:never"),
        ({"stacks": "100,100", "set": "reopen:often"}, "choose one of per_player"),
        ({"stacks": "100,100", "names": "Ana,Ana"}, "two players Ana: give them different names"),
        ({"stacks": "100,100", "names": "A" * 41 + ",Bia"}, "a name has 40 characters at most"),
        ({"stacks": "100,100", "names": "Ana,%20"}, "every player needs a name"),
        ({"stacks": "100,100", "cards": "AsKd,AsQd"}, "As is dealt twice"),
        ({"stacks": "100,100", "cards": "AsKd,QdQc,2c2d"}, "no player sits in seat p3"),
        ({"stacks": "100,100", "line": "q"}, "a step is"),
        ({"stacks": "100,100", "line": "r25.5"}, "finer than the smallest chip"),
        ({"stacks": "100,100", "line": "m1AsKd"}, "a hand that is mucked stays hidden"),
        ({"stacks": "100,100", "line": "c,x,f,x", "at": "2"}, "step 3 of the line, 'f', is refused"),
        ({"stacks": "100,100", "line": "c", "at": "-1"}, "give how many steps"),
        ({"stacks": "100,100", "line": ",".join(["x"] * 1001)}, "at most 1000 steps"),
        ({"stacks": "100,100", "names": "A" * 30_000}, "at most 20000 characters"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(query: dict[str, str], says: str) -> None:
    with pytest.raises(CroupierError, match=says):
        address.read({"blinds": "5/10"} | query)


def test_a_parameter_twice_or_too_many_are_refused() -> None:
    with pytest.raises(InvalidInput, match="given twice"):
        address.parsed("stacks=1,1&stacks=2,2")
    with pytest.raises(InvalidInput, match="at most 100 parameters"):
        address.parsed("&".join(f"a{at}=1" for at in range(200)))


def test_names_keep_their_commas_and_signs() -> None:
    names = ("Ana, a 2ª", "100% Bia", "<b>")
    hand = Hand(address.read({"blinds": "5/10", "stacks": "9,9,9"}).hand.game, [100] * 3, names=names)
    assert again(address.of_hand(hand)).hand.names == names


def test_decimals_keep_their_smallest_chip() -> None:
    """25/50 cents with stacks of whole euros: the smallest chip stays the cent."""
    spot = again(address.read({"blinds": "0.50/1.00", "stacks": "100,100", "line": "r2.5"}))
    assert (spot.scale, spot.hand.state.current_bet) == (100, 250)
    assert again(spot).scale == 100


@pytest.mark.parametrize("stacks", [[100, 100, 100, 100], [100, 0, 100, 100]])
def test_a_dead_small_blind_survives_its_address(stacks: list[int]) -> None:
    """The big blind is posted left of the button, or left of the empty seat beside it."""
    hand = Hand(no_limit_holdem((5, 10)), stacks, button=0, small_blind=-1)
    told = address.write(address.of_hand(hand))
    assert "small_blind=0" in told
    assert "each_blind" not in told
    assert again(address.of_hand(hand)).hand.start == hand.start


def test_blinds_seat_by_seat_without_a_small_one_survive_their_address() -> None:
    hand = Hand(no_limit_holdem((5, 10)), [100, 100, 100, 100], button=0, blinds=[0, 0, 10, 0])
    assert again(address.of_hand(hand)).hand.start == hand.start


def named(*names: str) -> Hand:
    """A hand whose address has these names."""
    stacks = ",".join(["100"] * len(names))
    return address.read(
        {"blinds": "5/10", "stacks": stacks, "names": ",".join(map(setup.escaped, names))}
    ).hand


@pytest.mark.parametrize("name", [" ", "\u00a0", "\u200b", "\u202e", "\n"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(IllegalSetup, match="every player needs a name"):
        named("Ana", name)


@pytest.mark.parametrize("unseen", ["\n", "\0", "\x7f", "\u2028", "\u202e", "\u2066", "\u200f"])
def test_a_name_with_control_characters_is_refused(unseen: str) -> None:
    with pytest.raises(IllegalSetup, match=r"the name 'B.*a' holds control characters"):
        named("Ana", f"B{unseen}a")
