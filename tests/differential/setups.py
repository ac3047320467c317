"""Random set-ups: who sits where with how much, which forced bets are owed, how the cards lie."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from croupier import games
from croupier.cards import names
from croupier.rules.rulebooks import TDA
from croupier.rules.state import (
    ANTE_FIRST,
    AS_BLIND,
    AS_RAISE,
    HALVES,
    MAX_SEATS,
    PL_ACTUAL,
    PL_FULL,
    GameSpec,
    Rulebook,
)

BLINDS = ((1, 2), (5, 10), (2, 5), (10, 10), (50, 100), (0, 10), (3, 10))


@dataclass(frozen=True)
class Setup:
    """Everything that is fixed before the first decision. Seats are physical; a stack of 0 is nobody."""

    game: GameSpec
    book: Rulebook
    stacks: tuple[int, ...]
    button: int
    deck: tuple[int, ...]
    small_blind: int | None = None
    """None: counted from the button. -1: dead."""
    straddles: dict[int, int] = field(default_factory=dict)
    posts: dict[int, int] = field(default_factory=dict)
    """Live posts of players who missed a blind."""

    @property
    def players(self) -> list[int]:
        """The seats dealt in, clockwise from the left of the button."""
        count = len(self.stacks)
        order = [(self.button + step) % count for step in range(1, count + 1)]
        return [seat for seat in order if self.stacks[seat]]

    def hole(self, seat: int) -> tuple[int, ...]:
        """The hole cards of a seat."""
        first = self.players.index(seat) * self.game.hole_cards
        return self.deck[first : first + self.game.hole_cards]

    @property
    def board(self) -> tuple[int, ...]:
        """The five community cards, in the order in which they come."""
        first = len(self.players) * self.game.hole_cards
        return self.deck[first : first + 5]

    def __str__(self) -> str:
        holes = " ".join(f"{seat}:{names(self.hole(seat))}" for seat in self.players)
        seats = f"stacks={self.stacks} button={self.button} small_blind={self.small_blind}"
        more = f"straddles={self.straddles} posts={self.posts}"
        return f"{self.game}\n{self.book}\n{seats} {more}\n{holes} board {names(self.board)}"


def random_setup(rng: Random, structure: str, *, plain: bool = False) -> Setup:
    """A random table for a betting structure.

    `plain`: hold'em without antes, and in fixed limit at most four players, with more chips than they
    can lose.
    """
    blinds = rng.choice(BLINDS)
    deep = plain and structure == "fixed-limit"
    count = rng.choice((2, 3, 3, 4) if deep else (2, 2, 3, 3, 3, 4, 4, 5, 6, 6, 7, 8, 9))
    if count == 2 and rng.random() < 0.9:
        blinds = (blinds[1] // 2, blinds[1])
    setup = Setup(
        game=random_game(rng, structure, blinds, plain),
        book=TDA,
        stacks=seated(rng, random_stacks(rng, count, blinds[1], deep)),
        button=0,
        deck=tuple(rng.sample(range(52), 9 * 4 + 5)),
    )
    setup = replace(setup, book=random_book(rng, plain), button=random_button(rng, setup.stacks))
    return random_posts(rng, setup) if count > 3 and blinds[0] and setup.game.big_blind else setup


def random_game(rng: Random, structure: str, blinds: tuple[int, int], plain: bool) -> GameSpec:
    """Hold'em or Omaha, with or without an ante; now and then an ante and no blind."""
    if plain:
        return games.game("holdem", structure, blinds=blinds)
    variant = rng.choice(("holdem", "holdem", "omaha", "omaha-hilo8"))
    ante, ante_from = 0, "each"
    if rng.random() < 0.5:
        ante_from = rng.choice(("each", "each", "big-blind", "button"))
        ante = blinds[1] if ante_from == "big-blind" else rng.randint(1, blinds[1])
    if ante and rng.random() < 0.1:
        return games.game(variant, structure, ante=ante, ante_from="each", min_bet=blinds[1])
    return games.game(variant, structure, blinds=blinds, ante=ante, ante_from=ante_from)


def random_stacks(rng: Random, count: int, unit: int, deep: bool) -> list[int]:
    """Each on its own; or like stairs, so that one short all-in follows another, with deep stacks between."""
    alone = [random_stack(rng, unit, deep) for _ in range(count)]
    if deep or rng.random() < 0.75:
        return alone
    first, step = rng.randint(unit, 4 * unit), rng.randint(1 + unit // 3, unit)
    return [first + at * step if rng.random() < 0.7 else 20 * unit + alone[at] for at in range(count)]


def random_stack(rng: Random, unit: int, deep: bool) -> int:
    """Mostly enough for a few raises; sometimes deep; sometimes shorter than the blind or the ante."""
    kind = 1.0 if deep else rng.random()
    if kind < 0.08:
        return rng.randint(1, unit)
    if kind < 0.7:
        return rng.randint(unit, 12 * unit)
    return rng.randint(30 * unit if deep else 10 * unit, 60 * unit)


def seated(rng: Random, stacks: list[int]) -> tuple[int, ...]:
    """The stacks at physical seats, some of them empty."""
    seats = [0] * rng.randint(len(stacks), MAX_SEATS)
    for seat, stack in zip(sorted(rng.sample(range(len(seats)), len(stacks))), stacks, strict=True):
        seats[seat] = stack
    return tuple(seats)


def random_button(rng: Random, stacks: tuple[int, ...]) -> int:
    """A player's seat; with three players or more now and then an empty one."""
    players = [seat for seat, stack in enumerate(stacks) if stack]
    if len(players) > 2 and rng.random() < 0.1:
        return rng.randrange(len(stacks))
    return rng.choice(players)


def random_book(rng: Random, plain: bool) -> Rulebook:
    """TDA, with the knobs on which the peers know only one side mostly turned to that side."""
    book = replace(TDA, bba=ANTE_FIRST, hilo_same=HALVES, fl_raises=3)
    book.pl_blinds = rng.choice((PL_ACTUAL, PL_ACTUAL, PL_FULL))
    book.straddle_as = AS_BLIND if plain else rng.choice((AS_BLIND, AS_RAISE))
    book.ante_trim = rng.choice((0, 1, 1))
    return book


def random_posts(rng: Random, setup: Setup) -> Setup:
    """Sometimes a straddle, a dead small blind, or a player who posts to come in."""
    players = setup.players
    big = setup.game.big_blind
    kind = rng.random()
    if kind < 0.15:
        return replace(setup, straddles={rng.choice((players[2], players[2], players[-1])): 2 * big})
    if kind < 0.2:
        return replace(setup, small_blind=-1)
    if kind < 0.3:
        return replace(setup, posts={rng.choice(players[2:]): big})
    return setup
