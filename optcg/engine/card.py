"""A card off the field, and who knows its face."""

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.definitions import Abilities, Definition
from optcg.engine.width import i64
from optcg.model.cards import CardData
from optcg.model.terms import Category

# Who knows the face of a card: bits of the two players, and whether it lies face-up.
NOBODY: Final = 0
BOTH: Final = 3
FACE_UP: Final = 4  # a Life card placed face-up (Rule 3-10-2-1)


@mypyc_attr(acyclic=True, free_list_len=1)
class Card:
    """A card off the field. Immutable: a card that moves, is turned or is shown is replaced."""

    __slots__ = ("definition", "id", "sight")

    def __init__(self, id: i64, definition: Definition, sight: i64) -> None:
        self.id: Final = id
        self.definition: Final = definition
        self.sight: Final = sight  # bits: player A has seen it, player B has seen it, FACE_UP

    def __repr__(self) -> str:
        return f"Card(#{self.id} {self.definition.number})"


# A card whose face a viewer may not see: no id, no name, no abilities.
UNKNOWN: Final = Definition(CardData("?", "a card", Category.EVENT), Abilities())
HIDDEN: Final = Card(0, UNKNOWN, NOBODY)
