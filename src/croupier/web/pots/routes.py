"""The address of the calculator."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from croupier import games
from croupier.errors import CroupierError
from croupier.explain.language import Language
from croupier.explain.refusals import refusal
from croupier.explain.rulings import books
from croupier.rules.state import MAX_SEATS
from croupier.web.page import Spoken, page
from croupier.web.pots.form import KNOBS, SPARE_ROWS, Form, read
from croupier.web.pots.view import view

router = APIRouter(prefix="/{lang}")
"""The calculator's page."""


@router.get("/pots")
def show(request: Request, lang: str, spoken: Spoken) -> Response:
    """The form as typed, and what comes of it; or what is wrong, at the field where it is.

    A form that was sent with empty fields is answered with the address that leaves them out.
    """
    form = read(request.query_params.multi_items())
    try:
        done, scale = form.settled()
    except CroupierError as error:
        fault = {error.field: refusal(error, spoken)}
        return page(request, "pots/page.html", status=400, **_about(form, spoken), faults=fault, done=None)
    query = form.query()
    address = f"/{lang}/pots?{query}"
    asked = request.query_params.multi_items()
    by_script = "HX-Request" in request.headers
    if asked and not by_script and asked != parse_qsl(query, keep_blank_values=True):
        return RedirectResponse(address, 303)
    told = view(done, Language.of(spoken.tag, scale=scale))
    answer = page(request, "pots/page.html", **_about(form, spoken), faults={}, done=told, query=query)
    if by_script:
        answer.headers["HX-Replace-Url"] = address
    return answer


def _about(form: Form, spoken: Language) -> dict[str, Any]:
    """What the form shows."""
    spare = min(SPARE_ROWS, max(0, MAX_SEATS - len(form.rows)))
    return {
        "form": form,
        "spare": spare,
        "amounts": dict(zip(KNOBS, form.amounts, strict=True)),
        "games": [(kind.name, spoken.gettext(kind.title)) for kind in games.VARIANTS],
        "books": books(spoken),
    }
