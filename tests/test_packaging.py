"""What gets installed: the pinned requirements, and the built wheel."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIN = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[\w.]+)(?P<marker> ; .+?)?(?: --hash=sha256:[0-9a-f]{64})+")


def pins(file: str) -> dict[str, set[str]]:
    """The pinned versions of each package; every line must be a pin with its hashes."""
    found: dict[str, set[str]] = {}
    for line in (ROOT / file).read_text("utf-8").replace("\\\n", "").splitlines():
        if not line.startswith("#"):
            pin = PIN.fullmatch(re.sub(r" +", " ", line))
            assert pin, f"{file}: not a pin with hashes: {line[:80]}"
            found.setdefault(pin["name"], set()).add(pin["version"])
    return found


def declared(*extras: str) -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    optional = project["project"]["optional-dependencies"]
    wanted = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    wanted += [name for extra in extras for name in optional[extra] if not name.startswith("croupier[")]
    return set(wanted)


def test_every_dependency_is_pinned() -> None:
    assert declared("table") <= set(pins("requirements.txt"))
    assert declared("dev", "batch", "table") <= set(pins("requirements-dev.txt"))


def test_both_files_agree() -> None:
    everything = pins("requirements-dev.txt")
    assert pins("requirements.txt").items() <= everything.items()


@pytest.mark.long
def test_the_wheel_holds_the_package_and_needs_nothing_to_be_imported(tmp_path: Path) -> None:
    def python(interpreter: Path | str, *arguments: str) -> str:
        return subprocess.check_output([str(interpreter), *arguments], cwd=tmp_path, text=True)

    python(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", str(ROOT))
    (wheel,) = tmp_path.glob("croupier-*.whl")
    package = ROOT / "src" / "croupier"
    expected = {
        str(path.relative_to(package.parent))
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name} == expected

    venv.create(tmp_path / "empty", with_pip=True)
    interpreter = tmp_path / "empty" / "bin" / "python"
    python(interpreter, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel))
    home = python(interpreter, "-I", "-c", "import croupier; print(croupier.__file__)")
    assert Path(home.strip()).is_relative_to(tmp_path)
