"""The table with long names and large amounts, from a small phone to a desk: nothing is lost or overlaid."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.crawl import LANGUAGES
from tests.web.test_pages_in_browser import TOO_WIDE

pytestmark = pytest.mark.long

WIDTHS = (320, 375, 768, 900, 1100, 1280)
PHONES = 704  # from here on the seats stand round an oval
HEIGHT = 812
LONG = "Maximiliano Albuquerque da Silva"
UNBROKEN = "Wolfeschlegelsteinhausenbergerdorffwelc"
_SIX = "blinds=5/10&stacks=1000,1000,1000,1000,1000,1000&button=3"
_HUGE = "blinds=0.25/0.50&stacks=9999999.99,9999999.99,9999999.99,9999999.99&button=4"

POSITIONS = {
    "nine-millions": "blinds=10000/20000&ante=20000&ante_from=big-blind"
    "&stacks=1250000,980000,2400000,365000,1100000,725000,1500000,890000,3150000&line=r45000,f,r150000",
    "long-name": f"{_SIX}&names={','.join(quote(f'{LONG} {n}') for n in range(6))}&line=r30",
    "unbroken-name": f"{_SIX}&names={','.join(f'{UNBROKEN}{n}' for n in range(6))}&line=r30",
    "huge": f"{_HUGE}&line=r1.25,r99.75,r1000000.25",
    "ten-huge": "blinds=10000/20000&stacks=" + ",".join(["987654321"] * 10) + "&line=r45000,c,c,c,c,c,c,c",
    "over": "blinds=5/10&stacks=1234567,2345678,3456789&button=3&rules=tda-2024&cards=KhKd,JcJh,9c9d"
    f"&names={UNBROKEN},{quote(LONG)},Caio&line=r2345678,c,c,KcJd9s,5h,2c,sd",
}

# Pairs of boxes of which one lies over the other. Ellipses count as they are drawn: a box as wide as its
# room, whatever it holds; a line of text as wide as its words.
OVERLAPS = """([one, other]) => {
  const drawn = selector => [...document.querySelectorAll(selector)]
    .filter(e => e.checkVisibility({visibilityProperty: true}) && getComputedStyle(e).clipPath === 'none')
    .map(e => ({e, box: e.getBoundingClientRect()}))
    .filter(({box}) => box.width > 1 && box.height > 1)
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const named = e => `<${e.localName} class="${e.className}"> ${e.innerText || e.id}`
  const seconds = drawn(other)
  return drawn(one).flatMap(({e: a, box}) => seconds
    .filter(({e: b, box: second}) => a !== b && !a.contains(b) && !b.contains(a) && meet(box, second))
    .map(({e: b}) => `${named(a)} overlaps ${named(b)}`))
}"""
# What is wider than the box it stands in, and is neither cut with an ellipsis nor scrolled.
SPILLS = """selector => [...document.querySelectorAll(selector)]
  .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 1)
  .filter(e => getComputedStyle(e).textOverflow !== 'ellipsis')
  .map(e => `<${e.localName} class="${e.className}" id="${e.id}"> ${e.innerText} is `
    + `${e.scrollWidth} wide in ${e.clientWidth}`)"""
# Controls of the decision that reach over an edge of the screen.
OFF_SCREEN = """() => [...document.querySelectorAll('.deeds :is(button, input:not([type=hidden]), a)')]
  .filter(e => e.checkVisibility())
  .map(e => ({e, box: e.getBoundingClientRect()}))
  .filter(({box}) => box.left < 0 || box.top < 0
    || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
  .map(({e}) => `${e.id || e.innerText} is off the screen`)"""
# Put one rule above all others of the page.
RULE = """rule => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rule)
  document.adoptedStyleSheets = [sheet]
}"""
# The number box cuts its number: its text, drawn in its own letters, has no room.
CUT = """() => {
  const box = document.querySelector('#to')
  if (!box) return []
  const style = getComputedStyle(box)
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  const most = document.querySelector('#to-slider').max
  return pen.measureText(most).width > room ? [`${most} is cut to ${room}`] : []
}"""
DECISION = ".numbers > div, .numbers dt, .numbers dd, .decision-who"
CONTROLS = ".deed, #to, .preset, .slider"


def faults(page: Page, width: int) -> list[str]:
    """Everything that lies where it should not."""
    found: list[str] = page.evaluate(TOO_WIDE)
    pairs = [
        (DECISION, CONTROLS),
        (CONTROLS, CONTROLS),
        (DECISION, DECISION),
        (f"{DECISION}, {CONTROLS}", ".margin"),
    ]
    if width < PHONES:
        pairs.pop()  # on a phone the note passes under the decision
        pairs.append((".seat", ".seat"))
    else:
        pairs.append((".seat-card, .seat-cards .hand", ".seat-card, .seat-bet"))
        pairs.append((".seat-bet", ".seat-bet, .board-place, .pot, .pots li"))
        pairs.append((".decision", ".stage"))
        pairs.append((".seat-card, .seat-cards .hand", ".pot, .board-place, .pots > li"))
    for pair in pairs:
        found += page.evaluate(OVERLAPS, pair)
    found += page.evaluate(SPILLS, ".seat-stack, .seat-said, .seat-bet, .numbers > div, .deed, .preset")
    if width >= PHONES:
        page.locator(".decision").scroll_into_view_if_needed()
    return [*found, *page.evaluate(OFF_SCREEN), *page.evaluate(CUT)]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", ["en", "pt-PT"])
def test_long_names_and_large_amounts_find_room(new_page: NewPage, language: str, width: int) -> None:
    page = new_page(language=language, phone=width < PHONES, still=True)
    page.set_viewport_size({"width": width, "height": HEIGHT})
    found = []
    for name, query in POSITIONS.items():
        answer = page.goto(f"/{language}/table?{query}")
        assert answer
        assert answer.ok, name
        found += [f"{name}: {fault}" for fault in faults(page, width)]
    assert not found, "\n".join(found)


# A pots exercise with more than one pot, answered: its reasons name long rules.
_ANSWERED = "/exercises/pots?seed=2&answer=pots&refund=0&pot1=1&win1=1&pot2=1&win2=1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smallest_phone_reads_without_scrolling_sideways(new_page: NewPage, language: str) -> None:
    """WCAG 1.4.10: 320 CSS pixels are enough."""
    page = new_page(language=language, phone=True, still=True)
    page.set_viewport_size({"width": 320, "height": HEIGHT})
    for path in ("/new", "/exercises/pots?seed=2", _ANSWERED):
        answer = page.goto(f"/{language}{path}")
        assert answer
        assert answer.ok, path
        assert page.evaluate(TOO_WIDE) == [], path
    expect(page.locator(".exercise-verdict")).to_be_visible()


def test_a_name_from_the_right_turns_nothing_round(new_page: NewPage) -> None:
    """Its stack stands below it, its mark and the sentence beside it in their own order."""
    page = new_page(still=True)
    page.goto(f"/en/table?blinds=5/10&stacks=100,100,100&button=1&names={quote('אבי')},{quote('דן')},Ana")
    heading = page.locator(".decision-who")
    expect(heading).to_have_text("אבי to act")
    name, whole = heading.locator("bdi").bounding_box(), heading.bounding_box()
    assert name
    assert whole
    assert name["x"] == whole["x"]
    expect(page.locator("bdi.seat-name")).to_have_text(["אבי", "דן", "Ana"])


@pytest.mark.parametrize(
    ("seen", "label"), [("", "In front of you"), ("&seen=1", "In front of you"), ("&seen=2", "In front")]
)
def test_the_numbers_are_yours_only_where_you_act(new_page: NewPage, seen: str, label: str) -> None:
    page = new_page()
    page.goto(f"/en/table?blinds=5/10&stacks=100,100,100&button=1{seen}")
    expect(page.locator(".numbers dt").first).to_have_text(label)


def test_the_measures_see_what_is_wrong(new_page: NewPage) -> None:
    page = new_page()
    page.set_viewport_size({"width": 1100, "height": HEIGHT})
    page.goto(f"/en/table?{POSITIONS['huge']}")
    assert faults(page, 1100) == []
    for rule, told in (
        (".numbers { translate: 0 2rem }", "overlaps <button"),
        (".deeds { width: 55rem }", 'overlaps <aside class="margin"'),
        ("main { width: 70rem }", "too wide"),
        ("#do-fold { translate: -3rem 0 }", "do-fold is off the screen"),
        ("#to { font-size: 3rem !important }", "is cut to"),
        (".seat-stack { width: 2rem; white-space: nowrap !important }", 'class="seat-stack amount"'),
    ):
        page.evaluate(
            RULE,
            rule,
        )
        assert any(told in fault for fault in faults(page, 1100)), rule
