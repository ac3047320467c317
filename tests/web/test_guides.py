"""The guides (B43): complete in three languages, every number from the engine, every example at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from croupier.explain.language import TAGS, Language
from croupier.rules.reasons import Reason
from croupier.rules.rulebooks import TITLES
from croupier.web import address
from croupier.web.guides.anchors import guide_of
from croupier.web.guides.examples import POSITIONS
from croupier.web.guides.guides import GUIDES
from croupier.web.guides.sources import BOOKS, sources
from croupier.web.guides.worked import example
from tests.web.guide_texts import (
    PROSE,
    SLUGS,
    client,
    expressions,
    files,
    html,
    sections,
    source,
    text,
    typed_numbers,
)

EVERY = pytest.mark.parametrize(("tag", "slug"), [(tag, slug) for tag in TAGS for slug in SLUGS])
READ = re.compile(r'example\("([\w-]+)"\)')

# The numbers of the brief: row, guide, section, and what must be read there.
Shown = tuple[str, str, str, tuple[int | str, ...]]
NUMBERS: tuple[Shown, ...] = (
    ("B08", "three-numbers", "three", (10, 30, 20, 90, 80, 60)),
    ("B08", "three-numbers", "streets", (50, 30)),
    ("B09", "three-numbers", "pot", (255, 335)),
    ("B10", "minimum-raises", "first-bet", (10,)),
    ("B10", "minimum-raises", "next-raise", (10, 30, 20, 50, 90, 60, 150, 100, 200, 300)),
    ("B10", "minimum-raises", "not-double", (300, 500)),
    ("B11", "limits", "no-limit", (700,)),
    ("B11", "limits", "fixed-limit", (10, 20, 30)),
    ("B12", "limits", "pot-limit", (100, 50, 200, 250, 10, 5, 20, 25)),
    ("B12", "limits", "pot-preflop", (7, 9, 24, 22)),
    ("B12", "limits", "pot-counts", (1300, 1200, 320, 360)),
    ("B13", "all-in", "call-for-less", (100, 35, 65)),
    ("B13", "all-in", "raise-for-less", (7, 130, 200)),
    ("B14", "reopening", "short-raise", (100, 130, 30)),
    ("B14", "reopening", "not-yet-acted", (230,)),
    ("B15", "reopening", "adding-up", (125, 200, 300, 75, 175, 400)),
    ("B15", "reopening", "by-the-book", (500, 1000, 1300, 1700, 700, 2200)),
    ("B16", "limits", "half-bet", (20, 30, 29, 40, 50, 15, 35)),
    ("B17", "actions", "table-stakes", (5, 55, 60)),
    ("B18", "heads-up", "order", (5, 10)),
    ("B20", "all-in", "layers", (50, 120, 200, 150, 140, 80, 400, 300, 600)),
    ("B21", "all-in", "folded", (50, 150, 140, 80)),
    ("B21", "all-in", "best-hand", (300, 400)),
    ("B22", "all-in", "refund", (200, 5, 10)),
    ("B23", "all-in", "worked", (50, 120, 200, 80, 150, 140, 370, "+100", "+20", "−120")),
    ("B23", "all-in", "worked", ("K-K-K-J-9", "J-J-J-K-9")),
    ("B25", "all-in", "received-and-net", (10, 200, 500, 190)),
    ("B26", "showdown", "kickers", ("K-K-A-8-5", "K-K-J-8-5")),
    ("B26", "showdown", "split", (65, 33, 32, 160, 80, 140)),
    ("B40", "three-bet", "before-the-flop", ("3-bet", "4-bet", 30, 90, 200)),
    ("B40", "three-bet", "after-the-flop", ("3-bet", 20, 60, 180)),
    ("B40", "three-bet", "check-raise", ("check-raise", 30, 90)),
    ("B41", "live", "announce", (2000, 8000, 7500)),
)


@EVERY
def test_b43_a_guide_is_there_in_every_language(tag: str, slug: str) -> None:
    page = html(tag, f"/{slug}")
    assert f'<html lang="{tag.replace("_", "-")}"' in page
    assert len(sections(page)) > 3
    assert page.count('class="still"') >= 3
    assert not re.search(r"{[{%]|[%}]}", page)


def test_b43_nothing_else_lies_among_the_guides() -> None:
    assert sorted(PROSE.glob("*/*")) == sorted(files())
    assert client().get("/pt-BR/guides/poker").status_code == 404


@pytest.mark.parametrize("tag", TAGS)
def test_b43_the_guides_stand_in_reading_order(tag: str) -> None:
    spoken, lang = Language.of(tag), tag.replace("_", "-")
    index = html(tag, "")
    assert re.findall(rf'href="/{lang}/guides/([\w-]+)"', index) == list(SLUGS)
    for at, guide in enumerate(GUIDES):
        page = html(tag, f"/{guide.slug}")
        assert spoken.gettext(guide.line) in text(index)
        assert f"<h1>{spoken.gettext(guide.title)}</h1>" in page
        around = dict(re.findall(r'rel="(prev|next)" href="/[\w-]+/guides/([\w-]+)"', page))
        assert around.get("prev") == (SLUGS[at - 1] if at else None)
        assert around.get("next") == (SLUGS[at + 1] if at + 1 < len(SLUGS) else None)


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_b43_no_number_is_typed_by_hand(path: Path) -> None:
    assert typed_numbers(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("prose", "found"),
    [
        ("<p id='a1'>{{ e.bet }} and <b>30</b> more</p>", ["30"]),
        ("{{ 30 }}", ["30"]),
        ("{{ e.street[0].to }}{{ e.street[-2].to }}", []),
        ('{{ "90" }}', ['"90"']),
        ('{{ example("facing-30").bet }}{{ term("3-bet") }}{{ e.refused("r49").text }}', []),
        ("{% if e.bet == 30 %}x{% endif %}", ["30"]),
        ("a 3-bet", ["3-bet"]),
    ],
)
def test_the_search_for_typed_numbers_sees_them(prose: str, found: list[str]) -> None:
    assert typed_numbers(prose) == found


@pytest.mark.parametrize("slug", SLUGS)
def test_b43_the_three_versions_say_the_same(slug: str) -> None:
    first, *others = [sections(source(tag, slug)) for tag in TAGS]
    for other in others:
        assert list(other) == list(first)
        for name, prose in first.items():
            assert expressions(other[name]) == expressions(prose), name


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize(("row", "slug", "section", "numbers"), NUMBERS)
def test_b43_the_numbers_of_the_brief(
    tag: str, row: str, slug: str, section: str, numbers: tuple[int | str, ...]
) -> None:
    read = text(sections(html(tag, f"/{slug}"))[section])
    spoken = Language.of(tag)
    for number in numbers:
        told = number if isinstance(number, str) else spoken.number(number)
        assert re.search(rf"(?<![\w.,+−-]){re.escape(told)}(?![\w]|[.,]\d)", read), f"{row}: {told}"


def test_b43_every_row_with_numbers_has_its_guide() -> None:
    rows = {row for row, *_ in NUMBERS}
    assert rows == {f"B{n:02}" for n in (*range(8, 19), 20, 21, 22, 23, 25, 26, 40, 41)}


def test_b30_b31_b32_the_order_of_showing_is_the_engines() -> None:
    read = text(sections(html("en", "/showdown"))["who-first"])
    for name in ("no-river-bet", "river-bet", "river-raise"):
        assert example(name, "en").order in read
    assert example("no-river-bet", "en").order == "Ana, Bruno, and Carla"
    assert example("river-bet", "en").order == "Carla, Ana, and Bruno"
    assert example("river-raise", "en").order == "Bruno and Carla"
    hidden = text(sections(html("en", "/showdown"))["hidden"])
    assert example("bettor-wins", "en").mucked == "Bruno"
    assert example("from-the-winner", "en").order in hidden
    assert example("caller-must-show", "en").refused("m2").text in hidden


def test_b32_a_hand_that_was_mucked_stays_face_down_in_the_figure() -> None:
    cards = {seat.name: [card.id for card in seat.cards] for seat in example("bettor-wins", "en").seats}
    assert cards["Bruno"] == [-1, -1]
    assert -1 not in cards["Ana"]
    assert all(card.id == -1 for seat in example("not-face-up", "en").seats for card in seat.cards)


def test_b43_every_example_is_used_and_every_one_used_exists() -> None:
    used = {name for path in files() for name in READ.findall(path.read_text("utf-8"))}
    assert used == set(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_b43_an_example_opens_at_the_table_at_that_very_position(name: str) -> None:
    shown = example(name, "en")
    again = address.read(address.parsed(shown.query))
    assert again.hand.events == shown.hand.events
    assert again.at == len(again.line)
    assert client().get(f"/en/table?{shown.query}").status_code == 200


def test_b24_the_whole_example_opens_in_the_calculator() -> None:
    query = example("worked", "en").calculation
    assert f'href="/en/pots?{query}"'.replace("&", "&amp;") in html("en", "/all-in")
    told = text(client().get(f"/en/pots?{query}").text)
    for number in ("150", "140", "80", "370", "+100", "+20", "−120"):
        assert number in told


@EVERY
def test_b43_each_figure_has_its_button(tag: str, slug: str) -> None:
    page, label = html(tag, f"/{slug}"), Language.of(tag).gettext("Open at the table")
    links = re.findall(r'<a class="button" href="/([\w-]+)/table\?[^"]+">([^<]+)</a>', page)
    assert links == [(tag.replace("_", "-"), label)] * page.count('class="still"')


@EVERY
def test_b43_a_guide_ends_with_its_sources(tag: str, slug: str) -> None:
    page = html(tag, f"/{slug}")
    assert list(sections(page))[-1] == "sources"
    told = sections(page)["sources"]
    remark = "Rule numbers belong to the edition that is named here: newer editions often count differently. "
    remark += "Rooms and events differ too, and what the house has announced comes first."
    assert Language.of(tag).gettext(remark) in text(told)
    for cited in sources(slug):
        assert cited.book.link.startswith("https://")
        assert f'href="{cited.book.link}"' in told
        for rule in cited.rules:
            assert f'href="{rule.link}"' in told
            assert bool(rule.page) == bool(cited.book.pages)


@pytest.mark.parametrize("slug", SLUGS)
def test_b43_the_rules_that_a_guide_quotes_are_among_its_sources(slug: str) -> None:
    book = dict(zip(TITLES, ("tda", "", "wsop", "wsop-live", "roberts", "stars"), strict=True))
    named = {cited.book.title: {rule.number for rule in cited.rules} for cited in sources(slug)}
    for cite in re.findall(r"<cite>([^<]+)</cite>", html("en", f"/{slug}")):
        title = next(title for title in TITLES if cite.startswith(title))
        numbers = named[BOOKS[book[title]].title]
        assert not numbers or set(cite.removeprefix(f"{title} ").split(", ")) <= numbers, cite


def test_b43_every_page_of_a_rule_is_cited() -> None:
    for book in BOOKS.values():
        cited = {
            rule.number for slug in SLUGS for one in sources(slug) if one.book == book for rule in one.rules
        }
        assert not book.pages or cited == set(book.pages)


@pytest.mark.parametrize("reason", Reason)
def test_b43_each_reason_has_its_paragraph(reason: Reason) -> None:
    slug, anchor = guide_of(reason)
    for tag in TAGS:
        assert anchor in sections(html(tag, f"/{slug}"))


@EVERY
def test_b43_links_between_guides_arrive(tag: str, slug: str) -> None:
    lang = tag.replace("_", "-")
    for other, anchor in re.findall(rf'href="/{lang}/guides/([\w-]+)(?:#([\w-]+))?"', html(tag, f"/{slug}")):
        assert not anchor or anchor in sections(html(tag, f"/{other}"))
        assert other in SLUGS


@pytest.mark.parametrize("slug", SLUGS)
def test_b42_each_language_keeps_its_own_words(slug: str) -> None:
    brazil, portugal = (text(re.sub(r"{[{%].*?[%}]}", "", source(tag, slug))) for tag in TAGS[1:])
    assert not re.search(r"\b(ronda|póquer|trio|lateral|laterais|ecrã)\b", brazil, re.IGNORECASE)
    english = r"\b(fold|call|raise|rodada|trinca|quadra|tela|pôquer|paralelos?|cash)\b"
    assert not re.search(
        english, portugal.replace("Check-raise", "").replace("check-raise", ""), re.IGNORECASE
    )
    for prose in (brazil, portugal):
        assert not re.search(r"\b(você|tu|teu|tua|seu stack)\b", prose, re.IGNORECASE)


@pytest.mark.parametrize("slug", SLUGS)
def test_b42_brazil_explains_each_english_verb_where_a_guide_first_uses_it(slug: str) -> None:
    prose = re.sub(r"{%.*?%}", "", source("pt_BR", slug), flags=re.DOTALL)
    prose = text(re.sub(r"{{.*?}}|check-raise", "_", prose, flags=re.DOTALL | re.IGNORECASE))
    for verb in ("fold", "check", "call", "bet", "raise"):
        first = re.search(rf"\b{verb}\b”?(.{{2}})", prose, re.IGNORECASE)
        assert not first or first[1] == " (", first[0]
