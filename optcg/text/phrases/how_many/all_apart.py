"""Cards of an earlier step of which no two are alike: "all of the revealed cards have different names"."""

from __future__ import annotations

from optcg.model.amounts import SlotApart, SlotCount
from optcg.model.conditions import Compare, Condition, SlotFits
from optcg.text.grammar import Phrase
from optcg.text.phrases.how_many.quantities import AMOUNT
from optcg.text.phrases.whether.facts import FACT, both
from optcg.text.phrases.which_cards.references import REVEALED, TRASHED

SEVERAL = Phrase[int]("all-of-several")
SEVERAL.says("all (of) <that-card>", lambda slot: slot)
SEVERAL.means("all revealed cards", REVEALED)
SEVERAL.means("all trashed cards", TRASHED)
FACT.says("<all-of-several> have <different>", lambda slot, what: _apart(slot, what))
FACT.says("<that-card> all have <different>", lambda slot, what: _apart(slot, what))
for _share in ("have the same <alike>", "share a|an|the same <alike>"):
    FACT.says(f"no two of <that-card> {_share}", lambda slot, what: _apart(slot, what))
AMOUNT.says("the largest number with <different> among <that-card>", lambda what, slot: SlotApart(what, slot))


def _apart(slot: int, what: str) -> Condition:
    """There is at least one, and no two share it; an "if" about no card cannot be resolved (Rule 4-10-1)."""
    return both(SlotFits(slot), Compare(SlotApart(what, slot), "=", SlotCount(slot)))
