"""The gate on counted instructions: what it lets pass and what it says. `make test` counts."""

import json
import shlex
import shutil
from pathlib import Path

import pytest

from bench import instructions
from bench.instructions import FIGURES, VERSION, compare, main, moved
from tests.docs.blocks import the_block_for

FIGURE = {"plain": {VERSION: {"decision": 1000, "clone": 100}}}


@pytest.mark.parametrize(("decision", "clone", "too_high"), [(1099, 110, 0), (1101, 50, 1), (1500, 111, 2)])
def test_ten_per_cent_more_is_too_much(decision: int, clone: int, too_high: int) -> None:
    assert len(compare({"plain": {"decision": decision, "clone": clone}}, FIGURE)) == too_high


def test_what_is_too_high_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare({"plain": {"decision": 1200}}, FIGURE) == [
        "A decision of the plain build takes 20.0% more instructions."
    ]
    assert capsys.readouterr().out == "plain, decision: 1,200 instructions, +20.0% against 1,000\n"


def test_without_a_figure_nothing_is_too_high(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare({"compiled": {"decision": 1200}}, FIGURE) == []
    assert f"no figure for Python {VERSION}" in capsys.readouterr().out


def test_a_move_changes_what_was_counted_and_nothing_else() -> None:
    other = {"9.9": {"decision": 5, "clone": 6}}
    data = {"moved_because": "first", "figures": {"plain": {**other, **FIGURE["plain"]}}}
    after = moved(data, {"plain": {"decision": 7, "clone": 8}}, "cards may be seen twice")
    assert after == {
        "moved_because": "cards may be seen twice",
        "figures": {"plain": {**other, VERSION: {"decision": 7, "clone": 8}}},
    }


def test_the_figures_are_there_with_a_reason() -> None:
    data = json.loads(FIGURES.read_text())
    assert data["moved_because"]
    assert set(data["figures"]) == {"plain", "compiled"}
    for by_version in data["figures"].values():
        for counts in by_version.values():
            assert set(counts) == {"decision", "clone"}


def test_without_valgrind_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(instructions.sys, "argv", ["instructions"])
    assert main() == 0
    assert "valgrind is not installed" in capsys.readouterr().out


def test_the_documented_command_moves_the_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All but the counting, which takes minutes."""
    words = shlex.split(the_block_for("tests/architecture/test_instructions.py", "docs/performance.md"))
    assert words[:3] == ["python", "-m", "bench.instructions"]
    figures = tmp_path / "instructions.json"
    shutil.copy(FIGURES, figures)
    monkeypatch.setattr(instructions, "FIGURES", figures)
    monkeypatch.setattr(instructions, "builds", lambda: ["plain"])
    monkeypatch.setattr(instructions, "count", lambda build: {"decision": 7, "clone": 8})
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(instructions.sys, "argv", words[2:])
    assert main() == 0
    after = json.loads(figures.read_text())
    assert after["moved_because"] == words[-1]
    assert after["figures"]["plain"][VERSION] == {"decision": 7, "clone": 8}
    assert after["figures"]["compiled"] == json.loads(FIGURES.read_text())["figures"]["compiled"]
