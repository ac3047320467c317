"""The guides as texts: the sources of their prose, and what a visitor reads."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from pathlib import Path

from starlette.testclient import TestClient

from croupier.explain.language import TAGS
from croupier.web import create_app
from croupier.web.guides.guides import BY_SLUG
from croupier.web.page import ROOMS, templates

SLUGS = tuple(BY_SLUG)
PROSE = ROOMS / "guides"
# Words that may hold digits in an expression: names of examples and actions, steps, places of other guides.
NAMED = ("example", "term", "refused", "link")

_SECTION = re.compile(r'<section id="([\w-]+)"[^>]*>(.*?)</section>', re.DOTALL)
_LINK_TEXT = re.compile(r'(link\("[\w-]+", "[\w-]*", )"[^"]*"')


@cache
def client() -> TestClient:
    """The application, asked without a browser."""
    return TestClient(create_app())


@cache
def html(tag: str, path: str) -> str:
    """A page of the guides, as it is sent."""
    answer = client().get(f"/{tag.replace('_', '-')}/guides{path}")
    assert answer.status_code == 200, f"{path}: {answer.status_code}"
    return answer.text


def text(markup: str) -> str:
    """What a visitor reads of a page, or of a part."""
    without = re.sub(r"<svg.*?</svg>", " ", markup, flags=re.DOTALL)
    return re.sub(r"[ \n]+", " ", unescape(re.sub(r"<[^>]+>", " ", without))).strip()


def sections(markup: str) -> dict[str, str]:
    """The sections of a page or of a prose file by their ids, in order."""
    return dict(_SECTION.findall(markup))


def source(tag: str, slug: str) -> str:
    """The prose of a guide as it is written."""
    return (PROSE / tag / f"{slug}.html").read_text("utf-8")


def expressions(prose: str) -> set[str]:
    """What a piece of prose asks its examples, but for the words of links."""
    return {_LINK_TEXT.sub(r"\1", found) for found in re.findall(r"{[{%](.*?)[%}]}", prose, re.DOTALL)}


def typed_numbers(prose: str) -> list[str]:
    """The digits that a prose file has of its own: in its words, or in an expression that is no index."""
    tokens = [
        (kind, value) for _, kind, value in templates("en").lexer.tokeniter(prose, "prose") if value.strip()
    ]
    words = re.sub(r"<[^>]+>", " ", "".join(value for kind, value in tokens if kind == "data"))
    found = re.findall(r"\S*\d\S*", words)
    for at, (kind, value) in enumerate(tokens):
        before = [value for _, value in tokens[max(at - 4, 0) : at]]
        if kind == "string" and re.search(r"\d", value):
            found += [] if any(name in before for name in NAMED) else [value]
        elif kind in ("integer", "float"):
            found += [] if before[-1:] == ["["] or before[-2:] == ["[", "-"] else [value]
    return found


def files() -> list[Path]:
    """Every prose file."""
    return [PROSE / tag / f"{slug}.html" for tag in TAGS for slug in SLUGS]
