"""The preparation of a game: its start, and when the Life cards lie (Rules 5-2-1-5-1, 5-2-1-7)."""

from __future__ import annotations

from typing import Final

from optcg.model import effects as e
from optcg.model.abilities import When
from optcg.model.effects import Place
from optcg.model.selections import Cards, Top, TopOrBottom
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.what_is_done.moves import Steps

START: Final = When("start of the game")
LIFE_LIES: Final = When("Life is placed")
_TO_LIFE: Final = (Place.LIFE_TOP, Place.LIFE_BOTTOM, Place.LIFE_EITHER)


def at_the_start(steps: Steps) -> When:
    """What is done to Life cards is done when they lie: before, there are none."""
    of_life = [_is_of_life(step) for step in steps]
    if any(of_life) and not all(of_life):
        raise Misfit  # what is done to the deck is done before it is shuffled again
    return LIFE_LIES if any(of_life) else START


def _is_of_life(node: object) -> bool:
    if isinstance(node, tuple):
        return any(_is_of_life(part) for part in node)
    if isinstance(node, (Top, TopOrBottom)):
        return node.area is Area.LIFE
    if isinstance(node, Cards):
        return Area.LIFE in node.areas
    if isinstance(node, e.Move) and node.to in _TO_LIFE:
        return True
    return is_dataclass(node) and any(_is_of_life(getattr(node, field.name)) for field in fields(node))
