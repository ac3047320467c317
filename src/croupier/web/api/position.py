"""`/api/position`: a position with its options and reasons, as `croupier show --json` prints it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from croupier.errors import N_, InvalidInput, brief
from croupier.explain import report
from croupier.explain.language import Language
from croupier.hand import Hand
from croupier.histories import phh
from croupier.knobs import rulebook_of
from croupier.rules.rulebooks import NAMES
from croupier.web import address
from croupier.web.api.errors import REFUSALS
from croupier.web.api.pots import Money, Settled
from croupier.web.setup import PARAMETERS

router = APIRouter(prefix="/api", tags=["position"], responses=REFUSALS)
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


class PlayerTold(BaseModel):
    """A player: chips behind, live chips of this street and of the hand."""

    name: str
    stack: Money
    committed: Money
    contributed: Money
    status: str = Field(description="active, folded, all-in or absent.")


class CallTold(BaseModel):
    """A call: the street total that it makes, the chips that it adds."""

    to: Money
    adds: Money
    all_in: bool


class BoundsTold(BaseModel):
    """The smallest and the largest bet or raise: street totals, and the chips that they add."""

    min_to: Money
    max_to: Money
    min_adds: Money
    max_adds: Money


class RuleTold(BaseModel):
    """A rule by its number in a book."""

    rulebook: str
    number: str


class ReasonTold(BaseModel):
    """Why: a stable code, a sentence in the language asked for, the rules that it stands on."""

    code: str
    text: str
    rules: list[RuleTold]


class OptionsTold(BaseModel):
    """What the player to act may do; `why` has the reasons under call, and under bet or raise."""

    fold: bool
    check: bool
    call: CallTold | None
    bet: BoundsTold | None
    raise_: BoundsTold | None = Field(alias="raise")
    why: dict[str, list[ReasonTold]]


class Standing(BaseModel):
    """Who acts with which options, and what lies there."""

    actor: str | None
    button: str
    next: str | None = Field(description="deal_flop, deal_turn, deal_river, showdown or hand_over.")
    street: str
    pot: Money
    current_bet: Money
    players: dict[str, PlayerTold]
    options: OptionsTold | None


class PositionTold(Settled, Standing):
    """A position with its options and reasons, and then what a settlement has."""


@router.get("/position")
def get_position(
    request: Request,
    stacks: Annotated[
        str, Query(max_length=400, description="The chips of each seat.", examples=["1000,1000,1000"])
    ],
    blinds: Annotated[str, Query(max_length=80, description="Small and big.", examples=["5/10"])] = "",
    line: Annotated[str, Query(max_length=20_000, description="What happened.", examples=["r30,c"])] = "",
    lang: Lang = "en",
) -> PositionTold:
    """The position of an address of the table; it takes all parameters that such an address has."""
    return _told(address.parsed(request.url.query), lang)


@router.post("/position")
def post_position(asked: PositionOf) -> PositionTold:
    """The position of an address of the table, or of a hand in PHH."""
    if bool(asked.address) == bool(asked.phh):
        raise InvalidInput(N_("give either an address or a hand in PHH"))
    if asked.address:
        return _told(address.parsed(asked.address), asked.lang)
    book = rulebook_of(asked.rulebook, asked.settings)
    history = phh.load(asked.phh, asked.hand, asked.at, rulebook=book)
    return _position(history.hand, Language.of(asked.lang, scale=history.scale))


def _told(query: dict[str, str], lang: str) -> PositionTold:
    unknown = set(query) - {*PARAMETERS, "cards", "line", "at", "seen", "deal", "lang"}
    if unknown:
        raise InvalidInput(N_("unknown parameters: {names}"), names=brief(", ".join(sorted(unknown))))
    spot = address.read(query)
    return _position(spot.hand, Language.of(lang, scale=spot.scale))


def _position(hand: Hand, spoken: Language) -> PositionTold:
    return PositionTold.model_validate(report.position(hand, spoken))
