"""What each reason is about, in a few words: the heads of rulings, and of the rules that they stand on."""

from __future__ import annotations

from croupier.explain.language import N_, Language
from croupier.rules.reasons import Reason

TOPICS: dict[Reason, str] = {
    Reason.CALL_MATCHES_BET: N_("A call matches the bet"),
    Reason.CALL_ALL_IN: N_("A call for less, all-in"),
    Reason.CALL_CONTESTED: N_("A call of no more than others can contest"),
    Reason.CALL_FULL_BLIND: N_("Calling a blind that was posted short"),
    Reason.CHECK_FREE: N_("Checking when nothing is owed"),
    Reason.MIN_FIRST_BET: N_("The smallest first bet"),
    Reason.MIN_FULL_RAISE: N_("The smallest raise"),
    Reason.MIN_OVER_SHORT_ALL_IN: N_("The smallest raise over a short all-in"),
    Reason.MIN_COMPLETE_BET: N_("Completing an all-in that is less than a bet"),
    Reason.MIN_ALL_IN: N_("All-in for less than the smallest bet or raise"),
    Reason.MIN_LIMIT: N_("The bet or raise of fixed limit"),
    Reason.MIN_LIMIT_COMPLETE: N_("Completing a short all-in in fixed limit"),
    Reason.MIN_BET_UNIT: N_("Bets in multiples of one chip"),
    Reason.MAX_STACK: N_("No bet is larger than the stack"),
    Reason.MAX_POT: N_("The largest raise in pot-limit"),
    Reason.MAX_LIMIT: N_("The largest bet or raise in fixed limit"),
    Reason.MAX_FULL_RAISE: N_("A full bet or raise, however small the pot"),
    Reason.MAX_POT_BET: N_("The largest first bet in pot-limit"),
    Reason.MAX_POT_ROUNDED: N_("Rounding the pot-limit maximum"),
    Reason.RAISE_NOT_ACTED: N_("Raising before having acted"),
    Reason.RAISE_REOPENED: N_("Raising again after a full raise"),
    Reason.RAISE_STACK_ONLY_CALLS: N_("A stack that is enough for a call only"),
    Reason.RAISE_NOBODY_ANSWERS: N_("Raising with nobody to answer"),
    Reason.RAISE_CAPPED: N_("How many raises a street has"),
    Reason.RAISE_NOT_REOPENED: N_("A short all-in does not reopen the raising"),
    Reason.RAISE_NOT_HALF: N_("Half a bet, and short all-ins in fixed limit"),
    Reason.RAISE_NOT_ADDED_UP: N_("Short all-ins that do not add up"),
    Reason.NOT_YOUR_TURN: N_("Acting out of turn"),
    Reason.NOBODY_ACTS: N_("Acting when nobody is to act"),
    Reason.CHECK_OWES: N_("Checking with a bet to call"),
    Reason.CALL_OWES_NOTHING: N_("Calling with nothing to call"),
    Reason.BET_FACES_BET: N_("Betting over a bet"),
    Reason.RAISE_WITHOUT_BET: N_("Raising without a bet"),
    Reason.BELOW_MINIMUM: N_("A bet or raise that is too small"),
    Reason.ABOVE_MAXIMUM: N_("A bet or raise that is too large"),
    Reason.NOT_BET_UNIT: N_("An amount that the chips cannot make"),
    Reason.FOLD_IS_FREE: N_("Folding when a check is free"),
    Reason.SHOW_FIRST: N_("Who shows first"),
    Reason.SHOW_WINNING: N_("A winning hand is shown"),
    Reason.SHOW_ALL_IN: N_("All-in hands lie face up"),
    Reason.SHOW_TOLD: N_("Beaten hands are shown"),
    Reason.MAY_MUCK: N_("A beaten hand may stay hidden"),
    Reason.NOT_AT_SHOWDOWN: N_("Showing before the showdown"),
    Reason.ALREADY_DECIDED: N_("A hand shown or mucked before"),
    Reason.CARDS_UNKNOWN: N_("Cards that nobody knows"),
    Reason.UNCALLED_RETURNED: N_("An uncalled bet goes back"),
    Reason.POT_MAIN: N_("How the main pot is made"),
    Reason.POT_SIDE: N_("How side pots are made"),
    Reason.AWARD_UNCONTESTED: N_("Winning without a showdown"),
    Reason.AWARD_HIGH: N_("The best hand wins"),
    Reason.AWARD_LOW: N_("The best low hand wins its half"),
    Reason.AWARD_SPLIT: N_("Equal hands share a pot"),
    Reason.ODD_CHIP: N_("Where odd chips go"),
    Reason.RAKE_TAKEN: N_("Rake is taken"),
    Reason.RAKE_NO_FLOP: N_("No rake without a flop"),
    Reason.ODD_CHIP_HIGH: N_("The odd chip between high and low"),
    Reason.AWARD_BOTH: N_("One hand wins high and low"),
}
"""The matter of each reason."""


def topic(reason: Reason, language: str | Language = "en") -> str:
    """What a reason is about, in a few words.

    >>> topic(Reason.MIN_FULL_RAISE), topic(Reason.POT_SIDE, "pt-PT")
    ('The smallest raise', 'Como se formam os potes laterais')
    """
    return Language.of(language).gettext(TOPICS[reason])
