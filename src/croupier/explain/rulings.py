"""Rulings as sentences, their rule numbers as text, and the rulings behind what a hand paid."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.explain.language import Language, language
from croupier.log import seats_of
from croupier.options import Ruling
from croupier.rules.reasons import SENTENCES

_SEATS = ("seat", "actor")
_COUNTS = ("raises",)


def ruling(made: Ruling, names: Sequence[str], tongue: str | Language = "en") -> str:
    """A ruling as a sentence with its numbers; `names` are the players', seat by seat.

    >>> from croupier import games
    >>> from croupier.hand import Hand
    >>> hand = Hand(games.no_limit_holdem((500, 1000)), [9000, 9000, 9000])
    >>> ruling(hand.options.call.why[0], hand.names, "pt-BR")
    'A aposta é de 1.000 e 0 já está na mesa: o call (pagar) acrescenta 1.000.'
    """
    spoken = language(tongue)
    written = {key: _number(key, value, names, spoken) for key, value in made.numbers.items()}
    return spoken.gettext(SENTENCES[made.reason]).format(**written)


def rules(made: Ruling) -> str:
    """The rules that a ruling stands on, each as the book's title and number; "" where there is none.

    >>> from croupier import games
    >>> from croupier.hand import Hand
    >>> rules(Hand(games.no_limit_holdem((5, 10)), [90, 90]).options.raise_to.why[1])
    'Poker TDA 2024 43-A'
    """
    return ", ".join(f"{book} {number}" for book, number in made.rules)


def _number(key: str, value: int, names: Sequence[str], spoken: Language) -> str:
    if key in _SEATS:
        return names[value]
    if key == "players":
        return spoken.listed(names[seat] for seat in seats_of(value))
    return spoken.number(value) if key in _COUNTS else spoken.amount(value)
