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
    for line in story(history.hand, Language.of(lang, scale=history.scale)):
        say(out, "  " + cite(line.text, line.rulings))
    out.print()
