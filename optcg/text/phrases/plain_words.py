"""Plain wordings that the writer uses where no card has a general one, so that what it writes is read again.

Parentheses show where something ends: "that ((is an Event and is red) or is [Nami])". Cards of an earlier
step that nothing else tells apart are called by their place: "the cards named first".
"""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model.amounts import Amount, PowerOf, SlotCount
from optcg.model.conditions import Compare, Condition
from optcg.model.effects import Place
from optcg.model.filters import Filter
from optcg.model.selections import Owner, Selection, Slot, Together, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.amounts import AMOUNT, SCALE
from optcg.text.phrases.conditions import FACT
from optcg.text.phrases.coordination import CARDS
from optcg.text.phrases.filters import AFTER, Described, all_of, any_of, sure
from optcg.text.phrases.looking import taken
from optcg.text.phrases.moves import PILE, TARGETS, off_field, together
from optcg.text.phrases.nouns import Noun
from optcg.text.phrases.references import LATEST
from optcg.text.phrases.replacements import INSTEAD, NOTHING_INSTEAD
from optcg.text.phrases.verbs import EFFECT
from optcg.text.writing.nouns import is_of_one_card
from optcg.text.writing.references import FIRST

# Which cards ----------------------------------------------------------------------------------------
POINTED = Phrase[int]("pointed-at")
POINTED.says("<that-card>", lambda slot: slot)
POINTED.says("<called>", lambda slot: slot)
CALLED = Phrase[int]("called")
CALLED.says("the card(s) named <ordinal>", lambda nth: FIRST + nth - 1)

CARDS.says("the <noun> among <pointed-at>", lambda noun, slot: Slot(slot, described(noun)))
AMONG = Phrase[Selection]("among")
AMONG.says("<count> <noun> from among <pointed-at>", lambda n, noun, slot: picked(n, noun, slot))
CARDS.says("<among>", lambda among: among)
TARGETS.says("<cards> and <cards> and <cards>", lambda one, two, three: _three(together(one, two), three))
PILE.says("cards equal to <amount> from the top of <whose> deck", lambda n, owner: Top(owner, Area.DECK, n))


def described(noun: Noun) -> Filter | None:
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return noun.filter()


def picked(count: Amount | None, noun: Noun, slot: int, up_to: bool = False) -> Selection:
    if noun.described.areas or noun.described.owner:
        raise Misfit
    return replace(taken(count, noun, up_to), source=slot)


def _three(two: Selection, three: Selection) -> Selection:
    assert isinstance(two, Together)
    if isinstance(three, Slot):
        raise Misfit
    return Together((*two.parts, three))


# What cards are -------------------------------------------------------------------------------------
# One statement, said of one card or of several; and statements in parentheses.
SO = Phrase[Filter]("is-so")
SO.says("<is>", lambda said: said)
SO.says("is|are <before>", lambda said: said)
SO.says("( <so> )", lambda said: said)

ALL_SO = Phrase[Filter]("so")
ALL_SO.says("<is-so> and <and-so>", lambda one, rest: sure(all_of(one, *rest)))
ALL_SO.says("<is-so> or <is-so>", lambda one, two: sure(any_of(one, two)))
AND_SO = Phrase[tuple[Filter, ...]]("and-so")
AND_SO.says("<is-so>", lambda one: (one,))
AND_SO.says("<is-so> and <and-so>", lambda one, rest: (one, *rest))
AFTER.says("that <is-so>", Described)

# Numbers and conditions -----------------------------------------------------------------------------
AMOUNT.says("the number of <pointed-at>", SlotCount)
AMOUNT.says("that card's power", lambda: PowerOf(LATEST))
SCALE.says("for every <number> of <pointed-at>", lambda n, slot: (n, SlotCount(slot)))
SCALE.says("for each of <pointed-at>", lambda slot: (1, SlotCount(slot)))
FACT.says("<amount> is <number> <bound>", lambda amount, n, bound: _compare(amount, bound, n))


def _compare(one: Amount, compare: str, two: Amount) -> Condition:
    if is_of_one_card(one):
        raise Misfit  # a card has 5000 power or it has not
    return Compare(one, compare, two)


# Steps and events -----------------------------------------------------------------------------------
EFFECT.says("( <steps> )", lambda steps: steps)
INSTEAD.means("do nothing instead (.)", NOTHING_INSTEAD)
EFFECT.says("reveal <pointed-at>", lambda slot: (e.Reveal(Slot(slot)),))
EFFECT.says("draw cards equal to <amount>", lambda n: (e.Draw(n),))
EFFECT.says("return <cards> to your|their deck", lambda what: (e.Move(off_field(what), Place.DECK),))
EFFECT.says("shuffle your opponent's deck", lambda: (e.Shuffle(Owner.OPPONENT),))
EFFECT.says(
    "activate <cards> by its <timing>", lambda what, timing: (e.ActivateEvent(off_field(what), timing),)
)
EFFECT.says(
    "swap the base power of <pointed-at> with each other <until>",
    lambda slot, until: (e.SwapBasePower(slot, slot, until),),
)
