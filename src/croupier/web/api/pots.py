"""`/api/pots`: contributions settled, as `croupier pots --json` prints them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from croupier.calculator import Player, settled_texts
from croupier.errors import CroupierError
from croupier.explain import report
from croupier.explain.language import Language
from croupier.rules.rulebooks import NAMES
from croupier.settlement import Settlement
from croupier.web.api.errors import REFUSALS
from croupier.web.pots import form
from croupier.web.setup import MOST_NAME

router = APIRouter(prefix="/api", tags=["pots"], responses=REFUSALS)
"""The calculator as JSON."""
Text = Annotated[str, StringConstraints(max_length=40)]
"""A short text."""
Chips = Annotated[int, Field(strict=True, ge=0, lt=10**13)]
"""An amount in whole chips; decimals come as text."""
Money = int | float
"""An amount, an integer where it is whole."""


class PlayerOf(BaseModel):
    """A player: what was put in, whether the hand was folded, its cards if they are known."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(max_length=MOST_NAME, examples=["A"])
    put: Text | Chips = Field(description="Whole chips, or a text such as 2.50.", examples=[50, "2.50"])
    folded: bool = False
    cards: str = Field("", max_length=40, description="The hole cards.", examples=["KhKd"])


class PotsOf(BaseModel):
    """What players put in, clockwise as they sit, and what else decides."""

    model_config = ConfigDict(extra="forbid")

    players: list[PlayerOf] = Field(max_length=20)
    board: str = Field("", max_length=40, description="The community cards.", examples=["KcJd9s5h2c"])
    button: Text | None = Field(None, description="The player with the button; the last unless given.")
    game: Text = "holdem"
    rulebook: Text = NAMES[0]
    settings: dict[Text, Annotated[str, StringConstraints(max_length=200)]] = Field(
        {}, max_length=40, description="Knobs over the rulebook.", examples=[{"odd_unit": "25"}]
    )


class PotTold(BaseModel):
    """A pot before rake: who may win it, and what it paid to whom."""

    amount: Money
    eligible: list[str]
    awards: dict[str, Money]


class Settled(BaseModel):
    """What came back, the pots, who shows, and what each player received and won or lost.

    `received` and `net` are empty where the cards that decide are missing.
    """

    uncalled: dict[str, Money]
    pots: list[PotTold]
    shows: list[str]
    mucked: list[str]
    rake: Money
    received: dict[str, Money]
    net: dict[str, Money]


# Fields of an address that a body calls otherwise.
_FIELDS = {"rules": "rulebook", "set": "settings"}
Texts = Annotated[list[str], Query(max_length=form.MOST_ROWS)]
"""A parameter that comes once a player."""


@router.get("/pots")
def get_pots(
    request: Request,
    player: Annotated[Texts, Query(description="The names of the players.", examples=[["A", "B"]])],
    put: Annotated[Texts, Query(description="What each put in.", examples=[["50", "120"]])],
    state: Annotated[Texts, Query(description="in or folded, each.")] = [],  # noqa: B006
    cards: Annotated[Texts, Query(description="The hole cards of each.")] = [],  # noqa: B006
    board: Annotated[str, Query(description="The community cards.")] = "",
    button: Annotated[str, Query(description="The number of a player, from 1, or a name.")] = "",
    game: str = "holdem",
    rules: Annotated[str, Query(description="The rulebook.")] = NAMES[0],
    set: Annotated[str, Query(description="Knobs over it, as odd_unit:25,drop:1.")] = "",
) -> Settled:
    """The settlement of an address of the calculator's page."""
    return _told(*form.read(request.query_params.multi_items()).settled())


@router.post("/pots")
def post_pots(asked: PotsOf) -> Settled:
    """Who is paid what, given what everybody put in."""
    players = [Player(one.name, str(one.put), one.folded, one.cards) for one in asked.players]
    try:
        return _told(
            *settled_texts(
                players,
                board=asked.board,
                button=asked.button,
                game=asked.game,
                rules=asked.rulebook,
                settings=asked.settings,
            )
        )
    except CroupierError as error:
        part, dot, rest = error.field.partition(".")
        error.field = _FIELDS.get(part, part) + dot + rest
        raise


def _told(done: Settlement, scale: int) -> Settled:
    return Settled(**report.settlement(done, Language.of("en", scale=scale)))
