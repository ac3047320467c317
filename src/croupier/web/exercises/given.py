"""What a visitor answered: numbers as people type them, yes or no, pots and winners."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from croupier.amounts import in_chips
from croupier.errors import N_, InvalidInput, concerning
from croupier.exercises import MAY_RAISE, MOST_POTS, POTS, Answer, Division
from croupier.hand import Hand

_BLANKS = re.compile(r"(?<=[0-9])[\s\u00a0\u202f'’](?=[0-9])")
_GROUPED = re.compile(r"[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,3}(?:\.[0-9]{3})+")


@dataclass(frozen=True, slots=True)
class Given:
    """The fields of an answer as they came: one value, or refund, pots, winners and the odd chip."""

    value: str = ""
    refund: str = ""
    refund_to: str = ""
    pots: tuple[str, ...] = ("",) * MOST_POTS
    winners: tuple[frozenset[str], ...] = (frozenset(),) * MOST_POTS
    odd_chip: str = ""

    @classmethod
    def of(cls, query: Iterable[tuple[str, str]]) -> Given | None:
        """The answer in the query of an address; None where there is none."""
        told: dict[str, list[str]] = {}
        for name, value in query:
            told.setdefault(name, []).append(value.strip())
        if "answer" not in told:
            return None

        def one(name: str) -> str:
            return told.get(name, [""])[-1]

        numbers = range(1, MOST_POTS + 1)
        return cls(
            one("answer"),
            one("refund"),
            one("refund_to"),
            tuple(one(f"pot{number}") for number in numbers),
            tuple(frozenset(told.get(f"win{number}", ())) for number in numbers),
            one("odd_chip"),
        )


def chips(text: str) -> int:
    """A whole number of chips; blanks, dots or commas may stand between thousands, as chips have no parts.

    >>> [chips(text) for text in ("250", " 1 200 ", "1.200", "12,500")]
    [250, 1200, 1200, 12500]

    Raises `InvalidInput` for anything else.
    """
    digits = _BLANKS.sub("", text.strip())
    if not digits:
        raise InvalidInput(N_("write a number of chips"))
    if _GROUPED.fullmatch(digits):
        digits = re.sub("[.,]", "", digits)
    return in_chips(digits, 1)


def answered(kind: str, hand: Hand, given: Given) -> Answer:
    """The answer that was given; `InvalidInput` where it cannot be read."""
    if kind == POTS:
        return _division(hand, given)
    if kind != MAY_RAISE:
        with concerning("answer"):
            return chips(given.value)
    if given.value not in ("yes", "no"):
        raise InvalidInput(N_("choose yes or no"))
    return given.value == "yes"


def _division(hand: Hand, given: Given) -> Division:
    """Amounts left empty are pots that are not there; winners are numbers of seats."""
    with concerning("refund"):
        refund = chips(given.refund) if given.refund else 0
        owner = _seat(hand, given.refund_to)
        if bool(refund) != (owner is not None):
            raise InvalidInput(N_("say both how many chips come back and to whom, or neither"))
    pots = []
    for number, (text, names) in enumerate(zip(given.pots, given.winners, strict=True), 1):
        with concerning(f"pot{number}"):
            won = frozenset(seat for name in names if (seat := _seat(hand, name)) is not None)
            if text or won:
                pots.append((chips(text), won))
    with concerning("pot1"):
        if not pots:
            raise InvalidInput(N_("write at least the amount of the main pot"))
    return Division(None if owner is None else (owner, refund), tuple(pots), _seat(hand, given.odd_chip))


def _seat(hand: Hand, number: str) -> int | None:
    """The seat of a number from 1; None for anything else."""
    known = {str(seat + 1): seat for seat in range(hand.state.seats)}
    return known.get(number)
