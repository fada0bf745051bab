"""Reads card data: the fields of the public `punk-records` data set, checked and with known faults mended."""

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from optcg.cards.cut import flaw, is_cut
from optcg.cards.facts import printed_facts
from optcg.cards.printing import Printing, card_number, decode_printings, set_of
from optcg.cards.repairs import repaired
from optcg.cards.sources import Source, sources_at
from optcg.model.cards import CardData
from optcg.model.errors import BadCardData


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


def import_printings(path: str | Path, refused: list[str] | None = None) -> dict[str, list[Printed]]:
    """All printings of every card number in the data at `path`, the one that stands for the card first.

    With `refused` a single printing that cannot be read is told of there and left out; without it, and for
    files that are no card data at all, the fault is raised.
    """
    return printings_of(sources_at(path), refused)


def printings_of(sources: list[Source], refused: list[str] | None = None) -> dict[str, list[Printed]]:
    """The printings in JSON files, by card number."""
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
