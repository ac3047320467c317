"""`croupier replay`: replay hands by the rules and check the recorded results."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from croupier.cli.common import AsJson, Book, Lang, Set, chosen_rulebook, console, print_json, say
from croupier.cli.story import tell
from croupier.errors import InvalidInput
from croupier.histories.replay import Result, summary
from croupier.histories.replay import replay as replayed

EVERY = 0.1
"""Seconds between two counts on a terminal."""


def replay(
    paths: Annotated[list[Path], typer.Argument(help="Files (.phh, .phhs, .zip) and folders.")],
    explain: Annotated[bool, typer.Option("--explain", help="Tell each hand, with the rules.")] = False,
    as_json: AsJson = False,
    lang: Lang = "en",
    rulebook: Book = "tda-2024",
    settings: Set = None,
) -> None:
    """Replay hands; exit status 1 when one breaks the rules or ends otherwise than its file says."""
    results = replayed(*paths, rulebook=chosen_rulebook(rulebook, settings))
    if explain and not as_json:
        results = _told(results, lang)
    told = summary(_shown(results))
    if as_json:
        print_json(told)
    else:
        out = console()
        for failure in told["failures"]:
            say(out, failure["error"], style="red")
        for game, count in told["skipped_games"].items():
            say(out, f"skipped: {count} of {game} (not built yet)")
        counts = ", ".join(f"{told[kind]} {kind}" for kind in ("ok", "failed", "skipped"))
        say(out, f"{told['hands']} hand{'s' if told['hands'] != 1 else ''}: {counts}")
    if not told["hands"]:
        raise InvalidInput("there is no hand history (.phh, .phhs) in what was given")
    if told["failed"]:
        raise typer.Exit(1)


def _told(results: Iterable[Result], lang: str) -> Iterator[Result]:
    """Tell each hand as it passes."""
    out = console()
    for result in results:
        if result.history:
            tell(out, result.history, lang)
        yield result


def _shown(results: Iterable[Result]) -> Iterator[Result]:
    """Count on a terminal while the hands pass."""
    shown = console(err=True)
    if not shown.is_terminal:
        yield from results
        return
    columns = (SpinnerColumn(), TextColumn("{task.completed} hands"), TimeElapsedColumn())
    with Progress(*columns, console=shown, transient=True) as progress:
        task = progress.add_task("replay", total=None)
        last, count = time.monotonic(), 0
        for count, result in enumerate(results, 1):
            if time.monotonic() - last > EVERY:
                last = time.monotonic()
                progress.update(task, completed=count)
            yield result
        progress.update(task, completed=count)
