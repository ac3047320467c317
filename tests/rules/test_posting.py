"""Rules 21 and 26 to 29: short blinds, antes, big-blind antes, straddles and posts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from croupier import games
from croupier.errors import IllegalSetup
from croupier.events import Posted
from croupier.hand import Hand
from croupier.rules import posting
from croupier.rules.reasons import Reason
from croupier.rules.state import (
    ABSENT,
    ACTIVE,
    ANTE_FIRST,
    AS_RAISE,
    DEAD,
    STRADDLE_BUTTON,
    STRADDLE_UTG,
    HandState,
    Rulebook,
)
from tests.spots import Setup, adds, bounds, check_spot, collected, no_limit, options, play

DEEP = 20000
UTG = Rulebook(straddle=STRADDLE_UTG)
BUTTON = Rulebook(straddle=STRADDLE_BUTTON)


def posts(hand: Hand) -> list[tuple[int, str, int, bool]]:
    return [tuple(event) for event in hand.events if isinstance(event, Posted)]  # type: ignore[misc]


@pytest.mark.parametrize(
    ("seats", "button", "small", "big"),
    [
        ((0, 1, 2, 3), 3, 0, 1),
        ((0, 1, 2, 3), 0, 1, 2),
        ((0, 1, 2, 3), 2, 3, 0),
        ((0, 2, 3), 0, 2, 3),
        ((0, 2, 3), 1, 2, 3),  # an empty seat may have the button
        ((0, 2, 3), 3, 0, 2),
        ((1, 3), 1, 1, 3),  # rule 23: heads-up the button has the small blind
        ((1, 3), 3, 3, 1),
    ],
)
def test_the_blinds_are_left_of_the_button(seats: tuple[int, ...], button: int, small: int, big: int) -> None:
    """B18."""
    hand = HandState(seats=4, button=button)
    for seat in range(4):
        hand.status[seat] = ACTIVE if seat in seats else ABSENT
    posting.seat_blinds(hand)
    assert (hand.small_blind, hand.big_blind) == (small, big)
    played = Hand(games.no_limit_holdem((5, 10)), [100 * (seat in seats) for seat in range(4)], button=button)
    assert posts(played) == sorted([(small, "small blind", 5, False), (big, "big blind", 10, False)])


@pytest.mark.parametrize("short", [1, 60, 99])
def test_rule_21_a_short_big_blind_is_called_in_full(short: int) -> None:
    """Trap 10: big blind 100 has 60: call 100, raise to 200 (WSOP Live 154, Robert's 4-1)."""
    hand = no_limit(50, 100, [DEEP, short, DEEP, DEEP]).play()
    assert posts(hand) == [(0, "small blind", 50, False), (1, "big blind", short, True)]
    check_spot(hand, 2, 100, (200, DEEP))


def test_rule_21_the_pots_of_a_short_big_blind() -> None:
    """The small blind folds, two callers: main 60 x 3 + 50 = 230, side 40 x 2 = 80."""
    hand = no_limit(50, 100, [DEEP, 60, DEEP, DEEP]).play("c c f")
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(230, (1, 2, 3)), (80, (2, 3))]
    assert hand.uncalled is None


def test_rule_21_a_short_small_blind() -> None:
    hand = no_limit(50, 100, [30, DEEP, DEEP]).play()
    assert posts(hand)[0] == (0, "small blind", 30, True)
    check_spot(hand, 2, 100, (200, DEEP))
    play(hand, "c k")
    assert [pot.amount for pot in hand.pots] == [90, 140]


def test_trap_35_all_in_below_the_big_blind_contests_its_part_of_each() -> None:
    hand = no_limit(50, 100, [DEEP, DEEP, 40, DEEP]).play("a c c k")
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(160, (0, 1, 2, 3)), (180, (0, 1, 3))]


