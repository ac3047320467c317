"""An exercise as a page shows it: the question, the still of the table, what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from croupier.events import Acted, BoardDealt, Posted, StreetClosed
from croupier.exercises import CALL, MAXIMUM, MAY_RAISE, MINIMUM, MOST_POTS, POTS, Exercise, put_in
from croupier.explain import story
from croupier.explain.language import N_, Language
from croupier.hand import Hand
from croupier.rules.state import FOLDED
from croupier.web.exercises.verdict import pot_name
from croupier.web.table.seats import Seats
from croupier.web.table.view import title


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of exercise on the page: its name in addresses, its heading, what it is about."""

    slug: str
    heading: str
    about: str


KINDS = (
    Kind(
        CALL,
        N_("What does the call cost?"),
        N_("With chips in front already, with a stack that is too short, after a blind that is too short."),
    ),
    Kind(
        MINIMUM,
        N_("The smallest raise"),
        N_("After raises of different sizes, over short all-ins, with a stack that is too short."),
    ),
    Kind(
        MAXIMUM,
        N_("The largest raise in pot-limit"),
        N_("With a bet to call, chips in front, and the pot of earlier streets."),
    ),
    Kind(
        MAY_RAISE,
        N_("May the player raise?"),
        N_("After one short all-in or several, under rulebooks that differ."),
    ),
    Kind(
        POTS,
        N_("Which pots, and who wins them?"),
        N_("After all-ins of different sizes, with folded chips and bets that nobody called."),
    ),
)
"""The kinds in the order in which one learns them."""

_QUESTIONS = {
    CALL: N_("{seat} calls. How many chips does that add?"),
    MINIMUM: N_("What is the smallest total that {seat} may raise to?"),
    MAXIMUM: N_("What is the largest total that {seat} may raise to?"),
    MAY_RAISE: N_("May {seat} raise?"),
    POTS: N_("The betting is over. What comes back, which pots are there, and who wins each?"),
}
_TOTAL = N_("What is in front of {seat} on this street once the raise is made.")
_HINTS = {
    CALL: N_("Only the chips that go in now."),
    MINIMUM: _TOTAL,
    MAXIMUM: _TOTAL,
    MAY_RAISE: "",
    POTS: N_("A pot that is not there stays empty. The smallest chip in play is {chip}."),
}


def still(one: Exercise, spoken: Language) -> dict[str, Any]:
    """What the page shows of an exercise before it is answered."""
    hand = one.hand
    count = hand.state.seats
    holes = tuple(tuple(hole[: hand.game.hole_cards]) for hole in hand.state.hole[:count])
    seats = Seats(hand, holes, spoken)
    actor = hand.names[hand.actor] if hand.actor is not None else ""
    earlier, street = history(hand, spoken, told_pots=one.kind != POTS)
    places = [(hand.start.button + step) % count for step in range(1, count + 1)]
    rows = [seats.seat(place) for place in places if hand.start.stacks[place]]
    return {
        "title": title(hand, spoken),
        "question": spoken.gettext(_QUESTIONS[one.kind]).format(seat=actor),
        "hint": _hint(one, spoken, actor),
        "board": [card for card in seats.board() if card],
        "pot": spoken.amount(hand.pot_total),
        "seats": rows,
        "put_in": {seat: spoken.amount(chips) for seat, chips in put_in(hand).items()},
        "live": [row for row in rows if hand.state.status[row.place] != FOLDED],
        "pots": [pot_name(at, spoken) for at in range(MOST_POTS)],
        "dead_blind": spoken.amount(hand.game.small_blind) if hand.start.small_blind < 0 else "",
        "earlier": earlier,
        "street": street,
    }


def _hint(one: Exercise, spoken: Language, actor: str) -> str:
    if not _HINTS[one.kind]:
        return ""
    return spoken.gettext(_HINTS[one.kind]).format(seat=actor, chip=spoken.amount(one.hand.rulebook.odd_unit))


def history(hand: Hand, spoken: Language, *, told_pots: bool) -> tuple[list[str], list[str]]:
    """What happened before this street and on it, line by line."""
    kinds = (Posted, Acted, BoardDealt, StreetClosed) if told_pots else (Posted, Acted, BoardDealt)
    earlier: list[str] = []
    street: list[str] = []
    for line in story(hand, spoken):
        event = hand.events[line.at]
        if not isinstance(event, kinds):
            continue
        street.append(line.text)
        if isinstance(event, BoardDealt):
            earlier, street = earlier + street, []
    return earlier, street
