"""The addresses of the table."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import parse_qsl

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response

from croupier.errors import HistoryError, IllegalAction, InvalidInput
from croupier.explain.language import Language
from croupier.explain.rulings import ruling
from croupier.hand import Hand
from croupier.table import next_hand
from croupier.web import address, setup
from croupier.web.page import Spoken, page
from croupier.web.table import play
from croupier.web.table.view import table

router = APIRouter(prefix="/{lang}")
"""The table's pages."""
FIRST = {"blinds": "5/10", "stacks": "1000,1000,1000,1000,1000,1000", "button": "1"}
"""The game that a visitor meets first."""


@router.get("/table")
def show(request: Request, lang: str, spoken: Spoken) -> Response:
    """A position; without one, a hand dealt at random."""
    query = dict(request.query_params)
    if not query.get("stacks"):
        spot = play.dealt(*setup.read(FIRST | query))
        return RedirectResponse(f"/{lang}/table?{address.write(spot)}", 303)
    return _shown(request, spoken, query)


def _shown(
    request: Request, spoken: Language, query: dict[str, str], *, status: int = 200, notice: str = ""
) -> Response:
    spot = address.read(query)
    spoken = Language.of(spoken.tag, scale=spot.scale)
    seen = setup.seat_of(query["seen"]) if query.get("seen") else None
    shown = table(spot, spoken, seen=seen, wanted=query.get("to", ""))
    again = f"/{spoken.tag.replace('_', '-')}/table?{shown['query']}"
    return page(request, "table/page.html", status=status, address=again, t=shown, notice=notice)


@router.post("/act")
def act(
    request: Request,
    lang: str,
    spoken: Spoken,
    position: Annotated[str, Form(max_length=address.MOST_LETTERS)],
    step: Annotated[str, Form(max_length=80)],
    to: Annotated[str, Form(max_length=30)] = "",
) -> Response:
    """Take a step from a position; a button of another page is refused, an illegal step explained."""
    query = dict(parse_qsl(position))
    step, _, stamp = step.partition("@")
    spot = address.read(query)
    if stamp != play.stamp(position):
        notice = spoken.gettext(
            "The table had moved on when that button was pressed. This is the position now."
        )
        return _shown(request, spoken, query, status=409, notice=notice)
    try:
        if step == "next":
            after = play.dealt(next_hand(spot.hand), spot.scale)
        else:
            after = play.acted(spot, f"{step}{to.strip()}" if step in ("b", "r") else step)
    except HistoryError as error:
        return _shown(request, spoken, query, status=400, notice=_why(error, spot.hand, spot.scale, spoken))
    return RedirectResponse(f"/{lang}/table?{address.write(after)}", 303)


def _why(error: HistoryError, hand: Hand, scale: int, spoken: Language) -> str:
    """Why a step was refused: the ruling, where there is one."""
    refused = error.__cause__
    if isinstance(refused, IllegalAction):
        return ruling(refused.ruling, hand.names, Language.of(spoken.tag, scale=scale))
    return str(refused if isinstance(refused, InvalidInput) else error)
