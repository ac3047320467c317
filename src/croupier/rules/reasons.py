"""Why a bound, a refusal or a payment is what it is: a code, and beside each its English sentence.

The sentences are the message ids of the catalogues; names in braces are filled with the ruling's
numbers. Amounts are chips; `seat`, `button` and other seats are given as players' names.
"""

from __future__ import annotations

from enum import IntEnum


class Reason(IntEnum):
    """A reason code; 0 is never a reason, so that rules can say "no objection"."""

    # what a call costs
    CALL_MATCHES_BET = 1
    CALL_ALL_IN = 2
    CALL_CONTESTED = 3
    CALL_FULL_BLIND = 4
    CHECK_FREE = 5
    # the smallest bet or raise
    MIN_FIRST_BET = 10
    MIN_FULL_RAISE = 11
    MIN_OVER_SHORT_ALL_IN = 12
    MIN_COMPLETE_BET = 13
    MIN_ALL_IN = 14
    MIN_LIMIT = 15
    MIN_LIMIT_COMPLETE = 16
    MIN_BET_UNIT = 17
    # the largest
    MAX_STACK = 20
    MAX_POT = 21
    MAX_LIMIT = 22
    MAX_FULL_RAISE = 23
    MAX_POT_BET = 24
    MAX_POT_ROUNDED = 25
    # may or may not raise
    RAISE_NOT_ACTED = 30
    RAISE_REOPENED = 31
    RAISE_STACK_ONLY_CALLS = 35
    RAISE_NOBODY_ANSWERS = 36
    RAISE_CAPPED = 37
    RAISE_NOT_REOPENED = 38
    RAISE_NOT_HALF = 39
    RAISE_NOT_ADDED_UP = 40
    # refusals of an action
    NOT_YOUR_TURN = 50
    NOBODY_ACTS = 51
    CHECK_OWES = 52
    CALL_OWES_NOTHING = 53
    BET_FACES_BET = 54
    RAISE_WITHOUT_BET = 55
    BELOW_MINIMUM = 56
    ABOVE_MAXIMUM = 57
    NOT_BET_UNIT = 58
    FOLD_IS_FREE = 59
    # showdown
    SHOW_FIRST = 70
    SHOW_WINNING = 71
    SHOW_ALL_IN = 72
    SHOW_TOLD = 73
    MAY_MUCK = 74
    NOT_AT_SHOWDOWN = 75
    ALREADY_DECIDED = 76
    CARDS_UNKNOWN = 77
    # money
    UNCALLED_RETURNED = 80
    POT_MAIN = 81
    POT_SIDE = 82
    AWARD_UNCONTESTED = 83
    AWARD_HIGH = 84
    AWARD_LOW = 85
    AWARD_SPLIT = 86
    ODD_CHIP = 87
    RAKE_TAKEN = 88
    RAKE_NO_FLOP = 89
    ODD_CHIP_HIGH = 90
    AWARD_BOTH = 91


