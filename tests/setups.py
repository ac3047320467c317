"""Random games, rulebooks and hands before the first chip: every knob, limit, ante and blind in its turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from random import Random

from croupier import games
from croupier.rules import posting, rulebooks
from croupier.rules.state import (
    ABSENT,
    ACTIVE,
    MAX_CHIPS,
    MAX_RUNS,
    MAX_SEATS,
    GameSpec,
    HandState,
    Rulebook,
)

LIMITS = {number: name for name, number in games.STRUCTURES.items()}
GAMES = [(kind.name, LIMITS[limit]) for kind in games.VARIANTS for limit in kind.limits]

BLINDS = ((1, 2), (5, 10), (50, 100), (3, 7), (10, 10), (0, 10))
NO_CAPS = [0] * (MAX_SEATS + 1)
CAPS = [0, 0, 2, 2, 3, 3, 4, 4, 4, 5, 5]

# The values that each knob takes here; a knob may come more often with the value that most rulebooks give it.
KNOBS: dict[str, Sequence[int] | Sequence[list[int]]] = {
    "source": range(len(rulebooks.NAMES)),
    "reopen": range(3),
    "short_open": range(2),
    "fl_raises": range(1, 5),
    "fl_hu": range(3),
    "fl_half": range(2),
    "pl_blinds": range(3),
    "pl_antes": range(2),
    "pl_round": (0, 0, 5, 25),
    "button": range(2),
    "bba": range(2),
    "ante_trim": range(2),
    "missed": range(2),
    "odd_unit": (1, 1, 5, 25),
    "hilo_same": range(2),
    "reveal": range(2),
    "muck_losers": range(2),
    "see_rights": range(4),
    "free_fold": range(2),
    "timeout": range(2),
    "straddle": range(3),
    "straddle_as": range(2),
    "show_from": range(2),
    "sd_button_ante": range(2),
    "sd_trips": range(2),
    "rake_rate": (0, 250, 500, 1000),
    "rake_cap": (NO_CAPS, CAPS),
    "rake_rounding": range(3),
    "rake_unit": (1, 1, 5),
    "no_flop_no_drop": range(2),
    "drop": (0, 0, 1, 5),
}


def random_game(rng: Random, variant: str, limit: str) -> GameSpec:
    """A game in one limit, with its blinds, ante and bet unit; short-deck more often without blinds."""
    antes_only = variant == "short-deck" and rng.random() < 0.7
    blinds = (0, 0) if antes_only else rng.choice(BLINDS)
    ante = rng.choice((1, 5, blinds[1] or 10)) if antes_only or rng.random() < 0.5 else 0
    ante_from = "each" if antes_only else rng.choice(("each", "big-blind", "button"))
    unit = 1 if limit == "fixed-limit" else rng.choice((1, 1, 1, 5))
    return games.game(variant, limit, blinds=blinds, ante=ante, ante_from=ante_from, bet_unit=unit)


def random_rulebook(rng: Random) -> Rulebook:
    """A ready-made rulebook, or one with any value of each knob."""
    if rng.random() < 0.4:
        return rng.choice(rulebooks.BOOKS)
    book = Rulebook()
    for knob in fields(Rulebook):
        value = rng.choice(KNOBS[knob.name])
        setattr(book, knob.name, list(value) if isinstance(value, list) else value)
    return book


def random_stacks(rng: Random, seats: int, unit: int) -> list[int]:
    """Stacks of every depth: equal, a few chips, short, deep, or the most that the library takes."""
    if rng.random() < 0.2:
        return [rng.randint(1, 100 * unit)] * seats
    depths = [3, unit, 3 * unit, 3 * unit, 20 * unit, 20 * unit, 200 * unit]
    if rng.random() < 0.03:
        depths = [unit, MAX_CHIPS]
    return [rng.randint(1, rng.choice(depths)) for _ in range(seats)]


def random_hand(rng: Random, game: GameSpec) -> HandState:
    """A hand with its seats, blinds, straddles and posts, hands of all strengths, nothing posted yet."""
    seats = rng.choice((2, 2, 3, 3, 4, 5, 6, 8, 9, 10))
    seats = min(seats, games.most_seats(game))
    hand = HandState(seats=seats, button=rng.randrange(seats), runs=rng.choice((1, 1, 1, MAX_RUNS)))
    hand.stacks[:seats] = random_stacks(rng, seats, game.min_bet)
    for seat in range(seats):
        hand.status[seat] = ACTIVE
    for seat in rng.sample(range(seats), rng.choice((0, 0, 0, 1, 2))):
        if posting.dealt_in(hand) > 2:
            hand.status[seat] = ABSENT
            hand.stacks[seat] = 0
    seat_players(rng, hand, game)
    deal(rng, hand, game)
    return hand


def seat_players(rng: Random, hand: HandState, game: GameSpec) -> None:
    """Give the blinds their seats, and sometimes a dead small blind, straddles and posts."""
    if hand.status[hand.button] == ABSENT and posting.dealt_in(hand) == 2:
        hand.button = posting.next_dealt(hand, hand.button)
    posting.seat_blinds(hand)
    if game.big_blind == 0:
        if rng.random() < 0.5:
            hand.small_blind = hand.big_blind = -1
        return
    if posting.dealt_in(hand) > 2 and rng.random() < 0.1:
        hand.small_blind = -1
    blinds = (hand.small_blind, hand.big_blind)
    others = [seat for seat in range(hand.seats) if hand.status[seat] != ABSENT and seat not in blinds]
    straddle = 2 * game.big_blind
    straddler = rng.choice((posting.next_dealt(hand, hand.big_blind), hand.button))
    while straddler in others and rng.random() < 0.2:
        hand.due_blind[straddler] = straddle
        others.remove(straddler)
        straddler = posting.next_dealt(hand, straddler)
        straddle *= 2
    for seat in others:
        if rng.random() < 0.08:
            hand.due_post[seat] = game.big_blind
            hand.due_dead[seat] = rng.choice((0, game.small_blind))


def deal(rng: Random, hand: HandState, game: GameSpec) -> None:
    """Hole cards, known or not, and strengths in which ties, beaten hands and missing lows are common."""
    cut = rng.randrange(52)
    cards = sorted(games.deck(game), key=lambda card: (card - cut) % 52)
    known = rng.random() < 0.8
    for seat in range(hand.seats):
        if hand.status[seat] != ABSENT and (known or rng.random() < 0.5):
            hand.hole[seat][: game.hole_cards] = [cards.pop() for _ in range(game.hole_cards)]
    for run in range(hand.runs):
        hand.strength[run][: hand.seats] = [rng.randint(1, 6) for _ in range(hand.seats)]
        if game.low:
            hand.low[run][: hand.seats] = [rng.choice((0, 0, 1, 2, 3)) for _ in range(hand.seats)]
