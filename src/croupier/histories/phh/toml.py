"""TOML text of the values that a hand history holds."""

from __future__ import annotations

import re
from datetime import date, datetime, time
from decimal import Decimal
from typing import Any

from croupier.errors import InvalidInput

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}
# Python writes no longer integers in decimal; TOML has them in hexadecimal.
MANY = 10**4000


def key(name: str) -> str:
    """A key, in quotes where it needs them.

    >>> key("small_bet"), key("my key")
    ('small_bet', "'my key'")
    """
    return name if _BARE_KEY.fullmatch(name) else text(name)


def text(content: str) -> str:
    """A string: in single quotes as it is, or with escapes where it must be.

    >>> print(text("Ana"), text("O'Hara"))
    'Ana' "O'Hara"
    """
    if content.isprintable() and "'" not in content:
        return f"'{content}'"
    return '"' + "".join(_escaped(letter) for letter in content) + '"'


def _escaped(letter: str) -> str:
    if letter in _ESCAPES:
        return _ESCAPES[letter]
    return letter if letter.isprintable() else f"\\U{ord(letter):08x}"


def value(content: Any) -> str:
    """Any value that `tomllib` gives, decimals as `Decimal`.

    >>> value([Decimal("2.50"), True, {"a": 1}])
    '[2.50, true, {a = 1}]'

    Raises `InvalidInput` for what TOML cannot hold.
    """
    if isinstance(content, str):
        return text(content)
    if isinstance(content, bool):
        return "true" if content else "false"
    if isinstance(content, int):
        return str(content) if abs(content) < MANY else hex(content)
    if isinstance(content, Decimal):
        return _number(content)
    if isinstance(content, float):
        return _number(Decimal(repr(content)))
    if isinstance(content, (datetime, date, time)):
        return content.isoformat()
    if isinstance(content, (list, tuple)):
        return "[" + ", ".join([value(item) for item in content]) + "]"
    if isinstance(content, dict):
        return "{" + ", ".join([f"{key(name)} = {value(item)}" for name, item in content.items()]) + "}"
    raise InvalidInput(f"TOML cannot hold {content!r}")


def _number(amount: Decimal) -> str:
    """A decimal with the digits it has; TOML wants a point or an exponent."""
    if amount.is_nan():
        return "-nan" if amount.is_signed() else "nan"
    if amount.is_infinite():
        return "-inf" if amount < 0 else "inf"
    digits = str(amount)
    return digits if "." in digits or "E" in digits else digits + ".0"


def document(fields: dict[str, Any]) -> str:
    """One field a line.

    >>> print(document({"variant": "NT", "antes": [0, 0]}))
    variant = 'NT'
    antes = [0, 0]
    """
    return "\n".join([f"{key(name)} = {value(content)}" for name, content in fields.items()])
