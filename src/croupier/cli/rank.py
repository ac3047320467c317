"""`croupier rank`: what beats what."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier import games
from croupier.cards import cards, names
from croupier.cli.common import AsJson, Book, Lang, Set, chosen_rulebook, console, print_json, table
from croupier.explain.hands import cards_text, hand_name
from croupier.explain.made import made_hands
from croupier.settlement import settle


def rank(
    hands: Annotated[list[str], typer.Argument(metavar="CARDS...", help="Hole cards, as AsKs.")],
    board: Annotated[str, typer.Option("--board", help="The community cards, as 2c3d4h5s6c.")] = "",
    game: Annotated[
        str, typer.Option("--game", help=f"One of {', '.join(kind.name for kind in games.VARIANTS)}.")
    ] = "holdem",
    as_json: AsJson = False,
    lang: Lang = "en",
    rulebook: Book = "tda-2024",
    settings: Set = None,
) -> None:
    """Name hands on a board and put them in order, the best first."""
