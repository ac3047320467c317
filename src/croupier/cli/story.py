"""A hand told line by line, each with the rule it stands on."""

from __future__ import annotations

from rich.console import Console

from croupier.explain.language import Language
from croupier.explain.rulings import rules
from croupier.explain.telling import story
from croupier.histories.history import History


def tell(out: Console, history: History, lang: str) -> None:
    """Print the story of a hand."""
    out.print(f"{history.file} #{history.number}", style="bold", markup=False)
    for line in story(history.hand, Language.of(lang, scale=history.scale)):
        cited = ", ".join(dict.fromkeys(rules(made) for made in line.rulings if made.rules))
        out.print(f"  {line.text}" + (f" [{cited}]" if cited else ""), markup=False)
    out.print()
