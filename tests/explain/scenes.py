"""Positions in which each reason arises: played, never made up."""

from collections.abc import Callable
from dataclasses import replace

from croupier import explain, games
from croupier.errors import IllegalAction
from croupier.hand import Hand
from croupier.options import Ruling
from croupier.rules.reasons import Reason
from croupier.rules.rulebooks import ONLINE, TDA
from croupier.rules.state import COMPLETE, REFUSE, GameSpec, Rulebook
from croupier.settlement import settle

NL = games.no_limit_holdem((50, 100))
PLO = games.pot_limit_omaha((50, 100))
FL = games.fixed_limit_holdem((20, 40))
LIMPED = "call call check deal"


def play(
    line: str, game: GameSpec = NL, *stacks: int, book: Rulebook = TDA, blinds: list[int] | None = None
) -> Hand:
    """A hand after a line of actions: "300" bets or raises to 300, "deal" deals unknown cards."""
    hand = Hand(game, stacks or (5000,) * 3, rulebook=book, blinds=blinds)
    for word in line.split():
        if word == "deal":
            hand.deal_board("??????" if hand.street == 0 else "??")
        elif word.isdigit():
            (hand.raise_to if hand.state.current_bet else hand.bet)(int(word))
        else:
            getattr(hand, word)()
    return hand


def why(hand: Hand) -> list[Ruling]:
    """Every ruling about the options of a position."""
    options = hand.options
    assert options is not None
    bounds, refusal = options.bet or options.raise_to, options.why_no_raise()
    return [options.why_check(), *(bounds.why if bounds else ()), *([refusal] if refusal else ())]


def refused(act: Callable[[], None]) -> list[Ruling]:
    """The ruling of an action that is refused."""
    try:
        act()
    except IllegalAction as error:
        return [error.ruling]
    raise AssertionError("the action was allowed")


def showdown(holes: list[str], book: Rulebook = TDA, board: str = "Kc8d5s2c3d") -> Hand:
    """Three players, named, who checked to the showdown."""
    hand = Hand(NL, (5000,) * 3, rulebook=book, names=["Ana", "Bo", "Cy"])
    for seat, hole in enumerate(holes):
        hand.deal_hole(seat, hole)
    hand.call()
    hand.call()
    for cards in (board[:6], board[6:8], board[8:]):
        hand.check()
        if hand.street:
            hand.check()
            hand.check()
        hand.deal_board(cards)
    for _ in range(3):
        hand.check()
    return hand


HOLES = ["KhQd", "AhKs", "KdJd"]


def told(hand: Hand) -> list[Ruling]:
    """The rulings behind a hand's events and payments, the showdown included."""
    if hand.next == "showdown":
        hand.show_down()
    return [made for one in hand.events for made in explain.behind(one, hand)] + list(explain.payments(hand))


def all_in_three() -> Hand:
    """The brief's worked example, played."""
    hand = Hand(games.no_limit_holdem((5, 10)), [50, 120, 200], names=["A", "B", "C"])
    for seat, hole in enumerate(["KhKd", "JcJh", "9c9d"]):
        hand.deal_hole(seat, hole)
    hand.raise_to(200)
    hand.call()
    hand.call()
    for cards in ("KcJd9s", "5h", "2c"):
        hand.deal_board(cards)
    return hand


def hi_lo(stakes: dict[str, int], hands: dict[str, str], board: str) -> list[Ruling]:
    """The payments of an Omaha hi-lo settlement."""
    game = games.game("omaha-hilo8", "pot-limit", blinds=(1, 2))
    return list(explain.payments(settle(stakes, hands=hands, board=board, game=game)))


def odd_unit_bets() -> GameSpec:
    """No-limit hold'em whose bets are multiples of 25."""
    return games.game("holdem", "no-limit", blinds=(50, 100), bet_unit=25)


def antes_only() -> GameSpec:
    """Pot-limit Omaha without blinds, whose first pot is smaller than the smallest bet."""
    return games.game("omaha", "pot-limit", ante=1, min_bet=10)


def raked(**knobs: int) -> Rulebook:
    """TDA with a rake of 5 %."""
    return replace(TDA, rake_rate=500, **knobs)  # type: ignore[arg-type]


