"""Why a call, a minimum, a maximum or a refusal is what it is: the reason beside each number."""

from __future__ import annotations

import re

import pytest

from croupier import games
from croupier.rules import why
from croupier.rules.reasons import SENTENCES, Reason
from croupier.rules.state import COMPLETE, NEVER, Rulebook
from tests.spots import Setup, adds, bounds, fixed_limit, no_limit, options, pot_limit

DEEP = 5000
COMPLETES = Rulebook(short_open=COMPLETE)
UNIT_10 = games.game(blinds=(5, 11), bet_unit=10)
UNIT_5 = games.game(blinds=(5, 10), bet_unit=5)
TINY_POT = games.game("omaha", "pot-limit", ante=1, min_bet=10)


@pytest.mark.parametrize(
    ("setup", "line", "reason", "to"),
    [
        (no_limit(5, 10, [DEEP] * 3), "c c", Reason.CHECK_FREE, 10),
        (no_limit(5, 10, [DEEP] * 3), "c c k /", Reason.CHECK_FREE, 0),
        (no_limit(5, 10, [DEEP] * 3), "r30", Reason.CALL_MATCHES_BET, 30),
        (no_limit(5, 10, [DEEP] * 3), "", Reason.CALL_MATCHES_BET, 10),
        (no_limit(5, 10, [DEEP, DEEP, 7]), "", Reason.CALL_ALL_IN, 7),
        (no_limit(5, 10, [DEEP, DEEP, 9]), "", Reason.CALL_ALL_IN, 9),
        (no_limit(5, 10, [DEEP, DEEP, 10]), "", Reason.CALL_MATCHES_BET, 10),
        (no_limit(50, 100, [DEEP, 60, DEEP]), "f", Reason.CALL_CONTESTED, 60),
        (no_limit(50, 100, [60, 60, DEEP]), "f", Reason.CALL_ALL_IN, 60),
        (no_limit(50, 100, [DEEP, 60, DEEP]), "", Reason.CALL_FULL_BLIND, 100),
        (no_limit(50, 100, [DEEP, 60, DEEP]), "c", Reason.CALL_MATCHES_BET, 100),
    ],
)
def test_call_reason(setup: Setup, line: str, reason: Reason, to: int) -> None:
    """B08, B13."""
    hand = setup.play(line)
    now = options(hand)
    assert now.why_check().reason is reason
    assert now.why_check().numbers["to"] == to
    call = now.call
    if call:
        assert (call.to, call.why[0]) == (to, now.why_check())
        assert now.why_check().numbers["adds"] == call.adds == adds(hand)
    else:
        assert reason is Reason.CHECK_FREE


@pytest.mark.parametrize(
    ("setup", "line", "reason"),
    [
        (no_limit(5, 10, [DEEP] * 3), "c c k /", Reason.MIN_FIRST_BET),
        (no_limit(5, 10, [DEEP] * 3), "", Reason.MIN_FULL_RAISE),
        (no_limit(5, 10, [DEEP] * 3), "r30", Reason.MIN_FULL_RAISE),
        (no_limit(5, 10, [DEEP, DEEP, 19]), "", Reason.MIN_ALL_IN),
        (no_limit(5, 10, [DEEP, DEEP, 20]), "", Reason.MIN_FULL_RAISE),
        (no_limit(50, 100, [DEEP, DEEP, 150, DEEP]), "a", Reason.MIN_OVER_SHORT_ALL_IN),
        (no_limit(50, 100, [DEEP, 140, DEEP]), "c c k / k a", Reason.MIN_OVER_SHORT_ALL_IN),
        (no_limit(50, 100, [DEEP, 140, DEEP], COMPLETES), "c c k / k a", Reason.MIN_COMPLETE_BET),
        (no_limit(50, 100, [DEEP, 200, DEEP], COMPLETES), "c c k / k a", Reason.MIN_FULL_RAISE),
        (Setup(UNIT_5, [500, 500, 13, 500]), "a", Reason.MIN_BET_UNIT),
        (Setup(UNIT_5, [500, 500, 15, 500]), "a", Reason.MIN_OVER_SHORT_ALL_IN),
        (Setup(UNIT_10, [DEEP, DEEP, 29]), "", Reason.MIN_ALL_IN),
        (Setup(UNIT_10, [DEEP, DEEP, 30]), "", Reason.MIN_BET_UNIT),
        (fixed_limit(10, 20, [DEEP] * 3), "", Reason.MIN_LIMIT),
        (fixed_limit(10, 20, [DEEP] * 3), "c c k /", Reason.MIN_LIMIT),
        (fixed_limit(10, 20, [DEEP, DEEP, 14, DEEP]), "a", Reason.MIN_LIMIT_COMPLETE),
        (fixed_limit(10, 20, [DEEP, DEEP, 15, DEEP]), "a", Reason.MIN_LIMIT),
    ],
)  # fmt: skip
def test_minimum_reason(setup: Setup, line: str, reason: Reason) -> None:
    """B10, B13, B16."""
    sizes = bounds(setup.play(line))
    assert sizes is not None
    assert sizes.why[1].reason is reason
    assert sizes.why[1].numbers["to"] == sizes.minimum


