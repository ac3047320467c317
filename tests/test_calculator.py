"""Contributions as people type them (B24): decimals, seats, and which field a mistake is in."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.calculator import Player, settled_texts
from croupier.errors import CroupierError

BOARD = "KcJd9s5h2c"
B23 = [Player("A", "50", cards="KhKd"), Player("B", "120", cards="JcJh"), Player("C", "200", cards="9c9d")]


def test_b23_b24_the_worked_example() -> None:
    done, scale = settled_texts(B23, board=BOARD)
    assert scale == 1
    assert done.names == ("A", "B", "C")
    assert (done.uncalled, [pot.amount for pot in done.pots]) == ((2, 80), [150, 140])
    assert (done.received, done.net) == ({0: 150, 1: 140, 2: 80}, {0: 100, 1: 20, 2: -120})


def test_b24_cards_as_people_write_them() -> None:
    typed = [Player("A", "50", cards="k♥ Kd"), Player("B", "50", cards="10c, jh")]
    done, _ = settled_texts(typed, board="K♣ j♦ 9s 5H 2c")
    assert done.received == {0: 100}


@pytest.mark.parametrize("puts", [("0.50", "1,25", "2"), ("0,5", "1.25", "2.00")])
def test_b24_decimals_with_a_point_or_a_comma(puts: tuple[str, ...]) -> None:
    done, scale = settled_texts([Player(name, put) for name, put in zip("ABC", puts, strict=True)])
    assert (scale, done.uncalled) == (100, (2, 75))
    assert [pot.amount for pot in done.pots] == [150, 150]


def test_b25_rake_and_smallest_chip_are_money_like_the_rest() -> None:
    """5 % of 3.00, at most 0.10; the smallest chip is 0.05."""
    settings = {"rake_rate": "500", "rake_cap": "0.10", "odd_unit": "0.05"}
    done, scale = settled_texts([Player("A", "1.5"), Player("B", "1.5", folded=True)], settings=settings)
    assert (scale, done.rake, done.received) == (100, 10, {0: 290})
    assert settled_texts(B23, board=BOARD, settings={"drop": "0.5"})[1] == 10


def test_rule_45_a_folded_player_sits_where_he_is_listed() -> None:
    """Board plays, 101 for two: the odd chip goes left of the folded button, to B."""
    typed = [
        Player("A", "50", cards="2h3h"),
        Player("D", "1", folded=True),
        Player("B", "50", cards="2d3d"),
    ]
    board = "AsKsQsJsTs"
    assert settled_texts(typed, board=board, button="D")[0].received == {0: 50, 2: 51}
    assert settled_texts(typed, board=board)[0].received == {0: 51, 2: 50}


def test_b24_without_cards_there_are_pots_and_no_winners() -> None:
    done, _ = settled_texts([player._replace(cards=" ") for player in B23])
    assert ([pot.amount for pot in done.pots], done.received) == ([150, 140], None)


BARE = [player._replace(cards="") for player in B23]


def row(at: int, **changed: Any) -> list[Player]:
    """The worked example with one player changed."""
    players = list(B23)
    players[at] = players[at]._replace(**changed)
    return players


@pytest.mark.parametrize(
    ("players", "told", "field", "message"),
    [
        ([], {}, "players", "2 to 10 players"),
        (B23[:1], {}, "players", "2 to 10 players"),
        ([Player(f"p{at}", "5") for at in range(11)], {}, "players", "2 to 10 players"),
        ([player._replace(folded=True) for player in B23], {}, "players", "one of them not folded"),
        (row(1, name=""), {}, "players.1.name", "needs a name"),
        (row(2, name="A"), {}, "players.2.name", "two players A"),
        (row(0, put=""), {}, "players.0.put", "'' is no amount"),
        (row(0, put="1.000"), {}, "players.0.put", "two ways: is it 1000 or 1.0000"),
        (row(1, put="-5"), {}, "players.1.put", "no amount"),
        (row(1, put="1e9"), {}, "players.1.put", "no amount"),
        (row(1, put="9" * 5000), {}, "players.1.put", "too many digits"),
        (row(1, put="9" * 13 + ".99"), {}, "players.1.put", "whole chips from 0 to"),
        (row(2, put="0"), {}, "players.2.put", "C put in nothing"),
        (row(2, put="0.00"), {}, "players.2.put", "C put in nothing"),
        (row(1, cards="Jx"), {}, "players.1.cards", "not a card"),
        (row(1, cards="Jc"), {}, "players.1.cards", "2 hole cards here, not 1"),
        (row(1, cards="JcJc"), {}, "players.1.cards", "Jc is dealt twice"),
        (row(1, cards="KhJc"), {}, "players.1.cards", "Kh is dealt twice"),
        (row(2, cards="Kc9c"), {}, "players.2.cards", "Kc is dealt twice"),
        (row(2, cards="??9c"), {}, "players.2.cards", "?? is no card"),
        (B23, {"board": "KcJd9s"}, "board", "a board of 5 cards, not 3"),
        (B23, {"board": ""}, "board", "a board of 5 cards, not 0"),
        (B23, {"board": "KcJd9s5h1c"}, "board", "not a card"),
        (B23, {"board": "KcKc9s5h2c"}, "board", "Kc is dealt twice"),
        (BARE, {"board": "AsAs2c3c4c"}, "board", "As is dealt twice"),
        (BARE, {"board": "As"}, "board", "a board of 5 cards, not 1"),
        (BARE, {"board": "2c3c4c5c6c", "game": "short-deck"}, "board", "2c is no card of this deck"),
        (B23, {"button": "D"}, "button", "'D' put in nothing"),
        (B23, {"game": "chess"}, "game", "unknown game"),
        (B23, {"game": "omaha"}, "players.0.cards", "4 hole cards here"),
        (B23, {"rules": "mine"}, "rules", "unknown rulebook"),
        (B23, {"settings": {"mine": "1"}}, "set.mine", "unknown setting"),
        (B23, {"settings": {"reopen": "1"}}, "set.reopen", "choose one of per_player"),
        (B23, {"settings": {"drop": "1.000"}}, "set.drop", "two ways"),
        (B23, {"settings": {"odd_unit": "0"}}, "set.odd_unit", "from 1 to"),
    ],
)
def test_b24_a_mistake_is_told_at_its_field(
    players: list[Player], told: dict[str, Any], field: str, message: str
) -> None:
    with pytest.raises(CroupierError) as refused:
        settled_texts(players, **{"board": BOARD} | told)
    assert message in str(refused.value)
    assert refused.value.field == field
