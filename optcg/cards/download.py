"""Fetches card data from an address that the user names, into a file of its own."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Final
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from optcg.cards.archives import TOTAL_BYTES
from optcg.model.errors import BadCardData

SECONDS: Final = 30
_CHUNK: Final = 2**20


def is_address(source: str) -> bool:
    return urlsplit(source).scheme in ("http", "https")


@contextmanager
def fetched(address: str) -> Iterator[Path]:
    """The file behind an address, as long as it is needed."""
    name = PurePosixPath(urlsplit(address).path).name or "cards.json"
    with tempfile.TemporaryDirectory(prefix="optcg-") as folder:
        file = Path(folder) / name
        try:
            _fetch(address, file)
        except (URLError, OSError, ValueError) as error:
            raise BadCardData(f"{address} cannot be fetched: {error}.") from None
        yield file


def _fetch(address: str, file: Path) -> None:
    size = 0
    request = Request(address, headers={"User-Agent": "optcg"})
    with urlopen(request, timeout=SECONDS) as answer, file.open("wb") as out:
        while chunk := answer.read(_CHUNK):
            size += len(chunk)
            if size > TOTAL_BYTES:
                raise BadCardData(
                    f"{address} sends more than {TOTAL_BYTES // 2**20} MB, so it is no card data."
                )
            out.write(chunk)
