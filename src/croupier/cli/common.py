"""What the commands share: their common options, and printing for people or for programs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from croupier.errors import InvalidInput
from croupier.rules.rulebooks import NAMES

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON with stable keys.")]
Language = Annotated[str, typer.Option("--lang", help="en, pt-BR or pt-PT.")]
Book = Annotated[str, typer.Option("--rulebook", help=f"One of {', '.join(NAMES)}.")]


def print_json(data: dict[str, Any]) -> None:
    """Print data as JSON, numbers and letters as they are."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2, default=float))


def console(*, err: bool = False) -> Console:
    """A console that draws on a terminal and writes plain text elsewhere."""
    return Console(stderr=err, highlight=False, soft_wrap=not sys.stdout.isatty())


def read_text(path: Path, limit: int) -> str:
    """The text of a file of at most `limit` bytes; `InvalidInput` says what is wrong with it."""
    try:
        if path.stat().st_size > limit:
            raise InvalidInput(f"{path} is larger than {limit:,} bytes")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise InvalidInput(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InvalidInput(f"{path} is not a text in UTF-8") from None
