"""Every page that a link leads to, in every language: it is there, and it is well made."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import dataclass
from urllib.parse import urldefrag, urljoin, urlsplit

import pytest
from starlette.testclient import TestClient

from croupier.web import create_app
from tests.web.crawl import LANGUAGES, Answer, Crawl
from tests.web.faults import Faults
from tests.web.markup import Element
from tests.web.positions import POSITIONS

# What a page loads by itself; it may come from nowhere else.
LOADED = ("link", "script", "img", "use", "image", "source", "audio", "video", "iframe", "object", "embed")
REFERENCES = ("for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "list", "form")


@dataclass
class Pages:
    """The pages of one language."""

    language: str
    crawl: Crawl
    found: list[Answer]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app()) as found:
        yield found


@pytest.fixture(scope="module", params=LANGUAGES)
def pages(request: pytest.FixtureRequest, client: TestClient) -> Pages:
    language, crawl = request.param, Crawl(client)
    client.headers["Accept-Language"] = language
    tables = [f"/{language}/table?{query}" for query in POSITIONS.values()]
    return Pages(language, crawl, crawl.follow(["/", *tables], language))


def test_links_lead_to_every_room(pages: Pages) -> None:
    paths = {urlsplit(answer.address).path for answer in pages.found}
    rooms = ("table", "new", "pots", "guides", "rules", "ruling", "exercises", "api")
    assert {f"/{pages.language}/{room}" for room in rooms} <= paths


def test_every_link_leads_somewhere(pages: Pages) -> None:
    faults = Faults()
    for page in pages.found:
        for link in page.links():
            if why := astray_for(pages.crawl, page, link):
                faults.add(f"{link} {why}", page.address)
    faults.judge()


def astray_for(crawl: Crawl, page: Answer, link: str) -> str:
    """Why a link of a page leads nowhere; nothing if it does not."""
    target, fragment = urldefrag(link)
    if not crawl.inside(link):
        return "" if urlsplit(link).scheme == "https" else "is no address of a page"
    # Of the many addresses of one path some were followed; of the others, that path was.
    answer = page if target == page.address else crawl.answers.get(target)
    if answer is None and any(urlsplit(known).path == urlsplit(target).path for known in crawl.answers):
        return ""
    answer = answer or crawl.ask(target)
    if answer.status != 200:
        return f"gives {answer.status}"
    if fragment and answer.is_page and fragment not in answer.page.ids():
        return "is no place on that page"
    return ""


def test_every_form_has_somebody_to_answer(pages: Pages) -> None:
    asked: dict[tuple[str, str], int] = {}
    for page in pages.found:
        for form in page.page.every("form"):
            address = urldefrag(urljoin(page.address, form.attributes.get("action", page.address))).url
            method = form.attributes.get("method", "get").lower()
            assert pages.crawl.inside(address), f"{page.address}: a form goes to {address}"
            key = (method, urlsplit(address).path)
            if key not in asked:
                asked[key] = pages.crawl.client.request(method, address).status_code
    assert asked
    assert {key: status for key, status in asked.items() if status in (404, 405) or status >= 500} == {}


def test_every_page_is_well_made(pages: Pages) -> None:
    faults = Faults()
    for page in pages.found:
        for fault in faults_of(page, pages.language, pages.crawl):
            faults.add(fault, page.address)
    faults.judge()


def faults_of(page: Answer, language: str, crawl: Crawl) -> Iterator[str]:
    tree = page.page
    (root,) = tree.every("html")
    if not page.text.lower().startswith("<!doctype html>"):
        yield "no doctype"
    told, first = root.attributes.get("lang"), urlsplit(page.address).path.split("/")[1]
    # A page that serves every language speaks the visitor's, or English.
    if told not in ((first,) if first in LANGUAGES else (language, "en")):
        yield f"lang is {told}"
    for name in ("h1", "title", "main"):
        found = [element.text().strip() for element in tree.every(name)]
        if len(found) != 1 or not found[0]:
            yield f"{name}: {found}"
    ids = tree.ids()
    yield from (f"the id {name} stands {many} times" for name, many in ids.items() if many > 1)
    for element in tree.every():
        yield from faults_of_element(element, ids)
    for link in page.links(*LOADED):
        if not crawl.inside(link):
            yield f"loads {link}"
    text = root.text("code", "pre", "textarea", "style", "script")
    yield from (f"{braces} was not filled in" for braces in re.findall(r"\{\w*\}|\{\{|%\(\w+\)s", text))


def faults_of_element(element: Element, ids: Container[str]) -> Iterator[str]:
    attributes = element.attributes
    if element.name == "style" or "style" in attributes:
        yield f"inline style: <{element.name}>"
    if element.name == "script" and ("src" not in attributes or element.text().strip()):
        yield "inline script"
    for name, value in attributes.items():
        if name.startswith("on"):
            yield f"inline handler: {name}={value}"
        if name in ("href", "src", "action", "formaction") and re.match(
            r"\s*(javascript|data|vbscript):", value, re.I
        ):
            yield f"{name}={value}"
        if name in REFERENCES:
            yield from (f"{name}: no {word} on the page" for word in value.split() if word not in ids)


BAD = """<html lang="fr"><title> </title><style>p {}</style><h1>A</h1><h1>B</h1>
<p id="a" style="color: red" onclick="run()">{amount} {{ name }}</p><p id="a">%(who)s</p><code>{fine}</code>
<script>run()</script><script src="http://other.example/s.js"></script><img src="data:image/png;base64,AA">
<a href="javascript:run()">go</a><label for="b">b</label></html>"""


def test_the_search_sees_each_fault(client: TestClient) -> None:
    page = Answer(f"{client.base_url}/en/table", 200, "text/html", BAD)
    assert list(faults_of(page, "en", Crawl(client))) == [
        "no doctype",
        "lang is fr",
        "h1: ['A', 'B']",
        "title: ['']",
        "main: []",
        "the id a stands 2 times",
        "inline style: <style>",
        "inline style: <p>",
        "inline handler: onclick=run()",
        "inline script",
        "src=data:image/png;base64,AA",
        "href=javascript:run()",
        "for: no b on the page",
        "loads http://other.example/s.js",
        "loads data:image/png;base64,AA",
        "{amount} was not filled in",
        "{{ was not filled in",
        "%(who)s was not filled in",
    ]


def test_the_search_sees_a_link_that_leads_nowhere(client: TestClient) -> None:
    crawl, base = Crawl(client), str(client.base_url)
    page = Answer(f"{base}/en/new", 200, "text/html", "<p id=here>p</p>")
    assert astray_for(crawl, page, f"{base}/en/new#here") == ""
    assert astray_for(crawl, page, f"{base}/en/new#there") == "is no place on that page"
    assert astray_for(crawl, page, f"{base}/en/nowhere") == "gives 404"
    assert astray_for(crawl, page, f"{base}/static/icon.svg") == ""
    assert astray_for(crawl, page, "https://other.example/rules.pdf") == ""
    assert astray_for(crawl, page, "http://other.example/") == "is no address of a page"
