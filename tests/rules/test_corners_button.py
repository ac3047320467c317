"""Corners of the button: a table has no first seat, and the search for a player goes all the way round."""

from __future__ import annotations

from random import Random

import pytest

from croupier import games
from croupier.rules import button
from croupier.rules.rulebooks import BOOKS
from croupier.rules.state import ACTIVE, HandState, Rulebook, TableState

DEAD = Rulebook()
GAME = games.no_limit_holdem((5, 10))


def table(size: int, seats: tuple[int, ...], blinds: tuple[int, int, int] = (-1, -1, -1)) -> TableState:
    made = TableState(seats=size, button=blinds[0], small_blind=blinds[1], big_blind=blinds[2])
    for seat in seats:
        made.occupied[seat] = 1
    return made


@pytest.mark.parametrize(
    ("seats", "after", "found"),
    [((0, 2), 0, 2), ((0, 2), 2, 0), ((0, 2), 1, 2), ((1,), 1, 1), ((1,), 2, 1), ((0,), 0, 0), ((), 0, -1)],
)
def test_the_next_player_is_searched_all_round(seats: tuple[int, ...], after: int, found: int) -> None:
    assert button.next_player(table(3, seats), DEAD, after) == found
    assert button.next_big_blind(table(3, seats), DEAD, after) == found


@pytest.mark.parametrize(
    ("seats", "seat", "found"),
    [((0, 2), 0, 2), ((0, 2), 2, 0), ((0, 2), 1, 0), ((1,), 1, 1), ((1,), 2, 1), ((), 2, 2)],
)
def test_the_player_before_a_seat(seats: tuple[int, ...], seat: int, found: int) -> None:
    assert button.before(table(3, seats), DEAD, seat) == found


def turned(made: TableState, by: int) -> TableState:
    """The same table with every seat's number so much higher, round the table."""

    def seats(values: list[int]) -> list[int]:
        return [values[(seat - by) % made.seats] for seat in range(made.seats)] + values[made.seats :]

    def number(seat: int) -> int:
        return (seat + by) % made.seats if seat >= 0 else seat

    return TableState(
        seats=made.seats,
        button=number(made.button),
        small_blind=number(made.small_blind),
        big_blind=number(made.big_blind),
        occupied=seats(made.occupied),
        sitting_out=seats(made.sitting_out),
        waits=seats(made.waits),
        owes_small=seats(made.owes_small),
        owes_big=seats(made.owes_big),
    )


@pytest.mark.parametrize("seed", range(60))
def test_a_table_has_no_first_seat(seed: int) -> None:
    """Rules 23 to 25 and 29: turned seat by seat, a table moves its button and owes its blinds alike."""
    rng = Random(seed)
    size, book = rng.randint(2, 7), rng.choice(BOOKS)
    made = table(size, tuple(rng.sample(range(size), rng.randint(2, size))))
    made.button = rng.randrange(size)
    for by in range(1, size):
        other, one = turned(made, by), turned(made, 0)
        steps = Random(seed)
        for _ in range(6):
            button.move_button(one, book)
            button.move_button(other, book)
            assert turned(one, by) == other
            away = steps.randrange(size)
            if one.occupied[away] and button.players(one, DEAD) > 2:
                one.sitting_out[away] = other.sitting_out[(away + by) % size] = 1
                one.waits[away] = other.waits[(away + by) % size] = steps.randint(0, 1)


@pytest.mark.parametrize("seat", range(3))
def test_rule_29_every_seat_posts_what_it_owes(seat: int) -> None:
    """WSOP Live 160. 5/10, blinds with the other two: 10 live and 5 dead; the debt is paid."""
    made = table(3, (0, 1, 2), (seat, (seat + 1) % 3, (seat + 2) % 3))
    made.owes_small[seat] = made.owes_big[seat] = 1
    hand = HandState(status=[ACTIVE] * 10)
    button.set_up(hand, made, GAME, DEAD)
    assert (hand.due_post[seat], hand.due_dead[seat]) == (10, 5)
    assert (made.owes_small, made.owes_big) == ([0] * 10, [0] * 10)


@pytest.mark.parametrize("seat", range(3))
def test_an_empty_seat_forgets_what_it_owed(seat: int) -> None:
    made = table(3, tuple({0, 1, 2} - {seat}), (seat, (seat + 1) % 3, (seat + 2) % 3))
    made.owes_small[seat] = made.owes_big[seat] = 1
    button.move_button(made, DEAD)
    assert (made.owes_small, made.owes_big) == ([0] * 10, [0] * 10)


def test_a_new_player_in_the_first_seat_of_a_limit_game_posts() -> None:
    """WSOP Live 104-a."""
    made = table(3, (1, 2))
    button.take_seat(made, games.fixed_limit_holdem((10, 20)), 0)
    assert (made.occupied[0], made.owes_small[0], made.owes_big[0]) == (1, 0, 1)
