"""How a hand begins, as parameters of an address: game, stakes, stacks, button, rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import unquote

from croupier import games
from croupier.amounts import in_chips, scale_of, written
from croupier.errors import N_, CroupierError, InvalidInput, brief
from croupier.events import Started
from croupier.hand import Hand
from croupier.knobs import CHIP_KNOBS, rulebook_of, settings
from croupier.rules.rulebooks import NAMES
from croupier.rules.state import FIXED_LIMIT, GameSpec
from croupier.setup import check_name

MOST_NAME = 40
"""The longest name of a player."""
PARAMETERS = (
    "game",
    "limit",
    "blinds",
    "ante",
    "ante_from",
    "min_bet",
    "bets",
    "unit",
    "stacks",
    "button",
    "names",
    "small_blind",
    "straddles",
    "posts",
    "each_blind",
    "each_ante",
    "each_dead",
    "rules",
    "set",
)
"""What sets a hand up, in the order of a canonical address."""
_AMOUNTS = ("blinds", "ante", "min_bet", "bets", "unit")
_LISTS = ("stacks", "each_blind", "each_ante", "each_dead")


def read(query: Mapping[str, str]) -> tuple[Hand, int]:
    """The hand that these parameters begin, and the scale of its amounts.

    >>> hand, scale = read({"blinds": "0.25/0.50", "stacks": "50,50", "rules": "online"})
    >>> hand.stacks, scale
    ((4975, 4950), 100)

    Raises `InvalidInput` for what cannot be read, `IllegalSetup` for what cannot be a hand.
    """
    told = {name: query[name] for name in PARAMETERS if query.get(name)}
    if "stacks" not in told:
        raise InvalidInput(N_("the stacks are missing: stacks=1000,1000,1000 with one for each seat"))
    knobs = pairs_of(told.get("set", ""), "set=reopen:never")
    scale = scale_of(_numbers(told, knobs))
    stacks = [in_chips(text, scale) for text in told["stacks"].split(",")]

    def each(name: str) -> list[int] | None:
        return [in_chips(text, scale) for text in told[name].split(",")] if name in told else None

    hand = Hand(
        game(told, scale),
        stacks,
        button=seat_of(told["button"]) if "button" in told else None,
        rulebook=rulebook_of(told.get("rules", NAMES[0]), knobs, scale),
        names=[_name(at, name) for at, name in enumerate(told["names"].split(","), 1)]
        if "names" in told
        else None,
        small_blind=seat_of(told["small_blind"]) if "small_blind" in told else None,
        straddles={seat: in_chips(to, scale) for seat, to in by_seat(told.get("straddles", ""))},
        posts={seat: _post(text, scale) for seat, text in by_seat(told.get("posts", ""))},
        blinds=each("each_blind"),
        antes=each("each_ante"),
        dead=each("each_dead"),
    )
    return hand, scale


def _numbers(told: Mapping[str, str], knobs: Mapping[str, str]) -> list[str]:
    """Every amount of a set-up, as it was written."""
    found = [number for name in _AMOUNTS for number in told.get(name, "").split("/") if number]
    found += [number for name in _LISTS for number in told.get(name, "").split(",") if number]
    for name in ("straddles", "posts"):
        found += [number for _, amounts in by_seat(told.get(name, "")) for number in amounts.split(":")]
    return found + [part for knob in CHIP_KNOBS if knob in knobs for part in knobs[knob].split("/")]


def game(told: Mapping[str, str], scale: int) -> GameSpec:
    """The game of an address, its amounts in chips."""

    def several(name: str) -> list[int] | None:
        return [in_chips(text, scale) for text in told[name].split("/")] if name in told else None

    def one(name: str, usual: int | None) -> int | None:
        return in_chips(told[name], scale) if name in told else usual

    return games.game(
        told.get("game", "holdem"),
        told.get("limit", "no-limit"),
        blinds=several("blinds") or (0, 0),
        ante=one("ante", 0) or 0,
        ante_from=told.get("ante_from", "each"),
        min_bet=one("min_bet", None),
        bets=several("bets"),
        bet_unit=one("unit", 1) or 0,
    )


def _name(number: int, text: str) -> str:
    """The name of a seat; one without a name is p1, p2, ... as where no names are given."""
    name = unquote(text) or f"p{number}"
    if len(name) > MOST_NAME:
        raise InvalidInput(N_("a name has {most} characters at most"), most=MOST_NAME)
    check_name(name)
    return name


def seat_of(text: str) -> int:
    """The seat of a number from 1; 0 stands for no seat (-1).

    >>> seat_of("3"), seat_of("0")
    (2, -1)
    """
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise InvalidInput(N_("{text} is no number of a seat"), text=brief(text))
    return int(text) - 1


def by_seat(text: str) -> list[tuple[int, str]]:
    """Seats with what belongs to each, as in 4:20,5:10.

    >>> by_seat("4:20,5:10:5")
    [(3, '20'), (4, '10:5')]
    """
    return [(seat_of(seat), told) for seat, told in pairs_of(text, "straddles=4:20").items()]


def pairs_of(text: str, example: str) -> dict[str, str]:
    """The pairs of a list such as reopen:never,fl_raises:4, each name once."""
    found: dict[str, str] = {}
    for pair in text.split(",") if text else ():
        name, colon, value = pair.partition(":")
        if not (name and colon and value) or name in found:
            raise InvalidInput(
                N_("{text} cannot be read: write it as in {example}, each once"),
                text=brief(pair),
                example=example,
            )
        found[name] = value
    return found


def _post(text: str, scale: int) -> tuple[int, int]:
    live, _, dead = text.partition(":")
    return in_chips(live, scale), in_chips(dead or "0", scale)


def write(start: Started, scale: int) -> dict[str, str]:
    """The parameters that begin this hand again, those left out that go without saying."""
    told = _game_of(start.game, scale)
    told["stacks"] = _listed(start.stacks, scale)
    told["button"] = str(start.button + 1)
    if start.names != tuple(f"p{seat + 1}" for seat in range(len(start.names))):
        told["names"] = ",".join(map(escaped, start.names))
    told["rules"] = NAMES[start.rulebook.source]
    knobs = settings(start.rulebook, scale)
    if knobs:
        told["set"] = ",".join(f"{knob}:{value}" for knob, value in knobs.items())
    return _in_order(told | _forced_bets(start, scale))


def escaped(name: str) -> str:
    """A name for a comma-separated list of them.

    >>> escaped("Bia, the second")
    'Bia%2C the second'
    """
    return name.replace("%", "%25").replace(",", "%2C")


def _game_of(game: GameSpec, scale: int) -> dict[str, str]:
    told = {}
    if game.variant:
        told["game"] = games.VARIANTS[game.variant].name
    if game.structure:
        told["limit"] = next(name for name, code in games.STRUCTURES.items() if code == game.structure)
    if game.big_blind or game.small_blind:
        told["blinds"] = f"{written(game.small_blind, scale)}/{written(game.big_blind, scale)}"
    if game.ante:
        told["ante"] = written(game.ante, scale)
        told["ante_from"] = next(name for name, code in games.ANTES.items() if code == game.ante_kind)
    if game.structure == FIXED_LIMIT:
        told["bets"] = f"{written(game.small_bet, scale)}/{written(game.big_bet, scale)}"
    if game.bet_unit != 1:
        told["unit"] = written(game.bet_unit, scale)
    usual = game.big_blind or (game.small_bet if "bets" in told else game.ante)
    if game.min_bet != usual:
        told["min_bet"] = written(game.min_bet, scale)
    return told


def _forced_bets(start: Started, scale: int) -> dict[str, str]:
    """What differs from the game's own blinds and antes."""
    told, usual = {}, _usual(start)
    if start.small_blind < 0 <= usual.small_blind:
        dead = _usual(start, small_blind=-1)
        if dead.big_blind == start.big_blind:
            told["small_blind"], usual = "0", dead
    more = {seat: blind for seat, blind in enumerate(start.blinds) if blind and not usual.blinds[seat]}
    if more and _straddled(start, more):
        told["straddles"] = ",".join(f"{seat + 1}:{written(blind, scale)}" for seat, blind in more.items())
    elif start.blinds != usual.blinds:
        told["each_blind"] = _listed(start.blinds, scale)
    if (start.antes, start.dead) != (usual.antes, usual.dead):
        told["each_ante"] = _listed(start.antes, scale)
        told["each_dead"] = _listed(start.dead, scale)
    posts = [f"{seat + 1}:{written(live, scale)}" for seat, live in enumerate(start.posts) if live]
    return told | ({"posts": ",".join(posts)} if posts else {})


def _usual(start: Started, **forced: Any) -> Started:
    """How the same table begins with the game's own blinds and antes."""
    return Hand(start.game, start.stacks, button=start.button, rulebook=start.rulebook, **forced).start


def _straddled(start: Started, straddles: Mapping[int, int]) -> bool:
    """Whether these straddles make the blinds what they are, by the rulebook in force."""
    try:
        return _usual(start, straddles=straddles).blinds == start.blinds
    except CroupierError:
        return False


def _listed(amounts: Sequence[int], scale: int) -> str:
    return ",".join(written(amount, scale) for amount in amounts)


def _in_order(told: Mapping[str, str]) -> dict[str, str]:
    return {name: told[name] for name in PARAMETERS if name in told}
