"""A hand told line by line, each with the rule it stands on."""

from __future__ import annotations

from rich.console import Console

from croupier.cli.common import cite, say
from croupier.explain.language import Language
from croupier.explain.telling import story
from croupier.histories.history import History


def tell(out: Console, history: History, lang: str) -> None:
    """Print the story of a hand."""
    say(out, f"{history.file} #{history.number}", style="bold")
    spoken = Language.of(lang, scale=history.scale)
    for line in story(history.hand, spoken):
        say(out, "  " + cite(line.text, line.rulings, spoken))
    if history.hand.actor is not None:
        seat = history.hand.names[history.hand.actor]
        say(out, "  " + spoken.gettext("{seat} is to act.").format(seat=seat))
    say(out, "")
