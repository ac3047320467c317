"""The elements of a page, read without a browser."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class Element:
    """An element: its name, its attributes, the texts and elements inside it."""

    name: str
    attributes: dict[str, str]
    inside: list[str | Element] = field(default_factory=list)

    def every(self, *names: str) -> Iterator[Element]:
        """The elements of these names below this one, all of them without a name."""
        for part in self.inside:
            if isinstance(part, Element):
                if not names or part.name in names:
                    yield part
                yield from part.every(*names)

    def text(self, *without: str) -> str:
        """The text below this element, without that in elements of these names."""
        parts = (part for part in self.inside if isinstance(part, str) or part.name not in without)
        return "".join(part if isinstance(part, str) else part.text(*without) for part in parts)

    def ids(self) -> Counter[str]:
        """How often each id stands below this element."""
        return Counter(e.attributes["id"] for e in self.every() if "id" in e.attributes)


class _Reader(HTMLParser):
    VOID = ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr")

    def __init__(self) -> None:
        super().__init__()
        self.open = [Element("", {})]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].inside.append(element)
        if tag not in self.VOID:
            self.open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open[-1].inside.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1].name == tag, f"</{tag}> closes <{self.open[-1].name}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].inside.append(data)


def read(text: str) -> Element:
    """The page as a tree; every element that is not void must be closed, innermost first."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    (page,) = reader.open
    return page
