"""The rules compile, and compiled they do what they do in CPython: every field equal after every action."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from dataclasses import fields
from random import Random
from typing import Any

import numpy as np
import pytest

from croupier.rules import button
from croupier.rules.state import OVER, GameSpec, HandState, Rulebook, TableState, copy
from tests import play, setups
from tests.compiled.compiling import (
    DTYPES,
    REASON,
    RULE_MODULES,
    TYPES,
    Function,
    Record,
    compiled,
    differences,
    functions_of,
    parameters,
    same,
    to_numpy,
)

pytestmark = pytest.mark.long

HANDS = 2000
CHECKED_HANDS = 200
TABLE_HANDS = 2000
SAMPLES = 60


@pytest.fixture(scope="module")
def fast() -> dict[Function, Any]:
    """Every rule and the driver, compiled as the batch engine compiles them."""
    return compiled([*functions_of(*RULE_MODULES), *functions_of(play)])


@pytest.fixture(scope="module")
def checked() -> dict[Function, Any]:
    """The same, with every index checked."""
    return compiled([*functions_of(*RULE_MODULES), *functions_of(play)], boundscheck=True)


def test_no_field_is_named_like_a_member_of_a_numpy_record() -> None:
    members = {*dir(np.void), *dir(np.record), *dir(np.recarray)}
    for dtype in DTYPES.values():
        assert not members & set(dtype.names or ())


def test_every_function_of_the_rules_is_compiled(fast: dict[Function, Any]) -> None:
    """None hidden from the collection by a decorator, a class or another function; one version of each."""
    for module in RULE_MODULES:
        tree = ast.walk(ast.parse(inspect.getsource(module)))
        written = sorted(node.name for node in tree if isinstance(node, ast.FunctionDef))
        assert written == sorted(rule.__name__ for rule in functions_of(module))
    for rule, dispatcher in fast.items():
        (result,) = dispatcher.overloads.values()
        expected = TYPES[str(inspect.signature(rule).return_annotation)]
        assert result.signature.return_type in (expected, REASON)


def test_every_knob_is_turned() -> None:
    """The random rulebooks know every knob, and take each of its values in some hand."""
    assert {knob.name for knob in fields(Rulebook)} == set(setups.KNOBS)
    rng = Random(1)
    books = [setups.random_rulebook(rng) for _ in range(500)]
    for knob, values in setups.KNOBS.items():
        assert all(any(getattr(book, knob) == value for book in books) for value in values)


@pytest.mark.parametrize(("variant", "limit"), setups.GAMES)
def test_random_hands(variant: str, limit: str, fast: dict[Function, Any]) -> None:
    play_hands(variant, limit, fast, HANDS)


@pytest.mark.parametrize(("variant", "limit"), setups.GAMES)
def test_random_hands_with_checked_indices(variant: str, limit: str, checked: dict[Function, Any]) -> None:
    play_hands(variant, limit, checked, CHECKED_HANDS)


def play_hands(variant: str, limit: str, functions: dict[Function, Any], hands: int) -> None:
    """Play random hands of one game twice, and compare after each step."""
    rng = Random(f"{variant} {limit} {hands}")
    begin, step = functions[play.begin], functions[play.step]
    for number in range(hands):
        game, book = setups.random_game(rng, variant, limit), setups.random_rulebook(rng)
        hand = setups.random_hand(rng, game)
        before = copy(hand)
        twins = to_numpy(hand), to_numpy(game), to_numpy(book)
        choices = []
        play.begin(hand, game, book)
        begin(*twins)
        while same(hand, twins[0]) and hand.phase != OVER:
            choices.append(rng.randrange(play.CHOICES))
            play.step(hand, game, book, choices[-1])
            step(*twins, choices[-1])
        assert same(hand, twins[0]), (number, differences(hand, twins[0]), choices, before, game, book)
        assert same(game, twins[1])
        assert same(book, twins[2])


@pytest.mark.parametrize("rulebook", range(4))
def test_random_tables(rulebook: int, checked: dict[Function, Any]) -> None:
    """Button and blinds from hand to hand while players come, go and sit out."""
    book = Rulebook(button=rulebook & 1, missed=rulebook >> 1)
    rng = Random(rulebook)
    game = GameSpec(small_blind=1, big_blind=2, structure=rng.randrange(3))
    twin_game, twin_book = to_numpy(game), to_numpy(book)
    for _ in range(TABLE_HANDS // 40):
        table = random_table(rng)
        twin = to_numpy(table)
        for _ in range(40):
            disturb(rng, table, book)
            twin = to_numpy(table)
            seat, hand = rng.randrange(table.seats), HandState()
            twin_hand = to_numpy(hand)
            if not table.occupied[seat]:
                button.take_seat(table, game, seat)
                checked[button.take_seat](twin, twin_game, seat)
            button.move_button(table, book)
            checked[button.move_button](twin, twin_book)
            button.set_up(hand, table, game, book)
            checked[button.set_up](twin_hand, twin, twin_game, twin_book)
            assert same(table, twin), differences(table, twin)
            assert same(hand, twin_hand), differences(hand, twin_hand)


def random_table(rng: Random) -> TableState:
    """A table before its first hand, with two players or more."""
    table = TableState(seats=rng.randint(2, 10))
    table.button = rng.randrange(table.seats)
    for seat in range(table.seats):
        table.occupied[seat] = rng.randrange(2)
    return table


def disturb(rng: Random, table: TableState, book: Rulebook) -> None:
    """Let players leave, sit out or come back, and see to it that two take part."""
    for seat in range(table.seats):
        if rng.random() < 0.1:
            table.occupied[seat] ^= 1
            table.sitting_out[seat] = table.waits[seat] = 0
        elif table.occupied[seat] and rng.random() < 0.1:
            table.sitting_out[seat] ^= 1
            table.waits[seat] = table.sitting_out[seat] & rng.randrange(2)
    for seat in range(table.seats):
        if button.players(table, book) < 2:
            table.occupied[seat], table.sitting_out[seat] = 1, 0


# What a rule's integer means, by the name of its parameter: a value for a hand.
ARGUMENTS: dict[str, Callable[[Random, HandState], int]] = {
    **dict.fromkeys(
        ("seat", "after", "asker", "last_big", "start", "end"), lambda rng, hand: rng.randrange(hand.seats)
    ),
    **dict.fromkeys(("seats", "done"), lambda rng, hand: rng.randrange(1, 1 << hand.seats)),
    **dict.fromkeys(("amount", "over", "to", "due", "least", "chips"), lambda rng, hand: rng.randrange(300)),
    **dict.fromkeys(("unit", "parts"), lambda rng, hand: rng.randint(1, 25)),
    **dict.fromkeys(("antes", "lows"), lambda rng, hand: rng.randrange(2)),
    **dict.fromkeys(("how", "kind"), lambda rng, hand: rng.randrange(3)),
    "pot": lambda rng, hand: rng.randrange(hand.pot_count or 1),
    "run": lambda rng, hand: rng.randrange(hand.runs),
    "number": lambda rng, hand: rng.randrange(52),
    "choice": lambda rng, hand: rng.randrange(play.CHOICES),
}


@pytest.mark.parametrize("rule", [*functions_of(*RULE_MODULES)], ids=lambda rule: rule.__name__)
def test_each_function(rule: Function, checked: dict[Function, Any]) -> None:
    """Called by itself in the middle of random hands, with any arguments that make sense."""
    rng = Random(rule.__name__)
    compared = 0
    for _ in range(SAMPLES):
        hand, game, book, table = situation(rng)
        records: dict[str, Record] = {
            "HandState": hand,
            "GameSpec": game,
            "Rulebook": book,
            "TableState": table,
        }
        arguments = [
            records[kind] if kind in records else ARGUMENTS[name](rng, hand)
            for name, kind in parameters(rule).items()
        ]
        twins = [value if isinstance(value, int) else to_numpy(value) for value in arguments]
        try:
            result = rule(*arguments)
        except (IndexError, ZeroDivisionError):  # a sixth card on the board, a pot that does not exist
            continue
        compared += 1
        assert checked[rule](*twins) == result
        for record, twin in zip(arguments, twins, strict=True):
            assert isinstance(record, int) or same(record, twin), differences(record, twin)
    assert compared > SAMPLES // 3


def situation(rng: Random) -> tuple[HandState, GameSpec, Rulebook, TableState]:
    """A random hand after some steps, and a table of as many seats."""
    game, book = setups.random_game(rng, *rng.choice(setups.GAMES)), setups.random_rulebook(rng)
    hand = setups.random_hand(rng, game)
    play.begin(hand, game, book)
    for _ in range(rng.randrange(10)):
        if hand.phase != OVER:
            play.step(hand, game, book, rng.randrange(play.CHOICES))
    table = random_table(rng)
    table.seats = hand.seats
    disturb(rng, table, book)
    return hand, game, book, table
