"""What can be done now: one control for each possible action, and why the others are not possible."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from croupier.amounts import written
from croupier.errors import IllegalAction
from croupier.events import Mucked
from croupier.explain.language import N_, Language
from croupier.explain.rulings import behind
from croupier.explain.words import label
from croupier.hand import Hand
from croupier.options import Bounds, Options, Ruling
from croupier.rules import betting
from croupier.rules.state import POT_LIMIT


@dataclass(frozen=True, slots=True)
class Numbers:
    """The three numbers of the player to act (B08)."""

    in_front_text: str
    to_match_text: str
    to_add_text: str


@dataclass(frozen=True, slots=True)
class Action:
    """A button: what it says, the step it takes."""

    kind: str
    label: str
    detail: str
    key: str
    step: str
    adds: str = ""
    is_main: bool = False


@dataclass(frozen=True, slots=True)
class Preset:
    """A ready-made size, legal as it stands."""

    label: str
    amount_text: str
    value: str


@dataclass(frozen=True, slots=True)
class Wager:
    """The bet or raise of an amount: bounds as numbers of a form, `value` the one it opens with."""

    kind: str
    label: str
    minimum: str
    maximum: str
    minimum_text: str
    maximum_text: str
    step: str
    value: str
    in_front: str
    adds_text: str
    presets: tuple[Preset, ...]


def numbers(hand: Hand, spoken: Language) -> Numbers | None:
    """In front of the player to act, the bet to match, the chips to add now."""
    if hand.actor is None:
        return None
    amounts = (hand.state.committed[hand.actor], hand.state.current_bet, hand.to_call)
    return Numbers(*map(spoken.amount, amounts))


def actions(hand: Hand, spoken: Language) -> tuple[Action, ...]:
    """Fold, check or call, all-in: those that are possible."""
    options = hand.options
    if options is None:
        return ()
    found = []
    if options.fold:
        found.append(Action("fold", label("fold", language=spoken), "", "F", "f"))
    if options.check:
        found.append(Action("check", label("check", language=spoken), "", "C", "x", is_main=True))
    if options.call:
        found.append(_call(options, spoken))
    everything = betting.reach(hand.state, options.seat)
    if options.allows(everything):
        found.append(_all_in(hand, everything, spoken))
    return tuple(found)


def _call(options: Options, spoken: Language) -> Action:
    call = options.call
    assert call is not None
    says = (
        spoken.gettext("All-in: makes {to} in front")
        if call.all_in
        else spoken.gettext("makes {to} in front")
    )
    detail = says.format(to=spoken.amount(call.to))
    return Action("call", label("call", call.adds, spoken), detail, "C", "c", is_main=True)


def _all_in(hand: Hand, to: int, spoken: Language) -> Action:
    kind = "raise" if hand.state.current_bet else "bet"
    adds = spoken.gettext("adds {adds}").format(
        adds=spoken.amount(to - hand.state.committed[hand.state.actor])
    )
    return Action(
        "allin",
        spoken.gettext("All-in"),
        label(kind, to, spoken),
        "A",
        f"{kind[0]}{written(to, spoken.scale)}",
        adds,
    )


# The presets: what they are called, and the part of the pot that they add to a call.
_PARTS = ((N_("½ pot"), Fraction(1, 2)), (N_("⅔ pot"), Fraction(2, 3)), (N_("pot"), Fraction(1)))


def wager(hand: Hand, spoken: Language, wanted: str = "") -> Wager | None:
    """The control for an amount; None where no bet or raise may be made. `wanted` is its first value."""
    options = hand.options
    bounds = (options.bet or options.raise_to) if options else None
    if options is None or bounds is None:
        return None
    scale, in_front = spoken.scale, hand.state.committed[options.seat]
    presets = _presets(hand, options, bounds, spoken)
    value = wanted if wanted in {preset.value for preset in presets} else written(bounds.minimum, scale)
    kind = "bet" if options.bet else "raise"
    return Wager(
        kind=kind,
        label=spoken.gettext("Bet") if options.bet else spoken.gettext("Raise to"),
        minimum=written(bounds.minimum, scale),
        maximum=written(bounds.maximum, scale),
        minimum_text=spoken.amount(bounds.minimum),
        maximum_text=spoken.amount(bounds.maximum),
        step=written(1, scale),
        value=value,
        in_front=written(in_front, scale),
        adds_text=spoken.gettext("adds {adds}"),
        presets=presets,
    )


def _presets(hand: Hand, options: Options, bounds: Bounds, spoken: Language) -> tuple[Preset, ...]:
    """Minimum, parts of the pot, all-in; each legal and each once."""
    bet, pot = hand.state.current_bet, _pot(hand) + hand.to_call
    sizes = [(N_("minimum"), bounds.minimum)]
    unit = hand.game.bet_unit
    sizes += [(name, (bet + int(part * pot)) // unit * unit) for name, part in _PARTS]
    sizes.append((N_("all-in"), betting.reach(hand.state, options.seat)))
    if not options.allows(sizes[-1][1]):
        sizes[-1] = (N_("maximum"), bounds.maximum)
    found: dict[int, Preset] = {}
    for name, to in sizes:
        if options.allows(to) and to not in found:
            found[to] = Preset(spoken.gettext(name), spoken.amount(to), written(to, spoken.scale))
    return tuple(found[to] for to in sorted(found))


def _pot(hand: Hand) -> int:
    """The pot that sizes are parts of; in pot-limit that of the rule, where blinds may count in full."""
    if hand.game.structure == POT_LIMIT:
        return betting.pot_size(hand.state, hand.game, hand.rulebook)
    return hand.pot_total


def why_not(hand: Hand, spoken: Language) -> list[tuple[str, Ruling]]:
    """What is not possible now, and the ruling that refuses it."""
    options = hand.options
    if options is None:
        return []
    everything = betting.reach(hand.state, options.seat)
    attempts: list[tuple[str, bool, Callable[[Hand], None]]] = [
        (N_("Why no fold?"), options.fold, Hand.fold),
        (N_("Why no check?"), options.check, Hand.check),
        (N_("Why no call?"), bool(options.call), Hand.call),
    ]
    if hand.state.current_bet:
        attempts.append((N_("Why no raise?"), bool(options.raise_to), lambda one: one.raise_to(everything)))
    else:
        attempts.append((N_("Why no bet?"), bool(options.bet), lambda one: one.bet(everything)))
    found = []
    for question, possible, attempt in attempts:
        refused = None if possible else refusal_of(hand, attempt)
        if refused:
            found.append((spoken.gettext(question), refused))
    return found


def refusal_of(hand: Hand, attempt: Callable[[Hand], None]) -> Ruling | None:
    """The ruling that refuses a deed; None for one that is possible. The hand stays as it is."""
    try:
        attempt(hand.copy())
    except IllegalAction as refused:
        return refused.ruling
    return None


def why_shows(hand: Hand) -> tuple[Ruling, ...]:
    """At the showdown: why the next hand must be shown, or may be mucked."""
    seat = hand.shower
    if seat is None:
        return ()
    must = refusal_of(hand, lambda one: one.muck(seat))
    return (must,) if must else behind(Mucked(seat), hand)
