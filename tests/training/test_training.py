"""Numbers of the bots: found in their source, set while they play, moved the way that wins, written back."""

from __future__ import annotations

import shutil
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from tests.needs import ROOT, packages
from training.constants import constants, loosen, write
from training.games import changes

packages("rl", "numpy")

SET = """
from pathlib import Path
from optcg.bots import life_and_don, outlook, steps
from training.constants import Judgement, constants
found = constants(Path({root!r}))
numbers = [number for constant in found for number in constant.numbers]
Judgement(found, [2 * number for number in numbers]).use()
assert steps.UNSEEN_CARD == life_and_don.UNSEEN_CARD == {unseen}, "who imports a number has it, too"
doubled = outlook.TURN_LIFE
Judgement(found, numbers).use()
assert doubled == tuple(2 * life for life in outlook.TURN_LIFE)
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "optcg", tmp_path / "optcg", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    return tmp_path


def test_numbers_are_found_with_their_signs_and_titles(tmp_path: Path) -> None:
    (tmp_path / "optcg" / "bots").mkdir(parents=True)
    source = tmp_path / "optcg" / "bots" / "outlook.py"
    source.write_text('ROWS: Final = {"a": -0.5, "b": (2, 0.2 / 1000)}\nMOST: Final = 5\nfree = 0.1\n')
    (found,) = constants(tmp_path)
    assert found.titles() == ["outlook.ROWS[0]", "outlook.ROWS[1]"]
    assert found.numbers == (-0.5, 0.2)


def test_numbers_are_written_where_they_stood(copy: Path) -> None:
    before = constants(copy)
    numbers = [number for constant in before for number in constant.numbers]
    write(copy, before, [-2 * number - 0.5 for number in numbers])
    after = [number for constant in constants(copy) for number in constant.numbers]
    assert after == pytest.approx([-2 * number - 0.5 for number in numbers], rel=0.01)


def test_each_player_may_judge_by_other_numbers(copy: Path) -> None:
    unseen = next(constant for constant in constants(copy) if constant.name == "UNSEEN_CARD")
    loosen(copy)
    code = SET.format(root=str(ROOT), unseen=2 * unseen.numbers[0])
    path = {"PYTHONPATH": f"{copy}:{ROOT}", "PYTHONSAFEPATH": "1"}
    subprocess.run([sys.executable, "-c", code], env=path, check=True)


def test_a_number_moves_the_way_in_which_changes_had_won(tmp_path: Path) -> None:
    from training.__main__ import Training

    training = Training(tmp_path, Namespace(only="outlook", much=0.25, sure=3.0))
    place = training.titles.index("outlook.DON")
    seeds = range(400)
    scores = [2.0 * (changes(seed, training.loose, 0.25)[place] > 0) for seed in seeds]
    moved, table = training._moved(training.shipped, seeds, scores)
    assert moved[place] > training.shipped[place]
    assert [title for title in training.titles if title in table] == ["outlook.DON"]


def test_games_that_were_played_are_not_played_again(tmp_path: Path) -> None:
    from concurrent.futures import ThreadPoolExecutor

    from training.__main__ import Training

    training = Training(tmp_path, Namespace(only=None))
    played: list[int] = []

    def pair(seed: int) -> float:
        played.append(seed)
        return float(seed % 3)

    with ThreadPoolExecutor(1) as pool:
        first = training._play(pool, "round-01", pair, range(4))
        assert training._play(pool, "round-01", pair, range(6)) == [0, 1, 2, 0, 1, 2]
    assert first == [0, 1, 2, 0]
    assert played == [0, 1, 2, 3, 4, 5]
