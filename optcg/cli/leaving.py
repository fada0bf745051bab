"""Ctrl-C and a request to end: they leave a game as `quit` does, but never in the middle of a choice."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Quit(BaseException):
    """The person leaves the game. No bot that fails hides it."""


class Leaving:
    """Turns the signals into `Quit`."""

    def __init__(self) -> None:
        self._busy = False
        self._asked = False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """In here a signal raises `Quit`."""
        if threading.current_thread() is not threading.main_thread():
            yield  # signals are for the main thread
            return
        before = {number: signal.signal(number, self._leave) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        """In here a signal waits until the end, so that what is recorded has been done."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self._asked:
            raise Quit

    def _leave(self, number: int, frame: FrameType | None) -> None:
        if not self._busy:
            raise Quit
        self._asked = True
