"""Random hands against PokerKit and OpenSpiel: every difference is in the list, and the list is true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from croupier.rules import betting, pots, streets
from croupier.rules.state import HandState
from tests.differential.differences import ENTRIES, explain
from tests.differential.openspiel_peer import OpenSpiel, expressible
from tests.differential.play import Match, Outcome, Peer
from tests.differential.pokerkit_peer import PokerKit
from tests.differential.setups import Setup, random_setup
from tests.differential.table import seats_of

HANDS = 20_000
PEERS: dict[str, Callable[[Setup], Peer]] = {"pokerkit": PokerKit, "openspiel": OpenSpiel}
STRUCTURES = {
    "pokerkit": ("no-limit", "pot-limit", "fixed-limit"),
    "openspiel": ("no-limit", "no-limit", "fixed-limit"),
}
ABANDONED_AT_MOST = 0.015


@dataclass
class Tally:
    """What came of many hands."""

    hands: int = 0
    decisions: int = 0
    shown_down: int = 0
    abandoned: int = 0
    explained: Counter[str] = field(default_factory=Counter)
    unexplained: list[str] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.hands += 1
        self.decisions += outcome.decisions
        self.shown_down += outcome.shown_down
        self.abandoned += outcome.abandoned
        self.explained += outcome.explained
        if outcome.unexplained:
            self.unexplained.append(outcome.unexplained)

    def __str__(self) -> str:
        counted = ", ".join(f"{name} {count}" for name, count in self.explained.most_common())
        return (
            f"{self.hands} hands, {self.decisions} decisions, {self.shown_down} shown down, "
            f"{self.abandoned} abandoned, {len(self.unexplained)} unexplained; {counted}"
        )


def deals(peer: str, count: int) -> Iterator[tuple[Setup, Random]]:
    """So many set-ups that the peer can express, each with its own source of choices."""
    at = 0
    while count:
        rng = Random(f"{peer} {at}")
        structure = STRUCTURES[peer][at % 3]
        setup = random_setup(rng, structure, plain=peer == "openspiel")
        at += 1
        if peer != "openspiel" or expressible(setup):
            count -= 1
            yield setup, rng


def play(peer: str, count: int) -> Tally:
    """Play random hands against a peer."""
    tally = Tally()
    for setup, rng in deals(peer, count):
        tally.add(Match(setup, PEERS[peer](setup), rng, explain).play())
    return tally


@pytest.mark.long
@pytest.mark.parametrize("peer", PEERS)
def test_every_difference_is_in_the_list_and_every_entry_occurs(
    peer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """After every action: who acts, what a call costs, the bounds, stacks, pots; at the end the payoffs."""
    tally = play(peer, HANDS)
    with capsys.disabled():
        print(f"\n{peer}: {tally}")
    assert not tally.unexplained, "\n\n".join(tally.unexplained[:3])
    assert {entry.id for entry in ENTRIES if entry.peer == peer} == set(tally.explained)
    assert tally.abandoned <= ABANDONED_AT_MOST * HANDS
    assert tally.decisions > 5 * HANDS
    assert tally.shown_down > HANDS / 2


def test_the_list_names_each_difference_once() -> None:
    ids = [entry.id for entry in ENTRIES]
    assert len(ids) == len(set(ids))
    assert all(entry.id.startswith(entry.peer) for entry in ENTRIES)


def a_chip_too_little(hand: HandState, *_: object) -> int:
    return hand.current_bet + 1


def a_chip_too_much(hand: HandState, *_: object) -> int:
    return 2 * hand.current_bet + betting.all_chips(hand) - hand.committed[hand.actor] + 1


def everything_to_the_first(hand: HandState, _: object, pot: int, seats: int, chips: int) -> None:
    hand.awards[pot][min(seats_of(seats))] += chips


@pytest.mark.parametrize(
    ("peer", "module", "rule", "wrong"),
    [
        ("pokerkit", betting, "full_raise_to", a_chip_too_little),
        ("openspiel", betting, "full_raise_to", a_chip_too_little),
        ("pokerkit", betting, "pot_raise_to", a_chip_too_much),
        ("pokerkit", betting, "reopened", lambda *_: 1),
        ("openspiel", betting, "raise_refusal", lambda *_: 1),
        ("pokerkit", pots, "add_layers", lambda *_: None),
        ("pokerkit", pots, "share_out", everything_to_the_first),
        ("openspiel", pots, "share_out", everything_to_the_first),
        ("openspiel", streets, "return_uncalled", lambda *_: None),
    ],
)
def test_a_wrong_rule_is_noticed(
    peer: str, module: object, rule: str, wrong: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, rule, wrong)
    assert play(peer, 150).unexplained
