"""From what a caller says to a hand that may begin: every number checked, blinds and antes placed."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from croupier import games
from croupier.errors import N_, IllegalSetup, InvalidInput, Sentence, brief
from croupier.events import Started
from croupier.rules import posting
from croupier.rules.state import (
    ABSENT,
    ACTIVE,
    MAX_CHIPS,
    MAX_SEATS,
    STRADDLE_BUTTON,
    STRADDLE_OFF,
    GameSpec,
    HandState,
    Rulebook,
)

# What `demand` takes without a closer look, which costs more than the rest of it.
_USUAL: dict[Any, tuple[type, ...]] = {
    Sequence: (list, tuple),
    Mapping: (dict,),
    GameSpec: (GameSpec,),
    Rulebook: (Rulebook,),
}
# Controls, line and paragraph ends, halves of a character; marks that set the direction of writing.
_UNSEEN = ("Cc", "Cs", "Zl", "Zp")
_TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
_STACK = N_("the stack of {name} must be whole chips from 0 to {most}, not {given}")
_OWED = N_("the {what} of {name} must be whole chips from 0 to {most}, not {given}")
_POST = N_("a post must be whole chips from 0 to {most}, not {given}")


def demand(value: object, kind: Any, what: str) -> None:
    """Refuse a value that is not of the kind asked for, with `InvalidInput`; a text is no list."""
    if type(value) in _USUAL.get(kind, ()):
        return
    if not isinstance(value, kind) or (kind is Sequence and isinstance(value, (str, bytes))):
        raise InvalidInput(f"{what} must be a {kind.__name__}, not {brief(value)}")


def chips(value: object, message: str, name: str = "", what: str = "") -> int:
    """A whole number of chips from 0 to `MAX_CHIPS`, or `IllegalSetup` saying what is wrong with it.

    `message` speaks of `most`, of what was `given`, of a player's `name` and of `what` he owes.
    """
    if type(value) is not int or not 0 <= value <= MAX_CHIPS:
        raise IllegalSetup(message, name=name, what=Sentence(what), most=MAX_CHIPS, given=brief(value))
    return value


def prepare(
    game: GameSpec,
    stacks: Sequence[int],
    button: int | None,
    rulebook: Rulebook,
    names: Sequence[str] | None,
    small_blind: int | None,
    straddles: Mapping[int, int] | None,
    posts: Mapping[int, tuple[int, int]] | None,
    blinds: Sequence[int] | None,
    antes: Sequence[int] | None,
    dead: Sequence[int] | None,
) -> tuple[Started, HandState]:
    """The checked set-up of a hand and its record; `IllegalSetup` says what does not fit.

    `blinds`, `antes` and `dead` give each seat's forced bets one by one, instead of the game's.
    """
    demand(game, GameSpec, "a game")
    demand(rulebook, Rulebook, "a rulebook")
    if rulebook.odd_unit < 1 or rulebook.rake_unit < 1:
        raise IllegalSetup(
            N_("the smallest chip (odd_unit) and the unit of the rake (rake_unit) are 1 or more")
        )
    if straddles:
        demand(straddles, Mapping, "straddles by seat")
    if posts:
        demand(posts, Mapping, "posts by seat")
    hand = seated(game, stacks, button)
    posting.seat_blinds(hand)
    if small_blind is not None:
        place_small_blind(hand, small_blind)
    if blinds is None:
        posting.owe_blinds(hand, game)
    else:
        hand.due_blind = padded(hand, blinds, N_("blinds"))
        if hand.small_blind >= 0 and hand.due_blind[hand.small_blind] == 0:
            hand.small_blind = -1
        if hand.due_blind[hand.big_blind] == 0:
            hand.big_blind = -1
    if antes is None and dead is None:
        posting.owe_antes(hand, game, rulebook)
    if antes is not None:
        hand.due_ante = padded(hand, antes, N_("antes"))
    if dead is not None:
        hand.due_dead = padded(hand, dead, N_("dead money"))
    for seat, amount in (straddles or {}).items():
        place_straddle(hand, game, rulebook, seat, amount)
    for seat, post in (posts or {}).items():
        demand(post, Sequence, "a post, live and dead,")
        if len(post) != 2:
            raise IllegalSetup(f"a post is two amounts, live and dead, not {brief(post)}")
        place_post(hand, game, seat, *post)
    seats = hand.seats
    start = Started(
        game,
        rulebook,
        checked_names(names, seats),
        tuple(hand.stacks[:seats]),
        hand.button,
        hand.small_blind,
        hand.big_blind,
        tuple(hand.due_ante[:seats]),
        tuple(hand.due_blind[:seats]),
        tuple(hand.due_post[:seats]),
        tuple(hand.due_dead[:seats]),
    )
    return start, hand


def state_of(start: Started) -> HandState:
    """A hand record ready for its forced bets; `InvalidInput` or `IllegalSetup` for what is no start."""
    demand(start.game, GameSpec, "a game")
    demand(start.rulebook, Rulebook, "a rulebook")
    hand = seated(start.game, start.stacks, start.button)
    checked_names(start.names, hand.seats)
    for seat in (start.small_blind, start.big_blind):
        if seat != -1 and not plays(hand, seat):
            raise IllegalSetup(f"a blind is a player's seat, or -1 when nobody has it, not {brief(seat)}")
    hand.small_blind, hand.big_blind = start.small_blind, start.big_blind
    hand.due_ante = padded(hand, start.antes, N_("antes"))
    hand.due_blind = padded(hand, start.blinds, N_("blinds"))
    hand.due_post = padded(hand, start.posts, N_("posts"))
    hand.due_dead = padded(hand, start.dead, N_("dead money"))
    return hand


def seated(game: GameSpec, stacks: Sequence[int], button: int | None) -> HandState:
    """A record with its stacks and button; an empty stack is an empty seat."""
    demand(stacks, Sequence, "the stacks of all seats")
    if not 2 <= len(stacks) <= MAX_SEATS:
        raise IllegalSetup(
            N_("a table has 2 to {most} seats, not {given}"), most=MAX_SEATS, given=len(stacks)
        )
    for seat, stack in enumerate(stacks):
        chips(stack, _STACK, f"p{seat + 1}")
    dealt = [seat for seat, stack in enumerate(stacks) if stack]
    if not 2 <= len(dealt) <= games.most_seats(game):
        raise IllegalSetup(
            N_("this game is dealt to 2 to {most} players, not {given}: the deck has {count} cards"),
            most=games.most_seats(game),
            given=len(dealt),
            count=len(games.deck(game)),
        )
    if button is None:
        button = dealt[0] if len(dealt) == 2 else dealt[-1]
    if type(button) is not int or not 0 <= button < len(stacks):
        raise IllegalSetup(N_("the button is on one of the {count} seats of the table"), count=len(stacks))
    if len(dealt) == 2 and button not in dealt:
        raise IllegalSetup(N_("heads-up one of the two players has the button"))
    spare = [0] * (MAX_SEATS - len(stacks))
    return HandState(
        seats=len(stacks),
        button=button,
        stacks=[*stacks, *spare],
        status=[ACTIVE if stack else ABSENT for stack in stacks] + spare,
    )


def checked_names(names: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Players' names, all different; p1, p2, ... unless given."""
    if names is None:
        return tuple(f"p{seat + 1}" for seat in range(seats))
    demand(names, Sequence, "the names of all seats")
    if len(names) != seats or set(map(type, names)) != {str}:
        raise IllegalSetup(N_("give {count} different names, one a seat"), count=seats)
    for seat, name in enumerate(names):
        if name in names[:seat]:
            raise IllegalSetup(N_("there are two players {name}: give them different names"), name=name)
    return tuple(names)


