"""`/api/position`: the JSON of `croupier show`, errors in one shape, and the page that describes it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from croupier.explain import report
from croupier.explain.language import Language
from croupier.histories import phh
from croupier.web import address, create_app
from croupier.web.api.reference import BODIES, TRIED
from tests.web.positions import POSITIONS

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app())


def shown(query: str, lang: str = "en") -> dict[str, Any]:
    spot = address.read(address.parsed(query))
    return report.position(spot.hand, Language.of(lang, scale=spot.scale))


@pytest.mark.parametrize(
    "name", [name for name in POSITIONS if "by-hand" not in name and "own-cards" not in name]
)
@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_both_ways_give_the_json_of_show(client: TestClient, name: str, lang: str) -> None:
    query = POSITIONS[name]
    told = shown(query, lang)
    got = client.get(f"/api/position?{query}&lang={lang}")
    posted = client.post("/api/position", json={"address": query, "lang": lang})
    assert (got.status_code, got.json()) == (200, told)
    assert posted.json() == told
    assert list(got.json()) == list(told)


@pytest.mark.parametrize("at", [0, 3, None])
def test_a_hand_in_phh_gives_the_same(client: TestClient, at: int | None) -> None:
    text = (EXAMPLES / "short-all-in.phh").read_text("utf-8")
    history = phh.load(text, at=at)
    told = report.position(history.hand, Language.of("en", scale=history.scale))
    assert client.post("/api/position", json={"phh": text, "at": at}).json() == told


@pytest.mark.parametrize(
    ("asked", "status", "kind", "says"),
    [
        ({"stacks": "100,100", "blinds": "5/10", "line": "r15"}, 400, "refused_step", "is too little"),
        ({"stacks": "100,100", "blinds": "5/10", "cards": "AsKd,AsQd"}, 400, "illegal_setup", "dealt twice"),
        ({"stacks": "100,x", "blinds": "5/10"}, 400, "invalid_input", "no amount"),
        ({"stacks": "100,100", "blinds": "5/10", "colour": "red"}, 400, "invalid_input", "colour"),
        ({"stacks": "100,100", "blinds": "5/10", "lang": "fr"}, 400, "invalid_input", "no language"),
        ({"blinds": "5/10"}, 422, "invalid_input", "required"),
        ({"stacks": "1," * 300}, 422, "invalid_input", "400 characters"),
    ],
)
def test_errors_have_one_shape(
    client: TestClient, asked: dict[str, str], status: int, kind: str, says: str
) -> None:
    answer = client.get("/api/position", params=asked)
    assert answer.status_code == status
    assert set(answer.json()) == {"error"}
    error = answer.json()["error"]
    assert set(error) == {"kind", "message", "field"}
    assert (error["kind"], says in error["message"]) == (kind, True)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"address": "stacks=1,1", "phh": "x"},
        {"phh": "rubbish"},
        {"phh": phh.EXAMPLE, "at": 99},
        {"more": 1},
    ],
)
def test_a_body_that_is_no_question(client: TestClient, body: dict[str, Any]) -> None:
    answer = client.post("/api/position", json=body)
    assert answer.status_code in (400, 422)
    assert set(answer.json()["error"]) == {"kind", "message", "field"}


def test_what_is_not_there_and_what_is_too_large_are_told_in_json(client: TestClient) -> None:
    missing = client.get("/api/nothing")
    assert (missing.status_code, missing.json()["error"]["kind"]) == (404, "not_served")
    assert client.delete("/api/position").status_code == 405
    large = client.post(
        "/api/position", content=b"x" * 1_500_000, headers={"Content-Type": "application/json"}
    )
    assert large.status_code == 413


def test_the_page_describes_every_path_and_its_examples_work(client: TestClient) -> None:
    described = client.get("/api/openapi.json").json()
    text = client.get("/api", headers={"Accept-Language": "pt-PT"}).text
    assert set(described["paths"]) == {"/api/position", "/api/pots"}
    for path in described["paths"]:
        assert f"GET {path}" in text
        assert f"POST {path}" in text
    for path, query in TRIED.items():
        assert client.get(f"{path}?{query}").status_code == 200
        assert client.post(path, json=BODIES[path]).status_code == 200
    assert "O que responde" in text
