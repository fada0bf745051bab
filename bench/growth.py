"""Many games in one process: `python -m bench.growth 100000`. Neither cost nor memory may grow.

Each line tells of a tenth of the games: decisions a second of processor time, and the memory of the process.
"""

import argparse
import gc
import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

from bench.random_play import play_out
from optcg import Catalog, Deck, Game
from optcg.cli.build import mode

PARTS = 10


class Part(NamedTuple):
    """A run of games."""

    games: int
    decisions: int
    seconds: float
    kilobytes: int | None  # in memory at its end

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def play_parts(games: int, parts: int = PARTS) -> Iterator[Part]:
    """Random games of the house decks, pair after pair, one seed each."""
    catalog = Catalog.house()
    pairs = list(product(catalog.decks.values(), catalog.decks.values()))
    _play(catalog, pairs, range(len(pairs)))  # what is made once is made before
    for part in range(parts):
        seeds = range(part * games // parts, (part + 1) * games // parts)
        start = process_time()
        decisions = _play(catalog, pairs, seeds)
        yield Part(len(seeds), decisions, process_time() - start, resident())


def _play(catalog: Catalog, pairs: list[tuple[Deck, Deck]], seeds: range) -> int:
    decisions = 0
    for seed in seeds:
        game = Game.start(catalog, pairs[seed % len(pairs)], seed=seed, log=False)
        decisions += play_out(game, Random(seed))
    return decisions


def resident() -> int | None:
    """The memory of this process in kilobytes, where the system says it."""
    status = Path("/proc/self/statm")
    if not status.exists():
        return None
    gc.collect()
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def main() -> None:
    parser = argparse.ArgumentParser(description="Play many games in one process.")
    parser.add_argument("games", type=int, nargs="?", default=10_000)
    asked = parser.parse_args()
    print(mode())
    played = 0
    for part in play_parts(asked.games):
        played += part.games
        memory = "" if part.kilobytes is None else f", {part.kilobytes:,} kB resident"
        print(f"{played} games: {part.rate:,.0f} decisions/s{memory}", flush=True)


if __name__ == "__main__":
    main()
