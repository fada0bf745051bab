"""The cards a user has imported, kept as one compact file in the user's data folder.

The file is written whole beside the old one and then put in its place, so that an import that fails or is
broken off changes nothing.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from optcg.cards.kept import data_folder
from optcg.cards.sources import Source, facts_in
from optcg.model.cards import CardData
from optcg.model.errors import BadCardData
from optcg.model.terms import Category

if TYPE_CHECKING:
    from optcg.cards.importer import Printed
    from optcg.cards.printing import Printing

T = TypeVar("T")

FILE_NAME: Final = "cards.json"
DAMAGED: Final = f"{FILE_NAME}.damaged"


class DamagedStore(BadCardData):
    """The imported cards cannot be read any more."""


def stored_facts() -> dict[str, CardData]:
    """The facts of the cards imported so far; nothing if there is nothing."""
    return _read(facts_in)


def stored_printings() -> dict[str, list[Printed]]:
    """All printings that were imported so far."""
    from optcg.cards.importer import printings_of

    return _read(printings_of)


def stamp() -> tuple[int, ...]:
    """Another one after each import."""
    try:
        found = (data_folder() / FILE_NAME).stat()
    except OSError:
        return ()
    return found.st_ino, found.st_mtime_ns, found.st_size


def _read(read: Callable[[list[Source]], dict[str, T]]) -> dict[str, T]:
    file = data_folder() / FILE_NAME
    if not file.is_file():
        return {}
    try:
        return read([(str(file), file.read_bytes())])
    except OSError as error:
        raise BadCardData(f"The imported cards in {file} cannot be read: {error.strerror}.") from None
    except BadCardData as error:
        raise DamagedStore(
            f"The imported cards are damaged: {error} Import them again with `optcg cards import`."
        ) from None


def keep(printings: dict[str, list[Printed]], set_aside: bool = False) -> Path:
    """Write these printings in place of what was there, which is kept beside them if it is `set_aside`."""
    import msgspec

    folder = data_folder()
    rows = [_row(printed) for row in printings.values() for printed in row]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".cards-", suffix=".json", dir=folder)
        part = Path(name)
        try:
            content = msgspec.json.encode(rows)
            facts_in([(name, content)])  # kept before others see the cards
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            if set_aside:
                (folder / FILE_NAME).replace(folder / DAMAGED)
            part.replace(folder / FILE_NAME)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadCardData(f"The cards cannot be kept in {folder}: {error.strerror}.") from None
    return folder / FILE_NAME


def _row(printed: Printed) -> Printing:
    """A card in the fields of card data, its text already tidy."""
    from optcg.cards.printing import Printing

    facts = printed.facts
    return Printing(
        id=printed.id,
        name=facts.name,
        category=str(facts.category),
        colors=[str(color) for color in facts.colors],
        cost=facts.life if facts.category is Category.LEADER else facts.cost,
        power=facts.power,
        counter=facts.counter,
        attributes=[str(attribute) for attribute in facts.attributes],
        types=list(facts.types),
        effect=facts.text.replace("\n", "<br>"),
        trigger=facts.trigger.replace("\n", "<br>"),
        pack_id=printed.pack,
        rarity=printed.rarity,
        img_full_url=printed.picture or None,
    )
