"""Verbs for DON!! cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, DoneCount, DonOf, Per
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    Every,
    Owner,
    Selection,
    This,
    Together,
)
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.moves import EFFECT, Steps, on_field, parts_of, together
from optcg.text.phrases.nouns import Noun, choose

# From the DON!! deck ------------------------------------------------------------------------------
ENTERING = Phrase[bool]("entering")
ENTERING.means("and rest it|them", True)
ENTERING.means("and set it|them as active", False)
ENTERING.means("(to your field|on your field) rested", True)
ENTERING.means("(to your field|on your field) as active", False)

_FROM = "DON!! card(s) from your DON!! deck <entering>"
EFFECT.says(f"add <count> {_FROM}", lambda n, rested: (e.AddDon(n, rested),))
EFFECT.says(f"add|place up to <count> {_FROM}", lambda n, rested: (e.AddDon(n, rested, up_to=True),))
for _state, _rested in (("active", False), ("rested", True)):
    EFFECT.says(
        f"add <count> {_state} DON!! card(s) from your DON!! deck",
        lambda n, rest=_rested: (e.AddDon(n, rest),),
    )
    EFFECT.says(
        f"add up to <count> {_state} DON!! card(s) from your DON!! deck",
        lambda n, rest=_rested: (e.AddDon(n, rest, up_to=True),),
    )
EFFECT.says(
    "add up to <count> additional DON!! card(s) <entering>",
    lambda n, rested: (e.AddDon(n, rested, up_to=True),),
)
EFFECT.says(
    "your opponent adds <count> DON!! card(s) from their DON!! deck and sets it|them as active",
    lambda n: (e.AddDon(n, who=Owner.OPPONENT),),
)

# Some of them active, the others rested.
_SOME = "DON!! card(s) from your DON!! deck"
for _words in (
    f"{_SOME} (,) and set <number> of them as active",
    f"{_SOME} , set <number> of them as active",
):
    EFFECT.says(f"add up to <number> {_words}", lambda n, m: _some_active(n, m))
    EFFECT.says(f"add up to <number> {_words} (,) and rest the other(s)", lambda n, m: _some_active(n, m))
    EFFECT.says(f"add up to <number> {_words} (,) and rest the rest", lambda n, m: _some_active(n, m))
    EFFECT.says(
        f"add up to <number> {_words} (,) and rest the other <number>", lambda n, m, k: _some_active(n, m, k)
    )


EFFECT.says(f"add up to <number> {_SOME} (,) and rest <number> of them", lambda n, m: _some_active(n, n - m))
EFFECT.says(
    f"add up to <number> {_SOME} (,) (and) rest <number> of them (,) and set the other(s) as active",
    lambda n, m: _some_active(n, n - m),
)


def _some_active(number: int, active: int, others: int | None = None) -> Steps:
    if not 0 < active < number or others not in (None, number - active):
        raise Misfit
    return (e.AddDon(active, up_to=True), e.AddDon(number - active, rested=True, up_to=True))


# Straight onto cards: by way of the cost area, rested.
EFFECT.says(
    "add <count> DON!! card(s) from your DON!! deck and give it|them to <targets>",
    lambda n, to: (e.AddDon(n, True), *give(DoneCount(), "rested", to, up_to=False)),
)
EFFECT.says(
    "add up to <count> DON!! card(s) from your DON!! deck and give it|them to <targets>",
    lambda n, to: (e.AddDon(n, True, up_to=True), *give(DoneCount(), "rested", to, up_to=False)),
)
EFFECT.says(
    "give as many <don-state> DON!! cards to <targets>",
    lambda s, to: give(DoneCount(), s, to, up_to=False),
)

# Resting and setting active -------------------------------------------------------------------------
EFFECT.says("rest <count> of your (active) DON!! card(s)", lambda n: (e.RestDon(n),))
EFFECT.says("rest <count> DON!! card(s)", lambda n: (e.RestDon(n),))
EFFECT.says("rest up to <count> of your (active) DON!! card(s)", lambda n: (e.RestDon(n, up_to=True),))
EFFECT.says(
    "rest <count> of your opponent's (active) DON!! card(s)", lambda n: (e.RestDon(n, Owner.OPPONENT),)
)
EFFECT.says("your opponent rests <count> of their DON!! card(s)", lambda n: (e.RestDon(n, Owner.OPPONENT),))
EFFECT.says("rest any number of your DON!! cards", lambda: (e.RestDon(None, up_to=True),))
EFFECT.says(
    "rest up to <count> of your opponent's (active) DON!! card(s)",
    lambda n: (e.RestDon(n, Owner.OPPONENT, up_to=True),),
)
EFFECT.says(
    "your opponent rests <count> of their active DON!! card(s)", lambda n: (e.RestDon(n, Owner.OPPONENT),)
)
EFFECT.says(
    "rest <count> (of your) (active) DON!! card(s) and <cards>",
    lambda n, what: (e.RestDon(n), e.Rest(on_field(what))),
)
EFFECT.says(
    "rest <cards> and <count> (of your) (active) DON!! card(s)",
    lambda what, n: (e.Rest(on_field(what)), e.RestDon(n)),
)
EFFECT.says("set up to <count> of your (rested) DON!! card(s) as active", lambda n: (e.SetDonActive(n),))
EFFECT.says("set up to <count> (rested) DON!! card(s) as active", lambda n: (e.SetDonActive(n),))
for _words in ("become(s) active", "is|are set as active"):
    EFFECT.says(f"up to <count> of your (rested) DON!! card(s) {_words}", lambda n: (e.SetDonActive(n),))
EFFECT.says("set up to <count> of your DON!! card(s) (to) active", lambda n: (e.SetDonActive(n),))
EFFECT.says("make up to <count> of your DON!! card(s) active", lambda n: (e.SetDonActive(n),))
EFFECT.says(
    "up to <count> of your opponent's DON!! card(s) is|are rested",
    lambda n: (e.RestDon(n, Owner.OPPONENT, up_to=True),),
)
EFFECT.says(
    "set up to <number> of your DON!! card(s) as active <scale>",
    lambda n, scale: (e.SetDonActive(Per(n, *scale)),),
)
EFFECT.says("set <count> of your DON!! card(s) as active", lambda n: (e.SetDonActive(n, up_to=False),))
EFFECT.says(
    "set all of your DON!! cards as active",
    lambda: (e.SetDonActive(DonOf(Owner.YOU, "rested"), up_to=False),),
)
EFFECT.says(
    "set <cards> and up to <count> of your DON!! card(s) as active",
    lambda what, n: (e.SetActive(on_field(what)), e.SetDonActive(n)),
)
EFFECT.says(
    "set <cards> or up to <count> of your DON!! card(s) as active",
    lambda what, n: (e.ChooseOne(((e.SetActive(on_field(what)),), (e.SetDonActive(n),))),),
)

_MOST: Final = 10  # as many DON!! cards as a DON!! deck has

# Giving ------------------------------------------------------------------------------------------------
STATE = Phrase[str]("don-state")
STATE.means("rested", "rested")
STATE.means("active", "active")

EFFECT.says("give up to <count> <don-state> DON!! card(s) to <targets>", lambda n, s, to: give(n, s, to))
EFFECT.says(
    "give <count> <don-state> DON!! card(s) to <targets>", lambda n, s, to: give(n, s, to, up_to=False)
)
EFFECT.says(
    "give <count> of your <don-state> DON!! card(s) to <targets>",
    lambda n, s, to: give(n, s, to, up_to=False),
)
EFFECT.says(
    "give up to <count> of your <don-state> DON!! card(s) to <targets>", lambda n, s, to: give(n, s, to)
)
EFFECT.says(
    "give up to <count> <don-state> DON!! card(s) to <cards> and up to <count> <don-state> DON!! card(s) to "
    "<cards>",
    lambda n, s, to, m, t, then: give(n, s, to) + give(m, t, then),
)
_THEIRS = "of your opponent's <don-state> DON!! card(s)"
EFFECT.says(f"give up to <count> {_THEIRS} to <targets>", lambda n, s, to: give(n, s, to, who=Owner.OPPONENT))
EFFECT.says(
    f"give <count> {_THEIRS} to <targets>",
    lambda n, s, to: give(n, s, to, up_to=False, who=Owner.OPPONENT),
)
EFFECT.says(
    f"give <targets> up to <count> {_THEIRS} each",
    lambda to, n, s: give(n, s, to, each=True, who=Owner.OPPONENT),
)
EFFECT.says(
    f"give <targets> <count> {_THEIRS} each",
    lambda to, n, s: give(n, s, to, up_to=False, each=True, who=Owner.OPPONENT),
)
_OUT_OF = "<don-state> DON!! card(s) from <whose> cost area"
EFFECT.says(
    f"give up to <count> {_OUT_OF} to <targets>", lambda n, s, whose, to: give(n, s, to, who=_one(whose))
)
EFFECT.says(
    f"give <count> {_OUT_OF} to <targets>",
    lambda n, s, whose, to: give(n, s, to, up_to=False, who=_one(whose)),
)
for _some in ("up to a total of <count>", "a total of up to <count>", "up to <count> total of your"):
    EFFECT.says(f"give {_some} <don-state> DON!! card(s) to <targets>", lambda n, s, to: give(n, s, to))
EFFECT.says(
    "give a total of up to <count> of your <don-state> DON!! card(s) to <targets>",
    lambda n, s, to: give(n, s, to),
)
EFFECT.says(
    "give up to a total of <count> of your <don-state> DON!! card(s) to <targets>",
    lambda n, s, to: give(n, s, to),
)
EFFECT.says("give <targets> <count> <don-state> DON!! card(s)", lambda to, n, s: give(n, s, to, up_to=False))
EFFECT.says(
    "give all of your rested DON!! cards to <targets>",
    lambda to: give(DonOf(Owner.YOU, "rested"), "rested", to, up_to=False),
)
EFFECT.says("give <targets> up to <count> <don-state> DON!! card(s)", lambda to, n, s: give(n, s, to))
EFFECT.says(
    "give <targets> up to <count> <don-state> DON!! card(s) each",
    lambda to, n, s: give(n, s, to, each=True),
)
EFFECT.says(
    "give <targets> <count> <don-state> DON!! card(s) each",
    lambda to, n, s: give(n, s, to, up_to=False, each=True),
)
EFFECT.says(
    "give up to <count> <don-state> DON!! card(s) to each of <whose> <noun>",
    lambda n, s, owner, noun: give(n, s, Every(noun.cards(owner)), each=True),
)
EFFECT.says(
    "give up to <count> <don-state> DON!! card(s) to each of <whose> Leader and <targets>",
    lambda n, s, owner, to: give(n, s, together(Every(Cards(owner, (Area.LEADER,))), to), each=True),
)
EFFECT.says(
    "give up to <count> <don-state> DON!! card(s) to each of up to <count> of <whose> <noun>",
    lambda n, s, m, owner, noun: give(n, s, choose(noun, m, owner, up_to=True), each=True),
)
EFFECT.says(
    "give each of <whose> <noun> up to <count> <don-state> DON!! card(s)",
    lambda owner, noun, n, s: give(n, s, Every(noun.cards(owner)), each=True),
)
EFFECT.says(
    "give up to <count> <don-state> DON!! card(s) each to <targets>",
    lambda n, s, to: give(n, s, to, each=True),
)
EFFECT.says(
    "give up to <count> <don-state> DON!! card(s) to <targets> each",
    lambda n, s, to: give(n, s, to, each=True),
)
EFFECT.says(
    "give <whose> <ahead> Leader and <count> <noun> up to <count> <don-state> DON!! card(s) each",
    lambda owner, ahead, n, noun, m, s: give(m, s, _leader_and(owner, ahead, n, noun), each=True),
)
EFFECT.says(
    "give up to <count> (total) of your (currently) given DON!! cards to <cards>",
    lambda n, to: (e.MoveGivenDon(n, on_field(_single(to))),),
)
_GIVEN = "DON!! card(s) given to <targets>"
EFFECT.says(
    f"return <count> {_GIVEN} to your opponent's cost area rested",
    lambda n, what: (e.ReturnGivenDon(n, on_field(what), who=Owner.OPPONENT),),
)
EFFECT.says(
    f"return up to <count> {_GIVEN} to your opponent's cost area rested",
    lambda n, what: (e.ReturnGivenDon(n, on_field(what), up_to=True, who=Owner.OPPONENT),),
)
EFFECT.says(
    f"return up to <count> {_GIVEN} to the|your cost area rested",
    lambda n, what: (e.ReturnGivenDon(n, on_field(what), up_to=True),),
)
EFFECT.says(
    "return up to <count> (total) of your (currently) given DON!! cards to your cost area rested",
    lambda n: (e.ReturnGivenDon(n, Every(Cards(Owner.YOU, LEADER_AND_CHARACTERS)), up_to=True),),
)
EFFECT.says(
    "return <count> (total) of your (currently) given DON!! cards to your cost area rested",
    lambda n: (e.ReturnGivenDon(n, Every(Cards(Owner.YOU, LEADER_AND_CHARACTERS))),),
)


def give(
    count: Amount,
    state: str,
    to: Selection,
    up_to: bool = True,
    each: bool = False,
    who: Owner = Owner.YOU,
) -> Steps:
    several = isinstance(to, Every) and to.cards.areas != (Area.LEADER,)
    if several and not each:
        raise Misfit
    for part in parts_of(to):
        if isinstance(part, (Choose, Every)) and part.cards.owner != who:
            raise Misfit
        if isinstance(part, This) and who is not Owner.YOU:
            raise Misfit
    one = isinstance(to, Choose) and 1 in (count, to.count)
    if each or one or not isinstance(to, (Choose, Together)):
        return (e.GiveDon(count, on_field(to), state, up_to, each, who),)
    return _spread(count, to, e.GiveDon(1, on_field(to), state, up_to, who=who))


def _single(to: Selection) -> Selection:
    if isinstance(to, Together) or (isinstance(to, Choose) and to.count != 1):
        raise Misfit
    return to


def _spread(count: Amount, to: Selection, one: e.GiveDon) -> Steps:
    """ "3 DON!! cards to any number of your Characters": one after the other, each to any of them."""
    if not isinstance(to, Choose) or not isinstance(count, int) or not 1 < count <= _MOST:
        raise Misfit
    if to.count is not None and not (isinstance(to.count, int) and to.count >= count):
        raise Misfit  # so many DON!! could go to more cards than may be chosen
    return (replace(one, to=replace(to, count=1, up_to=False, at_least=0)),) * count


def _one(owner: Owner) -> Owner:
    if owner is Owner.EITHER:
        raise Misfit
    return owner


def _leader_and(owner: Owner, ahead: f.Filter | None, count: Amount, noun: Noun) -> Selection:
    if noun.kinds != (Category.CHARACTER,):
        raise Misfit
    leader = Every(Cards(owner, (Area.LEADER,), ahead))
    return together(leader, choose(noun, count, owner))
