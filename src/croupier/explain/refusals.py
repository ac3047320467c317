"""Errors as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.errors import CroupierError, HistoryError, IllegalAction, Part, Sentence
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
    told = dict(error.parts)
    if "why" in told and isinstance(error.__cause__, CroupierError):
        told["why"] = _cause(error.__cause__, str(told["why"]), spoken, names)
    what = _said(Sentence(error.message, **told), spoken)
    where = error.where() if isinstance(error, HistoryError) else []
    return f"{', '.join(_said(place, spoken) for place in where)}: {what}" if where else what


def _cause(cause: CroupierError, english: str, spoken: Language, names: Sequence[str]) -> str:
    """What another error said, without its full stop where the sentence around it goes on."""
    said = refusal(cause, spoken, names)
    return said if english.endswith(".") else said.rstrip(".")


def _said(part: Part, spoken: Language) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, int):
        return spoken.number(int(part))
    parts = {name: _said(one, spoken) for name, one in part.parts.items()}
    message = spoken.gettext(part.message)
    return message.format(**parts) if parts else message
