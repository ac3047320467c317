"""What a history says the players ended with, against what the rules paid them."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.errors import N_, HistoryError, Sentence, brief
from croupier.hand import Hand
from croupier.histories.history import History
from croupier.rules.state import copy
from croupier.settlement import shown_down

MOST_RAKE = 10
"""Per cent of the pots that recorded winnings may fall short of: what a room keeps at most."""


def check(history: History) -> bool:
    """Compare `finishing_stacks`, and `winnings` (chips won, after rake), with ours.

    True when the hand is over and paid; False when it is not, because it is unfinished or the cards that
    decide are unknown. Winnings that are all zero say nothing. Raises `HistoryError` with both figures
    where they differ, and for a recorded result of a hand in which somebody is still to act.

    >>> from croupier.histories import phh
    >>> check(phh.loads(phh.EXAMPLE))
    True
    """
    finishing = history.fields.get("finishing_stacks")
    winnings = history.fields.get("winnings")
    if type(winnings) is list and not any(winnings):
        winnings = None
    hand = history.hand
    if finishing is None and winnings is None:
        return history.finished
    if hand.actor is not None:
        raise HistoryError(
            N_("a result is recorded, but {player} is still to act"), player=f"p{hand.actor + 1}"
        )
    hand = shown_down(hand)
    if hand.next != "hand_over":
        return False
    if finishing is not None:
        compare(history, "finishing_stacks", hand.stacks)
    if winnings is not None:
        compare(history, "winnings", won(raked(history, hand)))
    return True


def won(hand: Hand) -> list[int]:
    """What each seat won from the pots, after rake; what came back uncalled is no win."""
    gains = [0] * hand.state.seats
    for pot in hand.pots:
        for seat, amount in pot.awards.items():
            gains[seat] += amount
    return gains


def raked(history: History, hand: Hand) -> Hand:
    """The hand with the rake that recorded winnings leave out, paid anew.

    PHH has no field for the rake: it is what the winnings lack to the pots, 10 % of them at most.
    """
    taken = sum(won(hand)) - sum(recorded(history, "winnings"))
    if not 0 < taken * 100 <= MOST_RAKE * sum(won(hand)):
        return hand
    book = copy(hand.rulebook)
    book.rake_rate, book.drop, book.no_flop_no_drop = 0, taken + hand.rake, 0
    start = hand.start._replace(rulebook=book)
    return Hand.from_events([start, *hand.events[1:]])


def recorded(history: History, field: str) -> list[int]:
    """The amounts of a field in chips, one a seat."""
    amounts = history.fields[field]
    seats = history.hand.state.seats
    chips = [history.chips(amount) for amount in amounts] if type(amounts) is list else []
    if len(chips) != seats or None in chips:
        raise HistoryError(
            N_("{name}: give {count} amounts, one for each player, not {given}"),
            name=field,
            count=seats,
            given=brief(amounts),
        )
    return [amount for amount in chips if amount is not None]


def compare(history: History, field: str, ours: Sequence[int]) -> None:
    """Refuse a recorded result that differs from ours, with both figures."""
    theirs = recorded(history, field)
    if theirs != list(ours):
        differences = [
            Sentence(
                N_("{player} has {told} in the file, {paid} by the rules"),
                player=f"p{seat + 1}",
                told=str(history.amount(told)),
                paid=str(history.amount(paid)),
            )
            for seat, (told, paid) in enumerate(zip(theirs, ours, strict=True))
            if told != paid
        ]
        raise HistoryError(
            N_("{name} differ: {differences}"), name=field, differences=Sentence.of(differences, "; ")
        )
