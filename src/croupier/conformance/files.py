"""Reading files of cases: JSON Lines, one case a line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from croupier.errors import InvalidInput

# one case as JSON gives it; the longest line that is read
Case: TypeAlias = dict[str, Any]
MAX_LINE = 1_000_000


def published() -> tuple[Path, ...]:
    """The files of cases that croupier ships, in order of their names.

    >>> [path.stem for path in published()]
    ['brief', 'reported', 'rulebooks', 'traps']
    """
    return tuple(sorted((Path(__file__).parent / "cases").glob("*.jsonl")))


def read_cases(path: str | Path) -> Iterator[Case]:
    """The cases of a file, one a line; empty lines are skipped.

    Raises `InvalidInput`, with the line's number, for a file that cannot be read, a line that is longer
    than a million characters or no JSON object, and a case without an `id` or an `expect`.

    >>> next(read_cases(published()[-1]))["id"]
    'T-01a'
    """
    try:
        with Path(path).open("rb") as file:
            number = 0
            while line := file.readline(MAX_LINE + 1):
                number += 1
                if line.strip():
                    yield _case(line, f"{path}, line {number}")
    except OSError as problem:
        raise InvalidInput(f"{path} cannot be read: {problem.strerror}") from None


def _case(line: bytes, place: str) -> Case:
    if len(line) > MAX_LINE:
        raise InvalidInput(f"{place}: longer than {MAX_LINE} characters; write one case a line")
    try:
        case = json.loads(line.decode("utf-8-sig"), parse_constant=_no_number)
    except (ValueError, RecursionError) as problem:
        raise InvalidInput(f"{place}: not a JSON object ({problem}); write one case a line") from None
    check_case(case, place)
    return case  # type: ignore[no-any-return]


def _no_number(text: str) -> None:
    raise ValueError(f"{text} is no number")


def check_case(case: object, place: str = "a case") -> None:
    """Raise `InvalidInput` for what is no case: not an object, or without an `id` or an `expect`."""
    if not isinstance(case, dict):
        raise InvalidInput(f"{place}: not a JSON object")
    if not isinstance(case.get("id"), str) or not case["id"]:
        raise InvalidInput(f'{place}: no id; give the case a name, as in "id": "T-01"')
    if not isinstance(case.get("expect"), dict) or not set(case["expect"]) - {"why"}:
        raise InvalidInput(f"{place}: {case['id']} expects nothing; give it an expect object")
