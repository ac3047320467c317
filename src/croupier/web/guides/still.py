"""A position as a figure of a guide shows it: the table at that moment, and what was done on the street."""

from __future__ import annotations

from typing import NamedTuple

from croupier.cards import UNKNOWN
from croupier.events import Acted, BoardDealt
from croupier.explain.language import N_, Language
from croupier.explain.rulings import title as book_title
from croupier.explain.telling import event
from croupier.explain.words import name_actions, term
from croupier.web import address
from croupier.web.address import Spot
from croupier.web.cards import Card
from croupier.web.table.seats import Seat, Seats
from croupier.web.table.view import title

_STREETS = (N_("preflop"), N_("flop"), N_("turn"), N_("river"))


class Deed(NamedTuple):
    """An action: who, to which street total, how much that added, its name, its sentence."""

    who: str
    to: str
    adds: str
    name: str
    text: str


class Still:
    """A position and its language; what is text here comes from the hand."""

    def __init__(self, spot: Spot, language: str) -> None:
        """Read a position."""
        self.spot, self.hand = spot, spot.hand
        self.spoken = Language.of(language, scale=spot.scale)

    @property
    def title(self) -> str:
        """Game, limit, stakes, rulebook, and the street."""
        return f"{title(self.hand, self.spoken)} · {self.spoken.gettext(_STREETS[self.hand.street])}"

    @property
    def book(self) -> str:
        """The rulebook in force."""
        return book_title(self.hand.rulebook.source, self.spoken)

    @property
    def query(self) -> str:
        """The position as the query of the table's address."""
        return address.write(self.spot)

    @property
    def names(self) -> tuple[str, ...]:
        """The players, seat by seat."""
        return self.hand.names

    @property
    def button(self) -> str:
        """Who has the button."""
        return self.names[self.hand.start.button]

    @property
    def small_blind(self) -> str:
        """Who has the small blind."""
        return self.names[self.hand.start.small_blind]

    @property
    def big_blind(self) -> str:
        """Who has the big blind."""
        return self.names[self.hand.start.big_blind]

    @property
    def is_over(self) -> bool:
        """Whether the pots are paid."""
        return self.hand.next == "hand_over"

    # the picture

    @property
    def seats(self) -> list[Seat]:
        """The seats as the table draws them, without the empty ones."""
        return [seat for seat in self._drawn.all() if seat.state != "empty"]

    @property
    def board(self) -> list[Card]:
        """The community cards."""
        return [card for card in self._drawn.board() if card]

    @property
    def has_cards(self) -> bool:
        """Whether any hole cards are known in this example."""
        return any(card != UNKNOWN for hole in self.hand.state.hole for card in hole)

    @property
    def _drawn(self) -> Seats:
        """The seats with their cards: face down if mucked, and all of them while the betting goes on."""
        hand = self.hand
        hidden = range(hand.state.seats) if hand.options else hand.mucked
        holes = [tuple(hole[: hand.game.hole_cards]) for hole in hand.state.hole[: hand.state.seats]]
        for seat in hidden:
            holes[seat] = (UNKNOWN,) * hand.game.hole_cards
        return Seats(hand, tuple(holes), self.spoken)

    # what happened

    @property
    def deeds(self) -> list[Deed]:
        """Every action so far."""
        names = iter(name_actions(self.hand.events))
        return [self._deed(one, next(names)) for one in self.hand.events if isinstance(one, Acted)]

    @property
    def street(self) -> list[Deed]:
        """The actions of the last street that had betting."""
        streets, acted = [0], 0
        for one in self.hand.events:
            acted += isinstance(one, Acted)
            if isinstance(one, BoardDealt):
                streets.append(acted)
        return self.deeds[max((at for at in streets if at < acted), default=0) :]

    @property
    def last(self) -> Deed:
        """The last action."""
        return self.deeds[-1]

    def _deed(self, one: Acted, name: str | None) -> Deed:
        return Deed(
            self.names[one.seat],
            self._amount(one.to),
            self._amount(one.adds),
            term(name, self.spoken) if name else "",
            event(one, self.hand, self.spoken),
        )

    def _amount(self, chips: int) -> str:
        return self.spoken.amount(chips)
