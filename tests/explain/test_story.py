"""Events as sentences, on hands that were played."""

import re
from dataclasses import replace
from typing import get_args

import pytest

from croupier import explain, games
from croupier.cards import cards
from croupier.events import Awarded, Event, Mucked, RakeTaken, Shown
from croupier.explain import TAGS
from croupier.hand import Hand
from croupier.rules.reasons import Reason
from croupier.rules.rulebooks import ONLINE, TDA, WSOP_LIVE_2026
from croupier.rules.state import AT_SHOWDOWN, Rulebook
from croupier.settlement import settle
from tests.explain.scenes import HOLES, LIMPED, NL, all_in_three, play, raked, showdown


def texts(hand: Hand, tag: str = "en") -> list[str]:
    return [line.text for line in explain.story(hand, tag)]


def shown_down(holes: list[str], book: Rulebook = TDA, board: str = "Kc8d5s2c3d") -> Hand:
    hand = showdown(holes, book, board)
    hand.show_down()
    return hand


def scenes() -> list[Hand]:
    """Hands that hold every kind of event, and most of what an event can say."""
    three = all_in_three()
    three.show_down()
    straddled = Hand(NL, [5000] * 4, straddles={2: 200}, rulebook=WSOP_LIVE_2026)
    posted = Hand(NL, [5000] * 4, posts={2: (100, 50)}, rulebook=WSOP_LIVE_2026)
    short_deck = Hand(games.game("short-deck", ante=200), [5000] * 3)
    omaha = Hand(games.game("omaha5", "pot-limit", blinds=(1, 2), ante=1), [1, 9, 9])
    return [
        three,
        shown_down(HOLES, raked()),
        play(f"{LIMPED} 40 140", NL, 140, 5000, 5000),
        straddled,
        posted,
        short_deck,
        omaha,
    ]


@pytest.mark.parametrize("tag", TAGS)
def test_every_event_is_told_in_every_language(tag: str) -> None:
    kinds = set()
    for hand in scenes():
        kinds |= {type(one) for one in hand.events}
        for one in hand.events:
            text = explain.event(one, hand, tag)
            assert text.endswith(".")
            assert not re.search(r"[{}]|None|  ", text)
            assert text in texts(hand, tag)
    assert kinds == set(get_args(Event))


def test_b23_the_story_of_the_worked_example() -> None:
    hand = all_in_three()
    hand.show_down()
    assert texts(hand) == [
        "No-limit Hold'em with 3 players; C has the button.",
        "A posts the small blind of 5.",
        "B posts the big blind of 10.",
        "A is dealt K♥ K♦.",
        "B is dealt J♣ J♥.",
        "C is dealt 9♣ 9♦.",
        "C raises to 200 (open, all-in).",
        "A calls 50 (all-in for less), adding 45.",
        "B calls 120 (all-in for less), adding 110.",
        "The preflop betting is over: 290 in the pot.",
        "Uncalled bet of 80 returned to C: neither a win nor part of a pot.",
        "C shows 9♣ 9♦. Somebody is all-in and the betting is over: all hands lie face up.",
        "B shows J♣ J♥.",
        "A shows K♥ K♦.",
        "Flop: K♣ J♦ 9♠.",
        "Turn: 5♥.",
        "River: 2♣.",
        "Main pot of 150: A, B, and C may win it.",
        "Side pot of 140: B and C may win it.",
        "B wins 140 from the side pot with three of a kind, jacks.",
        "A wins 150 from the main pot with three of a kind, kings.",
    ]
    assert texts(hand, "pt-BR")[-2:] == [
        "B ganha 140 do pote paralelo com trinca de valetes.",
        "A ganha 150 do pote principal com trinca de reis.",
    ]
    assert texts(hand, "pt-PT")[-2:] == [
        "B ganha 140 do pote lateral com trio de valetes.",
        "A ganha 150 do pote principal com trio de reis.",
    ]
    rules = [[explain.rules(made) for made in line.rulings] for line in explain.story(hand)]
    assert rules[10] == ["Poker TDA 2024 15-B, 65-A"]
    assert rules[12] == ["Poker TDA 2024 16"]
    assert rules[17:19] == [["Poker TDA 2024 21"]] * 2


