"""Which cards: the noun with all that describes it, how many of it, and who chooses (Rules 4-8, 8-4-4)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations

from optcg.model import filters as f
from optcg.model.amounts import Amount, ExtremeOf
from optcg.model.filters import Filter
from optcg.model.selections import ON_FIELD, Cards, Choose, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.describe import NOTHING, Described, all_of, any_of, excepts_one
from optcg.text.phrases.which_cards.of_kinds import check_state, is_either, said_of, takes_part, without_kind
from optcg.text.phrases.which_cards.references import LATEST
from optcg.text.whereabouts import ThisIn

_AREAS = {Category.LEADER: Area.LEADER, Category.CHARACTER: Area.CHARACTER, Category.STAGE: Area.STAGE}


@dataclass(frozen=True)
class Noun:
    """Cards as a noun phrase means them.

    On the field the noun names areas ("Characters"); elsewhere it names the category of the card
    ("Character card from your hand"). No category: any card.
    """

    kinds: tuple[Category, ...]
    described: Described
    plural: bool = False
    card: bool = False  # "Character card": one that is not on the field (Rule 2-2-4-2), but for old texts

    def and_(self, described: Described) -> Noun:
        if described.excepted is not None and described.excepted.by_noun:
            described = replace(described, filter=without_kind(self.kinds, described.filter))
        return replace(self, described=self.described.and_(described))

    def cards(self, owner: Owner | None = None) -> Cards:
        """The group of cards; `owner` is who the words before the noun name."""
        self._alone()
        said = self.described
        if owner is not None and said.owner is not None and owner != said.owner:
            raise Misfit
        whose = owner or said.owner or Owner.EITHER
        if said.most is not None:
            group = replace(self, described=replace(said, most=None)).cards(owner)
            return replace(group, filter=all_of(group.filter, _of_most(said.most, group)))
        if said.areas:
            check_state(said.areas, said.filter)
            described = all_of(_categories(self.kinds), said_of(self.kinds, said.filter))
            return Cards(whose, said.areas, described)
        if not self.kinds:
            # Bare "cards" of a field are DON!! too, and are read with them.
            if said.filter in (None, f.Rested(), f.Active()) or excepts_one(said.filter):
                raise Misfit
            return Cards(whose, ON_FIELD, said.filter)
        areas = tuple(_AREAS[kind] for kind in self.kinds if kind in _AREAS)
        if len(areas) < len(self.kinds):
            raise Misfit
        return Cards(whose, areas, said_of(self.kinds, said.filter))

    def filter(self) -> Filter | None:
        """What a card must be to be meant, wherever it is."""
        self._alone()
        if self.described.most is not None:
            raise Misfit
        said = said_of(self.kinds, self.described.filter)
        return said if len(self.kinds) > 1 and _has_category(said) else all_of(_categories(self.kinds), said)

    def _alone(self) -> None:
        """What is said of cards together, such as a total cost, is for those who choose them to keep."""
        said = self.described
        together = (said.total_power, said.total_cost, said.chooser)
        if together != (None, None, None) or said.different or said.same:
            raise Misfit

    def picked(self, count: Amount | None) -> None:
        """ "1 card other than red cards with ...": said of the one, or of those that are left out?"""
        if (self.described.same or self.described.different) and count == 1:
            raise Misfit  # the same name as which card?
        if count != 1 and f.Without(f.SameNameAs(LATEST)) in _parts(self.described.filter):
            raise Misfit  # "2 cards with a different name": than that card, or than each other?
        excepted = self.described.excepted
        if excepted is None or not excepted.described:
            return
        if excepted.unclear or (excepted.kinds and excepted.kinds != self.kinds):
            raise Misfit

    def one_by_one(self) -> Noun:
        """The noun without what is said of the cards together."""
        said = self.described
        one = Described(said.filter, said.owner, said.areas, most=said.most)
        return replace(self, described=replace(one, excepted=said.excepted, joint=said.joint))


def _of_most(most: tuple[str, bool, bool], group: Cards) -> Filter:
    """ "With the lowest cost": no card of the group has a lower one."""
    what, highest, base = most
    bound = ExtremeOf(what, group, highest, base)
    return f.CostIs("=", bound, base) if what == "cost" else f.PowerIs("=", bound, base)


def _parts(described: Filter | None) -> tuple[Filter | None, ...]:
    return described.filters if isinstance(described, (f.AllOf, f.AnyOf)) else (described,)


def has_name(described: Filter | None) -> bool:
    return any(isinstance(part, f.NameIs) for part in _parts(described))


def _has_category(described: Filter | None) -> bool:
    """Whether a description tells the category of every card that fits it."""
    if isinstance(described, f.AnyOf):
        return all(map(_has_category, described.filters))
    parts = described.filters if isinstance(described, f.AllOf) else (described,)
    return any(
        isinstance(part, f.CategoryIs) or (part is not described and _has_category(part)) for part in parts
    )


def _leaves_out_names(described: Filter | None) -> bool:
    parts = described.filters if isinstance(described, f.AllOf) else (described,)
    return any(isinstance(part, f.Without) and _only_names(part.filter) for part in parts)


def leaves_out(one: Noun, two: Noun) -> bool:
    """Whether the second name belongs to those that the first noun leaves out."""
    return is_bare_name(two) and _leaves_out_names(one.described.filter)


def is_bare_name(noun: Noun) -> bool:
    return not noun.kinds and not noun.card and _only_names(noun.described.filter)


def _goes_on(one: Noun, two: Noun) -> bool:
    """ "Cards other than [A] or red cards": the second noun may tell more of what the first leaves out."""
    alike = not one.kinds or not two.kinds or set(one.kinds) & set(two.kinds)
    return one.described.excepted is not None and bool(alike)


def _only_names(described: Filter | None) -> bool:
    parts = described.filters if isinstance(described, f.AnyOf) else (described,)
    return all(isinstance(part, f.NameIs) for part in parts)


def _categories(kinds: tuple[Category, ...]) -> Filter | None:
    return any_of(*[f.CategoryIs(kind) for kind in kinds]) if kinds else None


def either(one: Noun, two: Noun, counted: bool = False) -> Noun:
    """ "A or B": place and numbers said after B hold for both. Its own number (`counted`) sets B apart.

    What stands between commas behind B is said of both.
    """
    first, second = one.described, two.described
    if second.aside is not None:
        own = all_of(*[part for part in _parts(second.filter) if part not in _parts(second.aside)])
        two = replace(two, described=replace(second, filter=own, aside=None))
        return either(one, two, counted).and_(Described(second.aside))
    if first != Described(first.filter):
        raise Misfit
    rest = replace(second, filter=None)
    if second.filter is None and not counted and (one.kinds or not two.kinds):
        raise Misfit  # "Leader or Character" is one noun
    if not one.kinds and not two.kinds and _only_names(second.filter) and has_name(first.filter):
        raise Misfit  # "rested [A] or [B]" too
    if not one.kinds and two.kinds and has_name(second.filter):
        raise Misfit  # "[A] or [B] Character" is a list of names
    if not counted and (leaves_out(one, two) or _goes_on(one, two)):
        raise Misfit  # "card other than [A] or [B]" leaves out both
    if set(one.kinds) == set(two.kinds):
        return Noun(one.kinds, replace(rest, filter=any_of(first.filter, second.filter)), two.plural)
    kinds = () if not (one.kinds and two.kinds) else (*one.kinds, *two.kinds)
    return Noun(kinds, replace(rest, filter=any_of(one.filter(), two.filter())), two.plural)


def _either_so(one: Noun, two: Noun, said: Described) -> Noun:
    """ "[A] or {B} type Characters with ..." are Characters, all of them."""
    if one.card and not one.kinds and two.kinds and two.described == NOTHING and said.filter is not None:
        raise Misfit  # "{B} type cards or Characters with ...": said of both, it would mean but the second
    if not one.kinds and not one.card and _only_names(one.described.filter):
        one = replace(one, kinds=two.kinds) if two.plural and not has_name(two.described.filter) else one
    return either(one, _of_color(one, two)).and_(said)


def _of_color(one: Noun, two: Noun) -> Noun:
    """ "Red {A} type Characters or [B]": a color goes for a bare name behind it, a type does not."""
    if not is_bare_name(two) or not (one.kinds or one.card):
        return two
    colors = [part for part in _parts(one.described.filter) if _is_color(part)]
    return two.and_(Described(all_of(*colors)))


def _is_color(part: Filter | None) -> bool:
    return all(isinstance(each, f.ColorIs) for each in _parts(part))


# The word itself.
HEAD = Phrase[Noun]("head")


def _head(pattern: str, plural: str, *kinds: Category) -> None:
    HEAD.means(pattern, Noun(kinds, NOTHING, card=len(kinds) < 2 and pattern.endswith("card")))
    HEAD.means(plural, Noun(kinds, NOTHING, plural=True, card=len(kinds) < 2 and plural.endswith("cards")))


_head("card", "cards")
_head("Character", "Characters", Category.CHARACTER)
_head("Character card", "Character cards", Category.CHARACTER)
_head("Leader", "Leaders", Category.LEADER)
_head("Leader card", "Leader cards", Category.LEADER)
_head("Stage", "Stages", Category.STAGE)
_head("Stage card", "Stage cards", Category.STAGE)
_head("Event", "Events", Category.EVENT)
_head("Event card", "Event cards", Category.EVENT)
_BOTH = (Category.LEADER, Category.CHARACTER)
_head("Leader or Character", "Leaders or|and Characters", *_BOTH)
_head("Leader or Character card", "Leader or|and Character cards", *_BOTH)
# "A Leader and Character" would be two cards, not one of either kind.
HEAD.means("Leader and|or Characters", Noun(_BOTH, NOTHING, plural=True))
_head("Character or Leader card", "Character or Leader cards", *_BOTH)
_head("Character or Leader", "Characters or Leader", *_BOTH)
_head("Leader , Character , or Stage card", "Leader , Character , or Stage cards", *_BOTH, Category.STAGE)
_head("Leader or Stage card", "Leader or Stage cards", Category.LEADER, Category.STAGE)
HEAD.means("Characters and Stages", Noun((Category.CHARACTER, Category.STAGE), NOTHING, plural=True))
for _one, _two in permutations((Category.CHARACTER, Category.EVENT, Category.STAGE), 2):
    _head(f"{_one} or {_two}", f"{_one}s or {_two}s", _one, _two)
    _head(f"{_one} or {_two} card", f"{_one} or {_two} cards", _one, _two)

SIMPLE_NOUN = Phrase[Noun]("simple-noun")
SIMPLE_NOUN.says("<ahead> <head>", lambda ahead, head: head.and_(Described(ahead)))
# A name alone is any card of that name (Rule 2-1-2).
SIMPLE_NOUN.says("<ahead> <names>", lambda ahead, names: Noun((), Described(all_of(ahead, names))))
for _kind in (Category.CHARACTER, Category.LEADER):
    SIMPLE_NOUN.says(
        f"<ahead> {_kind} <name>",
        lambda ahead, name, kind=_kind: Noun((kind,), Described(all_of(ahead, f.NameIs(name)))),
    )

NOUN = Phrase[Noun]("noun")
NOUN.says("<simple-noun> <behind>", lambda noun, behind: noun.and_(behind))
# What follows "A or B" is said of both ...
NOUN.says("<simple-noun> or <simple-noun> <behind>", lambda *said: _either_so(*said))
# ... but for a noun that says nothing before it: "{Navy} type card or card with a type including ..."
NOUN.says(
    "<simple-noun> or <head> <after> <and-traits> <loose-behind>",
    lambda one, head, own, more, said: either(one, _same_kind(one, head, own).and_(more)).and_(said),
)
NOUN.says(
    "<simple-noun> <after> <behind> or <simple-noun> <behind>",
    lambda one, first, more, two, said: either(one.and_(first).and_(more), _of_color(one, two).and_(said)),
)
NOUN.says(
    "<names> and <types> type Characters <behind>",
    lambda one, two, said: _characters(any_of(one, two)).and_(said),
)
NOUN.says(
    "<names> and <names> Characters <behind>", lambda one, two, said: _characters(any_of(one, two)).and_(said)
)


def _same_kind(one: Noun, two: Noun, own: Described) -> Noun:
    """ "Event card or Character card with ..." are two kinds; "Leader or Character" is one noun."""
    if (one.kinds != two.kinds and not (one.card and two.card)) or own.excepted:
        raise Misfit  # "... other than [A]" may leave it out of both
    return two.and_(own)


def _characters(filter_: Filter | None) -> Noun:
    return Noun((Category.CHARACTER,), Described(filter_), plural=True)


def choose(noun: Noun, count: Amount | None, owner: Owner | None = None, up_to: bool = False) -> Selection:
    said = noun.described
    if noun.card and owner is None and not said.areas and not said.owner:
        raise Misfit
    noun.picked(count)
    return Choose(
        noun.one_by_one().cards(owner),
        count,
        up_to,
        chooser=said.chooser or Owner.YOU,
        total_power=said.total_power,
        total_cost=said.total_cost,
        total_base=said.total_base,
        different=said.different,
        same=said.same,
    )


def every(noun: Noun, owner: Owner | None = None) -> Selection:
    return Every(noun.cards(owner))


def is_alone(noun: Noun) -> bool:
    """A player has one Leader and one Stage (Rules 3-6, 3-8-5), and only one card attacks (Rule 7-1-1)."""
    if takes_part(noun.described.filter):
        return True
    return noun.kinds in ((Category.LEADER,), (Category.STAGE,)) and not noun.described.areas


def your(owner: Owner, noun: Noun) -> Selection:
    """ "Your Leader", "your Characters": all of them; one Character out of several would need a number."""
    if not noun.plural and (noun.described.most is not None or is_either(noun.kinds, noun.described.filter)):
        return choose(noun, 1, owner)  # of those with the highest power one is meant, of "[A] or [B]" too
    if noun.described.areas or not (noun.plural or is_alone(noun) or not noun.kinds):
        raise Misfit
    if not noun.kinds and noun.described.filter is None:
        raise Misfit
    return every(noun, owner)


CARDS = Phrase[Selection]("cards")
CARDS.says("up to <count> of <whose> <noun>", lambda n, owner, noun: choose(noun, n, owner, up_to=True))
CARDS.says("up to <count> <noun>", lambda n, noun: choose(noun, n, up_to=True))
CARDS.says("<count> of <whose> <noun>", lambda n, owner, noun: choose(noun, n, owner))
CARDS.says("<count> <noun>", lambda n, noun: choose(noun, n))
CARDS.says("up to <count> of the <noun>", lambda n, noun: choose(_placed(noun), n, up_to=True))
CARDS.says("<count> of the <noun>", lambda n, noun: choose(_placed(noun), n))
CARDS.says("up to <count> your opponent's <noun>", lambda n, o: choose(o, n, Owner.OPPONENT, up_to=True))
CARDS.says("<count> your opponent's <noun>", lambda n, noun: choose(noun, n, Owner.OPPONENT))
CARDS.says("a total of <count> <noun>", lambda n, noun: choose(noun, n))
CARDS.says("up to a total of <count> of <whose> <noun>", lambda n, o, noun: choose(noun, n, o, up_to=True))
CARDS.says("up to a total of <count> <noun>", lambda n, noun: choose(noun, n, up_to=True))
CARDS.says("a total of up to <count> <noun>", lambda n, noun: choose(noun, n, up_to=True))
CARDS.says("up to <count> total of <whose> <noun>", lambda n, o, noun: choose(noun, n, o, up_to=True))
CARDS.says("any number of <whose> <noun>", lambda owner, noun: choose(noun, None, owner))
CARDS.says("any number of <noun>", lambda noun: choose(noun, None))
CARDS.says("all of <whose> <noun>", lambda owner, noun: every(noun, owner))
CARDS.says("all <whose> <noun>", lambda owner, noun: every(noun, owner))
CARDS.says("all (of) (the) <noun>", every)
CARDS.says("each (1) of <whose> <noun>", lambda owner, noun: every(several(noun), owner))
CARDS.says("every 1 of <whose> <noun>", lambda owner, noun: every(several(noun), owner))
CARDS.says("both of <whose> <noun>", lambda owner, noun: every(noun, owner))
CARDS.says("one of <whose> <noun>", lambda owner, noun: choose(noun, 1, owner))
CARDS.says("a|an <noun>", lambda noun: choose(noun, 1))
CARDS.says("an opponent's <noun>", lambda noun: choose(single(noun), 1, Owner.OPPONENT))
CARDS.says("<whose> <noun>", your)
CARDS.says("<whose> <number> <noun>", lambda owner, n, noun: _only_one(n, owner, noun))
CARDS.says("this Character|Leader|Stage|card", This)
CARDS.says("this Character|card from|in your trash", lambda: ThisIn(Area.TRASH))
CARDS.says("this Character card from|in your trash", lambda: ThisIn(Area.TRASH))
CARDS.says("this (Character) card from|in your hand", lambda: ThisIn(Area.HAND))
CARDS.says("this Character card", This)
CARDS.says("<that-card>", Slot)


def several(noun: Noun) -> Noun:
    if not noun.plural:
        raise Misfit
    return noun


def _placed(noun: Noun) -> Noun:
    """ "1 of the Characters on your field": the words tell which ones."""
    if not noun.plural or noun.described.owner is None:
        raise Misfit
    return noun


def single(noun: Noun) -> Noun:
    if noun.plural:
        raise Misfit
    return noun


def _only_one(number: int, owner: Owner, noun: Noun) -> Selection:
    """ "Your 1 Leader"."""
    if number != 1 or noun.kinds != (Category.LEADER,):
        raise Misfit
    return every(noun, owner)


def equal(one: Amount, two: Amount) -> Amount:
    if one != two:
        raise Misfit
    return one
