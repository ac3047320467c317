"""Errors as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.errors import CroupierError, HistoryError, IllegalAction
from croupier.explain.language import Language
from croupier.explain.rulings import ruling
from croupier.rules.state import MAX_SEATS

_SEATS = tuple(f"p{seat + 1}" for seat in range(MAX_SEATS))


def refusal(error: CroupierError, language: str | Language = "en", names: Sequence[str] = _SEATS) -> str:
    """What was wrong and what would do; `names` are the players', seat by seat.

    An error whose text is in no catalogue stays English.

    >>> from croupier.cards import cards
    >>> try:
    ...     cards("Ax")
    ... except CroupierError as error:
    ...     print(refusal(error, "pt-PT"))
    'Ax' não é uma carta: escrever um valor (23456789TJQKA) e um naipe (cdhs), como em As ou Td
    """
    spoken = Language.of(language)
    if isinstance(error, IllegalAction):
        return ruling(error.ruling, names, spoken)
    if isinstance(error, HistoryError):
        return str(error)
    said = {
        name: spoken.number(part) if isinstance(part, int) else part for name, part in error.parts.items()
    }
    if "why" in said and isinstance(error.__cause__, CroupierError):
        said["why"] = refusal(error.__cause__, spoken, names)
    return spoken.gettext(error.message).format(**said) if said else spoken.gettext(error.message)
