"""What a selection holds: Characters, one card or several, cards of the field or not; what it is called."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from optcg.model import filters as f
from optcg.model.amounts import SlotCount
from optcg.model.selections import Battling, Choose, ChooseFrom, Drawn, Every, Selection, Top, TopOrBottom
from optcg.model.terms import Area, Category
from optcg.text.pointing.pronouns import FIELD


def holds_characters(made: Selection, characters: AbstractSet[int]) -> bool:
    """Whether the cards are spoken of as Characters; `characters` are the slots that hold such."""
    if isinstance(made, ChooseFrom):
        return made.source in characters or _is_character(made.filter)
    if isinstance(made, (Choose, Every)):
        return Area.CHARACTER in made.cards.areas or _is_character(made.cards.filter)
    return isinstance(made, Battling)


def is_pure(made: Selection, pure: AbstractSet[int]) -> bool:
    """Whether nothing but Characters can be among the cards; `pure` are the slots of which that is known."""
    if isinstance(made, ChooseFrom):
        return made.source in pure or _is_character(made.filter)
    if not isinstance(made, (Choose, Every)):
        return False
    return made.cards.areas == (Area.CHARACTER,) or _is_character(made.cards.filter)


def asked_of(count: SlotCount, pure: AbstractSet[int]) -> f.Filter | None:
    """What cards must be to count; that they are Characters is not asked where it is known."""
    known = count.slot in pure and count.filter == f.CategoryIs(Category.CHARACTER)
    return None if known else count.filter


def is_off_field(made: Selection, moved: AbstractSet[int]) -> bool:
    """Whether cards were taken from a hand, a deck, the trash or Life, or out of such cards."""
    if isinstance(made, ChooseFrom):
        return made.source in moved
    if isinstance(made, (Top, TopOrBottom, Drawn)):
        return True
    return isinstance(made, (Choose, Every)) and not FIELD & set(made.cards.areas)


def is_in_hand(made: Selection, hand: AbstractSet[int]) -> bool:
    """Whether cards may be taken from a hand; `hand` are the slots that hold such."""
    if isinstance(made, ChooseFrom):
        return made.source in hand
    if isinstance(made, Drawn):
        return True
    return isinstance(made, (Choose, Every)) and Area.HAND in made.cards.areas


def is_single(made: Selection) -> bool:
    """Whether it is one card at most, so that it can be "that card"."""
    if isinstance(made, (Choose, ChooseFrom, Top)):
        return made.count == 1
    if isinstance(made, Every):
        return made.cards.areas in ((Area.LEADER,), (Area.STAGE,)) or _is_one(made.cards.filter)
    return isinstance(made, (Battling, TopOrBottom, Drawn))


def overlap(one: Choose, two: Selection) -> bool:
    """Whether a card could be in both of them."""
    if not isinstance(two, Choose):
        return False
    same_owner = one.cards.owner == two.cards.owner or "either" in (one.cards.owner, two.cards.owner)
    return same_owner and bool(set(one.cards.areas) & set(two.cards.areas))


def _is_one(described: f.Filter | None) -> bool:
    """This very card; and one card attacks one other at a time (Rule 7-1-1)."""
    parts = described.filters if isinstance(described, f.AllOf) else (described,)
    return any((isinstance(part, f.InBattle) and part.role) or part == f.ThisCard() for part in parts)


def _is_character(described: f.Filter | None) -> bool:
    parts = described.filters if isinstance(described, f.AllOf) else (described,)
    return f.CategoryIs(Category.CHARACTER) in parts
