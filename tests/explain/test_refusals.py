"""Errors in every language, and the field that they concern (B42)."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from croupier import games, knobs
from croupier.amounts import in_chips, scaled
from croupier.cards import cards
from croupier.errors import CroupierError, HistoryError, IllegalSetup, InvalidInput, concerning
from croupier.explain import refusal
from croupier.settlement import settle
from tests.explain.scenes import play


def error_of(call: Callable[[], object]) -> CroupierError:
    with pytest.raises(CroupierError) as refused:
        call()
    return refused.value


@pytest.mark.parametrize(
    ("call", "brazil", "portugal"),
    [
        (lambda: scaled(["x"]), "'x' não é um valor: escrever algarismos, como em 250 ou 2,50", None),
        (lambda: scaled(["1.000"]), "pode ser lido de duas maneiras: é 1000 ou 1,0000?", "pode ler-se"),
        (lambda: scaled(["1" * 14]), "no máximo 13, e 6 casas", "demasiados algarismos"),
        (lambda: in_chips("0.25", 10), "menor ficha em jogo, 0.1", "ficha mais pequena em jogo, 0.1"),
        (lambda: cards("Ax"), "'Ax' não é uma carta", None),
        (lambda: games.game("chess"), "não há o jogo 'chess': escolher um de holdem,", None),
        (lambda: knobs.rulebook("mine"), "não há o livro de regras 'mine'", None),
        (
            lambda: knobs.rulebook("online", fl_raises=1000),
            "fl_raises é 1000: dar um número inteiro de 1 a 100",
            None,
        ),
        (lambda: settle({"A": 5, "B": 0}), "B não pôs nada", None),
        (lambda: settle({"A": 5}), "um deles ainda na mão", "um deles ainda em jogo"),
        (
            lambda: settle({"A": 5, "B": 5}, hands={"A": "KsAd", "B": "KsKd"}, board="2c3c4c5c6d"),
            "Ks aparece duas vezes",
            None,
        ),
        (
            lambda: settle({"A": 5, "B": 5}, hands={"A": "KsAd"}, board="2c3c4c"),
            "as mãos se comparam com 5 cartas comunitárias, não com 3",
            "as mãos comparam-se com 5",
        ),
    ],
)
def test_b42_an_error_is_said_in_every_language(
    call: Callable[[], object], brazil: str, portugal: str | None
) -> None:
    error = error_of(call)
    assert refusal(error) == str(error)
    assert brazil in refusal(error, "pt-BR")
    assert (portugal or brazil) in refusal(error, "pt-PT")


def test_a_refused_action_says_its_ruling() -> None:
    hand = play("300")
    error = error_of(lambda: hand.raise_to(301))
    assert refusal(error, "en", hand.names) == str(error)
    assert refusal(error, "pt-PT", hand.names).startswith("Um total de 301 nesta ronda")
    assert "nesta rodada" in refusal(error, "pt-BR")


def test_an_error_in_no_catalogue_stays_english() -> None:
    assert refusal(IllegalSetup("no {such} thing"), "pt-PT") == "no {such} thing"
    assert refusal(HistoryError("p4 acts here", hand=2), "pt-BR") == "hand 2: p4 acts here"


def test_names_with_braces_are_names() -> None:
    error = error_of(lambda: settle({"{B}": 0, "{0.__class__}": 5}))
    assert str(error) == "{B} put in nothing: leave such players out"
    assert refusal(error, "pt-BR").startswith("{B} não pôs nada")


def test_an_error_keeps_the_innermost_field_it_concerns() -> None:
    def read() -> None:
        with concerning("players"), concerning("players.1.put"):
            scaled(["x"])

    assert error_of(read).field == "players.1.put"
    assert error_of(lambda: scaled(["x"])).field == ""


def test_an_error_travels_with_its_parts_and_field() -> None:
    with pytest.raises(InvalidInput) as refused, concerning("board"):
        cards("Ax")
    error = pickle.loads(pickle.dumps(refused.value))
    assert (str(error), error.field) == (str(refused.value), "board")
    assert refusal(error, "pt-PT") == refusal(refused.value, "pt-PT")
