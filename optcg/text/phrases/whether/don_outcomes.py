"""What came of a step with DON!! cards: "if you returned 2 DON!! cards this way"."""

from __future__ import annotations

from typing import Final

from optcg.model import effects as e
from optcg.model.amounts import SlotCount
from optcg.model.conditions import Compare, Condition
from optcg.text.grammar import Phrase
from optcg.text.phrases.what_is_done.flow import STEPS, if_done
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.references import (
    COST_WAYS,
    DON_ADDED,
    DON_GIVEN,
    DON_RESTED,
    DON_RETURNED,
    DON_SET_ACTIVE,
    OF_COST,
)

# What was done, before and behind the DON!! cards, and the slot that stands for their number.
_DONE: Final = (
    ("return|returned", "", "returned", DON_RETURNED),
    ("return|returned", "to your|the DON!! deck", "returned to your|the DON!! deck", DON_RETURNED),
    ("rest|rested", "", "rested", DON_RESTED),
    ("add|added", "", "added", DON_ADDED),
    ("give|gave", "", "given", DON_GIVEN),
    ("set", "as active", "set as active", DON_SET_ACTIVE),
)

DON_OUTCOME = Phrase[Condition]("don-outcome")
for _do, _active, _done, _slot in _DONE:
    # The sentence before tells what was done, so that the words may leave out "this way".
    for _way in ("", " <this-way>"):
        DON_OUTCOME.says(
            f"you {_do} <so-many-done> DON!! card(s) {_active}{_way}",
            lambda many, *_, slot=_slot: _done_to(slot, many),
        )
        DON_OUTCOME.says(
            f"<so-many-done> DON!! card(s) was|were|is|are {_done}{_way}",
            lambda many, *_, slot=_slot: _done_to(slot, many),
        )
    for _way in COST_WAYS if _slot in (DON_RESTED, DON_RETURNED) else ():
        DON_OUTCOME.says(
            f"you {_do} <so-many-done> DON!! card(s) {_active} {_way}",
            lambda many, slot=_slot: _done_to(slot + OF_COST, many),
        )
FACT.says("<don-outcome>", lambda fact: fact)
STEPS.says(
    "you may|can <clauses> . If <don-outcome> , <steps>",
    lambda steps, fact, then: (e.May(steps, then=(e.If(fact, if_done(then)),)),),
)


def _done_to(slot: int, many: tuple[str, int]) -> Condition:
    """The step before must be that deed; how often it was done is counted (Rule 3-9-2)."""
    return Compare(SlotCount(slot), *many)
