"""The guides in reading order: what each is called, and what it is about."""

from __future__ import annotations

from typing import NamedTuple

from croupier.explain.language import N_


class Guide(NamedTuple):
    """A guide: the last part of its address, its title and a line about it."""

    slug: str
    title: str
    line: str


GUIDES = (
    Guide(
        "actions",
        N_("The actions"),
        N_("Fold, check, call, bet, raise and all-in: what each does, and when it is whose turn."),
    ),
    Guide(
        "check-and-call",
        N_("When check and call are possible"),
        N_("Nothing owed or something owed, and why the blinds are already bets."),
    ),
    Guide(
        "three-numbers",
        N_("Three numbers and the pot"),
        N_("In front of you, to match, to add: three numbers that are never the same thing."),
    ),
    Guide(
        "minimum-raises",
        N_("Minimum bets and raises"),
        N_("How small a bet or a raise may be, and why doubling is not the rule."),
    ),
    Guide(
        "limits",
        N_("The three limits"),
        N_("No-limit, pot-limit and fixed limit: how large a bet may be."),
    ),
    Guide(
        "three-bet",
        N_("3-bet and check-raise"),
        N_("Names that count the bets of one street."),
    ),
    Guide(
        "all-in",
        N_("All-in, side pots and refunds"),
        N_("Who can win what when the stacks differ, and what comes back."),
    ),
    Guide(
        "reopening",
        N_("When raising is open again"),
        N_("What a short all-in changes for those who have already acted."),
    ),
    Guide(
        "showdown",
        N_("Showdown, kickers and split pots"),
        N_("Who shows first, what may stay hidden, which five cards count."),
    ),
    Guide(
        "heads-up",
        N_("Heads-up"),
        N_("Two players: who has the blinds and who acts first."),
    ),
    Guide(
        "live",
        N_("Communication at a live table"),
        N_("Words, chips and gestures, and what they bind a player to."),
    ),
)
"""All of them."""
BY_SLUG = {guide.slug: guide for guide in GUIDES}
"""The guides by the last part of their address."""
