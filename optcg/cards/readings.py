"""The meaning of card texts, each read once: what was read before is kept (see `kept`)."""

import atexit
import hashlib
import marshal
import os
import pickle
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from optcg.cards.kept import load, places, save
from optcg.model.abilities import Ability
from optcg.model.cards import Unread
from optcg.model.terms import Category

Meaning = tuple[tuple[Ability, ...], tuple[Unread, ...]]
Readings = dict[bytes, bytes]  # meanings by a hash of the text

FILE_NAME: Final = "readings"
_MARSHAL: Final = 4  # what every Python reads that this package runs on

_new: Readings = {}  # read by this process, and not yet in the file
_kept: dict[Path, tuple[object, Readings]] = {}  # each file as it was at a look, with the sign of its state


def read(text: str, trigger: str, category: Category) -> Meaning:
    """The abilities a text gives to a card of this category, and the pieces that are not read."""
    if not text and not trigger:
        return (), ()
    key = _key(text, trigger, category)
    found = _find(key)
    if found is not None:
        meaning: Meaning = pickle.loads(found)
        return meaning
    from optcg.text.reader import read as read_anew

    meaning = read_anew(text, trigger, category)
    take({key: pickle.dumps(meaning, pickle.HIGHEST_PROTOCOL)})
    return meaning


def is_kept(text: str, trigger: str, category: Category) -> bool:
    """Whether this text need not be read."""
    return not (text or trigger) or _find(_key(text, trigger, category)) is not None


def take(readings: Mapping[bytes, bytes]) -> None:
    """Texts that were read, by this process or another one, to be kept when it ends."""
    if readings and not _new:
        atexit.register(keep)
    _new.update(readings)


def hand_over() -> Readings:
    """What this process has read and not kept: another one keeps it."""
    found = dict(_new)
    _new.clear()
    return found


def keep() -> None:
    """Write what was read into the file of the data folder, beside what others have kept since."""
    if _new:
        own = places(FILE_NAME)[1]
        everything = {**_content(own), **_new}
        save(own, marshal.dumps(everything, _MARSHAL))
        _kept[own] = (_state(own), everything)
        _new.clear()


def _key(text: str, trigger: str, category: Category) -> bytes:
    return hashlib.sha256("\0".join((text, trigger, category)).encode()).digest()


def _find(key: bytes) -> bytes | None:
    """The meaning of a text, if any process has read it; the files are looked at again when they change."""
    if key in _new:
        return _new[key]
    files = places(FILE_NAME)
    for file in files:
        if file in _kept and key in _kept[file][1]:
            return _kept[file][1][key]
    for file in files:
        state = _state(file)
        if file not in _kept or _kept[file][0] != state:
            _kept[file] = (state, _content(file))
            if key in _kept[file][1]:
                return _kept[file][1][key]
    return None


def _state(file: Path) -> tuple[int, ...]:
    try:
        found = os.stat(file)
    except OSError:
        return ()
    return found.st_ino, found.st_mtime_ns, found.st_size


def _content(file: Path) -> Readings:
    content = load(file)
    kept: Readings = {} if content is None else marshal.loads(content)
    return kept
