"""The JSON files of a folder, a zip or a tar.gz, under one roof.

Archives are read member by member and never unpacked. They come from strangers: paths that climb
out are refused, and so is anything larger than card data can be.
"""

import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import IO, Final

from optcg.model.errors import BadCardData

MEMBER_LIMIT: Final = 200_000
FILE_BYTES: Final = 16 * 2**20
TOTAL_BYTES: Final = 512 * 2**20

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
    except (tarfile.TarError, zipfile.BadZipFile, EOFError, OSError, RuntimeError) as error:
        raise BadCardData(f"{path} cannot be read as an archive: {error}.") from error


def _read_file(path: Path, name: str) -> bytes:
    try:
        with (path / name).open("rb") as file:
            return _read_limited(path, name, file)
    except OSError as error:
        raise BadCardData(f"{path / name} cannot be read: {error.strerror}.") from None


def is_archive(path: Path) -> bool:
    """Whether a file is a zip or, by its name, a tar."""
    return path.name.endswith((".tar.gz", ".tgz", ".tar")) or zipfile.is_zipfile(path)


def _read_zip(path: Path, choose: Choose) -> list[tuple[str, bytes]]:
    with zipfile.ZipFile(path) as archive:
        members = [info for info in archive.infolist() if not info.is_dir()]
        _check_members(path, [info.filename for info in members], sum(info.file_size for info in members))

        def read(name: str) -> bytes:
            with archive.open(name) as file:
                return _read_limited(path, name, file)

        return _read_chosen([info.filename for info in members], choose, read)


def _read_tar(path: Path, choose: Choose) -> list[tuple[str, bytes]]:
    with tarfile.open(path) as archive:
        members: dict[str, tarfile.TarInfo] = {}
        total = 0
        for count, member in enumerate(archive, start=1):
            total += member.size
            _check_members(path, [member.name], total, count)
            if member.isfile():
                members[member.name] = member

        def read(name: str) -> bytes:
            file = archive.extractfile(members[name])
            return _read_limited(path, name, file) if file else b""

        return _read_chosen(list(members), choose, read)


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
        raise BadCardData(
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
