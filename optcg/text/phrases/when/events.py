"""Events in words: "When your opponent's Character is K.O.'d" (Rule 8-1-3-1)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.conditions import Condition
from optcg.model.filters import Filter
from optcg.model.selections import LEADER_AND_CHARACTERS, ON_FIELD, Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.when.causes import NO_CAUSE, Cause
from optcg.text.phrases.which_cards.describe import Described, Other, any_of
from optcg.text.phrases.which_cards.nouns import Noun, several, single

THIS = Cards(Owner.YOU, ON_FIELD, f.ThisCard())


# What "that Character" is: the card to which it happens, the other one of the battle, or either.
TO_FIRST, TO_OTHER, UNCLEAR = range(3)


class Happening(NamedTuple):
    """The timings of an effect, and what else must hold of the cards that take part."""

    timings: tuple[When, ...]
    condition: Condition | None = None
    of_first: bool = False  # "that Character" is the one that attacks, for its target is a Leader
    points: int = TO_FIRST
    turn: str = ""  # "during your turn": [Your Turn] in words
    there: Filter | None = None  # what the other card must be, on the field, if it is spoken of
    doer: Cards | None = None  # who does it, where it is told of the card to which it is done


# To which card it happens ------------------------------------------------------------------------------
SUBJECT = Phrase[Cards]("event-subject")
SUBJECT.means("this Character|Leader|Stage|card", THIS)
SUBJECT.says("a|an <noun>", lambda noun: _any_card(noun))
SUBJECT.says("any <noun>", lambda noun: _any_card(single(noun)))
SUBJECT.says("another <noun>", lambda noun: _any_card(_other(single(noun))))
SUBJECT.says("another of your <noun>", lambda noun: _any_card(_other(several(noun)), Owner.YOU))
SUBJECT.says("your <noun>", lambda noun: _any_card(noun, Owner.YOU))
SUBJECT.says("your opponent's <noun>", lambda noun: _any_card(noun, Owner.OPPONENT))
SUBJECT.says("one of your <noun>", lambda noun: _any_card(noun, Owner.YOU))
SUBJECT.says("any of your <noun>", lambda noun: _any_card(noun, Owner.YOU))
SUBJECT.says("1 or more of your <noun>", lambda noun: _any_card(noun, Owner.YOU))
SUBJECT.says("one of your opponent's <noun>", lambda noun: _any_card(noun, Owner.OPPONENT))
SUBJECT.says("any of your opponent's <noun>", lambda noun: _any_card(noun, Owner.OPPONENT))
SUBJECT.says("(one of|any of) your or your opponent's <noun>", lambda noun: _any_card(noun, Owner.EITHER))
SUBJECT.says("this Leader or any of your <noun>", lambda noun: _or_any(noun))
for _any in ("any", "one"):
    SUBJECT.says(
        f"this Character or {_any} of your <noun>",
        lambda noun: replace(_or_any(noun), areas=(Area.CHARACTER,)),
    )


def _any_card(noun: Noun, owner: Owner | None = None) -> Cards:
    if noun.described.areas:
        raise Misfit
    return noun.cards(owner)


def _other(noun: Noun) -> Noun:
    """ "Another Character of yours": other than this card."""
    return noun.and_(Described(f.Without(Other())))


def _or_any(noun: Noun) -> Cards:
    """A Leader itself, or Characters; there is no other Leader."""
    said = noun.described
    if noun.kinds != (Category.CHARACTER,) or not noun.plural or said != Described(said.filter):
        raise Misfit
    either_ = None if said.filter is None else any_of(f.ThisCard(), said.filter)
    return Cards(Owner.YOU, LEADER_AND_CHARACTERS, either_)


EVENT = Phrase[Happening]("event")
SIMPLE = Phrase[Happening]("simple-event")


def when(event: str, subject: Cards, cause: Cause = NO_CAUSE) -> Happening:
    return Happening((When(event, subject, by=cause.by, source=cause.source),))


def of_owner(subject: Cards, owner: Owner) -> Cards:
    """Cards go to the hands of their owners (Rule 4-2-1-1), so that only cards of that player are meant."""
    if subject.owner not in (owner, Owner.EITHER):
        raise Misfit
    return replace(subject, owner=owner)


def of_player(event: str, who: Owner) -> Happening:
    return Happening((When(event, who=who),))


# Plays and activations ---------------------------------------------------------------------------------
SIMPLE.says("you play a|an <noun> <by>", lambda noun, by: played_by(Owner.YOU, noun, by))
SIMPLE.says("your opponent plays a|an <noun> <by>", lambda noun, by: played_by(Owner.OPPONENT, noun, by))
SIMPLE.says("a player plays a|an <noun> <by>", lambda noun, by: played_by(Owner.EITHER, noun, by))
for _play, _activate, _who in (
    ("you play", "activate", Owner.YOU),
    ("your opponent plays", "activates", Owner.OPPONENT),
):
    SIMPLE.says(
        f"{_play} a|an <noun> or {_activate} an Event",
        lambda noun, who=_who: either(played(who, noun), of_player("activates an Event", who)),
    )
for _activate, _play, _who in (
    ("you activate", "play", Owner.YOU),
    ("your opponent activates", "plays", Owner.OPPONENT),
):
    SIMPLE.says(
        f"{_activate} an Event or {_play} a|an <noun>",
        lambda noun, who=_who: either(of_player("activates an Event", who), played(who, noun)),
    )
# A name needs no article.
for _plays, _who in (("you play", Owner.YOU), ("your opponent plays", Owner.OPPONENT)):
    SIMPLE.says(
        f"{_plays} <names> <behind> <by>",
        lambda names, said, by, who=_who: played_by(who, Noun((), Described(names)).and_(said), by),
    )
for _others in ("another of your <noun>", "another <noun> of yours", "one|any of your other <noun>"):
    SIMPLE.says(f"{_others} is played <by>", lambda noun, by: played(Owner.YOU, _other(noun), by))
SIMPLE.says("you play another <noun> <by>", lambda noun, by: played_by(Owner.YOU, _other(noun), by))
SIMPLE.says("you play your <noun>", lambda noun: played(Owner.YOU, noun))
SIMPLE.says("your <noun> is played", lambda noun: played(Owner.YOU, noun))
SIMPLE.says("your opponent's <noun> is played", lambda noun: played(Owner.OPPONENT, noun))
for _whose in ("a|an", "your"):
    SIMPLE.says(
        f"{_whose} <noun> is played from <in-area> <by>",
        lambda noun, place, by: _played_from(noun, place, by),
    )


def _played_from(noun: Noun, place: Described, cause: Cause) -> Happening:
    if place.owner not in (Owner.YOU, Owner.OPPONENT):
        raise Misfit
    return played_by(place.owner, noun.and_(place), cause)


def played_by(owner: Owner, noun: Noun, cause: Cause) -> Happening:
    return played(owner, noun, of_their_own(owner, cause))


def of_their_own(owner: Owner, cause: Cause) -> Cause:
    """ "You play a card using a Character's effect": one of your own."""
    if cause.by != "effects" or cause.source is None:
        return cause
    return Cause("your effects" if owner is Owner.YOU else "opponent's effects", cause.source)


def played(owner: Owner, noun: Noun, cause: Cause = NO_CAUSE) -> Happening:
    said = noun.described
    if said.owner not in (None, owner):
        raise Misfit
    on_field = replace(noun, described=replace(said, areas=(), owner=None)).cards(owner)
    return Happening(
        tuple(
            When("played", on_field, by=cause.by, source=cause.source, origin=origin)
            for origin in said.areas or (None,)
        )
    )


SIMPLE.says("you activate a|an <noun>", lambda noun: activated_by(Owner.YOU, noun))
SIMPLE.says("your opponent activates a|an <noun>", lambda noun: activated_by(Owner.OPPONENT, noun))
SIMPLE.says("you activate an Event", lambda: of_player("activates an Event", Owner.YOU))
SIMPLE.says("your opponent activates an Event", lambda: of_player("activates an Event", Owner.OPPONENT))
SIMPLE.says("you activate (a) [Blocker]", lambda: of_player("activates Blocker", Owner.YOU))
SIMPLE.says("you activate a [Trigger]", lambda: of_player("Trigger activated", Owner.YOU))
SIMPLE.says("your opponent activates (a) [Blocker]", lambda: of_player("activates Blocker", Owner.OPPONENT))
SIMPLE.says("a [Trigger] activates", lambda: of_player("Trigger activated", Owner.EITHER))


def activated_by(owner: Owner, noun: Noun) -> Happening:
    """An Event that is described; it lies in the trash when it is told of (Rule 8-4-2)."""
    said = noun.described
    if said.areas == (Area.HAND,) and said.owner in (None, owner):
        said = replace(said, areas=(), owner=None)  # from elsewhere only its effect is (Rule 8-5)
    elif said.filter is None:
        raise Misfit
    if noun.kinds != (Category.EVENT,) or said != Described(said.filter):
        raise Misfit
    if said.filter is None:
        return of_player("activates an Event", owner)
    return Happening((When("activates an Event", Cards(owner, (Area.TRASH,), said.filter)),))


_LEADER = c.SlotFits(1, f.CategoryIs(Category.LEADER))


def facing(subject: Cards, other: Owner) -> Cards:
    """What attacks or battles the cards of a player is the other player's (Rule 7-1-1-2)."""
    if subject.owner is other:
        raise Misfit
    return replace(subject, owner=Owner.YOU if other is Owner.OPPONENT else Owner.OPPONENT)