def test_b08_b40_a_raise_names_its_total_and_what_it_adds() -> None:
    hand = play("300 900 2000")
    assert texts(hand)[3:] == [
        "p3 raises to 300 (open).",
        "p1 raises to 900 (3-bet), adding 850.",
        "p2 raises to 2,000 (4-bet), adding 1,900.",
    ]
    assert texts(hand, "pt-BR")[3:] == [
        "p3 dá raise (aumenta) para 300 (open).",
        "p1 dá raise (aumenta) para 900 (3-bet), acrescentando 850.",
        "p2 dá raise (aumenta) para 2.000 (4-bet), acrescentando 1.900.",
    ]
    assert texts(hand, "pt-PT")[3:] == [
        "p3 aumenta para 300 (abertura).",
        "p1 aumenta para 900 (3-bet), acrescentando 850.",
        "p2 aumenta para 2\u00a0000 (4-bet), acrescentando 1\u00a0900.",
    ]


def test_b13_short_all_ins_are_named_once() -> None:
    hand = play(f"{LIMPED} 40 140 fold", NL, 140, 5000, 5000)
    assert "p1 bets 40 (short all-in)." in texts(hand)
    hand = play("150", NL, 5000, 5000, 150)
    assert texts(hand)[-1] == "p3 raises to 150 (short all-in)."
    hand = play(f"{LIMPED} check 100 call 150", NL, 250, 5000, 5000)
    assert texts(hand)[-1] == "p1 raises to 150 (check-raise, short all-in)."


def test_forced_bets() -> None:
    posts = [text for hand in scenes()[3:] for text in texts(hand) if "post" in text or "pa" in text[:8]]
    assert "p3 posts a straddle of 200." in posts
    assert "p3 posts 100, which counts towards a call." in posts
    assert "p3 pays the button's ante of 400, to be called." in posts
    assert "p1 pays an ante of 1, all-in." in posts
    assert "p2 pays an ante of 1." in posts
    assert "p3 puts 50 in the pot that nobody has to match." in texts(scenes()[4])


def test_an_ante_is_all_in_only_when_nothing_is_posted_after_it() -> None:
    hand = Hand(games.no_limit_holdem((5, 10), ante=1), [6, 100, 100], button=2)
    assert texts(hand)[1:5] == [
        "p1 pays an ante of 1.",
        "p2 pays an ante of 1.",
        "p3 pays an ante of 1.",
        "p1 posts the small blind of 5, all-in.",
    ]


def test_unknown_cards_are_counted() -> None:
    hand = Hand(NL, [5000] * 2)
    hand.deal_hole(0, "????")
    hand.deal_hole(1, "As??")
    assert texts(hand)[-2:] == ["p1 is dealt 2 cards.", "p2 is dealt A♠ ?."]
    assert texts(hand, "pt-BR")[-2] == "p1 recebe 2 cartas."


def test_b30_no_bet_on_the_river_the_first_left_of_the_button_shows_first() -> None:
    hand = shown_down(HOLES)
    shows = [text for text in texts(hand) if "shows" in text or "muck" in text]
    assert shows == [
        "Ana shows K♥ Q♦: a pair of kings. "
        "Ana shows first: nobody bet in the last round, and Ana is first left of the button.",
        "Bo shows A♥ K♠: a pair of kings. "
        "No hand shown so far beats Bo's hand, and a winning hand is never hidden.",
        "Cy mucks: the hand stays hidden.",
    ]


