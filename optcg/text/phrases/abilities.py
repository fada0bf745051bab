"""A whole line of card text: what kind of ability it is, and when it works (Rules 8-1-3, 10-2)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.amounts import DonOf, Per
from optcg.model.conditions import Condition
from optcg.model.durations import Duration
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Choose, Every, Owner, This, Together
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.changes import say
from optcg.text.phrases.costs import Cost
from optcg.text.phrases.describe import all_of, sure
from optcg.text.phrases.events import THIS, Happening, of_battled
from optcg.text.phrases.facts import both
from optcg.text.phrases.moves import EFFECT, Steps
from optcg.text.phrases.nouns import Noun


@dataclass(frozen=True)
class Body:
    """What stands after the tags of an ability that activates."""

    effects: Steps
    cost: Steps = ()
    optional: bool = False
    condition: Condition | None = None
    happening: Happening | None = None


BODY = Phrase[Body]("body")
BODY.says("<steps>", Body)
BODY.says("<cost> : <steps>", lambda cost, steps: Body(steps, cost.steps, cost.optional))
BODY.says("<cost> : <per-rested> (.)", lambda cost, scaled: _per_don(cost, scaled))
BODY.says("<cost> : <per-rested> <stop> <steps>", lambda cost, scaled, _, rest: _per_don(cost, scaled + rest))
# The condition stands before the cost: without it nothing can be activated (Rule 8-4-1-1).
BODY.says(
    "if <condition> , <cost> : <steps>",
    lambda fact, cost, steps: Body(steps, cost.steps, cost.optional, fact),
)
BODY.says(
    "when <event> , <cost> : <steps>",
    lambda event, cost, steps: _event(Body(steps, cost.steps, cost.optional), event),
)
BODY.says("when <event> , <steps>", lambda event, steps: _event(Body(steps), event))
BODY.says("if <event> , <steps>", lambda event, steps: _event(Body(steps), _caused(event)))
BODY.says("if <past-battle> , <steps>", lambda event, steps: _event(Body(steps), event))
BODY.says("at <start-moment> , <steps>", lambda event, steps: _event(Body(steps), event))
BODY.says(
    "at <start-moment> , <cost> : <steps>",
    lambda event, cost, steps: _event(Body(steps, cost.steps, cost.optional), event),
)
BODY.says("<effect> when <event> (.)", lambda steps, event: _event(Body(steps), event))
# A cost before the event is paid when it happens.
BODY.says(
    "<cost> : when <event> , <steps>",
    lambda cost, event, steps: _event(Body(steps, cost.steps, cost.optional), event),
)
BODY.says(
    "this effect can be activated when <event> . <steps>", lambda event, steps: _may_wait(Body(steps), event)
)
BODY.says(
    "this effect can be activated at <start-moment> . <steps>",
    lambda event, steps: _may_wait(Body(steps), event),
)
BODY.says(
    "this effect can be activated when <event> . <cost> : <steps>",
    lambda event, cost, steps: _may_wait(Body(steps, cost.steps, cost.optional), event),
)
BODY.says(
    "this effect can be activated when <condition> . <cost> : <steps>",
    lambda fact, cost, steps: Body(steps, cost.steps, True, fact),
)
BODY.says(
    "this effect can be activated when <condition> . <steps>",
    lambda fact, steps: Body(steps, optional=True, condition=fact),
)
# Forced, but with a condition that stands before all of it.
BODY.says("only if <condition> , <steps>", lambda fact, steps: Body(steps, condition=fact))


def _per_don(cost: Cost, steps: Steps) -> Body:
    """ "For each DON!! card rested this way": counted by the last part of the cost."""
    if not isinstance(cost.steps[-1], (e.RestDon, e.ReturnDon)):
        raise Misfit
    return Body(steps, cost.steps, cost.optional)


def _event(body: Body, happening: Happening) -> Body:
    if happening.condition is not None:
        body = replace(body, effects=of_battled(body.effects), cost=of_battled(body.cost))
    return Body(_if_so(happening, body.effects), body.cost, body.optional, happening=happening)


def _caused(happening: Happening) -> Happening:
    """ "If ... is rested by your effect" is an event; without a cause it is how things stand."""
    if any(not when.by for when in happening.timings):
        raise Misfit
    return happening


def _may_wait(body: Body, happening: Happening) -> Body:
    return Body(_if_so(happening, body.effects), body.cost, True, happening=happening)


def _if_so(happening: Happening, effects: Steps) -> Steps:
    """What must hold of the cards that take part."""
    return effects if happening.condition is None else (e.If(happening.condition, effects),)


# "would ... instead" -----------------------------------------------------------------------------------
REPLACEMENT = Phrase[a.ReplacementEffect]("replacement")

WOULD = Phrase[a.Would]("would")
WOULD.says("would be K.O.'d <by>", lambda by: a.Would("ko", THIS, by.by, by.source))
WOULD.says("would be removed from the field <by>", lambda by: a.Would("leave", THIS, by.by, by.source))
WOULD.says("would leave the field <by>", lambda by: a.Would("leave", THIS, by.by, by.source))
WOULD.says("would be rested <by>", lambda by: a.Would("rest", THIS, by.by, by.source))

WOULDS = Phrase[tuple[a.Would, ...]]("woulds")
WOULDS.says("<would>", lambda one: (one,))
WOULDS.says("<would> or <would>", lambda one, two: (one, two))
WOULDS.says("<would> or K.O.'d", lambda one: (one, a.Would("ko", THIS)))

INSTEAD = Phrase[tuple[Steps, bool]]("instead")
INSTEAD.says("you may <clauses> instead (.)", lambda steps: (steps, True))
INSTEAD.says("you may <effect> or <effect> instead (.)", lambda one, two: ((e.ChooseOne((one, two)),), True))
INSTEAD.says("<clauses> instead (.)", lambda steps: (_forced(steps), False))
INSTEAD.says("you may <clauses> instead of that Character being K.O.'d (.)", lambda steps: (steps, True))


def _forced(steps: Steps) -> Steps:
    if isinstance(steps[0], e.May):
        raise Misfit
    return steps


REPLACEMENT.says("<replaces>", lambda ability: ability)
REPLACEMENT.says(
    "<replaces> if <condition> , this effect is negated (.)",
    lambda ability, fact: replace(ability, condition=c.NotSo(fact)),
)
# Nothing happens in place of it, once.
REPLACEMENT.says(
    "once per turn , this Character cannot be K.O.'d <by> (.)",
    lambda by: a.ReplacementEffect(
        a.Would("ko", None, by.by, by.source), (), optional=False, gate=a.Gate(once=True)
    ),
)

REPLACES = Phrase[a.ReplacementEffect]("replaces")
REPLACES.says(
    "if <event-subject> <woulds> , <instead>", lambda what, woulds, deed: replaced(what, woulds, deed)
)
REPLACES.says(
    "if you have a|an <noun> that <woulds> , <instead>",
    lambda noun, woulds, deed: replaced(noun.cards(Owner.YOU), woulds, deed),
)
REPLACES.says(
    "if <condition> and <event-subject> <woulds> , <instead>",
    lambda fact, what, woulds, deed: replaced(what, woulds, deed, fact),
)


def replaced(
    subject: Cards, woulds: tuple[a.Would, ...], deed: tuple[Steps, bool], fact: Condition | None = None
) -> a.ReplacementEffect:
    steps, optional = tuple(_in_full(step) for step in deed[0]), deed[1]
    would: a.Would | None = None
    for one in reversed(woulds):
        would = a.Would(one.event, None if subject == THIS else subject, one.by, one.source, also=would)
    assert would is not None
    return a.ReplacementEffect(would, steps, optional, fact)


def _in_full(step: e.Effect) -> e.Effect:
    """Rule 8-1-3-4-5: what replaces is done in full, so "up to 1" is 1."""
    if isinstance(step, e.Rest) and isinstance(step.what, Choose) and step.what.up_to:
        return replace(step, what=replace(step.what, up_to=False))
    return step


# For a time: the cards that are there gain the replacement.
EFFECT.says(
    "if any of your <noun> <woulds> <duration> , <instead>",
    lambda noun, woulds, until, deed: (
        e.Grant(Every(noun.cards(Owner.YOU)), replaced(THIS, woulds, deed), until),
    ),
)

# In force all the time -----------------------------------------------------------------------------------
STATIC = Phrase[tuple[Ability, ...]]("static")
STATIC.says("<steps>", lambda steps: permanents(steps))

_CHANGES = (
    e.GainPower,
    e.GainCost,
    e.GainKeyword,
    e.Forbid,
    e.Negate,
    e.SetBasePower,
    e.SetBaseCost,
    e.ForbidPlayer,
    e.NegateTiming,
)


def _for_each(change: e.Effect) -> list[e.Effect]:
    """ "Your Leader and this Character": the same for both."""
    what = getattr(change, "what", None)
    parts = what.parts if isinstance(what, Together) else (what,)
    if not all(part is None or isinstance(part, (This, Every)) for part in parts):
        raise Misfit  # nothing is chosen by what holds all the time
    if not isinstance(what, Together):
        return [change]
    return [replace(change, what=part) for part in what.parts]  # type: ignore[call-arg]


def permanents(steps: Steps, condition: Condition | None = None) -> tuple[Ability, ...]:
    """Changes without an end are permanent effects; each "if" makes one of its own (Rule 8-1-3-3)."""
    found: list[Ability] = []
    changes: list[e.Effect] = []
    for step in steps:
        if isinstance(step, e.If):
            inner = step.condition if condition is None else both(condition, step.condition)
            found += permanents(step.then, inner)
        elif isinstance(step, _CHANGES) and step.duration == Duration.ON_FIELD:
            changes += _for_each(step)
        else:
            raise Misfit
    if changes:
        found.insert(0, a.PermanentEffect(tuple(changes), condition))
    return tuple(found)


STATIC.says(
    "this Character cannot attack a Leader on the turn in which it is played (.)",
    lambda: (a.PermanentEffect((e.Forbid(This(), "attack a Leader"),), c.ThisCardIs(f.PlayedThisTurn())),),
)
STATIC.says(
    "<targets> cannot <ban> unless <condition> (.)",
    lambda what, said, fact: permanents(say(what, said), c.NotSo(fact)),
)
STATIC.says(
    "if <condition> , your opponent cannot attack any card other than the <noun> (.)",
    lambda fact, noun: (a.PermanentEffect((_not_attacked(noun),), fact),),
)


def _not_attacked(noun: Noun) -> e.Effect:
    others = f.Without(sure(noun.filter()))
    return e.Forbid(Every(Cards(Owner.YOU, LEADER_AND_CHARACTERS, others)), "be attacked")


# Costs in the hand.
STATIC.says("give this card in your hand <signed> cost (.)", lambda n: (a.HandCost(n),))
STATIC.says(
    "if <condition> , give this card in your hand <signed> cost (.)",
    lambda fact, n: (a.HandCost(n, condition=fact),),
)
STATIC.says(
    "give this card in your hand <signed> cost <scale> (.)",
    lambda n, scale: (a.HandCost(Per(n, *scale)),),
)
STATIC.says(
    "if <condition> , give this card in your hand <signed> cost <scale> (.)",
    lambda fact, n, scale: (a.HandCost(Per(n, *scale), condition=fact),),
)
STATIC.says(
    "if this Character|Leader|card <is-all> , it <predicates> (.)",
    lambda what, said: permanents(say(This(), said), c.ThisCardIs(what)),
)
STATIC.says(
    "give <noun> <signed> cost (.)", lambda noun, n: (a.HandCost(n, _in_hand(noun), this_only=False),)
)
STATIC.says(
    "give all of your <noun> <signed> cost (.)",
    lambda noun, n: (a.HandCost(n, _in_hand(noun), this_only=False),),
)
STATIC.says(
    "if <condition> , give <noun> <signed> cost (.)",
    lambda fact, noun, n: (a.HandCost(n, _in_hand(noun), condition=fact, this_only=False),),
)
STATIC.says(
    "if <condition> , the cost of playing <noun> will be reduced by <number> (.)",
    lambda fact, noun, n: (a.HandCost(-n, _in_hand(noun), condition=fact, this_only=False, to_play=True),),
)
STATIC.says(
    "the cost of playing <noun> will be reduced by <number> (.)",
    lambda noun, n: (a.HandCost(-n, _in_hand(noun), this_only=False, to_play=True),),
)


def _in_hand(noun: Noun) -> f.Filter | None:
    if noun.described.areas != (Area.HAND,) or noun.described.owner != Owner.YOU:
        raise Misfit
    return noun.filter()


# Under the rules (Rule 8-1-3-3-3) -----------------------------------------------------------------------
RULE = Phrase[tuple[Ability, ...]]("rule-text")
RULE.says(
    "also treat this card's name as <name> according to the rules (.)", lambda name: (a.AlsoNamed(name),)
)
RULE.says(
    "also treat this card's name as <name> and <name> according to the rules (.)",
    lambda one, two: (a.AlsoNamed(one), a.AlsoNamed(two)),
)
RULE.says(
    "also treat this card's type(s) as <type-name> according to the rules (.)",
    lambda type_: (a.AlsoTyped(type_),),
)
RULE.says(
    "also treat this card's attribute as <attribute> according to the rules (.)",
    lambda attribute: (a.AlsoAttribute(attribute.value),),
)
RULE.says("under the rules of this game , <rule> (.)", lambda rule: rule)
RULE.says("according to the rules , <rule> (.)", lambda rule: rule)
RULE.says(
    "all of your <noun> without a Counter have a <signed> Counter , according to the rules (.)",
    lambda noun, n: (a.GivesCounter(_both_filters(noun, f.CounterIs("=", 0)), n),),
)
RULE.says(
    "when your deck is reduced to 0 , you win the game instead of losing , according to the rules (.)",
    lambda: (a.DefeatByDeckIsWin(),),
)
RULE.says(
    "your face-up Life cards are placed at the bottom of your deck instead of being added to your hand , "
    "according to the rules (.)",
    lambda: (a.FaceUpLifeToDeck(),),
)
RULE.says(
    "also treat this card's name as <name> and type(s) as <type-name> according to the rules (.)",
    lambda name, type_: (a.AlsoNamed(name), a.AlsoTyped(type_)),
)
RULE.says("your <noun> are played rested (.)", lambda noun: (a.EntersRested(noun.filter()),))
RULE.says(
    "if you have any DON!! cards on your field , <number> DON!! card placed during your DON!! Phase is given "
    "to your Leader (.)",
    lambda n: (a.DonPhaseGives(n, c.Compare(DonOf(Owner.YOU), ">=", 1)),),
)
RULE.says(
    "this card in your hand cannot be played by effects (.)", lambda: (a.NotPlayedByEffects((Area.HAND,)),)
)
RULE.says(
    "this card in your trash cannot be played by effects (.)", lambda: (a.NotPlayedByEffects((Area.TRASH,)),)
)

RULE_PART = Phrase[tuple[Ability, ...]]("rule")
RULE_PART.says("you may have any number of this card in your deck", lambda: (a.AnyNumberInDeck(),))
RULE_PART.says(
    "you cannot include <noun> in your deck", lambda noun: (a.DeckCannotInclude(_described(noun)),)
)
RULE_PART.says(
    "you cannot include <noun> in your deck and at the start of the game , <steps>",
    lambda noun, steps: (
        a.DeckCannotInclude(_described(noun)),
        a.AutoEffect((a.When("start of the game"),), steps),
    ),
)
RULE_PART.says(
    "you can only include <noun> in your deck",
    lambda noun: (a.DeckCannotInclude(f.Without(_described(noun))),),
)
RULE_PART.says(
    "at the start of the game , <steps>",
    lambda steps: (a.AutoEffect((a.When("start of the game"),), steps),),
)
RULE_PART.says("your DON!! deck has <number> cards", lambda n: (a.DonDeckOf(n),))
RULE_PART.says("your DON!! deck consists of <number> DON!! cards", lambda n: (a.DonDeckOf(n),))
RULE_PART.says("also treat this card's name as <name>", lambda name: (a.AlsoNamed(name),))
RULE_PART.says("your DON!! deck consists of <number> cards", lambda n: (a.DonDeckOf(n),))


def _described(noun: Noun) -> f.Filter:
    return sure(noun.filter())


def _both_filters(noun: Noun, more: f.Filter) -> f.Filter:
    return sure(all_of(noun.filter(), more))
