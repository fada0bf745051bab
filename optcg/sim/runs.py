"""Plays what is still missing of some pairings and keeps every game as it comes."""

import os
import re
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import msgspec

from optcg.bots import added_makers
from optcg.cards import Catalog
from optcg.cards.kept import data_folder
from optcg.sim.engines import Engine
from optcg.sim.outcome import Outcome
from optcg.sim.pairing import Job, Pairing, Table
from optcg.sim.play import GameFailed
from optcg.sim.run_file import BadRun, RunFile
from optcg.sim.worker import Answer
from optcg.version import __version__

_MARK: Final = 1.0  # seconds between two notes of the time
_FORGOTTEN: Final = 30 * 24 * 3600  # seconds after which a run file of the data folder is removed
_NAME: Final = re.compile(r"[^A-Za-z0-9]+")


class Runs:
    """Pairings with their run files. Each of them shall have so many games."""

    def __init__(
        self,
        catalog: Catalog,
        pairings: Sequence[Pairing],
        games: int,
        folder: Path | None = None,
        records: Path | None = None,
        fresh: bool = False,
    ) -> None:
        """Run files lie in `folder`, else in the data folder; with `records` every record is saved there."""
        self.games: Final = games
        named = {bot for pairing in pairings for bot in pairing.bots}
        self._table: Final = Table(catalog, tuple(pairings), added_makers(named))
        self._records = records
        self._open = ExitStack()
        if folder is None:
            folder = runs_folder()
            _forget_old(folder)
        self.folder: Final = folder
        try:
            self.files: Final = [self._file(pairing, fresh) for pairing in pairings]
        except BaseException:
            self._open.close()
            raise
        self.seconds_before: Final = self.seconds
        self.known: Final = sum(len(self.outcomes(place)) for place in range(len(pairings)))

    def _file(self, pairing: Pairing, fresh: bool) -> RunFile:
        identity = pairing.identity(self._table.catalog)
        a, b = (deck.name for deck in pairing.decks)
        heading: dict[str, object] = {
            "engine": __version__,
            "identity": identity,
            "decks": [deck.numbers for deck in pairing.decks],
            "bots": pairing.bots,
            "seed": pairing.seed,
            "best_of": pairing.best_of,
        }
        path = self.folder / f"{_plain_name(a)}-{_plain_name(b)}-{identity}.jsonl"
        return self._open.enter_context(RunFile(path, heading, fresh))

    def outcomes(self, pairing: int) -> list[Outcome]:
        """The games of this pairing so far, in order."""
        known = self.files[pairing].outcomes
        return [known[game] for game in range(self.games) if game in known]

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        return self._table.pairings

    @property
    def total(self) -> int:
        return self.games * len(self.pairings)

    @property
    def played(self) -> int:
        return sum(len(self.outcomes(place)) for place in range(len(self.pairings)))

    @property
    def seconds(self) -> float:
        """How long playing took, over all times that these runs were continued."""
        return sum(file.seconds for file in self.files)

    @property
    def seconds_now(self) -> float:
        """How long playing took this time."""
        return self.seconds - self.seconds_before

    def missing(self) -> list[Job]:
        """What is to be played: all pairings grow alike, so that a run that is broken off is worth most."""
        return [
            Job(place, game, self._records is not None)
            for game in range(self.games)
            for place in range(len(self.pairings))
            if game not in self.files[place].outcomes or not self._is_saved(place, game)
        ]

    def play(self, engine: Engine, seen: Callable[[], None] | None = None) -> None:
        """Play what is missing. Whatever happens, the games that came to their end are kept."""
        missing = self.missing()
        if not missing:
            return
        clock = _Clock(self.files[missing[0].pairing])
        answers = engine.play(self._table, missing)
        try:
            for job, answer in answers:
                self._keep(job, answer)
                clock.tick()
                if seen is not None:
                    seen()
        finally:
            close = getattr(answers, "close", None)
            if close is not None:
                close()
            clock.stop()

    def _keep(self, job: Job, answer: Answer) -> None:
        if answer.outcome is None:
            raise GameFailed(answer.error)
        # The first record is written last: where it is, the others are.
        for number, record in reversed(list(enumerate(answer.records, start=1))):
            self._save(self.record_path(job.pairing, job.game, number), msgspec.json.encode(record))
        self.files[job.pairing].add(answer.outcome)

    def record_path(self, pairing: int, game: int, number: int = 1) -> Path:
        """Where a record is saved; the games of a match are numbered from 1."""
        assert self._records is not None
        folder = self.files[pairing].path.stem if len(self.pairings) > 1 else ""
        in_match = self.pairings[pairing].best_of > 1
        name = f"match-{game:05}-{number}" if in_match else f"game-{game:05}"
        return self._records / folder / f"{name}.json"

    def _is_saved(self, pairing: int, game: int) -> bool:
        return self._records is None or self.record_path(pairing, game).is_file()

    def _save(self, path: Path, record: bytes) -> None:
        part = path.with_suffix(".part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            part.write_bytes(record + b"\n")
            part.replace(path)
        except OSError as error:
            raise BadRun(f"The record {path} cannot be written: {error.strerror}.") from None

    def __enter__(self) -> "Runs":
        return self

    def __exit__(self, *error: object) -> None:
        self._open.close()


class _Clock:
    """Notes in a run file how much time has passed, now and then, so that a kill loses little of it."""

    def __init__(self, file: RunFile) -> None:
        self._file = file
        self._since = time.perf_counter()

    def tick(self) -> None:
        if time.perf_counter() - self._since >= _MARK:
            self.stop()

    def stop(self) -> None:
        now = time.perf_counter()
        self._file.add_seconds(now - self._since)
        self._since = now


def runs_folder() -> Path:
    return data_folder() / "runs"


def _forget_old(folder: Path) -> None:
    """Remove run files that nobody has come back to."""
    for file in folder.glob("*.jsonl"):
        try:
            if time.time() - file.stat().st_mtime > _FORGOTTEN:
                os.unlink(file)
        except OSError:
            continue


def _plain_name(name: str) -> str:
    return _NAME.sub("-", name).strip("-").lower()[:40] or "deck"
