"""The addresses of the guides."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from croupier.explain.rulings import cited
from croupier.explain.words import term
from croupier.web.guides.guides import BY_SLUG, GUIDES
from croupier.web.guides.sources import sources
from croupier.web.guides.worked import example
from croupier.web.page import Spoken, page

router = APIRouter(prefix="/{lang}/guides")
"""The pages of the guides."""


@router.get("")
def index(request: Request, spoken: Spoken) -> Response:
    """The guides in reading order."""
    return page(request, "guides/index.html", guides=GUIDES)


@router.get("/{slug}")
def guide(request: Request, spoken: Spoken, slug: str) -> Response:
    """One guide, its examples worked out as it is read.

    The prose may use `example(name)`, a `Worked`, and `term(name)`, the word for a named action.
    """
    if slug not in BY_SLUG:
        raise HTTPException(404)
    at = GUIDES.index(BY_SLUG[slug])
    return page(
        request,
        "guides/guide.html",
        guide=GUIDES[at],
        previous=GUIDES[at - 1] if at else None,
        next=GUIDES[at + 1] if at + 1 < len(GUIDES) else None,
        prose=f"guides/{spoken.tag}/{slug}.html",
        sources=sources(slug),
        cited=partial(cited, language=spoken),
        example=partial(example, tag=spoken.tag),
        term=partial(term, language=spoken),
    )
