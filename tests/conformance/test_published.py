"""The published cases: each passes, each number in them matters, and every trap and brief row has one."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from croupier.conformance import published, read_cases, report, run_case, run_file
from croupier.conformance.files import Case
from croupier.conformance.hands import LEGAL, NEXT
from croupier.knobs import KNOBS

CASES = [case for path in published() for case in read_cases(path)]
IDS = [case["id"] for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_case(case: Case) -> None:
    outcome = run_case(case)
    assert outcome.result == "pass", outcome


def test_ids_are_unique() -> None:
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_case_says_what_it_is(case: Case) -> None:
    assert all(case[field] for field in ("title", "source", "class", "why", "rulebook"))


def test_every_trap_has_a_case() -> None:
    assert {int(name[2:4]) for name in IDS if re.match(r"T-\d\d", name)} == set(range(1, 43))


def test_every_brief_row_that_is_a_number_has_a_case() -> None:
    """B02, B05 to B18, B20 to B26, B30 to B32."""
    rows = {*range(5, 19), *range(20, 27), *range(30, 33)}
    assert rows <= {int(name[1:3]) for name in IDS if re.match(r"B\d\d", name)}


def test_every_value_of_every_knob_is_played() -> None:
    played = {(name, str(value).lower()) for case in CASES for name, value in case["settings"].items()}
    for knob in KNOBS:
        if knob.values:
            assert {(knob.field, value) for value in knob.values} <= played | books_play(knob.field), (
                knob.field
            )


def books_play(field: str) -> set[tuple[str, str]]:
    """Values that a case plays through a field of its own."""
    return {("rake_rounding", "down")} if field == "rake_rounding" else set()


@pytest.mark.parametrize(
    "case", [case for case in CASES if "payoffs" in case["expect"]], ids=lambda case: case["id"]
)
def test_expected_payoffs_sum_to_minus_the_rake(case: Case) -> None:
    expect = case["expect"]
    assert sum(expect["payoffs"].values()) == -expect.get("rake_taken", 0)


ALTERED_WORDS = {"next": sorted(NEXT), "legal": sorted(LEGAL)}


def alterations(name: str, value: Any, seats: list[str]) -> Iterator[Any]:
    """Wrong values in place of this one: each number, word and entry in it changed by itself."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value - 1
    elif value is None:
        yield ALTERED_WORDS.get(name, seats)[0] if name != "small_blind" else 1
    elif isinstance(value, str):
        yield next(word for word in ALTERED_WORDS.get(name, seats) if word != value)
    elif isinstance(value, dict):
        for key, inner in value.items():
            for wrong in alterations(key if name == "" else name, inner, seats):
                yield {**value, key: wrong}
        if name == "refund":
            yield {**value, seats[0]: value.get(seats[0], 0) + 1}
            yield from ({k: v for k, v in value.items() if k != gone} for gone in value)
    else:
        for at, inner in enumerate(value):
            for wrong in alterations("" if isinstance(inner, dict) else name, inner, seats):
                if wrong not in value:
                    yield [*value[:at], wrong, *value[at + 1 :]]
            yield value[:at] + value[at + 1 :]
        spare = next((seat for seat in seats if seat not in value), None)
        if name in ("eligible", "shown", "mucked", "may_see", "show_order") and spare:
            yield [*value, spare]
        if name == "show_order" and len(value) > 1:
            yield value[::-1]


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_a_wrong_expectation_fails(case: Case) -> None:
    seats = list(case.get("stacks") or {**case.get("contributions", {}), **case.get("folded", {})})
    asked = {name: value for name, value in case["expect"].items() if name != "why"}
    tried = 0
    for name, value in asked.items():
        for wrong in alterations(name, value, seats):
            altered = deepcopy(case)
            altered["expect"][name] = wrong
            assert run_case(altered).result == "fail", (name, wrong)
            tried += 1
    assert tried >= len(asked)


def test_the_report_counts_and_is_json() -> None:
    results = run_file(published()[0])
    told = json.loads(json.dumps(report(results)))
    assert list(told) == ["passed", "failed", "cannot_express", "cases"]
    assert (told["passed"], told["failed"], told["cannot_express"]) == (len(results), 0, 0)
    assert all(list(case) == ["id", "result", "expected", "got"] for case in told["cases"])
