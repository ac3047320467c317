"""`croupier pots`: settle given contributions, without the betting that led to them."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier import games
from croupier.amounts import scaled
from croupier.cli.common import (
    AsJson,
    Book,
    Game,
    Lang,
    Set,
    chosen_rulebook,
    cite,
    console,
    draw,
    pair,
    print_json,
    printable,
    say,
    table,
)
from croupier.explain import report
from croupier.explain.language import N_, Language
from croupier.explain.rulings import payments, ruling
from croupier.rules.state import GameSpec
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
    game: Game = "holdem",
    as_json: AsJson = False,
    lang: Lang = "en",
    rulebook: Book = "tda-2024",
    settings: Set = None,
) -> None:
    """Show what comes back, each pot and who may win it, who wins, received and net."""
    live = [pair(text, "player") for text in players]
    gone = [pair(text, "folded player") for text in folded or ()]
    chips, scale = scaled([amount for _, amount in live + gone])
    contributed = _by_name([name for name, _ in live + gone], chips)
    done = settle(
        {name: contributed[name] for name, _ in live},
        folded={name: contributed[name] for name, _ in gone},
        hands=dict(pair(text, "hand") for text in hands or ()),
        board=board,
        game=_game(game),
        button=button,
        rulebook=chosen_rulebook(rulebook, settings),
    )
    spoken = Language.of(lang, scale=scale)
    if as_json:
        print_json(report.settlement(done, spoken))
    else:
        _tell(done, spoken)


def _by_name(names: list[str], chips: list[int]) -> dict[str, int]:
    if len(set(names)) < len(names):
        raise typer.BadParameter("a name is given twice")
    return dict(zip(names, chips, strict=True))


def _game(name: str) -> GameSpec:
    """The game whose hands are ranked; its stakes do not matter here."""
    return games.game(name, "no-limit", blinds=(1, 2))


def _tell(done: Settlement, spoken: Language) -> None:
    """Why the money goes where it goes, and the balance, for people."""
    out, amount = console(), spoken.amount
    for made in payments(done):
        say(out, cite(ruling(made, done.names, spoken), (made,)))
    if done.received is None or done.net is None:
        say(out, spoken.gettext("Give the hands and the board to see who wins."))
        return
    columns = (N_("Player"), N_("#Put in"), N_("#Received"), N_("#Net"))
    balance = table(*(spoken.gettext(column) for column in columns))
    for seat, name in enumerate(done.names):
        got, net = done.received.get(seat, 0), done.net[seat]
        balance.add_row(
            printable(name), amount(got - net), amount(got), ("+" if net > 0 else "") + amount(net)
        )
    draw(out, balance)
