"""Logs as lines of JSON. Tokens and hidden cards never come here: what is logged is named, not copied."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

FIELDS: Final = ("table", "seat", "code", "address")


class JsonLines(logging.Formatter):
    """One object a line: time, level, message, and the few fields that are allowed."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs(level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
