"""The named positions are positions, each in the one way to write its address."""

from __future__ import annotations

from urllib.parse import parse_qsl

import pytest

from croupier.web import address
from tests.web.positions import POSITIONS


@pytest.mark.parametrize("name", POSITIONS)
def test_the_address_is_canonical(name: str) -> None:
    query = dict(parse_qsl(POSITIONS[name], keep_blank_values=True))
    others = {key: query[key] for key in ("seen", "deal") if key in query}
    assert address.write(address.read(query), **others) == POSITIONS[name]
