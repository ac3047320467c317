"""From a hand to PHH text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Any

from croupier.cards import names
from croupier.errors import N_, HistoryError
from croupier.events import Acted, BoardDealt, HoleDealt, Mucked, Shown
from croupier.hand import Hand
from croupier.histories.history import History, as_written
from croupier.histories.phh import toml, variants
from croupier.histories.phh.parse import Table
from croupier.histories.phh.read import replayed
from croupier.histories.phh.seating import by_seat, order
from croupier.settlement import pay_face_up


def dumps(history: History) -> str:
    """The `.phh` text of a history: its fields in their order, the actions anew from what happened.

    >>> from croupier.histories.phh import EXAMPLE, loads
    >>> dumps(loads(EXAMPLE)).splitlines()[5]
    "actions = ['d dh p1 AsKd', 'd dh p2 7c2d', 'p2 f']"
    """
    return toml.document(history.fields | {"actions": actions(history.hand, history.unit)}) + "\n"


def dumps_all(histories: Iterable[History]) -> str:
    """The `.phhs` text of several histories, as [1], [2], ...

    >>> from croupier.histories.phh import EXAMPLE, loads
    >>> dumps_all([loads(EXAMPLE)]).splitlines()[:2]
    ['[1]', "variant = 'NT'"]
    """
    return "\n".join([f"[{number}]\n{dumps(history)}" for number, history in enumerate(histories, 1)])


def record(hand: Hand, *, unit: Decimal = Decimal(1), **fields: Any) -> History:
    """A hand that was played here as a history that PHH can hold, finished or not.

    `fields` are further ones, such as `event` or `year`. `unit` is what a chip is worth in the text. PHH
    numbers the players from the left of the button, so seats are renumbered; a finished hand gets its
    `finishing_stacks`, and one whose hands all lie face up on a full board is paid.

    >>> from croupier.games import no_limit_holdem
    >>> hand = Hand(no_limit_holdem((5, 10)), [100, 100], names=["Ana", "Bia"])
    >>> record(hand).fields["players"]
    ['Bia', 'Ana']

    Raises `HistoryError` where PHH cannot tell what happened: dead money of one player beside antes of all,
    a big-blind ante taken after the blind of a player who had not enough for both.
    """
    hand = hand.copy()
    pay_face_up(hand)
    seats = order(hand)
    told = setup(hand, seats, unit) | {"actions": actions(hand, unit)} | fields
    if hand.names != tuple(f"p{seat + 1}" for seat in range(hand.state.seats)):
        told["players"] = [hand.names[seat] for seat in seats]
    if hand.next == "hand_over":
        told["finishing_stacks"] = [as_written(hand.stacks[seat], unit) for seat in seats]
    history = replayed(Table(1, told, "", 0), rulebook=hand.rulebook)
    if not same(hand, history.hand, seats, unit, history.unit):
        raise HistoryError(
            N_("PHH cannot tell this hand: its dead money or its order of posting would change")
        )
    return history


def setup(hand: Hand, seats: Sequence[int], unit: Decimal) -> dict[str, Any]:
    """The fields that set a hand up."""
    start, game = hand.start, hand.game
    money = [start.antes[seat] + start.dead[seat] for seat in seats]
    blinds = [start.blinds[seat] or -start.posts[seat] for seat in seats]
    sizes = {"min_bet": game.min_bet, "small_bet": game.small_bet, "big_bet": game.big_bet}
    code = variants.code(game)
    return {
        "variant": code,
        "ante_trimming_status": bool(hand.rulebook.ante_trim and not any(start.dead)),
        "antes": [as_written(amount, unit) for amount in by_seat(money)],
        "blinds_or_straddles": [as_written(amount, unit) for amount in by_seat(blinds)],
        **{name: as_written(sizes[name], unit) for name in variants.bets(code)},
        "starting_stacks": [as_written(start.stacks[seat], unit) for seat in seats],
    }


def actions(hand: Hand, unit: Decimal) -> list[str]:
    """What was dealt, done and shown, in order."""
    player = {seat: f"p{at}" for at, seat in enumerate(order(hand), 1)}
    told = []
    for event in hand.events:
        if isinstance(event, HoleDealt):
            told.append(f"d dh {player[event.seat]} {names(event.cards)}")
        elif isinstance(event, BoardDealt):
            told.append(f"d db {names(event.cards)}")
        elif isinstance(event, Acted):
            told.append(f"{player[event.seat]} {_deed(event, unit)}")
        elif isinstance(event, Shown):
            told.append(f"{player[event.seat]} sm {names(event.cards)}")
        elif isinstance(event, Mucked):
            told.append(f"{player[event.seat]} sm")
    return told


def _deed(event: Acted, unit: Decimal) -> str:
    if event.kind in ("bet", "raise"):
        return f"cbr {as_written(event.to, unit)}"
    return "f" if event.kind == "fold" else "cc"


def same(hand: Hand, read: Hand, seats: Sequence[int], unit: Decimal, read_unit: Decimal) -> bool:
    """Whether the hand that was read back stands as the one written does, forced bets included."""
    actor = None if hand.actor is None else seats.index(hand.actor)
    return (hand.next, actor) == (read.next, read.actor) and all(
        [amounts[seat] * unit for seat in seats] == [amounts_read[at] * read_unit for at in range(len(seats))]
        for amounts, amounts_read in (
            (hand.state.stacks, read.state.stacks),
            (hand.state.contributed, read.state.contributed),
            (hand.state.ante, read.state.ante),
            (hand.state.dead, read.state.dead),
        )
    )
