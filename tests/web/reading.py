"""What the page of a position says, read from its HTML alone."""

from __future__ import annotations

from dataclasses import dataclass

from tests.web.markup import Element, read


@dataclass(frozen=True)
class TablePage:
    """The numbers and buttons of a table page, as texts."""

    page: Element

    @classmethod
    def of(cls, html: str) -> TablePage:
        return cls(read(html))

    def classed(self, name: str) -> list[Element]:
        """The elements of a class."""
        return [one for one in self.page.every() if name in one.attributes.get("class", "").split()]

    def texts(self, name: str) -> list[str]:
        return [" ".join(one.text().split()) for one in self.classed(name)]

    @property
    def pot(self) -> str:
        return self.texts("pot")[0]

    @property
    def numbers(self) -> list[str]:
        """In front, to match, to add."""
        return [" ".join(dd.text().split()) for dl in self.classed("numbers") for dd in dl.every("dd")]

    @property
    def buttons(self) -> dict[str, str]:
        """What each button says, by the step that it takes."""
        return {
            one.attributes["value"].partition("@")[0]: " ".join(one.text().split())
            for one in self.page.every("button")
            if one.attributes.get("name") == "step"
        }

    @property
    def box(self) -> dict[str, str]:
        """The number box of a bet or raise; empty where there is none."""
        return next(
            (one.attributes for one in self.page.every("input") if one.attributes.get("id") == "to"), {}
        )

    @property
    def slider(self) -> dict[str, str]:
        """The slider beside it, with the bounds."""
        inputs = [one.attributes for one in self.page.every("input")]
        return next((one for one in inputs if one.get("id") == "to-slider"), {})

    @property
    def presets(self) -> list[tuple[str, str]]:
        """The sizes offered: value of the form, and the number they are labelled with."""
        return [
            (one.attributes["data-to"], next(one.every("span")).text())
            for one in self.page.every("a")
            if "data-to" in one.attributes
        ]

    @property
    def seats(self) -> list[dict[str, str]]:
        """Each seat's name, stack, bet and result."""
        parts = {"name": "seat-name", "stack": "seat-stack", "bet": "seat-bet", "result": "seat-result"}
        found = []
        for seat in self.classed("seat"):
            inside = TablePage(seat)
            found.append({part: (inside.texts(name) or [""])[0] for part, name in parts.items()})
        return found

    @property
    def pots(self) -> list[str]:
        """The amounts of the pots in the margin."""
        cells = [cell for row in self.classed("margin-pot") for cell in row.every("td")]
        return [cell.text() for cell in cells if cell.attributes.get("class") == "amount"]

    @property
    def position(self) -> str:
        """The position that the forms carry."""
        return next(
            one.attributes["value"]
            for one in self.page.every("input")
            if one.attributes.get("name") == "position"
        )

    def pressed(self, step: str, **others: str) -> dict[str, str]:
        """What a browser sends when the button of a step is pressed."""
        button = next(
            one
            for one in self.page.every("button")
            if one.attributes.get("value", "").partition("@")[0] == step
        )
        return {"position": self.position, "step": button.attributes["value"], **others}
