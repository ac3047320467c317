"""The shape of the code: who may import whom, how long a file gets, what must be documented."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise, takewhile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "croupier"
LINES_AT_MOST = 450

# From the ground up: a part imports from its own row and from the rows above it in this list.
LAYERS = (
    ("cards", "errors"),
    ("amounts", "rules", "ranking"),
    ("knob_table", "knobs", "games", "events", "options"),
    ("setup", "log"),
    ("position",),
    ("dealing",),
    ("hand", "settlement", "calculator", "table"),
    ("explain",),
    ("histories", "conformance", "batch", "exercises"),
    ("web", "cli"),
    ("croupier", "__main__"),
)
LEVELS = {part: level for level, layer in enumerate(LAYERS) for part in layer}
STRANGERS = {"histories", "conformance", "batch", "exercises"}
# An error carries the ruling that explains it, so its annotation names a class from higher up.
ANNOTATIONS_ONLY = {("errors", "options")}

MACHINE_PATH = re.compile(r"(?<![\w.:/~$}-])/(?:root|home|Users|work|tmp|opt|mnt)/\w")
REGISTRY = re.compile(r"pypi\.org|pythonhosted\.org|registry\.npmjs|deb\.debian\.org|--(?:extra-)?index-url")


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(module: str) -> str:
    """The part of the package that a module belongs to; "croupier" for the package's own face."""
    return module.split(".")[1] if "." in module else module


def is_module(name: str) -> bool:
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def imported_modules(tree: ast.AST, module: str, is_package: bool) -> Iterator[str]:
    """Every module that the code names in an import, wherever the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = module.split(".") if is_package else module.split(".")[:-1]
            above = home[: len(home) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield inner if base.startswith("croupier") and is_module(inner) else base


def without_annotation_imports(tree: ast.Module) -> ast.Module:
    """The module without what stands under a top-level `if TYPE_CHECKING:`."""

    def for_annotations(node: ast.stmt) -> bool:
        return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"

    return ast.Module([node for node in tree.body if not for_annotations(node)], [])


def broken_rules(module: str, imported: Iterable[str]) -> list[str]:
    """What a module's imports break, one sentence each."""
    part = part_of(module)
    if part not in LEVELS:
        return [f"{module}: {part} has no place in LAYERS"]
    found = []
    for name in imported:
        top, target = name.split(".")[0], part_of(name)
        if top != "croupier":
            if part == "rules" and top not in sys.stdlib_module_names:
                found.append(f"{module} imports {name}: the rules stand on the standard library alone")
        elif part == "rules" and target != "rules":
            found.append(f"{module} imports {name}: the rules import nothing but the rules")
        elif LEVELS.get(target, len(LAYERS)) > LEVELS[part]:
            found.append(f"{module} imports {name}, which lies higher")
        elif target != part and {part, target} <= STRANGERS:
            found.append(f"{module} imports {name}: {part} and {target} do not know each other")
    return found


@pytest.mark.parametrize("path", sources(), ids=module_name)
def test_imports_point_down(path: Path) -> None:
    module, tree = module_name(path), ast.parse(path.read_text("utf-8"))
    is_package = path.name == "__init__.py"
    at_run_time = set(imported_modules(without_annotation_imports(tree), module, is_package))
    for_annotations = {
        name
        for name in set(imported_modules(tree, module, is_package)) - at_run_time
        if (part_of(module), part_of(name)) not in ANNOTATIONS_ONLY
    }
    assert broken_rules(module, sorted(at_run_time | for_annotations)) == []


@pytest.mark.parametrize(
    ("module", "imported", "complaint"),
    [
        ("croupier.rules.pots", "croupier.rules.state", None),
        ("croupier.rules.pots", "croupier.cards", "nothing but the rules"),
        ("croupier.rules.pots", "croupier.ranking.high", "nothing but the rules"),
        ("croupier.rules.pots", "numpy", "standard library alone"),
        ("croupier.rules.pots", "enum", None),
        ("croupier.ranking.high", "croupier.cards", None),
        ("croupier.games", "croupier.hand", "lies higher"),
        ("croupier.hand", "croupier", "lies higher"),
        ("croupier.hand", "croupier.new_part", "lies higher"),
        ("croupier.batch.equity", "croupier.histories.phh", "do not know each other"),
        ("croupier.batch.equity", "croupier.batch.seeds", None),
        ("croupier.cli.replay", "croupier.histories.phh", None),
        ("croupier.new_part", "croupier.cards", "no place in LAYERS"),
        ("croupier", "croupier.hand", None),
    ],
)
def test_the_walk_sees_a_wrong_import(module: str, imported: str, complaint: str | None) -> None:
    found = broken_rules(module, [imported])
    assert len(found) == (complaint is not None)
    assert complaint is None or complaint in found[0]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import numpy.random", "numpy.random"),
        ("from croupier import cards", "croupier.cards"),
        ("from croupier.cards import card", "croupier.cards"),
        ("from .cards import card", "croupier.cards"),
        ("from . import cards", "croupier.cards"),
        ("def late():\n    import croupier.errors", "croupier.errors"),
    ],
)
def test_the_walk_reads_every_form_of_import(code: str, expected: str) -> None:
    assert list(imported_modules(ast.parse(code), "croupier.games", is_package=False)) == [expected]


