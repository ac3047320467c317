"""Going on from a position: an action, the cards that follow it, the next hand."""

from __future__ import annotations

import random
import zlib

from croupier import games
from croupier.cards import UNKNOWN, names
from croupier.hand import Hand
from croupier.rules import streets
from croupier.settlement import pay_face_up
from croupier.web.address import Spot

_CHANCE = random.SystemRandom()


def stamp(query: str) -> str:
    """A short mark of a position, which its buttons carry: pressed on another page they are refused.

    >>> stamp("stacks=100,100") == stamp("stacks=100,200")
    False
    """
    return f"{zlib.crc32(query.encode()):08x}"


def acted(spot: Spot, step: str, *, by_hand: bool = False) -> Spot:
    """The position after a step, the community cards that are then due dealt at random unless `by_hand`.

    A hand that nobody can decide any more is paid.
    """
    after = spot.then(step)
    while not by_hand and (after.hand.next or "").startswith("deal_"):
        after = after.then(street(after.hand))
    paid = after.hand.copy()
    pay_face_up(paid)
    return after.then("sd") if paid.next != after.hand.next else after


def street(hand: Hand) -> str:
    """The next street as a step, drawn at random."""
    return names(drawn(hand, streets.board_due(hand.state, hand.game)))


def drawn(hand: Hand, count: int) -> list[int]:
    """Cards drawn at random from those that nobody has.

    Unknown cards count as being still in the deck.
    """
    left = [card for card in games.deck(hand.game) if not hand._in_play >> card & 1]
    return _CHANCE.sample(left, count)


def dealt(hand: Hand, scale: int) -> Spot:
    """A hand that has just begun, the hole cards that are missing dealt at random."""
    count = hand.game.hole_cards
    for seat, stack in enumerate(hand.start.stacks):
        if stack and UNKNOWN in hand.state.hole[seat][:count]:
            hand.deal_hole(seat, drawn(hand, count))
    return begun(hand, scale)


def begun(hand: Hand, scale: int) -> Spot:
    """The position of a hand in which nothing but the hole cards has been dealt."""
    count = hand.game.hole_cards
    holes = [names(hole[:count]) for hole in hand.state.hole[: hand.state.seats]]
    return Spot(hand, scale, tuple(hole if hole.strip("?") else "" for hole in holes))
