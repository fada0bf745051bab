"""[Trigger] effects that are activated outside of damage: this card's own, and those of other cards."""

from __future__ import annotations

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.selections import Choose, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.moves import EFFECT, FIELD, areas_of, off_field, on_field
from optcg.text.phrases.whether.facts import FACT

EFFECT.says(
    "activate <that-card-s> [Trigger] (effect)", lambda slot: (e.ActivateAbility("Trigger", Slot(slot)),)
)
EFFECT.says("activate the [Trigger] (effect|effects) of <cards>", lambda what: (_trigger_of(what),))
EFFECT.says(
    "activate this card's|Character's|Leader's|Stage's [Trigger] (effect)",
    lambda: (e.ActivateAbility("Trigger"),),
)


def _trigger_of(what: Selection) -> e.ActivateAbility:
    """Those of cards on the field are those of your own cards."""
    if isinstance(what, This):
        return e.ActivateAbility("Trigger")
    areas = areas_of(what)
    if areas is None or not areas & FIELD:
        return e.ActivateAbility("Trigger", off_field(what))
    if not isinstance(what, (Choose, Every)) or what.cards.owner is not Owner.YOU:
        raise Misfit
    return e.ActivateAbility("Trigger", on_field(what))


# Where a card lies by now, if its effect may have moved it.
for _area in (Area.HAND, Area.TRASH):
    FACT.says(
        f"<that-card> is|remains (still) in your|the {_area.value}",
        lambda slot, area=_area: c.SlotFits(slot, f.InArea((area,))),
    )