def against_theirs(event: str, subject: Cards, said: Filter | None, of_first: bool = False) -> Happening:
    """An event of your cards with one of the opponent's; of two Characters neither is "that Character"."""
    alike = subject != THIS and Area.CHARACTER in subject.areas and not of_first
    timings = when(event, facing(subject, Owner.OPPONENT)).timings
    return Happening(timings, c.SlotFits(1, said), of_first, UNCLEAR if alike else TO_FIRST)


# Battles ---------------------------------------------------------------------------------------------------
SIMPLE.says("your opponent attacks", lambda: of_player("attacks", Owner.OPPONENT))
SIMPLE.says("you attack", lambda: of_player("attacks", Owner.YOU))
SIMPLE.says("an attack is declared against|on <event-subject>", lambda what: when("attacked", what))
SIMPLE.says(
    "<event-subject> attacks your opponent's <noun>",
    lambda what, noun: against_theirs("attacks", what, noun.filter(), noun.kinds == (Category.LEADER,)),
)
SIMPLE.says(
    "<event-subject> attacks your Leader",
    lambda what: Happening(when("attacks", facing(what, Owner.YOU)).timings, _LEADER, of_first=True),
)
SIMPLE.says(
    "<event-subject> battles (a|an) <noun>",
    lambda what, noun: Happening(when("battles", what).timings, c.SlotFits(1, noun.filter())),
)
SIMPLE.says(
    "<event-subject> battles your opponent's <noun>",
    lambda what, noun: against_theirs("battles", what, noun.filter()),
)
SIMPLE.says(
    "<event-subject> battles your <noun>",
    lambda what, noun: Happening(
        when("battles", facing(what, Owner.YOU)).timings, c.SlotFits(1, noun.filter()), points=UNCLEAR
    ),
)
for _words in ("battles and K.O.'s", "battles and K.O.'d", "attacks and K.O.'s"):
    SIMPLE.says(
        f"<event-subject> {_words} your opponent's Character", lambda what: when("battles and K.O.s", what)
    )
