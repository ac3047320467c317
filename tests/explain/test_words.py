"""The names of raises (B40) and the words on the buttons (B03, B42)."""

import pytest

from croupier import games
from croupier.explain import label, name_actions, term
from croupier.hand import Hand
from croupier.rules.rulebooks import WSOP_LIVE_2026
from croupier.rules.state import GameSpec
from tests.explain.scenes import FL, LIMPED, NL, PLO, play


def names(line: str, game: GameSpec = NL, *stacks: int) -> list[str | None]:
    return name_actions(play(line, game, *stacks).events)


FLOP = [*["limp"] * 2, None]
"""The names of `LIMPED`."""


def test_b40_before_the_flop_the_big_blind_is_the_first_bet() -> None:
    assert names("300 900 2000 5000") == ["open", "3-bet", "4-bet", "5-bet"]
    assert names("call call 300 900") == ["limp", "limp", "open", "3-bet"]
    assert names("300 call fold") == ["open", None, None]


def test_b40_levels_are_counted_and_not_multiples() -> None:
    """300 is three times the blind and still the open; 900 over a bet of 100 is a raise, not a 9-bet."""
    assert names("300") == ["open"]
    assert names(f"{LIMPED} 100 900 1700") == [*FLOP, "bet", "raise", "3-bet"]


def test_b40_after_the_flop_the_bet_is_the_first() -> None:
    assert names(f"{LIMPED} 100 200 300 400 500") == [*FLOP, "bet", "raise", "3-bet", "4-bet", "5-bet"]


def test_b40_a_third_bet_over_several_streets_is_no_3_bet() -> None:
    line = "300 call call deal 300 call call deal 300 call call deal 300 600"
    told = names(line)
    assert told == ["open", None, None, "bet", None, None, "bet", None, None, "bet", "raise"]


def test_b40_check_raise() -> None:
    assert names(f"{LIMPED} check 100 call 300") == [*FLOP, None, "bet", None, "check-raise"]
    assert names(f"{LIMPED} check check 100 call 300") == [*FLOP, None, None, "bet", None, "check-raise"]


def test_b40_no_check_raise_without_a_check_as_the_last_action_of_the_same_street() -> None:
    called_between = f"{LIMPED} check 100 300 call 500 call call deal"
    assert names(called_between)[3:9] == [None, "bet", "raise", None, "3-bet", None]
    checked_before = f"{LIMPED} check check check deal 100 200"
    assert names(checked_before)[6:] == ["bet", "raise"]
    bet_himself = f"{LIMPED} 100 300 call 500"
    assert names(bet_himself)[3:] == ["bet", "raise", None, "3-bet"]
    twice = f"{LIMPED} check 100 call 300 600 call 900"
    assert names(twice)[3:] == [None, "bet", None, "check-raise", "3-bet", None, "4-bet"]


def test_b40_a_check_raise_may_be_the_3_bet_too() -> None:
    assert names(f"{LIMPED} check 100 300 600") == [*FLOP, None, "bet", "raise", "check-raise 3-bet"]


def test_b40_a_short_all_in_adds_no_level() -> None:
    assert names("150 250", NL, 5000, 5000, 150) == ["short all-in", "open"]
    over_a_bet = f"{LIMPED} 100 150 250 350"
    assert names(over_a_bet, NL, 5000, 250, 5000)[3:] == ["bet", "short all-in", "raise", "3-bet"]
    from_a_checker = f"{LIMPED} check 100 call 150"
    assert names(from_a_checker, NL, 250, 5000, 5000)[3:] == [None, "bet", None, "check-raise"]


def test_b40_an_all_in_of_a_full_raise_adds_a_level() -> None:
    assert names("200 300", NL, 5000, 5000, 200) == ["open", "3-bet"]


def test_b40_a_short_first_bet_is_the_bet_and_in_fixed_limit_it_is_completed() -> None:
    assert names(f"{LIMPED} 40 140 240", NL, 140, 5000, 5000)[3:] == ["bet", "raise", "3-bet"]
    assert names(f"{LIMPED} 8 20 40 60", FL, 28, 500, 500)[3:] == ["bet", "complete", "raise", "3-bet"]
    half = f"{LIMPED} 15 35"
    assert names(half, FL, 35, 500, 500)[3:] == ["bet", "raise"]


def test_b40_a_straddle_is_a_blind() -> None:
    hand = Hand(NL, [5000] * 4, straddles={2: 200}, rulebook=WSOP_LIVE_2026)
    hand.call()
    hand.raise_to(600)
    hand.raise_to(1200)
    assert name_actions(hand.events) == ["limp", "open", "3-bet"]


def test_b13_all_in_for_less() -> None:
    assert names("300 call call", NL, 200, 300, 5000) == ["open", "all-in for less", None]
    assert names("call", NL, 5000, 5000, 60) == ["all-in for less"]


def test_without_blinds_the_first_wager_is_the_bet() -> None:
    antes = games.game("holdem", "no-limit", ante=10, min_bet=100)
    assert names("100 200 300", antes) == ["bet", "raise", "3-bet"]


def test_pot_limit_counts_the_same() -> None:
    assert names("350 1150", PLO) == ["open", "3-bet"]


@pytest.mark.parametrize(
    ("name", "brazil", "portugal"),
    [
        ("open", "open", "abertura"),
        ("3-bet", "3-bet", "3-bet"),
        ("12-bet", "12-bet", "12-bet"),
        ("check-raise", "check-raise", "check-raise"),
        ("check-raise 4-bet", "check-raise 4-bet", "check-raise 4-bet"),
        ("short all-in", "all-in curto", "all-in curto"),
        ("all-in for less", "all-in por menos", "all-in por menos"),
        ("bet", "bet (aposta)", "aposta"),
    ],
)
def test_b40_b42_terms(name: str, brazil: str, portugal: str) -> None:
    assert term(name) == name
    assert [term(name, "pt-BR"), term(name, "pt-PT")] == [brazil, portugal]


@pytest.mark.parametrize(
    ("kind", "labels"),
    [
        ("fold", ["Fold", "Fold (desistir)", "Desistir"]),
        ("check", ["Check", "Check (passar)", "Passar"]),
        ("call", ["Call 1,000", "Call (pagar) 1.000", "Pagar 1\u00a0000"]),
        ("bet", ["Bet 1,000", "Bet (apostar) 1.000", "Apostar 1\u00a0000"]),
        ("raise", ["Raise to 1,000", "Raise (aumentar) para 1.000", "Aumentar para 1\u00a0000"]),
    ],
)
def test_b03_b42_labels(kind: str, labels: list[str]) -> None:
    assert [label(kind, 1000, tag) for tag in ("en", "pt-BR", "pt-PT")] == labels
