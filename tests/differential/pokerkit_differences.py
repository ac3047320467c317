"""The situations in which PokerKit differs from us. Each function is named by an entry of the list.

That the figures themselves are those which follow from both sides' ways of counting is checked before.
"""

from __future__ import annotations

from croupier.rules import betting
from croupier.rules.reasons import Reason
from croupier.rules.state import AS_BLIND, FIXED_LIMIT, NO_LOW, POT_LIMIT
from tests.differential.play import Difference, Peer
from tests.differential.pokerkit_model import Reckoning, opener, payoffs, remaining_pots
from tests.differential.reckoning import best
from tests.differential.table import Table

BOUNDS = ("minimum", "maximum")
FIGURES = ("call", "raise", *BOUNDS)


def posted_short(table: Table) -> bool:
    """Before the flop: nobody posted the largest blind or straddle in full."""
    return table.hand.street == 0 and table.opened_at < max(table.hand.due_blind)


def refusal(table: Table) -> int:
    """Our reason against a raise by the actor."""
    return betting.raise_refusal(table.hand, table.game, table.book, table.actor)


def limit_raise(table: Table, difference: Difference) -> bool:
    """We let the actor raise in fixed limit and the peer does not."""
    return difference.what == "raise" and bool(difference.ours) and table.game.structure == FIXED_LIMIT


def short_blind(table: Table, peer: Peer, difference: Difference) -> bool:
    return difference.what in FIGURES and posted_short(table)


def opens_after_posted(table: Table, peer: Peer, difference: Difference) -> bool:
    if difference.what != "actor" or table.hand.street or table.log or table.actor < 0:
        return False
    return bool(difference.theirs == opener(table))


def asked_in_vain(table: Table, peer: Peer, difference: Difference) -> bool:
    return difference.what == "actor" and peer.owes == 0 == peer.options()[1]


def short_all_in_reopens(table: Table, peer: Peer, difference: Difference) -> bool:
    if difference.what != "raise" or difference.ours or refusal(table) != Reason.RAISE_NOT_REOPENED:
        return False
    step, unit = Reckoning(table).step, Reckoning(table).unit
    return 2 * step < unit if table.game.structure == FIXED_LIMIT else step < table.hand.last_full_raise


def pool_starts_anew(table: Table, peer: Peer, difference: Difference) -> bool:
    theirs = Reckoning(table)
    refused = difference.what == "raise" and bool(difference.ours)
    return refused and theirs.owed >= theirs.step and theirs.pool_is_short


def limit_completion(table: Table, peer: Peer, difference: Difference) -> bool:
    if difference.what not in BOUNDS or table.game.structure != FIXED_LIMIT:
        return False
    return table.hand.level < table.hand.current_bet


def limit_half_reopens(table: Table, peer: Peer, difference: Difference) -> bool:
    return limit_raise(table, difference) and 0 < Reckoning(table).owed < Reckoning(table).step


def limit_cap_counts_short(table: Table, peer: Peer, difference: Difference) -> bool:
    full = table.hand.raises + (1 if table.hand.street and table.hand.level else 0)
    return limit_raise(table, difference) and Reckoning(table).capped and Reckoning(table).count > full


def straddle_is_a_raise(table: Table, peer: Peer, difference: Difference) -> bool:
    straddled = bool(table.setup.straddles) and table.book.straddle_as == AS_BLIND
    return straddled and difference.what in BOUNDS and table.hand.street == 0


def pot_of_posted_blinds(table: Table, peer: Peer, difference: Difference) -> bool:
    if difference.what != "maximum" or table.hand.street or table.game.structure != POT_LIMIT:
        return False
    owed = table.hand.due_blind
    dead = table.setup.small_blind == -1
    return dead or any(due > table.hand.committed[seat] for seat, due in enumerate(owed))


def odd_chips_together(table: Table, peer: Peer, difference: Difference) -> bool:
    return difference.what == "payoffs" and difference.theirs == payoffs(table)


def killed_hands_merge_pots(table: Table, peer: Peer, difference: Difference) -> bool:
    fewer = difference.what == "payoffs" and len(remaining_pots(table)) < len(table.pots)
    return fewer and difference.theirs == payoffs(table, merged=True)


def low_half_without_a_low(table: Table, peer: Peer, difference: Difference) -> bool:
    if difference.what != "payoffs" or table.game.low == NO_LOW:
        return False
    lows = [bool(best(table.hand.low[0], seats)) for _, seats in remaining_pots(table)]
    mixed = any(lows) and not all(lows)
    return mixed and difference.theirs == payoffs(table, merged=True, low_for_all=True)
