"""tools/install-chromium, on machines made up from a folder of commands."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "install-chromium"
OS = Path("/etc/os-release")
on_debian = pytest.mark.skipif(
    not OS.is_file() or "ID=debian" not in OS.read_text("utf-8").splitlines(),
    reason="the tool installs on Debian only",
)
# What tells one request to apt-get from another.
DOWNLOAD, UPDATE, INSTALL = "--download-only", "update", "--no-download"


class Machine:
    """A PATH with the commands that are put there, and what apt-get was asked for."""

    def __init__(self, folder: Path) -> None:
        self.bin, self.asked = folder / "bin", folder / "asked"
        self.bin.mkdir()
        for name in ("env", "grep", "sh", "timeout"):
            real = shutil.which(name)
            assert real
            (self.bin / name).symlink_to(real)

    def put(self, name: str, script: str = "exit 0") -> None:
        path = self.bin / name
        path.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        path.chmod(0o755)

    def put_apt(self, once: str = "never", always: str = "never") -> None:
        """An apt-get that notes what it is asked, and fails at two verbs: the first time, or each time."""
        failed = self.bin / "failed"
        self.put(
            "apt-get",
            f"""echo "$*" >> {self.asked}
            case "$*" in
                *{always}*) exit 100 ;;
                *{once}*) test -e {failed} || {{ : > {failed}; exit 100; }} ;;
            esac""",
        )

    def run(self) -> str:
        done = subprocess.run([TOOL], env={"PATH": str(self.bin)}, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0
        assert done.stderr == ""
        return done.stdout

    def verbs(self) -> list[str]:
        lines = self.asked.read_text("utf-8").splitlines() if self.asked.exists() else []
        return [next(verb for verb in (DOWNLOAD, UPDATE, INSTALL) if verb in line) for line in lines]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    found = Machine(tmp_path)
    found.put("id", "echo 0")
    found.put_apt()
    return found


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_a_browser_that_is_there_is_left_alone(machine: Machine, name: str) -> None:
    machine.put(name)
    assert machine.run() == ""
    assert machine.verbs() == []


def test_without_apt_it_says_what_to_install(machine: Machine) -> None:
    (machine.bin / "apt-get").unlink()
    assert machine.run().splitlines() == [
        "No Chromium (only Debian's can be installed from here): the tests of the pages in a browser will be"
        " skipped. Install chromium or google-chrome."
    ]


@on_debian
def test_it_fetches_then_installs(machine: Machine) -> None:
    assert len(machine.run().splitlines()) == 1
    assert machine.verbs() == [DOWNLOAD, INSTALL]


@on_debian
@pytest.mark.parametrize("update", ["never", UPDATE], ids=["works", "fails in part"])
def test_old_lists_are_renewed(machine: Machine, update: str) -> None:
    machine.put_apt(once=DOWNLOAD, always=update)
    assert len(machine.run().splitlines()) == 1
    assert machine.verbs() == [DOWNLOAD, UPDATE, DOWNLOAD, INSTALL]


@on_debian
@pytest.mark.parametrize(
    ("step", "told"), [(DOWNLOAD, "could not fetch it"), (INSTALL, "could not install it")]
)
def test_a_failure_is_told_and_nothing_more(machine: Machine, step: str, told: str) -> None:
    machine.put_apt(always=step)
    assert told in machine.run().splitlines()[-1]


@on_debian
def test_a_guest_without_sudo_installs_nothing(machine: Machine) -> None:
    machine.put("id", "echo 1000")
    assert "takes root" in machine.run()
    machine.put("sudo", "exit 1")
    assert "takes root" in machine.run()
    assert machine.verbs() == []


@on_debian
def test_sudo_is_never_asked_for_a_password(machine: Machine) -> None:
    machine.put("id", "echo 1000")
    machine.put("sudo", 'test "$1" = -n || exit 1; shift; exec "$@"')
    machine.put("true")
    machine.run()
    assert machine.verbs() == [DOWNLOAD, INSTALL]