@pytest.mark.parametrize(
    ("setup", "line", "reason"),
    [
        (no_limit(5, 10, [DEEP] * 3), "", Reason.MAX_STACK),
        (pot_limit(5, 10, [DEEP] * 3), "", Reason.MAX_POT),
        (pot_limit(5, 10, [DEEP, DEEP, 36]), "", Reason.MAX_POT),
        (pot_limit(5, 10, [DEEP, DEEP, 35]), "", Reason.MAX_STACK),
        (pot_limit(5, 10, [DEEP, DEEP, 34]), "", Reason.MAX_STACK),
        (pot_limit(5, 10, [DEEP] * 3, Rulebook(pl_round=10)), "", Reason.MAX_POT_ROUNDED),
        (pot_limit(5, 10, [DEEP] * 3, Rulebook(pl_round=7)), "", Reason.MAX_POT),
        (Setup(TINY_POT, [500] * 3), "", Reason.MAX_FULL_RAISE),
        (Setup(TINY_POT, [500] * 10), "", Reason.MAX_POT_BET),
        (Setup(TINY_POT, [500] * 9), "", Reason.MAX_FULL_RAISE),
        (fixed_limit(10, 20, [DEEP] * 3), "", Reason.MAX_LIMIT),
        (fixed_limit(10, 20, [DEEP, DEEP, 20]), "", Reason.MAX_STACK),
        (fixed_limit(10, 20, [DEEP, DEEP, 21]), "", Reason.MAX_LIMIT),
    ],
)
def test_maximum_reason(setup: Setup, line: str, reason: Reason) -> None:
    """B11, B12."""
    sizes = bounds(setup.play(line))
    assert sizes is not None
    assert sizes.why[2].reason is reason
    assert sizes.why[2].numbers["to"] == sizes.maximum


@pytest.mark.parametrize(
    ("setup", "line", "reason"),
    [
        (no_limit(5, 10, [DEEP] * 3), "", Reason.RAISE_NOT_ACTED),
        (no_limit(5, 10, [DEEP] * 3), "c c", Reason.RAISE_NOT_ACTED),
        (no_limit(5, 10, [DEEP] * 3), "c r30 f", Reason.RAISE_REOPENED),
        (no_limit(5, 10, [DEEP, DEEP, 10]), "", Reason.RAISE_STACK_ONLY_CALLS),
        (no_limit(5, 10, [DEEP, DEEP, 11]), "", Reason.RAISE_NOT_ACTED),
        (no_limit(5, 10, [100, DEEP]), "a", Reason.RAISE_NOBODY_ANSWERS),
        (no_limit(50, 100, [DEEP, DEEP, DEEP, 150]), "c a f c", Reason.RAISE_NOT_REOPENED),
        (
            no_limit(50, 100, [249, DEEP, DEEP, 150], Rulebook(reopen=NEVER)),
            "c a a c",
            Reason.RAISE_NOT_ADDED_UP,
        ),
        (
            no_limit(50, 100, [200, DEEP, DEEP, 150], Rulebook(reopen=NEVER)),
            "c a a c",
            Reason.RAISE_NOT_ADDED_UP,
        ),
        (
            no_limit(50, 100, [199, DEEP, DEEP, 150], Rulebook(reopen=NEVER)),
            "c a a c",
            Reason.RAISE_NOT_REOPENED,
        ),
        (fixed_limit(10, 20, [DEEP, DEEP, DEEP, 14]), "c a f c", Reason.RAISE_NOT_HALF),
        (fixed_limit(10, 20, [DEEP] * 2), "r20 r30 r40", Reason.RAISE_CAPPED),
    ],
)
def test_raise_reason(setup: Setup, line: str, reason: Reason) -> None:
    """B07, B14, B15, B16."""
    hand = setup.play(line)
    assert hand.actor is not None
    assert why.raise_reason(hand.state, hand.game, hand.rulebook, hand.actor) is reason
    refusal = options(hand).why_no_raise()
    sizes = bounds(hand)
    if reason in (Reason.RAISE_NOT_ACTED, Reason.RAISE_REOPENED):
        assert refusal is None
        assert sizes is not None
        assert sizes.why[0].reason is reason
    else:
        assert sizes is None
        assert refusal is not None
        assert refusal.reason is reason


@pytest.mark.parametrize(
    ("setup", "line", "which", "numbers"),
    [
        (no_limit(5, 10, [DEEP] * 3), "r30", 1, ["30", "20", "30", "20", "50"]),
        (no_limit(5, 10, [DEEP] * 3), "r30", 2, ["4995", "5", "5000"]),
        (pot_limit(25, 50, [DEEP] * 2), "c k / b50", 2, ["150", "50", "200", "50", "250"]),
    ],
)
def test_the_sentences_carry_the_numbers(setup: Setup, line: str, which: int, numbers: list[str]) -> None:
    """B10, B12: every amount with its arithmetic."""
    sizes = bounds(setup.play(line))
    assert sizes is not None
    assert re.findall(r"\d+", str(sizes.why[which])) == numbers


def test_every_reason_has_a_sentence() -> None:
    assert set(SENTENCES) == set(Reason)
