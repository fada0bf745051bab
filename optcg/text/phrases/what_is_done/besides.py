"""What is said besides of the same cards: "gains +1000 power and its power cannot be reduced"."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.selections import Selection, Slot, This
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.bans import by_anyone, by_effects
from optcg.text.phrases.what_is_done.changes import PREDICATES, ban, said_again, say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, areas_of
from optcg.text.phrases.which_cards.references import GAINER

# A list of three: "gains +1000 power, cannot be K.O.'d and gains [Blocker]".
PREDICATES.says("<predicate> , <predicate> (,) and <predicates>", lambda one, two, rest: one + two + rest)

# One verb for two: "give A -2000 power and B -1000 power during this turn".
EFFECT.says(
    "give <targets> <boons> (,) and <targets> <boons> <duration>",
    lambda one, less, two, more, until: (*say(_apart(one, two), less, until), *say(two, more, until)),
)


def _apart(one: Selection, two: Selection) -> Selection:
    """Of two choices among the same cards it is not told whether one card may be meant twice."""
    here, there = areas_of(one), areas_of(two)
    if here is None or there is None or here & there:
        raise Misfit
    return one


# "Its" and "their" are those of the cards of which the sentence tells.
ITS_OWN = Phrase[Steps]("its-own")
for _number in ("power", "cost"):
    ITS_OWN.says(
        f"its|their {_number} cannot be reduced|decreased|lowered <by>",
        lambda by, what=f"lose {_number}": ban(what, by_effects(by)),
    )
ITS_OWN.says("its|their effect(s) cannot be negated <by>", lambda by: ban("be negated", by_anyone(by)))
ITS_OWN.says("its|their effect(s) is|are negated", lambda: (e.Negate(This()),))
ITS_OWN.says("its|their base power becomes <number>", lambda n: (e.SetBasePower(This(), n),))
ITS_OWN.says("its|their base cost becomes <number>", lambda n: (e.SetBaseCost(This(), n),))
# More of it if something holds: the cards and the time are those said before.
EFFECT.says(
    "<targets> gain(s)|get(s) <boons> <duration> (,) and <boons> if <condition>",
    lambda what, one, until, two, fact: (
        *say(what, one, until),
        e.If(fact, say(said_again(what, one), _additional(two), until)),
    ),
)


def _additional(said: Steps) -> Steps:
    """ "And +1000 power if ...": in all, or besides?"""
    if any(isinstance(step, (e.GainPower, e.GainCost)) and step.what != Slot(GAINER) for step in said):
        raise Misfit
    return said


PREDICATES.says("<predicate> (,) and <its-own>", lambda one, own: one + own)
PREDICATES.says("<predicate> (,) and <its-own> and <predicates>", lambda one, own, rest: one + own + rest)
EFFECT.says(
    "<targets> <predicates> <duration> (,) and <its-own> <duration>",
    lambda what, one, until, own, end: (*say(what, one, until), *say(said_again(what, one), own, end)),
)
