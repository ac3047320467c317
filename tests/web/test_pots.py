"""The pot calculator's page (B20 to B26): its arithmetic, its picture, its languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote

import httpx2
import pytest
from starlette.testclient import TestClient

from croupier.web import create_app
from tests.web.calculator import B23, BOARD, Pairs, ask, faults, form_of, result, rows, table, told, words
from tests.web.markup import read


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app()) as found:
        yield found


@pytest.mark.parametrize("pairs", [[], [*rows(*B23), ("board", BOARD)]])
def test_b23_the_worked_example(client: TestClient, pairs: Pairs) -> None:
    """The page opens with it."""
    answer = ask(client, pairs)
    assert answer.status_code == 200
    assert table(answer, 0) == [
        ["Player", "Put in", "Received", "Net", "Returned", "From the pots"],
        ["A", "50", "150", "+100", "–", "150"],
        ["B", "120", "140", "+20", "–", "140"],
        ["C", "200", "80", "−120", "80", "–"],
        ["Total", "370", "370", "0", "80", "290"],
    ]
    assert table(answer, 1) == [
        ["Player", "Main pot", "Side pot", "Returned", "Put in"],
        ["A", "50", "–", "–", "50"],
        ["B", "50", "70", "–", "120"],
        ["C", "50", "70", "80", "200"],
    ]
    said = told(answer)
    assert "Received 370 = put in 370; the nets add up to 0." in said
    assert "Uncalled bet of 80 returned to C" in said
    assert "50 × 3 = 150 Main pot of 150: A, B, and C may win it. Poker TDA 2024 21" in said
    assert (
        "A wins 150: the best hand in this pot. Poker TDA 2024 12 A: three of a kind, kings, K-K-K-J-9"
        in said
    )
    assert "70 × 2 = 140 Side pot of 140: B and C may win it." in said
    assert "B: three of a kind, jacks, J-J-J-K-9" in said


def drawn(answer: httpx2.Response, player: str) -> list[str]:
    """The cards drawn in the line of a player's winning hand."""
    line = next(
        e
        for e in result(answer).every("p")
        if e.attributes.get("class") == "pot-winner" and f"{player}:" in e.text()
    )
    return [svg.attributes["aria-label"] for svg in line.every("svg")]


def test_b23_the_five_cards_that_win_are_drawn(client: TestClient) -> None:
    answer = ask(client, [])
    kings, jacks = drawn(answer, "A"), drawn(answer, "B")
    assert set(kings[:3]) == {"king of hearts", "king of diamonds", "king of clubs"}
    assert kings[3:] == ["jack of diamonds", "nine of spades"]
    assert set(jacks[:3]) == {"jack of clubs", "jack of hearts", "jack of diamonds"}
    assert jacks[3:] == ["king of clubs", "nine of spades"]


def test_b21_folded_chips_are_named_and_counted(client: TestClient) -> None:
    """50, 200 folded, 500, 500: main 200, side 1,050, of which 150 are the folded player's."""
    answer = ask(client, rows(("A", "50"), ("B", "200", "", "folded"), ("C", "500"), ("D", "500")))
    said = told(answer)
    assert "50 × 4 = 200 Main pot of 200: A, C, and D may win it." in said
    assert "50 of it are from B, who folded and can win none of it." in said
    assert "450 × 2 + 150 = 1,050" in said
    assert "150 of it are from B, who folded" in said


def test_b24_without_cards_the_pots_alone(client: TestClient) -> None:
    answer = ask(client, rows(("A", "50"), ("B", "120"), ("C", "200")))
    said = told(answer)
    assert "Give the hands and the board to see who wins." in said
    assert "Side pot of 140" in said
    assert "wins" not in said.replace("who wins", "")
    assert table(answer, 0)[0] == ["Player", "Main pot", "Side pot", "Returned", "Put in"]


def test_b24_an_uncontested_pot_needs_no_cards(client: TestClient) -> None:
    """B raised to 300, A folded 100."""
    answer = ask(client, rows(("A", "100", "", "folded"), ("B", "300")))
    assert table(answer, 0)[1:] == [
        ["A", "100", "–", "−100", "–", "–"],
        ["B", "300", "400", "+100", "200", "200"],
        ["Total", "400", "400", "0", "200", "200"],
    ]


def test_b22_b25_rake_and_refund_stand_apart(client: TestClient) -> None:
    """5 % of the pots, 290; nothing of the 80 that come back; the sums name it."""
    answer = ask(client, [*rows(*B23), ("board", BOARD), ("rake", "5")])
    assert table(answer, 0)[-1] == ["Total", "370", "356", "−14", "80", "276"]
    said = told(answer)
    assert "Received 356 + rake 14 = put in 370; the nets add up to −14, the rake." in said
    assert "50 × 3 = 150" in said
    assert "Rake from this pot, before it is paid: 7." in said


@pytest.mark.parametrize("button", ["2", "D"])
def test_b26_the_odd_chip_goes_left_of_the_button(client: TestClient, button: str) -> None:
    players = rows(("A", "50", "2h3h"), ("D", "1", "", "folded"), ("B", "50", "2d3d"))
    answer = ask(client, [*players, ("board", "AsKsQsJsTs"), ("button", button)])
    assert table(answer, 0)[1:4] == [["A", "50", "50", "0"], ["D", "1", "–", "−1"], ["B", "50", "51", "+1"]]
    assert "Odd chips in a share: 1 to B." in told(answer)
    assert table(ask(client, [*players, ("board", "AsKsQsJsTs")]), 0)[1] == ["A", "50", "51", "+1"]


