"""The forms of a page, as a browser without JavaScript would send them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from urllib.parse import urljoin

from tests.web.crawl import Answer
from tests.web.markup import Element

Pair = tuple[str, str]


@dataclass
class Form:
    """A form: where it goes and how, the fields as they stand, the buttons that send it."""

    method: str
    address: str
    upload: bool
    fields: list[Element] = field(default_factory=list)
    buttons: list[Element] = field(default_factory=list)

    def pairs(self) -> list[Pair]:
        """The names and values that are sent whatever the button."""
        return [pair for element in self.fields for pair in _values(element)]

    def is_filled(self) -> bool:
        """Whether a browser would send it: nothing that is required is empty."""
        needed = (element for element in self.fields if "required" in element.attributes)
        return all(any(value for _, value in _values(element)) for element in needed)


def _values(element: Element) -> Iterator[Pair]:
    attributes = element.attributes
    name, kind = attributes.get("name"), attributes.get("type", "text")
    if not name or "disabled" in attributes or kind == "file":
        return
    if element.name == "select":
        options = list(element.every("option"))
        chosen = [option for option in options if "selected" in option.attributes] or options[:1]
        yield from ((name, option.attributes.get("value", option.text())) for option in chosen)
    elif element.name == "textarea":
        yield name, element.text().removeprefix("\n")
    elif kind not in ("radio", "checkbox") or "checked" in attributes:
        yield name, attributes.get("value", "on" if kind in ("radio", "checkbox") else "")


def forms(page: Answer) -> list[Form]:
    """Every form, with the fields and buttons inside it and those elsewhere that name it."""
    found = []
    elements = list(page.page.every())
    for element in page.page.every("form"):
        attributes = element.attributes
        form = Form(
            attributes.get("method", "get").lower(),
            urljoin(page.address, attributes.get("action", page.address)),
            attributes.get("enctype") == "multipart/form-data",
        )
        name = attributes.get("id", "")
        inside = [part for part in element.every() if part.attributes.get("form", name) == name]
        named = [part for part in elements if name and part.attributes.get("form") == name]
        for part in [*inside, *(part for part in named if part not in inside)]:
            if part.name == "button" and part.attributes.get("type", "submit") == "submit":
                form.buttons.append(part)
            elif part.name in ("input", "select", "textarea"):
                form.fields.append(part)
        found.append(form)
    return found


def sent_by(form: Form, button: Element) -> tuple[str, list[Pair]]:
    """Where a button sends its form, and what it adds to the fields."""
    attributes = button.attributes
    address = urljoin(form.address, attributes.get("formaction", form.address))
    own = [(attributes["name"], attributes.get("value", ""))] if attributes.get("name") else []
    return address, form.pairs() + own
