"""Write `rulebooks.md` beside this file from the rulebooks in the code: `python docs/make_rulebooks.py`."""

from __future__ import annotations

from pathlib import Path

from croupier.knobs import KNOBS, Knob, value_text
from croupier.rules.reasons import SENTENCES, Reason
from croupier.rules.rulebooks import BOOKS, CITATIONS, NAMES, TITLES
from croupier.rules.state import MAX_CHIPS, Rulebook

PAGE = Path(__file__).with_name("rulebooks.md")
DEFAULT = Rulebook()

INTRODUCTION = """\
# Rulebooks

<!-- Written by docs/make_rulebooks.py from the code: change the code, then run it again. -->

Rulebooks differ on some points. Each such point is a knob with a name, and a rulebook is a set of knobs. It
is chosen by its name, and any knob of it can be set otherwise:

```python
>>> from croupier.knobs import rulebook
>>> house = rulebook("tda-2024", reopen="consecutive", fl_raises=4)

```

Why a value was chosen where a book is silent is told in [decisions.md](decisions.md).
"""

NUMBERS = """\
## Rule numbers by reason

Every amount, refusal and payment has a reason, and each reason the rules it stands on in the rulebook in
force. A dash: the book has no text for it, or its number is not known. Cite the book with the number: the two
WSOP books number alike, and the 2026 edition of TDA moved the numbers of 2024.

- TDA: `43-A` is a rule, `Add. 43` the Illustration Addendum to it. Of the 2026 edition only the numbers are
  known that others quote, or that lie between two of those; letters only where they were quoted.
- WSOP: `VIII` is a section without numbers, `glossary: All-in` an entry of the glossary, `preface to 173` the
  text before rule 173. Where the Tournament book is silent, its rule 129 refers to the Live Action book.
- Robert's Rules: `3-6` is section 3, betting and raising, item 6; `3-Showdown 7` and `3-Ties 5` are other
  parts of section 3; `14-NL3` and `14-PL5` the no-limit and pot-limit rules. Copies of version 11 differ by
  one in the items of betting and raising from 6 on.
- Online rooms have no numbers; the page is named.
"""


def page() -> str:
    """The whole page, as it should stand in `rulebooks.md`."""
    parts = [INTRODUCTION, books(), overview(), "## The knobs\n"]
    parts += [section(knob) for knob in KNOBS]
    parts += [NUMBERS, citations(), uncited()]
    return "\n".join(parts)


def books() -> str:
    """The names of the rulebooks and the texts that they stand for."""
    rows = [[f"`{name}`", title] for name, title in zip(NAMES, TITLES, strict=True)]
    return table(["name", "rulebook"], rows)


def overview() -> str:
    """Every knob in every book; what departs from the default is set in bold."""
    rows = []
    for knob in KNOBS:
        usual = value_text(knob.field, DEFAULT)
        cells = [value_text(knob.field, book) for book in BOOKS]
        rows.append([f"`{knob.field}`", *(cell if cell == usual else f"**{cell}**" for cell in cells)])
    head = "## At a glance\n\nBold: not the default, which is that of a `Rulebook()` without arguments.\n\n"
    return head + table(["knob", *NAMES], rows)


def section(knob: Knob) -> str:
    """What a knob decides, its values in words, who uses which, and the rules behind it."""
    lines = [f"### `{knob.field}`", "", f"{knob.point}.", ""]
    if knob.values is None:
        most = f" to {knob.most}" if knob.most < MAX_CHIPS else " up"
        lines.append(f"- A whole number from {knob.least}{most}: {knob.says['']}.")
        lines.append(f"- The default is {value_text(knob.field, DEFAULT)}{others(knob)}.")
    else:
        lines += [f"- `{name}`{users(knob, name)}: {says}." for name, says in knob.says.items()]
    return "\n".join([*lines, "", f"Rules: {knob.source}.", ""])


def users(knob: Knob, name: str) -> str:
    """Which books have this value, and whether it is the default."""
    who = [book for book, knobs in zip(NAMES, BOOKS, strict=True) if value_text(knob.field, knobs) == name]
    said = "all books" if len(who) == len(BOOKS) else ", ".join(who)
    parts = [part for part in (said, "default" if value_text(knob.field, DEFAULT) == name else "") if part]
    return f" ({'; '.join(parts)})" if parts else ""


def others(knob: Knob) -> str:
    """The books whose number is not the default, with their numbers."""
    numbers = {name: value_text(knob.field, book) for name, book in zip(NAMES, BOOKS, strict=True)}
    different = [
        f"{name} {number}" for name, number in numbers.items() if number != value_text(knob.field, DEFAULT)
    ]
    return "; " + ", ".join(different) if different else " in all books"


def citations() -> str:
    """The rule numbers of every reason that has some."""
    rows = [
        [f"`{reason.name}` {SENTENCES[reason]}", *(number or "–" for number in CITATIONS[reason])]
        for reason in Reason
        if reason in CITATIONS
    ]
    return table(["reason", *NAMES], rows)


def uncited() -> str:
    """The reasons that need no rule."""
    lines = [f"- `{reason.name}` {SENTENCES[reason]}" for reason in Reason if reason not in CITATIONS]
    head = "### Reasons without a rule\n\nThey are arithmetic, or a house's own choice.\n"
    return "\n".join([head, *lines, ""])


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
