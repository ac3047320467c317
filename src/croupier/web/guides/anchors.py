"""Which paragraph of which guide explains a reason, so that a sentence on any page can lead there."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.explain.language import Language
from croupier.explain.rulings import cited
from croupier.options import Ruling
from croupier.rules.reasons import Reason

# A guide's slug and the id of the section that explains the reason.
_PLACES: dict[Reason, tuple[str, str]] = {
    Reason.CALL_MATCHES_BET: ("three-numbers", "three"),
    Reason.CALL_ALL_IN: ("all-in", "call-for-less"),
    Reason.CALL_CONTESTED: ("heads-up", "short-blind"),
    Reason.CALL_FULL_BLIND: ("check-and-call", "short-blind"),
    Reason.CHECK_FREE: ("check-and-call", "nothing-owed"),
    Reason.MIN_FIRST_BET: ("minimum-raises", "first-bet"),
    Reason.MIN_FULL_RAISE: ("minimum-raises", "next-raise"),
    Reason.MIN_OVER_SHORT_ALL_IN: ("minimum-raises", "over-short-all-in"),
    Reason.MIN_COMPLETE_BET: ("minimum-raises", "short-first-bet"),
    Reason.MIN_ALL_IN: ("all-in", "raise-for-less"),
    Reason.MIN_LIMIT: ("limits", "fixed-limit"),
    Reason.MIN_LIMIT_COMPLETE: ("limits", "half-bet"),
    Reason.MIN_BET_UNIT: ("minimum-raises", "bet-unit"),
    Reason.MAX_STACK: ("limits", "no-limit"),
    Reason.MAX_POT: ("limits", "pot-limit"),
    Reason.MAX_LIMIT: ("limits", "fixed-limit"),
    Reason.MAX_FULL_RAISE: ("limits", "small-pot"),
    Reason.MAX_POT_BET: ("limits", "pot-limit"),
    Reason.MAX_POT_ROUNDED: ("limits", "small-pot"),
    Reason.RAISE_NOT_ACTED: ("reopening", "not-yet-acted"),
    Reason.RAISE_REOPENED: ("reopening", "adding-up"),
    Reason.RAISE_STACK_ONLY_CALLS: ("all-in", "call-for-less"),
    Reason.RAISE_NOBODY_ANSWERS: ("all-in", "nobody-to-answer"),
    Reason.RAISE_CAPPED: ("limits", "cap"),
    Reason.RAISE_NOT_REOPENED: ("reopening", "short-raise"),
    Reason.RAISE_NOT_HALF: ("limits", "half-bet"),
    Reason.RAISE_NOT_ADDED_UP: ("reopening", "by-the-book"),
    Reason.NOT_YOUR_TURN: ("actions", "in-turn"),
    Reason.NOBODY_ACTS: ("actions", "in-turn"),
    Reason.CHECK_OWES: ("check-and-call", "facing-a-bet"),
    Reason.CALL_OWES_NOTHING: ("check-and-call", "nothing-owed"),
    Reason.BET_FACES_BET: ("check-and-call", "blinds-are-bets"),
    Reason.RAISE_WITHOUT_BET: ("check-and-call", "nothing-owed"),
    Reason.BELOW_MINIMUM: ("minimum-raises", "next-raise"),
    Reason.ABOVE_MAXIMUM: ("limits", "no-limit"),
    Reason.NOT_BET_UNIT: ("minimum-raises", "bet-unit"),
    Reason.FOLD_IS_FREE: ("check-and-call", "free-fold"),
    Reason.SHOW_FIRST: ("showdown", "who-first"),
    Reason.SHOW_WINNING: ("showdown", "hidden"),
    Reason.SHOW_ALL_IN: ("showdown", "face-up"),
    Reason.SHOW_TOLD: ("showdown", "hidden"),
    Reason.MAY_MUCK: ("showdown", "hidden"),
    Reason.NOT_AT_SHOWDOWN: ("showdown", "who-first"),
    Reason.ALREADY_DECIDED: ("showdown", "hidden"),
    Reason.CARDS_UNKNOWN: ("showdown", "kickers"),
    Reason.UNCALLED_RETURNED: ("all-in", "refund"),
    Reason.POT_MAIN: ("all-in", "layers"),
    Reason.POT_SIDE: ("all-in", "layers"),
    Reason.AWARD_UNCONTESTED: ("all-in", "folded"),
    Reason.AWARD_HIGH: ("showdown", "kickers"),
    Reason.AWARD_LOW: ("showdown", "high-and-low"),
    Reason.AWARD_SPLIT: ("showdown", "split"),
    Reason.ODD_CHIP: ("showdown", "split"),
    Reason.RAKE_TAKEN: ("all-in", "received-and-net"),
    Reason.RAKE_NO_FLOP: ("all-in", "received-and-net"),
    Reason.ODD_CHIP_HIGH: ("showdown", "high-and-low"),
    Reason.AWARD_BOTH: ("showdown", "high-and-low"),
}


def guide_of(reason: int) -> tuple[str, str]:
    """The slug of the guide and the id of its section that explain a reason.

    >>> guide_of(Reason.RAISE_NOT_REOPENED)
    ('reopening', 'short-raise')
    """
    return _PLACES[Reason(reason)]


def rule_links(rulings: Iterable[Ruling], spoken: Language) -> tuple[tuple[str, str], ...]:
    """The rule numbers of rulings, each once, and the address of the paragraph that explains it.

    A ruling without a number leads to the guide by that word.

    >>> from croupier.options import ruling
    >>> from croupier.rules.rulebooks import TDA
    >>> rule_links([ruling(Reason.RAISE_NOT_REOPENED, TDA)], Language.of("en"))
    (('Poker TDA 2024 47-A', 'guides/reopening#short-raise'),)
    """
    found: dict[str, str] = {}
    for made in rulings:
        guide, anchor = guide_of(made.reason)
        if not made.rules:
            found.setdefault(spoken.gettext("guide"), f"guides/{guide}#{anchor}")
        for book, number in made.rules:
            found.setdefault(f"{spoken.gettext(book)} {cited(number, spoken)}", f"guides/{guide}#{anchor}")
    return tuple(found.items())
