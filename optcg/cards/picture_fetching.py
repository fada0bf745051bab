"""Fetches pictures from the addresses in the player's own card data: one at a time, and only when told to."""

import time
from collections.abc import Callable, Mapping
from http.client import HTTPException
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from optcg.cards.download import SECONDS, is_address
from optcg.cards.importer import Printed
from optcg.cards.picture_files import MOST_BYTES, BadPicture
from optcg.cards.pictures import Pictures, Taken

PAUSE: Final = 1.0  # seconds between two pictures
MOST_FAILURES: Final = 3  # in a row, then nobody seems to be there
_GO_AWAY: Final = (403, 429, 503)


def missing_pictures(printings: Mapping[str, list[Printed]], pictures: Pictures) -> dict[str, str]:
    """The addresses of the cards that have no picture yet: those of the printings that stand for them."""
    have = pictures.of_cards()
    return {
        number: row[0].picture
        for number, row in printings.items()
        if is_address(row[0].picture) and number not in have
    }


def hosts_of(addresses: Mapping[str, str]) -> list[str]:
    return sorted({urlsplit(address).hostname or "?" for address in addresses.values()})


def fetch_pictures(
    addresses: Mapping[str, str],
    pictures: Pictures,
    done: Callable[[], None] | None = None,
    pause: float = PAUSE,
) -> Taken:
    """Fetch and keep these pictures. Each is kept before the next is asked for, so it can be broken off."""
    taken = Taken()
    failures = 0
    for place, (number, address) in enumerate(addresses.items()):
        if place:
            time.sleep(pause)
        try:
            pictures.keep(number, _fetched(address))
            taken.kept += 1
            failures = 0
        except HTTPError as error:
            taken.refused.append(f"{number}: {address} answers {error.code} ({error.reason}).")
            if error.code in _GO_AWAY:
                taken.stopped = f"{urlsplit(address).hostname} wants no more requests now; try again later."
        except BadPicture as error:
            taken.refused.append(f"{number}: what {address} sends is not kept: {error}.")
        except (URLError, HTTPException, OSError, ValueError) as error:
            failures += 1
            taken.refused.append(f"{number}: {address} cannot be fetched: {getattr(error, 'reason', error)}.")
            if failures == MOST_FAILURES:
                taken.stopped = (
                    f"{urlsplit(address).hostname} does not answer; look at your connection and try again."
                )
        if done is not None:
            done()
        if taken.stopped:
            break
    return taken


def _fetched(address: str) -> bytes:
    with urlopen(Request(address, headers={"User-Agent": "optcg"}), timeout=SECONDS) as answer:
        data: bytes = answer.read(MOST_BYTES + 1)
        return data
