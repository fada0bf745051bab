"""[Trigger] effects that are activated outside of damage: this card's own, and those of other cards."""

from __future__ import annotations

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.selections import Cards, Choose, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.moves import EFFECT, FIELD, areas_of, off_field, on_field
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.whether.facts import FACT

EFFECT.says(
    "activate <that-card-s> [Trigger] (effect)", lambda slot: (e.ActivateAbility("Trigger", Slot(slot)),)
)
EFFECT.says("activate the [Trigger] (effect|effects) of <cards>", lambda what: (_trigger_of(what),))
EFFECT.says(
    "activate the [Trigger] (effect|effects) of <life-cards>",
    lambda what: (e.ActivateAbility("Trigger", _face_up(what)),),
)
EFFECT.says(
    "activate this card's|Character's|Leader's|Stage's [Trigger] (effect)",
    lambda: (e.ActivateAbility("Trigger"),),
)


def _face_up(what: Selection) -> Selection:
    """What a Life card says is known of those alone that lie face-up (Rule 3-10-2)."""
    if not isinstance(what, Choose) or what.cards != Cards(Owner.YOU, (Area.LIFE,), f.FaceUp()):
        raise Misfit
    return what


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
for _words in ("in|among <life-pile>", "in the Life area"):
    FACT.says(f"<that-card> is|remains (still) {_words}", lambda slot, *whose: _in_life(slot, *whose))
FACT.says(
    "<that-card> is|remains still on <whose> field",
    lambda slot, whose: c.SlotFits(slot, _owned(f.InArea((Area.CHARACTER,)), whose)),
)
FACT.says(
    "<that-card> is|remains still on the field", lambda slot: c.SlotFits(slot, f.InArea((Area.CHARACTER,)))
)


def _in_life(slot: int, whose: Owner = Owner.YOU) -> c.Condition:
    return c.SlotFits(slot, _owned(f.InArea((Area.LIFE,)), whose))


def _owned(there: f.Filter, whose: Owner) -> f.Filter:
    """Cards of another player lie in the areas of that player (Rule 4-2-1-1)."""
    return there if whose is Owner.YOU else f.AllOf((there, f.OwnedBy(one_owner(whose))))
