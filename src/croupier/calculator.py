"""The pot calculator: players, amounts and cards as people type them, settled (B24)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from croupier import games
from croupier.amounts import in_chips, scaled
from croupier.cards import cards, typed_cards
from croupier.errors import N_, CroupierError, IllegalSetup, concerning
from croupier.knobs import CHIP_KNOBS, rulebook_of
from croupier.rules.rulebooks import NAMES
from croupier.rules.state import GameSpec, Rulebook
from croupier.settlement import Settlement, contribution, seat_of, settle
from croupier.setup import check_name


class Player(NamedTuple):
    """One player as typed: what was put in, whether the hand was folded, its cards where they are known."""

    name: str
    put: str
    folded: bool = False
    cards: str = ""


def settled_texts(
    players: Sequence[Player],
    *,
    board: str = "",
    button: str | None = None,
    game: str = "holdem",
    rules: str = NAMES[0],
    settings: Mapping[str, str] | None = None,
) -> tuple[Settlement, int]:
    """The settlement of what people type, players as they sit, clockwise; and the scale of its amounts.

    Amounts may have decimals; those among the settings (rake, smallest chip) are money like the others.
    Rake, if set, is taken as after a flop. The button is a player's name, the last one's unless given.

    >>> done, scale = settled_texts([Player("Ana", "0.50"), Player("Bia", "1.25"), Player("Caio", "2", True)])
    >>> [pot.amount for pot in done.pots], scale
    ([150, 225], 100)

    Raises `InvalidInput` or `IllegalSetup`, whose `field` is `players`, `players.0.name` (`put`, `cards`),
    `board`, `button`, `game`, `rules` or `set.drop`, the knob's name.
    """
    names = _names(players)
    scale = _scale(players, settings or {})
    put_in = _put_in(players, scale)
    spec, book = _played(game, rules, settings or {}, scale)
    dealt, hands = _dealt(players, board, spec)
    if button is not None:
        with concerning("button"):
            seat_of(names, button)
    with concerning("players"):
        done = settle(
            {player.name: put_in[player.name] for player in players if not player.folded},
            folded={player.name: put_in[player.name] for player in players if player.folded},
            hands=hands,
            board=dealt,
            game=spec,
            button=button,
            rulebook=book,
            seats=names,
        )
    return done, scale


def _names(players: Iterable[Player]) -> tuple[str, ...]:
    """The players' names, all there and all different."""
    names: list[str] = []
    for at, player in enumerate(players):
        with concerning(f"players.{at}.name"):
            check_name(player.name)
            if player.name in names:
                raise IllegalSetup(
                    N_("there are two players {name}: give them different names"), name=player.name
                )
        names.append(player.name)
    return tuple(names)


def _scale(players: Iterable[Player], settings: Mapping[str, str]) -> int:
    """The scale that makes every amount whole."""
    scales = [1]
    for at, player in enumerate(players):
        with concerning(f"players.{at}.put"):
            scales.append(scaled([player.put])[1])
    for knob in CHIP_KNOBS:
        if knob in settings:
            with concerning(f"set.{knob}"):
                scales.append(scaled(settings[knob].split("/"))[1])
    return max(scales)


def _put_in(players: Iterable[Player], scale: int) -> dict[str, int]:
    """What each player put in, in chips."""
    found = {}
    for at, player in enumerate(players):
        with concerning(f"players.{at}.put"):
            found[player.name] = contribution(in_chips(player.put, scale), player.name)
    return found


def _played(game: str, rules: str, settings: Mapping[str, str], scale: int) -> tuple[GameSpec, Rulebook]:
    """The game whose hands are ranked, where stakes do not matter, and the rulebook."""
    with concerning("game"):
        spec = games.game(game, blinds=(1, 2))
    with concerning("rules"):
        rulebook_of(rules, {})
    try:
        return spec, rulebook_of(rules, settings, scale)
    except CroupierError as error:
        error.field = f"set.{error.field}" if error.field else "set"
        raise


def _dealt(
    players: Sequence[Player], board: str, game: GameSpec
) -> tuple[tuple[int, ...], dict[str, tuple[int, ...]]]:
    """The board, and the hands that are known; each hand is held against the cards before it."""
    with concerning("board"):
        dealt = cards(typed_cards(board))
        if dealt or any(player.cards.strip() for player in players):
            games.check_deal(game, (), dealt)
    hands: dict[str, tuple[int, ...]] = {}
    for at, player in enumerate(players):
        if not player.cards.strip():
            continue
        with concerning(f"players.{at}.cards"):
            hands[player.name] = cards(typed_cards(player.cards))
            games.check_deal(game, tuple(hands.values()), dealt)
    return dealt, hands
