"""What makes a position a good question: for each kind of exercise, what has to be there to be worth asking.

Only rulings, options and the record of the hand are read: what the answer is, and why, is the engine's word.
"""

from __future__ import annotations

from croupier.exercises.answers import put_in
from croupier.explain import payments
from croupier.hand import Hand
from croupier.options import Bounds
from croupier.rules.reasons import Reason
from croupier.rules.state import ALL_IN, FOLDED
from croupier.settlement import shown_down


def _bounds(hand: Hand) -> Bounds | None:
    """The bounds of a raise; None where there is nothing to raise, or no raise may be made."""
    return hand.options.raise_to if hand.options else None


def _over_short_all_in(hand: Hand) -> bool:
    """Whether the bet to match was last lifted by an all-in that is no full raise."""
    return hand.state.level < hand.state.current_bet


# call: how many chips does it add?


def call_with_chips_in_front(hand: Hand) -> bool:
    """A raise faces a player with chips in front, who can call it all."""
    call = hand.options.call if hand.options else None
    raised = hand.state.last_aggressor >= 0
    return call is not None and raised and call.adds < call.to == hand.state.current_bet


def call_on_a_later_street(hand: Hand) -> bool:
    """The same after the flop: chips of earlier streets do not count."""
    return hand.street > 0 and call_with_chips_in_front(hand)


def call_for_less(hand: Hand) -> bool:
    """The stack is shorter than the call, and some chips are in front already."""
    call = hand.options.call if hand.options else None
    return call is not None and call.adds < call.to and call.why[0].reason == Reason.CALL_ALL_IN


def call_of_a_short_blind(hand: Hand) -> bool:
    """The big blind was posted short, but the full blind is to be called."""
    call = hand.options.call if hand.options else None
    return call is not None and call.why[0].reason == Reason.CALL_FULL_BLIND


def call_of_what_is_contested(hand: Hand) -> bool:
    """The big blind was posted short, and nobody else can contest more."""
    call = hand.options.call if hand.options else None
    return call is not None and call.why[0].reason == Reason.CALL_CONTESTED


# minimum raise: to how much?


def _minimum_is(hand: Hand, *reasons: Reason) -> bool:
    """Whether the smallest raise is what it is for one of these reasons, and not twice the bet."""
    bounds = _bounds(hand)
    if bounds is None or bounds.minimum == 2 * hand.state.current_bet:
        return False
    return bounds.why[1].reason in reasons


def minimum_after_a_raise(hand: Hand) -> bool:
    """After a raise that is more or less than the bet it raised."""
    return _minimum_is(hand, Reason.MIN_FULL_RAISE)


def minimum_on_a_later_street(hand: Hand) -> bool:
    """The same after the flop: the last bet or raise of this street counts."""
    return hand.street > 0 and minimum_after_a_raise(hand)


def minimum_over_a_short_all_in(hand: Hand) -> bool:
    """A short all-in lifted the bet, but not the size of a raise."""
    return _minimum_is(hand, Reason.MIN_OVER_SHORT_ALL_IN)


def minimum_of_a_short_stack(hand: Hand) -> bool:
    """The stack is shorter than a full raise."""
    return _minimum_is(hand, Reason.MIN_ALL_IN)


def minimum_in_fixed_limit(hand: Hand) -> bool:
    """An all-in of less than half a bet is completed, one of half or more is raised."""
    off_step = hand.state.current_bet % hand.game.small_bet > 0
    return off_step and _minimum_is(hand, Reason.MIN_LIMIT, Reason.MIN_LIMIT_COMPLETE)


# pot-limit: raise to how much at most?


def _maximum_is(hand: Hand, reason: Reason) -> bool:
    """Whether the largest raise is what it is for this reason, with something to call."""
    bounds = _bounds(hand)
    return bounds is not None and hand.to_call > 0 and bounds.why[2].reason == reason


def maximum_with_chips_in_front(hand: Hand) -> bool:
    """Own chips in front shorten the call."""
    actor = hand.actor
    return actor is not None and hand.state.committed[actor] > 0 and _maximum_is(hand, Reason.MAX_POT)


def maximum_on_a_later_street(hand: Hand) -> bool:
    """The pot of earlier streets counts as well."""
    return hand.street > 0 and _maximum_is(hand, Reason.MAX_POT)


def maximum_of_the_stack(hand: Hand) -> bool:
    """The pot would allow more than the stack holds, but not twice as much."""
    bounds = _bounds(hand)
    if bounds is None or bounds.minimum == bounds.maximum or not _maximum_is(hand, Reason.MAX_STACK):
        return False
    return bounds.maximum < bounds.why[2].numbers["pot_to"] < 2 * bounds.maximum


