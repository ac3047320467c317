"""What a player may do and what it does: call, raise, their bounds, and reopening.

Amounts are street totals ("raise to"). Checking and doing are apart: the bounds say what is legal, the
three actions at the end trust their caller.
"""

from __future__ import annotations

from croupier.rules.reasons import Reason
from croupier.rules.state import (
    ACTIVE,
    ALL_IN,
    CAP_ALWAYS,
    CAP_ROUND,
    COMPLETE,
    CONSECUTIVE,
    FIXED_LIMIT,
    FOLDED,
    NO_LIMIT,
    PER_PLAYER,
    PL_ACTUAL,
    PL_SB_AS_BB,
    GameSpec,
    HandState,
    Rulebook,
)


def reach(hand: HandState, seat: int) -> int:
    """The most a seat can have in on this street: what it has committed and what is behind."""
    return hand.committed[seat] + hand.stacks[seat]


def contested(hand: HandState, seat: int, amount: int) -> int:
    """How much of `amount` some other live player can match; `amount` itself when somebody covers it."""
    most = 0
    for other in range(hand.seats):
        if other != seat and (hand.status[other] == ACTIVE or hand.status[other] == ALL_IN):
            there = hand.committed[other] + hand.stacks[other]
            if there >= amount:
                return amount
            if there > most:
                most = there
    return most


def call_to(hand: HandState, seat: int) -> int:
    """The street total of a call: the bet, or all the stack when it is shorter.

    Bet 30 with 10 already in: call to 30, which adds 20. Nobody need put in more than an opponent can
    contest: folded to the small blind (50 in) against a big blind of 100 that is all-in for 60, the call
    is to 60. What a folded player has in counts too: small blind 50 folded, straddle of 200 all-in for
    3, the call is to 50, and the chips above 3 are the caller's alone. A short blind with players behind
    it changes nothing: BB 60 of 100 is called with 100 (WSOP Live 154, Robert's 4-1).
    """
    bet = hand.current_bet
    most = hand.committed[seat] + hand.stacks[seat]
    if most < bet:
        bet = most
    if not hand.short_blind_bet:
        return bet
    to = contested(hand, seat, bet)
    for other in range(hand.seats):
        if hand.committed[other] > to:
            to = hand.committed[other]
    return to if to < bet else bet


def limit_unit(hand: HandState, game: GameSpec) -> int:
    """The fixed-limit bet of this street: 10/20 plays 10 on the first two streets, then 20."""
    return game.big_bet if hand.street >= game.big_bet_from else game.small_bet


def counts_as_full(over: int, unit: int, book: Rulebook) -> int:
    """1 when a fixed-limit all-in of `over` counts as a full bet or raise: half of it or more.

    Unit 20: 10 counts, 9 does not (TDA 2024 47-B, WSOP Live 133, Robert's 3-6). Without the half-bet
    rule only a whole unit counts.
    """
    if book.fl_half:
        return 1 if 2 * over >= unit else 0
    return 1 if over >= unit else 0


def raise_refusal(hand: HandState, game: GameSpec, book: Rulebook, seat: int) -> int:
    """Why a seat may not bet or raise, as a `Reason`; 0 when it may.

    Not when a call takes the whole stack; not when no other live player has a chip to answer with;
    not when the limit's raises are used up; and not when the seat has acted and faces only short all-ins.
    """
    bet = hand.current_bet
    if hand.committed[seat] + hand.stacks[seat] <= bet:
        return Reason.RAISE_STACK_ONLY_CALLS
    if contested(hand, seat, bet + 1) <= bet:
        return Reason.RAISE_NOBODY_ANSWERS
    if hand.capped:
        return Reason.RAISE_CAPPED
    if hand.acted[seat] and not reopened(hand, game, book, seat):
        return Reason.RAISE_NOT_REOPENED
    return 0


def reopened(hand: HandState, game: GameSpec, book: Rulebook, seat: int) -> int:
    """1 when a seat that has acted faces a full raise again and so may raise.

    Per player: what it faces is at least the last full raise. BB 100: A 100, B all-in 125, C calls 125,
    D all-in 200: A faces 100 and may raise, C faces 75 and may not (TDA 2024 47, Add. 47 Ex. 1).
    Otherwise a full raise (or, where consecutive all-ins count, a run of them) must have come since.
    Fixed limit: half a bet is enough.
    """
    faces = hand.current_bet - hand.committed[seat]
    if game.structure == FIXED_LIMIT:
        return counts_as_full(faces, limit_unit(hand, game), book)
    if book.reopen == PER_PLAYER:
        return 1 if faces >= hand.last_full_raise else 0
    return 1 if hand.level > hand.committed[seat] else 0


