"""The seats round the table and the board, as one looks at them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from croupier import games
from croupier.cards import UNKNOWN
from croupier.events import Acted, BoardDealt
from croupier.explain.hands import hand_name
from croupier.explain.language import N_, Language
from croupier.explain.words import label, name_actions, term
from croupier.hand import Hand
from croupier.ranking import MadeHand
from croupier.rules.state import ABSENT, ALL_IN, FOLDED, SHOWN
from croupier.web.cards import Card, card

_STATES = {ABSENT: "empty", FOLDED: "folded", ALL_IN: "allin"}
_WORDS = {ABSENT: N_("empty seat"), FOLDED: N_("folded"), ALL_IN: N_("all-in")}


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat on the page; `place` counts clockwise from the bottom, `number` from 1."""

    number: int
    place: int
    name: str
    stack_text: str
    bet_text: str
    bet_size: int
    cards: tuple[Card, ...]
    is_button: bool
    blind_mark: str
    is_actor: bool
    state: str
    status: str
    last_action: str
    result_text: str
    hand_name: str


class Seats:
    """Draws the seats of a hand, with the hole cards that the onlooker may see."""

    def __init__(self, hand: Hand, holes: tuple[tuple[int, ...], ...], spoken: Language) -> None:
        """Read a hand; `holes` come from the record or from a `view`."""
        self.hand, self.spoken, self.holes = hand, spoken, holes
        self.over = hand.next == "hand_over"
        self.made = {seat: _made(hand, seat) for seat in hand.shown}
        self.outlined = self._winning_cards()
        self.deeds = _deeds(hand, spoken)

    def all(self) -> tuple[Seat, ...]:
        """Every seat, also the empty ones."""
        return tuple(self.seat(at) for at in range(self.hand.state.seats))

    def board(self) -> tuple[Card | None, ...]:
        """The five places of the board; None where no card lies yet."""
        dealt = [self.card(number) for number in self.hand.board]
        return (*dealt, *[None] * (sum(self.hand.game.board_deal) - len(dealt)))

    def card(self, number: int) -> Card:
        """A card with its name."""
        return card(number, self.spoken, self.outlined)

    def seat(self, at: int) -> Seat:
        """One seat."""
        hand, state = self.hand, self.hand.state
        status = state.status[at]
        net = hand.net.get(at, 0)
        return Seat(
            number=at + 1,
            place=at,
            name=hand.names[at],
            stack_text=self.spoken.amount(state.stacks[at]),
            bet_text=self.spoken.amount(state.committed[at]) if state.committed[at] else "",
            bet_size=_discs(state.committed[at], hand.game.min_bet),
            cards=self._cards(at),
            is_button=at == hand.start.button,
            blind_mark=self._blind(at),
            is_actor=at == hand.actor,
            state=_STATES.get(status, "active"),
            status=self._status(at),
            last_action=self.deeds.get(at, ""),
            result_text=self.spoken.signed(net) if self.over and status != ABSENT else "",
            hand_name=self._hand_name(at),
        )

    def _cards(self, at: int) -> tuple[Card, ...]:
        """The hole cards in front of a seat; those of a mucked hand lie face down."""
        if self.hand.state.status[at] in (ABSENT, FOLDED):
            return ()
        hidden = at in self.hand.mucked
        return tuple(self.card(UNKNOWN if hidden else number) for number in self.holes[at])

    def _status(self, at: int) -> str:
        """A word for the seat; an all-in says nothing any more once the hand is over."""
        status = self.hand.state.status[at]
        if at in self.hand.mucked:
            return self.spoken.gettext("mucked")
        if status not in _WORDS or (self.over and status == ALL_IN):
            return ""
        return self.spoken.gettext(_WORDS[status])

    def _blind(self, at: int) -> str:
        start = self.hand.start
        if at == start.small_blind:
            return self.spoken.gettext("SB")
        return self.spoken.gettext("BB") if at == start.big_blind else ""

    def _hand_name(self, at: int) -> str:
        made = self.made.get(at)
        return "; ".join(hand_name(part, self.spoken) for part in made if part) if made else ""

    def _winning_cards(self) -> set[int]:
        """The hole cards that play for those who won a pot, and the board cards that play in the main pot."""
        if not self.over or not self.hand.pots:
            return set()
        board = set(self.hand.board)
        main = self._five(self.hand.pots[0].awards) & board
        return main | self._five(seat for pot in self.hand.pots for seat in pot.awards) - board

    def _five(self, seats: Iterable[int]) -> set[int]:
        """The cards that the shown hands of these seats are made of."""
        parts = [part for seat in seats for part in self.made.get(seat) or () if part]
        return {card for part in parts for card in part.cards}


def _made(hand: Hand, seat: int) -> tuple[MadeHand, MadeHand | None] | None:
    """What a shown hand makes with the full board; None while cards are missing."""
    hole = hand.state.hole[seat][: hand.game.hole_cards]
    complete = len(hand.board) == sum(hand.game.board_deal)
    if hand.state.shown[seat] != SHOWN or not complete or UNKNOWN in (*hole, *hand.board):
        return None
    return games.describe(hand.game, hand.rulebook, hole, hand.board)


def _deeds(hand: Hand, spoken: Language) -> dict[int, str]:
    """What each seat did last on this street; at its end too, until new cards come."""
    told: dict[int, str] = {}
    names = iter(name_actions(hand.events))
    for event in hand.events:
        if isinstance(event, BoardDealt):
            told.clear()
        elif isinstance(event, Acted):
            told[event.seat] = _deed(event, next(names), spoken)
    return told


def _deed(event: Acted, name: str | None, spoken: Language) -> str:
    text = label(event.kind, event.adds if event.kind == "call" else event.to, spoken)
    return f"{text} ({term(name, spoken)})" if name and name not in ("bet", "raise") else text


def _discs(bet: int, unit: int) -> int:
    """How many chip discs a bet shows: decoration by its size in smallest bets."""
    return 0 if not bet else 1 + sum(bet >= unit * many for many in (2, 10, 50))
