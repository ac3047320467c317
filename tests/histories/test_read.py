"""From PHH to a hand: who sits where, what is posted, what each action does, and what is refused."""

from __future__ import annotations

from decimal import Decimal

import pytest

from croupier.cards import names
from croupier.errors import GameNotBuilt, HistoryError, InvalidInput
from croupier.events import Mucked, Posted, Shown
from croupier.hand import Hand
from croupier.histories import phh
from croupier.histories.check import check
from croupier.histories.history import History
from croupier.histories.phh.amounts import unit_of
from croupier.rules.rulebooks import TDA, WSOP_LIVE_2026
from croupier.rules.state import ANTE_FIRST
from tests.histories.shared import hand

DEALT = "d dh p1 AsAd, d dh p2 KsKd, d dh p3 QsQd, "
HEADS_UP = {
    "antes": "[0, 0]",
    "blinds_or_straddles": "[500, 1000]",
    "min_bet": "1000",
    "starting_stacks": "[9000, 8000]",
}
ALL_IN = DEALT + "p3 cbr 1000, p1 cc, p2 cc, "


def read(text: str) -> Hand:
    return phh.loads(text).hand


def posted(hand: Hand) -> list[tuple[int, str, int]]:
    return [(event.seat, event.kind, event.amount) for event in hand.events if isinstance(event, Posted)]


# seats and forced bets


def test_heads_up_p2_is_the_button_and_its_blind_stands_first() -> None:
    """B18: the button has the small blind and acts first before the flop, last after it."""
    played = read(hand("p2 cc, p1 cc, d db 2c3c4c", **HEADS_UP))
    assert posted(played) == [(0, "big blind", 1000), (1, "small blind", 500)]
    assert (played.start.button, played.actor) == (1, 0)


def test_heads_up_antes_stand_in_the_order_of_the_blinds() -> None:
    played = read(hand("", **HEADS_UP | {"antes": "[0, 300]"}))
    assert posted(played)[:2] == [(0, "dead", 300), (0, "big blind", 1000)]


def test_with_three_p1_has_the_small_blind_and_p3_the_button() -> None:
    played = read(hand(""))
    assert posted(played) == [(0, "small blind", 5), (1, "big blind", 10)]
    assert (played.start.button, played.actor) == (2, 2)


def test_a_short_ante_of_all_makes_a_side_pot_where_antes_are_trimmed() -> None:
    """Ten antes of 100, one of them 60: 600 for all and 360 for the others; untrimmed, one pot of 960."""
    fields = {
        "antes": str([100] * 10),
        "blinds_or_straddles": str([400, 800] + [0] * 8),
        "min_bet": "800",
        "starting_stacks": str([9000, 9000, 60] + [9000] * 7),
    }
    folds = "".join(f"p{seat} f, " for seat in range(4, 11)) + "p1 f"
    trimmed = read(hand(folds, **fields, ante_trimming_status="true"))
    assert [pot.amount for pot in trimmed.pots] == [600, 360 + 400 + 400]
    whole = read(hand(folds, **fields, ante_trimming_status="false"))
    assert [pot.amount for pot in whole.pots] == [960, 400 + 400]


def test_an_ante_of_one_player_is_dead_money_taken_before_the_blind() -> None:
    """500/1000 with a big-blind ante of 1000 and a stack of 1100: ante 1000, blind 100."""
    played = read(
        hand(
            "p3 cc, p1 f",
            antes="[0, 1000, 0]",
            blinds_or_straddles="[500, 1000, 0]",
            min_bet="1000",
            starting_stacks="[9000, 1100, 9000]",
        )
    )
    assert posted(played) == [(0, "small blind", 500), (1, "dead", 1000), (1, "big blind", 100)]
    assert [pot.amount for pot in played.pots] == [1300, 800]
    assert played.uncalled == (2, 500)
    assert played.rulebook.bba == ANTE_FIRST


def test_without_antes_the_rulebook_stays_as_it_is() -> None:
    assert read(hand("")).rulebook is TDA


