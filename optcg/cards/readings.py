"""What was read of card texts is kept in the user's data folder, so that no command reads a text twice.

The file is named by a hash of the grammar and begins with a hash of its content: one of another grammar is
not looked at, and one that is torn is made anew. It is written whole beside the old one and put in its
place, with what other processes have kept since.
"""

import atexit
import hashlib
import marshal
import os
import pickle
import tempfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from optcg.cards.store import data_folder
from optcg.model.abilities import Ability
from optcg.model.cards import Unread
from optcg.model.terms import Category

Meaning = tuple[tuple[Ability, ...], tuple[Unread, ...]]

_PREFIX: Final = "readings-"
_DIGEST: Final = hashlib.sha256().digest_size
_new: dict[bytes, bytes] = {}  # read by this process, and not yet in the file


def read(text: str, trigger: str, category: Category) -> Meaning:
    """The abilities a text gives to a card of this category, and the pieces that are not read."""
    if not text and not trigger:
        return (), ()
    key = hashlib.sha256("\0".join((text, trigger, category)).encode()).digest()
    kept = _new.get(key) or _kept().get(key)
    if kept is not None:
        meaning: Meaning = pickle.loads(kept)
        return meaning
    from optcg.text.reader import read as read_anew

    meaning = read_anew(text, trigger, category)
    if not _new:
        atexit.register(keep)
    _new[key] = pickle.dumps(meaning, pickle.HIGHEST_PROTOCOL)
    return meaning


def keep() -> None:
    """Write what was read into the file; a folder that cannot be written keeps nothing."""
    if not _new:
        return
    file = _file()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        content = marshal.dumps({**_content(file), **_new})
        handle, part = tempfile.mkstemp(prefix=f".{_PREFIX}", dir=file.parent)
        with os.fdopen(handle, "wb") as opened:
            opened.write(hashlib.sha256(content).digest() + content)
        Path(part).replace(file)
        for old in file.parent.glob(f"{_PREFIX}*"):
            if old != file:
                old.unlink(missing_ok=True)
    _kept().update(_new)
    _new.clear()


@cache
def _kept() -> dict[bytes, bytes]:
    return _content(_file())


def _content(file: Path) -> dict[bytes, bytes]:
    """What a file holds; nothing if it is not there or not whole."""
    try:
        data = file.read_bytes()
    except OSError:
        return {}
    digest, content = data[:_DIGEST], data[_DIGEST:]
    if hashlib.sha256(content).digest() != digest:
        return {}
    kept: dict[bytes, bytes] = marshal.loads(content)
    return kept


@cache
def _file() -> Path:
    return data_folder() / f"{_PREFIX}{_grammar()}"


def _grammar() -> str:
    """A hash of all that makes meanings: the grammar, and the trees that it builds."""
    package = Path(__file__).parent.parent
    found = hashlib.sha256()
    for room in ("model", "text"):
        for source in sorted((package / room).rglob("*.py")):
            found.update(source.read_bytes())
    return found.hexdigest()[:16]
