"""What each seat has in each pot (B20, B21): as published, and adding up in every hand of every game."""

from __future__ import annotations

from random import Random

import pytest

from croupier.log import seats_of, shares_of
from croupier.rules.pots import build_pots
from croupier.rules.state import ABSENT, BETTING, OVER, HandState, Rulebook, copy
from croupier.settlement import Settlement, settle
from tests import play, setups


def shares(done: Settlement) -> list[dict[str, int]]:
    """The shares by name."""
    return [
        {done.names[seat]: share for seat, share in pot.items()}
        for pot in shares_of(done.state, done.rulebook)
    ]


@pytest.mark.parametrize(
    ("live", "folded", "expected"),
    [
        ({"A": 50, "B": 120, "C": 200}, {}, [{"A": 50, "B": 50, "C": 50}, {"B": 70, "C": 70}]),
        (
            {"A": 100, "B": 200, "C": 500, "D": 500},
            {},
            [dict.fromkeys("ABCD", 100), dict.fromkeys("BCD", 100), {"C": 300, "D": 300}],
        ),
        # rule 44: folded chips stay, and may reach beyond a pot
        ({"A": 50, "B": 200}, {"C": 120}, [{"A": 50, "B": 50, "C": 50}, {"B": 70, "C": 70}]),
        (
            {"A": 50, "C": 500, "D": 500},
            {"B": 200},
            [dict.fromkeys("ACDB", 50), {"C": 450, "D": 450, "B": 150}],
        ),
        # trap 23: neighbouring layers that the same players may win are one pot
        ({"A": 10, "B": 10}, {"C": 1, "D": 2, "E": 3}, [{"A": 10, "B": 10, "C": 1, "D": 2, "E": 3}]),
        # layers that only folded players reached
        ({"A": 50}, {"B": 120, "C": 100}, [{"A": 50, "B": 120, "C": 100}]),
        ({"A": 300}, {"B": 100}, [{"A": 100, "B": 100}]),
    ],
)
def test_b20_b21_what_each_has_in_each_pot(
    live: dict[str, int], folded: dict[str, int], expected: list[dict[str, int]]
) -> None:
    done = settle(live, folded=folded, ranking=dict.fromkeys(live, 1))
    assert shares(done) == expected
    assert [sum(pot.values()) for pot in expected] == [pot.amount for pot in done.pots]


def check(hand: HandState, book: Rulebook) -> None:
    """Each pot is the sum of its shares, and everybody's chips are all in some pot."""
    found = shares_of(hand, book)
    assert [sum(pot.values()) for pot in found] == hand.pots[: hand.pot_count]
    for seat in range(hand.seats):
        put_in = hand.contributed[seat] - hand.committed[seat] + hand.ante[seat] + hand.dead[seat]
        assert sum(pot.get(seat, 0) for pot in found) == put_in
    if not any(hand.ante):
        for at, pot in enumerate(found[1:], 1):
            assert {pot[seat] for seat in seats_of(hand.eligible[at])} == {max(pot.values())}


@pytest.mark.parametrize(("variant", "limit"), setups.GAMES)
def test_b20_shares_add_up_in_random_hands(variant: str, limit: str) -> None:
    rng = Random(f"{variant} {limit}")
    several = 0
    for _ in range(150):
        game, book = setups.random_game(rng, variant, limit), setups.random_rulebook(rng)
        hand = setups.random_hand(rng, game)
        play.begin(hand, game, book)
        while hand.phase != OVER:
            play.step(hand, game, book, rng.randrange(play.CHOICES))
            seen = copy(hand)
            if seen.phase == BETTING:
                build_pots(seen, book)
            check(seen, book)
        several += hand.pot_count > 1 and hand.status.count(ABSENT) < 8
    assert several > 10
