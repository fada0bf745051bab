"""What is done to cards: which ones a verb takes, where they go, and the rows of verbs that move them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf, Minus, SlotCount
from optcg.model.effects import Effect, Place
from optcg.model.filters import Filter
from optcg.model.selections import (
    ON_FIELD,
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
from optcg.model.trees import with_fields
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.amounts import Holding
from optcg.text.phrases.filters import Described, all_of
from optcg.text.phrases.filters import parts_of as filters_of
from optcg.text.phrases.nouns import Noun, choose, every
from optcg.text.phrases.references import (
    CHOSEN,
    CHOSEN_ONES,
    DRAWN,
    IT,
    LATEST,
    LOOKED,
    RETURNED,
    THAT_CHARACTER,
    THAT_ONE,
    THEM,
    THOSE_CHARACTERS,
    ItsDeck,
)
from optcg.text.phrases.verbs import DEED, EFFECT, Steps, one_or_none, plain, written
from optcg.text.phrases.words import one_owner
from optcg.text.words.synonyms import irregular

FIELD = frozenset((Area.LEADER, Area.CHARACTER, Area.STAGE, Area.COST))

TARGETS = Phrase[Selection]("targets")
TARGETS.says("<cards>", lambda cards: cards)
TARGETS.says("<cards> and <cards>", lambda one, two: together(one, two))
TARGETS.says("<row>", lambda row: _placed_alike(row))
ROW = Phrase[tuple[tuple[Amount, Noun], ...]]("row")
ROW.says("up to <count> <noun>", lambda n, noun: ((n, noun),))
ROW.says("up to <count> <noun> <linked> <row>", lambda n, noun, _, rest: ((n, noun), *rest))
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
EACH_NAME.says("<name> <linked> <each-name>", lambda name, _, rest: (name, *rest))


def _placed_alike(row: tuple[tuple[Amount, Noun], ...]) -> Selection:
    *before, (count, last) = row
    if not before or (_is_named(last, and_more=True) and all(_is_named(noun) for _, noun in before)):
        raise Misfit  # "up to 1 [A] and up to 1 [B] with a cost of 3 or less": said of both, or of one?
    others = [choose(_placed_as(noun, last), n, up_to=True) for n, noun in before]
    return Together((*others, choose(last, count, up_to=True)))


def _is_named(noun: Noun, and_more: bool = False) -> bool:
    """Whether a name is all that is said of it; or a name and more, besides what stands between commas."""
    aside = filters_of(noun.described.aside)
    said = [part for part in filters_of(noun.filter()) if part not in aside]
    return any(isinstance(part, f.NameIs) for part in said) and (len(said) > 1) is and_more


def _placed_as(one: Noun, two: Noun) -> Noun:
    """ "Up to 1 A and up to 1 B from your hand", "... of your opponent": said once, of both.

    So is what stands between commas: "up to 1 A, and up to 1 B, with ..., from your hand".
    """
    said = two.described
    if one.described.areas or one.described.owner or not said.owner:
        raise Misfit
    return one.and_(Described(said.aside, owner=said.owner, areas=said.areas))


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
    if isinstance(one, Every) and one.cards.areas == (Area.LEADER,) and two.cards.owner is Owner.EITHER:
        return True
    counted = not two.up_to and not (isinstance(one, Choose) and one.up_to)
    return counted and (one.cards.owner is Owner.EITHER) != (two.cards.owner is Owner.EITHER)


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


def off_field(what: Selection) -> Selection:
    for part in parts_of(what):
        areas = areas_of(part)
        if areas is not None and areas & FIELD:
            raise Misfit
    return what


# Where cards go: the place, whose it is where that is said, and whether they lie face-up there.
class End(NamedTuple):
    place: Place
    owner: Owner | None = None
    face_up: bool = False


OWNERS_HAND = Phrase[Place]("owners-hand")
OWNERS_HAND.means("(the|its|their) owner's|owners' hand(s)", Place.HAND)
INTO_HAND = Phrase[End]("to-hand")
INTO_HAND.says("to <owners-hand>", End)
INTO_HAND.means("to your hand", End(Place.HAND, Owner.YOU))
INTO_HAND.means("to their hand", End(Place.HAND, Owner.OPPONENT))

# Cards go to the decks of their owners (Rule 4-2-1-1), whoever is named.
NAMED_END = Phrase[End]("named-end")
NAMED_END.says("<end-of> your deck", lambda ends: End(ends[0], Owner.YOU))
NAMED_END.says("<end-of> their|the deck(s)", lambda ends: End(ends[0]))
NAMED_END.says("<end-of> (the|its|their) owner's|owners' deck(s)", lambda ends: End(ends[0]))
# Which end of a pile: of the deck, and of Life cards.
END_OF = Phrase[tuple[Place, Place]]("end-of")
END_OF.means("the top of", (Place.DECK_TOP, Place.LIFE_TOP))
END_OF.means("the bottom of", (Place.DECK_BOTTOM, Place.LIFE_BOTTOM))
END_OF.means("the top or bottom of", (Place.DECK_EITHER, Place.LIFE_EITHER))
INTO_DECK = Phrase[End]("to-deck")
INTO_DECK.says("at|on|to <named-end> (in any order)", lambda end: end)
INTO_DECK.means("to your|their deck", End(Place.DECK))

LIFE_PILE = Phrase[Owner]("life-pile")
LIFE_PILE.says("<whose> Life (cards|area)", lambda owner: owner)
LIFE_OF = Phrase[Owner | None]("life-of")
LIFE_OF.says("<life-pile>", lambda owner: owner)
LIFE_OF.means("the (owner's) Life (cards|area)", None)
FACING = Phrase[bool]("facing")
FACING.means("", False)
FACING.says("<face>", lambda face: face == f.FaceUp())
INTO_LIFE = Phrase[End]("to-life")
INTO_LIFE.says("to|at <end-of> <life-of> <facing>", lambda ends, owner, up: End(ends[1], owner, up))


def moved(what: Selection, end: End) -> Steps:
    """Rule 4-2-1-1: what goes to your hand, deck or Life is your own card, where no owner is said."""
    if end.owner is not None and isinstance(what, Choose):
        if what.cards.owner not in (Owner.EITHER, end.owner):
            raise Misfit
        what = replace(what, cards=replace(what.cards, owner=end.owner))
    if end.place is Place.DECK:
        off_field(what)
    return one_or_none(e.Move(what, end.place, end.face_up))


# What is done to cards: the verb, the cards that it takes, where they go.
plain(e.KO, "!K.O. {what}", on_field)
plain(e.Rest, "!rest {what}", on_field)
plain(e.SetActive, "!set {what} as active", on_field)
irregular("set", "set")
plain(e.Play, "!play {what}{rested? rested}", off_field, "<targets>|<taken>")
DEED.says("trash <targets>|<piled>|<bare-taken>", lambda what: moved(what, End(Place.TRASH)))
DEED.says("return <targets> <to-hand>", lambda what, end: moved(on_field(what), end))
DEED.says("return <targets> <to-deck>", moved)
DEED.says("add <targets>|<piled>|<taken> <to-hand>", lambda what, end: moved(off_field(what), end))
DEED.says("add|place <cards>|<piled>|<taken> <to-life>", moved)
DEED.says("place <targets>|<piled>|<bare-taken> <to-deck>", moved)
plain(e.TurnLife, "!turn {what} {face_up?face-up|face-down}", lambda what: on_life(what), "<piled>")
DEED.says("trash <cards> or <cards>", lambda one, two: _trash_either(one, two))

# Two verbs with one object: "K.O. or rest up to 1 of your opponent's Characters".
OBJECTLESS = Phrase[Callable[[Selection], Effect]]("objectless")
OBJECTLESS.means("K.O.", e.KO)
OBJECTLESS.means("rest", e.Rest)
EFFECT.says(
    "<objectless> or <objectless> <cards>",
    lambda one, two, what: (e.Pick(on_field(what)), *one_of(one(Slot(LATEST)), two(Slot(LATEST)))),
)
EFFECT.says(
    "return <cards> to <owners-hand> or (place it at) <named-end>",
    lambda what, hand, deck: (
        e.Pick(on_field(what)),
        *one_of(e.Move(Slot(LATEST), hand), e.Move(Slot(LATEST), deck.place)),
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


# Cards at the end of a pile: "1 card from the top of your deck".
PILE_END = Phrase[Top]("pile-end")
PILE_END.says("card(s) from|at|off the top of <whose> deck", lambda owner: _top(owner, Area.DECK))
PILE_END.says("card(s) from|at the top of <life-pile>", lambda owner: _top(owner, Area.LIFE))
PILE_END.says("card(s) from <whose> Life area", lambda owner: _top(owner, Area.LIFE))
PILE_END.says("of <whose> Life cards", lambda owner: _top(owner, Area.LIFE))

PILE = Phrase[Selection]("pile")
PILE.says("<count> <pile-end>", lambda n, top: replace(top, count=n))

# All that lies in a pile, or was taken from one and is left.
PILED = Phrase[Selection]("piled")
PILED.says("<pile>", lambda what: what)
PILED.says("<life-cards>", lambda what: what)
PILED.says("<the-rest>", Slot)
PILED.says("up to <number> <pile-end>", lambda n, top: replace(top, count=n, up_to=True))
LIFE_CARDS = Phrase[Selection]("life-cards")
LIFE_CARDS.says(
    "1 card from the top or bottom of <life-pile>", lambda o: TopOrBottom(one_owner(o), Area.LIFE)
)
LIFE_CARDS.says("all (of) <whose> <ahead> Life cards", lambda o, ahead: Every(_life(o, ahead)))
LIFE_CARDS.says("<count> of <whose> <face> Life cards", lambda n, o, face: Choose(_life(o, face), n))


def _top(owner: Owner, area: Area) -> Top:
    return Top(one_owner(owner), area)


def _life(owner: Owner, said: Filter | None) -> Cards:
    return Cards(one_owner(owner), (Area.LIFE,), said)


def on_life(what: Selection) -> Selection:
    if areas_of(what) != frozenset((Area.LIFE,)):
        raise Misfit
    return what


# So many cards that a number of them is there: "until you have 1 Life card", "as many as your opponent".
class Level(NamedTuple):
    """Who has something, how much of it, and how much of it there shall be."""

    who: Owner
    have: Amount
    goal: Amount

    def missing(self, of: Amount) -> Amount:
        """The step must be about the very cards that are counted."""
        if self.have != of:
            raise Misfit
        return Minus(self.goal, of)

    def too_many(self, of: Amount) -> Amount:
        if self.have != of:
            raise Misfit
        return Minus(of, self.goal)


LEVEL = Phrase[Level]("until-level")
LEVEL.says(
    "until you have <number> <holding> (left)", lambda n, what: Level(Owner.YOU, what.of(Owner.YOU), n)
)
LEVEL.says(
    "until they (each) have <number> <holding> (left)",
    lambda n, what: Level(Owner.OPPONENT, what.of(Owner.OPPONENT), n),
)
LEVEL.says(
    "until you have the same number of <holding> as your opponent",
    lambda what: Level(Owner.YOU, what.of(Owner.YOU), _of_opponent(what)),
)


def _of_opponent(what: Holding) -> Amount:
    """ "As many cards in your hand as your opponent": as there are in theirs."""
    bare = replace(what, owner=None)
    if bare.noun is not None:
        bare = replace(bare, noun=replace(bare.noun, described=replace(bare.noun.described, owner=None)))
    return bare.of(Owner.OPPONENT)


def _hand(owner: Owner) -> Cards:
    return Cards(owner, (Area.HAND,))


def _discarded(owner: Owner, over: Amount) -> Steps:
    return (e.Move(Choose(_hand(owner), over), Place.TRASH),)


def _off_life(owner: Owner, level: Level) -> Steps:
    over = level.too_many(CountOf(_life(owner, None)))
    return (e.Move(Top(owner, Area.LIFE, over), Place.TRASH),)


# Drawing, the hand, the deck, damage.
plain(e.Draw, "!draw {count:card}")
plain(e.DrawUpTo, "draw up to {count:card}")
DEED.says("draw a card", lambda: (e.Draw(1),))
DEED.says("draw cards equal to the number (of cards) <you-moved>", lambda slot: (e.Draw(SlotCount(slot)),))
DEED.says("draw cards equal to the number of <done-card>", lambda count: (e.Draw(count),))
DEED.says(
    "draw (cards) <until-level>",
    lambda level: (e.Draw(level.missing(CountOf(_hand(level.who))), level.who),),
)
DEED.says("reveal <whose> hand", lambda who: (e.Reveal(Every(_hand(one_owner(who)))),))
DEED.says(
    "trash cards from <whose> hand <until-level>",
    lambda who, level: _discarded(who, level.too_many(CountOf(_hand(who)))),
)
DEED.says("trash cards from the top of <life-pile> <until-level>", _off_life)
EFFECT.says("trash the same number of cards from your hand", lambda: _discarded(Owner.YOU, SlotCount(DRAWN)))
EFFECT.says(
    "place the same number of cards from your hand <to-deck>",
    lambda end: moved(Choose(_hand(Owner.YOU), SlotCount(DRAWN)), end),
)
EFFECT.says(
    "trash the same number of cards from the top of your deck as you did from your hand",
    lambda: (e.Move(Top(Owner.YOU, Area.DECK, SlotCount(LATEST)), Place.TRASH),),
)
EFFECT.says(
    "trash <count> card(s) from the top of each of your and your opponent's Life cards",
    lambda n: tuple(e.Move(Top(who, Area.LIFE, n), Place.TRASH) for who in (Owner.YOU, Owner.OPPONENT)),
)
plain(e.Shuffle, "!shuffle {own} deck")
EFFECT.says("shuffle it", lambda: (ItsDeck(),))
written(e.Damage, "deal {count} damage to {whom}")
EFFECT.says("deal <count> damage to your opponent", lambda n: (e.Damage(n),))
DEED.says("take <count> damage", lambda n: (e.Damage(n, Owner.YOU),))

YOU_MOVED = Phrase[int]("you-moved")
YOU_MOVED.means("(you) returned (to your deck)", RETURNED)
YOU_MOVED.means("(you) placed (at the bottom of your deck)", RETURNED)


# The cards of a pile that were not taken: they are put away whatever was done with the others.
def but_for_the_rest(then: Steps) -> tuple[Steps, Steps]:
    """ "If you do, A. Then, place the rest ...": the steps that hang on it, and those that do not."""
    for place, step in enumerate(then):
        if place and getattr(step, "what", None) == Slot(LOOKED):
            if any(not isinstance(later, e.Shuffle) for later in then[place + 1 :]):
                raise Misfit  # what follows may hang on the "if you do" as well
            return then[:place], then[place:]
    return then, ()


def leaves_the_rest(steps: Steps) -> bool:
    """ "If C, you may A. If you do, B. Then, place the rest": anyway, or only if C?"""
    put_away = any(getattr(step, "what", None) == Slot(LOOKED) for step in steps)
    return put_away and any(isinstance(step, e.May) and step.then for step in steps)


EFFECT.says("select|choose all (of) <whose> <noun>", lambda owner, noun: (e.Pick(every(noun, owner)),))


def _told_how_many(what: Selection) -> Selection:
    """ "Your [A]" gains power wherever it is; whoever selects "your [A]" selects one of them."""
    if any(isinstance(part, Every) and part.cards.areas == ON_FIELD for part in parts_of(what)):
        raise Misfit
    return what


plain(e.Pick, "!select {what}", _told_how_many)
