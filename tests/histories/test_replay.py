"""Replaying files: each hand by the rules and against what its file records."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from croupier.errors import HistoryError, InvalidInput
from croupier.histories import phh
from croupier.histories import replay as replaying
from croupier.histories.check import check
from croupier.histories.replay import Result, replay, replay_bytes, summary
from croupier.rules.rulebooks import TDA
from croupier.rules.state import NEVER, copy
from tests.histories.shared import EXAMPLES, hand

WON = "d dh p1 AsAd, d dh p2 KsKd, p3 f, p1 cbr 30, p2 cc, d db 2c3c4c, p1 cbr 20, p2 f"
FINISHED = hand(WON, finishing_stacks="[1030, 970, 1000]")
UNSEEN = hand("p3 f, p1 cc, p2 cc, d db 2c3c4c, p1 cc, p2 cc, d db 9d, p1 cc, p2 cc, d db 8d, p1 cc, p2 cc")


def results(text: str | bytes) -> list[Result]:
    return list(replay_bytes(text.encode() if isinstance(text, str) else text, "a.phh"))


def with_stacks(text: str, stacks: str) -> str:
    return text + f"finishing_stacks = {stacks}\n"


# recorded results


def test_finishing_stacks_that_agree_are_settled() -> None:
    [found] = results(FINISHED)
    assert (found.file, found.hand, found.status, found.error, found.settled) == ("a.phh", 1, "ok", "", True)
    assert found.history is not None
    assert found.history.hand.net == {0: 30, 1: -30, 2: 0}


def test_finishing_stacks_that_differ_fail_with_both_figures() -> None:
    failed = results(FINISHED.replace("[1030, 970, 1000]", "[1025, 975, 1000]"))
    assert failed == [
        Result(
            "a.phh",
            1,
            "failed",
            "a.phh, hand 1: finishing_stacks differ: p1 has 1025 in the file, 1030 by the rules; "
            "p2 has 975 in the file, 970 by the rules",
        )
    ]


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.phh")), ids=lambda path: path.stem)
def test_no_example_passes_with_one_chip_moved(path: Path) -> None:
    history = phh.loads(path.read_text("utf-8"))
    stacks = history.fields["finishing_stacks"]
    assert check(history)
    for seat in range(len(stacks)):
        for change in (1, -1):
            stacks[seat] += change
            with pytest.raises(
                HistoryError, match=f"finishing_stacks differ: p{seat + 1} has {stacks[seat]} "
            ):
                check(history)
            stacks[seat] -= change


def test_winnings_that_are_no_list_fail() -> None:
    assert results(hand(WON, winnings="3"))[0].error == (
        "a.phh, hand 1: winnings: give 3 amounts, one for each player, not 3"
    )


@pytest.mark.parametrize("stacks", ["[1030, 970]", "[1030, 970, 'x']", "[1030, 970, true]", "3"])
def test_a_result_that_is_no_list_of_amounts_fails(stacks: str) -> None:
    assert results(with_stacks(hand(WON), stacks))[0].error.startswith(
        "a.phh, hand 1: finishing_stacks: give 3 amounts, one for each player, not "
    )


def test_half_chips_are_found_and_compared() -> None:
    """A pot of 45 that two hands tie for: 22.5 each, where the file counts in halves."""
    tie = (
        "d dh p1 2s2d, d dh p2 AsKd, d dh p3 AdKs, p3 cbr 20, p1 f, p2 cc, d db QcJcTc, p2 cc, p3 cc, "
        "d db 2h, p2 cc, p3 cc, d db 3h, p2 cc, p3 cc, p2 sm AsKd, p3 sm AdKs"
    )
    assert results(with_stacks(hand(tie), "[995, 1002.5, 1002.5]"))[0].settled
    assert results(with_stacks(hand(tie), "[995, 1003, 1002]"))[0].settled
    assert results(with_stacks(hand(tie), "[995.0, 1003, 1002]"))[0].status == "failed"


def test_winnings_are_what_the_pots_paid_after_rake() -> None:
    """The bet of 20 that came back is no win; the room may keep up to a tenth of the 60."""
    for won in ("60", "57", "54"):
        assert results(hand(WON, winnings=f"[{won}, 0, 0]"))[0].settled
    for won in ("61", "53", "80"):
        failed = results(hand(WON, winnings=f"[{won}, 0, 0]"))[0]
        assert failed.error == f"a.phh, hand 1: winnings differ: p1 has {won} in the file, 60 by the rules"
    wrong = results(hand(WON, winnings="[0, 57, 0]"))[0]
    assert wrong.error.endswith(
        "p1 has 0 in the file, 57 by the rules; p2 has 57 in the file, 0 by the rules"
    )


def test_a_rake_of_the_rulebook_is_part_of_the_rake_that_is_found() -> None:
    book = copy(TDA)
    book.rake_rate, book.rake_unit = 500, 1
    history = phh.loads(hand(WON, winnings="[56, 0, 0]"), rulebook=book)
    assert history.hand.rake == 3
    assert check(history)


def test_winnings_of_zero_are_unknown() -> None:
    assert results(hand(WON, winnings="[0, 0, 0]"))[0].settled


def test_a_showdown_of_known_cards_is_held_to_compare() -> None:
    text = UNSEEN.replace("['p3 f'", "['d dh p1 AsAd', 'd dh p2 KsKd', 'p3 f'")
    history = phh.loads(with_stacks(text, "[1010, 990, 1000]"))
    assert check(history)
    assert history.hand.next == "showdown"


def test_a_showdown_of_unknown_cards_is_not_settled() -> None:
    for text in (UNSEEN, with_stacks(UNSEEN, "[1010, 990, 1000]"), hand("p3 f"), hand("p3 f, p1 cc, p2 cc")):
        assert [(result.status, result.settled) for result in results(text)] == [("ok", False)]


def test_a_result_before_the_end_fails() -> None:
    failed = results(hand("p3 f", finishing_stacks="[1000, 1000, 1000]"))[0]
    assert failed.error == "a.phh, hand 1: a result is recorded, but p1 is still to act"


# files


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "2.phh").write_text(FINISHED)
    (tmp_path / "b" / "10.PHH").write_text(hand("p3 f, p3 f"))
    (tmp_path / "b" / "notes.txt").write_text("no history")
    (tmp_path / "a.phhs").write_text(f"[4]\n{FINISHED}\n[5]\n{hand('', variant=chr(39) + 'FR' + chr(39))}")
    with zipfile.ZipFile(tmp_path / "c.zip", "w") as archive:
        archive.writestr("z/1.phh", FINISHED)
        archive.writestr("a/1.phh", "variant = ")
        archive.writestr("a/readme.md", "no history")
    return tmp_path


def test_folders_and_archives_are_replayed_in_order_of_name(folder: Path) -> None:
    found = [
        (Path(result.file).relative_to(folder).as_posix(), result.hand, result.status)
        for result in replay(folder)
    ]
    assert found == [
        ("a.phhs", 4, "ok"),
        ("a.phhs", 5, "skipped"),
        ("b/10.PHH", 1, "failed"),
        ("b/2.phh", 1, "ok"),
        ("c.zip/a/1.phh", 0, "failed"),
        ("c.zip/z/1.phh", 1, "ok"),
    ]


def test_paths_are_replayed_as_given(folder: Path) -> None:
    found = list(replay(folder / "c.zip", str(folder / "b" / "2.phh")))
    assert [result.status for result in found] == ["failed", "ok", "ok"]


def test_the_summary_has_stable_keys(folder: Path) -> None:
    told = summary(replay(folder))
    assert list(json.loads(json.dumps(told))) == [
        "hands", "ok", "failed", "skipped", "settled", "skipped_games", "failures", "seconds",
    ]  # fmt: skip
    assert (told["hands"], told["ok"], told["failed"], told["skipped"], told["settled"]) == (6, 3, 2, 1, 3)
    assert told["skipped_games"] == {"fixed-limit razz (FR)": 1}
    assert [sorted(failure) for failure in told["failures"]] == [["error", "file", "hand"]] * 2
    assert told["failures"][0]["hand"] == 1
    assert told["seconds"] > 0


def test_a_path_that_is_not_there_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match=r"nowhere\.phh: there is no such file or folder"):
        replay(tmp_path, tmp_path / "nowhere.phh")
    (tmp_path / "notes.txt").touch()
    with pytest.raises(InvalidInput, match=r"notes\.txt: only \.phh, \.phhs and \.zip files are read"):
        replay(tmp_path / "notes.txt")


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"", "a.phh: there is no hand in it"),
        (b"\x89PNG\r\n", "a.phh: not UTF-8 at byte 1"),
        (b"\0" * 40, "a.phh, line 1: is not TOML: invalid statement"),
        (FINISHED[:150].encode(), "a.phh, line 6: the file breaks off: "),
        (FINISHED[:100].encode(), "a.phh, line 5: the file breaks off: "),
        (
            hand("d dh p1 AsAs").encode(),
            "a.phh, hand 1, action 1: 'd dh p1 AsAs' is refused: As is dealt twice",
        ),
    ],
)
def test_a_broken_file_is_one_failed_result(data: bytes, error: str) -> None:
    [failed] = results(data)
    assert (failed.status, failed.settled) == ("failed", False)
    assert failed.error.startswith(error)


def test_a_history_cut_off_anywhere_fails_or_is_unfinished() -> None:
    for end in range(len(FINISHED) - len("finishing_stacks = [1030, 970, 1000]\n")):
        [result] = results(FINISHED[:end])
        assert result.status == "failed" or not result.settled or FINISHED[end:].startswith("\nfinishing")


def test_hands_before_a_fault_count() -> None:
    found = results(f"[1]\n{FINISHED}\n[2]\nvariant = 'N")
    assert [(result.hand, result.status) for result in found] == [(1, "ok"), (0, "failed")]


def test_a_huge_file_is_refused_without_reading_it_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replaying, "MAX_BYTES", 100)
    (tmp_path / "big.phh").write_text(FINISHED)
    with zipfile.ZipFile(tmp_path / "big.zip", "w") as archive:
        archive.writestr("big.phh", FINISHED)
    for result in replay(tmp_path):
        assert result.error.endswith("larger than 100 bytes; cut it into several")


def test_a_broken_archive_is_one_failed_result(tmp_path: Path) -> None:
    whole = tmp_path / "whole.zip"
    with zipfile.ZipFile(whole, "w") as archive:
        archive.writestr("a.phh", FINISHED)
        archive.writestr("b.phh", FINISHED, zipfile.ZIP_DEFLATED)
    data = whole.read_bytes()
    at = data.index(b"b.phh") + 60
    (tmp_path / "cut.zip").write_bytes(data[:-10])
    (tmp_path / "changed.zip").write_bytes(data.replace(b"p3 f", b"p3 x"))
    (tmp_path / "garbled.zip").write_bytes(data[:at] + b"\xff" * 20 + data[at + 20 :])
    found = [
        (Path(result.file).relative_to(tmp_path).as_posix(), result.status) for result in replay(tmp_path)
    ]
    assert found == [
        ("changed.zip/a.phh", "failed"),
        ("changed.zip/b.phh", "ok"),
        ("cut.zip", "failed"),
        ("garbled.zip/a.phh", "ok"),
        ("garbled.zip/b.phh", "failed"),
        ("whole.zip/a.phh", "ok"),
        ("whole.zip/b.phh", "ok"),
    ]
    errors = [result.error for result in replay(tmp_path) if result.status == "failed"]
    assert all("cannot be read: " in error for error in errors)


def test_the_rulebook_decides_what_phh_leaves_open() -> None:
    """A raise after a short all-in: legal by TDA where the all-ins add up, not in an online room."""
    text = (EXAMPLES / "cumulative-all-ins.phh").read_bytes()
    assert [result.status for result in replay_bytes(text, "a.phh")] == ["ok"]
    book = copy(TDA)
    book.reopen = NEVER
    [failed] = replay_bytes(text, "a.phh", book)
    assert "'p3 cbr 300' is refused" in failed.error


def test_the_examples_are_all_right() -> None:
    told = summary(replay(EXAMPLES))
    assert (told["hands"], told["ok"], told["settled"]) == (10, 10, 9)
