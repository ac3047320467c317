"""From the fields of a PHH hand to a hand that the rules have replayed."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from croupier.errors import N_, CroupierError, HistoryError, InvalidInput, brief
from croupier.hand import Hand
from croupier.histories.history import History
from croupier.histories.phh import variants
from croupier.histories.phh.actions import play
from croupier.histories.phh.amounts import chips_each, chips_of, unit_of
from croupier.histories.phh.parse import Table, tables
from croupier.histories.phh.seating import by_seat
from croupier.rules.rulebooks import TDA
from croupier.rules.state import ANTE_FIRST, MAX_SEATS, Rulebook, copy

COMMON = ("antes", "blinds_or_straddles", "starting_stacks", "actions")
"""The fields that every game needs besides its variant and its bets."""


def loads(text: str, *, file: str = "", rulebook: Rulebook = TDA) -> History:
    """The one hand of a `.phh` text, replayed. `rulebook` says what PHH leaves open.

    PHH itself fixes two of its knobs: a big-blind ante is taken before the blind, and
    `ante_trimming_status` says whether a short ante makes a side pot.

    >>> from croupier.histories.phh import EXAMPLE
    >>> loads(EXAMPLE).hand.next
    'hand_over'

    Raises `HistoryError` with the place and what would be legal there, `GameNotBuilt` for other games.
    """
    if not isinstance(text, str):
        raise InvalidInput(f"PHH is text, not {type(text).__name__}: read a file with Path.read_text")
    found = list(loads_all(text, file=file, rulebook=rulebook))
    if len(found) != 1:
        raise HistoryError(
            N_("one hand is expected, not {given}: read several with loads_all"), given=len(found), file=file
        )
    return found[0]


def loads_all(text: str, *, file: str = "", rulebook: Rulebook = TDA) -> Iterator[History]:
    """The hands of a `.phhs` text, or the one of a `.phh` text, one by one.

    Raises `HistoryError` as `loads` does; to go on after a hand with a fault, use `tables` and `replayed`.
    """
    for table in tables(text, file=file):
        yield replayed(table, file=file, rulebook=rulebook)


def load(
    text: str, number: int = 1, at: int | None = None, *, file: str = "", rulebook: Rulebook = TDA
) -> History:
    """Hand `number` of a text, replayed up to its action `at` (all of them unless given).

    >>> from croupier.histories.phh import EXAMPLE
    >>> load(EXAMPLE, at=2).hand.next is None
    True

    Raises as `loads` does, and `InvalidInput` where there is no such hand or action.
    """
    for table in tables(text, file=file):
        if table.number == number:
            actions = table.fields.get("actions")
            if at is not None and type(actions) is list:
                if at > len(actions):
                    raise InvalidInput(f"action {at}: the hand has {len(actions)} actions")
                table.fields["actions"] = actions[:at]
            return replayed(table, file=file, rulebook=rulebook)
    raise InvalidInput(f"hand {number}: {file or 'the text'} has no such hand")


def replayed(table: Table, *, file: str = "", rulebook: Rulebook = TDA) -> History:
    """The hand of one table, replayed; raises as `loads` does."""
    fields = table.fields
    try:
        check_fields(fields)
        unit = unit_of(fields)
        hand = begin(fields, unit, rulebook)
        play(hand, fields["actions"], unit)
    except HistoryError as error:
        error.file, error.hand = file, table.number
        if not error.action:
            error.line = table.line_of(error.field) if error.field else table.line
        raise
    return History(hand, fields, unit, file, table.number)


def check_fields(fields: dict[str, Any]) -> None:
    """Refuse a hand without the fields that its game needs, or whose actions are no list of texts."""
    if "variant" not in fields:
        raise HistoryError(N_("no field variant: this is no hand history in PHH"))
    variants.check(fields["variant"])
    for name in (*COMMON, *variants.bets(fields["variant"])):
        if name not in fields:
            raise HistoryError(N_("the field {name} is missing (is the file cut off?)"), name=name)
    for name in ("starting_stacks", "actions"):
        if type(fields[name]) is not list:
            raise HistoryError(N_("this must be a list, not {given}"), given=brief(fields[name]), field=name)
    if not 2 <= (count := len(fields["starting_stacks"])) <= MAX_SEATS:
        raise HistoryError(
            N_("2 to {most} players sit at a table, not {given}"),
            most=MAX_SEATS,
            given=count,
            field="starting_stacks",
        )
    if not set(map(type, fields["actions"])) <= {str}:
        raise HistoryError(N_("actions are texts"), field="actions")


def begin(fields: dict[str, Any], unit: Decimal, rulebook: Rulebook) -> Hand:
    """The hand before its first action, forced bets taken."""
    count = len(fields["starting_stacks"])
    stacks = chips_each(fields, "starting_stacks", unit, count)
    antes = by_seat(chips_each(fields, "antes", unit, count))
    blinds = by_seat(chips_each(fields, "blinds_or_straddles", unit, count))
    bets = tuple([chips_of(fields, name, unit) for name in variants.bets(fields["variant"])])
    trim = fields.get("ante_trimming_status", False)
    if type(trim) is not bool:
        raise HistoryError(
            N_("this must be true or false, not {given}"), given=brief(trim), field="ante_trimming_status"
        )
    if min(stacks) <= 0:
        raise HistoryError(N_("a player without chips is not dealt in"), field="starting_stacks")
    names = players(fields, count)
    small, big, dead_small_blind = named_blinds(blinds, bets[0])
    posts = None
    if min(blinds) < 0:
        posts = {seat: (-blind, 0) for seat, blind in enumerate(blinds) if blind < 0}
    dead = paid_for_the_table(antes, trim)
    try:
        return Hand(
            variants.game(fields["variant"], (small, big), bets),
            stacks,
            button=count - 1,
            rulebook=fixed(rulebook, trim) if any(antes) else rulebook,
            names=names,
            small_blind=-1 if dead_small_blind else None,
            blinds=[max(blind, 0) for blind in blinds] if posts else blinds,
            posts=posts,
            antes=None if dead else antes,
            dead=antes if dead else None,
        )
    except CroupierError as error:
        raise HistoryError("{why}", why=str(error)) from error


def named_blinds(blinds: list[int], least_bet: int) -> tuple[int, int, bool]:
    """The small and the big blind, and whether the small blind is dead: nobody posted it.

    It is dead when three or more play and the first blind is no smaller than the least bet and the only one.

    >>> named_blinds([5, 10, 0], 10), named_blinds([10, 5], 10), named_blinds([10, 0, 0], 10)
    ((5, 10, False), (5, 10, False), (0, 10, True))
    """
    first, second = blinds[0], blinds[1]
    if len(blinds) == 2:
        return second, first, False
    if first >= least_bet and second == 0:
        return 0, first, True
    return first, second, False


def paid_for_the_table(antes: list[int], trim: bool) -> bool:
    """Whether the antes are dead money that one or some players pay for all, as a big-blind ante is.

    Antes that everybody owes are layered when somebody is short. Uneven antes are for the table when one
    player pays them or the hand does not trim antes.

    >>> paid_for_the_table([0, 100, 0], True), paid_for_the_table([5, 5, 5], False)
    (True, False)
    """
    payers = len(antes) - antes.count(0)
    return payers == 1 or (not trim and len(set(antes)) > 1)


def players(fields: dict[str, Any], count: int) -> list[str] | None:
    """The players' names; None, so that they are p1, p2, ..., when two have the same."""
    names = fields.get("players")
    if names is None:
        return None
    if type(names) is not list or len(names) != count or set(map(type, names)) != {str}:
        raise HistoryError(
            N_("give {count} names, not {given}"), count=count, given=brief(names), field="players"
        )
    return names if len(set(names)) == count else None


def fixed(rulebook: Rulebook, trim: bool) -> Rulebook:
    """The rulebook with what PHH itself fixes: the ante before the blind, short antes layered or not."""
    book = copy(rulebook)
    book.bba = ANTE_FIRST
    book.ante_trim = int(trim)
    return book
