"""The rulebooks as ready-made sets of knobs, and the rule numbers that each gives for a reason.

The texts: Poker TDA 2024 v1.0; TDA 2026 v1.0, known by its numbering only; WSOP 2026 Official Tournament
Rules and Official Live Action Rules, two books whose numbers collide; Robert's Rules of Poker v11; the
help pages of online rooms, which number nothing.

Robert's numbers begin anew in every part: "3-6" is section 3, betting and raising, item 6; "3-Showdown 7"
and "3-Ties 5" are the parts of section 3 so called, "14-NL3" and "14-PL5" the no-limit and pot-limit rules.
A Roman number is a section whose rules have no numbers.
"""

from __future__ import annotations

from croupier.rules.reasons import Reason
from croupier.rules.state import (
    AT_SHOWDOWN,
    CAP_HAND,
    CAP_ROUND,
    CONSECUTIVE,
    DEAD_HAND,
    DEALT,
    DEALT_IN,
    FROM_WINNER,
    HALVES,
    MOVING_BUTTON,
    NEVER,
    PL_ACTUAL,
    PL_SB_AS_BB,
    ROUND_HALF_EVEN,
    STRADDLE_BUTTON,
    STRADDLE_UTG,
    SUSPICION,
    WINNERS,
    Rulebook,
)

# The books by name, and as they are written out; `Rulebook.source` counts them from 0.
NAMES = ("tda-2024", "tda-2026", "wsop-2026", "wsop-live-2026", "roberts-11", "online")
TITLES = (
    "Poker TDA 2024",
    "Poker TDA 2026",
    "WSOP 2026 Tournament",
    "WSOP 2026 Live Action",
    "Robert's Rules 11",
    "Online room",
)

# Each book's knobs, where they differ from the defaults.
TDA_2024 = Rulebook(source=0, missed=DEALT_IN, hilo_same=HALVES)
TDA_2026 = Rulebook(source=1, missed=DEALT_IN, hilo_same=HALVES)
WSOP_2026 = Rulebook(
    source=2,
    reopen=CONSECUTIVE,
    fl_raises=4,
    pl_blinds=PL_ACTUAL,
    missed=DEALT_IN,
    see_rights=SUSPICION,
    timeout=DEAD_HAND,
)
WSOP_LIVE_2026 = Rulebook(
    source=3,
    fl_raises=4,
    fl_hu=CAP_ROUND,
    pl_blinds=PL_SB_AS_BB,
    reveal=AT_SHOWDOWN,
    see_rights=SUSPICION,
    timeout=DEAD_HAND,
    straddle=STRADDLE_BUTTON,
)
ROBERTS_11 = Rulebook(
    source=4,
    fl_hu=CAP_HAND,
    pl_blinds=PL_SB_AS_BB,
    reveal=AT_SHOWDOWN,
    see_rights=DEALT,
    straddle=STRADDLE_UTG,
)
ONLINE = Rulebook(
    source=5,
    reopen=NEVER,
    pl_blinds=PL_ACTUAL,
    button=MOVING_BUTTON,
    see_rights=WINNERS,
    show_from=FROM_WINNER,
    rake_rounding=ROUND_HALF_EVEN,
)
BOOKS = (TDA_2024, TDA_2026, WSOP_2026, WSOP_LIVE_2026, ROBERTS_11, ONLINE)
TDA = TDA_2024

_STARS = "PokerStars help 213001"
_STARS_LIMITS = "PokerStars limits page"
_STARS_RAKE = "PokerStars rake page"

