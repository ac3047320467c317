"""Exercises: made again from their seed, worth asking, and answered as the engine acts."""

import time
from collections import Counter
from functools import cache
from statistics import median

import pytest

from croupier.errors import IllegalAction, IllegalSetup, InvalidInput
from croupier.exercises import (
    CALL,
    KINDS,
    MAXIMUM,
    MAY_RAISE,
    MINIMUM,
    POTS,
    SEEDS,
    Division,
    Exercise,
    answer,
    exercise,
    put_in,
    remark,
)
from croupier.exercises.tables import LEVELS, NAMES
from croupier.exercises.themes import THEMES
from croupier.explain import cards_text
from croupier.games import pot_limit_omaha
from croupier.hand import Hand
from croupier.rules import betting
from croupier.rules.reasons import Reason
from croupier.rules.state import ALL_IN, FOLDED
from croupier.settlement import settle, shown_down

MANY = 150


@cache
def some(kind: str) -> tuple[Exercise, ...]:
    return tuple(exercise(kind, seed) for seed in range(MANY))


def refuses(hand: Hand, to: int) -> bool:
    try:
        hand.copy().raise_to(to)
    except IllegalAction:
        return True
    return False


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_gives_the_same_exercise_again(kind: str) -> None:
    for seed, one in enumerate(some(kind)[:20]):
        again = exercise(kind, seed)
        assert again.hand.events == one.hand.events
        assert (again.answer, again.why) == (one.answer, one.why)
        assert Hand.from_events(one.hand.events).events == one.hand.events


def test_an_exercise_takes_no_time_worth_speaking_of() -> None:
    for kind in KINDS:
        times = []
        for seed in range(MANY, MANY + 60):
            began = time.process_time()
            exercise(kind, seed)
            times.append(time.process_time() - began)
        assert median(times) < 0.030, kind


@pytest.mark.parametrize("kind", KINDS)
def test_amounts_are_round_and_players_have_names(kind: str) -> None:
    for one in some(kind):
        hand = one.hand
        blinds = (hand.game.small_blind, hand.game.big_blind)
        [chip] = {level.chip for level in LEVELS if (level.small, level.big) == blinds}
        assert hand.rulebook.odd_unit == (chip if kind == POTS else 1)
        assert {amount % chip for amount in (*hand.stacks, *hand.start.stacks)} == {0}
        assert set(hand.names) <= set(NAMES)
        assert 2 <= len(hand.names) <= 9


def test_call_adds_what_the_answer_says_and_is_not_just_the_bet() -> None:
    """B08, B13: chips in front, a stack too short, or a blind too short."""
    reasons: Counter[Reason] = Counter()
    for one in some(CALL):
        hand, actor = one.hand, one.hand.actor
        assert actor is not None
        reasons[one.why[0].reason] += 1
        after = hand.copy()
        after.call()
        acted = next(
            event for event in after.events[len(hand.events) :] if event.__class__.__name__ == "Acted"
        )
        assert acted.adds == one.answer  # type: ignore[union-attr]
        short_blind = one.why[0].reason in (Reason.CALL_FULL_BLIND, Reason.CALL_CONTESTED)
        assert short_blind or one.answer != hand.state.current_bet
        assert short_blind or hand.state.committed[actor] > 0
    assert min(reasons.values()) >= MANY // 20
    assert len(reasons) == 4


def test_minimum_is_accepted_and_one_chip_less_is_not() -> None:
    """B10, B13: and it is not twice the bet."""
    reasons: Counter[Reason] = Counter()
    for one in some(MINIMUM):
        assert isinstance(one.answer, int)
        reasons[one.why[0].reason] += 1
        assert not refuses(one.hand, one.answer)
        assert refuses(one.hand, one.answer - 1)
        assert one.answer != 2 * one.hand.state.current_bet
    assert set(reasons) == {
        Reason.MIN_FULL_RAISE,
        Reason.MIN_OVER_SHORT_ALL_IN,
        Reason.MIN_ALL_IN,
        Reason.MIN_LIMIT,
        Reason.MIN_LIMIT_COMPLETE,
    }
    assert reasons[Reason.MIN_FULL_RAISE] < MANY * 2 / 3


def test_pot_limit_maximum_is_accepted_and_one_chip_more_is_not() -> None:
    """B11, B12: with a bet to call, and chips of earlier streets, of other players or one's own."""
    in_front = later = stack = 0
    for one in some(MAXIMUM):
        assert isinstance(one.answer, int)
        hand, actor = one.hand, one.hand.actor
        assert actor is not None
        assert not refuses(hand, one.answer)
        assert refuses(hand, one.answer + 1)
        assert hand.state.current_bet > hand.state.committed[actor]
        in_front += hand.state.committed[actor] > 0
        later += hand.street > 0
        stack += one.why[0].reason == Reason.MAX_STACK
    assert in_front >= MANY / 3
    assert later >= MANY / 4
    assert MANY / 20 <= stack <= MANY / 3


def test_may_raise_is_yes_as_often_as_no() -> None:
    themes = [theme.fits.__name__ for theme in THEMES[MAY_RAISE]]
    assert len(themes) == 10
    assert 0.4 * MANY <= sum(one.answer is True for one in some(MAY_RAISE)) <= 0.6 * MANY


