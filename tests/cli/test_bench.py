"""`optcg bench`: its shape, and that each measurement measures. How fast is for `make bench` to say."""

import json
from pathlib import Path

import pytest

from bench import __main__ as bench_main
from bench import (
    copying,
    effect_play,
    environment,
    length,
    listed_play,
    memory,
    official_play,
    processes,
    queries,
    random_play,
    samples,
    start_up,
    timing,
    yardstick,
)
from bench.goals import GOALS
from optcg import Catalog
from tests.cli.run import run
from tests.needs import ROOT

FIXED = {"decisions_per_s", "games_per_s", "clone_us", "view_us", "yardstick_moves_per_s"}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One short round of each."""
    for module in (
        random_play,
        effect_play,
        environment,
        length,
        listed_play,
        official_play,
        processes,
        start_up,
        yardstick,
    ):
        monkeypatch.setattr(module, "ROUNDS", 1)
    monkeypatch.setattr(random_play, "GAMES_A_PAIR", 1)
    monkeypatch.setattr(processes, "GAMES_A_PAIR", 1)
    monkeypatch.setattr(processes, "STEPS", 1000)
    monkeypatch.setattr(yardstick, "GAMES", 1)
    monkeypatch.setattr(environment, "GAMES", 1)
    monkeypatch.setattr(official_play, "GAMES", 2)
    monkeypatch.setattr(memory, "CLONES", 50)
    for module in (copying, effect_play, listed_play, queries):
        monkeypatch.setattr(module, "best_us", lambda act, calls, per=1: timing.best_us(act, 1, per, 1))
    monkeypatch.setattr(effect_play, "GAMES", 4)
    monkeypatch.setattr(bench_main, "TURNS", 1)
    monkeypatch.setattr(bench_main.samples, "COUNT", 4)
    monkeypatch.setenv("OPTCG_CARD_DATA", str(ROOT / "optcg" / "cards" / "house" / "cards.json"))


@pytest.mark.usefixtures("quick")
def test_bench_gives_every_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = run("bench", "--json")
    assert result.exit_code == 0
    answer = json.loads(result.stdout)
    assert set(answer) == {"mode", "results", "ratios"}
    assert set(answer["ratios"]) < set(GOALS)
    assert answer["ratios"]["yardstick_moves_per_s"] == 1
    assert answer["mode"] == "plain"
    assert set(answer["results"]) == set(GOALS)
    assert set(answer["results"]) >= FIXED
    for name, value in answer["results"].items():
        assert value is None or value > 0, name


def test_the_table_shows_results_beside_goals(capsys: pytest.CaptureFixture[str]) -> None:
    bench_main.Console().print(
        bench_main.table({"clone_us": 6.0, "view_us": 99.0, "yardstick_moves_per_s": None})
    )
    clone, view, yard = [
        line for line in capsys.readouterr().out.splitlines() if " us " in line or "chess" in line
    ]
    assert "at most 12" in clone
    assert clone.split()[-2] == "met"
    assert view.split()[-2] == "missed"
    assert " - " in yard


def test_outside_a_checkout_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("bench")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "run from a checkout" in result.stderr


def test_sampled_games_are_in_progress() -> None:
    games = samples.sample_games(Catalog.house(), 3, "main")
    assert [game.decision.kind for game in games if game.decision] == ["main"] * 3
