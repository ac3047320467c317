"""What the player to act may do, each bound with its ruling: the one source for buttons and validation."""

from __future__ import annotations

from typing import NamedTuple

from croupier.rules import betting, why
from croupier.rules.reasons import SENTENCES, Reason
from croupier.rules.rulebooks import CITATIONS, TITLES
from croupier.rules.state import ALLOW, GameSpec, HandState, Rulebook


class Ruling(NamedTuple):
    """A reason, the numbers that made it, and the rule numbers of the rulebook in force."""

    reason: Reason
    numbers: dict[str, int]
    rules: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        """The English sentence, seats written p1, p2, ..."""
        seats = {key: f"p{self.numbers[key] + 1}" for key in ("seat", "actor") if key in self.numbers}
        return SENTENCES[self.reason].format(**(self.numbers | seats))


def ruling(reason: int, book: Rulebook, **numbers: int) -> Ruling:
    """A ruling with the numbers of its rulebook.

    >>> from croupier.rules.rulebooks import TDA
    >>> str(ruling(Reason.CALL_OWES_NOTHING, TDA))
    'There is nothing to call: check.'
    """
    code = Reason(reason)
    cited = CITATIONS[code][book.source] if code in CITATIONS else ""
    title = TITLES[book.source]
    return Ruling(code, numbers, tuple((title, number) for number in cited.split(", ") if number))


def position_numbers(hand: HandState, game: GameSpec, book: Rulebook, seat: int) -> dict[str, int]:
    """The numbers of a position that the sentences about a seat's options may name."""
    bet, committed, stack = hand.current_bet, hand.committed[seat], hand.stacks[seat]
    unit = betting.limit_unit(hand, game)
    pot = betting.pot_size(hand, game, book)
    return {
        "seat": seat,
        "actor": hand.actor,
        "bet": bet,
        "committed": committed,
        "stack": stack,
        "min_bet": game.min_bet,
        "raise_by": hand.last_full_raise,
        "full_to": betting.full_raise_to(hand, game, book),
        "in_units": betting.full_in_units(hand, game, book),
        "pot_to": betting.pot_sized_raise_to(hand, game, book, seat),
        "minimum": betting.minimum_raise_to(hand, game, book, seat),
        "maximum": betting.maximum_raise_to(hand, game, book, seat),
        "unit": unit,
        "over": bet - hand.level,
        "bet_unit": game.bet_unit,
        "pot": pot,
        "call_adds": bet - committed,
        "pot_after_call": pot + bet - committed,
        "faces": bet - committed,
        "raises": book.fl_raises,
    }


def may_fold(book: Rulebook, owed: int) -> bool:
    """Whether a fold is allowed: always facing a bet, else as the rulebook says (TDA 2024 58).

    >>> from croupier.rules.rulebooks import TDA
    >>> may_fold(TDA, 0)
    True
    """
    return owed > 0 or book.free_fold == ALLOW


