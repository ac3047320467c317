"""What `docs/decisions.md` says about points that the rulebooks leave open."""

import pytest

from croupier import games
from croupier.errors import IllegalAction
from croupier.hand import Hand
from croupier.knobs import rulebook
from croupier.options import Options
from croupier.rules.reasons import Reason
from croupier.settlement import settle


def options(hand: Hand) -> Options:
    """What the actor may do; somebody is to act."""
    assert hand.options is not None
    return hand.options


def least_raise(hand: Hand) -> int | None:
    """The smallest raise of the actor; None when it may not raise."""
    bounds = options(hand).raise_to
    return bounds.minimum if bounds else None


def refusal(hand: Hand) -> Reason | None:
    """Why the actor may not raise; None when it may."""
    why = options(hand).why_no_raise()
    return why.reason if why else None


def flop(hand: Hand) -> Hand:
    """Everybody calls, the big blind checks, three cards come."""
    while hand.next is None:
        if options(hand).check:
            hand.check()
        else:
            hand.call()
    hand.deal_board("2c3d4h")
    return hand


def test_b16_two_short_all_ins_count_together_from_the_last_full_level() -> None:
    hand = flop(Hand(games.fixed_limit_holdem((20, 40)), [1000, 48, 1000, 56, 1000], button=4))
    hand.bet(20)
    hand.all_in()  # 28: 8 over the bet
    assert least_raise(hand) == 40
    hand.call()
    hand.all_in()  # 36: 16 over the bet
    assert (least_raise(hand), hand.state.raises) == (56, 1)
    hand.call()
    assert (hand.actor, least_raise(hand)) == (0, 56)
    hand.call()
    assert (hand.actor, refusal(hand)) == (2, Reason.RAISE_NOT_HALF)


@pytest.mark.parametrize(
    ("between", "least", "why"), [("fold", 2200, None), ("call", None, Reason.RAISE_NOT_ADDED_UP)]
)
def test_b15_a_call_breaks_a_run_of_all_ins_and_a_fold_does_not(
    between: str, least: int | None, why: Reason | None
) -> None:
    """WSOP Tournament 96-a: A 500, B 1000, C calls, all-ins of 1300 and 1700 with somebody between."""
    stacks = [5000, 5000, 5000, 1400, 5000, 1800]
    hand = flop(Hand(games.no_limit_holdem((50, 100)), stacks, button=5, rulebook=rulebook("wsop-2026")))
    hand.bet(500)
    hand.raise_to(1000)
    hand.call()
    hand.all_in()
    getattr(hand, between)()
    hand.all_in()
    assert least_raise(hand) == 2200  # A faces B's full raise, whatever came after it
    hand.fold()
    assert (least_raise(hand), refusal(hand)) == (least, why)


@pytest.mark.parametrize(("second", "least"), [(1999, None), (2000, 3000)])
def test_a_run_that_reaches_a_full_raise_exactly_is_one(second: int, least: int | None) -> None:
    stacks = [5000, 5000, 1400, 100 + second]
    hand = flop(Hand(games.no_limit_holdem((50, 100)), stacks, button=3, rulebook=rulebook("wsop-2026")))
    hand.bet(1000)
    hand.call()
    hand.all_in()  # 1300
    hand.all_in()
    assert least_raise(hand) == least


def test_time_is_a_dead_hand_at_wsop_even_where_a_check_is_free() -> None:
    for name, kind in (("tda-2024", "check"), ("wsop-2026", "fold"), ("wsop-live-2026", "fold")):
        hand = flop(Hand(games.no_limit_holdem((5, 10)), [1000] * 3, rulebook=rulebook(name)))
        hand.time_out()
        assert hand.events[-1].kind == kind  # type: ignore[union-attr]


def test_short_deck_button_ante_live_or_dead() -> None:
    game = games.game("short-deck", "no-limit", ante=200)
    hand = Hand(game, [10000] * 4, button=3)
    call = options(hand).call
    assert call is not None
    assert (hand.actor, hand.pot_total, call.to, least_raise(hand)) == (0, 1000, 400, 800)
    hand = Hand(game, [10000] * 4, button=3, rulebook=rulebook("wsop-2026", sd_button_ante="dead"))
    bet = options(hand).bet
    assert bet is not None
    assert (hand.pot_total, options(hand).check, bet.minimum) == (1000, True, 200)


def test_b21_layers_that_only_folded_players_reached_stay_in_the_pot_below() -> None:
    done = settle({"A": 50}, folded={"B": 120, "C": 100})
    assert (done.uncalled, [pot.amount for pot in done.pots], done.received) == (None, [270], {0: 270})


def test_b25_the_main_pot_pays_the_rake_first() -> None:
    book = rulebook("tda-2024", rake_rate=500, rake_cap=20)
    done = settle({"A": 100, "B": 300, "C": 300}, ranking={"A": 3, "B": 2, "C": 1}, rulebook=book)
    assert [(pot.amount, pot.rake) for pot in done.pots] == [(300, 15), (400, 5)]


@pytest.mark.parametrize(
    ("name", "shown"), [("tda-2024", (0, 1, 2)), ("roberts-11", ()), ("wsop-live-2026", ())]
)
def test_all_in_on_the_flop_the_last_aggressor_is_first(name: str, shown: tuple[int, ...]) -> None:
    hand = Hand(games.no_limit_holdem((5, 10)), [500] * 3, button=2, rulebook=rulebook(name))
    for seat, hole in enumerate(["AsAd", "KsKd", "QsQd"]):
        hand.deal_hole(seat, hole)
    flop(hand)
    hand.check()
    hand.check()
    hand.bet(490)
    hand.call()
    hand.call()
    assert hand.shown == shown
    hand.deal_board("5c")
    hand.deal_board("8d")
    assert hand.show_order == (2, 0, 1)


@pytest.mark.parametrize(
    ("name", "cited"), [("tda-2024", ()), ("online", (("Online room", "PokerStars help 213001"),))]
)
def test_a_changed_knob_cites_nothing_that_the_book_denies(
    name: str, cited: tuple[tuple[str, str], ...]
) -> None:
    book = rulebook(name, reopen="never")
    hand = flop(Hand(games.no_limit_holdem((50, 100)), [5000, 5000, 250, 300, 5000], button=4, rulebook=book))
    hand.bet(100)
    hand.call()
    hand.all_in()  # 150
    hand.all_in()  # 200
    hand.call()
    with pytest.raises(IllegalAction) as refused:
        hand.raise_to(300)
    assert refused.value.ruling.reason is Reason.RAISE_NOT_ADDED_UP
    assert refused.value.ruling.rules == cited
