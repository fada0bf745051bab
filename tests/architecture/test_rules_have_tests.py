"""Every rule has a test that carries it, and every number that a test cites is in the rulebook.

The test sources are read, not run, so that the answer is the same whichever tests were selected.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from optcg.rulebook import rules
from tests.needs import ROOT

TESTS = ROOT / "tests"

NUMBER = re.compile(r"(?P<rule>\d+(-\d+)*)(\((\d+|[IVX]+)\))?")
# Steps without a number of their own inside two rules.
SUB_STEPS = {"6-6-1-2(1)", "6-6-1-2(2)", "8-1-3-3-5(I)", "8-1-3-3-5(II)", "8-1-3-3-5(III)"}
ASKS_NOTHING = {"heading", "no-gameplay"}
NOT_RUN_BY_ALL = re.compile(r"(pytest\.)?mark\.(skip|xfail|long)\b")


class Citation(NamedTuple):
    """A rule number in a marker. It carries the rule if it stands on a test that everyone runs."""

    number: str
    line: int
    carries: bool

    @property
    def rule(self) -> str:
        """The number without the mark of a sub-step: 6-6-1-2 for 6-6-1-2(1)."""
        found = NUMBER.fullmatch(self.number)
        return found["rule"] if found else self.number


def read(source: str) -> list[Citation]:
    """All citations of a test module."""
    module = ast.parse(source)
    carried = [
        number for marks in marks_of_tests(module.body, []) for mark in marks for number in numbers(mark)
    ]
    return [
        Citation(ast.unparse(node).strip("'"), node.lineno, carries=node in carried)
        for node in numbers(module)
    ]


def marks_of_tests(body: list[ast.stmt], outer: list[ast.expr]) -> Iterator[list[ast.expr]]:
    """The marks of each test in a module or class, its own and those it stands under."""
    under = [*outer, *(mark for node in body for mark in marks_for_all(node))]
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from marks_of_tests(node.body, [*under, *node.decorator_list])
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            marks = [*under, *node.decorator_list]
            if not any(NOT_RUN_BY_ALL.match(ast.unparse(mark)) for mark in marks):
                yield marks


def marks_for_all(node: ast.stmt) -> list[ast.expr]:
    """The marks of a `pytestmark`, which hold for every test of its module or class."""
    if not (isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark"):
        return []
    return node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]


def numbers(tree: ast.AST) -> Iterator[ast.expr]:
    """The arguments of every rule marker below a node."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in {"pytest.mark.rule", "mark.rule"}:
            yield from node.args


@cache
def citations() -> dict[str, list[Citation]]:
    """The citations of every test module, by its path."""
    return {
        path.relative_to(ROOT).as_posix(): read(path.read_text(encoding="utf-8"))
        for path in sorted(TESTS.rglob("test_*.py"))
    }


def carried() -> set[str]:
    return {citation.rule for found in citations().values() for citation in found if citation.carries}


def test_cited_numbers_are_in_the_rulebook() -> None:
    unknown = [
        f"{path}:{citation.line}: {citation.number}"
        for path, found in citations().items()
        for citation in found
        if citation.rule not in rules()
    ]
    assert not unknown, "These markers name no rule of the rulebook:\n" + "\n".join(unknown)


def test_every_rule_has_a_test() -> None:
    have = carried()
    bare = [
        f"{rule.id}: {rule.statement}"
        for rule in rules().values()
        if rule.kind not in ASKS_NOTHING and rule.id not in have
    ]
    assert not bare, f"{len(bare)} rules have no test:\n" + "\n".join(bare)


def test_every_sub_step_has_a_test() -> None:
    cited = {c.number for found in citations().values() for c in found if c.carries}
    assert cited >= SUB_STEPS, f"No test carries {', '.join(sorted(SUB_STEPS - cited))}"


def test_markers_are_found_wherever_pytest_takes_them() -> None:
    source = """
pytestmark = [pytest.mark.rule("1-1-1")]

@pytest.mark.rule("1-2-1", "1-2-2")
@pytest.mark.rule("6-6-1-2(1)")
def test_on_a_function(): ...

class TestSection:
    pytestmark = pytest.mark.rule("1-3-1")

    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("1-3-2"))])
    def test_in_a_class(self, n): ...
"""
    found = read(source)
    assert {citation.rule for citation in found} == {
        "1-1-1", "1-2-1", "1-2-2", "6-6-1-2", "1-3-1", "1-3-2",
    }  # fmt: skip
    assert all(citation.carries for citation in found)


def test_a_test_that_is_not_run_carries_no_rule() -> None:
    source = """
@pytest.mark.skip
@pytest.mark.rule("1-1-1")
def test_skipped(): ...

@pytest.mark.long
@pytest.mark.rule("1-2-1")
def test_long(): ...

@pytest.mark.rule("1-2-2")
def play_on(): ...
"""
    assert [(citation.number, citation.carries) for citation in read(source)] == [
        ("1-1-1", False),
        ("1-2-1", False),
        ("1-2-2", False),
    ]
