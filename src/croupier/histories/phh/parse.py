"""The text of a `.phh` or `.phhs` file: TOML, read fast where it is plain.

Published hand histories use little of TOML: one field a line, integers, decimals, plain strings, booleans,
times, and lists of these. That much is read here; a document with anything else goes whole to `tomllib`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from datetime import time
from decimal import Decimal
from functools import lru_cache
from typing import Any, NamedTuple

from croupier.errors import N_, Count, HistoryError, Sentence, brief
from croupier.histories.phh import faults

MAX_HAND = 1_000_000
"""The most characters that one hand may take."""
MAX_DOCUMENT = 16_000_000
"""The most characters of a document that goes to `tomllib`, which reads it whole."""

_INTEGER = re.compile(r"-?(?:0|[1-9][0-9]{0,17})")
_INTEGERS = re.compile(r"\[(?:-?(?:0|[1-9][0-9]{0,17}), )*-?(?:0|[1-9][0-9]{0,17})\]")
_DECIMAL = re.compile(r"-?(?:0|[1-9][0-9]{0,17})\.[0-9]{1,18}")
_TIME = re.compile(r"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]")
_HEADER = re.compile(r"\[([A-Za-z0-9_-]+)\]")
_ANY_HEADER = re.compile(r"^[ \t]*\[[ \t]*[\"']?([^\"'\]\n]*?)[\"']?[ \t]*\]", re.MULTILINE)
_GAP = re.compile(r"(?:[ \t\n]|#[^\x00-\x08\x0a-\x1f\x7f]*)*")
_SCALAR = re.compile(
    r"""'[^'\x00-\x08\x0a-\x1f\x7f]*'|"[^"\\\x00-\x08\x0a-\x1f\x7f]*"|[-0-9.:a-z]+""",
)
_LINE_IN_ERROR = re.compile(r"\(at line ([0-9]+), column [0-9]+\)")
MAX_DEPTH = 100
"""The most parts of a dotted key: `tomllib` takes ever longer over them."""
_DEEP_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t\"']*+\.[ \t\"']*+){{{MAX_DEPTH}}}")
_CONSTANTS = {"true": True, "false": False}


class Table(NamedTuple):
    """The fields of one hand, as they stand in the file, and where it begins there."""

    number: int
    """The number that the section of a `.phhs` file bears as its name, else its place in the file from 1."""
    fields: dict[str, Any]
    text: str
    start: int

    @property
    def line(self) -> int:
        """The line on which the hand begins, from 1."""
        return self.text.count("\n", 0, self.start) + 1

    def line_of(self, key: str) -> int:
        """The line of a field, from 1; that of the hand where the field is not found.

        >>> next(tables("[1]\\nvariant = 'NT'\\nhand = 7")).line_of("hand")
        3
        """
        found = re.compile(rf"^[ \t]*[\"']?{re.escape(key)}\b", re.MULTILINE).search(self.text, self.start)
        return self.text.count("\n", 0, found.start() if found else self.start) + 1


class _NotPlain(Exception):
    """The document uses more of TOML than is read here, or is no TOML."""


def tables(text: str, *, file: str = "") -> Iterator[Table]:
    """The hands of a document: its tables `[1]`, `[2]`, …, or the document itself when it has fields.

    Decimals come as `Decimal`, which keeps their digits. Hands come one by one: those before a fault are
    given before it is raised. Raises `HistoryError` with the line.

    >>> [(table.number, table.fields) for table in tables("[7]\\nantes = [2.50, 0]")]
    [(7, {'antes': [Decimal('2.50'), 0]})]
    """
    text = text.replace("\r\n", "\n")
    given = 0
    try:
        try:
            for table in _plain_tables(text):
                yield table
                given += 1
        except _NotPlain:
            yield from _toml_tables(text, sections=given > 0)[given:]
    except HistoryError as error:
        error.file = file
        raise


def _plain_tables(text: str) -> Iterator[Table]:
    """Read line by line; raises `_NotPlain` at the first line that is more than plain."""
    name, start, fields = "", 0, dict[str, Any]()
    names: set[str] = set()
    at, size = 0, len(text)
    while at < size:
        end = text.find("\n", at)
        if end < 0:
            end = size
        if end - start > MAX_HAND:
            raise _too_long(text, start)
        line = text[at:end]
        key, equals, value = line.partition(" = ")
        if equals and key.isidentifier() and key.isascii() and key not in fields:
            if value[:1] != "[":
                fields[key] = _value(value)
            elif value[-1:] == "]":
                fields[key] = _short_list(value)
            else:
                fields[key], end = _long_list(text, at + len(key) + 3)
                if end - start > MAX_HAND:
                    raise _too_long(text, start)
        elif line and (line[0] != "#" or not line.isprintable()):
            header = _HEADER.fullmatch(line)
            if header is None or header[1] in names or (fields and not names):
                raise _NotPlain
            if names:
                yield Table(_number(name, len(names)), fields, text, start)
            name, start, fields = header[1], at, {}
            names.add(name)
        at = end + 1
    if names or fields:
        yield Table(_number(name, len(names)), fields, text, start)


