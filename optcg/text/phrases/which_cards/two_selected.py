"""Two cards that were selected, told apart by a number: "the selected Character with the lower power"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Alike, ExtremeOf
from optcg.model.conditions import Compare, Condition
from optcg.model.filters import Filter
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Owner, Slot
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.which_cards.nouns import CARDS
from optcg.text.phrases.which_cards.references import CHOSEN, SEVERAL_AT_ONCE


@dataclass(frozen=True)
class OfBoth(f.Among):
    """One of two cards of the field that were selected, until the whole ability is read."""


_WHAT: Final = (("power", "powers"), ("cost", "costs"))


@dataclass(frozen=True)
class Number:
    """What two cards are compared by."""

    what: str
    base: bool

    def lower(self, slot: int) -> Filter:
        """Less than the other one: of two that have the same, none."""
        return self._is("<", ExtremeOf(self.what, of_two(slot), True, self.base))

    def higher(self, slot: int) -> Filter:
        return self._is(">", ExtremeOf(self.what, of_two(slot), False, self.base))

    def alike(self, slot: int) -> Condition:
        """Both are there, and have the same."""
        return Compare(Alike(of_two(slot), f"base {self.what}" if self.base else self.what), ">=", 2)

    def _is(self, sign: str, amount: ExtremeOf) -> Filter:
        kind = f.PowerIs if self.what == "power" else f.CostIs
        return kind(sign, amount, self.base)


def of_two(slot: int) -> Cards:
    return Cards(Owner.EITHER, LEADER_AND_CHARACTERS, OfBoth(slot))


NUMBER = Phrase[Number]("compared-number")
NUMBERS = Phrase[Number]("compared-numbers")
for _what, _many in _WHAT:
    NUMBER.says(f"<base> {_what}", lambda base, what=_what: Number(what, base))
    NUMBERS.says(f"<base> {_what}|{_many}", lambda base, what=_what: Number(what, base))
BOTH = Phrase[int]("one-of-two")
for _kind in ("card", "Character"):
    for _selected in (f"the selected|chosen {_kind} with", f"the selected|chosen {_kind} that has"):
        BOTH.means(_selected, CHOSEN)
    BOTH.means(f"whichever selected|chosen {_kind} has", CHOSEN)
for _words in ("the one (of them) with", "whichever (one|card|Character) has", "whichever (one) of them has"):
    BOTH.means(_words, SEVERAL_AT_ONCE)
for _lower, _of in (("lower|lesser", Number.lower), ("higher|greater", Number.higher)):
    CARDS.says(
        f"<one-of-two> the {_lower} <compared-number>",
        lambda slot, number, of=_of: Slot(slot, of(number, slot)),
    )

# If none of them is lower, or before anything is done to them.
TWO = Phrase[int]("two-cards")
TWO.means("the (two) selected|chosen cards|Characters", CHOSEN)
for _words in ("both", "both|the two of them", "they", "both cards|Characters", "the two cards|Characters"):
    TWO.means(_words, SEVERAL_AT_ONCE)
for _words in ("both selected|chosen cards|Characters", "both of the selected|chosen cards|Characters"):
    TWO.means(_words, CHOSEN)
TIE = Phrase[tuple[int, Number]]("tie")
TIE.says("<two-cards> have the same <compared-number>", lambda slot, number: (slot, number))
TIE.says("<two-cards> have equal <compared-numbers>", lambda slot, number: (slot, number))
TIE.says(
    "their <compared-numbers> is|are the same|equal",
    lambda number: (SEVERAL_AT_ONCE, number),
)
TIE.says(
    "the <compared-numbers> of <two-cards> is|are the same|equal",
    lambda number, slot: (slot, number),
)
FACT.says("<tie>", lambda tie: tie[1].alike(tie[0]))
STEPS.says("<effect> <stop> if <tie> , <steps>", lambda deed, _, tie, steps: _or_both(deed, tie, steps))


def _or_both(deed: Steps, tie: tuple[int, Number], steps: Steps) -> Steps:
    """Which one is lower, and whether they are alike, is looked at before anything is done to either."""
    what = getattr(deed[-1], "what", None)
    number = tie[1]
    if not isinstance(what, Slot) or what.filter not in (number.lower(what.slot), number.higher(what.slot)):
        raise Misfit
    return (*deed[:-1], e.If(number.alike(tie[0]), steps, deed[-1:]))
