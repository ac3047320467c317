"""Mutation run over the rules: change one thing at a time, and see whether a test notices.

    python tools/mutants.py [FUNCTION ...]      such as pots.winners; without, every function of the rules

Each mutant runs in a forked process in which one function's code has been exchanged, first against the
published cases, then against the tests of the rules; the test that noticed the last mutant comes first.
Survivors that `docs/mutants.md` does not explain are printed, and so are explained ones that are noticed
after all; the exit status is then 1.
"""

from __future__ import annotations

import ast
import importlib
import os
import re
import resource
import sys
import time
from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "croupier" / "rules"
PAGE = ROOT / "docs" / "mutants.md"
TESTS = ("tests/conformance/test_published.py::test_case", "tests/rules")

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """What a node is exchanged for, one at a time.

    Comparisons, operators, numbers and constants by their neighbours, 0 and 1 as a whole value by each
    other, conditions by each of their parts, by true and by false; ranges lose an end, returns their value.
    Statements are left out.
    """
    twin = deepcopy(node)
    match twin:
        case ast.Compare(left, [operator], [right]):
            yield from (ast.Compare(left, [new()], [right]) for new in COMPARISONS.get(type(operator), []))
        case ast.Compare(left, [first, second], rest):
            yield from (ast.Compare(left, [new(), second], rest) for new in COMPARISONS[type(first)])
            yield from (ast.Compare(left, [first, new()], rest) for new in COMPARISONS[type(second)])
        case ast.BinOp(left, operator, right):
            yield ast.BinOp(left, OPERATORS[type(operator)](), right)
        case ast.AugAssign(target, operator, value):
            yield ast.AugAssign(target, OPERATORS[type(operator)](), value)
            yield ast.Assign([target], value)
            yield ast.Pass()
        case ast.Constant(int(number)) if not isinstance(number, bool):
            yield from (ast.Constant(number + 1), ast.Constant(number - 1))
        case ast.Name(name, ast.Load()) if name.isupper():
            yield ast.BinOp(twin, ast.Add(), ast.Constant(1))
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for at in range(len(values)):
                rest = values[:at] + values[at + 1 :]
                yield ast.BoolOp(operator, rest) if len(rest) > 1 else rest[0]
        case ast.UnaryOp(ast.USub(), ast.Constant()):
            yield ast.Constant(0)
        case ast.UnaryOp():
            yield twin.operand
        case ast.If() | ast.IfExp():
            for outcome in (True, False):
                twin.test = ast.Constant(outcome)
                yield twin
        case ast.Return(ast.Constant(int(number))):
            yield from (ast.Return(ast.Constant(1 - number)), ast.Pass())
        case ast.Assign(targets, ast.Constant(int(number))):
            yield from (ast.Assign(targets, ast.Constant(1 - number)), ast.Pass())
        case ast.Return(ast.Tuple()):
            yield ast.Pass()
        case ast.Return(value) if value is not None:
            yield from (ast.Return(ast.Constant(0)), ast.Return(ast.BinOp(value, ast.Add(), ast.Constant(1))))
        case ast.Call(ast.Name("range"), [*starts, stop]) if len(starts) < 2:
            yield ast.Call(twin.func, [*starts, ast.BinOp(stop, ast.Sub(), ast.Constant(1))], [])
            if not starts:
                yield ast.Call(twin.func, [ast.Constant(1), stop], [])
        case ast.Assign() | ast.Expr(ast.Call()) | ast.Continue() | ast.Return():
            yield ast.Pass()


