"""What is said to an answer: right or wrong, part by part, with the reasons and the other rulebooks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from croupier import games
from croupier.exercises import MAXIMUM, Answer, Division, Exercise, Other, others, remark
from croupier.explain import hand_name
from croupier.explain.house import in_force
from croupier.explain.language import N_, Language
from croupier.explain.rulings import title
from croupier.hand import Hand
from croupier.rules.state import FOLDED
from croupier.web import address
from croupier.web.table.notes import Note, Notes

_ALLOWED = {True: N_("The raise is allowed."), False: N_("No raise is allowed.")}
_ELSEWHERE = {True: N_("{books}: the raise is allowed."), False: N_("{books}: no raise is allowed.")}
_NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Part:
    """One part of an answer about pots: what was given, what is right."""

    name: str
    given: str
    right: str
    is_right: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said to an answer; `query` is the position's, `hands` what each seat's cards make."""

    is_right: bool
    text: str
    remark: str
    parts: tuple[Part, ...]
    reasons: tuple[Note, ...]
    house: tuple[str, ...]
    elsewhere: tuple[str, ...]
    query: str
    hands: dict[int, str]


def verdict(one: Exercise, given: Answer, spoken: Language) -> Verdict:
    """The verdict on an answer to an exercise."""
    spot = address.of_hand(one.hand)
    query = address.write(spot)
    notes, found = Notes(spot, query, spoken), others(one.kind, one.hand)
    parts: tuple[Part, ...] = ()
    if isinstance(given, Division) and isinstance(one.answer, Division):
        parts = _parts(one.hand, given, one.answer, spoken)
    return Verdict(
        is_right=given == one.answer,
        text=_text(one.answer, given, spoken),
        remark=remark(one.kind, one.hand, given, spoken) if type(given) is int else "",
        parts=parts,
        reasons=tuple(notes.note(made) for made in one.why),
        house=tuple(in_force(knob, one.hand.rulebook, spoken) for knob in _knobs(one, found)),
        elsewhere=_elsewhere(found, spoken),
        query=query,
        hands=_hands(one.hand, spoken) if parts else {},
    )


def _text(answer: Answer, given: Answer, spoken: Language) -> str:
    is_right = given == answer
    if isinstance(answer, Division) or isinstance(given, Division):
        whole = N_("All of it is right.") if is_right else N_("Not all of it is right.")
        return spoken.gettext(whole)
    if isinstance(answer, bool):
        said = spoken.gettext("Right.") if is_right else spoken.gettext("Not so.")
        return f"{said} {spoken.gettext(_ALLOWED[answer])}"
    if is_right:
        return spoken.gettext("Right: {answer}.").format(answer=spoken.amount(answer))
    said = spoken.gettext("Not {given}: the answer is {answer}.")
    return said.format(given=spoken.amount(given), answer=spoken.amount(answer))


def _parts(hand: Hand, given: Division, right: Division, spoken: Language) -> tuple[Part, ...]:
    """What comes back, each pot, the odd chip: as given and as it is."""
    names, nobody = hand.names, spoken.gettext("nobody")

    def back(one: Division) -> str:
        if one.refund is None:
            return _NOTHING
        seat, chips = one.refund
        return spoken.gettext("{amount} to {seat}").format(amount=spoken.amount(chips), seat=names[seat])

    def pot(one: Division, at: int) -> str:
        if at >= len(one.pots):
            return _NOTHING
        chips, winners = one.pots[at]
        return f"{spoken.amount(chips)}: {spoken.listed(names[seat] for seat in sorted(winners)) or nobody}"

    def odd(one: Division) -> str:
        return _NOTHING if one.odd_chip is None else names[one.odd_chip]

    told = [(spoken.gettext("Comes back"), back(given), back(right))]
    told += [
        (pot_name(at, spoken), pot(given, at), pot(right, at))
        for at in range(max(len(given.pots), len(right.pots)))
    ]
    told.append((spoken.gettext("Odd chip"), odd(given), odd(right)))
    return tuple(Part(name, mine, theirs, mine == theirs) for name, mine, theirs in told)


def pot_name(at: int, spoken: Language) -> str:
    """What a pot is called: the main pot, or a side pot by its number.

    >>> pot_name(2, Language.of("en"))
    'Side pot 2'
    """
    if not at:
        return spoken.gettext("Main pot")
    return spoken.gettext("Side pot {number}").format(number=spoken.number(at))


def _knobs(one: Exercise, found: Iterable[Other]) -> list[str]:
    """The points of the rulebook in force that made the answer what it is."""
    knobs = {other.knob: None for other in found if other.knob}
    if one.kind == MAXIMUM and one.why[0].numbers["pot"] != one.hand.pot_total:
        knobs["pl_blinds"] = None
    return list(knobs)


def _elsewhere(found: Iterable[Other], spoken: Language) -> tuple[str, ...]:
    """What other rulebooks answer and why, those together that say the same."""
    books: dict[tuple[Answer, str], list[str]] = {}
    for other in found:
        why = in_force(other.knob, other.book, spoken) if other.knob else ""
        books.setdefault((other.answer, why), []).append(title(other.book.source, spoken))
    told = []
    for (answer, why), names in books.items():
        said = _ELSEWHERE[answer] if isinstance(answer, bool) else N_("{books}: {answer}.")
        shown = "" if isinstance(answer, bool | Division) else spoken.amount(answer)
        said = spoken.gettext(said).format(books=spoken.listed(names), answer=shown)
        told.append(f"{said} {why}".strip())
    return tuple(told)


def _hands(hand: Hand, spoken: Language) -> dict[int, str]:
    """What the cards of those who are still in make with the board."""
    found = {}
    for seat in range(hand.state.seats):
        if hand.state.status[seat] != FOLDED:
            hole = hand.state.hole[seat][: hand.game.hole_cards]
            found[seat] = hand_name(games.describe(hand.game, hand.rulebook, hole, hand.board)[0], spoken)
    return found