def test_short_deck_has_antes_of_all_and_a_blind_of_the_button() -> None:
    played = read(hand("", variant="'NS'", antes="[10, 10, 10]", blinds_or_straddles="[0, 0, 10]"))
    assert posted(played) == [(0, "ante", 10), (1, "ante", 10), (2, "ante", 10), (2, "button ante", 10)]
    assert played.actor == 0
    assert played.options is not None
    assert played.options.call is not None
    assert (played.options.call.to, played.pot_total) == (10, 40)


def test_a_third_blind_is_a_straddle_and_acts_last() -> None:
    played = read(
        hand("p4 f, p1 f, p2 f", blinds_or_straddles="[5, 10, 20, 0]", antes="[0, 0, 0, 0]")
        .replace("[1000, 1000, 1000]", "[1000, 1000, 1000, 1000]")
    )  # fmt: skip
    assert posted(played)[2] == (2, "straddle", 20)
    assert played.next == "hand_over"


def test_a_negative_blind_is_a_post_of_a_new_player() -> None:
    played = read(
        hand("p3 cc, p4 f, p1 f", blinds_or_straddles="[5, 10, -10, 0]", antes="[0, 0, 0, 0]")
        .replace("[1000, 1000, 1000]", "[1000, 1000, 1000, 1000]")
    )  # fmt: skip
    assert posted(played)[2] == (2, "post", 10)
    assert played.actor == 1


def test_a_lone_first_blind_of_a_whole_bet_is_the_big_blind() -> None:
    played = read(hand("", blinds_or_straddles="[10, 0, 0]"))
    assert posted(played) == [(0, "big blind", 10)]
    assert played.actor == 1
    assert played.game.big_blind == 10


def test_two_players_of_one_name_are_known_by_their_places() -> None:
    assert read(hand("", players="['Ana', 'Ana', 'Bia']")).names == ("p1", "p2", "p3")
    assert read(hand("", players="['Ana', 'Caio', 'Bia']")).names == ("Ana", "Caio", "Bia")


# amounts


@pytest.mark.parametrize(
    ("field", "value", "unit"),
    [
        ("finishing_stacks", [Decimal("10112.5"), Decimal("9775.0")], "0.1"),
        ("starting_stacks", [Decimal("2.50"), 3], "0.01"),
        ("winnings", [Decimal("0.001")], "0.001"),
        ("actions", ["p1 cbr 7.25", "p2 f # 1.12345"], "0.01"),
        ("actions", ["p1 f # 1.5", "# 2.5", "p1 cbr 1.5.5"], "1"),
        ("_rate", Decimal("0.333333"), "1"),
        ("min_bet", Decimal("1E+2"), "1"),
    ],
)
def test_the_unit_is_the_last_decimal_place_that_the_hand_writes(
    field: str, value: object, unit: str
) -> None:
    assert unit_of({"actions": []} | {field: value}) == Decimal(unit)


def test_decimals_become_whole_chips_and_come_back() -> None:
    history = phh.loads(
        hand(
            "p3 cbr 0.75",
            blinds_or_straddles="[0.25, 0.50, 0]",
            min_bet="0.50",
            starting_stacks="[50, 41.5, 62.25]",
        ).replace("0.75", "1.125")
    )
    assert history.unit == Decimal("0.001")
    assert history.hand.state.current_bet == 1125
    assert history.hand.start.stacks == (50000, 41500, 62250)
    assert history.scale == 1000
    assert [history.amount(chips) for chips in (1125, 41500, 50000)] == [
        Decimal("1.125"),
        Decimal("41.5"),
        50,
    ]
    assert [history.chips(amount) for amount in (50, Decimal("41.5"), Decimal("0.0001"))] == [
        50000,
        41500,
        None,
    ]
    assert [history.chips(amount) for amount in (True, "5", Decimal("inf"))] == [None, None, None]  # type: ignore[arg-type]


# cards and showdown


def test_the_flop_may_be_dealt_card_by_card() -> None:
    played = read(hand(DEALT + "p3 cc, p1 cc, p2 cc, d db 2c, d db 3c4c"))
    assert names(played.board) == "2c3c4c"


def test_comments_within_actions_are_passed_over() -> None:
    assert read(hand("d dh p1 AsAd # my aces, # a thought, p3 f #bye")).actor == 0


