"""A card of the deck and one of Life that were looked at together, and change places."""

from __future__ import annotations

from typing import Final, TypeVar

from optcg.model import effects as e
from optcg.model.conditions import Both, SlotFits, YouDid
from optcg.model.effects import Effect, Place
from optcg.model.selections import Selection, Slot, Together, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.phrases.which_cards.references import DECK_LOOKED, LIFE_LOOKED
from optcg.text.with_fields import rebuilt

N = TypeVar("N")

# The deck card goes first, so that Life is never without the card it gets.
SWAP: Final[tuple[Effect, ...]] = (
    e.Move(Slot(DECK_LOOKED), Place.LIFE_TOP),
    e.Move(Slot(LIFE_LOOKED), Place.DECK_TOP),
)
_BOTH_THERE: Final = Both((SlotFits(DECK_LOOKED), SlotFits(LIFE_LOOKED)))


def swapped(node: N) -> N:
    """The tree in which cards change places, or may do so, only if both are there (Rule 1-3-2)."""
    if isinstance(node, tuple) and type(node) is tuple:
        return _steps(node)  # type: ignore[return-value]
    done = rebuilt(node, lambda value: value if value == SWAP else swapped(value))
    if isinstance(done, e.May) and done.effects == SWAP:
        return e.If(_BOTH_THERE, (done,), done.otherwise)  # type: ignore[return-value]
    return done


def _steps(steps: tuple[object, ...]) -> tuple[object, ...]:
    place = next((place for place in range(len(steps)) if steps[place : place + len(SWAP)] == SWAP), None)
    if place is None:
        return rebuilt(steps, swapped)
    rest = steps[place + len(SWAP) :]
    if rest and isinstance(rest[0], e.If) and rest[0].condition == YouDid():
        raise Misfit  # whether it was done is not kept
    return (*_steps(steps[:place]), e.If(_BOTH_THERE, SWAP), *_steps(rest))


def looked_at_of_each(what: Selection) -> dict[int, int]:
    """The slots of the two cards, if there is one of each on top of the piles of one player."""
    tops = [part for part in what.parts if isinstance(part, Top)] if isinstance(what, Together) else []
    if len(tops) != 2 or {top.area for top in tops} != {Area.DECK, Area.LIFE}:
        return {}
    if tops[0].owner is not tops[1].owner or any(top.count != 1 or top.bottom or top.up_to for top in tops):
        return {}
    return {DECK_LOOKED if top.area is Area.DECK else LIFE_LOOKED: top.slot for top in tops}
