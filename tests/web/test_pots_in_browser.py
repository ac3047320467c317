"""The pot calculator in a real Chromium: usable by everyone, smoother with a script, whole without."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import axe
from tests.web.browser import Watcher
from tests.web.conftest import NewPage

ODD = (
    "player=Ana&put=101&cards=KhKdQsQc&state=in&player=Maria%20Aparecida&put=200.50&cards=Ac2dTsTd&state=in"
    "&player=Caio&put=50&cards=&state=folded&player=Davi&put=150&cards=&state=folded&board=Kc8d7s3h9c&button=3"
    "&game=omaha-hilo8&rules=wsop-live-2026&set=reopen:never,odd_unit:0.50,rake_cap:6,rake_rate:500"
)
WRONG = "player=Ana&put=1.000&cards=Kh&state=in&player=Bia&put=5&cards=&state=folded"


@pytest.mark.parametrize(("phone", "dark"), [(False, False), (True, True)])
@pytest.mark.parametrize(("language", "query"), [("en", ""), ("pt-BR", ODD), ("pt-PT", WRONG)])
def test_the_page_is_usable_by_everyone(
    new_page: NewPage, watcher: Watcher, language: str, query: str, phone: bool, dark: bool
) -> None:
    page = new_page(language=language, phone=phone, dark=dark)
    if query == WRONG:
        watcher.expect("status of 400")
    page.goto(f"/{language}/pots?{query}")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_b24_a_changed_amount_is_settled_at_once(page: Page) -> None:
    page.goto("/en/pots")
    page.get_by_label("What player 2 put in").fill("100")
    page.keyboard.press("Tab")
    expect(page.get_by_text("50 × 2 = 100")).to_be_visible()
    expect(page.get_by_role("row", name="Total 350 350 0 100 250")).to_be_visible()
    expect(page.get_by_label("Cards of player 2")).to_be_focused()
    assert parse_qs(urlsplit(page.url).query)["put"] == ["50", "100", "200"]
    page.reload()
    expect(page.get_by_text("50 × 2 = 100")).to_be_visible()


def test_b24_a_mistake_comes_and_goes_at_its_field(page: Page, watcher: Watcher) -> None:
    watcher.expect("status of 400")
    page.goto("/en/pots")
    put = page.get_by_label("What player 2 put in")
    put.fill("1.000")
    page.keyboard.press("Tab")
    expect(put).to_have_attribute("aria-invalid", "true")
    expect(put).to_have_accessible_description("'1.000' can be read in two ways: is it 1000 or 1.0000?")
    assert axe(page) == []
    put.fill("1000")
    page.keyboard.press("Tab")
    expect(page.get_by_text("Uncalled bet of 800")).to_be_visible()
    expect(put).not_to_have_attribute("aria-invalid", "true")
    expect(page.locator(".field-error")).to_have_count(0)


def test_rows_come_and_go(page: Page) -> None:
    page.goto("/en/pots")
    rows = page.locator(".pots-rows li:visible")
    expect(rows).to_have_count(4)
    page.get_by_role("button", name="Add a player").click()
    expect(rows).to_have_count(5)
    expect(page.get_by_label("Name of player 5")).to_be_focused()
    page.get_by_role("button", name="Remove player 3").click()
    expect(rows).to_have_count(4)
    expect(page.get_by_role("row", name="Total 170 170 0 70 100")).to_be_visible()
    assert parse_qs(urlsplit(page.url).query)["player"] == ["A", "B"]


@pytest.mark.parametrize("phone", [False, True])
def test_the_form_works_without_a_script(new_page: NewPage, phone: bool) -> None:
    page = new_page(javascript=False, phone=phone)
    page.goto("/en/pots")
    expect(page.locator(".pots-rows li:visible")).to_have_count(6)
    expect(page.get_by_role("button", name="Add a player")).to_be_hidden()
    page.get_by_label("Name of player 4").fill("Dora")
    page.get_by_label("What player 4 put in").fill("60")
    page.get_by_label("Is player 4 in?").select_option("folded")
    page.get_by_label("Button at player 4").check()
    page.get_by_role("button", name="Settle").click()
    expect(page.get_by_text("10 of it are from Dora, who folded")).to_be_visible()
    expect(page.get_by_label("Button at player 4")).to_be_checked()
    assert urlsplit(page.url).fragment == "result"
    assert "set.odd_unit" not in page.url


def test_the_link_is_copied(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/en/pots")
    page.get_by_role("link", name="Link to this calculation").click()
    expect(page.get_by_role("link", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    page.goto(copied)
    expect(page.get_by_role("row", name="Total 370 370 0 80 290")).to_be_visible()
