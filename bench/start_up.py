"""What is waited for before a game: `optcg --help` in a new process, by the clock, and the house set."""

import subprocess
import sys
from time import perf_counter

from bench.timing import best_us
from optcg import Catalog

ROUNDS = 7


def measure() -> dict[str, float]:
    best = float("inf")
    for _ in range(ROUNDS):
        start = perf_counter()
        subprocess.run([sys.executable, "-m", "optcg", "--help"], check=True, stdout=subprocess.DEVNULL)
        best = min(best, perf_counter() - start)
    return {"help_s": best, "house_load_s": best_us(_load, 1, 1, 3) / 1e6}


def _load() -> None:
    for _ in Catalog.house():
        pass
