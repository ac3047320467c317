"""`croupier pots`: settle given contributions, without the betting that led to them."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier import games
from croupier.amounts import scaled
from croupier.cli.common import AsJson, Book, Lang, Set, chosen_rulebook, console, pair, print_json, table
from croupier.explain import report
from croupier.explain.language import Language, language
from croupier.settlement import Settlement, settle


def pots(
    players: Annotated[list[str], typer.Argument(metavar="NAME=CHIPS...", help="What each player put in.")],
    folded: Annotated[
        list[str] | None, typer.Option("--folded", metavar="NAME=CHIPS", help="The same of one who folded.")
    ] = None,
    hands: Annotated[
        list[str] | None, typer.Option("--hand", metavar="NAME=CARDS", help="Hole cards, as A=KhKd.")
    ] = None,
    board: Annotated[str, typer.Option("--board", help="The community cards, as KcJd9s5h2c.")] = "",
    button: Annotated[
        str | None, typer.Option("--button", metavar="NAME", help="Who has it; the last player unless given.")
    ] = None,
    game: Annotated[
        str, typer.Option("--game", help=f"One of {', '.join(kind.name for kind in games.VARIANTS)}.")
    ] = "holdem",
    as_json: AsJson = False,
    lang: Lang = "en",
    rulebook: Book = "tda-2024",
    settings: Set = None,
) -> None:
    """Show what comes back, each pot and who may win it, who wins, received and net."""
    live = [pair(text, "player") for text in players]
    gone = [pair(text, "folded player") for text in folded or ()]
    chips, unit = scaled([amount for _, amount in live + gone])
    contributed = _by_name([name for name, _ in live + gone], chips)
    done = settle(
        {name: contributed[name] for name, _ in live},
        folded={name: contributed[name] for name, _ in gone},
        hands=dict(pair(text, "hand") for text in hands or ()),
        board=board,
        game=games.game(game, games.first_limit(game), blinds=(1, 2)),
        button=button,
        rulebook=chosen_rulebook(rulebook, settings),
    )
    spoken = language(lang, unit=unit)
    if as_json:
        print_json(report.settlement(done, spoken))
    else:
        _draw(done, spoken)


def _by_name(names: list[str], chips: list[int]) -> dict[str, int]:
    if len(set(names)) < len(names):
        raise typer.BadParameter("a name is given twice")
    return dict(zip(names, chips, strict=True))