# Which rules of each book a reason stands on, in the order of NAMES; "" where the book has no text for it
# or its number is not known. A reason that is missing here is arithmetic, or a house's own choice.
CITATIONS: dict[Reason, tuple[str, str, str, str, str, str]] = {
    Reason.CALL_MATCHES_BET: ("41", "43", "93, glossary: Call", "139", "", ""),
    Reason.CALL_ALL_IN: ("", "", "glossary: All-in", "64", "2", ""),
    Reason.CALL_CONTESTED: ("15-B", "16", "91, 108", "", "", ""),
    Reason.CALL_FULL_BLIND: ("", "", "129", "154", "4-1", ""),
    Reason.CHECK_FREE: ("55", "", "90-b, glossary: Check", "", "", ""),
    Reason.MIN_FIRST_BET: ("", "", "VIII", "132, 174", "14-NL2", _STARS_LIMITS),
    Reason.MIN_FULL_RAISE: ("43-A", "45-A", "96", "175", "14-NL3", _STARS),
    Reason.MIN_OVER_SHORT_ALL_IN: ("43-A, Add. 43", "45-A", "96, 96-a", "176", "14-NL4", ""),
    Reason.MIN_ALL_IN: ("43-A, 47-A", "45-A, 49", "96, glossary: All-in", "132, 174", "14-NL2, 14-NL3", ""),
    Reason.MIN_LIMIT: ("", "", "VIII", "154", "4-1", ""),
    Reason.MIN_LIMIT_COMPLETE: ("47-B", "49", "96-a, 129", "133", "3-6", ""),
    Reason.MIN_BET_UNIT: ("", "", "", "134", "", ""),
    Reason.MAX_STACK: ("", "", "VIII", "64", "14", _STARS_LIMITS),
    Reason.MAX_POT: ("54-B, 54-C", "56-B", "VIII", "preface to 173, 191", "14, 14-PL5", _STARS),
    Reason.MAX_POT_BET: ("54-B, 54-C", "56-B", "VIII", "preface to 173, 191", "14, 14-PL5", _STARS),
    Reason.MAX_POT_ROUNDED: ("", "", "", "134, 190", "14-PL4", ""),
    Reason.MAX_LIMIT: ("", "", "VIII", "154", "4-1", ""),
    Reason.MAX_FULL_RAISE: ("", "", "VIII", "174", "14-NL2", ""),
    Reason.RAISE_NOT_ACTED: ("47", "49", "96", "133, 175", "3-6, 14-NL3", ""),
    Reason.RAISE_REOPENED: ("47", "49", "96, 96-a", "133, 177", "3-6, 14-NL5", ""),
    Reason.RAISE_NOT_REOPENED: ("47-A", "49", "96", "175", "14-NL3", _STARS),
    Reason.RAISE_NOT_HALF: ("47-B", "49", "96-a, 129", "133", "3-6", ""),
    Reason.RAISE_NOT_ADDED_UP: ("", "", "96, 96-a", "", "", _STARS),
    Reason.RAISE_CAPPED: ("48", "50", "100-b", "130", "3-3, 3-4", ""),
    Reason.NOT_YOUR_TURN: ("50-A", "52", "90-d", "136", "", ""),
    Reason.CHECK_OWES: ("55", "", "90-b", "", "", ""),
    Reason.CALL_OWES_NOTHING: ("55", "", "90-b", "", "", ""),
    Reason.RAISE_WITHOUT_BET: ("55", "", "90-b", "", "", ""),
    Reason.BELOW_MINIMUM: ("43-A, 52-A", "45-A, 54", "90-e, 96", "132", "3-5, 14-NL2", _STARS_LIMITS),
    Reason.NOT_BET_UNIT: ("", "", "", "134", "", ""),
    Reason.SHOW_FIRST: ("17-A", "18-A", "72", "149", "3-Showdown 7", _STARS),
    Reason.SHOW_WINNING: ("13", "14", "72", "143", "3-Showdown 1", _STARS),
    Reason.SHOW_ALL_IN: ("16", "17", "70", "", "", "pokernewsdaily.com 28741"),
    Reason.SHOW_TOLD: ("", "", "72", "", "", ""),
    Reason.MAY_MUCK: ("17-B", "18", "72", "143", "3-Showdown 1", ""),
    Reason.UNCALLED_RETURNED: ("15-B, 65-A", "16", "91, 108", "", "", ""),
    Reason.POT_MAIN: ("21", "23", "74, glossary: All-in", "153", "3-Ties 5", _STARS),
    Reason.POT_SIDE: ("21", "23", "74, glossary: Pot", "153, 154", "3-Ties 5", _STARS),
    Reason.AWARD_UNCONTESTED: ("17-B", "18", "72", "143", "", ""),
    Reason.AWARD_HIGH: ("12", "13", "69", "144", "3-Showdown 2", ""),
    Reason.AWARD_LOW: ("20-C", "21", "73, IX", "153, VIII", "3-Ties 5", ""),
    Reason.AWARD_BOTH: ("20-C", "21", "73, IX", "153, VIII", "3-Ties 5", ""),
    Reason.AWARD_SPLIT: ("20, 21", "21, 23", "73, 74", "153", "3-Ties 5", _STARS),
    Reason.ODD_CHIP: ("20-A", "21", "73", "152, 153", "3-Ties 3, 3-Ties 5", "Run It Once help"),
    Reason.ODD_CHIP_HIGH: ("20-C", "21", "73, IX", "153, VIII", "3-Ties 5", ""),
    Reason.RAKE_TAKEN: ("", "", "", "31", "", _STARS_RAKE),
    Reason.RAKE_NO_FLOP: ("", "", "", "", "", _STARS_RAKE),
}
