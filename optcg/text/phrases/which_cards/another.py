"""Another card than one: "another of your Characters", "other than this one", "... and [A]"."""

from __future__ import annotations

from dataclasses import dataclass, replace

from optcg.model import filters as f
from optcg.model.amounts import Amount
from optcg.model.filters import Filter
from optcg.model.selections import LEADER_AND_CHARACTERS, Choose, Every, Owner, Selection
from optcg.model.terms import Area
from optcg.text.grammar import Phrase
from optcg.text.phrases.which_cards.describe import Described, Other, any_of, sure
from optcg.text.phrases.which_cards.excepted import OTHERS
from optcg.text.phrases.which_cards.nouns import CARDS, Noun, choose, several, single


@dataclass(frozen=True, repr=False)
class Another(Other):
    """Whatever "other" is said of; but the new target of an attack is another one than the old one."""


CARDS.says("another of <whose> <noun>", lambda owner, noun: _another(several(noun), owner))
CARDS.says("another <noun>", lambda noun: _another(single(noun)))
CARDS.says("<count> other of <whose> <noun>", lambda n, owner, noun: _others(n, noun, owner))
CARDS.says(
    "up to <count> other of <whose> <noun>", lambda n, owner, noun: _others(n, noun, owner, up_to=True)
)


def _others(count: Amount, noun: Noun, owner: Owner, up_to: bool = False) -> Selection:
    return choose(several(noun).and_(Described(f.Without(Other()))), count, owner, up_to=up_to)


def _another(noun: Noun, owner: Owner | None = None) -> Selection:
    return choose(noun.and_(Described(f.Without(Another()))), 1, owner)


def than_target(what: Selection) -> Selection:
    """ "Change the attack target to another of your Characters": other than the one that is attacked.

    Of "your [X]" there may be several, and one is attacked (Rule 7-1-1-2): its player chooses it.
    """
    if isinstance(what, Every) and what.cards.areas != (Area.LEADER,):
        areas = tuple(area for area in what.cards.areas if area in LEADER_AND_CHARACTERS)
        what = Choose(replace(what.cards, areas=areas), 1, slot=what.slot)
    if not isinstance(what, Choose):
        return what
    said = what.cards.filter
    if isinstance(said, f.AllOf):
        said = f.AllOf(tuple(map(_than_target, said.filters)))
    return replace(what, cards=replace(what.cards, filter=None if said is None else _than_target(said)))


def _than_target(part: Filter) -> Filter:
    if isinstance(part, f.Without) and isinstance(part.filter, Another):
        return f.Without(f.InBattle("target"))
    return part


# Cards that are left out, and names besides.
LEFT_OUT = Phrase[Filter]("left-out")
LEFT_OUT.says("<that-card>", f.Among)
LEFT_OUT.means("this Character|Leader|card", f.ThisCard())
LEFT_OUT.means("this one", f.ThisCard())
OTHERS.means("this one", f.ThisCard())
for _and in ("and", "or"):
    OTHERS.says(f"<left-out> {_and} <names>", lambda one, names: sure(any_of(one, names)))
