"""The names of actions: open, 3-bet, check-raise and so on.

Names count the levels of one street, never multiples. Before the flop the big blind is the first level,
the first raise (the open) the second and the next the 3-bet; after the flop the bet is the first, the raise
the second and the re-raise the 3-bet. What the texts leave open is decided so:

- A straddle is a blind and adds no level: the first raise over it is the open.
- An all-in raise that is less than a full raise (`Acted.full` is false) is a "short all-in", or a
  check-raise where it is one, and adds no level.
- A first bet is the first level even when it is a short all-in. In fixed limit it is not: the raise that
  makes it a full bet "completes" it and is the first level.
- A check-raise is a raise by a player whose last action on the street was a check. When it is also the
  third or a later level it is named by both: "check-raise 3-bet".
- A call of the blind before anybody has raised is a "limp", a call that the bet exceeds "all-in for less".
"""

from __future__ import annotations

from collections.abc import Iterable

from croupier.events import Acted, BoardDealt, Event, Started
from croupier.explain.language import N_, Language
from croupier.rules.state import FIXED_LIMIT

_TERMS = {
    "open": N_("open"),
    "bet": N_("bet"),
    "raise": N_("raise"),
    "check-raise": N_("check-raise"),
    "complete": N_("completes the bet"),
    "short all-in": N_("short all-in"),
    "limp": N_("limp"),
    "all-in for less": N_("all-in for less"),
    "all-in": N_("all-in"),
}
_LABELS = {
    "fold": N_("Fold"),
    "check": N_("Check"),
    "call": N_("Call {amount}"),
    "bet": N_("Bet {amount}"),
    "raise": N_("Raise to {amount}"),
}


def name_actions(events: Iterable[Event]) -> list[str | None]:
    """The name of each action among a hand's events, None for those without one (folds, checks, calls).

    >>> from croupier import games
    >>> from croupier.hand import Hand
    >>> hand = Hand(games.no_limit_holdem((5, 10)), [1000, 1000, 1000])
    >>> hand.raise_to(30)
    >>> hand.raise_to(90)
    >>> hand.fold()
    >>> hand.raise_to(200)
    >>> name_actions(hand.events)
    ['open', '3-bet', None, '4-bet']
    """
    namer = Namer()
    named = [(event, namer.name(event)) for event in events]
    return [name for event, name in named if isinstance(event, Acted)]


class Namer:
    """Names the actions of a hand as its events come, one after the other."""

    __slots__ = ("_street",)

    def __init__(self) -> None:
        """Begin before the first event."""
        self._street = _Street()

    def name(self, event: Event) -> str | None:
        """The name of the next event, None for one without."""
        if isinstance(event, Started):
            self._street = _Street(max(event.blinds), fixed_limit=event.game.structure == FIXED_LIMIT)
        elif isinstance(event, BoardDealt):
            self._street = _Street(fixed_limit=self._street.fixed_limit)
        elif isinstance(event, Acted):
            return self._street.name(event)
        return None


def term(name: str, language: str | Language = "en") -> str:
    """A name that `name_actions` gave, in words of a language.

    >>> term("check-raise 3-bet"), term("short all-in", "pt-BR")
    ('check-raise 3-bet', 'all-in curto')
    """
    spoken = Language.of(language)
    if name in _TERMS:
        return spoken.gettext(_TERMS[name])
    checked, _, level = name.rpartition(" ")
    count = spoken.gettext("{level}-bet").format(level=level.removesuffix("-bet"))
    return f"{term(checked, spoken)} {count}" if checked else count


def label(kind: str, amount: int = 0, language: str | Language = "en") -> str:
    """What a button says: the action and its amount, the chips to add for a call, else the total.

    >>> label("raise", 90), label("raise", 90, "pt-BR"), label("raise", 90, "pt-PT")
    ('Raise to 90', 'Raise (aumentar) para 90', 'Aumentar para 90')
    """
    spoken = Language.of(language)
    return spoken.gettext(_LABELS[kind]).format(amount=spoken.amount(amount))


class _Street:
    """The levels of one street, as its actions are told."""

    __slots__ = ("bet", "blind", "checked", "fixed_limit", "level")

    def __init__(self, blind: int = 0, *, fixed_limit: bool = False) -> None:
        self.blind = self.bet = blind
        self.level = 1 if blind else 0
        self.fixed_limit = fixed_limit
        self.checked: set[int] = set()

    def name(self, action: Acted) -> str | None:
        """The name of the street's next action."""
        checked = action.seat in self.checked
        self.checked.discard(action.seat)
        if action.kind == "check":
            self.checked.add(action.seat)
        elif action.kind == "call":
            return self._call(action)
        elif action.kind in ("bet", "raise"):
            self.bet = action.to
            return self._bet(action) if action.kind == "bet" else self._raise(action, checked)
        return None

    def _call(self, action: Acted) -> str | None:
        if action.all_in and action.to < self.bet:
            return "all-in for less"
        return "limp" if self.bet == self.blind else None

    def _bet(self, action: Acted) -> str:
        self.level = 1 if action.full or not self.fixed_limit else 0
        return "bet"

    def _raise(self, action: Acted, checked: bool) -> str:
        if not action.full:
            return "check-raise" if checked else "short all-in"
        self.level += 1
        if self.level == 1:
            return "complete"
        if self.level == 2:
            return "check-raise" if checked else "open" if self.blind else "raise"
        return f"check-raise {self.level}-bet" if checked else f"{self.level}-bet"
