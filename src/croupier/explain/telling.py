"""The events of a hand as sentences: what happened, how much, with which hand, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from croupier import games
from croupier.cards import UNKNOWN
from croupier.events import (
    Acted,
    Awarded,
    BoardDealt,
    Event,
    HoleDealt,
    Mucked,
    Posted,
    RakeTaken,
    Shown,
    Started,
    StreetClosed,
    UncalledReturned,
)
from croupier.explain.hands import cards_text, hand_name, ranks_text
from croupier.explain.language import N_, Language
from croupier.explain.rulings import behind, payments, ruling
from croupier.explain.words import Namer, term
from croupier.hand import Hand
from croupier.log import seats_of, show_order
from croupier.options import Ruling
from croupier.ranking import MadeHand
from croupier.rules.reasons import Reason
from croupier.rules.state import SHOWN

LIMITS = (N_("No-limit"), N_("Pot-limit"), N_("Fixed-limit"))
"""The betting structures, in the order of `games.STRUCTURES`."""
NEXT = {
    "deal_flop": N_("Next: the flop"),
    "deal_turn": N_("Next: the turn"),
    "deal_river": N_("Next: the river"),
    "showdown": N_("Next: the showdown"),
    "hand_over": N_("The hand is over"),
}
"""What comes when nobody acts, by `Hand.next`."""
_STREETS = (N_("preflop"), N_("flop"), N_("turn"), N_("river"))
_BOARDS = ("", N_("Flop: {cards}"), N_("Turn: {cards}"), N_("River: {cards}"))
_POSTS = {
    "ante": N_("{seat} pays an ante of {amount}"),
    "button ante": N_("{seat} pays the button's ante of {amount}, to be called"),
    "small blind": N_("{seat} posts the small blind of {amount}"),
    "big blind": N_("{seat} posts the big blind of {amount}"),
    "straddle": N_("{seat} posts a straddle of {amount}"),
    "post": N_("{seat} posts {amount}, which counts towards a call"),
    "dead": N_("{seat} puts {amount} in the pot that nobody has to match"),
}
_ACTIONS = {
    "fold": N_("{seat} folds"),
    "check": N_("{seat} checks"),
    "call": N_("{seat} calls {to}"),
    "bet": N_("{seat} bets {to}"),
    "raise": N_("{seat} raises to {to}"),
}
_AWARDS = {
    "uncontested": N_("{seat} wins {amount} {pot}: nobody else may win it."),
    "whole": N_("{seat} wins {amount} {pot} with {hand}."),
    "split": N_("{seat} gets {amount} {pot}: a tie with {hand}."),
    "high": N_("{seat} gets {amount} {pot} for the high half, with {hand}."),
    "low": N_("{seat} gets {amount} {pot} for the low half, with {low}."),
    "both": N_("{seat} gets {amount} {pot} for high and low, with {hand} and {low}."),
}


class Line(NamedTuple):
    """One sentence of a hand's story, the rulings it stands on, and which of the hand's events it tells."""

    text: str
    rulings: tuple[Ruling, ...]
    at: int


def event(one: Event, hand: Hand, language: str | Language = "en") -> str:
    """One event of a hand as a sentence.

    >>> hand = Hand(games.no_limit_holdem((5, 10)), [1000, 1000, 1000])
    >>> hand.raise_to(30)
    >>> hand.raise_to(90)
    >>> event(hand.events[-1], hand), event(hand.events[-1], hand, "pt-PT")
    ('p1 raises to 90 (3-bet), adding 85.', 'p1 aumenta para 90 (3-bet), acrescentando 85.')
    """
    at = next((at for at, other in enumerate(hand.events) if other is one), len(hand.events))
    return _Teller(hand, hand.events[:at], Language.of(language)).tell(one)


def story(hand: Hand, language: str | Language = "en", *, seat: int | None = None) -> list[Line]:
    """A hand from its forced bets to the payment, line by line; with a `seat`, as that seat may see it.

    >>> hand = Hand(games.no_limit_holdem((5, 10)), [1000, 1000])
    >>> hand.fold()
    >>> for line in story(hand)[1:]:
    ...     print(line.text)
    p1 posts the small blind of 5.
    p2 posts the big blind of 10.
    p1 folds.
    The preflop betting is over: 10 in the pot.
    Uncalled bet of 5 returned to p2: neither a win nor part of a pot.
    p2 wins 10 from the pot: nobody else may win it.
    """
    spoken = Language.of(language)
    events = hand.events if seat is None else hand.view(seat).events
    teller = _Teller(hand, (), spoken)
    lines: list[Line] = []
    paid = [Line(ruling(made, hand.names, spoken), (made,), len(events)) for made in payments(hand)]
    pots = [line for line in paid if line.rulings[0].reason in (Reason.POT_MAIN, Reason.POT_SIDE)]
    for at, one in enumerate(events):
        if isinstance(one, RakeTaken | Awarded):
            lines += pots if len(pots) > 1 else []
            pots = []
        lines.append(Line(teller.tell(one), behind(one, hand), at))
    return lines + [line for line in paid if line.rulings[0].reason is Reason.RAKE_NO_FLOP]


class _Teller:
    """Tells events one after the other; remembers what came before."""

    def __init__(self, hand: Hand, before: Sequence[Event], spoken: Language) -> None:
        self.hand, self.names, self.spoken = hand, hand.names, spoken
        self.before: list[Event] = list(before)
        self.namer = Namer()
        self.name: str | None = None
        for event in before:
            self.namer.name(event)
        self.tellers: dict[type, Callable[..., str]] = {
            Started: self._started,
            Posted: self._posted,
            HoleDealt: self._hole_dealt,
            BoardDealt: self._board_dealt,
            Acted: self._acted,
            StreetClosed: self._street_closed,
            UncalledReturned: self._ruled,
            Shown: self._shown,
            Mucked: self._mucked,
            RakeTaken: self._ruled,
            Awarded: self._awarded,
        }

    def tell(self, one: Event) -> str:
        """The next event as a sentence."""
        self.name = self.namer.name(one)
        text = self.tellers[type(one)](one)
        self.before.append(one)
        return text

    def _say(self, message: str, **parts: str | int) -> str:
        """A sentence with its parts: a `seat` by name, other numbers as amounts."""
        written = {
            key: part if isinstance(part, str) else self.spoken.amount(part) for key, part in parts.items()
        }
        return self.spoken.gettext(message).format(**written)

    def _ruled(self, one: Event) -> str:
        return " ".join(ruling(made, self.names, self.spoken) for made in behind(one, self.hand))

    def _started(self, one: Started) -> str:
        count = sum(stack > 0 for stack in one.stacks)
        message = self.spoken.ngettext(
            "{limit} {game} with {count} player; {button} has the button.",
            "{limit} {game} with {count} players; {button} has the button.",
            count,
        )
        return message.format(
            limit=self.spoken.gettext(LIMITS[one.game.structure]),
            game=self.spoken.gettext(games.VARIANTS[one.game.variant].title),
            count=self.spoken.number(count),
            button=one.names[one.button],
        )

    def _posted(self, one: Posted) -> str:
        text = self._say(_POSTS[one.kind], seat=self.names[one.seat], amount=one.amount)
        return (self._say("{action}, all-in", action=text) if one.all_in else text) + "."

    def _hole_dealt(self, one: HoleDealt) -> str:
        seat = self.names[one.seat]
        if any(card != UNKNOWN for card in one.cards):
            return self._say("{seat} is dealt {cards}.", seat=seat, cards=cards_text(one.cards))
        count = len(one.cards)
        message = self.spoken.ngettext(
            "{seat} is dealt {count} card.", "{seat} is dealt {count} cards.", count
        )
        return message.format(seat=seat, count=self.spoken.number(count))

    def _board_dealt(self, one: BoardDealt) -> str:
        return self._say(_BOARDS[one.street], cards=cards_text(one.cards)) + "."

    def _acted(self, one: Acted) -> str:
        name = self.name
        text = self._say(_ACTIONS[one.kind], seat=self.names[one.seat], to=one.to)
        tags = [] if name in (None, "bet", "raise") else [name]
        if one.kind in ("bet", "raise") and not one.full:
            tags.append("short all-in")
        elif one.all_in and name != "all-in for less":
            tags.append("all-in")
        if tags:
            text += f" ({', '.join(term(tag, self.spoken) for tag in dict.fromkeys(tags) if tag)})"
        if one.kind in ("call", "bet", "raise") and one.adds != one.to:
            text = self._say("{action}, adding {adds}", action=text, adds=one.adds)
        return text + "."

    def _street_closed(self, one: StreetClosed) -> str:
        street = self.spoken.gettext(_STREETS[one.street])
        return self._say("The {street} betting is over: {pot} in the pot.", street=street, pot=one.pot)

    def _shown(self, one: Shown) -> str:
        seat, cards = self.names[one.seat], cards_text(one.cards)
        made = self._made(one.seat)
        if made:
            name = "; ".join(hand_name(part, self.spoken) for part in made if part)
            text = self._say("{seat} shows {cards}: {hand}.", seat=seat, cards=cards, hand=name)
        else:
            text = self._say("{seat} shows {cards}.", seat=seat, cards=cards)
        why = self._why_shown(one)
        return f"{text} {why}" if why else text

    def _why_shown(self, one: Shown) -> str:
        """Why a hand is shown; of all-in hands, which lie face up together, only the first says so."""
        state, seat = self.hand.state, self.names[one.seat]
        if one.reason == Reason.SHOW_FIRST and show_order(state, self.hand.rulebook)[:1] == (one.seat,):
            if one.seat == state.last_aggressor:
                return self._say(
                    "{seat} shows first: the last bet or raise of the last betting round was {seat}'s.",
                    seat=seat,
                )
            return self._say(
                "{seat} shows first: nobody bet in the last round, and {seat} is first left of the button.",
                seat=seat,
            )
        last = self.before[-1] if self.before else None
        if one.reason == Reason.SHOW_ALL_IN and isinstance(last, Shown) and last.reason == one.reason:
            return ""
        return self._ruled(one)

    def _mucked(self, one: Mucked) -> str:
        return self._say("{seat} mucks: the hand stays hidden.", seat=self.names[one.seat])

    def _awarded(self, one: Awarded) -> str:
        text = self._say(
            _AWARDS[one.share],
            seat=self.names[one.seat],
            amount=one.amount,
            pot=self._from_pot(one.pot),
            **self._winning_hands(one),
        )
        odd = behind(one, self.hand)[1:]
        return " ".join([text, *(ruling(made, self.names, self.spoken) for made in odd)])

    def _from_pot(self, at: int) -> str:
        count = self.hand.state.pot_count
        if count == 1:
            return self._say("from the pot")
        if at == 0:
            return self._say("from the main pot")
        if count == 2:
            return self._say("from the side pot")
        return self._say("from side pot {number}", number=str(at))

    def _winning_hands(self, one: Awarded) -> dict[str, str]:
        """The winner's high and low hand by name; with its ranks where a shown hand has the same name."""
        made = self._made(one.seat)
        if made is None:
            return {"hand": self._say("the best hand"), "low": self._say("the best low hand")}
        high, low = made
        name = hand_name(high, self.spoken)
        rivals = [self._made(seat) for seat in seats_of(self.hand.state.eligible[one.pot])]
        beaten = [rival[0] for rival in rivals if rival and rival[0].strength < high.strength]
        if any(hand_name(rival, self.spoken) == name for rival in beaten):
            name += f" ({ranks_text(high.cards)})"
        return {"hand": name, "low": hand_name(low, self.spoken) if low else ""}

    def _made(self, seat: int) -> tuple[MadeHand, MadeHand | None] | None:
        """What a hand that is shown makes with the full board; None before, and where cards are unknown."""
        state, game = self.hand.state, self.hand.game
        hole = state.hole[seat][: game.hole_cards]
        board = [card for one in self.before if isinstance(one, BoardDealt) for card in one.cards]
        if state.shown[seat] != SHOWN or len(board) < sum(game.board_deal) or UNKNOWN in (*hole, *board):
            return None
        return games.describe(game, self.hand.rulebook, hole, board)
