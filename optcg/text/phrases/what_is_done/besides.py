"""What is said besides of the same cards: "gains +1000 power and its power cannot be reduced"."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.selections import Choose, Every, Owner, Selection, Slot, This, Together
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.bans import by_anyone, by_effects
from optcg.text.phrases.what_is_done.changes import PREDICATES, ban, say
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.what_is_done.same_cards import said_again
from optcg.text.phrases.which_cards.nouns import choose
from optcg.text.phrases.which_cards.references import GAINER

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


# "Up to 1 of your Characters other than [A] and this Character gain ...": two cards, as the verb tells.
for _one, _up_to in (("up to 1 of", True), ("1 of", False)):
    EFFECT.says(
        f"{_one} <whose> <noun> and this Character|card gain|get <boons> <duration>",
        lambda owner, noun, said, until, up_to=_up_to: say(
            Together((choose(noun, 1, owner, up_to), This())), said, until
        ),
    )


# Two kinds of cards, each with its own: "give your opponent's Leader -1000 power and 1 Character -2000 power"
EFFECT.says(
    "give <targets> <boons> (,) and <targets> <boons> <until>",
    lambda one, less, two, more, until: (
        *say(_none_of(one, two), less, until),
        *say(two, more, until),
    ),
)


def _none_of(what: Selection, other: Selection) -> Selection:
    """Cards of which none can be among the others: whether one card may have both is not told."""
    if not isinstance(what, (Choose, Every)) or not isinstance(other, (Choose, Every)):
        raise Misfit
    one, two = what.cards, other.cards
    same = one.owner is two.owner or Owner.EITHER in (one.owner, two.owner)
    if same and set(one.areas) & set(two.areas):
        raise Misfit
    return what


PREDICATES.says("<predicate> , <predicate> (,) and <predicates>", lambda one, two, rest: one + two + rest)
PREDICATES.says("<predicate> (,) and <its-own>", lambda one, own: one + own)
PREDICATES.says("<predicate> (,) and <its-own> and <predicates>", lambda one, own, rest: one + own + rest)
EFFECT.says(
    "<targets> <predicates> <duration> (,) and <its-own> <duration>",
    lambda what, one, until, own, end: (*say(what, one, until), *say(said_again(what, one), own, end)),
)
