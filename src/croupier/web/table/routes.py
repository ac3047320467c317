"""The addresses of the table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response

from croupier.amounts import in_chips, written
from croupier.cards import cards as read_cards
from croupier.cards import names, typed_cards
from croupier.errors import N_, CroupierError, InvalidInput, brief
from croupier.explain.language import Language
from croupier.explain.refusals import refusal
from croupier.table import next_hand
from croupier.web import address, setup
from croupier.web.address import Spot
from croupier.web.page import Spoken, page
from croupier.web.table import play
from croupier.web.table.view import Eyes, table

router = APIRouter(prefix="/{lang}")
"""The table's pages."""
FIRST = {
    "blinds": "5/10",
    "stacks": "1000,1000,1000,1000,1000,1000",
    "button": "1",
    "names": "Ana,Bia,Caio,Davi,Eva,Fábio",
}
"""The game that a visitor meets first."""


@router.get("/table")
def show(request: Request, lang: str, spoken: Spoken) -> Response:
    """A position; without one, a hand dealt at random."""
    query = address.parsed(request.url.query)
    if not query.get("stacks"):
        spot = play.dealt(*setup.read(FIRST | query))
        return RedirectResponse(f"/{lang}/table?{address.write(spot)}", 303)
    return _shown(request, spoken, query)


def _shown(
    request: Request, spoken: Language, query: dict[str, str], *, status: int = 200, notice: str = ""
) -> Response:
    spot, eyes = address.read(query), _eyes(query)
    spoken = Language.of(spoken.tag, scale=spot.scale)
    shown = table(spot, spoken, eyes, query.get("to", ""))
    again = f"/{spoken.tag.replace('_', '-')}/table?{shown['query']}"
    return page(request, "table/page.html", status=status, address=again, t=shown, notice=notice)


def _eyes(query: dict[str, str]) -> Eyes:
    seen = setup.seat_of(query["seen"]) if query.get("seen") else None
    if seen == -1:
        raise InvalidInput(N_("{text} is no number of a seat"), text=brief(query["seen"]))
    return Eyes(seen, query.get("deal") == "hand")


@router.post("/act")
def act(
    request: Request,
    lang: str,
    spoken: Spoken,
    position: Annotated[str, Form(max_length=address.MOST_LETTERS)],
    step: Annotated[str, Form(max_length=80)],
    to: Annotated[str, Form(max_length=30)] = "",
    cards: Annotated[str, Form(max_length=80)] = "",
) -> Response:
    """Take a step from a position; a button of another page is refused, an illegal step explained.

    `to` is the amount of a bet or raise, `cards` those that are dealt by hand.
    """
    query = address.parsed(position)
    step, _, stamp = step.partition("@")
    spot, eyes = address.read(query), _eyes(query)
    if stamp != play.stamp(position):
        notice = spoken.gettext("The table had moved on when that button was pressed. This is how it stands.")
        return _shown(request, spoken, query, status=409, notice=notice)
    try:
        after = _taken(spot, step, to.strip(), names(read_cards(typed_cards(cards))), by_hand=eyes.by_hand)
    except CroupierError as error:
        return _shown(request, spoken, query, status=400, notice=_why(error, spot, spoken))
    return RedirectResponse(f"/{lang}/table?{address.write(after, **eyes.parameters)}", 303)


def _taken(spot: Spot, step: str, to: str, cards: str, *, by_hand: bool) -> Spot:
    """The position after what a button asks for."""
    if step == "next":
        begin = play.begun if by_hand else play.dealt
        return begin(next_hand(spot.hand), spot.scale)
    if step == "deal":
        return play.acted(spot, cards or play.street(spot.hand), by_hand=by_hand)
    if step in ("b", "r"):
        return play.acted(spot, step + written(in_chips(to, spot.scale), spot.scale), by_hand=by_hand)
    return play.acted(spot, step + cards if step[:1] in ("h", "s") else step, by_hand=by_hand)


def _why(error: CroupierError, spot: Spot, spoken: Language) -> str:
    """Why a step was refused, in the words of the hand itself."""
    refused = error.__cause__ if isinstance(error.__cause__, CroupierError) else error
    return refusal(refused, Language.of(spoken.tag, scale=spot.scale), spot.hand.names)
