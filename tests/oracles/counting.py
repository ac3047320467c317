"""Counts of betting trees: by walking every node, and, for huge games, by memo.

Every whole raise-to total is one action, a fold is one only when facing a bet, and cards do not matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from croupier.rules.betting import options
from croupier.rules.posting import owe_blinds, seat_blinds
from croupier.rules.state import (
    ACTIVE,
    BETTING,
    CALL,
    DEALING,
    FOLD,
    OVER,
    RAISE,
    GameSpec,
    HandState,
    Rulebook,
    copy,
)
from croupier.rules.streets import apply, deal_card, start

Move: TypeAlias = tuple[int, int]
NAMES = {FOLD: "fold", CALL: "call", RAISE: "raise to"}


@dataclass
class Tree:
    """What a betting tree holds: nodes with two actions or more, and their actions, street by street."""

    nodes: list[int]
    actions: list[int]
    folds: int = 0
    showdowns: int = 0


def opening(game: GameSpec, book: Rulebook, stacks: Sequence[int]) -> HandState:
    """The first decision of a hand; `stacks` begin with the small blind, and the last seat has the button.

    Heads-up the small blind has the button.
    """
    seats = len(stacks)
    hand = HandState(seats=seats, button=0 if seats == 2 else seats - 1)
    hand.stacks[:seats] = stacks
    hand.status[:seats] = [ACTIVE] * seats
    seat_blinds(hand)
    owe_blinds(hand, game)
    start(hand, game, book)
    return hand


def moves(hand: HandState, game: GameSpec, book: Rulebook) -> Iterator[Move]:
    """Every legal action."""
    call_to, least, most = options(hand, game, book)
    if call_to > hand.committed[hand.actor]:
        yield FOLD, 0
    yield CALL, 0
    if least:
        for amount in range(least, most + 1):
            yield RAISE, amount


def after(hand: HandState, game: GameSpec, book: Rulebook, move: Move) -> HandState:
    """The hand after an action, and after the cards that come before the next decision."""
    hand = copy(hand)
    apply(hand, game, book, *move)
    while hand.phase == DEALING:
        deal_card(hand, game, hand.board_count)
    return hand


def walk(hand: HandState, game: GameSpec, book: Rulebook, tree: Tree) -> Tree:
    """Add every node from here on to a tree."""
    if hand.phase == OVER:
        tree.folds += 1
    elif hand.phase != BETTING:
        tree.showdowns += 1
    else:
        children = list(moves(hand, game, book))
        if len(children) > 1:
            tree.nodes[hand.street] += 1
            tree.actions[hand.street] += len(children)
        for move in children:
            walk(after(hand, game, book, move), game, book, tree)
    return tree


def count(hand: HandState, game: GameSpec, book: Rulebook) -> Tree:
    """The tree of a hand."""
    return walk(hand, game, book, Tree([0] * game.streets, [0] * game.streets))


def division(hand: HandState, game: GameSpec, book: Rulebook) -> str:
    """The tree under each legal action, one a line: where to look when a count is wrong."""
    lines = []
    for kind, amount in moves(hand, game, book):
        tree = count(after(hand, game, book, (kind, amount)), game, book)
        lines.append(f"{NAMES[kind]} {amount or ''}: {tree}")
    return "\n".join(lines)


@dataclass
class Memo:
    """Decision nodes of heads-up no-limit trees with equal stacks, each position counted once.

    The rules give the moves and what they lead to. The tree under a position depends on the street, the
    chips behind, what the actor faces and may do, and whether the other has acted; not on the chips already
    in, nor, the stacks being equal, on which of the two it is. A full raise to a total leads to the same
    position whatever the last raise was, so the raises from a minimum up are a running sum from the top.
    """

    game: GameSpec
    book: Rulebook
    nodes: dict[tuple[int, ...], int] = field(default_factory=dict)
    raises: dict[tuple[int, ...], list[int]] = field(default_factory=dict)

    def count(self, hand: HandState) -> int:
        """The decision nodes from here on."""
        if hand.phase != BETTING:
            return 0
        actor, other = hand.actor, 1 - hand.actor
        bet, committed = hand.current_bet, hand.committed[actor]
        _, least, most = options(hand, self.game, self.book)
        position = (
            hand.street,
            hand.acted[other],
            hand.stacks[actor],
            hand.stacks[other],
            bet - committed,
            least - committed,
            most - committed,
        )
        if position not in self.nodes:
            found = 1 + self.count(after(hand, self.game, self.book, (CALL, 0)))
            if least:
                found += self.count_raises(hand, least, most)
            self.nodes[position] = found
        return self.nodes[position]

    def count_raises(self, hand: HandState, least: int, most: int) -> int:
        """The decision nodes after a raise to `least` or more.

        Where it leads depends on what both have behind once the bet is called, and on how far it goes beyond.
        """
        if least == most:
            return self.count(after(hand, self.game, self.book, (RAISE, most)))
        bet = hand.current_bet
        sums = self.raises.setdefault((hand.street, most - bet, hand.stacks[1 - hand.actor]), [0])
        for amount in range(most + 1 - len(sums), least - 1, -1):
            child = after(hand, self.game, self.book, (RAISE, amount))
            assert child.last_full_raise == amount - bet
            sums.append(sums[-1] + self.count(child))
        return sums[most + 1 - least]
