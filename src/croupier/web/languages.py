"""The language of a page: the first part of its address, chosen at first by the browser's preference."""

from __future__ import annotations

from croupier.explain.language import TAGS

LANGUAGES = {"pt-BR": "Português (Brasil)", "pt-PT": "Português (Portugal)", "en": "English"}
"""The languages as addresses and pages call them."""
assert sorted(LANGUAGES) == sorted(tag.replace("_", "-") for tag in TAGS)


def preferred(accepted: str) -> str:
    """The language for an Accept-Language header; any Portuguese but that of Portugal is Brazil's.

    A weight of 0 says that a language is not wanted.

    >>> preferred("fr;q=0.9, pt-pt;q=0.5, en;q=0.2"), preferred("pt,en;q=0.8"), preferred("")
    ('pt-PT', 'pt-BR', 'en')
    >>> preferred("pt; q=0"), preferred("pt-BR;q=0.0, pt-PT;q=0.1")
    ('en', 'pt-PT')
    """
    weighed = []
    for at, choice in enumerate(accepted[:1000].split(",")):
        tag, _, weight = "".join(choice.split()).lower().partition(";q=")
        language, worth = _nearest(tag), _weight(weight)
        if language and worth > 0:
            weighed.append((-worth, at, language))
    return min(weighed)[2] if weighed else "en"


def _nearest(tag: str) -> str:
    if tag.startswith("pt"):
        return "pt-PT" if tag == "pt-pt" else "pt-BR"
    return "en" if tag.startswith("en") else ""


def _weight(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0


def elsewhere(path: str, query: str) -> dict[str, str]:
    """The same page in every language: tag and address.

    >>> elsewhere("/en/table", "stacks=5,5")["pt-PT"]
    '/pt-PT/table?stacks=5,5'
    """
    rest = path.split("/", 2)[2] if path.count("/") > 1 else ""
    return {tag: f"/{tag}/{rest}" + (f"?{query}" if query else "") for tag in LANGUAGES}
