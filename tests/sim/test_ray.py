"""Ray: the same games as on this machine, whatever dies on the way."""

import importlib.util
import json
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from optcg.sim.ray_engine import _OTHER, RayFailed, _answers, play_batch
from tests.cli.run import run
from tests.docs.blocks import the_block_for
from tests.needs import ROOT, missing
from tests.sim.pairings import environment, outcomes

GAMES = 48
PLAY = ("sim", "ember-rush", "moss-wall", "--bots", "random", "-n", "12")


@pytest.fixture
def ray_place() -> Iterator[dict[str, str]]:
    """The environment of a cluster of its own, with a short path for its sockets."""
    if importlib.util.find_spec("ray") is None:
        missing("ray")
    folder = tempfile.mkdtemp(prefix="ray-")
    token = Path(folder) / "token"
    token.write_text("a token for the tests alone, long enough to be taken", encoding="utf-8")
    yield {
        **environment(),
        "RAY_TMPDIR": folder,
        "RAY_AUTH_TOKEN_PATH": str(token),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_DEDUP_LOGS": "0",
    }
    shutil.rmtree(folder, ignore_errors=True)


def test_two_nodes_play_the_same_games_though_a_worker_and_a_node_are_killed(
    ray_place: dict[str, str], tmp_path: Path
) -> None:
    (here,) = outcomes(tmp_path / "here", GAMES)
    program = [sys.executable, "-m", "tests.sim.ray_cluster", str(tmp_path / "ray"), str(GAMES)]
    done = subprocess.run(program, cwd=ROOT, env=ray_place, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert set(found["killed"]) == {"worker", "node"}
    assert max(found["killed"].values()) < GAMES
    assert found["outcomes"] == [row.choices for row in here]


def test_the_command_starts_a_cluster_of_its_own_and_saves_equal_records(
    ray_place: dict[str, str], tmp_path: Path
) -> None:
    options = ("--json", "--out", str(tmp_path / "a"), "--save", str(tmp_path / "ray"))
    command = [sys.executable, "-m", "optcg", *PLAY, "--engine", "ray", "--jobs", "2", *options]
    done = subprocess.run(command, cwd=ROOT, env=ray_place, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    there = json.loads(done.stdout)
    options = ("--json", "--out", str(tmp_path / "b"), "--save", str(tmp_path / "local"))
    here = json.loads(run(*PLAY, "--jobs", "1", *options).stdout)
    for plain in (there, here):
        del plain["seconds"], plain["run_file"]
    assert there == here
    names = [path.name for path in sorted((tmp_path / "local").iterdir())]
    assert len(names) == 12
    for name in names:
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "local" / name).read_bytes()


def test_the_documented_command_plays_on_a_cluster(ray_place: dict[str, str], tmp_path: Path) -> None:
    words = shlex.split(the_block_for("tests/sim/test_ray.py", "docs/simulation.md"))
    assert words[:3] == ["optcg", "matrix", "decks/*.txt"]
    command = [sys.executable, "-m", "optcg", "matrix", "ember-rush", "moss-wall", *words[3:]]
    few = ("--bots", "random", "-n", "2", "--out", str(tmp_path))
    program = [sys.executable, "-m", "tests.sim.ray_command", *command, *few]
    done = subprocess.run(program, cwd=ROOT, env=ray_place, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "moss-wall" in done.stdout


def test_a_cluster_that_is_not_there_is_told(ray_place: dict[str, str], tmp_path: Path) -> None:
    place = ("--engine", "ray", "--address", "127.0.0.1:1", "--out", str(tmp_path))
    command = [sys.executable, "-m", "optcg", *PLAY, *place]
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=ray_place,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 2
    assert "The Ray cluster 127.0.0.1:1 cannot be used" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_ray_it_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run(*PLAY, "--engine", "ray", "--out", str(tmp_path))
    assert result.exit_code == 2
    assert "pip install 'optcg[ray]'" in result.stderr


def test_a_machine_with_other_code_is_refused() -> None:
    assert play_batch(b"", "", "the hash of other code", []) == _OTHER

    class Ray:
        class exceptions:  # noqa: N801
            RayError = RuntimeError

        @staticmethod
        def get(_: object) -> str:
            return _OTHER

    with pytest.raises(RayFailed, match="another optcg"):
        _answers(Ray, None)


def test_an_address_is_for_ray_alone() -> None:
    result = run(*PLAY, "--address", "auto")
    assert result.exit_code == 2
    assert "--address is for --engine ray" in result.stderr
