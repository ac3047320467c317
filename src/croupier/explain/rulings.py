"""Rulings as sentences, their rule numbers as text, and the rulings behind what a hand paid."""

from __future__ import annotations

from collections.abc import Sequence

from croupier import log
from croupier.events import Awarded, Event, Mucked, RakeTaken, Shown, UncalledReturned
from croupier.explain.language import N_, Language
from croupier.hand import Hand
from croupier.options import Ruling
from croupier.options import ruling as made_by
from croupier.rules.reasons import SENTENCES, Reason
from croupier.rules.rulebooks import NAMES, TITLES
from croupier.rules.state import OVER
from croupier.settlement import Settlement

_SEATS = ("seat", "actor")
_COUNTS = ("raises",)
_SHARES = {
    "uncontested": Reason.AWARD_UNCONTESTED,
    "whole": Reason.AWARD_HIGH,
    "split": Reason.AWARD_SPLIT,
    "high": Reason.AWARD_HIGH,
    "low": Reason.AWARD_LOW,
    "both": Reason.AWARD_BOTH,
}

# The words that a rule number may begin with, and the whole in a language.
_CITED = {
    "glossary: ": N_("glossary: {entry}"),
    "preface to ": N_("preface to {entry}"),
    "PokerStars help ": N_("PokerStars help {entry}"),
    "PokerStars limits page": N_("PokerStars limits page"),
    "PokerStars rake page": N_("PokerStars rake page"),
    "Run It Once help": N_("Run It Once help"),
}


def ruling(made: Ruling, names: Sequence[str], language: str | Language = "en") -> str:
    """A ruling as a sentence with its numbers; `names` are the players', seat by seat.

    >>> from croupier import games
    >>> from croupier.hand import Hand
    >>> hand = Hand(games.no_limit_holdem((500, 1000)), [9000, 9000, 9000])
    >>> ruling(hand.options.call.why[0], hand.names, "pt-BR")
    'A aposta é de 1.000, com 0 já apostados: o call (pagar) acrescenta 1.000.'
    """
    spoken = Language.of(language)
    written = {key: _number(key, value, names, spoken) for key, value in made.numbers.items()}
    return spoken.gettext(SENTENCES[made.reason]).format(**written)


def rules(made: Ruling, language: str | Language = "en") -> str:
    """The rules that a ruling stands on, as the book's title and their numbers; "" where there are none.

    >>> from croupier import games
    >>> from croupier.hand import Hand
    >>> rules(Hand(games.no_limit_holdem((5, 10)), [90, 90]).options.raise_to.why[1])
    'Poker TDA 2024 43-A'
    """
    spoken = Language.of(language)
    numbers = ", ".join(cited(number, spoken) for _, number in made.rules)
    return f"{spoken.gettext(made.rules[0][0])} {numbers}" if made.rules else ""


def title(source: int, language: str | Language = "en") -> str:
    """The title of the book that a rulebook cites by its `source`.

    >>> title(5), title(5, "pt-PT")
    ('Online room', 'Sala online')
    """
    return Language.of(language).gettext(TITLES[source])


def books(language: str | Language = "en") -> list[tuple[str, str]]:
    """The ready-made rulebooks, name and title.

    >>> books("pt-BR")[-1]
    ('online', 'Sala online')
    """
    return [(name, title(source, language)) for source, name in enumerate(NAMES)]


def cited(number: str, language: str | Language = "en") -> str:
    """A rule number of `CITATIONS`; its words, if it has some, in a language.

    >>> cited("43-A", "pt-BR"), cited("glossary: Call", "pt-BR")
    ('43-A', 'glossário: Call')
    """
    spoken = Language.of(language)
    for words, sentence in _CITED.items():
        if number.startswith(words):
            return spoken.gettext(sentence).format(entry=number.removeprefix(words))
    return number


