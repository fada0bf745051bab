"""What the slots of an ability hold, as far as the words tell: Characters, one card, how many cards."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import reduce

from optcg.model.selections import Choose, ChooseFrom, Every, Selection
from optcg.model.terms import Area
from optcg.text.pointing.made import holds_characters, is_in_hand, is_pure, is_single
from optcg.text.pointing.pronouns import FIRST
from optcg.text.pointing.sizes import Sizes


class Held:
    """Noted slot by slot, in the order in which cards are chosen."""

    def __init__(self, characters: bool = False) -> None:
        self.characters: set[int] = {0} if characters else set()  # slots that hold Characters
        self.singles: set[int] = {0}  # slots that hold one card
        self.pure: set[int] = set()  # slots that hold nothing but Characters
        self.hand: set[int] = set()  # slots whose cards may lie in a hand
        self.sizes = Sizes()
        self.parts: dict[int, AbstractSet[int]] = {}  # slots of cards that are spoken of as one
        self.thinned: set[int] = set()  # slots out of which cards may have gone elsewhere since
        self.taken: dict[int, tuple[int, ...]] = {}  # the slots of cards that were taken out of a slot
        self.lost: set[int] = set()  # slots of cards that were moved with others, and are followed as one

    def copy(self) -> Held:
        return self.shared([self])

    def shared(self, others: list[Held]) -> Held:
        """What all of these know; this one if there is none."""
        known = Held()
        of_all = others or [self]
        known.characters = reduce(set.intersection, [held.characters for held in of_all]).copy()
        known.singles = reduce(set.intersection, [held.singles for held in of_all]).copy()
        known.pure = reduce(set.intersection, [held.pure for held in of_all]).copy()
        known.hand = reduce(set.union, [held.hand for held in of_all]).copy()
        known.parts = {**of_all[-1].parts}
        known.thinned = reduce(set.union, [held.thinned for held in of_all]).copy()
        known.taken = {slot: parts for held in of_all for slot, parts in held.taken.items()}
        known.lost = reduce(set.union, [held.lost for held in of_all]).copy()
        known.sizes = reduce(Sizes.shared, [held.sizes for held in of_all]).copy()
        return known

    def note(self, made: Selection, slot: int) -> None:
        if holds_characters(made, self.characters):
            self.characters.add(slot)
        if is_single(made):
            self.singles.add(slot)
        if is_pure(made, self.pure):
            self.pure.add(slot)
        if is_in_hand(made, self.hand):
            self.hand.add(slot)
        self.sizes.note(made, slot)

    def note_together(self, parts: AbstractSet[int], slot: int) -> None:
        """Cards of several slots, spoken of as one."""
        self.parts[slot] = parts
        if parts & self.characters:
            self.characters.add(slot)
        if parts <= self.pure:
            self.pure.add(slot)

    def character_of(self, slot: int) -> int:
        """ "Your Leader and 1 Character ... that Character": the one of them that is a Character."""
        known = self.parts.get(slot, frozenset()) & self.characters
        return min(known) if len(known) == 1 else slot

    def note_taken(self, what: object, fallen: AbstractSet[int]) -> None:
        """Cards go on: out of those of an earlier step, or out of the trash, where those that fell lie."""
        if isinstance(what, ChooseFrom):
            if what.source not in self.thinned or what.source in self.taken:
                self.taken[what.source] = (*self.taken.get(what.source, ()), what.slot)
            self.thinned.add(what.source)
        elif isinstance(what, (Choose, Every)) and Area.TRASH in what.cards.areas:
            self.thinned |= fallen
            for slot in fallen:
                self.taken.pop(slot, None)  # they may be among those

    def note_moved(self, slot: int, to_hand: bool) -> None:
        self.hand = self.hand | {slot} if to_hand else self.hand - {slot}

    def are_several(self, slot: int | None) -> bool:
        """Whether several cards may be meant, of those that a step chose."""
        return slot is not None and slot >= FIRST and slot not in self.singles

    def one(self, latest: int | None, among: list[int], moved: AbstractSet[int]) -> int | None:
        """ "That card" is one: if several were chosen last, the one that was chosen before them."""
        if latest is None or latest in self.singles:
            return latest
        parts = self.parts.get(latest, frozenset())
        known = [slot for slot in among if slot in self.singles and slot not in moved and slot not in parts]
        return known[-1] if known else latest
