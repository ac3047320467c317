"""OpenSpiel's universal_poker (the ACPC dealer's game) as a peer: hold'em without antes."""

from __future__ import annotations

import pyspiel  # type: ignore[import-not-found]

from croupier.rules.state import CALL, FIXED_LIMIT, FOLD
from tests.differential.setups import Setup
from tests.differential.table import Table, owed

LIMIT_RAISE = 2
SHARED = {
    "numRounds": 4,
    "numSuits": 4,
    "numRanks": 13,
    "numHoleCards": 2,
    "numBoardCards": "0 3 1 1",
}


class OpenSpiel:
    """One hand in universal_poker. Its players are counted from the left of the button; seats are ours.

    It counts chips over the whole hand, leaves an uncalled bet in until the end, and takes no blind above
    a stack: a short blind is told as the blind that was posted. In fixed limit it knows no all-in, and no
    more players than there are raise sizes.
    """

    name = "openspiel"
    pots = None

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.players
        self.limit = setup.game.structure == FIXED_LIMIT
        self.state = pyspiel.load_game("universal_poker", parameters(setup)).new_initial_state()
        for seat in self.seats:
            for card in setup.hole(seat):
                self.state.apply_action(card)
        self.before = [0] * len(self.seats)
        """What each player had put in when the street began."""

    @property
    def spent(self) -> list[int]:
        """What each player has put in over the whole hand."""
        return [int(chips) for chips in self.state.to_struct().player_contributions]

    @property
    def actor(self) -> int:
        at: int = self.state.current_player()
        return self.seats[at] if at >= 0 else -1

    @property
    def owes(self) -> int:
        at: int = self.state.current_player()
        spent = self.spent
        return min(max(spent), self.setup.stacks[self.seats[at]]) - spent[at]

    @property
    def is_over(self) -> bool:
        return bool(self.state.is_terminal())

    @property
    def returned(self) -> list[int]:
        """What comes back uncalled once nobody acts any more, player by player."""
        spent = self.spent
        second, most = sorted(spent)[-2:]
        return [most - second if chips == most and self.actor < 0 else 0 for chips in spent]

    @property
    def stacks(self) -> dict[int, int]:
        kept = zip(self.seats, self.spent, self.returned, strict=True)
        return {seat: self.setup.stacks[seat] - spent + back for seat, spent, back in kept}

    @property
    def chips_in(self) -> int:
        return sum(self.spent) - sum(self.returned)

    @property
    def payoffs(self) -> dict[int, float]:
        return dict(zip(self.seats, self.state.returns(), strict=True))

    def options(self) -> tuple[int, int, int]:
        """(call to, minimum raise to, maximum raise to) of the actor; no raise is 0 and 0."""
        at = self.state.current_player()
        call = self.spent[at] + self.owes - self.before[at]
        raises = [action for action in self.state.legal_actions() if action > 1]
        if not raises:
            return call, 0, 0
        if self.limit:
            to = self.state.child(LIMIT_RAISE).to_struct().player_contributions[at]
            return call, to - self.before[at], to - self.before[at]
        return call, raises[0] - self.before[at], raises[-1] - self.before[at]

    def act(self, kind: int, to: int) -> None:
        """Let the actor fold, check or call, or bet or raise to `to`."""
        if kind == FOLD:
            self.state.apply_action(0)
        elif kind == CALL:
            self.state.apply_action(1)
        else:
            total = to + self.before[self.state.current_player()]
            self.state.apply_action(LIMIT_RAISE if self.limit else total)

    def deal(self, cards: tuple[int, ...]) -> None:
        """Deal community cards."""
        for card in cards:
            self.state.apply_action(card)
        self.before = self.spent

    def show(self) -> None:
        """Nothing: the hand is paid with the last card or the last action."""


def expressible(setup: Setup) -> bool:
    """Not when everybody is all-in from the blinds: universal_poker then looks for a player for ever."""
    return any(blind < setup.stacks[seat] for seat, blind in posted(setup).items())


def posted(setup: Setup) -> dict[int, int]:
    """The blinds, straddles and posts, as far as the stacks cover them."""
    due = owed(setup)
    return {seat: min(due.due_blind[seat] + due.due_post[seat], setup.stacks[seat]) for seat in setup.players}


def parameters(setup: Setup) -> dict[str, object]:
    """The set-up in universal_poker's words."""
    seats, game = setup.players, setup.game
    opener = Table(setup).actor
    first = seats.index(opener) + 1 if opener >= 0 else 1
    told: dict[str, object] = {
        "numPlayers": len(seats),
        "blind": " ".join(map(str, posted(setup).values())),
        "firstPlayer": f"{first} 1 1 1",
        "stack": " ".join(str(setup.stacks[seat]) for seat in seats),
    }
    if game.structure != FIXED_LIMIT:
        return SHARED | told | {"betting": "nolimit", "bettingAbstraction": "fullgame"}
    sizes = f"{game.small_bet} {game.small_bet} {game.big_bet} {game.big_bet}"
    limit = {"betting": "limit", "bettingAbstraction": "fcpa", "raiseSize": sizes, "maxRaises": "3 4 4 4"}
    return SHARED | told | limit
