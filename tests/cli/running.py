"""The command line run in this process."""

import sys
from typing import NamedTuple

import pytest

from croupier.cli import main


class Ran(NamedTuple):
    """What a command printed, and its exit status."""

    out: str
    err: str
    status: int


def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *words: str) -> Ran:
    """Run `croupier` with these words."""
    monkeypatch.setattr(sys, "argv", ["croupier", *words])
    status = 0
    try:
        main()
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else 0
    out, err = capsys.readouterr()
    return Ran(out, err, status)