def maximum_beside_a_poor_blind(hand: Hand) -> bool:
    """Before the flop, with a short or dead blind: what counts as pot is the rulebook's choice."""
    return hand.street == 0 and _maximum_is(hand, Reason.MAX_POT)


# may he raise?


def _may(hand: Hand, reason: Reason) -> bool:
    bounds = _bounds(hand)
    return bounds is not None and bounds.why[0].reason == reason


def _may_not(hand: Hand, *reasons: Reason) -> bool:
    refusal = hand.options.why_no_raise() if hand.options else None
    return refusal is not None and refusal.reason in reasons


def reopened_by_short_all_ins(hand: Hand) -> bool:
    """Short all-ins that are a full raise together: none has come since the player acted."""
    actor = hand.actor
    if actor is None or hand.state.level > hand.state.committed[actor]:
        return False
    return _may(hand, Reason.RAISE_REOPENED)


def reopened_before_a_short_all_in(hand: Hand) -> bool:
    """The last all-in is short, but a full raise has come since the player acted."""
    return (
        _over_short_all_in(hand) and _may(hand, Reason.RAISE_REOPENED) and not reopened_by_short_all_ins(hand)
    )


def reopened_by_a_full_all_in(hand: Hand) -> bool:
    """An all-in that is a full raise by itself."""
    by_all_in = hand.state.status[hand.state.last_aggressor] == ALL_IN
    return by_all_in and not _over_short_all_in(hand) and _may(hand, Reason.RAISE_REOPENED)


def open_to_who_has_not_acted(hand: Hand) -> bool:
    """A short all-in takes nothing from a player who has not acted yet."""
    return _over_short_all_in(hand) and _may(hand, Reason.RAISE_NOT_ACTED)


def reopened_by_half_a_bet(hand: Hand) -> bool:
    """Fixed limit: an all-in of half a bet or more."""
    off_step = hand.state.current_bet % hand.game.small_bet > 0
    return off_step and _may(hand, Reason.RAISE_REOPENED)


def not_reopened(hand: Hand) -> bool:
    """A short all-in, less than a full raise."""
    return _may_not(hand, Reason.RAISE_NOT_REOPENED)


def not_added_up(hand: Hand) -> bool:
    """Short all-ins that would be a raise together, where they do not add up."""
    return _may_not(hand, Reason.RAISE_NOT_ADDED_UP)


def nobody_answers(hand: Hand) -> bool:
    """Everybody else is all-in."""
    return _may_not(hand, Reason.RAISE_NOBODY_ANSWERS)


def limited(hand: Hand) -> bool:
    """Fixed limit: capped, or an all-in of less than half a bet."""
    return _may_not(hand, Reason.RAISE_CAPPED, Reason.RAISE_NOT_HALF)


# pots: which, and who wins what?

MOST_POTS = 4
"""More pots than this nobody has to work out."""


def _odd_chips(hand: Hand) -> int:
    """How many players get an odd chip."""
    return sum(made.reason == Reason.ODD_CHIP for made in payments(shown_down(hand)))


def _worth_dividing(hand: Hand) -> bool:
    """At the showdown: three different amounts in play or more, folded chips, two to four pots."""
    if hand.next != "showdown" or not 2 <= len(hand.pots) <= MOST_POTS:
        return False
    folded = [state == FOLDED for state in hand.state.status]
    live = {amount for seat, amount in put_in(hand).items() if not folded[seat]}
    lost = [amount for seat, amount in put_in(hand).items() if folded[seat]]
    return len(live) >= 3 and max(lost, default=0) > hand.game.big_blind and _odd_chips(hand) <= 1


def pots_with_a_refund(hand: Hand) -> bool:
    """A bet that nobody called besides."""
    return hand.uncalled is not None and _worth_dividing(hand)


def pots_with_several_winners(hand: Hand) -> bool:
    """A refund, and no player wins all pots."""
    if not pots_with_a_refund(hand):
        return False
    winners = [set(pot.awards) for pot in shown_down(hand).pots]
    return not set.intersection(*winners)


def pots_without_a_refund(hand: Hand) -> bool:
    """The two largest amounts are the same."""
    return hand.uncalled is None and _worth_dividing(hand)


def pots_with_an_odd_chip(hand: Hand) -> bool:
    """A pot is split and a chip is left over."""
    return _worth_dividing(hand) and _odd_chips(hand) == 1
