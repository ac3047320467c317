"""A rulebook as parameters of an address: the book, what is set otherwise, what it is compared with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import quote, urlencode

from croupier.amounts import scale_of
from croupier.errors import concerning
from croupier.knobs import CHIP_KNOBS, KNOBS, rulebook, rulebook_of, settings
from croupier.rules.rulebooks import NAMES
from croupier.rules.state import Rulebook
from croupier.web import setup

PREFIX = "set."
"""What the names of the form's fields for the points begin with."""


class Chosen(NamedTuple):
    """A rulebook, the scale of its amounts, and the ready-made one beside it, if there is one."""

    book: Rulebook
    scale: int = 1
    other: str = ""

    @property
    def changed(self) -> str:
        """What departs from the book, as the parameter `set` has it."""
        return ",".join(f"{field}:{value}" for field, value in settings(self.book, self.scale).items())

    @property
    def query(self) -> str:
        """The parameters that tell this choice."""
        told = {"rules": NAMES[self.book.source], "set": self.changed, "other": self.other}
        return urlencode({name: text for name, text in told.items() if text}, quote_via=quote, safe=",:/")


def typed(query: Mapping[str, str]) -> dict[str, str]:
    """What the form holds, point by point.

    >>> typed({"rules": "online", "set.reopen": " never "})
    {'reopen': 'never'}
    """
    fields = (knob.field for knob in KNOBS)
    return {field: query[PREFIX + field].strip() for field in fields if PREFIX + field in query}


def read(query: Mapping[str, str]) -> Chosen:
    """The rulebook of an address; a field of the form goes before what `set` says of the same point.

    >>> read({"rules": "online", "set": "reopen:never,rake_cap:0.50", "set.fl_raises": "4"}).query
    'rules=online&set=fl_raises:4,rake_cap:0.50'

    Raises `InvalidInput` for an unknown rulebook, point or value; its `field` is the point.
    """
    knobs = setup.pairs_of(query.get("set", ""), "set=reopen:never") | typed(query)
    knobs = {field: text for field, text in knobs.items() if text}
    scale = max([_scale(field, knobs[field]) for field in CHIP_KNOBS if field in knobs], default=1)
    other = query.get("other", "")
    if other:
        rulebook(other)
    return Chosen(rulebook_of(query.get("rules") or NAMES[0], knobs, scale), scale, other)


def _scale(field: str, text: str) -> int:
    with concerning(field):
        return scale_of(text.split("/"))
