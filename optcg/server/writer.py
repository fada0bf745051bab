"""One thread writes, and what waits is committed together: a choice is on the disk before anyone is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from optcg.server.database import Database, DatabaseError, Statement


class Writer:
    """Gathers the statements of many tables into one commit."""

    def __init__(self, database: Database, answered: Callable[[], None], failed: Callable[[], None]) -> None:
        self._database = database
        # One of them is told how it went, before those who wait for it.
        self._answered = answered
        self._failed = failed
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="optcg-writer")
        self._waiting: list[tuple[list[Statement], asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, statements: Sequence[Statement]) -> None:
        """Returns when these statements are committed; raises DatabaseError if they were refused."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((list(statements), done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await done

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch, self._waiting = self._waiting, []
            errors = await loop.run_in_executor(self._thread, self._commit, [work for work, _ in batch])
            if None in errors:
                self._answered()
            else:
                self._failed()
            for (_, done), error in zip(batch, errors, strict=True):
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

    def _commit(self, batch: list[list[Statement]]) -> list[DatabaseError | None]:
        try:
            self._database.write([statement for work in batch for statement in work])
        except DatabaseError as error:
            if len(batch) == 1:
                return [error]
            # One of them is at fault: each gets a commit of its own.
            return [self._commit([work])[0] for work in batch]
        return [None] * len(batch)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if self._task is not None:
            await self._task
        self._thread.shutdown(wait=True)
