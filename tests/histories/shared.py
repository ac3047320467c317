"""Where the tests find hand histories: the published ones beside the repository, and our examples in it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
SHARED = Path(os.environ.get("CROUPIER_SHARED", ROOT.parent / "shared"))
PHH = SHARED / "corpus" / "phh"
needs_corpus = pytest.mark.skipif(
    not PHH.is_dir(), reason="the published hands of ../shared/corpus are not here"
)


def hand(actions: str, /, **fields: str) -> str:
    """The text of a three-handed no-limit hand; fields are given as TOML."""
    given = {
        "variant": "'NT'",
        "antes": "[0, 0, 0]",
        "blinds_or_straddles": "[5, 10, 0]",
        "min_bet": "10",
        "starting_stacks": "[1000, 1000, 1000]",
        "actions": "[" + ", ".join(f"'{action.strip()}'" for action in actions.split(",") if action) + "]",
    }
    return "".join(f"{name} = {value}\n" for name, value in (given | fields).items() if value)