def test_b26_the_smallest_chip(client: TestClient) -> None:
    """1,025 in chips of 25: 525 and 500."""
    players = rows(("A", "500", "2h3h"), ("D", "25", "", "folded"), ("B", "500", "2d3d"))
    answer = ask(client, [*players, ("board", "AsKsQsJsTs"), ("set.odd_unit", "25")])
    assert [line[2] for line in table(answer, 0)[1:4]] == ["525", "–", "500"]


def test_b26_kickers_are_seen(client: TestClient) -> None:
    players = rows(("A", "50", "KhAc"), ("B", "50", "KsJc"))
    said = told(ask(client, [*players, ("board", "Kd8h5s2c3d")]))
    assert "A: a pair of kings, K-K-A-8-5" in said
    assert "B a pair of kings, K-K-J-8-5" in said


def test_rule_47_high_and_low(client: TestClient) -> None:
    players = rows(("A", "50", "KhKdQsQc"), ("B", "50", "Ac2dTsTd"), ("C", "1", "", "folded"))
    answer = ask(client, [*players, ("board", "Kc8d7s3h9c"), ("game", "omaha-hilo8")])
    assert [line[2] for line in table(answer, 0)[1:]] == ["51", "50", "–", "101"]
    assert "B: a low of 8-7-3-2-A" in told(answer)


@pytest.mark.parametrize(
    ("lang", "titles", "side", "amounts"),
    [
        ("en", ["Player", "Put in", "Received", "Net"], "Side pot of 1,200.50", ["1,200.50", "0.25"]),
        ("pt-BR", ["Jogador", "Pôs", "Recebeu", "Saldo"], "Pote paralelo de 1.200,50", ["1.200,50", "0,25"]),
        ("pt-PT", ["Jogador", "Pôs", "Recebeu", "Saldo"], "Pote lateral de 1\u00a0200,50", ["1\u00a0200,50"]),
    ],
)
def test_b42_languages_and_decimals(
    client: TestClient, lang: str, titles: list[str], side: str, amounts: list[str]
) -> None:
    """A comma is typed as well as a point, and each language writes its own."""
    players = rows(("A", "1,5"), ("B", "601.75"), ("C", "602,00"))
    answer = ask(client, players, lang)
    assert read(answer.text).every("html").__next__().attributes["lang"] == lang
    assert words(side.replace("\u00a0", " ")) in told(answer)
    text = result(answer).text()
    assert all(amount in text for amount in amounts)
    assert titles[0] in text
    assert table(ask(client, [], lang), 0)[0][:4] == titles


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "can be read in two ways: is it 1000 or 1.0000?"),
        ("pt-BR", "pode ser lido de duas maneiras: é 1000 ou 1,0000?"),
        ("pt-PT", "pode ler-se de duas maneiras: é 1000 ou 1,0000?"),
    ],
)
def test_b42_mistakes_are_told_in_the_language_of_the_page(
    client: TestClient, lang: str, message: str
) -> None:
    answer = ask(client, rows(("A", "1.000"), ("B", "50")), lang)
    assert answer.status_code == 400
    assert message in faults(answer)["put=1.000"]
    assert message in told(answer)


def test_b20_the_picture_is_cut_where_the_pots_are(client: TestClient) -> None:
    (svg,) = (e for e in result(ask(client, [])).every("svg") if e.attributes.get("width") == "100%")
    rects = [tuple(e.attributes[name] for name in ("class", "x", "width")) for e in svg.every("rect")]
    assert rects == [
        ("piece pot-0", "0.0%", "25.0%"),
        ("piece pot-0", "0.0%", "25.0%"),
        ("piece pot-1", "25.0%", "35.0%"),
        ("piece pot-0", "0.0%", "25.0%"),
        ("piece pot-1", "25.0%", "35.0%"),
        ("piece back", "60.0%", "40.0%"),
    ]
    assert [words(e.text()) for e in svg.every("text")] == ["A", "50", "B", "50", "70", "C", "50", "70", "80"]


def test_the_picture_of_very_unequal_chips(client: TestClient) -> None:
    """A sliver has no label; nothing overflows."""
    answer = ask(client, rows(("A", "1"), ("B", "9999999999999"), ("C", "9999999999999")))
    (svg,) = (e for e in result(answer).every("svg") if e.attributes.get("width") == "100%")
    assert [words(e.text()) for e in svg.every("text")] == [
        "A", "B", "9,999,999,999,998", "C", "9,999,999,999,998",
    ]  # fmt: skip
    for rect in svg.every("rect"):
        start, width = (float(rect.attributes[name].rstrip("%")) for name in ("x", "width"))
        assert 0 <= start <= start + width <= 100.01


def test_the_example_of_another_game_has_no_cards(client: TestClient) -> None:
    answer = client.get("/en/pots?game=omaha")
    assert answer.status_code == 200
    assert "Give the hands" in told(answer)
    rules = client.get(f"/en/pots?{quote('rules')}=online")
    assert ("rules", "online") in form_of(rules).pairs()
    assert table(rules, 0)[1] == ["A", "50", "150", "+100", "–", "150"]


def test_no_inline_style_or_script(client: TestClient) -> None:
    for answer in (ask(client, []), ask(client, rows(("A", "x"), ("B", "5")))):
        for element in read(answer.text).every():
            assert not {name for name in element.attributes if name == "style" or name.startswith("on")}
            assert element.name != "style"
        assert not re.search(r"<script(?![^>]*src=)", answer.text)