def test_rule_26_the_ante_comes_before_the_blind() -> None:
    """Ten players, ante 100, 400/800, big blind has 800: ante 100 and blind 700; main 3500, side 200."""
    game = games.no_limit_holdem((400, 800), ante=100)
    hand = Setup(game, [DEEP, 800, *[DEEP] * 8]).play()
    assert posts(hand)[:10] == [(seat, "ante", 100, False) for seat in range(10)]
    assert posts(hand)[10:] == [(0, "small blind", 400, False), (1, "big blind", 700, True)]
    play(hand, "c r1600 f f f f f f f f")
    assert hand.uncalled == (3, 800)
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(3500, (1, 3)), (200, (3,))]


def test_rule_26_a_short_ante_wins_its_part_of_the_antes() -> None:
    """60 of 100, ten players: main 60 x 10 = 600, the other 40 x 9 = 360 to the side."""
    game = games.no_limit_holdem((400, 800), ante=100)
    hand = Setup(game, [DEEP, DEEP, 60, *[DEEP] * 7]).play()
    assert posts(hand)[2] == (2, "ante", 60, True)
    assert [pot.amount for pot in hand.pots] == [600, 360]
    assert hand.pots[0].eligible == tuple(range(10))
    assert hand.pots[1].eligible == (0, 1, 3, 4, 5, 6, 7, 8, 9)
    play(hand, "c f f f f f f f k")
    assert [pot.amount for pot in hand.pots] == [600, 360 + 400 + 1600]


def test_a_player_all_in_on_the_ante_owns_his_share_and_is_not_asked() -> None:
    game = games.no_limit_holdem((50, 100), ante=100)
    hand = Setup(game, [DEEP, 100, DEEP]).play()
    assert posts(hand)[3:] == [(0, "small blind", 50, False)]
    assert (hand.actor, adds(hand)) == (2, 100)
    play(hand, "c c")
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(300, (0, 1, 2)), (200, (0, 2))]


@pytest.mark.parametrize(
    ("bba", "posted", "pots", "back"),
    [
        (0, [(1, "big blind", 1000, False), (1, "dead", 100, True)], [2600], None),
        (ANTE_FIRST, [(1, "dead", 1000, False), (1, "big blind", 100, True)], [1300, 800], (2, 500)),
    ],
)
def test_rule_27_big_blind_ante_of_a_short_big_blind(
    bba: int, posted: list[tuple[int, str, int, bool]], pots: list[int], back: tuple[int, int] | None
) -> None:
    """500/1000/1000, the big blind has 1100, one caller, the small blind folds (TDA 2024 RP-11)."""
    game = games.no_limit_holdem((500, 1000), ante=1000, ante_from="big-blind")
    hand = Setup(game, [DEEP, 1100, DEEP], Rulebook(bba=bba)).play()
    assert posts(hand)[1:] == posted
    play(hand, "c f")
    assert [pot.amount for pot in hand.pots] == pots
    assert hand.pots[0].eligible == (1, 2)
    assert hand.uncalled == back


def test_rule_27_the_ante_is_not_shrunk_short_handed() -> None:
    game = games.no_limit_holdem((500, 1000), ante=1000, ante_from="big-blind")
    assert Setup(game, [DEEP] * 2).play().pot_total == 2500


def test_trap_25_a_big_blind_ante_stays_outside_the_layers() -> None:
    """500/1000/1000, all-in 1500 under the gun, the button calls, the blinds fold: one pot of 5500."""
    game = games.no_limit_holdem((500, 1000), ante=1000, ante_from="big-blind")
    hand = Setup(game, [DEEP, DEEP, 1500, DEEP]).play("a c f f")
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(5500, (2, 3))]
    assert hand.uncalled is None


def test_button_ante_is_dead_money() -> None:
    game = games.no_limit_holdem((5, 10), ante=10, ante_from="button")
    hand = Setup(game, [500] * 3).play()
    assert (2, "dead", 10, False) in posts(hand)
    check_spot(hand, 2, 10, (20, 490))
    play(hand, "f f")
    assert hand.received == {1: 20 + 5}  # 5 of the big blind come back


