"""Actions that are refused: why, and that nothing changes."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from croupier import games
from croupier.errors import IllegalAction, IllegalSetup, InvalidInput
from croupier.events import Acted
from croupier.hand import Hand
from croupier.rules import rulebooks
from croupier.rules.reasons import Reason
from croupier.rules.state import REFUSE, Rulebook
from croupier.settlement import settle
from tests.spots import Setup, bounds, fixed_limit, no_limit, play, pot_limit, refused, unchanged

NL = no_limit(5, 10, [1000] * 3)
PL = pot_limit(5, 10, [1000] * 3)
FL = fixed_limit(10, 20, [1000] * 3)
BY_FIVE = Setup(games.game(blinds=(5, 10), bet_unit=5), [1000, 1000, 997])
FLOP = "c c k /"


@pytest.mark.parametrize(
    ("setup", "line", "step", "reason"),
    [
        (NL, "", "k", Reason.CHECK_OWES),
        (NL, "c", "k", Reason.CHECK_OWES),
        (NL, FLOP + " b10", "k", Reason.CHECK_OWES),
        (NL, "c c", "c", Reason.CALL_OWES_NOTHING),
        (NL, FLOP, "c", Reason.CALL_OWES_NOTHING),
        (NL, "", "b20", Reason.BET_FACES_BET),
        (NL, "c c", "b20", Reason.BET_FACES_BET),
        (NL, FLOP + " b10", "b30", Reason.BET_FACES_BET),
        (NL, FLOP, "r10", Reason.RAISE_WITHOUT_BET),
        (NL, "", "r19", Reason.BELOW_MINIMUM),
        (NL, "", "r0", Reason.BELOW_MINIMUM),
        (NL, "", "r-5", Reason.BELOW_MINIMUM),
        (NL, "", "r1001", Reason.ABOVE_MAXIMUM),
        (NL, "", f"r{10**30}", Reason.ABOVE_MAXIMUM),
        (NL, FLOP, "b9", Reason.BELOW_MINIMUM),
        (NL, FLOP, "b991", Reason.ABOVE_MAXIMUM),
        (PL, "", "r19", Reason.BELOW_MINIMUM),
        (PL, "", "r36", Reason.ABOVE_MAXIMUM),
        (PL, "", "a", Reason.ABOVE_MAXIMUM),
        (PL, FLOP, "b31", Reason.ABOVE_MAXIMUM),
        (FL, "", "r19", Reason.BELOW_MINIMUM),
        (FL, "", "r21", Reason.ABOVE_MAXIMUM),
        (FL, "", "a", Reason.ABOVE_MAXIMUM),
        (FL, "r20 r30 r40", "r50", Reason.RAISE_CAPPED),
        (FL, "r20 r30 r40", "a", Reason.RAISE_CAPPED),
        (BY_FIVE, "", "r21", Reason.NOT_BET_UNIT),
        (BY_FIVE, "", "r996", Reason.NOT_BET_UNIT),
        (BY_FIVE, "", "r998", Reason.ABOVE_MAXIMUM),
        (no_limit(5, 10, [1000, 500]), "c a", "a", Reason.RAISE_NOBODY_ANSWERS),
        (no_limit(5, 10, [1000, 500]), "c a", "r1000", Reason.RAISE_NOBODY_ANSWERS),
        (no_limit(50, 100, [999, 999, 999, 150]), "c a f c", "r250", Reason.RAISE_NOT_REOPENED),
        (no_limit(50, 100, [999, 999, 999, 150]), "c a f c", "a", Reason.RAISE_NOT_REOPENED),
        (no_limit(5, 10, [1000, 1000, 10]), "", "r11", Reason.RAISE_STACK_ONLY_CALLS),
        (no_limit(5, 10, [1000] * 3, Rulebook(free_fold=REFUSE)), FLOP, "f", Reason.FOLD_IS_FREE),
        *((NL, "f f", step, Reason.NOBODY_ACTS) for step in ("f", "k", "c", "b20", "r20", "a")),
        *((NL, "c c k", step, Reason.NOBODY_ACTS) for step in ("f", "k", "c", "b20", "r20", "a")),
    ],
)
def test_refusals(setup: Setup, line: str, step: str, reason: Reason) -> None:
    """B05, B10, B11. Each with its reason; the state, the events and what may be done next stay."""
    hand = setup.play(line)
    before = hand.options and repr(hand.options)
    error = refused(hand, step)
    assert error.ruling.reason is reason
    assert str(error) == str(error.ruling)
    assert (hand.options and repr(hand.options)) == before


@pytest.mark.parametrize("amount", [20.0, 25.5, "20", True, None, 20 + 0j])
def test_amounts_are_whole_chips(amount: Any) -> None:
    for hand, act in ((NL.play(), "raise_to"), (NL.play(FLOP), "bet")):
        with unchanged(hand, InvalidInput, "whole chips"):
            getattr(hand, act)(amount)


@pytest.mark.parametrize(
    "act",
    [
        lambda hand: hand.fold(seat=0),
        lambda hand: hand.check(seat=0),
        lambda hand: hand.call(seat=0),
        lambda hand: hand.bet(20, seat=0),
        lambda hand: hand.raise_to(20, seat=0),
        lambda hand: hand.all_in(seat=0),
    ],
)
def test_b02_out_of_turn(act: Callable[[Hand], None]) -> None:
    hand = NL.play()
    with unchanged(hand, IllegalAction, "p3's turn") as refusal:
        act(hand)
    assert isinstance(refusal.value, IllegalAction)
    assert refusal.value.ruling.reason is Reason.NOT_YOUR_TURN
    assert refusal.value.ruling.numbers["actor"] == 2


@pytest.mark.parametrize(
    ("line", "act", "told"),
    [
        ("", lambda hand: hand.fold(seat=2), Acted(2, "fold", 0, 0, False, False)),
        ("", lambda hand: hand.call(seat=2), Acted(2, "call", 10, 10, False, False)),
        ("", lambda hand: hand.raise_to(20, seat=2), Acted(2, "raise", 20, 20, False, True)),
        ("", lambda hand: hand.all_in(seat=2), Acted(2, "raise", 1000, 1000, True, True)),
        ("c", lambda hand: hand.fold(seat=0), Acted(0, "fold", 5, 0, False, False)),
        (FLOP, lambda hand: hand.check(seat=0), Acted(0, "check", 0, 0, False, False)),
        (FLOP, lambda hand: hand.bet(10, seat=0), Acted(0, "bet", 10, 10, False, True)),
    ],
)
def test_in_turn(line: str, act: Callable[[Hand], None], told: Acted) -> None:
    hand = NL.play(line)
    act(hand)
    assert hand.events[-1] == told


def test_time_out_with_nobody_to_act() -> None:
    hand = NL.play("f f")
    with unchanged(hand, IllegalAction, "Nobody is to act"):
        hand.time_out()


def test_events_mark_full_bets_and_raises() -> None:
    """A short all-in is no full raise, a completed limit bet is."""
    hand = no_limit(50, 100, [999, 999, 150, 999]).play("a")
    assert hand.events[-1] == Acted(2, "raise", 150, 150, True, False)
    hand = fixed_limit(20, 40, [28, 1000, 1000]).play(FLOP + " a r20")
    assert hand.events[-2:] == [Acted(0, "bet", 8, 8, True, False), Acted(1, "raise", 20, 20, False, True)]


def test_options_read_anew_after_every_action() -> None:
    hand = NL.play()
    first = hand.options
    assert hand.options is first
    play(hand, "r30")
    assert hand.options is not first
    sizes = bounds(hand)
    assert sizes is not None
    assert (sizes.contains(50), sizes.contains(49), sizes.adds) == (True, False, (45, 995))


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("", "<Options fold, call to 10, raise_to 20..1000>"),
        ("c c", "<Options fold, check, raise_to 20..1000>"),
        (FLOP, "<Options fold, check, bet 10..990>"),
        ("a", "<Options fold, call to 1000>"),
    ],
)
def test_options_in_a_line(line: str, text: str) -> None:
    assert repr(NL.play(line).options) == text


@pytest.mark.parametrize(
    ("line", "actor", "then", "street"),
    [
        ("", 2, None, 0),
        ("c c k", None, "deal_flop", 0),
        (FLOP, 0, None, 1),
        (FLOP + " k k k", None, "deal_turn", 1),
        (FLOP + " k k k /", 0, None, 2),
        (FLOP + " k k k / k k k", None, "deal_river", 2),
        (FLOP + " k k k / k k k / k k k", None, "showdown", 3),
        ("f f", None, "hand_over", 0),
    ],
)
def test_what_comes_next(line: str, actor: int | None, then: str | None, street: int) -> None:
    hand = NL.play(line)
    assert (hand.actor, hand.next, hand.street) == (actor, then, street)
    assert (hand.options is None) is (actor is None)


@pytest.mark.parametrize("seat", [99, -1, "Ana", 1.0])
def test_a_seat_that_is_not_there_cannot_act(seat: Any) -> None:
    hand = Hand(games.no_limit_holdem((5, 10)), [500] * 3)
    with pytest.raises(IllegalSetup, match="no player sits in seat"):
        hand.call(seat=seat)


def test_a_bet_where_raising_is_closed_is_told_so() -> None:
    """The short all-in of 17 over 12 does not reopen: call or fold."""
    hand = play(Hand(games.no_limit_holdem((1, 2)), [200, 17, 200], button=0), "r12 a f")
    with pytest.raises(IllegalAction) as refused:
        hand.bet(40)
    assert refused.value.ruling.reason is Reason.RAISE_NOBODY_ANSWERS


def test_a_refusal_travels_between_processes() -> None:
    hand = Hand(games.no_limit_holdem((5, 10)), [500] * 3)
    with pytest.raises(IllegalAction) as refused:
        hand.raise_to(11)
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.ruling) == (str(refused.value), refused.value.ruling)


def test_the_name_of_a_rulebook_or_game_is_not_one() -> None:
    game = games.no_limit_holdem((5, 10))
    for wrong in ({"rulebook": "online"}, {"rulebook": None}):
        with pytest.raises(InvalidInput, match="a rulebook"):
            Hand(game, [500] * 3, **wrong)
    with pytest.raises(InvalidInput, match="a game"):
        Hand("holdem", [500] * 3)  # type: ignore[arg-type]
    with pytest.raises(InvalidInput, match="a game"):
        settle({"A": 5, "B": 5}, game="omaha")  # type: ignore[arg-type]


def test_a_hand_is_written_in_a_line() -> None:
    hand = Hand(games.no_limit_holdem((5, 10)), [500] * 3)
    assert repr(hand) == "<Hand: preflop, pot 15, p3 to act>"


def test_a_run_of_short_all_ins_reopens_but_is_no_full_raise() -> None:
    """WSOP Tournament 96-a: 500, 1000, called, all-ins 1300 and 1700: A may raise, E did not."""
    hand = Hand(
        games.no_limit_holdem((50, 100)), [5000, 5000, 5000, 1400, 1800], rulebook=rulebooks.WSOP_2026
    )
    play(hand, "c c c c k / b500 r1000 c a a")
    assert hand.events[-1] == Acted(4, "raise", 1700, 1700, True, False)
    sizes = bounds(hand)
    assert sizes is not None
    assert sizes.minimum == 2200
