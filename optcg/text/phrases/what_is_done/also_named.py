"""Names that cards have besides their own for a time: that of a card that was spoken of (Rule 2-1-3).

Without "also" the words do not tell whether the card keeps its own name.
"""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.selections import This
from optcg.text.phrases.what_is_done.changes import GAINED
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps

GAINED.says("the (card) name of <that-card>", f.SameNameAs)
GAINED.says("<that-card-s> (card) name", f.SameNameAs)
for _named in ("<that-card-s> (card) name", "the (card) name of <that-card>"):
    for _this in (
        "this card's|Character's|Leader's (card) name",
        "the (card) name of this card|Character|Leader",
    ):
        EFFECT.says(f"also treat {_this} as {_named} <duration>", lambda slot, until: _named_as(slot, until))
        EFFECT.says(
            f"{_this} is also treated as {_named} <duration>",
            lambda slot, until: _named_as(slot, until),
        )


def _named_as(slot: int, until: Duration) -> Steps:
    return (e.GainTrait(This(), f.SameNameAs(slot), until),)
