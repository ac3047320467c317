"""The table over plain HTTP: forms, refusals, the next hand, set-ups, hands in and out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from croupier.histories import phh
from croupier.web import address, create_app
from croupier.web.table import play
from tests.web.positions import POSITIONS
from tests.web.reading import TablePage

EXAMPLES = Path(__file__).parents[2] / "examples"
THREE = "blinds=5/10&stacks=1000,1000,1000&button=3&names=Ana,Bia,Caio&rules=tda-2024"


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app())


def shown(client: TestClient, query: str, lang: str = "en") -> TablePage:
    answer = client.get(f"/{lang}/table?{query}")
    assert answer.status_code == 200, TablePage.of(answer.text).texts("notice")
    return TablePage.of(answer.text)


def press(client: TestClient, page: TablePage, step: str, lang: str = "en", **others: str) -> TablePage:
    """Press a button, and the page that comes of it."""
    answer = client.post(f"/{lang}/act", data=page.pressed(step, **others))
    assert answer.status_code == 200, TablePage.of(answer.text).texts("notice")
    assert answer.url.path == f"/{lang}/table"
    return TablePage.of(answer.text)


def query_of(page: TablePage) -> dict[str, str]:
    return address.parsed(page.position)


# B01-B09: the actions and the numbers


def test_b03_each_button_says_its_action_and_amount(client: TestClient) -> None:
    page = shown(client, f"{THREE}&line=r30")
    assert page.buttons == {
        "f": "Fold",
        "c": "Call 25 makes 30 in front",
        "r": "Raise to 50",
        "r1000": "All-in Raise to 1,000 (adds 995)",
    } | {"r": page.buttons["r"]}
    assert page.buttons["r"].startswith("Raise to")


def test_b08_bet_30_with_10_in_front_a_call_adds_20_and_raising_to_90_adds_80(client: TestClient) -> None:
    page = shown(client, f"{THREE}&line=r30,f")
    assert page.numbers == ["10", "30", "20"]
    assert page.buttons["c"] == "Call 20 makes 30 in front"
    after = press(client, page, "r", to="90")
    assert "Bia raises to 90 (3-bet), adding 80." in " ".join(after.texts("note"))


def test_b42_the_brief_s_label_in_brazil(client: TestClient) -> None:
    """90 is all that Bia has: one button, with the total and what it adds."""
    page = shown(client, "blinds=5/10&stacks=1000,90,1000&button=3&names=Ana,Bia,Caio&line=r30,f", "pt-BR")
    assert page.buttons["r90"] == "All-in Raise (aumentar) para 90 (acrescenta 80)"


def test_b05_nothing_owed_offers_check_and_bet_and_no_call(client: TestClient) -> None:
    page = shown(client, f"{THREE}&line=c,c,x,KcJd9s")
    assert set(page.buttons) == {"f", "x", "b", "b990"}
    facing = shown(client, f"{THREE}&line=c,c,x,KcJd9s,b50")
    assert set(facing.buttons) == {"f", "c", "r", "r990"}


def test_b06_the_big_blind_may_check_or_raise_when_nobody_raised(client: TestClient) -> None:
    assert {"x", "r"} <= set(shown(client, f"{THREE}&line=c,c").buttons)


def test_b07_nobody_is_asked_to_bet_against_nobody(client: TestClient) -> None:
    page = shown(client, "blinds=5/10&stacks=100,1000&button=1&line=r100,c")
    assert (page.numbers, page.box) == ([], {})
    assert "deal" in page.buttons


def test_b14_a_short_all_in_closes_raising_and_the_page_says_why(client: TestClient) -> None:
    page = shown(client, POSITIONS["short-all-in"])
    assert set(page.buttons) == {"f", "c"}
    assert (page.box, page.presets) == ({}, [])
    assert "faces only 100 more, less than a full raise of 200: call or fold." in " ".join(page.texts("note"))
    assert "47-A" in page.page.text()


def test_presets_are_parts_of_the_pot_after_a_call(client: TestClient) -> None:
    """Pot 45 and 20 to call: half of 65 over the bet of 30 is 62."""
    page = shown(client, f"{THREE}&line=r30,f")
    assert page.presets == [("50", "50"), ("62", "62"), ("73", "73"), ("95", "95"), ("1000", "1,000")]
    limited = shown(client, f"limit=pot-limit&{THREE}&line=r30,f")
    assert limited.presets[-1] == ("95", "95")
    assert limited.slider["max"] == "95"


# pressing buttons


def test_a_button_of_another_position_is_refused_and_the_table_shown(client: TestClient) -> None:
    old = shown(client, THREE)
    now = shown(client, f"{THREE}&line=r30")
    answer = client.post("/en/act", data=now.pressed("f") | {"step": old.pressed("f")["step"]})
    assert answer.status_code == 409
    page = TablePage.of(answer.text)
    assert "had moved on" in answer.text
    assert page.position == now.position
    assert answer.headers["HX-Push-Url"] == f"/en/table?{now.position}"


@pytest.mark.parametrize(
    ("to", "says"),
    [
        ("40", "A total of 40 on this street is too little: the minimum is 50."),
        ("1001", "is too much: the maximum is 1,000."),
        ("30.5", "finer than the smallest chip"),
        ("", "is no amount"),
        ("many", "is no amount"),
    ],
)
def test_an_amount_that_cannot_be_is_explained_and_nothing_moves(
    client: TestClient, to: str, says: str
) -> None:
    page = shown(client, f"{THREE}&line=r30")
    answer = client.post("/en/act", data=page.pressed("r", to=to))
    assert answer.status_code == 400
    assert says in TablePage.of(answer.text).page.text()
    assert TablePage.of(answer.text).position == page.position


@pytest.mark.parametrize("step", ["x", "b60", "sd", "next", "deal", "KcJd9s", "h1AsKd", "m1", "zz", "r"])
def test_a_step_that_no_button_offers_is_refused(client: TestClient, step: str) -> None:
    page = shown(client, f"{THREE}&line=r30")
    data = page.pressed("f")
    mark = data["step"].partition("@")[2]
    answer = client.post("/en/act", data=data | {"step": f"{step}@{mark}"})
    if step == "h1AsKd":  # Cards may be given to a seat at any time.
        assert answer.status_code == 200
    else:
        assert answer.status_code == 400
        assert TablePage.of(answer.text).position == page.position


def test_a_form_without_its_fields_is_a_clear_page(client: TestClient) -> None:
    answer = client.post("/pt-BR/act", data={})
    assert answer.status_code == 400
    assert "falta um campo" in answer.text


def test_acting_at_an_earlier_step_replaces_the_rest(client: TestClient) -> None:
    page = shown(client, f"{THREE}&line=r30,f,f&at=1")
    assert query_of(press(client, page, "c"))["line"] == "r30,c"


# dealing


def test_streets_are_dealt_at_random_when_the_betting_closes(client: TestClient) -> None:
    page = press(client, shown(client, f"{THREE}&line=c,c"), "x")
    flop = query_of(page)["line"].split(",")[-1]
    assert len(flop) == 6
    assert page.numbers == ["0", "0", "0"]


def test_no_card_comes_twice(client: TestClient) -> None:
    page = shown(client, POSITIONS["side-pots"])
    for _ in range(20):
        after = press(client, page, "deal")
        query = query_of(after)
        cards = re.findall("..", (query["cards"] + query["line"].partition("c,c,")[2][:-3]).replace(",", ""))
        assert len(set(cards)) == len(cards) == 11


def test_chosen_cards_are_dealt_and_wrong_ones_explained(client: TestClient) -> None:
    page = shown(client, POSITIONS["cards-by-hand"])
    after = press(client, page, "deal", cards="kc 10d 9♠")
    assert query_of(after)["line"].endswith("KcTd9s")
    assert query_of(after)["deal"] == "hand"
    for cards, says in [("KcJd", "has 3 cards"), ("KcKc9s", "dealt twice"), ("KxJdQh", "not a card")]:
        answer = client.post("/en/act", data=page.pressed("deal", cards=cards))
        assert (answer.status_code, says in TablePage.of(answer.text).page.text()) == (400, True)


def test_unknown_hands_can_be_given_at_the_showdown(client: TestClient) -> None:
    query = "blinds=5/10&stacks=100,100&button=1&names=Ana,Bia&deal=hand&line=r100,c,KcJd9s,5h,2c"
    page = press(client, shown(client, query), "h1", cards="AsAd")
    page = press(client, page, "h2", cards="QsQd")
    assert [seat["result"] for seat in page.seats] == ["+100", "−100"]


def test_b32_who_may_muck_is_asked(client: TestClient) -> None:
    """John bets, Mary calls. John shows; Mary, beaten, may muck; when she wins she may not."""
    line = "c,x,KcJd9s,x,x,5h,x,x,2c,b50,c"
    table = "blinds=5/10&stacks=1000,1000&button=1&names=Mary,John"
    page = shown(client, f"{table}&cards=QsQh,AsAd&line={line}")
    assert {"s2", "sd"} <= set(page.buttons)
    assert "m2" not in page.buttons
    page = press(client, page, "s2")
    assert {"s1", "m1"} <= set(page.buttons)
    assert [seat["result"] for seat in press(client, page, "m1").seats] == ["−60", "+60"]
    winning = press(client, shown(client, f"{table}&cards=KsKh,AsAd&line={line}"), "s2")
    assert "m1" not in winning.buttons


# the end, and the next hand


def test_b23_the_worked_example_is_paid(client: TestClient) -> None:
    page = shown(client, POSITIONS["paid"])
    assert [seat["result"] for seat in page.seats] == ["+100", "+20", "−120"]
    assert page.pots == ["150", "140"]
    assert "Uncalled bet of 80 returned to Caio" in " ".join(page.texts("note"))


def test_the_next_hand_keeps_the_stacks_and_moves_the_button(client: TestClient) -> None:
    page = press(client, shown(client, f"{THREE}&line=f,f"), "next")
    query = query_of(page)
    assert (query["stacks"], query["button"]) == ("995,1005,1000", "1")
    assert len(query["cards"].replace(",", "")) == 12
    assert query["rules"] == "tda-2024"


def test_who_lost_everything_is_out_and_the_last_one_is_told(client: TestClient) -> None:
    page = press(client, shown(client, POSITIONS["paid"]), "next")
    assert query_of(page)["stacks"] == "150,140,80"
    table = "blinds=5/10&stacks=50,100,100&button=1&cards=2c7d,AsAd,KsKd"
    page = press(client, shown(client, f"{table}&line=r50,c,c,Kc8d9s,x,x,5h,x,x,3c,x,x,sd"), "next")
    assert query_of(page)["stacks"].startswith("0,")
    alone = shown(client, "blinds=5/10&stacks=100,100&button=1&cards=AsAd,2c7d&line=r100,c,KcJd9s,5h,3c,sd")
    assert alone.texts("no-next") == ["only p1 has chips left: set up a new table"]
    assert alone.buttons == {}
    answer = client.post(
        "/en/act", data={"position": alone.position, "step": f"next@{play.stamp(alone.position)}"}
    )
    assert (answer.status_code, "has chips left" in answer.text) == (400, True)


def test_cards_that_decide_are_asked_for_before_the_payment(client: TestClient) -> None:
    table = "blinds=5/10&stacks=100,100&button=1"
    page = shown(client, f"{table}&line=r100,c,KcJd9s,5h,3c")
    assert page.buttons.keys() == {"h1", "h2"}
    page = shown(client, f"{table}&cards=AsAd,2c7d&line=r100,c,KcJd9s,5h,3c")
    assert "sd" in page.buttons


# seen by one seat


@pytest.mark.parametrize("name", ["own-cards-only"])
def test_what_a_seat_may_not_see_is_not_drawn(client: TestClient, name: str) -> None:
    page = shown(client, POSITIONS[name])
    names = [one.attributes["aria-label"] for one in page.classed("card")]
    assert names.count("face-down card") == 8
    assert sorted(set(names) - {"face-down card"}) == ["ace of spades", "seven of spades"]
    assert "is dealt K♥" not in page.page.text()
    assert page.numbers
    assert page.buttons == {}


# setting up


def set_up(**changes: str) -> dict[str, str | list[str]]:
    rows = {
        "name": ["Ana", "Bia", "Caio", *[""] * 7],
        "stack": ["1000", "500.50", "", "200", *[""] * 6],
        "cards": ["as kd", *[""] * 9],
    }
    usual = {"game": "holdem", "limit": "no-limit", "blinds": "0.25/0.50", "button": "2", "rules": "online"}
    return usual | rows | changes


def test_a_table_is_set_up_by_its_form(client: TestClient) -> None:
    answer = client.get("/en/start", params=set_up(straddle="utg"))
    assert answer.status_code == 200, TablePage.of(answer.text).texts("notice")
    query = address.parsed(str(answer.url.query.decode()))
    assert query["stacks"] == "1000.00,500.50,0.00,200.00"
    assert query["names"] == "Ana,Bia,Caio,p4"
    assert query["cards"].startswith("AsKd,")
    assert (query["straddles"], query["set"]) == ("2:1.00", "straddle:utg")
    hand = address.read(query).hand
    assert hand.actor == 3


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"blinds": "5"}, "give two blinds"),
        ({"blinds": "x/y"}, "is no amount"),
        ({"stack": ["", *[""] * 9]}, "at least two players"),
        ({"cards": ["AsKd", "AsQd", *[""] * 8]}, "dealt twice"),
        ({"cards": ["AsK", *[""] * 9]}, "not a card"),
        ({"game": "bridge"}, "unknown game"),
        ({"name": ["Ana", "Ana", *[""] * 8]}, "two players Ana: give them different names"),
        ({"name": ["p2", "", *[""] * 8]}, "two players p2: give them different names"),
    ],
)
def test_a_wrong_set_up_comes_back_as_it_was_typed(
    client: TestClient, changes: dict[str, str | list[str]], says: str
) -> None:
    answer = client.get("/en/start", params=set_up() | changes)
    assert answer.status_code == 400
    page = TablePage.of(answer.text).page
    assert says in page.text()
    typed = [
        one.attributes.get("value") for one in page.every("input") if one.attributes.get("name") == "stack"
    ]
    assert typed[:2] == list((set_up() | changes)["stack"])[:2]


def test_decimals_of_the_form_may_have_a_comma(client: TestClient) -> None:
    answer = client.get("/en/start", params=set_up(blinds="0,25/0,50") | {"stack": ["10,5", "20", *[""] * 8]})
    query = address.parsed(answer.url.query.decode())
    assert (query["blinds"], query["stacks"]) == ("0.25/0.50", "10.50,20.00")


@pytest.mark.parametrize(
    ("seen", "says"), [("4", "não há jogador no lugar p4"), ("0", "'0' não é o número de um lugar")]
)
def test_nobody_sees_the_table_from_a_seat_that_is_not_there(
    client: TestClient, seen: str, says: str
) -> None:
    answer = client.get(f"/pt-BR/table?blinds=5/10&stacks=100,100,100&seen={seen}")
    assert answer.status_code == 400
    assert says in TablePage.of(answer.text).page.text()


def test_a_form_with_torn_rows_is_refused(client: TestClient) -> None:
    assert client.get("/en/start", params={"name": ["a", "b"], "stack": ["5"]}).status_code == 400


def test_cards_by_hand_stay_unknown(client: TestClient) -> None:
    answer = client.get("/en/start", params=set_up(deal="hand"))
    query = address.parsed(answer.url.query.decode())
    assert (query["cards"], query["deal"]) == ("AsKd,,,", "hand")


def test_the_form_opens_with_the_table_it_comes_from(client: TestClient) -> None:
    page = TablePage.of(client.get(f"/en/new?{POSITIONS['cents']}").text).page
    values = [one.attributes.get("value", "") for one in page.every("input")]
    assert {"0.25/0.50", "50.00", "112.50", "Davi"} <= set(values)


# hands as text


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.phh")), ids=lambda file: file.stem)
def test_a_hand_in_phh_is_stepped_through_and_written_again(client: TestClient, file: Path) -> None:
    answer = client.post("/en/hands", files={"file": (file.name, file.read_bytes())}, data={"text": ""})
    assert answer.status_code == 200
    query = answer.url.query.decode()
    assert query.endswith("at=0")
    written = client.get(f"/en/hand.phh?{query}")
    assert written.status_code == 200
    assert "attachment" in written.headers["content-disposition"]
    ours, theirs = phh.loads(written.text), phh.loads(file.read_text("utf-8"))
    assert ours.hand.stacks == theirs.hand.stacks
    assert ours.hand.net == theirs.hand.net


def test_of_several_hands_there_is_a_list(client: TestClient) -> None:
    file = EXAMPLES / "cash-game.phhs"
    answer = client.post("/en/hands", files={"file": (file.name, file.read_bytes())}, data={"text": ""})
    links = [one.attributes["href"] for one in TablePage.of(answer.text).page.every("a")]
    hands = [link for link in links if link.startswith("table?")]
    assert len(hands) == len(list(phh.loads_all(file.read_text("utf-8"))))
    assert client.get(f"/en/{hands[0]}").status_code == 200


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"rubbish", "line 1"),
        (b"\xff\xfe", "no text in UTF-8"),
        (b"", "no hand in this text"),
        (phh.EXAMPLE.replace("p2 f", "p1 f").encode(), "refused"),
        (phh.EXAMPLE.replace("'NT'", "'FR'").encode(), "not built yet"),
    ],
)
def test_a_text_that_is_no_hand_is_explained(client: TestClient, data: bytes, says: str) -> None:
    answer = client.post("/en/hands", files={"file": ("a.phh", data)}, data={"text": ""})
    assert (answer.status_code, says in answer.text) == (400, True)


def test_b26_the_cards_that_play_are_outlined(client: TestClient) -> None:
    """On the board those of the main pot; in the hands those of every pot's winner."""
    page = shown(client, POSITIONS["paid"])
    outlined = [one.attributes["aria-label"] for one in page.classed("outlined")]
    board = ["king of clubs", "jack of diamonds", "nine of spades"]
    assert sorted(outlined) == sorted(
        [*board, "king of hearts", "king of diamonds", "jack of clubs", "jack of hearts"]
    )


@pytest.mark.parametrize("cards", ["AsAd,KsKd", "KsKd,AsAd"], ids=["beaten", "winning"])
def test_what_another_may_do_with_hidden_cards_is_not_told(client: TestClient, cards: str) -> None:
    """Ana has shown; whether Bia may muck says whether Bia is beaten."""
    line = "c,x,2c3d4h,x,x,9c,x,x,9d,b10,c,s1"
    query = f"blinds=5/10&stacks=100,100&button=1&names=Ana,Bia&cards={cards}&line={line}"
    told = [TablePage(shown(client, f"{query}&seen={seat}").page) for seat in (1, 2)]
    assert [bool(page.texts("why")) for page in told] == [False, True]
    assert [{"s2", "m2"} & set(page.buttons) != set() for page in told] == [False, True]
