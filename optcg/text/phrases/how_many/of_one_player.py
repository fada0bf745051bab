"""What one player did where both did it: "each player trashes ... the number of cards you trashed"."""

from __future__ import annotations

from dataclasses import dataclass

from optcg.model import filters as f
from optcg.model.amounts import SlotCount
from optcg.model.selections import Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import NUMBER_OF
from optcg.text.phrases.what_is_done.changes import SCALE
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.which_cards.references import KOD, PLAYED, RETURNED, TO_DECK, TRASHED, WAYS


@dataclass(frozen=True)
class OfOne(SlotCount):
    """Those of one player among the cards of both, until the whole ability is read."""

    who: Owner = Owner.YOU


# Cards go to the areas of their owners (Rule 4-2-1-1), and each player has done it to their own.
DONE = Phrase[SlotCount]("one-players-done")
for _done, _slot in (
    ("trashed", TRASHED),
    ("returned", RETURNED),
    ("placed", RETURNED),
    ("played", PLAYED),
    ("K.O.'d", KOD),
    ("placed at the top|bottom of {} deck", TO_DECK),
    ("returned to {} deck", TO_DECK),
):
    for _way in ("", *WAYS):
        for _you, _their, _who in (
            ("you (have)", "your", Owner.YOU),
            ("your opponent (has)", "their", Owner.OPPONENT),
            ("they (have)", "their", Owner.OPPONENT),
        ):
            DONE.says(
                f"<noun> {_you} {_done.format(_their)} {_way}",
                lambda noun, slot=_slot, who=_who: OfOne(slot, _such(noun), who),
            )
        DONE.says(
            f"<noun> {_done.format('their')} by your opponent {_way}",
            lambda noun, slot=_slot: OfOne(slot, _such(noun), Owner.OPPONENT),
        )
NUMBER_OF.says("the number of <one-players-done>", lambda count: count)
SCALE.says("for every|each <one-players-done>", lambda count: (1, count))
SCALE.says("for every <number> <one-players-done>", lambda n, count: (n, count))


def _such(noun: Noun) -> f.Filter | None:
    """Cards told by what they are, wherever they are by now."""
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return noun.filter()
