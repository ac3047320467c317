"""The money: what comes back uncalled, main and side pots, rake, who is paid what, odd chips."""

from __future__ import annotations

from croupier.rules.state import (
    ABSENT,
    ACTIVE,
    ALL_IN,
    EVEN,
    FOLDED,
    MUCKED,
    NO_LOW,
    OVER,
    ROUND_DOWN,
    ROUND_UP,
    GameSpec,
    HandState,
    Rulebook,
)


def return_uncalled(hand: HandState, book: Rulebook) -> None:
    """Give the owner of the highest total what nobody matched, folded players' chips counted.

    50, 120, 200: 80 come back. B raised to 300 and A folded after 100: 200 come back, not 300. Two on top
    with 500 each called each other: nothing comes back (TDA 2024 65-A, WSOP Tournament 108). Where
    antes are layered, a full ante beside short ones only is unmatched too: 100 beside 60, 40 come back.
    """
    for seat in range(hand.seats):
        hand.layer[seat] = hand.contributed[seat]
    top, matched = highest_two(hand)
    back = hand.contributed[top] - matched
    if back > 0 and hand.status[top] != FOLDED:
        hand.contributed[top] -= back
        give_back(hand, top, back)
    if not book.ante_trim:
        return
    full = 0
    for seat in range(hand.seats):
        if hand.due_ante[seat] > full:
            full = hand.due_ante[seat]
    for seat in range(hand.seats):
        short = hand.status[seat] == ABSENT or hand.ante[seat] < hand.due_ante[seat]
        hand.layer[seat] = hand.ante[seat] if short else full
    top, matched = highest_two(hand)
    back = hand.ante[top] - matched
    if back > 0 and hand.status[top] != FOLDED:
        hand.ante[top] -= back
        give_back(hand, top, back)


def highest_two(hand: HandState) -> tuple[int, int]:
    """The seat with the highest amount in `layer`, and the second highest amount."""
    top = 0
    highest = 0
    second = 0
    for seat in range(hand.seats):
        amount = hand.layer[seat]
        if amount > highest:
            second = highest
            highest = amount
            top = seat
        elif amount > second:
            second = amount
    return top, second


def give_back(hand: HandState, seat: int, chips: int) -> None:
    """Return unmatched chips to their owner, who is all-in no longer."""
    hand.uncalled_seat = seat
    hand.uncalled += chips
    hand.stacks[seat] += chips
    hand.status[seat] = ACTIVE


def build_pots(hand: HandState, book: Rulebook) -> None:
    """Sort the collected chips into a main pot and side pots.

    Chips in front (`committed`) belong to no pot yet. Dead money and antes come first: everybody dealt in
    may win them, but where antes are layered a short ante wins only its part (60 of 100, ten players: 600
    and 360). Who owed less than others, or no ante, and paid it is not short: the short-deck button, whose
    double ante is a blind, may win them all. Contributions 50, 120, 120 make 150 for three and 140 for
    two; neighbouring layers that the same players may win are one pot (TDA 2024 21, WSOP Tournament 74).
    """
    hand.pot_count = 0
    dead = 0
    for seat in range(hand.seats):
        dead += hand.dead[seat]
        if not book.ante_trim:
            dead += hand.ante[seat]
    if dead > 0:
        add_to_pots(hand, dead, contenders(hand, 0, 0))
    if book.ante_trim:
        for seat in range(hand.seats):
            hand.layer[seat] = hand.ante[seat]
        add_layers(hand, 1)
    for seat in range(hand.seats):
        hand.layer[seat] = hand.contributed[seat] - hand.committed[seat]
    add_layers(hand, 0)


def add_layers(hand: HandState, antes: int) -> None:
    """Add the amounts in `layer` (antes where `antes` is 1) to the pots, from the smallest to the largest."""
    done = 0
    while True:
        top = 0
        for seat in range(hand.seats):
            amount = hand.layer[seat]
            if amount > done and (top == 0 or amount < top):
                top = amount
        if top == 0:
            return
        chips = 0
        for seat in range(hand.seats):
            if hand.layer[seat] >= top:
                chips += top - done
        add_to_pots(hand, chips, contenders(hand, top, antes))
        done = top


def contenders(hand: HandState, least: int, antes: int) -> int:
    """The live seats with at least `least` in `layer`, or with all the ante they owed; one bit a seat."""
    seats = 0
    for seat in range(hand.seats):
        live = hand.status[seat] == ACTIVE or hand.status[seat] == ALL_IN
        if live and (hand.layer[seat] >= least or (antes and hand.ante[seat] >= hand.due_ante[seat])):
            seats |= 1 << seat
    return seats


def add_to_pots(hand: HandState, chips: int, seats: int) -> None:
    """Add chips to the last pot when the same seats may win it, else open the next one.

    A layer that only folded players reached stays in the pot below it.
    """
    last = hand.pot_count - 1
    if last >= 0 and (seats == hand.eligible[last] or seats == 0):
        hand.pots[last] += chips
        return
    hand.pots[last + 1] = chips
    hand.eligible[last + 1] = seats
    hand.pot_count += 1


