"""Positions and settlements as JSON; `docs/json.md` explains every key.

Everything comes from `Hand`, its options and `Settlement`. Amounts are chips, or money where the language has
a scale.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from croupier.explain.language import Language
from croupier.explain.rulings import ruling
from croupier.hand import Hand
from croupier.log import show_order
from croupier.options import Bounds, Options, Ruling
from croupier.position import STATUSES, STREETS
from croupier.rules.state import MUCKED, OVER, SHOWDOWN, SHOWN, UNDECIDED
from croupier.settlement import Settlement, shown_down

JSON = dict[str, Any]
"""A JSON object."""


def position(hand: Hand, language: str | Language = "en") -> JSON:
    """A position with its options and reasons; at a showdown whose cards are known, with its outcome.

    >>> from croupier import games
    >>> told = position(Hand(games.no_limit_holdem((5, 10)), [100, 100]))
    >>> told["actor"], told["options"]["raise"]["min_to"]
    ('p1', 20)
    """
    state, spoken = hand.state, Language.of(language)
    seats, ended = seat_names(hand), shown_down(hand)
    return {
        "actor": None if hand.actor is None else seats[hand.actor],
        "button": seats[hand.start.button],
        "next": hand.next,
        "street": STREETS[hand.street],
        "pot": spoken.money(hand.pot_total),
        "current_bet": spoken.money(state.current_bet),
        "players": {
            name: {
                "name": hand.names[seat],
                "stack": spoken.money(state.stacks[seat]),
                "committed": spoken.money(state.committed[seat]),
                "contributed": spoken.money(state.contributed[seat]),
                "status": STATUSES[state.status[seat]],
            }
            for seat, name in enumerate(seats)
        },
        "options": hand.options and _options(hand, hand.options, spoken),
        **_outcome(seats, ended, ended.show_order, spoken),
    }


def seat_names(hand: Hand) -> tuple[str, ...]:
    """The seats as JSON names them, p1, p2, ...: for a hand from PHH the numbers of its file."""
    return tuple(f"p{seat + 1}" for seat in range(hand.state.seats))


def settlement(settled: Settlement, language: str | Language = "en") -> JSON:
    """A settlement with the keys of `position` from "uncalled" on.

    >>> from croupier.settlement import settle
    >>> settlement(settle({"A": 50, "B": 120}, ranking={"A": 2, "B": 1}))["net"]
    {'A': 50, 'B': -50}
    """
    order = () if settled.net is None else show_order(settled.state, settled.rulebook)
    return _outcome(settled.names, settled, order, Language.of(language))


def _outcome(names: Sequence[str], played: Hand | Settlement, order: Sequence[int], spoken: Language) -> JSON:
    """What came back, the pots, who shows in which `order`, and the balance once the pots are paid."""
    state = played.state
    shown, over = state.shown, state.phase == OVER
    waiting = UNDECIDED if state.phase == SHOWDOWN else SHOWN

    def by_name(chips: Mapping[int, int]) -> dict[str, int | float]:
        return {names[seat]: spoken.money(amount) for seat, amount in chips.items()}

    return {
        "uncalled": by_name(dict([played.uncalled] if played.uncalled else [])),
        "pots": [
            {
                "amount": spoken.money(pot.amount),
                "eligible": [names[seat] for seat in pot.eligible],
                "awards": by_name(pot.awards),
            }
            for pot in played.pots
        ],
        "shows": [names[seat] for seat in order if shown[seat] in (SHOWN, waiting)],
        "mucked": [names[seat] for seat in order if shown[seat] == MUCKED],
        "rake": spoken.money(played.rake),
        "received": by_name(played.received or {} if over else {}),
        "net": by_name(played.net or {} if over else {}),
    }


def _options(hand: Hand, options: Options, spoken: Language) -> JSON:
    call, wager = options.call, options.bet or options.raise_to
    refusal = options.why_no_raise()
    reasons = wager.why if wager else [refusal] if refusal else []
    return {
        "fold": options.fold,
        "check": options.check,
        "call": call
        and {"to": spoken.money(call.to), "adds": spoken.money(call.adds), "all_in": call.all_in},
        "bet": _bounds(options.bet, spoken),
        "raise": _bounds(options.raise_to, spoken),
        "why": {
            "call": _why([options.why_check()], hand.names, spoken),
            "raise" if hand.state.current_bet else "bet": _why(reasons, hand.names, spoken),
        },
    }


def _bounds(bounds: Bounds | None, spoken: Language) -> JSON | None:
    if bounds is None:
        return None
    amounts = (bounds.minimum, bounds.maximum, *bounds.adds)
    return dict(zip(("min_to", "max_to", "min_adds", "max_adds"), map(spoken.money, amounts), strict=True))


def _why(made: Iterable[Ruling], names: Sequence[str], spoken: Language) -> list[JSON]:
    return [
        {
            "code": one.reason.name.lower(),
            "text": ruling(one, names, spoken),
            "rules": [{"rulebook": book, "number": number} for book, number in one.rules],
        }
        for one in made
    ]
