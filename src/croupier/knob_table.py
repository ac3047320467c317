"""The table of knobs: each point on which rulebooks differ, its values in words, the rules it stands on.

This is the one table between texts (`reopen=consecutive`) and the numbers in a `Rulebook`.
"""

from __future__ import annotations

from typing import NamedTuple

from croupier.rules.state import (
    ADD,
    ALLOW,
    ANTE_FIRST,
    AS_BLIND,
    AS_RAISE,
    AT_SHOWDOWN,
    BLIND_FIRST,
    CAP_ALWAYS,
    CAP_HAND,
    CAP_ROUND,
    CHECK_OR_FOLD,
    COMPLETE,
    CONSECUTIVE,
    DEAD,
    DEAD_BUTTON,
    DEAD_HAND,
    DEALT,
    DEALT_IN,
    EVEN,
    FROM_FIRST,
    FROM_WINNER,
    HALVES,
    IMMEDIATE,
    LIVE,
    MAX_CHIPS,
    MOVING_BUTTON,
    NEVER,
    PER_PLAYER,
    PL_ACTUAL,
    PL_FULL,
    PL_SB_AS_BB,
    POST_OR_WAIT,
    REFUSE,
    RIVER_CALLER,
    ROUND_DOWN,
    ROUND_HALF_EVEN,
    ROUND_UP,
    STRADDLE_BUTTON,
    STRADDLE_OFF,
    STRADDLE_UTG,
    STRAIGHT_HIGH,
    SUSPICION,
    TRIPS_HIGH,
    WINNERS,
)


class Knob(NamedTuple):
    """One field of `Rulebook`: its point, what each value is called and means, the rule it stands on.

    `values` maps a value's name to its number; None means that the value is a whole number itself, from
    `least` up to `most`. `says` gives one line for each name (for a number, under "").
    """

    field: str
    point: str
    values: dict[str, int] | None
    says: dict[str, str]
    source: str
    least: int = 0
    most: int = MAX_CHIPS


def _number(field: str, point: str, says: str, source: str, least: int = 0, most: int = MAX_CHIPS) -> Knob:
    return Knob(field, point, None, {"": says}, source, least, most)


def _switch(field: str, point: str, on: str, off: str, source: str) -> Knob:
    return Knob(field, point, {"true": 1, "false": 0}, {"true": on, "false": off}, source)


