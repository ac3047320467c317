"""A settlement as one looks at it: the pots and what they are made of, the hands, the balance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from croupier import games, log
from croupier.cards import UNKNOWN
from croupier.events import Awarded, RakeTaken, UncalledReturned
from croupier.explain.hands import hand_name, ranks_text
from croupier.explain.language import Language
from croupier.explain.rulings import behind, payments, ruling
from croupier.options import Ruling
from croupier.ranking import MadeHand
from croupier.rules.reasons import Reason
from croupier.rules.state import FOLDED
from croupier.settlement import Settlement
from croupier.web.cards import Card, card
from croupier.web.guides.anchors import rule_links
from croupier.web.pots.picture import picture


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence, and the rules that it stands on with the address that explains each."""

    text: str
    rules: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Made:
    """What a hand makes: its name, its five cards, and their ranks where the name does not have them."""

    name: str
    cards: tuple[Card, ...]
    ranks: str


@dataclass(frozen=True, slots=True)
class Hand:
    """A player's hole cards and what they make with the board; high and low where both are played."""

    player: str
    folded: bool
    hole: tuple[Card, ...]
    made: tuple[Made, ...]


@dataclass(frozen=True, slots=True)
class Pot:
    """A pot: its name, the sum that makes it, who may win it, folded chips and rake, who won it how."""

    title: str
    sum: str
    amount: str
    about: Line
    notes: tuple[str, ...]
    awards: tuple[Line, ...]
    winners: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table of amounts: a player's name and the cells."""

    name: str
    folded: bool
    cells: tuple[str, ...]


def view(done: Settlement, spoken: Language) -> dict[str, Any]:
    """Everything that the page of a settlement shows; the language knows the scale of its amounts."""
    told = _View(done, spoken)
    return {
        "refund": told.refund(),
        "pots": told.pots(),
        "hands": told.hands(),
        "board": told.cards(done.state.boards[0][: done.state.board_count]),
        "bars": picture(done, spoken),
        "columns": [*told.titles(), *([spoken.gettext("Returned")] if done.uncalled else [])],
        "shares": told.shares_table(),
        "balance": told.balance(),
        "parts": [spoken.gettext("Returned"), spoken.gettext("From the pots")] if done.uncalled else [],
        "totals": told.totals(),
        "sums": told.sums(),
        "rake": told.rake(),
    }


