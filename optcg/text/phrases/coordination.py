"""Cards as verbs take them: how many of whose, and two groups with "or" or "and" between them.

"Your Leader or 1 of your Characters" is one choice out of both groups, "your Leader and all of your
Characters" all of them. What stands behind the last group is said of that one alone; a place, a clause with
"that", and what stands between commas are said of both.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import filters as f
from optcg.model.amounts import Amount
from optcg.model.selections import LEADER_AND_CHARACTERS, ON_FIELD, Cards, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.filters import NOTHING, Described, all_of, any_of, parts_of
from optcg.text.phrases.nouns import Noun, choose, either, every, in_battle, is_alone, your
from optcg.text.phrases.references import BATTLED, ThisIn
from optcg.text.phrases.words import genitive


class Quantity(NamedTuple):
    """How many are chosen (None: any number); or every one."""

    number: Amount | None = None
    up_to: bool = False
    every: bool = False


EVERY: Final = Quantity(every=True)
QUANTITY = Phrase[Quantity]("quantity")
QUANTITY.says("(a total of) <count>", Quantity)
QUANTITY.says("<up-to>", lambda n: Quantity(n, up_to=True))
# How many of whose: here numbers can be words.
QUANTITY_OF = Phrase[Quantity]("quantity-of")
QUANTITY_OF.says("<quantity> of", lambda quantity: quantity)
QUANTITY_OF.means("one of", Quantity(1))
QUANTITY_OF.means("any number of", Quantity())
QUANTITY_OF.means("all (of)", EVERY)
QUANTITY_OF.means("each (1) of", EVERY)


class Group(NamedTuple):
    """So many cards of a player; without a number all of them, or the only one."""

    quantity: Quantity | None
    owner: Owner | None
    noun: Noun

    def cards(self) -> Selection:
        if self.quantity is None:
            return This() if _is_this(self.noun) else your(self.owner or Owner.YOU, self.noun)
        if self.quantity.every:
            return every(self.noun, self.owner)
        return choose(self.noun, self.quantity.number, self.owner, self.quantity.up_to)


GROUP = Phrase[Group]("group")
GROUP.says("<quantity-of> <whose> <noun>", Group)
GROUP.says("<quantity-of> <whose> <and-noun>", lambda *said: _every(Group(*said)))
GROUP.says("<whose> <noun>", lambda owner, noun: Group(None, owner, noun))
GROUP.says("the <noun>", lambda noun: Group(None, Owner.EITHER, _in_battle(noun)))
GROUP.says("<whose> <number> <noun>", lambda owner, n, noun: Group(None, owner, _only(n, noun)))
GROUP.says("<quantity> <noun>", lambda quantity, noun: Group(quantity, None, noun))
GROUP.says("any number of <noun>", lambda noun: Group(Quantity(), None, noun))
GROUP.says("all (of) (the) <noun>", lambda noun: Group(EVERY, None, noun))
for _kind in (Category.CHARACTER, Category.LEADER, Category.STAGE, None):
    _this = Group(None, Owner.YOU, Noun((_kind,) if _kind else (), Described(f.ThisCard())))
    GROUP.means(f"this {_kind or 'card'}", _this)
GROUP_S = Phrase[Group]("group-s").form_of(GROUP, genitive)

CARDS = Phrase[Selection]("cards")
GROUPS = Phrase[Selection]("groups")
GROUPS.says("<group>", Group.cards)
GROUPS.says("<group> or (to) <group>", lambda one, two: _either(one, two))
GROUPS.says("<group> and <group>", lambda one, two: _both(one, two))
CARDS.says("<groups>", lambda cards: cards)
# Whose something is: "all of your [X] cards' base power", "your Leader and all of your Characters' ...".
CARDS_S = Phrase[Selection]("cards-s").form_of(GROUPS, genitive)

CARDS.says("<that-card>", Slot)
CARDS_S.says("<that-card-s>", Slot)
CARDS.means("this Character card", This())
CARDS.means("this Character|card (card) from|in your trash", ThisIn(Area.TRASH))
# This card if it is so: else it is no card at all.
CARDS.says(
    "this Character|Leader|Stage|card <after>",
    lambda said: Every(Cards(Owner.YOU, ON_FIELD, all_of(f.ThisCard(), said.alone()))),
)
CARDS.means("the (opponent's) Character you battled (with)", Slot(BATTLED))


def _every(group: Group) -> Group:
    if group.quantity != EVERY:
        raise Misfit  # "2 of your [A] and [B] cards": of both together, or of each?
    return group


def _in_battle(noun: Noun) -> Noun:
    """ "The attacking card": there is but one."""
    if not in_battle(noun):
        raise Misfit
    return noun


def _only(number: int, noun: Noun) -> Noun:
    """ "Your 1 Leader"."""
    if number != 1 or noun.kinds != (Category.LEADER,):
        raise Misfit
    return noun


def _either(one: Group, two: Group) -> Selection:
    """ "Your Leader or 1 of your Characters": one card of either group; two numbers must be the same."""
    quantity = one.quantity or two.quantity
    if quantity is None or quantity.every or quantity != (two.quantity or quantity):
        raise Misfit
    if one.quantity is None and not (_is_one(one.noun) and quantity.number == 1):
        raise Misfit
    if two.quantity is None and not (two.noun.plural or _is_one(two.noun)):
        raise Misfit
    owner = one.owner if one.quantity is None and two.owner is None else two.owner
    if owner != one.owner or (owner and two.noun.described.areas) or (_is_this(one.noun) and not two.owner):
        raise Misfit
    noun = two.noun
    if one.quantity is None and noun.kinds == (Category.STAGE,):
        noun = Noun((), Described(noun.filter()))
    return choose(either(one.noun, noun, apart=True), quantity.number, owner, quantity.up_to)


def _is_one(noun: Noun) -> bool:
    return is_alone(noun) or _is_this(noun)


def _is_this(noun: Noun) -> bool:
    return noun.described.filter == f.ThisCard()


def _both(one: Group, two: Group) -> Selection:
    """ "Your Leader and all of your Characters": one group, where there is nothing to choose."""
    if not (_is_all(one) and _is_all(two)) or one.owner is None or one.owner != two.owner:
        raise Misfit
    first, second = one.noun, two.noun
    if first.described != Described(first.described.filter) or second.described.areas:
        raise Misfit
    if first.described != NOTHING or first.kinds != (Category.LEADER,):
        return every(replace(either(first, second, apart=True), plural=True), one.owner)
    that, said = second.described.that, second.described.filter
    own = all_of(*[part for part in parts_of(said) if part not in parts_of(that)])
    described = all_of(that, own and any_of(f.CategoryIs(Category.LEADER), own))
    if second.described != Described(said):
        raise Misfit
    return Every(Cards(one.owner, LEADER_AND_CHARACTERS, described))


def _is_all(group: Group) -> bool:
    if group.quantity is None:
        return not _is_this(group.noun)
    return group.quantity.every
