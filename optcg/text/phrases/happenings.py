"""More events in words: of Life, of hands, of DON!!, of plays by effects (Rule 8-1-3-1)."""

from __future__ import annotations

from dataclasses import replace

from optcg.model.abilities import When
from optcg.model.filters import CategoryIs, ThisCard
from optcg.model.selections import LEADER_AND_CHARACTERS, ON_FIELD, Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.describe import Described, any_of
from optcg.text.phrases.events import SIMPLE, SUBJECT, THIS, Cause, Happening, of_player, played, when
from optcg.text.phrases.nouns import Noun
from optcg.text.phrases.piles import one_owner

SUBJECT.says("an opponent's <noun>", lambda noun: _theirs(noun))
SUBJECT.says("this Character|Leader|Stage|card or your <noun>", lambda noun: _this_or(noun))
SUBJECT.says("your <noun> or this Character|Leader|Stage|card", lambda noun: _this_or(noun))
SUBJECT.says("your Leader or (one|any) of your <noun>", lambda noun: _leader_or(noun))


def _this_or(noun: Noun) -> Cards:
    if noun.described.areas or noun.plural:
        raise Misfit
    return Cards(Owner.YOU, ON_FIELD, any_of(ThisCard(), noun.filter()))


def _leader_or(noun: Noun) -> Cards:
    """What describes the Characters is not said of the Leader."""
    if noun.described.areas or noun.kinds != (Category.CHARACTER,):
        raise Misfit
    said = noun.described.filter
    described = None if said is None else any_of(CategoryIs(Category.LEADER), said)
    return Cards(Owner.YOU, LEADER_AND_CHARACTERS, described)


def _theirs(noun: Noun) -> Cards:
    if noun.described.areas:
        raise Misfit
    return noun.cards(Owner.OPPONENT)


def by_cause(event: str, who: Owner, cause: Cause, at_least: int = 1) -> Happening:
    return Happening((When(event, who=who, by=cause.by, source=cause.source, at_least=at_least),))


# Life ---------------------------------------------------------------------------------------------------
SIMPLE.says(
    "a card is added to <whose> Life (cards|area) <by>",
    lambda who, by: by_cause("Life card added", one_owner(who), by),
)
for _words in (
    "a card of <whose> Life cards is turned face-up <by>",
    "<whose> Life card is turned face-up <by>",
    "1 of <whose> Life cards is turned face-up <by>",
    "one of <whose> Life cards is turned face-up <by>",
):
    SIMPLE.says(_words, lambda who, by: by_cause("Life card turned face-up", one_owner(who), by))
SIMPLE.says(
    "a card is removed from <whose> Life (cards|area) <by>",
    lambda who, by: by_cause("Life card leaves", who, by),
)
SIMPLE.says("you trash a card from your hand <by>", lambda by: _trashed(Owner.YOU, by))
SIMPLE.says("you trash a|an <noun> from your hand <by>", lambda noun, by: _trashed(Owner.YOU, by, noun))
SIMPLE.says("a Life card is removed from <whose> Life (area)", lambda who: of_player("Life card leaves", who))
SIMPLE.says("<whose> Life card is removed", lambda who: of_player("Life card leaves", who))
SIMPLE.says(
    "a card is added to <whose> hand from <whose> Life (cards|area) <by>",
    lambda who, again, by: by_cause("Life card to hand", _same(who, again), by),
)
SIMPLE.says(
    "<whose> Life card is added to <whose> hand <by>",
    lambda who, again, by: by_cause("Life card to hand", _same(who, again), by),
)
SIMPLE.says("<whose> Life becomes 0", lambda who: of_player("Life becomes 0", one_owner(who)))
SIMPLE.says("<whose> Life cards become 0", lambda who: of_player("Life becomes 0", one_owner(who)))
SIMPLE.says(
    "your opponent's number of Life cards becomes 0", lambda: of_player("Life becomes 0", Owner.OPPONENT)
)

# Hands --------------------------------------------------------------------------------------------------
SIMPLE.says("a card is trashed from your opponent's hand <by>", lambda by: _trashed(Owner.OPPONENT, by))
SIMPLE.says(
    "a|an <noun> is trashed from <whose> hand <by>", lambda noun, owner, by: _trashed(owner, by, noun)
)
SIMPLE.says(
    "you trash a card from your hand by an effect", lambda: _trashed(Owner.YOU, Cause("your effects"))
)
SIMPLE.says(
    "you draw <number> or more cards by an effect",
    lambda n: Happening((When("draws", who=Owner.YOU, at_least=n),)),
)
SIMPLE.says("your opponent draws a card by an effect", lambda: of_player("draws", Owner.OPPONENT))


def _trashed(owner: Owner, cause: Cause, noun: Noun | None = None) -> Happening:
    subject = None
    if noun is not None:
        said = noun.filter()
        if said is None or noun.described != Described(noun.described.filter):
            raise Misfit
        subject = Cards(one_owner(owner), (Area.HAND,), said)
    who = Owner.EITHER if subject is not None else one_owner(owner)
    event = When("trashed from hand", subject, who, cause.by, source=cause.source, together=True)
    return Happening((event,))


# DON!! --------------------------------------------------------------------------------------------------
SIMPLE.says(
    "a DON!! card is added to <whose> field from <whose> DON!! deck <by>",
    lambda who, again, by: by_cause("DON!! added", _same(who, again), by),
)
SIMPLE.says(
    "a DON!! card is added to <whose> field <by>", lambda who, by: by_cause("DON!! added", one_owner(who), by)
)
for _where in ("", " from your|their DON!! deck"):
    SIMPLE.says(
        f"you add a DON!! card to your field{_where} <by>", lambda by: by_cause("DON!! added", Owner.YOU, by)
    )
    SIMPLE.says(
        f"your opponent adds a DON!! card to their field{_where} <by>",
        lambda by: by_cause("DON!! added", Owner.OPPONENT, by),
    )
