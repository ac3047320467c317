"""The addresses of hands as text."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, File, Form, Request, UploadFile
from fastapi.responses import PlainTextResponse, RedirectResponse, Response

from croupier.errors import CroupierError
from croupier.explain.refusals import refusal
from croupier.explain.rulings import books
from croupier.histories import phh
from croupier.knobs import rulebook
from croupier.rules.rulebooks import NAMES
from croupier.web import address
from croupier.web.hands import reading
from croupier.web.page import Spoken, page

router = APIRouter(prefix="/{lang}")
"""The pages of hands."""


@router.get("/hand.phh")
def download(request: Request, spoken: Spoken) -> Response:
    """The hand as a file in PHH."""
    text = reading.written(address.read(address.parsed(request.url.query)))
    headers = {"Content-Disposition": 'attachment; filename="hand.phh"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/hands")
def paste(request: Request, spoken: Spoken) -> Response:
    """The form for a hand in PHH."""
    return page(
        request,
        "hands/page.html",
        text=phh.EXAMPLE,
        hands=[],
        notice="",
        rules=NAMES[0],
        books=books(spoken),
    )


@router.post("/hands")
async def upload(
    request: Request,
    lang: str,
    spoken: Spoken,
    text: Annotated[str, Form()] = "",
    rules: Annotated[str, Form(max_length=40)] = NAMES[0],
    file: Annotated[UploadFile | None, File()] = None,
) -> Response:
    """Step through a hand in PHH from its start; of several, a list to choose from."""
    data = await file.read() if file and file.filename else text.encode()
    hands: list[tuple[str, str]] = []
    notice = ""
    try:
        found = reading.read(data, rulebook(rules))
        if len(found) == 1:
            return RedirectResponse(f"/{lang}/table?{address.write(reading.spot(found[0]))}", 303)
        hands = [(str(history.number), address.write(reading.spot(history))) for history in found]
    except CroupierError as error:
        notice = refusal(error, spoken)
    return page(
        request,
        "hands/page.html",
        status=400 if notice else 200,
        address=f"/{lang}/hands",
        text=text,
        hands=hands,
        notice=notice,
        rules=rules,
        books=books(spoken),
    )
