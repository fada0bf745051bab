"""How many small faults of the engine the tests of play notice.

    nice python -m tests.engine_mutants --count 200 --seed 1

Mutants are drawn by seed: a comparison turned, a number off by one, `and` for `or`, a `not` dropped, two
arguments swapped, a statement removed. All are written into one copy of the tree, each behind a switch, and a
process is told by its environment which one is on. First every file of tests runs with all of them off, and
tells which ones it comes by; then each is on in turn, and only the files that come by it run, the quickest
first, until a test fails. It takes an hour or two, and a machine that does little else.
"""

import argparse
import ast
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import NamedTuple

from optcg.sim.statistics import wilson
from tests.needs import ROOT

PARTS = "effects engine house official rules".split()  # the games of tests/games take minutes a mutant
APART = (".git", ".venv", ".compiled", "build", "__pycache__", ".*_cache", ".hypothesis")
PYTEST = (sys.executable, *"-m pytest -x -q --no-header --tb=no -p no:cacheprovider".split())
MEMORY = 4 * 1024**3

SWITCHES = """
import atexit, os
ON = int(os.environ["MUTANT_ON"])
SEEN = set()

def _mutant(number):
    SEEN.add(number)
    return number == ON

@atexit.register
def tell():
    with open(os.environ["MUTANTS_SEEN"], "a") as file:
        file.writelines(f"{number}\\n" for number in SEEN)
"""

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    **{ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq},
    **{ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In},
}
UNTOUCHED = {"annotation", "returns", "decorator_list", "bases", "pattern"}
NOT_SWAPPED = {"isinstance", "cast", "min", "max"}  # wrong at once, or the same


class Mutant(NamedTuple):
    """A node of a file, and what stands for it. A statement is removed: nothing stands for it."""

    file: str
    node: ast.AST
    changed: ast.expr | None

    def __str__(self) -> str:
        new = "removed" if self.changed is None else ast.unparse(self.changed)
        return f"{self.file}:{getattr(self.node, 'lineno', 0)}: {ast.unparse(self.node)} -> {new}"


def changes(node: ast.AST) -> Iterator[tuple[ast.AST, ast.expr | None]]:
    """What can be changed below a node. Assertions, words and what fills a new object stay."""
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.FunctionDef("__init__") | ast.Expr(ast.Constant()):
            return
        case ast.Compare(left, [first, *ops], comparators):
            yield node, ast.Compare(left, [TURNED[type(first)](), *ops], comparators)
        case ast.BoolOp(op, values):
            yield node, ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield node, operand
        case ast.Constant(bool(value)):
            yield node, ast.Constant(not value)
        case ast.Constant(int(value)):
            yield node, ast.Constant(value + 1)
        case ast.Call(func, [first, second, *rest], keywords) if _can_be_swapped(func, first, second):
            yield node, ast.Call(func, [second, first, *rest], keywords)
        case ast.Expr() | ast.AugAssign() | ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield node, None
        case ast.Return(None) | ast.Continue() | ast.Break() | ast.Delete() | ast.Raise():
            yield node, None
    for name, value in ast.iter_fields(node):
        if name not in UNTOUCHED:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not isinstance(node, ast.Raise):
                    yield from changes(child)


def _can_be_swapped(func: ast.expr, first: ast.expr, second: ast.expr) -> bool:
    """Two arguments that look like one kind of thing: what mypy would notice tells nothing of the tests."""
    alike = type(first) is type(second) and not isinstance(first, ast.Starred)
    names = {ast.unparse(part) for part in (func, first, second)}
    return alike and len(names) == 3 and not names & {*NOT_SWAPPED, "state", "context", "self"}


class Switched(ast.NodeTransformer):
    """Puts mutants into a tree, each behind the switch of its number."""

    def __init__(self, mutants: list[Mutant]) -> None:
        self.numbers = {mutant.node: number for number, mutant in enumerate(mutants)}
        self.changed = [deepcopy(mutant.changed) for mutant in mutants]  # the parts of it are switched, too

    def visit(self, node: ast.AST) -> ast.AST:
        number = self.numbers.get(node)
        node = self.generic_visit(node)
        if number is None:
            return node
        switch = ast.parse(f"_mutant({number})", mode="eval").body
        changed = self.changed[number]
        if isinstance(node, ast.expr) and changed is not None:
            return ast.IfExp(switch, changed, node)
        assert isinstance(node, ast.stmt)
        return ast.If(ast.UnaryOp(ast.Not(), switch), [node], [])


