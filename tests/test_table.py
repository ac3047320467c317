"""The next hand at a table: stacks, button, blinds (B18, rules 23 to 25, traps 31 and 32)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from croupier import games, knobs
from croupier.cards import cards
from croupier.errors import IllegalSetup, InvalidInput
from croupier.hand import Hand
from croupier.rules import button
from croupier.rules.rulebooks import TDA
from croupier.rules.state import ABSENT, MAX_SEATS, GameSpec, Rulebook, TableState
from croupier.table import next_hand

GAME = games.no_limit_holdem((5, 10))
MOVING = knobs.rulebook("tda-2024", button="moving")
BOARD = "2c7d9hJsKc"
HOLES = ("AsAh", "3h4c", "3d4h", "3s4d")
# Seats from 1, as the rulebooks' examples count them; None is a dead small blind.
Places = tuple[int, int | None, int]


def places(hand: Hand) -> Places:
    """Button, small blind and big blind as the examples name them."""
    start = hand.start
    return start.button + 1, start.small_blind + 1 or None, start.big_blind + 1


def folded_out(hand: Hand) -> Hand:
    """The same hand after everybody has folded to the last."""
    while hand.next != "hand_over":
        hand.fold()
    return hand


def push(hand: Hand) -> None:
    """Put in all that the rules take: all-in where that is legal, else a call."""
    if hand.options and hand.options.maximum:
        hand.all_in()
    else:
        hand.call()


def lost(size: int, at: Places, gone: Sequence[int], book: Rulebook = TDA, game: GameSpec = GAME) -> Hand:
    """A finished hand in which the seats in `gone` (from 1) lost all to the first that is not."""
    button_seat, small, _ = at
    winner = next(seat for seat in range(size) if seat + 1 not in gone)
    stacks = [100 if seat + 1 in gone else 1000 for seat in range(size)]
    hand = Hand(
        game,
        stacks,
        button=button_seat - 1,
        rulebook=book,
        small_blind=None if size == 2 else (small or 0) - 1,
    )
    assert places(hand) == at
    stayers = [winner, *(seat - 1 for seat in gone)]
    while hand.actor is not None:
        push(hand) if hand.actor in stayers else hand.fold()
    for seat, hole in zip(stayers, HOLES, strict=False):
        hand.deal_hole(seat, hole)
    hand.play_out(cards(BOARD))
    assert [seat + 1 for seat, stack in enumerate(hand.stacks) if not stack] == sorted(gone)
    return hand


@pytest.mark.parametrize("size", [3, 6, 10])
def test_b17_stacks_names_game_and_rulebook_stay_and_all_move_on_by_one(size: int) -> None:
    names = [f"Player {seat}" for seat in range(size)]
    hand = folded_out(Hand(GAME, [200] * size, button=0, names=names, rulebook=MOVING))
    after = next_hand(hand)
    assert after.start.stacks == hand.stacks
    assert (after.names, after.game, after.rulebook) == (hand.names, hand.game, hand.rulebook)
    assert places(after) == (2, 3, 3 % size + 1)
    assert (after.board, after.street, after.next) == ((), 0, None)
    assert sum(after.stacks) + after.pot_total == 200 * size
    assert all(hole == [-1] * 7 for hole in after.state.hole)


@pytest.mark.parametrize(
    ("gone", "hands"),
    [
        ((), [(2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 1)]),
        ((3,), [(2, None, 4), (3, 4, 5), (4, 5, 6)]),  # the big blind: a dead small blind, then a dead button
        ((2,), [(2, 3, 4), (3, 4, 5)]),  # the small blind: a dead button
        ((1,), [(2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 2)]),
        ((2, 3), [(2, None, 4), (3, 4, 5)]),  # both blinds
        ((4,), [(2, 3, 5), (3, 5, 6), (5, 6, 1)]),
        ((3, 4), [(2, None, 5), (4, 5, 6), (5, 6, 1)]),  # the dead small blind lay on seat 3 or 4
    ],
)
def test_rule_24_dead_button(gone: tuple[int, ...], hands: list[Places]) -> None:
    """TDA 2024 32: the big blind is never dead (trap 32); of a dead small blind nobody posts (trap 31)."""
    hand = lost(6, (1, 2, 3), gone) if gone else folded_out(Hand(GAME, [1000] * 6, button=0))
    for at in hands:
        hand = next_hand(hand)
        assert places(hand) == at
        assert hand.state.status[hand.start.big_blind] != ABSENT
        assert hand.pot_total == (15 if at[1] else 10)
        folded_out(hand)


def test_rule_24_the_names_of_empty_seats_stay() -> None:
    after = next_hand(lost(4, (1, 2, 3), (3,)))
    assert after.names == ("p1", "p2", "p3", "p4")
    assert (after.start.stacks[2], after.actor) == (0, 0)


@pytest.mark.parametrize(
    ("gone", "hands"),
    [
        ((), [(2, 3, 4), (3, 4, 5)]),
        ((3,), [(2, 4, 5), (4, 5, 6)]),  # seat 4 skips a big blind
        ((2,), [(3, 4, 5)]),
    ],
)
def test_rule_25_moving_button(gone: tuple[int, ...], hands: list[Places]) -> None:
    hand = lost(6, (1, 2, 3), gone, MOVING) if gone else folded_out(Hand(GAME, [1000] * 6, button=0))
    for at in hands:
        hand = next_hand(hand)
        assert places(hand) == at
        folded_out(hand)


@pytest.mark.parametrize(("gone", "at"), [(2, (3, 3, 1)), (1, (3, 3, 2)), (3, (2, 2, 1))])
@pytest.mark.parametrize("book", [TDA, MOVING], ids=["dead", "moving"])
def test_b18_rule_23_three_players_become_two(gone: int, at: Places, book: Rulebook) -> None:
    """TDA 2024 34-B, trap 32: no big blind twice running; the dealer has the small one and acts first."""
    after = next_hand(lost(3, (1, 2, 3), (gone,), book))
    assert places(after) == at
    assert after.actor == after.start.button
    after.call()
    after.check()
    after.deal_board("2c7d9h")
    assert after.actor == after.start.big_blind


def test_b18_rule_23_three_to_two_after_a_dead_small_blind() -> None:
    """Seats 1, 2 and 4 of 4, button 2, small blind dead, big blind 4; then seat 4 loses."""
    hand = next_hand(lost(4, (1, 2, 3), (3,)))
    assert places(hand) == (2, None, 4)
    while hand.actor is not None:
        hand.fold() if hand.actor == 1 else push(hand)
    for seat, hole in zip((0, 3), HOLES, strict=False):
        hand.deal_hole(seat, hole)
    hand.play_out(cards(BOARD))
    assert places(next_hand(hand)) == (2, 2, 1)


def test_b18_heads_up_the_button_changes_every_hand() -> None:
    hand = Hand(GAME, [1000, 1000], button=0)
    for at in [(2, 2, 1), (1, 1, 2), (2, 2, 1)]:
        hand = next_hand(folded_out(hand))
        assert places(hand) == at


def test_rule_24_players_between_button_and_dead_blind_lose_nothing() -> None:
    """A button next to the big blind, nobody small: the big blind goes on by one player, as always."""
    hand = folded_out(Hand(GAME, [100] * 4, button=1, small_blind=-1))
    assert places(hand) == (2, None, 3)
    assert places(next_hand(hand)) == (2, 3, 4)


@pytest.mark.parametrize("gone", [(), (2,)])
@pytest.mark.parametrize("book", [TDA, MOVING], ids=["dead", "moving"])
def test_short_deck_always_has_a_player_on_the_button(gone: tuple[int, ...], book: Rulebook) -> None:
    """Its double ante is the bet to match (rule 59): an empty seat would owe it."""
    game = games.game("short-deck", ante=10)
    hand = Hand(game, [1000, 100, 1000, 1000], button=0, rulebook=book)
    while hand.actor is not None:
        push(hand) if gone and hand.actor < 2 else hand.fold()
    if gone:
        for seat, hole in enumerate(("AsAh", "7h8c")):
            hand.deal_hole(seat, hole)
        hand.play_out(cards("6c7d9hJsKc"))
    after = next_hand(hand)
    assert after.start.button == 1 + len(gone)
    assert (after.state.current_bet, after.state.committed[after.start.button]) == (20, 20)


def test_straddles_and_posts_are_not_repeated() -> None:
    book = knobs.rulebook("wsop-live-2026")
    hand = Hand(GAME, [500] * 5, button=0, rulebook=book, straddles={3: 20}, posts={4: (10, 5)})
    after = next_hand(folded_out(hand))
    assert after.start.blinds == (0, 0, 5, 10, 0)
    assert (after.start.posts, after.start.dead) == ((0,) * 5, (0,) * 5)


def test_a_hand_that_is_not_over_has_no_next_one() -> None:
    hand = Hand(GAME, [500] * 3, names=["Ana", "Bia", "Caio"])
    with pytest.raises(IllegalSetup, match="Caio is to act"):
        next_hand(hand)
    for _ in range(2):
        hand.call()
    hand.check()
    with pytest.raises(IllegalSetup, match="finish it first"):
        next_hand(hand)


def test_a_table_with_one_player_left_has_no_next_hand() -> None:
    with pytest.raises(IllegalSetup, match="only p1 has chips left: set up a new table"):
        next_hand(lost(3, (1, 2, 3), (2, 3)))


def test_only_a_hand_has_a_next_one() -> None:
    with pytest.raises(InvalidInput, match="must be a Hand"):
        next_hand("hand")  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(40))
def test_rules_23_to_25_a_table_is_rebuilt_from_its_last_hand(seed: int) -> None:
    """From hand to hand the blinds are where a table that remembers everything has them.

    A dead small blind may have lain on any of several empty seats; then the button may lie on another of
    these, which changes nothing for anybody.
    """
    rng = Random(seed)
    size, book = rng.randint(2, MAX_SEATS), rng.choice([TDA, MOVING])
    hand = Hand(GAME, [rng.choice([30, 100, 1000]) for _ in range(size)], rulebook=book)
    kept = TableState(size, hand.start.button, hand.start.small_blind, hand.start.big_blind)
    while True:
        while hand.actor is not None:
            push(hand) if rng.random() < 1 / 3 else hand.fold()
        hand.play_out(rng.sample(range(52), 52))
        kept.occupied[:size] = [int(stack > 0) for stack in hand.stacks]
        if button.players(kept, book) < 2:
            return
        button.move_button(kept, book)
        hand = next_hand(hand)
        small = kept.small_blind if button.takes_part(kept, book, kept.small_blind) else -1
        assert (hand.start.small_blind, hand.start.big_blind) == (small, kept.big_blind)
        apart = {kept.button, hand.start.button}
        assert len(apart) == 1 or not any(hand.stacks[seat] for seat in apart)
        assert button.next_player(kept, book, kept.button) == button.next_player(
            kept, book, hand.start.button
        )