def test_unknown_cards_are_dealt_and_shown_as_not_seen() -> None:
    deal = "d dh p1 ????, d dh p2 ????, d dh p3 ????, p3 cc, p1 cc, p2 cc, d db 2c3c4c, "
    checks = "p1 cc, p2 cc, p3 cc, "
    river = deal + checks + "d db 9d, " + checks + "d db 8d, " + checks
    unseen = read(hand(river + "p1 sm AsAd, p2 sm ????, p3 sm"))
    assert (unseen.next, unseen.shown, unseen.mucked) == ("showdown", (0,), (2,))
    seen = read(hand(river + "p1 sm AsAd, p2 sm KsKd, p3 sm QsQd"))
    assert seen.received == {0: 30}


def test_shown_cards_may_stand_in_any_order_or_as_a_dash() -> None:
    board = "d db 2c3c4c, d db 9d, d db 8d"
    for shows in ("p1 sm AdAs, p2 sm KdKs, p3 sm -, ", "p1 sm -, p3 sm QdQs, p2 sm -, ", ""):
        played = read(hand(ALL_IN + shows + board))
        assert played.received == {0: 3000}
    assert read(hand(ALL_IN + board + ", p3 sm QdQs, p1 sm AsAd")).received == {0: 3000}


def test_hands_shown_before_the_board_wait_where_the_book_waits() -> None:
    text = hand(ALL_IN + "p3 sm QsQd, p1 sm AsAd, p2 sm, d db 2c3c4c, d db 9d, d db 8d")
    played = phh.loads(text, rulebook=WSOP_LIVE_2026).hand
    told = [event for event in played.events if isinstance(event, Shown | Mucked)]
    assert [event.seat for event in told] == [2, 0, 1]
    assert played.received == {0: 3000}
    with pytest.raises(HistoryError, match="'p2 sm' is refused"):
        phh.loads(text)


def test_a_beaten_hand_may_be_mucked_and_the_first_may_not() -> None:
    """B32: who called and is beaten need not show; the first hand, and a winning one, must be shown."""
    river = (
        DEALT
        + "p3 cc, p1 cc, p2 f, d db 2c3c4c, p1 cc, p3 cc, d db 9d, p1 cc, p3 cc, d db 8d, p1 cc, p3 cc, "
    )
    assert read(hand(river + "p1 sm AsAd, p3 sm")).received == {0: 30}
    with pytest.raises(HistoryError, match=r"Legal here: p1 sm, p3 sm\.$"):
        phh.loads(hand(river + "p1 sm"))


# refusals


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ("p3 cbr 15", "'p3 cbr 15' is refused: .* Legal here: p3 f, p3 cc, p3 cbr 20 to 1000."),
        ("p3 cbr 1001", "'p3 cbr 1001' is refused: .* p3 cbr 20 to 1000."),
        ("p1 f", "'p1 f' is refused: .*p3.* Legal here: p3 f, p3 cc, p3 cbr 20 to 1000."),
        ("p4 f", "'p4 f' is refused: .* Legal here: p3 f"),
        ("p11 f", "p11' is neither a player .p1 to p3. nor the dealer .d.. Legal here: p3 f"),
        ("p3", "a player's actions are f, cc, cbr AMOUNT and sm .CARDS.. Legal here: p3 f"),
        ("p3 cbr", "a player's actions are"),
        ("p3 f f", "a player's actions are"),
        ("p3 sd", "nobody discards or stands pat in this game. Legal here: p3 f"),
        ("p3 pb", "nobody posts the bring-in in this game. Legal here: p3 f"),
        ("p3 cbr -5", "'-5' is no amount"),
        ("p3 cbr 1_000", "'1_000' is no amount"),
        ("p3 cbr 9999999999999999", "'9999999999999999' is no amount"),
        ("d db 2c3c4c", "no community card is due"),
        ("d burn 2c", "the dealer's actions are d dh PLAYER CARDS and d db CARDS"),
        ("d dh p4 2c3c", "no player sits in seat p4"),
        ("d dh p0 2c3c", "the dealer's actions are"),
        ("d dh p1 AsAs", "As is dealt twice"),
        ("d dh p1 KsKh", "Ks is dealt twice"),
        ("d dh p1 As", "a hand has 2 hole cards here, not 1"),
        ("d dh p1 AsX", "'X' is not a card"),
        ("d dh p1 1s2s", "'1s' is not a card"),
        ("p3 sm QsQd", "at the showdown only. Legal here: p3 f"),
        (
            "p3 cc, p1 cc, p2 cc, d db 2c3c",
            "the next street has 3 cards, not 2. Legal here: d db and 3 cards.",
        ),
        ("p3 cc, p1 cc, p2 cc, d db AsAd2c", "As is dealt twice. Legal here: d db and 3 cards."),
        ("p3 cc, p1 cc, p2 cc, d db 2c3c4c, p1 cc, p2 cc, p3 cc, p1 cc", "Legal here: d db and 1 card."),
        ("p3 f, p1 f, p2 cc", "'p2 cc' is refused: .* The hand is over: no action is legal here."),
    ],
)
def test_a_refused_action_is_named_with_what_would_be_legal(actions: str, message: str) -> None:
    text = hand(DEALT + actions)
    number = 3 + len(actions.split(", "))
    with pytest.raises(HistoryError, match=rf"^a\.phh, hand 1, action {number}: .*{message}") as refusal:
        phh.loads(text, file="a.phh")
    assert (refusal.value.file, refusal.value.hand, refusal.value.action) == ("a.phh", 1, number)