def make_copy(tree: Path, copy: Path, engine: dict[str, ast.Module], mutants: list[Mutant]) -> None:
    """The tree with all these mutants in it, switched off."""
    shutil.copytree(tree, copy, ignore=shutil.ignore_patterns(*APART))
    (copy / "optcg" / "engine" / "switches.py").write_text(SWITCHES, encoding="utf-8")
    switched = Switched(mutants)
    for file in {mutant.file for mutant in mutants}:
        text = ast.unparse(ast.fix_missing_locations(switched.visit(engine[file])))
        first = re.search(r"^(from|import|class|def) (?!__future__)", text, re.M)
        assert first is not None
        text = f"{text[: first.start()]}from optcg.engine.switches import _mutant\n{text[first.start() :]}"
        (copy / file).write_text(text, encoding="utf-8")


class Found(NamedTuple):
    """What came of running some files of tests."""

    outcome: str
    seconds: float
    failed: str
    seen: set[int]


def run(copy: Path, files: list[str], on: int = -1, limit: float = 1200) -> Found:
    cards = os.environ.get("OPTCG_CARD_DATA", str(ROOT.parent / "shared" / "cards"))
    with tempfile.NamedTemporaryFile("r") as seen:
        ours = {
            "PYTHONPATH": str(copy),
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # they take longer to load than most files to run
            "OPTCG_CARD_DATA": cards,
            "MUTANT_ON": str(on),
            "MUTANTS_SEEN": seen.name,
        }
        began = time.monotonic()
        try:
            done = subprocess.run(
                [*PYTEST, *files],
                cwd=copy,
                env=os.environ | ours,
                capture_output=True,
                text=True,
                timeout=limit,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)),
            )
        except subprocess.TimeoutExpired:
            return Found("timeout", limit, "", set())
        failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.M)
        outcome = "survived" if done.returncode in (0, 5) else "killed"
        return Found(outcome, time.monotonic() - began, failed[1] if failed else "", set(map(int, seen)))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=200, help="how many mutants to draw")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes at a time")
    parser.add_argument("--parts", nargs="+", default=PARTS, help="the folders of tests")
    parser.add_argument("--tree", type=Path, default=ROOT, help="another checkout, with tests of its own")
    given = parser.parse_args()
    tree: Path = given.tree.resolve()
    paths = sorted((tree / "optcg" / "engine").rglob("*.py"))
    engine = {str(path.relative_to(tree)): ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    possible = [Mutant(file, *change) for file, parsed in engine.items() for change in changes(parsed)]
    mutants = Random(given.seed).sample(possible, min(given.count, len(possible)))
    words = [str(mutant).replace("\n", " ") for mutant in mutants]
    print(f"{len(mutants)} of {len(possible)} mutants", flush=True)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(given.jobs) as pool:
        copy = Path(folder) / "copy"
        make_copy(tree, copy, engine, mutants)
        files = [
            str(path.relative_to(copy))
            for part in given.parts
            for path in copy.glob(f"tests/{part}/test_*.py")
        ]
        right = dict(zip(files, pool.map(lambda file: run(copy, [file]), files), strict=True))
        for file, found in right.items():
            if found.outcome != "survived":
                print(f"fails without a mutant, and is left out: {file} {found.failed}", flush=True)
        quickest = sorted(files, key=lambda file: right[file].seconds)

        def judge(number: int) -> str:
            files = [
                file for file in quickest if right[file].outcome == "survived" and number in right[file].seen
            ]
            found = Found("unreached", 0, "", set())
            for some in (files[:8], files[8:40], files[40:]):  # to collect all of them takes long
                if some and found.outcome in ("unreached", "survived"):
                    found = run(copy, some, number, 60 + 3 * sum(right[file].seconds for file in some))
            print(f"{number} {found.outcome} {words[number]} {found.failed}", flush=True)
            return found.outcome

        outcomes = Counter(pool.map(judge, range(len(mutants))))
    noticed = outcomes["killed"] + outcomes["timeout"]
    low, high = wilson(noticed, len(mutants))
    print(f"{dict(outcomes)}: {noticed / len(mutants):.1%} noticed, between {low:.1%} and {high:.1%}")


if __name__ == "__main__":
    main()
