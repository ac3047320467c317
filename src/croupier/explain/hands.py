"""Cards and hands in words: "K♣ J♦", "three of a kind, kings"."""

from __future__ import annotations

from collections.abc import Iterable

from croupier.cards import RANKS, UNKNOWN
from croupier.explain.language import N_, Language
from croupier.ranking import Category, MadeHand

_SUITS = "♣♦♥♠"
_RANKS = [rank.replace("T", "10") for rank in RANKS]
_ACE = 12

_RANK_NAMES = (
    (N_("deuce"), N_("deuces")),
    (N_("three"), N_("threes")),
    (N_("four"), N_("fours")),
    (N_("five"), N_("fives")),
    (N_("six"), N_("sixes")),
    (N_("seven"), N_("sevens")),
    (N_("eight"), N_("eights")),
    (N_("nine"), N_("nines")),
    (N_("ten"), N_("tens")),
    (N_("jack"), N_("jacks")),
    (N_("queen"), N_("queens")),
    (N_("king"), N_("kings")),
    (N_("ace"), N_("aces")),
)

_HANDS = {
    Category.HIGH_CARD: N_("{rank} high"),
    Category.PAIR: N_("a pair of {ranks}"),
    Category.TWO_PAIR: N_("two pair, {ranks} and {others}"),
    Category.TRIPS: N_("three of a kind, {ranks}"),
    Category.STRAIGHT: N_("a straight, {rank} high"),
    Category.FLUSH: N_("a flush, {rank} high"),
    Category.FULL_HOUSE: N_("a full house, {ranks} full of {others}"),
    Category.QUADS: N_("four of a kind, {ranks}"),
    Category.STRAIGHT_FLUSH: N_("a straight flush, {rank} high"),
}


def cards_text(cards: Iterable[int]) -> str:
    """Cards with their suits' signs, "?" for an unknown one.

    >>> from croupier.cards import cards
    >>> cards_text(cards("KcTd??"))
    'K♣ 10♦ ?'
    """
    return " ".join("?" if card == UNKNOWN else _RANKS[card >> 2] + _SUITS[card & 3] for card in cards)


_SUIT_NAMES = (
    N_("{rank} of clubs"),
    N_("{rank} of diamonds"),
    N_("{rank} of hearts"),
    N_("{rank} of spades"),
)


def card_name(card: int, language: str | Language = "en") -> str:
    """A card in words, as one says it.

    >>> from croupier.cards import cards
    >>> card_name(cards("Ks")[0]), card_name(cards("Ks")[0], "pt-BR"), card_name(-1)
    ('king of spades', 'rei de espadas', 'face-down card')
    """
    spoken = Language.of(language)
    if card == UNKNOWN:
        return spoken.gettext("face-down card")
    return spoken.gettext(_SUIT_NAMES[card & 3]).format(rank=spoken.gettext(_RANK_NAMES[card >> 2][0]))


def ranks_text(cards: Iterable[int]) -> str:
    """The ranks of cards in their order.

    >>> from croupier.cards import cards
    >>> ranks_text(cards("KcKdTs"))
    'K-K-10'
    """
    return "-".join(_RANKS[card >> 2] for card in cards)


def hand_name(made: MadeHand, language: str | Language = "en") -> str:
    """The name of a hand that `croupier.ranking` described, kickers left out.

    >>> from croupier.cards import cards
    >>> from croupier.ranking import describe
    >>> made = describe(cards("KhKd" "KcJd9s5h2c"))
    >>> hand_name(made), hand_name(made, "pt-BR"), hand_name(made, "pt-PT")
    ('three of a kind, kings', 'trinca de reis', 'trio de reis')
    """
    spoken = Language.of(language)
    if made.category is None:
        return spoken.gettext("a low of {cards}").format(cards=ranks_text(made.cards))
    if made.category is Category.STRAIGHT_FLUSH and made.ranks[0] == _ACE:
        return spoken.gettext("a royal flush")
    first, last = made.ranks[0], made.ranks[-1]
    return spoken.gettext(_HANDS[made.category]).format(
        rank=spoken.gettext(_RANK_NAMES[first][0]),
        ranks=spoken.gettext(_RANK_NAMES[first][1]),
        others=spoken.gettext(_RANK_NAMES[last][1]),
    )
