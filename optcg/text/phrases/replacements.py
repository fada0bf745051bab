"""What happens instead: "would ..., instead" (Rule 8-1-3-4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model.amounts import Counted
from optcg.model.conditions import Condition
from optcg.model.durations import Duration
from optcg.model.selections import Cards, Choose, Every, Owner, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.conditions import both
from optcg.text.phrases.events import KO, REMOVED, THIS, Cause, Deed, Fate
from optcg.text.phrases.nouns import Noun, names_this, than_those
from optcg.text.phrases.verbs import EFFECT, Steps

Woulds = tuple[a.Would, ...]

# What would happen, still without the card to which it would -----------------------------------------
WOULD = Phrase[Woulds]("would")
WOULD.says("would be <done>", lambda deeds: tuple(would for deed in deeds for would in _woulds(deed)))
WOULD.says("would leave the field <causes>", lambda by: _woulds(Deed(REMOVED, by)))
WOULDS = Phrase[Woulds]("woulds")
WOULDS.says("<would>", lambda one: one)
WOULDS.says("<would> or <would>", lambda one, two: one + two)


def _woulds(deed: Deed) -> Woulds:
    return tuple(_would(deed.fate, cause) for cause in deed.told_by())


def _would(fate: Fate, cause: Cause) -> a.Would:
    """A battle removes a card by a K.O. alone."""
    event = KO.would if cause.by == "battle" and fate == REMOVED else fate.would
    if not event:
        raise Misfit
    return a.Would(event, None, cause.by, cause.source)


# To which card.
SITUATION = Phrase[Woulds]("situation")
SITUATION.says("<event-subject> <woulds>", lambda what, woulds: _said_of(what, woulds))
# Damage is told of the player, or of the Leader (Rule 4-6-2).
SITUATION.means("you|your (Leader) would take damage", (a.Would("damage", Cards(Owner.YOU, (Area.LEADER,))),))


def _said_of(subject: Cards, woulds: Woulds) -> Woulds:
    return tuple(replace(one, subject=None if subject == THIS else subject) for one in woulds)


# What is done in its place ---------------------------------------------------------------------------
class Instead(NamedTuple):
    """What is done, and whether its player may leave that; and in place of what, if the words say it."""

    steps: Steps
    optional: bool
    of: Fate | None = None


NOTHING_INSTEAD: Final = Instead((), False)
INSTEAD = Phrase[Instead]("instead")
INSTEAD.says("you may <clauses> instead (.)", lambda steps: Instead(steps, True))
INSTEAD.says("<clauses> instead (.)", lambda steps: Instead(_forced(steps), False))
INSTEAD.says(
    "you may <clauses> instead of this|that Character|Leader|Stage|card being <fate> (.)",
    lambda steps, fate: Instead(steps, True, fate),
)


def _forced(steps: Steps) -> Steps:
    if isinstance(steps[0], e.May):
        raise Misfit
    return steps


# The ability -----------------------------------------------------------------------------------------
REPLACEMENT = Phrase[a.ReplacementEffect]("replacement")
REPLACEMENT.says("<replaces>", lambda ability: ability)
REPLACEMENT.says(
    "<replaces> if <condition> , this effect is negated (.)",
    lambda ability, fact: replace(ability, condition=_also(c.NotSo(fact), ability.condition)),
)
REPLACES = Phrase[a.ReplacementEffect]("replaces")
REPLACES.says("if|when <situation> , <instead>", lambda said, deed: in_place(said, deed))
REPLACES.says(
    "if <condition> and <situation> , <instead>", lambda fact, said, deed: in_place(said, deed, fact)
)
REPLACES.says(
    "if|when you have a|an <noun> that <woulds> , <instead>",
    lambda noun, woulds, deed: in_place(_said_of(noun.cards(Owner.YOU), woulds), deed),
)
# [Once Per Turn] it does not happen: nothing is done in place of it.
ONCE = Phrase[a.ReplacementEffect]("once-a-turn")
ONCE.says("<event-subject> cannot be <done> (.)", lambda what, deeds: _not_once(what, deeds))


def _not_once(what: Cards, deeds: tuple[Deed, ...]) -> a.ReplacementEffect:
    woulds = tuple(would for deed in deeds for would in _woulds(deed))
    return replace(in_place(_said_of(what, woulds), NOTHING_INSTEAD), gate=a.Gate(once=True))


def in_place(woulds: Woulds, deed: Instead, fact: Condition | None = None) -> a.ReplacementEffect:
    if deed.of is not None and any(would.event != deed.of.would for would in woulds):
        raise Misfit
    steps = tuple(_in_full(step) for step in deed.steps)
    if any(would.subject is not None for would in woulds):
        steps = than_those(steps)
    row: a.Would | None = None
    for would in reversed(woulds):
        row = replace(would, also=row)
    assert row is not None
    return a.ReplacementEffect(row, steps, deed.optional, fact)


def _also(one: Condition | None, two: Condition | None) -> Condition | None:
    return both(one, two) if one is not None and two is not None else one or two


def _in_full(step: e.Effect) -> e.Effect:
    """Rule 8-1-3-4-5: what replaces is done in full, so "up to 1" is 1."""
    what = getattr(step, "what", None)
    if isinstance(what, Top) and what.up_to and isinstance(what.count, Counted):
        raise Misfit  # "any number of cards from the top of your deck": how many that is in full is not said
    if isinstance(step, e.Rest) and isinstance(step.what, Choose) and step.what.up_to:
        return replace(step, what=replace(step.what, up_to=False))
    return step


# For a time, said of a player's cards, also of those that come later: the Leader, which is always there,
# gains the replacement effect (Rules 8-1-3-4, 8-2-4).
EFFECT.says(
    "if (any of|one of) your <noun> <woulds> <duration> , <instead>",
    lambda noun, woulds, until, deed: _for_a_time(noun, woulds, deed, until),
)


def _for_a_time(noun: Noun, woulds: Woulds, deed: Instead, until: Duration) -> Steps:
    if names_this((noun.filter(), tuple(would.source for would in woulds), deed.steps)):
        raise Misfit  # the Leader would be "this card"
    effect = in_place(_said_of(noun.cards(Owner.YOU), woulds), deed)
    return (e.Grant(Every(Cards(Owner.YOU, (Area.LEADER,))), effect, until),)
