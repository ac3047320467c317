"""The answers to the keyboard's questions: one sentence a key, read aloud by the live region."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.events import Acted
from croupier.explain.hands import card_name
from croupier.explain.language import Language
from croupier.explain.rulings import ruling
from croupier.explain.telling import Line
from croupier.hand import Hand


def answers(hand: Hand, holes: tuple[tuple[int, ...], ...], spoken: Language) -> dict[str, str]:
    """N the call, M the minimum raise, P the pot and bets, W the actor's cards, E the board, X the button."""
    actor = hand.actor
    told = {
        "P": _pot(hand, spoken),
        "E": _board(hand, spoken),
        "X": spoken.gettext("{seat} has the button.").format(seat=hand.names[hand.start.button]),
    }
    options = hand.options
    if actor is None or options is None:
        return told
    bounds = options.bet or options.raise_to
    least = bounds.why[1] if bounds else options.why_no_raise()
    told["N"] = ruling(options.why_check(), hand.names, spoken)
    told["M"] = ruling(least, hand.names, spoken) if least else ""
    has = spoken.gettext("{seat} has {cards}.")
    told["W"] = has.format(seat=hand.names[actor], cards=_cards(holes[actor], spoken))
    return told


def _board(hand: Hand, spoken: Language) -> str:
    if not hand.board:
        return spoken.gettext("No board yet.")
    return spoken.gettext("Board: {cards}.").format(cards=_cards(hand.board, spoken))


def _cards(cards: tuple[int, ...], spoken: Language) -> str:
    return spoken.listed(card_name(card, spoken) for card in cards)


def _pot(hand: Hand, spoken: Language) -> str:
    """The pot, and the bets in front of the players that it includes."""
    text = spoken.gettext("Pot {pot}.").format(pot=spoken.amount(hand.pot_total))
    bets = [
        spoken.gettext("{seat} has {bet} in front").format(seat=name, bet=spoken.amount(bet))
        for name, bet in zip(hand.names, hand.state.committed, strict=False)
        if bet
    ]
    return f"{text} {'; '.join(bets)}." if bets else text


def news(hand: Hand, lines: Iterable[Line], spoken: Language) -> str:
    """What the last action brought, and who is to act: the live region reads it when the page changes."""
    acted = [at for at, event in enumerate(hand.events) if isinstance(event, Acted)]
    since = acted[-1] if acted else 0
    told = [line.text for line in lines if line.at >= since]
    if hand.actor is not None:
        told.append(spoken.gettext("{seat} is to act.").format(seat=hand.names[hand.actor]))
    return " ".join(told)
