"""Fits the numbers of a bot by games won: `python -m training FOLDER --bot search:30 --only outlook`.

In each pair of games all numbers are changed a little at random, one way for one player and the other way
for the other. After a round of pairs a regression says which changes had won, and the numbers move that way.
Then the new numbers play those that ship, over other seeds. FOLDER holds the score of every pair, the numbers
and a report; a training that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from subprocess import run
from time import monotonic

import numpy as np

from bench.compiled_copy import ROOT
from optcg.sim.statistics import wilson
from training.constants import constants, loosen, write
from training.games import begin, changes, checking_pair, fitting_pair, size

CHECK_SEEDS = 1_000_000  # the pairs that judge have other seeds than those that fit
PARTS = ("model", "engine", "encoding", "bots")


class Training:
    """A folder with the rounds played so far."""

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        self.folder = folder
        self.options = options
        self.constants = constants(ROOT)
        self.shipped = [number for constant in self.constants for number in constant.numbers]
        self.titles = [title for constant in self.constants for title in constant.titles()]
        only = options.only.split(",") if options.only else [""]
        self.loose = [any(title.startswith(part) for part in only) for title in self.titles]
        self.told: list[str] = []

    def run(self, pool: Executor) -> list[float]:
        """All rounds; the numbers of the last."""
        numbers = self.shipped
        for place in range(1, self.options.rounds + 1):
            seeds = range((place - 1) * self.options.pairs, place * self.options.pairs)
            fitted = partial(fitting_pair, numbers, self.loose, self.options.much)
            scores = self._play(pool, f"round-{place:02}", fitted, seeds)
            numbers, table = self._moved(numbers, seeds, scores)
            seeds = range(CHECK_SEEDS * place, CHECK_SEEDS * place + self.options.check)
            won = sum(
                self._play(pool, f"check-{place:02}", partial(checking_pair, numbers, self.shipped), seeds)
            )
            low, high = wilson(won, 2 * len(seeds)) if seeds else (0.0, 1.0)
            self.told.append(
                f"## Round {place}\n\nAfter {len(scores)} pairs: {won:g} of {2 * len(seeds)} games won "
                f"against the numbers that ship ({low:.1%} to {high:.1%}).\n\n{table}"
            )
            self._report(numbers)
        return numbers

    def _play(
        self, pool: Executor, name: str, pair: Callable[[int], float], seeds: Sequence[int]
    ) -> list[float]:
        """How many games of each pair were won, those on file and those that are missing."""
        path = self.folder / f"{name}.txt"
        scores = [float(line) for line in path.read_text().split()] if path.exists() else []
        start = monotonic()
        with path.open("a") as file:
            for score in pool.map(pair, seeds[len(scores) :], chunksize=4):
                scores.append(score)
                print(score, file=file, flush=True)
                if len(scores) % 50 == 0 or len(scores) == len(seeds):
                    done = f"{name}: {len(scores)} of {len(seeds)} pairs, {sum(scores):g} games won"
                    print(f"{done}, {monotonic() - start:.0f} s", flush=True)
        return scores

    def _moved(self, numbers: list[float], seeds: range, scores: list[float]) -> tuple[list[float], str]:
        """The numbers after a round, and a table of those whose slope is sure enough."""
        x = np.array([changes(seed, self.loose, self.options.much) for seed in seeds]) / self.options.much
        y = np.array(scores) - 1.0
        y -= y.mean()
        squares = x.T @ x + np.eye(x.shape[1])
        slopes = np.linalg.solve(squares, x.T @ y)
        freedom = max(len(scores) - sum(self.loose), 1)
        noise = np.sqrt(np.sum((y - x @ slopes) ** 2) / freedom * np.diag(np.linalg.inv(squares)))
        sure = slopes / noise
        step = (
            self.options.much * np.tanh(sure / 2) * (np.abs(sure) > self.options.sure) * np.array(self.loose)
        )
        moved = [number + float(part) * size(number) for number, part in zip(numbers, step, strict=True)]
        rows = ["| number | slope in errors | before | after |", "|---|---|---|---|"]
        for place in np.argsort(-np.abs(sure)):
            if step[place]:
                row = (
                    self.titles[place],
                    f"{sure[place]:+.1f}",
                    f"{numbers[place]:.3g}",
                    f"{moved[place]:.3g}",
                )
                rows.append(f"| {' | '.join(row)} |")
        return moved, "\n".join(rows)

    def _report(self, numbers: list[float]) -> None:
        asked = " ".join(
            f"{name}={value}" for name, value in sorted(vars(self.options).items()) if name != "folder"
        )
        (self.folder / "report.md").write_text("\n\n".join([f"# Training\n\n{asked}", *self.told]) + "\n")
        (self.folder / "numbers.json").write_text(
            json.dumps(dict(zip(self.titles, numbers, strict=True)), indent=1)
        )
        print(self.told[-1], flush=True)


def loose_copy(folder: Path) -> Path:
    """A compiled copy of the package in which the numbers can be set."""
    copy = folder / "package"
    if not copy.exists():
        shutil.copytree(
            ROOT / "optcg", copy / "optcg", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        )
        for name in ("setup.py", "pyproject.toml", "README.md"):
            shutil.copy2(ROOT / name, copy / name)
        loosen(copy)
        build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        run(build, cwd=copy, env={**os.environ, "OPTCG_BUILD": "auto"}, check=True)
    return copy


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--bot", default="greedy", help="who plays, such as greedy or search:30")
    asked.add_argument(
        "--only", help="the beginnings of the names of the numbers that may change, with commas"
    )
    asked.add_argument("--pairs", type=int, default=2000, help="of games in a round")
    asked.add_argument(
        "--check", type=int, default=500, help="pairs against the numbers that ship after a round"
    )
    asked.add_argument("--rounds", type=int, default=4)
    asked.add_argument(
        "--much", type=float, default=0.25, help="how much a number is changed, as a part of it"
    )
    asked.add_argument("--sure", type=float, default=1.5, help="errors of a slope below which a number stays")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument(
        "--write", action="store_true", help="put the fitted numbers into the source at the end"
    )
    options = asked.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    training = Training(options.folder, options)
    sys.path.insert(0, str(loose_copy(options.folder)))
    os.environ["PYTHONPATH"] = os.pathsep.join([str(options.folder / "package"), str(ROOT)])
    with ProcessPoolExecutor(
        options.jobs, get_context("spawn"), initializer=begin, initargs=(options.bot,)
    ) as pool:
        numbers = training.run(pool)
    if options.write:
        write(ROOT, training.constants, numbers)


if __name__ == "__main__":
    main()
