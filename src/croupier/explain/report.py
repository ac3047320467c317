"""Positions and settlements as JSON; `docs/json.md` explains every key.

Everything comes from `Hand`, its options and `Settlement`; amounts are chips of the smallest unit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from croupier.errors import IllegalAction
from croupier.events import Shown
from croupier.explain.language import Language
from croupier.explain.rulings import ruling
from croupier.hand import Hand
from croupier.log import Pot, show_order
from croupier.options import Bounds, Options, Ruling
from croupier.position import STATUSES, STREETS
from croupier.rules.state import MUCKED, SHOWN
from croupier.settlement import Settlement

JSON = dict[str, Any]
"""A JSON object."""


def position(hand: Hand, language: str | Language = "en") -> JSON:
    """A position with its options and reasons; at a showdown whose cards are known, with its outcome.

    >>> from croupier import games
    >>> told = position(Hand(games.no_limit_holdem((5, 10)), [100, 100]))
    >>> told["actor"], told["options"]["raise"]["min_to"]
    ('p1', 20)
    """
    state, names = hand.state, hand.names
    return {
        "actor": None if hand.actor is None else names[hand.actor],
        "next": hand.next,
        "street": STREETS[hand.street],
        "pot": hand.pot_total,
        "current_bet": state.current_bet,
        "players": {
            name: {
                "stack": state.stacks[seat],
                "committed": state.committed[seat],
                "contributed": state.contributed[seat],
                "status": STATUSES[state.status[seat]],
            }
            for seat, name in enumerate(names)
        },
        "options": hand.options and _options(hand, hand.options, Language.of(language)),
        **_outcome_of(_shown_down(hand)),
    }


def settlement(settled: Settlement) -> JSON:
    """A settlement with the keys of `position` from "uncalled" on.

    >>> from croupier.settlement import settle
    >>> settlement(settle({"A": 50, "B": 120}, ranking={"A": 2, "B": 1}))["net"]
    {'A': 50, 'B': -50}
    """
    state = settled.state
    order = [] if settled.net is None else show_order(state, settled.rulebook)
    return _outcome(
        settled.names,
        settled.uncalled,
        settled.pots,
        [seat for seat in order if state.shown[seat] == SHOWN],
        [seat for seat in order if state.shown[seat] == MUCKED],
        settled.rake,
        settled.received or {},
        settled.net or {},
    )


def _shown_down(hand: Hand) -> Hand:
    """The hand after its showdown, where the cards are known that decide it; else the hand itself."""
    if hand.next != "showdown":
        return hand
    ahead = hand.copy()
    try:
        ahead.show_down()
    except IllegalAction:
        return hand
    return ahead


def _outcome_of(hand: Hand) -> JSON:
    over = hand.next == "hand_over"
    shows = [event.seat for event in hand.events if isinstance(event, Shown)]
    if hand.next == "showdown":
        shows += [seat for seat in hand.show_order if seat not in (*shows, *hand.mucked)]
    return _outcome(
        hand.names,
        hand.uncalled,
        hand.pots,
        shows,
        hand.mucked,
        hand.rake,
        hand.received if over else {},
        hand.net if over else {},
    )


def _outcome(
    names: Sequence[str],
    uncalled: tuple[int, int] | None,
    pots: Iterable[Pot],
    shows: Iterable[int],
    mucked: Iterable[int],
    rake: int,
    received: Mapping[int, int],
    net: Mapping[int, int],
) -> JSON:
    def by_name(chips: Mapping[int, int]) -> dict[str, int]:
        return {names[seat]: amount for seat, amount in chips.items()}

    return {
        "uncalled": by_name(dict([uncalled] if uncalled else [])),
        "pots": [
            {
                "amount": pot.amount,
                "eligible": [names[seat] for seat in pot.eligible],
                "awards": by_name(pot.awards),
            }
            for pot in pots
        ],
        "shows": [names[seat] for seat in shows],
        "mucked": [names[seat] for seat in mucked],
        "rake": rake,
        "received": by_name(received),
        "net": by_name(net),
    }


def _options(hand: Hand, options: Options, spoken: Language) -> JSON:
    call, wager = options.call, options.bet or options.raise_to
    refusal = options.why_no_raise()
    reasons = wager.why if wager else [refusal] if refusal else []
    return {
        "fold": options.fold,
        "check": options.check,
        "call": call and {"to": call.to, "adds": call.adds, "all_in": call.all_in},
        "bet": _bounds(options.bet),
        "raise": _bounds(options.raise_to),
        "why": {
            "call": _why([options.why_check()], hand.names, spoken),
            "raise" if hand.state.current_bet else "bet": _why(reasons, hand.names, spoken),
        },
    }


def _bounds(bounds: Bounds | None) -> JSON | None:
    if bounds is None:
        return None
    min_adds, max_adds = bounds.adds
    return {
        "min_to": bounds.minimum,
        "max_to": bounds.maximum,
        "min_adds": min_adds,
        "max_adds": max_adds,
    }


def _why(made: Iterable[Ruling], names: Sequence[str], spoken: Language) -> list[JSON]:
    return [
        {
            "code": one.reason.name.lower(),
            "text": ruling(one, names, spoken),
            "rules": [{"rulebook": book, "number": number} for book, number in one.rules],
        }
        for one in made
    ]
