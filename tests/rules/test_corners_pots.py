"""Corners of pots and showdown: changing one of these numbers once went unnoticed."""

from __future__ import annotations

import pytest

from croupier import games
from croupier.hand import Hand
from croupier.rules import pots, showdown
from croupier.rules.rulebooks import TDA
from croupier.rules.state import ACTIVE, ALL_IN, FROM_WINNER, MUCKED, ROUND_HALF_EVEN, Rulebook
from tests.spots import collected, no_limit


def test_b22_who_gets_chips_back_is_all_in_no_longer() -> None:
    """500 all-in against 300 all-in: 200 come back, and lie behind."""
    hand: Hand = no_limit(5, 10, [500, 300]).play("a a")
    assert hand.uncalled == (0, 200)
    assert hand.state.status[:2] == [ACTIVE, ALL_IN]


def test_b20_one_dead_chip_is_in_the_main_pot() -> None:
    hand = collected([10, 10])
    hand.dead[1] = 1
    pots.build_pots(hand, TDA)
    assert (hand.pot_count, hand.pots[0], hand.eligible[0]) == (1, 21, 0b11)
    hand = collected([0, 0])
    hand.dead[1] = 1
    pots.build_pots(hand, TDA)
    assert (hand.pot_count, hand.pots[0]) == (1, 1)


def test_b22_a_bet_beside_nothing_comes_back_whole() -> None:
    hand = collected([10, 0], folded=[1])
    pots.return_uncalled(hand, TDA)
    assert (hand.uncalled_seat, hand.uncalled, hand.contributed[0]) == (0, 10, 0)


@pytest.mark.parametrize(
    ("antes", "stacks"),
    [((10, 0, 0), (100, 100, 100)), ((0, 0, 10), (100, 100, 100)), ((0, 5, 10), (100, 3, 100))],
)
def test_b22_an_ante_that_others_do_not_owe_stays_in(antes: tuple[int, ...], stacks: tuple[int, ...]) -> None:
    """Who owed less, or none, is not short: only beside short antes alone does a part come back."""
    game = games.no_limit_holdem((5, 10), ante=10)
    hand = Hand(game, stacks, blinds=[0] * 3, antes=antes, dead=[0] * 3)
    pots.return_uncalled(hand.state, TDA)
    assert hand.state.uncalled == 0


def test_b22_a_folded_ante_does_not_come_back() -> None:
    """100 folded beside 60: a record can say so, though no hand comes to it."""
    hand = collected([0, 0], folded=[0])
    hand.ante[:2] = [100, 60]
    hand.due_ante[:2] = [100, 100]
    pots.return_uncalled(hand, TDA)
    assert (hand.uncalled, hand.ante[0]) == (0, 100)


def test_b22_an_empty_seat_matches_no_ante() -> None:
    """Ante 10; seat 1 is empty, seat 2 has 6: 4 of the other ante come back."""
    game = games.no_limit_holdem((5, 10), ante=10)
    hand = Hand(game, [100, 0, 6], blinds=[0] * 3, antes=[10, 0, 10], dead=[0] * 3)
    assert hand.uncalled == (0, 4)


def test_b31_an_aggressor_who_may_not_win_the_pot_does_not_begin() -> None:
    """Seats 0 and 2 play for the pot, the button is on 2: seat 0 begins, not the aggressor in seat 1."""
    hand = collected([50, 50, 50], last_aggressor=1)
    assert showdown.first_to_show(hand, 0b101) == 0
    assert showdown.first_to_show(hand, 0b111) == 1


def test_b20_chips_that_no_live_player_reached_begin_a_pot() -> None:
    hand = collected([50, 0], folded=[0])
    pots.build_pots(hand, TDA)
    assert (hand.pot_count, hand.pots[0], sum(hand.pots)) == (1, 50, 50)


def test_b25_a_pot_that_is_not_raked_forgets_an_earlier_rake() -> None:
    """No flop, no drop (PokerStars)."""
    hand = collected([100, 100], street=0, rake=7)
    pots.build_pots(hand, TDA)
    hand.pot_rake[0] = 7
    pots.take_rake(hand, Rulebook(rake_rate=500))
    assert (hand.rake, hand.pot_rake[0]) == (0, 0)


