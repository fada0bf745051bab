"""What has happened in this turn: "a Character was K.O.'d", "you have activated 2 or more Events"; and what
came of a step: "for each card trashed this way"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.amounts import Amount, Happened, Minus, SlotCount
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.conditions import FACT
from optcg.text.phrases.events import (
    RESTED,
    SET_ACTIVE,
    THIS,
    Act,
    Deeds,
    Happening,
    befallen,
    come,
    described,
    on_the_field,
)
from optcg.text.phrases.filters import Described, all_of
from optcg.text.phrases.nouns import Noun, excepts_this
from optcg.text.phrases.references import DONE_CARD, AsItCame

Told = tuple[bool, Callable[[Cards], Condition]]
PAST = Phrase[Condition]("past-fact")
FACT.says("<past-fact> (during|on|in) this turn", lambda fact: fact)

# "Was K.O.'d", "has been K.O.'d"; "attacked", "has attacked"; False: "was not K.O.'d", "has not attacked".
WAS = Phrase[bool]("was")
HAVE = Phrase[bool]("have")
WAS.says("was|were <not>", lambda lacks: not lacks)
WAS.says("has|have (already) <not> been", lambda lacks: not lacks)
HAVE.means("", True)
HAVE.says("has|have|did (already) <not>", lambda lacks: not lacks)


def so(fact: Condition, holds: bool) -> Condition:
    if holds:
        return fact
    if isinstance(fact, Compare) and (fact.compare, fact.right) == (">=", 1):
        return Compare(fact.left, "=", 0)
    return c.NotSo(fact)


# Of cards ------------------------------------------------------------------------------------------------
OF_CARDS = Phrase[Told]("told-of-cards")  # what happened to them or not, when it is known which they are
OF_CARDS.says("<was> <done>", lambda was, deeds: (was, lambda what: _ever(befallen(what, deeds))))
OF_CARDS.says("<was> attacked", lambda was: (was, lambda what: _ever((When("attacked", what),))))
OF_CARDS.says("<have> attack|attacked", lambda have: (have, lambda what: _ever((When("attacks", what),))))
OF_CARDS.says(
    "<have> attack|attacked <foe>",
    lambda have, foe: (have, lambda what: _ever((When("attacks", what),), described(foe[0]))),
)
OF_CARDS.says(
    "<have> battle|battles|battled <foe>",
    lambda have, foe: (have, lambda what: _battled(what, described(foe[0]))),
)
FACT.says("this Character was <played-how>", lambda how: _as_it_came(*come(THIS, *how)))
PAST.says("<event-subject> <told-of-cards>", lambda what, told: so(told[1](what), told[0]))


PAST.says("<so-many-cards> <was> <done>", lambda said, was, deeds: so(_so_many(said[0], said[1], deeds), was))
PAST.says(
    "<how-many> of <whose> <noun> <was> <done>",
    lambda many, owner, noun, was, deeds: so(_so_many(many, noun, deeds, owner), was),
)


def _so_many(many: tuple[str, int], noun: Noun, deeds: Deeds, owner: Owner | None = None) -> Condition:
    """How many cards left the field so; one that was rested twice is not two cards."""
    timing, *others = befallen(on_the_field(noun, owner), deeds)
    if (
        others
        or many == (">=", 1)
        or (many[0] == "=" and many[1])
        or timing.event in (RESTED.event, SET_ACTIVE.event)
    ):
        raise Misfit
    return Compare(how_often(timing), *many)


def _as_it_came(timing: When, *others: When) -> Condition:
    if others:
        raise Misfit  # "from your hand or trash"
    return AsItCame(Happened(timing), ">=", 1)


def _battled(what: Cards, other: f.Filter) -> Condition:
    if (what, other) == (THIS, f.CategoryIs(Category.CHARACTER)):
        return c.ThisTurn("battled a Character")  # which every card keeps in mind by itself
    return Compare(how_often(When("battles", what), other), ">=", 1)


def how_often(timing: When, other: f.Filter | None = None) -> Amount:
    """How often it happened; "other than this one": to all of them but this one, which may come later."""
    cards = timing.subject
    if cards is None or cards == THIS or not excepts_this(cards.filter):
        return Happened(timing, other)
    rest = _but_for_this(cards.filter)
    own = replace(timing, subject=replace(THIS, filter=all_of(f.ThisCard(), rest)))
    every = replace(timing, subject=replace(cards, filter=rest))
    return Minus(Happened(every, other), Happened(own, other))


def _but_for_this(said: f.Filter | None) -> f.Filter | None:
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    return all_of(*[part for part in parts if not excepts_this(part)])


# In the areas of players -----------------------------------------------------------------------------------
PAST.says(
    "<how-many> card(s) <was> <happened-in-area>",
    lambda many, was, timing: so(Compare(Happened(timing), *many), was),
)
# What holds in a turn once something has happened in it.
IN_THE_TURN = Phrase[Condition]("in-the-turn")
IN_THE_TURN.says("during the turn in which <simple-event>", lambda event: _in_turn(event))


def _ever(timings: tuple[When, ...], other: f.Filter | None = None) -> Condition:
    facts = tuple(Compare(how_often(timing, other), ">=", 1) for timing in timings)
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
    if act.event == "DON!! returned" and act.many != (">=", 1):
        raise Misfit  # so many at once, or one after the other?
    if act.event == "activates an Event" and cards is not None and excepts_this(cards.filter):
        raise Misfit  # of which card an activation was is not kept
    return how_often(timing)


# What came of a step -------------------------------------------------------------------------------------
DONE_CARD.says("<noun> <done-lately>", lambda noun, slot: SlotCount(slot, _such(noun)))
DONE_CARD.says("<done-to-cards> <noun>", lambda slot, noun: SlotCount(slot, _such(noun)))


FACT.says("you (have) <done-to-cards> <so-many-cards> <this-way>", lambda slot, said, _: _done(said, slot))
FACT.says("<so-many-cards> was|were <done-to-cards> <this-way>", lambda said, slot, _: _done(said, slot))


def _done(said: tuple[tuple[str, int], Noun], slot: int) -> Condition:
    many, noun = said
    return Compare(SlotCount(slot, _such(noun)), *many)


def _such(noun: Noun) -> f.Filter | None:
    """Cards told by what they are, wherever they are by now."""
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return noun.filter()