# The English sentence of each reason.
SENTENCES: dict[Reason, str] = {
    Reason.CALL_MATCHES_BET: "The bet is {bet} and {committed} is already in: a call adds {adds}.",
    Reason.CALL_ALL_IN: "The bet is {bet}, but only {adds} is left: the call is all-in for less and contests {to} of the bet.",
    Reason.CALL_CONTESTED: "No opponent can contest more than {to} of the bet of {bet}: a call adds {adds}.",
    Reason.CALL_FULL_BLIND: "The blind was posted short, but the full {bet} is to be called: a call adds {adds}.",
    Reason.CHECK_FREE: "Nothing is owed: the bet is {bet} and {committed} is already in.",
    Reason.MIN_FIRST_BET: "The first bet of a street is at least {min_bet}, as a rule the big blind.",
    Reason.MIN_FULL_RAISE: "The bet is {bet} and the last full bet or raise was {raise_by}: raise to at least {bet} + {raise_by} = {full_to}.",
    Reason.MIN_OVER_SHORT_ALL_IN: "A short all-in lifted the bet to {bet}, but the last full bet or raise is still {raise_by}: raise to at least {bet} + {raise_by} = {full_to}.",
    Reason.MIN_COMPLETE_BET: "The all-in of {bet} is less than a full bet: it may be completed to {full_to}.",
    Reason.MIN_ALL_IN: "A full bet or raise would be to {in_units}. The stack reaches only {to}, and all-in for less is always allowed.",
    Reason.MIN_LIMIT: "Fixed limit: bets on this street go up by {unit}, so the next one is to {full_to}.",
    Reason.MIN_LIMIT_COMPLETE: "Fixed limit: the all-in added only {over} of a bet of {unit}, so it is completed to {full_to}.",
    Reason.MIN_BET_UNIT: "Bets are multiples of {bet_unit}: the full bet or raise to {full_to} is rounded up to {minimum}.",
    Reason.MAX_STACK: "No bet is larger than the stack: {stack} behind and {committed} in make {to}.",
    Reason.MAX_POT_BET: "Pot-limit: the largest first bet is the pot of {pot}, so it is to {to} at most.",
    Reason.MAX_POT: "Pot-limit: the pot is {pot} and calling {call_adds} makes it {pot_after_call}. A raise adds that much to the bet of {bet} at most: to {to}.",
    Reason.MAX_POT_ROUNDED: "Pot-limit: by the pot it would be to {pot_to} at most. That is rounded here, to {to}.",
    Reason.MAX_LIMIT: "Fixed limit: bets and raises have one size, so this one is to {to}.",
    Reason.MAX_FULL_RAISE: "The pot of {pot} allows less than a full bet or raise, and a full one is always allowed: to {to}.",
    Reason.RAISE_NOT_ACTED: "{seat} has not acted on this street yet and may bet or raise.",
    Reason.RAISE_REOPENED: "{seat} has acted, but now faces {faces} more, which counts as a full bet or raise: raising is open again.",
    Reason.RAISE_STACK_ONLY_CALLS: "A call takes the whole stack: nothing is left to raise with.",
    Reason.RAISE_NOBODY_ANSWERS: "No opponent has the chips to answer more than {bet}, so there is nobody to raise.",
    Reason.RAISE_CAPPED: "The betting is capped: the limit of raises on a street is {raises}.",
    Reason.RAISE_NOT_REOPENED: "{seat} has already acted and faces only {faces} more, less than a full raise of {raise_by}: call or fold.",
    Reason.RAISE_NOT_HALF: "{seat} has already acted and faces only {faces} more, too little of a bet of {unit} to count as a raise: call or fold.",
    Reason.RAISE_NOT_ADDED_UP: "{seat} has already acted. The {faces} more come from short all-ins, which do not add up to a raise by these rules: call or fold.",
    Reason.NOT_YOUR_TURN: "It is {actor}'s turn, not {seat}'s.",
    Reason.NOBODY_ACTS: "Nobody is to act now.",
    Reason.CHECK_OWES: "A check is not possible with {adds} to call.",
    Reason.CALL_OWES_NOTHING: "There is nothing to call: check.",
    Reason.BET_FACES_BET: "There is a bet of {bet} already: raise instead of betting.",
    Reason.RAISE_WITHOUT_BET: "There is no bet to raise: bet instead.",
    Reason.BELOW_MINIMUM: "A total of {amount} on this street is too little: the minimum is {minimum}.",
    Reason.ABOVE_MAXIMUM: "A total of {amount} on this street is too much: the maximum is {maximum}.",
    Reason.NOT_BET_UNIT: "{amount} is not a multiple of {bet_unit}; only an all-in may be odd.",
    Reason.FOLD_IS_FREE: "Folding is not allowed where a check is free.",
    Reason.SHOW_FIRST: "No other hand has been shown yet, so {seat} must show.",
    Reason.SHOW_WINNING: "No hand shown so far beats {seat}'s hand, and a winning hand is never hidden.",
    Reason.SHOW_ALL_IN: "Somebody is all-in and the betting is over: all hands lie face up.",
    Reason.SHOW_TOLD: "By these rules beaten hands are shown too.",
    Reason.MAY_MUCK: "{seat} may muck: a hand has to be shown only to win against a hand that is shown.",
    Reason.NOT_AT_SHOWDOWN: "Hands are shown or mucked at the showdown only.",
    Reason.ALREADY_DECIDED: "{seat} has no hand left to show or muck.",
    Reason.CARDS_UNKNOWN: "The cards that decide the pot are not known: deal or show them, or muck.",
    Reason.UNCALLED_RETURNED: "Uncalled bet of {amount} returned to {seat}: neither a win nor part of a pot.",
    Reason.POT_MAIN: "Main pot of {amount}: {players} may win it.",
    Reason.POT_SIDE: "Side pot of {amount}: {players} may win it.",
    Reason.AWARD_UNCONTESTED: "{seat} wins {amount}: nobody else may win this pot.",
    Reason.AWARD_HIGH: "{seat} wins {amount}: the best hand in this pot.",
    Reason.AWARD_LOW: "{seat} wins {amount}: the best low hand in this pot.",
    Reason.AWARD_BOTH: "{seat} wins {amount}: the best high hand and the best low hand in this pot.",
    Reason.AWARD_SPLIT: "{seat} gets {amount}, a share of the pot.",
    Reason.ODD_CHIP: "Odd chips in a share: {amount} to {seat}. What cannot be split equally goes chip by chip to the winners, starting left of the button.",
    Reason.ODD_CHIP_HIGH: "Odd chip: {amount} to the high hand. What cannot be halved between high and low goes high.",
    Reason.RAKE_TAKEN: "Rake of {amount} is taken from the pots.",
    Reason.RAKE_NO_FLOP: "No rake: the hand ended before the flop.",
}
