"""A run file: the games of one pairing that were played, one line each, appended as they come.

The first line says what the pairing is. A line that was torn by the end of a process is cut off when the
file is opened again. Lines with seconds say how long it took; they are no part of the result.
"""

import os
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from optcg.model.errors import OptcgError
from optcg.sim.outcome import Outcome

FORMAT: Final = "optcg-run/1"
_OUTCOME: Final = msgspec.json.Decoder(Outcome)
_SECONDS: Final = b'{"seconds"'


class BadRun(OptcgError):
    """A run file that cannot be read, written or shared."""


class RunFile:
    """The file of one pairing, open for appending. Nobody else can open it meanwhile."""

    def __init__(self, path: Path, heading: dict[str, object], fresh: bool = False) -> None:
        self.path: Final = path
        self.outcomes: Final[dict[int, Outcome]] = {}
        self.seconds = 0.0
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: BinaryIO = path.open("a+b")
        except OSError as error:
            raise BadRun(
                f"The run file {path} cannot be opened: {error.strerror}. Name another place with --out."
            ) from None
        try:
            _lock(self._file, path)
            if fresh:
                self._file.truncate(0)
            self._read(msgspec.json.encode({"format": FORMAT, **heading}))
        except BaseException:
            self._file.close()
            raise

    def _read(self, heading: bytes) -> None:
        self._file.seek(0)
        lines = self._file.read().split(b"\n")
        torn = lines.pop()
        if torn:
            self._file.truncate(self._file.seek(0, os.SEEK_END) - len(torn))
        if not lines:
            self._append([heading])
            return
        if lines[0] != heading:
            raise BadRun(
                f"{self.path} is the run file of another pairing. Name another place, or say --fresh."
            )
        for number, line in enumerate(lines[1:], start=2):
            try:
                if line.startswith(_SECONDS):
                    self.seconds += msgspec.json.decode(line, type=dict[str, float])["seconds"]
                else:
                    outcome = _OUTCOME.decode(line)
                    self.outcomes.setdefault(outcome.game, outcome)
            except msgspec.DecodeError as error:
                raise BadRun(
                    f"Line {number} of {self.path} cannot be read: {error}. Say --fresh to play it all again."
                ) from None

    def add(self, outcome: Outcome) -> None:
        """Keep a game. Played a second time it must have gone the same way."""
        known = self.outcomes.get(outcome.game)
        if known is None:
            self.outcomes[outcome.game] = outcome
            self._append([msgspec.json.encode(outcome)])
        elif known != msgspec.structs.replace(outcome, why=known.why):
            raise BadRun(
                f"Game {outcome.game} of {self.path} went another way this time: "
                "a bot does not play by its seed alone."
            )

    def add_seconds(self, seconds: float) -> None:
        self.seconds += seconds
        self._append([msgspec.json.encode({"seconds": round(seconds, 3)})])

    def _append(self, lines: list[bytes]) -> None:
        try:
            self._file.write(b"".join(line + b"\n" for line in lines))
            self._file.flush()
        except OSError as error:
            raise BadRun(f"The run file {self.path} cannot be written: {error.strerror}.") from None

    def __enter__(self) -> "RunFile":
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()


def _lock(file: BinaryIO, path: Path) -> None:
    """Hold the file until it is closed or this process ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # not on this system: two runs at once are up to the user
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadRun(f"{path} is being written by another run. Wait for it, or name another place.") from None
