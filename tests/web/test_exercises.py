"""The exercises' pages: asked, answered and explained in every language, and nothing kept."""

from __future__ import annotations

import html
import re
import zlib
from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect
from starlette.testclient import TestClient

from croupier.amounts import written
from croupier.exercises import (
    CALL,
    KINDS,
    MAXIMUM,
    MAY_RAISE,
    MINIMUM,
    POTS,
    SEEDS,
    Division,
    Exercise,
    answer,
    exercise,
    why,
)
from croupier.explain import rules, ruling
from croupier.explain.language import Language
from croupier.hand import Hand
from croupier.web import address, create_app
from croupier.web.exercises.given import chips
from croupier.web.languages import LANGUAGES
from tests.web.axe import axe
from tests.web.conftest import NewPage

Fields = dict[str, str | list[str]]
MANY = 120
VERDICT = "exercise-verdict"
RIGHT = {"en": "Right", "pt-BR": "Certo", "pt-PT": "Certo"}
NOTHING_RIGHT = {
    "en": "Not all of it is right.",
    "pt-BR": "Nem tudo está certo.",
    "pt-PT": "Nem tudo está certo.",
}
BAD_NUMBERS = ["abc", "-5", "1.5", "12,34", "1.000,5", "1.50", "9" * 14, "٣", "1e3", "<b>5</b>", "5 5x"]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app()) as found:
        yield found


def path(kind: str, seed: int, lang: str = "en", given: Fields | None = None) -> str:
    return f"/{lang}/exercises/{kind}?{urlencode({'seed': str(seed)} | (given or {}), doseq=True)}"


def fields(division: Division) -> Fields:
    """An answer about pots as the form sends it."""
    told: Fields = {"answer": "pots", "refund": "", "refund_to": "", "odd_chip": ""}
    if division.refund:
        told |= {"refund_to": str(division.refund[0] + 1), "refund": str(division.refund[1])}
    if division.odd_chip is not None:
        told["odd_chip"] = str(division.odd_chip + 1)
    for number, (amount, winners) in enumerate(division.pots, 1):
        told |= {f"pot{number}": str(amount), f"win{number}": [str(seat + 1) for seat in winners]}
    return told


def right(one: Exercise) -> Fields:
    """The right answer as the form sends it."""
    if isinstance(one.answer, Division):
        return fields(one.answer)
    return {"answer": ("yes" if one.answer else "no") if one.kind == MAY_RAISE else str(one.answer)}


def again(hand: Hand) -> Hand:
    return address.read(address.parsed(address.write(address.of_hand(hand)))).hand


@pytest.mark.parametrize("kind", KINDS)
def test_the_answer_is_the_engines_at_the_position_of_the_address(kind: str) -> None:
    for seed in range(MANY):
        one = exercise(kind, seed)
        read = again(one.hand)
        assert read.state == one.hand.state
        assert answer(kind, read) == one.answer
        assert why(kind, read) == one.why


