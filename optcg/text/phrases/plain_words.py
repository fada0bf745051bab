"""Plain wordings of the writer, where no card has a general one: what it writes is read again."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import effects as e
from optcg.model.amounts import Amount, SlotCount
from optcg.model.conditions import Compare, Condition
from optcg.model.effects import Place
from optcg.model.selections import Selection, Slot, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.amounts import AMOUNT, SCALE
from optcg.text.phrases.conditions import FACT
from optcg.text.phrases.coordination import CARDS
from optcg.text.phrases.looking import taken
from optcg.text.phrases.moves import PILE, off_field
from optcg.text.phrases.nouns import Noun
from optcg.text.phrases.verbs import EFFECT, written
from optcg.text.writing.nouns import is_of_one_card

# Which cards ----------------------------------------------------------------------------------------
AMONG = Phrase[Selection]("among")
AMONG.says("<count> <noun> from among <that-card>", lambda n, noun, slot: picked(n, noun, slot))
AMONG.says("<up-to> <noun> from among <that-card>", lambda n, noun, slot: picked(n, noun, slot, up_to=True))
CARDS.says("<among>", lambda among: among)
PILE.says("cards equal to <amount> from the top of <whose> deck", lambda n, owner: Top(owner, Area.DECK, n))
PILE.says("cards from the top of <whose> deck equal to <amount>", lambda owner, n: Top(owner, Area.DECK, n))


def picked(count: Amount | None, noun: Noun, slot: int, up_to: bool = False) -> Selection:
    if noun.described.areas or noun.described.owner:
        raise Misfit
    return replace(taken(count, noun, up_to), source=slot)


# Numbers and conditions -----------------------------------------------------------------------------
AMOUNT.says("the number of <that-card>", SlotCount)
SCALE.says("for every <number> of <that-card>", lambda n, slot: (n, SlotCount(slot)))
FACT.says("<amount> is <number> <bound>", lambda amount, n, bound: _compare(amount, bound, n))


def _compare(one: Amount, compare: str, two: Amount) -> Condition:
    if is_of_one_card(one):
        raise Misfit  # a card has 5000 power or it has not
    return Compare(one, compare, two)


# Steps and events -----------------------------------------------------------------------------------
EFFECT.says("reveal <that-card>", lambda slot: (e.Reveal(Slot(slot)),))
EFFECT.says("draw cards equal to <amount>", lambda n: (e.Draw(n),))
EFFECT.says("return <cards> to your|their deck", lambda what: (e.Move(off_field(what), Place.DECK),))
written(e.SwapBasePower, "swap the base power of {first:two}{duration}")
EFFECT.says(
    "swap the base power of <that-card> with each other <until>",
    lambda slot, until: (e.SwapBasePower(slot, slot, until),),
)
