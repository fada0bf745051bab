"""Which cards "that card" means while a text is written from left to right.

Selections are numbered in the order of their appearance, from the first free slot on. "That card" is the
selection before it, "the rest" is what the latest pick was made from; any other one is called by its
number: "the cards of choice 2". A selection kept under another number says so: "(as choice 2)".
"""

from optcg.model.selections import Owner, Together

WHOSE = {Owner.YOU: "your", Owner.OPPONENT: "your opponent's", Owner.EITHER: "your or your opponent's"}
PLAYERS = {Owner.YOU: "you", Owner.OPPONENT: "your opponent", Owner.EITHER: "you and your opponent each"}

TOGETHER = Together(()).slot


class Thread:
    """What has been chosen so far."""

    def __init__(self, this: str = "card", filled: int = 0, marks: bool = True) -> None:
        """`this` is what the card itself is called; so many slots are `filled` by what happened."""
        self.this = f"this {this}"
        self.their = False  # the opponent is the one who acts: "their hand"
        self._marks = marks
        self._next = filled
        self._last = 0 if filled else -1
        self._source = -1
        self._many: dict[int, bool] = {}
        self._owners: dict[int, Owner | None] = {}

    def whose(self, owner: Owner) -> str:
        return "their" if self.their and owner is Owner.OPPONENT else WHOSE[owner]

    def chosen(self, slot: int, many: bool, owner: Owner | None, source: int = -1) -> str:
        """Cards were named that later steps may refer to; gives the words for an unusual number.

        `owner` is the one of whose hand, deck, trash or Life they are.
        """
        mark = "" if slot == self._next or not self._marks else f" (as choice {slot + 1})"
        self._next = max(self._next, slot) + 1
        self._last = slot
        self._many[slot] = many
        self._owners[slot] = owner
        if source >= 0:
            self._source = source
        return mark

    def chosen_together(self, slot: int) -> str:
        """Several selections were named as one, which has a slot of its own."""
        mark = "" if slot == TOGETHER or not self._marks else f" (together as choice {slot + 1})"
        self._last = slot
        self._many[slot] = True
        return mark

    def are_many(self, slot: int) -> bool:
        return self._many.get(slot, False)

    def owner_of_slot(self, slot: int) -> Owner | None:
        return self._owners.get(slot)

    def reference(self, slot: int) -> str:
        """The cards of an earlier step."""
        if slot == self._last or not (self._marks or slot in self._many):
            return "those cards" if self.are_many(slot) else "that card"
        return f"the cards of choice {slot + 1}"

    def remaining(self, slot: int) -> str:
        """The cards of an earlier step, of which some may have been taken."""
        return "the rest" if slot == self._source != self._last else self.reference(slot)
