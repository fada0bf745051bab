"""The gate on counted instructions: what it lets pass and what it says. `make test` counts."""

import json
import shutil

import pytest

from bench import instructions
from bench.instructions import FIGURES, VERSION, compare, main, moved

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
