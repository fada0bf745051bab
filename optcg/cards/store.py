"""The cards a user has imported, kept as one compact file in the user's data folder.

The file is written whole beside the old one and then put in its place, so that an import that fails or is
broken off changes nothing.
"""

import os
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from optcg.cards.importer import Printed, printings_of
from optcg.cards.printing import Printing
from optcg.model.errors import BadCardData
from optcg.model.terms import Category

FILE_NAME: Final = "cards.json"
DAMAGED: Final = f"{FILE_NAME}.damaged"


class DamagedStore(BadCardData):
    """The imported cards cannot be read any more."""


def data_folder() -> Path:
    """Where this user's data lies: OPTCG_HOME, or what the system says."""
    named = os.environ.get("OPTCG_HOME")
    if named:
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("optcg")


def stored_printings() -> dict[str, list[Printed]]:
    """What was imported so far; nothing if there is nothing."""
    file = data_folder() / FILE_NAME
    if not file.is_file():
        return {}
    try:
        return printings_of([(str(file), file.read_bytes())])
    except OSError as error:
        raise BadCardData(f"The imported cards in {file} cannot be read: {error.strerror}.") from None
    except BadCardData as error:
        raise DamagedStore(
            f"The imported cards are damaged: {error} Import them again with `optcg cards import`."
        ) from None


def keep(printings: dict[str, list[Printed]], set_aside: bool = False) -> Path:
    """Write these printings in place of what was there, which is kept beside them if it is `set_aside`."""
    folder = data_folder()
    rows = [_row(printed) for row in printings.values() for printed in row]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".cards-", suffix=".json", dir=folder)
        part = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.json.encode(rows))
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
