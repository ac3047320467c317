"""The page of house rules as values: the rules in words, what may be chosen, the differences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from croupier.explain import house
from croupier.explain.language import Language
from croupier.explain.rulings import books, title
from croupier.knobs import rulebook, settings, value_text
from croupier.rules.rulebooks import BOOKS, NAMES
from croupier.rules.state import Rulebook
from croupier.web.house.chosen import Chosen


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the form: its values to choose from, or, for a number, what it means.

    `value` is "" where the point is as in the book, whose own words are `usual`; `wrong` says that it
    cannot be so.
    """

    field: str
    name: str
    value: str
    usual: str
    choices: tuple[tuple[str, str], ...]
    hint: str
    wrong: bool


def sheet(chosen: Chosen, spoken: Language, typed: dict[str, str], wrong: str = "") -> dict[str, Any]:
    """Everything that the page shows; `typed` is what a refused form held, `wrong` the point at fault."""
    book, other = chosen.book, rulebook(chosen.other) if chosen.other else None
    return {
        "name": house.name(book, spoken),
        "title": title(book.source, spoken),
        "book": NAMES[book.source],
        "other": chosen.other,
        "other_name": house.name(other, spoken) if other else "",
        "books": books(spoken),
        "themes": house.house_rules(book, spoken),
        "differences": house.differences(book, other, spoken) if other else (),
        "form": form(book, spoken, settings(book, chosen.scale) | typed, wrong),
        "citations": house.citations(book, spoken),
        "numbering": house.numbering(book, spoken),
        "set": chosen.changed,
        "alone": chosen._replace(other="").query,
    }


def form(
    book: Rulebook, spoken: Language, values: dict[str, str], wrong: str
) -> list[tuple[str, list[Point]]]:
    """The points of the form, theme by theme; `values` are those that depart from the book."""
    usual = BOOKS[book.source]

    def point(rule: house.Rule) -> Point:
        told, own = house.choices(rule.field, spoken), value_text(rule.field, usual)
        hint = told.pop("", "")
        says = told.pop(own, own)
        value = values.get(rule.field, "")
        return Point(rule.field, rule.point, value, says, tuple(told.items()), hint, rule.field == wrong)

    return [(theme.title, [point(rule) for rule in theme.rules]) for theme in house.house_rules(book, spoken)]