def take_rake(hand: HandState, book: Rulebook) -> None:
    """Take rake and drop from the pots; refunds are not raked, and no flop, no drop (PokerStars).

    The main pot pays first: a pot pays the rake of the running total, less what the pots before it paid,
    so that nothing is taken above the cap. No pot pays more than it holds: 5 % in chips of 5 is 5 on a
    main pot of 99 and a side pot of 1, of which the side pot pays 1.
    """
    total = 0
    for pot in range(hand.pot_count):
        hand.pot_rake[pot] = 0
        total += hand.pots[pot]
    hand.rake = 0
    if book.no_flop_no_drop and hand.street == 0:
        return
    hand.rake = rake_of(hand, book, total)
    left = hand.rake
    for pot in range(hand.pot_count - 1, -1, -1):
        total -= hand.pots[pot]
        share = left - rake_of(hand, book, total)
        hand.pot_rake[pot] = share if share < hand.pots[pot] else hand.pots[pot]
        left -= hand.pot_rake[pot]


def rake_of(hand: HandState, book: Rulebook, chips: int) -> int:
    """Rake and drop on a pot of so many chips; the cap depends on the number dealt in.

    5 % of 490 is 24.5: 24 when halves round to even.
    """
    players = 0
    for seat in range(hand.seats):
        if hand.status[seat] != ABSENT:
            players += 1
    rake = rounded(chips * book.rake_rate, 10000 * book.rake_unit, book.rake_rounding) * book.rake_unit
    cap = book.rake_cap[players]
    if cap > 0 and rake > cap:
        rake = cap
    rake += book.drop
    return rake if rake < chips else chips


def rounded(amount: int, unit: int, how: int) -> int:
    """`amount` / `unit` as a whole number: down, up, or half to even (0.245 to 0.24, 0.255 to 0.26)."""
    whole = amount // unit
    rest = amount % unit
    if how == ROUND_DOWN or rest == 0:
        return whole
    if how == ROUND_UP or 2 * rest > unit or (2 * rest == unit and whole % 2 == 1):
        return whole + 1
    return whole


def award(hand: HandState, game: GameSpec, book: Rulebook) -> None:
    """Pay every pot, the last side pot first (WSOP Live 153), and end the hand.

    Each pot is split separately (TDA 2024 21). Run more than once, a pot is first divided by the boards,
    the odd chip to the first.
    """
    take_rake(hand, book)
    for pot in range(hand.pot_count - 1, -1, -1):
        for seat in range(hand.seats):
            hand.awards[pot][seat] = 0
        left = hand.pots[pot] - hand.pot_rake[pot]
        for run in range(hand.runs):
            part = half_up(left, hand.runs - run, book.odd_unit)
            award_board(hand, game, book, pot, run, part)
            left -= part
        for seat in range(hand.seats):
            hand.stacks[seat] += hand.awards[pot][seat]
    hand.phase = OVER


def half_up(chips: int, parts: int, unit: int) -> int:
    """The first of `parts` shares, rounded up to the smallest chip: 101 in two is 51, then 50."""
    share = -(-chips // (parts * unit)) * unit
    return share if share < chips else chips


def award_board(hand: HandState, game: GameSpec, book: Rulebook, pot: int, run: int, chips: int) -> None:
    """Pay one pot on one board: all to the best hand, or high and low halves, the odd chip high.

    101: high 51, low 50. Without a qualifying low the high hand takes all. When the same players tie both
    ways the pot is split evenly (66: 33 and 33, WSOP Tournament 73) or half by half (34 and 32).
    """
    high = winners(hand, pot, run, 0)
    low = 0 if game.low == NO_LOW else winners(hand, pot, run, 1)
    if low == 0 or (book.hilo_same == EVEN and low == high):
        share_out(hand, book, pot, high, chips)
        return
    first = half_up(chips, 2, book.odd_unit)
    share_out(hand, book, pot, high, first)
    share_out(hand, book, pot, low, chips - first)


def winners(hand: HandState, pot: int, run: int, lows: int) -> int:
    """The seats with the best high (or low) hand among those that may win a pot, one bit a seat.

    A mucked hand wins nothing, but the only contender wins without showing; no low hand is 0.
    """
    best = 0
    found = 0
    contending = hand.eligible[pot]
    if contending & (contending - 1):
        for seat in range(hand.seats):
            if hand.shown[seat] == MUCKED:
                contending &= ~(1 << seat)
    for seat in range(hand.seats):
        if contending >> seat & 1 == 0:
            continue
        value = hand.low[run][seat] if lows else hand.strength[run][seat]
        if value > best:
            best = value
            found = 1 << seat
        elif value == best and best > 0:
            found |= 1 << seat
    if found == 0 and not lows:
        return contending
    return found


def share_out(hand: HandState, book: Rulebook, pot: int, seats: int, chips: int) -> None:
    """Divide chips between winners; odd chips one each, from the first winner left of the button.

    175 between seats 2 and 5 with the button at 7 of 0 to 7: seat 2 gets 88. With a smallest chip of 25,
    1025 is 525 and 500 (TDA 2024 20-A, WSOP Tournament 73).
    """
    count = 0
    for seat in range(hand.seats):
        count += seats >> seat & 1
    unit = book.odd_unit
    share = chips // count // unit * unit
    odd = chips - share * count
    for step in range(1, hand.seats + 1):
        seat = (hand.button + step) % hand.seats
        if seats >> seat & 1:
            extra = unit if unit < odd else odd
            hand.awards[pot][seat] += share + extra
            odd -= extra
