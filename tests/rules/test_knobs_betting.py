"""Each side of the knobs about betting: reopening, short opens, half bets, pot sizes, folds and time.

The other knobs are tested beside their rules: bba, ante_trim, straddles, posts and the short-deck ante in
`test_posting`, button and missed in `test_button`, fl_raises and fl_hu in `test_fixed_limit`, odd chips,
hi-lo and rake in `test_pots`, showing, mucking and revealing in `test_showdown`.
"""

from __future__ import annotations

import pytest

from croupier import games
from croupier.cards import cards
from croupier.events import Acted
from croupier.hand import Hand
from croupier.rules.reasons import Reason
from croupier.rules.state import (
    ADD,
    COMPLETE,
    CONSECUTIVE,
    DEAD_HAND,
    NEVER,
    PER_PLAYER,
    PL_ACTUAL,
    PL_FULL,
    PL_SB_AS_BB,
    REFUSE,
    TRIPS_HIGH,
    Rulebook,
)
from tests.spots import Setup, bounds, check_spot, fixed_limit, no_limit, options, play, pot_limit, refused

DEEP = 20000
NOT_REOPENED, NOT_ADDED_UP = Reason.RAISE_NOT_REOPENED, Reason.RAISE_NOT_ADDED_UP


@pytest.mark.parametrize(
    ("reopen", "sizes"),
    [(PER_PLAYER, (300, DEEP - 100)), (CONSECUTIVE, NOT_ADDED_UP), (NEVER, NOT_ADDED_UP)],
)
def test_reopen_with_a_call_between_two_short_all_ins(reopen: int, sizes: tuple[int, int] | Reason) -> None:
    """B15, rule 16. A 100, B all-in 125, C calls, D all-in 200, E calls: A faces 100."""
    setup = no_limit(50, 100, [DEEP, 225, DEEP, 300, DEEP, DEEP], Rulebook(reopen=reopen))
    hand = setup.play("c c c f c k / b100 a c a c")
    check_spot(hand, 0, 100, sizes)
    check_spot(play(hand, "c"), 2, 75, NOT_REOPENED)


@pytest.mark.parametrize(
    ("reopen", "last", "answer", "actor", "owes", "sizes"),
    [
        (PER_PLAYER, 1700, "", 0, 1200, (2200, DEEP - 200)),
        (CONSECUTIVE, 1700, "", 0, 1200, (2200, DEEP - 200)),
        (NEVER, 1700, "", 0, 1200, (2200, DEEP - 200)),  # B's full raise is enough
        (PER_PLAYER, 1700, "c", 1, 700, (2200, DEEP - 200)),
        (CONSECUTIVE, 1700, "c", 1, 700, (2200, DEEP - 200)),
        (CONSECUTIVE, 1700, "f c", 2, 700, (2200, DEEP - 200)),
        (NEVER, 1700, "c", 1, 700, NOT_ADDED_UP),
        (NEVER, 1700, "f c", 2, 700, NOT_ADDED_UP),
        (CONSECUTIVE, 1500, "c", 1, 500, (2000, DEEP - 200)),
        (CONSECUTIVE, 1499, "c", 1, 499, NOT_REOPENED),
        (PER_PLAYER, 1499, "c", 1, 499, NOT_REOPENED),
    ],
)
def test_reopen_with_consecutive_short_all_ins(
    reopen: int, last: int, answer: str, actor: int, owes: int, sizes: tuple[int, int] | Reason
) -> None:
    """B15, rule 17. A 500, B 1000, C calls, D all-in 1300, E all-in `last`."""
    setup = no_limit(100, 200, [DEEP, DEEP, DEEP, 1500, last + 200, DEEP], Rulebook(reopen=reopen))
    check_spot(setup.play("c c c f c k / b500 r1000 c a a " + answer), actor, owes, sizes)


@pytest.mark.parametrize(
    ("between", "sizes"), [("f", (2200, DEEP - 200)), ("a", (2200, DEEP - 200)), ("c", NOT_ADDED_UP)]
)
def test_reopen_consecutive_a_call_breaks_the_run(between: str, sizes: tuple[int, int] | Reason) -> None:
    """A fold does not, nor does an all-in call for less (stack 900)."""
    stack = 1100 if between == "a" else DEEP
    stacks = [DEEP, DEEP, DEEP, 1500, stack, 1900, DEEP]
    hand = no_limit(100, 200, stacks, Rulebook(reopen=CONSECUTIVE)).play("c c c c f c k / b500 r1000 c a")
    play(hand, between + " a c")
    check_spot(hand, 1, 700, sizes)