def test_b31_the_last_aggressor_shows_first() -> None:
    hand = showdown(HOLES)
    for _ in range(3):
        hand.undo()
    hand.check()
    hand.bet(100)
    hand.call()
    hand.call()
    hand.show_down()
    (first,) = (text for text in texts(hand) if "shows first" in text)
    assert first.endswith("Bo shows first: the last bet or raise of the last betting round was Bo's.")
    (first,) = (text for text in texts(hand, "pt-PT") if "mostra primeiro" in text)
    assert first.endswith("a última aposta ou o último aumento da última ronda foi de Bo.")


def test_a_hand_shown_before_its_turn_is_not_said_to_be_first() -> None:
    hand = showdown(HOLES)
    hand.show(2)
    assert texts(hand)[-1] == (
        "Cy shows K♦ J♦: a pair of kings. No other hand has been shown yet, so Cy must show."
    )


def test_b26_kickers_are_named_where_they_decide() -> None:
    award = texts(shown_down(HOLES))[-1]
    assert award == "Bo wins 300 from the pot with a pair of kings (K-K-A-8-5)."
    award = texts(shown_down(["KhQd", "AhAs", "KdJd"]))[-1]
    assert award == "Bo wins 300 from the pot with a pair of aces."


def test_b26_a_tie_and_its_odd_chips() -> None:
    hand = Hand(games.no_limit_holdem((1, 2)), [200] * 3, names=["Ana", "Bo", "Cy"])
    hand.deal_hole(1, "KhQd")
    hand.deal_hole(2, "KsQc")
    hand.call()
    hand.fold()
    hand.check()
    for street in ("Kc8d5s", "2c", "3d"):
        hand.deal_board(street)
        hand.check()
        hand.check()
    hand.show_down()
    assert texts(hand)[-2:] == [
        "Bo gets 3 from the pot: a tie with a pair of kings. Odd chips in a share: 1 to Bo. What cannot be split "
        "equally goes chip by chip to the winners, starting left of the button.",
        "Cy gets 2 from the pot: a tie with a pair of kings.",
    ]
    assert [made.reason for made in explain.story(hand)[-2].rulings] == [Reason.AWARD_SPLIT, Reason.ODD_CHIP]
    assert "Fichas ímpares: 1 para Bo." in texts(hand, "pt-BR")[-2]


def test_b26_odd_chips_of_two_pots_and_of_a_larger_smallest_chip() -> None:
    """Rules 45: 101 in three is 34, 34, 33 and 75 in two 38, 37; 1025 in chips of 25 is 525 and 500."""
    ranking = {"A": 1, "B": 1, "C": 1}
    done = settle({"A": 25, "B": 62, "C": 62}, folded={"D": 26, "E": 1}, ranking=ranking, button="E")
    odd = [made.numbers for made in explain.payments(done) if made.reason is Reason.ODD_CHIP]
    assert [(numbers["seat"], numbers["amount"]) for numbers in odd] == [(1, 1), (0, 1), (1, 1)]
    book = replace(TDA, odd_unit=25)
    done = settle({"A": 500, "B": 500}, folded={"C": 25}, ranking={"A": 1, "B": 1}, rulebook=book)
    odd = [made.numbers for made in explain.payments(done) if made.reason is Reason.ODD_CHIP]
    assert odd == [{"seat": 0, "amount": 25}]


