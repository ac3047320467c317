"""`/api/position`: a position with its options and reasons, as `croupier show --json` prints it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from croupier.errors import InvalidInput
from croupier.explain import report
from croupier.explain.language import Language
from croupier.histories import phh
from croupier.knobs import rulebook_of
from croupier.rules.rulebooks import NAMES
from croupier.web import address
from croupier.web.setup import PARAMETERS

router = APIRouter(prefix="/api", tags=["position"])
"""The position as JSON."""
Lang = Annotated[str, Field(max_length=10, description="en, pt-BR or pt-PT.", examples=["pt-BR"])]
"""The language of the sentences."""
_EXAMPLE = "blinds=5/10&stacks=1000,1000,1000&button=3&line=r30"


class PositionOf(BaseModel):
    """A position: the query of an address of the table, or a hand in PHH."""

    model_config = ConfigDict(extra="forbid")

    address: str = Field("", max_length=address.MOST_LETTERS, examples=[_EXAMPLE])
    phh: str = Field("", max_length=200_000, description="A hand history, instead of an address.")
    hand: int = Field(1, ge=0, le=10**9, description="Which hand of the history.")
    at: int | None = Field(None, ge=0, le=10**6, description="The position after so many of its actions.")
    rulebook: str = Field(NAMES[0], max_length=40, description="Who judges a hand in PHH.")
    settings: dict[str, str] = Field({}, max_length=40, description="Knobs over that rulebook.")
    lang: Lang = "en"


@router.get("/position")
def get_position(
    request: Request,
    stacks: Annotated[
        str, Query(max_length=400, description="The chips of each seat.", examples=["1000,1000,1000"])
    ],
    blinds: Annotated[str, Query(max_length=80, description="Small and big.", examples=["5/10"])] = "",
    line: Annotated[str, Query(max_length=20_000, description="What happened.", examples=["r30,c"])] = "",
    lang: Lang = "en",
) -> dict[str, Any]:
    """The position of an address of the table; it takes all parameters that such an address has."""
    return _told(address.parsed(request.url.query), lang)


@router.post("/position")
def post_position(asked: PositionOf) -> dict[str, Any]:
    """The position of an address of the table, or of a hand in PHH."""
    if bool(asked.address) == bool(asked.phh):
        raise InvalidInput("give either an address or a hand in PHH")
    if asked.address:
        return _told(address.parsed(asked.address), asked.lang)
    book = rulebook_of(asked.rulebook, asked.settings)
    history = phh.load(asked.phh, asked.hand, asked.at, rulebook=book)
    return report.position(history.hand, Language.of(asked.lang, scale=history.scale))


def _told(query: dict[str, str], lang: str) -> dict[str, Any]:
    unknown = set(query) - {*PARAMETERS, "cards", "line", "at", "lang"}
    if unknown:
        raise InvalidInput(f"unknown parameters: {', '.join(sorted(unknown))}"[:200])
    spot = address.read(query)
    return report.position(spot.hand, Language.of(lang, scale=spot.scale))