def test_import_loads_the_standard_library_only_and_is_quick() -> None:
    code = (
        "import sys, time; before = set(sys.modules); start = time.perf_counter(); import croupier;"
        "print(time.perf_counter() - start, *sorted({m.split('.')[0] for m in set(sys.modules) - before}))"
    )

    def fresh_interpreter() -> list[str]:
        return subprocess.check_output([sys.executable, "-c", code], cwd=PACKAGE.parent, text=True).split()

    seconds, *loaded = min((fresh_interpreter() for _ in range(5)), key=lambda words: float(words[0]))
    assert set(loaded) - sys.stdlib_module_names == {"croupier"}
    assert float(seconds) < 0.030


def repository_files() -> list[Path]:
    """What git tracks or would; in a copy without git, what stands outside hidden folders."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if listing.returncode == 0:
        found = (ROOT / name for name in listing.stdout.split("\0") if name)
    else:
        found = (path for path in ROOT.rglob("*") if not path.relative_to(ROOT).as_posix().startswith("."))
    return sorted(path for path in found if path.is_file() and "__pycache__" not in path.parts)


def test_files_stay_small() -> None:
    lengths = {
        path: len(path.read_text("utf-8").splitlines()) for path in repository_files() if path.suffix == ".py"
    }
    assert PACKAGE / "cards.py" in lengths
    assert {str(path.relative_to(ROOT)): n for path, n in lengths.items() if n > LINES_AT_MOST} == {}


def undocumented(code: str) -> list[str]:
    """The public names of a module without a word about them.

    Functions, classes and their methods need a docstring. A constant needs one below it, or a comment
    in the lines of its group, or a mention in the module's docstring.
    """
    tree, lines = ast.parse(code), code.splitlines()
    prose = ast.get_docstring(tree)
    missing = [] if prose else ["the module itself"]
    definitions = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    for node, following in pairwise([*tree.body, ast.Pass()]):
        if isinstance(node, definitions):
            public_class = isinstance(node, ast.ClassDef) and not node.name.startswith("_")
            inner = node.body if public_class else []
            for item in [node, *(item for item in inner if isinstance(item, definitions))]:
                if not item.name.startswith("_") and not ast.get_docstring(item):
                    missing.append(item.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            group = takewhile(str.strip, reversed(lines[: node.lineno - 1]))
            told = isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
            told = told or any(line.startswith("#") for line in group)
            names = [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            missing += [
                name
                for name in names
                if not (name.startswith("_") or told or re.search(rf"\b{name}\b", prose or ""))
            ]
    return missing


@pytest.mark.parametrize("path", sources(), ids=module_name)
def test_every_public_name_is_documented(path: Path) -> None:
    code = path.read_text("utf-8")
    missing = undocumented(code) if code else []
    assert missing == []


def test_the_search_sees_an_undocumented_name() -> None:
    constants = (
        '"""Holds `A`."""\nA = B = 1\nC: int = 2\n"""Two."""\n_D = 3\n\n# kinds\nX = 1\nY = 2\n\nZ = 3\n'
    )
    code = constants + "def f(): pass\nclass G:\n  def h(self): pass"
    assert undocumented(code) == ["B", "Z", "f", "G", "h"]
    assert undocumented("x = 1") == ["the module itself", "x"]


def test_repository_names_no_machine_and_no_registry() -> None:
    found = []
    for path in repository_files():
        text = path.read_bytes().decode("utf-8", errors="ignore")
        hits = [*MACHINE_PATH.finditer(text), *REGISTRY.finditer(text)]
        found += [f"{path.relative_to(ROOT)}: {hit.group()}" for hit in hits]
    assert found == []


def test_the_search_sees_paths_and_registries() -> None:
    assert MACHINE_PATH.search("see " + "/home" + "/anna/poker")
    assert MACHINE_PATH.search('open("' + "/tmp" + '/x")')
    assert not MACHINE_PATH.search("https://example.net/home/page and src/work/x")
    assert REGISTRY.search("https://" + "pypi." + "org/simple")
