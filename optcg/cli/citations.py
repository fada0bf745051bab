"""Finds the lines that cite a rule: `Rule 7-1-4-1: ...`, `Rules 1-3-2, 4-5-3`, `(7-1-4-1)`, `"7-1-4-1"`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import optcg

PACKAGE: Final = Path(optcg.__file__).parent
TESTS: Final = PACKAGE.parent / "tests"

_NUMBER: Final = r"\d+(?:-\d+)*(?:\((?:\d+|[IVX]+)\))?"
_LIST: Final = rf"{_NUMBER}(?:(?:,? and |, | to ){_NUMBER})*"
_LONG: Final = r"\d+(?:-\d+)+(?:\((?:\d+|[IVX]+)\))?"
_CITED: Final = re.compile(
    rf"\bRules? (?P<named>{_LIST})|\((?P<aside>{_LONG}(?:, {_LONG})*)\)|\"(?P<quoted>{_LONG})\""
)
_ONE: Final = re.compile(r"(?P<to> to )?(?P<number>\d+(?:-\d+)*)(?:\((?:\d+|[IVX]+)\))?")


class Place(NamedTuple):
    """A line that cites a rule."""

    file: str
    line: int
    text: str


def numbers_cited(line: str) -> set[str]:
    """The rule numbers in a line, those inside `2-7-2 to 2-7-4` too."""
    cited: set[str] = set()
    for found in _CITED.finditer(line):
        last = ""
        for one in _ONE.finditer(found["named"] or found["aside"] or found["quoted"]):
            number = one["number"]
            cited.add(number)
            if one["to"]:
                cited.update(_between(last, number))
            last = number
    return cited


def _between(first: str, last: str) -> list[str]:
    stem, _, start = first.rpartition("-")
    other, _, stop = last.rpartition("-")
    return [f"{stem}-{n}" for n in range(int(start) + 1, int(stop))] if stem == other else []


def in_code(number: str) -> list[Place]:
    """The lines of the package that cite a rule."""
    places = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.is_relative_to(PACKAGE / "cli"):
            continue  # it speaks of rules and does none
        text = path.read_text(encoding="utf-8")
        for line, content in enumerate(text.splitlines(), start=1):
            if number in numbers_cited(content):
                places.append(Place(_name(path), line, content.strip()))
    return places


def in_tests(number: str) -> list[Place]:
    """The tests marked with a rule, if the tests are at hand."""
    places = []
    for path in sorted(TESTS.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if f'"{number}' in text:
            for line, name in _marked(ast.parse(text).body, number, False):
                places.append(Place(_name(path), line, name))
    return places


def _marked(body: list[ast.stmt], number: str, below: bool) -> Iterator[tuple[int, str]]:
    """Line and name of each test under a marker of this number: its own, its class's or its module's."""
    for node in body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark":
            below = below or _marks(node.value, number)
    for node in body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef):
            continue
        marked = below or any(_marks(decorator, number) for decorator in node.decorator_list)
        if isinstance(node, ast.ClassDef):
            yield from _marked(node.body, number, marked)
        elif marked and node.name.startswith("test"):
            yield node.lineno, node.name


def _marks(tree: ast.expr, number: str) -> bool:
    return any(
        isinstance(node, ast.Call)
        and ast.unparse(node.func).endswith("mark.rule")
        and any(isinstance(a, ast.Constant) and str(a.value).partition("(")[0] == number for a in node.args)
        for node in ast.walk(tree)
    )


def _name(path: Path) -> str:
    return path.relative_to(PACKAGE.parent).as_posix()
