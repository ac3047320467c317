"""`croupier pots`: settle given contributions, without the betting that led to them."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier import games
from croupier.amounts import scaled
from croupier.cards import typed_cards
from croupier.cli.common import (
    AsJson,
    Book,
    Game,
    Lang,
    Set,
    chosen_rulebook,
    cite,
    console,
    draw_balance,
    in_money,
    pairs,
    print_json,
    say,
)
from croupier.explain import report
from croupier.explain.language import Language
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
    """Show what comes back, each pot and who may win it, who wins, received and net.

    Rake, if set, is taken as after a flop; amounts in `--set` are money like the others.
    """
    live, gone = pairs(players, "player"), pairs(folded, "folded player")
    chips, scale = scaled([*live.values(), *gone.values(), *in_money(settings)])
    done = settle(
        dict(zip(live, chips[: len(live)], strict=True)),
        folded=dict(zip(gone, chips[len(live) :], strict=False)),
        hands={name: typed_cards(hole) for name, hole in pairs(hands, "hand").items()},
        board=typed_cards(board),
        game=_game(game),
        button=button,
        rulebook=chosen_rulebook(rulebook, settings, scale),
    )
    spoken = Language.of(lang, scale=scale)
    if as_json:
        print_json(report.settlement(done, spoken))
    else:
        _tell(done, spoken)


def _game(name: str) -> GameSpec:
    """The game whose hands are ranked; its stakes do not matter here."""
    return games.game(name, "no-limit", blinds=(1, 2))


def _tell(done: Settlement, spoken: Language) -> None:
    """Why the money goes where it goes, and the balance, for people."""
    out = console()
    for made in payments(done):
        say(out, cite(ruling(made, done.names, spoken), (made,), spoken))
    if done.received is None or done.net is None:
        say(out, spoken.gettext("Give the hands and the board to see who wins."))
        return
    draw_balance(out, done.names, done.received, done.net, spoken)
