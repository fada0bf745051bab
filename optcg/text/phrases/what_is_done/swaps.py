"""Cards of two piles that are looked at together, and change places: the top of the deck and of Life."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.selections import Selection, Together, Top
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.moves import EFFECT
from optcg.text.pointing.swapped import SWAP

EFFECT.says("look at <pile> and <pile>", lambda one, two: (e.Look(_two_piles(one, two)),))
EFFECT.says("look at <pile> and at <pile>", lambda one, two: (e.Look(_two_piles(one, two)),))
for _swap in ("swap", "exchange", "switch"):
    for _them in ("them", "those cards", "these cards", "those 2 cards", "the 2 cards", "the two cards"):
        EFFECT.says(f"{_swap} {_them}", lambda: SWAP)
        EFFECT.says(f"{_swap} {_them} with each other", lambda: SWAP)
        EFFECT.says(f"{_swap} the places of {_them}", lambda: SWAP)


def _two_piles(one: Selection, two: Selection) -> Selection:
    if not isinstance(one, Top) or not isinstance(two, Top) or (one.owner, one.area) == (two.owner, two.area):
        raise Misfit
    return Together((one, two))
