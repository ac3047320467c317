"""What the catalogues must hold: the sentences that stand in the code, and the fields of a sentence."""

from functools import cache
from pathlib import Path
from string import Formatter

from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir

from croupier import games
from croupier.knobs import KNOBS
from croupier.rules.reasons import SENTENCES
from croupier.rules.rulebooks import TITLES

PACKAGE = Path(__file__).parents[2] / "src" / "croupier"

Message = str | tuple[str, ...]

METHODS = [("**.py", "python"), ("**.html", "jinja2")]
OPTIONS = {"**.html": {"silent": "false"}}
KEYWORDS = DEFAULT_KEYWORDS | {"_say": None}


def marked(folder: Path) -> set[Message]:
    """The sentences marked in the Python files and templates of a folder."""
    found = extract_from_dir(folder, METHODS, OPTIONS, KEYWORDS)
    return {message for _, _, message, _, _ in found}


@cache
def messages() -> set[Message]:
    """Every sentence that the code asks a catalogue for; one with plural forms as (one, many)."""
    data = {*SENTENCES.values(), *TITLES, *(variant.title for variant in games.VARIANTS)}
    for knob in KNOBS:
        data |= {knob.point, knob.source, *knob.says.values()}
    return marked(PACKAGE) | data


def fields(sentence: str) -> set[str]:
    """The names in braces of a sentence.

    >>> sorted(fields("{seat} bets {to}"))
    ['seat', 'to']
    """
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}
