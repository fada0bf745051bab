"""Events in which two cards take part: which of them "that Character" and "it" are."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, TypeVar

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.effects import Effect
from optcg.model.selections import Selection, Slot, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.when.events import THIS, UNCLEAR, Happening
from optcg.text.phrases.which_cards.references import (
    BATTLED,
    IT,
    LATEST,
    THAT_CHARACTER,
    THAT_LEADER,
    THAT_ONE,
    THEM,
)
from optcg.text.pointing.made import holds_characters
from optcg.text.pointing.pronouns import FIELD, ON_FIELD
from optcg.text.pointing.suits import suited
from optcg.text.with_fields import with_fields

N = TypeVar("N")
# Events with another card, though the words say nothing more of it.
_OF_TWO: Final = ("blocked", "battles and K.O.s", "battle ends in a K.O.")


class _Walk:
    """One walk through steps, up to the words that point to cards chosen in them."""

    def __init__(self) -> None:
        self.chosen = False  # cards were chosen
        self.there = False  # Characters were, or other cards of the field

    def turned(self, node: N) -> N:
        if isinstance(node, tuple):
            return type(node)(self.turned(part) for part in node) if type(node) is tuple else node
        if not is_dataclass(node):
            return node
        changed: dict[str, object] = {}
        for field in fields(node):
            value = getattr(node, field.name)
            new = self.word(value) if field.name == "slot" else self.turned(value)
            if new is not value:
                changed[field.name] = new
        if isinstance(node, Selection) and not isinstance(node, (This, Slot)):
            self.chosen = True
            areas = getattr(getattr(node, "cards", None), "areas", ())
            self.there = self.there or holds_characters(node, frozenset()) or bool(FIELD & set(areas))
        return with_fields(node, **changed) if changed else node

    def word(self, slot: int) -> int:
        """What a word means that may point back to the event."""
        return slot


def of_battled(steps: tuple[Effect, ...], happening: Happening) -> tuple[Effect, ...]:
    """ "When this battles your opponent's Character, ... that Character": the one spoken of last."""
    meant = (THAT_LEADER,) if happening.of_first else (LATEST, THEM, THAT_ONE, THAT_LEADER, THAT_CHARACTER)
    turned = _Battled(meant).turned(steps)
    if happening.points == UNCLEAR and turned != steps:
        raise Misfit
    return turned


class _Battled(_Walk):
    def __init__(self, meant: tuple[int, ...]) -> None:
        super().__init__()
        self.meant = meant

    def turned(self, node: N) -> N:
        what = getattr(node, "what", None)
        if isinstance(node, ON_FIELD) and isinstance(what, Slot) and what.slot in self.meant:
            node = node if self.there else with_fields(node, what=replace(what, slot=BATTLED))
        return super().turned(node)

    def word(self, slot: int) -> int:
        """ "That Character" is none of the cards that were trashed for it."""
        passed = self.there if slot in (THAT_CHARACTER, THAT_LEADER) else self.chosen
        return BATTLED if slot in self.meant and not passed else slot


def of_first(steps: tuple[Effect, ...], happening: Happening) -> tuple[Effect, ...]:
    """ "When this Character battles your opponent's Character, it gains ...": the subject of the sentence.

    Read only where the deed suits that card as well: nobody hampers their own, or helps the opponent's.
    """
    told = happening.condition is not None or any(when.event in _OF_TWO for when in happening.timings)
    return _First(happening).turned(steps) if told or happening.doer is not None else steps


class _First(_Walk):
    def __init__(self, happening: Happening) -> None:
        super().__init__()
        doer = happening.doer
        subject = happening.timings[0].subject if doer is None else doer
        self.it = Slot(IT) if doer is None else This() if doer == THIS else Slot(BATTLED)
        self.plain = _is_plain(happening)
        # The card that has K.O.'d another one is in no slot.
        unclear = happening.points == UNCLEAR or (self.it == Slot(BATTLED) and happening.condition is None)
        self.owner = None if unclear or subject is None else subject.owner

    def turned(self, node: N) -> N:
        if not isinstance(node, Effect) or getattr(node, "what", None) != Slot(IT):
            return super().turned(node)
        if self.there if isinstance(node, ON_FIELD) else self.chosen:
            return node
        fitting = suited(node)
        if self.owner is None or (fitting is not self.owner and not (self.plain and fitting is None)):
            raise Misfit
        return with_fields(node, what=self.it)

    def word(self, slot: int) -> int:
        if slot == IT and not self.chosen and not self.plain:
            raise Misfit
        return slot


def _is_plain(happening: Happening) -> bool:
    """Whether the other card is a Leader, of which little else is said than that it is attacked."""
    other = happening.condition
    if not happening.of_first or not isinstance(other, c.SlotFits) or other.filter == f.ThisCard():
        return False
    return all(when.subject is None or when.subject.areas != (Area.LEADER,) for when in happening.timings)


def speaks_of_other(node: object) -> bool:
    """Whether steps are about the second card of an event."""
    if isinstance(node, tuple):
        return any(speaks_of_other(part) for part in node)
    if not is_dataclass(node):
        return False
    if getattr(node, "slot", None) == BATTLED:
        return True
    return any(speaks_of_other(getattr(node, field.name)) for field in fields(node))
