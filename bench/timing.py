"""How time is taken."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time


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


def best_us(act: Callable[[], object], calls: int, per: int = 1, rounds: int = 7) -> float:
    """Microseconds of one of the `per` things that `act` does, in the best of several rounds."""
    act()
    best = float("inf")
    with quiet():
        for _ in range(rounds):
            start = process_time()
            for _ in range(calls):
                act()
            best = min(best, process_time() - start)
    return best / calls / per * 1e6
