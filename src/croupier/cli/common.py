"""What the commands share: their common options, and printing for people or for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from croupier.errors import InvalidInput
from croupier.explain.language import N_, Language
from croupier.explain.rulings import cited
from croupier.games import VARIANTS
from croupier.knobs import rulebook_of
from croupier.options import Ruling
from croupier.rules.rulebooks import NAMES
from croupier.rules.state import Rulebook

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON with stable keys.")]
"""The option `--json`."""
Lang = Annotated[str, typer.Option("--lang", help="en, pt-BR or pt-PT.")]
"""The option `--lang`."""
Book = Annotated[str, typer.Option("--rulebook", help=f"One of {', '.join(NAMES)}.")]
"""The option `--rulebook`."""
Game = Annotated[str, typer.Option("--game", help=f"One of {', '.join(kind.name for kind in VARIANTS)}.")]
"""The option `--game`."""
Set = Annotated[
    list[str] | None, typer.Option("--set", metavar="KNOB=VALUE", help="A knob over the rulebook.")
]
"""The option `--set`."""


def chosen_rulebook(name: str, settings: list[str] | None) -> Rulebook:
    """The rulebook of `--rulebook` and `--set`; `InvalidInput` says which there are."""
    return rulebook_of(name, pairs(settings, "knob"))


def pair(text: str, what: str) -> tuple[str, str]:
    """The two sides of NAME=VALUE.

    >>> pair("A=50", "player")
    ('A', '50')
    """
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise typer.BadParameter(f"{text!r}: write a {what} as NAME=VALUE")
    return name, value


def print_json(data: dict[str, Any]) -> None:
    """Print data as JSON, names with their accents, money as it was written."""
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def console(*, err: bool = False) -> Console:
    """A console that draws on a terminal and writes plain text elsewhere."""
    stream = sys.stderr if err else sys.stdout
    terminal = stream is not None and stream.isatty()
    return Console(stderr=err, highlight=False, markup=False, emoji=False, width=None if terminal else 100)


def read_text(path: Path, limit: int) -> str:
    """The text of a file of at most `limit` bytes; `InvalidInput` says what is wrong with it."""
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
        if len(data) > limit:
            raise InvalidInput(f"{path} is larger than {limit:,} bytes")
        return data.decode("utf-8-sig")
    except OSError as error:
        raise InvalidInput(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InvalidInput(f"{path} is not a text in UTF-8") from None


def pairs(texts: Iterable[str] | None, what: str) -> dict[str, str]:
    """NAME=VALUE texts by name; a name given twice is refused.

    >>> pairs(["A=KhKd", "B=JcJh"], "hand")
    {'A': 'KhKd', 'B': 'JcJh'}
    """
    found: dict[str, str] = {}
    for text in texts or ():
        name, value = pair(text, what)
        if name in found:
            raise InvalidInput(f"the {what} of {name} is given twice")
        found[name] = value
    return found


def say(out: Console, text: str, style: str | None = None) -> None:
    """Print a sentence; a terminal breaks it at words, a file keeps it in one line."""
    out.print(printable(text), style=style, soft_wrap=not out.is_terminal)


# The blanks that languages put between thousands.
_BLANKS = "\u00a0\u202f"


def printable(text: str) -> str:
    """A text from a file without what would command a terminal or break the line.

    >>> printable("\x1b[2JAna")
    '?[2JAna'
    """
    return "".join(letter if letter.isprintable() or letter in _BLANKS else "?" for letter in text)


def cite(text: str, made: Iterable[Ruling], spoken: Language) -> str:
    """A sentence with the rules it stands on behind it, each once."""
    found: dict[str, list[str]] = {}
    for one in made:
        for book, number in one.rules:
            numbers = found.setdefault(spoken.gettext(book), [])
            told = cited(number, spoken)
            numbers += [told] if told not in numbers else []
    rules = "; ".join(f"{book} {', '.join(numbers)}" for book, numbers in found.items())
    return f"{text} [{rules}]" if rules else text


def draw(out: Console, made: Table) -> None:
    """Print a table; a file gets no blanks at the ends of its lines."""
    if out.is_terminal:
        out.print(made)
        return
    with out.capture() as drawn:
        out.print(made)
    for line in drawn.get().splitlines():
        out.print(line.rstrip(), soft_wrap=True)


def draw_balance(
    out: Console, names: Sequence[str], received: Mapping[int, int], net: Mapping[int, int], spoken: Language
) -> None:
    """What each player put in, received and won or lost, as a table."""
    columns = (N_("Player"), N_("#Put in"), N_("#Received"), N_("#Net"))
    balance = table(*(spoken.gettext(column) for column in columns))
    amount = spoken.amount
    for seat, change in net.items():
        got = received.get(seat, 0)
        balance.add_row(printable(names[seat]), amount(got - change), amount(got), spoken.signed(change))
    draw(out, balance)


def table(*columns: str, title: str | None = None) -> Table:
    """A quiet table; a column whose name begins with `#` holds numbers."""
    made = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    for column in columns:
        number = column.startswith("#")
        made.add_column(column.removeprefix("#"), justify="right" if number else "left", no_wrap=True)
    return made
