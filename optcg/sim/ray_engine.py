"""A Ray cluster plays the games: this machine or many. A batch whose worker dies is played again.

Every machine of the cluster must have the same optcg installed; that is checked with each batch. Ray runs
code for anyone who can reach it, so a cluster belongs on a network of one's own.
"""

import logging
import os
import pickle
import socket
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from typing import Any, Final

from optcg.model.errors import OptcgError
from optcg.sim.engines import MOST_TRIES
from optcg.sim.pairing import Job, Table, code_hash
from optcg.sim.worker import ANSWER, Answer, answer

BATCH: Final = 10  # games that are handed out, and at worst played again, together
_AHEAD: Final = 2  # batches for each processor, so that none has to wait
_OTHER: Final = "other code"


class RayFailed(OptcgError):
    """A cluster that is not there, or does not do its work."""


class RayEngine:
    """Plays on the cluster at an address, or on one that is started here for the time being."""

    def __init__(self, address: str | None = None, jobs: int = 0, batch: int = BATCH) -> None:
        """`jobs` is how many processors are used; 0 for all."""
        self._address: Final = address
        self._jobs: Final = jobs
        self._batch: Final = batch

    def play(self, table: Table, jobs: Iterable[Job]) -> Iterator[tuple[Job, Answer]]:
        ray = _ray()
        ours = not ray.is_initialized()
        if ours:
            _join(ray, self._address, self._jobs)
        try:
            yield from self._play(ray, table.packed(), iter(jobs))
        finally:
            if ours:
                ray.shutdown()

    def _play(self, ray: Any, table: bytes, jobs: Iterator[Job]) -> Iterator[tuple[Job, Answer]]:
        at_once = _AHEAD * (self._jobs or int(ray.cluster_resources().get("CPU", 1)))
        batches = iter(lambda: list(islice(jobs, self._batch)), [])
        shared = ray.put(table)
        key = blake2b(table, digest_size=16).hexdigest()
        task = ray.remote(num_cpus=1, max_retries=MOST_TRIES)(play_batch)
        running: dict[Any, list[Job]] = {}
        try:
            while True:
                for batch in islice(batches, at_once - len(running)):
                    running[task.remote(shared, key, code_hash(), batch)] = batch
                if not running:
                    return
                (done,), _ = ray.wait(list(running), num_returns=1)
                batch = running.pop(done)
                yield from zip(batch, _answers(ray, done), strict=True)
        finally:
            for waiting in running:
                ray.cancel(waiting, force=True)


def play_batch(table: bytes, key: str, code: str, jobs: list[Job]) -> list[bytes] | str:
    """Play some games in a worker of the cluster."""
    if code != code_hash():
        return _OTHER
    opened = _open(_Table(table, key))
    return [answer(opened, job) for job in jobs]


class _Table:
    """A table as bytes, known by its hash."""

    def __init__(self, data: bytes, key: str) -> None:
        self.data = data
        self.key = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Table) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=2)
def _open(table: _Table) -> Table:
    """Opened once in each worker."""
    opened = pickle.loads(table.data)
    assert isinstance(opened, Table)
    return opened


def _answers(ray: Any, done: Any) -> list[Answer]:
    try:
        found = ray.get(done)
    except ray.exceptions.RayError as error:
        last = str(error).strip().splitlines()[-1:] or [type(error).__name__]
        raise RayFailed(
            f"A batch of games failed on the cluster, also when tried again: {last[0]} "
            "Is the same optcg installed on every machine?"
        ) from None
    if found == _OTHER:
        raise RayFailed("A machine of the cluster has another optcg. Install the same on every machine.")
    return [ANSWER.decode(line) for line in found]


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anybody
    try:
        import ray
    except ImportError:
        raise RayFailed(
            "Playing on a cluster needs Ray, which is not installed: pip install 'optcg[ray]'."
        ) from None
    return ray


def _join(ray: Any, address: str | None, jobs: int) -> None:
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address is None:
            # "local" keeps away from a cluster that happens to run here.
            ray.init(address="local", num_cpus=jobs or None, include_dashboard=False, **quiet)
        else:
            _knock(address)
            ray.init(address=address, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        last = str(error).strip().splitlines()[:1] or [type(error).__name__]
        raise RayFailed(f"The Ray cluster {address or 'of this machine'} cannot be used: {last[0]}") from None


def _knock(address: str) -> None:
    """Ray ends the whole program when nobody is at an address, so see first."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
