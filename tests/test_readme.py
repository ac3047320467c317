"""What the documents show is what happens: their commands and examples run, their output is compared."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block of a document."""

    line: int
    language: str
    text: str


class Command(NamedTuple):
    """A line after `$ `, and the output shown under it."""

    place: str
    line: str
    shown: str


def blocks(text: str, *languages: str) -> list[Block]:
    found = (Block(text.count("\n", 0, m.start()) + 1, m[1], m[2]) for m in FENCE.finditer(text))
    return [block for block in found if block.language in languages]


def commands(text: str, document: str) -> list[Command]:
    """The commands of all console and sh blocks; what stands before the first `$ ` is an error."""
    found = []
    for block in blocks(text, "console", "sh"):
        before, *parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
        assert not before.strip(), f"{document}:{block.line}: a command starts with '$ '"
        for part in parts:
            line, _, shown = part.partition("\n")
            found.append(Command(f"{document}:{block.line}", line, shown))
    return found


def run(line: str) -> str:
    """What a shell prints for a command, with this environment's programs first."""
    here = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": here, "NO_COLOR": "1", "COLUMNS": "80", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        line,
        shell=True,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, f"{line}: exit status {done.returncode}\n{done.stdout}"
    return done.stdout


def make_targets() -> set[str]:
    return set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def check(command: Command) -> None:
    """Run a croupier command and compare; of a make command only the target is looked up."""
    program, *words = command.line.split()
    if program == "make":
        assert set(words) <= make_targets(), f"{command.place}: no such target"
        assert not command.shown.strip(), f"{command.place}: output of make is not checked"
    else:
        assert program == "croupier", f"{command.place}: only croupier and make commands are checked"
        assert run(command.line) == command.shown, command.place


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_print_what_is_shown(path: Path) -> None:
    for command in commands(path.read_text("utf-8"), path.name):
        check(command)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_python_examples_run(path: Path) -> None:
    """The examples of one document share their names, from top to bottom."""
    parser, runner, names = doctest.DocTestParser(), doctest.DocTestRunner(), {"__name__": "__main__"}
    for block in blocks(path.read_text("utf-8"), "python"):
        example = parser.get_doctest(block.text, names, path.name, str(path), block.line)
        assert example.examples, f"{path.name}:{block.line}: a Python block shows its results after >>>"
        assert runner.run(example, clear_globs=False).failed == 0
        names = example.globs


def test_readme_names_the_two_commands() -> None:
    lines = [command.line for command in commands((ROOT / "README.md").read_text("utf-8"), "README.md")]
    assert lines[:2] == ["make run", "make test"]


def test_blocks_are_read() -> None:
    console = "Say:\n```console\n$ croupier a\none\n\ntwo\n$ croupier b\n```\n"
    text = console + "```sh\n$ make run\n```\n```text\n$ no\n```\n"
    assert commands(text, "X.md") == [
        Command("X.md:2", "croupier a", "one\n\ntwo\n"),
        Command("X.md:2", "croupier b", ""),
        Command("X.md:9", "make run", ""),
    ]
    with pytest.raises(AssertionError, match=r"X.md:1: a command starts"):
        commands("```sh\ncroupier a\n```\n", "X.md")


def test_a_different_output_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.run", lambda line: f"ran {line}\n")
    check(Command("X.md:1", "croupier a", "ran croupier a\n"))
    with pytest.raises(AssertionError, match=r"X.md:1"):
        check(Command("X.md:1", "croupier a", "ran croupier b\n"))
    with pytest.raises(AssertionError, match="no such target"):
        check(Command("X.md:1", "make nothing", ""))
    with pytest.raises(AssertionError, match="only croupier and make"):
        check(Command("X.md:1", "echo a", "a\n"))


def test_a_failing_command_fails() -> None:
    python = Path(sys.executable).name
    assert run(f"{python} -c 'print(7)'") == "7\n"
    with pytest.raises(AssertionError, match="exit status 3"):
        run(f"{python} -c 'raise SystemExit(3)'")
