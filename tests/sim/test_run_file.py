"""Run files: what was played is kept, a torn line is cut off, and nobody writes over another."""

from pathlib import Path

import pytest

from optcg.sim import Outcome, Runs
from optcg.sim.engines import InPlace
from optcg.sim.run_file import BadRun, RunFile
from tests.sim.pairings import HOUSE, outcomes, pairing


def outcome(game: int, winner: int | None = 0) -> Outcome:
    return Outcome(game, 5, 0, winner, "damage", 9, 80, (0, 2), (30, 31), "ab")


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "run.jsonl"
    with RunFile(path, {"seed": 1}) as file:
        file.add(outcome(0))
        file.add(outcome(2, None))
        file.add_seconds(1.5)
    with RunFile(path, {"seed": 1}) as file:
        assert file.outcomes == {0: outcome(0), 2: outcome(2, None)}
        assert file.seconds == 1.5


def test_a_torn_line_is_cut_off_wherever_it_was_torn(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with RunFile(path, {"seed": 1}) as file:
        file.add(outcome(0))
        file.add(outcome(1))
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with RunFile(path, {"seed": 1}) as file:
            for game in (0, 1):
                file.add(outcome(game))
        assert path.read_bytes() == whole


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    RunFile(path, {"seed": 1}).__exit__(None, None, None)
    with pytest.raises(BadRun, match="of another pairing"):
        RunFile(path, {"seed": 2})
    with RunFile(path, {"seed": 2}, fresh=True) as file:
        assert file.outcomes == {}


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with RunFile(path, {}) as file:
        file.add(outcome(0))
    path.write_bytes(path.read_bytes() + b'{"game": "x"}\n')
    with pytest.raises(BadRun, match=r"Line 3 of .*--fresh"):
        RunFile(path, {})


def test_two_runs_do_not_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with RunFile(path, {}), pytest.raises(BadRun, match="another run"):
        RunFile(path, {})
    with RunFile(path, {}):
        pass


def test_a_game_that_goes_another_way_is_told(tmp_path: Path) -> None:
    with RunFile(tmp_path / "run.jsonl", {}) as file:
        file.add(outcome(0, 0))
        file.add(outcome(0, 0))
        with pytest.raises(BadRun, match="another way"):
            file.add(outcome(0, 1))


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadRun, match="cannot be opened"):
        RunFile(tmp_path / "file" / "run.jsonl", {})


def test_a_longer_run_begins_with_the_games_of_a_shorter_one(tmp_path: Path) -> None:
    (short,) = outcomes(tmp_path / "a", 5)
    (longer,) = outcomes(tmp_path / "a", 8)
    (at_once,) = outcomes(tmp_path / "b", 8)
    assert longer[:5] == short
    assert longer == at_once


def test_a_shorter_run_counts_only_its_own_games(tmp_path: Path) -> None:
    (longer,) = outcomes(tmp_path, 8)
    (short,) = outcomes(tmp_path, 5)
    assert short == longer[:5]


def test_fresh_runs_play_again(tmp_path: Path) -> None:
    outcomes(tmp_path, 3)
    with Runs(HOUSE, [pairing()], 3, tmp_path, fresh=True) as runs:
        assert (runs.known, len(runs.missing())) == (0, 3)
        runs.play(InPlace())
        assert runs.played == 3


def test_records_that_are_missing_are_played_again_and_must_agree(tmp_path: Path) -> None:
    outcomes(tmp_path / "runs", 4)
    with Runs(HOUSE, [pairing()], 4, tmp_path / "runs", tmp_path / "records") as runs:
        runs.play(InPlace())
        assert runs.known == 4
    saved = sorted(path.name for path in (tmp_path / "records").iterdir())
    assert saved == [f"game-{place:05}.json" for place in range(4)]
