"""Writing: what is written reads back as the same hand, whatever was played."""

from __future__ import annotations

import re
import tomllib
import warnings
from datetime import date, datetime, time
from decimal import Decimal
from pathlib import Path
from typing import Any

import pokerkit
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier import games
from croupier.errors import HistoryError, InvalidInput
from croupier.hand import Hand
from croupier.histories import phh
from croupier.histories.history import History
from croupier.histories.phh import toml
from croupier.histories.phh.parse import MAX_HAND
from croupier.rules.rulebooks import TDA, WSOP_LIVE_2026
from croupier.rules.state import ANTE_FIRST, copy
from croupier.settlement import pay_face_up
from tests.histories.shared import EXAMPLES, PHH, hand, needs_corpus

HOLDEM = games.no_limit_holdem((5, 10))

# values

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
decimals = st.one_of(
    st.decimals(allow_nan=False).filter(lambda number: re.search(r"[.EI]", str(number)) is not None),
    st.sampled_from([Decimal("nan"), Decimal("-nan")]),
)
scalars = st.one_of(
    texts,
    st.booleans(),
    st.integers(-(2**62), 2**62),
    decimals,
    st.dates(),
    st.times().map(lambda moment: moment.replace(fold=0)),
    st.datetimes().map(lambda moment: moment.replace(fold=0)),
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)


@given(st.dictionaries(texts, values, max_size=5))
def test_any_fields_come_back_from_toml(fields: dict[str, Any]) -> None:
    read = tomllib.loads(toml.document(fields), parse_float=Decimal)
    assert repr(read) == repr(fields)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("Ana", "'Ana'"),
        ("O'Hara", '"O\'Hara"'),
        ("a\tb\\", '"a\\tb\\\\"'),
        ("\x7f\u200b", '"\\U0000007f\\U0000200b"'),
        (True, "true"),
        (Decimal("2.50"), "2.50"),
        (Decimal("1E+2"), "1E+2"),
        (Decimal(3), "3.0"),
        (0.25, "0.25"),
        (Decimal("-inf"), "-inf"),
        (time(0, 0, 26), "00:00:26"),
        (date(2026, 1, 2), "2026-01-02"),
        (datetime(2026, 1, 2, 3, 4), "2026-01-02T03:04:00"),
        ((1, [2]), "[1, [2]]"),
        ({"a b": {"c": 1}}, "{'a b' = {c = 1}}"),
    ],
)
def test_values_are_written_plainly(value: object, text: str) -> None:
    assert toml.value(value) == text


def test_what_toml_cannot_hold_is_refused() -> None:
    with pytest.raises(InvalidInput, match="TOML cannot hold None"):
        toml.value([None])


# histories


def test_fields_keep_their_order_and_their_figures() -> None:
    text = "_mine = {a = [1, 2]}\n" + hand(
        "p3 f", starting_stacks="[50.00, 41.5, 62]", _note='"said \\"no\\""', time="00:00:26", year="2026"
    )
    written = phh.dumps(phh.loads(text))
    assert written.splitlines() == text.replace('"said \\"no\\""', "'said \"no\"'").splitlines()
    assert list(phh.loads(written).fields) == list(phh.loads(text).fields)


def test_actions_are_written_as_they_happened() -> None:
    text = hand("d dh p1 AsAd # aces, p3 cbr 20 # a raise, p1 f, p2 cc, d db 2c, d db 3c4c")
    written = phh.loads(phh.dumps(phh.loads(text))).fields["actions"]
    assert written == ["d dh p1 AsAd", "p3 cbr 20", "p1 f", "p2 cc", "d db 2c3c4c"]


def test_several_hands_are_numbered() -> None:
    first, second = phh.loads(phh.EXAMPLE), phh.loads(hand("p3 f"))
    text = phh.dumps_all([first, second])
    assert text.startswith("[1]\nvariant = 'NT'\n")
    assert "\n\n[2]\n" in text
    assert [history.hand.events for history in phh.loads_all(text)] == [first.hand.events, second.hand.events]


@needs_corpus
@pytest.mark.long
def test_published_hands_come_back_the_same() -> None:
    for path in sorted(PHH.rglob("*.phh*")):
        for table in phh.tables(path.read_text("utf-8")):
            if table.fields["variant"] not in phh.CODES:
                continue
            once = phh.replayed(table)
            again = phh.loads(phh.dumps(once))
            assert again.hand.events == once.hand.events
            assert again.fields | {"actions": 0} == once.fields | {"actions": 0}
            assert phh.dumps(again) == phh.dumps(once)


# hands played here


@st.composite
def played(draw: st.DrawFn) -> Hand:
    """A hand of any game from any seat, stopped anywhere, by legal actions."""
    code = draw(st.sampled_from(sorted(phh.CODES)))
    name, limit = phh.CODES[code]
    seats = draw(st.integers(2, 6))
    stacks = draw(st.lists(st.integers(1, 300), min_size=seats, max_size=seats))
    names = [f"n{seat}" for seat in range(seats)] if draw(st.booleans()) else None
    book = copy(TDA)
    book.bba, book.ante_trim = ANTE_FIRST, draw(st.integers(0, 1))
    ante = draw(st.sampled_from(["none", "each", "big-blind"]))
    game = games.game(name, limit, blinds=(5, 10), ante=0 if ante == "none" else 4, ante_from=ante)
    hand = Hand(game, stacks, button=draw(st.integers(0, seats - 1)), rulebook=book, names=names)
    deck = draw(st.permutations(games.deck(game)))
    for seat in range(seats):
        if draw(st.integers(0, 4)):
            hand.deal_hole(seat, [deck.pop() for _ in range(game.hole_cards)])
    for _ in range(draw(st.integers(0, 40))):
        if not go_on(draw, hand, deck):
            break
    return hand


