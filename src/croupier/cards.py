"""Cards as integers: id = 4 * rank + suit, rank 0..12 from the deuce, suits in the order c d h s.

A card nobody has seen is `UNKNOWN` and is written `??`. `RANKS` and `SUITS` are the letters in the
order of the ids; `DECK` and `SHORT_DECK` (sixes and higher) are the ids of a full deck.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from croupier.errors import N_, InvalidInput, brief

RANKS = "23456789TJQKA"
SUITS = "cdhs"
UNKNOWN = -1
DECK = tuple(range(52))
SHORT_DECK = tuple(range(16, 52))

_NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS)
_IDS = {name: number for number, name in enumerate(_NAMES)} | {"??": UNKNOWN}
_SEPARATORS = re.compile(r"[\s,]+")
# Suits in black, white and as pictures; what makes a sign a picture is dropped.
_SUIT_SIGNS = str.maketrans("♣♦♥♠♧♢♡♤", SUITS * 2, "\ufe0e\ufe0f")
_LETTERS = re.compile("([2-9tjqka])([cdhs])", re.IGNORECASE)


def card(text: str) -> int:
    """The id of one card.

    >>> card("2c"), card("As"), card("??")
    (0, 51, -1)

    Raises `InvalidInput` for anything that is not a rank and a suit.
    """
    number = _IDS.get(text) if isinstance(text, str) else None
    if number is None:
        raise InvalidInput(
            N_("{text} is not a card: write a rank ({ranks}) and a suit ({suits}), as in As or Td"),
            text=brief(text),
            ranks=RANKS,
            suits=SUITS,
        )
    return number


def cards(text: str) -> tuple[int, ...]:
    """The ids of cards written one after the other, spaces and commas allowed.

    >>> cards("AsKd"), cards("As, Kd ??")
    ((51, 45), (51, 45, -1))

    Raises `InvalidInput` for an unknown card or half a card.
    """
    if not isinstance(text, str):
        return (card(text),)
    packed = text if text.isalnum() else _SEPARATORS.sub("", text)
    try:
        return tuple([_IDS[packed[at : at + 2]] for at in range(0, len(packed), 2)])
    except KeyError as unknown:
        return (card(unknown.args[0]),)


def typed_cards(text: str) -> str:
    """Cards as people type or copy them, in the letters that `cards` reads.

    >>> typed_cards("10h K♥ qS 9♡\\ufe0f")
    'Th Kh Qs 9h'
    """
    plain = text.replace("10", "T").translate(_SUIT_SIGNS)
    return _LETTERS.sub(lambda found: found[1].upper() + found[2].lower(), plain)


def name(number: int) -> str:
    """The two letters of a card id.

    >>> name(51), name(UNKNOWN)
    ('As', '??')

    Raises `InvalidInput` for a number that is no card.
    """
    if number == UNKNOWN:
        return "??"
    if type(number) is not int or not 0 <= number < 52:
        raise InvalidInput(
            f"{brief(number)} is not a card id: ids go from 0 (2c) to 51 (As), and -1 for unknown"
        )
    return _NAMES[number]


def brief_card(value: object) -> str:
    """A card as an error's text shows it: its name, or what stands there instead.

    >>> brief_card(51), brief_card("As")
    ('As', "'As'")
    """
    return name(value) if type(value) is int and UNKNOWN <= value < len(DECK) else brief(value)


def names(numbers: Iterable[int]) -> str:
    """Cards as text without separators.

    >>> names([51, 45])
    'AsKd'
    """
    return "".join(name(number) for number in numbers)
