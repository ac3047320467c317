"""Cases about one hand: set it up, let the seats act, and read what the case asks about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.cards import UNKNOWN, cards
from croupier.conformance.files import Case
from croupier.conformance.values import (
    BOOK,
    GAME,
    REMARKS,
    CannotExpress,
    book_of,
    game_of,
    known,
    short,
    take,
)
from croupier.errors import CroupierError, IllegalSetup
from croupier.hand import Hand
from croupier.log import Pot
from croupier.rules import showdown
from croupier.rules.state import Rulebook

# the fields of a case, the cards of a street, and what a case may ask
FIELDS = REMARKS | GAME | BOOK | {"stacks", "hole", "board", "actions", "straddle", "posts", "small_blind"}
STREETS = {"flop": slice(0, 3), "turn": slice(3, 4), "river": slice(4, 5)}
ASKS = {
    *("why", "illegal", "actor", "next", "legal", "call_amount", "min_raise_to", "max_raise_to"),
    *(
        "current_bet",
        "committed",
        "stacks",
        "pot_total",
        "pots",
        "refund",
        "show_order",
        "shower",
        "may_muck",
    ),
    *("shown", "mucked", "payoffs", "received", "rake_taken", "may_see"),
}
# the words of `next` and `legal`; the actions without and with an amount, and those of the showdown
NEXT = {"deal_flop", "deal_turn", "deal_river", "showdown", "hand_over"}
LEGAL = {"fold", "check", "call", "bet", "raise"}
PLAIN = {"fold": Hand.fold, "check": Hand.check, "call": Hand.call, "all_in": Hand.all_in}
SIZED = {"bet": Hand.bet, "raise_to": Hand.raise_to}
SHOWING = {"show": Hand.show, "muck": Hand.muck}

# what holds, by the names that cases ask for
Facts = dict[str, Any]


def run(case: Case) -> Facts:
    """What holds after the last action, for everything that the case expects.

    A refused action (or set-up) is `illegal`, with the sentence that refused it under `why`.
    """
    check_words(case)
    book, actions = book_of(case), take(case, "actions", list)
    try:
        hand = set_up(case, book)
    except CroupierError as refusal:
        if actions or "illegal" not in case["expect"]:
            raise CannotExpress(f"set-up: {refusal}") from None
        return {"illegal": True, "why": str(refusal)}
    for at, action in enumerate(actions):
        before = observe(hand) if at == len(actions) - 1 else {}
        try:
            act(hand, action, read_board(case))
        except CroupierError as refusal:
            facts = {"illegal": True, "why": f"action {at + 1}, {short(action)}: {refusal}"}
            if not before:
                return facts
            changed = {} if observe(hand) == before else {"changed": True}
            return facts | changed | observe(hand) | settle(hand)
    return {"illegal": False} | observe(hand) | settle(hand)


def check_words(case: Case) -> None:
    """Check the words of an expectation that have a fixed vocabulary."""
    expect = case["expect"]
    if expect.get("next") is not None:
        known([expect["next"]], NEXT, "next")
    known(take(expect, "legal", list, []), LEGAL, "legal")
    if type(expect.get("illegal", True)) is not bool:
        raise CannotExpress(f"illegal is {short(expect['illegal'])}")


def set_up(case: Case, book: Rulebook) -> Hand:
    """The hand before its first action, hole cards dealt. Raises the library's errors for a refused one."""
    known(case, FIELDS)
    stacks = take(case, "stacks", dict)
    names = [f"p{at + 1}" for at in range(len(stacks))]
    if set(stacks) != set(names):
        raise CannotExpress(f"seats {short(sorted(stacks))}: write p1, p2, ...")
    if case.get("small_blind") not in (None, "dead"):
        raise CannotExpress(f"small_blind is {short(case['small_blind'])}")
    hand = Hand(
        game_of(case),
        [stacks[name] for name in names],
        rulebook=book,
        small_blind=-1 if case.get("small_blind") else None,
        straddles={seat_of(names, name): chips for name, chips in take(case, "straddle", dict, {}).items()},
        posts={seat_of(names, name): _post(post) for name, post in take(case, "posts", dict, {}).items()},
    )
    holes = holes_of(case)
    dealt = [number for hole in (*holes.values(), read_board(case)) for number in hole if number != UNKNOWN]
    if len(set(dealt)) < len(dealt):
        raise IllegalSetup("a card is there twice")
    for name, hole in holes.items():
        if hole:
            hand.deal_hole(seat_of(names, name), hole)
    return hand


def holes_of(case: Case) -> dict[str, tuple[int, ...]]:
    """The hole cards that a case gives, by name."""
    holes = take(case, "hole", dict, {})
    return {name: cards(take(holes, name, str)) for name in holes}