def test_reopen_consecutive_a_new_run_starts_at_the_call() -> None:
    """Bet 500, all-ins 800 and 1100 are a full raise; a call, then all-in 1300 is short for the caller."""
    stacks = [DEEP, 1000, 1300, DEEP, 1500, DEEP]
    hand = no_limit(100, 200, stacks, Rulebook(reopen=CONSECUTIVE)).play("c c c f c k / b500 a a c a")
    check_spot(hand, 0, 800, (1800, DEEP - 200))
    check_spot(play(hand, "c"), 3, 200, NOT_REOPENED)


@pytest.mark.parametrize(("second", "reopened"), [(150, False), (199, False), (200, True)])
def test_reopen_consecutive_before_the_flop(second: int, reopened: bool) -> None:
    """Big blind 100, A calls, all-ins of 150 and `second`: a run starts at the big blind."""
    stacks = [DEEP, DEEP, DEEP, 150, second]
    hand = no_limit(50, 100, stacks, Rulebook(reopen=CONSECUTIVE)).play("c a a c c")
    sizes = (second + 100, DEEP) if reopened else NOT_REOPENED
    check_spot(hand, 2, second - 100, sizes)


@pytest.mark.parametrize(("second", "reopened"), [(99, False), (100, True)])
def test_reopen_consecutive_opening_all_ins(second: int, reopened: bool) -> None:
    """After a raise before the flop: A checks, all-ins of 40 and `second`, a call: the run starts at 0."""
    stacks = [DEEP, 340, 300 + second, DEEP]
    hand = no_limit(50, 100, stacks, Rulebook(reopen=CONSECUTIVE)).play("r300 c c c / k a a c")
    check_spot(hand, 0, second, (200, DEEP - 300) if reopened else NOT_REOPENED)


@pytest.mark.parametrize("reopen", [PER_PLAYER, CONSECUTIVE, NEVER])
@pytest.mark.parametrize(
    ("raise_to", "owes", "sizes"), [("a", 100, (300, DEEP - 100)), ("r300", 200, (500, DEEP - 100))]
)
def test_reopen_a_full_raise_always_does(
    reopen: int, raise_to: str, owes: int, sizes: tuple[int, int]
) -> None:
    """Trap 37: 100, all-in of exactly 200."""
    stacks = [DEEP, 300 if raise_to == "a" else DEEP, DEEP]
    hand = no_limit(50, 100, stacks, Rulebook(reopen=reopen)).play(f"c c k / b100 {raise_to} c")
    check_spot(hand, 0, owes, sizes)


@pytest.mark.parametrize("reopen", [CONSECUTIVE, NEVER])
def test_reopen_a_full_raise_over_a_short_all_in(reopen: int) -> None:
    hand = no_limit(50, 100, [DEEP, 225, DEEP], Rulebook(reopen=reopen)).play("c c k / b100 a r225")
    check_spot(hand, 0, 125, (325, DEEP - 100))


@pytest.mark.parametrize(
    ("short_open", "all_in", "line", "actor", "owes", "least"),
    [
        (ADD, 40, "k a", 2, 40, 140),
        (COMPLETE, 40, "k a", 2, 40, 100),
        (ADD, 99, "k a", 2, 99, 199),
        (COMPLETE, 99, "k a", 2, 99, 100),
        (ADD, 100, "k a", 2, 100, 200),
        (COMPLETE, 100, "k a", 2, 100, 200),
        (COMPLETE, 40, "k a r100", 0, 100, 200),  # completed, it is a full bet for who checked
        (COMPLETE, 40, "k a r130", 0, 130, 230),
        (COMPLETE, 140, "b100 a", 2, 140, 240),  # completing a raise is a fixed-limit idea
    ],
)
def test_short_open(short_open: int, all_in: int, line: str, actor: int, owes: int, least: int) -> None:
    """Rule 19. A opening all-in below the big blind of 100, and the next raise."""
    setup = no_limit(50, 100, [DEEP, 100 + all_in, DEEP], Rulebook(short_open=short_open))
    check_spot(setup.play("c c k / " + line), actor, owes, (least, DEEP - 100))


