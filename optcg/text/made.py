"""What a selection holds: Characters, one card or several, cards of the field or not."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from optcg.model import abilities as a
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.selections import Battling, Choose, ChooseFrom, Every, Selection, Top, TopOrBottom
from optcg.model.terms import Area, Category
from optcg.text.pronouns import FIELD


def holds_characters(made: Selection, characters: AbstractSet[int]) -> bool:
    """Whether the cards are spoken of as Characters; `characters` are the slots that hold such."""
    if isinstance(made, ChooseFrom):
        return made.source in characters or _is_character(made.filter)
    if isinstance(made, (Choose, Every)):
        return Area.CHARACTER in made.cards.areas or _is_character(made.cards.filter)
    return isinstance(made, Battling)


def is_off_field(made: Selection, moved: AbstractSet[int]) -> bool:
    """Whether cards were taken from a hand, a deck, the trash or Life, or out of such cards."""
    if isinstance(made, ChooseFrom):
        return made.source in moved
    if isinstance(made, (Top, TopOrBottom)):
        return True
    return isinstance(made, (Choose, Every)) and not FIELD & set(made.cards.areas)


def is_single(made: Selection) -> bool:
    """Whether it is one card at most, so that it can be "that card"."""
    if isinstance(made, (Choose, ChooseFrom, Top)):
        return made.count == 1
    if isinstance(made, Every):
        return made.cards.areas in ((Area.LEADER,), (Area.STAGE,))
    return isinstance(made, (Battling, TopOrBottom))


def overlap(one: Choose, two: Selection) -> bool:
    """Whether a card could be in both of them."""
    if not isinstance(two, Choose):
        return False
    same_owner = one.cards.owner == two.cards.owner or "either" in (one.cards.owner, two.cards.owner)
    return same_owner and bool(set(one.cards.areas) & set(two.cards.areas))


def _is_character(described: f.Filter | None) -> bool:
    parts = described.filters if isinstance(described, f.AllOf) else (described,)
    return f.CategoryIs(Category.CHARACTER) in parts


def is_of_characters(ability: Ability) -> bool:
    """Whether what happens, or would happen, happens to Characters."""
    if isinstance(ability, a.AutoEffect):
        subjects = [when.subject for when in ability.timings]
    else:
        subjects = [ability.would.subject] if isinstance(ability, a.ReplacementEffect) else []
    return any(subject is not None and Area.CHARACTER in subject.areas for subject in subjects)
