"""A rulebook's knobs by name: a ready-made book with some set otherwise, and which those are."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.amounts import in_chips, written
from croupier.errors import N_, InvalidInput, brief, concerning
from croupier.knob_table import KNOBS, Knob
from croupier.rules.rulebooks import BOOKS, NAMES
from croupier.rules.state import MAX_SEATS, Rulebook, copy

__all__ = ["CHIP_KNOBS", "KNOBS", "Knob", "knob_value", "rulebook", "rulebook_of", "settings", "value_text"]

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
        raise InvalidInput(
            N_("unknown rulebook {name}: choose one of {names}"), name=brief(name), names=", ".join(NAMES)
        )
    book = copy(BOOKS[NAMES.index(name)])
    for field, value in settings.items():
        with concerning(field):
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
        raise InvalidInput(
            N_("unknown setting {name}: choose one of {names}"), name=brief(field), names=", ".join(_BY_FIELD)
        )
    if knob.values is not None:
        text = str(value).lower() if isinstance(value, bool) else value
        if not isinstance(text, str) or text not in knob.values:
            raise InvalidInput(
                N_("{name} is {given}: choose one of {names}"),
                name=field,
                given=brief(value),
                names=", ".join(knob.values),
            )
        return knob.values[text]
    if field not in _LISTS:
        return _whole(knob, value)
    if not isinstance(value, (list, tuple)):
        return [_whole(knob, value)] * _LISTS[field]
    if len(value) != _LISTS[field]:
        raise InvalidInput(
            N_("{name} has {given} numbers: give one, or {count}"),
            name=field,
            given=len(value),
            count=_LISTS[field],
        )
    return [_whole(knob, one) for one in value]


def rulebook_of(name: str, texts: Mapping[str, str], scale: int = 1) -> Rulebook:
    """The rulebook that a name and its `settings` tell, amounts in money of so many chips.

    Raises `InvalidInput` as `rulebook` does, and for an amount that cannot be read.

    >>> rulebook_of("online", {"reopen": "per_player", "drop": "0.50"}, scale=100).drop
    50
    """
    return rulebook(name, **{field: _value_of(field, text, scale) for field, text in texts.items()})


def _value_of(field: str, text: str, scale: int) -> object:
    if field in CHIP_KNOBS:
        with concerning(field):
            chips = [in_chips(one, scale) for one in text.split("/")]
        return chips if len(chips) > 1 else chips[0]
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else text


def settings(book: Rulebook, scale: int = 1) -> dict[str, str]:
    """What a rulebook sets otherwise than the ready-made one that it cites, as `rulebook_of` reads it.

    >>> settings(rulebook("tda-2024", fl_raises=4, reopen="never"))
    {'reopen': 'never', 'fl_raises': '4'}
    """
    usual = BOOKS[book.source]
    return {
        knob.field: value_text(knob.field, book, scale)
        for knob in KNOBS
        if getattr(book, knob.field) != getattr(usual, knob.field)
    }


def value_text(field: str, book: Rulebook, scale: int = 1) -> str:
    """The value of a knob in a book as text: its name, or its number; a list of equal numbers is one number.

    >>> value_text("pl_blinds", rulebook("online")), value_text("rake_cap", rulebook("online", rake_cap=3))
    ('actual', '3')
    """
    values = _BY_FIELD[field].values
    number: int | list[int] = getattr(book, field)
    if values is not None:
        return next(name for name, code in values.items() if code == number)
    numbers = number if isinstance(number, list) else [number]
    if field in CHIP_KNOBS:
        return "/".join(written(one, scale) for one in (numbers if len(set(numbers)) > 1 else numbers[:1]))
    return str(number)


def _whole(knob: Knob, value: object) -> int:
    if type(value) is not int or not knob.least <= value <= knob.most:
        raise InvalidInput(
            N_("{name} is {given}: give a whole number from {least} to {most}"),
            name=knob.field,
            given=brief(value),
            least=knob.least,
            most=knob.most,
        )
    return value
