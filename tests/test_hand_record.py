"""What a hand keeps: copies, steps back, the fold of its events, and what one seat may see of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from croupier import games
from croupier.cards import UNKNOWN, cards
from croupier.errors import IllegalSetup, InvalidInput
from croupier.events import Acted, Event, HoleDealt, Posted, Shown, UncalledReturned
from croupier.hand import Hand
from croupier.rules.rulebooks import ONLINE, ROBERTS_11, WSOP_LIVE_2026
from croupier.rules.state import HandState
from tests.spots import play, unchanged

# Chips are multiples of 100 and hidden cards lie between 12 and 51: no other number of a view does.
HOLES = ("AsAd", "KsKd", "QsQd", "7s6d")


def table(line: str = "", *, stacks: list[int] | None = None, rulebook: Any = None) -> Hand:
    """Four players at 100/200, all hole cards dealt."""
    game = games.no_limit_holdem((100, 200), ante=100)
    extra = {"rulebook": rulebook} if rulebook else {}
    hand = Hand(game, stacks or [10000] * 4, **extra)
    for seat, hole in enumerate(HOLES):
        hand.deal_hole(seat, hole)
    return play(hand, line)


LINES = {
    "start": "",
    "preflop": "r600 c",
    "flop": "r600 c c c /Kh9h2c k b600",
    "all-in": "a c f f",
    "side pot": "r600 c c c /Kh9h2c k a c f c",
    "folded": "f f f",
    "showdown": "c c c k /Kh9h2c k k k k /3d k k k k /4h k k k b400 c c f",
}
STEPS: dict[str, Callable[[Hand], None]] = {
    "showdown, one shown": lambda hand: hand.show(3),
    "showdown, decided": lambda hand: hand.show_down(),
    "all-in, played out": lambda hand: hand.play_out(cards("2s3s4s8c9c")),
    "side pot, played out": lambda hand: hand.play_out(cards("8c9c")),
}


def hands() -> Iterator[tuple[str, Hand]]:
    """Hands at every stage, under books that reveal all-ins at once and under one that does not."""
    for book in (None, ROBERTS_11, ONLINE, WSOP_LIVE_2026):
        for name, line in LINES.items():
            stacks = [3000, 10000, 10000, 10000] if name == "side pot" else None
            yield name, table(line, stacks=stacks, rulebook=book)
            for step, act in STEPS.items():
                if step.startswith(name):
                    hand = table(line, stacks=stacks, rulebook=book)
                    act(hand)
                    yield step, hand


CASES = [pytest.param(hand, id=f"{at}-{name}") for at, (name, hand) in enumerate(hands())]


@pytest.mark.parametrize("hand", CASES)
def test_the_hand_is_the_fold_of_its_events(hand: Hand) -> None:
    again = Hand.from_events(hand.events)
    assert (again.state, again.events) == (hand.state, hand.events)
    assert (again.next, again.pots, again.net) == (hand.next, hand.pots, hand.net)
    assert [
        getattr(again, name) for name in ("game", "rulebook", "names", "start", "_reported", "_in_play")
    ] == [getattr(hand, name) for name in ("game", "rulebook", "names", "start", "_reported", "_in_play")]


@pytest.mark.parametrize("hand", CASES)
def test_reading_changes_nothing(hand: Hand) -> None:
    twin = hand.copy()
    for name in (
        "actor", "next", "street", "board", "options", "stacks", "pot_total", "pots", "uncalled", "rake",
        "received", "net", "shown", "mucked", "shower", "show_order",
    ):  # fmt: skip
        getattr(hand, name)
    for seat in range(4):
        hand.view(seat)
    assert (hand.state, hand.events) == (twin.state, twin.events)


@pytest.mark.parametrize("hand", CASES)
def test_steps_are_taken_back_one_by_one_to_the_start(hand: Hand) -> None:
    back = hand.copy()
    for step in range(len(hand._marks), 0, -1):
        events = hand.events[: hand._marks[step - 1]]
        back.undo()
        assert back.events == events
        assert back.state == Hand.from_events(events).state
    with unchanged(back, IllegalSetup, "no step to take back"):
        back.undo()
    assert back.stacks[2] == 9900


@pytest.mark.parametrize("hand", CASES)
def test_a_copy_is_independent(hand: Hand) -> None:
    events, state = list(hand.events), Hand.from_events(hand.events).state
    twin = hand.copy()
    assert (twin.state, twin.events, twin.names, twin.game) == (
        hand.state,
        hand.events,
        hand.names,
        hand.game,
    )
    twin.undo()
    for name in HandState.__slots__:
        value = getattr(twin.state, name)
        if isinstance(value, list):
            row = value[0] if isinstance(value[0], list) else value
            row[0] += 1
    twin.events.append(twin.events[0])
    assert (hand.state, hand.events) == (state, events)


def test_undo_brings_cards_back_into_the_deck() -> None:
    hand = table("c c c k /Kh9h2c")
    hand.undo()
    hand.deal_board("Kh9h3c")
    assert hand.board == cards("Kh9h3c")


@pytest.mark.parametrize("events", [[], [Acted(0, "fold", 0, 0, False, False)]])
def test_events_begin_with_started(events: list[Event]) -> None:
    with pytest.raises(InvalidInput, match="begin with Started"):
        Hand.from_events(events)


def numbers(value: object) -> Iterator[int]:
    """Every integer in nested tuples, lists and dicts."""
    if isinstance(value, int):
        yield int(value)
    elif isinstance(value, dict):
        for item in value.items():
            yield from numbers(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from numbers(item)


@pytest.mark.parametrize("hand", CASES)
@pytest.mark.parametrize("seat", range(4))
def test_a_view_holds_no_hidden_card(hand: Hand, seat: int) -> None:
    """Neither in its cards nor in its events, before and after hands are shown or mucked."""
    view = hand.view(seat)
    found = set(numbers(view))
    for other, hole in enumerate(HOLES):
        if other == seat or other in hand.shown:
            assert view.holes[other] == cards(hole)
            assert set(cards(hole)) <= found
        else:
            assert view.holes[other] == (UNKNOWN, UNKNOWN)
            assert not set(cards(hole)) & found
    assert (view.options is None) == (hand.actor != seat)
    if view.options:
        known = view.options._state.hole
        assert [row[:2] for row in known[:4]] == [list(hole) for hole in view.holes]
    assert len(view.events) == len(hand.events)


def test_the_views_of_these_hands_show_and_hide() -> None:
    """The search above is no empty one: it meets hidden, shown and mucked hands."""
    met = {(bool(hand.shown), bool(hand.mucked)) for _, hand in hands()}
    assert met == {(False, False), (True, False), (True, True)}


def test_a_view_tells_what_is_on_the_table() -> None:
    hand = table("r600 c c f /Kh9h2c")
    view = hand.view(1)
    assert view.seat == 1
    assert view.board == hand.board == cards("Kh9h2c")
    assert view.stacks == (9300, 9700, 9300, 9300)
    assert view.committed == (0, 0, 0, 0)
    assert view.statuses == ("active", "folded", "active", "active")
    assert (view.pot_total, view.current_bet, view.actor) == (2400, 0, 0)
    assert view.options is None
    assert repr(hand.view(0).options) == repr(hand.options)
    told = [event for event in view.events if isinstance(event, HoleDealt)]
    assert told == [HoleDealt(seat, cards("KsKd") if seat == 1 else (UNKNOWN,) * 2) for seat in range(4)]


def test_a_view_shows_all_ins_once_they_lie_face_up() -> None:
    hand = table("a c f f")
    assert hand.view(0).holes == ((*cards("AsAd"),), (UNKNOWN,) * 2, (*cards("QsQd"),), (*cards("7s6d"),))
    assert {event.seat for event in hand.view(0).events if isinstance(event, Shown)} == {2, 3}


@pytest.mark.parametrize("seat", [4, -1, 99, True, "p1", 1.0])
def test_a_view_of_a_seat_that_is_not_there(seat: Any) -> None:
    hand = table()
    with unchanged(hand, IllegalSetup, "no player sits"):
        hand.view(seat)


def test_an_empty_seat_is_absent() -> None:
    hand = Hand(games.no_limit_holdem((5, 10)), [100, 0, 100])
    assert hand.view(0).statuses == ("active", "absent", "active")
    assert hand.net == {0: -5, 2: -10}
    play(hand, "a c")
    assert hand.view(0).statuses == ("all-in", "absent", "all-in")


def test_what_comes_back_at_once_was_posted_all_the_same() -> None:
    """Big blind all-in for 30 of 100: the button posted 50 and gets 20 back; ante 5 beside one of 3."""
    hand = Hand(games.no_limit_holdem((50, 100)), [1000, 30], button=0)
    assert hand.events[1:3] == [Posted(0, "small blind", 50, False), Posted(1, "big blind", 30, True)]
    assert hand.events[-1] == UncalledReturned(0, 20)
    hand = Hand(games.no_limit_holdem((5, 10), ante=5), [3, 100], button=0)
    assert hand.events[1:4] == [
        Posted(0, "ante", 3, True),
        Posted(1, "ante", 5, False),
        Posted(1, "big blind", 10, False),
    ]
    assert hand.events[-1] == UncalledReturned(1, 12)