def check_name(name: str) -> None:
    """Refuse a name that shows nothing, or that holds what breaks a line or turns the text around it."""
    if name.isprintable() and name.strip():
        return
    if not any(letter.isprintable() and not letter.isspace() for letter in name):
        raise IllegalSetup(N_("every player needs a name"))
    if any(unicodedata.category(letter) in _UNSEEN or letter in _TURNING for letter in name):
        raise IllegalSetup(
            N_("the name {name} holds control characters, which nobody sees: leave them out"),
            name=brief(name),
        )


def padded(hand: HandState, amounts: Sequence[int], what: str) -> list[int]:
    """Amounts of the table's seats, filled up to the record's size; an empty seat owes nothing."""
    demand(amounts, Sequence, f"the {what} of all seats")
    if len(amounts) != hand.seats:
        raise IllegalSetup(
            N_("give the {what} of all {count} seats, not of {given}"),
            what=Sentence(what),
            count=hand.seats,
            given=len(amounts),
        )
    for seat, amount in enumerate(amounts):
        if chips(amount, _OWED, f"p{seat + 1}", what) and hand.status[seat] == ABSENT:
            raise IllegalSetup(
                N_("{name} has no chips and cannot owe {what}"), name=f"p{seat + 1}", what=Sentence(what)
            )
    return [*amounts, *[0] * (MAX_SEATS - hand.seats)]


def plays(hand: HandState, seat: object) -> bool:
    """Whether this is the number of a seat that is dealt in."""
    return type(seat) is int and 0 <= seat < hand.seats and hand.status[seat] != ABSENT


def place_small_blind(hand: HandState, seat: int) -> None:
    """Put the small blind elsewhere than left of the button, or nowhere (-1, dead)."""
    if seat != -1 and not plays(hand, seat):
        raise IllegalSetup(N_("the small blind is a player's seat, or that of nobody when it is dead"))
    hand.small_blind = seat
    hand.big_blind = posting.next_dealt(hand, hand.button if seat < 0 else seat)


def place_straddle(hand: HandState, game: GameSpec, book: Rulebook, seat: int, amount: int) -> None:
    """A straddle is twice the last blind or more, from under the gun or, where allowed, the button.

    WSOP Live 165. Which straddles a table plays is the rulebook's knob.
    """
    if book.straddle == STRADDLE_OFF:
        raise IllegalSetup(N_("this rulebook has no straddle: choose one that does, or set straddle"))
    last = posting.last_poster(hand)
    if last < 0:
        raise IllegalSetup(N_("there is no blind to straddle"))
    least = 2 * hand.due_blind[last]
    if chips(amount, N_("a straddle must be whole chips from 0 to {most}, not {given}")) < least:
        raise IllegalSetup(N_("a straddle here is {least} or more, not {given}"), least=least, given=amount)
    left = posting.next_dealt(hand, last)
    allowed = {left, hand.button} if book.straddle == STRADDLE_BUTTON else {left}
    if not plays(hand, seat) or seat not in allowed or hand.due_blind[seat]:
        raise IllegalSetup(N_("this seat may not straddle here"))
    hand.due_blind[seat] = amount


def place_post(hand: HandState, game: GameSpec, seat: int, live: int, lost: int) -> None:
    """A post for missed blinds: up to a big blind live, and dead money (WSOP Live 160)."""
    if not plays(hand, seat) or hand.due_blind[seat]:
        raise IllegalSetup(N_("a seat cannot post that is empty or has a blind"))
    if chips(live, _POST) > game.big_blind:
        raise IllegalSetup(N_("a live post is one big blind at most"))
    hand.due_post[seat] = live
    hand.due_dead[seat] += chips(lost, _POST)
