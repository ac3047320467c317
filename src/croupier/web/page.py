"""Rendering pages: the templates of every room, in the language of the address."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

from fastapi import Depends, HTTPException, Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from croupier.explain.language import Language
from croupier.web.languages import LANGUAGES, elsewhere, preferred

ROOMS = Path(__file__).parent
"""The folder in which every room keeps its templates beside its code."""
THEMES = ("light", "dark")
"""The looks a visitor may fix; without one the browser's preference holds."""


def spoken(lang: str) -> Language:
    """The language of an address; a page of any other is not found."""
    if lang not in LANGUAGES:
        raise HTTPException(404)
    return Language.of(lang)


Spoken = Annotated[Language, Depends(spoken)]
"""The language of the page that is asked for."""


def isolating(sentence: str, **names: str) -> Markup:
    """A sentence with names in it, whichever way each is written: none turns round what stands beside it.

    >>> print(isolating("{seat} & co.", seat="<A>"))
    <bdi>&lt;A&gt;</bdi> &amp; co.
    """
    return escape(sentence).format(**{at: Markup("<bdi>{}</bdi>").format(name) for at, name in names.items()})


@cache
def templates(tag: str) -> Environment:
    """The templates of all rooms with the sentences of one language."""
    language = Language.of(tag)
    found = Environment(
        loader=FileSystemLoader(ROOMS),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    found.globals |= {
        "_": language.gettext,
        "ngettext": language.ngettext,
        "isolating": isolating,
        "lang": tag,
        "languages": LANGUAGES,
        "version": version("croupier"),
    }
    return found


def language_of(request: Request) -> str:
    """The language of a page: that of its address, else the browser's."""
    first = request.url.path.split("/")[1]
    return first if first in LANGUAGES else preferred(request.headers.get("accept-language", ""))


def page(
    request: Request, template: str, *, status: int = 200, address: str = "", **context: Any
) -> HTMLResponse:
    """A page from a room's template, such as "pots/page.html".

    `address` is where the page can be had again, for the answer to a form; else the address asked for.
    """
    path, _, query = (address or str(request.url.path) + "?" + request.url.query).partition("?")
    lang = language_of(request)
    theme, deck = request.cookies.get("theme"), request.cookies.get("deck")
    text = (
        templates(lang)
        .get_template(template)
        .render(
            elsewhere=elsewhere(path, query),
            theme=theme if theme in THEMES else "",
            deck="two" if deck == "two" else "",
            keys="off" if request.cookies.get("keys") == "off" else "",
            here=path.removeprefix(f"/{lang}"),
            back=f"{path}?{query}" if query else path,
            **context,
        )
    )
    headers = {"Content-Language": lang}
    if address and request.method == "POST":
        headers["HX-Push-Url"] = address
    return HTMLResponse(text, status_code=status, headers=headers)
