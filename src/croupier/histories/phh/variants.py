"""The variant codes of PHH and the games they stand for.

The standard has eleven codes, of a limit and a game: NT, FT, NS, PO, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D
and FB. Ours go on in the same way: the limits N, P and F before T (hold'em), S (short-deck), O, O5, O6
(Omaha with four, five and six cards), O/8 and O5/8 (eight or better).
"""

from __future__ import annotations

from functools import lru_cache

from croupier import games
from croupier.errors import N_, GameNotBuilt, HistoryError, Sentence, brief
from croupier.rules.state import FIXED_LIMIT, NO_LIMIT, POT_LIMIT, GameSpec

LIMITS = {"N": "no-limit", "P": "pot-limit", "F": "fixed-limit"}
"""The first letter of a code and the limit it stands for."""
GAMES = {
    "T": "holdem",
    "S": "short-deck",
    "O": "omaha",
    "O5": "omaha5",
    "O6": "omaha6",
    "O/8": "omaha-hilo8",
    "O5/8": "omaha5-hilo8",
}
"""The rest of a code and the game of `games` it stands for."""
NOT_BUILT = {
    "F7S": N_("fixed-limit seven-card stud"),
    "F7S/8": N_("fixed-limit seven-card stud hi-lo"),
    "FR": N_("fixed-limit razz"),
    "N2L1D": N_("no-limit 2-7 single draw"),
    "F2L3D": N_("fixed-limit 2-7 triple draw"),
    "FB": N_("fixed-limit badugi"),
}
"""Codes of the standard whose games croupier does not play yet."""

_LETTERS = {NO_LIMIT: "N", POT_LIMIT: "P", FIXED_LIMIT: "F"}
_STRUCTURE = {letter: games.STRUCTURES[name] for letter, name in LIMITS.items()}
_VARIANT = {kind.name: kind for kind in games.VARIANTS}
CODES = {
    limit + letter: (_VARIANT[name].name, LIMITS[limit])
    for limit in LIMITS
    for letter, name in GAMES.items()
    if _STRUCTURE[limit] in _VARIANT[name].limits
}
"""The codes that are read and written, each with the names of its game and limit in `games`."""


def code(game: GameSpec) -> str:
    """The PHH code of a game.

    >>> code(games.pot_limit_omaha((1, 2))), code(games.fixed_limit_holdem((10, 20)))
    ('PO', 'FT')
    """
    name = games.VARIANTS[game.variant].name
    return _LETTERS[game.structure] + next(letter for letter, known in GAMES.items() if known == name)


def check(variant: object) -> None:
    """Refuse a code that is unknown (`HistoryError`) or whose game is not built (`GameNotBuilt`)."""
    if type(variant) is str and variant in NOT_BUILT:
        raise GameNotBuilt(Sentence.of([Sentence(NOT_BUILT[variant]), f"({variant})"], " "), field="variant")
    if type(variant) is not str or variant not in CODES:
        raise HistoryError(
            N_("unknown game {name}: those read are {names}"),
            name=brief(variant),
            names=", ".join(CODES),
            field="variant",
        )


def bets(variant: str) -> tuple[str, ...]:
    """The fields that give the sizes of a game's bets.

    >>> bets("NT"), bets("FO/8")
    (('min_bet',), ('small_bet', 'big_bet'))
    """
    return ("small_bet", "big_bet") if variant[0] == "F" else ("min_bet",)


@lru_cache(maxsize=256)
def game(variant: str, blinds: tuple[int, int], sizes: tuple[int, ...]) -> GameSpec:
    """The game of a code with its small and big blind and the sizes that `bets` names."""
    name, structure = CODES[variant]
    if len(sizes) == 2:
        return games.game(name, structure, blinds=blinds, bets=sizes)
    return games.game(name, structure, blinds=blinds, min_bet=sizes[0])
