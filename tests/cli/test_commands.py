"""The commands: what they print, in words and as JSON, and their exit status."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from croupier import __version__
from croupier.histories import phh
from tests.cli.running import Ran, run

Croupier = Callable[..., Ran]
EXAMPLES = Path(__file__).parents[2] / "examples"
B23 = ("pots", "A=50", "B=120", "C=200", "--board", "KcJd9s5h2c")
HANDS = ("--hand", "A=KhKd", "--hand", "B=JcJh", "--hand", "C=9c9d")
JSON = "--json"
ENDS = {"uncalled", "pots", "shows", "mucked", "rake", "received", "net"}


@pytest.fixture
def croupier(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Croupier:
    return lambda *words: run(capsys, monkeypatch, *map(str, words))


def data(ran: Ran) -> Any:
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out)


def test_b23_pots_as_json(croupier: Croupier) -> None:
    told = data(croupier(*B23, *HANDS, JSON))
    assert set(told) == ENDS
    assert told["uncalled"] == {"C": 80}
    assert told["pots"] == [
        {"amount": 150, "eligible": ["A", "B", "C"], "awards": {"A": 150}},
        {"amount": 140, "eligible": ["B", "C"], "awards": {"B": 140}},
    ]
    assert told["received"] == {"A": 150, "B": 140, "C": 80}
    assert told["net"] == {"A": 100, "B": 20, "C": -120}


def test_pots_in_words_and_languages(croupier: Croupier) -> None:
    assert "Side pot of 140" in croupier(*B23, *HANDS).out
    assert "Pote paralelo de 140" in croupier(*B23, *HANDS, "--lang", "pt-BR").out
    assert "Pote lateral de 140" in croupier(*B23, *HANDS, "--lang", "pt-PT").out


def test_pots_without_hands_say_what_is_missing(croupier: Croupier) -> None:
    ran = croupier("pots", "A=50", "B=120", "--folded", "D=30")
    assert ran.status == 0
    assert "Give the hands and the board" in ran.out
    told = data(croupier("pots", "A=50", "B=120", "--folded", "D=30", JSON))
    assert [pot["amount"] for pot in told["pots"]] == [130]
    assert (told["uncalled"], told["net"]) == ({"B": 70}, {})


def test_amounts_may_be_decimal_and_come_back_so(croupier: Croupier) -> None:
    told = data(croupier("pots", "A=0.50", "B=1.25", JSON))
    assert (told["pots"][0]["amount"], told["uncalled"]) == (1, {"B": 0.75})


def test_b26_the_odd_chip_follows_the_button_and_the_smallest_chip(croupier: Croupier) -> None:
    tie = ("--hand", "A=AhKd", "--hand", "B=AcKs", "--board", "AsKh7c5d2s", "--folded", "D=5", JSON)
    assert data(croupier("pots", "A=10", "B=10", *tie))["net"] == {"A": 3, "B": 2, "D": -5}
    assert data(croupier("pots", "A=10", "B=10", *tie, "--button", "A"))["net"] == {"A": 2, "B": 3, "D": -5}
    five = data(croupier("pots", "A=10", "B=10", *tie, "--set", "odd_unit=5"))
    assert five["net"] == {"A": 5, "B": 0, "D": -5}


def test_show_says_what_is_legal_how_much_and_why(croupier: Croupier) -> None:
    path = EXAMPLES / "cumulative-all-ins.phh"
    ran = croupier("show", path, "--at", 7)
    assert "Raise to between 200 and 1,000" in ran.out
    assert "TDA 2024 43-A" in ran.out
    told = data(croupier("show", path, "--at", 7, JSON))
    assert set(told) == ENDS | {
        "actor", "button", "next", "street", "pot", "current_bet", "players", "options",
    }  # fmt: skip
    assert (told["actor"], told["next"], told["street"], told["pot"]) == ("p3", None, "preflop", 150)
    options = told["options"]
    assert options["call"] == {"to": 100, "adds": 100, "all_in": False}
    assert options["raise"] == {"min_to": 200, "max_to": 1000, "min_adds": 200, "max_adds": 1000}
    assert (options["bet"], options["check"], options["fold"]) == (None, False, True)
    reasons = options["why"]["raise"]
    assert [reason["code"] for reason in reasons] == ["raise_not_acted", "min_full_raise", "max_stack"]
    assert reasons[1]["rules"] == [{"rulebook": "Poker TDA 2024", "number": "43-A"}]


def test_show_a_finished_hand_in_money(croupier: Croupier) -> None:
    told = data(croupier("show", EXAMPLES / "cash-game.phhs", "--hand", 1, JSON))
    assert (told["next"], told["pot"], told["options"]) == ("hand_over", 7.25, None)
    assert told["net"] == {"p1": -0.25, "p2": 3.75, "p3": -3.5}


def test_replay_the_examples(croupier: Croupier) -> None:
    told = data(croupier("replay", EXAMPLES, JSON))
    assert (told["hands"], told["ok"], told["failed"], told["failures"]) == (told["ok"], told["hands"], 0, [])
    ran = croupier("replay", EXAMPLES / "three-way-all-in.phh", "--explain", "--lang", "pt-PT")
    assert "Pote lateral de 140" in ran.out


def test_replay_fails_where_the_money_differs(croupier: Croupier, tmp_path: Path) -> None:
    text = (EXAMPLES / "three-way-all-in.phh").read_text()
    stacks = "finishing_stacks = [150, 140, 80]"
    assert stacks in text
    wrong = tmp_path / "wrong.phh"
    wrong.write_text(text.replace(stacks, "finishing_stacks = [151, 139, 80]"))
    ran = croupier("replay", wrong, JSON)
    told = json.loads(ran.out)
    assert (ran.status, told["failed"]) == (1, 1)
    assert "151 in the file, 150 by the rules" in told["failures"][0]["error"]
    assert "151 in the file" in croupier("replay", wrong).out


def test_rank_names_the_hands(croupier: Croupier) -> None:
    told = data(croupier("rank", "KhAc", "KsJh", "--board", "Kd8h5s2c3d", JSON))
    assert [row["hand"] for row in told["hands"]] == ["KhAc", "KsJh"]
    assert told["hands"][0]["wins"] == ["high"]
    assert told["hands"][0]["kickers"] == "Ac8h5s"
    ran = croupier("rank", "4c2hKd5c", "--board", "Tc2dJc4h9d", "--game", "omaha", "--lang", "pt-BR")
    assert "dois pares" in ran.out
    hilo = croupier("rank", "As2sTd9h", "KdKh8s8d", "--board", "3h6d7cKsQd", "--game", "omaha-hilo8", JSON)
    assert [row["wins"] for row in data(hilo)["hands"]] == [["high"], ["low"]]


def test_conformance_of_ours_and_of_a_file(croupier: Croupier, tmp_path: Path) -> None:
    told = data(croupier("conformance", JSON))
    assert (told["failed"], told["cannot_express"]) == (0, 0)
    assert told["passed"] == len(told["cases"]) > 77
    case = {
        "id": "wrong", "structure": "no-limit", "variant": "holdem", "rulebook": "tda-2024",
        "blinds": [5, 10],
        "stacks": {"p1": 500, "p2": 500, "p3": 500}, "actions": [], "expect": {"call_amount": 11},
    }  # fmt: skip
    path = tmp_path / "cases.jsonl"
    path.write_text(json.dumps(case))
    ran = croupier("conformance", path)
    assert (ran.status, "wrong: fail" in ran.out, "1 failed" in ran.out) == (1, True, True)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("pots", "A=50"), "2 to 10 players"),
        (("pots", "A=50", "B"), "NAME=VALUE"),
        (("pots", "A=50", "A=60"), "twice"),
        (("pots", "A=50", "B=-5"), "no amount"),
        (("pots", "A=50", "B=1e9"), "no amount"),
        (("pots", "A=50", "B=0"), "put in nothing"),
        (("pots", "A=50", "B=50", "--hand", "A=AhAh", "--board", "KcJd9s5h2c"), "dealt twice"),
        (("pots", "A=50", "B=50", "--hand", "A=AhXx", "--board", "KcJd9s5h2c"), "not a card"),
        (("pots", "A=50", "B=50", "--hand", "C=AhAd", "--board", "KcJd9s5h2c"), "'C' put in nothing"),
        (("pots", "A=50", "B=50", "--lang", "fr"), "no language 'fr'"),
        (("pots", "A=50", "B=50", "--rulebook", "mine"), "unknown rulebook"),
        (("pots", "A=50", "B=50", "--set", "odd_unit=x"), "'x' is no amount"),
        (("pots", "A=50", "B=50", "--game", "chess"), "unknown game"),
        (("rank", "AsKs", "--board", "2c3d4h"), "5 cards"),
        (("show", "none.phh"), "none.phh"),
        (("show", EXAMPLES / "heads-up.phh", "--at", "999"), "action 999: the hand has 16 actions"),
        (("show", EXAMPLES / "heads-up.phh", "--hand", "2"), "no such hand"),
        (("replay", "none.phh"), "none.phh"),
        (("replay",), "Missing argument"),
        (("replay", "--wrong"), "No such option"),
        (("conformance", "none.jsonl"), "none.jsonl"),
        (("dance",), "No such command"),
    ],
)
def test_bad_usage_says_what_to_do_and_leaves_with_2(
    croupier: Croupier, words: tuple[str, ...], says: str
) -> None:
    ran = croupier(*words)
    assert (ran.status, ran.out) == (2, "")
    assert says in " ".join(ran.err.replace("│", " ").split())


def test_a_broken_file_leaves_with_1(croupier: Croupier, tmp_path: Path) -> None:
    cut = tmp_path / "cut.phh"
    cut.write_text((EXAMPLES / "heads-up.phh").read_text()[:-150])
    for ran in (croupier("show", cut), croupier("replay", cut)):
        assert ran.status == 1
        assert "cut.phh" in ran.out + ran.err


def test_a_closed_pipe_is_no_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("croupier.cli.app", broken)
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    assert run(capsys, monkeypatch, "pots").status == 0


def test_on_a_terminal_there_is_progress_and_a_table(
    croupier: Croupier, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = io.StringIO()

    def terminal(*, err: bool = False) -> Console:
        return Console(file=drawn, force_terminal=True, width=60, highlight=False)

    for command in ("replay", "pots"):
        monkeypatch.setattr(import_module(f"croupier.cli.{command}"), "console", terminal)
    monkeypatch.setattr(import_module("croupier.cli.replay"), "EVERY", 0.0)
    assert croupier("replay", EXAMPLES).status == 0
    assert "hands" in drawn.getvalue()
    assert croupier(*B23, *HANDS).status == 0
    assert "Received" in drawn.getvalue()


def test_skipped_games_are_named(croupier: Croupier, tmp_path: Path) -> None:
    badugi = (EXAMPLES / "heads-up.phh").read_text().replace("variant = 'NT'", "variant = 'FB'")
    assert "'FB'" in badugi
    path = tmp_path / "badugi.phh"
    path.write_text(badugi)
    ran = croupier("replay", path)
    assert (ran.status, "1 skipped" in ran.out, "badugi" in ran.out) == (0, True, True)


@pytest.mark.parametrize(("data", "says"), [(b"\xff\xfe", "not a text"), (b"x" * 70_000_000, "larger than")])
def test_show_refuses_what_is_no_text(croupier: Croupier, tmp_path: Path, data: bytes, says: str) -> None:
    path = tmp_path / "no.phh"
    path.write_bytes(data)
    ran = croupier("show", path)
    assert (ran.status, says in ran.err) == (2, True)


def test_show_of_every_moment_of_every_example(croupier: Croupier) -> None:
    """No position is without words, in any language (B03, B08, B42)."""
    languages = cycle(("en", "pt-BR", "pt-PT"))
    for path in sorted(EXAMPLES.glob("*.phh")):
        for at in range(0, 40, 2):
            ran = croupier("show", path, "--at", at, "--lang", next(languages))
            if ran.status:
                assert "the hand has" in ran.err
                break
            assert "{" not in ran.out
            assert data(croupier("show", path, "--at", at, JSON))["pot"] > 0


def test_a_disputed_raise_is_refused_with_its_rule_at_its_position(
    croupier: Croupier, tmp_path: Path
) -> None:
    text = (EXAMPLES / "short-all-in.phh").read_text().replace("p3 cbr 300", "p3 cbr 150")
    path = tmp_path / "disputed.phh"
    path.write_text("\ufeff" + text, "utf-8")
    ran = croupier("show", path, "--lang", "pt-BR")
    assert ran.status == 1
    assert "o mínimo é 200. [Poker TDA 2024 43-A, 52-A]" in ran.out
    assert "para um total entre 200 e 2.000" in ran.out
    assert croupier("show", path, JSON).out == ""


def test_names_and_cards_as_people_write_them(croupier: Croupier) -> None:
    ran = croupier("pots", "[/x]=1,50", ":b:=1.5", "--hand", "[/x]=10h K♥", "--hand", ":b:=ahAD", *B23[4:])
    assert (ran.status, ran.err) == (0, "")
    assert " [/x] " in ran.out
    assert " :b: " in ran.out


def test_settings_in_money(croupier: Croupier) -> None:
    rake = ("--set", "rake_rate=500", "--set", "rake_cap=0.10", JSON)
    assert data(croupier("pots", "A=3", "B=3", *rake))["rake"] == 0
    done = data(croupier("pots", "A=3", "B=3", "--hand", "A=KhKd", "--hand", "B=QhQd", *B23[4:], *rake))
    assert (done["rake"], done["received"]) == (0.1, {"A": 5.9})


def test_folders_and_files_with_nothing_in_them(croupier: Croupier, tmp_path: Path) -> None:
    assert croupier("replay", tmp_path).status == 2
    empty = tmp_path / "empty.jsonl"
    empty.write_text("")
    assert croupier("conformance", empty).status == 2


def test_names_are_text_whatever_is_in_them(croupier: Croupier, tmp_path: Path) -> None:
    """Names that a terminal library would take for markup, an emoji or a command are printed as they are."""
    told = phh.EXAMPLE.replace("'Ana', 'Bia'", r"""'[/b]', ":a: \u001b[2J\nX" """)
    (tmp_path / "a.phh").write_text(told)
    shown = croupier("show", str(tmp_path / "a.phh"))
    assert shown.status == 0
    assert "p1 [/b]" in shown.out
    assert "p2 :a: ?[2J?X" in shown.out
    story = croupier("replay", "--explain", str(tmp_path / "a.phh"))
    assert ":a: ?[2J?X folds." in story.out
    balance = croupier(
        "pots", "[/x]=50", ":a:=50", "--hand", "[/x]=AsAd", "--hand", ":a:=8s7d", "--board", "KcJd9s5h2c"
    )
    assert (balance.status, ":a:" in balance.out, "[/x] wins 100" in balance.out) == (0, True, True)


def test_show_reads_no_more_than_it_may(croupier: Croupier, monkeypatch: pytest.MonkeyPatch) -> None:
    """A device has no size, yet never ends."""
    monkeypatch.setattr(import_module("croupier.cli.show"), "MAX_BYTES", 1000)
    assert croupier("show", "/dev/zero").err == "croupier: /dev/zero is larger than 1,000 bytes\n"


def test_the_version_is_told(croupier: Croupier) -> None:
    assert croupier("--version") == Ran(f"{__version__}\n", "", 0)


@pytest.mark.parametrize("lang", ["en", "pt-BR", "pt-PT"])
def test_b42_thousands_are_told_without_question_marks(croupier: Croupier, lang: str) -> None:
    ran = croupier("pots", "A=5000", "B=12000", "C=2000000", *B23[4:], *HANDS, "--lang", lang)
    assert (ran.status, "?" in ran.out) == (0, False)


def test_a_terminal_that_knows_no_suits_gets_escapes() -> None:
    show = [sys.executable, "-m", "croupier", "show", str(EXAMPLES / "heads-up.phh")]
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(show, env=environment, capture_output=True, check=True)
    assert rb"\u2660" in ran.stdout
