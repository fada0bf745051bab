"""Logs as lines of JSON. Tokens and hidden cards never come here: what is logged is named, not copied.

An error may hold anything in its words, a card of a hand too: its kind is told and where it arose, not its
words. Of what the libraries say the first line is told, in which they do not quote.
"""

from __future__ import annotations

import json
import logging
import math
import sys
from pathlib import Path
from traceback import extract_tb
from typing import Final

MOST_PLACES: Final = 100
AGAIN: Final = 10.0  # seconds until the same message is told again
MOST_KNOWN: Final = 1000  # messages that are known to have been told
FIELDS: Final = ("table", "seat", "code", "address")


class JsonLines(logging.Formatter):
    """One object a line: time, level, message, and the few fields that are allowed."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self._message(record),
        }
        line.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info:
            line["error"] = _where(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)

    @staticmethod
    def _message(record: logging.LogRecord) -> str:
        said = record.getMessage()
        return said if record.name.startswith("optcg") else said.partition("\n")[0]


class ToldOnce(logging.Filter):
    """A message that comes again at once is counted instead: a database that is away is told once, not by
    every table that wants to write."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, tuple[float, int]] = {}  # when it was told, and how often it came since

    def filter(self, record: logging.LogRecord) -> bool:
        message = record.getMessage()
        told, since = self._told.get(message, (-math.inf, 0))
        if record.created - told < AGAIN:
            self._told[message] = told, since + 1
            return False
        self._told.pop(message, None)
        if len(self._told) == MOST_KNOWN:
            del self._told[next(iter(self._told))]
        self._told[message] = record.created, 0
        if since:
            record.msg, record.args = f"{message} ({since} times more since it was last told)", ()
        return True


def _where(error: BaseException | None) -> list[str]:
    """The kind of an error and the lines that led to it, and of those behind it."""
    places: list[str] = []
    while error is not None:
        places.append(type(error).__name__)
        for frame in extract_tb(error.__traceback__):
            places.append(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}")
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return places[:MOST_PLACES]


def set_up_logs(level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(ToldOnce())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
