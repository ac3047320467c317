"""Cards as pages draw them."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from croupier.explain.hands import card_name
from croupier.explain.language import Language


@dataclass(frozen=True, slots=True)
class Card:
    """A card on the page: its id (-1 face down), its name, whether it plays."""

    id: int
    name: str
    outlined: bool = False


def card(number: int, spoken: Language, playing: Container[int] = ()) -> Card:
    """A card with its name, outlined where it is one of those `playing`.

    >>> card(51, Language.of("en"), {51})
    Card(id=51, name='ace of spades', outlined=True)
    """
    return Card(number, card_name(number, spoken), number in playing)