def changed(node: ast.AST, statement: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Change each part of a node in turn, in place: the statement changed, and what it has become."""
    for field, value in ast.iter_fields(node):
        if isinstance(node, ast.FunctionDef) and field != "body" or field == "annotation":
            continue
        parts = value if isinstance(value, list) else [value]
        for at, part in enumerate(parts):
            if not isinstance(part, ast.AST):
                continue
            inside = part if isinstance(part, ast.stmt) else statement
            flag = isinstance(part, ast.Constant) and isinstance(node, ast.Return | ast.Assign | ast.UnaryOp)
            for new in () if flag else changes(part):
                _put(node, field, at, new)
                yield inside, new if inside is part else inside
            _put(node, field, at, part)
            yield from changed(part, inside)


def _put(node: ast.AST, field: str, at: int, part: ast.AST) -> None:
    value = getattr(node, field)
    if isinstance(value, list):
        value[at] = part
    else:
        setattr(node, field, part)


def mutants(function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Change a function in place, one thing at a time: the line as it was, and as it has become.

    A change that looks like an earlier one has its number after it.
    """
    lines = {node: _line(node) for node in ast.walk(function) if isinstance(node, ast.stmt)}
    seen: dict[tuple[str, str], int] = {}
    for statement, now in changed(function, function):
        pair = lines[statement], _line(now)
        seen[pair] = seen.get(pair, 0) + 1
        yield pair[0], pair[1] + (f" ({seen[pair]})" if seen[pair] > 1 else "")


def _line(statement: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(statement)).split("\n", 1)[0]


def functions() -> dict[str, ast.FunctionDef]:
    """The functions of the rules by name, as in `pots.winners`."""
    found = {}
    for path in sorted(RULES.glob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
                found[f"{path.stem}.{node.name}"] = node
    return found


def explained() -> set[tuple[str, str, str]]:
    """The rows of the page: function, line, and what it becomes."""
    row = re.compile(r"^\| `(.+?)` \| `(.+?)` → `(.+?)`((?: \(\d+\))?) \| .+ \|$", re.MULTILINE)
    rows = row.findall(PAGE.read_text("utf-8").replace("\\|", "|"))
    return {(name, before, after + number) for name, before, after, number in rows}


class Run:
    """Takes the place of pytest's loop over the tests: runs them once for each mutant."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.killers = -1
        """The end of the pipe into which the test that fails writes its name."""

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """The first failure decides."""
        if call.excinfo and not call.excinfo.errisinstance(pytest.skip.Exception):
            os.write(self.killers, item.nodeid.encode())
            os._exit(1)

    def survives(self, session: pytest.Session, name: str, function: ast.FunctionDef, seconds: int) -> bool:
        """Run the tests with one function exchanged; the one that fails goes to the front."""
        reading, self.killers = os.pipe()
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            exchange(name, function)
            for item, following in zip(session.items, [*session.items[1:], None], strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            os._exit(0)
        os.close(self.killers)
        with os.fdopen(reading) as pipe:
            killer = pipe.read()
        for at, item in enumerate(session.items):
            if item.nodeid == killer:
                session.items.insert(0, session.items.pop(at))
                break
        return os.waitpid(child, 0)[1] == 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run every mutant; print what the page does not say."""
        began = time.monotonic()
        count, survivors = 0, set()
        unchanged = self.names[0]
        assert self.survives(session, unchanged, functions()[unchanged], 600), "fails without any change"
        for name in self.names:
            function = functions()[name]
            for before, after in mutants(function):
                count += 1
                if self.survives(session, name, function, 30):
                    survivors.add((name, before, after))
                    if (name, before, after) not in explained():
                        print(f"survives: {name}: {before} → {after}", flush=True)
        noticed = {row for row in explained() if row[0] in self.names} - survivors
        for name, before, after in sorted(noticed):
            print(f"explained, but noticed or gone: {name}: {before} → {after}")
        minutes = (time.monotonic() - began) / 60
        print(f"{count} mutants, {count - len(survivors)} noticed, {len(survivors)} survive; {minutes:.0f} minutes")
        session.testsfailed = len(survivors - explained()) + len(noticed)
        return True


def exchange(name: str, function: ast.FunctionDef) -> None:
    """Give a function of the rules other code, for everybody who has imported it."""
    module_name, function_name = name.split(".")
    module = importlib.import_module(f"croupier.rules.{module_name}")
    header = ast.parse("from __future__ import annotations")
    code = compile(ast.fix_missing_locations(ast.Module([*header.body, function], [])), str(RULES), "exec")
    namespace = dict(vars(module))
    exec(code, namespace)
    getattr(module, function_name).__code__ = namespace[function_name].__code__


if __name__ == "__main__":
    os.chdir(ROOT)
    options = ["-s", "--assert=plain", "-p", "no:terminal", "-p", "no:cacheprovider"]
    sys.exit(pytest.main([*options, *TESTS], plugins=[Run(sys.argv[1:] or list(functions()))]))
