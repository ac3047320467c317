"""The four records that the rules read and write, declared once.

Every field is an integer or a fixed-size list of integers, so that the same declaration gives a slotted
Python object and, through `layout`, a NumPy record. Chips are whole numbers of the smallest unit.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, TypeAlias, TypeVar, get_type_hints

# The sizes of the records; chips stay far below what a compiled integer holds.
MAX_SEATS = 10
MAX_HOLE = 7
MAX_STREETS = 6
MAX_RUNS = 2
MAX_BOARD = 5
MAX_CHIPS = 2**44

# status of a seat
ABSENT, ACTIVE, FOLDED, ALL_IN = range(4)
# phase of a hand
BETTING, DEALING, SHOWDOWN, OVER = range(4)
# structure of the betting
NO_LIMIT, POT_LIMIT, FIXED_LIMIT = range(3)
# who pays the ante
NO_ANTE, ANTE_EACH, ANTE_BIG_BLIND, ANTE_BUTTON = range(4)
# what a seat did with its hand at showdown
UNDECIDED, SHOWN, MUCKED = range(3)
# kinds of action
FOLD, CALL, RAISE = range(3)
# what a hand is ranked by
HIGH, OMAHA, SHORT = range(3)
NO_LOW, EIGHT_OR_BETTER = range(2)

# knobs of a rulebook
PER_PLAYER, CONSECUTIVE, NEVER = range(3)
ADD, COMPLETE = range(2)
CAP_ALWAYS, CAP_ROUND, CAP_HAND = range(3)
PL_FULL, PL_ACTUAL, PL_SB_AS_BB = range(3)
DEAD_BUTTON, MOVING_BUTTON = range(2)
BLIND_FIRST, ANTE_FIRST = range(2)
POST_OR_WAIT, DEALT_IN = range(2)
EVEN, HALVES = range(2)
IMMEDIATE, AT_SHOWDOWN = range(2)
RIVER_CALLER, SUSPICION, WINNERS, DEALT = range(4)
ALLOW, REFUSE = range(2)
CHECK_OR_FOLD, DEAD_HAND = range(2)
STRADDLE_OFF, STRADDLE_UTG, STRADDLE_BUTTON = range(3)
AS_BLIND, AS_RAISE = range(2)
FROM_FIRST, FROM_WINNER = range(2)
LIVE, DEAD = range(2)
STRAIGHT_HIGH, TRIPS_HIGH = range(2)
ROUND_DOWN, ROUND_HALF_EVEN, ROUND_UP = range(3)

# A number a seat, and a number a street.
PerSeat: TypeAlias = Annotated[list[int], (MAX_SEATS,)]
PerStreet: TypeAlias = Annotated[list[int], (MAX_STREETS,)]


def _zeros(*shape: int, value: int = 0) -> Any:
    """A field holding nested lists of one value."""
    if len(shape) == 1:
        return field(default_factory=lambda: [value] * shape[0])
    return field(default_factory=lambda: [[value] * shape[1] for _ in range(shape[0])])


@dataclass(slots=True)
class HandState:
    """One hand at one table. Seats are physical, 0 to `seats` - 1, clockwise."""

    seats: int = 0
    button: int = -1
    small_blind: int = -1
    """The seat that owes the small blind; -1 when it is dead or the game has none."""
    big_blind: int = -1
    phase: int = OVER
    street: int = 0
    actor: int = -1
    current_bet: int = 0
    """What a seat must have committed on this street to have called (a street total)."""
    short_blind_bet: int = 0
    """1 while the bet to match is a blind that its owner could not post in full."""
    last_full_raise: int = 0
    level: int = 0
    """The street total of the last full bet or raise; a short all-in leaves it below `current_bet`."""
    short_from: int = 0
    """`current_bet` before the present run of consecutive short all-ins."""
    raises: int = 0
    """Full raises on this street, the bet (or big blind) not counted."""
    capped: int = 0
    live: int = 0
    """Players not folded."""
    began: int = 0
    """Players not folded when this street began."""
    last_aggressor: int = -1
    stacks: PerSeat = _zeros(MAX_SEATS)
    committed: PerSeat = _zeros(MAX_SEATS)
    """Live chips put in on this street."""
    contributed: PerSeat = _zeros(MAX_SEATS)
    """Live chips put in during the whole hand, this street included."""
    ante: PerSeat = _zeros(MAX_SEATS)
    """Antes that everybody owes; layered when somebody is short."""
    dead: PerSeat = _zeros(MAX_SEATS)
    """Big-blind ante, button ante and dead posts: main-pot money, never matched against bets."""
    status: PerSeat = _zeros(MAX_SEATS)
    acted: PerSeat = _zeros(MAX_SEATS)
    due_ante: PerSeat = _zeros(MAX_SEATS)
    due_blind: PerSeat = _zeros(MAX_SEATS)
    """Blinds and straddles owed, whether or not the stack covers them."""
    due_post: PerSeat = _zeros(MAX_SEATS)
    """Live posts of players who missed their blinds."""
    due_dead: PerSeat = _zeros(MAX_SEATS)
    hole: Annotated[list[list[int]], (MAX_SEATS, MAX_HOLE)] = _zeros(MAX_SEATS, MAX_HOLE, value=-1)
    runs: int = 1
    board_count: int = 0
    boards: Annotated[list[list[int]], (MAX_RUNS, MAX_BOARD)] = _zeros(MAX_RUNS, MAX_BOARD, value=-1)
    strength: Annotated[list[list[int]], (MAX_RUNS, MAX_SEATS)] = _zeros(MAX_RUNS, MAX_SEATS)
    """What `ranking` gives each live hand, higher is better; 0 while the cards are not known."""
    low: Annotated[list[list[int]], (MAX_RUNS, MAX_SEATS)] = _zeros(MAX_RUNS, MAX_SEATS)
    """The same for the low hand; 0 when it does not qualify."""
    shown: PerSeat = _zeros(MAX_SEATS)
    uncalled_seat: int = -1
    uncalled: int = 0
    pot_count: int = 0
    pots: PerSeat = _zeros(MAX_SEATS)
    """Amounts before rake, the main pot first."""
    eligible: PerSeat = _zeros(MAX_SEATS)
    """Who may win each pot, one bit a seat."""
    pot_rake: PerSeat = _zeros(MAX_SEATS)
    awards: Annotated[list[list[int]], (MAX_SEATS, MAX_SEATS)] = _zeros(MAX_SEATS, MAX_SEATS)
    """What each pot (first index) pays each seat (second index), after rake."""
    rake: int = 0
    """Rake and drop together, taken from the pots."""
    layer: PerSeat = _zeros(MAX_SEATS)
    """Working space of the pot layers."""


@dataclass(slots=True)
class GameSpec:
    """What is played, for how much: betting structure, forced bets, cards dealt street by street."""

    variant: int = 0
    structure: int = NO_LIMIT
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    ante_kind: int = NO_ANTE
    bring_in: int = 0
    min_bet: int = 0
    """The smallest opening bet after the first street, and the smallest full raise."""
    small_bet: int = 0
    big_bet: int = 0
    bet_unit: int = 1
    """Bets and raises are multiples of this; only an all-in may be odd."""
    deck_low: int = 0
    """The lowest rank in the deck: 0 is the deuce, 4 the six of a short deck."""
    high: int = HIGH
    low: int = NO_LOW
    hole_cards: int = 2
    streets: int = 4
    board_deal: PerStreet = _zeros(MAX_STREETS)
    up_deal: PerStreet = _zeros(MAX_STREETS)
    draws: PerStreet = _zeros(MAX_STREETS)
    big_bet_from: int = 2
    """The first street played at the big bet."""


@dataclass(slots=True)
class Rulebook:
    """The points on which rulebooks differ. `docs/rulebooks.md` says what each value means."""

    source: int = 0
    """Which book's rule numbers are cited: an index into `rulebooks.NAMES`."""
    reopen: int = PER_PLAYER
    short_open: int = ADD
    fl_raises: int = 3
    fl_hu: int = CAP_ALWAYS
    fl_half: int = 1
    pl_blinds: int = PL_FULL
    pl_antes: int = 1
    pl_round: int = 0
    """Pot-limit maximum rounded up to a multiple of this; 0 leaves it exact."""
    button: int = DEAD_BUTTON
    bba: int = BLIND_FIRST
    ante_trim: int = 1
    missed: int = POST_OR_WAIT
    odd_unit: int = 1
    """The smallest chip in play: odd chips are worth this much."""
    hilo_same: int = EVEN
    reveal: int = IMMEDIATE
    muck_losers: int = 1
    see_rights: int = RIVER_CALLER
    free_fold: int = ALLOW
    timeout: int = CHECK_OR_FOLD
    straddle: int = STRADDLE_OFF
    straddle_as: int = AS_BLIND
    show_from: int = FROM_FIRST
    sd_button_ante: int = LIVE
    sd_trips: int = STRAIGHT_HIGH
    rake_rate: int = 0
    """Hundredths of a per cent of the pot: 500 is 5 %."""
    rake_cap: Annotated[list[int], (MAX_SEATS + 1,)] = _zeros(MAX_SEATS + 1)
    """The most rake by number of players dealt in; 0 is no cap."""
    rake_rounding: int = ROUND_DOWN
    rake_unit: int = 1
    """Rake is rounded to a multiple of this."""
    no_flop_no_drop: int = 1
    drop: int = 0
    """A fixed amount (jackpot drop) taken beside the rake, under the same no-flop rule."""


