"""The runner: what passes, what fails, what it cannot express, and what is no case at all."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier.conformance import hands, published, read_cases, report, run_case, run_file
from croupier.conformance.files import MAX_LINE, Case
from croupier.conformance.runner import same
from croupier.errors import InvalidInput
from croupier.hand import Hand

CASES = [case for path in published() for case in read_cases(path)]


def case(**fields: Any) -> Case:
    """A three-handed case in which p3 opens to 30, changed by `fields`."""
    plain = {
        "id": "X",
        "structure": "no-limit",
        "variant": "holdem",
        "rulebook": "tda-2024",
        "blinds": [5, 10],
        "stacks": {"p1": 500, "p2": 500, "p3": 500},
        "actions": [["p3", "raise_to", 30]],
        "expect": {"min_raise_to": 50},
    }
    return {name: value for name, value in (plain | fields).items() if value != "absent"}


TABLE: Case = {
    "id": "X",
    "kind": "table",
    "rulebook": "tda-2024",
    "blinds": [5, 10],
    "seats": 3,
    "players": [1, 2, 3],
    "button": 1,
    "small_blind": 2,
    "big_blind": 3,
    "steps": [["next"]],
    "expect": {"hands": [{"button": 2}]},
}
SETTLE: Case = {
    "id": "X",
    "kind": "settle",
    "rulebook": "tda-2024",
    "contributions": {"A": 50, "B": 20},
    "expect": {"refund": {"A": 30}},
}


@pytest.mark.parametrize("plain", [case(), TABLE, SETTLE], ids=["hand", "table", "settle"])
def test_the_plain_cases_pass(plain: Case) -> None:
    assert run_case(plain).result == "pass"


def test_a_wrong_number_fails_with_both() -> None:
    outcome = run_case(case(expect={"min_raise_to": 40, "call_amount": 25}))
    assert outcome.result == "fail"
    assert outcome.expected == {"min_raise_to": 40, "call_amount": 25}
    assert outcome.got == {"min_raise_to": 50, "call_amount": 25}


def test_a_refused_action_fails_unless_it_is_expected() -> None:
    refused = [["p3", "raise_to", 30], ["p1", "raise_to", 49]]
    outcome = run_case(case(actions=refused, expect={"actor": "p2"}))
    assert (outcome.result, outcome.got["illegal"]) == ("fail", True)
    assert "49 on this street is too little" in outcome.got["why"]
    assert run_case(case(actions=refused, expect={"illegal": True})).result == "pass"
    assert run_case(case(actions=refused, expect={"illegal": True, "actor": "p1"})).result == "pass"
    assert run_case(case(actions=refused, expect={"illegal": True, "actor": "p2"})).result == "fail"


def test_only_the_last_action_may_be_refused() -> None:
    early = [["p3", "raise_to", 15], ["p1", "call"]]
    outcome = run_case(case(actions=early, expect={"illegal": True, "actor": "p3"}))
    assert outcome.result == "fail"
    assert outcome.got["why"].startswith("action 1")


def test_an_accepted_action_that_should_be_refused_fails() -> None:
    outcome = run_case(case(expect={"illegal": True}))
    assert (outcome.result, outcome.got) == ("fail", {"illegal": False})


def test_a_refusal_that_changes_something_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(hand: Hand, *, seat: int | None = None) -> None:
        hand.state.stacks[0] -= 1
        hand.check(seat=seat)

    monkeypatch.setitem(hands.PLAIN, "check", careless)
    outcome = run_case(case(actions=[["p3", "check"]], expect={"illegal": True}))
    assert (outcome.result, outcome.got["changed"]) == ("fail", True)


def test_amounts_that_no_chips_make_are_refused() -> None:
    for amount in (-30, 30.5, 10**30, 0):
        outcome = run_case(case(actions=[["p3", "raise_to", amount]], expect={"illegal": True}))
        assert outcome.result == "pass", amount


def test_a_refused_set_up_is_illegal_when_nothing_follows() -> None:
    twice = {"hole": {"p1": "AsAs"}, "actions": []}
    assert run_case(case(**twice, expect={"illegal": True})).result == "pass"
    assert run_case(case(**twice, expect={"illegal": False})).result == "fail"
    assert run_case(case(**twice, expect={"actor": "p3"})).result == "cannot express"
    assert run_case(case(hole={"p1": "AsAs"}, expect={"illegal": True})).result == "cannot express"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"jackpot": 5}, "field 'jackpot'"),
        ({"kind": "tournament"}, "kind 'tournament'"),
        ({"kind": []}, "kind []"),
        ({"variant": "razz"}, "unknown game 'razz'"),
        ({"variant": 5}, "variant is 5"),
        ({"structure": "spread-limit"}, "unknown limit 'spread-limit'"),
        ({"rulebook": "tda-1999"}, "unknown rulebook 'tda-1999'"),
        ({"rulebook": "absent"}, "no 'rulebook'"),
        ({"stacks": "absent"}, "no 'stacks'"),
        ({"actions": "absent"}, "no 'actions'"),
        ({"blinds": "absent"}, "no 'blinds'"),
        ({"blinds": ["5", {}]}, "blinds ['5', {}]"),
        ({"small_bet": 10}, "with bets [10]"),
        ({"blinds": [5, 10**40]}, "set-up: blinds, antes and bets"),
        ({"stacks": {"p1": 500, "hero": 500}}, "seats ['hero', 'p1']"),
        ({"stacks": {"p1": 500, "p2": 10**30}}, "set-up: the stack of p2"),
        ({"stacks": {f"p{seat + 1}": 1 for seat in range(1000)}}, "set-up: a table has 2 to 10 seats"),
        ({"settings": {"reopen": "sometimes"}}, "reopen is 'sometimes'"),
        ({"settings": {"reopn": "never"}}, "unknown setting 'reopn'"),
        ({"settings": []}, "settings is []"),
        ({"ante": {"type": "none"}}, "ante type 'none'"),
        ({"ante": {"type": ["bb"]}}, "ante type ['bb']"),
        ({"ante": {"type": "bb", "amount": "1"}}, "amount is '1'"),
        ({"ante": {"type": "bb", "amount": 1, "order": "last"}}, "bba is 'last'"),
        ({"ante": {"type": "bb", "amount": 1, "dead": True}}, "ante field 'dead'"),
        ({"rake": {"percent": 5, "cap": 0}}, "a rake cap of 0"),
        ({"rake": {"percent": 0.001}}, "rake of 0.001 per cent"),
        ({"rake": {"percent": "5"}}, "rake of '5' per cent"),
        ({"rake": {"percent": 5, "rounding": "bankers"}}, "rake_rounding is 'bankers'"),
        ({"rake": {"time": 5}}, "rake field 'time'"),
        ({"max_raises": "unlimited"}, "fl_raises is 'unlimited'"),
        ({"straddle_counts_as": "ante"}, "straddle_as is 'ante'"),
        ({"straddle": {"p9": 20}}, "seat 'p9'"),
        ({"posts": {"p3": 10}}, "a post of 10"),
        ({"posts": {"p3": {"alive": 10}}}, "post field 'alive'"),
        ({"small_blind": "p2"}, "small_blind is 'p2'"),
        ({"hole": {"p9": "AsKs"}}, "seat 'p9'"),
        ({"hole": {"p1": 5}}, "p1 is 5"),
        ({"board": 5}, "board is 5"),
        ({"actions": [["p3", "limp"]]}, "action ['p3', 'limp']"),
        ({"actions": [["p3", "raise_to", "30"]]}, "action ['p3', 'raise_to', '30']"),
        ({"actions": [["p3", "raise_to", True]]}, "action ['p3', 'raise_to', True]"),
        ({"actions": [["p9", "fold"]]}, "seat 'p9'"),
        ({"actions": [["deal", "fourth street"]]}, "action ['deal', 'fourth street']"),
        ({"actions": [None]}, "action None"),
        ({"expect": {"winner": "p1"}}, "expectation 'winner'"),
        ({"expect": {"next": "deal_third_street"}}, "next 'deal_third_street'"),
        ({"expect": {"legal": ["fold", "bring_in"]}}, "legal 'bring_in'"),
        ({"expect": {"legal": [["fold"]]}}, "legal ['fold']"),
        ({"expect": {"illegal": "yes"}}, "illegal is 'yes'"),
    ],
)
def test_what_it_does_not_know_it_cannot_express(fields: dict[str, Any], reason: str) -> None:
    outcome = run_case(case(**fields))
    assert outcome.result == "cannot express"
    assert reason in outcome.got["reason"]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"seats": 11}, "11 seats"),
        ({"players": [1, 2, 4]}, "seat 4"),
        ({"button": None}, "seat None"),
        ({"big_blind": None}, "seat None"),
        ({"steps": [["rebuy", 1]]}, "step ['rebuy', 1]"),
        ({"steps": [["leave", 1], ["leave", 2], ["next"]]}, "fewer than two players"),
        ({"blinds": [-5, 10]}, "set-up: blinds"),
        ({"expect": {"hands": [{"dealer": 1}]}}, "hand field 'dealer'"),
        ({"expect": {"hands": [5]}}, "hand field '5'"),
        ({"expect": {"actor": "p1"}}, "expectation 'actor'"),
    ],
)
def test_what_it_does_not_know_of_tables(fields: dict[str, Any], reason: str) -> None:
    outcome = run_case(TABLE | fields)
    assert outcome.result == "cannot express"
    assert reason in outcome.got["reason"]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"variant": "razz"}, "variant 'razz'"),
        ({"ranking": {"A": 0}}, "ranking 0"),
        ({"ranking": {"A": "high"}}, "A is 'high'"),
        ({"street": 3}, "field 'street'"),
        ({"expect": {"actor": None}}, "expectation 'actor'"),
    ],
)
def test_what_it_does_not_know_of_settling(fields: dict[str, Any], reason: str) -> None:
    outcome = run_case(SETTLE | fields)
    assert outcome.result == "cannot express"
    assert reason in outcome.got["reason"]


def test_pots_without_hands_have_no_payoffs() -> None:
    undecided = SETTLE | {"contributions": {"A": 50, "B": 50}, "expect": {"payoffs": {"A": 0}}}
    assert run_case(undecided)[1:] == ("fail", {"payoffs": {"A": 0}}, {"payoffs": None})


def test_a_hand_that_is_not_over_has_no_payoffs() -> None:
    assert run_case(case(expect={"payoffs": {"p1": 0}})).got == {"payoffs": None}


def test_cards_that_are_not_known_decide_nothing() -> None:
    lines = [["p1", "call"], ["p2", "check"]]
    for street in ("flop", "turn", "river"):
        lines += [["deal", street], ["p2", "check"], ["p1", "check"]]
    expect = {"next": "showdown", "payoffs": {"p1": 0}}
    outcome = run_case(case(stacks={"p1": 50, "p2": 50}, actions=lines, expect=expect))
    assert (outcome.result, outcome.got) == ("fail", {"next": "showdown", "payoffs": None})


@pytest.mark.parametrize(
    "wrong", [[], "X", {"id": 5, "expect": {"actor": None}}, {"expect": {"actor": None}}]
)
def test_what_is_no_case(wrong: Any) -> None:
    with pytest.raises(InvalidInput):
        run_case(wrong)


def test_cards_that_are_not_given_do_not_matter() -> None:
    lines = [["p3", "raise_to", 30], ["p1", "fold"], ["p2", "call"], ["deal", "flop"]]
    expect = {"actor": "p2", "pot_total": 65}
    assert (
        run_case(case(hole={"p1": "", "p2": "AsKs"}, board="2c", actions=lines, expect=expect)).result
        == "pass"
    )


@pytest.mark.parametrize(
    "lines",
    [
        [["p3", "raise_to", 30], ["deal", "flop"]],
        [["p3", "fold"], ["p1", "fold"], ["deal", "flop"]],
        [["p3", "call"], ["p1", "call"], ["p2", "check"], ["deal", "turn"]],
    ],
    ids=["somebody is to act", "the hand is over", "the flop is due"],
)
def test_a_street_that_is_not_due_is_refused(lines: list[Any]) -> None:
    assert run_case(case(actions=lines, expect={"illegal": True})).result == "pass"


def test_a_board_of_six_cards_is_refused() -> None:
    assert run_case(case(board="2c3c4c5c6c7c", actions=[], expect={"illegal": True})).result == "pass"


@pytest.mark.parametrize(
    ("name", "expected", "got", "outcome"),
    [
        ("legal", ["call", "fold"], ["fold", "call"], True),
        ("show_order", ["p1", "p2"], ["p2", "p1"], False),
        ("refund", {}, {"p1": 5}, False),
        ("payoffs", {"p1": 5}, {"p1": 5, "p2": -5}, True),
        ("payoffs", {"p3": 5}, {"p1": 5, "p2": -5}, False),
        ("may_muck", 1, True, False),
        ("actor", "p1", None, False),
        ("pots", [{"amount": 5, "eligible": ["p2", "p1"]}], [{"amount": 5, "eligible": ["p1", "p2"]}], True),
    ],
)
def test_comparing(name: str, expected: Any, got: Any, outcome: bool) -> None:
    assert same(name, expected, got) is outcome


def test_the_report_counts_each_kind() -> None:
    outcomes = [
        run_case(case(expect=expect)) for expect in ({"actor": "p1"}, {"actor": "p2"}, {"winner": "p1"})
    ]
    told = report(outcomes)
    assert (told["passed"], told["failed"], told["cannot_express"]) == (1, 1, 1)
    assert [one["result"] for one in told["cases"]] == ["pass", "fail", "cannot express"]


GOOD = json.dumps(case())


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (f"{GOOD}\nnot json\n", "line 2: not a JSON object"),
        (f"\n\n{GOOD[:-20]}\n", "line 3: not a JSON object"),
        ("[1, 2]\n", "line 1: not a JSON object"),
        ('{"expect": {"actor": null}}\n', "line 1: no id"),
        ('{"id": "X"}\n', "line 1: X expects nothing"),
        ('{"id": "X", "expect": {"why": "so"}}\n', "line 1: X expects nothing"),
        ('{"id": "X", "expect": {"pot_total": NaN}}\n', "NaN is no number"),
        ('{"id": "X", "expect": {"pot_total": ' + "9" * 5000 + "}}\n", "line 1: not a JSON object"),
        ("[" * 100_000 + "\n", "line 1: not a JSON object"),
        (GOOD + " " * MAX_LINE + "\n", f"line 1: longer than {MAX_LINE} characters"),
    ],
    ids=lambda text: text[:20],
)
def test_a_file_that_is_not_one_names_the_line(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(InvalidInput, match=complaint):
        run_file(path)


def test_a_file_of_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_bytes(b'{"id": "\xff"}\n')
    with pytest.raises(InvalidInput, match="line 1: not a JSON object"):
        run_file(path)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path):
        with pytest.raises(InvalidInput, match="cannot be read"):
            run_file(path)


def test_empty_lines_and_a_byte_order_mark_are_skipped(tmp_path: Path) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_text(f"\ufeff{GOOD}\n\n{GOOD}", "utf-8")
    assert [outcome.result for outcome in run_file(path)] == ["pass", "pass"]


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(["", "p1", "deal", "AsKd", "x"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["p1", "A", "type"]), inner),
    max_leaves=4,
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place inside a case where another value could stand."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_junk_anywhere_in_a_case_never_crashes(data: st.DataObject) -> None:
    spoiled = json.loads(json.dumps(data.draw(st.sampled_from(CASES))))
    box, key = data.draw(st.sampled_from(places(spoiled)))
    box[key] = data.draw(JUNK)
    try:
        outcome = run_case(spoiled)
    except InvalidInput:
        assert key in ("id", "expect", "why") or box is spoiled["expect"]
    else:
        assert outcome.result in ("pass", "fail", "cannot express")
