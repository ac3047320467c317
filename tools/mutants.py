"""Mutation run over the rules: change one thing at a time, and see whether a test notices.

    python tools/mutants.py [FUNCTION ...]      such as pots.winners; without, every function of the rules

Each mutant runs in a forked process in which one function's code is exchanged, against the published cases
and the tests of the rules; the test that noticed the last mutant comes first. Survivors that
`docs/mutants.md` does not explain are printed, and so are those it explains though they are noticed or gone;
the exit status is then 1.
"""

from __future__ import annotations

import ast
import importlib
import os
import re
import resource
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "croupier" / "rules"
PAGE = ROOT / "docs" / "mutants.md"
TESTS = ("tests/conformance/test_published.py::test_case", "tests/rules")
SWAPS = "< <= >=; <= < >; > >= <; >= > <; == !=; != ==; + -; - +; * //; // *; % //; & |; | &; << >>; >> <<"


def _operator(symbol: str) -> ast.AST:
    match ast.parse(f"a {symbol} b", mode="eval").body:
        case ast.Compare(_, [operator], _) | ast.BinOp(_, operator, _):
            return operator
    raise ValueError(symbol)


OTHERS = {
    type(_operator(old)): [_operator(new) for new in others]
    for old, *others in (swap.split() for swap in SWAPS.split("; "))
}
FALSE, TRUE = ast.Constant(0), ast.Constant(1)


def changes(node: ast.AST, parent: ast.AST) -> Iterator[ast.AST]:
    """What a node is exchanged for, one at a time.

    Operators, numbers and constants by their neighbours, 0 and 1 as a whole value or argument by each other;
    conditions by true, by false and by each of their parts; ranges lose an end, returns their value, and
    statements are left out.
    """
    twin = deepcopy(node)
    if isinstance(node, ast.operator | ast.cmpop):
        yield from OTHERS.get(type(node), [])
    match twin:
        case ast.Constant(int(number)) if isinstance(parent, ast.Return | ast.Assign | ast.IfExp):
            yield ast.Constant(1 - number)
        case ast.Constant(int(number)) if isinstance(parent, ast.Call) and not _is_range(parent):
            yield ast.Constant(1 - number)
        case ast.Constant(int(number)) if not isinstance(parent, ast.UnaryOp | ast.While):
            yield from (ast.Constant(number + 1), ast.Constant(number - 1))
        case ast.Name(name, ast.Load()) if name.isupper():
            yield ast.BinOp(twin, ast.Add(), TRUE)
        case ast.BoolOp(operator, values):
            yield ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            for at in range(len(values)):
                rest = values[:at] + values[at + 1 :]
                yield ast.BoolOp(operator, rest) if len(rest) > 1 else rest[0]
        case ast.UnaryOp(ast.USub(), ast.Constant()):
            yield FALSE
        case ast.UnaryOp():
            yield twin.operand
        case ast.If() | ast.IfExp():
            for twin.test in (TRUE, FALSE):
                yield twin
        case ast.Call(_, [ast.Attribute() as stop]) if _is_range(twin):
            yield ast.Call(twin.func, [ast.BinOp(stop, ast.Sub(), TRUE)], [])
            yield ast.Call(twin.func, [TRUE, stop], [])
        case ast.Return(ast.Constant() | ast.Tuple()):
            yield ast.Pass()
        case ast.Return(value) if value is not None:
            yield from (ast.Return(FALSE), ast.Return(ast.BinOp(value, ast.Add(), TRUE)))
        case ast.AugAssign(target, _, value):
            yield from (ast.Assign([target], value), ast.Pass())
        case ast.Assign() | ast.Expr(ast.Call()) | ast.Continue() | ast.Return():
            yield ast.Pass()


