"""Rules 23 to 25 and 29 between hands: dead and moving button, heads-up, missed blinds."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from croupier import games
from croupier.rules import button
from croupier.rules.state import ABSENT, ACTIVE, DEALT_IN, MOVING_BUTTON, HandState, Rulebook, TableState

DEAD = Rulebook()
MOVING = Rulebook(button=MOVING_BUTTON)
TOURNAMENT = Rulebook(missed=DEALT_IN)
GAME = games.no_limit_holdem((5, 10))


def table(seats: Sequence[int], at: tuple[int, int, int], size: int = 7) -> TableState:
    """A table whose seats are numbered from 1 as in the rulebooks' examples; seat 0 is never taken."""
    made = TableState(seats=size, button=at[0], small_blind=at[1], big_blind=at[2])
    for seat in seats:
        made.occupied[seat] = 1
    return made


def next_hand(made: TableState, book: Rulebook = DEAD) -> HandState:
    """The record of the hand that a table starts."""
    hand = HandState(status=[ACTIVE] * 10)
    button.set_up(hand, made, GAME, book)
    return hand


def positions(made: TableState, book: Rulebook, hands: int = 1) -> list[tuple[int, int, int]]:
    found = []
    for _ in range(hands):
        button.move_button(made, book)
        found.append((made.button, made.small_blind, made.big_blind))
    return found


