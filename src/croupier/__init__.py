"""croupier: a poker table that deals, enforces the betting rules, pays the pots, and says why.

>>> from croupier import Hand, games
>>> hand = Hand(games.no_limit_holdem((5, 10)), [1000, 1000, 1000])
>>> hand.raise_to(30)
>>> hand.options
<Options fold, call to 30, raise_to 50..1000>
"""

from importlib import import_module

# A type checker takes it for True, without `typing` being loaded.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from croupier import errors, games
    from croupier.hand import Hand
    from croupier.rules import rulebooks
    from croupier.settlement import settle
    from croupier.table import next_hand

__all__ = ["Hand", "errors", "games", "next_hand", "rulebooks", "settle"]
__version__ = "0.1.0"

_NAMES = {"Hand": "croupier.hand", "next_hand": "croupier.table", "settle": "croupier.settlement"}
_MODULES = {"errors": "croupier.errors", "games": "croupier.games", "rulebooks": "croupier.rules.rulebooks"}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load a public name when it is first asked for, so that `import croupier` costs next to nothing."""
        if name in _NAMES:
            return getattr(import_module(_NAMES[name]), name)
        if name in _MODULES:
            return import_module(_MODULES[name])
        raise AttributeError(f"module 'croupier' has no attribute {name!r}")
