"""The Life card on top that an "if" asks for: "if your top Life card is face-up, turn it face-down"."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from optcg.model import effects as e
from optcg.model.abilities import Ability, ReplacementEffect
from optcg.model.amounts import CountOf
from optcg.model.conditions import Both, Compare, Condition
from optcg.model.effects import Effect
from optcg.model.filters import AllOf, OnTop
from optcg.model.selections import Cards, Owner, Slot, Top, TopOrBottom
from optcg.model.terms import Area
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.references import IT, LOOKED, THAT_LIFE, THAT_ONE
from optcg.text.pointing.happened import has_event
from optcg.text.with_fields import rebuilt, with_fields

A = TypeVar("A", bound=Ability)

_LEADER: Final = Cards(Owner.YOU, (Area.LEADER,))
# Words for one card that was spoken of; where it is a Life card, "turn it face-up" points to one looked at.
_THAT: Final = (Slot(THAT_ONE), Slot(IT), Slot(LOOKED))


def of_top_life(ability: A) -> A:
    """The ability in which such words mean the card on top, if no other one was spoken of before."""
    top = _asked_for(getattr(ability, "condition", None))
    of_player = isinstance(ability, ReplacementEffect) and ability.would.subject == _LEADER
    done: A = _Pass(_names_life(ability)).visit(ability, top, of_player or not has_event(ability))
    return done


class _Pass:
    """One walk through the steps, in the order in which they are done."""

    def __init__(self, life: bool) -> None:
        self.life: Final = life  # whether a card from the top of Life is spoken of by a step

    def visit(self, node: Any, top: Top | None, first: bool) -> Any:
        """`first`: no card was spoken of before but the one of the condition."""
        if node == Slot(THAT_LIFE):
            return top or (Slot(THAT_ONE) if self.life else node)
        if isinstance(node, Ability):
            return rebuilt(node, lambda part: self.visit(part, top, first))
        if type(node) is tuple and node and all(isinstance(part, Effect) for part in node):
            return self._steps(node, top, first)
        if isinstance(node, e.If):
            then = self.visit(node.then, _asked_for(node.condition) or top, first)
            otherwise = self.visit(node.otherwise, top, first)
            return with_fields(node, then=then, otherwise=otherwise) if then is not node.then else node
        if isinstance(node, Effect) and first and top is not None and getattr(node, "what", None) in _THAT:
            return with_fields(node, what=top)
        return rebuilt(node, lambda part: self.visit(part, top, first)) if is_dataclass(node) else node

    def _steps(self, steps: tuple[Effect, ...], top: Top | None, first: bool) -> tuple[Effect, ...]:
        done: list[Effect] = []
        for step in steps:
            done.append(self.visit(step, top, first))
            first = first and not hasattr(step, "what")
        same = all(new is step for new, step in zip(done, steps, strict=True))
        return steps if same else tuple(done)


def _asked_for(fact: Condition | None) -> Top | None:
    """The card on top of Life, if a condition asks how it lies or what it is."""
    parts = fact.conditions if isinstance(fact, Both) else (fact,)
    tops = [top for top in map(_top, parts) if top is not None]
    return tops[0] if len(tops) == 1 else None


def _top(fact: Condition | None) -> Top | None:
    match fact:
        case Compare(CountOf(Cards(owner, (Area.LIFE,), AllOf(parts)), ""), ">=", 1) if OnTop() in parts:
            return Top(owner, Area.LIFE)
    return None


def _names_life(node: object) -> bool:
    if isinstance(node, tuple):
        return any(map(_names_life, node))
    if isinstance(node, (Top, TopOrBottom)) and node.area is Area.LIFE:
        return True
    return is_dataclass(node) and any(_names_life(getattr(node, field.name)) for field in fields(node))
