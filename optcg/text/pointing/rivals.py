"""Cards that a word might mean besides those it points to: then it is open which are meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set as AbstractSet

from optcg.model import effects as e
from optcg.model.amounts import SlotCount
from optcg.model.conditions import Both, Compare, Condition, SlotFits
from optcg.model.effects import Effect
from optcg.model.selections import Choose, ChooseFrom, Owner, Selection, Slot
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.references import (
    GAINER,
    LATEST,
    THAT_CHARACTER,
    THAT_ONE,
    THEIR_CHOSEN,
    YOUR_CHOSEN,
)
from optcg.text.pointing.pronouns import FIELD, FIRST, SLOT_FIELDS
from optcg.text.pointing.sizes import Sizes
from optcg.text.pointing.suits import suited


class Rivals:
    """What was chosen so far and may still be spoken of."""

    def __init__(self) -> None:
        self.loose: set[int] = set()  # one card off the field, shown or chosen and not put anywhere yet
        self.owners: dict[int, Owner] = {}  # whose card it is, of those chosen one by one
        self.of_each: set[int] = set()  # chosen by each player, so that the first one's cards are forgotten
        self.twice: set[int] = set()  # deeds that were done in two steps
        self.done: dict[int, tuple[int, ...]] = {}  # the slots of all cards to which a deed was done
        self.times: Counter[int] = Counter()  # in how many steps of the effect a deed was done
        self.asked: set[int] = set()  # cards that an "if" was about
        self.narrowed: dict[int, int] = {}  # the one card chosen among those of another slot

    def copy(self) -> Rivals:
        same = Rivals()
        same.loose, same.owners = self.loose.copy(), self.owners.copy()
        same.of_each, same.twice, same.asked = self.of_each.copy(), self.twice.copy(), self.asked.copy()
        same.narrowed, same.done, same.times = self.narrowed.copy(), self.done.copy(), self.times.copy()
        return same

    def note_made(self, made: Selection, slot: int) -> None:
        if not isinstance(made, Choose) or made.count != 1 or not FIELD.issuperset(made.cards.areas):
            return
        if made.cards.owner is not Owner.EITHER:
            self.owners[slot] = made.cards.owner

    def note_narrowed(self, what: Selection) -> None:
        """ "Choose 3 cards. Your opponent chooses 1 of them": that one is the chosen card, not the three."""
        if isinstance(what, ChooseFrom) and what.count == 1:
            self.narrowed[what.slot] = what.source

    def note_done(self, done: Effect, slot: int, off_field: bool) -> None:
        if isinstance(done, (e.Move, e.Play)):
            self.loose.discard(slot)
        elif isinstance(done, (e.Reveal, e.Pick)) and off_field:
            self.loose.add(slot)

    def may_be_meant(self, step: Effect, meant: int, moved: AbstractSet[int]) -> bool:
        """Whether a step that is said of one card might be said of another one."""
        if isinstance(step, e.Play) and self.owners.get(meant) is Owner.OPPONENT:
            return Owner.YOU in self.owners.values()
        if isinstance(step, (e.Move, e.Play)):
            return bool(self.loose - {meant})
        fitting, owner = suited(step), self.owners.get(meant)
        if fitting is None or owner is None or owner is fitting:
            return False
        return any(whose is fitting and slot not in moved for slot, whose in self.owners.items())


def of_some(condition: Condition, then: tuple[Effect, ...], sizes: Sizes) -> int | None:
    """The cards of which some are counted, if what follows speaks of "them": of all, or of those?"""
    what = getattr(then[0], "what", None) if then else None
    if isinstance(what, Slot) and what.filter is None:
        meant = what.slot
    elif isinstance(what, ChooseFrom) and what.filter is None:
        meant = what.source
    else:
        return None
    return meant if meant in _counted(condition, sizes) else None


def _counted(node: object, sizes: Sizes) -> list[int]:
    """The slots of which some cards are counted by what they are, unless all of them must be so."""
    if isinstance(node, tuple):
        return [slot for part in node for slot in _counted(part, sizes)]
    if isinstance(node, Compare) and isinstance(node.left, SlotCount) and node.compare in (">=", "="):
        whole = sizes.of(node.left.slot) == node.right
        return [] if whole or node.left.filter is None else [node.left.slot]
    if isinstance(node, SlotCount):
        return [] if node.filter is None else [node.slot]
    if not is_dataclass(node):
        return []
    return [slot for field in fields(node) for slot in _counted(getattr(node, field.name), sizes)]


def is_too_many(fact: object, sizes: Sizes) -> bool:
    """ "If both of them are Events", after one card was taken: it would never hold."""
    if not isinstance(fact, Compare) or not isinstance(fact.left, SlotCount):
        return False
    size = sizes.of(fact.left.slot)
    return (
        fact.compare in (">=", "=") and isinstance(fact.right, int) and size is not None and fact.right > size
    )


def is_of_two(said: e.If, meant: e.If) -> bool:
    """Whether the "if" asks about one card, and what follows is done to another one."""
    asked, told = said.condition, getattr(said.then[0], "what", None) if said.then else None
    if not isinstance(asked, SlotFits) or not isinstance(meant.condition, SlotFits):
        return False
    of_chosen = asked.slot in (YOUR_CHOSEN, THEIR_CHOSEN) and told in (Slot(THAT_ONE), Slot(THAT_CHARACTER))
    of_gainer = asked.slot in (LATEST, THAT_ONE, THAT_CHARACTER) and told == Slot(GAINER)
    if not of_chosen and not of_gainer:
        return False
    return getattr(meant.then[0], "what", None) != Slot(meant.condition.slot)


def asks_about(node: object, slot: int) -> bool:
    """Whether an "if" asks what the card of a slot is."""
    if isinstance(node, tuple):
        return any(asks_about(part, slot) for part in node)
    if isinstance(node, SlotFits) and node.slot == slot:
        return True
    return is_dataclass(node) and any(asks_about(getattr(node, field.name), slot) for field in fields(node))


def subject_of(condition: object) -> int | None:
    """The one card that a condition is about: "if that card is an Event, add it to your hand"."""
    parts = condition.conditions if isinstance(condition, Both) else (condition,)
    slots = {part.slot for part in parts if isinstance(part, SlotFits)}
    # The cards of an event are in the slots before the first one; an event tells of the second by itself.
    return slots.pop() if len(slots) == 1 and min(slots) >= FIRST else None


def points_to(node: object, slot: int) -> bool:
    """Whether a description speaks of the cards of a slot."""
    if isinstance(node, tuple):
        return any(points_to(part, slot) for part in node)
    if not is_dataclass(node):
        return False
    for field in fields(node):
        value = getattr(node, field.name)
        if (field.name in SLOT_FIELDS and value == slot) or points_to(value, slot):
            return True
    return False
