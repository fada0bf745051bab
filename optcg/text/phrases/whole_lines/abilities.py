"""A whole line of card text: what kind of ability it is, and when it works (Rules 8-1-3, 10-2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.conditions import Condition
from optcg.model.durations import Duration
from optcg.model.selections import Every, Owner, This, Together
from optcg.text.exclusive import is_in_vain
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import say
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.events import THIS, TO_FIRST, Happening
from optcg.text.phrases.when.preparation import LIFE_LIES, START, at_the_start
from optcg.text.phrases.when.two_cards import of_battled, of_first, speaks_of_other
from optcg.text.phrases.whether.facts import both
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.which_cards.others import excepts_this, than_those
from optcg.text.phrases.which_cards.references import BATTLED
from optcg.text.phrases.whole_lines.grounds import grounded
from optcg.text.phrases.whole_lines.it_again import named_again
from optcg.text.with_fields import with_fields


@dataclass(frozen=True)
class Body:
    """What stands after the tags of an ability that activates."""

    effects: Steps
    cost: Steps = ()
    optional: bool = False
    condition: Condition | None = None
    happening: Happening | None = None
    once: bool = False  # "This effect can be activated once per turn", said after it
    ko: Cause | None = None  # "If this Character was K.O.'d by ...": said of an [On K.O.]


BODY = Phrase[Body]("body")
BODY.says("<steps>", Body)
BODY.says("<two-halves>", Body)
BODY.says("<paid>", lambda body: body)
BODY.says("when <event> , <paid>", lambda event, body: in_event(body, event))
BODY.says("when <event> , <steps>", lambda event, steps: in_event(Body(steps), event))
BODY.says("when <event> , <two-halves>", lambda event, steps: in_event(Body(steps), event))
BODY.says("after <event> , <paid>", lambda event, body: in_event(body, _over(event)))
BODY.says("after <event> , <steps>", lambda event, steps: in_event(Body(steps), _over(event)))
BODY.says("if <event> , <steps>", lambda event, steps: in_event(Body(steps), _caused(event)))
BODY.says("<of-ko>", lambda body: body)
BODY.says("if <past-battle> , <steps>", lambda event, steps: in_event(Body(steps), event))
BODY.says("at <start-moment> , <steps>", lambda event, steps: in_event(Body(steps), _begun(event, steps)))
BODY.says(
    "after your Life cards are placed at the start of the game , <steps>",
    lambda steps: in_event(Body(steps), Happening((LIFE_LIES,))),
)
BODY.says("at <start-moment> , <paid>", lambda event, body: in_event(body, event))
BODY.says("<effect> when <event> (.)", lambda steps, event: in_event(Body(steps), event))
# A cost before the event is paid when it happens.
BODY.says(
    "<cost> : when <event> , <steps>",
    lambda cost, event, steps: in_event(Body(steps, cost.steps, cost.optional), event),
)
BODY.says(
    "this effect can be activated when <event> . <steps>", lambda event, steps: may_wait(Body(steps), event)
)
BODY.says(
    "this effect can be activated at <start-moment> . <steps>",
    lambda event, steps: may_wait(Body(steps), event),
)
BODY.says("this effect can be activated when <event> . <paid>", lambda event, body: may_wait(body, event))
BODY.says(
    "this effect can be activated when|while <condition> . <cost> : <steps>",
    lambda fact, cost, steps: Body(steps, cost.steps, True, fact),
)
BODY.says(
    "this effect can be activated when|while <condition> . <steps>",
    lambda fact, steps: Body(steps, optional=True, condition=fact),
)
# Forced, but with a condition that stands before all of it.
BODY.says("only if <condition> , <steps>", lambda fact, steps: Body(steps, condition=fact))

# An [On K.O.] that asks by what the card was K.O.'d. Two of them are two effects, each with its own cause.
OF_KO = Phrase[Body]("of-ko")
for _cause in ("<by>", "<in-battle-by>"):
    OF_KO.says(
        f"if this Character|card was K.O.'d {_cause} , <steps>", lambda by, steps: _by_ko(Body(steps), by)
    )
    OF_KO.says(f"if this Character|card was K.O.'d {_cause} , <paid>", lambda by, body: _by_ko(body, by))
for _turn, _yours in (("your turn", True), ("your opponent's turn", False)):
    OF_KO.says(
        f"if this Character|card was K.O.'d during|on {_turn} , <steps>",
        lambda steps, yours=_yours: Body((e.If(c.YourTurn(yours), steps),), ko=Cause()),
    )
OF_KOS = Phrase[list[Body]]("of-kos")
OF_KOS.says("<of-ko> <of-ko>", lambda one, two: [one, two])
OF_KOS.says("<of-ko> <of-ko> <of-ko>", lambda one, two, three: [one, two, three])
_KO_BY = "if this Character|card was K.O.'d <by> ,"
OF_KOS.says(
    f"<clauses> <stop> {_KO_BY} <steps>", lambda first, _, by, steps: _each_ko(first, by, first + steps)
)
OF_KOS.says(
    f"<effect> . {_KO_BY} <effect> instead (.)", lambda first, by, better: _each_ko(first, by, better)
)

# With a cost. A condition before it: without it nothing can be activated (Rule 8-4-1-1).
PAID = Phrase[Body]("paid")
PAID.says("<cost> : <steps>", lambda cost, steps: Body(steps, cost.steps, cost.optional))
PAID.says("<cost> : <two-halves>", lambda cost, steps: Body(steps, cost.steps, cost.optional))
PAID.says(
    "if <condition> , <cost> : <steps>",
    lambda fact, cost, steps: Body(_not_in_vain(steps, fact, cost.steps), cost.steps, cost.optional, fact),
)


def _not_in_vain(steps: Steps, fact: Condition, cost: Steps) -> Steps:
    """ "If A, you may pay: X. If B, Y", where A and B cannot both hold: Y would never be done."""
    if is_in_vain(fact, steps, cost):
        raise Misfit
    return steps


def _begun(event: Happening, steps: Steps) -> Happening:
    """ "At the start of the game" Life cards are there only when they have been placed."""
    return event._replace(timings=(at_the_start(steps),)) if event.timings == (START,) else event


def _by_ko(body: Body, cause: Cause) -> Body:
    if not cause.by:
        raise Misfit
    return replace(body, ko=cause)


# By what else a card can be K.O.'d: each is an effect of its own.
_ELSE_BY: Final = {
    "battle": ("effects",),
    "effects": ("battle",),
    "opponent's effects": ("your effects", "battle"),
    "your effects": ("opponent's effects", "battle"),
}


def _each_ko(otherwise: Steps, cause: Cause, then: Steps) -> list[Body]:
    """ "Draw 1 card. Then, if this Character was K.O.'d in battle, ...": one effect for each cause."""
    if cause.source is not None or cause.by not in _ELSE_BY:
        raise Misfit
    return [Body(then, ko=cause), *(Body(otherwise, ko=Cause(by)) for by in _ELSE_BY[cause.by])]


def in_event(body: Body, happening: Happening) -> Body:
    """A body that waits for an event, with what points to its cards."""
    told = of_first((*body.cost, *body.effects), happening)
    body = replace(body, cost=told[: len(body.cost)], effects=told[len(body.cost) :])
    body = of_others(body, happening)
    body = _of_other(body, happening) if happening.condition is not None else body
    if happening.there is not None and speaks_of_other((body.effects, body.cost)):
        happening = happening._replace(condition=c.SlotFits(BATTLED, happening.there))
    return _so(body, happening)


def _caused(happening: Happening) -> Happening:
    """ "If ... is rested by your effect" is an event; without a cause it is how things stand."""
    if any(not when.by for when in happening.timings):
        raise Misfit
    return happening


def _over(happening: Happening) -> Happening:
    """ "After this Character attacks": when the attack begins, or after the battle?"""
    if any(when.event in _FOUGHT for when in happening.timings):
        raise Misfit
    return happening


_FOUGHT: Final = ("attacks", "attacked", "battles", "blocked", "activates Blocker")


def _of_other(body: Body, happening: Happening) -> Body:
    """ "When this battles your opponent's Character, ... that Character": the other card."""
    told = of_battled(body.effects, happening), of_battled(body.cost, happening)
    return replace(body, effects=told[0], cost=told[1])


def of_others(body: Body, happening: Happening) -> Body:
    """ "When your Character attacks, ... 1 of your other Characters": other than the one that attacks."""
    if happening.points != TO_FIRST:
        body = _of_other(body, happening)
    subjects = {when.subject for when in happening.timings}
    if happening.condition is not None or len(subjects) != 1:
        return body
    (subject,) = subjects
    if subject is None or subject == THIS or subject.owner is not Owner.YOU or excepts_this(subject.filter):
        return body
    return replace(body, effects=than_those(body.effects), cost=than_those(body.cost))


def may_wait(body: Body, happening: Happening) -> Body:
    return in_event(replace(body, optional=True), happening)


def _so(body: Body, happening: Happening) -> Body:
    """What must hold of the cards that take part: without it nothing is offered (Rule 8-4-1-1)."""
    fact, before = happening.condition, body.condition
    if fact is None:
        return replace(body, happening=happening)
    if body == Body(body.effects):
        return Body((e.If(fact, body.effects),), happening=happening)
    return replace(body, condition=fact if before is None else both(fact, before), happening=happening)


# In force all the time -----------------------------------------------------------------------------------
STATIC = Phrase[tuple[Ability, ...]]("static")
STATIC.says("<steps>", lambda steps: permanents(steps))

_CHANGES = (
    e.GainPower,
    e.GainCost,
    e.GainKeyword,
    e.LoseKeyword,
    e.AttackActive,
    e.GainTrait,
    e.Forbid,
    e.Negate,
    e.SetBasePower,
    e.SetBaseCost,
    e.ForbidPlayer,
    e.LimitRefresh,
    e.LimitDonPhase,
    e.NegateTiming,
    e.Grant,
    e.AddCost,
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
        elif isinstance(step, _CHANGES) and step.duration == Duration.ON_FIELD:
            changes += _for_each(step)
        else:
            raise Misfit
    if changes:
        found.insert(0, a.PermanentEffect(tuple(grounded(changes)), condition))
    return tuple(found)


# Cards that were played in this turn, which are looked at anew each time.
FRESH = Phrase[Steps]("fresh-ban")
_FRESH = "cannot <ban> on the turn in which it|they is|are played"
FRESH.says(
    f"this Character {_FRESH}", lambda said: (e.If(c.ThisCardIs(f.PlayedThisTurn()), say(This(), said)),)
)
FRESH.says(f"(all of) <whose> <noun> {_FRESH}", lambda owner, noun, said: say(_fresh(noun, owner), said))
STATIC.says("<fresh-ban> (.)", lambda steps: permanents(steps))
for _if in ("if", "while", "as long as"):
    STATIC.says(f"{_if} <condition> , <fresh-ban> (.)", lambda fact, steps: permanents(steps, fact))


def _fresh(noun: Noun, owner: Owner) -> Every:
    return Every(noun.and_(Described(f.PlayedThisTurn())).cards(owner))


STATIC.says(
    "<targets> cannot <ban> unless <condition> (.)",
    lambda what, said, fact: permanents(say(what, said), c.NotSo(fact)),
)
