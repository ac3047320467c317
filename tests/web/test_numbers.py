"""The numbers on the page are the engine's: read from the HTML of random positions, in every language."""

from __future__ import annotations

from random import Random

import pytest
from starlette.testclient import TestClient

from croupier.amounts import written
from croupier.explain.language import Language
from croupier.explain.words import label
from croupier.hand import Hand
from croupier.web import address, create_app
from croupier.web.address import Spot
from tests.web.reading import TablePage
from tests.web.test_address import walked

LANGUAGES = ("en", "pt-BR", "pt-PT")


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app())


def check(page: TablePage, spot: Spot, spoken: Language) -> None:
    """Compare all that the page says about chips with the hand."""
    hand, amount = spot.hand, spoken.amount
    assert page.pot == spoken.gettext("Pot {pot}").format(pot=amount(hand.pot_total))
    assert page.pots == [amount(pot.amount) for pot in hand.pots]
    check_seats(page, hand, spoken)
    if hand.actor is None:
        assert (page.numbers, page.box, page.presets) == ([], {}, [])
        return
    options = hand.options
    assert options is not None
    committed, bet = hand.state.committed[hand.actor], hand.state.current_bet
    adds = options.call.adds if options.call else 0
    assert page.numbers == [amount(committed), amount(bet), amount(adds)]
    buttons = page.buttons
    assert ("f" in buttons, "x" in buttons, "c" in buttons) == (
        options.fold,
        options.check,
        bool(options.call),
    )
    if options.call:
        assert buttons["c"].startswith(label("call", adds, spoken))
        assert f" {amount(options.call.to)} " in f"{buttons['c']} "
    check_wager(page, spot, spoken)


def check_seats(page: TablePage, hand: Hand, spoken: Language) -> None:
    for seat, told in enumerate(page.seats):
        if not hand.start.stacks[seat]:
            assert (told["stack"], told["bet"]) == ("", "")
            continue
        net = hand.net[seat] if hand.next == "hand_over" else None
        result = "" if net is None else spoken.signed(net)
        stack = f"{spoken.amount(hand.stacks[seat])} {result}".strip()
        bet = spoken.amount(hand.state.committed[seat]) if hand.state.committed[seat] else ""
        assert (told["name"], told["stack"], told["result"]) == (hand.names[seat], stack, result)
        assert told["bet"].rpartition(spoken.gettext("In front") + " ")[2] == bet


def check_wager(page: TablePage, spot: Spot, spoken: Language) -> None:
    """The number box has the bounds of the options, and every size offered is legal."""
    options = spot.hand.options
    assert options is not None
    bounds = options.bet or options.raise_to
    if bounds is None:
        assert (page.box, page.presets) == ({}, [])
        return
    limits = [written(chips, spot.scale) for chips in (bounds.minimum, bounds.maximum)]
    assert [page.slider["min"], page.slider["max"]] == limits
    assert page.box["value"] == limits[0]
    assert page.presets
    for value, told in page.presets:
        chips = round(float(value) * spot.scale)
        assert options.allows(chips)
        assert (written(chips, spot.scale), spoken.amount(chips)) == (value, told)
    step = "b" if options.bet else "r"
    assert step in page.buttons
    everything = f"{step}{written(options.maximum, spot.scale)}"
    committed = spot.hand.state.committed[options.seat]
    if options.maximum == committed + spot.hand.stacks[options.seat]:
        assert spoken.amount(options.maximum) in page.buttons[everything]


def compared(client: TestClient, seeds: range) -> int:
    """Compare the pages of random positions; how many had somebody to act."""
    acting = 0
    for seed in seeds:
        spot = address.of_hand(walked(seed), (1, 1, 100)[seed % 3])
        spot = spot.step_to(Random(seed).randrange(len(spot.line) + 1))
        lang = LANGUAGES[seed % 3]
        answer = client.get(f"/{lang}/table?{address.write(spot)}")
        assert answer.status_code == 200, answer.text
        check(TablePage.of(answer.text), spot, Language.of(lang, scale=spot.scale))
        acting += spot.hand.actor is not None
    return acting


def test_b03_b08_b09_a_page_says_what_the_engine_says(client: TestClient) -> None:
    assert compared(client, range(150)) > 50


@pytest.mark.long
def test_b03_b08_b09_two_thousand_pages_say_what_the_engine_says(client: TestClient) -> None:
    assert compared(client, range(1000, 3000)) > 700
