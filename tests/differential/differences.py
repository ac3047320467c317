"""The listed differences: which predicate recognises which entry of `differences.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tests.differential import openspiel_differences, openspiel_model, pokerkit_differences, pokerkit_model
from tests.differential.play import Difference, Peer
from tests.differential.reckoning import Reckoning, payoffs
from tests.differential.table import Table

LIST = Path(__file__).with_name("differences.toml")
SITUATIONS = {"pokerkit": pokerkit_differences, "openspiel": openspiel_differences}
RECKONINGS: dict[str, Callable[[Table], Any]] = {
    "pokerkit": pokerkit_model.Reckoning,
    "openspiel": openspiel_model.Reckoning,
}
FIGURES = {"call": "call", "raise": "may_raise", "minimum": "minimum", "maximum": "maximum"}

Predicate = Callable[[Table, Peer, Difference], bool]


class Listed(NamedTuple):
    """One entry of the list: what differs, what we do and by which rule, what the peer does."""

    id: str
    peer: str
    predicate: str
    ours: str
    rule: str
    theirs: str

    def recognises(self, table: Table, peer: Peer, difference: Difference) -> bool:
        predicate: Predicate = getattr(SITUATIONS[self.peer], self.predicate)
        return predicate(table, peer, difference)


def read() -> list[Listed]:
    """The entries, in the order in which they are tried."""
    return [Listed(**entry) for entry in tomllib.loads(LIST.read_text(encoding="utf-8"))["difference"]]


ENTRIES = read()


def explain(table: Table, peer: Peer, difference: Difference) -> str | None:
    """The id of the first entry that recognises a difference; None when there is none.

    A difference is explained only if our figures follow from the rulebooks and the peer's from its own way
    of counting, so that no other error hides behind the situation.
    """
    figure = FIGURES.get(difference.what)
    if figure is not None:
        sides = (Reckoning(table), RECKONINGS[peer.name](table))
        if (difference.ours, difference.theirs) != tuple(getattr(side, figure) for side in sides):
            return None
    if difference.what == "payoffs" and difference.ours != payoffs(table):
        return None
    for entry in ENTRIES:
        if entry.peer == peer.name and entry.recognises(table, peer, difference):
            return entry.id
    return None
