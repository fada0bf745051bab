"""One process, several, and some that die: the outcomes are the same."""

import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from optcg.sim import Runs
from optcg.sim import engines as engines_module
from optcg.sim.engines import WorkerDied, Workers, processors
from optcg.sim.play import GameFailed
from tests.sim.pairings import HOUSE, children, outcomes, pairing

PAIRINGS = (pairing(), pairing("mire-light", "moss-wall", seed=3))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_number_of_jobs_changes_nothing(count: int, tmp_path: Path) -> None:
    here = outcomes(tmp_path / "here", 6, pairings=PAIRINGS)
    assert outcomes(tmp_path / "workers", 6, Workers(count), PAIRINGS) == here


def test_workers_can_outnumber_the_games(tmp_path: Path) -> None:
    assert len(outcomes(tmp_path, 1, Workers(3))[0]) == 1


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    """Two workers are killed in the middle; what they were playing is played again."""
    games = 24
    expected = outcomes(tmp_path / "here", games)
    killed: set[int] = set()

    def kill(runs: Runs) -> Callable[[], None]:
        def seen() -> None:
            if runs.played in (4, 12):
                victim = children(os.getpid())[0]
                os.kill(victim, signal.SIGKILL)
                killed.add(victim)

        return seen

    with Runs(HOUSE, [pairing()], games, tmp_path / "workers") as runs:
        runs.play(Workers(2), kill(runs))
        assert [runs.outcomes(0)] == expected
    assert len(killed) == 2


def test_a_game_that_always_kills_its_worker_ends_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = subprocess.Popen

    def dying(command: list[str], **others: object) -> subprocess.Popen[bytes]:
        program = "import sys; sys.stderr.write('out of everything'); sys.exit(7)"
        return real([command[0], "-c", program], **others)

    monkeypatch.setattr(engines_module.subprocess, "Popen", dying)
    with (
        Runs(HOUSE, [pairing()], 4, tmp_path) as runs,
        pytest.raises(WorkerDied, match=r"3 times \(exit code 7\).*out of everything"),
    ):
        runs.play(Workers(2))


def test_an_error_in_a_worker_is_told_and_no_worker_is_left(tmp_path: Path) -> None:
    broken = pairing()
    broken = type(broken)(broken.decks, ("random", "no such bot"), 1)
    before = set(children(os.getpid()))
    with Runs(HOUSE, [broken], 4, tmp_path) as runs, pytest.raises(GameFailed, match="no such bot"):
        runs.play(Workers(2))
    assert set(children(os.getpid())) <= before


def test_an_interruption_keeps_what_was_played_and_leaves_no_worker(tmp_path: Path) -> None:
    before = set(children(os.getpid()))
    with Runs(HOUSE, [pairing()], 500, tmp_path) as runs:

        def stop() -> None:
            if runs.played == 10:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            runs.play(Workers(2), stop)
        played = runs.outcomes(0)
    assert len(played) >= 10
    assert set(children(os.getpid())) <= before
    again = {outcome.game: outcome for outcome in outcomes(tmp_path, 12)[0]}
    assert len(again) == 12
    assert all(again[outcome.game] == outcome for outcome in played if outcome.game < 12)


def test_no_thread_is_left(tmp_path: Path) -> None:
    outcomes(tmp_path, 4, Workers(2))
    give_up = time.monotonic() + 5
    while threading.active_count() > 1 and time.monotonic() < give_up:
        time.sleep(0.01)
    names = [thread.name for thread in threading.enumerate() if "_feed" in thread.name]
    assert names == []


def test_there_is_a_processor() -> None:
    assert processors() >= 1
