"""A picture of the chips: a bar for each player, cut where one pot ends and the next begins."""

from __future__ import annotations

from dataclasses import dataclass

from croupier import log
from croupier.explain.language import Language
from croupier.settlement import Settlement

_PER_LETTER = 3.1
"""Per cent of a narrow bar that a letter of a number needs."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a bar, in per cent of the longest; its label is "" where there is no room for it."""

    kind: str
    start: float
    width: float
    label: str

    @property
    def middle(self) -> float:
        """Where the label stands."""
        return self.start + self.width / 2


@dataclass(frozen=True, slots=True)
class Bar:
    """What one player put in: the part in each pot, and what came back."""

    name: str
    folded: bool
    pieces: tuple[Piece, ...]


def picture(done: Settlement, spoken: Language) -> tuple[Bar, ...]:
    """The bars of all players; the same pot begins and ends at the same place in each.

    >>> from croupier.settlement import settle
    >>> bars = picture(settle({"A": 50, "B": 100}), Language.of("en"))
    >>> [(piece.kind, piece.start, piece.width) for piece in bars[1].pieces]
    [('pot-0', 0.0, 50.0), ('back', 50.0, 50.0)]
    """
    shares, state = log.shares_of(done.state, done.rulebook), done.state
    back = dict([done.uncalled] if done.uncalled else [])
    parts = [
        [*((f"pot-{at}", pot.get(seat, 0)) for at, pot in enumerate(shares)), ("back", back.get(seat, 0))]
        for seat in range(state.seats)
    ]
    most = max(sum(chips for _, chips in bar) for bar in parts)
    live = {seat for pot in done.pots for seat in pot.eligible}
    return tuple(
        Bar(name, seat not in live, _pieces(parts[seat], most, spoken))
        for seat, name in enumerate(done.names)
    )


def _pieces(parts: list[tuple[str, int]], most: int, spoken: Language) -> tuple[Piece, ...]:
    found, chips_before = [], 0
    for kind, chips in parts:
        if chips:
            label, width = spoken.amount(chips), round(100 * chips / most, 2)
            room = width >= _PER_LETTER * (len(label) + 1)
            found.append(Piece(kind, round(100 * chips_before / most, 2), width, label if room else ""))
        chips_before += chips
    return tuple(found)
