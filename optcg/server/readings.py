"""Card texts that were read are kept in the data folder, so that a server is ready at once the next time.

What is kept belongs to one state of the reader: its files are hashed, and another reader reads anew.
"""

from __future__ import annotations

import asyncio
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
from optcg.rulebook import rules
from optcg.server.messages import Refusal
from optcg.server.work import read_cards
from optcg.server.workers import Workers

FILE_NAME: Final = "readings.pickle"
CARDS_AT_ONCE: Final = 400  # in one job: a process needs a second before its first card
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


async def read_ahead(catalog: Catalog, workers: Workers) -> None:
    """All cards, decks and rules, before anybody asks for one: reading takes time."""
    catalog.keep(await asyncio.to_thread(kept_readings, catalog))
    left = catalog.unread_numbers()
    batches = [left[at : at + CARDS_AT_ONCE] for at in range(0, len(left), CARDS_AT_ONCE)]
    try:
        for cards in await asyncio.gather(*(workers.do("", read_cards, batch) for batch in batches)):
            catalog.keep(cards)
    except Refusal:
        LOG.error("not all cards could be read; the others are read when they are asked for")
    else:
        if left:
            await asyncio.to_thread(keep_readings, catalog)
    await asyncio.to_thread(lambda: (catalog.decks, rules()))  # parsed once
