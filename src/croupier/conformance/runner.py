"""Run cases, and compare what they expect with what the library gives."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from croupier.conformance import hands, settling, tables
from croupier.conformance.files import Case, check_case, read_cases
from croupier.conformance.values import CannotExpress, known, short

# who runs a kind of case; lists without an order; objects in which nothing may be missing
KINDS = {"hand": hands, "settle": settling, "table": tables}
UNORDERED = {"legal", "eligible", "shown", "mucked", "may_see", "players"}
COMPLETE = {"refund", "awards", "posts"}


class Result(NamedTuple):
    """The outcome of a case: "pass", "fail" or "cannot express", what it expects and what was got."""

    id: str
    result: str
    expected: dict[str, Any]
    got: dict[str, Any]


def run_case(case: Case) -> Result:
    """Run one case.

    A field or value that the runner does not know gives "cannot express", with what it was as `reason`.
    Raises `InvalidInput` for what is no case: no `id`, no `expect`.

    >>> case = {"id": "open", "structure": "no-limit", "variant": "holdem", "rulebook": "tda-2024",
    ...         "blinds": [5, 10], "stacks": {"p1": 500, "p2": 500, "p3": 500},
    ...         "actions": [["p3", "raise_to", 30]], "expect": {"min_raise_to": 40}}
    >>> run_case(case)
    Result(id='open', result='fail', expected={'min_raise_to': 40}, got={'min_raise_to': 50})
    """
    check_case(case)
    expect = {name: value for name, value in case["expect"].items() if name != "why"}
    try:
        kind = case.get("kind", "hand")
        if not isinstance(kind, str) or kind not in KINDS:
            raise CannotExpress(f"kind {short(kind)}")
        known(expect, KINDS[kind].ASKS, "expectation")
        facts = KINDS[kind].run(case)
    except CannotExpress as unknown:
        return Result(case["id"], "cannot express", expect, {"reason": str(unknown)})
    got = {name: facts.get(name) for name in expect}
    refused = facts.get("illegal", False)
    if refused:
        got |= {name: facts[name] for name in ("illegal", "why", "changed") if name in facts}
    passed = all(same(name, value, facts.get(name)) for name, value in expect.items())
    passed = passed and refused == expect.get("illegal", False) and "changed" not in facts
    return Result(case["id"], "pass" if passed else "fail", expect, got)


def same(name: str, expected: object, got: object) -> bool:
    """Whether a value is what is expected under this name.

    Lists of seats that have no order are compared as sets; objects by seat are compared at the seats that
    are named, refunds, awards and posts in full.
    """
    if isinstance(expected, dict) and isinstance(got, dict):
        if name in COMPLETE and expected.keys() != got.keys():
            return False
        inner = name if name in UNORDERED else ""
        return all(key in got and same(inner or key, value, got[key]) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(got, list):
        if name in UNORDERED:
            expected, got = sorted(expected, key=repr), sorted(got, key=repr)
        return len(expected) == len(got) and all(same("", *pair) for pair in zip(expected, got, strict=True))
    return type(expected) is type(got) and expected == got


def run_file(path: str | Path) -> list[Result]:
    """Run the cases of a file (JSON Lines).

    Raises `InvalidInput`, with the line's number, for a file that is not one.

    >>> from croupier.conformance.files import published
    >>> {result.result for result in run_file(published()[-1])}
    {'pass'}
    """
    return [run_case(case) for case in read_cases(path)]


def report(results: Iterable[Result]) -> dict[str, Any]:
    """The results as one JSON object, with how many passed, failed, or cannot be expressed.

    >>> report([Result("T-01", "pass", {"actor": "p1"}, {"actor": "p1"})])["passed"]
    1
    """
    cases = [result._asdict() for result in results]
    count = {
        word: sum(case["result"] == word for case in cases) for word in ("pass", "fail", "cannot express")
    }
    return {
        "passed": count["pass"],
        "failed": count["fail"],
        "cannot_express": count["cannot express"],
        "cases": cases,
    }
