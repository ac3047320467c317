"""The answer to an exercise and the reasons for it, as the engine gives them for the position."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from croupier.errors import N_, IllegalSetup
from croupier.explain import payments
from croupier.hand import Hand
from croupier.options import Options, Ruling
from croupier.rules.reasons import Reason
from croupier.settlement import shown_down

# The kinds of exercise, by the names that addresses give them.
CALL, MINIMUM, MAXIMUM, MAY_RAISE, POTS = "call", "minimum-raise", "pot-limit", "may-raise", "pots"
KINDS = (CALL, MINIMUM, MAXIMUM, MAY_RAISE, POTS)


class Division(NamedTuple):
    """What comes back to whom (seat, chips), each pot with its winners, and who gets the odd chip."""

    refund: tuple[int, int] | None
    pots: tuple[tuple[int, frozenset[int]], ...]
    odd_chip: int | None


# Chips to add for a call; the total of a raise; whether a raise is allowed; or how the chips are divided.
Answer: TypeAlias = int | bool | Division


def answer(kind: str, hand: Hand) -> Answer:
    """The right answer to a question of this kind about a position.

    >>> from croupier import games
    >>> hand = Hand(games.no_limit_holdem((5, 10)), [1000, 1000, 1000])
    >>> hand.raise_to(30)
    >>> [answer(kind, hand) for kind in (CALL, MINIMUM, MAXIMUM, MAY_RAISE)]
    [25, 50, 1000, True]
    """
    if kind == POTS:
        return _division(hand)
    options = _options(hand)
    if kind == CALL:
        return options.call.adds if options.call else 0
    if kind == MAY_RAISE:
        return options.maximum > 0
    return options.minimum if kind == MINIMUM else options.maximum


def why(kind: str, hand: Hand) -> tuple[Ruling, ...]:
    """The rulings that explain the answer.

    >>> from croupier import games
    >>> hand = Hand(games.no_limit_holdem((5, 10)), [1000, 1000, 1000])
    >>> hand.raise_to(30)
    >>> print(why(MINIMUM, hand)[0])
    The bet is 30 and the last full bet or raise was 20: raise to at least 30 + 20 = 50.
    """
    if kind == POTS:
        return payments(shown_down(hand))
    options = _options(hand)
    if kind == CALL:
        return (options.why_check(),)
    refusal, bounds = options.why_no_raise(), options.bet or options.raise_to
    if refusal or not bounds:
        return (refusal,) if refusal else ()
    may, least, most = bounds.why
    return ({MAY_RAISE: may, MINIMUM: least, MAXIMUM: most}[kind],)


def put_in(hand: Hand) -> dict[int, int]:
    """The chips that each seat has put in, with what came back to it uncalled.

    >>> from croupier import games
    >>> hand = Hand(games.no_limit_holdem((5, 10)), [50, 100])
    >>> hand.all_in()
    >>> hand.call()
    >>> put_in(hand)
    {0: 50, 1: 50}
    """
    back = dict([hand.uncalled] if hand.uncalled else [])
    return {seat: back.get(seat, 0) - net for seat, net in hand.net.items()}


def _options(hand: Hand) -> Options:
    options = hand.options
    if options is None:
        raise IllegalSetup(N_("nobody is to act in this position: choose one where somebody is"))
    return options


def _division(hand: Hand) -> Division:
    ended = shown_down(hand)
    odd = [made.numbers["seat"] for made in payments(ended) if made.reason == Reason.ODD_CHIP]
    return Division(
        ended.uncalled,
        tuple((pot.amount, frozenset(pot.awards)) for pot in ended.pots),
        odd[0] if odd else None,
    )
