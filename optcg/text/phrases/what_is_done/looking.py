"""Looking, revealing, searching (Rules 11-2, 11-3)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, DownTo
from optcg.model.effects import Effect, Place
from optcg.model.selections import (
    Cards,
    ChooseFrom,
    Every,
    Owner,
    Selection,
    Slot,
    Together,
    Top,
    is_told,
)
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import AMOUNT
from optcg.text.phrases.what_is_done.moves import (
    EFFECT,
    Steps,
    areas_of,
    off_field,
    one_of,
    parts_of,
    together,
)
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.which_cards.describe import Described, any_of, sure
from optcg.text.phrases.which_cards.nouns import Noun, choose, several
from optcg.text.phrases.which_cards.references import LATEST, LOOKED, THE_OTHER, WAYS
from optcg.text.with_fields import with_fields

# Looking and revealing -------------------------------------------------------------------------------
EFFECT.says("look at <pile>", lambda what: (e.Look(what),))
EFFECT.says("look at up to <number> <pile-end>", lambda n, top: (e.Look(replace(top, count=n, up_to=True)),))
EFFECT.says("reveal <pile>", lambda what: (e.Reveal(what),))
EFFECT.says("reveal up to <count> <pile-end>", lambda n, top: (e.Reveal(replace(top, count=n, up_to=True)),))
EFFECT.says("reveal <cards>", lambda what: (e.Reveal(_revealed(what)),))
EFFECT.says("reveal <pair>", lambda pair: (e.Reveal(_pair_in_hand(pair)),))
EFFECT.says("reveal <cards> and <cards>", lambda one, two: (e.Reveal(_pair_in_hand(together(one, two))),))
EFFECT.says(
    "choose <cards> ; your opponent reveals <that-card>",
    lambda what, _: (
        e.Pick(off_field(what)),
        e.Reveal(Slot(LATEST)),
    ),
)


def _shown_to_hand(what: ChooseFrom) -> Steps:
    """Rule 11-2-1: a card taken for what it is is shown by the rules; any other one by the text."""
    if is_told(what):
        return (e.Move(what, Place.HAND),)
    return e.Reveal(what), e.Move(Slot(LATEST), Place.HAND)


# Shown, and no more.
EFFECT.says("reveal <taken>", lambda what: (e.Reveal(what),))
EFFECT.says(
    "reveal <taken> and add it to your hand or (to) <end-of-life> <facing>",
    lambda what, to, up: (
        e.Reveal(what),
        *one_of(e.Move(Slot(LATEST), Place.HAND), e.Move(Slot(LATEST), to, up)),
    ),
)
EFFECT.says("reveal <taken> , (and) add <that> to your hand", lambda what, _: _shown_to_hand(what))
EFFECT.says("reveal <taken> and add <that> to your hand", lambda what, _: _shown_to_hand(what))
EFFECT.says("reveal <taken> and place <that> in|into your hand", lambda what, _: _shown_to_hand(what))
EFFECT.says("reveal <taken> , then add <that> to your hand", lambda what, _: _shown_to_hand(what))
EFFECT.says(
    "reveal <cards> and add it|them to your hand",
    lambda what: (e.Move(off_field(_sought(what)), Place.HAND),),
)
EFFECT.says(
    "reveal <cards> , add it|them to your hand , and shuffle your|the deck",
    lambda what: (e.Move(off_field(_sought(what)), Place.HAND), e.Shuffle()),
)
EFFECT.says(
    "reveal up to 1 each of <each-name> <behind> and add it|them to your hand",
    lambda names, behind: _each_added(names, behind),
)
EFFECT.says(
    "reveal <cards> and place it|them at <end-of-deck> (in any order)",
    lambda what, to: (e.Reveal(_in_hand(what)), e.Move(Slot(LATEST), to)),
)
EFFECT.says("reveal <cards> and trash it|them", lambda what: _reveal_and_trash(what))
EFFECT.says(
    "reveal <taken> and <taken> and add it|them to your hand",
    lambda one, two: (e.Move(one, Place.HAND), e.Move(two, Place.HAND)),
)
EFFECT.says(
    "add <taken> to your hand and <taken> to <end-of-life> <facing>",
    lambda one, two, to, up: (e.Move(one, Place.HAND), e.Move(two, to, up)),
)
EFFECT.says(
    "add <taken> and <taken> to your hand",
    lambda one, two: (e.Move(one, Place.HAND), e.Move(two, Place.HAND)),
)
EFFECT.says(
    "place up to <count> <noun> at <end-of-deck>",
    lambda n, noun, to: (e.Move(_card(n, noun, up_to=True), to),),
)
EFFECT.says("place <bare-taken> at <end-of-deck>", lambda what, to: (e.Move(what, to),))
EFFECT.says("add <taken> to your hand", lambda what: (e.Move(what, Place.HAND),))
for _shown in ("", ", reveal it|them", "and reveal it|them"):
    EFFECT.says(
        f"search your deck for up to <count> <noun> {_shown} (,) and add it|them to your hand",
        lambda n, noun: (e.Move(choose(_in_deck(noun), n, up_to=True), Place.HAND),),
    )
    EFFECT.says(
        f"search your deck for up to <count> <noun> {_shown} (,) and play it|them",
        lambda n, noun: (e.Play(choose(_in_deck(noun), n, up_to=True)),),
    )
EFFECT.says("play <taken>", lambda what: (e.Play(what),))
EFFECT.says("play <taken> rested", lambda what: (e.Play(what, rested=True),))
EFFECT.says("look at <pile> and trash <taken>", lambda pile, what: (e.Look(pile), e.Move(what, Place.TRASH)))
EFFECT.says(
    "look at <pile> and add <taken> to <end-of-life> <facing>",
    lambda pile, what, to, up: (e.Look(pile), e.Move(what, to, up)),
)
EFFECT.says("place <the-rest> at <end-of-deck> (in any order)", lambda rest, to: (e.Move(Slot(rest), to),))
EFFECT.says(
    "place <the-rest> and <cards> at <end-of-deck> (in any order)",
    lambda rest, what, to: (e.Move(Together((Slot(rest), off_field(what))), to),),
)
EFFECT.says("return <the-rest> to <end-of-deck> (in any order)", lambda rest, to: (e.Move(Slot(rest), to),))
EFFECT.says("add|place <taken> to|at <end-of-life> <facing>", lambda what, to, up: (e.Move(what, to, up),))
EFFECT.says("trash <bare-taken>", lambda what: (e.Move(what, Place.TRASH),))
EFFECT.says("trash <the-rest>", lambda rest: (e.Move(Slot(rest), Place.TRASH),))
EFFECT.says("shuffle <the-rest> into your deck", lambda rest: (e.Move(Slot(rest), Place.DECK), e.Shuffle()))
EFFECT.says("return <the-rest> to your deck", lambda rest: (e.Move(Slot(rest), Place.DECK),))
EFFECT.says(
    "return <the-rest> to your deck and shuffle it",
    lambda rest: (e.Move(Slot(rest), Place.DECK), e.Shuffle()),
)
EFFECT.says(
    "place <the-rest> at the bottom (in any order)", lambda rest: (e.Move(Slot(rest), Place.DECK_BOTTOM),)
)
EFFECT.says(
    "add|place <the-rest> to|at <end-of-life> <facing>", lambda rest, to, up: (e.Move(Slot(rest), to, up),)
)
EFFECT.says("add <the-rest> to <a-hand>", lambda rest, to: (e.Move(Slot(rest), to),))
EFFECT.says("return <the-rest> to <owners-hand>", lambda rest, to: (e.Move(Slot(rest), to),))

THAT = Phrase[None]("that")
THAT.means("it|them|that|those", None)
THAT.means("that card", None)
THAT.means("those cards", None)

THE_REST = Phrase[int]("the-rest")
THE_REST.means("the rest", LOOKED)
THE_REST.means("the others", LOOKED)
THE_REST.means("the other cards", LOOKED)
THE_REST.means("the other", THE_OTHER)
THE_REST.means("the other card", THE_OTHER)


def _in_deck(noun: Noun) -> Noun:
    return noun.and_(Described(owner=Owner.YOU, areas=(Area.DECK,)))


def _sought(what: Selection) -> Selection:
    """Cards that are picked by what they are, so that they are shown; one that is known already is not."""
    if isinstance(what, Slot):
        raise Misfit
    return what


def _reveal_and_trash(what: Selection) -> Steps:
    return (e.Reveal(_in_hand(what)), e.Move(Slot(LATEST), Place.TRASH))


def _revealed(what: Selection) -> Selection:
    """Out of the hand; or out of the trash, which is open, as the one that is meant (Rule 3-5-2)."""
    return what if areas_of(what) == frozenset((Area.TRASH,)) else _in_hand(what)


def _in_hand(what: Selection) -> Selection:
    if areas_of(what) != frozenset((Area.HAND,)):
        raise Misfit
    return what


def _pair_in_hand(pair: Selection) -> Selection:
    for part in parts_of(pair):
        _in_hand(part)
    return pair


# Down to the first card that is sought. It is taken at once, so that the others are "the rest".
for _until in ("until you reveal a|an <noun>", "until a|an <noun> is revealed"):
    EFFECT.says(
        f"reveal cards from the top of <whose> deck {_until} <found-joint> <found-deed>",
        lambda owner, noun, _, deed: (
            e.Reveal(Top(owner, Area.DECK, _down_to(owner, noun))),
            with_fields(deed, what=taken(1, noun, up_to=False)),
        ),
    )
FOUND_JOINT = Phrase[None]("found-joint")
for _words in (".", ",", "and", ", and", ";", ". Then ,", ", then"):
    FOUND_JOINT.means(_words, None)
FOUND_DEED = Phrase[Effect]("found-deed")
for _it in ("it", "that card", "the revealed card"):
    FOUND_DEED.means(f"add {_it} to your hand", e.Move(Slot(LATEST), Place.HAND))
    FOUND_DEED.means(f"play {_it}", e.Play(Slot(LATEST)))
    FOUND_DEED.means(f"play {_it} rested", e.Play(Slot(LATEST), rested=True))
    FOUND_DEED.means(f"trash {_it}", e.Move(Slot(LATEST), Place.TRASH))
AMOUNT.says(
    "the number of cards on top of <whose> deck down to the first <noun>",
    lambda owner, noun: _down_to(owner, noun),
)


def _down_to(owner: Owner, noun: Noun) -> Amount:
    if noun.plural:
        raise Misfit
    return DownTo(one_owner(owner), sure(taken(1, noun, up_to=False).filter))


# Chosen out of cards that were looked at or revealed: those that cannot be on the field.
SECRET = Phrase[Selection]("secret-taken")
SECRET.says("up to <count> <noun>", lambda n, noun: _off_field_card(n, noun, up_to=True))
SECRET.says("<count> <noun>", lambda n, noun: _off_field_card(n, noun, up_to=False))
SECRET.says("any number of <noun>", lambda noun: _off_field_card(None, several(noun), up_to=False))
SECRET.says("<bare-taken>", lambda what: what)
EFFECT.says("choose|select <secret-taken>", lambda what: (e.Pick(what),))
EFFECT.says("trash <secret-taken>", lambda what: (e.Move(_described(what), Place.TRASH),))


def _described(what: Selection) -> Selection:
    """Plain cards that are trashed have words of their own."""
    if isinstance(what, ChooseFrom) and what.filter is None:
        raise Misfit
    return what


def _off_field_card(count: Amount | None, noun: Noun, up_to: bool) -> ChooseFrom:
    """An Event is never on the field, and a "Character card" is one that is elsewhere (Rule 2-2-4-2)."""
    if noun.kinds != (Category.EVENT,) and not noun.card:
        raise Misfit
    return taken(count, noun, up_to)


# A card out of those just looked at: no place is said.
TAKEN = Phrase[Selection]("taken")
TAKEN.says("up to <count> <noun>", lambda n, noun: taken(n, noun, up_to=True))
TAKEN.says("up to <count> revealed <noun>", lambda n, noun: taken(n, noun, up_to=True))
TAKEN.says("<count> revealed <noun>", lambda n, noun: taken(n, noun, up_to=False))
TAKEN.says("up to <count> of the revealed <noun>", lambda n, noun: taken(n, several(noun), up_to=True))
TAKEN.says("<count> of the revealed <noun>", lambda n, noun: taken(n, several(noun), up_to=False))
for _way in WAYS:
    TAKEN.says(f"up to <count> <noun> revealed {_way}", lambda n, noun: taken(n, noun, up_to=True))
    TAKEN.says(f"<count> <noun> revealed {_way}", lambda n, noun: taken(n, noun, up_to=False))
TAKEN.says("up to a total of <count> <noun>", lambda n, noun: taken(n, noun, up_to=True))
TAKEN.says("a total of up to <count> <noun>", lambda n, noun: taken(n, noun, up_to=True))
TAKEN.says("any number of <noun>", lambda noun: taken(None, several(noun), up_to=False))
TAKEN.says("<count> <noun>", lambda n, noun: taken(n, noun, up_to=False))
TAKEN.says("up to <number> <noun> or up to <number> <noun>", lambda n, one, m, two: _either(n, one, m, two))
TAKEN.says("up to <number> <noun> or <number> <noun>", lambda n, one, m, two: _either(n, one, m, two))


# "Cards" and no more cannot be cards of the field.
BARE_TAKEN = Phrase[Selection]("bare-taken")
BARE_TAKEN.says("up to <number> card(s)", lambda n: ChooseFrom(LOOKED, None, n, up_to=True))
BARE_TAKEN.says("<number> card(s)", lambda n: ChooseFrom(LOOKED, None, n))
BARE_TAKEN.says("<number> of the rest", lambda n: ChooseFrom(LOOKED, None, n))
BARE_TAKEN.says("up to <number> of the rest", lambda n: ChooseFrom(LOOKED, None, n, up_to=True))
BARE_TAKEN.says("any number of cards", lambda: ChooseFrom(LOOKED, None, None))


def taken(count: Amount | None, noun: Noun, up_to: bool) -> ChooseFrom:
    said = noun.described
    if said.areas or said.owner or said.chooser:
        raise Misfit
    noun.picked(count)
    return ChooseFrom(
        LOOKED,
        noun.one_by_one().filter(),
        count,
        up_to,
        different=said.different,
        same=said.same,
        total_power=said.total_power,
        total_cost=said.total_cost,
        total_base=said.total_base,
    )


def _each_added(names: tuple[str, ...], behind: Described) -> Steps:
    """One of each name, from a place that is named or out of the cards just looked at."""
    if len(names) < 2:
        raise Misfit
    nouns = [Noun((), behind.and_(Described(f.NameIs(name)))) for name in names]
    if behind.areas:
        chosen = Together(tuple(choose(noun, 1, up_to=True) for noun in nouns))
        return (e.Move(off_field(_sought(chosen)), Place.HAND),)
    return tuple(e.Move(taken(1, noun, up_to=True), Place.HAND) for noun in nouns)


def _card(count: Amount, noun: Noun, up_to: bool) -> ChooseFrom:
    """ "Up to 1 {Navy} type card": a Character is on the field, a card is one of those looked at."""
    if not noun.card or noun.filter() is None:
        raise Misfit
    return taken(count, noun, up_to)


def _either(number: int, one: Noun, same: int, two: Noun) -> Selection:
    if number != same:
        raise Misfit
    first, second = taken(number, one, up_to=True), taken(number, two, up_to=True)
    if replace(first, filter=None) != replace(second, filter=None):
        raise Misfit
    return replace(first, filter=any_of(first.filter, second.filter))


# Looking at Life.
EFFECT.says(
    "look at up to 1 card from the top of your|yours or your opponent's Life cards (,) and place it at the "
    "top or bottom of the|those (owner's) Life cards",
    lambda: (_look_at_a_life_card(),),
)
EFFECT.says(
    "look at 1 card from the top of your or your opponent's Life cards (,) and place it at the top or bottom "
    "of the|those (owner's) Life cards",
    lambda: (e.ChooseOne((_seen(Owner.YOU), _seen(Owner.OPPONENT))),),
)
for _up_to in (False, True):
    EFFECT.says(
        f"look at {'up to ' if _up_to else ''}<number> card(s) from the top of <whose> deck and place|return "
        "it|them back in any order",
        lambda n, whose, up_to=_up_to: (
            e.Look(Top(one_owner(whose), Area.DECK, n, up_to=up_to)),
            e.Move(Slot(LOOKED), Place.DECK_TOP),
        ),
    )
_BOTH: Final = (Owner.YOU, Owner.OPPONENT)
_EACH_LIFE: Final = "card from the top of each player's Life cards"
EFFECT.says(f"look at 1 {_EACH_LIFE}", lambda: tuple(e.Look(Top(owner, Area.LIFE)) for owner in _BOTH))
for _words in (
    "and place it|them at the top or bottom of the respective Life cards",
    "and place each card at the top or bottom of those Life cards",
    "and place them at the top or bottom of the owner's Life cards",
):
    EFFECT.says(f"look at up to 1 {_EACH_LIFE} (,) {_words}", lambda: tuple(e.May(_seen(o)) for o in _BOTH))
    EFFECT.says(f"look at 1 {_EACH_LIFE} (,) {_words}", lambda: _seen(Owner.YOU) + _seen(Owner.OPPONENT))
EFFECT.says(
    "look at all (of) your Life cards ; place <number> (card) at the top of your deck and place the rest "
    "back in your Life area in any order",
    lambda n: (
        e.Look(_all_life(Owner.YOU)),
        e.Move(ChooseFrom(LOOKED, None, n), Place.DECK_TOP),
        e.Move(Slot(LOOKED), Place.LIFE_TOP),
    ),
)


EFFECT.says(
    "look at all (of) your Life cards ; add <number> (card) to your hand and place the rest back in your "
    "Life area in any order",
    lambda n: (
        e.Look(_all_life(Owner.YOU)),
        e.Move(ChooseFrom(LOOKED, None, n), Place.HAND),
        e.Move(Slot(LOOKED), Place.LIFE_TOP),
    ),
)


def _all_life(owner: Owner) -> Selection:
    return Every(Cards(one_owner(owner), (Area.LIFE,)))


def _seen(owner: Owner) -> Steps:
    """A Life card looked at and put back."""
    return (e.Look(Top(owner, Area.LIFE)), e.Move(Slot(LOOKED), Place.LIFE_EITHER))


def _look_at_a_life_card() -> Effect:
    return e.UpToOne((e.ChooseOne((_seen(Owner.YOU), _seen(Owner.OPPONENT))),))
