"""Who plays the games: this process, or workers on this machine that are replaced when they die."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import BinaryIO, Final, Protocol

import msgspec

import optcg
from optcg.model.errors import OptcgError
from optcg.sim.pairing import Job, Table
from optcg.sim.worker import ANSWER, Answer, answer

MOST_TRIES: Final = 3
_LAST: Final = 3.0  # seconds in which a worker that is told to end ends the guests of its game


class WorkerDied(OptcgError):
    """A game that ended its worker each time it was tried."""


class Engine(Protocol):
    """Plays jobs and hands back the answers in any order. Closing the iterator ends all work."""

    def play(self, table: Table, jobs: Iterable[Job]) -> Iterator[tuple[Job, Answer]]: ...


def processors() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class InPlace:
    """One game after the other, in this process."""

    def play(self, table: Table, jobs: Iterable[Job]) -> Iterator[tuple[Job, Answer]]:
        for job in jobs:
            yield job, ANSWER.decode(answer(table, job))


class Workers:
    """Several processes, each with a thread here that feeds it."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def play(self, table: Table, jobs: Iterable[Job]) -> Iterator[tuple[Job, Answer]]:
        shift = _Shift(table.packed(), iter(jobs))
        try:
            yield from shift.work(self.count)
        finally:
            shift.end()


class _Shift:
    """The work of one call: jobs are taken by whichever worker is free."""

    def __init__(self, table: bytes, jobs: Iterator[Job]) -> None:
        self._table = table
        self._jobs = jobs
        self._lock = Lock()  # for the jobs and the list of workers
        self._over = False
        self._workers: list[subprocess.Popen[bytes]] = []
        self._done: SimpleQueue[tuple[Job, Answer] | Exception | None] = SimpleQueue()

    def work(self, count: int) -> Iterator[tuple[Job, Answer]]:
        for _ in range(count):
            Thread(target=self._feed, daemon=True).start()
        while count:
            done = self._done.get()
            if isinstance(done, Exception):
                raise done
            if done is None:
                count -= 1
            else:
                yield done

    def end(self) -> None:
        with self._lock:
            self._over = True
            for worker in self._workers:
                worker.terminate()
        for worker in self._workers:
            try:
                worker.wait(_LAST)
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()

    def _next(self) -> Job | None:
        with self._lock:
            return None if self._over else next(self._jobs, None)

    def _feed(self) -> None:
        """Hand jobs to one worker until there are none. One that died is replaced, and its job done again."""
        try:
            with tempfile.TemporaryFile() as errors:
                worker: subprocess.Popen[bytes] | None = None
                while (job := self._next()) is not None:
                    for _ in range(MOST_TRIES):
                        worker = worker or self._start(errors.fileno())
                        line = _ask(worker, job) if worker else b""
                        if line.endswith(b"\n"):
                            self._done.put((job, ANSWER.decode(line)))
                            break
                        if self._over or worker is None:
                            return
                        worker.wait()
                        dead, worker = worker, None
                    else:
                        raise _died(job, dead.returncode, errors)
                if worker and worker.stdin:
                    worker.stdin.close()
                    worker.wait()
        except Exception as error:
            self._done.put(error)
        finally:
            self._done.put(None)

    def _start(self, errors: int) -> subprocess.Popen[bytes] | None:
        with self._lock:
            if self._over:
                return None
            worker = subprocess.Popen(
                [sys.executable, "-P", "-m", "optcg.sim.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PYTHONPATH": _search_path()},
            )
            self._workers.append(worker)
        _send(worker, self._table)
        return worker


def _search_path() -> str:
    """Where the workers find this very package, and whatever else is found here."""
    home = str(Path(optcg.__file__).parent.parent)
    return os.pathsep.join([home, *(place for place in sys.path if place and place != home)])


def _send(worker: subprocess.Popen[bytes], data: bytes) -> bool:
    assert worker.stdin is not None
    try:
        worker.stdin.write(data)
        worker.stdin.flush()
    except OSError:
        return False
    return True


def _ask(worker: subprocess.Popen[bytes], job: Job) -> bytes:
    """The answer with its end of line; anything else means that the worker is no more."""
    assert worker.stdout is not None
    if not _send(worker, msgspec.json.encode(job) + b"\n"):
        return b""
    return worker.stdout.readline()


def _died(job: Job, code: int, errors: BinaryIO) -> WorkerDied:
    errors.seek(0)
    last = errors.read().decode(errors="replace").strip().splitlines()[-1:]
    return WorkerDied(
        f"Game {job.game} ended its worker {MOST_TRIES} times (exit code {code}). "
        + (f"The last words were: {last[0]}" if last else "Is there enough memory?")
    )
