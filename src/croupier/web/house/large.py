"""A ruling in large print: found among those of a position, with what lies on the table."""

from __future__ import annotations

from typing import Any

from croupier.errors import CroupierError, IllegalAction
from croupier.explain import house
from croupier.explain.language import Language
from croupier.explain.rulings import cited, payments, ruling
from croupier.explain.telling import story
from croupier.explain.topics import topic
from croupier.hand import Hand
from croupier.options import Ruling
from croupier.web.address import Spot
from croupier.web.house.chosen import Chosen
from croupier.web.table import controls


def rulings(hand: Hand, spoken: Language) -> list[Ruling]:
    """Every ruling of a position, each once: about the options, what is refused, what happened, the pots."""
    found = list(hand.options.why if hand.options else controls.why_shows(hand))
    found += [made for _, made in controls.why_not(hand, spoken)]
    found += [made for line in story(hand, spoken) for made in line.rulings]
    found += payments(hand)
    return [made for at, made in enumerate(found) if made not in found[:at]]


def refused(spot: Spot, step: str) -> Ruling | None:
    """The ruling that refuses a step from here; None for a step that is allowed, or is none."""
    try:
        spot.then(step)
    except CroupierError as error:
        cause = error.__cause__
        return cause.ruling if isinstance(cause, IllegalAction) else None
    return None


def code(made: Ruling) -> str:
    """The reason of a ruling as addresses write it."""
    return made.reason.name.lower()


def matters(made: list[Ruling], spoken: Language) -> dict[str, str]:
    """What is ruled in a position: the codes of the reasons and their topics, each once."""
    return {code(one): topic(one.reason, spoken) for one in made}


def print_of(spot: Spot, wanted: list[Ruling], spoken: Language) -> dict[str, Any]:
    """What the page of some rulings of one reason shows."""
    hand = spot.hand
    return {
        "topic": topic(wanted[0].reason, spoken),
        "sentences": [ruling(one, hand.names, spoken) for one in wanted],
        "numbers": [cited(number, spoken) for _, number in wanted[0].rules],
        "book": house.name(hand.rulebook, spoken),
        "rules": Chosen(hand.rulebook, spot.scale).query,
        "actor": "" if hand.actor is None else hand.names[hand.actor],
        "pot": spoken.amount(hand.pot_total),
        "bets": [
            (name, spoken.amount(bet))
            for name, bet in zip(hand.names, hand.state.committed, strict=False)
            if bet
        ],
    }
