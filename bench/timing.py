"""How time is taken."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from typing import TypeVar

T = TypeVar("T")


@contextmanager
def quiet() -> Iterator[None]:
    """No garbage collection inside, and nothing old to look at afterwards."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def best_s(act: Callable[[], T], rounds: int) -> tuple[float, T]:
    """Seconds of the best of several rounds, and what the last of them gave."""
    best = float("inf")
    with quiet():
        for _ in range(rounds):
            start = process_time()
            given = act()
            best = min(best, process_time() - start)
    return best, given


def best_us(act: Callable[[], object], calls: int, per: int = 1, rounds: int = 7) -> float:
    """Microseconds of one of the `per` things that `act` does, in the best of several rounds."""

    def act_often() -> None:
        for _ in range(calls):
            act()

    act()
    best, _ = best_s(act_often, rounds)
    return best / calls / per * 1e6
