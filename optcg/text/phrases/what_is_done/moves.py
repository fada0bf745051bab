"""Verbs that move cards, turn them or show them."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount
from optcg.model.effects import Effect, Place
from optcg.model.filters import Filter
from optcg.model.selections import (
    Cards,
    Choose,
    Every,
    Owner,
    Selection,
    Slot,
    This,
    Together,
    Top,
    TopOrBottom,
)
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.which_cards.describe import Described, all_of
from optcg.text.phrases.which_cards.nouns import Noun, choose, every
from optcg.text.phrases.which_cards.references import (
    CHOSEN,
    CHOSEN_ONES,
    IT,
    LATEST,
    THAT_CHARACTER,
    THAT_ONE,
    THEM,
    THOSE_CHARACTERS,
)
from optcg.text.whereabouts import ThisIn
from optcg.text.with_fields import with_fields

Steps = tuple[Effect, ...]
FIELD = frozenset((Area.LEADER, Area.CHARACTER, Area.STAGE, Area.COST))

EFFECT = Phrase[Steps]("effect")
TARGETS = Phrase[Selection]("targets")
TARGETS.says("<cards>", lambda cards: cards)
TARGETS.says("<cards> and <cards>", lambda one, two: together(one, two))
TARGETS.says("<cards> , and <cards>", lambda one, two: together(one, two))
TARGETS.says(
    "all of <whose> <noun> and all of <whose> <noun>",
    lambda owner, one, again, two: Together((every(one, owner), every(two, again))),
)
TARGETS.says("all <noun> and all <noun>", lambda one, two: _all_and_all(one, two))
TARGETS.says("<row>", lambda row: _placed_alike(row))
ROW = Phrase[tuple[tuple[Amount, Noun], ...]]("row")
ROW.says("up to <count> <noun>", lambda n, noun: ((n, noun),))
ROW.says("up to <count> <noun> , <row>", lambda n, noun, rest: ((n, noun), *rest))
ROW.says("up to <count> <noun> (,) and <row>", lambda n, noun, rest: ((n, noun), *rest))
TARGETS.says("<pair>", lambda pair: pair)
PAIR = Phrase[Selection]("pair")
PAIR.says(
    "<count> <noun> and <count> <noun>",
    lambda n, one, m, two: together(choose(_lying_as(one, two), n), choose(two, m)),
)
TARGETS.says("up to 1 each of <each-name> <behind>", lambda names, behind: _each(names, behind))
TARGETS.says("up to <count> (of) each of <whose> <ahead> Leader and <noun>", lambda *said: leader_and(*said))
TARGETS.says(
    "<whose> <ahead> Leader and up to <count> <noun>",
    lambda owner, ahead, n, noun: leader_and(n, owner, ahead, _bare_card(noun)),
)

TARGETS.says("<whose> Leader and <count> <noun>", lambda owner, n, noun: _with_leader(owner, n, noun))


def _with_leader(owner: Owner, count: Amount, noun: Noun) -> Selection:
    """ "Your Leader and 1 Character": whose is said once, of both."""
    if noun.kinds != (Category.CHARACTER,) or noun.described.owner or noun.described.areas:
        raise Misfit
    return together(Every(Cards(owner, (Area.LEADER,))), choose(noun, count, owner))


EACH_NAME = Phrase[tuple[str, ...]]("each-name")
EACH_NAME.says("<name>", lambda name: (name,))
EACH_NAME.says("<name> , <each-name>", lambda name, rest: (name, *rest))
EACH_NAME.says("<name> (,) and <each-name>", lambda name, rest: (name, *rest))


def _all_and_all(one: Noun, two: Noun) -> Selection:
    shared = two.described.owner is not None and not (one.described.owner or one.described.areas)
    return Together((every(_placed_as(one, two) if shared else one), every(two)))


def _placed_alike(row: tuple[tuple[Amount, Noun], ...]) -> Selection:
    *before, (count, last) = row
    if not before:
        raise Misfit
    others = [choose(_placed_as(noun, last), n, up_to=True) for n, noun in before]
    return Together((*others, choose(last, count, up_to=True)))


def _placed_as(one: Noun, two: Noun) -> Noun:
    """ "Up to 1 A and up to 1 B from your hand", "... of your opponent": said once, of both.

    So is what stands between commas: "up to 1 A, and up to 1 B, with ..., from your hand".
    """
    said = two.described
    if one.described.areas or one.described.owner or not said.owner:
        raise Misfit
    return one.and_(Described(said.aside, owner=said.owner, areas=said.areas))


def _lying_as(one: Noun, two: Noun) -> Noun:
    """ "1 Event and 1 {A} type card from your hand"; Characters and Stages could be those of the field."""
    if not two.described.areas or not (one.card or one.kinds in ((), (Category.EVENT,))):
        raise Misfit
    return _placed_as(one, two)


def _each(names: tuple[str, ...], behind: Described) -> Selection:
    if len(names) < 2:
        raise Misfit
    return Together(
        tuple(choose(Noun((), behind.and_(Described(f.NameIs(name)))), 1, up_to=True) for name in names)
    )


def _bare_card(noun: Noun) -> Noun:
    said = noun.described
    costs = said.filter is None or isinstance(said.filter, f.CostIs)
    if not noun.card or not costs or said != Described(said.filter):
        raise Misfit  # of which of the two the rest is said, the words do not tell
    return noun


def leader_and(count: Amount, owner: Owner, ahead: Filter | None, noun: Noun) -> Selection:
    """Up to so many of each kind; what describes them is said of both, but Leaders have no cost."""
    said = noun.and_(Described(ahead))
    meant = said.described.filter
    parts = meant.filters if isinstance(meant, f.AllOf) else (meant,)
    of_leader = all_of(*[part for part in parts if not isinstance(part, f.CostIs)])
    leader = Choose(Cards(owner, (Area.LEADER,), of_leader), count, up_to=True)
    return together(leader, choose(said, count, owner, up_to=True))


def together(one: Selection, two: Selection) -> Selection:
    """ "Up to 1 A and up to 1 B": different cards, and one step for all of them."""
    if isinstance(one, Slot) or isinstance(two, Slot):
        raise Misfit
    if isinstance(one, Every) and isinstance(two, Every) and not _two_leaders(one, two):
        raise Misfit
    if _whose_of_one(one, two):
        raise Misfit
    if isinstance(two, This) and isinstance(one, (Choose, Every)) and _spares(one.cards.filter):
        raise Misfit  # "other than {X} type Characters and this Character": this one is spared, too
    return Together((one, two))


def _whose_of_one(one: Selection, two: Selection) -> bool:
    """ "Your Leader and 1 Stage", "1 Character and 1 Event from your hand": whose is said of one alone.

    "Up to 1 of your opponent's Characters and up to 1 Character" begins anew.
    """
    if not isinstance(one, (Choose, Every)) or not isinstance(two, Choose):
        return False
    if _is_leader(one) and two.cards.owner is Owner.EITHER:
        return True
    counted = not two.up_to and not (isinstance(one, Choose) and one.up_to)
    return counted and (one.cards.owner is Owner.EITHER) != (two.cards.owner is Owner.EITHER)


def _is_leader(what: Selection) -> bool:
    return isinstance(what, Every) and what.cards.areas == (Area.LEADER,)


def _spares(said: Filter | None) -> bool:
    """Whether it leaves cards out."""
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    return any(isinstance(part, f.Without) for part in parts)


def _two_leaders(one: Every, two: Every) -> bool:
    owners = {one.cards.owner, two.cards.owner}
    return one.cards.areas == two.cards.areas == (Area.LEADER,) and owners == {Owner.YOU, Owner.OPPONENT}


def parts_of(what: Selection) -> tuple[Selection, ...]:
    return what.parts if isinstance(what, Together) else (what,)


def areas_of(what: Selection) -> frozenset[Area] | None:
    """Where the cards are; unknown for cards of earlier steps and for this card."""
    if isinstance(what, (Choose, Every)):
        return frozenset(what.cards.areas)
    return frozenset((what.area,)) if isinstance(what, (Top, TopOrBottom)) else None


def on_field(what: Selection) -> Selection:
    """Only cards of the field can have this done to them."""
    for part in parts_of(what):
        areas = areas_of(part)
        if areas is not None and not areas <= FIELD:
            raise Misfit
    return what


def yours(what: Selection) -> Selection:
    """Your own cards, where no owner is said."""
    if not isinstance(what, Choose):
        return what
    if what.cards.owner is Owner.OPPONENT:
        raise Misfit
    return replace(what, cards=replace(what.cards, owner=Owner.YOU))


def off_field(what: Selection) -> Selection:
    for part in parts_of(what):
        areas = areas_of(part)
        if areas is not None and areas & FIELD:
            raise Misfit
    return what


# On the field -----------------------------------------------------------------------------------
EFFECT.says("K.O. <targets>", lambda what: (e.KO(on_field(what)),))
EFFECT.says("rest <targets>", lambda what: (e.Rest(on_field(what)),))
EFFECT.says("set <targets> as active", lambda what: (e.SetActive(on_field(what)),))
EFFECT.says("play <targets>", lambda what: (e.Play(off_field(what)),))
EFFECT.says("play <that-card> from your hand", lambda slot: (e.Play(Slot(slot)),))
EFFECT.says("play <that-card> from your hand rested", lambda slot: (e.Play(Slot(slot), rested=True),))
EFFECT.says("play <targets> rested", lambda what: (e.Play(off_field(what), rested=True),))

# To the hand, the deck, the trash -----------------------------------------------------------------
OWNERS_HAND = Phrase[Place]("owners-hand")
OWNERS_HAND.means("(the|its|their) owner's|owners' hand(s)", Place.HAND)
OWNERS_HAND.means("the hand(s) of its|their owner(s)", Place.HAND)
OWNERS_HAND.means("their hand", Place.HAND)

A_HAND = Phrase[Place]("a-hand")
A_HAND.says("<owners-hand>", lambda to: to)
A_HAND.means("your hand", Place.HAND)

THE_DECK = Phrase[None]("the-deck")
# Cards go to the decks of their owners (Rule 4-2-1-1), whoever is named.
for _words in (
    "the|your|their deck",
    "your opponent's deck",
    "the|its|their owner's deck",
    "the deck of its|their owner",
):
    THE_DECK.means(_words, None)

# An end of a deck or of Life, and whose it is, where that is said.
Ended = tuple[Place, Owner | None]
NAMED_END = Phrase[Ended]("named-end")
for _words, _place in (
    ("the bottom of", Place.DECK_BOTTOM),
    ("the top of", Place.DECK_TOP),
    ("the top or bottom of", Place.DECK_EITHER),
):
    NAMED_END.means(f"{_words} your deck", (_place, Owner.YOU))
    NAMED_END.means(f"{_words} your opponent's deck", (_place, Owner.OPPONENT))
    NAMED_END.means(f"{_words} their|the deck(s)", (_place, None))
    NAMED_END.means(f"{_words} (the|its|their) owner's|owners' deck(s)", (_place, None))
    NAMED_END.means(f"{_words} the deck(s) of its|their owner(s)", (_place, None))
    NAMED_END.means(f"{_words} the respective deck(s)", (_place, None))
END = Phrase[Place]("end-of-deck")
END.says("<named-end>", lambda end: end[0])

NAMED_LIFE = Phrase[Ended]("named-life-end")
NAMED_LIFE.says("the top of <life-of>", lambda owner: (Place.LIFE_TOP, owner))
NAMED_LIFE.says("the bottom of <life-of>", lambda owner: (Place.LIFE_BOTTOM, owner))
NAMED_LIFE.says("the top or bottom of <life-of>", lambda owner: (Place.LIFE_EITHER, owner))
END_OF_LIFE = Phrase[Place]("end-of-life")
END_OF_LIFE.says("<named-life-end>", lambda end: end[0])

LIFE_OF = Phrase[Owner | None]("life-of")
LIFE_OF.says("<life-pile>", lambda owner: owner)
LIFE_OF.means("the (owner's) Life (cards|area)", None)
LIFE_OF.means("the respective Life (cards|area)", None)


def moved_to(what: Selection, end: Ended, face_up: bool = False) -> Steps:
    """Rule 4-2-1-1: what goes to your deck or Life is your own card, where no owner is said."""
    place, owner = end
    if owner is not None and isinstance(what, Choose) and what.cards.owner is Owner.EITHER:
        what = replace(what, cards=replace(what.cards, owner=owner))
    return (e.Move(what, place, face_up),)


EFFECT.says("return <targets> to <owners-hand>", lambda what, to: (e.Move(on_field(what), to),))
# Rule 4-2-1-1: what goes to your hand is your own card.
EFFECT.says("return <targets> to your hand", lambda what: (e.Move(on_field(yours(what)), Place.HAND),))
EFFECT.says("return <cards> to <a-hand>", lambda what, to: (e.Move(_in_trash(what), to),))
EFFECT.says(
    "return <cards> to <owners-hand> and <cards> to <end-of-deck>",
    lambda one, hand, two, deck: (e.Move(on_field(one), hand), e.Move(on_field(two), deck)),
)
EFFECT.says("add <targets> to <a-hand>", lambda what, to: (e.Move(not_looked(what), to),))
EFFECT.says(
    "add this Character|Stage|Event|card (card) to your hand from your trash",
    lambda: (e.Move(ThisIn(Area.TRASH), Place.HAND),),
)
EFFECT.says("return <targets> to <named-end> (in any order)", moved_to)
EFFECT.says("place <targets> at|on|to <named-end> (in any order)", moved_to)
EFFECT.says(
    "place <cards> at <end-of-deck> and <cards> at <end-of-deck>",
    lambda one, to, two, end: (e.Move(one, to), e.Move(two, end)),
)
EFFECT.says("trash <targets>", lambda what: (e.Move(what, Place.TRASH),))
EFFECT.says("trash <cards> or <cards>", lambda one, two: _trash_either(one, two))
EFFECT.says(
    "K.O. <cards> , or return it to <owners-hand>",
    lambda what, to: (e.Pick(on_field(what)), *one_of(e.KO(Slot(LATEST)), e.Move(Slot(LATEST), to))),
)
_DEEDS: tuple[tuple[str, Effect], ...] = (
    ("K.O.", e.KO(Slot(LATEST))),
    ("rest", e.Rest(Slot(LATEST))),
    ("trash", e.Move(Slot(LATEST), Place.TRASH)),
    ("return to the owner's hand", e.Move(Slot(LATEST), Place.HAND)),
    ("place at the bottom of the owner's deck", e.Move(Slot(LATEST), Place.DECK_BOTTOM)),
)
for (_one, _first), (_two, _second) in permutations(_DEEDS, 2):
    EFFECT.says(
        f"{_one} or {_two} <cards>",
        lambda what, one=_first, two=_second: (e.Pick(on_field(what)), *one_of(one, two)),
    )
EFFECT.says(
    "return <cards> to <owners-hand> or (place it at) <end-of-deck>",
    lambda what, hand, deck: (
        e.Pick(on_field(what)),
        *one_of(e.Move(Slot(LATEST), hand), e.Move(Slot(LATEST), deck)),
    ),
)


def _trash_either(one: Selection, two: Selection) -> Steps:
    """Cards of two places; of those of one field 1 is chosen out of both kinds."""
    if isinstance(one, Choose) and isinstance(two, Choose):
        on_fields = FIELD.issuperset((*one.cards.areas, *two.cards.areas))
        if on_fields and (one.cards.owner, one.count) == (two.cards.owner, two.count):
            raise Misfit
        if _whose_of_one(one, two):
            raise Misfit
    return (e.ChooseOne(((e.Move(one, Place.TRASH),), (e.Move(two, Place.TRASH),)), either=True),)


def alternative(one: Steps, two: Steps) -> Steps:
    """ "A or B". Where B points to the cards that A chooses, they are chosen first: "K.O. 1 or rest it"."""
    if any(isinstance(step, e.ChooseOne) for step in one + two):
        raise Misfit  # "A or B or C" is one choice
    chosen, pointing = getattr(one[0], "what", None), getattr(two[0], "what", None)
    words = (LATEST, THEM, IT, CHOSEN, CHOSEN_ONES, THAT_ONE, THAT_CHARACTER, THOSE_CHARACTERS)
    it = tuple(Slot(word) for word in words)
    if isinstance(pointing, Together):
        raise Misfit  # "rest A or B and C gain": A or B are rested
    if pointing not in it or chosen in it:
        return (e.ChooseOne((one, two), either=chosen not in it),)
    if isinstance(chosen, This):
        return (e.ChooseOne((one, (with_fields(two[0], what=chosen), *two[1:])), either=True),)
    if len(one) > 1 or not isinstance(chosen, Choose):
        raise Misfit
    same = with_fields(one[0], what=pointing)
    return (e.Pick(chosen), e.ChooseOne(((same,), two)))


def one_of(*options: Effect) -> Steps:
    return (e.ChooseOne(tuple((option,) for option in options)),)


def _in_trash(what: Selection) -> Selection:
    if areas_of(what) != frozenset((Area.TRASH,)):
        raise Misfit
    return what


def not_looked(what: Selection) -> Selection:
    """ "Add ... to your hand" is said of the trash, of Life, or of this card; not of the field."""
    return off_field(what)
