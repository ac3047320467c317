"""The house rules in words, two rulebooks compared, a ruling in large print (B15, B42)."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from croupier.errors import InvalidInput
from croupier.explain import TAGS, house, rules, ruling
from croupier.explain.language import Language
from croupier.explain.telling import story
from croupier.knobs import KNOBS, rulebook
from croupier.rules.rulebooks import NAMES
from croupier.web import address, create_app
from croupier.web.house import chosen, large
from croupier.web.table.notes import Notes
from tests.web.axe import axe
from tests.web.conftest import NewPage
from tests.web.test_address import walked

LANGUAGES = [tag.replace("_", "-") for tag in TAGS]
TABLE = "blinds=5/10&stacks=1000,1000,1000&button=3&names=Ana,Bia,Caio&rules=tda-2024"
HOUSE = "rules=tda-2024&set=reopen:never,rake_cap:0.50"
PAGES = (
    f"/pt-BR/rules?{HOUSE}",
    "/en/rules?rules=wsop-2026&other=online",
    f"/pt-PT/ruling?{TABLE}&line=r30&why=min_full_raise",
    f"/en/ruling?{TABLE}",
)


@pytest.fixture(scope="module")
def visitor() -> TestClient:
    return TestClient(create_app(), follow_redirects=False)


def text(html: str) -> str:
    return " ".join(unescape(html).split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_b15_b42_a_rulebook_is_told_point_by_point(visitor: TestClient, lang: str, name: str) -> None:
    answer = visitor.get(f"/{lang}/rules?rules={name}")
    assert answer.status_code == 200
    assert answer.headers["content-language"] == lang
    told, book = text(answer.text), rulebook(name)
    for theme in house.house_rules(book, lang):
        assert f"<h2>{theme.title}</h2>" in told
        for rule in theme.rules:
            assert f"<dt>{rule.point}</dt> <dd>{rule.says}</dd>" in told
            assert f">{rule.sources}</dd>" in told
    for matter, numbers in house.citations(book, lang):
        assert f'<th scope="row">{matter}</th><td>{numbers}</td>' in told
    assert house.numbering(book, lang) in told


def test_without_a_choice_the_first_book_is_told(visitor: TestClient) -> None:
    answer = visitor.get("/en/rules")
    assert answer.status_code == 200
    assert '<p class="lead">Poker TDA 2024</p>' in text(answer.text)


def test_b15_what_the_house_sets_is_marked_and_part_of_every_link(visitor: TestClient) -> None:
    told = text(visitor.get(f"/pt-BR/rules?{HOUSE}").text)
    assert '<p class="lead">Poker TDA 2024, com 2 pontos alterados</p>' in told
    assert told.count("Definido pela casa.") == 2
    assert "<dd>No máximo 0,50. <em>Definido pela casa.</em></dd>" in told
    assert f'href="/pt-BR/new?{HOUSE}"' in told
    assert f"http://testserver/pt-BR/rules?{HOUSE}" in told
    assert '<option value="never" selected>' in told
    assert 'name="set.rake_cap" class="amount" inputmode="decimal" value="0.50"' in told


def test_b15_the_rules_are_played_with_by_their_link(visitor: TestClient) -> None:
    form = text(visitor.get(f"/en/new?{HOUSE}").text)
    assert 'name="set" value="reopen:never,rake_cap:0.50"' in form
    assert '<option value="tda-2024" selected>' in form


def test_the_form_leads_to_the_address_of_its_rules(visitor: TestClient) -> None:
    fields = {f"set.{knob.field}": "" for knob in KNOBS} | {
        "rules": "online",
        "other": "",
        "set.reopen": "per_player",
        "set.fl_raises": " 4 ",
        "set.button": "moving",
        "set.rake_cap": "0/0/0.50/1/1/2/2/2/2/2/2",
    }
    answer = visitor.get("/en/rules", params=fields)
    assert answer.status_code == 303
    caps = "0.00/0.00/0.50/1.00/1.00/2.00/2.00/2.00/2.00/2.00/2.00"
    to = f"/en/rules?rules=online&set=reopen:per_player,fl_raises:4,rake_cap:{caps}"
    assert answer.headers["location"] == to
    assert visitor.get(to).status_code == 200


def test_another_book_keeps_what_the_house_has_set(visitor: TestClient) -> None:
    answer = visitor.get("/en/rules?set=reopen:never&rules=roberts-11&other=")
    assert answer.headers["location"] == "/en/rules?rules=roberts-11&set=reopen:never"
    answer = visitor.get("/en/rules?set=reopen:never&rules=online&other=roberts-11")
    assert answer.headers["location"] == "/en/rules?rules=online&other=roberts-11"


def test_the_address_of_a_table_tells_its_rules(visitor: TestClient) -> None:
    answer = visitor.get(f"/en/rules?{TABLE}&set=button:moving&line=f,f")
    assert answer.headers["location"] == "/en/rules?rules=tda-2024&set=button:moving"


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("fl_raises", "many", "give a whole number from 1 to 100"),
        ("rake_cap", "some", "no amount"),
        ("drop", "1/2", "give a whole number"),
        ("reopen", "often", "choose one of per_player, consecutive, never"),
    ],
)
def test_a_form_with_a_fault_comes_back_as_it_was(
    visitor: TestClient, field: str, typed: str, said: str
) -> None:
    answer = visitor.get(
        "/en/rules", params={"rules": "online", f"set.{field}": typed, "set.bba": "ante_first"}
    )
    assert answer.status_code == 400
    told = text(answer.text)
    assert said in told.split('role="alert"')[1].split("</div>")[0]
    assert said in told.split(f'id="wrong-{field}"')[1].split("</p>")[0]
    assert '<option value="online" selected>' in told
    assert '<option value="ante_first" selected>' in told
    assert told.count('aria-invalid="true"') == 1
    assert 'aria-invalid="true"' in told.split(f'name="set.{field}"')[1].split(">")[0]
    assert typed == "often" or f'value="{typed}"' in told


@pytest.mark.parametrize(
    "query", ["rules=tda-1999", "rules=online&set=reopen", "set=what:1", "other=tda-1999", "set=source:1"]
)
def test_rules_that_there_are_not_are_refused_on_the_page(visitor: TestClient, query: str) -> None:
    answer = visitor.get(f"/pt-PT/rules?{query}")
    assert answer.status_code == 400
    assert "Não é possível definir as regras assim." in answer.text
    with pytest.raises(InvalidInput):
        chosen.read(dict(pair.split("=", 1) for pair in query.split("&")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_b15_two_rulebooks_are_compared_where_they_differ(visitor: TestClient, lang: str) -> None:
    told = text(visitor.get(f"/{lang}/rules?rules=wsop-2026&set=fl_raises:3&other=online").text)
    found = house.differences(rulebook("wsop-2026", fl_raises=3), rulebook("online"), lang)
    assert len(found) == 7
    assert told.count('<th scope="row">') == len(found)
    for one in found:
        assert f'<th scope="row">{one.point}</th>' in told
        assert f">{one.one}</td>" in told
        assert f">{one.other}</td>" in told
    assert f'href="/{lang}/rules?rules=wsop-2026&set=fl_raises:3"' in told
    assert "<dt>" not in told


def test_rulebooks_without_a_difference(visitor: TestClient) -> None:
    told = text(visitor.get("/en/rules?rules=tda-2024&other=tda-2026").text)
    assert "They do not differ on any point." in told
    assert "<table" not in told


def random_spot(seed: int) -> address.Spot:
    """A random position."""
    return address.of_hand(walked(seed))


@pytest.mark.parametrize("seed", range(12))
def test_b42_every_ruling_of_a_position_opens_large(visitor: TestClient, seed: int) -> None:
    spot = random_spot(seed)
    query, hand = address.write(spot), spot.hand
    found = large.rulings(hand, Language.of("en"))
    lang = LANGUAGES[seed % 3]
    assert found
    for made in found:
        told = text(visitor.get(f"/{lang}/ruling?{query}&why={large.code(made)}").text)
        assert f'<p class="ruling-text">{ruling(made, hand.names, lang)}</p>' in told
        assert all(number in told for number in rules(made, lang).split()[-1:])
        assert f'href="/{lang}/table?{query}"' in told
        assert Language.of(lang).amount(hand.pot_total) in told


def test_the_margin_of_the_table_leads_to_rulings_that_there_are(visitor: TestClient) -> None:
    links = set()
    for seed in range(12):
        spot = random_spot(seed)
        notes = Notes(spot, address.write(spot), Language.of("en"))
        links |= {
            note.ruling_href
            for note in (*notes.reasons(), *notes.log(story(spot.hand), {}))
            if note.ruling_href
        }
    assert len(links) > 30
    for link in links:
        assert visitor.get(f"/en/{link}").status_code == 200, link


def test_b10_a_ruling_shows_the_sentence_the_rule_who_acts_and_what_lies_there(visitor: TestClient) -> None:
    told = text(visitor.get(f"/en/ruling?{TABLE}&set=drop:1&line=r30,r90&why=min_full_raise").text)
    assert "<h1>The smallest raise</h1>" in told
    assert "The bet is 90 and the last full bet or raise was 60: raise to at least 90 + 60 = 150." in told
    assert "<strong>43-A</strong>" in told
    assert '<a href="/en/rules?rules=tda-2024&set=drop:1">Poker TDA 2024, 1 point changed</a>' in told
    facts = told.split('<ul class="ruling-facts">')[1].split("</ul>")[0]
    assert facts.split("<li>")[1:] == [
        "Bia is to act.</li> ",
        "Pot 130</li> ",
        "Ana has 90 in front</li> ",
        "Bia has 10 in front</li> ",
        "Caio has 30 in front</li> ",
    ]


def test_money_with_decimals_and_the_eyes_of_a_seat(visitor: TestClient) -> None:
    position = "blinds=0.25/0.50&stacks=50.00,50.00&button=1&rules=online&seen=2"
    told = text(visitor.get(f"/pt-BR/ruling?{position}&why=call_matches_bet").text)
    assert "o call (pagar) acrescenta 0,25." in told
    assert f'href="/pt-BR/table?{position}"' in told
    assert "Sem número de regra" in told


def test_the_refusal_of_a_step_opens_large(visitor: TestClient) -> None:
    told = text(visitor.get(f"/en/ruling?{TABLE}&line=r30&try=r40").text)
    assert "A total of 40 on this street is too little: the minimum is 50." in told
    assert "<strong>43-A, 52-A</strong>" in told


def test_b20_rulings_of_one_reason_stand_together(visitor: TestClient) -> None:
    three = "blinds=5/10&stacks=50,120,200,200&button=4&names=A,B,C,D&line=r200,c,c,c&why=pot_side"
    told = text(visitor.get(f"/en/ruling?{three}").text)
    assert re.findall('<p class="ruling-text">(.*?)</p>', told) == [
        "Side pot of 210: B, C, and D may win it.",
        "Side pot of 160: C and D may win it.",
    ]


@pytest.mark.parametrize("asked", ["why=award_low", "why=nonsense", "why=MIN_FULL_RAISE", "try=c", "try=zz"])
def test_a_ruling_that_there_is_not_is_not_found(visitor: TestClient, asked: str) -> None:
    answer = visitor.get(f"/en/ruling?{TABLE}&{asked}")
    assert answer.status_code == 404
    told = text(answer.text)
    assert "There is no such ruling here" in told
    assert f'href="/en/table?{TABLE}"' in told
    assert f'href="/en/ruling?{TABLE}&why=min_full_raise">The smallest raise</a>' in told


def test_without_a_question_all_rulings_are_listed(visitor: TestClient) -> None:
    answer = visitor.get(f"/en/ruling?{TABLE}")
    assert answer.status_code == 200
    told = text(answer.text)
    for made in large.rulings(
        address.read({"blinds": "5/10", "stacks": "1000,1000,1000"}).hand, Language.of("en")
    ):
        assert f"&why={large.code(made)}" in told


@pytest.mark.parametrize("query", ["", "stacks=10&why=min_full_raise", f"{TABLE}&line=c,c,c,c"])
def test_a_position_that_cannot_be_is_refused(visitor: TestClient, query: str) -> None:
    assert visitor.get(f"/en/ruling?{query}").status_code == 400


def test_a_language_that_there_is_not(visitor: TestClient) -> None:
    assert visitor.get("/de/rules").status_code == 404
    assert visitor.get(f"/de/ruling?{TABLE}").status_code == 404


def test_names_of_players_are_text(visitor: TestClient) -> None:
    position = "blinds=5/10&stacks=100,100&names=%3Cscript%3Ealert(1)%3C/script%3E,B&why=call_matches_bet"
    answer = visitor.get(f"/en/ruling?{position}")
    assert answer.status_code == 200
    assert "<script>alert" not in answer.text


@pytest.mark.parametrize("address", PAGES)
@pytest.mark.parametrize("phone", [False, True])
def test_the_pages_can_be_used_by_everybody(new_page: NewPage, address: str, phone: bool) -> None:
    page = new_page(phone=phone, dark=phone)
    page.goto(address)
    for unfolded in page.locator("main details > summary").all():
        unfolded.click()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_form_works_without_javascript(new_page: NewPage) -> None:
    page = new_page(javascript=False)
    page.goto("/en/rules")
    page.get_by_label("Rulebook").select_option("online")
    page.get_by_role("button", name="Show these rules").click()
    assert page.url.endswith("/en/rules?rules=online")
    page.get_by_text("Set points otherwise than the book").click()
    page.get_by_label("Raises allowed on a fixed-limit street").fill("5")
    page.get_by_role("button", name="Set these rules").click()
    assert page.url.endswith("/en/rules?rules=online&set=fl_raises:5")
    assert page.get_by_text("5 raises after the bet").is_visible()


def test_on_paper_stand_the_rules_and_their_address_alone(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"/en/rules?{HOUSE}")
    page.emulate_media(media="print")
    assert not page.get_by_role("button").first.is_visible()
    assert not page.get_by_text("Play with these rules").is_visible()
    assert page.locator("dd", has_text="Only a full raise reopens the raising").is_visible()
    assert page.get_by_text("These rules have an address of their own").is_visible()


def test_a_ruling_is_read_across_the_table_on_a_phone(new_page: NewPage) -> None:
    page = new_page(phone=True)
    page.goto(f"/en/ruling?{TABLE}&line=r30&why=min_full_raise")
    sentence = page.locator(".ruling-text")
    assert sentence.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 28
    box = page.locator(".ruling-rule").bounding_box()
    assert box
    assert box["y"] + box["height"] < 812
    page.get_by_role("link", name="Back to the table").click()
    assert "/en/table?" in page.url
