"""Cards and hands in words (B42)."""

import pytest

from croupier import games
from croupier.cards import cards
from croupier.explain import cards_text, hand_name
from croupier.ranking import describe, describe_low8
from croupier.rules.rulebooks import TDA


@pytest.mark.parametrize(
    ("hand", "names"),
    [
        ("AsKsQsJsTs", ("a royal flush", "royal flush", "royal flush")),
        (
            "5s4s3s2sAs",
            (
                "a straight flush, five high",
                "straight flush, carta alta cinco",
                "straight flush, carta alta cinco",
            ),
        ),
        ("9s9d9h9c2d", ("four of a kind, nines", "quadra de noves", "póquer de noves")),
        (
            "KsKdKh5c5d",
            ("a full house, kings full of fives", "full house de reis com cincos", "full de reis com cincos"),
        ),
        ("QsTs8s4s2s", ("a flush, queen high", "flush, carta alta dama", "flush, carta alta dama")),
        ("Ts9d8h7c6d", ("a straight, ten high", "sequência, carta alta dez", "sequência, carta alta dez")),
        ("6s6d6hAc2d", ("three of a kind, sixes", "trinca de seis", "trio de seis")),
        ("AsAd3h3c2d", ("two pair, aces and threes", "dois pares, ases e três", "dois pares, ases e três")),
        ("2s2dKhQcJd", ("a pair of deuces", "par de dois", "par de dois")),
        ("AsQdTh8c2d", ("ace high", "carta alta ás", "carta alta ás")),
    ],
)
def test_b42_every_category_has_its_name(hand: str, names: tuple[str, str, str]) -> None:
    made = describe(cards(hand))
    assert tuple(hand_name(made, tag) for tag in ("en", "pt-BR", "pt-PT")) == names


def test_lows_are_named_by_their_cards() -> None:
    low = describe_low8(cards("As2d4h6c8sKdKh"))
    assert low is not None
    assert [hand_name(low, tag) for tag in ("en", "pt-BR")] == ["a low of 8-6-4-2-A", "mão baixa 8-6-4-2-A"]


def test_cards_have_signs_and_ten_has_two_digits() -> None:
    assert cards_text(cards("TcTdTh2s??")) == "10♣ 10♦ 10♥ 2♠ ?"
    assert cards_text(()) == ""


def test_a_game_describes_what_it_ranks() -> None:
    """A-6-7-8-9 is a straight in short deck, and Omaha plays two hole cards."""
    short_deck = games.game("short-deck", ante=1)
    straight, _ = games.describe(short_deck, TDA, cards("As6d"), cards("7h8c9sKdQd"))
    assert hand_name(straight) == "a straight, nine high"
    omaha = games.game("omaha-hilo8", blinds=(1, 2))
    high, low = games.describe(omaha, TDA, cards("Ah2d9c9s"), cards("KcJd3s7h8c"))
    assert low is not None
    assert (hand_name(high), hand_name(low)) == ("a pair of nines", "a low of 8-7-3-2-A")
