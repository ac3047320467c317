"""The actions of a PHH hand, done one by one on a hand.

`d dh p1 AsKs` deals hole cards and `d db 2c3c4c` a street; `p1 f` folds, `p1 cc` checks or calls,
`p1 cbr 250` bets or raises to 250 on the street; `p1 sm AsKs` shows (`-`: the cards dealt), `p1 sm` mucks;
`# ...` is a comment. Unknown cards are `??`: a hand shown as `????` has not been seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from functools import lru_cache

from croupier.cards import UNKNOWN, cards
from croupier.errors import N_, CroupierError, HistoryError, Part, Sentence, brief
from croupier.hand import Hand
from croupier.histories.history import as_written
from croupier.histories.phh.amounts import read_amount
from croupier.options import Options
from croupier.rules import streets
from croupier.rules.state import DEALING, IMMEDIATE, MAX_SEATS, SHOWDOWN, SHOWN
from croupier.settlement import pay_face_up

_SEATS = {f"p{seat + 1}": seat for seat in range(MAX_SEATS)}
_cards = lru_cache(maxsize=4096)(cards)
_OF_OTHER_GAMES = {
    "sd": N_("nobody discards or stands pat in this game"),
    "pb": N_("nobody posts the bring-in in this game"),
}


def play(hand: Hand, actions: Sequence[str], unit: Decimal) -> None:
    """Do the actions on a hand whose chips are worth `unit`.

    Raises `HistoryError` at the first that is refused, with its number and what would be legal there.

    >>> from croupier.games import no_limit_holdem
    >>> hand = Hand(no_limit_holdem((5, 10)), [100, 100, 100])
    >>> play(hand, ["p3 cbr 15"], Decimal(1))
    Traceback (most recent call last):
        ...
    croupier.errors.HistoryError: action 1: 'p3 cbr 15' ... Legal here: p3 f, p3 cc, p3 cbr 20 to 100.
    """
    table = _Table(hand, unit)
    number, action = 0, ""
    try:
        for action in actions:
            number += 1
            words = action.split()
            if "#" in action:
                words = _without_comment(words)
            if words:
                table.do(words)
        table.leave()
    except CroupierError as error:
        raise HistoryError(
            N_("{text} is refused: {why}. {legal}")
            if unit == 1
            else N_("{text} is refused: {why} (in chips of {unit}). {legal}"),
            text=brief(action),
            why=str(error).rstrip("."),
            unit=str(unit),
            legal=_legal_here(hand, unit),
            action=number,
        ) from error


class _Table:
    """A hand while a history is read onto it: what is dealt by halves, who shows too early."""

    def __init__(self, hand: Hand, unit: Decimal) -> None:
        """Begin with nothing pending."""
        self.hand = hand
        self.unit = unit
        self.board = ""
        self.early: list[tuple[int, list[str]]] = []

    def do(self, words: list[str]) -> None:
        """One action."""
        hand, count = self.hand, len(words)
        seat = _SEATS.get(words[0])
        verb = words[1] if count > 1 else ""
        if seat is None:
            self._deal(words, verb)
        elif verb == "f" and count == 2:
            hand.fold(seat=seat)
        elif verb == "cc" and count == 2:
            if hand.to_call:
                hand.call(seat=seat)
            else:
                hand.check(seat=seat)
        elif verb == "cbr" and count == 3:
            to = read_amount(words[2], self.unit)
            if hand.state.current_bet:
                hand.raise_to(to, seat=seat)
            else:
                hand.bet(to, seat=seat)
        elif verb == "sm" and count <= 3:
            self._show_or_muck(seat, words)
        elif verb in _OF_OTHER_GAMES:
            raise HistoryError(_OF_OTHER_GAMES[verb])
        else:
            raise HistoryError(N_("a player's actions are f, cc, cbr AMOUNT and sm [CARDS]"))

    def _deal(self, words: list[str], what: str) -> None:
        hand = self.hand
        if words[0] != "d":
            raise HistoryError(
                N_("{text} is neither a player (p1 to {last}) nor the dealer (d)"),
                text=brief(words[0]),
                last=f"p{hand.state.seats}",
            )
        if what == "dh" and len(words) == 4 and words[2] in _SEATS:
            self._deal_hole(_SEATS[words[2]], _cards(words[3]))
        elif what == "db" and len(words) == 3:
            self._deal_board(words[2])
        else:
            raise HistoryError(N_("the dealer's actions are d dh PLAYER CARDS and d db CARDS"))

    def _deal_hole(self, seat: int, dealt: tuple[int, ...]) -> None:
        """Deal a hand, or the rest of one of which some cards were unknown."""
        hand = self.hand
        known = tuple(hand.state.hole[seat])
        hand.deal_hole(seat, dealt)
        if max(known) != UNKNOWN and any(
            old not in (UNKNOWN, new) for old, new in zip(known, dealt, strict=False)
        ):
            raise HistoryError(N_("this hand has been dealt already"))

    def _deal_board(self, dealt: str) -> None:
        """Deal a street once it is whole; some files deal the flop card by card."""
        hand = self.hand
        self.board += dealt
        if hand.state.phase == DEALING and len(self.board) < 2 * streets.board_due(hand.state, hand.game):
            return
        street, self.board = self.board, ""
        hand.deal_board(street)
        if self.early and hand.state.phase == SHOWDOWN:
            for seat, words in self.early:
                self._show_or_muck(seat, words)

    def _show_or_muck(self, seat: int, words: list[str]) -> None:
        hand = self.hand
        if hand.state.phase == DEALING and hand.rulebook.reveal != IMMEDIATE:
            self.early.append((seat, words))
        elif len(words) == 2:
            hand.muck(seat)
        elif words[2] == "-":
            self._show(seat, None)
        elif "?" not in words[2]:
            self._show(seat, _cards(words[2]))

    def _show(self, seat: int, shown: tuple[int, ...] | None) -> None:
        """Table a hand, unless all-in hands lie face up already; the order of its cards is free."""
        state = self.hand.state
        known = state.hole[seat][: self.hand.game.hole_cards]
        as_dealt = shown is None or sorted(shown) == sorted(known)
        if not as_dealt or state.shown[seat] != SHOWN:
            self.hand.show(seat, None if as_dealt else shown)

    def leave(self) -> None:
        """Nothing may be left half done; hands that all lie face up on a full board are paid."""
        if self.board:
            self.hand.deal_board(self.board)
        pay_face_up(self.hand)


def _without_comment(words: list[str]) -> list[str]:
    at = next((at for at, word in enumerate(words) if word.startswith("#")), len(words))
    return words[:at]


def _legal_here(hand: Hand, unit: Decimal) -> Sentence:
    """What could come instead, as PHH writes it."""
    legal: list[Part]
    if hand.options:
        legal = _legal_actions(hand.options, unit)
    elif hand.shower is not None:
        legal = [f"p{seat + 1} sm" for seat in hand.show_order if seat not in hand.shown + hand.mucked]
    elif hand.state.phase == DEALING:
        due = streets.board_due(hand.state, hand.game)
        legal = [Sentence(N_("d db and {count} cards") if due > 1 else N_("d db and 1 card"), count=due)]
    else:
        return Sentence(N_("The hand is over: no action is legal here."))
    return Sentence(N_("Legal here: {actions}."), actions=Sentence.of(legal))


def _legal_actions(options: Options, unit: Decimal) -> list[Part]:
    actor = f"p{options.seat + 1}"
    legal: list[Part] = [f"{actor} f"] if options.fold else []
    legal.append(f"{actor} cc")
    if bounds := options.bet or options.raise_to:
        least, most = as_written(bounds.minimum, unit), as_written(bounds.maximum, unit)
        wager = f"{actor} cbr {least}"
        legal.append(
            wager if most == least else Sentence(N_("{wager} to {most}"), wager=wager, most=str(most))
        )
    return legal
