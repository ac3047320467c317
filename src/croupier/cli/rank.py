"""`croupier rank`: name hands on a board and say what beats what."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from croupier import games
from croupier.cards import cards, names, typed_cards
from croupier.cli.common import (
    AsJson,
    Book,
    Game,
    Lang,
    Set,
    chosen_rulebook,
    console,
    draw,
    print_json,
    table,
)
from croupier.explain.hands import cards_text, hand_name
from croupier.explain.language import N_, Language
from croupier.ranking import MadeHand

_HALVES = {"high": N_("wins high"), "low": N_("wins low"), "pot": N_("wins")}
# The high hand, and the low one where there is one.
Made: TypeAlias = tuple[MadeHand, MadeHand | None]


def rank(
    hands: Annotated[list[str], typer.Argument(metavar="CARDS...", help="Hole cards, as AsKs.")],
    board: Annotated[str, typer.Option("--board", help="The community cards, as 2c3d4h5s6c.")],
    game: Game = "holdem",
    as_json: AsJson = False,
    lang: Lang = "en",
    rulebook: Book = "tda-2024",
    settings: Set = None,
) -> None:
    """Name hands on a board and put them in order, the best first."""
    spoken = Language.of(lang)
    spec = games.game(game, "no-limit", blinds=(1, 2))
    book = chosen_rulebook(rulebook, settings)
    holes, community = [cards(typed_cards(text)) for text in hands], cards(typed_cards(board))
    games.check_deal(spec, holes, community)
    made = [games.describe(spec, book, hole, community) for hole in holes]
    best_high = max(high.strength for high, _ in made)
    best_low = max((low.strength for _, low in made if low), default=0)
    order = sorted(range(len(holes)), key=lambda at: made[at][0].strength, reverse=True)
    if as_json:
        rows = [_row(holes[at], made[at], best_high, best_low, spoken) for at in order]
        print_json({"hands": rows})
        return
    columns = (spoken.gettext(column) for column in (N_("Hand"), N_("Makes"), N_("Plays")))
    shown = table(*columns, "")
    for at in order:
        high, low = made[at]
        name = hand_name(high, spoken) + (f"; {hand_name(low, spoken)}" if low else "")
        won = _wins(made[at], best_high, best_low)
        won = won if spec.low else ["pot" for _ in won]
        told = ", ".join(spoken.gettext(_HALVES[half]) for half in won)
        shown.add_row(cards_text(holes[at]), name, cards_text(high.cards), told)
    draw(console(), shown)


def _row(
    hole: tuple[int, ...], made: Made, best_high: int, best_low: int, spoken: Language
) -> dict[str, object]:
    high, low = made
    return {
        "hand": names(hole),
        "name": hand_name(high, spoken),
        "cards": names(high.cards),
        "kickers": names(high.kickers),
        "low": low and hand_name(low, spoken),
        "wins": _wins(made, best_high, best_low),
    }


def _wins(made: Made, best_high: int, best_low: int) -> list[str]:
    """Which halves of a pot this hand wins or shares: high, low, both or none."""
    high, low = made
    won = ["high"] if high.strength == best_high else []
    return won + (["low"] if low and low.strength == best_low else [])
