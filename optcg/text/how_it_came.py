"""How this card was played, asked when it has gone to a secret area: there nothing is kept of it."""

from __future__ import annotations

from typing import Final

from optcg.model.abilities import Ability, AutoEffect
from optcg.model.amounts import HappenedEver
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass

# In the trash, which is open (Rule 3-5-2), it is known for the rest of the turn.
_GONE: Final = frozenset(
    ("leaves the field", "returned to hand", "placed in the deck", "placed at the bottom")
)


def check_came(ability: Ability) -> None:
    """ "When this Character is returned to the owner's hand, if it was played by an effect, ..."."""
    if isinstance(ability, AutoEffect) and _GONE.intersection(when.event for when in ability.timings):
        if _asks((ability.effects, ability.cost)):
            raise Misfit
    elif getattr(ability, "area", None) is not None and _asks(ability):
        raise Misfit


def _asks(node: object) -> bool:
    if isinstance(node, tuple):
        return any(map(_asks, node))
    if not is_dataclass(node):
        return False
    return isinstance(node, HappenedEver) or any(_asks(getattr(node, field.name)) for field in fields(node))
