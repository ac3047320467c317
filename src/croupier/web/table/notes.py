"""The margin of the table: why the bounds are what they are, and what happened, newest first."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import quote

from croupier.explain.language import Language
from croupier.explain.rulings import ruling
from croupier.explain.telling import Line
from croupier.options import Ruling
from croupier.web import address
from croupier.web.address import Spot
from croupier.web.guides.anchors import rule_links
from croupier.web.table.controls import why_shows


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence, the rules it stands on with the address of the guide, the address of its large print."""

    text: str
    rules: tuple[tuple[str, str], ...]
    ruling_href: str
    step: int = 0
    step_href: str = ""


class Notes:
    """Writes the notes of a position whose address has this query."""

    def __init__(self, spot: Spot, query: str, spoken: Language) -> None:
        """Read a position."""
        self.hand, self.query, self.spoken = spot.hand, query, spoken
        # The steps of the line begin at these events, after those that dealt the first cards.
        self.marks = spot.hand._marks[-spot.at :] if spot.at else []

    def reasons(self, seen: int | None = None) -> list[Note]:
        """Why the amounts are what they are; at the showdown, why the next hand is shown or may be mucked.

        That tells something of its cards: who sees the table as another seat (`seen`) is not told.
        """
        hand, options = self.hand, self.hand.options
        if options:
            return [self.note(one) for one in options.why]
        return [self.note(one) for one in why_shows(hand)] if seen in (None, hand.shower) else []

    def note(self, made: Ruling) -> Note:
        """A ruling as a note."""
        return Note(
            ruling(made, self.hand.names, self.spoken), rule_links([made], self.spoken), self.large(made)
        )

    def log(self, lines: Iterable[Line], told: dict[str, str]) -> list[Note]:
        """What happened, newest first, from the lines of the story; `told` are the parameters of the page."""
        found = []
        for line in lines:
            step = bisect_right(self.marks, line.at)
            large = self.large(line.rulings[0]) if line.rulings else ""
            href = "table?" + address.query_of(told | {"at": str(step)}) if step else ""
            found.append(Note(line.text, rule_links(line.rulings, self.spoken), large, step, href))
        return found[::-1]

    def large(self, made: Ruling) -> str:
        """The address at which a ruling stands in large print."""
        return f"ruling?{self.query}&why={quote(made.reason.name.lower())}"
