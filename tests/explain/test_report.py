"""Positions and settlements as JSON: the keys, the numbers, what is known when; and the page that says so."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from croupier import explain, games, settle
from croupier.explain import Language, position, settlement
from croupier.hand import Hand
from croupier.rules.reasons import Reason
from tests.explain.scenes import HOLES, LIMPED, NL, SCENES, all_in_three, play, raked, showdown

PAGE = Path(__file__).parents[2] / "docs" / "json.md"
OUTCOME = ["uncalled", "pots", "shows", "mucked", "rake", "received", "net"]
KEYS = ["actor", "button", "next", "street", "pot", "current_bet", "players", "options", *OUTCOME]


def paths(value: Any, at: str = "") -> Iterator[str]:
    """The keys of JSON as the page writes them: names and list places left out."""
    if isinstance(value, list):
        for one in value:
            yield from paths(one, at)
    elif isinstance(value, dict) and at in ("players", "options.why"):
        for one in value.values():
            yield from paths(one, f"{at}.*")
    elif isinstance(value, dict) and at not in ("uncalled", "pots.awards", "received", "net"):
        for key, one in value.items():
            yield f"{at}.{key}".lstrip(".")
            yield from paths(one, f"{at}.{key}".lstrip("."))


def documented() -> set[str]:
    return set(re.findall(r"^\| `([a-z_.*]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE))


def test_the_keys_are_those_of_the_page() -> None:
    hands = [play("300"), play(LIMPED), play("fold fold"), all_in_three(), showdown(HOLES)]
    found = {path for hand in hands for path in paths(position(hand))}
    bounds = {f"options.bet.{key}" for key in ("min_to", "max_to", "min_adds", "max_adds")}
    assert found - bounds == documented()
    for hand in hands:
        assert list(position(hand)) == KEYS
        assert json.loads(json.dumps(position(hand))) == position(hand)


def test_b08_three_numbers() -> None:
    """Bet 30, already in 10: a call adds 20. Raising to 90 adds 80, and the raise is 60: next to 150."""
    hand = Hand(games.no_limit_holdem((5, 10)), [1000] * 4)
    hand.fold()
    hand.raise_to(30)
    hand.fold()
    told = position(hand)
    assert told["players"]["p2"]["committed"] == 10
    assert told["current_bet"] == 30
    assert told["options"]["call"] == {"to": 30, "adds": 20, "all_in": False}
    hand.raise_to(90)
    assert explain.event(hand.events[-1], hand) == "p2 raises to 90 (3-bet), adding 80."
    assert position(hand)["options"]["raise"]["min_to"] == 150
    assert position(hand)["pot"] == 125


def test_bet_and_raise_are_never_both_there() -> None:
    first = position(play(LIMPED))["options"]
    assert first["bet"] == {"min_to": 100, "max_to": 4900, "min_adds": 100, "max_adds": 4900}
    assert first["raise"] is None
    assert first["check"] is True
    assert first["call"] is None
    assert set(first["why"]) == {"call", "bet"}
    assert [one["code"] for one in first["why"]["call"]] == ["check_free"]
    assert [one["code"] for one in first["why"]["bet"]] == ["raise_not_acted", "min_first_bet", "max_stack"]


def test_b14_a_refused_raise_says_why() -> None:
    options = position(play("call 150 call", NL, 150, 5000, 5000), "pt-PT")["options"]
    assert options["bet"] is options["raise"] is None
    assert options["why"]["raise"] == [
        {
            "code": "raise_not_reopened",
            "text": "p3 já agiu e enfrenta apenas mais 50, menos do que um aumento completo de 100: "
            "só pode pagar ou desistir.",
            "rules": [{"rulebook": "Poker TDA 2024", "number": "47-A"}],
        }
    ]


def test_codes_are_the_reasons_in_lower_case() -> None:
    codes = set()
    for hand in (play("300"), play(LIMPED), play("150", NL, 5000, 5000, 150)):
        why = position(hand)["options"]["why"]
        codes |= {one["code"] for reasons in why.values() for one in reasons}
    assert codes <= {reason.name.lower() for reason in Reason}
    assert len(codes) > 6


def test_b23_decided_by_known_cards_before_the_showdown_is_played() -> None:
    hand = all_in_three()
    told = position(hand)
    assert hand.next == told["next"] == "showdown"
    assert {key: told[key] for key in OUTCOME} == {
        "uncalled": {"p3": 80},
        "pots": [
            {"amount": 150, "eligible": ["p1", "p2", "p3"], "awards": {"p1": 150}},
            {"amount": 140, "eligible": ["p2", "p3"], "awards": {"p2": 140}},
        ],
        "shows": ["p3", "p2", "p1"],
        "mucked": [],
        "rake": 0,
        "received": {"p1": 150, "p2": 140, "p3": 80},
        "net": {"p1": 100, "p2": 20, "p3": -120},
    }
    assert told["pot"] == 290
    hand.show_down()
    after = position(hand)
    assert after["next"] == "hand_over"
    assert {key: after[key] for key in OUTCOME} == {key: told[key] for key in OUTCOME}


def test_b32_shows_and_mucked_come_in_order() -> None:
    told = position(showdown(HOLES, raked()))
    assert told["shows"] == ["p1", "p2"]
    assert told["mucked"] == ["p3"]
    assert told["rake"] == 15
    assert told["received"] == {"p2": 285}
    assert told["net"] == {"p1": -100, "p2": 185, "p3": -100}
    assert [told["players"][seat]["name"] for seat in ("p1", "p2", "p3")] == ["Ana", "Bo", "Cy"]


def test_an_undecided_showdown_pays_nobody_and_keeps_the_order() -> None:
    hand = showdown(["????", "AhKs", "????"])
    told = position(hand)
    assert told["shows"] == ["p1", "p2", "p3"]
    assert [told[key] for key in ("mucked", "rake", "received", "net")] == [[], 0, {}, {}]
    assert [pot["awards"] for pot in told["pots"]] == [{}]
    hand.show(1)
    hand.muck(0)
    told = position(hand)
    assert (told["shows"], told["mucked"]) == (["p2", "p3"], ["p1"])


def test_hands_lie_face_up_before_the_board_is_complete() -> None:
    hand = all_in_three()
    hand.undo()
    told = position(hand)
    assert told["next"] == "deal_river"
    assert told["shows"] == ["p3", "p2", "p1"]
    assert [told[key] for key in ("received", "net")] == [{}, {}]
    assert position(play("300 call call"))["shows"] == []


def test_amounts_are_money_where_the_language_has_a_scale() -> None:
    told = position(play("300"), Language.of("en", scale=100))
    assert told["pot"] == 4.5
    assert told["players"]["p1"]["stack"] == 49.5
    assert told["options"]["raise"] == {"min_to": 5, "max_to": 50, "min_adds": 4.5, "max_adds": 49.5}
    assert told["options"]["why"]["raise"][1]["text"].endswith("raise to at least 3 + 2 = 5.")
    done = settlement(settle({"A": 50, "B": 125}, ranking={"A": 2, "B": 1}), Language.of("en", scale=100))
    assert done["uncalled"] == {"B": 0.75}


def test_during_the_betting_nothing_is_received() -> None:
    told = position(play("300"))
    assert [told[key] for key in ("received", "net", "pots", "shows")] == [{}, {}, [], []]


def test_telling_a_position_changes_nothing() -> None:
    for hand in (play("300"), all_in_three(), showdown(HOLES)):
        before = hand.copy()
        position(hand)
        assert hand.state == before.state
        assert hand.events == before.events


def test_empty_seats_are_absent() -> None:
    told = position(play("", NL, 5000, 0, 5000))
    assert told["players"]["p2"] == {
        "name": "p2",
        "stack": 0,
        "committed": 0,
        "contributed": 0,
        "status": "absent",
    }


def test_b24_a_settlement_has_the_keys_from_uncalled_on() -> None:
    told = settlement(
        settle({"A": 50, "B": 120, "C": 200}, folded={"D": 30}, ranking={"A": 3, "B": 2, "C": 1})
    )
    assert list(told) == OUTCOME
    assert told["uncalled"] == {"C": 80}
    assert [pot["amount"] for pot in told["pots"]] == [180, 140]
    assert (told["shows"], told["mucked"]) == (["B", "C", "A"], [])
    assert told["net"] == {"A": 130, "B": 20, "C": -120, "D": -30}


def test_b24_a_settlement_without_hands_has_pots_only() -> None:
    told = settlement(settle({"A": 50, "B": 120}))
    assert told["pots"] == [{"amount": 100, "eligible": ["A", "B"], "awards": {}}]
    assert told["uncalled"] == {"B": 70}
    assert [told[key] for key in ("shows", "mucked", "rake", "received", "net")] == [[], [], 0, {}, {}]


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name)
def test_rules_are_told_one_by_one(reason: Reason) -> None:
    for made in SCENES[reason]():
        assert all(title and number and ", " not in number for title, number in made.rules)
