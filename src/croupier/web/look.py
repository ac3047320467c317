"""How the pages look to a visitor: theme and deck, kept in cookies, set by a form."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form
from fastapi.responses import RedirectResponse

from croupier.web.page import THEMES, Spoken

router = APIRouter(prefix="/{lang}")
"""The form of the look."""
_YEAR = 365 * 24 * 3600


@router.post("/look")
def set_look(
    spoken: Spoken,
    back: Annotated[str, Form(max_length=30_000)],
    theme: Annotated[str, Form()] = "",
    deck: Annotated[str, Form()] = "",
    keys: Annotated[str, Form()] = "",
) -> RedirectResponse:
    """Keep what was chosen and go back; "" is the browser's theme, four colours, keys that act."""
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    answer = RedirectResponse(back if inside else f"/{spoken.tag.replace('_', '-')}/table", 303)
    for name, value, known in (("theme", theme, THEMES), ("deck", deck, ("two",)), ("keys", keys, ("off",))):
        if value in known:
            answer.set_cookie(name, value, max_age=_YEAR, samesite="lax")
        else:
            answer.delete_cookie(name, samesite="lax")
    return answer