def behind(event: Event, played: Hand | Settlement) -> tuple[Ruling, ...]:
    """The rulings that an event of a hand or settlement stands on: payments, hands shown or mucked.

    An award that holds odd chips has one more ruling for them.

    >>> from croupier import games
    >>> from croupier.hand import Hand
    >>> hand = Hand(games.no_limit_holdem((5, 10)), [100, 100])
    >>> hand.fold()
    >>> [one.reason.name for event in hand.events for one in behind(event, hand)]
    ['UNCALLED_RETURNED', 'AWARD_UNCONTESTED']
    """
    book = played.rulebook
    if isinstance(event, UncalledReturned):
        return (made_by(Reason.UNCALLED_RETURNED, book, seat=event.seat, amount=event.amount),)
    if isinstance(event, Shown) and event.reason:
        return (made_by(event.reason, book, seat=event.seat),)
    if isinstance(event, Mucked):
        return (made_by(Reason.MAY_MUCK, book, seat=event.seat),)
    if isinstance(event, RakeTaken):
        return (made_by(Reason.RAKE_TAKEN, book, amount=event.amount),)
    if isinstance(event, Awarded):
        won = made_by(_SHARES[event.share], book, seat=event.seat, amount=event.amount)
        return (won, *_odd_chips(event, played))
    return ()


def payments(played: Hand | Settlement) -> tuple[Ruling, ...]:
    """Why the money went where it went: the refund, each pot, its awards, the rake or why there is none.

    >>> from croupier.settlement import settle
    >>> done = settle({"A": 50, "B": 120, "C": 200}, ranking={"A": 3, "B": 2, "C": 1})
    >>> for one in payments(done):
    ...     print(ruling(one, done.names))
    Uncalled bet of 80 returned to C: neither a win nor part of a pot.
    Main pot of 150: A, B, and C may win it.
    Side pot of 140: B and C may win it.
    B wins 140: the best hand in this pot.
    A wins 150: the best hand in this pot.
    """
    state, book = played.state, played.rulebook
    made: list[Ruling] = []
    if played.uncalled:
        made += behind(UncalledReturned(*played.uncalled), played)
    for at, pot in enumerate(played.pots):
        reason = Reason.POT_SIDE if at else Reason.POT_MAIN
        made.append(made_by(reason, book, amount=pot.amount, players=sum(1 << seat for seat in pot.eligible)))
    if state.phase == OVER:
        for event in log.paid(state, played.game, book):
            made += behind(event, played)
        if state.street == 0 and not state.rake and book.no_flop_no_drop and (book.rake_rate or book.drop):
            made.append(made_by(Reason.RAKE_NO_FLOP, book))
    return tuple(made)


def _odd_chips(event: Awarded, played: Hand | Settlement) -> list[Ruling]:
    """What an award holds above an equal share; the first high award names the odd chip of the halves."""
    book = played.rulebook
    pot = [
        other
        for other in log.paid(played.state, played.game, book)
        if isinstance(other, Awarded) and other.pot == event.pot
    ]
    shares = {
        share: [other.amount for other in pot if other.share == share]
        for share in ("high", "low", event.share)
    }
    made = []
    extra = event.amount - min(shares[event.share])
    if extra:
        made.append(made_by(Reason.ODD_CHIP, book, seat=event.seat, amount=extra))
    halves = sum(shares["high"]) - sum(shares["low"])
    first_high = next((other.seat for other in pot if other.share == "high"), None)
    if event.seat == first_high and halves and len(pot) == len(shares["high"]) + len(shares["low"]):
        made.append(made_by(Reason.ODD_CHIP_HIGH, book, amount=halves))
    return made


def _number(key: str, value: int, names: Sequence[str], spoken: Language) -> str:
    if key in _SEATS:
        return names[value]
    if key == "players":
        return spoken.listed(names[seat] for seat in log.seats_of(value))
    return spoken.number(value) if key in _COUNTS else spoken.amount(value)
