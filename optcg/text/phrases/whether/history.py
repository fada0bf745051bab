"""What has happened in this turn: "a Character was K.O.'d", "you have activated 2 or more Events"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.amounts import Amount, Happened, HappenedEver, Minus
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import AMOUNT
from optcg.text.phrases.when.causes import NO_CAUSE, Cause
from optcg.text.phrases.when.events import SIMPLE, THIS, Happening, of_owner, of_their_own
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.whether.past import PAST, PAST_TALLY, in_battle, in_last
from optcg.text.phrases.which_cards.describe import AFTER, Described, Other, all_of
from optcg.text.phrases.which_cards.nouns import Noun, single
from optcg.text.phrases.which_cards.others import excepts_this

WAS = Phrase[None]("was")
for _words in ("was", "were", "has been", "have been"):
    WAS.means(_words, None)
WAS_NOT = Phrase[None]("was-not")
for _words in ("was not", "wasn't", "were not", "weren't", "has not been", "hasn't been", "have not been"):
    WAS_NOT.means(_words, None)
HAVE = Phrase[None]("have")
for _words in ("", "have", "has", "already", "have already", "has already"):
    HAVE.means(_words, None)
HAVE_NOT = Phrase[None]("have-not")
for _words in ("have not", "haven't", "has not", "hasn't"):
    HAVE_NOT.means(_words, None)


class Deed(NamedTuple):
    """An event, still without the card or player to which it belongs."""

    event: str
    cause: Cause = NO_CAUSE
    origin: Area | None = None
    whose: Owner | None = None  # if it can only happen to cards of that player
    other: f.Filter | None = None  # the other card of an attack or a battle


# What was done to cards: "K.O.'d by your opponent's effect", "played from your trash".
DONE_TO = Phrase[Deed]("done-to")
DONE_TO.says("K.O.'d <by>", lambda by: Deed("K.O.'d", by))
DONE_TO.says("rested <by>", lambda by: Deed("rested", by))
DONE_TO.says("set as active <by>", lambda by: Deed("set active", by))
DONE_TO.says("removed from the field <by>", lambda by: Deed("leaves the field", by))
DONE_TO.says("returned to <owners-hand> <by>", lambda _, by: Deed("returned to hand", by))
DONE_TO.says("returned to your hand <by>", lambda by: Deed("returned to hand", by, whose=Owner.YOU))
DONE_TO.says("trashed <by>", lambda by: Deed("trashed", by))
DONE_TO.says("given a DON!! card", lambda: Deed("given DON!!"))
DONE_TO.says("attacked", lambda: Deed("attacked"))
DONE_TO.says("<how-played>", lambda deed: deed)

HOW_PLAYED = Phrase[Deed]("how-played")
HOW_PLAYED.says("played <by>", lambda by: Deed("played", by))
HOW_PLAYED.says("played on <whose> field <by>", lambda who, by: Deed("played", by, whose=who))
DONE_EITHER = Phrase[tuple[Deed, Deed]]("done-either")
DONE_EITHER.says("<done-to> or <done-to>", lambda one, two: (one, two))
HOW_PLAYED.says("played from <in-area> <by>", lambda place, by: Deed("played", by, _place(place)))

# What cards did.
DID = Phrase[Deed]("did")
DID.says("attacked", lambda: Deed("attacks"))
DID.says("battled", lambda: Deed("battles"))
for _words in ("blocked", "blocked an attack", "activated (a) [Blocker]", "activated its|their [Blocker]"):
    DID.says(_words, lambda: Deed("activates Blocker"))
DID_BASE = Phrase[Deed]("did-base")
DID_BASE.says("attack", lambda: Deed("attacks"))
DID_BASE.says("battle", lambda: Deed("battles"))
for _words in ("block", "block an attack", "activate (a) [Blocker]", "activate its|their [Blocker]"):
    DID_BASE.says(_words, lambda: Deed("activates Blocker"))


def _place(place: Described) -> Area:
    if len(place.areas) != 1 or place.owner is Owner.EITHER:
        raise Misfit
    return place.areas[0]


# Every card keeps in mind by itself that it has battled a Character.
_OWN_BATTLE: Final = Happened(When("battles", THIS), f.CategoryIs(Category.CHARACTER))


def to_cards(subject: Cards, deed: Deed) -> Amount:
    """How many such cards it happened to."""
    if deed.whose is not None:
        subject = of_owner(subject, deed.whose)
    if deed.event == "played" and subject.owner is Owner.EITHER:
        raise Misfit
    by, source = of_their_own(subject.owner, deed.cause) if deed.event == "played" else deed.cause
    when = When(deed.event, subject, by=by, source=source, origin=deed.origin)
    if subject != THIS and subject.filter is not None and excepts_this(subject.filter):
        # "other than this Character": all of them but this one, which may come later.
        rest = [part for part in parts_of(subject.filter) if not excepts_this(part)]
        both = replace(when, subject=replace(subject, filter=all_of(*rest)))
        own = replace(when, subject=replace(THIS, filter=all_of(f.ThisCard(), *rest)))
        return Minus(Happened(both, deed.other), Happened(own, deed.other))
    if subject == THIS and deed == Deed("played"):
        raise Misfit  # that is told by the card itself
    return Happened(when, deed.other)


def parts_of(described: f.Filter) -> tuple[f.Filter, ...]:
    return described.filters if isinstance(described, f.AllOf) else (described,)


def ever(amount: Amount) -> Condition:
    return c.ThisTurn("battled a Character") if amount == _OWN_BATTLE else Compare(amount, ">=", 1)


def never(amount: Amount) -> Condition:
    return c.NotSo(ever(amount)) if amount == _OWN_BATTLE else Compare(amount, "=", 0)


PAST.says("<event-subject> <was> <done-to>", lambda what, _, deed: ever(to_cards(what, deed)))
PAST.says("<event-subject> <was-not> <done-to>", lambda what, _, deed: never(to_cards(what, deed)))
PAST.says("<event-subject> <have> <did>", lambda what, _, deed: ever(to_cards(what, deed)))
PAST.says("<event-subject> <have-not> <did>", lambda what, _, deed: never(to_cards(what, deed)))
PAST.says(
    "<event-subject> did not <did-base>",
    lambda what, deed: never(to_cards(what, deed)),
)
PAST.says(
    "<event-subject> <was> <done-either>",
    lambda what, _, deeds: c.Either(tuple(ever(to_cards(what, deed)) for deed in deeds)),
)
PAST.says("no <noun> <was> <done-to>", lambda noun, _, deed: never(_of_noun(noun, deed)))
PAST.says("no <noun> <have> <did>", lambda noun, _, deed: never(_of_noun(noun, deed)))
PAST.says(
    "none of <whose> <noun> <was> <done-to>",
    lambda owner, noun, _, deed: never(_of_noun(noun, deed, owner)),
)
for _so in ("<was> <done-to>", "<have> <did>"):
    PAST.says(
        f"<number> <bound> of <whose> <noun> {_so}",
        lambda n, bound, owner, noun, _, deed: so_many(_of_noun(noun, deed, owner), deed, bound, n),
    )
    PAST.says(
        f"<number> <bound> <noun> {_so}",
        lambda n, bound, noun, _, deed: so_many(_of_noun(noun, deed), deed, bound, n),
    )
    PAST.says(
        f"exactly <number> of <whose> <noun> {_so}",
        lambda n, owner, noun, _, deed: so_many(_of_noun(noun, deed, owner), deed, "=", n),
    )
# What can befall one card more than once in a turn.
_REPEATED: Final = frozenset(
    "attacks|attacked|battles|activates Blocker|deals damage|rested|set active|given DON!!".split("|")
)


def so_many(count: Amount, deed: Deed, bound: str, number: int) -> Condition:
    return Compare(count if (bound, number) == (">=", 1) else each_once(count, deed), bound, number)


def each_once(count: Amount, deed: Deed) -> Amount:
    """ "2 or more Characters attacked": a card that attacked twice is one."""
    if isinstance(count, Minus):
        return Minus(each_once(count.left, deed), each_once(count.right, deed))
    assert isinstance(count, Happened)
    return replace(count, by_card=True) if deed.event in _REPEATED else count


# How a card was played holds as long as it stays (Rule 3-1-6), where no turn is named.
FACT.says("this Character|card|Stage <was-not> <how-played>", lambda _, deed: never(_once(deed)))
FACT.says(
    "you <have> played this Character|card|Stage <by>",
    lambda _, by: ever(_once(Deed("played", by))),
)
FACT.says(
    "you <have> played this Character|card|Stage from <in-area> <by>",
    lambda _, place, by: ever(_once(Deed("played", by, _place(place)))),
)
FACT.says("this Character|card|Stage is <how-played>", lambda deed: ever(_once(deed)))
FACT.says("this Character|card|Stage was <how-played>", lambda deed: ever(_once(deed)))
AFTER.means("that was|were played (on|during|in) this turn", Described(f.PlayedThisTurn()))
AFTER.means("played (on|during|in) this turn", Described(f.PlayedThisTurn()))


def _once(deed: Deed) -> Amount:
    """How this card came to the field."""
    played = to_cards(THIS, deed)
    if not isinstance(played, Happened) or played.when.subject != THIS:
        raise Misfit
    return HappenedEver(played.when)


def _of_noun(noun: Noun, deed: Deed, owner: Owner | None = None) -> Amount:
    if noun.described.areas:
        raise Misfit
    return to_cards(noun.cards(owner), deed)


# What happened in the areas of a player.
IN_AREA = Phrase[When]("happened-in-area")
IN_AREA.says("removed from <life-pile> <by>", lambda who, by: in_area("Life card leaves", who, by))
IN_AREA.says(
    "added to <whose> hand from <whose> Life (cards)",
    lambda who, again: in_area("Life card to hand", same(who, again)),
)
IN_AREA.says("added to <whose> Life (cards|area) <by>", lambda who, by: in_area("Life card added", who, by))
IN_AREA.says("trashed from <whose> hand <by>", lambda who, by: in_area("trashed from hand", who, by))
PAST.says("a card <was> <happened-in-area>", lambda _, when: ever(Happened(when)))
PAST.says(
    "<whose> Life card(s) <was> removed <by>",
    lambda who, _, by: ever(Happened(in_area("Life card leaves", who, by))),
)
for _words, _event in (("set as active", "DON!! set active"), ("rested", "DON!! rested")):
    PAST.says(
        f"a DON!! card on <whose> field <was> {_words} <by>",
        lambda who, _, by, event=_event: ever(Happened(in_area(event, who, by))),
    )
PAST.says(
    "a DON!! card <was> added to <whose> field from <whose> DON!! deck <by>",
    lambda _, who, again, by: ever(Happened(in_area("DON!! added", same(who, again), by))),
)
PAST.says("no cards <was> <happened-in-area>", lambda _, when: never(Happened(when)))
PAST.says(
    "<number> <bound> cards <was> <happened-in-area>",
    lambda n, bound, _, when: Compare(Happened(when), bound, n),
)


def same(one: Owner, two: Owner) -> Owner:
    if one != two:
        raise Misfit
    return one


def in_area(event: str, who: Owner, cause: Cause = NO_CAUSE) -> When:
    if who is Owner.EITHER:
        raise Misfit
    return When(event, who=who, by=cause.by, source=cause.source, together=event == "trashed from hand")


# Attacks that a player made.
ATTACKERS = Phrase[Cards]("attackers")
ATTACKERS.says("with your|their <noun>", lambda noun: _attackers(noun))
ATTACKERS.says("with a|an|any (of your|of their) <noun>", lambda noun: _attackers(noun))
ATTACKERS.says("with another <noun>", lambda noun: _attackers(another(noun)))
ATTACKERS.means("with this Character|Leader|card", THIS)
PAST.says(
    "<player> <have> attacked <attackers>",
    lambda who, _, cards: ever(to_cards(owned(cards, who), Deed("attacks"))),
)
PAST.says(
    "<player> <have-not> attacked <attackers>",
    lambda who, _, cards: never(to_cards(owned(cards, who), Deed("attacks"))),
)
PAST.says(
    "<player> did not attack <attackers>",
    lambda who, cards: never(to_cards(owned(cards, who), Deed("attacks"))),
)


def another(noun: Noun) -> Noun:
    """Another one than this card."""
    return single(noun).and_(Described(f.Without(Other())))


def _attackers(noun: Noun) -> Cards:
    if noun.described.areas or noun.described.owner:
        raise Misfit
    return noun.cards()


def owned(cards: Cards, who: Owner) -> Cards:
    if cards == THIS and who is not Owner.YOU:
        raise Misfit
    return replace(cards, owner=who)


# How many: "for each of your Characters K.O.'d during this turn" ------------------------------------------
PAST_TALLY.says("<whose> <noun> <done-to>", lambda owner, noun, deed: _tally(noun, deed, owner))
PAST_TALLY.says("<noun> <done-to>", lambda noun, deed: _tally(noun, deed))
for _so in ("<was> <done-to>", "<have> <did>"):
    PAST_TALLY.says(f"<whose> <noun> that {_so}", lambda owner, noun, _, deed: _tally(noun, deed, owner))


def _tally(noun: Noun, deed: Deed, owner: Owner | None = None) -> Amount:
    return each_once(_of_noun(noun, deed, owner), deed)


# The plain wording, for any event.
TIMES = Phrase[Amount]("times")
TIMES.says("the number of times <simple-event>", lambda event: times_of(event))
TIMES.says(
    "the number of times <simple-event> against <other-side>",
    lambda event, other: replace(times_of(event), other=other.filter),
)
AMOUNT.says("<times> <this-turn>", lambda amount, _: amount)
AMOUNT.says("<times> <last-turn>", lambda amount, whose: in_last(amount, whose))
AMOUNT.says("<times> during this battle", lambda amount: in_battle(amount))
# What holds in a turn once something has happened in it.
IN_THE_TURN = Phrase[Condition]("in-the-turn")
IN_THE_TURN.says("during the turn in which <simple-event>", lambda event: ever(times_of(event)))
SIMPLE.says("you play this Character|Stage|card <by>", lambda by: _this_played(by))
SIMPLE.says(
    "you play this Character|Stage|card from <in-area> <by>", lambda place, by: _this_played(by, place)
)


def times_of(happening: Happening) -> Happened:
    if len(happening.timings) != 1 or happening.condition is not None or happening.turn:
        raise Misfit
    return Happened(happening.timings[0])


def _this_played(cause: Cause, place: Described | None = None) -> Happening:
    origin = None if place is None else _place(place)
    return Happening((When("played", THIS, by=cause.by, source=cause.source, origin=origin),))
