"""Logs as lines of JSON. Tokens and hidden cards never come here: what is logged is named, not copied.

An error may hold anything in its words, a card of a hand too: its kind is told and where it arose, not its
words. Of what the libraries say the first line is told, in which they do not quote.
"""

from __future__ import annotations

import json
import logging
import sys
from pathlib import Path
from traceback import extract_tb
from typing import Final

MOST_PLACES: Final = 100
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
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
