"""Whole hands at the table in a real Chromium: by mouse, by keyboard, on a phone, without JavaScript."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from croupier.web import address
from tests.web.browser import Watcher, ready
from tests.web.conftest import NewPage
from tests.web.positions import POSITIONS

THREE = (
    "blinds=5/10&stacks=1000,1000,1000&button=3&names=Ana,Bia,Caio&rules=tda-2024"
    "&cards=KhKd,JcJh,9c9d&deal=hand"
)
BOARD = (("KcJd9s", 3), ("5h", 4), ("2c", 5))


def open_table(page: Page, query: str = THREE, lang: str = "en") -> None:
    answer = page.goto(f"/{lang}/table?{query}")
    assert answer
    assert answer.ok
    ready(page)


def line(page: Page) -> str:
    """The line of the address, as far as it is played."""
    found = re.search(r"[?&]line=([^&]*)", page.url)
    return found[1] if found else ""


def shows(page: Page, line: str) -> None:
    """Wait until the address has this line."""
    expect(page).to_have_url(re.compile(rf"[?&]line={re.escape(line)}(&|$)"))


def deal(page: Page, cards: str) -> None:
    page.locator("input[name=cards]").first.fill(cards)
    page.get_by_role("button", name=re.compile("Deal these|Dar estas")).first.click()


@pytest.mark.parametrize("javascript", [True, False], ids=["scripted", "plain"])
def test_b03_a_whole_hand_by_mouse(new_page: NewPage, javascript: bool) -> None:
    page = new_page(javascript=javascript)
    open_table(page)
    page.locator("#to").fill("30")
    page.locator("#do-wager").click()
    shows(page, "r30")
    page.get_by_role("button", name="Call 25").click()
    shows(page, "r30,c")
    page.get_by_role("button", name="Call 20").click()
    done = "r30,c,c"
    for cards, count in BOARD:
        shows(page, done)
        deal(page, cards)
        done += f",{cards}"
        shows(page, done)
        expect(page.locator(".board .card")).to_have_count(count)
        for _ in range(3):
            page.get_by_role("button", name="Check").click()
            done += ",x"
            shows(page, done)
    page.get_by_role("button", name="Show down by the rules").click()
    shows(page, f"{done},sd")
    expect(page.get_by_role("heading", name="The hand is over")).to_be_visible()
    expect(page.locator(".seat-result")).to_have_text(["+60", "−30", "−30"])
    page.get_by_role("button", name="Next hand").click()
    expect(page).to_have_url(re.compile("stacks=1060,970,970&button=1"))


def test_the_same_hand_by_keyboard_alone(page: Page) -> None:
    open_table(page)
    page.keyboard.press("r")
    expect(page.locator("#to")).to_be_focused()
    page.keyboard.type("30")
    page.keyboard.press("Enter")
    shows(page, "r30")
    for done in ("r30,c", "r30,c,c"):
        page.keyboard.press("c")
        shows(page, done)
    page.locator("input[name=cards]").focus()
    page.keyboard.type("KcJd9s")
    page.keyboard.press("Enter")
    shows(page, "r30,c,c,KcJd9s")
    page.keyboard.press("a")
    shows(page, "r30,c,c,KcJd9s,b970")
    page.keyboard.press("f")
    shows(page, "r30,c,c,KcJd9s,b970,f")
    page.keyboard.press("f")
    expect(page.locator(".seat-result").first).to_have_text("+60")
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("at=6"))
    page.keyboard.press("ArrowRight")
    expect(page.locator(".seat-result").first).to_have_text("+60")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile("at=0"))


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("n", "The bet is 30 and 5 is already in: a call adds 25."),
        ("m", "The bet is 30 and the last full bet or raise was 20: raise to at least 30 + 20 = 50."),
        ("p", "Pot 45. Ana has 5 in front; Bia has 10 in front; Caio has 30 in front."),
        ("w", "Ana has king of hearts and king of diamonds."),
        ("e", "No board yet."),
        ("x", "Caio has the button."),
    ],
)
def test_each_question_has_a_key_and_is_read_aloud(page: Page, key: str, says: str) -> None:
    open_table(page, f"{THREE}&line=r30")
    page.keyboard.press(key)
    expect(page.locator("#live")).to_have_text(says)


def test_keys_rest_while_something_is_typed(page: Page) -> None:
    open_table(page)
    page.locator("#to").focus()
    page.keyboard.type("f2c5a")
    assert line(page) == ""


def test_every_step_is_announced(page: Page) -> None:
    open_table(page, f"{THREE}&line=r30")
    page.keyboard.press("f")
    shows(page, "r30,f")
    expect(page.locator("#live")).to_have_text("Ana folds. Bia is to act.")
    assert page.title().startswith("Hold'em")


def test_the_slider_the_sizes_and_the_box_keep_together(page: Page) -> None:
    open_table(page, f"{THREE}&line=r30,f")
    page.get_by_role("link", name="pot 95", exact=True).click()
    expect(page.locator("#to")).to_have_value("95")
    expect(page.locator("#to-slider")).to_have_value("95")
    expect(page.locator("#do-wager")).to_contain_text("adds 85")
    page.locator("#to-slider").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#to")).to_have_value("96")
    assert "line=r30,f&" in f"{page.url}&"
    page.locator("#do-wager").click()
    shows(page, "r30,f,r96")


def test_a_double_click_acts_once(page: Page) -> None:
    open_table(page)
    page.get_by_role("button", name="Call 10").dblclick()
    shows(page, "c")
    page.wait_for_timeout(300)
    assert line(page) == "c"


def test_the_browser_s_way_back_is_the_way_back(page: Page) -> None:
    open_table(page)
    page.keyboard.press("c")
    shows(page, "c")
    page.keyboard.press("c")
    shows(page, "c,c")
    page.go_back()
    shows(page, "c")
    expect(page.locator(".story li").first).to_contain_text("Caio calls 10")
    page.keyboard.press("f")
    shows(page, "c,f")


def test_a_stale_button_is_refused_kindly(page: Page, watcher: Watcher) -> None:
    """The page was changed under the button; the fresh table comes, and nothing has happened."""
    watcher.expect("409")
    open_table(page, f"{THREE}&line=r30")
    page.evaluate("document.getElementById('do-fold').value = 'f@00000000'")
    page.locator("#do-fold").click()
    expect(page.get_by_role("alert")).to_contain_text("had moved on")
    shows(page, "r30")
    page.keyboard.press("f")
    shows(page, "r30,f")


@pytest.mark.parametrize(
    ("lang", "call", "raises", "name"),
    [
        ("en", "Call 25", "Raise to 50", "The bet is 30"),
        ("pt-BR", "Call (pagar) 25", "Raise (aumentar) para 50", "A aposta é de 30"),
        ("pt-PT", "Pagar 25", "Aumentar para 50", "A aposta é de 30"),
    ],
)
def test_b42_three_languages_and_the_position_kept(
    page: Page, lang: str, call: str, raises: str, name: str
) -> None:
    open_table(page, f"{THREE}&line=r30")
    page.locator("summary", has_text="English").click()
    page.locator(f".menu-list a[lang={lang}]").click()
    expect(page).to_have_url(re.compile(rf"/{lang}/table\?.*line=r30"))
    expect(page.locator("#main-action")).to_contain_text(call)
    expect(page.locator("#do-wager")).to_contain_text(raises)
    expect(page.locator(".why")).to_contain_text(name)
    assert page.locator("html").get_attribute("lang") == lang


@pytest.mark.parametrize("language", ["pt-BR", "pt-PT", "en"])
def test_b42_the_browser_s_language_is_met_at_the_door(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    page.goto("/")
    expect(page).to_have_url(re.compile(rf"/{language}/table\?"))


def test_the_look_can_be_chosen_without_a_script(new_page: NewPage) -> None:
    page = new_page(javascript=False)
    open_table(page)
    page.locator("summary", has_text="Theme").click()
    page.locator("select[name=theme]").select_option("dark")
    page.locator("select[name=deck]").select_option("two")
    page.get_by_role("button", name="Apply").click()
    expect(page).to_have_url(re.compile(r"/table\?blinds"))
    html = page.locator("html")
    assert (html.get_attribute("data-theme"), html.get_attribute("data-deck")) == ("dark", "two")
    colours = page.eval_on_selector_all(
        ".card.suit-d, .card.suit-h", "c => c.map(e => getComputedStyle(e).fill)"
    )
    assert len(set(colours)) == 1


def test_a_phone_plays_a_hand(new_page: NewPage) -> None:
    page = new_page(phone=True)
    open_table(page, POSITIONS["three-bet"])
    for name in ("#do-fold", "#main-action", "#do-wager", "#do-allin"):
        box = page.locator(name).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 812, name
    page.locator("#main-action").tap()
    shows(page, "r30,f,r90,f,f,c")


def test_the_link_is_copied(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_table(page, f"{THREE}&line=r30")
    page.locator("[data-copy]").click()
    expect(page.locator("[data-copy]")).to_have_text("Link copied")
    copied = page.evaluate("navigator.clipboard.readText()").partition("?")[2]
    assert address.parsed(copied) == address.parsed(f"{THREE}&line=r30")


def test_the_table_through_the_eyes_of_a_seat(page: Page) -> None:
    open_table(page, f"{THREE}&line=r30")
    page.locator("summary", has_text="Seen by everybody").click()
    page.get_by_role("link", name="Bia", exact=True).click()
    expect(page.locator(".seat .card-hidden")).to_have_count(4)
    expect(page.locator(".deed")).to_have_count(0)


def test_a_phh_file_is_stepped_through(page: Page) -> None:
    page.goto("/en/hands")
    page.get_by_role("button", name="Open at the table").click()
    expect(page).to_have_url(re.compile("at=0"))
    page.locator('[data-step="next"]').click()
    expect(page.get_by_role("heading", name="The hand is over")).to_be_visible()


def test_a_table_is_set_up_and_dealt(page: Page) -> None:
    page.goto("/en/new")
    page.get_by_label("Blinds").fill("0.25/0.50")
    page.get_by_label("Stack of seat 1", exact=True).fill("50")
    page.get_by_label("Rulebook").select_option("online")
    page.get_by_role("button", name="Deal").click()
    expect(page.locator("h1")).to_have_text("Hold'em · No-limit · 0.25/0.50 · Online room")
    expect(page.locator(".seat:not(.is-empty)")).to_have_count(6)
