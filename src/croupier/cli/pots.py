"""`croupier pots`: settle given contributions, without the betting that led to them."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier.calculator import Player, settled_texts
from croupier.cli.common import (
    AsJson,
    Book,
    Game,
    Lang,
    Set,
    cite,
    console,
    draw_balance,
    pairs,
    print_json,
    say,
)
from croupier.explain import report
from croupier.explain.language import Language
from croupier.explain.rulings import payments, ruling
from croupier.settlement import Settlement, seat_of


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
    """Show what comes back, each pot and who may win it, who wins, received and net.

    Rake, if set, is taken as after a flop; amounts in `--set` are money like the others.
    """
    live, gone = pairs(players, "player"), pairs(folded, "folded player")
    dealt, seats = pairs(hands, "hand"), (*live, *gone)
    for name in dealt:
        seat_of(seats, name)
    done, scale = settled_texts(
        [
            *(Player(name, put, False, dealt.get(name, "")) for name, put in live.items()),
            *(Player(name, put, True, dealt.get(name, "")) for name, put in gone.items()),
        ],
        board=board,
        button=button,
        game=game,
        rules=rulebook,
        settings=pairs(settings, "knob"),
    )
    spoken = Language.of(lang, scale=scale)
    if as_json:
        print_json(report.settlement(done, spoken))
    else:
        _tell(done, spoken)


def _tell(done: Settlement, spoken: Language) -> None:
    """Why the money goes where it goes, and the balance, for people."""
    out = console()
    for made in payments(done):
        say(out, cite(ruling(made, done.names, spoken), (made,), spoken))
    if done.received is None or done.net is None:
        say(out, spoken.gettext("Give the hands and the board to see who wins."))
        return
    draw_balance(out, done.names, done.received, done.net, spoken)
