"""The start of `optcg --help` in a new process, by the clock: what a person waits for."""

import subprocess
import sys
from time import perf_counter

ROUNDS = 7


def measure() -> dict[str, float]:
    best = float("inf")
    for _ in range(ROUNDS):
        start = perf_counter()
        subprocess.run([sys.executable, "-m", "optcg", "--help"], check=True, stdout=subprocess.DEVNULL)
        best = min(best, perf_counter() - start)
    return {"help_s": best}
