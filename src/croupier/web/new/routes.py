"""The addresses of the form that sets a table up."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from croupier.errors import N_, CroupierError, InvalidInput
from croupier.explain.refusals import refusal
from croupier.rules.state import MAX_SEATS
from croupier.web import address
from croupier.web.new import form
from croupier.web.page import Spoken, page

router = APIRouter(prefix="/{lang}")
"""The form's pages."""


@router.get("/new")
def new(request: Request, spoken: Spoken) -> Response:
    """The form that sets a table up, filled with the position it comes from."""
    fields = form.filled(address.parsed(request.url.query))
    return page(request, "new/page.html", form=fields, names=form.choices(spoken), notice="")


@router.get("/start")
def begin(request: Request, lang: str, spoken: Spoken) -> Response:
    """Begin the hand that the form describes; a form with a fault comes back as it was typed."""
    query = request.query_params
    fields = dict(query)
    rows = {name: query.getlist(name) for name in ("name", "stack", "cards")}
    if len(set(map(len, rows.values()))) != 1 or len(rows["name"]) > MAX_SEATS:
        raise InvalidInput(N_("the form of a new table is incomplete"))
    try:
        spot = form.begun(fields, rows)
    except CroupierError as error:
        told = form.typed(fields, rows)
        again = f"/{lang}/new"
        return page(
            request,
            "new/page.html",
            status=400,
            address=again,
            form=told,
            names=form.choices(spoken),
            notice=refusal(error, spoken),
        )
    by_hand = {"deal": "hand"} if fields.get("deal") == "hand" else {}
    return RedirectResponse(f"/{lang}/table?{address.write(spot, **by_hand)}", 303)
