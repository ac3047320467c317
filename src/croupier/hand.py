"""One hand at one table: the face that people program against.

It checks what it is told, lets the rules do it, and records what happened. A refused call raises
`IllegalAction` with its ruling and changes nothing. Seats are numbers from 0, clockwise; bets and raises
are street totals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from croupier import dealing, log, setup
from croupier.cards import UNKNOWN, names
from croupier.errors import N_, IllegalAction, IllegalSetup, InvalidInput, brief
from croupier.events import Acted, Awarded, BoardDealt, Event, HoleDealt, Mucked, RakeTaken, Shown, Started
from croupier.options import Options, may_fold, ruling
from croupier.position import Position
from croupier.rules import betting, posting, pots, showdown, streets
from croupier.rules.reasons import Reason
from croupier.rules.rulebooks import TDA
from croupier.rules.state import (
    BETTING,
    CALL,
    DEAD_HAND,
    DEALING,
    FOLD,
    MUCKED,
    OVER,
    RAISE,
    SHOWDOWN,
    SHOWN,
    GameSpec,
    HandState,
    Rulebook,
    copy,
)


class Hand(Position):
    """A hand from its forced bets to the payment.

    >>> from croupier.games import no_limit_holdem
    >>> hand = Hand(no_limit_holdem((5, 10)), [1000, 1000, 1000], button=2)
    >>> hand.raise_to(30)
    >>> hand.actor, hand.options.call.adds, hand.options.raise_to.minimum
    (0, 25, 50)

    Raises `IllegalSetup` when a hand cannot start so.
    """

    __slots__ = ()

    def __init__(
        self,
        game: GameSpec,
        stacks: Sequence[int],
        *,
        button: int | None = None,
        rulebook: Rulebook = TDA,
        names: Sequence[str] | None = None,
        small_blind: int | None = None,
        straddles: Mapping[int, int] | None = None,
        posts: Mapping[int, tuple[int, int]] | None = None,
        blinds: Sequence[int] | None = None,
        antes: Sequence[int] | None = None,
        dead: Sequence[int] | None = None,
    ) -> None:
        """Set the table and take the forced bets.

        A stack of 0 is an empty seat. Without a `button` it is the last seat, heads-up the first.
        `small_blind` is a seat, or -1 when it is dead; `straddles` are {seat: amount}, `posts`
        {seat: (live, dead)}; `blinds`, `antes` and `dead` give every seat's forced bets in place of the
        game's.
        """
        start, state = setup.prepare(
            game, stacks, button, rulebook, names, small_blind, straddles, posts, blinds, antes, dead
        )
        self._begin(start, state)

    def _begin(self, start: Started, state: HandState) -> None:
        self.start, self.state = start, state
        self.game, self.rulebook, self.names = start.game, start.rulebook, start.names
        self.events = [start]
        self._marks = []
        self._options = None
        self._reported = 0
        self._in_play = 0
        posting.post(self.state, self.game, self.rulebook)
        self.events += log.posted(self.state, start)
        streets.begin(self.state, self.game, self.rulebook)
        if self.state.phase != BETTING:
            self._closed(0)

    @classmethod
    def from_events(cls, events: Iterable[Event]) -> Hand:
        """The hand that these events tell; `events[0]` must be `Started`.

        >>> from croupier.games import no_limit_holdem
        >>> hand = Hand(no_limit_holdem((5, 10)), [100, 100])
        >>> hand.raise_to(30)
        >>> Hand.from_events(hand.events).events == hand.events
        True
        """
        told = iter(dealing.several(events, "a hand's events"))
        start = next(told, None)
        if not isinstance(start, Started):
            raise InvalidInput("a hand's events begin with Started")
        hand = cls.__new__(cls)
        hand._begin(start, setup.state_of(start))
        for event in told:
            hand._repeat(event)
        return hand

    def _repeat(self, event: Event) -> None:
        if isinstance(event, Acted) and event.kind in ("bet", "raise"):
            self._wager(event.to, event.kind, event.seat)
        elif isinstance(event, Acted) and event.kind in ("fold", "check", "call"):
            self._passive(event.kind, event.seat, forced=True)
        elif isinstance(event, HoleDealt):
            self.deal_hole(event.seat, event.cards)
        elif isinstance(event, BoardDealt):
            self.deal_board(event.cards)
        elif isinstance(event, Shown) and not self._reported >> event.seat & 1:
            self.show(event.seat, event.cards)
        elif isinstance(event, Mucked) and not self._reported >> event.seat & 1:
            self.muck(event.seat)
        elif isinstance(event, Awarded | RakeTaken) and self.state.phase == SHOWDOWN:
            self.show_down()
        elif not isinstance(event, Event) or isinstance(event, Started | Acted):
            raise InvalidInput(f"{brief(event)} is no event of a hand that has started")

    # dealing

    def deal_hole(self, seat: int, hole: str | Iterable[int]) -> None:
        """Give a seat its hole cards, as text ("AsKd", "????") or ids; possible until they are shown.

        Raises `IllegalSetup` for a card twice, a wrong number of cards or an empty seat.
        """
        dealt = dealing.read_cards(hole)
        in_play = dealing.hole_dealt(self, seat, dealt)
        self._step()
        self._in_play = in_play
        self.state.hole[seat][: len(dealt)] = dealt
        self.events.append(HoleDealt(seat, dealt))
        dealing.rank(self, (seat,))
        if self._may_table(seat) and showdown.face_up(self.state, self.rulebook):
            showdown.turn_face_up(self.state, self.game)
            self._report_face_up()

    def deal_board(self, board: str | Iterable[int]) -> None:
        """Deal the next street, as text ("Jc3d5c") or ids; unknown cards allowed.

        Raises `IllegalSetup` for a card twice, a wrong number of cards, or when no street is due.
        """
        dealt = dealing.read_cards(board)
        dealing.check_street(self, dealt)
        in_play = dealing.cards_dealt(self, dealt)
        self._step()
        self._in_play = in_play
        street = self.state.street + 1
        for number in dealt:
            streets.deal_card(self.state, self.game, number)
        self.events.append(BoardDealt(street, dealt))
        dealing.rank(self, range(self.state.seats))

    # acting

    def fold(self, *, seat: int | None = None) -> None:
        """Give the hand up."""
        self._passive("fold", seat)

    def check(self, *, seat: int | None = None) -> None:
        """Pass with nothing owed."""
        self._passive("check", seat)

    def call(self, *, seat: int | None = None) -> None:
        """Match the bet, all-in for less where the stack is short."""
        self._passive("call", seat)

    def bet(self, to: int, *, seat: int | None = None) -> None:
        """Open the betting of a street with `to` chips."""
        self._wager(to, "bet", seat)

    def raise_to(self, to: int, *, seat: int | None = None) -> None:
        """Raise to a street total of `to`."""
        self._wager(to, "raise", seat)

    def all_in(self, *, seat: int | None = None) -> None:
        """Commit every chip: a bet, a raise or a call, whichever that is."""
        actor = self._turn(seat)
        options = self.options
        assert options is not None
        everything = betting.reach(self.state, actor)
        if options.maximum:
            self._wager(everything, "raise" if self.state.current_bet else "bet", seat)
        elif options.call and options.call.all_in:
            self._passive("call", seat)
        else:
            raise self._no_raise(options)

    def time_out(self) -> None:
        """The actor's time is up: fold facing a bet, else check; a dead hand where the book says so.

        TDA 2024 29, WSOP Tournament 80.
        """
        checks = not self.to_call and self.rulebook.timeout != DEAD_HAND
        self._passive("check" if checks else "fold", None, forced=True)

    def _turn(self, seat: int | None) -> int:
        actor = self.state.actor
        if self.state.phase != BETTING:
            raise self._illegal(Reason.NOBODY_ACTS)
        if seat is not None and (type(seat) is not int or seat != actor):
            dealing.check_seat(self, seat)
            raise self._illegal(Reason.NOT_YOUR_TURN, seat=seat, actor=actor)
        return actor

    def _passive(self, kind: str, seat: int | None, *, forced: bool = False) -> None:
        actor = self._turn(seat)
        adds = self.to_call
        committed = self.state.committed[actor]
        if kind == "fold":
            if not (may_fold(self.rulebook, adds) or forced):
                raise self._illegal(Reason.FOLD_IS_FREE, seat=actor)
            self._do(actor, kind, FOLD, committed)
            return
        if kind == "check" and adds:
            raise self._illegal(Reason.CHECK_OWES, seat=actor, adds=adds)
        if kind == "call" and not adds:
            raise self._illegal(Reason.CALL_OWES_NOTHING, seat=actor)
        self._do(actor, kind, CALL, committed + adds)

    def _wager(self, to: int, kind: str, seat: int | None) -> None:
        actor = self._turn(seat)
        options = self.options
        assert options is not None
        dealing.check_number(to, "a bet or raise, in whole chips,")
        if not options.maximum:
            raise self._no_raise(options)
        if kind == "bet" and self.state.current_bet:
            raise self._illegal(Reason.BET_FACES_BET, seat=actor, bet=self.state.current_bet)
        if kind == "raise" and not self.state.current_bet:
            raise self._illegal(Reason.RAISE_WITHOUT_BET, seat=actor)
        if not options.allows(to):
            raise self._illegal(
                Reason.BELOW_MINIMUM
                if to < options.minimum
                else Reason.ABOVE_MAXIMUM
                if to > options.maximum
                else Reason.NOT_BET_UNIT,
                seat=actor,
                amount=to,
                minimum=options.minimum,
                maximum=options.maximum,
                bet_unit=self.game.bet_unit,
            )
        self._do(actor, kind, RAISE, to)

    def _do(self, actor: int, kind: str, code: int, to: int) -> None:
        """Let the rules apply a checked action, and record it."""
        state = self.state
        committed, stack, street = state.committed[actor], state.stacks[actor], state.street
        full = code == RAISE and betting.is_full(state, self.game, self.rulebook, to) == 1
        self._step()
        streets.apply(state, self.game, self.rulebook, code, to)
        adds = to - committed
        self.events.append(Acted(actor, kind, to, adds, adds == stack, full))
        if state.phase != BETTING:
            self._closed(street)

    def _illegal(self, reason: int, **numbers: int) -> IllegalAction:
        made = ruling(reason, self.rulebook, **numbers)
        return IllegalAction(str(made), made)

    def _no_raise(self, options: Options) -> IllegalAction:
        made = options.why_no_raise()
        assert made is not None
        return IllegalAction(str(made), made)

    # showdown

    def show(self, seat: int, hole: str | Iterable[int] | None = None) -> None:
        """Table a hand at showdown, or once all hands lie face up; `hole` gives cards not known before.

        At the showdown any live seat may show at any time. Raises `IllegalAction` where nothing can be shown.
        """
        state = self.state
        if not self._may_table(seat):
            raise self._illegal(Reason.NOT_AT_SHOWDOWN)
        known = tuple(state.hole[seat][: self.game.hole_cards])
        tabled = known if hole is None else dealing.read_cards(hole)
        if state.shown[seat] == SHOWN and tabled == known:
            return
        if not self._undecided(seat):
            raise self._illegal(Reason.ALREADY_DECIDED, seat=seat)
        in_play = dealing.hole_dealt(self, seat, tabled)
        if any(old not in (UNKNOWN, new) for old, new in zip(known, tabled, strict=True)):
            raise IllegalSetup(
                N_("{seat} was dealt {known}, not {given}"),
                seat=self.names[seat],
                known=names(known),
                given=names(tabled),
            )
        if UNKNOWN in tabled:
            raise self._illegal(Reason.CARDS_UNKNOWN)
        self._step()
        if tabled != known:
            self._in_play = in_play
            state.hole[seat][: len(tabled)] = tabled
            dealing.rank(self, (seat,))
        reason = showdown.must_show(state, self.rulebook, seat) if state.phase == SHOWDOWN else 0
        state.shown[seat] = SHOWN
        self._report_show(seat, reason)
        self._settle_if_decided()

    def muck(self, seat: int) -> None:
        """Give a hand up unseen at showdown.

        Raises `IllegalAction` for a hand that must be shown: the first, a winning one, an all-in one.
        """
        state = self.state
        dealing.check_seat(self, seat)
        if state.phase != SHOWDOWN:
            raise self._illegal(Reason.NOT_AT_SHOWDOWN)
        if not self._undecided(seat):
            raise self._illegal(Reason.ALREADY_DECIDED, seat=seat)
        reason = showdown.must_show(state, self.rulebook, seat)
        if reason:
            raise self._illegal(reason, seat=seat)
        self._step()
        state.shown[seat] = MUCKED
        self._report_muck(seat)
        self._settle_if_decided()

    def show_down(self) -> None:
        """Let every live hand show or muck as the rules say, and pay the pots.

        Raises `IllegalAction` when the cards that decide are not known.
        """
        state = self.state
        if state.phase != SHOWDOWN:
            raise self._illegal(Reason.NOT_AT_SHOWDOWN)
        if not self._decidable():
            raise self._illegal(Reason.CARDS_UNKNOWN)
        self._step()
        while (seat := showdown.next_to_show(state, self.rulebook, showdown.decided(state))) >= 0:
            reason = showdown.must_show(state, self.rulebook, seat)
            state.shown[seat] = SHOWN if reason else MUCKED
            if reason:
                self._report_show(seat, reason)
            else:
                self._report_muck(seat)
        self._pay()

    def play_out(self, deck: Iterable[int]) -> None:
        """Deal what is missing from `deck`, card by card from the top, and show down.

        Raises `IllegalAction` while somebody is or will be to act, or when cards stay unknown, and
        `IllegalSetup` when the deck runs out or holds a card that is in play.
        """
        after = self.copy()
        after._deal_out(iter(dealing.several(deck, "the cards of a deck")))
        self._become(after)

    def _deal_out(self, top: Iterator[int]) -> None:
        state = self.state
        if state.phase == OVER:
            return
        try:
            for seat in range(state.seats):
                hole = state.hole[seat][: self.game.hole_cards]
                if self._undecided(seat) and UNKNOWN in hole:
                    self.deal_hole(seat, [next(top) if card == UNKNOWN else card for card in hole])
            while state.phase == DEALING:
                self.deal_board([next(top) for _ in range(streets.board_due(state, self.game))])
        except StopIteration:
            raise IllegalSetup("the deck ran out before the board was complete") from None
        self.show_down()

    def _settle_if_decided(self) -> None:
        state = self.state
        if state.phase != SHOWDOWN:
            return
        left = showdown.next_to_show(state, self.rulebook, showdown.decided(state))
        if left < 0 and self._decidable():
            self._pay()

    def _pay(self) -> None:
        pots.award(self.state, self.game, self.rulebook)
        self.events += log.paid(self.state, self.game, self.rulebook)

    def _step(self) -> None:
        """Mark the beginning of a step that `undo` takes back."""
        self._marks.append(len(self.events))
        self._options = None

    def _closed(self, street: int) -> None:
        dealing.rank(self, range(self.state.seats))
        self.events += log.closed(self.state, street)
        self._report_face_up()
        if self.state.phase == OVER:
            self.events += log.paid(self.state, self.game, self.rulebook)

    def _report_face_up(self) -> None:
        """Tell the hands that the rules have turned face up."""
        for seat in self.show_order:
            if self.state.shown[seat] == SHOWN and not self._reported >> seat & 1:
                self._report_show(seat, Reason.SHOW_ALL_IN)

    def _report_show(self, seat: int, reason: int) -> None:
        self._reported |= 1 << seat
        self.events.append(Shown(seat, tuple(self.state.hole[seat][: self.game.hole_cards]), reason))

    def _report_muck(self, seat: int) -> None:
        self._reported |= 1 << seat
        self.events.append(Mucked(seat))

    def copy(self) -> Hand:
        """An independent hand in the same position."""
        twin = object.__new__(Hand)
        twin.start, twin.game, twin.rulebook, twin.names = self.start, self.game, self.rulebook, self.names
        twin.state = copy(self.state)
        twin.events = self.events[:]
        twin._marks = self._marks[:]
        twin._options = None
        twin._reported = self._reported
        twin._in_play = self._in_play
        return twin

    def undo(self) -> None:
        """Take the last step back: an action, a deal, a hand shown or mucked, a showdown.

        Raises `IllegalSetup` when nothing has been done yet.
        """
        if not self._marks:
            raise IllegalSetup("there is no step to take back")
        before = Hand.from_events(self.events[: self._marks[-1]])
        before._marks = self._marks[:-1]
        self._become(before)

    def _become(self, other: Hand) -> None:
        for name in Position.__slots__:
            setattr(self, name, getattr(other, name))
