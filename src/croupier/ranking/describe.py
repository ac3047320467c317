"""What a hand is called: its category, the five cards that play, and which of them are kickers.

Nothing is ranked here. The five cards are those whose own strength is the strength of the whole hand, and
their order is the one in which `croupier.ranking.classes` compares them. Where several cards of a rank would
do, those that stand first are taken: give the hole cards before the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from croupier import cards as deck
from croupier.errors import InvalidInput
from croupier.ranking import kernels
from croupier.ranking.classes import (
    SHORT_DECK_RANKS,
    STANDARD_ORDER,
    STANDARD_RANKS,
    Category,
    HandClass,
    hand_classes,
    low8_classes,
    short_deck_order,
)
from croupier.ranking.kernels import RankTables
from croupier.ranking.omaha import omaha_low8_tables, omaha_tables
from croupier.ranking.tables import low8_tables, short_deck_tables, standard_tables

# Card ids.
Cards = tuple[int, ...]

_NAMING_CARDS = {
    Category.HIGH_CARD: 1,
    Category.PAIR: 2,
    Category.TWO_PAIR: 4,
    Category.TRIPS: 3,
    Category.STRAIGHT: 1,
    Category.FLUSH: 1,
    Category.FULL_HOUSE: 5,
    Category.QUADS: 4,
    Category.STRAIGHT_FLUSH: 1,
}
_WITHOUT_KICKERS = (Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE, Category.STRAIGHT_FLUSH)


@dataclass(frozen=True, slots=True)
class MadeHand:
    """A named hand of five cards.

    `strength`: as of the function that ranks such hands. `category`: None for a low. `ranks`: those that name
    the hand (0..12 from the deuce): the pair, both pairs, trips and pair of a full house, the highest card of
    a straight, flush or no pair; all five of a low, from the highest. `cards`: the five ids, in the order in
    which they count. `kickers`: the ids that only break ties; a straight, flush, full house or low has none.

    Kickers count only inside the five: K-K-8-5-A is a pair of kings with the kickers A, 8, 5.

    >>> hand = describe(deck.cards("KsKd8h5cAs"))
    >>> hand.category.name, deck.RANKS[hand.ranks[0]], deck.names(hand.cards), deck.names(hand.kickers)
    ('PAIR', 'K', 'KsKdAs8h5c', 'As8h5c')
    """

    strength: int
    category: Category | None
    ranks: tuple[int, ...]
    cards: Cards
    kickers: Cards


def describe(cards: Sequence[int]) -> MadeHand:
    """The name of the best five of five to seven cards.

    Raises `InvalidInput` for another number of cards, a card twice, or an unknown card.

    >>> hand = describe(deck.cards("JsJh" "KcJd9s5h2c"))
    >>> hand.category.name, deck.names(hand.cards), deck.names(hand.kickers)
    ('TRIPS', 'JsJhJdKc9s', 'Kc9s')
    """
    _check_hand(cards, deck.DECK)
    tables = standard_tables()
    return _named(kernels.strength(cards, tables), combinations(cards, 5), tables, _standard_classes())


def describe_omaha(hole: Sequence[int], board: Sequence[int]) -> MadeHand:
    """The name of the best two of four to six hole cards with three of three to five board cards.

    Raises `InvalidInput` for another number of cards, a card twice, or an unknown card.

    >>> hand = describe_omaha(deck.cards("AsAh2c3d"), deck.cards("AcKsQsJsTs"))
    >>> hand.category.name, deck.names(hand.cards), deck.names(hand.kickers)
    ('TRIPS', 'AsAhAcKsQs', 'KsQs')
    """
    _check_omaha(hole, board)
    tables = standard_tables()
    strength = kernels.omaha_strength(hole, board, tables, omaha_tables())
    return _named(strength, _two_and_three(hole, board), tables, _standard_classes())


def describe_short_deck(cards: Sequence[int], trips_beat_straight: bool = False) -> MadeHand:
    """The name of the best five of five to seven cards from 6 to A.

    Raises `InvalidInput` for another number of cards, a card twice, an unknown card, or one below the six.

    >>> hand = describe_short_deck(deck.cards("As6d7h8c9sAdKd"))
    >>> hand.category.name, deck.RANKS[hand.ranks[0]], deck.names(hand.cards)
    ('STRAIGHT', '9', '9s8c7h6dAs')
    """
    _check_hand(cards, deck.SHORT_DECK)
    tables = short_deck_tables(trips_beat_straight)
    classes = hand_classes(SHORT_DECK_RANKS, short_deck_order(trips_beat_straight))
    return _named(kernels.strength(cards, tables), combinations(cards, 5), tables, classes)


def describe_low8(cards: Sequence[int]) -> MadeHand | None:
    """The eight-or-better low of five to seven cards, or None if there is none.

    Raises `InvalidInput` for another number of cards, a card twice, or an unknown card.

    >>> deck.names(describe_low8(deck.cards("As2d8h4c3sKdKh")).cards)
    '8h4c3s2dAs'
    """
    _check_hand(cards, deck.DECK)
    return _named_low(kernels.low_strength(cards, low8_tables()), combinations(cards, 5))


def describe_omaha_low8(hole: Sequence[int], board: Sequence[int]) -> MadeHand | None:
    """The low of two of four to six hole cards with three of three to five board cards, or None.

    Raises `InvalidInput` for another number of cards, a card twice, or an unknown card.

    >>> deck.names(describe_omaha_low8(deck.cards("As2dKhKd"), deck.cards("2c3s4d8hTc")).cards)
    '8h4d3s2dAs'
    """
    _check_omaha(hole, board)
    strength = kernels.omaha_low_strength(hole, board, omaha_low8_tables())
    return _named_low(strength, _two_and_three(hole, board))


def _standard_classes() -> Sequence[HandClass]:
    return hand_classes(STANDARD_RANKS, STANDARD_ORDER)


def _two_and_three(hole: Sequence[int], board: Sequence[int]) -> Iterator[Cards]:
    return (two + three for two in combinations(hole, 2) for three in combinations(board, 3))


def _named(
    strength: int, hands: Iterable[Cards], tables: RankTables, classes: Sequence[HandClass]
) -> MadeHand:
    category, ranks = classes[strength - 1]
    playing = next(hand for hand in hands if kernels.strength(hand, tables) == strength)
    cards = _in_order(playing, ranks)
    naming = _NAMING_CARDS[category]
    kickers = () if category in _WITHOUT_KICKERS else cards[naming:]
    return MadeHand(strength, category, tuple(dict.fromkeys(ranks[:naming])), cards, kickers)


def _named_low(strength: int, hands: Iterable[Cards]) -> MadeHand | None:
    if not strength:
        return None
    ranks = low8_classes()[strength - 1]
    playing = next(hand for hand in hands if kernels.low_strength(hand, low8_tables()) == strength)
    return MadeHand(strength, None, ranks, _in_order(playing, ranks), ())


def _in_order(cards: Cards, ranks: Sequence[int]) -> Cards:
    return tuple(sorted(cards, key=lambda card: ranks.index(card >> 2)))


def _check_hand(cards: Sequence[int], allowed: Sequence[int]) -> None:
    if not 5 <= len(cards) <= 7:
        raise InvalidInput(f"{len(cards)} cards cannot be ranked: give five to seven")
    _check_cards(cards, allowed)


def _check_omaha(hole: Sequence[int], board: Sequence[int]) -> None:
    if not 4 <= len(hole) <= 6:
        raise InvalidInput(f"{len(hole)} hole cards cannot be ranked: give four to six")
    if not 3 <= len(board) <= 5:
        raise InvalidInput(f"a board of {len(board)} cannot be ranked: give three to five cards")
    _check_cards([*hole, *board], deck.DECK)


def _check_cards(cards: Sequence[int], allowed: Sequence[int]) -> None:
    for number in cards:
        if number not in allowed:
            raise InvalidInput(f"{deck.name(number)} is not a card of this game and cannot be ranked")
        if cards.count(number) > 1:
            raise InvalidInput(f"{deck.name(number)} is there twice: each card exists once")
