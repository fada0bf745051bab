"""Whether a permanent effect looks at more than which cards are on the field.

Such an effect is restless: it must be looked at again when piles, DON!!, states or a battle change.
"""

from dataclasses import fields, is_dataclass
from typing import Final

from optcg.model.abilities import PermanentEffect
from optcg.model.amounts import DonOf
from optcg.model.conditions import ThisTurn
from optcg.model.filters import Active, InBattle, Rested
from optcg.model.selections import Cards
from optcg.model.terms import Area

_PILES: Final = (Area.DECK, Area.HAND, Area.LIFE, Area.TRASH, Area.COST, Area.NONE)
_LOOKS: Final = (DonOf, ThisTurn, Active, InBattle, Rested)


def is_restless(ability: PermanentEffect) -> bool:
    return _mentions(ability)


def _mentions(tree: object) -> bool:
    if isinstance(tree, tuple):
        return any(_mentions(part) for part in tree)
    if isinstance(tree, _LOOKS):
        return True
    if isinstance(tree, Cards) and any(area in _PILES for area in tree.areas):
        return True
    if not is_dataclass(tree):
        return False
    for field in fields(tree):
        part: object = getattr(tree, field.name)
        if _mentions(part):
            return True
    return False
