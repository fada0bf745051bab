"""What a card does while it lies face-up in Life: "If this card is face-up in your Life area, ...".

Effects are those of cards on the field; here the words name another area (Rule 1-3-1). Only what holds all
the time works there, and only for other cards: nothing is done to a card of Life. A card that lies face-down
is not seen, so that it does nothing (Rule 3-10-2).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.others import names_this
from optcg.text.words.tokens import Token

LIES_OPEN: Final = c.ThisCardIs(f.AllOf((f.InArea((Area.LIFE,)), f.FaceUp())))
# What is gathered from the field alone: abilities and prices that others gain, and what keeps effects off.
_OF_FIELD: Final = (e.Grant, e.AddCost, e.Negate, e.NegateTiming)
_SHIELDS: Final = ("be affected", "be chosen", "be negated", "lose power", "lose cost")


def lying_open(ability: Ability, category: Category | None) -> Ability:
    """The ability as that of a face-up Life card, if its words say so; `category` is that of the card."""
    if not _says_so(ability):
        return ability
    if category is Category.LEADER:
        raise Misfit  # a Leader stays in the Leader area (Rule 3-6-3)
    if not isinstance(ability, a.PermanentEffect) or ability.gate.don or ability.gate.once:
        raise Misfit
    condition = ability.condition
    parts = condition.conditions if isinstance(condition, c.Both) else (condition,)
    rest = [part for part in parts if part is not None and part != LIES_OPEN]
    left = None if not rest else rest[0] if len(rest) == 1 else c.Both(tuple(rest))
    if _says_so((ability.changes, left)):
        raise Misfit
    check_changes(ability.changes, left)
    return a.PermanentEffect(ability.changes, left, ability.gate, Area.LIFE)


def check_changes(changes: tuple[e.Effect, ...], condition: c.Condition | None) -> None:
    """Refuse what a card cannot change from off the field: itself, and what is gathered from the field."""
    if names_this((changes, condition)) or asks_this(condition):
        raise Misfit
    for change in changes:
        if isinstance(change, _OF_FIELD) or (isinstance(change, e.Forbid) and change.what_not in _SHIELDS):
            raise Misfit


def asks_this(node: object) -> bool:
    """Whether a condition asks how this card stands."""
    if isinstance(node, tuple):
        return any(asks_this(part) for part in node)
    if isinstance(node, c.ThisCardIs):
        return True
    return is_dataclass(node) and any(asks_this(getattr(node, field.name)) for field in fields(node))


def check_place(words: list[Token], abilities: tuple[Ability, ...]) -> None:
    """ "If this card is face-up in your Life area, A. B": does B hold there, too? "A. Then, B" tells it."""
    areas = {getattr(ability, "area", None) for ability in abilities}
    if len(areas) > 1:
        raise Misfit
    if areas == {None} or not any(isinstance(ability, a.PermanentEffect) for ability in abilities):
        return
    if any(one.key == "." and two.key != "then" for one, two in pairwise(words)):
        raise Misfit


def _says_so(node: object) -> bool:
    if isinstance(node, tuple):
        return any(_says_so(part) for part in node)
    if node == LIES_OPEN:
        return True
    return is_dataclass(node) and any(_says_so(getattr(node, field.name)) for field in fields(node))