SIMPLE.says(
    "a DON!! card on your opponent's field is returned to their|your DON!! deck <by>",
    lambda by: by_cause("DON!! returned", Owner.OPPONENT, by),
)
SIMPLE.says(
    "<whose> DON!! card is returned to <whose> DON!! deck <by>",
    lambda who, again, by: by_cause("DON!! returned", _same(who, again), by),
)
SIMPLE.says(
    "<whose> DON!! cards are returned to <whose> DON!! deck <by>",
    lambda who, again, by: by_cause("DON!! returned", _same(who, again), by),
)
SIMPLE.says(
    "<number> or more DON!! cards on your field are returned to your DON!! deck <by>",
    lambda n, by: by_cause("DON!! returned", Owner.YOU, _some(by), n),
)


SIMPLE.says(
    "<number> or more of your DON!! cards are returned to your DON!! deck <by>",
    lambda n, by: by_cause("DON!! returned", Owner.YOU, by, n),
)
SIMPLE.says(
    "<number> or more DON!! cards on your opponent's field are returned to their DON!! deck <by>",
    lambda n, by: by_cause("DON!! returned", Owner.OPPONENT, by, n),
)


def _same(one: Owner, two: Owner) -> Owner:
    if one != two:
        raise Misfit
    return one_owner(one)


def _some(cause: Cause) -> Cause:
    if not cause.by:
        raise Misfit
    return cause


SIMPLE.says(
    "DON!! cards on <whose> field are returned to <whose> DON!! deck <by>",
    lambda who, again, by: by_cause("DON!! returned", _same(who, again), by),
)

for _words in (
    "an Event is activated",
    "you or your opponent activates an Event",
    "either player activates an Event",
    "a player activates an Event",
):
    SIMPLE.says(_words, lambda: of_player("activates an Event", Owner.EITHER))
SIMPLE.says("the number of your Life cards becomes 0", lambda: of_player("Life becomes 0", Owner.YOU))
SIMPLE.says(
    "the number of your opponent's Life cards becomes 0",
    lambda: of_player("Life becomes 0", Owner.OPPONENT),
)

# Activations of several kinds ------------------------------------------------------------------------------
ACTIVATED = Phrase[str]("activated")
ACTIVATED.means("an Event", "activates an Event")
ACTIVATED.means("(a) [Blocker]", "activates Blocker")
ACTIVATED.means("(a) [Trigger]", "Trigger activated")
for _verb, _who in (("you activate", Owner.YOU), ("your opponent activates", Owner.OPPONENT)):
    SIMPLE.says(
        f"{_verb} <activated> or <activated>",
        lambda one, two, who=_who: _either_of(one, two, who),
    )


def _either_of(one: str, two: str, who: Owner) -> Happening:
    if one == two:
        raise Misfit
    return Happening((When(one, who=who), When(two, who=who)))


# Plays, blocks, returns -----------------------------------------------------------------------------------
SIMPLE.says("your <noun> is played <by>", lambda noun, by: played(Owner.YOU, noun, _some(by)))
SIMPLE.says("your opponent's <noun> is played <by>", lambda noun, by: played(Owner.OPPONENT, noun, _some(by)))
SIMPLE.says("a|an <noun> is played", lambda noun: played(Owner.EITHER, noun))
SIMPLE.says("this Character|card is played", lambda: when("played", THIS))
SIMPLE.says("this Character|card is played from <in-area>", lambda place: _from(when("played", THIS), place))
SIMPLE.says("this Character|card is played <by>", lambda by: when("played", THIS, _some(by)))
SIMPLE.says("<event-subject> activates [Blocker]", lambda what: when("activates Blocker", what))
SIMPLE.says("<event-subject> blocks", lambda what: when("activates Blocker", what))
SIMPLE.says("<event-subject> is returned to your hand <by>", lambda what, by: _to_your_hand(what, by))
SIMPLE.says("<event-subject> is trashed <by>", lambda what, by: _of_field("trashed", what, by))
for _words in ("is returned to", "is placed at the bottom of"):
    SIMPLE.says(
        f"<event-subject> {_words} the owner's|your deck <by>",
        lambda what, by: _of_field("placed in the deck", what, by),
    )
# A K.O. by an effect is a removal too, so that the K.O. that is named beside it is any K.O.
SIMPLE.says(
    "<event-subject> is K.O.'d or removed from the field <by>",
    lambda what, by: Happening(
        (*when("K.O.'d", what).timings, *when("leaves the field", what, _some(by)).timings)
    ),
)
SIMPLE.says("<event-subject> leaves the field <by>", lambda what, by: when("leaves the field", what, by))


def _from(happening: Happening, place: Described) -> Happening:
    (event,) = happening.timings
    if place.owner is not Owner.YOU or len(place.areas) != 1:
        raise Misfit
    return Happening((replace(event, origin=place.areas[0]),))


def _of_field(event: str, what: Cards, cause: Cause) -> Happening:
    if cause.by == "battle":
        raise Misfit
    return when(event, what, cause)


def _to_your_hand(what: Cards, cause: Cause) -> Happening:
    """Cards go to the hands of their owners (Rule 4-2-1-1)."""
    if what.owner is not Owner.YOU:
        raise Misfit
    return when("returned to hand", what, cause)
