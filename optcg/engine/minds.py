"""What a permanent effect minds: what it looks at besides which cards are on the field, as bits.

When one of these things changes, and an effect of the field minds it, the values are worked out anew.
"""

from typing import Final

from optcg.model.abilities import PermanentEffect
from optcg.model.amounts import DonOf, Happened, ItsOwn, TotalOf
from optcg.model.conditions import ThisTurn
from optcg.model.filters import Active, AgainstOwn, GivenDonIs, InBattle, Rested
from optcg.model.selections import Cards
from optcg.model.terms import Area
from optcg.model.trees import children

MINDS_PILES: Final = 1  # cards off the field
MINDS_DON: Final = 2  # how many DON!! there are, and where
MINDS_STATES: Final = 4  # active or rested cards
MINDS_BATTLES: Final = 8  # who attacks whom
MINDS_MARKS: Final = 16  # what happened in this turn
MINDS_GATES: Final = 32  # [DON!! xX]: the DON!! given to the very card
MINDS_VALUES: Final = 64  # power, cost or keywords, which permanent effects change
MINDS_SETTINGS: Final = 128  # a power or a cost that was set, which overrules what was before

_PILES: Final = (Area.DECK, Area.HAND, Area.LIFE, Area.TRASH, Area.NONE)


def minds_of(ability: PermanentEffect, depends: bool) -> int:
    """The bits of one permanent effect; `depends` says whether it looks at values."""
    gates = MINDS_GATES if ability.gate.don else 0
    return _mentions(ability) | gates | (MINDS_VALUES if depends else 0)


def _mentions(tree: object) -> int:
    found = 0
    if isinstance(tree, (DonOf, GivenDonIs, AgainstOwn)) or (
        isinstance(tree, (TotalOf, ItsOwn)) and tree.what == "given DON!!"
    ):
        found = MINDS_DON
    elif isinstance(tree, (Active, Rested)):
        found = MINDS_STATES
    elif isinstance(tree, InBattle):
        found = MINDS_BATTLES
    elif isinstance(tree, ThisTurn):
        found = MINDS_MARKS
    elif isinstance(tree, Happened):
        return MINDS_MARKS
    elif isinstance(tree, Cards):
        if any(area in _PILES for area in tree.areas):
            found = MINDS_PILES
        if Area.COST in tree.areas:
            found |= MINDS_DON
    for part in children(tree):
        found |= _mentions(part)
    return found
