"""`/api/pots` (B20 to B26): the JSON of `croupier pots --json`, and one shape for every error."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient

from croupier.cli import app as command_line
from croupier.web import create_app

BOARD = "KcJd9s5h2c"
B23: dict[str, Any] = {
    "players": [
        {"name": "A", "put": 50, "cards": "KhKd"},
        {"name": "B", "put": "120", "cards": "JcJh"},
        {"name": "C", "put": 200, "cards": "9c9d"},
    ],
    "board": BOARD,
}
QUERY = [
    *(("player", name) for name in "ABC"),
    *(("put", put) for put in ("50", "120", "200")),
    *(("cards", hand) for hand in ("KhKd", "JcJh", "9c9d")),
    ("board", BOARD),
]


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    with TestClient(create_app()) as found:
        yield found


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What `croupier pots --json` prints."""
    command_line(["pots", *arguments, "--json"], standalone_mode=False)
    return json.loads(capsys.readouterr().out)


def test_b23_posted_asked_and_printed_are_the_same(
    client: TestClient, capsys: pytest.CaptureFixture[str]
) -> None:
    posted = client.post("/api/pots", json=B23)
    assert posted.status_code == 200
    assert posted.json()["uncalled"] == {"C": 80}
    assert posted.json()["pots"] == [
        {"amount": 150, "eligible": ["A", "B", "C"], "awards": {"A": 150}},
        {"amount": 140, "eligible": ["B", "C"], "awards": {"B": 140}},
    ]
    assert posted.json()["received"] == {"A": 150, "B": 140, "C": 80}
    assert posted.json()["net"] == {"A": 100, "B": 20, "C": -120}
    asked = client.get(f"/api/pots?{urlencode(QUERY)}")
    assert (asked.status_code, asked.json()) == (200, posted.json())
    hands = [part for name in ("A=KhKd", "B=JcJh", "C=9c9d") for part in ("--hand", name)]
    assert printed(capsys, "A=50", "B=120", "C=200", "--board", BOARD, *hands) == posted.json()


def test_b25_decimals_rake_and_folded_players(client: TestClient, capsys: pytest.CaptureFixture[str]) -> None:
    body = {
        "players": [
            {"name": "Ana", "put": "1,50"},
            {"name": "Bia", "put": "0.50", "folded": True},
            {"name": "Caio", "put": "1", "folded": True},
        ],
        "settings": {"rake_rate": "500", "rake_cap": "0.10"},
        "button": "Bia",
        "rulebook": "online",
    }
    told = client.post("/api/pots", json=body).json()
    assert (told["uncalled"], told["rake"]) == ({"Ana": 0.5}, 0.1)
    assert told["net"] == {"Ana": 1.4, "Bia": -0.5, "Caio": -1}
    settings = ("--set", "rake_rate=500", "--set", "rake_cap=0.10", "--button", "Bia", "--rulebook", "online")
    assert printed(capsys, "Ana=1,50", "--folded", "Bia=0.50", "--folded", "Caio=1", *settings) == told


def test_b24_without_cards_nobody_receives(client: TestClient) -> None:
    players = [{"name": "A", "put": 50}, {"name": "B", "put": 60}]
    told = client.post("/api/pots", json={"players": players}).json()
    assert told["pots"] == [{"amount": 100, "eligible": ["A", "B"], "awards": {}}]
    assert (told["received"], told["net"], told["shows"]) == ({}, {}, [])


def changed(at: int, **fields: Any) -> dict[str, Any]:
    players = [dict(player) for player in B23["players"]]
    players[at] |= fields
    return {**B23, "players": players}


