"""What has happened in this turn: "a Character was K.O.'d", "you have activated 2 or more Events"; and what
came of a step: "for each card trashed this way"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.amounts import Amount, Happened, Minus, SlotCount
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.events import (
    THIS,
    Act,
    Happening,
    befallen,
    described,
    of_don,
    on_the_field,
)
from optcg.text.phrases.filters import Described, all_of
from optcg.text.phrases.nouns import Noun, excepts_this
from optcg.text.phrases.parts import FACT
from optcg.text.phrases.references import DONE_CARD, DONE_TO_CARDS, DONE_TO_SOME

PAST = Phrase[Condition]("past-fact")
FACT.says("<past-fact> (during|on|in) this turn", lambda fact: fact)

# "Was K.O.'d", "has been K.O.'d"; "attacked", "has attacked"; False: "was not K.O.'d", "has not attacked".
WAS = Phrase[bool]("was")
HAVE = Phrase[bool]("have")
for _words in ("was", "were", "has (already) been", "have (already) been"):
    WAS.means(_words, True)
for _words in ("was not", "were not", "has not been", "have not been"):
    WAS.means(_words, False)
for _words in ("", "has (already)", "have (already)"):
    HAVE.means(_words, True)
for _words in ("has not", "have not", "did not"):
    HAVE.means(_words, False)


def so(fact: Condition, holds: bool) -> Condition:
    if holds:
        return fact
    if isinstance(fact, Compare) and (fact.compare, fact.right) == (">=", 1):
        return Compare(fact.left, "=", 0)
    if isinstance(fact, Compare) and fact.right != 1:
        raise Misfit  # "2 or more of your Characters did not attack": those that did not, or all of them?
    return c.NotSo(fact)


# Of cards ------------------------------------------------------------------------------------------------
class Cast(NamedTuple):
    """To which cards it happened, and to how many of them."""

    cards: Cards
    compare: str = ">="
    number: int = 1

    def of(self, timings: Sequence[When], other: f.Filter | None = None) -> Condition:
        facts = tuple(self._fact(timing, other) for timing in timings)
        if len(facts) > 1 and (self.compare, self.number) != (">=", 1):
            raise Misfit  # so many of each, or together?
        return facts[0] if len(facts) == 1 else c.Either(facts)

    def does(self, event: str, other: f.Filter | None = None) -> Condition:
        return self.of((When(event, self.cards),), other)

    def _fact(self, timing: When, other: f.Filter | None) -> Condition:
        if (timing, other) == (When("battles", THIS), f.CategoryIs(Category.CHARACTER)):
            return c.ThisTurn("battled a Character")  # which every card keeps in mind by itself
        return Compare(how_often(timing, other, by_card=self.number > 1), self.compare, self.number)


CAST = Phrase[Cast]("cast")
CAST.says("<event-subject>", Cast)
CAST.says("<number> <bound> <noun>", lambda n, bound, noun: Cast(on_the_field(noun), bound, n))
CAST.says(
    "<number> <bound> of <whose> <noun>", lambda n, bound, who, noun: Cast(on_the_field(noun, who), bound, n)
)
CAST.says("no <noun>", lambda noun: Cast(on_the_field(noun), "=", 0))
CAST.says("none of <whose> <noun>", lambda owner, noun: Cast(on_the_field(noun, owner), "=", 0))

PAST.says("<cast> <was> <done>", lambda cast, was, deeds: so(cast.of(befallen(cast.cards, deeds)), was))
PAST.says("<cast> <have> <card-does>", lambda cast, have, event: so(cast.does(event), have))
PAST.says("<cast> <was> attacked", lambda cast, was: so(cast.does("attacked"), was))
for _did, _event in (("battle|battles|battled", "battles"), ("attacked", "attacks")):
    PAST.says(
        f"<cast> <have> {_did} <foe>",
        lambda cast, have, foe, event=_event: so(cast.does(event, described(foe[0])), have),
    )

# What befalls one card only once in a turn, for it leaves the field.
_ONCE: Final = ("K.O.'d", "leaves the field", "trashed", "returned to hand")


def how_often(timing: When, other: f.Filter | None = None, by_card: bool = False) -> Amount:
    """How often it happened; "other than this one": to all of them but this one, which may come later."""
    cards = timing.subject
    by_card = by_card and timing.event not in _ONCE
    if cards is None or cards == THIS or not excepts_this(cards.filter):
        return Happened(timing, other, by_card=by_card)
    rest = _but_for_this(cards.filter)
    own = replace(timing, subject=replace(THIS, filter=all_of(f.ThisCard(), rest)))
    every = replace(timing, subject=replace(cards, filter=rest))
    return Minus(Happened(every, other, by_card=by_card), Happened(own, other, by_card=by_card))


def _but_for_this(said: f.Filter | None) -> f.Filter | None:
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    return all_of(*[part for part in parts if not excepts_this(part)])


# In the areas of players -----------------------------------------------------------------------------------
PAST.says(
    "<how-many> card(s) <was> <happened-in-area>",
    lambda many, was, timing: so(Compare(Happened(timing), *many), was),
)
PAST.says("a|an <noun> <was> <happened-to-noun>", lambda noun, was, timings: so(_ever(timings(noun)), was))
PAST.says(
    "<event-don> <was> <don-fate> <by>",
    lambda don, was, fate, by: so(Compare(Happened(of_don((don[0], 1), fate, by)), ">=", don[1]), was),
)
# What holds in a turn once something has happened in it.
IN_THE_TURN = Phrase[Condition]("in-the-turn")
IN_THE_TURN.says("during the turn in which <simple-event>", lambda event: _in_turn(event))


def _ever(timings: tuple[When, ...]) -> Condition:
    facts = tuple(Compare(how_often(timing), ">=", 1) for timing in timings)
    return facts[0] if len(facts) == 1 else c.Either(facts)


def _in_turn(event: Happening) -> Condition:
    if event.condition is not None:
        raise Misfit
    return _ever(event.timings)


# What players did ----------------------------------------------------------------------------------------
PAST.says("<player> <have> <act>", lambda who, have, acts: _acted(who, acts, have))


def _acted(who: Owner, acts: tuple[Act, ...], have: bool) -> Condition:
    facts = tuple(Compare(_times(who, act), *act.many) for act in acts)
    fact = facts[0] if len(facts) == 1 else c.Either(facts)
    return fact if have else c.NotSo(fact)


def _times(who: Owner, act: Act) -> Amount:
    timing, *others = act.timings(who)
    if others:
        raise Misfit  # out of the hand or the trash: together, or in either way?
    cards = timing.subject
    if act.event == "activates an Event" and cards is not None and excepts_this(cards.filter):
        raise Misfit  # of which card an activation was is not kept
    return how_often(timing)


# What came of a step -------------------------------------------------------------------------------------
for _done, _slot in (DONE_TO_CARDS | DONE_TO_SOME).items():
    DONE_CARD.says(f"<noun> {_done}", lambda noun, slot=_slot: SlotCount(slot, _such(noun)))
for _done, _slot in DONE_TO_CARDS.items():
    DONE_CARD.says(f"{_done} <noun>", lambda noun, slot=_slot: SlotCount(slot, _such(noun)))


def _such(noun: Noun) -> f.Filter | None:
    """Cards told by what they are, wherever they are by now."""
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return noun.filter()
