"""The rulebooks as ready-made sets of knobs, and the rule numbers that each gives for a reason.

The texts: Poker TDA 2024 v1.0; TDA 2026 v1.0, known by its numbering only; WSOP 2026 Official Tournament
Rules and Official Live Action Rules, two books whose numbers collide; Robert's Rules of Poker v11; the
help pages of online rooms, which number nothing.
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

NAMES = ("tda-2024", "tda-2026", "wsop-2026", "wsop-live-2026", "roberts-11", "online")
TITLES = (
    "Poker TDA 2024",
    "Poker TDA 2026",
    "WSOP 2026 Tournament",
    "WSOP 2026 Live Action",
    "Robert's Rules 11",
    "Online room",
)

TDA_2024 = Rulebook(source=0, missed=DEALT_IN, hilo_same=HALVES)
TDA_2026 = Rulebook(source=1, missed=DEALT_IN, hilo_same=HALVES)
WSOP_2026 = Rulebook(
    source=2, reopen=CONSECUTIVE, fl_raises=4, pl_blinds=PL_ACTUAL, missed=DEALT_IN, timeout=DEAD_HAND
)
WSOP_LIVE_2026 = Rulebook(
    source=3,
    fl_raises=4,
    fl_hu=CAP_ROUND,
    pl_blinds=PL_SB_AS_BB,
    reveal=AT_SHOWDOWN,
    see_rights=SUSPICION,
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

# Which rule of each book a reason stands on, in the order of NAMES; "" where the book has no text.
CITATIONS: dict[Reason, tuple[str, str, str, str, str, str]] = {
    Reason.CALL_MATCHES_BET: ("41", "43", "93", "132", "3", "help: call"),
    Reason.CALL_ALL_IN: ("41", "43", "glossary: All-in", "64", "3", "help: all-in"),
    Reason.CALL_CONTESTED: ("15-B", "16-B", "91", "", "", "help: uncalled bet"),
    Reason.CALL_FULL_BLIND: ("", "", "129", "154", "4-1", "help: blinds"),
    Reason.CHECK_FREE: ("3", "3", "59", "156", "3", "help: check"),
    Reason.MIN_FIRST_BET: ("", "", "VIII", "132", "14-NL2", "help: bet"),
    Reason.MIN_FULL_RAISE: ("43-A", "45-A", "96", "175", "14-NL3", "help: raise"),
    Reason.MIN_OVER_SHORT_ALL_IN: ("43-A, Add. 43", "45-A", "96", "176", "14-NL4", "help: all-in"),
    Reason.MIN_COMPLETE_BET: ("", "", "", "176", "14-NL4", ""),
    Reason.MIN_ALL_IN: ("47", "49", "96", "132", "14-NL2", "help: all-in"),
    Reason.MIN_LIMIT: ("48", "50", "VIII", "129", "3", "help: fixed limit"),
    Reason.MIN_LIMIT_COMPLETE: ("47-B", "49-B", "96-a", "133", "3-6", ""),
    Reason.MIN_BET_UNIT: ("", "", "", "134", "", ""),
    Reason.MAX_STACK: ("", "", "VIII", "64", "14", "help: no-limit"),
    Reason.MAX_POT: ("54", "56", "VIII", "190", "14-PL", "help: pot-limit"),
    Reason.MAX_POT_BET: ("54", "56", "VIII", "190", "14-PL", "help: pot-limit"),
    Reason.MAX_LIMIT: ("48", "50", "VIII", "129", "3", "help: fixed limit"),
    Reason.MAX_FULL_RAISE: ("43-A", "45-A", "96", "175", "14-NL3", ""),
    Reason.RAISE_NOT_ACTED: ("47-A", "49-A", "96", "175", "14-NL3", "help: raise"),
    Reason.RAISE_REOPENED: ("47", "49", "96", "177", "14-NL5", "help: raise"),
    Reason.RAISE_NOT_REOPENED: ("47", "49", "96", "177", "14-NL3", "help: all-in"),
    Reason.RAISE_NOT_HALF: ("47-B", "49-B", "96-a", "133", "3-6", ""),
    Reason.RAISE_NOT_ADDED_UP: ("47", "49", "96-a", "177", "14-NL3", "help: all-in"),
    Reason.RAISE_CAPPED: ("48", "50", "100-b", "130", "3-4", "help: fixed limit"),
    Reason.BELOW_MINIMUM: ("43", "45", "96", "175", "14-NL3", "help: raise"),
    Reason.NOT_YOUR_TURN: ("53", "55", "90-d", "", "3", ""),
    Reason.CHECK_OWES: ("55", "57", "90-b", "", "3", "help: check"),
    Reason.FOLD_IS_FREE: ("58", "60", "84", "", "", ""),
    Reason.SHOW_FIRST: ("17-A", "18-A", "72", "149", "3", "help: showdown"),
    Reason.SHOW_WINNING: ("13", "14", "72", "172", "3", "help: showdown"),
    Reason.SHOW_ALL_IN: ("16", "17", "70", "149", "", "help: all-in"),
    Reason.SHOW_TOLD: ("17-A", "18-A", "72", "149", "3", ""),
    Reason.MAY_MUCK: ("17-B", "18-B", "72", "149", "3", "help: showdown"),
    Reason.UNCALLED_RETURNED: ("15-B", "16-B", "91", "", "", "help: uncalled bet"),
    Reason.POT_MAIN: ("21", "23", "74", "153", "", "help: side pots"),
    Reason.POT_SIDE: ("21", "23", "74", "153", "", "help: side pots"),
    Reason.AWARD_UNCONTESTED: ("17-B", "18-B", "72", "149", "3", "help: showdown"),
    Reason.AWARD_HIGH: ("12", "13", "69", "172", "3", "help: showdown"),
    Reason.AWARD_LOW: ("20-C", "21-C", "73", "152", "3", "help: hi-lo"),
    Reason.AWARD_BOTH: ("20-C", "21-C", "73", "152", "3", "help: hi-lo"),
    Reason.AWARD_SPLIT: ("21", "23", "74", "152", "3", "help: split pots"),
    Reason.ODD_CHIP: ("20-A", "21-A", "73", "152", "3", "help: split pots"),
    Reason.ODD_CHIP_HIGH: ("20-C", "21-C", "73", "152", "3", "help: hi-lo"),
    Reason.RAKE_TAKEN: ("", "", "", "31", "", "help: rake"),
    Reason.RAKE_NO_FLOP: ("", "", "", "", "", "help: rake"),
}
