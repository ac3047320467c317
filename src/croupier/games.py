"""Games as data: what is dealt, what wins, and the limits in which each game is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from croupier import ranking
from croupier.cards import brief_card
from croupier.errors import N_, IllegalSetup, InvalidInput, brief
from croupier.ranking import MadeHand
from croupier.rules.state import (
    ANTE_BIG_BLIND,
    ANTE_BUTTON,
    ANTE_EACH,
    EIGHT_OR_BETTER,
    FIXED_LIMIT,
    HIGH,
    MAX_CHIPS,
    MAX_SEATS,
    NO_ANTE,
    NO_LIMIT,
    NO_LOW,
    OMAHA,
    POT_LIMIT,
    SHORT,
    TRIPS_HIGH,
    GameSpec,
    Rulebook,
)

# Limits, and who pays the ante, by name.
STRUCTURES = {"no-limit": NO_LIMIT, "pot-limit": POT_LIMIT, "fixed-limit": FIXED_LIMIT}
ANTES = {"none": NO_ANTE, "each": ANTE_EACH, "big-blind": ANTE_BIG_BLIND, "button": ANTE_BUTTON}
_ALL_LIMITS = (NO_LIMIT, POT_LIMIT, FIXED_LIMIT)


class Variant(NamedTuple):
    """One game with a board: hole cards, what is ranked, the lowest rank in the deck, its limits."""

    name: str
    title: str
    hole_cards: int
    high: int
    low: int
    deck_low: int
    limits: tuple[int, ...]


# The games that exist; `GameSpec.variant` counts them from 0.
VARIANTS = (
    Variant("holdem", "Hold'em", 2, HIGH, NO_LOW, 0, _ALL_LIMITS),
    Variant("omaha", "Omaha", 4, OMAHA, NO_LOW, 0, _ALL_LIMITS),
    Variant("omaha5", "Omaha five cards", 5, OMAHA, NO_LOW, 0, _ALL_LIMITS),
    Variant("omaha6", "Omaha six cards", 6, OMAHA, NO_LOW, 0, _ALL_LIMITS),
    Variant("omaha-hilo8", "Omaha hi-lo", 4, OMAHA, EIGHT_OR_BETTER, 0, _ALL_LIMITS),
    Variant("omaha5-hilo8", "Omaha hi-lo five cards", 5, OMAHA, EIGHT_OR_BETTER, 0, _ALL_LIMITS),
    Variant("short-deck", "Short-deck hold'em", 2, SHORT, NO_LOW, 4, (NO_LIMIT, POT_LIMIT)),
)


def game(
    variant: str = "holdem",
    structure: str = "no-limit",
    *,
    blinds: Sequence[int] = (0, 0),
    ante: int = 0,
    ante_from: str = "each",
    min_bet: int | None = None,
    bets: Sequence[int] | None = None,
    bet_unit: int = 1,
) -> GameSpec:
    """A game with a board, in chips of the smallest unit.

    `blinds` are (small, big); `ante_from` is "each", "big-blind" or "button"; `min_bet` is the smallest
    bet (the big blind unless given); `bets` are the fixed-limit sizes (small, big), else the big blind
    and twice that. Raises `InvalidInput` for an unknown name and `IllegalSetup` for impossible amounts.

    >>> game("omaha", "pot-limit", blinds=(1, 2)).hole_cards
    4
    """
    at = next((at for at, kind in enumerate(VARIANTS) if kind.name == variant), -1)
    if at < 0:
        raise InvalidInput(
            N_("unknown game {name}: choose one of {names}"),
            name=brief(variant),
            names=", ".join(kind.name for kind in VARIANTS),
        )
    if not isinstance(structure, str) or structure not in STRUCTURES:
        raise InvalidInput(
            N_("unknown limit {name}: choose one of {names}"),
            name=brief(structure),
            names=", ".join(STRUCTURES),
        )
    if not isinstance(ante_from, str) or ante_from not in ANTES:
        raise InvalidInput(
            N_("unknown ante {name}: choose one of {names}"), name=brief(ante_from), names=", ".join(ANTES)
        )
    kind = VARIANTS[at]
    if STRUCTURES[structure] not in kind.limits:
        raise IllegalSetup(N_("this game is not played in this limit"))
    small_blind, big_blind = _two(blinds, N_("give two blinds, small and big; a third one is a straddle"))
    sizes = bets and _two(bets, N_("give two bets, small and big"))
    least = min_bet if min_bet is not None else big_blind or (sizes[0] if sizes else ante)
    if structure == "fixed-limit" and bet_unit != 1:
        raise IllegalSetup(N_("fixed limit has its own bet sizes, and no bet unit"))
    if not least:
        raise IllegalSetup(N_("a game needs blinds, an ante or a smallest bet, as in blinds of 5 and 10"))
    amounts = (small_blind, big_blind, ante, least, bet_unit, *(sizes or ()))
    if any(type(amount) is not int or not 0 <= amount <= MAX_CHIPS for amount in amounts):
        raise IllegalSetup(
            N_("blinds, antes and bets are whole chips from 0 to {most}: {given}"),
            most=MAX_CHIPS,
            given=brief(amounts),
        )
    small_bet, big_bet = sizes or (least, 2 * least)
    if least == 0 or small_bet == 0 or bet_unit == 0 or small_blind > big_blind > 0:
        raise IllegalSetup(N_("bets and the bet unit are 1 or more, and the big blind is not the smaller"))
    if structure == "fixed-limit":
        _check_sizes(big_blind, small_bet, big_bet)
    return GameSpec(
        variant=at,
        structure=STRUCTURES[structure],
        small_blind=small_blind,
        big_blind=big_blind,
        ante=ante,
        ante_kind=ANTES[ante_from] if ante else NO_ANTE,
        min_bet=least,
        small_bet=small_bet,
        big_bet=big_bet,
        bet_unit=bet_unit,
        deck_low=kind.deck_low,
        high=kind.high,
        low=kind.low,
        hole_cards=kind.hole_cards,
        board_deal=[0, 3, 1, 1, 0, 0],
    )


def _check_sizes(big_blind: int, small_bet: int, big_bet: int) -> None:
    """In fixed limit bets do not shrink on the later streets, and the big blind is no more than a bet."""
    if big_bet < small_bet:
        raise IllegalSetup(N_("the big bet is not smaller than the small one: as in bets of 10 and 20"))
    if big_blind > small_bet:
        raise IllegalSetup(N_("in fixed limit the big blind is no larger than the small bet"))


def _two(amounts: Sequence[int], what: str) -> tuple[int, int]:
    if isinstance(amounts, str) or not isinstance(amounts, Sequence) or len(amounts) != 2:
        raise IllegalSetup(what)
    return amounts[0], amounts[1]


def no_limit_holdem(blinds: Sequence[int], ante: int = 0, ante_from: str = "each") -> GameSpec:
    """No-limit hold'em.

    >>> no_limit_holdem((5, 10)).min_bet
    10
    """
    return game("holdem", "no-limit", blinds=blinds, ante=ante, ante_from=ante_from)


def pot_limit_omaha(blinds: Sequence[int], cards: int = 4) -> GameSpec:
    """Pot-limit Omaha with four, five or six hole cards.

    >>> pot_limit_omaha((1, 2), cards=5).hole_cards
    5
    """
    return game("omaha" if cards == 4 else f"omaha{brief(cards)}", "pot-limit", blinds=blinds)


def fixed_limit_holdem(bets: Sequence[int], blinds: Sequence[int] | None = None) -> GameSpec:
    """Fixed-limit hold'em: 10/20 has blinds 5 and 10 unless others are given.

    >>> fixed_limit_holdem((10, 20)).small_blind
    5
    """
    small, _ = sizes = _two(bets, N_("give two bets, small and big"))
    if blinds is None and type(small) is int:
        blinds = (small // 2, small)
    return game("holdem", "fixed-limit", blinds=blinds or sizes, bets=sizes)


def deck(spec: GameSpec) -> range:
    """The card ids of a game's deck: 52, or 36 from the sixes up.

    >>> len(deck(game("short-deck", ante=200)))
    36
    """
    return range(4 * spec.deck_low, 52)


def most_seats(spec: GameSpec) -> int:
    """How many seats the deck allows, three burns counted: 10 at most.

    >>> most_seats(game("omaha6", blinds=(1, 2)))
    7
    """
    board = sum(spec.board_deal)
    return min(MAX_SEATS, (len(deck(spec)) - board - 3) // spec.hole_cards)


def strengths(spec: GameSpec, book: Rulebook, hole: Sequence[int], board: Sequence[int]) -> tuple[int, int]:
    """High and low value of known hole cards with a full board; higher is better, low 0 does not qualify.

    >>> from croupier.cards import cards
    >>> from croupier.rules.rulebooks import TDA
    >>> holdem = no_limit_holdem((1, 2))
    >>> board = cards("Kd 8h 5s 2c 3d")
    >>> strengths(holdem, TDA, cards("KhAc"), board) > strengths(holdem, TDA, cards("KsJc"), board)
    True
    """
    if spec.high == OMAHA:
        low = ranking.omaha_low8(hole, board) if spec.low == EIGHT_OR_BETTER else 0
        return ranking.omaha_high(hole, board), low
    if spec.high == SHORT:
        return ranking.short_deck((*hole, *board), book.sd_trips == TRIPS_HIGH), 0
    return ranking.high((*hole, *board)), 0


def check_deal(spec: GameSpec, holes: Sequence[Sequence[int]], board: Sequence[int]) -> None:
    """Refuse hands and a full board that one deck cannot give, with `IllegalSetup`.

    >>> from croupier.cards import cards
    >>> check_deal(no_limit_holdem((1, 2)), [cards("AsKs"), cards("AsQd")], cards("KcJd9s5h2c"))
    Traceback (most recent call last):
        ...
    croupier.errors.IllegalSetup: As is dealt twice
    """
    if len(board) != sum(spec.board_deal):
        raise IllegalSetup(
            N_("hands are ranked with a board of {count} cards, not {given}"),
            count=sum(spec.board_deal),
            given=len(board),
        )
    for hole in holes:
        if len(hole) != spec.hole_cards:
            raise IllegalSetup(
                N_("a hand has {count} hole cards here, not {given}"), count=spec.hole_cards, given=len(hole)
            )
    dealt = [*board, *(number for hole in holes for number in hole)]
    for number in dealt:
        if type(number) is not int or number not in deck(spec):
            raise IllegalSetup(N_("{card} is no card of this deck"), card=brief_card(number))
        if dealt.count(number) > 1:
            raise IllegalSetup(N_("{card} is dealt twice"), card=brief_card(number))


def describe(
    spec: GameSpec, book: Rulebook, hole: Sequence[int], board: Sequence[int]
) -> tuple[MadeHand, MadeHand | None]:
    """The high and the low hand behind `strengths`, described; low None where there is none.

    >>> from croupier.cards import cards
    >>> from croupier.rules.rulebooks import TDA
    >>> describe(no_limit_holdem((1, 2)), TDA, cards("KhKd"), cards("KcJd9s5h2c"))[0].category.name
    'TRIPS'
    """
    if spec.high == OMAHA:
        low = ranking.describe_omaha_low8(hole, board) if spec.low == EIGHT_OR_BETTER else None
        return ranking.describe_omaha(hole, board), low
    if spec.high == SHORT:
        return ranking.describe_short_deck((*hole, *board), book.sd_trips == TRIPS_HIGH), None
    return ranking.describe((*hole, *board)), None