@pytest.mark.parametrize(("strengths", "follows"), [((1, 5, 9, 3), 2), ((1, 5, 9, 9), 1)])
def test_b32_only_a_winner_alone_is_turned_next(strengths: tuple[int, ...], follows: int) -> None:
    """`show_from=winner`: seat 0 has begun; who wins alone comes next, where two tie the next clockwise."""
    hand = collected([50] * 4, last_aggressor=0)
    hand.strength[0][:4] = strengths
    pots.build_pots(hand, TDA)
    assert showdown.next_to_show(hand, Rulebook(show_from=FROM_WINNER), 0b0001) == follows


def test_b21_a_pot_that_has_merged_with_another_is_gone() -> None:
    """What an earlier street left beyond `pot_count` is neither raked nor paid nor shown for."""
    hand = collected([100, 100, 100])
    pots.build_pots(hand, TDA)
    hand.pots[1], hand.eligible[1] = 40, 0b110
    assert (hand.pot_count, showdown.next_to_show(hand, TDA, 0)) == (1, 0)
    pots.award(hand, games.no_limit_holdem((5, 10)), Rulebook(rake_rate=1000))
    assert (hand.rake, hand.pot_rake[:2], hand.stacks[:3]) == (30, [30, 0], [90, 90, 90])


def test_b25_a_rake_of_one_chip_at_most() -> None:
    hand = collected([100, 100])
    assert pots.rake_of(hand, Rulebook(rake_rate=500, rake_cap=[1] * 11), 200) == 1


@pytest.mark.parametrize(("amount", "whole"), [(13, 1), (15, 2), (17, 2), (23, 2), (25, 2), (26, 3)])
def test_b25_only_halves_are_rounded_to_even(amount: int, whole: int) -> None:
    assert pots.rounded(amount, 10, ROUND_HALF_EVEN) == whole


def test_b21_a_pot_is_paid_once() -> None:
    """What the record held before is not paid on top."""
    hand = collected([100, 100])
    pots.build_pots(hand, TDA)
    hand.awards[0][:2] = [7, 7]
    pots.award(hand, games.no_limit_holdem((5, 10)), TDA)
    assert (hand.awards[0][:2], hand.stacks[:2]) == ([100, 100], [100, 100])


def test_rule_43_a_big_blind_alone_gets_all_of_it_back() -> None:
    """The small blind is dead and everybody folds: nobody matched a chip of the 10."""
    hand = Hand(games.no_limit_holdem((5, 10)), [500, 500, 500], small_blind=-1)
    hand.fold()
    hand.fold()
    assert hand.uncalled == (0, 10)
    assert hand.pots == ()


@pytest.mark.parametrize("last", [0, 1, 2])
def test_trap_28_the_one_who_has_not_mucked_wins_with_unknown_cards(last: int) -> None:
    hand = collected([10, 10, 10], pot_count=1)
    hand.eligible[0] = 0b111
    hand.shown[:3] = [0 if seat == last else MUCKED for seat in range(3)]
    assert pots.winners(hand, 0, 0, 0) == 1 << last


def test_folded_players_do_not_make_the_last_hand_show() -> None:
    """B has mucked and C folded earlier: A need not show (TDA 2024 17-B)."""
    hand = collected([10, 10, 10], folded=[2], pot_count=1)
    hand.eligible[0] = 0b011
    hand.shown[1] = MUCKED
    assert showdown.must_show(hand, TDA, 0) == 0


def test_only_who_kept_his_cards_may_ask_to_see() -> None:
    """Seat 0 has folded; of the two at the showdown the caller may see the last aggressor's hand."""
    hand = collected([10, 10, 10], folded=[0], pot_count=1, last_aggressor=1)
    hand.eligible[0] = 0b110
    hand.shown[1] = MUCKED
    assert [showdown.may_see(hand, TDA, asker, 1) for asker in (0, 2)] == [0, 1]
