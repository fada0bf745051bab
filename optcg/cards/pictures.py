"""The player's own pictures of cards, kept in the data folder: `pictures/<size>/<printing>.<suffix>`."""

import os
import re
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from optcg.cards.kept import data_folder
from optcg.cards.picture_files import FULL, MOST_BYTES, SIZES, SUFFIXES, TABLE, BadPicture, copies_of

FOLDER: Final = "pictures"

_PRINTING: Final = re.compile(r"([A-Z]{1,5}[0-9]{0,3}-[0-9]{1,4})(_[a-z]+[0-9]*)?", re.IGNORECASE)


class Pictures:
    """All pictures that are kept, by printing (OP01-016, OP01-016_p1). What is added later is seen."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder: Final = folder or data_folder() / FOLDER
        self._files: dict[str, dict[str, Path]] = {}
        self._of_card: dict[str, str] = {}
        self._seen: object = None

    def file(self, printing: str, size: str = FULL) -> Path | None:
        """The picture of a printing; if it has no smaller copy, as it is."""
        files = self._look()
        return files.get(size, {}).get(printing) or files.get(FULL, {}).get(printing)

    def of_cards(self) -> Mapping[str, str]:
        """For each card the printing whose picture stands for it: its own, else the first other one."""
        self._look()
        return self._of_card

    def printings(self) -> list[str]:
        return sorted(self._look().get(FULL, {}))

    def keep(self, printing: str, data: bytes) -> None:
        """Keep a picture and its smaller copies in place of those kept before."""
        copies = copies_of(data)
        try:
            for size in (TABLE, FULL):  # the last one makes it known
                _put(self.folder / size, printing, copies.get(size))
        except OSError as error:
            raise BadPicture(f"it cannot be kept in {self.folder}: {error.strerror}") from None

    def _look(self) -> dict[str, dict[str, Path]]:
        """The files as they are now; the folders are read again when they have changed."""
        seen = [_changed(self.folder / size) for size in SIZES]
        if seen != self._seen:
            files = {size: _listed(self.folder / size) for size in SIZES}
            of_card: dict[str, str] = {}
            for printing in sorted(files[FULL]):  # a number stands before its other printings
                of_card.setdefault(printing.partition("_")[0], printing)
            self._files, self._of_card, self._seen = files, of_card, seen
        return self._files


@dataclass
class Taken:
    """What came of a folder of pictures, or of fetching some."""

    kept: int = 0
    refused: list[str] = field(default_factory=list)
    other_names: list[str] = field(default_factory=list)
    stopped: str = ""  # why not all were tried


def take_pictures(
    folder: Path, pictures: Pictures, begin: Callable[[int], Callable[[], None] | None]
) -> Taken:
    """Keep the pictures of a folder and those below it. `begin` is told how many files there are."""
    if not folder.is_dir():
        raise BadPicture(f"There are no pictures in {folder}: {_why_none(folder)}.")
    try:
        files = sorted(path for path in folder.rglob("*") if not path.is_dir())
    except OSError as error:
        raise BadPicture(f"The pictures in {folder} cannot be read: {error.strerror}.") from None
    taken = Taken()
    done = begin(len(files))
    for path in files:
        printing = printing_of(path.stem)
        if printing is None or path.suffix.lower() not in (".png", ".jpg", ".jpeg", ".webp"):
            taken.other_names.append(path.name)
        else:
            try:
                pictures.keep(printing, _read(path))
                taken.kept += 1
            except BadPicture as error:
                taken.refused.append(f"{path.name}: {error}.")
        if done is not None:
            done()
    return taken


def printing_of(name: str) -> str | None:
    """The printing that a file is named by, or None: op01-016_P1 is OP01-016_p1."""
    found = _PRINTING.fullmatch(name)
    return None if found is None else found[1].upper() + (found[2] or "").lower()


def _why_none(folder: Path) -> str:
    return "it is no folder" if folder.exists() else "no such folder"


def _read(path: Path) -> bytes:
    if not path.is_file():  # a pipe would be waited for without end, and a device has none
        raise BadPicture("it is no plain file")
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadPicture(f"it cannot be read: {error.strerror}") from None


def _changed(folder: Path) -> int:
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0


def _listed(folder: Path) -> dict[str, Path]:
    """The pictures of one size. A folder that cannot be read has none: the table works without them."""
    try:
        names = os.listdir(folder)
    except OSError:
        return {}
    found = {}
    for name in names:
        printing, _, suffix = name.partition(".")
        if suffix in SUFFIXES and _PRINTING.fullmatch(printing):
            found[printing] = folder / name
    return found


def _put(folder: Path, printing: str, copy: tuple[str, bytes] | None) -> None:
    """Write one copy whole, then remove those of other kinds."""
    folder.mkdir(parents=True, exist_ok=True)
    name = "" if copy is None else f"{printing}.{copy[0]}"
    if copy is not None:
        handle, part = tempfile.mkstemp(prefix=".picture-", dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(copy[1])
            os.replace(part, folder / name)
        except BaseException:
            Path(part).unlink(missing_ok=True)
            raise
    for suffix in SUFFIXES:
        if f"{printing}.{suffix}" != name:
            (folder / f"{printing}.{suffix}").unlink(missing_ok=True)