for _whom in ("your opponent's Character", "a Character", "an opponent's Character"):
    SIMPLE.says(f"<event-subject> K.O.'s {_whom} in battle", lambda what: when("battles and K.O.s", what))
for _whom in ("your opponent", "your opponent's Life", "your opponent's Leader"):
    SIMPLE.says(f"<attack-of> deals damage to {_whom}", lambda what: when("deals damage", what))
    SIMPLE.says(f"<event-subject> deals damage to {_whom}", lambda what: when("deals damage", what))
SIMPLE.says("you deal damage to your opponent's Life", lambda: of_player("deals damage", Owner.YOU))
SIMPLE.says("you take damage", lambda: of_player("takes damage", Owner.YOU))
SIMPLE.says("your opponent takes damage", lambda: of_player("takes damage", Owner.OPPONENT))

ATTACK_OF = Phrase[Cards]("attack-of")
ATTACK_OF.means("this Character's attack", THIS)
ATTACK_OF.means("this Leader's|card's|Stage's attack", THIS)
ATTACK_OF.says(
    "your <ahead> <head-s> attack", lambda ahead, head: head.and_(Described(ahead)).cards(Owner.YOU)
)

# Life, hand, DON!!, moments --------------------------------------------------------------------------------
SIMPLE.says("a card is removed from <whose> Life cards", lambda who: of_player("Life card leaves", who))
SIMPLE.says("a card is added to your hand from your Life", lambda: of_player("Life card to hand", Owner.YOU))
SIMPLE.says(
    "a card is trashed from <whose> hand <by>",
    lambda who, by: Happening(
        (When("trashed from hand", who=who, by=by.by, source=by.source, together=True),)
    ),
)
EVENT.says("<simple-event>", lambda event: event)
EVENT.says("<simple-event> during your turn", lambda event: event._replace(turn="your"))
EVENT.says("<simple-event> during your opponent's turn", lambda event: event._replace(turn="opponent"))
EVENT.says("<simple-event> or <event>", lambda one, two: either(one, two))
EVENT.says("<simple-event> (,) or when <event>", lambda one, two: either(one, two))


