"""As many cards as something was done to: "trash the same number of cards from your hand as you added"."""

from __future__ import annotations

from typing import Final

from optcg.model import effects as e
from optcg.model.amounts import SlotCount
from optcg.model.selections import Owner, Selection
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.hands import YOU_MOVED
from optcg.text.phrases.what_is_done.moves import EFFECT
from optcg.text.phrases.which_cards.nouns import CARDS, Noun, choose
from optcg.text.phrases.which_cards.references import (
    ADDED,
    COST_WAYS,
    DONE_TO,
    DRAWN,
    KOD,
    OF_COST,
    PLAYED,
    RESTED,
    RETURNED,
    REVEALED,
    TO_HAND,
    TRASHED,
    TURNED,
    WAYS,
)

_DONE: Final = (
    ("trashed", TRASHED),
    ("returned", RETURNED),
    ("placed", RETURNED),
    ("K.O.'d", KOD),
    ("added", ADDED),
    ("added to your hand", TO_HAND),
    ("revealed", REVEALED),
    ("rested", RESTED),
    ("played", PLAYED),
    ("turned face-up|face-down", TURNED),
)
for _done, _slot in _DONE:
    for _who in ("you", "you have", "was|were"):
        YOU_MOVED.means(f"{_who} {_done}", _slot)
        for _way in WAYS:
            YOU_MOVED.means(f"{_who} {_done} {_way}", _slot)
        for _way in COST_WAYS if _slot in DONE_TO else ():
            YOU_MOVED.means(f"{_who} {_done} {_way}", _slot + OF_COST)
for _way in ("", *WAYS):
    YOU_MOVED.means(f"you drew {_way}", DRAWN)
    YOU_MOVED.means(f"you have drawn {_way}", DRAWN)

for _many in ("the same number of <noun> as", "as many <noun> as"):
    CARDS.says(f"{_many} <you-moved>", lambda noun, slot: _as_many(noun, slot))
    CARDS.says(f"up to {_many} <you-moved>", lambda noun, slot: _as_many(noun, slot, up_to=True))
for _many in ("the same number of <whose> <noun> as", "as many of <whose> <noun> as"):
    CARDS.says(f"{_many} <you-moved>", lambda owner, noun, slot: _as_many(noun, slot, owner))
    CARDS.says(
        f"up to {_many} <you-moved>", lambda owner, noun, slot: _as_many(noun, slot, owner, up_to=True)
    )
EFFECT.says(
    "place the same number of <noun> at <end-of-deck> (in any order) as <you-moved>",
    lambda noun, to, slot: (e.Move(_as_many(noun, slot), to),),
)


def _as_many(noun: Noun, slot: int, owner: Owner | None = None, up_to: bool = False) -> Selection:
    if not noun.plural or (owner is None and not noun.described.areas):
        raise Misfit
    return choose(noun, SlotCount(slot), owner, up_to=up_to)