@pytest.mark.parametrize(
    ("amount", "seat", "book", "first", "least"),
    [
        (10, 2, UTG, 3, 20),
        (10, 2, BUTTON, 3, 20),
        (10, 5, BUTTON, 0, 20),
        (13, 2, UTG, 3, 26),
        (10, 2, replace(UTG, straddle_as=AS_RAISE), 3, 15),
        (12, 2, replace(UTG, straddle_as=AS_RAISE), 3, 19),
    ],
)
def test_rule_28_a_straddle_is_raised_to_twice_its_size(
    amount: int, seat: int, book: Rulebook, first: int, least: int
) -> None:
    """2/5: a straddle of 10 is raised to 20, or, counted as a raise of the blind, to 15 (WSOP Live 165)."""
    hand = no_limit(2, 5, [500] * 6, book)._replace(straddles={seat: amount}).play()
    assert (seat, "straddle", amount, False) in posts(hand)
    owes = amount - 2 if first == 0 else amount
    check_spot(hand, first, owes, (least, 500))


@pytest.mark.parametrize(("seat", "line"), [(2, "c c c c c"), (5, "c c c c c")])
def test_rule_28_the_straddler_has_the_last_option_and_the_flop_bet_is_the_big_blind(
    seat: int, line: str
) -> None:
    hand = no_limit(2, 5, [500] * 6, BUTTON)._replace(straddles={seat: 10}).play(line)
    check_spot(hand, seat, 0, (20, 500))
    check_spot(play(hand, "k /"), 0, 0, (5, 490))


@pytest.mark.parametrize(
    ("straddles", "book"),
    [
        ({2: 10}, Rulebook()),  # none allowed
        ({2: 9}, UTG),
        ({3: 10}, UTG),
        ({5: 10}, UTG),  # the button
        ({4: 10}, BUTTON),
        ({0: 10}, BUTTON),
        ({1: 10}, BUTTON),
        ({2: 10, 3: 19}, UTG),
        ({2: 10, 4: 20}, UTG),
        ({2: -10}, UTG),
        ({2: 10.5}, UTG),
        ({17: 10}, UTG),
    ],
)
def test_rule_28_straddles_that_are_refused(straddles: dict[int, int], book: Rulebook) -> None:
    with pytest.raises(IllegalSetup):
        no_limit(2, 5, [500] * 6, book)._replace(straddles=straddles).play()


@pytest.mark.parametrize(
    ("button", "straddler", "first", "owes"), [(1, 0, 1, 10), (2, 1, 2, 10), (3, 2, 3, 10), (0, 3, 0, 10)]
)
def test_rule_28_a_straddle_as_a_raise_wherever_the_button_is(
    button: int, straddler: int, first: int, owes: int
) -> None:
    book = replace(UTG, straddle_as=AS_RAISE)
    game = games.no_limit_holdem((2, 5))
    hand = Hand(game, [500] * 4, button=button, rulebook=book, straddles={straddler: 10})
    check_spot(hand, first, owes, (15, 500))


def test_rule_28_counted_as_a_raise_changes_nothing_without_a_straddle() -> None:
    check_spot(no_limit(50, 100, [500] * 3, replace(UTG, straddle_as=AS_RAISE)).play(), 2, 100, (200, 500))


@pytest.mark.parametrize(
    ("blinds", "book", "first", "least"),
    [
        ([2, 5, 10, 10, 0], replace(UTG, straddle_as=AS_RAISE), 4, 15),
        ([10, 10, 5, 2, 0], replace(UTG, straddle_as=AS_RAISE), 2, 20),
        ([5, 5, 5, 0, 0], UTG, 3, 10),
        ([2, 10, 5, 0, 0], UTG, 2, 20),
    ],
)
def test_the_last_of_the_largest_blinds_is_followed_by_the_first_to_act(
    blinds: list[int], book: Rulebook, first: int, least: int
) -> None:
    hand = Hand(games.no_limit_holdem((2, 5)), [500] * 5, blinds=blinds, rulebook=book)
    check_spot(hand, first, max(blinds) - blinds[first], (least, 500))


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 2), (4, 2)])
@pytest.mark.parametrize("blind", [1, 5])
def test_equal_blinds_open_left_of_the_second(seats: int, first: int, blind: int) -> None:
    hand = no_limit(blind, blind, [500] * seats).play()
    assert hand.actor == first
    assert adds(hand) == (0 if seats == 2 else blind)