def go_on(draw: st.DrawFn, hand: Hand, deck: list[int]) -> bool:
    """One more step, if there is one."""
    options = hand.options
    if options is None:
        if hand.next in ("deal_flop", "deal_turn", "deal_river"):
            hand.deal_board([deck.pop() for _ in range(3 if hand.next == "deal_flop" else 1)])
            return True
        if hand.next == "showdown" and all(-1 not in hand.state.hole[seat][:2] for seat in hand.show_order):
            hand.show_down()
        return False
    bounds = options.bet or options.raise_to
    wish = draw(st.integers(0, 5))
    if wish == 0 and options.fold:
        hand.fold()
    elif wish <= 2 and bounds:
        to = draw(st.sampled_from([bounds.minimum, (bounds.minimum + bounds.maximum) // 2, bounds.maximum]))
        if options.bet:
            hand.bet(to)
        else:
            hand.raise_to(to)
    elif options.call:
        hand.call()
    else:
        hand.check()
    return True


@given(played(), st.sampled_from([Decimal(1), Decimal("0.01"), Decimal("0.5")]))
def test_a_hand_played_here_reads_back_as_it_stands(hand: Hand, unit: Decimal) -> None:
    history = phh.record(hand, unit=unit, event="a test", _user=[1, {"x": "y"}])
    pay_face_up(hand)
    text = phh.dumps(history)
    read = phh.loads(text, rulebook=hand.rulebook)
    assert read.fields["_user"] == [1, {"x": "y"}]
    assert read.hand.events == history.hand.events
    assert phh.dumps(read) == text
    names = [f"p{at}" for at in range(1, hand.state.seats + 1)] if hand.names[0] == "p1" else hand.names
    told = dict(zip(read.hand.names, [chips * read.unit for chips in read.hand.stacks], strict=True))
    if hand.names[0] != "p1":
        assert told == dict(zip(names, [chips * unit for chips in hand.stacks], strict=True))
    if history.finished:
        assert read.fields["finishing_stacks"] == [read.amount(chips) for chips in read.hand.stacks]


def test_a_hand_that_only_waits_for_its_payment_is_written_as_paid() -> None:
    hand = Hand(HOLDEM, [1, 1, 1], button=0)
    hand.deal_hole(1, "AsAc")
    hand.deal_hole(2, "KsKc")
    hand.fold()
    for street in ("2c3d4h", "5s", "9d"):
        hand.deal_board(street)
    assert hand.next == "showdown"
    assert phh.record(hand).fields["finishing_stacks"] == [2, 0, 1]
    assert hand.next == "showdown"


def recorded(hand: Hand, **fields: Any) -> History:
    return phh.record(hand, **fields)


def test_seats_are_numbered_from_the_left_of_the_button() -> None:
    hand = Hand(HOLDEM, [100, 0, 300, 400], button=2, names=["Ana", "-", "Bia", "Caio"])
    hand.raise_to(30)
    fields = recorded(hand).fields
    assert fields["players"] == ["Caio", "Ana", "Bia"]
    assert fields["starting_stacks"] == [400, 100, 300]
    assert fields["actions"] == ["p3 cbr 30"]


def test_heads_up_the_button_is_p2_and_its_blind_stands_first() -> None:
    """B18: in our seats the button may be anywhere; PHH calls it p2."""
    hand = Hand(HOLDEM, [100, 200], button=0, names=["Ana", "Bia"])
    fields = recorded(hand).fields
    assert (fields["players"], fields["blinds_or_straddles"]) == (["Bia", "Ana"], [5, 10])
    assert recorded(hand).hand.actor == 1


def test_posts_straddles_and_a_dead_small_blind_are_written() -> None:
    posted = Hand(HOLDEM, [100] * 4, button=3, posts={2: (10, 0)})
    assert recorded(posted).fields["blinds_or_straddles"] == [5, 10, -10, 0]
    straddled = Hand(HOLDEM, [100] * 4, button=3, straddles={2: 20}, rulebook=WSOP_LIVE_2026)
    assert recorded(straddled).fields["blinds_or_straddles"] == [5, 10, 20, 0]
    dead = Hand(HOLDEM, [100] * 4, button=3, small_blind=-1)
    assert recorded(dead).fields["blinds_or_straddles"] == [10, 0, 0, 0]
    assert recorded(dead).hand.events[1] == dead.events[1]


def test_what_phh_cannot_tell_is_refused() -> None:
    """A big-blind ante behind a short blind, and dead money beside antes of all."""
    short = Hand(games.no_limit_holdem((5, 10), 10, "big-blind"), [100, 12, 100])
    with pytest.raises(HistoryError, match="PHH cannot tell this hand"):
        phh.record(short)
    both = Hand(HOLDEM, [100] * 3, antes=[1, 1, 1], dead=[0, 0, 5])
    with pytest.raises(HistoryError, match="PHH cannot tell this hand"):
        phh.record(both)


def test_a_long_history_is_still_one_hand() -> None:
    assert len(phh.dumps(phh.loads(phh.EXAMPLE))) < MAX_HAND


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.phh")), ids=lambda path: path.stem)
def test_pokerkit_reads_what_is_written(path: Path) -> None:
    history = phh.loads(path.read_text("utf-8"))
    peer = pokerkit.HandHistory.loads(phh.dumps(history))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        *_, last = peer
    assert list(last.stacks) == list(history.hand.stacks)
