"""Every kind of page in a real Chromium: usable by everyone, on a phone too."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from starlette.testclient import TestClient

from croupier.web import create_app
from croupier.web.page import ROOMS
from tests.web.axe import axe
from tests.web.conftest import NewPage
from tests.web.crawl import LANGUAGES, in_language, kinds
from tests.web.faults import Faults

pytestmark = pytest.mark.long
HEAVIEST = 150_000  # bytes of a page with all that it loads, compressed

LEAST = 44  # CSS pixels that a fingertip hits

# What can be touched and is smaller, a line of text each. A link within a sentence is as high as its line;
# a box or button of a list counts with its label; what is off the screen until it is focused is left out.
SMALL_TARGETS = """least => [
  ...document.querySelectorAll('a[href], button, input, select, textarea, summary')
].filter(e => e.type !== 'hidden' && e.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .map(e => ({e, boxes: [e, ...(e.labels ?? [])].map(one => one.getBoundingClientRect())}))
  .filter(({boxes: [box]}) => box.right > 0 && box.bottom + scrollY > 0)
  .filter(({e}) => {
    let block = e.parentElement
    while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
    const within = getComputedStyle(e).display === 'inline' && e.tagName === 'A'
    return !(within && block.innerText.trim() !== e.innerText.trim())
  })
  .filter(({boxes}) => !boxes.some(box => box.width > least - 0.5 && box.height > least - 0.5))
  .map(({e, boxes: [{width, height}]}) => `${Math.round(width)} x ${Math.round(height)}: `
    + `<${e.localName} class="${e.className}"> ${(e.innerText || e.name || e.id).trim()}`)
"""
# What reaches over the right edge, where a page scrolls sideways. (A phone zooms out over what is too wide,
# and its innerWidth grows; clientWidth stays that of the screen.)
TOO_WIDE = """() => {
  const {clientWidth, scrollWidth} = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const over = e => {
    const {left, right} = e.getBoundingClientRect()
    return Math.round(Math.max(right, left + e.scrollWidth) - clientWidth)
  }
  return [`the page is ${scrollWidth - clientWidth} too wide`].concat(
    [...document.querySelectorAll('body *')].filter(e => over(e) > 0).map(e => `${over(e)}: ${e.outerHTML}`))
}"""


# What came over the wire, or once did: bodies as they were sent.
WEIGHT = """[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""


@pytest.fixture(scope="module")
def addresses() -> list[str]:
    """An address of each kind of page, without its language."""
    with TestClient(create_app(), headers={"Accept-Language": "en"}) as client:
        return list(kinds(client).values())


def search(page: Page, addresses: list[str], look: Callable[[Page], list[str]], language: str = "en") -> None:
    """Look at each kind of page as it comes and with all that unfolds unfolded; fail with what is found."""
    faults = Faults()
    for address in addresses:
        answer = page.goto(in_language(address, language))
        assert answer
        assert answer.ok, address
        for fault in look(page):
            faults.add(fault, address)
        if page.locator("details").count():
            page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
            for fault in look(page):
                faults.add(fault, f"{address} (unfolded)")
    faults.judge()


@pytest.mark.parametrize(
    "look", [{}, {"dark": True}, {"phone": True}], ids=lambda look: next(iter(look), "light")
)
def test_axe_finds_nothing(new_page: NewPage, addresses: list[str], look: dict[str, bool]) -> None:
    search(new_page(**look, still=True), addresses, axe)


def too_wide(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_WIDE)
    return found


def small_targets(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL_TARGETS, LEAST)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_all_without_scrolling_sideways(
    new_page: NewPage, addresses: list[str], language: str
) -> None:
    search(new_page(language=language, phone=True, still=True), addresses, too_wide, language)


def test_a_fingertip_hits_what_it_aims_at(new_page: NewPage, addresses: list[str]) -> None:
    search(new_page(phone=True, still=True), addresses, small_targets)


def too_heavy(page: Page) -> list[str]:
    page.wait_for_load_state("load")
    weight = page.evaluate(WEIGHT)
    return [f"{weight} bytes"] if weight > HEAVIEST else []


def test_no_page_is_heavy(new_page: NewPage, addresses: list[str]) -> None:
    page = new_page(still=True)
    search(page, addresses, too_heavy)
    page.goto(f"/en{addresses[0]}")
    assert page.evaluate(WEIGHT) > (ROOMS / "static" / "vendor" / "htmx.min.js").stat().st_size / 4


def test_the_measures_see_what_is_wrong(new_page: NewPage) -> None:
    page = new_page(phone=True)
    phone = '<!doctype html><meta name="viewport" content="width=device-width">'
    page.set_content(
        f'{phone}<p>a <a href="#">link</a> in a sentence</p><p><a href="#">alone</a></p><button>B</button>'
        '<label><input type="radio" name="one">1</label><input type="hidden">'
        "<details open><summary>more</summary><p>p</p></details>"
        "<label><input type=checkbox><br><br><br>large enough, as its label is</label>"
    )
    told = [re.sub(r'^\d+ x \d+: <(\w+) class="">', r"\1", line) for line in small_targets(page)]
    assert told == ["a alone", "button B", "input one", "summary more"]
    assert too_wide(page) == []
    page.set_content(f"{phone}<pre>{'wide ' * 99}</pre>")
    assert any("<pre>" in line for line in too_wide(page))
    with pytest.raises(pytest.fail.Exception, match=r"small\n  4 times, first at /table"):
        search(page, ["/table", "/new"], lambda page: ["small"] if page.locator("h1").count() else [])
