"""A hand played through its face: from the blinds to the payment."""

import pytest

from croupier import games
from croupier.cards import cards
from croupier.errors import IllegalAction, IllegalSetup
from croupier.hand import Hand
from croupier.rules.reasons import Reason


def three_way() -> Hand:
    """The brief's worked example, played: all-ins of 50, 120 and 200."""
    hand = Hand(games.no_limit_holdem((5, 10)), [50, 120, 200], names=["A", "B", "C"])
    for seat, hole in enumerate(["KhKd", "JcJh", "9c9d"]):
        hand.deal_hole(seat, hole)
    hand.raise_to(200)
    hand.call()
    hand.call()
    return hand


def test_b23_side_pots_refund_and_net() -> None:
    hand = three_way()
    assert hand.uncalled == (2, 80)
    assert [pot.amount for pot in hand.pots] == [150, 140]
    assert [pot.eligible for pot in hand.pots] == [(0, 1, 2), (1, 2)]
    assert hand.shown == (0, 1, 2)
    hand.deal_board("KcJd9s")
    hand.deal_board("5h")
    hand.deal_board("2c")
    assert hand.next == "showdown"
    hand.show_down()
    assert hand.next == "hand_over"
    assert hand.received == {0: 150, 1: 140, 2: 80}
    assert hand.net == {0: 100, 1: 20, 2: -120}
    assert [type(event).__name__ for event in hand.events[-3:]] == ["BoardDealt", "Awarded", "Awarded"]


def test_events_rebuild_the_hand_and_undo_takes_a_step_back() -> None:
    hand = three_way()
    hand.deal_board("KcJd9s")
    assert Hand.from_events(hand.events).state == hand.state
    before = three_way()
    hand.undo()
    assert hand.state == before.state
    assert hand.events == before.events
    hand.undo()
    assert hand.actor == 1
    assert hand.options is not None
    assert hand.options.call is not None
    assert hand.options.call.adds == 110


def test_a_refusal_says_why_and_changes_nothing() -> None:
    hand = Hand(games.no_limit_holdem((5, 10)), [1000] * 3)
    before = hand.copy()
    with pytest.raises(IllegalAction, match="the minimum is 20") as refused:
        hand.raise_to(19)
    assert refused.value.ruling.reason is Reason.BELOW_MINIMUM
    with pytest.raises(IllegalAction, match="p3's turn"):
        hand.call(seat=0)
    with pytest.raises(IllegalAction):
        hand.check()
    assert hand.state == before.state
    assert hand.events == before.events


def test_bad_set_ups() -> None:
    game = games.no_limit_holdem((5, 10))
    for stacks in ([1000], [1000] * 11, [1000, -1], [1000, 2.5], [1000, True], [0, 5]):
        with pytest.raises(IllegalSetup):
            Hand(game, stacks)  # type: ignore[arg-type]


def test_a_view_and_its_options_hold_no_card_that_the_seat_may_not_see() -> None:
    hand = three_way()
    hand.undo()
    seen = hand.view(1)
    assert seen.holes == ((-1, -1), cards("JcJh"), (-1, -1))
    assert seen.options is not None
    assert seen.options.call == hand.options.call._replace(options=seen.options)  # type: ignore[union-attr]
    record = seen.options._state
    assert [record.hole[seat][:2] for seat in (0, 2)] == [[-1, -1], [-1, -1]]
