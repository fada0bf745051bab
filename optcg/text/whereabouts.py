"""Where a card lies when its text works: "play this card from your trash", "trash this card from your hand".

Effects are those of cards on the field; where the words name the hand or the trash, the words decide
(Rule 1-3-1). An [Activate: Main] effect can be declared there. In the trash, which is open (Rule 3-5-2), a
card can also wait for what happens to others, replace it, or change them all the time; then all that it says
is said of that place (`of_the_trash.py`). An auto effect of the card's own way into the trash, such as
[On K.O.], finds it there (Rule 8-4-5). Whatever else speaks so is not read.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.effects import Effect, Place
from optcg.model.selections import This
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.of_the_trash import by_it, check_trash, check_whole
from optcg.text.with_fields import rebuilt

_INTO_TRASH: Final = ("K.O.'d", "trashed", "trashed from hand", "trashed from deck", "uses a Counter")
_LYING: Final = (a.AutoEffect, a.ActivateEffect, a.ReplacementEffect, a.PermanentEffect)
_Lying: TypeAlias = a.AutoEffect | a.ActivateEffect | a.ReplacementEffect | a.PermanentEffect


@dataclass(frozen=True)
class ThisIn(This):
    """This card, as it lies off the field; only while a line is read."""

    area: Area


def settled(ability: Ability, category: Category | None = None) -> Ability:
    """The ability with the area in which it works, if that is not the field; `category` is the card's."""
    said = ability
    areas = set(_areas(ability))
    ability = _plain(ability)
    if not isinstance(ability, _LYING):
        if areas or _says_where(ability):
            raise Misfit
        return ability
    told, ability = _told(ability)
    areas |= told
    if isinstance(ability, a.AutoEffect) and _ends_in_trash(ability) and _asks_as_on_field(ability.effects):
        raise Misfit  # what it was on the field, or what it is in the trash, where nothing is rested?
    if not areas:
        return ability
    if told:
        ability = by_it(ability)
    if isinstance(ability, a.AutoEffect) and areas == {Area.TRASH} and _ends_in_trash(ability):
        if told:
            raise Misfit  # where else could it be?
        return ability
    if len(areas) > 1 or ability.gate.don or category is Category.LEADER:
        raise Misfit  # no DON!! are given there, and a Leader stays in its area (Rule 3-6-3)
    (area,) = areas
    if not isinstance(ability, a.ActivateEffect):
        if area is not Area.TRASH:
            raise Misfit  # in the hand nobody sees the card (Rule 3-4-2)
        check_trash(ability)
        if not told:
            check_whole(said, lambda node: bool(_areas(node)))
        return replace(ability, area=area)
    if ability.timings != ("Activate: Main",):
        raise Misfit
    if area is Area.HAND and not any(_shows(step) for step in ability.cost):
        raise Misfit  # an effect of a card that nobody sees
    if area is Area.HAND and ability.gate.once and not any(_leaves(step) for step in ability.cost):
        raise Misfit  # which card of the hand was used already, nobody can tell
    return replace(ability, area=area)


def _shows(step: Effect) -> bool:
    """Whether the card comes out of the hand, or is shown in it."""
    return _leaves(step) or step == e.Reveal(This())


def _leaves(step: Effect) -> bool:
    return isinstance(step, e.Move) and step.what == This() and step.to is Place.TRASH


def _asks_as_on_field(node: object) -> bool:
    """ "If this Character has 2 or more DON!! cards given", said when it lies in the trash (Rule 3-1-6)."""
    if isinstance(node, tuple):
        return any(_asks_as_on_field(part) for part in node)
    if isinstance(node, c.ThisCardIs):
        parts = node.filter.filters if isinstance(node.filter, f.AllOf) else (node.filter,)
        return any(isinstance(part, (f.GivenDonIs, f.Rested, f.Active, f.HasKeyword)) for part in parts)
    return is_dataclass(node) and any(_asks_as_on_field(getattr(node, field.name)) for field in fields(node))


def _ends_in_trash(ability: a.AutoEffect) -> bool:
    return all(
        when.event == "On K.O." or (when.event in _INTO_TRASH and _is_this(when)) for when in ability.timings
    )


def _is_this(when: a.When) -> bool:
    return when.subject is not None and when.subject.filter == f.ThisCard()


def _areas(node: object) -> list[Area]:
    """The areas in which steps speak of this card; where it will lie when it is put off, nobody knows yet."""
    if isinstance(node, e.Later):
        return []
    if isinstance(node, ThisIn):
        return [node.area]
    if isinstance(node, tuple):
        return [area for part in node for area in _areas(part)]
    if not is_dataclass(node):
        return []
    found = [area for field in fields(node) for area in _areas(getattr(node, field.name))]
    if isinstance(node, (e.Grant, e.Watch)) and (found or getattr(node.ability, "area", None) is not None):
        raise Misfit  # what a card of the field gains works there
    return found


def _plain(node: Any) -> Any:
    if isinstance(node, ThisIn):
        return This()
    return rebuilt(node, _plain)


# "If this card is in your trash, ..." ----------------------------------------------------------------------
def place_of(fact: c.Condition) -> Area | None:
    """The area off the field that a condition names for this card."""
    if isinstance(fact, c.ThisCardIs) and isinstance(fact.filter, f.InArea) and len(fact.filter.areas) == 1:
        (area,) = fact.filter.areas
        return area if area in (Area.HAND, Area.TRASH) else None
    return None


def _says_where(node: object) -> bool:
    if isinstance(node, tuple):
        return any(_says_where(part) for part in node)
    if isinstance(node, c.ThisCardIs) and place_of(node) is not None:
        return True
    return is_dataclass(node) and any(_says_where(getattr(node, field.name)) for field in fields(node))


def _told(ability: _Lying) -> tuple[set[Area], _Lying]:
    """The areas that its conditions name, and the ability without them."""
    areas: set[Area] = set()
    if ability.condition is not None:
        found, rest = _without_place(ability.condition)
        areas |= found
        ability = replace(ability, condition=rest)
    if isinstance(ability, (a.AutoEffect, a.ActivateEffect)):
        first = ability.effects[0]
        if isinstance(first, e.If) and not first.otherwise:
            found, rest = _without_place(first.condition)
            if found and isinstance(ability, a.AutoEffect) and len(ability.effects) > 1:
                raise Misfit  # is what follows done there alone, too?
            if found:
                areas |= found
                inner = first.then if rest is None else (replace(first, condition=rest),)
                ability = replace(ability, effects=(*inner, *ability.effects[1:]))
    if _says_where(ability):
        raise Misfit
    return areas, ability


def _without_place(fact: c.Condition) -> tuple[set[Area], c.Condition | None]:
    parts = fact.conditions if isinstance(fact, c.Both) else (fact,)
    areas = {area for area in map(place_of, parts) if area is not None}
    if not areas:
        return areas, fact
    rest = tuple(part for part in parts if place_of(part) is None)
    return areas, None if not rest else rest[0] if len(rest) == 1 else c.Both(rest)
