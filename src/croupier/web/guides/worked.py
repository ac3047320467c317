"""An example as a guide tells it: what the engine says about a position, in the words of one language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from croupier import games
from croupier.amounts import written
from croupier.calculator import Player
from croupier.cards import names
from croupier.errors import IllegalAction
from croupier.explain.hands import hand_name, ranks_text
from croupier.explain.language import N_
from croupier.explain.rulings import payments, rules, ruling
from croupier.explain.words import label
from croupier.options import Bounds, Options, Ruling
from croupier.ranking import MadeHand
from croupier.rules.reasons import Reason
from croupier.rules.state import FOLDED
from croupier.table import next_hand
from croupier.web import address
from croupier.web.address import RefusedStep, Spot
from croupier.web.guides.examples import POSITIONS
from croupier.web.guides.still import Still
from croupier.web.pots.form import Form
from croupier.web.table.view import Pot, pots

_BETS = (N_("Bet {least}"), N_("Bet between {least} and {most}"))
_RAISES = (N_("Raise to {least}"), N_("Raise to between {least} and {most}"))


class Why(NamedTuple):
    """A sentence of the engine and the rules it stands on."""

    text: str
    rules: str


class Balance(NamedTuple):
    """What a player put in, received and won or lost."""

    who: str
    put_in: str
    received: str
    net: str


class Worked(Still):
    """A position for prose: what is asked of it is text, or a list of texts.

    >>> shown = example("facing-30", "en")
    >>> shown.actor, shown.in_front, shown.bet, shown.adds, shown.least
    ('Bruno', '10', '30', '20', '50')
    """

    # the player to act

    @property
    def options(self) -> Options:
        """What the actor may do."""
        assert self.hand.options is not None, "nobody acts in this example"
        return self.hand.options

    @property
    def bounds(self) -> Bounds:
        """The bounds of the bet or raise."""
        found = self.options.bet or self.options.raise_to
        assert found is not None, "no bet or raise is possible in this example"
        return found

    @property
    def actor(self) -> str:
        """Who is to act."""
        return self.names[self.options.seat]

    @property
    def in_front(self) -> str:
        """What the actor has put in on this street."""
        return self._amount(self.hand.state.committed[self.options.seat])

    @property
    def bet(self) -> str:
        """The bet to match."""
        return self._amount(self.hand.state.current_bet)

    @property
    def adds(self) -> str:
        """The chips that a call adds."""
        return self._amount(self.hand.to_call)

    @property
    def least(self) -> str:
        """The smallest bet or raise, as a street total."""
        return self._amount(self.bounds.minimum)

    @property
    def most(self) -> str:
        """The largest bet or raise, as a street total."""
        return self._amount(self.bounds.maximum)

    @property
    def most_adds(self) -> str:
        """The chips that the largest bet or raise adds."""
        return self._amount(self.bounds.adds[1])

    @property
    def behind(self) -> str:
        """What the actor has not put in."""
        return self._amount(self.hand.state.stacks[self.options.seat])

    @property
    def raise_by(self) -> str:
        """The last full bet or raise of the street."""
        return self._amount(self.hand.state.last_full_raise)

    @property
    def may_raise(self) -> bool:
        """Whether the actor may bet or raise."""
        return bool(self.options.maximum)

    @property
    def choices(self) -> list[str]:
        """What the actor may do, as the buttons of the table say it."""
        options, spoken = self.options, self.spoken
        told = [label("fold", language=spoken)] if options.fold else []
        told += [label("check", language=spoken)] if options.check else []
        told += [label("call", options.call.adds, spoken)] if options.call else []
        for bounds, (one_size, sizes) in ((options.bet, _BETS), (options.raise_to, _RAISES)):
            if bounds:
                message = one_size if bounds.minimum == bounds.maximum else sizes
                told.append(spoken.gettext(message).format(least=self.least, most=self.most))
        return told

    # why

    @property
    def why_call(self) -> Why:
        """Why a call costs what it costs, or a check is free."""
        return self._why(self.options.why_check())

    @property
    def why_raise(self) -> Why:
        """Why the actor may raise, or may not."""
        return self._why(self.options.why_no_raise() or self.bounds.why[0])

    @property
    def why_least(self) -> Why:
        """Why the smallest bet or raise is what it is."""
        return self._why(self.bounds.why[1])

    @property
    def why_most(self) -> Why:
        """Why the largest bet or raise is what it is."""
        return self._why(self.bounds.why[2])

    def refused(self, step: str) -> Why:
        """Why a step is refused; a step that is allowed is an error of the guide."""
        try:
            self.spot.then(step)
        except RefusedStep as error:
            refused = error.__cause__
            if isinstance(refused, IllegalAction):
                return self._why(refused.ruling)
            raise
        raise AssertionError(f"{step} is allowed in this example")

    def out_of_turn(self, who: str) -> Why:
        """Why a player whose turn it is not may not call."""
        try:
            self.hand.copy().call(seat=self.names.index(who))
        except IllegalAction as refused:
            return self._why(refused.ruling)
        raise AssertionError(f"{who} may call in this example")

    # the money

    @property
    def pot(self) -> str:
        """Every chip put in and not returned."""
        return self._amount(self.hand.pot_total)

    @property
    def pots(self) -> tuple[Pot, ...]:
        """Main pot and side pots, with who may win each and who won."""
        return pots(self.hand, self.spoken)

    @property
    def uncalled(self) -> str:
        """The chips that nobody called and that went back."""
        assert self.hand.uncalled is not None, "nothing went back in this example"
        return self._amount(self.hand.uncalled[1])

    @property
    def rake(self) -> str:
        """What the house took."""
        return self._amount(self.hand.rake)

    @property
    def payments(self) -> list[Why]:
        """Why the money went where it went."""
        return [self._why(made) for made in payments(self.hand)]

    @property
    def why_odd(self) -> Why:
        """Who gets an odd chip, and why."""
        odd = (Reason.ODD_CHIP, Reason.ODD_CHIP_HIGH)
        return next(self._why(made) for made in payments(self.hand) if made.reason in odd)

    @property
    def balance(self) -> dict[str, Balance]:
        """What each player put in, received and won or lost, by name, once the hand is over."""
        if not self.is_over:
            return {}
        told = {}
        for seat, net in self.hand.net.items():
            who, got = self.names[seat], self.hand.received.get(seat, 0)
            told[who] = Balance(who, self._amount(got - net), self._amount(got), self.spoken.signed(net))
        return told

    @property
    def total(self) -> Balance:
        """The sums of the balance."""
        got, net = sum(self.hand.received.values()), sum(self.hand.net.values())
        return Balance("", self._amount(got - net), self._amount(got), self.spoken.signed(net))

    @property
    def calculation(self) -> str:
        """The address query of the pot calculator with what each player put in here, the hand being over."""
        rows = []
        for seat, net in self.hand.net.items():
            put_in = self.hand.received.get(seat, 0) - net
            hole = names(self.hand.state.hole[seat][: self.hand.game.hole_cards])
            folded = self.hand.state.status[seat] == FOLDED
            rows.append(Player(self.names[seat], written(put_in, self.spot.scale), folded, hole))
        return Form(tuple(rows), board=names(self.hand.board)).query()

    # the cards

    @property
    def order(self) -> str:
        """The players in the order in which they show."""
        return self._players(self.hand.show_order)

    @property
    def mucked(self) -> str:
        """The players whose hands stay hidden."""
        return self._players(self.hand.mucked)

    def five(self, who: str) -> str:
        """The ranks of the five cards that a player's hand comes to.

        >>> example("worked", "en").five("Ana")
        'K-K-K-J-9'
        """
        return ranks_text(self._described(who)[0].cards)

    def low(self, who: str) -> str:
        """The ranks of a player's low."""
        low = self._described(who)[1]
        assert low is not None, "no low qualifies in this example"
        return ranks_text(low.cards)

    def made(self, who: str) -> str:
        """What a player's hand is called."""
        return hand_name(self._described(who)[0], self.spoken)

    def _described(self, who: str) -> tuple[MadeHand, MadeHand | None]:
        hole = self.hand.state.hole[self.names.index(who)][: self.hand.game.hole_cards]
        return games.describe(self.hand.game, self.hand.rulebook, hole, self.hand.board)

    # the next hand

    @property
    def after(self) -> Worked:
        """The next hand at the same table."""
        return Worked(Spot(next_hand(self.hand), self.spot.scale), self.spoken.tag)

    @property
    def out(self) -> str:
        """Who has lost everything."""
        broke = [
            seat for seat, stack in enumerate(self.hand.start.stacks) if stack and not self.hand.stacks[seat]
        ]
        return self._players(broke)

    def _why(self, made: Ruling) -> Why:
        return Why(ruling(made, self.names, self.spoken), rules(made, self.spoken))

    def _players(self, seats: Iterable[int]) -> str:
        return self.spoken.listed(self.names[seat] for seat in seats)


@cache
def example(name: str, tag: str) -> Worked:
    """The example of a name in a language, as its tag; played once."""
    return Worked(address.read(address.parsed(POSITIONS[name])), tag)
