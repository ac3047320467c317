"""Setting a table up: from the fields of the form to a hand that begins, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from croupier import games
from croupier.amounts import written
from croupier.cards import typed_cards
from croupier.errors import N_, IllegalSetup, InvalidInput
from croupier.explain.language import Language
from croupier.explain.rulings import books
from croupier.explain.telling import LIMITS
from croupier.hand import Hand
from croupier.rules import posting
from croupier.rules.rulebooks import NAMES
from croupier.rules.state import MAX_SEATS, STRADDLE_OFF
from croupier.web import setup
from croupier.web.address import Spot
from croupier.web.table import play

_ONE = ("game", "limit", "blinds", "ante", "ante_from", "bets", "min_bet", "unit", "rules", "set")
_FIRST_NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gil", "Helena", "Ivo", "Júlia")


def begun(form: Mapping[str, str], rows: Mapping[str, Sequence[str]]) -> Spot:
    """The hand that a filled form describes; hole cards that are not chosen are dealt at random.

    `rows` are the names, stacks and cards of the seats, one entry a seat; a seat without a stack is empty.
    With `deal=hand` cards that are not chosen stay unknown. Raises `InvalidInput` or `IllegalSetup`.
    """
    query = {name: form[name].strip() for name in _ONE if form.get(name, "").strip()}
    # A comma would part two seats of an address; here it is that of a decimal.
    stacks = [text.strip().replace(",", ".") or "0" for text in rows["stack"]][:MAX_SEATS]
    while stacks and stacks[-1] == "0":
        stacks.pop()
    if not stacks:
        raise IllegalSetup(N_("give at least two players a stack"))
    names = [name.strip() or f"p{at}" for at, name in enumerate(rows["name"], 1)][: len(stacks)]
    query |= {
        "stacks": ",".join(stacks),
        "names": ",".join(map(setup.escaped, names)),
        "button": form.get("button") or "1",
    }
    hand, scale = _straddled(query, form.get("straddle", ""))
    chosen = [typed_cards(text) for text in rows["cards"][: len(stacks)]]
    for seat, hole in enumerate(chosen):
        if hole:
            hand.deal_hole(seat, hole)
    return (play.begun if form.get("deal") == "hand" else play.dealt)(hand, scale)


def _straddled(query: dict[str, str], who: str) -> tuple[Hand, int]:
    """The hand with a straddle of twice the big blind, if there is one."""
    hand, scale = setup.read(query)
    if who not in dict(_STRADDLERS):
        raise InvalidInput(N_("a straddle is put by utg, the button or nobody"))
    if not who:
        return hand, scale
    left = posting.next_dealt(hand.state, posting.last_poster(hand.state))
    seat = hand.start.button if who == "button" else left
    amount = written(2 * hand.game.big_blind, scale)
    if hand.rulebook.straddle == STRADDLE_OFF:
        query["set"] = ",".join(filter(None, (query.get("set"), f"straddle:{who}")))
    return setup.read(query | {"straddles": f"{seat + 1}:{amount}"})


def filled(query: Mapping[str, str]) -> dict[str, Any]:
    """The fields of the form as a position fills them; those of a first table where there is none."""
    told = {name: query.get(name, "") for name in _ONE}
    told["rules"] = told["rules"] or NAMES[0]
    told["game"] = told["game"] or games.VARIANTS[0].name
    told["limit"] = told["limit"] or "no-limit"
    if query.get("stacks"):
        hand, scale = setup.read(query)
        stacks = [written(stack, scale) if stack else "" for stack in hand.start.stacks]
        names, button = list(hand.names), hand.start.button + 1
    else:
        told["blinds"] = told["blinds"] or "5/10"
        stacks, names, button = ["1000"] * 6, [], 1
    stacks += [""] * (MAX_SEATS - len(stacks))
    names += list(_FIRST_NAMES[len(names) :])
    return {
        **told,
        "straddle": "",
        "deal": query.get("deal", ""),
        "button": str(button),
        "rows": [
            {"name": name, "stack": stack, "cards": ""} for name, stack in zip(names, stacks, strict=True)
        ],
    }


def typed(form: Mapping[str, str], rows: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """The fields of the form as they were typed."""
    return {name: form.get(name, "") for name in (*_ONE, "straddle", "deal", "button")} | {
        "rows": [
            {"name": name, "stack": stack, "cards": cards}
            for name, stack, cards in zip(rows["name"], rows["stack"], rows["cards"], strict=True)
        ]
    }


_LIMITS = (("no-limit", LIMITS[0]), ("pot-limit", LIMITS[1]), ("fixed-limit", LIMITS[2]))
_ANTES = (
    ("each", N_("every player")),
    ("big-blind", N_("the big blind, for all")),
    ("button", N_("the button, for all")),
)
_STRADDLERS = (("", N_("nobody")), ("utg", N_("left of the big blind")), ("button", N_("the button")))


def choices(spoken: Language) -> dict[str, Any]:
    """What can be chosen from, value and name: games, limits, antes, straddles, rulebooks."""

    def told(pairs: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
        return [(value, spoken.gettext(name)) for value, name in pairs]

    return {
        "games": told((kind.name, kind.title) for kind in games.VARIANTS),
        "limits": told(_LIMITS),
        "antes": told(_ANTES),
        "straddles": told(_STRADDLERS),
        "books": books(spoken),
    }
