"""Counters (Rule 2-10): of cards in the hand that have more, others or none; and as a number."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import SlotTotal, TotalOf
from optcg.model.conditions import Condition
from optcg.model.durations import Duration
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.totals import TOTAL
from optcg.text.phrases.what_holds.rule_texts import RULE_PART
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.which_cards.describe import Described, sure
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.whole_lines.abilities import STATIC

# Character cards of your hand: Counters are used there alone, whether the words name the hand or not.
COUNTERS_OF = Phrase[Noun]("your-counters")
for _all in ("all of your", "all your", "your", "all (of the)", ""):
    COUNTERS_OF.says(f"{_all} <noun>", lambda noun, mine="your" in _all: _yours(noun, mine))

HAND_COUNTER = Phrase[a.GivesCounter]("hand-counter")
for _words in ("<your-counters> have|has a", "the Counter(s) of <your-counters> become(s)|is|are"):
    HAND_COUNTER.says(
        f"{_words} <signed>{' Counter' if 'have' in _words else ''}",
        lambda noun, n: a.GivesCounter(sure(noun.filter()), n, becomes=True),
    )
HAND_COUNTER.says(
    "<your-counters> get(s)|gain(s) (a|an) (additional) <signed> Counter",
    lambda noun, n: a.GivesCounter(sure(noun.filter()), n),
)
# This card itself, as it tells in the hand.
HAND_COUNTER.says(
    "this card in your hand gets|gains (a|an) (additional) <signed> Counter",
    lambda n: a.GivesCounter(f.ThisCard(), n),
)
for _words in (
    "this card in your hand has (a) <signed> Counter",
    "the Counter of this card in your hand becomes <signed>",
):
    HAND_COUNTER.says(_words, lambda n: a.GivesCounter(f.ThisCard(), n, becomes=True))
RULE_PART.says("<hand-counter>", lambda counter: (counter,))
STATIC.says("<hand-counter> (.)", lambda counter: (counter,))
for _if in ("if", "while", "as long as"):
    for _words in (f"{_if} <condition> , <hand-counter>", f"<hand-counter> {_if} <condition>"):
        RULE_PART.says(_words, lambda *said: _while(*said))
        STATIC.says(f"{_words} (.)", lambda *said: _while(*said))


def _yours(noun: Noun, mine: bool) -> Noun:
    said = noun.described
    if (said.areas, said.owner) not in (((Area.HAND,), Owner.YOU), ((), None)) or not (mine or said.areas):
        raise Misfit
    return noun


def _while(*said: a.GivesCounter | Condition) -> tuple[a.GivesCounter]:
    """The Counter and the condition, whichever is said first."""
    one, two = said
    if isinstance(one, a.GivesCounter) and isinstance(two, Condition):
        return (replace(one, condition=two),)
    if isinstance(two, a.GivesCounter) and isinstance(one, Condition):
        return (replace(two, condition=one),)
    raise Misfit


# None: it cannot be used.
for _none in ("have|has no Counter(s)", "do|does not have a Counter", "lose(s) its|their Counter(s)"):
    for _all in ("", "all (of)"):
        EFFECT.says(
            f"{_all} <whose> <noun> {_none} <until>",
            lambda owner, noun, until: _without(noun, owner, until),
        )
    EFFECT.says(f"all (of the) <noun> {_none} <until>", lambda noun, until: _without(noun, None, until))


def _without(noun: Noun, owner: Owner | None, until: Duration) -> Steps:
    said = noun.described
    whose = owner if said.owner is None else said.owner
    if whose is None or noun.kinds != (Category.CHARACTER,) or said.areas not in ((), (Area.HAND,)):
        raise Misfit
    if (owner is None) != (said.owner is not None):
        raise Misfit
    if said != Described(said.filter, areas=said.areas, owner=said.owner):
        raise Misfit
    return (e.ForbidPlayer(whose, "use Counter", until, None if said.filter is None else noun.filter()),)


# As a number.
TOTAL.says("the total Counter of <pointed-at>", lambda slot: SlotTotal("Counter", slot))
TOTAL.says("the total Counter of <noun>", lambda noun: TotalOf("Counter", _held(noun)))
TOTAL.says("the total Counter of all (of) (the) <noun>", lambda noun: TotalOf("Counter", _held(noun)))


def _held(noun: Noun) -> Cards:
    """Cards of a place, such as a hand or the trash."""
    if not noun.plural or not noun.described.areas:
        raise Misfit
    return noun.cards()