# Every field of `Rulebook` but its source, in the same order.
KNOBS: tuple[Knob, ...] = (
    Knob(
        "reopen",
        "Short all-ins and the right to raise again",
        {"per_player": PER_PLAYER, "consecutive": CONSECUTIVE, "never": NEVER},
        {
            "per_player": "a player who has acted may raise again when facing a full raise or more",
            "consecutive": "consecutive short all-ins that add up to a full raise reopen the raising",
            "never": "only a full raise reopens the raising; short all-ins never add up",
        },
        "TDA 2024 47-A; WSOP Tournament 96-a; WSOP Live 177; Robert's 14-NL5; PokerStars help 213001 (never)",
    ),
    Knob(
        "short_open",
        "Raising an all-in that is less than the smallest bet",
        {"add": ADD, "complete": COMPLETE},
        {
            "add": "the next raise is the all-in plus a full bet: over 40 with bets of 100, to 140",
            "complete": "the all-in may be completed to a full bet: over 40 with bets of 100, to 100",
        },
        "WSOP Live 176 and Robert's 14-NL4 (no completing); some rooms complete",
    ),
    _number(
        "fl_raises",
        "Raises allowed on a fixed-limit street",
        "so many raises after the bet; before the flop the big blind is the bet",
        "Robert's 3-3 (three); WSOP Tournament 100-b and WSOP Live 130 (four); TDA 2024 48 (house)",
        least=1,
        most=100,
    ),
    Knob(
        "fl_hu",
        "The fixed-limit cap between two players",
        {"never": CAP_ALWAYS, "round": CAP_ROUND, "hand": CAP_HAND},
        {
            "never": "the cap holds between two players as well",
            "round": "no cap when the betting round began with two players",
            "hand": "no cap when two players are left before the cap is reached",
        },
        "TDA 2024 48, WSOP Tournament 100-b (until the last two); WSOP Live 131; Robert's 3-4",
    ),
    _switch(
        "fl_half",
        "Short all-ins in fixed limit",
        "half a bet or more counts as a full bet or raise; less may be completed",
        "only a whole bet counts",
        "TDA 2024 47-B; WSOP Live 133; Robert's 3-6",
    ),
    Knob(
        "pl_blinds",
        "Blinds in the pot-limit pot before the flop",
        {"full": PL_FULL, "actual": PL_ACTUAL, "sb_as_bb": PL_SB_AS_BB},
        {
            "full": "short and dead blinds count as if posted in full",
            "actual": "the chips that were posted count",
            "sb_as_bb": "the small blind counts as a big blind until the big blind has acted",
        },
        "TDA 2024 54-B; WSOP Tournament VIII; WSOP Live 191, Robert's 14-PL5",
    ),
    Knob(
        "pl_antes",
        "Antes in the pot-limit pot before the flop",
        {"count": 1, "ignore": 0},
        {"count": "antes and dead posts count", "ignore": "they do not count before the flop"},
        "the pot is every chip in (WSOP Live, preface to 173); no book speaks of antes",
    ),
    _number(
        "pl_round",
        "Rounding the pot-limit maximum",
        "rounded up to a multiple of this; 0 leaves it exact",
        "WSOP Live 190; Robert's 14-PL4",
    ),
    Knob(
        "button",
        "The button when a player leaves",
        {"dead": DEAD_BUTTON, "moving": MOVING_BUTTON},
        {
            "dead": "the big blind moves on by one player; button and small blind may fall on empty seats",
            "moving": "button and blinds all go to the next players",
        },
        "TDA 2024 32; WSOP Tournament 85; WSOP Live 155; Robert's 4-2 (either); PokerStars moves it",
    ),
    Knob(
        "bba",
        "A short big blind that also owes the ante for the table",
        {"bb_first": BLIND_FIRST, "ante_first": ANTE_FIRST},
        {"bb_first": "the blind is paid first", "ante_first": "the ante is paid first"},
        "TDA 2024 RP-11 (the blind first); some rooms the ante first",
    ),
    _switch(
        "ante_trim",
        "A short ante that everybody owes",
        "it wins only its part of the others' antes: 60 of 100 among ten players makes 600 and 360",
        "all antes belong to the main pot",
        "Robert's and online rooms layer antes like bets; TDA and WSOP are silent",
    ),
    Knob(
        "missed",
        "Blinds of an absent player",
        {"post_or_wait": POST_OR_WAIT, "dealt_in": DEALT_IN},
        {
            "post_or_wait": "the player posts what was missed, or waits for the big blind",
            "dealt_in": "the player is dealt in and blinded off, as in tournaments",
        },
        "WSOP Live 160; Robert's 4; in tournaments TDA 2024 30, WSOP Tournament 35 and 36",
    ),
    _number(
        "odd_unit",
        "The smallest chip in play",
        "pots are split down to this amount, the worth of an odd chip",
        "TDA 2024 20; WSOP Tournament 73; WSOP Live 152; Robert's 3-Ties 3",
        least=1,
    ),
    Knob(
        "hilo_same",
        "Two hands that tie both high and low",
        {"even": EVEN, "halves": HALVES},
        {"even": "the whole pot evenly: 66 is 33 and 33", "halves": "half by half: 66 is 34 and 32"},
        "WSOP Tournament 73, WSOP Live 153, Robert's 3-Ties 5 (evenly); TDA 2024 20-D was deleted in 2022",
    ),
    Knob(
        "reveal",
        "All-in hands when no more betting is possible",
        {"immediate": IMMEDIATE, "showdown": AT_SHOWDOWN},
        {
            "immediate": "all live hands are turned face up at once, and nobody may muck",
            "showdown": "hands stay down until the showdown, and beaten ones may be mucked",
        },
        "TDA 2024 16 and WSOP Tournament 70 (at once); WSOP Live 149 and Robert's 3-Showdown 7 (in order)",
    ),
    _switch(
        "muck_losers",
        "Beaten hands at the showdown",
        "a beaten hand may stay hidden",
        "every hand that is called is shown",
        "TDA 2024 17-B; WSOP Tournament 72",
    ),
    Knob(
        "see_rights",
        "Who may ask to see a mucked hand",
        {"river_caller": RIVER_CALLER, "suspicion": SUSPICION, "winners": WINNERS, "dealt": DEALT},
        {
            "river_caller": "who called on the river and kept the cards: the last aggressor's hand",
            "suspicion": "nobody, unless play against the rules is suspected",
            "winners": "nobody; winning hands are shown anyway",
            "dealt": "any player dealt in",
        },
        "TDA 2024 18-B; WSOP Live 147; Robert's 3-Showdown 5; online rooms show the winners",
    ),
    Knob(
        "free_fold",
        "Folding when a check is free",
        {"allow": ALLOW, "refuse": REFUSE},
        {"allow": "the fold is binding", "refuse": "the fold is refused"},
        "TDA 2024 58; WSOP Tournament 84",
    ),
    Knob(
        "timeout",
        "A player out of time",
        {"check_fold": CHECK_OR_FOLD, "dead_hand": DEAD_HAND},
        {"check_fold": "checks when nothing is owed, folds otherwise", "dead_hand": "the hand is dead"},
        "TDA 2024 29; WSOP Tournament 80; WSOP Live 85",
    ),
    Knob(
        "straddle",
        "Who may straddle (twice the big blind)",
        {"off": STRADDLE_OFF, "utg": STRADDLE_UTG, "button": STRADDLE_BUTTON},
        {
            "off": "nobody may",
            "utg": "the seat left of the big blind",
            "button": "the seat left of the big blind, or the button",
        },
        "WSOP Live 22, 165; Robert's 14-NL2; tournaments have none",
    ),
    Knob(
        "straddle_as",
        "Raising over a straddle",
        {"blind": AS_BLIND, "raise": AS_RAISE},
        {
            "blind": "it is a larger blind: over 10 with blinds of 2/5, raise to 20 or more",
            "raise": "it is a raise of the big blind: over 10 with blinds of 2/5, raise to 15 or more",
        },
        "WSOP Live 174; Robert's 14-NL2; some rooms a raise",
    ),
    Knob(
        "show_from",
        "Showing after the first hand",
        {"first": FROM_FIRST, "winner": FROM_WINNER},
        {
            "first": "clockwise from the first hand",
            "winner": "the winning hand, then clockwise from it",
        },
        "TDA 2024 17-A and WSOP Live 149 say who is first; online rooms go on from the winner",
    ),
    Knob(
        "sd_button_ante",
        "The button's double ante in short-deck",
        {"live": LIVE, "dead": DEAD},
        {
            "live": "it is a bet: with antes of 200 the button puts in 400, and a call is 400",
            "dead": "it is dead money",
        },
        "WSOP Tournament IX (pages 29 and 30)",
    ),
    Knob(
        "sd_trips",
        "Straight and three of a kind in short-deck",
        {"straight_high": STRAIGHT_HIGH, "trips_high": TRIPS_HIGH},
        {"straight_high": "a straight beats trips", "trips_high": "trips beat a straight"},
        "WSOP Tournament IX (pages 29 and 30); some rooms the reverse",
    ),
    _number(
        "rake_rate",
        "The rate of the rake",
        "hundredths of a per cent of the pots after refunds: 500 is 5 %; 0 is none",
        "WSOP Live 31; PokerStars rake page; tournaments take none",
        most=10000,
    ),
    _number(
        "rake_cap",
        "The most rake of a hand",
        "one amount, or eleven with / between, by the players dealt in from none to ten; 0 is no cap",
        "WSOP Live 31; PokerStars rake page",
    ),
    Knob(
        "rake_rounding",
        "Rounding the rake",
        {"down": ROUND_DOWN, "half_even": ROUND_HALF_EVEN, "up": ROUND_UP},
        {
            "down": "rounded down",
            "half_even": "rounded to the nearest, halves to the even one",
            "up": "rounded up",
        },
        "PokerStars rake page (halves to even)",
    ),
    _number(
        "rake_unit",
        "The unit of the rake",
        "rake is rounded to a multiple of this",
        "left to the house",
        least=1,
    ),
    _switch(
        "no_flop_no_drop",
        "Hands that end on the first street",
        "neither rake nor drop is taken",
        "they are raked like others",
        "PokerStars rake page",
    ),
    _number(
        "drop",
        "A fixed drop (jackpot)",
        "taken beside the rake, under the same rule on the flop; 0 is none",
        "left to the house",
    ),
)
