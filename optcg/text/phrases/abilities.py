"""A whole line of card text: what kind of ability it is, and when it works (Rules 8-1-3, 10-2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.amounts import Amount, CostOf, CountOf, DonOf, PowerOf
from optcg.model.conditions import Compare, Condition, ThisCardIs, YourTurn
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.selections import ON_FIELD, Cards, Every, Owner, Selection, Slot, This, Together
from optcg.model.terms import Area
from optcg.model.trees import nodes_of, with_fields
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.amounts import Holding
from optcg.text.phrases.changes import say
from optcg.text.phrases.conditions import both, exclude
from optcg.text.phrases.events import NO_CAUSE, START, THIS, Cause, Happening, at_the_start
from optcg.text.phrases.nouns import excepts_this, than_those
from optcg.text.phrases.references import BATTLED, IT, LATEST, THEM, THOSE_CHARACTERS
from optcg.text.phrases.verbs import Steps


# What activates ----------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Body:
    """What stands after the tags of an ability that activates."""

    effects: Steps
    cost: Steps = ()
    optional: bool = False
    condition: Condition | None = None
    happening: Happening | None = None
    ko: Cause = NO_CAUSE  # "If this Character was K.O.'d by ...": said of an [On K.O.]


# With a cost. A condition before it: without it nothing can be activated (Rule 8-4-1-1).
PAID = Phrase[Body]("paid")
PAID.says("<cost> : <steps>", lambda cost, steps: Body(steps, cost.steps, cost.optional))
PAID.says(
    "if <condition> , <cost> : <steps>",
    lambda fact, cost, steps: Body(_not_in_vain(steps, fact), cost.steps, cost.optional, fact),
)
INNER = Phrase[Body]("inner-body")
INNER.says("<steps>", Body)
INNER.says("<paid>", lambda body: body)

# What it waits for: "when your Character is K.O.'d", "at the start of your turn".
TIME = Phrase[Happening]("time")
TIME.says("when <event>", lambda event: event)
TIME.says("at <start-moment>", lambda event: event)

BODY = Phrase[Body]("body")
BODY.says("<inner-body>", lambda body: body)
BODY.says("<time> , <inner-body>", lambda event, body: in_event(body, event))
BODY.says("<effect> <time> (.)", lambda steps, event: in_event(Body(steps), event))
BODY.says("if <event> , <steps>", lambda event, steps: in_event(Body(steps), _caused(event)))
BODY.says("if <past-battle> , <steps>", lambda event, steps: in_event(Body(steps), _of_battle(event, steps)))
BODY.says("if this Character was K.O.'d <by> , <steps>", lambda by, steps: Body(steps, ko=_told_cause(by)))
# A cost before the event is paid when it happens.
BODY.says(
    "<cost> : <time> , <steps>",
    lambda cost, event, steps: in_event(Body(steps, cost.steps, cost.optional), event),
)
BODY.says(
    "this effect can be activated <time> . <inner-body>",
    lambda event, body: in_event(replace(body, optional=True), event),
)
BODY.says(
    "this effect can be activated when|while <condition> . <steps>",
    lambda fact, steps: Body(steps, optional=True, condition=fact),
)
WHOLE = Phrase[Body]("whole")
WHOLE.says("<body>", lambda body: body)


def _not_in_vain(steps: Steps, fact: Condition) -> Steps:
    """ "If A, you may pay: X. If B, Y", where A and B cannot both hold: Y would never be done."""
    if any(isinstance(step, e.If) and exclude(fact, step.condition) for step in steps):
        raise Misfit
    return steps


def _told_cause(cause: Cause) -> Cause:
    if cause == NO_CAUSE:
        raise Misfit
    return cause


def _caused(happening: Happening) -> Happening:
    """ "If ... is rested by your effect" is an event; without a cause it is how things stand."""
    if any(not when.by for when in happening.timings):
        raise Misfit
    return happening


def _of_battle(happening: Happening, steps: Steps) -> Happening:
    """What lasts "during this battle" is done in it (Rule 7-1-4), all else when it is over (Rule 7-1-5-2)."""
    ends = [step.duration for step in nodes_of(steps) if isinstance(step, e.GainPower)]
    if Duration.BATTLE not in ends:
        if ends:
            raise Misfit  # power for longer: for this battle, too?
        return happening
    return happening._replace(timings=tuple(replace(when, event="battles") for when in happening.timings))


def in_event(body: Body, happening: Happening) -> Body:
    """A body that waits for an event, with what points to its cards."""
    if happening.timings == (START,):
        happening = happening._replace(timings=(at_the_start(body.effects),))
    body = _but_for_those(body, happening)
    if happening.there is not None and _speaks_of_other((body.effects, body.cost)):
        happening = happening._replace(condition=c.SlotFits(BATTLED, happening.there))
    fact = happening.condition
    if fact is None:
        return replace(body, happening=happening)
    if body == Body(body.effects):
        return Body((e.If(fact, body.effects),), happening=happening)
    # Without it nothing is offered (Rule 8-4-1-1).
    fact = fact if body.condition is None else both(fact, body.condition)
    return replace(body, condition=fact, happening=happening)


def _speaks_of_other(node: object) -> bool:
    """Whether steps are about the second card of an event."""
    return any(getattr(part, "slot", None) == BATTLED for part in nodes_of(node))


def _but_for_those(body: Body, happening: Happening) -> Body:
    """ "When your Character attacks, ... 1 of your other Characters": other than the one that attacks."""
    subjects = {when.subject for when in happening.timings}
    subject = subjects.pop()
    if subjects or happening.condition is not None or subject in (None, THIS):
        return body
    assert subject is not None
    if subject.owner is not Owner.YOU or excepts_this(subject.filter):
        return body
    return replace(body, effects=than_those(body.effects), cost=than_those(body.cost))


# In force all the time -----------------------------------------------------------------------------------
STATIC = Phrase[tuple[Ability, ...]]("static")
STATIC.says("<steps>", lambda steps: permanents(steps))
# A turn, or what lifts it, may stand behind.
STATIC.says("<lasting> (.)", lambda step: permanents((step,)))
LASTING = Phrase[e.If]("lasting")
LASTING.says(
    "<targets> cannot <ban> unless <condition>", lambda what, said, fact: e.If(c.NotSo(fact), say(what, said))
)
LASTING.says(
    "this Character cannot <ban> on the turn in which it is played",
    lambda said: e.If(ThisCardIs(f.PlayedThisTurn()), say(This(), said)),
)


def _for_each(change: e.Effect) -> list[e.Effect]:
    """ "Your Leader and this Character": the same for both."""
    what = getattr(change, "what", None)
    parts = what.parts if isinstance(what, Together) else (what,)
    if not all(part is None or isinstance(part, (This, Every)) for part in parts):
        raise Misfit  # nothing is chosen by what holds all the time
    if not isinstance(what, Together):
        return [change]
    return [with_fields(change, what=part) for part in what.parts]


def permanents(steps: Steps, condition: Condition | None = None) -> tuple[Ability, ...]:
    """Changes without an end are permanent effects; each "if" makes one of its own (Rule 8-1-3-3)."""
    found: list[Ability] = []
    changes: list[e.Effect] = []
    for step in named_again(steps):
        if isinstance(step, e.If):
            if condition is not None and changes:
                raise Misfit  # whether the first "if" is said of the second one, its words tell
            inner = step.condition if condition is None else both(condition, step.condition)
            found += permanents(step.then, inner)
            if step.otherwise:
                not_so: Condition = c.NotSo(step.condition)
                outer = not_so if condition is None else both(condition, not_so)
                found += permanents(step.otherwise, outer)
        elif isinstance(step, e.Grant) and isinstance(step.ability, a.PermanentEffect):
            raise Misfit  # what holds all the time is given for a time only
        elif isinstance(step, e.CardChange | e.PlayerChange) and step.duration == Duration.ON_FIELD:
            changes += _for_each(step)
        else:
            raise Misfit
    if changes:
        found.insert(0, a.PermanentEffect(tuple(changes), condition))
    return tuple(found)


# "It" in what holds all the time: the card that the same sentence is about ----------------------------------
# There is one Leader of each player, so that "it" can be said of it (Rule 3-6).
_ONE: Final = (This(), *(Every(Cards(owner, (Area.LEADER,))) for owner in (Owner.YOU, Owner.OPPONENT)))
_AGAIN: Final = tuple(map(Slot, (IT, THEM, THOSE_CHARACTERS)))


def named_again(steps: Steps) -> Steps:
    """ "This Character gains +1000 power and it cannot attack": the card that was named is meant."""
    if isinstance(steps[0], e.If):
        steps = (_after_if(steps[0]), *steps[1:])
    named = {what for step in steps if (what := getattr(step, "what", None)) not in (None, *_AGAIN)}
    if len(named) != 1 or getattr(steps[0], "what", None) in _AGAIN:
        return steps
    (subject,) = named
    assert subject is not None
    return tuple(_told_of(subject, step) for step in steps)


def _told_of(subject: Selection, step: Effect) -> Effect:
    """ "..., and if you have 2 Events in your trash, it ...": the "if" names no other card of the field."""
    if isinstance(step, e.If) and not step.otherwise and _is_again(step.then[0], subject):
        match step.condition:
            case ThisCardIs() | Compare(DonOf()):
                pass
            case Compare(CountOf(Cards(areas=areas)), _, int()) if not set(areas) & set(ON_FIELD):
                pass
            case _:
                return step
        return replace(step, then=named_again((with_fields(step.then[0], what=subject), *step.then[1:])))
    return with_fields(step, what=subject) if _is_again(step, subject) else step


def _is_again(step: Effect, subject: Selection) -> bool:
    """ "It" is one card, "they" are several, and "those Characters" are Characters alone."""
    what = getattr(step, "what", None)
    if subject in _ONE:
        return what == Slot(IT)
    if what == Slot(THOSE_CHARACTERS):
        return isinstance(subject, Every) and subject.cards.areas == (Area.CHARACTER,)
    return what == Slot(THEM) and isinstance(subject, (Every, Together))


def _after_if(step: e.If) -> e.If:
    """ "If this Character ..., it ..."."""
    first, *rest = step.then
    match step.condition:
        case ThisCardIs() | Compare(PowerOf(None) | CostOf(None)):
            of_this = not step.otherwise and getattr(first, "what", None) == Slot(IT)
        case _:
            of_this = False
    if not of_this:
        return step
    # "It gains [A] and cannot ...": what goes on with the same card is said of it, too.
    same = [with_fields(one, what=This()) if getattr(one, "what", 0) == Slot(LATEST) else one for one in rest]
    return replace(step, then=named_again((with_fields(first, what=This()), *same)))


# Effects by how many there are of something: all those for which there are enough ------------------------
# What is counted is told in full once; after it "10 or more cards" are such cards.
TIER = Phrase[Callable[[Amount], e.If]]("tier")
_ENOUGH: Final = "•|- if <subject> <number> <bound> <holding> ,"
TIER.says(f"{_ENOUGH} <steps>", lambda *said: lambda amount: _tier(amount, *said))
TIER.says(
    f"{_ENOUGH} <in-whose-turn> , <steps>",
    lambda *said: lambda amount: _tier(amount, *said[:4], said[5], said[4]),
)
TIERS = Phrase[tuple[Callable[[Amount], e.If], ...]]("tiers")
TIERS.says("<tier>", lambda one: (one,))
TIERS.says("<tier> <tiers>", lambda one, rest: (one, *rest))
STATIC.says(
    "apply (each of|all of) the following effects based on <amount> .|: <tiers>",
    lambda amount, tiers: permanents(tuple(tier(amount) for tier in tiers)),
)


def _tier(
    amount: Amount, who: Owner, number: int, bound: str, what: Holding, steps: Steps, *turn: YourTurn
) -> e.If:
    match amount:
        case CountOf(Cards(owner, _, said), ""):
            same = what.noun is not None and what.noun.filter() in (None, said)
        case DonOf(owner, where):
            same = what.don == where
        case _:
            raise Misfit
    if not same or who not in (Owner.EITHER, owner):
        raise Misfit
    fact = Compare(amount, bound, number)
    return e.If(both(*turn, fact) if turn else fact, steps)


# Abilities side by side on one line, where the data lacks the break: looked for only where a line
# is no single ability, so that what follows from what is not cut apart.
SEVERAL = Phrase[list[object]]("several")
SEVERAL.says("<rule-text>|<replacement> <static>", lambda one, two: [one, two])
SEVERAL.says(
    "<rule-text>|<replacement>|<static> <rule-text>|<replacement>|<whole>", lambda one, two: [one, two]
)
SEVERAL.says("<rule-text> <several>", lambda one, rest: [one, *rest])
