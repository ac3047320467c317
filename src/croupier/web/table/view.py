"""The whole table page as one value, made from the position and what the onlooker may see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from croupier import games
from croupier.cards import UNKNOWN
from croupier.errors import CroupierError
from croupier.explain.language import N_, Language
from croupier.explain.refusals import refusal
from croupier.explain.rulings import title as book_title
from croupier.explain.telling import LIMITS, NEXT, story
from croupier.hand import Hand
from croupier.rules import streets
from croupier.rules.state import FIXED_LIMIT
from croupier.table import next_hand
from croupier.web import address
from croupier.web.address import Spot
from croupier.web.page import isolating
from croupier.web.table import controls, play
from croupier.web.table.answers import answers, news
from croupier.web.table.notes import Notes
from croupier.web.table.seats import Seats


@dataclass(frozen=True, slots=True)
class Pot:
    """A pot on the page: who may win it, who won it."""

    name: str
    amount_text: str
    players_text: str
    winners_text: str


@dataclass(frozen=True, slots=True)
class Next:
    """A button where nobody acts: what it says, the step it takes."""

    label: str
    step: str
    is_main: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """A form for cards that are chosen: what they are, the step that deals them, an example."""

    label: str
    step: str
    example: str


class Eyes(NamedTuple):
    """Through whose eyes the table is seen (None: everybody's cards), and whether cards are dealt by hand."""

    seen: int | None = None
    by_hand: bool = False

    @property
    def parameters(self) -> dict[str, str]:
        """The same as parameters of an address."""
        told = {} if self.seen is None else {"seen": str(self.seen + 1)}
        return told | ({"deal": "hand"} if self.by_hand else {})


def table(spot: Spot, spoken: Language, eyes_of: Eyes, wanted: str = "") -> dict[str, Any]:
    """Everything that the page of a position shows; `wanted` is the amount that its number box opens with."""
    hand, seen = spot.hand, eyes_of.seen
    told = address.parameters(spot) | eyes_of.parameters
    query = address.query_of(told)
    holes = tuple(tuple(hole[: hand.game.hole_cards]) for hole in hand.state.hole[: hand.state.seats])
    if seen is not None:
        holes = hand.view(seen).holes
    acts = seen is None or hand.actor == seen
    lines = story(hand, spoken, seat=seen)
    seats, notes = Seats(hand, holes, spoken), Notes(spot, query, spoken)
    return {
        "title": title(hand, spoken),
        "seats": seats.all(),
        "breadth": breadth(hand, spoken),
        "board": seats.board(),
        "pot_text": spoken.amount(hand.pot_total),
        "pots": pots(hand, spoken),
        "numbers": controls.numbers(hand, spoken),
        "actions": controls.actions(hand, spoken) if acts else (),
        "wager": controls.wager(hand, spoken, wanted) if acts else None,
        "why_not": [(question, notes.note(made)) for question, made in controls.why_not(hand, spoken)],
        "actor": hand.names[hand.actor] if hand.actor is not None else "",
        "next": following(hand, seen, spoken),
        "deals": deals(hand, seen, spoken),
        "answers": answers(hand, holes, spoken),
        "news": news(hand, lines, spoken),
        "no_next": no_next(hand, spoken),
        "is_over": hand.next == "hand_over",
        "reasons": notes.reasons(seen),
        "log": notes.log(lines, told),
        "refund": refund(hand, spoken),
        "waits_for": spoken.gettext(NEXT[hand.next]) if hand.next else "",
        "query": query,
        "stamp": play.stamp(query),
        "steps": steps(spot, told),
        "eyes": eyes(hand, told, seen),
        "seen": seen,
        "acts": acts,
    }


def breadth(hand: Hand, spoken: Language) -> str:
    """How much room the largest amount of a hand takes, in a word for the style sheet."""
    length = len(spoken.amount(sum(hand.start.stacks)))
    return "short" if length < 9 else "long" if length < 11 else "huge"


def title(hand: Hand, spoken: Language) -> str:
    """What is played, in one line."""
    game = hand.game
    stakes = (
        (game.small_bet, game.big_bet) if game.structure == FIXED_LIMIT else sorted(set(hand.start.blinds))
    )
    told = "/".join(spoken.amount(stake) for stake in stakes if stake)
    parts = (
        spoken.gettext(games.VARIANTS[game.variant].title),
        spoken.gettext(LIMITS[game.structure]),
        told,
        book_title(hand.rulebook.source, spoken),
    )
    return " · ".join(part for part in parts if part)


def pots(hand: Hand, spoken: Language) -> tuple[Pot, ...]:
    """The main pot and the side pots, with who may win each and who won."""
    told = []
    for at, pot in enumerate(hand.pots):
        name = spoken.gettext("Side pot") if at else spoken.gettext("Main pot")
        many = len(hand.pots) > 2 and at
        told.append(
            Pot(
                f"{name} {at}" if many else name,
                spoken.amount(pot.amount),
                spoken.listed(hand.names[seat] for seat in pot.eligible),
                spoken.listed(hand.names[seat] for seat in pot.awards) if pot.awards else "",
            )
        )
    return tuple(told)


def refund(hand: Hand, spoken: Language) -> tuple[str, str] | None:
    """What came back of a bet that nobody called, and to whom."""
    if hand.uncalled is None:
        return None
    seat, chips = hand.uncalled
    return spoken.amount(chips), hand.names[seat]


_DEALS = {
    "deal_flop": N_("Deal the flop"),
    "deal_turn": N_("Deal the turn"),
    "deal_river": N_("Deal the river"),
}


def following(hand: Hand, seen: int | None, spoken: Language) -> tuple[Next, ...]:
    """What can come where nobody acts: cards, showing or mucking, the payment, the next hand.

    Only what would be done is offered: no next hand for a last player with chips, no payment while cards
    that decide are unknown. Who sees the table as one seat is not told what another may do with its cards.
    """
    due, seat = hand.next, hand.shower
    if due in _DEALS:
        return (Next(spoken.gettext(_DEALS[due]), "deal", True),)
    found = []
    if due == "hand_over" and not no_next(hand, spoken):
        found.append(Next(spoken.gettext("Next hand"), "next", True))
    if due == "showdown" and _works(hand.copy().show_down):
        found.append(Next(spoken.gettext("Show down by the rules"), "sd", True))
    if seat is not None and seen in (None, seat):
        name = hand.names[seat]
        if _works(lambda: hand.copy().show(seat)):
            found.append(Next(isolating(spoken.gettext("{seat} shows"), seat=name), f"s{seat + 1}", False))
        if _works(lambda: hand.copy().muck(seat)):
            found.append(Next(isolating(spoken.gettext("{seat} mucks"), seat=name), f"m{seat + 1}", False))
    return tuple(found)


def no_next(hand: Hand, spoken: Language) -> str:
    """Why no hand can follow one that is over; "" where one can."""
    if hand.next != "hand_over":
        return ""
    try:
        next_hand(hand)
    except CroupierError as error:
        return refusal(error, spoken, hand.names)
    return ""


def _works(deed: Callable[[], object]) -> bool:
    try:
        deed()
    except CroupierError:
        return False
    return True


def deals(hand: Hand, seen: int | None, spoken: Language) -> tuple[Deal, ...]:
    """The cards that may be given by hand: those of the next street, hole cards that are still unknown."""
    found = []
    if hand.next in _DEALS:
        count = streets.board_due(hand.state, hand.game)
        found.append(Deal(spoken.gettext("Cards of the next street"), "deal", "KcJd9s"[: 2 * count]))
    if hand.next in (*_DEALS, "showdown"):
        for seat in hand.show_order:
            if (
                seen in (None, seat)
                and seat not in hand.shown
                and UNKNOWN in hand.state.hole[seat][: hand.game.hole_cards]
            ):
                label = isolating(spoken.gettext("Cards of {seat}"), seat=hand.names[seat])
                found.append(Deal(label, f"h{seat + 1}", "AsKd" * (hand.game.hole_cards // 2)))
    return tuple(found)


def steps(spot: Spot, told: dict[str, str]) -> dict[str, Any]:
    """Where in the line one stands, and the addresses of other steps; `told` are the page's parameters."""
    last = len(spot.line)

    def to(at: int) -> str:
        if at == spot.at or not 0 <= at <= last:
            return ""
        return _address(told | {"at": str(at)} if at < last else _without(told, "at"))

    return {
        "at": spot.at,
        "of": last,
        "first": to(0),
        "previous": to(spot.at - 1),
        "next": to(spot.at + 1),
        "last": to(last),
    }


def eyes(hand: Hand, told: dict[str, str], seen: int | None) -> dict[str, Any]:
    """The addresses of the table as everybody sees it together, and as each seat may see it."""
    alone = [
        {"name": name, "href": _address(told | {"seen": str(seat + 1)}), "current": seat == seen}
        for seat, name in enumerate(hand.names)
        if hand.start.stacks[seat]
    ]
    everybody = _address(_without(told, "seen"))
    actor = _address(told | {"seen": str(hand.actor + 1)}) if hand.actor is not None else ""
    return {"all": everybody, "seats": alone, "actor": actor}


def _address(told: dict[str, str]) -> str:
    return "table?" + address.query_of(told)


def _without(told: dict[str, str], name: str) -> dict[str, str]:
    return {key: value for key, value in told.items() if key != name}
