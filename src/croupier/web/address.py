"""A position as the query of an address: everything about it, readable, in one canonical form.

`game`, `limit`, `blinds`, `stacks`, `button`, `rules` and so on set the hand up, `cards` are the hole cards
seat by seat, `line` what happened since, `at` how much of it is played. Seats count from 1. A step of the
line is one of

- `f`, `x`, `c`: fold, check, call; `b60`, `r90`: bet 60, raise to a total of 90 on the street
- `KcJd9s`: the community cards of the next street; `h3AsKd`: hole cards given to seat 3 later
- `s3`, `m3`: seat 3 shows or mucks; `s3AsKd` shows cards not known before
- `sd`: show down by the rules and pay
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from urllib.parse import parse_qsl, quote, urlencode

from croupier.amounts import in_chips, written
from croupier.cards import names
from croupier.errors import N_, CroupierError, InvalidInput, brief
from croupier.events import Acted, BoardDealt, Event, HoleDealt, Mucked, Shown
from croupier.hand import Hand
from croupier.web import setup

MOST_STEPS = 1000
"""The longest line; real hands have a tenth of it."""
MOST_LETTERS = 20_000
"""The longest query that is read."""
MOST_PARAMETERS = 100
"""The most parameters of a query."""

_STEP = re.compile(
    r"(?P<pass>[fxc])|(?P<wager>[br])(?P<to>[0-9.]+)|(?P<paid>sd)"
    r"|(?P<seated>[hsm])(?P<seat>[0-9]{1,2})(?P<hole>(?:[2-9TJQKA][cdhs]|\?\?)*)"
    r"|(?P<board>(?:[2-9TJQKA][cdhs]|\?\?)+)"
)


class RefusedStep(InvalidInput):
    """A step of a line that the hand refuses; its cause is the error of the hand."""


class Spot(NamedTuple):
    """A position at the table: the hand as played so far, the whole line of which that is the beginning.

    `cards` are the hole cards dealt before the first step, as text, seat by seat.
    """

    hand: Hand
    scale: int
    cards: tuple[str, ...] = ()
    line: tuple[str, ...] = ()
    at: int = 0

    def step_to(self, at: int) -> Spot:
        """The position after so many steps of the same line."""
        hand = dealt(Hand.from_events([self.hand.start]), self.cards)
        return played(Spot(hand, self.scale, self.cards, self.line), max(0, min(at, len(self.line))))

    def then(self, *steps: str) -> Spot:
        """The position after further steps, which replace what the line held from here on.

        Raises `RefusedStep`, its cause the error of the hand.
        """
        hand = self.hand.copy()
        line = (*self.line[: self.at], *steps)
        for number, step in enumerate(steps, self.at + 1):
            _do(hand, step, number, self.scale)
        return Spot(hand, self.scale, self.cards, line, len(line))


def read(query: Mapping[str, str]) -> Spot:
    """The position that an address tells; the whole line must be legal, also what lies beyond `at`.

    >>> spot = read({"blinds": "5/10", "stacks": "1000,1000,1000", "line": "r30,c", "at": "1"})
    >>> spot.hand.pot_total, spot.at, spot.line
    (45, 1, ('r30', 'c'))

    Raises `InvalidInput` or `IllegalSetup` for what cannot be a hand, `RefusedStep` for a step of the line.
    """
    if sum(map(len, query.values())) > MOST_LETTERS:
        raise InvalidInput(N_("an address holds at most {most} characters"), most=MOST_LETTERS)
    hand, scale = setup.read(query)
    line = tuple(query.get("line", "").split(",")) if query.get("line") else ()
    if len(line) > MOST_STEPS:
        raise InvalidInput(
            N_("a line has at most {most} steps, not {given}"), most=MOST_STEPS, given=len(line)
        )
    at = query.get("at") or str(len(line))
    if not at.isascii() or not at.isdecimal() or len(at) > 6:
        raise InvalidInput(
            N_("at is {given}: give how many steps of the line are played, as in at=3"), given=brief(at)
        )
    cards = tuple(query["cards"].split(",")) if query.get("cards") else ()
    return played(Spot(dealt(hand, cards), scale, cards, line), min(int(at), len(line)))


def parsed(query: str) -> dict[str, str]:
    """The parameters of a query; one that is given twice is refused.

    >>> parsed("stacks=5,5&blinds=1/2")
    {'stacks': '5,5', 'blinds': '1/2'}
    """
    if query.count("&") >= MOST_PARAMETERS:
        raise InvalidInput(N_("an address has at most {most} parameters"), most=MOST_PARAMETERS)
    pairs = parse_qsl(query.removeprefix("?"))
    found = dict(pairs)
    if len(found) < len(pairs):
        raise InvalidInput(N_("a parameter of the address is given twice"))
    return found


def dealt(hand: Hand, cards: Sequence[str]) -> Hand:
    """A hand that has just begun, given these hole cards; "" and "????" are not known."""
    for seat, hole in enumerate(cards):
        if hole.strip("?"):
            hand.deal_hole(seat, hole)
    return hand


def played(spot: Spot, at: int) -> Spot:
    """Play the line of a spot that stands at its beginning up to step `at`; the rest of it, too, is tried."""
    hand = here = spot.hand
    for number, step in enumerate(spot.line, 1):
        if number == at + 1:
            hand = hand.copy()
        _do(hand, step, number, spot.scale)
    return spot._replace(hand=here, at=at)


def _do(hand: Hand, step: str, number: int, scale: int) -> None:
    try:
        _step(hand, step, scale)
    except CroupierError as error:
        raise RefusedStep(
            N_("step {number} of the line, {step}, is refused: {why}"),
            number=number,
            step=brief(step),
            why=str(error),
        ) from error


def _step(hand: Hand, step: str, scale: int) -> None:
    found = _STEP.fullmatch(step)
    if not found:
        raise InvalidInput(N_("a step is f, x, c, b60, r90, cards, h1AsKd, s1, m1 or sd"))
    if found["pass"]:
        {"f": hand.fold, "x": hand.check, "c": hand.call}[step]()
    elif found["wager"]:
        (hand.bet if found["wager"] == "b" else hand.raise_to)(in_chips(found["to"], scale))
    elif found["board"]:
        hand.deal_board(step)
    elif found["paid"]:
        hand.show_down()
    else:
        _seated(hand, found["seated"], int(found["seat"]) - 1, found["hole"])


def _seated(hand: Hand, kind: str, seat: int, hole: str) -> None:
    if kind == "h":
        hand.deal_hole(seat, hole)
    elif kind == "s":
        hand.show(seat, hole or None)
    elif hole:
        raise InvalidInput(N_("a hand that is mucked stays hidden: m1, without cards"))
    else:
        hand.muck(seat)


def of_hand(hand: Hand, scale: int = 1) -> Spot:
    """The position of a hand that was played elsewhere, every event a step.

    >>> from croupier.games import no_limit_holdem
    >>> hand = Hand(no_limit_holdem((5, 10)), [100, 100])
    >>> hand.fold()
    >>> write(of_hand(hand))
    'blinds=5/10&stacks=100,100&button=1&rules=tda-2024&line=f'
    """
    twin = Hand.from_events([hand.start])
    cards = [""] * hand.state.seats
    line: list[str] = []
    for at, event in enumerate(hand.events):
        if at < len(twin.events):
            continue
        if isinstance(event, HoleDealt) and not line and not cards[event.seat]:
            cards[event.seat] = names(event.cards)
            twin.deal_hole(event.seat, event.cards)
        else:
            line.append(_told(event, scale))
            _do(twin, line[-1], len(line), scale)
    return Spot(twin, scale, tuple(cards) if any(cards) else (), tuple(line), len(line))


def _told(event: Event, scale: int) -> str:
    if isinstance(event, Acted):
        wagers = {"bet": f"b{written(event.to, scale)}", "raise": f"r{written(event.to, scale)}"}
        return wagers.get(event.kind) or {"fold": "f", "check": "x", "call": "c"}[event.kind]
    if isinstance(event, BoardDealt):
        return names(event.cards)
    if isinstance(event, HoleDealt):
        return f"h{event.seat + 1}{names(event.cards)}"
    if isinstance(event, Shown):
        return f"s{event.seat + 1}{names(event.cards)}"
    return f"m{event.seat + 1}" if isinstance(event, Mucked) else "sd"


def write(spot: Spot, **others: str) -> str:
    """The query of a position, in canonical form; `others` are further parameters of a page.

    Reading it back gives the same position.
    """
    return query_of(parameters(spot) | others)


def query_of(parameters: Mapping[str, str]) -> str:
    """Parameters as a query.

    >>> query_of({"stacks": "5,5", "names": "Ana,Bia B"})
    'stacks=5,5&names=Ana,Bia%20B'
    """
    return urlencode(parameters, quote_via=quote, safe=",:/?")


def parameters(spot: Spot) -> dict[str, str]:
    """A position as the parameters of an address; "at" only where the line goes on."""
    told = setup.write(spot.hand.start, spot.scale)
    if spot.cards:
        told["cards"] = ",".join(spot.cards)
    if spot.line:
        told["line"] = ",".join(spot.line)
    if spot.at < len(spot.line):
        told["at"] = str(spot.at)
    return told
