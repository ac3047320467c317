"""Tags, numbers, amounts and plural forms."""

import pytest

from croupier.errors import InvalidInput
from croupier.explain import Language, event
from tests.explain.scenes import NL, play


@pytest.mark.parametrize(
    ("tag", "known"),
    [
        ("en", "en"),
        ("EN", "en"),
        ("pt-BR", "pt_BR"),
        ("pt_BR", "pt_BR"),
        ("PT-br", "pt_BR"),
        ("pt-PT", "pt_PT"),
        ("pt_pt", "pt_PT"),
    ],
)
def test_tags(tag: str, known: str) -> None:
    assert Language.of(tag).tag == known
    assert Language.of(Language.of(tag)).tag == known


@pytest.mark.parametrize("tag", ["pt", "de", "", "en-US", "pt-BR ", "../pt_BR", 3, None])
def test_an_unknown_tag_names_the_languages(tag: str) -> None:
    with pytest.raises(InvalidInput, match="choose one of en, pt-BR, pt-PT"):
        Language.of(tag)


@pytest.mark.parametrize(
    ("tag", "thousand", "cents"),
    [("en", "1,000", "1,234.50"), ("pt_BR", "1.000", "1.234,50"), ("pt_PT", "1\u00a0000", "1\u00a0234,50")],
)
def test_b42_numbers_are_written_as_the_language_does(tag: str, thousand: str, cents: str) -> None:
    assert Language.of(tag).amount(1000) == Language.of(tag).number(1000) == thousand
    assert Language.of(tag, scale=100).amount(123450) == cents
    assert Language.of(tag, scale=100).amount(100000) == thousand
    assert Language.of(tag, scale=2).amount(3) == ("1.5" if tag == "en" else "1,5")


@pytest.mark.parametrize("scale", [0, -1, 3, 2.5, True, 10**19])
def test_a_scale_without_exact_decimals_is_refused(scale: int) -> None:
    with pytest.raises(InvalidInput, match="power of ten"):
        Language.of("en", scale=scale)


def test_a_sentence_follows_the_scale() -> None:
    hand = play("300")
    assert event(hand.events[-1], hand, Language.of("pt-BR", scale=100)) == (
        "p3 dá raise (aumenta) para 3 (open)."
    )
    hand.raise_to(650)
    assert event(hand.events[-1], hand, Language.of("en", scale=100)) == (
        "p1 raises to 6.50 (3-bet), adding 6."
    )


@pytest.mark.parametrize(
    ("tag", "one", "many"),
    [
        ("en", "{seat} is dealt {count} card.", "{seat} is dealt {count} cards."),
        ("pt_BR", "{seat} recebe {count} carta.", "{seat} recebe {count} cartas."),
        ("pt_PT", "{seat} recebe {count} carta.", "{seat} recebe {count} cartas."),
    ],
)
def test_b42_plural_forms(tag: str, one: str, many: str) -> None:
    def form(count: int) -> str:
        return Language.of(tag).ngettext(
            "{seat} is dealt {count} card.", "{seat} is dealt {count} cards.", count
        )

    assert [form(count) for count in (1, 2, 100)] == [one, many, many]
    assert form(0) == (one if tag == "pt_BR" else many)


def test_players_are_counted_without_empty_seats() -> None:
    hand = play("", NL, 5000, 0, 5000)
    assert event(hand.events[0], hand) == "No-limit Hold'em with 2 players; p1 has the button."
