"""docs/learning.md: its tables are those of the code, and its examples run."""

import importlib.util
import re
from types import ModuleType

import pytest

from optcg.envs import action_names, feature_names
from tests.envs.rl import actions, layout
from tests.needs import ROOT

PAGE = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")


def learning_tables() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learning_tables", ROOT / "docs" / "learning_tables.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def cells(name: str) -> list[list[str]]:
    """The lines of a table of the page, without its head."""
    table = PAGE.split(f"<!-- table: {name} -->\n")[1].split("<!-- end")[0]
    return [line.strip("|").split(" | ") for line in table.splitlines()[2:]]


def test_the_tables_are_what_make_docs_writes() -> None:
    up_to_date = learning_tables().refreshed(PAGE) == PAGE
    assert up_to_date, "docs/learning.md is out of date: run `make docs`"


def test_every_feature_is_named_by_its_index() -> None:
    """The three tables of the page together name what the code writes at each index."""
    named: dict[int, str] = {}
    for first, row in cells("rows"):
        for column, what in cells("columns"):
            named[int(first) + int(column)] = f"{row.strip()}: {what.strip()}"
    for index, what in cells("figures"):
        named[int(index)] = f"game: {what.strip()}"
    assert [named[index] for index in range(layout.FEATURES)] == feature_names()
    assert len(layout.COLUMNS) == layout.WIDTH


def test_every_action_lies_in_one_line_of_its_table() -> None:
    covered: list[int] = []
    for codes, first, last in cells("actions"):
        low, high = (int(code) for code in codes.split(" to "))
        covered += range(low, high + 1)
        assert (action_names()[low], action_names()[high]) == (first.strip(), last.strip())
    assert covered == list(range(actions.ACTIONS))


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec(code, names)
    assert capsys.readouterr().out.strip() in ("won", "lost")
