"""Where card data comes from: the layout of the public `punk-records` data set, and plain JSON.

The layout is `<language>/packs.json` with `<language>/data/<pack>.json` (lists) or
`<language>/cards/<pack>/<id>.json` (one card each): a folder, or a zip or tar.gz of it. The
language folder itself, a folder of lists and a single file are read too.
"""

import hashlib
import pickle
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from optcg.cards.kept import load, places, save
from optcg.model.cards import CardData
from optcg.model.errors import BadCardData

Source = tuple[str, bytes]  # a JSON file: its name, for errors, and its content
PREFERRED_LANGUAGE: Final = "english"

_FILE_NAME: Final = "facts-"
_FEW: Final = 100  # cards, which are read in a moment, so that they are not kept
_MOST_KEPT: Final = 4  # sources, such as the imported cards and those of a folder
_PACK: Final = re.compile(r"(?P<root>(?:.*/)?)(?:data/[^/]+|cards/[^/]+/[^/]+)\.json")
_INDEX: Final = "packs.json"


def sources_at(path: str | Path) -> list[Source]:
    """The files of card data at `path`."""
    from optcg.cards.archives import FILE_BYTES, is_archive, read_files

    place = Path(path)
    if not place.exists():
        raise BadCardData(f"There is no card data at {place}: no such file or folder.")
    if not place.is_file() and not place.is_dir():
        raise BadCardData(f"There is no card data at {place}: it is neither a file nor a folder.")
    if place.is_file() and not is_archive(place):
        if place.stat().st_size > FILE_BYTES:
            raise BadCardData(f"{place} is larger than {FILE_BYTES // 2**20} MB, the limit for one file.")
        return [(place.name, place.read_bytes())]
    return read_files(place, lambda names: _choose(place, names))


def facts_in(sources: list[Source]) -> dict[str, CardData]:
    """The facts of every card number in these files, their text not yet read; kept for the next time."""
    found = hashlib.sha256()
    for _, content in sources:
        found.update(hashlib.sha256(content).digest())
    in_package, own = places(_FILE_NAME + found.hexdigest()[:32])
    for file in (in_package, own):
        loaded = load(file)
        if loaded is not None:
            kept: dict[str, CardData] = pickle.loads(loaded)
            return kept
    from optcg.cards.importer import facts_of, printings_of

    facts = facts_of(printings_of(sources))
    if len(facts) > _FEW:
        save(own, pickle.dumps(facts, pickle.HIGHEST_PROTOCOL))
        with suppress(OSError):
            files = sorted(own.parent.glob(f"{_FILE_NAME}*"), key=lambda file: file.stat().st_mtime)
            for old in files[:-_MOST_KEPT]:
                old.unlink()
    return facts


def _choose(place: Path, names: list[str]) -> list[str]:
    """The card files of one language; lists (`data`) rather than single cards (`cards`) if both are there."""
    roots: dict[str, list[str]] = {}
    for name in names:
        if found := _PACK.fullmatch(name):
            roots.setdefault(found["root"], []).append(name)
    if not roots:
        lists = [name for name in names if "/" not in name and name != _INDEX]
        if not lists:
            raise BadCardData(
                f"There is no card data in {place}: neither <language>/data/<pack>.json, "
                "nor <language>/cards/<pack>/<id>.json, nor a JSON list of cards."
            )
        return lists
    root = _choose_language(place, list(roots))
    lists = [name for name in roots[root] if name.startswith(f"{root}data/")]
    return lists or roots[root]


def _choose_language(place: Path, roots: list[str]) -> str:
    if len(roots) == 1:
        return roots[0]
    preferred = [root for root in roots if Path(root).name == PREFERRED_LANGUAGE]
    if len(preferred) == 1:
        return preferred[0]
    languages = ", ".join(sorted(root.rstrip("/") or "." for root in roots))
    raise BadCardData(f"{place} holds several languages ({languages}). Name the folder of one of them.")
