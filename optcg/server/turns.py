"""Work on the loop that may be long is done in turns with everything else."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from typing import Final

TURN_SECONDS: Final = 0.01
YOUNG: Final = 5_000, 20  # objects after which Python looks for garbage among the new, and among the newer
NEVER: Final = 1_000_000_000
ALL_EVERY: Final = 300.0  # seconds between two looks at all objects: with 500 tables a fifth of a second


class Turns:
    """How long the loop was held since others had their turn."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def give(self) -> None:
        """Let others go first, if it was long."""
        if time.perf_counter() - self._since > TURN_SECONDS:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


async def in_turns(work: Iterator[None]) -> None:
    turns = Turns()
    for _ in work:
        await turns.give()


async def collect_rarely() -> None:
    """Everything stands while Python looks for garbage among all objects: a server does so rarely."""
    gc.collect()
    gc.freeze()  # the cards stay
    gc.set_threshold(*YOUNG, NEVER)
    while True:
        await asyncio.sleep(ALL_EVERY)
        gc.collect()
