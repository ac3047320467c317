"""Where the guides have their rules from: the rulebooks once, and which rules of them each guide rests on."""

from __future__ import annotations

from typing import NamedTuple

from croupier.explain.language import N_


class Book(NamedTuple):
    """A rulebook: its title, edition and address, and where in it a rule stands.

    `pages` are those of a document, by rule; `parts` the addresses of a book that is read as several web
    pages, by the beginning of a rule's number.
    """

    title: str
    edition: str
    link: str
    pages: dict[str, int]
    parts: dict[str, str]


class Rule(NamedTuple):
    """A rule as a guide cites it: its number, its page or None on a web page, its address."""

    number: str
    page: int | None
    link: str


class Source(NamedTuple):
    """A book and the rules of it that a guide rests on."""

    book: Book
    rules: tuple[Rule, ...]


def _pages(text: str) -> dict[str, int]:
    """Rules by page, written as "5: 29, 32; 6: 36"."""
    found: dict[str, int] = {}
    for line in text.split(";"):
        page, _, rules = line.partition(":")
        found |= dict.fromkeys((rule.strip() for rule in rules.split(",")), int(page))
    return found


_ROBERTS = "https://texasholdem-poker.com/roberts_rules_of_poker"

BOOKS = {
    "tda": Book(
        "Poker TDA Rules",
        N_("2024, version 1.0 of 9 October 2024, with its Illustration Addendum"),
        "https://holdemhive.com/TDA%20Rules-2024-V1.pdf",
        _pages(
            "1: 2, 3; 2: 12; 3: 13, 15-B, 16, 17-A, 17-B; 4: 19, 20, 20-A, 20-C, 21; 5: 34-B; "
            "7: 40, 40-C, 41, 42, 43-A, 43-B, 44, 45-A, 45-B; 8: 46, 47, 47-A, 47-B, 48, 49, 50-A, 51-B; "
            "9: 52-A, 53-A, 54-B, 54-C, 54-D, 55, 56, 57, 58; 10: 65-A; 11: 67; 16: Add. 16; 17: Add. 43; "
            "19: Add. 47"
        ),
        {},
    ),
    "wsop": Book(
        "WSOP Official Tournament Rules",
        "2026",
        "https://assets.wsopcdn.com/wsop/1a72ba28-781c-409d-a9c3-5ca13c4c5718.pdf",
        _pages(
            "14: 59, 60; 17: 69, 70, 72; 18: 73, 74, 75; 19: 84, 87; 20: 90, 90-b, 90-d; "
            "21: 90-e, 91, 92, 93; 22: 95, 96, 96-a, 97, 98; 23: 100-a, 100-b, 102, 103, 104; 24: 108; "
            "29: VIII; 31: IX; 35: glossary: All-in; 36: glossary: Check; 38: glossary: Fold"
        ),
        {},
    ),
    "wsop-live": Book(
        "WSOP Official Live Action Rules",
        "2026",
        "https://assets.wsopcdn.com/wsop/853ee602-e1e9-4019-a0cf-381419d805c6.pdf",
        _pages(
            "3: 31; 4: 64; 9: 128, 130, 131, 132, 133, 134, 135, 136; 10: 139, 140, 141, 143, 144; "
            "11: 149, 150, 152, 153, 154; 12: 156, 157, 159; "
            "13: 172, 173, 174, 175, 176, 177, 178, preface to 173; 14: 182, 183, 190, 191"
        ),
        {},
    ),
    "roberts": Book(
        "Robert's Rules of Poker",
        N_("version 11"),
        f"{_ROBERTS}/betting-and-raising",
        {},
        {
            "3-": f"{_ROBERTS}/betting-and-raising",
            "14": f"{_ROBERTS}/no-limit-rules",
            "14-PL": f"{_ROBERTS}/pot-limit-rules",
        },
    ),
    "stars": Book(
        N_("PokerStars help: poker rules"),
        N_("web page, without an edition"),
        "https://www.pokerstars.com/help/articles/poker-rules-master/213001/",
        {},
        {},
    ),
}
"""The rulebooks by a short name of ours."""

# What each guide rests on, the books by their short names.
_CITED: dict[str, dict[str, str]] = {
    "actions": {
        "tda": "2, 3, 50-A, 53-A",
        "wsop": "59, 90-d, glossary: All-in, glossary: Fold",
        "wsop-live": "64, 135, 136",
    },
    "check-and-call": {
        "tda": "55, 58",
        "wsop": "84, 90-b, glossary: Check",
        "wsop-live": "154, 156, 159",
    },
    "three-numbers": {
        "tda": "41, 43-B",
        "wsop": "93",
        "wsop-live": "139",
    },
    "minimum-raises": {
        "tda": "43-A, 48, 52-A, Add. 43, Add. 47",
        "wsop": "96, 96-a, 100-a, VIII",
        "wsop-live": "132, 134, 173, 174, 175, 176",
        "roberts": "14-NL2, 14-NL3, 14-NL4",
    },
    "limits": {
        "tda": "47-A, 47-B, 48, 54-B, 54-C",
        "wsop": "100-b, VIII",
        "wsop-live": "64, 130, 131, 133, preface to 173, 190, 191",
        "roberts": "3-3, 3-4, 3-6, 14, 14-PL4, 14-PL5",
    },
    "three-bet": {
        "tda": "43-A",
        "wsop-live": "128, 130",
    },
    "all-in": {
        "tda": "12, 15-B, 17-B, 21, 43-A, 47-A, 52-A, 65-A",
        "wsop": "74, 91, 108, glossary: All-in",
        "wsop-live": "31, 64, 153, 154",
        "stars": "",
    },
    "reopening": {
        "tda": "47, 47-A, Add. 47",
        "wsop": "96, 96-a",
        "wsop-live": "175, 177",
        "roberts": "14-NL3, 14-NL5",
        "stars": "",
    },
    "showdown": {
        "tda": "12, 13, 16, 17-A, 17-B, 19, 20, 20-A, 20-C, 21, Add. 16",
        "wsop": "69, 70, 72, 73, 74, 75, IX",
        "wsop-live": "143, 144, 149, 150, 152, 153, 172",
        "stars": "",
    },
    "heads-up": {
        "tda": "15-B, 34-B",
        "wsop": "87, 100-b",
        "wsop-live": "131, 157",
    },
    "live": {
        "tda": (
            "2, 3, 13, 40, 40-C, 42, 43-A, 43-B, 44, 45-A, 45-B, 46, 49, 50-A, 51-B, 52-A, 53-A, 54-D, "
            "55, 56, 57, 67"
        ),
        "wsop": "59, 60, 90, 90-b, 90-d, 90-e, 92, 93, 95, 97, 98, 102, 103, 104",
        "wsop-live": "135, 136, 140, 141, 178, 182, 183",
    },
}


def sources(slug: str) -> tuple[Source, ...]:
    """The books that a guide rests on, with its rules."""
    return tuple(
        Source(BOOKS[book], tuple(_rule(BOOKS[book], number) for number in numbers.split(", ") if number))
        for book, numbers in _CITED[slug].items()
    )


def _rule(book: Book, number: str) -> Rule:
    page = book.pages.get(number)
    if page:
        return Rule(number, page, f"{book.link}#page={page}")
    part = max((part for part in book.parts if number.startswith(part)), key=len)
    return Rule(number, None, book.parts[part])