def _post(post: object) -> tuple[int, int]:
    if not isinstance(post, dict):
        raise CannotExpress(f"a post of {short(post)}")
    known(post, {"live", "dead"}, "post field")
    return post.get("live", 0), post.get("dead", 0)


def seat_of(names: list[str] | tuple[str, ...], name: object) -> int:
    """The number of a seat."""
    if name not in names:
        raise CannotExpress(f"seat {short(name)}")
    return names.index(name)  # type: ignore[arg-type]


def read_board(case: Case) -> tuple[int, ...]:
    """The five community cards, unknown ones where the case gives none."""
    board = cards(take(case, "board", str, ""))
    if len(board) > 5:
        raise IllegalSetup(f"a board has five cards, not {len(board)}")
    return board + (UNKNOWN,) * (5 - len(board))


def act(hand: Hand, action: object, board: tuple[int, ...]) -> None:
    """Let one action happen. Raises the library's errors for a refused one."""
    match action:
        case ["deal", ("flop" | "turn" | "river") as street]:
            if hand.next != f"deal_{street}":
                raise IllegalSetup(f"the {street} is not due: {hand.next or 'somebody is to act'}")
            hand.deal_board(board[STREETS[street]])
        case ["time_out"]:
            hand.time_out()
        case [name, ("fold" | "check" | "call" | "all_in") as kind]:
            PLAIN[kind](hand, seat=seat_of(hand.names, name))
        case [name, ("bet" | "raise_to") as kind, int() | float() as amount] if type(amount) is not bool:
            SIZED[kind](hand, amount, seat=seat_of(hand.names, name))  # type: ignore[arg-type]
        case [name, ("show" | "muck") as kind]:
            SHOWING[kind](hand, seat_of(hand.names, name))
        case _:
            raise CannotExpress(f"action {short(action)}")


def observe(hand: Hand) -> Facts:
    """The state as it stands, in the words of the format."""
    state, options = hand.state, hand.options
    wager = (options.bet or options.raise_to) if options else None
    legal = {
        "fold": options and options.fold and options.call,
        "check": options and options.check,
        "call": options and options.call,
        "bet": options and options.bet,
        "raise": options and options.raise_to,
    }
    return {
        "actor": None if hand.actor is None else hand.names[hand.actor],
        "next": hand.next,
        "legal": [word for word, may in legal.items() if may],
        "call_amount": options.call.adds if options and options.call else 0,
        "min_raise_to": wager.minimum if wager else None,
        "max_raise_to": wager.maximum if wager else None,
        "current_bet": state.current_bet,
        "pot_total": hand.pot_total,
        "pots": [pot_facts(pot, hand.names) for pot in hand.pots],
        "refund": {hand.names[hand.uncalled[0]]: hand.uncalled[1]} if hand.uncalled else {},
        "committed": by_name(hand, lambda seat: state.committed[seat]),
        "stacks": by_name(hand, lambda seat: state.stacks[seat]),
        "show_order": [hand.names[seat] for seat in hand.show_order],
        "shower": None if hand.shower is None else hand.names[hand.shower],
        "may_muck": hand.shower is not None and not showdown.must_show(state, hand.rulebook, hand.shower),
        "shown": [hand.names[seat] for seat in hand.shown],
        "mucked": [hand.names[seat] for seat in hand.mucked],
    }


def pot_facts(pot: Pot, names: tuple[str, ...]) -> Facts:
    """One pot: amount, who may win it, and whom it paid once the hand is over."""
    return {
        "amount": pot.amount,
        "eligible": [names[seat] for seat in pot.eligible],
        "awards": {names[seat]: chips for seat, chips in pot.awards.items()},
    }


def by_name(hand: Hand, value: Callable[[int], Any]) -> Facts:
    """A value for each seat."""
    return {name: value(seat) for seat, name in enumerate(hand.names)}


def settle(hand: Hand) -> Facts:
    """What the showdown gives, when the last action has led to it, and what the hand paid."""
    done = hand.copy()
    if done.next == "showdown":
        try:
            done.show_down()
        except CroupierError:
            return {}
    if done.next != "hand_over":
        return {}
    net, received, seats = done.net, done.received, range(len(done.names))
    return {
        "pots": [pot_facts(pot, done.names) for pot in done.pots],
        "payoffs": by_name(done, lambda seat: net.get(seat, 0)),
        "received": by_name(done, lambda seat: received.get(seat, 0)),
        "rake_taken": done.rake,
        "shown": [done.names[seat] for seat in done.shown],
        "mucked": [done.names[seat] for seat in done.mucked],
        "may_see": by_name(
            done,
            lambda asker: [
                done.names[seat]
                for seat in seats
                if seat != asker and showdown.may_see(done.state, done.rulebook, asker, seat)
            ],
        ),
    }