def test_amounts_in_a_refusal_are_those_of_the_file() -> None:
    text = hand("p3 cbr 0.75", blinds_or_straddles="[0.25, 0.50, 0]", min_bet="0.50")
    with pytest.raises(HistoryError, match=r"\(in chips of 0\.01\)\. Legal here: .*, p3 cbr 1 to 1000\.$"):
        phh.loads(text)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"variant": ""}, "hand 1, line 1: no field variant: this is no hand history in PHH"),
        ({"variant": "'XX'"}, "hand 1, line 1, field variant: unknown game 'XX': those read are NT, NS, "),
        ({"variant": "['NT']"}, "hand 1, line 1, field variant: unknown game"),
        ({"variant": "'FT'"}, "hand 1, line 1: the field small_bet is missing"),
        ({"actions": ""}, "hand 1, line 1: the field actions is missing (is the file cut off?)"),
        ({"actions": "3"}, "hand 1, line 6, field actions: this must be a list, not 3"),
        ({"actions": "[3]"}, "hand 1, line 6, field actions: actions are texts"),
        ({"starting_stacks": "[100]"}, "hand 1, line 5, field starting_stacks: 2 to 10 players"),
        ({"starting_stacks": str([100] * 11)}, "hand 1, line 5, field starting_stacks: 2 to 10 players"),
        ({"starting_stacks": "[100, 0, 100]"}, "hand 1, line 5, field starting_stacks: a player without"),
        ({"starting_stacks": "[100, -1, 100]"}, "hand 1, line 5, field starting_stacks: a player without"),
        ({"starting_stacks": "[100, inf, 100]"}, "hand 1, line 5, field starting_stacks: Infinity is no"),
        ({"starting_stacks": "[100, true, 1]"}, "hand 1, line 5, field starting_stacks: True is no number"),
        ({"starting_stacks": "[100, 'x', 1]"}, "hand 1, line 5, field starting_stacks: 'x' is no number"),
        ({"starting_stacks": "[100, 1e99, 1]"}, "hand 1, line 5, field starting_stacks: 1E+99 is not"),
        ({"starting_stacks": f"[1, 1, {10**17}]"}, "hand 1, line 1: the stack of p3 must be whole chips"),
        ({"antes": "[0, 0]"}, "hand 1, line 2, field antes: give 3 numbers, one for each stack"),
        ({"antes": "0"}, "hand 1, line 2, field antes: give 3 numbers, one for each stack, not 0"),
        ({"antes": "[-1, -1, -1]"}, "hand 1, line 1: the antes of p1 must be whole chips"),
        ({"min_bet": "0.0000001"}, "hand 1, line 4, field min_bet: 1E-7 is not between 0 and 10^15"),
        ({"min_bet": "0"}, "hand 1, line 1: a game needs blinds, an ante or a smallest bet"),
        ({"blinds_or_straddles": "[10, 5, 0]"}, "hand 1, line 1: bets and the bet unit"),
        ({"ante_trimming_status": "1"}, "hand 1, line 7, field ante_trimming_status: this must be true or"),
        ({"players": "['Ana']"}, "hand 1, line 7, field players: give 3 names, not ['Ana']"),
        ({"players": "[1, 2, 3]"}, "hand 1, line 7, field players: give 3 names, not [1, 2, 3]"),
        ({"players": "['" + "x" * 999 + "']"}, "hand 1, line 7, field players: give 3 names, not ['xxx"),
    ],
)
def test_a_wrong_field_is_named_with_its_line(fields: dict[str, str], message: str) -> None:
    with pytest.raises(HistoryError) as refusal:
        phh.loads(hand("", **fields))
    assert str(refusal.value).startswith(message)
    assert len(str(refusal.value)) < 300


