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
    console,
    print_json,
    read_text,
    table,
)
from croupier.errors import HistoryError, InvalidInput
from croupier.explain import report
from croupier.explain.hands import cards_text
from croupier.explain.language import Language
from croupier.explain.rulings import payments, rules, ruling
from croupier.hand import Hand
from croupier.histories import phh
from croupier.histories.history import History
from croupier.histories.replay import MAX_BYTES
from croupier.options import Ruling
from croupier.position import STATUSES, STREETS
from croupier.rules.rulebooks import TITLES
from croupier.rules.state import ACTIVE, Rulebook


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
    try:
        history = read(file, number, at, chosen_rulebook(rulebook, settings))
    except HistoryError as error:
        typer.echo(f"croupier: {error}", err=True)
        raise typer.Exit(1) from None
    spoken = Language.of(lang, scale=history.scale)
    if as_json:
        print_json(report.position(history.hand, spoken))
    else:
        draw(console(), history.hand, spoken)


def read(file: Path, number: int, at: int | None, book: Rulebook) -> History:
    """Hand `number` of a file, replayed up to action `at`."""
    for section in phh.tables(read_text(file, MAX_BYTES), file=str(file)):
        if section.number == number:
            actions = section.fields.get("actions")
            if at is not None and type(actions) is list:
                if at > len(actions):
                    raise InvalidInput(f"--at {at}: the hand has {len(actions)} actions")
                section.fields["actions"] = actions[:at]
            return phh.replayed(section, file=str(file), rulebook=book)
    raise InvalidInput(f"--hand {number}: {file} has no such hand")


def draw(out: Console, hand: Hand, spoken: Language) -> None:
    """A position for people: the table, what comes next, the options with their reasons, the pots."""
    say, amount = spoken.gettext, spoken.amount
    game = games.VARIANTS[hand.game.variant].title
    out.print(f"{game} · {TITLES[hand.rulebook.source]} · {say(STREETS[hand.street])}", style="bold")
    if hand.board:
        out.print(cards_text(hand.board))
    state = hand.state
    players = table("", say("Player"), say("Cards"), "#" + say("Stack"), "#" + say("In front"), "")
    for seat, name in enumerate(hand.names):
        if hand.start.stacks[seat]:
            players.add_row(
                _marks(hand, seat),
                f"p{seat + 1}" if name == f"p{seat + 1}" else f"p{seat + 1} {name}",
                cards_text(state.hole[seat][: hand.game.hole_cards]),
                amount(state.stacks[seat]),
                amount(state.committed[seat]) if state.committed[seat] else "",
                "" if state.status[seat] == ACTIVE else say(STATUSES[state.status[seat]]),
            )
    out.print(players)
    out.print(
        say("Pot {pot}, bet to match {bet}").format(pot=amount(hand.pot_total), bet=amount(state.current_bet))
    )
    draw_options(out, hand, spoken)
    draw_outcome(out, hand, spoken)


def _marks(hand: Hand, seat: int) -> str:
    """The button, and an arrow at the seat to act."""
    return (">" if seat == hand.actor else " ") + ("D" if seat == hand.start.button else " ")


def draw_options(out: Console, hand: Hand, spoken: Language) -> None:
    """What the actor may do, each bound with its reason; or what comes next."""
    say, amount = spoken.gettext, spoken.amount
    options = hand.options
    if options is None:
        out.print(say("Next: {what}").format(what=say((hand.next or "").replace("_", " "))))
        return
    names = [term for term, there in (("Fold", options.fold), ("Check", options.check)) if there]
    if options.call:
        names.append(say("Call, adding {adds}").format(adds=amount(options.call.adds)))
    for bounds, wager in (
        (options.bet, "Bet {least} to {most}"),
        (options.raise_to, "Raise to {least} to {most}"),
    ):
        if bounds:
            names.append(say(wager).format(least=amount(bounds.minimum), most=amount(bounds.maximum)))
    out.print(f"{hand.names[options.seat]}: " + " · ".join(say(name) for name in names), style="bold")
    wager_bounds = options.bet or options.raise_to
    refusal = options.why_no_raise()
    reasons = [options.why_check(), *(wager_bounds.why if wager_bounds else ())]
    draw_rulings(out, hand, [*reasons, refusal] if refusal else reasons, spoken)


def draw_rulings(out: Console, hand: Hand, made: list[Ruling], spoken: Language) -> None:
    """Rulings as a list, the rule behind each."""
    for one in made:
        cited = rules(one)
        out.print(f"  {ruling(one, hand.names, spoken)}" + (f" [{cited}]" if cited else ""), markup=False)


def draw_outcome(out: Console, hand: Hand, spoken: Language) -> None:
    """What came back and the pots, as far as the hand has come."""
    draw_rulings(out, hand, list(payments(hand)), spoken)