@pytest.mark.parametrize(
    ("seats", "start", "expected"),
    [
        # nobody leaves
        ((1, 2, 3, 4, 5, 6), (1, 2, 3), [(2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 1)]),
        # the big blind leaves: no small blind, then a dead button (rule 24)
        ((1, 2, 4, 5, 6), (1, 2, 3), [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
        # the small blind leaves: a dead button
        ((1, 3, 4, 5, 6), (1, 2, 3), [(2, 3, 4), (3, 4, 5)]),
        # the button leaves: nothing changes
        ((2, 3, 4, 5, 6), (1, 2, 3), [(2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 2)]),
        # seat 0 is a seat like any other
        ((0, 1, 2, 3), (2, 3, 0), [(3, 0, 1), (0, 1, 2), (1, 2, 3)]),
        # both blinds leave
        ((1, 4, 5, 6), (1, 2, 3), [(2, 3, 4), (3, 4, 5)]),
    ],
)
def test_rule_24_dead_button(
    seats: tuple[int, ...], start: tuple[int, int, int], expected: list[tuple[int, int, int]]
) -> None:
    """TDA 2024 32: the big blind is never dead (trap 32)."""
    made = table(seats, start)
    assert positions(made, DEAD, len(expected)) == expected
    assert made.big_blind in seats


@pytest.mark.parametrize(("gone", "small"), [(3, -1), (2, 3)])
def test_rule_24_a_dead_small_blind_is_posted_by_nobody(gone: int, small: int) -> None:
    """Trap 31."""
    made = table([seat for seat in range(1, 7) if seat != gone], (1, 2, 3))
    button.move_button(made, DEAD)
    hand = next_hand(made)
    assert (hand.seats, hand.button, hand.small_blind, hand.big_blind) == (7, 2, small, 4)
    assert [hand.status[seat] == ABSENT for seat in range(7)] == [seat in (0, gone) for seat in range(7)]


@pytest.mark.parametrize(
    ("seats", "start", "expected"),
    [
        ((1, 2, 4, 5, 6), (1, 2, 3), [(2, 4, 5), (4, 5, 6)]),  # seat 3 leaves: seat 4 skips a big blind
        ((1, 3, 4, 5, 6), (1, 2, 3), [(3, 4, 5)]),
        ((1, 2, 3, 4, 5, 6), (1, 2, 3), [(2, 3, 4)]),
        ((1, 2), (1, 2, 3), [(2, 2, 1)]),
    ],
)
def test_rule_25_moving_button(
    seats: tuple[int, ...], start: tuple[int, int, int], expected: list[tuple[int, int, int]]
) -> None:
    assert positions(table(seats, start), MOVING, len(expected)) == expected


@pytest.mark.parametrize(("gone", "expected"), [(2, (3, 3, 1)), (1, (3, 3, 2)), (3, (2, 2, 1))])
@pytest.mark.parametrize("book", [DEAD, MOVING])
def test_rule_23_three_to_two(gone: int, expected: tuple[int, int, int], book: Rulebook) -> None:
    """Trap 32. From button 1, blinds 2 and 3: nobody has the big blind twice running (TDA 2024 34-B)."""
    made = table([seat for seat in (1, 2, 3) if seat != gone], (1, 2, 3))
    assert positions(made, book) == [expected]


def test_rule_23_heads_up_the_blinds_alternate() -> None:
    assert positions(table((1, 2), (1, 1, 2)), DEAD, 3) == [(2, 2, 1), (1, 1, 2), (2, 2, 1)]


@pytest.mark.parametrize(
    ("joins", "expected"),
    [
        (3, (1, 2, 3)),  # between big blind and button: the big blind at once
        (0, (1, 2, 0)),
    ],
)
def test_a_third_player_joins_left_of_the_big_blind(joins: int, expected: tuple[int, int, int]) -> None:
    assert positions(table((1, 2, joins), (1, 1, 2)), DEAD) == [expected]


def test_a_third_player_joins_right_of_the_big_blind() -> None:
    """Seats 1 and 3, big blind 3, seat 2 joins: the big blind goes to 1, the button cannot stay there."""
    assert positions(table((1, 2, 3), (1, 1, 3)), DEAD, 2) == [(2, 3, 1), (3, 1, 2)]


@pytest.mark.parametrize(
    ("seats", "drawn", "expected"),
    [
        ((1, 2, 3, 4), 1, (1, 2, 3)),
        ((1, 2, 3, 4), 4, (4, 1, 2)),
        ((1, 3, 4), 2, (3, 4, 1)),
        ((1, 4), 1, (1, 1, 4)),
        ((1, 4), 4, (4, 4, 1)),
    ],
)
@pytest.mark.parametrize("book", [DEAD, MOVING])
def test_the_first_hand(
    seats: tuple[int, ...], drawn: int, expected: tuple[int, int, int], book: Rulebook
) -> None:
    """The button is where it was drawn, or with the next player; nobody has missed a blind yet."""
    made = table(seats, (drawn, -1, -1))
    assert positions(made, book) == [expected]
    assert (made.owes_small, made.owes_big) == ([0] * 10, [0] * 10)


def test_rule_29_a_passed_big_blind_is_owed() -> None:
    """Seat 4 is away while the big blind goes from 3 to 5: both blinds are owed (WSOP Live 160)."""
    made = table(range(1, 7), (1, 2, 3))
    made.sitting_out[4] = 1
    assert positions(made, DEAD) == [(2, 3, 5)]
    assert [seat for seat in range(7) if made.owes_big[seat]] == [4]
    assert [seat for seat in range(7) if made.owes_small[seat]] == [4]
    made.sitting_out[4] = 0
    positions(made, DEAD)
    hand = next_hand(made)
    assert (hand.small_blind, hand.big_blind) == (5, 6)
    assert (hand.due_post[4], hand.due_dead[4]) == (10, 5)
    assert (sum(hand.due_post), sum(hand.due_dead)) == (10, 5)
    assert (made.owes_small, made.owes_big) == ([0] * 10, [0] * 10)


def test_rule_29_a_missed_small_blind_alone_is_dead() -> None:
    """Seat 3 had the big blind and is away when the small one comes."""
    made = table(range(1, 7), (1, 2, 3))
    made.sitting_out[3] = 1
    positions(made, DEAD)
    assert (made.owes_small[3], made.owes_big[3]) == (1, 0)
    made.sitting_out[3] = 0
    positions(made, DEAD)
    positions(made, DEAD)
    hand = next_hand(made)
    assert (hand.button, hand.due_post[3], hand.due_dead[3]) == (4, 0, 5)


@pytest.mark.parametrize(
    ("seats", "expected"),
    [((1, 2, 3, 4), (2, 3, 4)), ((1, 3, 4), (3, 4, 1)), ((2, 3), (2, 2, 3)), ((1, 6), (6, 6, 1))],
)
@pytest.mark.parametrize("book", [DEAD, MOVING])
def test_rule_59_without_blinds_the_button_goes_to_the_next_player(
    seats: tuple[int, ...], expected: tuple[int, int, int], book: Rulebook
) -> None:
    made = table(seats, (1, 2, 3))
    button.pass_button(made, book)
    assert (made.button, made.small_blind, made.big_blind) == expected
    assert (made.owes_small, made.owes_big) == ([0] * 10, [0] * 10)


@pytest.mark.parametrize("seat", [5, 6, 1, 2])
def test_rule_29_who_was_not_passed_owes_nothing(seat: int) -> None:
    made = table(range(1, 7), (1, 2, 3))
    made.sitting_out[seat] = 1
    positions(made, DEAD)
    assert (made.owes_small[seat], made.owes_big[seat]) == (0, 0)


def test_rule_29_who_waits_comes_back_with_the_big_blind_and_posts_nothing() -> None:
    made = table(range(1, 7), (1, 2, 3))
    made.sitting_out[4] = made.waits[4] = 1
    made.owes_small[4] = made.owes_big[4] = 1
    assert positions(made, DEAD) == [(2, 3, 4)]
    assert (made.sitting_out[4], made.waits[4], made.owes_small[4], made.owes_big[4]) == (0, 0, 0, 0)
    hand = next_hand(made)
    assert hand.status[4] == ACTIVE
    assert (sum(hand.due_post), sum(hand.due_dead)) == (0, 0)


@pytest.mark.parametrize("book", [DEAD, MOVING])
def test_rule_29_who_waits_comes_back_to_a_heads_up_table(book: Rulebook) -> None:
    """Seats 1 and 2 play, 3 waits: three are dealt in again, so button and small blind part."""
    made = table((1, 2, 3), (1, 1, 2))
    made.sitting_out[3] = made.waits[3] = 1
    assert positions(made, book) == [(1, 2, 3)]


def test_missed_dealt_in_an_absent_player_is_blinded_off() -> None:
    """Tournaments: dealt in as ever, and never owes."""
    made = table(range(1, 7), (1, 2, 3))
    made.sitting_out[4] = made.sitting_out[3] = 1
    assert positions(made, TOURNAMENT, 2) == [(2, 3, 4), (3, 4, 5)]
    assert (made.owes_small, made.owes_big) == ([0] * 10, [0] * 10)
    hand = next_hand(made, TOURNAMENT)
    assert hand.status[4] == ACTIVE
    assert hand.small_blind == 4


def test_an_empty_seat_owes_nothing() -> None:
    made = table((1, 2, 3, 5, 6), (1, 2, 3))
    made.owes_small[4] = made.owes_big[4] = 1
    made.sitting_out[4] = 1
    positions(made, DEAD)
    assert (made.owes_small[4], made.owes_big[4]) == (0, 0)


@pytest.mark.parametrize("seat", [3, 4])
def test_rule_29_a_seat_with_a_blind_posts_nothing_more(seat: int) -> None:
    made = table(range(1, 7), (2, 3, 4))
    made.owes_small[seat] = made.owes_big[seat] = 1
    hand = next_hand(made)
    assert (sum(hand.due_post), sum(hand.due_dead)) == (0, 0)


@pytest.mark.parametrize(("structure", "owes"), [("no-limit", 0), ("pot-limit", 0), ("fixed-limit", 1)])
def test_rule_29_a_new_seat_posts_in_limit_only(structure: str, owes: int) -> None:
    """WSOP Live 104-a."""
    made = table((1, 2), (1, 1, 2))
    made.sitting_out[4] = made.owes_small[4] = made.owes_big[4] = 1
    button.take_seat(made, games.game(structure=structure, blinds=(5, 10)), 4)
    assert (made.occupied[4], made.sitting_out[4], made.owes_small[4], made.owes_big[4]) == (1, 0, 0, owes)


@pytest.mark.parametrize(
    ("seat", "start", "end", "expected"),
    [
        (0, 0, 2, 0), (1, 0, 2, 1), (4, 3, 5, 1), (3, 3, 5, 0), (5, 3, 5, 0), (6, 3, 5, 0), (2, 3, 5, 0),
        (0, 6, 2, 1), (1, 6, 2, 1), (2, 6, 2, 0), (6, 6, 2, 0), (4, -1, 5, 0), (4, 5, 5, 0),
    ],
)  # fmt: skip
def test_passed(seat: int, start: int, end: int, expected: int) -> None:
    assert button.passed(TableState(seats=7), seat, start, end) == expected


def test_the_search_for_the_next_player_goes_all_the_way_round() -> None:
    made = table((1,), (1, 1, 1))
    assert [button.next_player(made, DEAD, seat) for seat in range(7)] == [1] * 7
    assert [button.next_big_blind(made, DEAD, seat) for seat in range(7)] == [1] * 7
    assert [button.before(made, DEAD, seat) for seat in range(7)] == [1] * 7


def test_a_table_without_players() -> None:
    empty = TableState(seats=6)
    assert button.players(empty, DEAD) == 0
    assert button.next_player(empty, DEAD, 0) == -1
    assert button.next_big_blind(empty, DEAD, 0) == -1
