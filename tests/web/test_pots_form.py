"""The pot calculator's form (B24): mistakes at their fields, nothing lost, a short address for each."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from starlette.testclient import TestClient

from croupier.web import create_app
from tests.web.calculator import B23, BOARD, Pairs, ask, faults, form_of, result, row, rows, table, told
from tests.web.markup import read


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app()) as found:
        yield found


def wrong(at: int, **changed: str) -> Pairs:
    """The worked example with one row changed."""
    names = ("player", "put", "cards", "state")
    players = [dict(zip(names, (*player, "in"), strict=True)) for player in B23]
    players[at] |= changed
    return [*((name, player[name]) for player in players for name in names), ("board", BOARD)]


@pytest.mark.parametrize(
    ("pairs", "field", "message"),
    [
        (wrong(0, put="1.000"), "put=1.000", "two ways"),
        (wrong(0, put="-5"), "put=-5", "no amount"),
        (wrong(1, put="1e9"), "put=1e9", "no amount"),
        (wrong(1, put="９"), "put=９", "no amount"),
        (wrong(1, put="9" * 40), "put=" + "9" * 40, "too many digits"),
        (wrong(2, put="0"), "put=0", "C put in nothing"),
        (wrong(2, put=""), "put=", "no amount"),
        (wrong(1, player="A"), "player=A", "two players A"),
        (wrong(1, player="x" * 41), "player=" + "x" * 41, "40 characters at most"),
        (wrong(1, cards="KhJh"), "cards=KhJh", "Kh is dealt twice"),
        (wrong(1, cards="KcJh"), "cards=KcJh", "Kc is dealt twice"),
        (wrong(1, cards="JcJc"), "cards=JcJc", "Jc is dealt twice"),
        (wrong(1, cards="Jc"), "cards=Jc", "2 hole cards here, not 1"),
        (wrong(1, cards="<b>"), "cards=<b>", "is not a card"),
        ([*wrong(0)[:-1], ("board", "KcJd9s")], "board=KcJd9s", "board of 5 cards, not 3"),
        ([*wrong(0)[:-1], ("board", "")], "board=", "board of 5 cards, not 0"),
        ([*wrong(0), ("set.odd_unit", "0")], "set.odd_unit=0", "from 1 to"),
        ([*wrong(0), ("set.rake_cap", "x")], "set.rake_cap=x", "no amount"),
        ([*wrong(0), ("rake", "101")], "rake=101", "from 0 to 100 per cent"),
        ([*wrong(0), ("rake", "2.555")], "rake=2.555", "two ways"),
        ([*wrong(0), ("set", "mine:1")], "set=mine:1", "unknown setting"),
        ([*wrong(0), ("set", "reopen")], "set=reopen", "cannot be read"),
        ([*wrong(0), ("game", "chess")], "game=", "unknown game"),
        ([*wrong(0), ("rules", "mine")], "rules=", "unknown rulebook"),
    ],
)
def test_b24_a_mistake_stands_at_its_field_and_nothing_is_lost(
    client: TestClient, pairs: Pairs, field: str, message: str
) -> None:
    answer = ask(client, pairs)
    assert answer.status_code == 400
    found = faults(answer)
    assert list(found) == [field]
    assert message in found[field]
    assert message in told(answer)
    again = form_of(answer).pairs()
    assert [pair for pair in pairs if pair[1] and pair not in again] == []


@pytest.mark.parametrize(
    ("pairs", "message"),
    [
        (rows(("", ""), ("", "")), "2 to 10 players"),
        (rows(("A", "5")), "2 to 10 players"),
        (rows(*((f"p{at}", "5") for at in range(11))), "2 to 10 players"),
        (rows(("A", "5", "", "folded"), ("B", "5", "", "folded")), "one of them not folded"),
        ([*rows(("A", "5"), ("B", "5")), ("button", "9")], "the button is at no player"),
        ([*rows(("A", "5"), ("B", "5")), ("button", "99999")], "the button is at no player"),
        ([*rows(("A", "5"), ("B", "5")), ("button", "X")], "put in nothing: the players are A, B"),
    ],
)
def test_b24_mistakes_of_the_whole_form(client: TestClient, pairs: Pairs, message: str) -> None:
    answer = ask(client, pairs)
    assert answer.status_code == 400
    assert message in told(answer)
    typed = [pair for pair in pairs if pair[0] in ("player", "put") and pair[1]]
    assert [pair for pair in form_of(answer).pairs() if pair in typed] == typed
    (link,) = (e.attributes["href"] for e in result(answer).every("a"))
    assert link[1:] in read(answer.text).ids()


def test_markup_in_names_is_text(client: TestClient) -> None:
    name = "<script>alert(1)</script>"
    for answer in (
        ask(client, rows((name, "5"), ('"><b>', "9"))),
        ask(client, rows((name, "x"), ("{0}", "9"))),
    ):
        assert "<script>alert" not in answer.text
        assert "<b>" not in answer.text
        assert name in [pair[1] for pair in form_of(answer).pairs()]


def test_a_form_as_sent_is_answered_with_a_short_address(client: TestClient) -> None:
    """Empty rows and fields are left out, the button keeps its player, typed names are kept."""
    pairs = [
        *rows(("Ana", "0,50", "KhKd"), ("", "", ""), ("", "1.25", "QhQd", "folded"), ("Caio", "2", "9c9d")),
        ("button", "3"),
        ("board", BOARD),
        ("game", "holdem"),
        ("rules", "wsop-2026"),
        ("set.odd_unit", "0,25"),
        ("rake", "5"),
        ("set.drop", ""),
        ("set", "hilo_same:halves"),
    ]
    answer = client.get(f"/en/pots?{urlencode(pairs)}", follow_redirects=False)
    assert answer.status_code == 303
    assert parse_qsl(urlsplit(answer.headers["location"]).query, keep_blank_values=True) == [
        *rows(("Ana", "0,50", "KhKd"), ("A", "1.25", "QhQd", "folded"), ("Caio", "2", "9c9d")),
        ("board", BOARD),
        ("button", "2"),
        ("rules", "wsop-2026"),
        ("set", "hilo_same:halves,odd_unit:0.25,rake_rate:500"),
    ]
    again = client.get(answer.headers["location"], follow_redirects=False)
    assert again.status_code == 200
    fields = form_of(again).pairs()
    for pair in [("set.odd_unit", "0.25"), ("rake", "5"), ("set", "hilo_same:halves"), ("button", "2")]:
        assert pair in fields
    link = next(e for e in result(again).every("a") if "data-copy" in e.attributes)
    assert link.attributes["href"] == answer.headers["location"]


@pytest.mark.parametrize("seed", range(60))
def test_a_short_address_is_its_own(client: TestClient, seed: int) -> None:
    """One redirection at most, whatever was typed."""
    rng = Random(seed)
    some = [
        "",
        " ",
        "5",
        "0.50",
        "1,25",
        "folded",
        "Ana",
        "%",
        "é,&",
        "KhKd",
        "AcAd",
        "500",
        "0500",
        "2",
        "+",
    ]
    pairs = [
        pair
        for _ in range(rng.randint(1, 5))
        for pair in row(
            rng.choice(["", "Ana", " B ", "é&=,"]), rng.choice(["5", "2,5", "", "10"]), "", rng.choice(some)
        )
    ]
    names = ["board", "button", "rules", "game", "rake", "set.odd_unit", "set.drop", "set", "other"]
    pairs += [(name, rng.choice(some)) for name in names if rng.random() < 0.3]
    pairs += [("set", rng.choice(["rake_rate:0500", "drop:1,drop:2", "odd_unit:5,,fl_half:false", ":"]))]
    rng.shuffle(pairs)
    answer = client.get(f"/en/pots?{urlencode(pairs)}", follow_redirects=False)
    assert answer.status_code in (200, 303, 400)
    if answer.status_code == 303:
        again = client.get(answer.headers["location"], follow_redirects=False)
        assert again.status_code == 200


def test_the_form_works_without_a_script(client: TestClient) -> None:
    """Three rows wait below those that are filled, up to ten; what the form sends is the same again."""
    for count in range(2, 11):
        answer = ask(client, rows(*((f"p{at}", "5") for at in range(count))))
        names = [pair for pair in form_of(answer).pairs() if pair[0] == "player"]
        assert len(names) == min(10, count + 3)
    form = form_of(ask(client, []))
    assert form.method == "get"
    sent = client.get(f"{form.address.partition('#')[0]}?{urlencode(form.pairs())}")
    assert table(sent, 0) == table(ask(client, []), 0)


def test_a_script_gets_the_result_and_its_short_address(client: TestClient) -> None:
    pairs = [*rows(("A", "5"), ("B", "5"), ("", "")), ("rake", "")]
    answer = client.get(
        f"/en/pots?{urlencode(pairs)}", headers={"HX-Request": "true"}, follow_redirects=False
    )
    assert answer.status_code == 200
    expected = f"/en/pots?{urlencode(rows(('A', '5'), ('B', '5')))}"
    assert answer.headers["HX-Replace-Url"] == expected
