"""The table of knobs: complete, unambiguous, and every value reachable by its name."""

from dataclasses import fields

import pytest

from croupier.errors import InvalidInput
from croupier.knobs import CHIP_KNOBS, KNOBS, Knob, knob_value, rulebook, rulebook_of, settings, value_text
from croupier.rules.rulebooks import BOOKS, NAMES
from croupier.rules.state import Rulebook


def test_every_field_of_a_rulebook_is_a_knob() -> None:
    assert [knob.field for knob in KNOBS] == [
        field.name for field in fields(Rulebook) if field.name != "source"
    ]


@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.field)
def test_values_are_distinct_and_each_is_explained(knob: Knob) -> None:
    assert knob.source
    assert list(knob.says) == (list(knob.values) if knob.values else [""])
    if knob.values:
        assert sorted(knob.values.values()) == list(range(len(knob.values)))


@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.field)
def test_a_name_sets_the_field_and_nothing_else(knob: Knob) -> None:
    for text, number in (knob.values or {"5": 5}).items():
        book = rulebook("wsop-2026", **{knob.field: text if knob.values else number})
        assert getattr(book, knob.field) == ([number] * 11 if knob.field == "rake_cap" else number)
        setattr(book, knob.field, getattr(BOOKS[2], knob.field))
        assert book == BOOKS[2]


@pytest.mark.parametrize("knob", [knob for knob in KNOBS if knob.values], ids=lambda knob: knob.field)
def test_the_books_use_only_values_that_have_a_name(knob: Knob) -> None:
    assert knob.values
    assert {getattr(book, knob.field) for book in BOOKS} <= set(knob.values.values())


def test_a_rulebook_by_name_is_a_copy() -> None:
    for name, book in zip(NAMES, BOOKS, strict=True):
        assert rulebook(name) == book
        assert rulebook(name).rake_cap is not book.rake_cap
    assert rulebook("tda-2024", rake_cap=list(range(11))).rake_cap == list(range(11))


@pytest.mark.parametrize(
    ("field", "value", "allowed"),
    [
        ("reopen", "sometimes", "per_player, consecutive, never"),
        ("reopen", 1, "per_player"),
        ("fl_half", "yes", "true, false"),
        ("fl_raises", "4", "whole number from 1 to 100"),
        ("fl_raises", True, "whole number"),
        ("fl_raises", 101, "whole number"),
        ("odd_unit", 0, "whole number from 1"),
        ("odd_unit", 2.5, "whole number"),
        ("rake_cap", [1, 2], "give one, or 11"),
        ("rake_cap", [-1] * 11, "whole number from 0"),
        ("reopn", "never", "reopen, short_open"),
    ],
)
def test_an_unknown_setting_or_value_says_what_is_allowed(field: str, value: object, allowed: str) -> None:
    with pytest.raises(InvalidInput, match=allowed):
        knob_value(field, value)


def test_an_unknown_rulebook_says_which_there_are() -> None:
    with pytest.raises(InvalidInput, match="tda-2024, tda-2026"):
        rulebook("tda-2019")


@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.field)
def test_b15_the_text_of_a_value_is_what_sets_it(knob: Knob) -> None:
    for text, number in (knob.values or {"5": 5}).items():
        book = rulebook("wsop-2026", **{knob.field: text if knob.values else number})
        assert value_text(knob.field, book) == text
        same = getattr(book, knob.field) == getattr(BOOKS[2], knob.field)
        assert settings(book) == ({} if same else {knob.field: text})


@pytest.mark.parametrize("scale", [1, 100])
def test_b15_settings_read_back_give_the_same_book(scale: int) -> None:
    for name, usual in zip(NAMES, BOOKS, strict=True):
        book = rulebook(name)
        for knob in KNOBS:
            for number in knob.values.values() if knob.values else (knob.least, 7):
                setattr(book, knob.field, [number, *range(10)] if knob.field == "rake_cap" else number)
                assert rulebook_of(name, settings(book, scale), scale) == book
        assert rulebook_of(name, {}, scale) == usual


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [
        ("rake_cap", "0.50", "finer than the smallest chip"),
        ("rake_cap", "1/2", "give one, or 11"),
        ("drop", "1/2", "give a whole number"),
        ("drop", "some", "no amount"),
        ("fl_raises", "four", "give a whole number from 1 to 100"),
        ("fl_raises", "4" * 30, "give a whole number from 1 to 100"),
        ("fl_raises", "²", "give a whole number from 1 to 100"),
        ("reopen", "3", "per_player, consecutive, never"),
        ("source", "3", "unknown setting"),
    ],
)
def test_a_text_that_is_no_value_is_refused(field: str, text: str, said: str) -> None:
    with pytest.raises(InvalidInput, match=said) as refused:
        rulebook_of("tda-2024", {"fl_half": "false", field: text})
    assert refused.value.field == field


def test_a_ready_made_book_sets_nothing_otherwise() -> None:
    assert [settings(book) for book in BOOKS] == [{}] * len(BOOKS)


def test_a_cap_by_players_is_a_list_and_an_equal_one_a_number() -> None:
    assert settings(rulebook("online", rake_cap=[2] * 11)) == {"rake_cap": "2"}
    caps = rulebook("online", rake_cap=[*range(10), 9])
    assert settings(caps) == {"rake_cap": "0/1/2/3/4/5/6/7/8/9/9"}
    assert settings(caps, 10)["rake_cap"] == "0.0/0.1/0.2/0.3/0.4/0.5/0.6/0.7/0.8/0.9/0.9"


def test_the_knobs_that_are_chips_are_numbers_without_a_name() -> None:
    assert {knob.field for knob in KNOBS if knob.values is None} - set(CHIP_KNOBS) == {
        "fl_raises",
        "rake_rate",
    }
    assert all(knob.values is None for knob in KNOBS if knob.field in CHIP_KNOBS)
