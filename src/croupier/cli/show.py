"""`croupier show`: a position with its options, and the reasons for every bound."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from croupier import games
from croupier.cli.common import (
    AsJson,
    Book,
    Lang,
    Set,
    chosen_rulebook,
    cite,
    console,
    draw,
    draw_balance,
    print_json,
    printable,
    read_text,
    say,
    table,
)
from croupier.errors import HistoryError, IllegalAction
from croupier.explain import report
from croupier.explain.hands import cards_text
from croupier.explain.language import N_, Language
from croupier.explain.rulings import payments, ruling
from croupier.explain.telling import LIMITS, NEXT
from croupier.hand import Hand
from croupier.histories import phh
from croupier.histories.history import History
from croupier.histories.replay import MAX_BYTES
from croupier.options import Ruling
from croupier.rules.rulebooks import TITLES
from croupier.rules.state import ACTIVE, ALL_IN, FIXED_LIMIT, FOLDED, Rulebook

_STREETS = (N_("preflop"), N_("flop"), N_("turn"), N_("river"))
_STATUSES = {ACTIVE: "", FOLDED: N_("folded"), ALL_IN: N_("all-in")}
_BETS = (N_("Bet {least}"), N_("Bet between {least} and {most}"))
_RAISES = (N_("Raise to {least}"), N_("Raise to between {least} and {most}"))


def show(
    file: Annotated[Path, typer.Argument(help="A PHH file.")],
    at: Annotated[
        int | None, typer.Option("--at", min=0, help="The position after so many of the file's actions.")
    ] = None,
    number: Annotated[int, typer.Option("--hand", min=1, help="Which hand of the file.")] = 1,
    as_json: AsJson = False,
    lang: Lang = "en",
    rulebook: Book = "tda-2024",
    settings: Set = None,
) -> None:
    """Show a position of a hand: who acts, what is legal, how much, and why."""
    book, language = chosen_rulebook(rulebook, settings), Language.of(lang)
    try:
        history = read(file, number, at, book)
    except HistoryError as error:
        typer.echo(f"croupier: {error}", err=True)
        refused = error.__cause__
        if isinstance(refused, IllegalAction) and not as_json:
            before = read(file, number, error.action - 1, book)
            spoken = Language.of(language.tag, scale=before.scale)
            draw_ruling(console(), before.hand, refused.ruling, spoken)
            tell(console(), before.hand, spoken)
        raise typer.Exit(1) from None
    spoken = Language.of(language.tag, scale=history.scale)
    if as_json:
        print_json(report.position(history.hand, spoken))
    else:
        tell(console(), history.hand, spoken)


def read(file: Path, number: int, at: int | None, book: Rulebook) -> History:
    """Hand `number` of a file, replayed up to action `at`."""
    return phh.load(read_text(file, MAX_BYTES), number, at, file=str(file), rulebook=book)


def tell(out: Console, hand: Hand, spoken: Language) -> None:
    """A position for people: the table, what comes next, the options with their reasons, the pots."""
    game = hand.game
    played = f"{spoken.gettext(games.VARIANTS[game.variant].title)} {spoken.gettext(LIMITS[game.structure])}"
    stakes = (game.small_bet, game.big_bet) if game.structure == FIXED_LIMIT else _blinds(hand)
    stakes_told = "/".join(spoken.amount(stake) for stake in stakes if stake)
    parts = (played, stakes_told, TITLES[hand.rulebook.source], spoken.gettext(_STREETS[hand.street]))
    say(out, " · ".join(part for part in parts if part), style="bold")
    if hand.board:
        say(out, cards_text(hand.board))
    draw_players(out, hand, spoken)
    pot, bet = spoken.amount(hand.pot_total), spoken.amount(hand.state.current_bet)
    if hand.state.current_bet:
        say(out, spoken.gettext("Pot {pot}, bet to match {bet}").format(pot=pot, bet=bet))
    elif hand.next != "hand_over":
        say(out, spoken.gettext("Pot {pot}").format(pot=pot))
    draw_options(out, hand, spoken)
    for made in payments(hand):
        draw_ruling(out, hand, made, spoken)
    if hand.next == "hand_over":
        draw_balance(out, hand.names, hand.received, hand.net, spoken)


def _blinds(hand: Hand) -> tuple[int, ...]:
    """The blinds and straddles, the smallest first."""
    return tuple(sorted(set(hand.start.blinds)))


def draw_players(out: Console, hand: Hand, spoken: Language) -> None:
    """Who sits where with how much; D marks the button, > the seat to act."""
    state, amount, over = hand.state, spoken.amount, hand.next == "hand_over"
    columns = (N_("Player"), N_("Cards"), N_("#Stack"), N_("#In front"))
    players = table("", *(spoken.gettext(column) for column in columns), "")
    for seat, name in enumerate(hand.names):
        if not hand.start.stacks[seat]:
            continue
        marks = (">" if seat == hand.actor else " ") + ("D" if seat == hand.start.button else " ")
        number = f"p{seat + 1}"
        players.add_row(
            marks,
            number if name == number else f"{number} {printable(name)}",
            cards_text(state.hole[seat][: hand.game.hole_cards]),
            amount(state.stacks[seat]),
            amount(state.committed[seat]) if state.committed[seat] else "",
            "" if over else _told(_STATUSES[state.status[seat]], spoken),
        )
    draw(out, players)


def _told(word: str, spoken: Language) -> str:
    """A word in the language; nothing stays nothing (gettext has a header there)."""
    return spoken.gettext(word) if word else ""


def draw_options(out: Console, hand: Hand, spoken: Language) -> None:
    """What the actor may do, each bound with its reason; or what comes next."""
    options = hand.options
    if options is None:
        say(out, spoken.gettext(NEXT[hand.next or ""]), style="bold")
        return
    told = [spoken.gettext("Fold")] if options.fold else []
    told += [spoken.gettext("Check")] if options.check else []
    if options.call:
        adds = spoken.amount(options.call.adds)
        told.append(spoken.gettext("Call, adding {adds}").format(adds=adds))
    for bounds, (one_size, sizes) in ((options.bet, _BETS), (options.raise_to, _RAISES)):
        if bounds:
            least, most = spoken.amount(bounds.minimum), spoken.amount(bounds.maximum)
            told.append(spoken.gettext(one_size if least == most else sizes).format(least=least, most=most))
    say(out, f"{hand.names[options.seat]}: {' · '.join(told)}", style="bold")
    for made in options.why:
        draw_ruling(out, hand, made, spoken)


def draw_ruling(out: Console, hand: Hand, made: Ruling, spoken: Language) -> None:
    """A ruling as a line, the rule behind it."""
    say(out, "  " + cite(ruling(made, hand.names, spoken), (made,), spoken))
