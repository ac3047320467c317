"""Short ways to say a spot: a line of actions, and what the player to act may do there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import pytest

from croupier import games
from croupier.errors import CroupierError, IllegalAction
from croupier.hand import Hand
from croupier.options import Bounds, Options
from croupier.rules import streets
from croupier.rules.reasons import Reason
from croupier.rules.rulebooks import TDA
from croupier.rules.state import ACTIVE, FOLDED, SHOWDOWN, GameSpec, HandState, Rulebook


def play(hand: Hand, line: str) -> Hand:
    """Act a line out: f folds, k checks, c calls, b60 bets, r90 raises to, a is all-in, / deals a street.

    The cards of the street are unknown, or follow the stroke: /KcJd9s.
    """
    for word in line.split():
        if word[0] == "/":
            hand.deal_board(word[1:] or "??" * streets.board_due(hand.state, hand.game))
        elif word[0] in "br":
            (hand.bet if word[0] == "b" else hand.raise_to)(int(word[1:]))
        else:
            {"f": hand.fold, "k": hand.check, "c": hand.call, "a": hand.all_in}[word]()
    return hand


class Setup(NamedTuple):
    """A hand to start: game, stacks, and what else `Hand` takes."""

    game: GameSpec
    stacks: Sequence[int]
    book: Rulebook = TDA
    small_blind: int | None = None
    straddles: Mapping[int, int] | None = None
    posts: Mapping[int, tuple[int, int]] | None = None

    def play(self, line: str = "") -> Hand:
        """Start it and act a line out."""
        hand = Hand(
            self.game,
            self.stacks,
            rulebook=self.book,
            small_blind=self.small_blind,
            straddles=self.straddles,
            posts=self.posts,
        )
        return play(hand, line)


def no_limit(small: int, big: int, stacks: Sequence[int], book: Rulebook = TDA) -> Setup:
    return Setup(games.no_limit_holdem((small, big)), stacks, book)


def pot_limit(small: int, big: int, stacks: Sequence[int], book: Rulebook = TDA) -> Setup:
    return Setup(games.game("omaha", "pot-limit", blinds=(small, big)), stacks, book)


def fixed_limit(small: int, big: int, stacks: Sequence[int], book: Rulebook = TDA) -> Setup:
    return Setup(games.fixed_limit_holdem((small, big)), stacks, book)


def options(hand: Hand) -> Options:
    """What the actor may do; somebody is to act."""
    assert hand.options is not None
    return hand.options


def bounds(hand: Hand) -> Bounds | None:
    """The bounds of the bet or raise that the actor may make."""
    return options(hand).bet or options(hand).raise_to


def adds(hand: Hand) -> int:
    """What a call adds; 0 where a check is possible."""
    call = options(hand).call
    return call.adds if call else 0


def refused(hand: Hand, line: str) -> IllegalAction:
    """The refusal of the last step of a line, which changes nothing."""
    with unchanged(hand, IllegalAction) as refusal:
        play(hand, line)
    assert isinstance(refusal.value, IllegalAction)
    return refusal.value


def check_spot(hand: Hand, actor: int, owes: int, sizes: tuple[int, int] | Reason) -> None:
    """The actor owes so much; it may bet or raise within `sizes`, and not a chip outside, or not at all."""
    assert hand.actor == actor
    assert adds(hand) == owes
    verb = "r" if hand.state.current_bet else "b"
    if isinstance(sizes, Reason):
        assert bounds(hand) is None
        why = options(hand).why_no_raise()
        assert why is not None
        assert why.reason is sizes
        refused(hand, f"{verb}{hand.state.current_bet + 1}")
        return
    assert bounds(hand) is not None
    assert bounds(hand)[1:] == sizes  # type: ignore[index]
    assert options(hand).why_no_raise() is None
    least, most = sizes
    for size in {least, most}:
        assert play(hand.copy(), f"{verb}{size}").events[-1] != hand.events[-1]
    assert refused(hand, f"{verb}{least - 1}").ruling.reason is Reason.BELOW_MINIMUM
    assert refused(hand, f"{verb}{most + 1}").ruling.reason is Reason.ABOVE_MAXIMUM


def collected(contributed: Sequence[int], folded: Sequence[int] = (), **fields: int) -> HandState:
    """A record whose betting is over, everybody having put in so much; the last seat has the button."""
    count = len(contributed)
    hand = HandState(seats=count, street=3, phase=SHOWDOWN, button=count - 1)
    for name, value in fields.items():
        setattr(hand, name, value)
    hand.contributed[:count] = contributed
    hand.status[:count] = [FOLDED if seat in folded else ACTIVE for seat in range(count)]
    hand.live = count - len(folded)
    return hand


@contextmanager
def unchanged(
    hand: Hand, error: type[CroupierError], message: str | None = None
) -> Iterator[pytest.ExceptionInfo[CroupierError]]:
    """Within it the hand must refuse with this error, and stay as it was."""
    before = hand.copy()
    with pytest.raises(error, match=message) as refusal:
        yield refusal
    assert (hand.state, hand.events) == (before.state, before.events)
    assert (hand._in_play, hand._reported, hand._marks) == (before._in_play, before._reported, before._marks)