def test_rule_28_a_straddle_over_a_straddle() -> None:
    hand = no_limit(2, 5, [500] * 6, UTG)._replace(straddles={2: 10, 3: 20}).play()
    check_spot(hand, 4, 20, (40, 500))


def test_rule_22_what_a_folded_player_put_in_can_be_contested() -> None:
    """Small blind 50 folded, straddle all-in for 3: a call of 50 wins the chips above 3 alone."""
    start = no_limit(50, 100, [800, 2, 1500, 3], BUTTON)._replace(straddles={3: 200})
    hand = start.play("f")
    assert hand.options is not None
    assert hand.options.call is not None
    assert (hand.actor, hand.options.call.to) == (2, 50)
    hand.call()
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(8, (1, 2, 3)), (3, (2, 3)), (94, (2,))]


def test_rule_28_with_equal_blinds_the_straddle_is_left_of_the_second() -> None:
    hand = no_limit(5, 5, [500] * 4, UTG)._replace(straddles={2: 10}).play()
    check_spot(hand, 3, 10, (20, 500))


def test_rule_28_no_straddle_without_a_blind() -> None:
    with pytest.raises(IllegalSetup, match="blind"):
        Setup(games.game(ante=5), [500] * 4, UTG, straddles={1: 10}).play()


def test_rule_28_a_short_straddle_is_called_in_full() -> None:
    hand = no_limit(2, 5, [500, 500, 7, 500], UTG)._replace(straddles={2: 10}).play()
    assert (2, "straddle", 7, True) in posts(hand)
    check_spot(hand, 3, 10, (20, 500))


def test_rule_28_in_fixed_limit_it_does_not_count_to_the_cap() -> None:
    """Trap 16. WSOP Live 130: 4/8 with a straddle of 8: raises to 12, 16 and 20."""
    hand = Setup(games.fixed_limit_holdem((4, 8)), [500] * 5, UTG, straddles={2: 8}).play()
    for to in (12, 16, 20):
        sizes = bounds(hand)
        assert sizes is not None
        assert (sizes.minimum, sizes.maximum) == (to, to)
        play(hand, f"r{to}")
    why = options(hand).why_no_raise()
    assert why is not None
    assert why.reason is Reason.RAISE_CAPPED


def test_rule_29_posts_for_missed_blinds() -> None:
    """5/10: post 10 live and 5 dead; nothing to call unless raised, and an option (WSOP Live 160)."""
    setup = no_limit(5, 10, [500] * 6)._replace(posts={3: (10, 5)})
    hand = setup.play()
    assert posts(hand)[2:] == [(3, "post", 10, False), (3, "dead", 5, False)]
    assert hand.pot_total == 30
    check_spot(play(hand, "c"), 3, 0, (20, 495))
    hand = setup.play("r30")
    check_spot(hand, 3, 20, (50, 495))
    play(hand, "f f f f f")
    assert hand.received == {2: 20 + 40}  # 20 back, 10 matched, 5 + 10 + 10 + 5 of the others
    assert hand.uncalled == (2, 20)


def test_rule_29_a_dead_post_alone_leaves_the_bet_to_call() -> None:
    hand = no_limit(5, 10, [500] * 6)._replace(posts={3: (0, 5)}).play("c")
    check_spot(hand, 3, 10, (20, 495))


def test_rule_29_a_short_post() -> None:
    """The live part first, then the dead."""
    hand = no_limit(5, 10, [500, 500, 500, 12])._replace(posts={3: (10, 5)}).play()
    assert posts(hand)[2:] == [(3, "post", 10, False), (3, "dead", 2, True)]