def full_raise_to(hand: HandState, game: GameSpec, book: Rulebook) -> int:
    """The smallest full bet or raise, whatever the stacks.

    The bet plus the last full bet or raise of this street, which starts as the big blind: first bet: the
    big blind (WSOP Live 132, 174); bet 600, raise to 1600: next 2600; BB 100 and all-in 150: next 250
    (TDA 2024 43-A, WSOP Tournament 96). Fixed limit: one unit over the last full level, so an all-in of
    less than half a unit is completed and one of half or more is raised: bet 20, all-in 28: to 40; all-in
    30: to 50.
    """
    if game.structure == FIXED_LIMIT:
        return hand.level + limit_unit(hand, game)
    if book.short_open == COMPLETE and hand.level == 0:
        return game.min_bet
    return hand.current_bet + hand.last_full_raise


def full_in_units(hand: HandState, game: GameSpec, book: Rulebook) -> int:
    """The smallest full bet or raise, rounded up to the bet unit: 22 in units of 10 is 30 (WSOP Live 134)."""
    return -(-full_raise_to(hand, game, book) // game.bet_unit) * game.bet_unit


def minimum_raise_to(hand: HandState, game: GameSpec, book: Rulebook, seat: int) -> int:
    """The smallest legal bet or raise of a seat that may raise; all-in when the stack is shorter."""
    least = full_in_units(hand, game, book)
    most = hand.committed[seat] + hand.stacks[seat]
    return least if least < most else most


def maximum_raise_to(hand: HandState, game: GameSpec, book: Rulebook, seat: int) -> int:
    """The largest legal bet or raise of a seat that may raise.

    No-limit: the stack, even above what anybody can call. Pot-limit: the pot, but never below a full
    raise. Fixed limit: the one size.
    """
    most = hand.committed[seat] + hand.stacks[seat]
    if game.structure == NO_LIMIT:
        return most
    least = minimum_raise_to(hand, game, book, seat)
    if game.structure == FIXED_LIMIT:
        return least
    pot = pot_raise_to(hand, game, book, seat)
    if pot >= most:
        return most
    pot -= pot % game.bet_unit
    return pot if pot > least else least


def pot_raise_to(hand: HandState, game: GameSpec, book: Rulebook, seat: int) -> int:
    """The pot-limit maximum, rounded up where the book says so: 85 to 100 in 25s (WSOP Live 190)."""
    limit = pot_sized_raise_to(hand, game, book, seat)
    if book.pl_round:
        limit = -(-limit // book.pl_round) * book.pl_round
    return limit


def pot_sized_raise_to(hand: HandState, game: GameSpec, book: Rulebook, seat: int) -> int:
    """A raise by the pot: the bet, plus the pot after calling.

    Pot 100, bet 50: call 50 makes 200, so raise to 250. Own chips shorten only the call: pot 100, A 100,
    B 400: A may raise to 1300 (WSOP Live preface to 173, Robert's 14).
    """
    return 2 * hand.current_bet + pot_size(hand, game, book) - hand.committed[seat]


def pot_size(hand: HandState, game: GameSpec, book: Rulebook) -> int:
    """The pot that pot-limit counts: every chip put in, with the first street's blinds as the book says.

    100-200, small blind dead or big blind short with 100: as if posted in full, the first raise is to
    700 at most (TDA 2024 54-B); real chips: to 600; a small blind counted as a big one, 5/10: 40
    (WSOP Live 191, Robert's 14-PL5). What the actor has not put in is part of its call, not of the pot.
    """
    pot = all_chips(hand)
    if hand.street > 0:
        return pot
    if not book.pl_antes:
        for seat in range(hand.seats):
            pot -= hand.ante[seat] + hand.dead[seat]
    if book.pl_blinds == PL_ACTUAL:
        return pot
    if hand.small_blind < 0 and hand.big_blind >= 0:
        pot += game.small_blind
    for seat in range(hand.seats):
        due = hand.due_blind[seat]
        if book.pl_blinds == PL_SB_AS_BB and seat == hand.small_blind and not hand.acted[hand.big_blind]:
            due = game.big_blind
        if due > hand.committed[seat] and seat != hand.actor:
            pot += due - hand.committed[seat]
    return pot


def all_chips(hand: HandState) -> int:
    """Every chip put in so far, the bets in front included, once."""
    total = 0
    for seat in range(hand.seats):
        total += hand.contributed[seat] + hand.ante[seat] + hand.dead[seat]
    return total


def options(hand: HandState, game: GameSpec, book: Rulebook) -> tuple[int, int, int]:
    """What the actor may do: (call to, minimum raise to, maximum raise to); no raise is 0 and 0.

    A call to what is already committed is a check.
    """
    seat = hand.actor
    to = call_to(hand, seat)
    if raise_refusal(hand, game, book, seat):
        return to, 0, 0
    return to, minimum_raise_to(hand, game, book, seat), maximum_raise_to(hand, game, book, seat)


def fold(hand: HandState) -> None:
    """Give the hand up; what was put in stays in the pot."""
    hand.status[hand.actor] = FOLDED
    hand.live -= 1
    hand.acted[hand.actor] = 1


def call(hand: HandState) -> None:
    """Check or call, all-in for less where the stack is short."""
    seat = hand.actor
    commit(hand, seat, call_to(hand, seat))
    hand.acted[seat] = 1
    if hand.status[seat] == ACTIVE:
        hand.short_from = hand.current_bet


def is_full(hand: HandState, game: GameSpec, book: Rulebook, amount: int) -> int:
    """1 when a bet or raise to `amount` is a full one; an all-in for less is not.

    BB 100, all-in 150: not full. Fixed limit: from half a unit over the last full level on.
    """
    if game.structure == FIXED_LIMIT:
        return counts_as_full(amount - hand.level, limit_unit(hand, game), book)
    return 1 if amount >= full_raise_to(hand, game, book) else 0


def raise_to(hand: HandState, game: GameSpec, book: Rulebook, amount: int) -> None:
    """Bet or raise to a street total, and remember whether it was a full one.

    A short all-in lifts the bet to match but not the size of the next raise: 300, all-ins 500, 650 and
    800: next 1100 (TDA 2024 Add. 47 Ex. 2).
    """
    seat = hand.actor
    bet = hand.current_bet
    if is_full(hand, game, book, amount):
        count_full_raise(hand, book)
        hand.level = amount
        hand.short_from = amount
        if amount - bet > hand.last_full_raise:
            hand.last_full_raise = amount - bet
    elif game.structure != FIXED_LIMIT and completes_run(hand, book, amount):
        hand.level = amount
    commit(hand, seat, amount)
    hand.current_bet = amount
    hand.short_blind_bet = 0
    hand.last_aggressor = seat
    hand.acted[seat] = 1
    if game.structure == FIXED_LIMIT and hand.raises >= book.fl_raises:
        cap(hand, book)


def completes_run(hand: HandState, book: Rulebook, amount: int) -> int:
    """1 when consecutive short all-ins add up to a full raise, where the book lets them.

    500, 1000, all-ins 1300 and 1700: the two add 700 to 1000, and the last full raise was 500
    (WSOP Tournament 96-a).
    """
    if book.reopen != CONSECUTIVE:
        return 0
    return 1 if amount - hand.short_from >= hand.last_full_raise else 0


def count_full_raise(hand: HandState, book: Rulebook) -> None:
    """Count a raise; the first full bet of a street (or the big blind) is not one (WSOP Live 130, 159)."""
    if hand.level > 0:
        hand.raises += 1


def cap(hand: HandState, book: Rulebook) -> None:
    """Close the raising when the raises of the street are used up.

    Heads-up it stays open where the book says so: never (TDA 2024 48, WSOP Tournament 100-b), when the
    round began heads-up (WSOP Live 131), or when it was heads-up before the cap (Robert's 3-4).
    """
    if book.fl_hu == CAP_ALWAYS:
        hand.capped = 1
    elif book.fl_hu == CAP_ROUND:
        if hand.began > 2:
            hand.capped = 1
    elif hand.live > 2:
        hand.capped = 1


def commit(hand: HandState, seat: int, to: int) -> None:
    """Move chips so that the seat has `to` in on this street."""
    adds = to - hand.committed[seat]
    hand.committed[seat] = to
    hand.contributed[seat] += adds
    hand.stacks[seat] -= adds
    if hand.stacks[seat] == 0:
        hand.status[seat] = ALL_IN
