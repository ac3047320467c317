"""What the fields of a case may hold, and the set-ups they stand for."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import isfinite
from typing import Any, TypeVar

from croupier import games
from croupier.conformance.files import Case
from croupier.errors import InvalidInput
from croupier.knobs import rulebook
from croupier.rules.state import GameSpec, Rulebook

# fields of a case: remarks for the reader, what says the game, what says the rulebook
REMARKS = {"id", "kind", "title", "source", "class", "numbers", "rules", "why", "expect"}
GAME = {"structure", "variant", "blinds", "ante", "small_bet", "big_bet", "bet_unit"}
BOOK = {"rulebook", "settings", "straddle_counts_as", "rake", "max_raises"}
# who pays an ante, in the words of `games.game`; the fields of a rake
ANTE_FROM = {"each": "each", "bb": "big-blind", "button": "button"}
RAKE = {"percent", "cap", "rounding", "no_flop_no_drop", "unit", "drop"}

_Kind = TypeVar("_Kind")


class CannotExpress(Exception):
    """A field or value that this runner does not know; the text says which."""


def known(given: Iterable[object], names: set[str], what: str = "field") -> None:
    """Check that every name is one of `names`."""
    for name in given:
        if not isinstance(name, str) or name not in names:
            raise CannotExpress(f"{what} {short(name)}")


def take(case: Case, field: str, kind: type[_Kind], default: _Kind | None = None) -> _Kind:
    """A field's value, checked for its type; null counts as absent."""
    value = case.get(field)
    if value is None:
        value = default
    if value is None:
        raise CannotExpress(f"no {field!r}")
    if type(value) is not kind:
        raise CannotExpress(f"{field} is {short(value)}")
    return value


def short(value: object) -> str:
    """A value as text, cut after 60 characters."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def book_of(case: Case) -> Rulebook:
    """The rulebook a case is judged by: its `rulebook`, then `settings`, then the fields that go before."""
    settings = dict(take(case, "settings", dict, {}))
    ante = case.get("ante")
    if isinstance(ante, dict) and "order" in ante:
        settings["bba"] = str(ante["order"]).replace("-", "_")
    if case.get("straddle_counts_as") is not None:
        settings["straddle_as"] = case["straddle_counts_as"]
    if case.get("max_raises") is not None:
        settings["fl_raises"] = case["max_raises"]
    settings |= _rake(take(case, "rake", dict, {}))
    try:
        return rulebook(take(case, "rulebook", str), **settings)
    except InvalidInput as unknown:
        raise CannotExpress(short(str(unknown))) from None


def _rake(rake: dict[str, Any]) -> dict[str, Any]:
    known(rake, RAKE, "rake field")
    knobs: dict[str, Any] = {}
    if "percent" in rake:
        knobs["rake_rate"] = _rate(rake["percent"])
    if rake.get("cap") is not None:
        if rake["cap"] == 0:
            raise CannotExpress("a rake cap of 0")
        knobs["rake_cap"] = rake["cap"]
    if "rounding" in rake:
        knobs["rake_rounding"] = str(rake["rounding"]).replace("-", "_")
    names = {"no_flop_no_drop": "no_flop_no_drop", "unit": "rake_unit", "drop": "drop"}
    return knobs | {names[name]: rake[name] for name in rake if name in names}


def _rate(percent: object) -> int:
    """Hundredths of a per cent: 4.5 is 450."""
    if type(percent) is int or (type(percent) is float and isfinite(percent)):
        rate = Fraction(str(percent)) * 100
        if rate.denominator == 1:
            return int(rate)
    raise CannotExpress(f"rake of {short(percent)} per cent")


def game_of(case: Case) -> GameSpec:
    """The game of a case. Impossible amounts raise `IllegalSetup`, as a refused set-up."""
    ante = take(case, "ante", dict, {})
    known(ante, {"type", "amount", "order"}, "ante field")
    if ante:
        known([ante.get("type")], set(ANTE_FROM), "ante type")
    bets = [case[name] for name in ("small_bet", "big_bet") if case.get(name) is not None]
    blinds = take(case, "blinds", list)
    if any(type(amount) not in (int, float) for amount in (*blinds, *bets)) or len(bets) == 1:
        raise CannotExpress(f"blinds {short(blinds)} with bets {short(bets)}")
    try:
        return games.game(
            take(case, "variant", str),
            take(case, "structure", str),
            blinds=blinds,
            ante=take(ante, "amount", int, 0),
            ante_from=ANTE_FROM[ante.get("type", "each")],
            bets=bets or None,
            bet_unit=take(case, "bet_unit", int, 1),
        )
    except InvalidInput as unknown:
        raise CannotExpress(short(str(unknown))) from None