@pytest.mark.parametrize(
    ("seat", "live", "dead"),
    [
        (0, 10, 0),
        (1, 10, 0),
        (3, 11, 0),
        (3, -1, 0),
        (3, 10, -5),
        (6, 10, 0),
        (-1, 10, 0),
        (5, 10, 0),
        (3, 1.5, 0),
    ],
)
def test_rule_29_posts_that_are_refused(seat: int, live: int, dead: int) -> None:
    """A blind's seat, more than a big blind, a seat that is not there, an empty seat."""
    with pytest.raises(IllegalSetup):
        Setup(games.no_limit_holdem((5, 10)), [500, 500, 500, 500, 500, 0], posts={seat: (live, dead)}).play()


@pytest.mark.parametrize(
    ("book", "call", "total"), [(Rulebook(), 400, 1000), (Rulebook(sd_button_ante=DEAD), 0, 1000)]
)
def test_rule_59_short_deck_button_ante(book: Rulebook, call: int, total: int) -> None:
    """200 each, 400 from the button: live, call 400 or raise to 800; later bets from 200."""
    hand = Setup(games.game("short-deck", ante=200), [DEEP] * 4, book).play()
    assert hand.pot_total == total
    check_spot(hand, 0, call, (800, DEEP - 200) if call else (200, DEEP - 200))
    play(hand, "c c c k /" if call else "k k k k /")
    check_spot(hand, 0, 0, (200, DEEP - 200 - call))


def test_rule_59_short_deck_everybody_may_win_the_antes() -> None:
    hand = Setup(games.game("short-deck", ante=200), [DEEP] * 4).play("c c c k")
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(600 + 1600, (0, 1, 2, 3))]


def test_an_empty_seat_owes_no_ante() -> None:
    hand = Hand(games.no_limit_holdem((5, 10), ante=1), [500, 0, 500, 500])
    assert hand.start.antes == (1, 0, 1, 1)
    assert hand.state.status[1] == ABSENT


def test_without_blinds_a_short_all_in_is_raised_by_a_full_bet() -> None:
    hand = Setup(games.game(ante=10), [14, 500, 500]).play("a")
    check_spot(hand, 1, 4, (14, 490))


def test_rule_59_the_button_gets_no_ante_back_beside_a_short_one() -> None:
    """One chip of an ante of 5: the button, who owes none, gets only its 10 back."""
    hand = Setup(games.game("short-deck", ante=5), [35, 1]).play()
    assert hand.uncalled == (0, 10)
    assert [(pot.amount, pot.eligible) for pot in hand.pots] == [(1, (0, 1))]
    assert sum(hand.stacks) + hand.pot_total == 36


def test_without_any_blind_the_seat_left_of_the_button_opens() -> None:
    hand = Setup(games.game(ante=10), [500] * 3).play()
    check_spot(hand, 0, 0, (10, 490))


@pytest.mark.parametrize(
    ("small", "big", "due"), [(0, 1, [5, 10, 0]), (-1, 1, [0, 10, 0]), (-1, -1, [0, 0, 0])]
)
def test_a_dead_blind_is_owed_by_nobody(small: int, big: int, due: list[int]) -> None:
    hand = collected([1] * 3, small_blind=small, big_blind=big)
    posting.owe_blinds(hand, games.no_limit_holdem((5, 10)))
    assert hand.due_blind == due + [0] * 7


def test_next_dealt_skips_empty_seats() -> None:
    hand = collected([1] * 6)
    for seat in (1, 4, 5):
        hand.status[seat] = ABSENT
    assert [posting.next_dealt(hand, seat) for seat in range(6)] == [2, 2, 3, 0, 0, 0]
    assert posting.dealt_in(hand) == 3
    hand.status[2] = hand.status[3] = ABSENT
    assert [posting.next_dealt(hand, seat) for seat in (0, 3)] == [0, 0]