def test_may_raise_is_what_the_engine_lets_happen() -> None:
    """B07, B14, B15, B16: a raise is accepted where the answer is yes, and none where it is no."""
    reasons: Counter[Reason] = Counter()
    for one in some(MAY_RAISE):
        hand, actor = one.hand, one.hand.actor
        assert actor is not None
        reasons[one.why[0].reason] += 1
        everything = betting.reach(hand.state, actor)
        assert everything > hand.state.current_bet
        amounts = range(hand.state.current_bet + 5, everything + 1, 5)
        accepted = [to for to in {*amounts[:100], everything} if not refuses(hand, to)]
        assert bool(accepted) == one.answer
        all_ins = [seat for seat in range(hand.state.seats) if hand.state.status[seat] == ALL_IN]
        assert all_ins or one.why[0].reason == Reason.RAISE_CAPPED
    assert set(reasons) == {
        Reason.RAISE_NOT_ACTED,
        Reason.RAISE_REOPENED,
        Reason.RAISE_NOBODY_ANSWERS,
        Reason.RAISE_CAPPED,
        Reason.RAISE_NOT_REOPENED,
        Reason.RAISE_NOT_HALF,
        Reason.RAISE_NOT_ADDED_UP,
    }


def test_pots_are_those_of_settling_the_same_contributions() -> None:
    """B20 to B26: three different amounts or more, several pots, folded chips; refunds, splits, odd chips."""
    refunds = odd_chips = several = 0
    for one in some(POTS):
        hand, division = one.hand, one.answer
        assert isinstance(division, Division)
        assert hand.next == "showdown"
        paid = put_in(hand)
        seats = [(hand.start.button + step) % hand.state.seats for step in range(1, hand.state.seats + 1)]
        live = [seat for seat in seats if hand.state.status[seat] != FOLDED]
        folded = [seat for seat in seats if hand.state.status[seat] == FOLDED and paid[seat]]
        assert len({paid[seat] for seat in live}) >= 3
        assert max(paid[seat] for seat in folded) > hand.game.big_blind
        assert 2 <= len(division.pots) <= 4
        settled = settle(
            {hand.names[seat]: paid[seat] for seat in live},
            folded={hand.names[seat]: paid[seat] for seat in folded},
            hands={hand.names[seat]: hand.state.hole[seat][:2] for seat in live},
            board=hand.board,
            rulebook=hand.rulebook,
        )
        order = [*live, *folded]
        back = settled.uncalled and (order[settled.uncalled[0]], settled.uncalled[1])
        awards = [{order[seat]: won for seat, won in pot.awards.items()} for pot in settled.pots]
        assert awards == [pot.awards for pot in shown_down(hand).pots]
        assert division.refund == back
        assert [amount for amount, _ in division.pots] == [pot.amount for pot in settled.pots]
        assert [winners for _, winners in division.pots] == [set(won) for won in awards]
        refunds += back is not None
        odd_chips += division.odd_chip is not None
        several += not frozenset.intersection(*(winners for _, winners in division.pots))
        assert sum(made.reason == Reason.ODD_CHIP for made in one.why) == (division.odd_chip is not None)
    assert MANY / 3 < refunds < MANY * 0.9
    assert MANY / 8 < odd_chips < MANY / 2
    assert several > MANY / 5


def test_every_card_that_decides_is_known_and_there_once() -> None:
    for one in some(POTS):
        holes = [card for hole in one.hand.state.hole[: one.hand.state.seats] for card in hole[:2]]
        cards = [*one.hand.board, *holes]
        assert len(cards) == len(set(cards)) == 5 + 2 * one.hand.state.seats
        assert "?" not in cards_text(cards)


@pytest.mark.parametrize(
    ("kind", "seed", "says"),
    [
        ("raise", 1, "choose one of call, minimum-raise, pot-limit, may-raise, pots"),
        (CALL, -1, "from 0 to 999999"),
        (CALL, SEEDS, "from 0 to 999999"),
        (CALL, True, "from 0 to 999999"),
    ],
)
def test_an_unknown_kind_or_seed_is_refused(kind: str, seed: int, says: str) -> None:
    with pytest.raises(InvalidInput, match=says):
        exercise(kind, seed)


def test_nobody_acts_no_answer() -> None:
    with pytest.raises(IllegalSetup, match="nobody is to act"):
        answer(CALL, some(POTS)[0].hand)


def test_a_wrong_number_is_named_by_the_engine() -> None:
    for one in some(MINIMUM) + some(MAXIMUM) + some(CALL):
        assert isinstance(one.answer, int)
        assert remark(one.kind, one.hand, one.answer) == ""
        hand, actor = one.hand, one.hand.actor
        assert actor is not None
        committed = hand.state.committed[actor]
        if one.kind == CALL and committed:
            told = remark(CALL, hand, one.answer + committed)
            assert "in front after the call" in told
        elif one.kind != CALL and committed:
            assert "is what this raise adds" in remark(one.kind, hand, one.answer - committed)


@pytest.mark.parametrize(
    ("kind", "given", "says"),
    [
        (MINIMUM, 20, "20 is by how much this raise lifts the bet"),
        (MINIMUM, 49, "A total of 49 on this street is too little: the minimum is 50."),
        (MINIMUM, 60, "A raise to 60 is allowed, but a smaller one is too."),
        (MINIMUM, 2000, "A total of 2,000 on this street is too much: the maximum is 100."),
        (MAXIMUM, 60, "A raise to 60 is allowed, but a larger one is too."),
        (MAXIMUM, 101, "A total of 101 on this street is too much: the maximum is 100."),
        (MAXIMUM, 95, "95 is what this raise adds"),
        (CALL, 30, "30 is what p1 has in front after the call; 5 of it is there already."),
        (CALL, 7, ""),
        (POTS, 7, ""),
    ],
)
def test_remarks(kind: str, given: int, says: str) -> None:
    hand = Hand(pot_limit_omaha((5, 10)), [1000, 1000, 1000], button=2)
    hand.raise_to(30)
    assert remark(kind, hand, given).startswith(says)
