"""Every reason as a sentence, from positions that were really played."""

import re

import pytest

from croupier import explain, games
from croupier.explain import TAGS
from croupier.hand import Hand
from croupier.rules.reasons import SENTENCES, Reason
from tests.explain.catalogues import fields
from tests.explain.scenes import FL, LIMPED, NL, PLO, SCENES, play, why

NAMES = ("Ana", "Bo", "Cy")


def test_every_reason_has_a_sentence_and_a_scene() -> None:
    assert set(SENTENCES) == set(SCENES) == set(Reason)


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name)
def test_a_reason_from_play_is_told_in_every_language(reason: Reason) -> None:
    rulings = [made for made in SCENES[reason]() if made.reason is reason]
    assert rulings, f"the scene of {reason.name} does not give it"
    for made in rulings:
        assert fields(SENTENCES[reason]) <= set(made.numbers)
        texts = [explain.ruling(made, NAMES, tag) for tag in TAGS]
        assert len(set(texts)) == len(TAGS) or texts[1] == texts[2] != texts[0]
        for text in texts:
            assert not re.search(r"[{}]", text)
            assert text.endswith(".")
        for field in fields(SENTENCES[reason]) - {"seat", "actor", "players"}:
            assert all(f"{made.numbers[field]}"[-3:] in text for text in texts)


def test_the_other_rulings_of_a_scene_are_told_too() -> None:
    for scene in SCENES.values():
        for made in scene():
            for tag in TAGS:
                assert explain.ruling(made, NAMES, tag)


@pytest.mark.parametrize(
    ("tag", "call", "minimum"),
    [
        (
            "en",
            "The bet is 3,000 and 500 is already in: a call adds 2,500.",
            "The bet is 3,000 and the last full bet or raise was 2,000: "
            "raise to at least 3,000 + 2,000 = 5,000.",
        ),
        (
            "pt_BR",
            "A aposta é de 3.000, com 500 já apostados: o call (pagar) acrescenta 2.500.",
            "A aposta é de 3.000 e o último bet ou raise completo foi de 2.000: "
            "o raise (aumentar) vai para no mínimo 3.000 + 2.000 = 5.000.",
        ),
        (
            "pt_PT",
            "A aposta é de 3\u00a0000, com 500 já apostados: pagar acrescenta 2\u00a0500.",
            "A aposta é de 3\u00a0000 e a última aposta ou o último aumento completo foi de 2\u00a0000: "
            "aumentar para, no mínimo, 3\u00a0000 + 2\u00a0000 = 5\u00a0000.",
        ),
    ],
)
def test_b08_b10_b42_three_numbers_and_the_minimum(tag: str, call: str, minimum: str) -> None:
    hand = play("3000", games.no_limit_holdem((500, 1000)), 50000, 50000, 50000)
    texts = [explain.ruling(made, hand.names, tag) for made in why(hand)]
    assert texts[0] == call
    assert texts[2] == minimum


@pytest.mark.parametrize(
    ("position", "sentence", "rule"),
    [
        (
            play("call 150 call", NL, 150, 5000, 5000),
            "p3 has already acted and faces only 50 more, less than a full raise of 100: call or fold.",
            "Poker TDA 2024 47-A",
        ),
        (
            play(LIMPED + " 100 400", PLO),
            "Pot-limit: the pot is 800 and calling 400 makes it 1,200. "
            "A raise adds that much to the bet of 400 at most: to 1,600.",
            "Poker TDA 2024 54-B, 54-C",
        ),
        (
            play(LIMPED, PLO),
            "Pot-limit: the largest first bet is the pot of 300, so it is to 300 at most.",
            "",
        ),
        (play("40 60 80", FL), "The betting is capped: the limit of raises on a street is 3.", ""),
    ],
)
def test_b12_b14_sentences_name_their_numbers(position: Hand, sentence: str, rule: str) -> None:
    by_text = {explain.ruling(made, position.names): made for made in why(position)}
    assert sentence in by_text
    if rule:
        assert explain.rules(by_text[sentence]) == rule


def test_the_plain_text_of_a_ruling_is_its_english_sentence() -> None:
    for made in SCENES[Reason.CALL_MATCHES_BET]():
        assert str(made) == explain.ruling(made, ("p1", "p2", "p3")).replace(",", "")
