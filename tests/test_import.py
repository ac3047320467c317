"""The public names of the package load when asked for."""

import subprocess
import sys

import pytest

import croupier


def test_public_names() -> None:
    from croupier import Hand, errors, games, next_hand, rulebooks, settle

    assert [Hand.__name__, next_hand.__name__, settle.__name__] == ["Hand", "next_hand", "settle"]
    assert [errors.__name__, games.__name__, rulebooks.__name__] == [
        "croupier.errors",
        "croupier.games",
        "croupier.rules.rulebooks",
    ]
    with pytest.raises(AttributeError, match="nothing"):
        croupier.nothing  # type: ignore[attr-defined]  # noqa: B018


def test_the_rules_load_nothing_but_the_standard_library() -> None:
    strangers = {"numpy", "numba", "babel", "rich", "typer"}
    code = f"import sys, croupier.hand, croupier.settlement; print({strangers} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "set()\n"