def test_the_action_counts_within_its_own_hand() -> None:
    text = "[1]\n" + hand("p3 f") + "\n[2]\n" + hand("p3 f, p3 f")
    with pytest.raises(HistoryError, match=r"^x\.phhs, hand 2, action 2: "):
        list(phh.loads_all(text, file="x.phhs"))


@pytest.mark.parametrize("text", ["", "# nothing\n", "[1]\n" + hand("") + "[2]\n" + hand("")])
def test_loads_wants_one_hand(text: str) -> None:
    with pytest.raises(HistoryError, match=r"^a\.phh: one hand is expected, not [02]"):
        phh.loads(text, file="a.phh")


# games


@pytest.mark.parametrize("code", list(phh.NOT_BUILT))
def test_a_game_that_is_not_built_is_named(code: str) -> None:
    with pytest.raises(GameNotBuilt, match=rf"field variant: .*\({code}\) is not built yet$"):
        phh.loads(hand("", variant=f"'{code}'"))


@pytest.mark.parametrize("code", list(phh.CODES))
def test_every_code_is_a_game_of_its_own(code: str) -> None:
    history: History = phh.loads(hand("", variant=f"'{code}'", small_bet="10", big_bet="20"))
    assert phh.record(history.hand).fields["variant"] == code


def test_the_codes_of_the_standard_are_read_or_named() -> None:
    standard = {"FT", "NT", "NS", "PO", "FO/8", "F7S", "F7S/8", "FR", "N2L1D", "F2L3D", "FB"}
    assert standard <= phh.CODES.keys() | phh.NOT_BUILT.keys()
    assert not phh.CODES.keys() & phh.NOT_BUILT.keys()


@pytest.mark.parametrize("field", ["min_bet", "variant", "ante_trimming_status"])
def test_a_number_of_thousands_of_digits_is_refused(field: str) -> None:
    """TOML writes it in hexadecimal; Python refuses to write it at all."""
    with pytest.raises(HistoryError):
        read(hand("", **{field: "0x" + "f" * 6000}))


def test_a_result_of_thousands_of_digits_is_refused_and_written_back() -> None:
    huge = phh.loads(hand("p3 f, p1 f", winnings="[0x" + "f" * 6000 + ", 0, 0]"))
    with pytest.raises(HistoryError, match="winnings: give 3 amounts"):
        check(huge)
    assert phh.loads(phh.dumps(huge)).fields["winnings"] == [int("f" * 6000, 16), 0, 0]


def test_a_hand_cannot_be_dealt_twice() -> None:
    again = phh.EXAMPLE.replace(
        "actions = [", "actions = ['d dh p1 AsKs', 'd dh p1 AsKs', 'd dh p1 2c2d', ", 1
    )
    assert again != phh.EXAMPLE
    with pytest.raises(HistoryError, match=r"action 3: .*dealt already"):
        phh.loads(again)
    with pytest.raises(InvalidInput, match="PHH is text, not bytes"):
        phh.loads(b"")  # type: ignore[arg-type]
