"""A rulebook in words: every point on which books differ, what holds there, and the rules behind it.

The points are the knobs, the sentences those of `croupier.knob_table`; nothing about the rules is said twice.
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from croupier.explain.language import N_, Language
from croupier.explain.rulings import cited, title
from croupier.explain.topics import TOPICS
from croupier.knobs import CHIP_KNOBS, KNOBS, Knob, settings
from croupier.rules.rulebooks import CITATIONS
from croupier.rules.state import Rulebook

THEMES = (
    (N_("Betting and acting"), ("reopen", "short_open", "free_fold", "timeout")),
    (N_("Fixed-limit"), ("fl_raises", "fl_hu", "fl_half")),
    (N_("Pot-limit"), ("pl_blinds", "pl_antes", "pl_round")),
    (N_("Button, blinds and antes"), ("button", "bba", "ante_trim", "missed", "straddle", "straddle_as")),
    (N_("At the showdown"), ("reveal", "show_from", "muck_losers", "see_rights")),
    (N_("Splitting the pots"), ("odd_unit", "hilo_same")),
    (N_("Short deck"), ("sd_button_ante", "sd_trips")),
    (N_("Rake and drop"), ("rake_rate", "rake_cap", "rake_rounding", "rake_unit", "no_flop_no_drop", "drop")),
)
"""What the points are about, and the knobs of each."""

# What is said of an amount in force, of 0 where it is none, of the smallest amount where nothing is smaller.
_AMOUNTS = {
    "pl_round": N_("rounded up to a multiple of {amount}"),
    "odd_unit": N_("pots are split down to {amount}, the worth of an odd chip"),
    "rake_unit": N_("rake is rounded to a multiple of {amount}"),
    "rake_cap": N_("{amount} at most"),
    "drop": N_("{amount} beside the rake, under the same rule on the flop"),
}
_NONE = {
    "pl_round": N_("the maximum is exact"),
    "rake_cap": N_("no cap"),
    "drop": N_("no drop is taken"),
    "rake_rate": N_("no rake is taken"),
}
_LEAST = {
    "odd_unit": N_("pots are split down to the smallest amount in play, the worth of an odd chip"),
    "rake_unit": N_("rake is rounded to a multiple of the smallest amount in play"),
}
_NUMBERING = (
    N_("43-A is a rule, Add. 43 the Illustration Addendum to it."),
    N_("Only those numbers are given that others quote, or that lie between two of those."),
    N_(
        "VIII and IX are sections without numbers. "
        "Where this book is silent, its rule 129 refers to the Live Action book."
    ),
    N_(
        "VIII is a section without numbers. The Tournament book of the WSOP uses the same numbers "
        "for other rules: cite the book with the number."
    ),
    N_(
        "3-6 is section 3, betting and raising, item 6; 3-Showdown 7 and 3-Ties 5 are other parts "
        "of section 3, 14-NL3 and 14-PL5 the no-limit and pot-limit rules."
    ),
    N_("Online rooms have no numbers: the page is named."),
)
_KNOBS = {knob.field: knob for knob in KNOBS}
_HUNDREDTHS = 100


class Rule(NamedTuple):
    """One point in a rulebook: the knob, what it is about, what holds, the rules of the books on it.

    `changed` says whether the rulebook departs here from the book that it cites.
    """

    field: str
    point: str
    says: str
    sources: str
    changed: bool


class Theme(NamedTuple):
    """The rules about one matter."""

    title: str
    rules: tuple[Rule, ...]


class Difference(NamedTuple):
    """A point on which two rulebooks differ, in the words of each."""

    field: str
    point: str
    one: str
    other: str
    sources: str


def house_rules(book: Rulebook, language: str | Language = "en") -> tuple[Theme, ...]:
    """Every point of a rulebook, theme by theme.

    >>> from croupier.knobs import rulebook
    >>> betting = house_rules(rulebook("online", free_fold="refuse"))[0]
    >>> print(betting.title, *(rule.says for rule in betting.rules[2:]), sep=" / ")
    Betting and acting / The fold is refused. / Checks when nothing is owed, folds otherwise.
    """
    spoken = Language.of(language)
    changed = settings(book)

    def rule(knob: Knob) -> Rule:
        point, says = spoken.gettext(knob.point), in_force(knob.field, book, spoken)
        return Rule(knob.field, point, says, sources(knob.field, spoken), knob.field in changed)

    return tuple(
        Theme(_capital(spoken.gettext(about)), tuple(rule(_KNOBS[field]) for field in fields))
        for about, fields in THEMES
    )


def differences(one: Rulebook, other: Rulebook, language: str | Language = "en") -> tuple[Difference, ...]:
    """The points on which two rulebooks differ, in the order of the themes.

    >>> from croupier.knobs import rulebook
    >>> [found] = differences(rulebook("tda-2024"), rulebook("tda-2024", fl_raises=4))
    >>> found.one
    '3 raises after the bet; before the flop the big blind is the bet.'
    """
    spoken = Language.of(language)
    return tuple(
        Difference(field, spoken.gettext(_KNOBS[field].point), *said, sources(field, spoken))
        for _, fields in THEMES
        for field in fields
        if getattr(one, field) != getattr(other, field)
        for said in [(in_force(field, one, spoken), in_force(field, other, spoken))]
    )


def in_force(field: str, book: Rulebook, language: str | Language = "en") -> str:
    """What a rulebook says on one point, as a sentence.

    >>> from croupier.knobs import rulebook
    >>> in_force("button", rulebook("online"), "pt-BR")
    'O botão e os blinds passam todos para os próximos jogadores.'
    """
    knob, spoken = _KNOBS[field], Language.of(language)
    value: int | list[int] = getattr(book, field)
    if knob.values is not None:
        name = next(name for name, number in knob.values.items() if number == value)
        return _sentence(spoken.gettext(knob.says[name]))
    if isinstance(value, list):
        return _sentence(_by_players(field, value, spoken))
    return _sentence(_number(field, value, spoken))


def choices(field: str, language: str | Language = "en") -> dict[str, str]:
    """What a point may be set to, each name with its words; for a number, what it means, under "".

    >>> choices("free_fold")
    {'allow': 'The fold is binding.', 'refuse': 'The fold is refused.'}
    """
    spoken = Language.of(language)
    return {name: _sentence(spoken.gettext(said)) for name, said in _KNOBS[field].says.items()}


def sources(field: str, language: str | Language = "en") -> str:
    """The rules of the books on one point.

    >>> sources("fl_half", "pt-BR")
    "TDA 2024 47-B; WSOP Live 133; Robert's 3-6"
    """
    return _capital(Language.of(language).gettext(_KNOBS[field].source))


def citations(book: Rulebook, language: str | Language = "en") -> tuple[tuple[str, str], ...]:
    """Which rule of the book says what: matters with the numbers of their rules, where the book has any.

    >>> from croupier.knobs import rulebook
    >>> dict(citations(rulebook("tda-2024")))["The smallest raise"]
    '43-A'
    """
    spoken = Language.of(language)
    found = ((reason, numbers[book.source]) for reason, numbers in CITATIONS.items())
    return tuple(
        (spoken.gettext(TOPICS[reason]), ", ".join(cited(one, spoken) for one in numbers.split(", ")))
        for reason, numbers in found
        if numbers
    )


def numbering(book: Rulebook, language: str | Language = "en") -> str:
    """How the rule numbers of the book are to be read.

    >>> from croupier.knobs import rulebook
    >>> numbering(rulebook("online"))
    'Online rooms have no numbers: the page is named.'
    """
    return Language.of(language).gettext(_NUMBERING[book.source])


def name(book: Rulebook, language: str | Language = "en") -> str:
    """What a rulebook is called: the title of its book, and that some points are set otherwise.

    >>> from croupier.knobs import rulebook
    >>> name(rulebook("tda-2024")), name(rulebook("tda-2024", fl_raises=4, reopen="never"))
    ('Poker TDA 2024', 'Poker TDA 2024, 2 points changed')
    """
    spoken, changed = Language.of(language), len(settings(book))
    called = title(book.source, spoken)
    if not changed:
        return called
    said = spoken.ngettext("{book}, {count} point changed", "{book}, {count} points changed", changed)
    return said.format(book=called, count=changed)


def _number(field: str, value: int, spoken: Language) -> str:
    if not value:
        return spoken.gettext(_NONE[field])
    if field in _LEAST and value == 1:
        return spoken.gettext(_LEAST[field])
    if field in CHIP_KNOBS:
        return spoken.gettext(_AMOUNTS[field]).format(amount=spoken.amount(value))
    if field == "rake_rate":
        percent = Language.of(spoken.tag, scale=_HUNDREDTHS).amount(value)
        return spoken.gettext("{percent}% of the pots, after uncalled bets have gone back").format(
            percent=percent
        )
    said = spoken.ngettext(
        "{count} raise after the bet; before the flop the big blind is the bet",
        "{count} raises after the bet; before the flop the big blind is the bet",
        value,
    )
    return said.format(count=spoken.number(value))


def _by_players(field: str, values: list[int], spoken: Language) -> str:
    """One amount for all, or one for each number of players."""
    if len(set(values)) == 1:
        return _number(field, values[0], spoken)
    parts = []
    for value, run in groupby(range(len(values)), key=values.__getitem__):
        players = list(run)
        count = f"{players[0]}–{players[-1]}" if len(players) > 1 else str(players[0])
        parts.append(f"{_number(field, value, spoken)} ({count})")
    return spoken.gettext("by the number of players dealt in: {caps}").format(caps="; ".join(parts))


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _sentence(text: str) -> str:
    return _capital(text) + "."
