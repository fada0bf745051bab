""" "If the revealed card is a Character card, ... If it is an Event, ...": "it" is the same card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.conditions import SlotFits
from optcg.model.effects import Effect
from optcg.model.selections import Slot
from optcg.text.exclusive import SHOWN, categories
from optcg.text.nodes import is_dataclass
from optcg.text.phrases.which_cards.references import IT, THAT_ONE
from optcg.text.pointing.pronouns import MADE
from optcg.text.with_fields import rebuilt, with_fields

N = TypeVar("N")


def alternatives(node: N) -> N:
    """The tree in which the second "if" names the card of the first, where it asks for another category.

    A card has one category (Rule 2-2-1), so that only one of the two is done; what the first one has drawn
    or chosen is not spoken of in the second.
    """
    if isinstance(node, tuple):
        return type(node)(_told(node)) if type(node) is tuple else node
    done: N = rebuilt(node, alternatives) if is_dataclass(node) else node
    return done


def _told(parts: tuple[object, ...]) -> Iterator[object]:
    before: object = None
    for part in parts:
        part = alternatives(part)
        if isinstance(part, e.If) and isinstance(before, e.If):
            part = _of_same(before, part)
        before = part
        yield part


def _of_same(first: e.If, second: e.If) -> e.If:
    one, two = first.condition, second.condition
    if not isinstance(one, SlotFits) or not isinstance(two, SlotFits) or two.slot not in (IT, THAT_ONE):
        return second
    if one.slot not in SHOWN or not _is_other_kind(one.filter, two.filter) or second.otherwise:
        return second
    return e.If(replace(two, slot=one.slot), _renamed(second.then, one.slot))


def _is_other_kind(one: f.Filter | None, two: f.Filter | None) -> bool:
    kinds = categories(one), categories(two)
    return kinds[0] is not None and kinds[1] is not None and kinds[0].isdisjoint(kinds[1])


def _renamed(steps: tuple[Effect, ...], slot: int) -> tuple[Effect, ...]:
    """ "It" is that card until another one is chosen."""
    done: list[Effect] = []
    for place, step in enumerate(steps):
        what = getattr(step, "what", None)
        if isinstance(what, MADE):
            return (*done, *steps[place:])
        if isinstance(what, Slot) and what.slot in (IT, THAT_ONE):
            step = with_fields(step, what=replace(what, slot=slot))
        done.append(step)
    return tuple(done)
