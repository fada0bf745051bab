"""The same seed and choices make the same game, in every process and on every Python."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import mypy_extensions
import pytest

from tests import needs
from tests.games.fixed_games import game_hash

SEEDS = range(5)


def hashes(interpreter: str, hash_seed: str, folder: Path) -> list[str]:
    """What a process of its own makes of the fixed games. `folder` holds what the engine may import."""
    shutil.copy(mypy_extensions.__file__, folder)
    script = needs.ROOT / "tests" / "games" / "fixed_games.py"
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": hash_seed}
    run = subprocess.run(
        [interpreter, "-B", str(script), *map(str, SEEDS)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert isinstance(found, list)
    return found


def own_hashes() -> list[str]:
    return [game_hash(seed) for seed in SEEDS]


def test_the_fixed_games_differ() -> None:
    assert len(set(own_hashes())) == len(SEEDS)
    assert own_hashes() == own_hashes()


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_games_are_equal_in_every_process(hash_seed: str, tmp_path: Path) -> None:
    assert hashes(sys.executable, hash_seed, tmp_path) == own_hashes()


@pytest.mark.parametrize("version", ["3.12", "3.13"])
def test_games_are_equal_on_every_python(version: str, tmp_path: Path) -> None:
    assert hashes(needs.python(version), "17", tmp_path) == own_hashes()