def test_a_seed_gives_the_same_exercise_on_every_machine() -> None:
    """The addresses of ten positions of each kind, as they were when this was written."""
    marks = {}
    for kind in KINDS:
        told = [address.write(address.of_hand(exercise(kind, seed).hand)) for seed in range(10)]
        marks[kind] = zlib.crc32("\n".join(told).encode())
    assert address.write(address.of_hand(exercise(CALL, 1).hand)) == (
        "blinds=50/100&stacks=4500,75&button=1&names=Joana,Olga&rules=tda-2024&cards=5d5c,Qc8d"
    )
    assert marks == {
        CALL: 3401709615,
        MINIMUM: 2373784081,
        MAXIMUM: 407287815,
        MAY_RAISE: 3501477397,
        POTS: 2513505877,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_question_shows_the_table_and_no_answer(client: TestClient, lang: str, kind: str) -> None:
    for seed in range(5):
        one, spoken = exercise(kind, seed), Language.of(lang)
        shown = client.get(path(kind, seed, lang))
        text = html.unescape(shown.text)
        assert shown.status_code == 200
        assert VERDICT not in text
        assert not shown.cookies
        for made in one.why:
            assert ruling(made, one.hand.names, spoken) not in text
        for name in one.hand.names:
            assert name in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_right_answer_is_told_with_its_reasons_and_rules(client: TestClient, lang: str, kind: str) -> None:
    for seed in range(5):
        one, spoken = exercise(kind, seed), Language.of(lang)
        shown = client.get(path(kind, seed, lang, right(one)))
        text = html.unescape(shown.text)
        assert shown.status_code == 200
        assert f'<div class="notice" role="status">\n  <p class="{VERDICT}">' in text
        assert not shown.cookies
        for made in one.why:
            assert ruling(made, one.hand.names, spoken) in text
            assert all(number in text for _, number in made.rules) or "glossary" in rules(made)
        query = address.write(address.of_hand(one.hand))
        assert f'href="/{lang}/table?{query}"' in text
        assert f'href="/{lang}/exercises/{kind}"' in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_number_is_told_kindly(client: TestClient, lang: str) -> None:
    for kind in (CALL, MINIMUM, MAXIMUM):
        one, spoken = exercise(kind, 3), Language.of(lang)
        assert isinstance(one.answer, int)
        text = html.unescape(client.get(path(kind, 3, lang, {"answer": str(one.answer + 1)})).text)
        assert "notice-error" in text
        assert spoken.amount(one.answer) in text
        assert spoken.amount(one.answer + 1) in text
        assert ruling(one.why[0], one.hand.names, spoken) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_yes_for_no_is_wrong(client: TestClient, lang: str) -> None:
    for seed in range(6):
        one = exercise(MAY_RAISE, seed)
        text = client.get(path(MAY_RAISE, seed, lang, {"answer": "no" if one.answer else "yes"})).text
        assert "notice-error" in text
        assert RIGHT[lang] not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_pots_are_told_part_by_part(client: TestClient, lang: str) -> None:
    division = exercise(POTS, 0).answer
    assert isinstance(division, Division)
    amount, winners = division.pots[0]
    wrong = division._replace(pots=((amount + 5, winners), *division.pots[1:]))
    text = client.get(path(POTS, 0, lang, fields(wrong))).text
    assert NOTHING_RIGHT[lang] in text
    assert text.count('class="exercise-wrong"') == 1
    missing = division._replace(pots=division.pots[:1], refund=None)
    text = client.get(path(POTS, 0, lang, fields(missing))).text
    parts = len(division.pots) - 1 + bool(division.refund)
    assert text.count('class="exercise-wrong"') == parts


def test_the_rulebook_is_named_in_the_language_of_the_page(client: TestClient) -> None:
    seed = next(seed for seed in range(100) if exercise(CALL, seed).hand.rulebook.source == 5)
    assert "Online room" in client.get(path(CALL, seed)).text
    for lang in ("pt-BR", "pt-PT"):
        text = client.get(path(CALL, seed, lang)).text
        assert "Sala online" in text
        assert "Online room" not in text


def test_another_rulebook_is_told_where_it_answers_otherwise(client: TestClient) -> None:
    told = 0
    for seed in range(40):
        one = exercise(MAY_RAISE, seed)
        text = client.get(path(MAY_RAISE, seed, "en", right(one))).text
        if "By other rulebooks" in text:
            told += 1
            assert ("no raise is allowed." in text) == one.answer
    assert told >= 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", ["", "  ", *BAD_NUMBERS])
def test_what_is_no_number_of_chips_gets_a_clear_message(client: TestClient, lang: str, text: str) -> None:
    shown = client.get(path(CALL, 7, lang, {"answer": text}))
    assert shown.status_code == 400
    assert VERDICT not in shown.text
    assert 'aria-describedby="wrong"' in shown.text
    assert '<p class="notice notice-error" id="wrong" role="alert">' in shown.text
    assert f'value="{html.escape(text.strip())}"' in shown.text.replace("&#34;", "&quot;")
    assert "Traceback" not in shown.text


def test_the_message_is_in_the_language_of_the_page(client: TestClient) -> None:
    said = {
        lang: html.unescape(client.get(path(CALL, 7, lang, {"answer": "abc"})).text) for lang in LANGUAGES
    }
    assert "'abc' is no amount: write digits" in said["en"]
    assert "'abc' não é um valor: escrever algarismos" in said["pt-BR"]
    assert "'abc' não é um valor: escrever algarismos" in said["pt-PT"]
    assert "Escolher sim ou não" in client.get(path(MAY_RAISE, 7, "pt-PT", {"answer": "maybe"})).text


@pytest.mark.parametrize(
    "text", ["1200", " 1200 ", "1 200", "1.200", "1,200", "1\u00a0200", "1\u202f200", "1'200", "1’200"]
)
def test_thousands_may_be_set_apart(text: str) -> None:
    assert chips(text) == 1200


def test_amounts_are_read_as_every_language_writes_them(client: TestClient) -> None:
    for lang in LANGUAGES:
        for seed in range(20):
            one = exercise(CALL, seed)
            assert isinstance(one.answer, int)
            shown = Language.of(lang).amount(one.answer)
            assert chips(shown) == one.answer == chips(written(one.answer, 1))
            assert "notice-error" not in client.get(path(CALL, seed, lang, {"answer": shown})).text


@pytest.mark.parametrize(
    ("changed", "field", "says"),
    [
        ({"refund": "5", "refund_to": ""}, "refund", "both how many chips come back and to whom"),
        ({"refund": "", "refund_to": "1"}, "refund", "both how many chips come back and to whom"),
        ({"refund": "x", "refund_to": "1"}, "refund", "is no amount"),
        (
            {"pot1": "", "pot2": "", "pot3": "", "pot4": "", "win1": [], "win2": [], "win3": []},
            "pot1",
            "main pot",
        ),
        ({"pot2": "1.5"}, "pot2", "finer than the smallest chip"),
        ({"pot4": "", "win4": "1"}, "pot4", "Write a number of chips"),
    ],
)
def test_pots_that_cannot_be_read(client: TestClient, changed: Fields, field: str, says: str) -> None:
    given = right(exercise(POTS, 4)) | changed
    shown = client.get(path(POTS, 4, "en", given))
    assert shown.status_code == 400
    assert says in html.unescape(shown.text)
    found = re.search(r'<input[^>]*id="(\w+)"[^>]*aria-invalid="true"', shown.text)
    assert found is not None
    assert found[1] == field


def test_what_was_given_stays_in_the_form(client: TestClient) -> None:
    given: Fields = {"answer": "pots", "pot1": "1 500", "win1": ["1", "2"], "odd_chip": "2", "pot2": "x"}
    text = client.get(path(POTS, 4, "en", given)).text
    assert 'value="1 500"' in text
    assert 'value="x"' in text
    live = [seat for seat in exercise(POTS, 4).hand.pots[0].eligible if seat in (0, 1)]
    assert text.count(" checked") == len(live)


@pytest.mark.parametrize("name", ["99", "0", "-1", "x", "1 "])
def test_seats_that_are_not_there_win_nothing(client: TestClient, name: str) -> None:
    given = right(exercise(POTS, 4)) | {"win1": [name], "odd_chip": "99"}
    assert client.get(path(POTS, 4, "en", given)).status_code == 200


@pytest.mark.parametrize("seed", ["-1", "x", str(SEEDS), "9" * 30, "1.5", "٣", "1 2"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_seed_is_refused_with_a_page(client: TestClient, lang: str, seed: str) -> None:
    shown = client.get(f"/{lang}/exercises/call?{urlencode({'seed': seed})}")
    assert shown.status_code == 400
    assert "<h1>" in shown.text


@pytest.mark.parametrize(
    "where", ["/en/exercises/poker?seed=1", "/en/exercises/call/1", "/fr/exercises/call?seed=1"]
)
def test_what_is_no_exercise_is_not_found(client: TestClient, where: str) -> None:
    assert client.get(where).status_code == 404


@pytest.mark.parametrize("kind", KINDS)
def test_without_a_seed_one_is_drawn(client: TestClient, kind: str) -> None:
    drawn = set()
    for _ in range(8):
        sent = client.get(f"/pt-BR/exercises/{kind}", follow_redirects=False)
        assert sent.status_code == 303
        assert sent.headers["cache-control"] == "no-store"
        found = re.fullmatch(rf"/pt-BR/exercises/{kind}\?seed=([0-9]+)", sent.headers["location"])
        assert found is not None
        assert int(found[1]) < SEEDS
        drawn.add(found[1])
    assert len(drawn) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_kinds_are_listed(client: TestClient, lang: str) -> None:
    text = client.get(f"/{lang}/exercises").text
    for kind in KINDS:
        assert f'href="/{lang}/exercises/{kind}"' in text


@pytest.mark.parametrize("kind", KINDS)
def test_a_visitor_without_javascript_answers(new_page: NewPage, kind: str) -> None:
    page = new_page(phone=True, javascript=False, language="pt-BR")
    one = exercise(kind, 1)
    page.goto(path(kind, 1, "pt-BR"))
    told = right(one)
    for name, value in told.items():
        if name.startswith("win"):
            for seat in value:
                page.locator(f'input[name="{name}"][value="{seat}"]').check()
        elif name in ("refund_to", "odd_chip"):
            page.select_option(f"#{name}", str(value))
        elif kind == MAY_RAISE:
            page.locator(f'input[value="{value}"]').check()
        elif name != "answer" or kind != POTS:
            page.fill(f"#{name}", str(value))
    page.get_by_role("button", name="Responder").click()
    expect(page).to_have_url(re.compile("#answered$"))
    expect(page.get_by_role("status")).to_have_count(1)
    expect(page.locator(".notice-error")).to_have_count(0)
    page.get_by_role("link", name="Outro exercício").click()
    expect(page).to_have_url(re.compile(rf"/pt-BR/exercises/{kind}\?seed=[0-9]+$"))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("phone", [False, True])
def test_everybody_can_use_the_pages(new_page: NewPage, kind: str, phone: bool) -> None:
    page = new_page(phone=phone, dark=phone)
    one = exercise(kind, 2)
    wrong: Fields = {"answer": "no" if one.answer else "yes"} if kind == MAY_RAISE else {"answer": "55"}
    if kind == POTS:
        wrong = right(one) | {"odd_chip": "1", "win1": []}
    for where in (
        "/en/exercises",
        path(kind, 2),
        path(kind, 2, "en", right(one)),
        path(kind, 2, "en", wrong),
    ):
        page.goto(where)
        assert axe(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
