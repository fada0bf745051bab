"""`optcg rule`: the wording, the code and the tests of a rule."""

import json
from pathlib import Path

import pytest

from optcg.cli import citations
from optcg.cli.citations import numbers_cited
from optcg.rulebook import rules
from tests.cli.run import run


def test_a_rule_is_said_with_its_code() -> None:
    result = run("rule", "7-1-4-1")
    assert result.exit_code == 0
    assert result.output.startswith("Rule 7-1-4-1  (behaviour)\n")
    assert "7-1-4-1-1  Against a Leader" in result.output
    assert "optcg/engine/battle.py:" in result.output
    assert "optcg/cli/" not in result.output
    assert all(len(line) < 80 for line in result.output.splitlines())


def test_a_rule_as_json() -> None:
    found = json.loads(run("rule", "7-1-4", "--json").output)
    assert found["rule"] == "7-1-4"
    assert found["statement"] == rules()["7-1-4"].statement
    assert found["parts"] == ["7-1-4-1", "7-1-4-2"]
    assert {"file", "line", "text"} == set(found["code"][0])
    assert isinstance(found["tests"], list)


def test_every_rule_can_be_asked_for() -> None:
    assert run("rule", "1").exit_code == 0
    assert run("rule", "11-3-3").exit_code == 0
    assert run("rule", "6-6-1-2(1)").output.startswith("Rule 6-6-1-2 ")
    assert run("rule", "7.1.4.1").output == run("rule", "7-1-4-1").output


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("7-1-4-9", "Did you mean 7-1-4?"),
        ("77-1-4", "Did you mean 7-1-4?"),
        ("blocker", "looks like 7-1-4-1"),
    ],
)
def test_an_unknown_number_is_refused(number: str, words: str) -> None:
    result = run("rule", number)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"There is no rule {number}.")
    assert words in result.stderr


@pytest.mark.parametrize(
    ("line", "cited"),
    [
        ("# Rule 7-1-4-1: the higher power wins.", {"7-1-4-1"}),
        ('"""Rules 1-3-2, 4-5-3: two of them."""', {"1-3-2", "4-5-3"}),
        ("# Rules 2-7-2 to 2-7-4: a row", {"2-7-2", "2-7-3", "2-7-4"}),
        ("# Rules 7-1-1-4, 7-1-2-3 and 7-1-3-3", {"7-1-1-4", "7-1-2-3", "7-1-3-3"}),
        ("it is trashed (8-4-2)", {"8-4-2"}),
        ("# Rule 6-6-1-2(1): the first of two", {"6-6-1-2"}),
        ('GameEvent("blocked", "7-1-2-1", player)', {"7-1-2-1"}),
        ('"""Rule 7: a battle."""', {"7"}),
        ("count = (a - 1) + 2-1", set()),
        ('number = "12"', set()),
    ],
)
def test_citations_are_read_in_every_form(line: str, cited: set[str]) -> None:
    assert numbers_cited(line) == cited


def test_tests_are_found_by_their_markers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(
        """
import pytest

@pytest.mark.rule("1-1-1")
def test_one(): ...

@pytest.mark.rule("1-1-2")
def test_other(): ...

@pytest.mark.rule("1-1-1")
class TestAll:
    def test_two(self): ...
""",
        encoding="utf-8",
    )
    monkeypatch.setattr(citations, "TESTS", tmp_path / "tests")
    monkeypatch.setattr(citations, "PACKAGE", tmp_path / "optcg")
    assert citations.in_tests("1-1-1") == [
        ("tests/test_it.py", 5, "test_one"),
        ("tests/test_it.py", 12, "test_two"),
    ]
    monkeypatch.setattr(citations, "TESTS", tmp_path / "absent")
    assert citations.in_tests("1-1-1") == []
