"""Reads card data: the layout of the public `punk-records` data set, and plain JSON with its fields.

The layout is `<language>/packs.json` with `<language>/data/<pack>.json` (lists) or
`<language>/cards/<pack>/<id>.json` (one card each): a folder, or a zip or tar.gz of it. The
language folder itself, a folder of lists and a single file are read too.
"""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

from optcg.cards.archives import FILE_BYTES, is_archive, read_files
from optcg.cards.cut import flaw, is_cut
from optcg.cards.facts import printed_facts
from optcg.cards.printing import Printing, card_number, decode_printings, set_of
from optcg.cards.repairs import repaired
from optcg.model.cards import CardData
from optcg.model.errors import BadCardData

PREFERRED_LANGUAGE: Final = "english"

_PACK: Final = re.compile(r"(?P<root>(?:.*/)?)(?:data/[^/]+|cards/[^/]+/[^/]+)\.json")
_INDEX: Final = "packs.json"


class Printed(NamedTuple):
    """One printing of a card: its id, such as OP01-001_p1, and its facts with the known faults mended.

    The pack, the rarity and what was wrong with its text in the data tell of texts that are cut.
    """

    id: str
    facts: CardData
    pack: str = ""
    rarity: str = ""
    flaw: str = ""
    picture: str = ""  # the address that the data names


def import_cards(path: str | Path) -> dict[str, CardData]:
    """The facts of every card number in the data at `path`, their text not yet read."""
    return facts_of(import_printings(path))


def import_printings(path: str | Path, refused: list[str] | None = None) -> dict[str, list[Printed]]:
    """All printings of every card number in the data at `path`, the one that stands for the card first.

    With `refused` a single printing that cannot be read is told of there and left out; without it, and for
    files that are no card data at all, the fault is raised.
    """
    place = Path(path)
    if not place.exists():
        raise BadCardData(f"There is no card data at {place}: no such file or folder.")
    if not place.is_file() and not place.is_dir():
        raise BadCardData(f"There is no card data at {place}: it is neither a file nor a folder.")
    if place.is_file() and not is_archive(place):
        if place.stat().st_size > FILE_BYTES:
            raise BadCardData(f"{place} is larger than {FILE_BYTES // 2**20} MB, the limit for one file.")
        return printings_of([(place.name, place.read_bytes())], refused)
    return printings_of(read_files(place, lambda names: _choose(place, names)), refused)


def printings_of(
    sources: list[tuple[str, bytes]], refused: list[str] | None = None
) -> dict[str, list[Printed]]:
    """The printings in JSON files, given as (name, content), by card number."""
    found: dict[str, list[Printed]] = {}
    for source, data in sources:
        for printing in decode_printings(data, source, refused):
            try:
                number = card_number(printing, source)
                facts = printed_facts(repaired(number, printing), source)
            except BadCardData as error:
                if refused is None:
                    raise
                refused.append(str(error))
                continue
            found.setdefault(number, []).append(_printed(number, printing, facts))
    return {number: _mended(number, printings) for number, printings in found.items()}


def _printed(number: str, printing: Printing, facts: CardData) -> Printed:
    pack = set_of(number) if printing.pack_id is None else str(printing.pack_id)
    return Printed(
        printing.id or number,
        facts,
        pack,
        printing.rarity or "",
        flaw(printing.effect or ""),
        printing.img_full_url or "",
    )


def _mended(number: str, printings: list[Printed]) -> list[Printed]:
    """The printing whose id is the number first; and a cut text gives way to that of a whole printing."""
    if len(printings) == 1:
        return printings
    printings.sort(key=lambda printed: printed.id != number)
    whole = next((printed.facts for printed in printings if not _cut(printed.facts)), None)
    if whole is None:
        return printings
    return [
        printed._replace(facts=replace(printed.facts, text=whole.text)) if _cut(printed.facts) else printed
        for printed in printings
    ]


def _cut(facts: CardData) -> bool:
    return bool(facts.text) and is_cut(facts.text)


def facts_of(printings: dict[str, list[Printed]]) -> dict[str, CardData]:
    """The facts of each card number: those of the printing that stands for it."""
    return {number: row[0].facts for number, row in printings.items()}


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
