"""The fast reader takes only what TOML takes, and reads it the same."""

from __future__ import annotations

import tomllib
import zipfile
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from croupier.errors import HistoryError
from croupier.histories.phh import parse
from croupier.histories.phh.parse import tables
from tests.histories.shared import EXAMPLES, PHH, needs_corpus

PLAIN = """\
# A comment
[1]
variant = 'NT'
antes = [2.50, 0]
actions = ['d dh p1 AsKs', "p2 f"]
time = 00:00:26
deep = -12

[2]
empty = []
names = ["O'Hara",
  'Bia', # the second
]
done = true
"""
PIECES = [
    *"'\"[],# =\n-0.1a+_\\{}\t\r\x00é\x7f",
    " = ",
    "\n",
    "a = ",
    "b = 'p1 f'",
    "['x', 'y']",
    "[1, 2]",
    "true",
    "[1]\n",
    "[2]",
    "00:00:26",
    "2.50",
    "'''",
    '"""',
    "# note\n",
    "e5",
    "inf",
]
soup = st.lists(st.sampled_from(PIECES), max_size=14).map("".join)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A plain document with a few characters lost or put in."""
    text = PLAIN
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(st.sampled_from(["", *PIECES])) + text[at + draw(st.integers(0, 2)) :]
    return text


def by_tomllib(text: str) -> list[dict[str, Any]] | None:
    """The tables as `tomllib` finds them; None for no TOML."""
    try:
        document = tomllib.loads(text, parse_float=Decimal)
    except (ValueError, ArithmeticError):
        return None
    if all(isinstance(value, dict) for value in document.values()):
        return list(document.values())
    return [document]


def by_us(text: str) -> list[dict[str, Any]] | None:
    try:
        return [table.fields for table in tables(text)]
    except HistoryError:
        return None


def documents() -> Iterator[str]:
    """Every published hand history and every example."""
    for folder in (PHH, EXAMPLES):
        for path in sorted(folder.rglob("*.phh*")):
            yield path.read_text("utf-8")
    with zipfile.ZipFile(PHH / "pluribus.zip") as archive:
        for name in archive.namelist():
            if name.endswith(".phh"):
                yield archive.read(name).decode()


@given(soup)
@settings(max_examples=400)
@example("a = '")
@example("a = ''''")
@example("a = [['x']\n]")
@example("a = ['x', ']")
@example("a = [1, # ]\n2]")
@example("a = 01")
@example("a = [-0, 1_0]")
@example("a = 1\na = 2")
@example("[1]\n[1]")
@example("a = 1\n[b]\nc = 2")
@example("é = 1")
@example("a = 99:00:00")
@example("a = '\x7f'")
@example("a = 1\r\nb = 2\r")
def test_any_text_is_read_as_tomllib_reads_it(text: str) -> None:
    assert repr(by_us(text)) == repr(by_tomllib(text))


@given(damaged())
@settings(max_examples=400)
def test_damaged_histories_are_read_as_tomllib_reads_them(text: str) -> None:
    assert repr(by_us(text)) == repr(by_tomllib(text))


def test_a_plain_document_never_goes_to_tomllib(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", None)
    assert [table.number for table in tables(PLAIN)] == [1, 2]
    assert next(tables(PLAIN)).fields["antes"] == [Decimal("2.50"), 0]


@needs_corpus
@pytest.mark.long
def test_published_histories_are_read_as_tomllib_reads_them() -> None:
    read = 0
    for text in documents():
        ours = by_us(text)
        assert ours == by_tomllib(text)
        assert ours is not None
        read += len(ours)
    assert read == 5070 + 42 + 3 + 9 + 10


@needs_corpus
@pytest.mark.long
def test_published_histories_are_all_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tomllib, "loads", None)
    assert sum(1 for text in documents() for _ in tables(text)) == 5124 + 10


def test_hands_before_a_fault_are_given_first() -> None:
    found = tables("[1]\na = 1\n[2]\nb = 2\n[3]\nc = \n", file="x.phhs")
    assert [next(found).fields, next(found).fields] == [{"a": 1}, {"b": 2}]
    with pytest.raises(HistoryError, match=r"^x\.phhs, line 6: is not TOML: invalid value$"):
        next(found)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "line 1: the file breaks off: expected '=' after a key in a key/value pair"),
        ("a = 1\nactions = ['p1 f', 'p2", "line 2: the file breaks off: "),
        ("a = 1\nb = \x00", "line 2: is not TOML: "),
        ("a = " + "[" * 3000, "cannot be read: lists or tables nested too deep"),
        ("a = " + "9" * 5000, "cannot be read: "),
        ("a = '" + "x" * parse.MAX_HAND, "line 1: the hand that begins here is longer than 1,000,000 char"),
        ("a = [\n" + f"'{'x' * 999}',\n" * 1001 + "]\nb = 1", "line 1: the hand that begins here is longer"),
        ("[1]\na = 1\n[2]\n" + "# x\n" * parse.MAX_HAND, "line 3: the hand that begins here is longer"),
        ("a = {x = 1}\nb = '" + "x" * parse.MAX_HAND + "'", "line 1: the hand that begins here is longer"),
        (
            "[1]\na = {x = 1}" + "\n" * parse.MAX_DOCUMENT,
            "more than plain TOML in over 16,000,000 characters",
        ),
    ],
)
def test_what_is_no_history_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(HistoryError) as refusal:
        list(tables(text))
    assert str(refusal.value).startswith(message)


@pytest.mark.parametrize("text", [PLAIN, PLAIN.replace("deep = -12", "deep = 0x0c")])
def test_lines_are_counted_in_the_whole_file(text: str) -> None:
    first, second = tables(text)
    assert (first.line, second.line) == (2, 9)
    assert (first.line_of("variant"), second.line_of("names"), second.line_of("nowhere")) == (3, 11, 9)


def test_sections_keep_their_numbers() -> None:
    assert [table.number for table in tables("[7]\n[x]\n[9]\n")] == [7, 2, 9]
    assert [table.number for table in tables("['7']\n['1 a']\n")] == [7, 2]
    assert [table.number for table in tables("a = 1")] == [1]


def test_what_is_no_hand_after_hands_is_told() -> None:
    """Hand 1 is given; that the rest of the file is not read is an error, not silence."""
    found = tables("[1]\na = 1\n[2]\na = 2\n[[x]]\n[3]\na = 3\n")
    assert next(found).number == 1
    with pytest.raises(HistoryError, match="'x' is no hand"):
        next(found)


def test_a_key_of_thousands_of_parts_is_refused_at_once() -> None:
    with pytest.raises(HistoryError, match="line 2: a key of more than 100 parts"):
        list(tables("a = 1\n" + ".".join(["b"] * 100_000) + " = 1\n"))
