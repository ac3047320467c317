"""The themes of each kind of exercise: at which table, and how, a random hand is played for a question."""

from __future__ import annotations

from typing import NamedTuple

from croupier.exercises import questions as ask
from croupier.exercises.answers import CALL, MAXIMUM, MAY_RAISE, MINIMUM, POTS
from croupier.exercises.tables import Setting
from croupier.exercises.walk import Fits, Mood


class Theme(NamedTuple):
    """One sort of question of a kind: `fits` says which positions of a hand are worth asking about."""

    fits: Fits
    setting: Setting
    mood: Mood


_USUAL = Mood(fold=0.25, wager=0.35, jam=0.3)
_QUIET = Mood(fold=0.3, wager=0.15, jam=0.3)
_EAGER = Mood(fold=0.2, wager=0.45, jam=0.5)
_JAMMING = Mood(fold=0.1, wager=0.2, jam=0.9, near=1.6)
_STACKING = Mood(fold=0.05, wager=0.4, jam=0.7, near=1.3)
_FOLDING = Mood(fold=0.8, wager=0.1, jam=0.5)
_DIVIDING = Mood(fold=0.2, wager=0.3, jam=0.9)

_TABLE = Setting()
_SHORT = Setting(short=0.7, shorts=(2, 9), deep=(20, 60), seats=(3, 4, 5, 6, 6, 7, 8))
_CLOSE = Setting(short=0.6, shorts=(2, 7), deep=(20, 60), seats=(4, 5, 6, 6, 7), ante=0)
_STEPS = Setting(short=0.8, shorts=(3, 8), deep=(20, 60), seats=(6, 7, 8), ante=0)
_FIXED = Setting("fixed-limit", short=0.6, shorts=(1, 4), deep=(15, 40), seats=(3, 4, 5, 6), ante=0)
_OMAHA = ("omaha", "omaha", "omaha5", "holdem")
_POT = Setting("pot-limit", _OMAHA, seats=(2, 3, 3, 4, 5, 6), ante=0)
_POOR = Setting(poor_blind=True, short=0.1, seats=(3, 4, 5, 6), ante=0)
_STRIPPED = Setting(short=0.8, shorts=(4, 25), deep=(30, 60), seats=(4, 5, 6, 7), ante=0, odd_chips=True)
_PER_PLAYER = ("tda-2024", "tda-2026", "wsop-live-2026", "roberts-11")
_OTHERWISE = ("online", "online", "wsop-2026")

# Each kind draws one of its themes, each as often as it stands here.
THEMES: dict[str, tuple[Theme, ...]] = {
    CALL: (
        *[Theme(ask.call_with_chips_in_front, _TABLE, _EAGER)] * 2,
        *[Theme(ask.call_on_a_later_street, _TABLE, _EAGER)] * 2,
        *[Theme(ask.call_for_less, _SHORT, _USUAL)] * 2,
        Theme(ask.call_of_a_short_blind, _POOR, _FOLDING),
        Theme(ask.call_of_what_is_contested, _POOR._replace(seats=(2, 3, 3)), _FOLDING),
    ),
    MINIMUM: (
        *[Theme(ask.minimum_after_a_raise, _TABLE, _EAGER)] * 2,
        *[Theme(ask.minimum_on_a_later_street, _TABLE, _EAGER)] * 2,
        *[Theme(ask.minimum_over_a_short_all_in, _CLOSE, _JAMMING)] * 2,
        Theme(ask.minimum_of_a_short_stack, _SHORT, _USUAL),
        Theme(ask.minimum_in_fixed_limit, _FIXED, _EAGER),
    ),
    MAXIMUM: (
        *[Theme(ask.maximum_with_chips_in_front, _POT, _EAGER)] * 2,
        *[Theme(ask.maximum_on_a_later_street, _POT, _USUAL)] * 2,
        Theme(ask.maximum_of_the_stack, _POT._replace(deep=(15, 60)), _EAGER),
        Theme(ask.maximum_beside_a_poor_blind, _POT._replace(poor_blind=True, short=0), _QUIET),
    ),
    # As many that end with yes as with no.
    MAY_RAISE: (
        Theme(ask.reopened_by_short_all_ins, _STEPS._replace(books=_PER_PLAYER), _STACKING),
        Theme(ask.reopened_before_a_short_all_in, _CLOSE, _JAMMING),
        Theme(ask.reopened_by_a_full_all_in, _CLOSE, _JAMMING),
        Theme(ask.open_to_who_has_not_acted, _CLOSE, _JAMMING),
        Theme(ask.reopened_by_half_a_bet, _FIXED, _EAGER),
        *[Theme(ask.not_reopened, _CLOSE, _JAMMING)] * 2,
        Theme(ask.not_added_up, _STEPS._replace(books=_OTHERWISE), _STACKING),
        Theme(ask.nobody_answers, _SHORT, _JAMMING),
        Theme(ask.limited, _FIXED, _EAGER),
    ),
    POTS: (
        Theme(ask.pots_with_a_refund, _STRIPPED, _DIVIDING),
        Theme(ask.pots_with_several_winners, _STRIPPED, _DIVIDING),
        Theme(ask.pots_without_a_refund, _STRIPPED, _DIVIDING),
        Theme(ask.pots_with_an_odd_chip, _STRIPPED._replace(twins=True, seats=(5, 6, 7)), _DIVIDING),
    ),
}
