"""Which cards "that card" means while a text is written from left to right.

Slots are told as the reader gives them out: where nothing points back every selection has slot 0, else they
are numbered as they appear, after the two of what happened. A card of an earlier step is "that card" if it
is the only one that can be meant, "that Character" if it is the only one of its kind, "the revealed card" if
it is the only one to which that was done, and else it is called by its place: "the card named second".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from optcg.model.selections import Owner
from optcg.model.terms import Area

WHOSE: Final = {Owner.YOU: "your", Owner.OPPONENT: "your opponent's", Owner.EITHER: "your or your opponent's"}
PLAYERS: Final = {Owner.YOU: "you", Owner.OPPONENT: "your opponent", Owner.EITHER: "you and your opponent"}
FIRST: Final = 2
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
OF_EVENT: Final = ("the card of this event", "the other card of this event")
_OF_FIELD: Final = ("selected", "K.O.'d", "returned")  # what is done to Characters, as such
BATTLED: Final = "the opponent's Character you battled with"


class Named:
    """Cards that later steps may speak of."""

    def __init__(
        self, many: bool, owner: Owner | None, side: Owner, character: bool, life: bool = False
    ) -> None:
        self.many = many
        self.owner = owner  # of whose hand, deck, trash or Life they are
        self.side = side  # whose they are, wherever they lie
        self.character = character  # Characters of the field
        self.life = life  # all Life cards of a player
        self.deed = ""  # what was done to them last: "trashed"

    @property
    def is_open(self) -> bool:
        """Whether they can be seen."""
        return self.character or self.deed == "revealed"


class Thread:
    """What has been named so far."""

    def __init__(self, this: str = "card", event: bool = False, numbered: bool = True, marks: bool = True):
        """`this` is what the card itself is called; after an `event` there is a card to point back to."""
        self.this = f"this {this}"
        self.their = False  # the opponent is the one who acts: "their hand"
        self.by_number = False  # "that card" might be the one to which something happened
        self.lying: Area | None = None  # where this card is, if not on the field
        self.again = False  # the step before, in the same sentence, was about the same cards
        self.picking = False  # cards are taken out of those that were looked at
        self.named: dict[int, Named] = {}
        self._marks = marks
        self._numbered = numbered
        self._next = FIRST if numbered else 0
        self._last = 0 if event else -1
        self._event = event
        self._looked = -1
        self._taken: set[int] = set()  # of whose cards some were taken
        self._drawn = False  # a card was drawn since, which "that card" might be
        self._pairs: set[int] = set()  # two cards that were named one after the other
        self.fought = False  # the other card of a battle is spoken of

    def whose(self, owner: Owner) -> str:
        return "their" if self.their and owner is Owner.OPPONENT else WHOSE[owner]

    def name(self, slot: int, named: Named) -> str:
        """Cards are named that later steps may speak of; gives the words for an unusual number."""
        mark = "" if slot == self._next or not self._marks else f" (as choice {slot + 1})"
        if self._numbered:
            self._next += 1
        self._last, self._drawn = slot, False
        self.named[slot] = named
        return mark

    def pair(self, slot: int) -> None:
        self._pairs.add(slot)

    def drawn(self) -> None:
        self._drawn = True

    def looked(self, slot: int) -> None:
        """Cards of a pile were looked at or revealed, for some of them to be taken."""
        self._looked = slot

    def taken(self, slot: int) -> None:
        self._taken.add(slot)

    def is_looked(self, slot: int) -> bool:
        return slot == self._looked

    def are_many(self, slot: int) -> bool:
        return slot in self.named and self.named[slot].many

    def looked_in_life(self, slot: int) -> bool:
        return slot == self._looked and slot in self.named and self.named[slot].life

    def side_of_slot(self, slot: int) -> Owner:
        return self.named[slot].side if slot in self.named else Owner.EITHER

    def owner_of_slot(self, slot: int) -> Owner | None:
        return self.named[slot].owner if slot in self.named else None

    def reference(self, slot: int) -> str:
        """The cards of an earlier step."""
        if self.fought and slot == 1:
            return BATTLED
        latest = slot == self._last and not (self.by_number and slot) and not self._has_rival(slot)
        named = self.named.get(slot)
        if latest and named is not None:
            if named.deed == "selected" and self._by_deed(slot):
                return self._by_deed(slot)
            if named.character and not named.many and named.deed in ("", "rested"):
                return "that Character"
        if latest or not (self._marks or slot in self.named):
            return "those cards" if self.are_many(slot) else "that card"
        called = self._by_deed(slot)
        if called:
            return called
        if self._event and slot < FIRST:
            return OF_EVENT[slot]
        if self._numbered and slot in self._pairs and slot - FIRST < len(ORDINALS):
            return f"the cards named {ORDINALS[slot - FIRST - 2]} and {ORDINALS[slot - FIRST - 1]}"
        if self._numbered and 0 <= slot - FIRST < len(ORDINALS):
            return f"the card{'s' if self.are_many(slot) else ''} named {ORDINALS[slot - FIRST]}"
        return f"the cards of choice {slot + 1}"

    def _by_deed(self, slot: int) -> str:
        """ "That Character", "the revealed card": what no other card can be called; or nothing."""
        named, told = self.named.get(slot), self.done_to(slot)
        if named is None or (self._event and not told):
            return ""
        others = [other for at, other in self.named.items() if at != slot]
        alone = not any(other.character and not other.many for other in others)
        latest = slot == self._last and not self._drawn and named.deed != "selected"
        return "that Character" if latest and named.character and not named.many and alone else told

    def done_to(self, slot: int) -> str:
        """ "The revealed card": cards by what was done to them and to no others; or nothing."""
        named = self.named.get(slot)
        known = named is not None and (named.many or named.deed in ("revealed", "selected"))
        if named is None or (self._event and not known):
            return ""
        others = [other for at, other in self.named.items() if at != slot]
        if named.deed and all(other.deed != named.deed for other in others):
            kind = "Character" if named.character and named.deed in _OF_FIELD else "card"
            return f"the {named.deed} {kind}{'s' if named.many else ''}"
        return ""

    def each_done(self, slot: int) -> str:
        """ "Card trashed", "returned Character": each of several cards by what was done; or nothing."""
        done, _, cards = self.done_to(slot).removeprefix("the ").partition(" ")
        if not done or not self.are_many(slot):
            return ""
        card = cards.removesuffix("s")
        return f"{done} {card}" if done == "returned" else f"{card} {done}"

    def _has_rival(self, slot: int) -> bool:
        """Whether "that card" might be another one; or "those cards" others that were chosen since."""
        if self.are_many(slot):
            return any(other > slot for other in self.named)
        if self._drawn:
            return True
        others = [other for other, named in self.named.items() if other != slot and not named.many]
        return bool(others) or (self._event and slot != 0)

    def is_one(self, cards: str) -> bool:
        """Whether the words of a reference are in the singular."""
        return not cards.startswith(("those ", "the rest", "the cards")) and not cards.endswith("s")

    def memory(self) -> tuple[int, int]:
        """What "that card" and "the rest" mean now."""
        return self._last, self._looked

    def remember(self, memory: tuple[int, int]) -> None:
        self._last, self._looked = memory

    def of_options(self, options: Iterable[Callable[[], str]]) -> list[str]:
        """Only one of them is done: none points to the cards of another, and their cards share numbers."""
        before, first, last, texts = self.memory(), self._next, self._next, []
        latest = set()
        named, deeds = dict(self.named), {slot: named.deed for slot, named in self.named.items()}
        for write in options:
            self.remember(before)
            self._next = first
            for slot, deed in deeds.items():
                self.named[slot].deed = deed
            texts.append(write())
            last = max(last, self._next)
            latest.add(self._last)
        self._next = last
        if len(latest) > 1:
            self._last = -1  # "that card" would be one of two
            for slot in set(self.named) - set(named):
                self.named[slot].side = Owner.EITHER
        return texts

    def remaining(self, slot: int) -> str:
        """The cards of an earlier step, of which some may have been taken."""
        if self.again and slot in self.named:
            return "them" if self.are_many(slot) else "it"
        if not self._marks and slot not in self.named:
            return "that card"  # it was named before these words begin
        if slot != self._looked or slot == self._last:
            return self.reference(slot)
        return "the rest" if slot in self._taken else self._by_deed(slot) or "the rest"
