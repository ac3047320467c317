"""The functions of the rules, compiled over records whose layout comes from the rules' own declaration."""

from __future__ import annotations

import inspect
import pkgutil
from array import array
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from operator import attrgetter
from types import FunctionType, ModuleType
from typing import Any, TypeAlias

import numba
import numpy as np

from croupier import rules
from croupier.rules.reasons import Reason
from croupier.rules.state import GameSpec, HandState, Rulebook, TableState, layout

Function: TypeAlias = Callable[..., Any]
Record: TypeAlias = HandState | GameSpec | Rulebook | TableState

RECORDS: tuple[type[Record], ...] = (HandState, GameSpec, Rulebook, TableState)
# Declarations and texts; every function of every other module is a rule.
NOT_RULES = ("croupier.rules.state", "croupier.rules.reasons", "croupier.rules.rulebooks")
RULE_MODULES = tuple(
    import_module(module.name)
    for module in pkgutil.walk_packages(rules.__path__, "croupier.rules.")
    if module.name not in NOT_RULES
)


def functions_of(*modules: ModuleType) -> Iterator[Function]:
    """The functions that modules define, private ones too."""
    for module in modules:
        for value in vars(module).values():
            if inspect.isfunction(value) and value.__module__ == module.__name__:
                yield value


DTYPES = {record: np.dtype([(name, np.int64, shape) for name, shape in layout(record)]) for record in RECORDS}
types: Any = numba.types
REASON = types.IntEnumMember(Reason, types.int64)
ARRAY = types.int64[::1]
TYPES = {
    "int": types.int64,
    "None": types.void,
    "tuple[int, int]": types.UniTuple(types.int64, 2),
    "tuple[int, int, int]": types.UniTuple(types.int64, 3),
    "Sequence[int]": ARRAY,
    "Table": ARRAY,
    "RankTables": types.UniTuple(ARRAY, 5),
    "OmahaTables": types.UniTuple(ARRAY, 3),
    "LowTables": types.UniTuple(ARRAY, 2),
    **{record.__name__: numba.from_dtype(dtype) for record, dtype in DTYPES.items()},
}


def compiled(functions: Iterable[Function], *, boundscheck: bool = False) -> dict[Function, Any]:
    """Each function compiled once, for the types that its annotations name.

    A function's globals are looked up here and not in its module, so that it calls compiled functions and
    its module stays as it is.
    """
    wanted = list(functions)
    done: dict[Function, Any] = {}

    def compile_one(function: Any) -> Any:
        if function not in done:
            scope = {}
            for name in function.__code__.co_names:
                if name in function.__globals__:
                    value = function.__globals__[name]
                    scope[name] = compile_one(value) if value in wanted else value
            code = FunctionType(function.__code__, scope, function.__name__)
            done[function] = numba.njit(code, boundscheck=boundscheck)
            done[function].compile(tuple(TYPES[kind] for kind in parameters(function).values()))
            done[function].disable_compile()
        return done[function]

    for function in wanted:
        compile_one(function)
    return done


def parameters(function: Function) -> dict[str, str]:
    """The names of a function's parameters, each with its annotation."""
    signature = inspect.signature(function)
    return {name: str(parameter.annotation) for name, parameter in signature.parameters.items()}


FIELDS = {record: attrgetter(*record.__slots__) for record in RECORDS}


def flat(record: Record) -> bytes:
    """All integers of a record in the order of its layout, 64 bits each."""
    numbers: list[int] = []
    for value in FIELDS[type(record)](record):
        if type(value) is int:
            numbers.append(value)
        elif type(value[0]) is int:
            numbers += value
        else:
            for row in value:
                numbers += row
    return array("q", numbers).tobytes()


def to_numpy(record: Record) -> Any:
    """A NumPy record with the same integers."""
    return np.frombuffer(flat(record), DTYPES[type(record)])[0].copy()


def same(record: Record, other: Any) -> bool:
    """Whether a record and a NumPy record hold the same integers."""
    return flat(record) == bytes(other.tobytes())


def differences(record: Record, other: Any) -> dict[str, tuple[Any, Any]]:
    """The fields in which a record and a NumPy record differ: CPython's value, the compiled one."""
    mine = to_numpy(record)
    return {
        name: (mine[name].tolist(), other[name].tolist())
        for name, _ in layout(type(record))
        if mine[name].tobytes() != other[name].tobytes()
    }