def _value(text: str) -> Any:
    """The value of a field that stands on one line."""
    if not text.isprintable():
        raise _NotPlain
    first = text[:1]
    if first == "'":
        if len(text) > 1 and text[-1] == "'" and text.count("'") == 2:
            return text[1:-1]
    elif first == '"':
        if len(text) > 1 and text[-1] == '"' and text.count('"') == 2 and "\\" not in text:
            return text[1:-1]
    elif text in _CONSTANTS:
        return _CONSTANTS[text]
    elif _INTEGER.fullmatch(text):
        return int(text)
    elif _DECIMAL.fullmatch(text):
        return Decimal(text)
    elif _TIME.fullmatch(text):
        return time.fromisoformat(text)
    raise _NotPlain


def _short_list(text: str) -> list[Any]:
    """A list on one line: strings or integers in the usual spelling quickly, others item by item."""
    if text[1:2] == "'" and text[-2:] == "']" and text.isprintable():
        items = text[2:-2].split("', '")
        if text.count("'") == 2 * len(items):
            return items
    integers = _integers(text)
    if integers:
        return list(integers)
    return _long_list(text, 0)[0]


@lru_cache(maxsize=1024)
def _integers(text: str) -> tuple[int, ...]:
    """A list of integers in the usual spelling; empty for any other. Blinds and stacks repeat in a file."""
    return tuple(map(int, text[1:-1].split(", "))) if _INTEGERS.fullmatch(text) else ()


def _long_list(text: str, at: int) -> tuple[list[Any], int]:
    """A list that may run over lines, with comments, from its bracket on; its items and its end.

    It stops where it becomes longer than a hand may be.
    """
    items: list[Any] = []
    at = _gap(text, at + 1)
    most = at + MAX_HAND
    while text[at : at + 1] != "]":
        if at > most:
            return items, at
        scalar = _SCALAR.match(text, at)
        if scalar is None:
            raise _NotPlain
        items.append(_value(scalar[0]))
        at = _gap(text, scalar.end())
        if text[at : at + 1] == ",":
            at = _gap(text, at + 1)
        elif text[at : at + 1] != "]":
            raise _NotPlain
    at += 1
    if text[at : at + 1] not in ("", "\n"):
        raise _NotPlain
    return items, at


def _gap(text: str, at: int) -> int:
    """The end of blanks and comments."""
    found = _GAP.match(text, at)
    return found.end() if found else at


def _toml_tables(text: str, *, sections: bool = False) -> list[Table]:
    """The tables of any TOML document; where it has given hands already, by `sections`, nothing else."""
    if len(text) > MAX_DOCUMENT:
        raise HistoryError(
            N_("more than plain TOML in over {most} characters: cut the file into several"),
            most=Count(MAX_DOCUMENT),
        )
    if deep := _DEEP_KEY.search(text):
        line = text.count("\n", 0, deep.start()) + 1
        raise HistoryError(N_("a key of more than {most} parts"), most=MAX_DEPTH, line=line)
    try:
        document = tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise _broken(text, str(error)) from None
    except (ValueError, ArithmeticError, RecursionError) as error:
        nested = isinstance(error, RecursionError)
        what = N_("lists or tables nested too deep") if nested else str(error)
        raise HistoryError(N_("cannot be read: {fault}"), fault=Sentence(what)) from None
    if not all(isinstance(value, dict) for value in document.values()):
        if sections:
            other = next(name for name, value in document.items() if not isinstance(value, dict))
            raise HistoryError(
                N_("{key} is no hand, among others that are: write [1], [2], ..."), key=brief(other)
            )
        if len(text) > MAX_HAND:
            raise _too_long(text, 0)
        return [Table(1, document, text, 0)]
    begins = {header[1]: header.start() for header in _ANY_HEADER.finditer(text)}
    return [
        Table(_number(name, place), fields, text, begins.get(name, 0))
        for place, (name, fields) in enumerate(document.items(), 1)
    ]


def _number(name: str, place: int) -> int:
    return int(name) if name.isdecimal() and len(name) < 18 else max(place, 1)


def _too_long(text: str, start: int) -> HistoryError:
    line = text.count("\n", 0, start) + 1
    return HistoryError(
        N_("the hand that begins here is longer than {most} characters"), most=Count(MAX_HAND), line=line
    )


def _broken(text: str, message: str) -> HistoryError:
    """The fault that `tomllib` found; one at the very end means that the file is cut off."""
    found = _LINE_IN_ERROR.search(message)
    if found:
        what = faults.sentence(message[: found.start()].rstrip())
        return HistoryError(N_("is not TOML: {fault}"), fault=what, line=int(found[1]))
    what = faults.sentence(message.removesuffix(" (at end of document)"))
    return HistoryError(N_("the file breaks off: {fault}"), fault=what, line=text.count("\n") + 1)
