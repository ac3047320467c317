"""The situations in which universal_poker differs from us. Each function is named by an entry of the list.

That the figures themselves are those which follow from both sides' ways of counting is checked before.
"""

from __future__ import annotations

from croupier.rules.reasons import Reason
from croupier.rules.state import RAISE
from tests.differential.openspiel_model import Reckoning, payoffs
from tests.differential.play import Difference, Peer
from tests.differential.pokerkit_differences import asked_in_vain, posted_short, refusal, short_blind
from tests.differential.table import Table

__all__ = ["asked_in_vain", "short_blind"]


def betting_never_closes(table: Table, peer: Peer, difference: Difference) -> bool:
    return difference.what == "raise" and refusal(table) == Reason.RAISE_NOT_REOPENED


def raise_that_nobody_answers(table: Table, peer: Peer, difference: Difference) -> bool:
    return difference.what == "raise" and refusal(table) == Reason.RAISE_NOBODY_ANSWERS


def short_all_in_sets_no_size(table: Table, peer: Peer, difference: Difference) -> bool:
    if difference.what != "minimum" or posted_short(table):
        return False
    raises = [action for action in table.log if action.kind == RAISE]
    return any(action.all_in and action.to - action.before < table.hand.last_full_raise for action in raises)


def largest_blind_sets_bet(table: Table, peer: Peer, difference: Difference) -> bool:
    blind = Reckoning(table).blind
    return difference.what == "minimum" and table.hand.street > 0 and blind != table.game.min_bet


def chips_are_divided(table: Table, peer: Peer, difference: Difference) -> bool:
    if difference.what != "payoffs":
        return False
    exact = payoffs(table)
    return all(abs(difference.theirs[seat] - exact[seat]) < 1e-6 for seat in exact)