def _is_range(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"


def mutants(function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Change a function in place, one thing at a time: the line as it was, and as it has become.

    A change that looks like an earlier one has its number after it.
    """
    home: dict[ast.AST, tuple[ast.AST, str]] = {function: (function, "")}
    seen: Counter[tuple[str, str]] = Counter()
    for node in list(ast.walk(function)):
        for field, value in ast.iter_fields(node):
            for at, part in enumerate(value if isinstance(value, list) else [value]):
                if not isinstance(part, ast.AST):
                    continue
                home[part] = (part, _line(part)) if isinstance(part, ast.stmt) else home[node]
                statement, before = home[part]
                for new in changes(part, node):
                    _put(node, field, at, new)
                    after = _line(new if statement is part else statement)
                    seen[before, after] += 1
                    number = seen[before, after]
                    yield before, f"{after} ({number})" if number > 1 else after
                _put(node, field, at, part)


def _put(node: ast.AST, field: str, at: int, part: ast.AST) -> None:
    value = getattr(node, field)
    if isinstance(value, list):
        value[at] = part
    else:
        setattr(node, field, part)


def _line(statement: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(statement)).split("\n", 1)[0]


def functions() -> dict[str, ast.FunctionDef]:
    """The functions of the rules by name, as in `pots.winners`."""
    trees = {path.stem: ast.parse(path.read_text("utf-8")) for path in sorted(RULES.glob("*.py"))}
    nodes = [(module, node) for module, tree in trees.items() for node in tree.body if module != "state"]
    return {f"{module}.{node.name}": node for module, node in nodes if isinstance(node, ast.FunctionDef)}


def explained() -> set[tuple[str, str, str]]:
    """The rows of the page: function, line, and what it becomes."""
    row = re.compile(r"^\| `(.+?)` \| `(.+?)` → `(.+?)` \| .+ \|$", re.MULTILINE)
    return set(row.findall(PAGE.read_text("utf-8").replace(r"\|", "|")))


class Run:
    """Takes the place of pytest's loop over the tests: runs them once for each mutant of the functions."""

    def __init__(self, names: Sequence[str]) -> None:  # noqa: D107
        self.names = names
        self.killers = -1  # the end of the pipe into which a test that fails writes its name

    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """The first failure decides."""
        if call.excinfo and not call.excinfo.errisinstance(pytest.skip.Exception):
            os.write(self.killers, item.nodeid.encode())
            os._exit(1)

    def survives(self, session: pytest.Session, name: str, function: ast.FunctionDef, seconds: int) -> bool:
        """Run the tests with one function exchanged, so many seconds at most; who fails goes to the front."""
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
        session.items.sort(key=lambda item: item.nodeid != killer)
        return os.waitpid(child, 0)[1] == 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run every mutant; print what the page does not say."""
        count, survivors, known = 0, set(), {row for row in explained() if row[0] in self.names}
        first = self.names[0]
        assert self.survives(session, first, functions()[first], 600), "a test fails without any change"
        seconds = 3 + round(3 * processor_time())
        for name in self.names:
            function = functions()[name]
            for before, after in mutants(function):
                count += 1
                if self.survives(session, name, function, seconds):
                    survivors.add((name, before, after))
                    if (name, before, after) not in known:
                        print(f"survives: {name}: {before} → {after}", flush=True)
        for name, before, after in sorted(known - survivors):
            print(f"explained, but noticed or gone: {name}: {before} → {after}")
        print(f"{count} mutants, {count - len(survivors)} noticed, {len(survivors)} survive;", end=" ")
        print(f"{processor_time() / 60:.1f} minutes of one processor")
        session.testsfailed = len(survivors ^ known)
        return True


def processor_time() -> float:
    """Seconds that the forked processes have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def exchange(name: str, function: ast.FunctionDef) -> None:
    """Give a function of the rules other code, for everybody who has imported it."""
    module_name, function_name = name.split(".")
    module = importlib.import_module(f"croupier.rules.{module_name}")
    future = ast.parse("from __future__ import annotations").body
    code = compile(ast.fix_missing_locations(ast.Module([*future, function], [])), str(RULES), "exec")
    namespace = dict(vars(module))
    exec(code, namespace)
    getattr(module, function_name).__code__ = namespace[function_name].__code__


if __name__ == "__main__":
    os.chdir(ROOT)
    options = ["-s", "--assert=plain", "-p", "no:terminal", "-p", "no:cacheprovider"]
    sys.exit(pytest.main([*options, *TESTS], plugins=[Run(sys.argv[1:] or list(functions()))]))
