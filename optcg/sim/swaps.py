"""Two versions of a deck, played with the same seeds against the same decks."""

import json
import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from optcg.cards import Catalog, Deck
from optcg.model.errors import OptcgError
from optcg.sim.outcome import Outcome

_SWAP: Final = re.compile(r"([A-Za-z0-9_-]+):([A-Za-z0-9_-]+)(?::([1-9][0-9]?))?")


class BadSwap(OptcgError):
    """A swap that cannot be made."""


class Swap(NamedTuple):
    """One card for another: so many copies, or all of them."""

    old: str
    new: str
    copies: int | None = None

    def __str__(self) -> str:
        return f"{self.old}:{self.new}" + (f":{self.copies}" if self.copies else "")


def parse_swap(text: str) -> Swap:
    """`OLD:NEW` for all copies, `OLD:NEW:2` for two."""
    found = _SWAP.fullmatch(text)
    if found is None:
        raise BadSwap(f"{text!r} is not a swap. Write OLD:NEW or OLD:NEW:2, such as OP01-016:OP01-025.")
    return Swap(found[1].upper(), found[2].upper(), int(found[3]) if found[3] else None)


def swapped(deck: Deck, swaps: Iterable[Swap], catalog: Catalog) -> Deck:
    """The deck with other cards in the same places, so that a seed deals both versions alike."""
    numbers = list(deck.numbers)
    for swap in swaps:
        if swap.new not in catalog:
            try:
                catalog[swap.new]
            except KeyError as error:
                raise BadSwap(str(error)) from None
        places = [place for place, number in enumerate(numbers) if number == swap.old]
        if not places or len(places) < (swap.copies or 0):
            raise BadSwap(f"{deck.name} holds {swap.old} {len(places)} times, so {swap} cannot be made.")
        for place in places[-swap.copies :] if swap.copies else places:
            numbers[place] = swap.new
    return Deck.parse(json.dumps(numbers), catalog, f"{deck.name} swapped")


def score_differences(before: Sequence[Outcome], after: Sequence[Outcome]) -> list[float]:
    """How much better player 0 did after the swap, game by game of the same place."""
    then = {outcome.game: outcome.score(0) for outcome in before}
    return [outcome.score(0) - then[outcome.game] for outcome in after if outcome.game in then]
