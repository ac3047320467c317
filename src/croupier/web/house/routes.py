"""The addresses of the house rules, and of a ruling in large print."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from croupier.errors import CroupierError
from croupier.explain.language import Language
from croupier.explain.refusals import refusal
from croupier.rules.rulebooks import NAMES
from croupier.web import address
from croupier.web.house import chosen, large
from croupier.web.house.view import sheet
from croupier.web.page import Spoken, page

router = APIRouter(prefix="/{lang}")
"""The pages of the house."""


@router.get("/rules")
def rules(request: Request, lang: str, spoken: Spoken) -> Response:
    """A rulebook in words, or what differs from another; a form with a fault comes back as it was typed."""
    query = dict(request.query_params)
    notice = wrong = ""
    try:
        choice = chosen.read(query)
    except CroupierError as error:
        book = query.get("rules", "")
        choice = chosen.read({"rules": book if book in NAMES else ""})
        notice, wrong = refusal(error, spoken), error.field
    here = f"/{lang}/rules?{choice.query}"
    if not notice and request.url.query not in ("", choice.query):
        return RedirectResponse(here, 303)
    shown = sheet(
        choice, Language.of(spoken.tag, scale=choice.scale), chosen.typed(query) if notice else {}, wrong
    )
    link = str(request.base_url).rstrip("/") + here
    status = 400 if notice else 200
    return page(
        request, "house/rules.html", status=status, address=here, sheet=shown, notice=notice, link=link
    )


@router.get("/ruling")
def ruling(request: Request, spoken: Spoken) -> Response:
    """The rulings of a position that have one reason (`why`), or the one that refuses a step (`try`)."""
    query = dict(request.query_params)
    spot = address.read(query)
    spoken = Language.of(spoken.tag, scale=spot.scale)
    eyes = {name: query[name] for name in ("seen", "deal") if query.get(name)}
    position = address.write(spot, **eyes)
    why, step = query.get("why", ""), query.get("try", "")
    made = large.rulings(spot.hand, spoken)
    refused = large.refused(spot, step) if step else None
    wanted = [refused] if refused else [one for one in made if large.code(one) == why]
    others = large.matters([one for one in made if one.reason not in {one.reason for one in wanted}], spoken)
    if wanted:
        told = large.print_of(spot, wanted, spoken)
        return page(request, "house/ruling.html", r=told, position=position, others=others)
    missing = bool(why or step)
    return page(
        request,
        "house/no_ruling.html",
        status=404 if missing else 200,
        missing=missing,
        position=position,
        others=others,
    )
