"""The ready-made rulebooks: their knobs, and the rule numbers that they cite."""

import re
import runpy
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from croupier import games
from croupier.hand import Hand
from croupier.knobs import KNOBS, Knob
from croupier.options import Bounds
from croupier.rules.reasons import Reason
from croupier.rules.rulebooks import BOOKS, CITATIONS, NAMES, TDA, TDA_2024, TDA_2026, TITLES
from croupier.rules.state import ALLOW, COMPLETE, IMMEDIATE, PER_PLAYER, Rulebook

DOCS = Path(__file__).parents[2] / "docs"

# A knob's value in tda-2024, tda-2026, wsop-2026, wsop-live-2026, roberts-11, online; one value for all.
EXPECTED: dict[str, str | int | tuple[str | int, ...]] = {
    "reopen": ("per_player", "per_player", "consecutive", "per_player", "per_player", "never"),
    "short_open": "add",
    "fl_raises": (3, 3, 4, 4, 3, 3),
    "fl_hu": ("never", "never", "never", "round", "hand", "never"),
    "fl_half": "true",
    "pl_blinds": ("full", "full", "actual", "sb_as_bb", "sb_as_bb", "actual"),
    "pl_antes": "count",
    "pl_round": 0,
    "button": ("dead", "dead", "dead", "dead", "dead", "moving"),
    "bba": "bb_first",
    "ante_trim": "true",
    "missed": ("dealt_in", "dealt_in", "dealt_in", "post_or_wait", "post_or_wait", "post_or_wait"),
    "odd_unit": 1,
    "hilo_same": ("halves", "halves", "even", "even", "even", "even"),
    "reveal": ("immediate", "immediate", "immediate", "showdown", "showdown", "immediate"),
    "muck_losers": "true",
    "see_rights": ("river_caller", "river_caller", "suspicion", "suspicion", "dealt", "winners"),
    "free_fold": "allow",
    "timeout": ("check_fold", "check_fold", "dead_hand", "dead_hand", "check_fold", "check_fold"),
    "straddle": ("off", "off", "off", "button", "utg", "off"),
    "straddle_as": "blind",
    "show_from": ("first", "first", "first", "first", "first", "winner"),
    "sd_button_ante": "live",
    "sd_trips": "straight_high",
    "rake_rate": 0,
    "rake_cap": 0,
    "rake_rounding": ("down", "down", "down", "down", "down", "half_even"),
    "rake_unit": 1,
    "no_flop_no_drop": "true",
    "drop": 0,
}

# Arithmetic, or a house's own choice: no rulebook is asked.
UNCITED = {
    Reason.MIN_COMPLETE_BET,
    Reason.RAISE_STACK_ONLY_CALLS,
    Reason.RAISE_NOBODY_ANSWERS,
    Reason.NOBODY_ACTS,
    Reason.BET_FACES_BET,
    Reason.ABOVE_MAXIMUM,
    Reason.FOLD_IS_FREE,
    Reason.NOT_AT_SHOWDOWN,
    Reason.ALREADY_DECIDED,
    Reason.CARDS_UNKNOWN,
}

RULE = r"[1-9]\d{0,2}(-[a-e])?"
FORMS = (
    r"(RP-|Add\. )?[1-7]?\d(-[A-D])?",
    r"[1-5]?\d(-[A-D])?",
    RULE + "|VIII|IX|glossary: [A-Z][a-z-]+",
    RULE + "|VIII|preface to [1-9]\\d*",
    r"\d\d?(-(NL|PL|Showdown |Ties )?[1-9]\d?)?",
    r"PokerStars (help 213001|limits page|rake page)|Run It Once help|pokernewsdaily\.com 28741",
)


def test_names_titles_and_books_belong_together() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(set(TITLES)) == len(BOOKS) == len(TITLES)
    assert [book.source for book in BOOKS] == list(range(len(BOOKS)))
    assert TDA is TDA_2024
    assert replace(TDA_2026, source=TDA_2024.source) == TDA_2024


def test_b15_every_knob_is_compared() -> None:
    assert list(EXPECTED) == [knob.field for knob in KNOBS]


@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.field)
def test_b15_the_knobs_of_each_book(knob: Knob) -> None:
    expected = EXPECTED[knob.field]
    row = expected if isinstance(expected, tuple) else (expected,) * len(BOOKS)
    for name, book, value in zip(NAMES, BOOKS, row, strict=True):
        number = knob.values[str(value)] if knob.values else value
        assert getattr(book, knob.field) == ([number] * 11 if knob.field == "rake_cap" else number), name