def test_high_and_low_and_the_odd_chip_between_them() -> None:
    """Rules 47: 101 is 51 for the high hand and 50 for the low."""
    hand = Hand(games.game("omaha-hilo8", "pot-limit", blinds=(1, 2)), [51, 51, 200], names=["A", "B", "C"])
    for seat, hole in enumerate(["KhKdQcQs", "Ah2d9c9s", "5h5d4c4h"]):
        hand.deal_hole(seat, hole)
    hand.call()
    hand.call()
    hand.check()
    for street in ("KcJd3s", "7h", "8c"):
        hand.deal_board(street)
        while hand.actor is not None:
            hand.check()
    hand.show_down()
    shown = [text for text in texts(hand) if text.startswith("B shows")]
    assert shown[0].startswith("B shows A♥ 2♦ 9♣ 9♠: a pair of nines; a low of 8-7-3-2-A. ")
    awards = [text for text in texts(hand) if " gets " in text]
    assert awards == [
        "A gets 3 from the pot for the high half, with three of a kind, kings.",
        "B gets 3 from the pot for the low half, with a low of 8-7-3-2-A.",
    ]
    done = settle(
        {"A": 50, "B": 50},
        folded={"C": 1},
        hands={"A": "KhKdQcQs", "B": "Ah2d9c9s"},
        board="KcJd3s7h8c",
        game=hand.game,
    )
    told = [explain.ruling(made, done.names) for made in explain.payments(done)]
    assert told[1:] == [
        "A wins 51: the best hand in this pot.",
        "Odd chip: 1 to the high hand. What cannot be halved between high and low goes high.",
        "B wins 50: the best low hand in this pot.",
    ]


def test_b25_rake_is_told_apart_and_its_absence_too() -> None:
    hand = shown_down(HOLES, raked())
    assert texts(hand)[-2:] == [
        "Rake of 15 is taken from the pots.",
        "Bo wins 285 from the pot with a pair of kings (K-K-A-8-5).",
    ]
    unseen = play("fold fold", book=raked())
    assert texts(unseen)[-1] == "No rake: the hand ended before the flop."
    assert not any("rake" in text.lower() for text in texts(play("fold fold")))
    assert not any(isinstance(one, RakeTaken) for one in unseen.events)


def test_pots_have_their_numbers() -> None:
    hand = Hand(NL, [5000, 3000, 2000, 1000], button=3)
    for seat, hole in enumerate(["2h3h", "4h4d", "QhQd", "AhAd"]):
        hand.deal_hole(seat, hole)
    for _ in range(2):
        hand.all_in()
    hand.all_in()
    hand.call()
    hand.play_out(cards("Kc8d5s2c9d"))
    assert [text for text in texts(hand) if " wins " in text] == [
        "p2 wins 2,000 from side pot 2 with a pair of fours.",
        "p3 wins 3,000 from side pot 1 with a pair of queens.",
        "p4 wins 4,000 from the main pot with a pair of aces.",
    ]
    assert "p2 ganha 2.000 do pote paralelo 2 com par de quatros." in texts(hand, "pt-BR")


def test_a_seat_reads_only_what_it_may_know() -> None:
    hand = shown_down(HOLES)
    for seat, own in enumerate(["K♥ Q♦", "A♥ K♠", "K♦ J♦"]):
        story = "\n".join(line.text for line in explain.story(hand, seat=seat))
        assert f"is dealt {own}" in story
        assert story.count("is dealt 2 cards") == 2
    beaten_unseen = "\n".join(line.text for line in explain.story(hand, seat=0))
    assert "J♦" not in beaten_unseen
    assert any(isinstance(one, Mucked) for one in hand.events)


def test_a_winner_who_has_not_shown_stays_unknown() -> None:
    folded = Hand(NL, [5000] * 2)
    folded.deal_hole(0, "AsAh")
    folded.deal_hole(1, "KsKh")
    folded.fold()
    assert texts(folded)[-1] == "p2 wins 100 from the pot: nobody else may win it."
    assert any(isinstance(one, Awarded) for one in folded.events)


def test_where_the_book_waits_all_ins_are_shown_in_order() -> None:
    hand = Hand(NL, [1000] * 2, rulebook=replace(ONLINE, reveal=AT_SHOWDOWN))
    hand.deal_hole(0, "AsAh")
    hand.deal_hole(1, "KsKh")
    hand.all_in()
    hand.call()
    for street in ("Kc8d5s", "2c", "3d"):
        hand.deal_board(street)
    hand.show_down()
    reasons = [one.reason for one in hand.events if isinstance(one, Shown)]
    assert reasons == [Reason.SHOW_FIRST, Reason.SHOW_WINNING]
    assert "p1 shows first: the last bet or raise" in "\n".join(texts(hand))