@pytest.mark.parametrize(
    ("body", "status", "kind", "field", "message"),
    [
        (changed(1, put="1.000"), 400, "invalid_input", "players.1.put", "two ways"),
        (changed(1, put="-5"), 400, "invalid_input", "players.1.put", "no amount"),
        (changed(1, put=0), 400, "illegal_setup", "players.1.put", "put in nothing"),
        (changed(1, name="A"), 400, "illegal_setup", "players.1.name", "two players A"),
        (changed(1, name=""), 400, "illegal_setup", "players.1.name", "needs a name"),
        (changed(2, cards="KhKs"), 400, "illegal_setup", "players.2.cards", "Kh is dealt twice"),
        (changed(2, cards="<b>"), 400, "invalid_input", "players.2.cards", "not a card"),
        ({**B23, "board": "KcJd9s"}, 400, "illegal_setup", "board", "not 3"),
        ({**B23, "button": "X"}, 400, "illegal_setup", "button", "put in nothing"),
        ({**B23, "game": "chess"}, 400, "invalid_input", "game", "unknown game"),
        ({**B23, "rulebook": "mine"}, 400, "invalid_input", "rulebook", "unknown rulebook"),
        ({**B23, "settings": {"mine": "1"}}, 400, "invalid_input", "settings.mine", "unknown setting"),
        ({"players": []}, 400, "illegal_setup", "players", "2 to 10 players"),
        (
            {"players": [{"name": f"p{at}", "put": 5} for at in range(11)]},
            400, "illegal_setup", "players", "2 to 10 players",
        ),
        ({}, 422, "invalid_input", "players", "required"),
        ({"players": [{"name": "A", "put": 5}] * 21}, 422, "invalid_input", "players", "at most 20"),
        (changed(0, put=-1), 422, "invalid_input", "players.0.put", ""),
        (changed(0, put=10**13), 422, "invalid_input", "players.0.put", ""),
        (changed(0, put=True), 422, "invalid_input", "players.0.put", ""),
        (changed(0, put=0.5), 422, "invalid_input", "players.0.put", ""),
        (changed(0, name="x" * 41), 422, "invalid_input", "players.0.name", "40"),
        (changed(0, cards="x" * 41), 422, "invalid_input", "players.0.cards", "40"),
        (changed(0, folds=True), 422, "invalid_input", "players.0.folds", "not permitted"),
        ({**B23, "board": "x" * 41}, 422, "invalid_input", "board", "40"),
        ({**B23, "settings": {"drop": "1" * 201}}, 422, "invalid_input", "settings.drop", "200"),
        ({**B23, "more": 1}, 422, "invalid_input", "more", "not permitted"),
        ([], 422, "invalid_input", None, "dictionary"),
    ],
)  # fmt: skip
def test_every_error_has_one_shape(
    client: TestClient, body: Any, status: int, kind: str, field: str | None, message: str
) -> None:
    answer = client.post("/api/pots", json=body)
    assert answer.status_code == status
    error = answer.json()["error"]
    assert set(answer.json()) == {"error"}
    assert set(error) == {"kind", "message", "field"}
    assert error["kind"] == kind
    assert error["field"] == field or (error["field"] or "").startswith(f"{field}.")
    assert message in error["message"]


def test_a_body_that_is_no_json_is_refused_in_the_same_shape(client: TestClient) -> None:
    answer = client.post("/api/pots", content=b"{", headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["kind"]) == (422, "invalid_input")


@pytest.mark.parametrize(
    ("pairs", "status", "field"),
    [
        ([], 422, "player"),
        ([("player", "A"), ("put", "5")], 400, "players"),
        ([*QUERY, ("set", "mine:1")], 400, "set"),
        ([*QUERY, ("button", "9")], 400, "button"),
        ([("player", "A"), ("put", "x"), ("player", "B"), ("put", "5")], 400, "players.0.put"),
        ([("player", "A")] * 31 + [("put", "5")], 422, "player"),
    ],
)
def test_queries_that_are_refused(
    client: TestClient, pairs: list[tuple[str, str]], status: int, field: str
) -> None:
    answer = client.get(f"/api/pots?{urlencode(pairs)}")
    assert (answer.status_code, answer.json()["error"]["field"]) == (status, field)


def test_the_address_of_the_page_is_that_of_the_api(client: TestClient) -> None:
    """Button, rulebook, settings and game are read as on the page."""
    pairs = [
        *(("player", name) for name in "ADB"),
        *(("put", put) for put in ("50", "1", "50")),
        *(("state", state) for state in ("in", "folded", "in")),
        *(("cards", hand) for hand in ("2h3h", "", "2d3d")),
        ("board", "AsKsQsJsTs"),
        ("button", "2"),
        ("set", "rake_rate:500,rake_unit:1"),
        ("rules", "roberts-11"),
    ]
    told = client.get(f"/api/pots?{urlencode(pairs)}").json()
    assert (told["rake"], told["received"]) == (5, {"A": 48, "B": 48})


def test_the_openapi_description_tells_the_shapes(client: TestClient) -> None:
    paths = client.app.openapi()["paths"]["/api/pots"]  # type: ignore[attr-defined]
    for method in ("get", "post"):
        answers = paths[method]["responses"]
        assert set(answers) == {"200", "400", "413", "414", "422"}
        for status in ("400", "413", "414", "422"):
            schema = answers[status]["content"]["application/json"]["schema"]
            assert schema["$ref"].endswith("/Refusal")