def test_each_reason_is_cited_or_needs_no_rule() -> None:
    assert set(Reason) - set(CITATIONS) == UNCITED
    for reason, numbers in CITATIONS.items():
        assert any(numbers), reason.name


@pytest.mark.parametrize("source", range(len(NAMES)), ids=NAMES)
def test_citations_are_well_formed(source: int) -> None:
    for reason, numbers in CITATIONS.items():
        for number in numbers[source].split(", ") if numbers[source] else ():
            assert re.fullmatch(FORMS[source], number), f"{reason.name}: {number!r}"


def rules(citation: str) -> list[int]:
    """The rules of TDA that a citation names, without letters; none of the addendum's."""
    found = (re.match(r"\d+", number) for number in citation.split(", "))
    return [int(match[0]) for match in found if match]


def moved(rule: int) -> list[int]:
    """Where the 2026 edition has a rule of 2024; nothing where that is not known."""
    return [rule + 1] if 12 <= rule <= 20 else [rule + 2] if 21 <= rule <= 54 else []


@pytest.mark.parametrize("reason", CITATIONS, ids=lambda reason: reason.name)
def test_tda_2026_has_the_rules_of_2024_under_their_new_numbers(reason: Reason) -> None:
    old, new = CITATIONS[reason][:2]
    assert set(rules(new)) == {number for rule in rules(old) for number in moved(rule)}
    assert all(rule <= 71 for rule in rules(old))


def test_the_tournament_book_of_wsop_ends_with_rule_129() -> None:
    for numbers in CITATIONS.values():
        assert all(int(number) <= 129 for number in re.findall(r"\d+", numbers[2]))


@pytest.mark.parametrize(
    ("reason", "fits"),
    [
        (Reason.RAISE_NOT_ADDED_UP, lambda book: book.reopen != PER_PLAYER),
        (Reason.SHOW_ALL_IN, lambda book: book.reveal == IMMEDIATE),
        (Reason.FOLD_IS_FREE, lambda book: book.free_fold != ALLOW),
        (Reason.MIN_COMPLETE_BET, lambda book: book.short_open == COMPLETE),
    ],
)
def test_no_book_is_cited_against_its_own_knob(reason: Reason, fits: Callable[[Rulebook], bool]) -> None:
    numbers = CITATIONS.get(reason, ("",) * len(BOOKS))
    for book, number in zip(BOOKS, numbers, strict=True):
        assert not number or fits(book), NAMES[book.source]


def first_raise(hand: Hand) -> Bounds:
    """The bounds of the first raise before the flop."""
    assert hand.options is not None
    assert hand.options.raise_to is not None
    return hand.options.raise_to


@pytest.mark.parametrize(
    ("name", "dead_small_blind", "opening"),
    [
        ("tda-2024", 700, 35),
        ("tda-2026", 700, 35),
        ("wsop-2026", 600, 35),
        ("wsop-live-2026", 700, 40),
        ("roberts-11", 700, 40),
        ("online", 600, 35),
    ],
)
def test_pot_limit_openings(name: str, dead_small_blind: int, opening: int) -> None:
    """100-200 without a small blind, and 5-10 with both: the largest first raise."""
    book = BOOKS[NAMES.index(name)]
    game = games.game("omaha", "pot-limit", blinds=(100, 200))
    hand = Hand(game, [5000] * 4, button=3, small_blind=-1, rulebook=book)
    assert first_raise(hand).maximum == dead_small_blind
    hand = Hand(games.game("omaha", "pot-limit", blinds=(5, 10)), [1000] * 4, rulebook=book)
    assert first_raise(hand).maximum == opening


@pytest.mark.parametrize("source", range(len(NAMES)), ids=NAMES)
def test_a_ruling_names_its_book_and_number(source: int) -> None:
    bounds = first_raise(Hand(games.no_limit_holdem((5, 10)), [1000] * 3, rulebook=BOOKS[source]))
    minimum = next(why for why in bounds.why if why.reason is Reason.MIN_FULL_RAISE)
    assert minimum.rules == ((TITLES[source], CITATIONS[Reason.MIN_FULL_RAISE][source]),)


def test_the_page_of_rulebooks_is_up_to_date() -> None:
    page = runpy.run_path(str(DOCS / "make_rulebooks.py"))["page"]
    assert (DOCS / "rulebooks.md").read_text("utf-8") == page(), "run: python docs/make_rulebooks.py"
