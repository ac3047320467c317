"""Replaying many hands: files, folders and archives, each hand by the rules and against its record."""

from __future__ import annotations

import time
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import IO, Any, NamedTuple

from croupier.errors import GameNotBuilt, HistoryError, InvalidInput
from croupier.histories import phh
from croupier.histories.check import check
from croupier.histories.history import History
from croupier.rules.rulebooks import TDA
from croupier.rules.state import Rulebook

SUFFIXES = (".phh", ".phhs")
"""The endings of the files that are read."""
MAX_BYTES = 64_000_000
"""The largest text file that is read; larger ones should be cut into several."""

# What zipfile raises for a damaged, encrypted or unknown archive, beside what any file may.
_UNREADABLE = (OSError, zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, NotImplementedError)


class Result(NamedTuple):
    """What became of one hand: `status` is ok, failed or skipped.

    `file` names the member of an archive as `archive.zip/member`; `hand` is its number in the file, 0 where
    the file cannot be read further. `error` says what failed, or that a game is not built: then `game`
    is its name. `settled` is whether the hand was over and paid: an unfinished one, or one decided by cards
    nobody saw, is not. `history` is the hand of one that is ok.
    """

    file: str
    hand: int
    status: str
    error: str = ""
    settled: bool = False
    history: History | None = None
    game: str = ""


def replay(*paths: str | Path, rulebook: Rulebook = TDA) -> Iterator[Result]:
    """Replay every hand of these files, folders (with all below them) and .zip archives, in order of name.

    Other files of a folder or archive are passed over. Raises `InvalidInput` at once for a path that does
    not exist or is no history; a fault inside a file is a failed result.

    >>> [result.status for result in replay("examples/heads-up.phh")]
    ['ok']
    """
    found = [_checked(Path(path)) for path in paths]
    return _replay(found, rulebook)


def _checked(path: Path) -> Path:
    if not path.exists():
        raise InvalidInput(f"{path}: there is no such file or folder")
    if path.is_file() and path.suffix.lower() not in (*SUFFIXES, ".zip"):
        raise InvalidInput(f"{path}: only {', '.join(SUFFIXES)} and .zip files are read, and folders of them")
    return path


def _replay(paths: Iterable[Path], rulebook: Rulebook) -> Iterator[Result]:
    for path in paths:
        if path.is_dir():
            inside = sorted(child for child in path.rglob("*") if child.is_file())
            yield from _replay([at for at in inside if at.suffix.lower() in (*SUFFIXES, ".zip")], rulebook)
        elif path.suffix.lower() == ".zip":
            yield from _replay_archive(path, rulebook)
        else:
            yield from _replay_member(str(path), partial(_open, path), rulebook)


def _open(path: Path) -> IO[bytes]:
    return path.open("rb")


def _replay_archive(path: Path, rulebook: Rulebook) -> Iterator[Result]:
    """The histories of an archive, one in memory at a time."""
    try:
        archive = zipfile.ZipFile(path)
    except _UNREADABLE as error:
        yield Result(str(path), 0, "failed", f"{path}: the archive cannot be read: {error}")
        return
    with archive:
        for name in sorted(archive.namelist()):
            if name.lower().endswith(SUFFIXES):
                yield from _replay_member(f"{path}/{name}", partial(archive.open, name), rulebook)


def _replay_member(file: str, opened: Callable[[], IO[bytes]], rulebook: Rulebook) -> Iterator[Result]:
    """One file of a folder or archive, no more of it read than may be."""
    try:
        with opened() as source:
            data = source.read(MAX_BYTES + 1)
    except _UNREADABLE as error:
        yield Result(file, 0, "failed", f"{file}: cannot be read: {error}")
    else:
        yield from replay_bytes(data, file, rulebook)


def replay_bytes(data: bytes, file: str, rulebook: Rulebook = TDA) -> Iterator[Result]:
    """Replay the hands of one file's bytes; `file` is its name for the results."""
    if len(data) > MAX_BYTES:
        yield Result(file, 0, "failed", f"{file}: larger than {MAX_BYTES:,} bytes; cut it into several")
        return
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        yield Result(file, 0, "failed", f"{file}: not UTF-8 at byte {error.start + 1}: save it as UTF-8")
        return
    empty = True
    try:
        for table in phh.tables(text, file=file):
            empty = False
            yield _result(table, file, rulebook)
    except HistoryError as error:
        yield Result(file, 0, "failed", str(error))
    else:
        if empty:
            yield Result(file, 0, "failed", f"{file}: there is no hand in it")


def _result(table: phh.Table, file: str, rulebook: Rulebook) -> Result:
    """Replay and check one hand."""
    number = table.number
    try:
        history = phh.replayed(table, file=file, rulebook=rulebook)
        settled = check(history)
    except GameNotBuilt as error:
        return Result(file, number, "skipped", error.what, game=error.game)
    except HistoryError as error:
        error.file, error.hand = file, number
        return Result(file, number, "failed", str(error))
    return Result(file, number, "ok", "", settled, history)


def summary(results: Iterable[Result]) -> dict[str, Any]:
    """The results counted, and how long they took.

    `hands` is the number of results and the sum of `ok`, `failed` and `skipped`; `settled` of those ok were
    over and paid; `skipped_games` counts those skipped by the name of their game; `failures` has
    {"file", "hand", "error"} for each that failed; `seconds` is the time spent.

    >>> summary([Result("a.phh", 1, "ok", settled=True)])["ok"]
    1
    """
    began = time.perf_counter()
    counts: Counter[str] = Counter()
    skipped: Counter[str] = Counter()
    failures = []
    for result in results:
        counts[result.status] += 1
        counts["settled"] += result.settled
        if result.status == "skipped":
            skipped[result.game] += 1
        elif result.status == "failed":
            failures.append({"file": result.file, "hand": result.hand, "error": result.error})
    return {
        "hands": counts["ok"] + counts["failed"] + counts["skipped"],
        "ok": counts["ok"],
        "failed": counts["failed"],
        "skipped": counts["skipped"],
        "settled": counts["settled"],
        "skipped_games": dict(sorted(skipped.items())),
        "failures": failures,
        "seconds": time.perf_counter() - began,
    }
