"""The addresses of the exercises; an answer is part of the address, and nothing is kept."""

from __future__ import annotations

import random
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import RedirectResponse, Response

from croupier.errors import N_, InvalidInput, brief
from croupier.exercises import KINDS, SEEDS, exercise
from croupier.explain import refusal
from croupier.web.exercises import view
from croupier.web.exercises.given import Given, answered
from croupier.web.exercises.verdict import verdict
from croupier.web.page import Spoken, page

router = APIRouter(prefix="/{lang}/exercises")
"""The exercises' pages."""
_CHANCE = random.SystemRandom()


@router.get("")
def kinds(request: Request, spoken: Spoken) -> Response:
    """The kinds of exercise."""
    return page(request, "exercises/kinds.html", kinds=view.KINDS)


@router.get("/{kind}")
def ask(request: Request, lang: str, spoken: Spoken, kind: str, seed: str = "") -> Response:
    """A question and, where the address holds an answer, what there is to say to it.

    Without a seed one is drawn.
    """
    if kind not in KINDS:
        raise HTTPException(404)
    if not seed:
        drawn = f"/{lang}/exercises/{kind}?seed={_CHANCE.randrange(SEEDS)}"
        return RedirectResponse(drawn, 303, headers={"Cache-Control": "no-store"})
    one = exercise(kind, _number(seed))
    given = Given.of(request.query_params.multi_items())
    shown: dict[str, Any] = {"given": given or Given(), "wrong": "", "field": "", "verdict": None}
    if given:
        try:
            shown["verdict"] = verdict(one, answered(kind, one.hand, given), spoken)
        except InvalidInput as error:
            said = refusal(error, spoken)
            shown |= {"wrong": f"{said[0].upper()}{said[1:]}.", "field": error.field}
    return page(
        request,
        "exercises/question.html",
        status=400 if shown["wrong"] else 200,
        one=one,
        kind=next(known for known in view.KINDS if known.slug == kind),
        still=view.still(one, spoken),
        **shown,
    )


def _number(seed: str) -> int:
    if not (seed.isascii() and seed.isdecimal() and len(seed) <= len(str(SEEDS))):
        raise InvalidInput(
            N_("the number of an exercise is from 0 to {most}, not {seed}"), most=SEEDS - 1, seed=brief(seed)
        )
    return int(seed)
