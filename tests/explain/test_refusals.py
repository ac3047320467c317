"""Errors in every language, and the field that they concern (B42)."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from croupier import games, knobs
from croupier.amounts import in_chips, scaled
from croupier.cards import cards
from croupier.errors import CroupierError, GameNotBuilt, HistoryError, IllegalSetup, InvalidInput, concerning
from croupier.explain import refusal
from croupier.hand import Hand
from croupier.histories import phh
from croupier.histories.check import check
from croupier.settlement import settle
from tests.explain.scenes import play


def error_of(call: Callable[[], object]) -> CroupierError:
    with pytest.raises(CroupierError) as refused:
        call()
    return refused.value


def begun(**forced: Any) -> Hand:
    """A hand of three seats, the first of them empty."""
    return Hand(games.no_limit_holdem((5, 10)), [0, 100, 100], **forced)


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
        (lambda: settle({"A": 5, "B": -5}), "o que B pôs são fichas inteiras, de 0 a 17.592", "17\xa0592"),
        (lambda: begun(blinds=[1, 2]), "blinds: dar os valores de todos os 3 lugares, não de 2", None),
        (lambda: begun(dead=[1, 0, 0]), "p1 não tem fichas e não pode dever dinheiro morto", None),
        (lambda: begun(antes=[0, 0, -5]), "antes de p3: dar fichas inteiras de 0 a 17.", "antes de p3: dar"),
        (
            lambda: games.game(blinds=(1, 2**50)),
            "são fichas inteiras, de 0 a 17.592.186.044.416: (1,",
            "17\xa0",
        ),
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
    assert refusal(error).replace(",", "") == str(error).replace(",", "")
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
    assert refusal(HistoryError("p4 acts here"), "pt-BR") == "p4 acts here"


LIMITLESS = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [0.05, 0.10]\nmin_bet = 0.10\n"
DEALT = LIMITLESS + "starting_stacks = [10.00, 10.00]\nactions = ['d dh p1 AsKd', '{action}']\n"


@pytest.mark.parametrize(
    ("text", "english", "brazil", "portugal"),
    [
        (
            "variant = 'NT'",
            "hand 1, line 1: the field antes is missing (is the file cut off?)",
            "mão 1, linha 1: falta o campo antes (o arquivo está cortado?)",
            "mão 1, linha 1: falta o campo antes (o ficheiro está cortado?)",
        ),
        (
            "variant = 'FR'",
            "hand 1, line 1, field variant: fixed-limit razz (FR) is not built yet",
            "mão 1, linha 1, campo variant: ainda não há razz com limite fixo (FR)",
            None,
        ),
        ("x = =", "line 1: is not TOML: invalid value", "linha 1: não é TOML: valor inválido", None),
        (
            "[1]\nx = 1\n[1]\nx = 2\n",
            "line 3: is not TOML: cannot declare ('1',) twice",
            "linha 3: não é TOML: ('1',) só se pode declarar uma vez",
            None,
        ),
        (
            "a = '" + "x" * 1_000_000,
            "line 1: the hand that begins here is longer than 1,000,000 characters",
            "linha 1: a mão que começa aqui tem mais de 1.000.000 caracteres",
            "linha 1: a mão que começa aqui tem mais de 1 000 000 caracteres",
        ),
        (
            DEALT.format(action="p2 x"),
            "hand 1, action 2: 'p2 x' is refused: a player's actions are f, cc, cbr AMOUNT and sm [CARDS]"
            " (in chips of 0.01). Legal here: p2 f, p2 cc, p2 cbr 0.20 to 10.",
            "mão 1, ação 2: 'p2 x' é recusado: as ações de um jogador são f, cc, cbr VALOR e sm [CARTAS]"
            " (em fichas de 0.01). Aqui cabe: p2 f, p2 cc, p2 cbr 0.20 a 10.",
            None,
        ),
        (
            DEALT.format(action="d dh p2 2c2c"),
            "2c is dealt twice (in chips of 0.01). Legal here",
            "2c aparece duas vezes (em fichas de 0.01). Aqui cabe",
            None,
        ),
        (
            LIMITLESS.replace("min_bet", "starting_stacks = [1, 99999999999999]\nactions = []\nmin_bet"),
            "the stack of p2 must be whole chips from 0 to 17",
            "mão 1, linha 1: stack de p2: dar fichas inteiras de 0 a 17.592.186.044.416, não 99",
            "mão 1, linha 1: stack de p2: dar fichas inteiras de 0 a 17 592 186 044 416, não 99",
        ),
    ],
)
def test_b42_a_history_is_refused_in_every_language(
    text: str, english: str, brazil: str, portugal: str | None
) -> None:
    error = error_of(lambda: list(phh.loads_all(text)))
    assert english in str(error)
    assert refusal(error).replace(",", "") == str(error).replace(",", "")
    assert brazil in refusal(error, "pt-BR")
    assert (portugal or brazil) in refusal(error, "pt-PT").replace("\xa0", " ")


def test_a_result_that_differs_is_told_in_every_language() -> None:
    history = phh.loads(phh.EXAMPLE)
    history.fields["finishing_stacks"] = [10, 10]
    error = error_of(lambda: check(history))
    assert str(error).startswith("finishing_stacks differ: p1 has 10 in the file, ")
    assert "finishing_stacks não confere: p1 tem 10 no arquivo, " in refusal(error, "pt-BR")


def test_a_history_error_travels_with_its_place_and_parts() -> None:
    error = error_of(lambda: list(phh.loads_all("variant = 'FR'")))
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, GameNotBuilt)
    assert (str(again), again.game) == (str(error), "fixed-limit razz (FR)")
    assert refusal(again, "pt-BR") == refusal(error, "pt-BR")


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
