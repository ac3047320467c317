"""The rows of the brief that have a face, as a visitor meets them in a real Chromium."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser import ready
from tests.web.positions import POSITIONS

THREE = "blinds=5/10&stacks=1000,1000,1000&button=3&names=Ana,Bia,Caio&rules=tda-2024&cards=KhKd,JcJh,9c9d"
B23 = "player=A&put=50&cards=KhKd&player=B&put=120&cards=JcJh&player=C&put=200&cards=9c9d&board=KcJd9s5h2c"


def table(page: Page, query: str, lang: str = "en") -> None:
    answer = page.goto(f"/{lang}/table?{query}")
    assert answer
    assert answer.ok
    ready(page)


def offered(page: Page) -> list[str]:
    """The labels of the buttons that act."""
    return page.locator(".deed .deed-label").all_inner_texts()


def why(page: Page) -> str:
    return page.locator(".why").inner_text()


def test_b01_b02_only_the_player_in_turn_acts_and_all_in_is_a_raise(page: Page) -> None:
    table(page, THREE)
    expect(page.locator(".seat.is-actor .seat-name")).to_have_text("Caio")
    assert offered(page) == ["Fold", "Call 10", "Raise to 20", "All-in"]
    expect(page.locator("#do-allin")).to_contain_text("Raise to 1,000 (adds 1,000)")
    page.keyboard.press("f")
    expect(page.locator(".seat.is-actor .seat-name")).to_have_text("Ana")
    expect(page.locator(".pot")).to_have_text("Pot 15")


def test_b04_no_money_no_opponents_and_the_visitor_acts_for_every_seat(page: Page) -> None:
    page.goto("/en/table")
    expect(page.locator(".welcome")).to_contain_text("You act for every seat")
    seats = page.locator(".seat:not(.is-empty)").count()
    for folds in range(1, seats):
        page.locator("#do-fold").click()
        expect(page).to_have_url(re.compile(rf"line=f(,f){{{folds - 1}}}(&|$)"))
    expect(page.get_by_role("heading", name="The hand is over")).to_be_visible()


def test_b05_b06_check_only_when_nothing_is_owed(page: Page) -> None:
    table(page, f"{THREE}&line=c,c")
    assert offered(page)[:2] == ["Fold", "Check"]
    table(page, f"{THREE}&line=c,c,x,Kc7s2d,b20")
    assert offered(page)[:2] == ["Fold", "Call 20"]
    page.get_by_text("Why no check?").click()
    assert "A check is not possible with 20 to call." in why(page)


def test_b07_nobody_bets_against_nobody(page: Page) -> None:
    table(page, "blinds=5/10&stacks=100,1000&button=1&line=r100,c")
    assert page.locator("#to").count() == 0
    expect(page.locator("#main-action")).to_have_text("Deal the flop")


def test_b08_b09_three_numbers_and_a_pot_that_holds_the_bets_once(page: Page) -> None:
    table(page, f"{THREE}&line=r30,f")
    assert page.locator(".numbers dd").all_inner_texts() == ["10", "30", "20"]
    expect(page.locator(".pot")).to_have_text("Pot 45")
    page.locator("#to").fill("90")
    expect(page.locator("#do-wager")).to_contain_text("adds 80")


@pytest.mark.parametrize(
    ("line", "least"), [("r30", "50"), ("r30,r90", "150"), ("c,c,x,Kc7s2d,b100,r200", "300")]
)
def test_b10_the_next_full_raise(page: Page, line: str, least: str) -> None:
    table(page, f"{THREE}&line={line}")
    expect(page.locator("#to")).to_have_value(least)
    assert "43-A" in why(page)


def test_b11_b12_pot_limit_counts_the_call_first(page: Page) -> None:
    table(page, f"limit=pot-limit&{THREE}&line=r20,f,c,Kc7s2d,x,b45")
    expect(page.locator("#to-slider")).to_have_attribute("max", "180")
    assert "the pot is 90 and calling 45 makes it 135" in why(page)


def test_b13_b17_all_in_for_less_and_no_more_than_the_stack(page: Page) -> None:
    table(page, "blinds=5/10&stacks=20,1000,1000&button=3&names=Ana,Bia,Caio&line=r60")
    assert offered(page) == ["Fold", "Call 15"]
    expect(page.locator("#main-action")).to_contain_text("All-in")
    assert "only 15 is left" in why(page)


def test_b14_b15_a_short_all_in_and_the_rulebooks(page: Page) -> None:
    """A bet of 100, all-ins to 125 and 200: they add up to a full raise by TDA, not online."""
    table(page, POSITIONS["short-all-in"])
    assert offered(page) == ["Fold", "Call 100"]
    assert "47-A" in why(page)
    query = "blinds=50/100&stacks=2000,225,300,2000&button=4&line=c,c,c,x,Kc7s2d,b100,r125,r200,c"
    for rules, may in (("tda-2024", True), ("online", False)):
        table(page, f"{query}&rules={rules}")
        assert ("Raise to" in " ".join(offered(page))) is may


def test_b16_fixed_limit_half_a_bet(page: Page) -> None:
    query = "limit=fixed-limit&blinds=5/10&bets=10/20&stacks=500,500,{},500&button=1&line=r20,c,c,r{}"
    table(page, query.format(24, 24))
    assert "too little of a bet of 10 to count as a raise" in why(page)
    table(page, query.format(25, 25))
    assert "Raise to" in " ".join(offered(page))


def test_b18_heads_up_the_button_acts_first_and_then_last(page: Page) -> None:
    table(page, "blinds=5/10&stacks=500,500&button=1&names=Ana,Bia")
    expect(page.locator(".seat.is-actor")).to_contain_text("Ana")
    table(page, "blinds=5/10&stacks=500,500&button=1&names=Ana,Bia&line=c,x,Kc7s2d")
    expect(page.locator(".seat.is-actor")).to_contain_text("Bia")


def test_b20_b21_b22_b23_b25_the_calculator_opens_with_the_example(page: Page) -> None:
    page.goto("/en/pots")
    text = page.locator("main").inner_text()
    for told in ("50 × 3 = 150", "70 × 2 = 140", "Uncalled bet of 80 returned to C", "370"):
        assert told in text
    for net in ("+100", "+20", "−120"):
        assert net in text


def test_b24_b26_contributions_alone_and_a_split_with_an_odd_chip(page: Page) -> None:
    page.goto(f"/en/pots?{B23.replace('KhKd', 'AsQs').replace('JcJh', 'AhQh').replace('put=50', 'put=51')}")
    assert page.locator("main").inner_text()
    page.goto(
        "/en/pots?player=A&put=51&cards=AsQs&player=B&put=51&cards=AhQh&player=C&put=1&cards=&state=in"
        "&state=in&state=folded&board=KcJd9s5h2c"
    )
    text = page.locator("main").inner_text()
    assert "Odd chip" in text
    assert text.count("ace high") >= 2


def test_b30_b31_b32_who_shows_first_and_who_may_muck(page: Page) -> None:
    line = "c,x,KcJd9s,x,x,5h,x,x,2c"
    base = "blinds=5/10&stacks=1000,1000&button=1&names=Mary,John&cards=QsQh,AsAd"
    table(page, f"{base}&line={line},b50,c")
    assert "so John must show" in why(page)
    page.get_by_role("button", name="John shows").click()
    expect(page.locator(".why")).to_contain_text("Mary may muck")
    page.get_by_role("button", name="Mary mucks").click()
    expect(page.locator(".seat.place-0")).to_contain_text("mucked")
    expect(page.locator(".seat.place-0 .card-hidden")).to_have_count(2)
    table(page, f"{base}&line={line},x,x")
    assert "so John must show" in why(page)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("r30,r90", "(3-bet)"),
        ("r30,r90,r200", "(4-bet)"),
        ("c,c,x,Kc7s2d,x,b20,f,r60", "(check-raise)"),
    ],
)
def test_b40_the_names_of_raises(page: Page, line: str, name: str) -> None:
    table(page, f"{THREE}&line={line}")
    expect(page.locator(".story li").first).to_contain_text(name)


def test_b41_b43_a_guide_and_its_example_at_the_table(page: Page) -> None:
    page.goto("/pt-BR/guides/live")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for heading in ("Fontes",):
        assert heading in page.locator("main").inner_text()
    page.get_by_role("link", name="Abrir na mesa").first.click()
    expect(page).to_have_url(re.compile(r"/pt-BR/table\?"))


def test_the_language_changes_where_the_hand_stands(page: Page) -> None:
    """B42: after acting, the links to the other languages lead to the position as it is now."""
    table(page, THREE)
    page.keyboard.press("c")
    expect(page).to_have_url(re.compile("line=c"))
    page.locator("summary", has_text="English").click()
    page.locator(".menu-list a[lang=pt-PT]").click()
    expect(page).to_have_url(re.compile(r"/pt-PT/table\?.*line=c"))


def test_every_press_of_back_goes_back(page: Page) -> None:
    table(page, THREE)
    for done in ("c", "c,c", "c,c,x"):
        page.keyboard.press("c")
        expect(page).to_have_url(re.compile(rf"line={done}(,|&|$)"))
    for done in ("line=c,c(&|$)", "line=c(&|$)", "cards=KhKd,JcJh,9c9d$"):
        page.go_back()
        expect(page).to_have_url(re.compile(done))
    page.go_forward()
    expect(page).to_have_url(re.compile("line=c(&|$)"))


def test_a_comma_is_a_decimal_point(page: Page) -> None:
    page.goto("/pt-BR/new")
    page.get_by_label("Blinds").fill("0,25/0,50")
    page.locator("input[name=stack]").first.fill("37,50")
    page.get_by_role("button", name=re.compile("^Dar")).click()
    expect(page).to_have_url(re.compile("blinds=0.25/0.50&stacks=37.50"))
    page.locator("#to").fill("2,50")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("line=r2.50"))


def test_what_one_seat_sees_says_who_decides(page: Page) -> None:
    table(page, f"{THREE}&seen=1")
    page.get_by_role("link", name="See it as Caio").click()
    page.locator("#main-action").click()
    expect(page.locator(".elsewhere")).to_contain_text("Ana decides.")


def test_keys_can_be_switched_off(page: Page) -> None:
    table(page, THREE)
    page.locator("summary", has_text="Theme").click()
    page.locator("select[name=keys]").select_option("off")
    page.get_by_role("button", name="Apply").click()
    page.keyboard.press("f")
    page.wait_for_timeout(200)
    assert "line" not in page.url