class _View:
    """Writes the parts of the page."""

    def __init__(self, done: Settlement, spoken: Language) -> None:
        self.done, self.spoken, self.amount = done, spoken, spoken.amount
        self.seats = range(len(done.names))
        self.shares = log.shares_of(done.state, done.rulebook)
        self.back = dict([done.uncalled] if done.uncalled else [])
        self.made = {seat: made for seat in self.seats if (made := self._made(seat))}
        self.events = log.paid(done.state, done.game, done.rulebook) if done.net is not None else []

    def _made(self, seat: int) -> tuple[MadeHand, MadeHand | None] | None:
        done = self.done
        hole = done.state.hole[seat][: done.game.hole_cards]
        if UNKNOWN in hole:
            return None
        return games.describe(done.game, done.rulebook, hole, done.state.boards[0])

    def line(self, made: Ruling) -> Line:
        """A ruling as a line."""
        return Line(ruling(made, self.done.names, self.spoken), rule_links([made], self.spoken))

    def refund(self) -> tuple[Line, ...]:
        """What came back uncalled."""
        if not self.done.uncalled:
            return ()
        return tuple(map(self.line, behind(UncalledReturned(*self.done.uncalled), self.done)))

    def titles(self) -> list[str]:
        """The names of the pots."""
        spoken, count = self.spoken, len(self.done.pots)
        sides = [spoken.gettext("Side pot {number}").format(number=at) for at in range(1, count)]
        return [
            spoken.gettext("Main pot"),
            *(sides if count > 2 else [spoken.gettext("Side pot")][: count - 1]),
        ]

    def pots(self) -> tuple[Pot, ...]:
        """Every pot with its arithmetic and what was paid from it."""
        about = [one for one in payments(self.done) if one.reason in (Reason.POT_MAIN, Reason.POT_SIDE)]
        return tuple(self._pot(at, title, about[at]) for at, title in enumerate(self.titles()))

    def _pot(self, at: int, title: str, about: Ruling) -> Pot:
        pot, shares = self.done.pots[at], self.shares[at]
        awards = [one for one in self.events if isinstance(one, Awarded) and one.pot == at]
        shown = [self.hand(seat) for seat in pot.awards if seat in self.made and len(pot.eligible) > 1]
        return Pot(
            title=title,
            sum=self._sum(shares.values()),
            amount=self.amount(pot.amount),
            about=self.line(about),
            notes=(*self._folded(shares), *self._raked(pot.rake)),
            awards=tuple(self.line(made) for award in awards for made in behind(award, self.done)),
            winners=tuple(shown),
        )

    def _sum(self, shares: Iterable[int]) -> str:
        """What a pot adds up from: 450 × 2 + 150."""
        counts = sorted(Counter(shares).items(), reverse=True)
        return " + ".join(
            self.amount(share) + (f" × {self.spoken.number(count)}" if count > 1 else "")
            for share, count in counts
        )

    def _folded(self, shares: Mapping[int, int]) -> list[str]:
        """Whose chips in a pot come from folded hands."""
        sentence = self.spoken.gettext("{amount} of it are from {name}, who folded and can win none of it.")
        return [
            sentence.format(amount=self.amount(share), name=self.done.names[seat])
            for seat, share in shares.items()
            if self.done.state.status[seat] == FOLDED
        ]

    def _raked(self, rake: int) -> list[str]:
        sentence = self.spoken.gettext("Rake from this pot, before it is paid: {amount}.")
        return [sentence.format(amount=self.amount(rake))] if rake else []

    def cards(self, numbers: Iterable[int], playing: Iterable[int] = ()) -> tuple[Card, ...]:
        """Cards with their names; those that play are outlined."""
        five = set(playing)
        return tuple(card(one, self.spoken, five) for one in numbers)

    def hand(self, seat: int) -> Hand:
        """A player's hand."""
        state, parts = self.done.state, [part for part in self.made[seat] if part]
        hole = state.hole[seat][: self.done.game.hole_cards]
        return Hand(
            self.done.names[seat],
            state.status[seat] == FOLDED,
            self.cards(hole, (card for part in parts for card in part.cards)),
            tuple(
                Made(
                    hand_name(part, self.spoken),
                    self.cards(part.cards),
                    "" if part.category is None else ranks_text(part.cards),
                )
                for part in parts
            ),
        )

    def hands(self) -> tuple[Hand, ...]:
        """The hands that are known, the best high hand first."""
        order = sorted(self.made, key=lambda seat: -self.done.state.strength[0][seat])
        return tuple(map(self.hand, order))

    def shares_table(self) -> list[Row]:
        """What each player has in each pot and got back, and all that he put in."""
        rows = []
        for seat in self.seats:
            parts = [pot.get(seat, 0) for pot in self.shares]
            parts += [self.back.get(seat, 0)] if self.done.uncalled else []
            rows.append(self.row(seat, [*parts, sum(parts)]))
        return rows

    def row(self, seat: int, amounts: Iterable[int]) -> Row:
        """A row of one player; nothing is a dash."""
        cells = tuple(self.amount(amount) if amount else "–" for amount in amounts)
        return Row(self.done.names[seat], self.done.state.status[seat] == FOLDED, cells)

    def balance(self) -> list[Row]:
        """Put in, received and net of each player, then what was returned and won; [] if undecided."""
        rows = []
        for seat, (put_in, back, won, net) in self._accounts().items():
            put, received, *parts = self.row(seat, [put_in, back + won, *self._parts(back, won)]).cells
            rows.append(Row(self.done.names[seat], False, (put, received, self.spoken.signed(net), *parts)))
        return rows

    def _accounts(self) -> dict[int, tuple[int, int, int, int]]:
        """Put in, returned, won and net of each seat, as the settlement has them."""
        net, received = self.done.net or {}, self.done.received or {}
        accounts = {}
        for seat, change in net.items():
            got, back = received.get(seat, 0), self.back.get(seat, 0)
            accounts[seat] = (got - change, back, got - back, change)
        return accounts

    def _parts(self, back: int, won: int) -> tuple[int, ...]:
        """What received is made of, where something came back."""
        return (back, won) if self.done.uncalled else ()

    def _totals(self) -> tuple[int, ...]:
        return tuple(sum(column) for column in zip(*self._accounts().values(), strict=True))

    def totals(self) -> tuple[str, ...]:
        """The last row of the balance."""
        if self.done.net is None:
            return ()
        put_in, back, won, net = self._totals()
        put, received, *parts = map(self.amount, (put_in, back + won, *self._parts(back, won)))
        return (put, received, self.spoken.signed(net), *parts)

    def sums(self) -> str:
        """That nothing is lost: what was received, and the rake, is what was put in."""
        if self.done.net is None:
            return ""
        put_in, back, won, net = self._totals()
        told = {
            "received": self.amount(back + won),
            "put_in": self.amount(put_in),
            "net": self.spoken.signed(net),
        }
        if not self.done.rake:
            sentence = self.spoken.gettext("Received {received} = put in {put_in}; the nets add up to {net}.")
            return sentence.format(**told)
        sentence = self.spoken.gettext(
            "Received {received} + rake {rake} = put in {put_in}; the nets add up to {net}, the rake."
        )
        return sentence.format(**told, rake=self.amount(self.done.rake))

    def rake(self) -> tuple[Line, ...]:
        """What the house takes."""
        taken = [one for one in self.events if isinstance(one, RakeTaken)]
        return tuple(self.line(made) for one in taken for made in behind(one, self.done))
