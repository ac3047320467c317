"""The pages of the application, found by following its links."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from urllib.parse import urldefrag, urljoin, urlsplit

from starlette.testclient import TestClient

from tests.web.markup import Element, read
from tests.web.positions import POSITIONS

LANGUAGES = ("en", "pt-BR", "pt-PT")
# A hand has thousands of addresses; so many of one path are followed.
QUERIES = 12


@dataclass
class Answer:
    """What an address gave."""

    address: str
    status: int
    kind: str
    text: str

    @cached_property
    def page(self) -> Element:
        return read(self.text)

    @property
    def is_page(self) -> bool:
        return self.kind.startswith("text/html")

    def links(self, *names: str) -> list[str]:
        """Where the page's elements of these names lead, as whole addresses; without names, all of them."""
        return [
            urljoin(self.address, element.attributes[attribute])
            for element in self.page.every(*names)
            for attribute in ("href", "src")
            if attribute in element.attributes
        ]


@dataclass
class Crawl:
    """Answers by address, each asked for once."""

    client: TestClient
    answers: dict[str, Answer] = field(default_factory=dict)

    def ask(self, address: str) -> Answer:
        """What the address gives, redirections followed."""
        if address not in self.answers:
            answer = self.client.get(address)
            kind = answer.headers.get("content-type", "")
            text = answer.text if kind.startswith("text/") else ""
            self.answers[address] = Answer(str(answer.url), answer.status_code, kind, text)
        return self.answers[address]

    def inside(self, address: str) -> bool:
        """Whether the address is one of the application's."""
        return urlsplit(address)[:2] == urlsplit(str(self.client.base_url))[:2]

    def follow(self, start: Iterable[str], language: str) -> list[Answer]:
        """The pages of one language that links lead to from the start, nearest first."""
        waiting = [urljoin(str(self.client.base_url), address) for address in start]
        seen, queries, found = set(waiting), Counter[str](), []
        for address in waiting:
            answer = self.ask(address)
            if not answer.is_page or answer.status != 200 or foreign(answer.address, language):
                continue
            found.append(answer)
            for link in answer.links("a"):
                target, path = urldefrag(link).url, urlsplit(link).path
                if self.inside(target) and target not in seen and queries[path] < QUERIES:
                    seen.add(target)
                    queries[path] += 1
                    waiting.append(target)
        return found


def foreign(address: str, language: str) -> bool:
    """Whether the address is that of a page in another language."""
    first = urlsplit(address).path.split("/")[1]
    return first in LANGUAGES and first != language


def kinds(client: TestClient) -> dict[str, str]:
    """An address of each kind of page, without its language, by name: positions, and what they lead to."""
    found = {f"table-{name}": f"/table?{query}" for name, query in POSITIONS.items()}
    for answer in Crawl(client).follow([f"/en{address}" for address in found.values()], "en"):
        parts = urlsplit(answer.address)
        path = parts.path.removeprefix("/en")
        if path != "/table":
            query = f"?{parts.query}" if parts.query else ""
            found.setdefault(path.strip("/").replace("/", "-"), path + query)
    return found


def in_language(address: str, language: str) -> str:
    """The address of a kind of page in a language; some serve all of them."""
    return address if address.startswith("/api") else f"/{language}{address}"
