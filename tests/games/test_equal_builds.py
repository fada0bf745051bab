"""The compiled and the plain engine play the same games. `bench.records` plays many more of them."""

import subprocess
import sys

import pytest

from bench.compiled_copy import environment
from bench.records import lines
from tests.needs import ROOT

GAMES = 16


def test_both_builds_play_the_same_games(pytestconfig: pytest.Config) -> None:
    """Every decision with all its choices, views, clones, saved games and the last states with their logs."""
    if not pytestconfig.getoption("--compiled"):
        pytest.skip("the engine is not compiled here: python -m tests.compiled")
    here = [
        f"{line.decks}: {line.games} games, {line.decisions} decisions, {line.hash}" for line in lines(GAMES)
    ]
    plain = subprocess.run(
        [sys.executable, "-m", "bench.records", str(GAMES)],
        cwd=ROOT,
        env=environment("plain"),
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.splitlines() == ["plain", *here]
