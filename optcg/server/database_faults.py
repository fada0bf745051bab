"""What is wrong with a database, in one sentence: never the values of a statement, which may be a secret."""

from __future__ import annotations

import sqlite3
from typing import Final

_READ_ONLY: Final = "takes no writes: it is read-only. The server needs to write there."
_LOCKED: Final = "is locked by another program for too long."
_FULL: Final = "has no room left: its disk is full."
DAMAGED: Final = "is damaged, or it is no database. Take the last backup."
_DISK: Final = "cannot be written to or read from its disk."
_CLOSED: Final = "cannot be opened: the server must be allowed to write the file and its folder."
_GONE: Final = "does not answer."
_SLOW: Final = "takes too long to answer."

# The first letters of the names that SQLite gives its errors.
_SQLITE: Final = (
    ("SQLITE_READONLY", _READ_ONLY),
    ("SQLITE_BUSY", _LOCKED),
    ("SQLITE_LOCKED", _LOCKED),
    ("SQLITE_FULL", _FULL),
    ("SQLITE_CORRUPT", DAMAGED),
    ("SQLITE_NOTADB", DAMAGED),
    ("SQLITE_IOERR", _DISK),
    ("SQLITE_CANTOPEN", _CLOSED),
)
# The first letters of the codes of PostgreSQL.
_POSTGRES: Final = (
    ("25006", _READ_ONLY),
    ("55P03", _LOCKED),
    ("57014", _SLOW),
    ("53100", _FULL),
    ("XX", DAMAGED),
    ("58", _DISK),
    ("08", _GONE),
    ("57P", _GONE),
)


def fault(error: BaseException, database: str) -> str:
    """What to say of an error of the database that has this name."""
    if isinstance(error, sqlite3.Error):
        code, kinds = getattr(error, "sqlite_errorname", ""), _SQLITE
        words = str(error)  # SQLite repeats no value
    else:
        code, kinds = getattr(error, "sqlstate", None) or "", _POSTGRES
        # PostgreSQL repeats values in its own words: only names are told.
        diagnosis = getattr(error, "diag", None)
        names = [getattr(diagnosis, part, None) for part in ("constraint_name", "column_name")]
        words = " ".join([type(error).__name__, code, *(name for name in names if name)])
        if not code and type(error).__name__ == "OperationalError":
            code = "08"  # the line is broken
    for start, sentence in kinds:
        if code.startswith(start):
            return f"The database {database} {sentence}"
    return f"The database {database} refused a statement: {words}."
