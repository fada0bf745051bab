"""A program that is spoken to in lines. Whatever it does, nobody waits for it longer than was said."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from typing import Final
from weakref import finalize

LONGEST: Final = 1 << 16  # bytes that it may say before it is spoken to again
GRACE: Final = 1.0  # seconds in which it ends when it is told to
_KEPT: Final = 2000  # bytes of what it wrote last on stderr


class GuestFailed(Exception):
    """What a guest did wrong, as the rest of a sentence about it, and its own words about that."""

    def __init__(self, what: str, words: str = "") -> None:
        super().__init__(what)
        self.what: Final = what
        self.words: Final = words


class Program:
    """A process, with those that it started, until it is ended or nobody holds this."""

    def __init__(self, words: list[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process: Final = subprocess.Popen(
                words, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise GuestFailed("cannot be started", error.strerror or "") from None
        finalize(self, _kill, self._process)
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (stream.fileno() for stream in streams if stream is not None)
        for stream in (self._in, self._out, self._err):
            os.set_blocking(stream, False)
        self._heard = b""
        self._complaints = b""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Write a line and read one."""
        until = monotonic() + seconds
        with DefaultSelector() as ready:
            ready.register(self._in, EVENT_WRITE)
            ready.register(self._out, EVENT_READ)
            ready.register(self._err, EVENT_READ)
            while line or b"\n" not in self._heard:
                left = until - monotonic()
                if left <= 0:
                    raise too_late(seconds, self._last_words())
                for key, _ in ready.select(left):
                    if key.fd == self._in:
                        line = self._write(line)
                        if not line:
                            ready.unregister(self._in)
                    elif key.fd == self._out:
                        self._listen()
                    elif not self._note_complaints():
                        ready.unregister(self._err)
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def end(self, line: bytes) -> None:
        """Say a last line and let it end, or end it."""
        self._write(line)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        _kill(self._process)

    def kill(self) -> None:
        """End it, also while it is asked by another thread."""
        _kill(self._process)

    def _write(self, line: bytes) -> bytes:
        """What is left to be written; nothing if nobody reads: what it said before that counts."""
        try:
            return line[os.write(self._in, line) :]
        except OSError:
            return b""

    def _listen(self) -> None:
        piece = os.read(self._out, LONGEST)
        self._heard += piece
        if len(self._heard) > LONGEST:
            raise GuestFailed(f"said more than {LONGEST:,} bytes at once")
        if not piece:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
            self._note_complaints()
            code = self._process.returncode
            what = "closed its output" if code is None else f"ended with exit code {code}"
            raise GuestFailed(what, self._last_words())

    def _note_complaints(self) -> bool:
        """Keep the last of what it wrote on stderr; False when there is no more."""
        piece = b""
        with suppress(OSError):
            piece = os.read(self._err, LONGEST)
        self._complaints = (self._complaints + piece)[-_KEPT:]
        return bool(piece)

    def _last_words(self) -> str:
        return (self._complaints.decode(errors="replace").strip().splitlines() or [""])[-1]


def too_late(seconds: float, words: str = "") -> GuestFailed:
    return GuestFailed(f"did not answer within {seconds:g} s", words)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """The program and what it started, if it still runs."""
    if process.poll() is None:
        with suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