def either(one: Happening, two: Happening) -> Happening:
    if one.condition is not None or two.condition is not None or two.turn:
        raise Misfit
    return Happening(one.timings + two.timings, doer=one.doer or two.doer)


# Moments are said with "at".
MOMENT = Phrase[Happening]("start-moment")
MOMENT.says("the start of your turn", lambda: of_player("start of turn", Owner.YOU))
MOMENT.says("the start of your opponent's turn", lambda: of_player("start of turn", Owner.OPPONENT))
MOMENT.says("the start of your Main Phase", lambda: of_player("start of Main Phase", Owner.YOU))
MOMENT.says(
    "the start of your opponent's Main Phase", lambda: of_player("start of Main Phase", Owner.OPPONENT)
)
MOMENT.says("the end of <whose> Main Phase", lambda who: of_player("end of Main Phase", who))
MOMENT.says("the end of your turn", lambda: Happening((When("End of Your Turn"),)))
MOMENT.says("the end of your opponent's turn", lambda: Happening((When("End of Your Opponent's Turn"),)))
MOMENT.says("the start of each (player's) turn", lambda: of_player("start of turn", Owner.EITHER))
MOMENT.says("the start of your or your opponent's turn", lambda: of_player("start of turn", Owner.EITHER))
for _words in ("the end of each (player's) turn", "the end of your or your opponent's turn"):
    MOMENT.says(_words, lambda: Happening((When("End of Your Turn"), When("End of Your Opponent's Turn"))))
MOMENT.says("the start of the game", lambda: Happening((When("start of the game"),)))
# "If ... battles" looks back at the battle (Rule 7-1-5-2).
PAST_BATTLE = Phrase[Happening]("past-battle")
PAST_BATTLE.says(
    "<event-subject> battles your opponent's <noun>",
    lambda what, noun: against_theirs("battle ends", what, noun.filter()),
)
