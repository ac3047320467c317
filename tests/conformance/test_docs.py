"""The page about the format: its examples pass, and it names every field."""

import json
import re
from pathlib import Path

import pytest

from croupier.conformance import hands, run_case, settling, tables
from croupier.conformance.values import ANTE_FROM, RAKE

PAGE = (Path(__file__).parents[2] / "docs" / "conformance.md").read_text("utf-8")
EXAMPLES = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: case["id"])
def test_an_example_passes(case: dict[str, object]) -> None:
    assert run_case(case).result == "pass"


def test_the_worked_example_fails_when_a_number_is_changed() -> None:
    wrong = json.loads(json.dumps(EXAMPLES[0]).replace("140", "141"))
    assert run_case(wrong).result == "fail"


def test_the_page_names_every_field_and_expectation() -> None:
    named = set(re.findall(r'[`"]([a-z_]+)[`"]', PAGE))
    fields = hands.FIELDS | settling.FIELDS | tables.FIELDS | tables.HAND | set(RAKE) | set(ANTE_FROM)
    asks = hands.ASKS | settling.ASKS | tables.ASKS
    words = hands.NEXT | hands.LEGAL | set(hands.PLAIN) | set(hands.SIZED) | set(hands.SHOWING)
    assert (fields | asks | words) - named == set()
