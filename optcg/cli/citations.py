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


class Marked(NamedTuple):
    """A test, and the rules that it is marked with: by itself, its class or its module."""

    line: int
    name: str
    rules: set[str]


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


def sources() -> list[Path]:
    """The modules of the package that may do a rule: the command line speaks of rules and does none."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if not path.is_relative_to(PACKAGE / "cli")]


def in_code(number: str) -> list[Place]:
    """The lines of the package that cite a rule."""
    places = []
    for path in sources():
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
            for test in tests_in(text):
                if number in test.rules:
                    places.append(Place(_name(path), test.line, test.name))
    return places


def tests_in(source: str) -> Iterator[Marked]:
    """The tests of a module."""
    return _tests(ast.parse(source).body, set())


def _tests(body: list[ast.stmt], outer: set[str]) -> Iterator[Marked]:
    for node in body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark":
            outer = outer | _marks(node.value)
    for node in body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef):
            continue
        marks = outer.union(*map(_marks, node.decorator_list))
        if isinstance(node, ast.ClassDef):
            yield from _tests(node.body, marks)
        elif node.name.startswith("test"):
            yield Marked(node.lineno, node.name, marks)


def _marks(tree: ast.expr) -> set[str]:
    return {
        str(argument.value).partition("(")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")
        for argument in node.args
        if isinstance(argument, ast.Constant)
    }


def _name(path: Path) -> str:
    return path.relative_to(PACKAGE.parent).as_posix()
