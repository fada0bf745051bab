"""The JSON files of a folder, a zip or a tar.gz, under one roof.

Archives are read member by member and never unpacked. They come from strangers: paths that climb
out are refused, and so is anything larger than card data can be.
"""

import gzip
import tarfile
import zipfile
import zlib
from collections.abc import Callable
from io import BufferedIOBase
from pathlib import Path, PurePosixPath
from typing import IO, Final, cast

from optcg.model.errors import BadCardData

MEMBER_LIMIT: Final = 200_000
FILE_BYTES: Final = 16 * 2**20
TOTAL_BYTES: Final = 512 * 2**20
AT_ONCE_BYTES: Final = 2 * FILE_BYTES  # a file, or the list of all members
_GZIP: Final = b"\x1f\x8b"

ReadFile = Callable[[str], bytes]
Choose = Callable[[list[str]], list[str]]


def read_files(path: Path, choose: Choose) -> list[tuple[str, bytes]]:
    """The chosen JSON files, by their name inside `path` with forward slashes.

    `choose` is given the names of all JSON files and returns those wanted, in the order wanted.
    """
    if path.is_dir():
        names = sorted(file.relative_to(path).as_posix() for file in path.rglob("*.json"))
        return [(name, _read_file(path, name)) for name in choose(names)]
    try:
        if zipfile.is_zipfile(path):
            return _read_zip(path, choose)
        return _read_tar(path, choose)
    except (tarfile.TarError, zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError) as error:
        raise BadCardData(f"{path} cannot be read as an archive: {error}.") from error


class _Bounded(BufferedIOBase):
    """An archive whose headers are read with care: what they say of their own length may be untrue."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self._path = path
        self._file = file
        self._left = 2 * TOTAL_BYTES  # each member is read once to find it and once for what it holds

    def read(self, size: int | None = -1, /) -> bytes:
        if size is None or size < 0:
            size = AT_ONCE_BYTES
        self._left -= size
        if size > AT_ONCE_BYTES or self._left < 0:
            raise _too_much(self._path)
        return self._file.read(size)

    def seek(self, place: int, whence: int = 0, /) -> int:
        return self._file.seek(place, whence)

    def tell(self) -> int:
        return self._file.tell()

    def seekable(self) -> bool:
        return True

    def readable(self) -> bool:
        return True


def _read_file(path: Path, name: str) -> bytes:
    if not (path / name).is_file():
        # A pipe would be waited for without end, and a device has none.
        raise BadCardData(f"{path / name} cannot be read: it is no plain file.")
    try:
        with (path / name).open("rb") as file:
            return _read_limited(path, name, file)
    except OSError as error:
        raise BadCardData(f"{path / name} cannot be read: {error.strerror}.") from None


def is_archive(path: Path) -> bool:
    """Whether a file is a zip or, by its name, a tar."""
    return path.name.endswith((".tar.gz", ".tgz", ".tar")) or zipfile.is_zipfile(path)


def _read_zip(path: Path, choose: Choose) -> list[tuple[str, bytes]]:
    with path.open("rb") as file, zipfile.ZipFile(_bounded(path, file)) as archive:
        members = [info for info in archive.infolist() if not info.is_dir()]
        _check_members(path, [info.filename for info in members], sum(info.file_size for info in members))

        def read(name: str) -> bytes:
            with archive.open(name) as file:
                return _read_limited(path, name, file)

        return _read_chosen([info.filename for info in members], choose, read)


def _read_tar(path: Path, choose: Choose) -> list[tuple[str, bytes]]:
    with path.open("rb") as file:
        packed = file.read(len(_GZIP)) == _GZIP
    with gzip.open(path) if packed else path.open("rb") as file:
        return _read_members(path, cast(IO[bytes], file), choose)


def _read_members(path: Path, file: IO[bytes], choose: Choose) -> list[tuple[str, bytes]]:
    with tarfile.open(fileobj=_bounded(path, file), mode="r:") as archive:
        members: dict[str, tarfile.TarInfo] = {}
        total = 0
        for count, member in enumerate(archive, start=1):
            if member.isdev() or member.size < 0:
                raise BadCardData(f"{path} holds {member.name!r}, which is no plain file. Do not trust it.")
            total += member.size
            _check_members(path, [member.name], total, count)
            if member.isfile():
                members[member.name] = member

        def read(name: str) -> bytes:
            file = archive.extractfile(members[name])
            return _read_limited(path, name, file) if file else b""

        return _read_chosen(list(members), choose, read)


def _bounded(path: Path, file: IO[bytes]) -> IO[bytes]:
    return cast(IO[bytes], _Bounded(path, file))


def _read_chosen(names: list[str], choose: Choose, read: ReadFile) -> list[tuple[str, bytes]]:
    json_names = sorted(name for name in names if name.endswith(".json"))
    return [(name, read(name)) for name in choose(json_names)]


def _check_members(path: Path, names: list[str], total: int, count: int | None = None) -> None:
    for name in names:
        if ".." in PurePosixPath(name.replace("\\", "/")).parts or name.startswith(("/", "\\")):
            raise BadCardData(
                f"{path} holds the path {name!r}, which leads out of the archive. Do not trust it."
            )
    if (count or len(names)) > MEMBER_LIMIT or total > TOTAL_BYTES:
        raise _too_much(path)


def _too_much(path: Path) -> BadCardData:
    return BadCardData(
        f"{path} holds more than card data needs: the limits are {MEMBER_LIMIT:,} files "
        f"and {TOTAL_BYTES // 2**20} MB unpacked."
    )


def _read_limited(path: Path, name: str, file: IO[bytes]) -> bytes:
    """What an archive says about the size of a member may be untrue: read no further than the limit."""
    data = file.read(FILE_BYTES + 1)
    if len(data) > FILE_BYTES:
        raise BadCardData(
            f"{name} in {path} is larger than {FILE_BYTES // 2**20} MB, the limit for one file."
        )
    return data
