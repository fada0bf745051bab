"""Brings card data into the user's data folder, and tells set by set what came of it."""

from dataclasses import dataclass, field
from typing import Final

from optcg.cards.download import fetched, is_address
from optcg.cards.importer import Printed, facts_of, import_printings
from optcg.cards.printing import set_of
from optcg.cards.readings import keep as keep_readings
from optcg.cards.readings import read
from optcg.cards.repairs import repaired_numbers
from optcg.cards.store import DAMAGED, DamagedStore, keep, stored_printings
from optcg.model.errors import BadCardData

MOST_TOLD: Final = 20
_FACTS: Final = ("name", "category", "colors", "cost", "life", "power", "counter", "attributes", "types")


@dataclass
class SetReport:
    """One set: how many cards came, how many are new, wholly read, and in the table of repairs."""

    cards: int = 0
    new: int = 0
    read: int = 0
    repaired: int = 0


@dataclass
class ImportReport:
    """What an import did."""

    sets: dict[str, SetReport] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    differing: list[str] = field(default_factory=list)  # printings of one number with other facts
    place: str = ""
    set_aside: str = ""  # where a damaged file of cards imported before is now


def import_source(source: str) -> ImportReport:
    """Read a folder, archive, file or address and keep its cards beside those imported before.

    Cards of the same number take the place of the old ones. Nothing is kept unless all of it can be.
    """
    if is_address(source):
        with fetched(source) as file:
            return _import(str(file))
    return _import(source)


def _import(path: str) -> ImportReport:
    report = ImportReport()
    found = import_printings(path, report.refused)
    if not found:
        why = f" The first fault: {report.refused[0]}" if report.refused else ""
        raise BadCardData(f"There is no card in {path}.{why}")
    before: dict[str, list[Printed]] = {}
    damaged = False
    try:
        before = stored_printings()
    except DamagedStore:
        damaged = True
    _tell(report, found, before)
    keep_readings()  # before others see the cards
    place = keep({**before, **found}, set_aside=damaged)
    report.place = str(place)
    report.set_aside = str(place.with_name(DAMAGED)) if damaged else ""
    return report


def _tell(report: ImportReport, found: dict[str, list[Printed]], before: dict[str, list[Printed]]) -> None:
    mended = repaired_numbers()
    for number, facts in sorted(facts_of(found).items()):
        row = report.sets.setdefault(set_of(number), SetReport())
        row.cards += 1
        row.new += number not in before
        row.repaired += number in mended
        row.read += not read(facts.text, facts.trigger, facts.category)[1]
        report.differing += _differing(found[number])


def _differing(printings: list[Printed]) -> list[str]:
    """Rule 2-14-1: all printings of a number are one card; where their facts differ, the first one stands."""
    first = printings[0]
    told = []
    for printed in printings[1:]:
        fields = [name for name in _FACTS if getattr(printed.facts, name) != getattr(first.facts, name)]
        if fields:
            told.append(f"{printed.id} differs from {first.id} in {', '.join(fields)}; {first.id} stands.")
    return told