class Options:
    """What the actor may do. `call`, `bet` and `raise_to` are None where they are not possible.

    >>> from croupier import games
    >>> from croupier.hand import Hand
    >>> options = Hand(games.no_limit_holdem((5, 10)), [1000, 1000, 1000]).options
    >>> options.call.to, options.raise_to.minimum, options.raise_to.maximum
    (10, 20, 1000)
    """

    __slots__ = ("_book", "_game", "_state", "call_to", "maximum", "minimum", "seat")

    def __init__(self, state: HandState, game: GameSpec, book: Rulebook) -> None:
        """Read the options of the seat to act."""
        self._state, self._game, self._book = state, game, book
        self.seat = state.actor
        self.call_to, self.minimum, self.maximum = betting.options(state, game, book)

    @property
    def check(self) -> bool:
        """Whether nothing is owed."""
        return self.call_to == self._state.committed[self.seat]

    @property
    def fold(self) -> bool:
        """Whether a fold is allowed: always facing a bet, else as the rulebook says."""
        return may_fold(self._book, self.call_to - self._state.committed[self.seat])

    @property
    def call(self) -> Call | None:
        """The call; None when nothing is owed."""
        adds = self.call_to - self._state.committed[self.seat]
        return Call(self, self.call_to, adds, adds == self._state.stacks[self.seat]) if adds else None

    @property
    def bet(self) -> Bounds | None:
        """The bounds of a first bet; None when there is a bet, or none may be made."""
        return None if self._state.current_bet else self._bounds()

    @property
    def raise_to(self) -> Bounds | None:
        """The bounds of a raise; None when there is nothing to raise, or no raise may be made."""
        return self._bounds() if self._state.current_bet else None

    def _bounds(self) -> Bounds | None:
        return Bounds(self, self.minimum, self.maximum) if self.maximum else None

    def allows(self, to: int) -> bool:
        """Whether a bet or raise to this total is legal, the bet unit observed."""
        if not self.maximum or not self.minimum <= to <= self.maximum:
            return False
        return to % self._game.bet_unit == 0 or to == betting.reach(self._state, self.seat)

    def why_no_raise(self) -> Ruling | None:
        """Why the actor may not bet or raise; None when it may."""
        if self.maximum:
            return None
        return self._ruling(why.raise_reason(self._state, self._game, self._book, self.seat))

    def why_check(self) -> Ruling:
        """Why a check is possible, or what a call costs."""
        to = betting.call_to(self._state, self.seat)
        return self._ruling(
            why.call_reason(self._state, self.seat), to, to - self._state.committed[self.seat]
        )

    @property
    def why(self) -> tuple[Ruling, ...]:
        """Every reason: what the call costs, then why and how much may be raised, or why nothing may."""
        wager, refusal = self.bet or self.raise_to, self.why_no_raise()
        return (self.why_check(), *(wager.why if wager else ()), *((refusal,) if refusal else ()))

    def _ruling(self, reason: int, to: int = 0, adds: int = 0) -> Ruling:
        """A ruling about this position."""
        numbers = position_numbers(self._state, self._game, self._book, self.seat)
        return ruling(reason, self._book, **numbers, to=to, adds=adds)

    def __repr__(self) -> str:
        """The options in a line."""
        parts = [name for name in ("fold", "check") if getattr(self, name)]
        if self.call:
            parts.append(f"call to {self.call.to}")
        for name in ("bet", "raise_to"):
            bounds = getattr(self, name)
            if bounds:
                parts.append(f"{name} {bounds.minimum}..{bounds.maximum}")
        return f"<Options {', '.join(parts)}>"


class Call(NamedTuple):
    """A call: the street total it makes, the chips it adds, whether it is all-in."""

    options: Options
    to: int
    adds: int
    all_in: bool

    @property
    def why(self) -> tuple[Ruling, ...]:
        """Why the call costs what it costs."""
        return (self.options.why_check(),)


class Bounds(NamedTuple):
    """The smallest and the largest bet or raise, as street totals."""

    options: Options
    minimum: int
    maximum: int

    def contains(self, to: int) -> bool:
        """Whether a bet or raise to this total is legal, the bet unit observed."""
        return self.options.allows(to)

    @property
    def adds(self) -> tuple[int, int]:
        """The chips that the smallest and the largest add."""
        committed = self.options._state.committed[self.options.seat]
        return self.minimum - committed, self.maximum - committed

    @property
    def why(self) -> tuple[Ruling, ...]:
        """Why the seat may raise, why the minimum and why the maximum are what they are."""
        state, game, book = self.options._state, self.options._game, self.options._book
        seat = self.options.seat
        return (
            self.options._ruling(why.raise_reason(state, game, book, seat)),
            self.options._ruling(why.minimum_reason(state, game, book, seat), self.minimum),
            self.options._ruling(why.maximum_reason(state, game, book, seat), self.maximum),
        )
