"""Processes for work that takes long: each job has a budget of time and memory, and nobody waits for another.

A job is a function of a module, given the catalogue and plain data. One that takes too much is ended with
its process, and a new process takes the place.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread, local
from typing import Concatenate, Final, ParamSpec, TypeVar

from optcg.cards import Catalog
from optcg.model.errors import OptcgError
from optcg.server.messages import Refusal

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

BUDGET: Final = 5  # seconds of the processor for a job that somebody asked for
OWN_BUDGET: Final = 60  # for a job of the server itself
WALL: Final = 4  # times the budget: so long a process may take at a busy processor
MEMORY_BYTES: Final = 2**30
NICE: Final = 10  # the tables come first where the processor is busy
WAITING: Final = 64  # jobs of everybody
WAITING_OF_ONE: Final = 4  # jobs of one address
LONGEST_WAIT: Final = 3.0  # seconds until a job is begun: who would wait longer is told at once
P = ParamSpec("P")
T = TypeVar("T")
Job = Callable[Concatenate[Catalog, P], T]

_DONE, _REFUSED, _ERROR, _FAILED = range(4)


def too_much() -> Refusal:
    return Refusal("too_much", "This takes more time or memory than the server gives to one request.")


def _busy() -> Refusal:
    return Refusal("busy", "The server has too much to do; please try again in a moment.", 503)


class Workers:
    """A few processes, and a row of jobs for them."""

    def __init__(self, processes: int) -> None:
        self._threads: Final = ThreadPoolExecutor(processes, thread_name_prefix="optcg-worker")
        self._mine: Final = local()  # each thread has a process of its own
        self._processes: Final[set[_Process]] = set()
        self._waiting: Final[Counter[str]] = Counter()
        self._closed = False

    async def do(self, address: str, catalog: Catalog, job: Job[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What the job gives. A Refusal if it takes too much, or if too much waits already.

        `address` is whose job it is; jobs of the server itself, with none, are not limited.
        """
        if address and self._waiting[address] >= WAITING_OF_ONE:
            raise Refusal("too_fast", "What you asked before is still being worked on; wait a moment.", 429)
        if address and self._waiting.total() >= WAITING:
            raise _busy()
        budget = BUDGET if address else OWN_BUDGET
        self._waiting[address] += 1
        asked = self._threads.submit(self._ask, catalog, budget, job, args, more)
        try:
            answer = asyncio.wrap_future(asked)
            if address and not (await asyncio.wait([answer], timeout=LONGEST_WAIT))[0] and asked.cancel():
                raise _busy()
            return await answer
        finally:
            asked.cancel()  # if it is not begun: nobody waits for it any more
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    def _ask(
        self,
        catalog: Catalog,
        budget: int,
        job: Job[P, T],
        args: tuple[object, ...],
        more: dict[str, object],
    ) -> T:
        if self._closed:
            raise too_much()
        process: _Process | None = getattr(self._mine, "process", None)
        if process is None or not process.alive:
            process = self._mine.process = _Process()
            self._processes.add(process)
        found: tuple[int, T] | None = process.ask(catalog, budget, job, args, more)
        if found is None:
            self._processes.discard(process)
            self._mine.process = None
            raise too_much()
        kind, answer = found
        if kind == _DONE:
            return answer
        if kind == _REFUSED:
            raise Refusal(*answer)  # type: ignore[misc]
        if kind == _ERROR and isinstance(answer, OptcgError):
            raise answer
        raise RuntimeError(f"a worker failed: {answer}")

    def close(self) -> None:
        self._closed = True
        for process in list(self._processes):
            process.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Process:
    """One process, as the server sees it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process: Final = context.Process(target=_work, args=(theirs,), daemon=True)
        self._catalog: Catalog | None = None  # that the process has
        self._process.start()
        theirs.close()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def ask(self, catalog: Catalog, budget: int, *job: object) -> tuple[int, T] | None:
        """The kind of answer and the answer; None if the process died or had to be ended."""
        try:
            self._line.send((None if catalog is self._catalog else catalog, budget, *job))
            self._catalog = catalog
            if self._line.poll(budget * WALL):
                found: tuple[int, T] = self._line.recv()
                return found
        except (EOFError, OSError):
            pass
        self.end()
        return None

    def end(self) -> None:
        with suppress(OSError, ValueError):
            self._process.kill()
            self._process.join(5)


# In the process -------------------------------------------------------------------------------------


def _work(line: Connection) -> None:
    Thread(target=_end_with_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICE)
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(EOFError, OSError, KeyboardInterrupt):
        catalog: Catalog | None = None
        while True:
            given, budget, job, args, more = line.recv()
            catalog = catalog if given is None else given
            assert catalog is not None
            _give_time(budget)
            line.send(_answer(catalog, job, args, more))


def _answer(
    catalog: Catalog, job: Callable[..., object], args: tuple[object, ...], more: dict[str, object]
) -> tuple[int, object]:
    try:
        return _DONE, job(catalog, *args, **more)
    except Refusal as refusal:
        return _REFUSED, (refusal.code, refusal.message, refusal.status)
    except OptcgError as error:
        return _ERROR, error
    except (MemoryError, RecursionError):
        return _answer(catalog, _refuse, (), {})
    except Exception as error:
        return _FAILED, type(error).__name__


def _refuse(catalog: Catalog) -> None:
    raise too_much()


def _give_time(seconds: int) -> None:
    """From here on the process has so much time of the processor; the system ends it after that."""
    if resource is not None:
        used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used) + 1 + seconds, most))


def _end_with_server() -> None:
    """A server that was killed cannot tell its processes to end."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)
