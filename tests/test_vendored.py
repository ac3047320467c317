"""What others wrote and we ship or test with stands unchanged, with its licence and where it came from."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| (?P<file>[\w.-]+) \| [\w./-]+ \| (?P<sum>[0-9a-f]{64}) \|$", re.MULTILINE)
FOLDERS = sorted(path for part in ("src", "tests") for path in (ROOT / part).rglob("vendor"))


def test_the_folders_are_found() -> None:
    assert [folder.relative_to(ROOT).as_posix() for folder in FOLDERS] == [
        "src/croupier/web/static/vendor",
        "tests/web/vendor",
    ]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.relative_to(ROOT).as_posix())
def test_every_file_is_the_one_its_readme_names(folder: Path) -> None:
    readme = (folder / "README.md").read_text("utf-8")
    listed = {row["file"]: row["sum"] for row in ROW.finditer(readme)}
    there = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}
    there.pop("README.md")
    assert there == listed
    assert "LICENSE" in listed
    assert re.search(r"the npm package `[\w.-]+`, version \d+\.\d+\.\d+", readme)
