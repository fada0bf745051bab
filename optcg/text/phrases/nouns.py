"""The noun: a kind of cards with all that is said of it, and two or more of them with "or" between them.

What a word covers is decided by where it stands:
- around "A or B cards", one noun of several kinds: all kinds ("red Character or Stage card"), but a number is
  said of those that have it;
- before the first of two nouns: that one; a color goes for a bare name behind it, too ("red {A} type card or
  [B]");
- behind the last one: all of them ("{A} type card or [B] from your hand"), unless the first has its own
  behind it, or the last has nothing before it ("{A} type card or card with a type including ...");
- between commas: all of them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from typing import Any, Final, TypeVar

from optcg.model import filters as f
from optcg.model.amounts import Amount, CostOf, CountOf, PowerOf
from optcg.model.conditions import Both, Compare, Condition
from optcg.model.filters import Filter
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    ON_FIELD,
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Selection,
    This,
)
from optcg.model.terms import Area, Category
from optcg.model.trees import nodes_of, rebuilt
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.filters import (
    NOTHING,
    Described,
    Other,
    all_of,
    any_of,
    excepts_one,
    lacking,
    parts_of,
    sure,
    ways_of,
)
from optcg.text.phrases.words import genitive

Picks = TypeVar("Picks", Choose, ChooseFrom)
_FIELD: Final = frozenset((*ON_FIELD, Area.COST))
_AREAS: Final = {Category.LEADER: Area.LEADER, Category.CHARACTER: Area.CHARACTER, Category.STAGE: Area.STAGE}


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
        return replace(self, described=self.described.and_(described))

    def cards(self, owner: Owner | None = None) -> Cards:
        """The group of cards; `owner` is who the words before the noun name.

        Rule 2-2-4-1: a plain "Character" is one in the Character area.
        """
        self._each()
        said = self.described
        if owner is not None and said.owner is not None and owner != said.owner:
            raise Misfit
        whose = owner or said.owner or Owner.EITHER
        of_kinds = _of_kinds(self.kinds, said.filter)
        if said.areas:
            if not _FIELD.intersection(said.areas) and {f.Rested(), f.Active()} & {*parts_of(said.filter)}:
                raise Misfit  # Rule 4-4-1: only cards on the field are active or rested
            return Cards(whose, said.areas, all_of(_categories(self.kinds), of_kinds))
        if not self.kinds:
            # Bare "cards" of a field are DON!! too, and are read with them.
            if said.filter in (None, f.Rested(), f.Active()) or excepts_one(said.filter):
                raise Misfit
            return Cards(whose, LEADER_AND_CHARACTERS if in_battle(self) else ON_FIELD, said.filter)
        if not all(kind in _AREAS for kind in self.kinds):
            raise Misfit
        return Cards(whose, tuple(_AREAS[kind] for kind in self.kinds), of_kinds)

    def filter(self) -> Filter | None:
        """What a card must be to be meant, wherever it is."""
        self._each()
        said = _of_kinds(self.kinds, self.described.filter)
        return said if len(self.kinds) > 1 and _has_category(said) else all_of(_categories(self.kinds), said)

    def _each(self) -> None:
        """What is said of cards together, such as a total cost, is for those who choose them to keep."""
        if self != self.one_by_one():
            raise Misfit

    def picked(self, count: Amount | None) -> None:
        if self.described.different and count == 1:
            raise Misfit  # a name different from which card's?

    def one_by_one(self) -> Noun:
        """The noun without what is said of the cards together."""
        said = self.described
        each = replace(said, total_power=None, total_cost=None, total_base=False, different="")
        return replace(self, described=each)


def _of_kinds(kinds: tuple[Category, ...], said: Filter | None) -> Filter | None:
    """ "Stages or Characters with 5000 power or less": a number is said of the kinds that have it."""
    return all_of(*[any_of(*map(f.CategoryIs, lacking(kinds, part)), part) for part in parts_of(said)])


def _categories(kinds: tuple[Category, ...]) -> Filter | None:
    return any_of(*map(f.CategoryIs, kinds)) if kinds else None


def _has_category(described: Filter | None) -> bool:
    """Whether a description tells the category of every card that fits it."""
    if isinstance(described, f.AnyOf):
        return all(map(_has_category, described.filters))
    if isinstance(described, f.AllOf):
        return any(map(_has_category, described.filters))
    return isinstance(described, f.CategoryIs)


def has_name(described: Filter | None) -> bool:
    parts = described.filters if isinstance(described, (f.AllOf, f.AnyOf)) else (described,)
    return any(isinstance(part, f.NameIs) for part in parts)


def _only_names(described: Filter | None) -> bool:
    return described is not None and all(isinstance(part, f.NameIs) for part in ways_of(described))


def _excepts_names(described: Filter | None) -> bool:
    return any(isinstance(part, f.Without) and has_name(part.filter) for part in parts_of(described))


def excepts_this(described: Filter | None) -> bool:
    """Whether this card is left out of what is described."""
    left_out = [part.filter for part in parts_of(described) if isinstance(part, f.Without)]
    return any(isinstance(part, f.ThisCard) for part in left_out)


def is_bare_name(noun: Noun) -> bool:
    return not noun.kinds and not noun.card and _only_names(noun.described.filter)


def leaves_out(one: Noun, two: Noun) -> bool:
    """Whether the second name belongs to those that the first noun leaves out."""
    return is_bare_name(two) and _excepts_names(one.described.filter)


# The word itself, also with the ending of what belongs to it: "Leader or Character cards'" -----------------
def _bare(*kinds: tuple[Category, bool]) -> Noun:
    first = sorted(dict(kinds), key=lambda kind: kind is not Category.LEADER)
    if len(first) < len(kinds):
        raise Misfit  # "Character or Characters"
    return Noun(tuple(first), NOTHING, any(many for _, many in kinds))


def _all_kinds(*kinds: tuple[Category, bool]) -> Noun:
    """ "A Leader and Character" would be two cards, not one of either kind."""
    if not all(many for _, many in kinds):
        raise Misfit
    return _bare(*kinds)


def _cards(plural: bool, *kinds: tuple[Category, bool]) -> Noun:
    if any(many for _, many in kinds):
        raise Misfit  # "Characters cards"
    return replace(_bare(*kinds), plural=plural, card=len(kinds) < 2)


KIND = Phrase[tuple[Category, bool]]("kind")
for _kind in (Category.LEADER, Category.CHARACTER, Category.STAGE, Category.EVENT):
    KIND.means(f"{_kind}", (_kind, False))
    KIND.means(f"{_kind}s", (_kind, True))
CARD_WORD = Phrase[bool]("card-word")
CARD_WORD.means("card", False)
CARD_WORD.means("cards", True)

HEAD = Phrase[Noun]("head")
HEAD.says("<card-word>", lambda plural: _cards(plural))
HEAD.says("<kind>", _bare)
HEAD.says("<kind> and <kind>", _all_kinds)
HEAD.says("<kind> <card-word>", lambda kind, plural: _cards(plural, kind))
HEAD.says("<kind> and <kind> <card-word>", lambda *said: several(_cards(said[-1], *said[:-1])))
HEAD.says("<kind> or <kind>", _bare)
HEAD.says("<kind> or <kind> <card-word>", lambda one, two, plural: _cards(plural, one, two))
for _form in (KIND, CARD_WORD, HEAD):
    Phrase[Any](f"{_form.name}-s").form_of(_form, genitive)

# With what stands before it. A name alone is any card of that name (Rule 2-1-2).
SIMPLE_NOUN = Phrase[Noun]("simple-noun")
SIMPLE_NOUN.says("<ahead> <head>", lambda ahead, head: head.and_(Described(ahead)))
SIMPLE_NOUN.says("<ahead> <names>", lambda ahead, names: Noun((), Described(all_of(ahead, names))))
SIMPLE_NOUN.says(
    "<ahead> <kind> <name>",
    lambda ahead, kind, name: _one(_bare(kind)).and_(Described(all_of(ahead, f.NameIs(name)))),
)
NOUN_S = Phrase[Noun]("noun-s").form_of(SIMPLE_NOUN, genitive)


def _one(noun: Noun) -> Noun:
    if noun.plural:
        raise Misfit
    return noun


def several(noun: Noun) -> Noun:
    if not noun.plural:
        raise Misfit
    return noun


# With what stands behind it, and with others.
NOUN = Phrase[Noun]("noun")
NOUN.says("<simple-noun> <behind>", lambda noun, behind: noun.and_(behind))
NOUN.says("<either-noun> <behind>", lambda nouns, behind: _all_so(nouns, behind))
NOUN.says(
    "<simple-noun> or <head> <after> <behind>",
    lambda one, head, own, said: either(one, _same_kind(one, head, own)).and_(_anew(said)),
)
NOUN.says(
    "<simple-noun> <after> <behind> or <simple-noun> <behind>",
    lambda one, first, more, two, said: either(one.and_(first).and_(more), _of_color(one, two).and_(said)),
)
NOUN.says("<simple-noun> other than <simple-noun>", lambda noun, others: noun.and_(_left_out(noun, others)))
NOUN.says(
    "<simple-noun> other than your <simple-noun>",
    lambda noun, others: noun.and_(_left_out(noun, others, f.OwnedBy(Owner.YOU))),
)
EITHER_NOUN = Phrase[tuple[Noun, ...]]("either-noun")
EITHER_NOUN.says("<simple-noun> or <simple-noun>", lambda *nouns: nouns)
EITHER_NOUN.says("<simple-noun> , <simple-noun> (,) or <simple-noun>", lambda *nouns: nouns)

# All of them: "[A] and {B} type Characters".
AND_HEAD = Phrase[Noun]("and-head")
AND_HEAD.says(
    "<member> (,) and <member> <head>",
    lambda one, two, head: several(head).and_(Described(any_of(one, two))),
)
AND_NOUN = Phrase[Noun]("and-noun")
AND_NOUN.says("<and-head> <behind>", lambda head, said: head.and_(said))
AND_NOUN_S = Phrase[Noun]("and-noun-s").form_of(AND_HEAD, genitive)
MEMBER = Phrase[Filter | None]("member")
MEMBER.says("<names>", lambda names: names)
MEMBER.says("<types> (type)", lambda types: types)


def either(one: Noun, two: Noun, apart: bool = False) -> Noun:
    """ "A or B": the place said after B holds for both, and what stands between commas behind B.

    Words before B that begin anew, such as its own number, set it apart.
    """
    first, second = one.described, two.described
    if second.aside is not None:
        own = all_of(*[part for part in parts_of(second.filter) if part not in parts_of(second.aside)])
        two = replace(two, described=replace(second, filter=own, aside=None))
        return either(one, two, apart).and_(Described(second.aside))
    if first != Described(first.filter):
        raise Misfit
    if not apart:
        _check_one_noun(one, two)
    rest = replace(second, filter=None)
    if set(one.kinds) == set(two.kinds):
        return Noun(one.kinds, replace(rest, filter=any_of(first.filter, second.filter)), two.plural)
    kinds = (*one.kinds, *two.kinds) if one.kinds and two.kinds else ()
    if kinds and first.filter is second.filter is None:
        return Noun(kinds, rest, two.plural)
    return Noun(kinds, replace(rest, filter=any_of(_told(one), _told(two))), two.plural)


def _told(noun: Noun) -> Filter | None:
    """This card is told by itself."""
    said = noun.described.filter
    return said if said == f.ThisCard() else replace(noun, described=Described(said)).filter()


def _check_one_noun(one: Noun, two: Noun) -> None:
    """Refuse words that are one noun, or that may go on with what the first noun leaves out."""
    first, second = one.described.filter, two.described.filter
    if second is None and (one.kinds or not two.kinds):
        raise Misfit  # "Leader or Character"
    if not one.kinds and not two.kinds and _only_names(second) and has_name(first):
        raise Misfit  # "rested [A] or [B]"
    if not one.kinds and two.kinds and has_name(second):
        raise Misfit  # "[A] or [B] Character"
    alike = not one.kinds or not two.kinds or set(one.kinds) & set(two.kinds)
    if _excepts_names(first) and alike:
        raise Misfit  # "card other than [A] or [B]"


def _all_so(nouns: tuple[Noun, ...], said: Described) -> Noun:
    """ "[A] or {B} type Characters with ..." are Characters, all of them."""
    *before, last = nouns
    if last.kinds and last.described == NOTHING and said.filter and any(_any_card(one) for one in before):
        raise Misfit  # "{B} type cards or Characters with ...": said of both, it would mean but the second
    if last.plural and not has_name(last.described.filter):
        before = [replace(one, kinds=last.kinds) if is_bare_name(one) else one for one in before]
    return reduce(lambda one, two: either(one, _of_color(one, two)), (*before, last)).and_(said)


def _any_card(noun: Noun) -> bool:
    return noun.card and not noun.kinds


def _of_color(one: Noun, two: Noun) -> Noun:
    """ "Red {A} type Characters or [B]": a color goes for a bare name behind it, a type does not."""
    if not is_bare_name(two) or not (one.kinds or one.card):
        return two
    colors = [part for part in parts_of(one.described.filter) if isinstance(ways_of(part)[0], f.ColorIs)]
    return two.and_(Described(all_of(*colors)))


def _same_kind(one: Noun, two: Noun, own: Described) -> Noun:
    """ "Event card or Character card with ..." are two kinds; "Leader or Character" is one noun."""
    if (one.kinds != two.kinds and not (one.card and two.card)) or _excepts_names(own.filter):
        raise Misfit  # "... other than [A]" may leave it out of both
    return two.and_(own)


def _anew(said: Described) -> Described:
    """What goes on with "and" belongs to what it goes on with."""
    if said.joint == "and":
        raise Misfit
    return said


def _left_out(noun: Noun, others: Noun, whose: Filter | None = None) -> Described:
    """ "Characters other than {A} type Characters": cards of the same kind."""
    said = others.described.filter
    told = all(isinstance(way, (f.TypeIs, f.ColorIs, f.AttributeIs)) for way in ways_of(said))
    if said is None or not told or (noun.kinds, noun.card) != (others.kinds, others.card):
        raise Misfit
    return Described(f.Without(sure(all_of(said, whose))))


# Which of the cards --------------------
def choose(noun: Noun, count: Amount | None, owner: Owner | None = None, up_to: bool = False) -> Selection:
    said = noun.described
    if noun.card and owner is None and not said.areas and not said.owner:
        raise Misfit
    noun.picked(count)
    return in_total(Choose(noun.one_by_one().cards(owner), count, up_to), said)


def in_total(what: Picks, said: Described) -> Picks:
    """The choice, with what is said of all chosen cards together."""
    total = replace(what, total_power=said.total_power, total_cost=said.total_cost)
    return replace(total, total_base=said.total_base, different=said.different)


def every(noun: Noun, owner: Owner | None = None) -> Selection:
    return Every(noun.cards(owner))


def is_alone(noun: Noun) -> bool:
    """A player has one Leader and one Stage (Rules 3-6, 3-8-5), and only one card attacks (Rule 7-1-1)."""
    return in_battle(noun) or (
        noun.kinds in ((Category.LEADER,), (Category.STAGE,)) and not noun.described.areas
    )


def in_battle(noun: Noun) -> bool:
    return any(isinstance(part, f.InBattle) and part.role for part in parts_of(noun.described.filter))


def your(owner: Owner, noun: Noun) -> Selection:
    """ "Your Leader", "your Characters": all of them; one Character out of several would need a number."""
    said = noun.described
    one_of_several = any(isinstance(part, f.AnyOf) for part in parts_of(said.filter))
    if not noun.kinds and not noun.plural and one_of_several:
        return choose(noun, 1, owner)  # of "[A] or [B]" one is meant
    if said.areas or not (noun.plural or is_alone(noun) or not noun.kinds) or not (noun.kinds or said.filter):
        raise Misfit
    return every(noun, owner)


def than_target(what: Selection) -> Selection:
    """The new target of an attack (Rule 7-1-1-2): of "your [X]" there may be several, and one is chosen."""
    if isinstance(what, Every) and what.cards.areas != (Area.LEADER,):
        areas = tuple(area for area in what.cards.areas if area in LEADER_AND_CHARACTERS)
        return Choose(replace(what.cards, areas=areas), 1, slot=what.slot)
    return what


# "Other": than which card? This one, or the one to which something happens --------------------
N = TypeVar("N")


def than_those(node: N) -> N:
    """ "If your Character would be K.O.'d, ... 1 of your other Characters": other than that Character."""
    turned: N = _turned(node, f.Among(0))
    return turned


def _turned(node: Any, card: Filter) -> Any:
    """With another card in place of "other"."""
    if isinstance(node, Other):
        return card
    done = rebuilt(node, lambda part: _turned(part, card))
    return all_of(done) if done is not node and isinstance(done, f.AllOf) else done


def on_that_field(before: Condition, fact: Condition) -> Condition:
    """ "If you have [A] on your field and there are no other [B] cards": none where this card is."""
    if isinstance(fact, Both):
        return Both(tuple(on_that_field(before, part) for part in fact.conditions))
    match before, fact:
        case Compare(CountOf(first)), Compare(CountOf(others) as count, compare, number):
            of_both = first.owner is Owner.YOU and others.owner is Owner.EITHER
            if of_both and says_other(others) and set(first.areas) & set(others.areas):
                return Compare(replace(count, cards=replace(others, owner=Owner.YOU)), compare, number)
    return fact


def says_other(node: object) -> bool:
    """Whether cards are told by being other ones."""
    return any(isinstance(part, Other) for part in nodes_of(node))


def names_this(node: object) -> bool:
    """Whether something is said of this card itself, also of its power or name; "other" is not."""
    return any(map(_is_this, nodes_of(node)))


def _is_this(node: object) -> bool:
    if isinstance(node, (PowerOf, CostOf, f.SameNameAs)):
        return node.slot is None
    return isinstance(node, (This, f.ThisCard)) and not isinstance(node, Other)
