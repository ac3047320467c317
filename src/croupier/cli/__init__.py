"""The command line: one command a file, each thin over the library."""

from __future__ import annotations

import sys
from importlib.metadata import version as installed
from io import TextIOWrapper
from typing import Annotated

import typer

from croupier.cli.conformance import conformance
from croupier.cli.pots import pots
from croupier.cli.rank import rank
from croupier.cli.replay import replay
from croupier.cli.show import show
from croupier.cli.table import table
from croupier.errors import CroupierError

app = typer.Typer(
    name="croupier",
    no_args_is_help=True,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Poker hands replayed, explained and settled by the rulebook.",
)
"""The commands, as a Typer application."""


@app.callback()
def options(
    version: Annotated[bool, typer.Option("--version", help="Print the version.", is_eager=True)] = False,
) -> None:
    """Options before a command."""
    if version:
        typer.echo(installed("croupier"))
        raise typer.Exit


for command in (table, replay, show, pots, rank, conformance):
    app.command()(command)


def main() -> None:
    """Run the command line: exit status 0, 1 when a hand or case failed, 2 for bad usage."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except CroupierError as error:
        typer.echo(f"croupier: {error}", err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
