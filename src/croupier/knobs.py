"""A rulebook's knobs by name: a ready-made book with some set otherwise, and which those are."""

from __future__ import annotations

from croupier.errors import InvalidInput, brief
from croupier.knob_table import KNOBS, Knob
from croupier.rules.rulebooks import BOOKS, NAMES
from croupier.rules.state import MAX_SEATS, Rulebook, copy

__all__ = ["CHIP_KNOBS", "KNOBS", "Knob", "knob_value", "rulebook", "settings", "value_text"]

CHIP_KNOBS = ("rake_cap", "rake_unit", "drop", "odd_unit", "pl_round")
"""The knobs that are amounts of chips."""

_BY_FIELD = {knob.field: knob for knob in KNOBS}
_LISTS = {"rake_cap": MAX_SEATS + 1}


def rulebook(name: str, **settings: object) -> Rulebook:
    """A ready-made rulebook with some knobs set otherwise, by the names in `KNOBS`.

    Raises `InvalidInput` for an unknown rulebook, knob or value, and says which are allowed.

    >>> rulebook("tda-2024", reopen="never", fl_raises=4).fl_raises
    4
    """
    if name not in NAMES:
        raise InvalidInput(f"unknown rulebook {brief(name)}: choose one of {', '.join(NAMES)}")
    book = copy(BOOKS[NAMES.index(name)])
    for field, value in settings.items():
        setattr(book, field, knob_value(field, value))
    return book


def knob_value(field: str, value: object) -> int | list[int]:
    """The number, or list of numbers, that a knob's value stands for: a name from `KNOBS`, or a number.

    Raises `InvalidInput` for an unknown knob or a value that it does not have.

    >>> knob_value("pl_blinds", "actual"), knob_value("fl_half", False), knob_value("odd_unit", 25)
    (1, 0, 25)
    """
    knob = _BY_FIELD.get(field) if isinstance(field, str) else None
    if knob is None:
        raise InvalidInput(f"unknown setting {brief(field)}: choose one of {', '.join(_BY_FIELD)}")
    if knob.values is not None:
        text = str(value).lower() if isinstance(value, bool) else value
        if not isinstance(text, str) or text not in knob.values:
            raise InvalidInput(f"{field} is {brief(value)}: choose one of {', '.join(knob.values)}")
        return knob.values[text]
    if field not in _LISTS:
        return _whole(knob, value)
    if not isinstance(value, (list, tuple)):
        return [_whole(knob, value)] * _LISTS[field]
    if len(value) != _LISTS[field]:
        raise InvalidInput(f"{field} has {len(value)} numbers: give one, or {_LISTS[field]}")
    return [_whole(knob, one) for one in value]


def value_text(field: str, book: Rulebook) -> str:
    """The value of a knob in a book as text: its name, or its number; a list of equal numbers is one number.

    >>> value_text("pl_blinds", rulebook("online")), value_text("rake_cap", rulebook("online", rake_cap=3))
    ('actual', '3')
    """
    values = _BY_FIELD[field].values
    number: int | list[int] = getattr(book, field)
    if isinstance(number, list):
        return "/".join(map(str, number if len(set(number)) > 1 else number[:1]))
    return str(number) if values is None else next(name for name, code in values.items() if code == number)


def settings(book: Rulebook) -> dict[str, str]:
    """What a rulebook sets otherwise than the ready-made one that it cites, knob by knob, as text.

    >>> settings(rulebook("tda-2024", fl_raises=4, reopen="never"))
    {'reopen': 'never', 'fl_raises': '4'}
    """
    usual = BOOKS[book.source]
    return {
        knob.field: value_text(knob.field, book)
        for knob in KNOBS
        if getattr(book, knob.field) != getattr(usual, knob.field)
    }


def _whole(knob: Knob, value: object) -> int:
    if type(value) is not int or not knob.least <= value <= knob.most:
        raise InvalidInput(
            f"{knob.field} is {brief(value)}: give a whole number from {knob.least} to {knob.most}"
        )
    return value
