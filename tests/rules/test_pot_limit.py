"""Rules 30 to 37: how large the pot is that a pot-limit bet or raise may reach."""

from __future__ import annotations

import pytest

from croupier import games
from croupier.rules.reasons import Reason
from tests.spots import Setup, bounds, check_spot, play, pot_limit, refused

DEEP = 50000


@pytest.mark.parametrize(
    ("blinds", "players", "line", "owes", "sizes"),
    [
        ((25, 50), 2, "c k /", 0, (50, 100)),  # unopened: the pot
        ((25, 50), 2, "c k / b50", 50, (100, 250)),  # pot 100, bet 50
        ((25, 50), 2, "c k / b100", 100, (200, 400)),
        ((2, 5), 2, "c k / b5", 5, (10, 25)),  # pot 10, bet 5: a raise of 20
        ((25, 50), 2, "c k / b50 c /", 0, (50, 200)),  # earlier streets count
        ((25, 50), 3, "c c k / b50 f", 50, (100, 300)),
        ((25, 50), 3, "c c k / b50 c", 50, (100, 350)),  # and this street's calls
    ],
)
def test_rule_30_the_pot_after_calling(
    blinds: tuple[int, int], players: int, line: str, owes: int, sizes: tuple[int, int]
) -> None:
    """B12. The bet, plus the pot with the call in it (WSOP Live no- and pot-limit preface, Robert's 14)."""
    hand = pot_limit(*blinds, [DEEP] * players).play(line)
    assert hand.actor is not None
    check_spot(hand, hand.actor, owes, sizes)


@pytest.mark.parametrize(
    ("line", "actor", "owes", "sizes"),
    [
        ("", 2, 2, (4, 7)),
        ("c", 3, 2, (4, 9)),
        ("f f", 0, 1, (4, 6)),  # trap 13: not 7, its own chip shortens the call
        ("r7", 3, 7, (12, 24)),
        ("r7 f f", 1, 5, (12, 22)),
        ("r7 f", 0, 6, (12, 23)),
    ],
)
def test_rule_31_before_the_flop(line: str, actor: int, owes: int, sizes: tuple[int, int]) -> None:
    """Trap 13. Blinds 1 and 2."""
    check_spot(pot_limit(1, 2, [DEEP] * 4).play(line), actor, owes, sizes)


def test_rule_31_a_folded_small_blind_stays_in_the_pot() -> None:
    """7 open, both blinds in: the big blind, the small one folded, may raise to 7 + 10 + 5 = 22."""
    check_spot(pot_limit(1, 2, [DEEP] * 3).play("r7 f"), 1, 5, (12, 22))


def test_rule_32_own_chips_shorten_only_the_call() -> None:
    """Trap 12. Pot 100, A 100, B 400: A may raise to 1300, adding 1200."""
    hand = pot_limit(25, 50, [DEEP] * 2).play("c k / b100 r400")
    check_spot(hand, 1, 300, (700, 1300))
    sizes = bounds(hand)
    assert sizes is not None
    assert sizes.adds == (600, 1200)


def test_rule_33_over_a_short_all_in() -> None:
    """Pot 100, A 50, B all-in 70: from 120 to 360."""
    hand = pot_limit(10, 25, [DEEP, 95, DEEP, DEEP]).play("c c c k / b50 a")
    check_spot(hand, 2, 70, (120, 360))


@pytest.mark.parametrize(
    ("setup", "line", "actor", "most"),
    [
        (pot_limit(100, 200, [DEEP] * 4)._replace(small_blind=-1), "", 1, 700),  # trap 31
        (pot_limit(100, 200, [DEEP, 100, DEEP, DEEP]), "", 2, 700),  # trap 11
        (pot_limit(100, 200, [60, DEEP, DEEP, DEEP]), "", 2, 700),
        (pot_limit(100, 200, [DEEP, 100, DEEP, DEEP]), "r700", 3, 2400),  # re-pots too: 700 + 1000 + 700
        (pot_limit(100, 200, [DEEP, 100, DEEP, DEEP]), "c", 3, 900),
        (pot_limit(100, 200, [DEEP] * 4), "", 2, 700),
    ],
)
def test_rule_34_short_and_dead_blinds_count_in_full_before_the_flop(
    setup: Setup, line: str, actor: int, most: int
) -> None:
    """Traps 11, 31. 100-200: the first raise is to 700 at most (TDA 2024 54-B)."""
    hand = setup.play(line)
    sizes = bounds(hand)
    assert sizes is not None
    assert (hand.actor, sizes.maximum) == (actor, most)


def test_rule_34_after_the_flop_the_real_pot_counts() -> None:
    """TDA 2024 54-C. Button 200, small blind 200, big blind short with 100: 500."""
    hand = pot_limit(100, 200, [DEEP, 100, DEEP]).play("c c /")
    check_spot(hand, 0, 0, (200, 500))


def test_trap_31_a_dead_small_blind_posts_nothing() -> None:
    hand = pot_limit(100, 200, [DEEP] * 4)._replace(small_blind=-1).play()
    assert hand.pot_total == 200
    assert hand.actor == 1  # left of the big blind, which is left of the button


def test_rule_37_a_wrong_pot_is_refused_never_rounded() -> None:
    """Pot 10500: 11500 is refused, 9500 stands."""
    spot = pot_limit(250, 500, [DEEP] * 7).play("r1500 c c c c c c /")
    assert spot.pot_total == 10500
    assert refused(spot, "b11500").ruling.reason is Reason.ABOVE_MAXIMUM
    assert refused(spot, "b10501").ruling.reason is Reason.ABOVE_MAXIMUM
    assert play(spot, "b9500").state.current_bet == 9500


def test_b11_pot_limit_ends_at_the_stack() -> None:
    """All-in is legal only where the stack does not exceed the pot."""
    hand = pot_limit(25, 50, [DEEP, 300, 301]).play("c c k / k k")
    check_spot(hand, 2, 0, (50, 150))
    assert refused(hand, "a").ruling.reason is Reason.ABOVE_MAXIMUM
    hand = pot_limit(25, 50, [DEEP, DEEP, 200]).play("c c k / k k")
    check_spot(hand, 2, 0, (50, 150))
    assert play(hand, "a").state.current_bet == 150
    hand = pot_limit(25, 50, [DEEP, DEEP, 90]).play("c c k / k k")
    check_spot(hand, 2, 0, (40, 40))


def test_b11_a_full_bet_is_allowed_where_the_pot_is_smaller() -> None:
    """Antes of 1 make a pot of 3; the smallest bet is 10."""
    game = games.game("omaha", "pot-limit", ante=1, min_bet=10)
    check_spot(Setup(game, [DEEP] * 3).play(), 0, 0, (10, 10))


def test_b11_the_pot_is_rounded_down_to_the_bet_unit() -> None:
    """Pot 85 in chips of 10: bets to 80; 85 only all-in."""
    game = games.game("omaha", "pot-limit", blinds=(5, 10), bet_unit=10)
    hand = Setup(game, [DEEP, DEEP, DEEP, DEEP]).play("r20 c f c /")
    assert hand.pot_total == 65
    check_spot(hand, 1, 0, (10, 60))
    hand = Setup(game, [DEEP, 85, DEEP, DEEP]).play("r20 c f c /")
    check_spot(hand, 1, 0, (10, 65))
