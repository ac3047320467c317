"""The calculator's page asked and read, as its tests do."""

from __future__ import annotations

from urllib.parse import urlencode, urlsplit

import httpx2
from starlette.testclient import TestClient

from tests.web.crawl import Answer
from tests.web.forms import Form, forms
from tests.web.markup import Element, read

Pairs = list[tuple[str, str]]
BOARD = "KcJd9s5h2c"
B23 = [("A", "50", "KhKd"), ("B", "120", "JcJh"), ("C", "200", "9c9d")]


def row(name: str, put: str, cards: str = "", state: str = "in") -> Pairs:
    return [("player", name), ("put", put), ("cards", cards), ("state", state)]


def rows(*players: tuple[str, ...]) -> Pairs:
    return [pair for player in players for pair in row(*player)]


def ask(client: TestClient, pairs: Pairs, lang: str = "en") -> httpx2.Response:
    return client.get(f"/{lang}/pots?{urlencode(pairs)}")


def words(text: str) -> str:
    return " ".join(text.split())


def result(answer: httpx2.Response) -> Element:
    return next(e for e in read(answer.text).every("section") if e.attributes.get("id") == "result")


def told(answer: httpx2.Response) -> str:
    """What the result says."""
    return words(result(answer).text("svg"))


def table(answer: httpx2.Response, at: int) -> list[list[str]]:
    """A table of the result, row by row."""
    found = list(result(answer).every("table"))[at]
    return [[words(cell.text("svg")) for cell in line.every("th", "td")] for line in found.every("tr")]


def form_of(answer: httpx2.Response) -> Form:
    page = Answer(str(answer.url), answer.status_code, "text/html", answer.text)
    return next(form for form in forms(page) if urlsplit(form.address).path.endswith("/pots"))


def faults(answer: httpx2.Response) -> dict[str, str]:
    """What is said to be wrong, by the name and value of the field that says so."""
    page = read(answer.text)
    by_id = {e.attributes["id"]: e for e in page.every() if "id" in e.attributes}
    wrong = [e for e in page.every("input", "select") if e.attributes.get("aria-invalid") == "true"]
    return {
        f"{e.attributes['name']}={e.attributes.get('value', '')}": by_id[
            e.attributes["aria-describedby"]
        ].text()
        for e in wrong
    }
