"""Work on the loop that may be long is done in turns with everything else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final

TURN_SECONDS: Final = 0.01


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
