"""`croupier rank`: name hands on a board and say what beats what."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier import games
from croupier.cards import cards, names
from croupier.cli.common import AsJson, Book, Game, Lang, Set, chosen_rulebook, console, print_json, table
from croupier.errors import IllegalSetup
from croupier.explain.hands import cards_text, hand_name
from croupier.explain.language import language
from croupier.ranking import MadeHand


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
    spoken = language(lang)
    spec = games.game(game, "no-limit", blinds=(1, 2))
    book = chosen_rulebook(rulebook, settings)
    holes, community = [cards(text) for text in hands], cards(board)
    games.check_deal(spec, holes, community)
    made = [games.describe(spec, book, hole, community) for hole in holes]
    order = sorted(range(len(holes)), key=lambda at: made[at][0].strength, reverse=True)
    best_low = max((low.strength for _, low in made if low), default=0)
    rows = [
        {
            "hand": names(holes[at]),
            "place": 1 + sum(other.strength > made[at][0].strength for other, _ in made),
            "name": hand_name(made[at][0], spoken),
            "cards": names(made[at][0].cards),
            "low": made[at][1] and hand_name(made[at][1], spoken),
            "wins": _wins(made[at], made[order[0]][0].strength, best_low),
        }
        for at in order
    ]
    if as_json:
        print_json({"hands": rows})
        return
    shown = table("#", spoken.gettext("Hand"), spoken.gettext("Makes"), spoken.gettext("Plays"), "")
    for row in rows:
        name = f"{row['name']}; {row['low']}" if row["low"] else str(row["name"])
        shown.add_row(
            str(row["place"]),
            cards_text(cards(str(row["hand"]))),
            name,
            cards_text(cards(str(row["cards"]))),
            " ".join(spoken.gettext(half) for half in row["wins"]),
        )
    console().print(shown)


def _wins(made: tuple[MadeHand, MadeHand | None], best_high: int, best_low: int) -> list[str]:
    """Which halves of a pot this hand wins or shares: high, low, both or none."""
    high, low = made
    won = ["high"] if high.strength == best_high else []
    return won + (["low"] if low and low.strength == best_low else [])