def test_short_open_changes_nothing_before_the_flop() -> None:
    for short_open in (ADD, COMPLETE):
        setup = no_limit(50, 100, [DEEP, DEEP, 150, DEEP], Rulebook(short_open=short_open))
        check_spot(setup.play("a"), 3, 150, (250, DEEP))
        check_spot(setup.play("f"), 3, 100, (200, DEEP))


@pytest.mark.parametrize(
    ("fl_half", "line", "shorts", "actor", "owes", "sizes"),
    [
        (1, "b20 a", {1: 30}, 2, 30, (50, 50)),
        (0, "b20 a", {1: 30}, 2, 30, (40, 40)),
        (0, "b20 a", {1: 39}, 2, 39, (40, 40)),
        (0, "b20 a", {1: 40}, 2, 40, (60, 60)),
        (0, "a", {0: 15}, 1, 15, (20, 20)),
        (0, "a", {0: 19}, 1, 19, (20, 20)),
        (0, "a", {0: 20}, 1, 20, (40, 40)),
        (1, "b20 a f f", {1: 30}, 0, 10, Reason.RAISE_NOBODY_ANSWERS),
        (1, "b20 a c c", {1: 30}, 0, 10, (50, 50)),
        (0, "b20 a c c", {1: 30}, 0, 10, Reason.RAISE_NOT_HALF),
        (0, "b20 a c c", {1: 39}, 0, 19, Reason.RAISE_NOT_HALF),
        (0, "b20 a c c", {1: 40}, 0, 20, (60, 60)),
    ],
)
def test_fl_half(
    fl_half: int,
    line: str,
    shorts: dict[int, int],
    actor: int,
    owes: int,
    sizes: tuple[int, int] | Reason,
) -> None:
    """B16, rule 41."""
    stacks = [20 + shorts.get(seat, DEEP) for seat in range(4)]
    setup = fixed_limit(20, 40, stacks, Rulebook(fl_half=fl_half))
    check_spot(setup.play("c c c k / " + line), actor, owes, sizes)


@pytest.mark.parametrize(
    ("pl_blinds", "dead", "short_big", "short_small", "opening"),
    [(PL_FULL, 700, 700, 700, 35), (PL_ACTUAL, 600, 600, 660, 35), (PL_SB_AS_BB, 700, 800, 800, 40)],
)
def test_pl_blinds(pl_blinds: int, dead: int, short_big: int, short_small: int, opening: int) -> None:
    """Rules 34 and 35. 100-200: without a small blind, with a short one, and 5-10 with both."""
    book = Rulebook(pl_blinds=pl_blinds)
    for setup, most in (
        (pot_limit(100, 200, [DEEP] * 4, book)._replace(small_blind=-1), dead),
        (pot_limit(100, 200, [DEEP, 100, DEEP, DEEP], book), short_big),
        (pot_limit(100, 200, [60, DEEP, DEEP, DEEP], book), short_small),
        (pot_limit(5, 10, [DEEP] * 4, book), opening),
    ):
        sizes = bounds(setup.play())
        assert sizes is not None
        assert sizes.maximum == most


@pytest.mark.parametrize(
    ("line", "actor", "owes", "sizes"),
    [
        ("", 2, 10, (20, 40)),
        ("c", 3, 10, (20, 50)),
        ("f f", 0, 5, (20, 30)),  # its own 5 are really to call: the pot after calling is 20
        ("f f f", 1, 0, None),
        ("c f f", 1, 0, (20, 40)),  # folded, the small blind still counts as a big one: 10 + 30
        ("c f f r30", 2, 20, (50, 95)),  # … until the big blind has acted: 30 + 45 + 20
        ("r20 r50 f f", 2, 30, (80, 165)),  # a fold is an action: 50 + 85 + 30
        ("c f c k /", 0, 0, (10, 30)),
    ],
)
def test_pl_blinds_small_blind_as_big_until_the_big_blind_has_acted(
    line: str, actor: int, owes: int, sizes: tuple[int, int] | None
) -> None:
    """Rule 35. 5/10: the first player calls 10 or raises to 20-40 in fives (WSOP Live 191)."""
    hand = pot_limit(5, 10, [DEEP] * 4, Rulebook(pl_blinds=PL_SB_AS_BB)).play(line)
    if sizes is None:
        assert hand.next == "hand_over"
    else:
        check_spot(hand, actor, owes, sizes)


