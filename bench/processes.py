"""Two processes against one: how many times as many games they play in the same time, by the clock."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter

from bench.random_play import play_all
from bench.timing import quiet
from optcg import Catalog

ROUNDS = 4
GAMES_A_PAIR = 12
STEPS = 3_000_000


def work(games_a_pair: int) -> float:
    """Play in a process of its own; the seconds it took."""
    catalog = Catalog.house()
    play_all(catalog, 1, 0)
    with quiet():
        start = perf_counter()
        play_all(catalog, games_a_pair, 1)
        return perf_counter() - start


def spin(steps: int) -> float:
    """Count up in a process of its own; the seconds it took."""
    start = perf_counter()
    count = 0
    while count < steps:
        count += 1
    return perf_counter() - start


def measure() -> dict[str, float]:
    """The same with plain counting says what the machine has to give just now."""
    best = dict.fromkeys(((task, count) for task in (work, spin) for count in (1, 2)), float("inf"))
    size = {work: GAMES_A_PAIR, spin: STEPS}
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        list(pool.map(work, [1, 1]))
        for _ in range(ROUNDS):
            for task, count in best:
                took = max(pool.map(task, [size[task]] * count))
                best[task, count] = min(best[task, count], took)
    return {
        "two_processes_ratio": 2 * best[work, 1] / best[work, 2],
        "two_processes_counting_ratio": 2 * best[spin, 1] / best[spin, 2],
    }
