"""Which cards "that card" means while a text is written from left to right.

Slots are told as `slots` gives them out. Where nothing points back, every selection has slot 0; else they
are numbered as they appear, after the slots of what happened. "That card" is the only one there is, "the
rest" is what was looked at; any other one is called by its place: "the card named first", "the other card
of this event". A selection that is kept under another number says so: "(as choice 2)".
"""

from collections.abc import Callable, Iterable

from optcg.model.selections import Owner
from optcg.model.terms import Area

WHOSE = {Owner.YOU: "your", Owner.OPPONENT: "your opponent's", Owner.EITHER: "your or your opponent's"}
PLAYERS = {Owner.YOU: "you", Owner.OPPONENT: "your opponent", Owner.EITHER: "both players"}
FIRST = 2
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
OF_EVENT = ("the card of this event", "the other card of this event")


class Thread:
    """What has been chosen so far."""

    def __init__(self, this: str = "card", event: bool = False, numbered: bool = True, marks: bool = True):
        """`this` is what the card itself is called; after an `event` there is a card to point back to."""
        self.this = f"this {this}"
        self.their = False  # the opponent is the one who acts: "their hand"
        self.by_number = False  # "that card" might be the one to which something happened
        self.lying: Area | None = None  # where this card is, if not on the field
        self.picking = False  # cards are taken out of those that were looked at
        self._marks = marks
        self._numbered = numbered
        self._next = FIRST if numbered else 0
        self._last = 0 if event else -1
        self._event = event
        self._looked = -1
        self._drawn = False  # a card was drawn since, which "that card" might be
        self._many: dict[int, bool] = {}
        self._owners: dict[int, Owner | None] = {}
        self._pairs: set[int] = set()  # two cards that were named one after the other
        self._sides: dict[int, Owner] = {}  # whose the cards are, wherever they lie

    def whose(self, owner: Owner) -> str:
        return "their" if self.their and owner is Owner.OPPONENT else WHOSE[owner]

    def chosen(self, slot: int, many: bool, owner: Owner | None = None) -> str:
        """Cards were named that later steps may refer to; gives the words for an unusual number.

        `owner` is the one of whose hand, deck, trash or Life they are.
        """
        mark = "" if slot == self._next or not self._marks else f" (as choice {slot + 1})"
        if self._numbered:
            self._next += 1
        self._last = slot
        self._drawn = False
        self._many[slot] = many
        self._owners[slot] = owner
        return mark

    def chosen_by_both(self) -> None:
        """The latest cards are those of both players."""
        self._many[self._last] = True

    def drawn(self) -> None:
        self._drawn = True

    def told_apart(self) -> None:
        """Of the cards of the event none is "that card"."""
        self._last = -1

    def looked(self, slot: int) -> None:
        """Cards of a pile were looked at or revealed, for some of them to be taken."""
        self._looked = slot

    def is_looked(self, slot: int) -> bool:
        return slot == self._looked

    def are_many(self, slot: int) -> bool:
        return self._many.get(slot, False)

    def owner_of_slot(self, slot: int) -> Owner | None:
        return self._owners.get(slot)

    def reference(self, slot: int) -> str:
        """The cards of an earlier step."""
        latest = slot == self._last and not (self.by_number and slot) and not self._has_rival(slot)
        if latest or not (self._marks or slot in self._many):
            return "those cards" if self.are_many(slot) else "that card"
        if self._event and slot < FIRST:
            return OF_EVENT[slot]
        if self._numbered and slot in self._pairs and slot - FIRST < len(ORDINALS):
            return f"the cards named {ORDINALS[slot - FIRST - 2]} and {ORDINALS[slot - FIRST - 1]}"
        if self._numbered and 0 <= slot - FIRST < len(ORDINALS):
            return f"the card{'s' if self.are_many(slot) else ''} named {ORDINALS[slot - FIRST]}"
        return f"the cards of choice {slot + 1}"

    def _has_rival(self, slot: int) -> bool:
        """Whether "that card" might be another one; or "those cards" others that were chosen since."""
        if self.are_many(slot):
            return any(other > slot for other in self._many)
        if self._drawn:
            return True
        others = [other for other, many in self._many.items() if other != slot and not many]
        return bool(others) or (self._event and slot != 0)

    def is_one(self, cards: str) -> bool:
        """Whether the words of a reference are in the singular."""
        return cards == "that card" or cards.startswith(("the card ", "the other card "))

    def memory(self) -> tuple[int, int]:
        """What "that card" and "the rest" mean now."""
        return self._last, self._looked

    def remember(self, memory: tuple[int, int]) -> None:
        self._last, self._looked = memory

    def of_options(self, options: Iterable[Callable[[], str]]) -> list[str]:
        """Only one of them is done: none points to the cards of another, and their cards share numbers."""
        before, first, last, texts = self.memory(), self._next, self._next, []
        latest, sides, known = set(), dict(self._sides), []
        for write in options:
            self.remember(before)
            self._next = first
            self._sides = dict(sides)
            texts.append(write())
            known.append(self._sides)
            last = max(last, self._next)
            latest.add(self._last)
        self._next = last
        self._sides = {slot: side for slot, side in sides.items() if all(k.get(slot) is side for k in known)}
        if len(latest) > 1:
            self._last = -1  # "that card" would be one of two
        return texts

    def among(self, slot: int) -> str:
        """The cards of an earlier step, out of which some are taken."""
        if not self._marks and slot not in self._many:
            return "those cards"  # they were named before these words begin
        return self.remaining(slot)

    def remaining(self, slot: int) -> str:
        """The cards of an earlier step, of which some may have been taken."""
        return "the rest" if slot == self._looked != self._last else self.reference(slot)
