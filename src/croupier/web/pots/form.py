"""The calculator's form, which is its address: rows of players, board, button, game, rulebook.

`player`, `put`, `state` (in or folded) and `cards` come once a row, in one order; an empty row is nobody.
`button` is the number of a row, or a name; `rules` and `set` tell the rulebook as they do at the table. The
form's own fields for some settings (`set.drop` and the like, and `rake` in per cent) go before `set`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from string import ascii_lowercase, ascii_uppercase
from typing import NamedTuple
from urllib.parse import quote, urlencode

from croupier.amounts import in_chips, money, scaled
from croupier.calculator import Player, settled_texts
from croupier.errors import N_, CroupierError, InvalidInput, brief, concerning
from croupier.rules.rulebooks import NAMES
from croupier.rules.state import MAX_SEATS
from croupier.settlement import Settlement
from croupier.web.setup import MOST_NAME, pairs_of

MOST_ROWS = 3 * MAX_SEATS
"""More rows than this are not read."""
SPARE_ROWS = 3
"""Empty rows below those that are filled."""
KNOBS = ("odd_unit", "rake_cap", "drop")
"""The settings in chips that have fields of their own; the rake has one too, in per cent."""
_WITH_FIELDS = (*KNOBS, "rake_rate")
_PER_CENT = 100
"""The rake is set in hundredths of a per cent."""


class Form(NamedTuple):
    """What the form holds, as typed; rows that are empty left out."""

    rows: tuple[Player, ...]
    board: str = ""
    button: str = ""
    game: str = "holdem"
    rules: str = NAMES[0]
    rake: str = ""
    amounts: tuple[str, ...] = ("",) * len(KNOBS)
    others: str = ""
    """The settings without a field of their own, as `set` has them."""

    def settled(self) -> tuple[Settlement, int]:
        """What the form describes, settled, and the scale of its amounts.

        Raises `InvalidInput` or `IllegalSetup`; the error's `field` is one of `calculator.settled_texts`, or
        `rake`, `set.drop` and so on.
        """
        for at, row in enumerate(self.rows):
            with concerning(f"players.{at}.name"):
                if len(row.name) > MOST_NAME:
                    raise InvalidInput(N_("a name has {most} characters at most"), most=MOST_NAME)
        try:
            return settled_texts(
                self.rows,
                board=self.board,
                button=self._button(),
                game=self.game,
                rules=self.rules,
                settings=self._settings(),
            )
        except CroupierError as error:
            _, dot, knob = error.field.partition("set.")
            if dot and knob not in KNOBS:
                error.field = "set"
            raise

    def _button(self) -> str | None:
        """The name of the player who has the button, as the number of a row or by name."""
        if not self.button:
            return None
        if not (self.button.isascii() and self.button.isdecimal()):
            return self.button
        at = int(self.button[:4]) - 1
        if not 0 <= at < len(self.rows):
            with concerning("button"):
                raise InvalidInput(N_("the button is at no player's seat: {seat}"), seat=brief(self.button))
        return self.rows[at].name

    def _settings(self) -> dict[str, str]:
        """Every setting over the rulebook, as texts."""
        with concerning("set"):
            told = pairs_of(self.others, "set=reopen:never")
        for knob, amount in zip(KNOBS, self.amounts, strict=True):
            if amount:
                with concerning(f"set.{knob}"):
                    scaled(amount.split("/"))
                told[knob] = amount
        if self.rake:
            with concerning("rake"):
                rate = in_chips(self.rake, _PER_CENT)
                if rate > 100 * _PER_CENT:
                    raise InvalidInput(N_("the rake is a share of the pots, from 0 to 100 per cent"))
                told["rake_rate"] = str(rate)
        return told

    def query(self) -> str:
        """The address of this calculation, what goes without saying left out; it must settle."""
        told: list[tuple[str, str]] = []
        for row in self.rows:
            told += [("player", row.name), ("put", row.put), ("cards", row.cards)]
            told.append(("state", "folded" if row.folded else "in"))
        others = [
            ("board", self.board),
            ("button", self.button),
            ("game", self.game if self.game != "holdem" else ""),
            ("rules", self.rules if self.rules != NAMES[0] else ""),
            ("set", ",".join(f"{knob}:{text.replace(',', '.')}" for knob, text in self._settings().items())),
        ]
        return urlencode(
            [*told, *((name, text) for name, text in others if text)], quote_via=quote, safe=",:/"
        )


def read(fields: Iterable[tuple[str, str]]) -> Form:
    """The form of an address; the worked example where no player is given.

    >>> form = read([("player", "Ana"), ("put", "5"), ("player", ""), ("put", "8"), ("player", "")])
    >>> [(row.name, row.put) for row in form.rows]
    [('Ana', '5'), ('A', '8')]
    """
    several: dict[str, list[str]] = {}
    for name, text in fields:
        several.setdefault(name, []).append(text.strip())
    one = {name: texts[-1] for name, texts in several.items()}
    if not {"player", "put", "cards"} & set(several):
        several |= _example(one)
    pairs = [pair for pair in one.get("set", "").split(",") if pair]
    known = dict(pair.split(":", 1) for pair in pairs if pair.split(":")[0] in _WITH_FIELDS and ":" in pair)
    rows, button = _rows(several, one.get("button", ""))
    return Form(
        rows=rows,
        board=several.get("board", [""])[-1],
        button=button,
        game=one.get("game") or "holdem",
        rules=one.get("rules") or NAMES[0],
        rake=one.get("rake", _per_cent(known.get("rake_rate", ""))),
        amounts=tuple(one.get(f"set.{knob}", known.get(knob, "")) for knob in KNOBS),
        others=",".join(pair for pair in pairs if pair.partition(":")[0] not in known),
    )


def _example(one: dict[str, str]) -> dict[str, list[str]]:
    """The rows of the worked example; in another game than hold'em without its cards."""
    names, puts, cards = ["A", "B", "C"], ["50", "120", "200"], ["KhKd", "JcJh", "9c9d"]
    if one.get("game", "holdem") != "holdem":
        return {"player": names, "put": puts}
    return {"player": names, "put": puts, "cards": cards, "board": [one.get("board") or "KcJd9s5h2c"]}


def _rows(several: dict[str, list[str]], button: str) -> tuple[tuple[Player, ...], str]:
    """The rows with something in them, all named; and the button's number among them."""
    columns = [several.get(name, [])[:MOST_ROWS] for name in ("player", "put", "state", "cards")]
    spare = (letter for letter in ascii_uppercase + ascii_lowercase if letter not in columns[0])
    rows: list[Player] = []
    places: dict[str, str] = {}
    for at, (name, put, state, cards) in enumerate(zip_longest(*columns, fillvalue=""), 1):
        places[str(at)] = ""
        if name or put or cards:
            rows.append(Player(name or next(spare), put, state == "folded", cards))
            places[str(at)] = str(len(rows))
    return tuple(rows), places.get(button, button)


def _per_cent(rate: str) -> str:
    """A rake in hundredths of a per cent as the form has it, in per cent.

    >>> _per_cent("500"), _per_cent("250"), _per_cent("")
    ('5', '2.5', '')
    """
    plain = rate.isascii() and rate.isdecimal() and len(rate) < 10
    return str(money(int(rate), _PER_CENT)) if plain else rate
