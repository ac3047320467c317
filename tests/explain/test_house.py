"""A rulebook in words: complete, in every language, and the differences between two (B15, B42)."""

import re

import pytest

from croupier.explain import TAGS, Language, rules, topic
from croupier.explain.house import (
    THEMES,
    Rule,
    choices,
    citations,
    differences,
    house_rules,
    in_force,
    name,
    sources,
)
from croupier.explain.rulings import cited, title
from croupier.explain.topics import TOPICS
from croupier.knobs import KNOBS, Knob, rulebook
from croupier.options import ruling
from croupier.rules.reasons import Reason
from croupier.rules.rulebooks import BOOKS, CITATIONS, NAMES, TITLES
from croupier.rules.state import Rulebook

TDA = rulebook("tda-2024")
CAPS = [0, 0, 50, 100, 100, *[150] * 6]


def told(book: Rulebook, language: str = "en") -> dict[str, Rule]:
    return {rule.field: rule for theme in house_rules(book, language) for rule in theme.rules}


def test_b15_every_knob_has_its_place_in_one_theme() -> None:
    fields = [field for _, fields in THEMES for field in fields]
    assert sorted(fields) == sorted(knob.field for knob in KNOBS)
    assert list(told(TDA)) == fields
    assert len({theme.title for theme in house_rules(TDA)}) == len(THEMES)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("knob", KNOBS, ids=lambda knob: knob.field)
def test_b15_b42_every_value_is_a_sentence_of_its_own(knob: Knob, tag: str) -> None:
    values = list(knob.values.values()) if knob.values else [knob.least, 2, 7]
    said = []
    for value in values:
        book = rulebook("tda-2024")
        setattr(book, knob.field, [value] * 11 if knob.field == "rake_cap" else value)
        said.append(in_force(knob.field, book, tag))
    assert len(set(said)) == len(values)
    for sentence in said:
        assert re.fullmatch(r"[A-ZÀ-Ý0-9][^{}]+[^.;:]\.", sentence), sentence
    if knob.values:
        assert list(choices(knob.field, tag).values()) == said
    else:
        assert list(choices(knob.field, tag)) == [""]


@pytest.mark.parametrize("tag", TAGS[1:])
def test_b42_a_rulebook_is_told_in_portuguese(tag: str) -> None:
    english, theirs = told(TDA), told(TDA, tag)
    for field, rule in theirs.items():
        assert rule.says != english[field].says
        assert rule.point != english[field].point
        assert not re.search(r"\b(the|of|and|rooms?|pages?|tournaments)\b", rule.sources), rule.sources
    titles = [theme.title for theme in house_rules(TDA, tag)]
    assert all(text[0].isupper() for text in titles)


def test_b15_the_difference_between_two_books() -> None:
    found = {one.field: one for one in differences(TDA, rulebook("wsop-2026"))}
    assert set(found) == {"reopen", "timeout", "fl_raises", "pl_blinds", "see_rights", "hilo_same"}
    reopen = found["reopen"]
    assert reopen.point == "Short all-ins and the right to raise again"
    assert reopen.one == "A player who has acted may raise again when facing a full raise or more."
    assert reopen.other == "Consecutive short all-ins that add up to a full raise reopen the raising."
    assert reopen.sources.startswith("TDA 2024 47-A; WSOP Tournament 96-a")


def test_b15_differences_are_those_of_the_knobs() -> None:
    for one in BOOKS:
        for other in BOOKS:
            found, back = differences(one, other), differences(other, one)
            expected = {
                knob.field for knob in KNOBS if getattr(one, knob.field) != getattr(other, knob.field)
            }
            assert {point.field for point in found} == expected
            assert [(point.other, point.one) for point in back] == [
                (point.one, point.other) for point in found
            ]
            assert all(point.one != point.other for point in found)


def test_what_is_set_otherwise_is_marked() -> None:
    book = rulebook("tda-2024", fl_raises=4, free_fold="refuse")
    assert {field for field, rule in told(book).items() if rule.changed} == {"fl_raises", "free_fold"}
    assert not any(rule.changed for rule in told(TDA).values())


