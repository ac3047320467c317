"""The page of surviving mutants explains mutants that exist."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_mutant_that_is_explained_exists() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "mutants.py"))
    rules = tool["functions"]()
    explained = tool["explained"]()
    rows = [line for line in (ROOT / "docs" / "mutants.md").read_text("utf-8").splitlines() if "→" in line]
    assert len(explained) == len(rows) > 0
    made = {(name, *pair) for name in {row[0] for row in explained} for pair in tool["mutants"](rules[name])}
    assert explained - made == set()
