"""The browser's own tests: the watcher and axe see what they are there for, and a visitor is who he says."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from tests.web.axe import axe
from tests.web.browser import Visitor, Watcher, visit, watching
from tests.web.conftest import NewPage
from tests.web.server import serving

CSP = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'"
GOOD = (
    '<!doctype html><html lang=en><title>T</title><meta name=viewport content="width=device-width">'
    "<link rel=icon href=/ok.svg><main><h1>H</h1><p id=said>words</p>{}</main>"
)
ELSEWHERE = "request to elsewhere: http://other.example/"
STOPPED = "Content Security Policy"
# What a page may hold, and what the watcher tells of it.
BODIES: dict[str, tuple[str, ...]] = {
    "<p>nothing</p>": (),
    "<script src=/fine.js></script>": (),
    "<script src=/warning.js></script>": ("console warning: careful",),
    "<script src=/error.js></script>": ("console error: wrong",),
    "<script src=/assert.js></script>": ("console assert: ",),
    "<script src=/thrown.js></script>": ("page error: .*lost",),
    "<script src=/rejected.js></script>": ("page error: .*late",),
    "<script src=/fetch.js></script>": (STOPPED,),
    "<img alt=i src=/missing.png>": ("console error: .*404.*/missing.png",),
    "<img alt=i src=http://other.example/i.png>": (STOPPED, ELSEWHERE),
    "<img alt=i src=data:image/png;base64,AAAA>": (STOPPED,),
    "<link rel=stylesheet href=http://other.example/s.css>": (STOPPED, ELSEWHERE),
    "<p style=color:red>red</p>": (STOPPED,),
    "<style>p { color: red }</style>": (STOPPED,),
    "<script>1</script>": (STOPPED,),
    "<p onclick=run()>p</p>": (STOPPED,),
}
SCRIPTS = {
    "warning": "console.warn('careful')",
    "error": "console.error('wrong')",
    "assert": "console.assert(false)",
    "thrown": "throw new Error('lost')",
    "rejected": "Promise.reject(new Error('late')); setTimeout(() => { done = true })",
    "fetch": "fetch('http://other.example/').catch(() => {})",
    "fine": "console.log('hello'); document.getElementById('said').textContent = 'scripted'",
}


async def page_of(request: Request) -> Response:
    """A good page around the body that the address gives, under a policy like ours unless it says free."""
    policy = {} if "free" in request.query_params else {"Content-Security-Policy": CSP}
    return HTMLResponse(GOOD.format(request.query_params["body"]), headers=policy)


async def bare(request: Request) -> Response:
    """A page that keeps people from using it."""
    return HTMLResponse("<html><title>T</title><img src=/ok.svg><p id=a>a<p id=a>b")


async def language(request: Request) -> Response:
    return PlainTextResponse(request.headers["Accept-Language"])


async def script(request: Request) -> Response:
    return PlainTextResponse(SCRIPTS[request.path_params["name"]], media_type="text/javascript")


async def icon(request: Request) -> Response:
    return PlainTextResponse("<svg xmlns='http://www.w3.org/2000/svg'/>", media_type="image/svg+xml")


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """In this file, a site of faults."""
    routes = [
        Route("/page", page_of),
        Route("/bare", bare),
        Route("/language", language),
        Route("/ok.svg", icon),
        Route("/favicon.ico", icon),
        Route("/{name}.js", script),
    ]
    with serving(Starlette(routes=routes)) as address:
        yield address


def address(body: str, more: str = "") -> str:
    return f"/page?{urlencode({'body': body})}{more}"


@pytest.mark.parametrize("body", BODIES)
def test_the_watcher_sees(browser: Browser, site: str, body: str) -> None:
    watcher = Watcher(site)
    with visit(browser, watcher, Visitor()) as page:
        page.goto(address(body))
        if "onclick" in body:
            page.get_by_text("p", exact=True).click()
        if "rejected" in body:
            page.wait_for_function("window.done")
    for told in BODIES[body]:
        watcher.expect(told)
    assert watcher.verdict() == []


def test_nothing_gets_out_even_where_a_page_may(browser: Browser, site: str) -> None:
    watcher = Watcher(site)
    watcher.expect(ELSEWHERE)
    watcher.expect("ERR_NAME_NOT_RESOLVED")
    with visit(browser, watcher, Visitor()) as page:
        page.goto(address("<img alt=i src=http://other.example/i.png>", "&free=1"))
    assert watcher.verdict() == []


def test_the_verdict_fails_a_test(browser: Browser, site: str) -> None:
    with (
        pytest.raises(AssertionError, match="careful"),
        watching(site) as watcher,
        visit(browser, watcher, Visitor()) as page,
    ):
        page.goto(address("<script src=/warning.js></script>"))
    with pytest.raises(AssertionError, match="expected, but not seen: never"), watching(site) as watcher:
        watcher.expect("never")


def test_a_second_window_is_watched(page: Page, watcher: Watcher) -> None:
    page.goto(address(f"<a target=_blank href='{address('<script src=/warning.js></script>')}'>go</a>"))
    with page.expect_popup():
        page.get_by_role("link").click()
    watcher.expect("careful")


def test_axe_finds_nothing_on_a_good_page_and_is_let_in(page: Page) -> None:
    page.goto(address("<p>good</p>"))
    assert axe(page) == []


def test_axe_reports_a_bad_page(page: Page) -> None:
    page.goto("/bare")
    found = axe(page)
    rules = {text.split(":")[0] for text in found}
    assert {"html-has-lang", "image-alt", "landmark-one-main"} <= rules
    (image,) = (text for text in found if text.startswith("image-alt"))
    assert '<img src="/ok.svg">' in image
    assert "Images must have alternative text" in image
    assert "alt attribute" in image


def test_a_visitor_has_what_he_says(new_page: NewPage) -> None:
    def told(page: Page) -> object:
        page.goto(address("<p>good</p>"))
        return page.evaluate(
            """[navigator.language, innerWidth, innerHeight, 'ontouchstart' in window,
            matchMedia('(prefers-color-scheme: dark)').matches,
            matchMedia('(prefers-reduced-motion: reduce)').matches]"""
        )

    assert told(new_page()) == ["en", 1280, 800, False, False, False]
    assert told(new_page(language="pt-PT", phone=True)) == ["pt-PT", 375, 812, True, False, False]
    assert told(new_page(dark=True, still=True)) == ["en", 1280, 800, False, True, True]


@pytest.mark.parametrize(("javascript", "words"), [(True, "scripted"), (False, "words")])
def test_a_visitor_may_have_no_javascript(new_page: NewPage, javascript: bool, words: str) -> None:
    page = new_page(javascript=javascript)
    page.goto(address("<script src=/fine.js></script>"))
    assert page.locator("#said").text_content() == words


def test_the_language_is_asked_for(new_page: NewPage) -> None:
    for language in ("pt-BR", "pt-PT", "en"):
        answer = new_page(language=language).goto("/language")
        assert answer
        assert answer.text().split(",")[0] == language
