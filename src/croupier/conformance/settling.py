"""Cases about settling given contributions, and about what lies between hands."""

from __future__ import annotations

from croupier import games
from croupier.conformance.files import Case
from croupier.conformance.hands import Facts, holes_of, pot_facts
from croupier.conformance.values import BOOK, REMARKS, CannotExpress, book_of, known, take
from croupier.errors import CroupierError, InvalidInput
from croupier.rules.state import GameSpec
from croupier.settlement import Settlement, settle

# the fields of a case, and what it may ask
FIELDS = REMARKS | BOOK | {"variant", "contributions", "folded", "hole", "board", "ranking", "button"}
ASKS = {"why", "illegal", "refund", "pots", "received", "payoffs", "rake_taken"}


def run(case: Case) -> Facts:
    """How the contributions of a case are divided; `illegal` when they cannot be."""
    known(case, FIELDS)
    book, game = book_of(case), _game(take(case, "variant", str, "holdem"))
    try:
        done = settle(
            take(case, "contributions", dict),
            folded=take(case, "folded", dict, {}),
            hands=holes_of(case),
            board=take(case, "board", str, ""),
            ranking=_ranking(case),
            button=case.get("button"),
            game=game,
            rulebook=book,
        )
    except CroupierError as refusal:
        return {"illegal": True, "why": str(refusal)}
    return {"illegal": False} | _facts(done)


def _ranking(case: Case) -> dict[str, int]:
    """Strengths given instead of cards: whole numbers from 1, higher is better."""
    ranking = take(case, "ranking", dict, {})
    for name in ranking:
        if take(ranking, name, int) < 1:
            raise CannotExpress(f"ranking {ranking[name]}: write 1 or more")
    return ranking


def _game(variant: str) -> GameSpec:
    try:
        return games.game(variant, blinds=(1, 2))
    except InvalidInput:
        raise CannotExpress(f"variant {variant!r}") from None


def _facts(done: Settlement) -> Facts:
    facts: Facts = {
        "refund": {done.names[done.uncalled[0]]: done.uncalled[1]} if done.uncalled else {},
        "pots": [pot_facts(pot, done.names) for pot in done.pots],
    }
    if done.received is None or done.net is None:
        return facts
    return facts | {
        "received": {name: done.received.get(seat, 0) for seat, name in enumerate(done.names)},
        "payoffs": {name: done.net[seat] for seat, name in enumerate(done.names)},
        "rake_taken": done.rake,
    }