@dataclass(slots=True)
class TableState:
    """What lasts from hand to hand: where the button and blinds were, who plays, who owes a blind."""

    seats: int = 0
    button: int = -1
    small_blind: int = -1
    big_blind: int = -1
    occupied: PerSeat = _zeros(MAX_SEATS)
    """1 for a seat that somebody holds."""
    sitting_out: PerSeat = _zeros(MAX_SEATS)
    """1 for a held seat whose player takes no hands."""
    waits: PerSeat = _zeros(MAX_SEATS)
    """1 for an absent player who comes back when the big blind reaches the seat."""
    owes_small: PerSeat = _zeros(MAX_SEATS)
    owes_big: PerSeat = _zeros(MAX_SEATS)


# One of the four records.
Record = TypeVar("Record", HandState, GameSpec, Rulebook, TableState)


def layout(record: type[Any]) -> list[tuple[str, tuple[int, ...]]]:
    """Names and shapes of a record's fields, in order; a plain integer has the shape ().

    >>> layout(TableState)[:5]
    [('seats', ()), ('button', ()), ('small_blind', ()), ('big_blind', ()), ('occupied', (10,))]
    """
    hints = get_type_hints(record, include_extras=True)
    return [(name, getattr(hint, "__metadata__", [()])[0]) for name, hint in hints.items()]


def copy(record: Record) -> Record:
    """An independent copy of a record.

    >>> one = TableState(seats=6)
    >>> other = copy(one)
    >>> other.occupied[0] = 1
    >>> one.occupied[0]
    0
    """
    twin = object.__new__(type(record))
    for name in record.__slots__:
        value = getattr(record, name)
        if type(value) is list:
            value = value[:] if type(value[0]) is int else [row[:] for row in value]
        setattr(twin, name, value)
    return twin
