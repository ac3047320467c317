"""Cards given to a hand: what is refused, and what is dealt when a hand is played out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from croupier import games
from croupier.cards import DECK, UNKNOWN, cards
from croupier.errors import CroupierError, IllegalAction, IllegalSetup, InvalidInput
from croupier.events import BoardDealt, HoleDealt
from croupier.hand import Hand
from croupier.rules.reasons import Reason
from croupier.rules.rulebooks import ROBERTS_11
from croupier.rules.state import Rulebook
from tests.spots import no_limit, play, unchanged

FLOP = "c c k"


def hand(line: str = "") -> Hand:
    """Three players, seat 0 holding the aces."""
    made = no_limit(5, 10, [1000] * 3).play()
    made.deal_hole(0, "AsAd")
    return play(made, line)


@pytest.mark.parametrize(
    ("seat", "dealt", "error"),
    [
        (1, "KsXd", InvalidInput),
        (1, "Ks1d", InvalidInput),
        (1, "KsK", InvalidInput),
        (1, "AsKd", IllegalSetup),  # twice, in two hands
        (1, "KsKs", IllegalSetup),  # twice, in one
        (1, "Ks", IllegalSetup),
        (1, "KsKdKh", IllegalSetup),
        (1, "", IllegalSetup),
        (1, [52, 3], IllegalSetup),
        (1, [-2, 3], IllegalSetup),
        (1, [3.0, 4], IllegalSetup),
        (1, [True, 4], IllegalSetup),
        (1, ["As", "Kd"], IllegalSetup),
        (3, "KsKd", IllegalSetup),
        (-1, "KsKd", IllegalSetup),
        (True, "KsKd", IllegalSetup),
        ("p2", "KsKd", IllegalSetup),
    ],
)
def test_hole_cards_that_are_refused(seat: Any, dealt: Any, error: type[CroupierError]) -> None:
    for line in ("", FLOP):
        made = hand(line)
        with unchanged(made, error):
            made.deal_hole(seat, dealt)


@pytest.mark.parametrize(
    ("dealt", "error"),
    [
        ("2c3d4", InvalidInput),
        ("2c3d4x", InvalidInput),
        ("2c3dAs", IllegalSetup),
        ("2c3d2c", IllegalSetup),
        ("2c3d", IllegalSetup),
        ("2c3d4h5s", IllegalSetup),
        ("", IllegalSetup),
        ([2, 3, 99], IllegalSetup),
        ([2, 3, False], IllegalSetup),
    ],
)
def test_board_cards_that_are_refused(dealt: Any, error: type[CroupierError]) -> None:
    made = hand(FLOP)
    with unchanged(made, error):
        made.deal_board(dealt)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "p3 is to act"),
        (FLOP + " /2c3d4h", "p1 is to act"),
        (FLOP + " /2c3d4h k k k /5c k k k /6c k k k", "the board is complete"),
        ("f f", "the hand is over"),
    ],
)
def test_a_board_at_the_wrong_moment(line: str, message: str) -> None:
    made = hand(line)
    with unchanged(made, IllegalSetup, message):
        made.deal_board("7c")


def test_the_flop_has_three_cards_the_others_one() -> None:
    made = hand(FLOP)
    with unchanged(made, IllegalSetup, "the next street has 3 cards, not 1"):
        made.deal_board("2c")
    play(made, "/2c3d4h k k k")
    with unchanged(made, IllegalSetup, "the next street has 1 cards, not 2"):
        made.deal_board("5c6c")
    play(made, "/5c k k k")
    with unchanged(made, IllegalSetup, "the next street has 1 cards, not 3"):
        made.deal_board("6c7c8c")
    play(made, "/6c")
    assert made.board == cards("2c3d4h5c6c")
    told = [event for event in made.events if isinstance(event, BoardDealt)]
    assert told == [BoardDealt(1, cards("2c3d4h")), BoardDealt(2, cards("5c")), BoardDealt(3, cards("6c"))]


def test_cards_of_another_deck() -> None:
    made = Hand(games.game("short-deck", ante=5), [100, 100])
    with unchanged(made, IllegalSetup, "5s' is no card|no card of this deck"):
        made.deal_hole(0, "5sAs")
    made.deal_hole(0, "6cAs")
    assert made.view(0).holes[0] == cards("6cAs")


def test_hole_cards_may_be_dealt_anew_until_they_are_shown() -> None:
    made = hand()
    made.deal_hole(0, "AsKd")
    made.deal_hole(1, "AdQd")  # the first hand no longer has it
    with unchanged(made, IllegalSetup, "AsAs|As is dealt twice"):
        made.deal_hole(2, "AsJd")
    made.deal_hole(2, "????")
    made.deal_hole(2, "Jd??")
    assert [event for event in made.events if isinstance(event, HoleDealt)][-1] == HoleDealt(2, (37, UNKNOWN))
    shown = no_limit(5, 10, [100, 100]).play("a c")
    shown.deal_hole(0, "AsAd")
    with unchanged(shown, IllegalSetup, "already shown"):
        shown.deal_hole(0, "KsKd")
    over = hand("f f")
    with unchanged(over, IllegalSetup, "is over"):
        over.deal_hole(1, "KsKd")


def test_folded_hands_may_still_be_told() -> None:
    made = hand("f")
    made.deal_hole(2, "KsKd")
    assert made.view(2).holes[2] == cards("KsKd")


def test_unknown_cards_are_allowed_and_may_repeat() -> None:
    made = hand(FLOP)
    made.deal_board("????Kd")
    assert made.board == (UNKNOWN, UNKNOWN, 45)
    with unchanged(made, IllegalSetup, "Kd is dealt twice"):
        made.deal_hole(1, "KdKs")


@pytest.mark.parametrize("deck", [(), range(5), range(8), [*range(8)]])
def test_play_out_when_the_deck_runs_out(deck: Iterable[int]) -> None:
    """Two hands of two and five board cards: nine are needed, and eight change nothing."""
    made = no_limit(5, 10, [100, 100]).play("a c")
    with unchanged(made, IllegalSetup, "ran out"):
        made.play_out(deck)
    made.play_out(range(9))
    assert made.next == "hand_over"
    assert made.board == (4, 5, 6, 7, 8)


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ([51, *range(20)], "As is dealt twice"),
        ([0, 1, 2, 3, 4, 51, 5, 6, 7], "As is dealt twice"),
        ([0, 0, 1, 2, 3, 4, 5, 6], "2c is dealt twice"),
        ([0, 1, 2, 3, 4, 5, 60], "60 is no card"),
        ([0, 1, 2, 3, 4, 5, UNKNOWN], "not known"),
        ([UNKNOWN, 1, 2, 3, 4, 5, 6], "not known"),
    ],
)
def test_play_out_with_a_wrong_deck(deck: list[int], message: str) -> None:
    made = no_limit(5, 10, [100, 100]).play()
    made.deal_hole(1, "AsAd")
    play(made, "a c")
    with unchanged(made, CroupierError, message):
        made.play_out(deck)


def test_play_out_deals_only_what_is_missing() -> None:
    """Known cards stay, those of folded hands are not dealt; hole cards first, then the board."""
    made = hand("f")
    made.deal_hole(1, "Kd??")
    play(made, "c k /2c3d4h b990 c")
    made.play_out(iter([40, 41, 42, 43]))
    assert made.view(0).holes[0] == cards("AsAd")
    assert made.board == (*cards("2c3d4h"), 41, 42)
    assert [event for event in made.events if isinstance(event, HoleDealt)][-1] == HoleDealt(1, (45, 40))
    assert made.next == "hand_over"


def test_play_out_at_the_wrong_moment() -> None:
    made = hand()
    for line in ("", FLOP, " / k"):
        with unchanged(play(made, line), IllegalAction, "showdown only"):
            made.play_out(DECK)
    over = hand("f f")
    events = list(over.events)
    over.play_out(DECK)
    assert over.events == events


def test_play_out_shows_down_a_complete_hand() -> None:
    made = hand("f c k /2c3d4h k k /5c k k /6c k k")
    made.deal_hole(1, "KsKd")
    made.play_out(())
    assert made.next == "hand_over"


def test_play_out_over_unknown_board_cards_is_refused() -> None:
    made = no_limit(5, 10, [100, 100]).play("a c /????2c")
    with unchanged(made, IllegalAction, "not known"):
        made.play_out(range(20, 40))


def test_play_out_leaves_mucked_hands_alone() -> None:
    made = Hand(games.no_limit_holdem((5, 10)), [100] * 3, rulebook=ROBERTS_11)
    made.deal_hole(0, "AsAd")
    made.deal_hole(2, "KsKd")
    play(made, "c c k /2c3d4h k k k /5h k k k /9c k k k")
    made.show(0)
    made.muck(1)
    made.play_out(())
    assert (made.shown, made.mucked, made.net[0]) == ((0,), (1, 2), 20)


@pytest.mark.parametrize(
    "act", [lambda made: made.show(0), lambda made: made.muck(0), lambda made: made.show_down()]
)
@pytest.mark.parametrize("line", ["", FLOP, FLOP + " /", "f f"])
def test_showing_before_or_after_the_showdown_is_refused(act: Callable[[Hand], None], line: str) -> None:
    made = hand(line)
    with unchanged(made, IllegalAction, "at the showdown only"):
        act(made)


RIVER = "c c k /2c3d4h k k k /5h f k k /9c k k"


@pytest.mark.parametrize(
    ("seat", "error"),
    [(3, IllegalSetup), (-1, IllegalSetup), (99, IllegalSetup), (True, IllegalSetup), (0, IllegalAction)],
)
def test_showing_or_mucking_for_a_seat_without_a_hand(seat: int, error: type[CroupierError]) -> None:
    """Seat 0 folded on the turn."""
    made = hand(RIVER)
    for act in (made.show, made.muck):
        with unchanged(made, error):
            act(seat)


def test_showing_twice_is_no_step_and_mucking_a_shown_hand_is_refused() -> None:
    made = hand(RIVER)
    made.show(1, "KsKd")
    events = list(made.events)
    made.show(1)
    made.show(1, "KsKd")
    assert made.events == events
    with unchanged(made, IllegalAction, "no hand left"):
        made.muck(1)
    with unchanged(made, IllegalAction, "no hand left"):
        made.show(1, "QsQd")


def test_showing_other_cards_than_were_dealt() -> None:
    made = hand(RIVER)
    made.deal_hole(1, "Kd??")
    for dealt, error in (
        ("QsQd", IllegalSetup),
        ("KdAs", IllegalSetup),
        ("Kd", IllegalSetup),
        ("Kdxx", InvalidInput),
    ):
        with unchanged(made, error):
            made.show(1, dealt)
    made.show(1, "KdKs")
    assert made.shown == (1,)


def test_a_mucked_hand_is_gone() -> None:
    made = hand(RIVER)
    made.deal_hole(1, "KdKs")
    made.deal_hole(2, "7s8d")
    made.show(1)
    made.muck(2)
    assert made.next == "hand_over"
    assert made.mucked == (2,)


def test_unknown_cards_cannot_be_shown() -> None:
    hand = Hand(games.no_limit_holdem((5, 10)), [50, 50])
    hand.raise_to(50)
    hand.call()
    with pytest.raises(IllegalAction) as refused:
        hand.show(0)
    assert refused.value.ruling.reason is Reason.CARDS_UNKNOWN
    hand.show(0, "AsAd")
    assert hand.shown == (0,)


@pytest.mark.parametrize("knob", ["odd_unit", "rake_unit"])
def test_the_smallest_chip_is_one_or_more(knob: str) -> None:
    with pytest.raises(IllegalSetup, match=knob):
        Hand(games.no_limit_holdem((5, 10)), [50, 50], rulebook=Rulebook(**{knob: 0}))  # type: ignore[arg-type]
