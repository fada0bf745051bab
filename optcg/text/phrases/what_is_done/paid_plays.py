"""Cards that an effect plays for their cost (Rules 2-7-2, 4-7-2): "play ... by paying its cost"."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import CostOf, DonOf
from optcg.model.selections import Choose, Owner, Selection, Slot
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, off_field
from optcg.text.phrases.which_cards.describe import all_of
from optcg.text.phrases.which_cards.references import THAT_ONE

_AFFORDED = f.CostIs("<=", DonOf(Owner.YOU, "active"))
for _how in (
    "by|while|when paying its cost",
    "paying its cost",
    "by paying the cost of that card",
    "by resting DON!! cards equal to its cost",
):
    EFFECT.says(f"play <cards> {_how}", lambda what: _paid(what, rested=False))
    EFFECT.says(f"play <cards> rested {_how}", lambda what: _paid(what, rested=True))


def _paid(what: Selection, rested: bool) -> Steps:
    """A card whose cost can be paid is chosen, paid for, and played."""
    chosen = off_field(what)
    if not isinstance(chosen, Choose) or chosen.count != 1 or chosen.cards.owner is not Owner.YOU:
        raise Misfit
    cards = replace(chosen.cards, filter=all_of(chosen.cards.filter, _AFFORDED))
    card = Slot(THAT_ONE)
    return (
        e.Pick(replace(chosen, cards=cards)),
        e.RestDon(CostOf(THAT_ONE)),
        e.Play(card, rested=True) if rested else e.Play(card),
    )
