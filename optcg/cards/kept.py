"""Files that keep what was read of cards, so that nothing is read twice.

They lie in the user's data folder. Those of the house set are made when the package is built, and lie in it.
A file begins with a hash of its content and of the code that reads cards: a file that another code wrote,
that is torn or that is somebody else's is as if it were not there. It is written whole beside the old one
and then put in its place, so that several processes may keep what they read.
"""

import hashlib
import os
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

IN_PACKAGE: Final = Path(__file__).parent / "house" / "kept"

_ROOMS: Final = ("cards", "model", "text")  # of the package: where cards are read
_DIGEST: Final = hashlib.sha256().digest_size


def data_folder() -> Path:
    """Where this user's data lies: OPTCG_HOME, or what the system says."""
    named = os.environ.get("OPTCG_HOME")
    if named:
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("optcg")


def places(name: str) -> tuple[Path, Path]:
    """Where a file of this name may be: in the package, and in the data folder."""
    return IN_PACKAGE / name, data_folder() / name


def load(file: Path) -> bytes | None:
    """What a file keeps; None if it is not there, not whole, or not to be believed."""
    try:
        if file.stat().st_uid not in _owners():
            return None
        data = file.read_bytes()
    except OSError:
        return None
    content = data[_DIGEST:]
    return content if _digest(content) == data[:_DIGEST] else None


def save(file: Path, content: bytes) -> None:
    """Keep this in place of what the file kept; a folder that cannot be written keeps nothing."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.parent)
        with os.fdopen(handle, "wb") as opened:
            opened.write(_digest(content) + content)
        Path(part).replace(file)


def _owners() -> tuple[int, ...]:
    """Whose files are believed, for they can run as code: this user's, and those of who owns this code."""
    return getattr(os, "geteuid", lambda: 0)(), Path(__file__).stat().st_uid


def _digest(content: bytes) -> bytes:
    return hashlib.sha256(_code() + content).digest()


@cache
def _code() -> bytes:
    """A hash of all that reads cards: their facts, the grammar, and the trees that it builds."""
    package = Path(__file__).parent.parent
    found = hashlib.sha256((package / "cards" / "repairs.json").read_bytes())
    for room in _ROOMS:
        for file in sorted((package / room).rglob("*.py")):
            found.update(file.read_bytes())
    return found.digest()
