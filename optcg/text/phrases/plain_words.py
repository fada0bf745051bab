"""Plain wordings for cards, descriptions, numbers and conditions that no card words in a general way.

The writer uses them, so that what it writes is read again. Parentheses show where something ends: "(2 minus
the number of cards in your hand)", "that ((is an Event and is red) or is [Nami])". Cards of an earlier step
that is not the latest are called by their number: "the cards of choice 3".
"""

from __future__ import annotations

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.amounts import (
    Amount,
    CostOf,
    DoneCount,
    Minus,
    NamedNumber,
    Plus,
    PowerOf,
    SlotCount,
    TotalOf,
)
from optcg.model.conditions import Compare, Condition
from optcg.model.filters import Filter
from optcg.model.selections import ChooseFrom, Owner, Selection, Slot, Together, Top
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.changes import SCALE
from optcg.text.phrases.describe import AFTER, Described, all_of, any_of, sure
from optcg.text.phrases.facts import FACT
from optcg.text.phrases.moves import TARGETS, together
from optcg.text.phrases.nouns import CARDS, Noun
from optcg.text.phrases.piles import PILE
from optcg.text.phrases.quantities import AMOUNT, COUNT
from optcg.text.phrases.references import LATEST, LOOKED

# Which cards ----------------------------------------------------------------------------------------
POINTED = Phrase[int]("pointed-at")
POINTED.says("<that-card>", lambda _: LATEST)
POINTED.says("<the-rest>", lambda _: LOOKED)
POINTED.says("the cards of choice <number>", lambda n: n - 1)

CARDS.says("the cards of choice <number>", lambda n: Slot(n - 1))
CARDS.says("the <noun> among <pointed-at>", lambda noun, slot: Slot(slot, described(noun)))
CARDS.says("<count> <noun> from among <pointed-at>", lambda n, noun, slot: _picked(n, noun, slot))
CARDS.says(
    "up to <count> <noun> from among <pointed-at>", lambda n, noun, slot: _picked(n, noun, slot, up_to=True)
)
TARGETS.says("<cards> and <cards> and <cards>", lambda one, two, three: _three(together(one, two), three))
COUNT.says("a number equal to <amount>", lambda amount: amount)
PILE.says(
    "cards equal to <amount> from the top of <whose> <pile-name>",
    lambda n, owner, area: Top(owner, area, n),
)
PILE_NAME = Phrase[Area]("pile-name")
PILE_NAME.means("deck", Area.DECK)
PILE_NAME.means("Life cards", Area.LIFE)


def described(noun: Noun) -> Filter | None:
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return noun.filter()


def _picked(count: Amount, noun: Noun, slot: int, up_to: bool = False) -> Selection:
    names = noun.described.different_names
    if noun.described != Described(noun.described.filter, different_names=names):
        raise Misfit
    return ChooseFrom(slot, noun.filter(), count, up_to, different_names=names)


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
SO.says("is|are not <before>", lambda said: f.Without(said))
SO.says("are a|an <noun>", lambda noun: sure(described(noun)))
SO.says("have <trait>", lambda trait: _only_filter(trait))
SO.says("do not have <trait>", lambda trait: f.Without(_only_filter(trait)))
SO.means("was|were not played on this turn", f.Without(f.PlayedThisTurn()))
SO.means("were played on this turn", f.PlayedThisTurn())
SO.means("is|are a DON!! card", f.CategoryIs(Category.DON))
SO.means("is|are this Character|Leader|Stage|card", f.ThisCard())
SO.means("is|are yours", f.OwnedBy(Owner.YOU))
SO.means("is|are your opponent's", f.OwnedBy(Owner.OPPONENT))
SO.means("is|are in the Character area", f.InArea((Area.CHARACTER,)))
SO.means("is|are the attacking card", f.InBattle("attacker"))
SO.says("is|are among <pointed-at>", f.Among)
SO.says("is|are not among <pointed-at>", lambda slot: f.Without(f.Among(slot)))
SO.says("does|do not fit ( <so> )", f.Without)
SO.says("( <so> )", lambda said: said)

ALL_SO = Phrase[Filter]("so")
ALL_SO.says("<is-so>", lambda said: said)
ALL_SO.says("<is-so> and <and-so>", lambda one, rest: sure(all_of(one, *rest)))
ALL_SO.says("<is-so> or <or-so>", lambda one, rest: sure(any_of(one, *rest)))
AND_SO = Phrase[tuple[Filter, ...]]("and-so")
AND_SO.says("<is-so>", lambda one: (one,))
AND_SO.says("<is-so> and <and-so>", lambda one, rest: (one, *rest))
OR_SO = Phrase[tuple[Filter, ...]]("or-so")
OR_SO.says("<is-so>", lambda one: (one,))
OR_SO.says("<is-so> or <or-so>", lambda one, rest: (one, *rest))
AFTER.says("that <is-so>", Described)


def _only_filter(said: Described) -> Filter:
    if said != Described(said.filter):
        raise Misfit
    return sure(said.filter)


# Numbers --------------------------------------------------------------------------------------------
AMOUNT.says("( <amount> minus <amount> )", Minus)
AMOUNT.says("( <amount> plus <amount> )", Plus)
AMOUNT.says("( <amount> )", lambda amount: amount)
AMOUNT.means("the chosen cost", NamedNumber())
AMOUNT.says("the number of <pointed-at>", SlotCount)
AMOUNT.means("the number done this way", DoneCount())
AMOUNT.says("that card's power", lambda: PowerOf(LATEST))
AMOUNT.says("that card's cost", lambda: CostOf(LATEST))
AMOUNT.says("the total power of <whose> <noun>", lambda owner, noun: TotalOf("power", noun.cards(owner)))
AMOUNT.says("the total cost of <whose> <noun>", lambda owner, noun: TotalOf("cost", noun.cards(owner)))
AMOUNT.says(
    "the total base power of <whose> <noun>", lambda owner, noun: TotalOf("base power", noun.cards(owner))
)
SCALE.says("for every <number> of <pointed-at>", lambda n, slot: (n, SlotCount(slot)))
SCALE.says("for every <number> of the number done this way", lambda n: (n, DoneCount()))

# Conditions -----------------------------------------------------------------------------------------
FACT.says("( <condition> )", lambda fact: fact)
FACT.says("it is not true that <fact>", c.NotSo)
FACT.says("<pointed-at> <so>", c.SlotFits)
FACT.says("<amount> is <number> <bound>", lambda amount, n, bound: _compare(amount, bound, n))
FACT.says("<amount> is <compared> <amount>", lambda one, compared, two: _compared(one, compared, two))
FACT.says("<quoted> is noted for this turn", c.ThisTurn)


def _compare(one: Amount, compare: str, two: Amount) -> Condition:
    return Compare(one, compare, two)


def _compared(one: Amount, compared: tuple[str, int], two: Amount) -> Condition:
    compare, less = compared
    if less:
        raise Misfit
    return Compare(one, compare, two)