def test_pl_blinds_opening_in_fives() -> None:
    """Rule 35: 20, 25, 30, 35 or 40."""
    game = games.game("omaha", "pot-limit", blinds=(5, 10), bet_unit=5)
    now = options(Setup(game, [500] * 4, Rulebook(pl_blinds=PL_SB_AS_BB)).play())
    assert [to for to in range(50) if now.allows(to)] == [20, 25, 30, 35, 40]


@pytest.mark.parametrize(("pl_antes", "first", "flop"), [(1, 10, 9), (0, 7, 9)])
def test_pl_antes(pl_antes: int, first: int, flop: int) -> None:
    """1/2 with an ante of 1 from each of three: 2 + 6 + 2, or 2 + 3 + 2; after the flop they count."""
    game = games.game("omaha", "pot-limit", blinds=(1, 2), ante=1)
    hand = Setup(game, [DEEP] * 3, Rulebook(pl_antes=pl_antes)).play()
    check_spot(hand, 2, 2, (4, first))
    check_spot(play(hand, "c c k /"), 0, 0, (2, flop))


@pytest.mark.parametrize(("pl_antes", "most"), [(1, 9), (0, 7)])
def test_pl_antes_dead_money(pl_antes: int, most: int) -> None:
    """The big blind's ante of 2 is dead money and counts like any ante."""
    game = games.game("omaha", "pot-limit", blinds=(1, 2), ante=2, ante_from="big-blind")
    check_spot(Setup(game, [DEEP] * 3, Rulebook(pl_antes=pl_antes)).play(), 2, 2, (4, most))


@pytest.mark.parametrize(
    ("blinds", "unit", "most"),
    [
        ((15, 35), 25, 100),
        ((15, 35), 0, 85),
        ((15, 35), 1, 85),
        ((15, 35), 2, 86),
        ((10, 35), 25, 100),
        ((10, 35), 80, 80),
    ],
)
def test_pl_round(blinds: tuple[int, int], unit: int, most: int) -> None:
    """Rule 36: pot 85 in 25s is 100 (WSOP Live 190), 80 is 100 (Robert's 14-PL4); off, it is exact."""
    hand = pot_limit(*blinds, [DEEP] * 3, Rulebook(pl_round=unit)).play("c f k /")
    assert hand.pot_total == sum(blinds) + 35
    check_spot(hand, 1, 0, (35, most))


@pytest.mark.parametrize("free_fold", [0, REFUSE])
def test_free_fold(free_fold: int) -> None:
    """Rule 4. Facing a bet one may always fold."""
    hand = no_limit(5, 10, [500] * 3, Rulebook(free_fold=free_fold)).play("c c")
    assert options(hand).fold is not bool(free_fold)
    if free_fold:
        assert refused(hand, "f").ruling.reason is Reason.FOLD_IS_FREE
    else:
        assert play(hand.copy(), "f").next == "deal_flop"
    play(hand, "k / b10")
    assert options(hand).fold
    play(hand, "f")
    assert hand.actor == 2


@pytest.mark.parametrize(
    ("book", "free", "owing"),
    [
        (Rulebook(), "check", "fold"),
        (Rulebook(timeout=DEAD_HAND), "fold", "fold"),
        (Rulebook(free_fold=REFUSE), "check", "fold"),
        (Rulebook(timeout=DEAD_HAND, free_fold=REFUSE), "fold", "fold"),  # time folds where a player may not
    ],
)
def test_timeout(book: Rulebook, free: str, owing: str) -> None:
    """Rule 6. TDA 2024 29; WSOP Tournament 80: the hand is dead."""
    for line, kind in (("c c", free), ("c c k /", free), ("", owing), ("c c k / b10", owing)):
        hand = no_limit(5, 10, [500] * 3, book).play(line)
        hand.time_out()
        told = [event for event in hand.events if isinstance(event, Acted)]
        assert told[-1].kind == kind, line


@pytest.mark.parametrize(("sd_trips", "winner"), [(0, 0), (TRIPS_HIGH, 1)])
def test_sd_trips(sd_trips: int, winner: int) -> None:
    """Rule 59: a straight beats three of a kind, or the reverse. A-6-7-8-9 against three kings."""
    game = games.game("short-deck", ante=200)
    hand = Hand(game, [5000, 5000], rulebook=Rulebook(sd_trips=sd_trips))
    hand.deal_hole(0, "As6d")
    hand.deal_hole(1, "KsKd")
    play(hand, "c k /7h8c9s k k /Kh k k /Jd k k")
    assert hand.board == cards("7h8c9sKhJd")
    hand.show_down()
    assert hand.net[winner] > 0
