"""The whole table page as one value, made from the position and what the onlooker may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from croupier import games
from croupier.errors import IllegalAction
from croupier.explain.language import N_, Language
from croupier.explain.telling import LIMITS
from croupier.hand import Hand
from croupier.rules.rulebooks import TITLES
from croupier.rules.state import FIXED_LIMIT
from croupier.web import address
from croupier.web.address import Spot
from croupier.web.table import controls, play
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


def table(
    spot: Spot, spoken: Language, *, seen: int | None = None, wanted: str = "", by_hand: bool = False
) -> dict[str, Any]:
    """Everything that the page of a position shows; `seen` is the seat whose eyes one looks through."""
    hand = spot.hand
    query = address.write(spot)
    holes = tuple(tuple(hole[: hand.game.hole_cards]) for hole in hand.state.hole[: hand.state.seats])
    if seen is not None:
        holes = hand.view(seen).holes
    acts = seen is None or hand.actor == seen
    seats, notes = Seats(hand, holes, spoken), Notes(hand, query, spoken)
    return {
        "title": title(hand, spoken),
        "seats": seats.all(),
        "board": seats.board(),
        "pot_text": spoken.amount(hand.pot_total),
        "pots": pots(hand, spoken),
        "numbers": controls.numbers(hand, spoken),
        "actions": controls.actions(hand, spoken) if acts else (),
        "wager": controls.wager(hand, spoken, wanted) if acts else None,
        "why_not": [(question, notes.note(made)) for question, made in controls.why_not(hand, spoken)],
        "actor": hand.names[hand.actor] if hand.actor is not None else "",
        "next": following(hand, spoken),
        "is_over": hand.next == "hand_over",
        "reasons": notes.bounds(),
        "log": notes.log(seen),
        "query": query,
        "stamp": play.stamp(query),
        "steps": steps(spot),
        "eyes": eyes(hand, query, seen),
        "seen": seen,
    }


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
        TITLES[hand.rulebook.source],
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


_DEALS = {
    "deal_flop": N_("Deal the flop"),
    "deal_turn": N_("Deal the turn"),
    "deal_river": N_("Deal the river"),
}


def following(hand: Hand, spoken: Language) -> tuple[Next, ...]:
    """What can come where nobody acts: cards, showing or mucking, the payment, the next hand."""
    due = hand.next
    if due in _DEALS:
        return (Next(spoken.gettext(_DEALS[due]), "deal", True),)
    if due == "hand_over":
        return (Next(spoken.gettext("Next hand"), "next", True),)
    if due == "showdown":
        found = [Next(spoken.gettext("Show down by the rules"), "sd", True)]
        seat = hand.shower
        if seat is not None:
            name = hand.names[seat]
            found.append(Next(spoken.gettext("{seat} shows").format(seat=name), f"s{seat + 1}", False))
            if _may_muck(hand, seat):
                found.append(Next(spoken.gettext("{seat} mucks").format(seat=name), f"m{seat + 1}", False))
        return tuple(found)
    return ()


def _may_muck(hand: Hand, seat: int) -> bool:
    try:
        hand.copy().muck(seat)
    except IllegalAction:
        return False
    return True


def steps(spot: Spot) -> dict[str, Any]:
    """Where in the line one stands, and the addresses of other steps."""
    last = len(spot.line)

    def to(at: int) -> str:
        return "table?" + address.write(spot._replace(at=at)) if 0 <= at <= last and at != spot.at else ""

    return {
        "at": spot.at,
        "of": last,
        "first": to(0),
        "previous": to(spot.at - 1),
        "next": to(spot.at + 1),
        "last": to(last),
    }


def eyes(hand: Hand, query: str, seen: int | None) -> list[dict[str, Any]]:
    """The addresses of the table as each seat may see it."""
    return [
        {"name": name, "href": f"table?{query}&seen={seat + 1}", "current": seat == seen}
        for seat, name in enumerate(hand.names)
        if hand.start.stacks[seat]
    ]
