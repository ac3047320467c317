"""The kernels compiled by Numba as they stand, and the tables as arrays of the types that hold them."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import getmembers, isfunction
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
from numba import njit

from croupier.ranking import kernels
from croupier.ranking.omaha import omaha_low8_tables, omaha_tables
from croupier.ranking.tables import low8_tables, short_deck_tables, standard_tables

KERNELS = dict(getmembers(kernels, isfunction))


def compile_kernels(boundscheck: bool = False) -> SimpleNamespace:
    """The same code objects, calling each other's compiled selves."""
    namespace: dict[str, Any] = dict(vars(kernels))
    for name, function in KERNELS.items():
        copy = FunctionType(function.__code__, namespace, name)
        namespace[name] = njit(boundscheck=boundscheck)(copy)
    return SimpleNamespace(**{name: namespace[name] for name in KERNELS})


def arrays(tables: Sequence[Sequence[int]], types: str) -> tuple[np.ndarray[Any, Any], ...]:
    """The tables as arrays; a value that does not fit its type raises."""
    return tuple(np.array(table, kind) for table, kind in zip(tables, types.split(), strict=True))


RANK_TYPES = "i8 u4 u2 u2 u2"
STANDARD = arrays(standard_tables(), RANK_TYPES)
SHORT_DECK = arrays(short_deck_tables(False), RANK_TYPES)
OMAHA = arrays(omaha_tables(), "u4 u4 u2")
LOW8 = arrays(low8_tables(), "u1 u1")
OMAHA_LOW8 = arrays(omaha_low8_tables(), "u1 u1")