@pytest.mark.parametrize(
    ("tag", "cap", "caps", "unit", "rate"),
    [
        (
            "en",
            "1,250.50 at most.",
            "By the number of players dealt in: no cap (0–1); 0.50 at most (2); 1 at most (3–4); "
            "1.50 at most (5–10).",
            "Pots are split down to 0.25, the worth of an odd chip.",
            "4.50% of the pots, after uncalled bets have gone back.",
        ),
        (
            "pt_BR",
            "No máximo 1.250,50.",
            "Pelo número de jogadores que recebem cartas: sem máximo (0–1); no máximo 0,50 (2); "
            "no máximo 1 (3–4); no máximo 1,50 (5–10).",
            "Os potes são divididos até 0,25, o valor da ficha ímpar.",
            "4,50% dos potes, depois de devolvido o excesso não pago.",
        ),
    ],
)
def test_b42_amounts_are_written_as_the_language_does(
    tag: str, cap: str, caps: str, unit: str, rate: str
) -> None:
    spoken = Language.of(tag, scale=100)
    book = rulebook("online", rake_cap=125050, odd_unit=25, rake_rate=450)
    assert in_force("rake_cap", book, spoken) == cap
    assert in_force("rake_cap", rulebook("online", rake_cap=CAPS), spoken) == caps
    assert in_force("odd_unit", book, spoken) == unit
    assert in_force("rake_rate", book, spoken) == rate


def test_numbers_that_are_none() -> None:
    assert [in_force(field, TDA) for field in ("pl_round", "rake_rate", "rake_cap", "drop")] == [
        "The maximum is exact.",
        "No rake is taken.",
        "No cap.",
        "No drop is taken.",
    ]


def test_raises_are_counted_in_words() -> None:
    books = rulebook("tda-2024", fl_raises=1), rulebook("tda-2024", fl_raises=4)
    assert [in_force("fl_raises", book, "pt-PT").split(" depois")[0] for book in books] == [
        "1 aumento",
        "4 aumentos",
    ]


def test_a_rulebook_is_called_by_its_book_and_what_was_changed() -> None:
    assert [name(book) for book in BOOKS] == list(TITLES)
    assert name(rulebook("online", drop=1), "pt-BR") == "Sala online, com 1 ponto alterado"
    assert (
        name(rulebook("online", drop=1, bba="ante_first"), "pt-PT") == "Sala online, com 2 pontos alterados"
    )
    assert [title(source, "pt-BR") for source in range(5)] == list(TITLES[:5])


def test_every_reason_has_a_topic_of_its_own() -> None:
    assert set(TOPICS) == set(Reason)
    for tag in TAGS:
        topics = [topic(reason, tag) for reason in Reason]
        assert len(set(topics)) == len(topics)


@pytest.mark.parametrize("source", range(len(NAMES)), ids=NAMES)
def test_which_rule_says_it(source: int) -> None:
    rows = dict(citations(BOOKS[source]))
    assert rows == {topic(one): numbers[source] for one, numbers in CITATIONS.items() if numbers[source]}
    for tag in TAGS[1:]:
        for _, numbers in citations(BOOKS[source], tag):
            assert not re.search(r"\b(glossary|preface|help|page)\b", numbers)


def test_a_rule_number_in_words_of_a_language() -> None:
    assert cited("preface to 173") == "preface to 173"
    assert cited("preface to 173", "pt-PT") == "antes da 173"
    assert cited("PokerStars rake page", "pt-BR") == "página de rake do PokerStars"
    made = ruling(Reason.MIN_FULL_RAISE, rulebook("online"))
    assert rules(made, "pt-PT") == "Sala online ajuda da PokerStars 213001"
    made = ruling(Reason.CALL_MATCHES_BET, rulebook("wsop-2026"))
    assert rules(made, "pt-BR") == "WSOP 2026 Tournament 93, glossário: Call"


def test_sources_are_those_of_the_knob() -> None:
    assert [sources(knob.field).lower() for knob in KNOBS] == [knob.source.lower() for knob in KNOBS]
