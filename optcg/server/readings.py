"""Card texts that were read are kept in the data folder, so that a server is ready at once the next time.

What is kept belongs to one state of the reader: its files are hashed, and another reader reads anew.
"""

from __future__ import annotations

import logging
import os
import pickle
import sys
import tempfile
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Final

from optcg.cards import Catalog
from optcg.cards.store import data_folder
from optcg.model.cards import CardData

FILE_NAME: Final = "readings.pickle"
LOG: Final = logging.getLogger("optcg.server")
_PACKAGE: Final = Path(__file__).parent.parent


def _reader() -> str:
    """The reader and the trees that it makes, as a hash of their files."""
    digest = sha256(sys.version.encode())
    for part in ("text", "model"):
        for file in sorted((_PACKAGE / part).rglob("*.py")):
            digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


def kept_readings(catalog: Catalog) -> list[CardData]:
    """The cards whose text was read before, by this reader."""
    try:
        file = data_folder() / FILE_NAME
        if file.stat().st_uid != os.geteuid():
            return []  # what another one wrote is not believed
        reader, readings = pickle.loads(file.read_bytes())
        if reader != _reader():
            return []
        cards = []
        for facts in catalog.printed():
            found = readings.get((facts.text, facts.trigger, facts.category))
            if found is not None:
                cards.append(replace(facts, abilities=found[0], unread=found[1]))
        return cards
    except FileNotFoundError:
        return []
    except Exception:
        LOG.warning("the cards that were read before cannot be used", exc_info=True)
        return []


def keep_readings(catalog: Catalog) -> None:
    """Keep what was read; where that cannot be done, it is read again the next time."""
    readings = {(card.text, card.trigger, card.category): (card.abilities, card.unread) for card in catalog}
    with suppress(OSError):
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".readings-", dir=folder)
        try:
            with os.fdopen(handle, "wb") as file:
                pickle.dump((_reader(), readings), file)
            os.replace(name, folder / FILE_NAME)
        except BaseException:
            os.unlink(name)
            raise
