"""Cards are read before anybody asks for them, and those imported while the server runs are taken up."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from optcg.cards import Catalog, readings
from optcg.cards.store import stamp
from optcg.model.errors import BadCardData
from optcg.rulebook import rules
from optcg.server.messages import Refusal
from optcg.server.work import read_cards
from optcg.server.workers import Workers

if TYPE_CHECKING:
    from optcg.server.tables import Tables

CARDS_AT_ONCE: Final = 400  # in one job: a process needs a second before its first card
LOOK_EVERY: Final = 2.0  # seconds
LOG: Final = logging.getLogger("optcg.server")


def unread_numbers(catalog: Catalog) -> list[str]:
    """The cards whose text nobody has read yet."""
    return [
        card.number
        for card in catalog.printed()
        if not readings.is_kept(card.text, card.trigger, card.category)
    ]


async def read_ahead(catalog: Catalog, workers: Workers) -> None:
    """Have all cards read that were not, without holding up anybody: reading takes time."""
    left = await asyncio.to_thread(unread_numbers, catalog)
    if left:
        LOG.info("%s cards are read for the first time", len(left))
    batches = [left[at : at + CARDS_AT_ONCE] for at in range(0, len(left), CARDS_AT_ONCE)]
    try:
        for found in await asyncio.gather(*(workers.do("", catalog, read_cards, each) for each in batches)):
            readings.take(found)
    except Refusal:
        LOG.error("not all cards could be read; the others are read when they are asked for")
    await asyncio.to_thread(readings.keep)
    await asyncio.to_thread(lambda: (list(catalog.decks.values()), rules()))  # of the first pages


async def take_new_cards(tables: Tables, seen: tuple[int, ...]) -> None:
    """Look for an import by another process, from the stamp on that was `seen`; the tables then know it."""
    while True:
        await asyncio.sleep(LOOK_EVERY)
        found = stamp()
        if found == seen:
            continue
        seen = found
        try:
            catalog = await asyncio.to_thread(Catalog.default)
        except BadCardData as error:
            LOG.error("%s", error)
            continue
        await read_ahead(catalog, tables.workers)
        tables.renew(catalog)
        LOG.info("cards were imported; there are %s", len(catalog))
