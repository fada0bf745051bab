"""What lasts as long as this card is on the field: it must be there when it begins."""

from __future__ import annotations

from optcg.model import abilities as a
from optcg.model.abilities import Ability
from optcg.model.durations import Duration
from optcg.model.terms import Category
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields


def check_this_stays(ability: Ability, category: Category | None) -> None:
    """Of an Event, a [Trigger] and an [On K.O.] the words would say nothing (Rule 3-1-6)."""
    gone = isinstance(ability, a.TriggerEffect) or category is Category.EVENT
    if isinstance(ability, a.AutoEffect):
        gone = gone or ability.area is not None or any(when.event == "On K.O." for when in ability.timings)
    if gone and _hangs_on_this(ability):
        raise Misfit


def _hangs_on_this(node: object) -> bool:
    if isinstance(node, tuple):
        return any(_hangs_on_this(part) for part in node)
    return node is Duration.WITH_THIS or any(
        _hangs_on_this(getattr(node, field.name)) for field in fields(node)
    )