SCENES: dict[Reason, Callable[[], list[Ruling]]] = {
    Reason.CALL_MATCHES_BET: lambda: why(play("300")),
    Reason.CALL_ALL_IN: lambda: why(play("300", NL, 200, 5000, 5000)),
    Reason.CALL_CONTESTED: lambda: why(play("fold", NL, 5000, 60, 5000)),
    Reason.CALL_FULL_BLIND: lambda: why(play("", NL, 5000, 60, 5000)),
    Reason.CHECK_FREE: lambda: why(play("call call")),
    Reason.MIN_FIRST_BET: lambda: why(play(LIMPED)),
    Reason.MIN_FULL_RAISE: lambda: why(play("300")),
    Reason.MIN_OVER_SHORT_ALL_IN: lambda: why(play("150", NL, 5000, 5000, 150)),
    Reason.MIN_COMPLETE_BET: lambda: why(
        play(LIMPED + " check 40", NL, 5000, 140, 5000, book=replace(TDA, short_open=COMPLETE))
    ),
    Reason.MIN_ALL_IN: lambda: why(play("300", NL, 400, 5000, 5000)),
    Reason.MIN_LIMIT: lambda: why(play("", FL)),
    Reason.MIN_LIMIT_COMPLETE: lambda: why(play(LIMPED + " 8", FL, 28, 500, 500)),
    Reason.MIN_BET_UNIT: lambda: why(play("160", odd_unit_bets(), 5000, 5000, 160)),
    Reason.MAX_STACK: lambda: why(play("300")),
    Reason.MAX_POT: lambda: why(play("", PLO)),
    Reason.MAX_POT_ROUNDED: lambda: why(play("", PLO, book=replace(TDA, pl_round=100))),
    Reason.MAX_POT_BET: lambda: why(play(LIMPED, PLO)),
    Reason.MAX_LIMIT: lambda: why(play("", FL)),
    Reason.MAX_FULL_RAISE: lambda: why(play("", antes_only())),
    Reason.RAISE_NOT_ACTED: lambda: why(play("300")),
    Reason.RAISE_REOPENED: lambda: why(play("call 300 call")),
    Reason.RAISE_STACK_ONLY_CALLS: lambda: why(play("300", NL, 300, 5000, 5000)),
    Reason.RAISE_NOBODY_ANSWERS: lambda: why(play("150 call", NL, 150, 5000, 150)),
    Reason.RAISE_CAPPED: lambda: why(play("40 60 80", FL)),
    Reason.RAISE_NOT_REOPENED: lambda: why(play("call 150 call", NL, 150, 5000, 5000)),
    Reason.RAISE_NOT_HALF: lambda: why(play(LIMPED + " check 20 28 call", FL, 500, 500, 48)),
    Reason.RAISE_NOT_ADDED_UP: lambda: why(play("call 150 200 call", NL, 200, 5000, 5000, 150, book=ONLINE)),
    Reason.NOT_YOUR_TURN: lambda: refused(lambda: play("").call(seat=0)),
    Reason.NOBODY_ACTS: lambda: refused(play("call call check").check),
    Reason.CHECK_OWES: lambda: refused(play("").check),
    Reason.CALL_OWES_NOTHING: lambda: refused(play("call call").call),
    Reason.BET_FACES_BET: lambda: refused(lambda: play("").bet(300)),
    Reason.RAISE_WITHOUT_BET: lambda: refused(lambda: play(LIMPED).raise_to(300)),
    Reason.BELOW_MINIMUM: lambda: refused(lambda: play("").raise_to(199)),
    Reason.ABOVE_MAXIMUM: lambda: refused(lambda: play("").raise_to(5001)),
    Reason.NOT_BET_UNIT: lambda: refused(lambda: play("", odd_unit_bets()).raise_to(210)),
    Reason.FOLD_IS_FREE: lambda: refused(play("call call", book=replace(TDA, free_fold=REFUSE)).fold),
    Reason.SHOW_FIRST: lambda: refused(lambda: showdown(HOLES).muck(0)),
    Reason.SHOW_WINNING: lambda: told(showdown(HOLES)),
    Reason.SHOW_ALL_IN: lambda: told(all_in_three()),
    Reason.SHOW_TOLD: lambda: told(showdown(HOLES, replace(TDA, muck_losers=0))),
    Reason.MAY_MUCK: lambda: told(showdown(HOLES)),
    Reason.NOT_AT_SHOWDOWN: lambda: refused(play("").show_down),
    Reason.ALREADY_DECIDED: lambda: refused(lambda: all_in_three().muck(0)),
    Reason.CARDS_UNKNOWN: lambda: refused(showdown(["????", "AhKs", "????"]).show_down),
    Reason.UNCALLED_RETURNED: lambda: told(play("fold fold")),
    Reason.POT_MAIN: lambda: told(all_in_three()),
    Reason.POT_SIDE: lambda: told(all_in_three()),
    Reason.AWARD_UNCONTESTED: lambda: told(play("fold fold")),
    Reason.AWARD_HIGH: lambda: told(all_in_three()),
    Reason.AWARD_LOW: lambda: hi_lo({"A": 50, "B": 50}, {"A": "KhKdQcQs", "B": "Ah2d9c9s"}, "KcJd3s7h8c"),
    Reason.AWARD_BOTH: lambda: hi_lo({"A": 50, "B": 50}, {"A": "Ah2d9c9s", "B": "QhQdTcTs"}, "Ac2h3s7h8c"),
    Reason.AWARD_SPLIT: lambda: told(showdown(["KhQd", "KsQc", "KdJd"])),
    Reason.ODD_CHIP: lambda: list(
        explain.payments(settle({"A": 5, "B": 5}, folded={"C": 1}, ranking={"A": 1, "B": 1}))
    ),
    Reason.ODD_CHIP_HIGH: lambda: hi_lo(
        {"A": 51, "B": 51, "C": 51}, {"A": "KhKdQcQs", "B": "Ah2d9c9s", "C": "5h5d4c4h"}, "KcJd3s7h8c"
    ),
    Reason.RAKE_TAKEN: lambda: told(showdown(HOLES, raked())),
    Reason.RAKE_NO_FLOP: lambda: told(play("fold fold", book=raked())),
}
"""A scene for each reason; its rulings contain that reason."""
