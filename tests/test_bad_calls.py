"""Calls with values of the wrong kind or of absurd size: each is one of our errors, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from croupier import games
from croupier.cards import card, cards, name
from croupier.errors import CroupierError, InvalidInput
from croupier.events import Acted
from croupier.explain import Language
from croupier.hand import Hand
from croupier.knobs import knob_value, rulebook
from croupier.settlement import settle

NL = games.no_limit_holdem((5, 10))
HUGE = 10**5000
FIVE: Any = 5
TWO: Any = "2"
STRADDLED = rulebook("tda-2024", straddle="utg")
PUT_IN = {"A": 50, "B": 60}


def hand(**setup: Any) -> Hand:
    return Hand(NL, [1000, 1000, 1000], **setup)


def at_the_flop() -> Hand:
    made = hand()
    made.call()
    made.call()
    made.check()
    return made


@pytest.mark.parametrize(
    "bad",
    [None, 1.5, HUGE, "x", b"x", [None], {1: 2}, object(), float("nan")],
    ids=["none", "float", "huge", "str", "bytes", "list", "dict", "object", "nan"],
)
@pytest.mark.parametrize(
    "call",
    [
        lambda bad: Hand(bad, [100, 100]),
        lambda bad: Hand(NL, bad),
        lambda bad: Hand(NL, [100, bad]),
        lambda bad: hand(rulebook=bad),
        lambda bad: hand(names=[bad, bad, "b"]),
        lambda bad: hand(names=bad or FIVE),
        lambda bad: hand(small_blind=bad or FIVE),
        lambda bad: hand(straddles=bad or FIVE),
        lambda bad: hand(straddles={2: bad}, rulebook=STRADDLED),
        lambda bad: hand(posts=bad or FIVE),
        lambda bad: hand(posts={2: bad}),
        lambda bad: hand(posts={2: (10, bad)}),
        lambda bad: hand(blinds=bad or FIVE),
        lambda bad: hand(antes=[1, 1, bad]),
        lambda bad: hand(dead=[1, 1, bad]),
        lambda bad: hand().raise_to(bad),
        lambda bad: hand().raise_to(30, seat=bad or TWO),
        lambda bad: hand().deal_hole(bad, "AsKs"),
        lambda bad: hand().deal_hole(0, bad),
        lambda bad: at_the_flop().deal_board(bad),
        lambda bad: at_the_flop().play_out(bad),
        lambda bad: hand().view(bad),
        lambda bad: Hand.from_events(bad),
        lambda bad: Hand.from_events([bad]),
        lambda bad: Hand.from_events([hand().start, bad]),
        lambda bad: Hand.from_events([hand().start._replace(game=bad)]),
        lambda bad: Hand.from_events([hand().start._replace(rulebook=bad)]),
        lambda bad: Hand.from_events([hand().start._replace(stacks=bad)]),
        lambda bad: Hand.from_events([hand().start._replace(small_blind=bad)]),
        lambda bad: Hand.from_events([hand().start._replace(antes=(bad, bad, bad))]),
        lambda bad: Hand.from_events([hand().start, Acted(2, bad, 10, 10, False, False)]),
        lambda bad: games.game(bad, blinds=(1, 2)),
        lambda bad: games.game("holdem", bad, blinds=(1, 2)),
        lambda bad: games.game(blinds=bad),
        lambda bad: games.game(blinds=(1, bad)),
        lambda bad: games.game(blinds=(1, 2), ante_from=bad),
        lambda bad: games.game(blinds=(1, 2), bets=bad or FIVE),
        lambda bad: games.game(blinds=(1, 2), bets=(2, bad)),
        lambda bad: games.fixed_limit_holdem(bad),
        lambda bad: games.fixed_limit_holdem((bad, 20)),
        lambda bad: games.pot_limit_omaha((1, 2), bad),
        lambda bad: settle(bad),
        lambda bad: settle({"A": bad, "B": 5}),
        lambda bad: settle({FIVE: 5, "B": 5}),
        lambda bad: settle(PUT_IN, folded=bad or FIVE),
        lambda bad: settle(PUT_IN, hands=bad or FIVE),
        lambda bad: settle(PUT_IN, ranking=bad or FIVE),
        lambda bad: settle(PUT_IN, ranking={"A": bad}),
        lambda bad: settle(PUT_IN, game=bad),
        lambda bad: settle(PUT_IN, rulebook=bad),
        lambda bad: settle(PUT_IN, button=bad or FIVE),
        lambda bad: settle(PUT_IN, hands={"A": bad, "B": "QsQd"}, board="2c3c4c5d9d"),
        card,
        cards,
        name,
        rulebook,
        lambda bad: rulebook("tda-2024", reopen=bad),
        lambda bad: rulebook("tda-2024", odd_unit=bad),
        lambda bad: knob_value(bad, 1),
        Language.of,
        lambda bad: Language.of("en", scale=bad),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(call: Callable[[Any], object], bad: Any) -> None:
    with pytest.raises(CroupierError):
        call(bad)


def test_a_start_told_twice_is_refused() -> None:
    with pytest.raises(InvalidInput, match="no event of a hand that has started"):
        Hand.from_events([hand().start, hand().start])


def test_a_dead_hand_is_told_again_where_a_free_fold_is_refused() -> None:
    """The clock folds the first player to act on the flop, who could check; the hand can still be undone."""
    book = rulebook("wsop-2026", free_fold="refuse")
    made = hand(rulebook=book)
    for act in (made.call, made.call, made.check):
        act()
    made.deal_board("2c3c4c")
    made.time_out()
    made.check()
    assert Hand.from_events(made.events).events == made.events
    made.undo()
    assert (made.actor, made.state.live) == (1, 2)
