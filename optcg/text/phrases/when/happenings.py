"""More events in words: of Life, of hands, of DON!!, of plays by effects (Rule 8-1-3-1)."""

from __future__ import annotations

from dataclasses import replace

from optcg.model.abilities import When
from optcg.model.filters import CategoryIs, ThisCard
from optcg.model.selections import LEADER_AND_CHARACTERS, ON_FIELD, Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.piles import one_owner
from optcg.text.phrases.when.causes import NO_CAUSE, Cause
from optcg.text.phrases.when.events import (
    SIMPLE,
    SUBJECT,
    THIS,
    TO_OTHER,
    UNCLEAR,
    Happening,
    of_owner,
    of_player,
    of_their_own,
    played,
    when,
)
from optcg.text.phrases.which_cards.describe import Described, any_of
from optcg.text.phrases.which_cards.nouns import Noun

SUBJECT.says("an opponent's <noun>", lambda noun: _theirs(noun))
SUBJECT.says("this Character|Leader|Stage|card or your <noun>", lambda noun: _this_or(noun))
SUBJECT.says("your <noun> or this Character|Leader|Stage|card", lambda noun: _this_or(noun))
SUBJECT.says("your Leader or (one|any) of your <noun>", lambda noun: _leader_or(noun))
# "Your" begins anew, so that each has its own description.
YOURS = Phrase[tuple[Noun, ...]]("each-of-yours")
YOURS.says("your <noun> (,) or your <noun>", lambda one, two: (one, two))
YOURS.says("your <noun> , <each-of-yours>", lambda one, rest: (one, *rest))
SUBJECT.says("<each-of-yours>", lambda nouns: _any_of_yours(nouns))


def _any_of_yours(nouns: tuple[Noun, ...]) -> Cards:
    if any(noun.described.areas or noun.plural for noun in nouns):
        raise Misfit
    groups = [noun.cards(Owner.YOU) for noun in nouns]
    if len({group.areas for group in groups}) == 1:
        return replace(groups[0], filter=any_of(*[group.filter for group in groups]))
    if len(nouns) == 2 and groups[0] == Cards(Owner.YOU, (Area.LEADER,)):
        return _leader_or(nouns[1])
    areas = tuple(area for area in ON_FIELD if any(area in group.areas for group in groups))
    return Cards(Owner.YOU, areas, any_of(*[noun.filter() for noun in nouns]))


def _this_or(noun: Noun) -> Cards:
    if noun.described.areas or noun.plural:
        raise Misfit
    return Cards(Owner.YOU, ON_FIELD, any_of(ThisCard(), noun.filter()))


def _leader_or(noun: Noun) -> Cards:
    """What describes the Characters is not said of the Leader."""
    if noun.described.areas or noun.kinds != (Category.CHARACTER,):
        raise Misfit  # a Stage, or a card of some name
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
    lambda who, by: by_cause("Life card added", who, by),
)
for _side in ("face-up", "face-down"):
    for _words in (
        f"a card of|in|from <whose> Life cards is turned {_side} <by>",
        f"a card of|in|from <whose> Life area is turned {_side} <by>",
        f"<whose> Life card is turned {_side} <by>",
        f"1 of <whose> Life cards is turned {_side} <by>",
    ):
        SIMPLE.says(_words, lambda who, by, side=_side: by_cause(f"Life card turned {side}", who, by))
    SIMPLE.says(
        f"a Life card is turned {_side} <by>",
        lambda by, side=_side: by_cause(f"Life card turned {side}", Owner.EITHER, by),
    )
    for _player, _who in (("you turn", Owner.YOU), ("your opponent turns", Owner.OPPONENT)):
        for _card in (
            "a Life card",
            "your|their Life card(s)",
            "a card of|in|from your|their Life cards|area",
            "1 card of|in|from your|their Life cards|area",
            "one|any of your|their Life cards",
            "1 card from the top of your|their Life cards",
        ):
            SIMPLE.says(
                f"{_player} {_card} {_side}",
                lambda side=_side, who=_who: by_cause(f"Life card turned {side}", who, NO_CAUSE),
            )
for _verb, _their, _who in (("you add", "your", Owner.YOU), ("your opponent adds", "their", Owner.OPPONENT)):
    SIMPLE.says(
        f"{_verb} a card to {_their} Life (cards|area) <by>",
        lambda by, who=_who: by_cause("Life card added", who, by),
    )
SIMPLE.says(
    "a card is removed from <whose> Life (cards|area) <by>",
    lambda who, by: by_cause("Life card leaves", who, by),
)
SIMPLE.says("you trash a card from your hand <by>", lambda by: trashed(Owner.YOU, by))
SIMPLE.says("your opponent trashes a card from their hand <by>", lambda by: trashed(Owner.OPPONENT, by))
SIMPLE.says("you trash a|an <noun> from your hand <by>", lambda noun, by: trashed(Owner.YOU, by, noun))
SIMPLE.says("a Life card is removed from <whose> Life (area)", lambda who: of_player("Life card leaves", who))
SIMPLE.says("<whose> Life card is removed", lambda who: of_player("Life card leaves", who))
SIMPLE.says(
    "a card is added to <whose> hand from <whose> Life (cards|area) <by>",
    lambda who, again, by: by_cause("Life card to hand", same_owner(who, again), by),
)
SIMPLE.says(
    "<whose> Life card is added to <whose> hand <by>",
    lambda who, again, by: by_cause("Life card to hand", same_owner(who, again), by),
)

# Hands --------------------------------------------------------------------------------------------------
SIMPLE.says("a card is trashed from your opponent's hand <by>", lambda by: trashed(Owner.OPPONENT, by))
SIMPLE.says("a|an <noun> is trashed from <whose> hand <by>", lambda noun, owner, by: trashed(owner, by, noun))
for _one in ("a card from|in <whose> hand is", "cards from|in <whose> hand are"):
    SIMPLE.says(f"{_one} trashed <by>", lambda owner, by: trashed(one_owner(owner), by))
for _pile in ("hand", "deck"):
    SIMPLE.says(
        f"a|an <noun> is placed in the|your trash from <whose> {_pile} <by>",
        lambda noun, who, by, event=f"trashed from {_pile}": trashed(who, by, noun, event),
    )
for _draw, _who in (("you draw", Owner.YOU), ("your opponent draws", Owner.OPPONENT)):
    SIMPLE.says(
        f"{_draw} <number> or more cards <drawing> <at-once>",
        lambda n, *_, who=_who: Happening((When("draws", who=who, at_least=n),)),
    )
    SIMPLE.says(f"{_draw} a|any card(s) <by-an-effect>", lambda _, who=_who: of_player("draws", who))
BY_AN_EFFECT = Phrase[None]("by-an-effect")
for _words in ("by|with|using an effect", "by|with|using effects"):
    BY_AN_EFFECT.means(_words, None)
for _draw, _their, _who, _own in (
    ("you draw", "your", Owner.YOU, "your effects"),
    ("your opponent draws", "their", Owner.OPPONENT, "opponent's effects"),
):
    SIMPLE.says(
        f"{_draw} a|any card(s) by|with|using {_their} own effect(s)",
        lambda who=_who, own=_own: by_cause("draws", who, Cause(own)),
    )
    SIMPLE.says(
        f"{_draw} a card outside (of) {_their} Draw Phase <by>",
        lambda by, who=_who: by_cause("draws", who, by),
    )
    SIMPLE.says(
        f"{_draw} a card in|during {_their} Draw Phase",
        lambda who=_who: of_player("draws in the Draw Phase", who),
    )
    SIMPLE.says(f"{_draw} a card <by>", lambda by, who=_who: by_cause("draws", who, _whose_effect(by)))


def trashed(
    owner: Owner, cause: Cause, noun: Noun | None = None, event: str = "trashed from hand"
) -> Happening:
    subject = None
    if noun is not None:
        said = noun.filter()
        if said is None or noun.described != Described(noun.described.filter):
            raise Misfit
        area = Area.HAND if event == "trashed from hand" else Area.DECK
        subject = Cards(one_owner(owner), (area,), said)
    who = Owner.EITHER if subject is not None else one_owner(owner)
    return Happening((When(event, subject, who, cause.by, source=cause.source, together=True),))


def _whose_effect(cause: Cause) -> Cause:
    """Any effect at all has words of its own."""
    if cause.by in ("", "battle") or cause == Cause("effects"):
        raise Misfit
    return cause


# Cards that come to the hand from piles, not by drawing.
for _add, _their, _who in (("you add", "your", Owner.YOU), ("your opponent adds", "their", Owner.OPPONENT)):
    for _pile, _area in (("deck", Area.DECK), ("trash", Area.TRASH)):
        SIMPLE.says(
            f"{_add} a card from {_their} {_pile} to {_their} hand <by>",
            lambda by, who=_who, area=_area: added(who, by, area),
        )
    SIMPLE.says(f"{_add} a card to {_their} hand <by>", lambda by, who=_who: added(who, _some(by)))
for _pile, _area in (("deck", Area.DECK), ("trash", Area.TRASH)):
    SIMPLE.says(
        f"a card is added to <whose> hand from <whose> {_pile} <by>",
        lambda who, again, by, area=_area: added(same_owner(who, again), by, area),
    )
    SIMPLE.says(
        f"a card is added from <whose> {_pile} to <whose> hand <by>",
        lambda who, again, by, area=_area: added(same_owner(who, again), by, area),
    )
SIMPLE.says("a card is added to <whose> hand <by>", lambda who, by: added(who, _some(by)))


def added(who: Owner, cause: Cause, area: Area | None = None) -> Happening:
    if cause.by == "battle":
        raise Misfit
    return Happening((When("added to hand", who=who, by=cause.by, source=cause.source, origin=area),))


# Cards trashed from the deck, all that one effect trashes at once; and this very card.
for _words in (
    "a card is trashed from (the top of) <whose> deck <by>",
    "a card is placed in the|your trash from (the top of) <whose> deck <by>",
    "cards are trashed from (the top of) <whose> deck <by>",
):
    SIMPLE.says(_words, lambda who, by: trashed(who, by, event="trashed from deck"))
SIMPLE.says(
    "a|an <noun> is trashed from (the top of) <whose> deck <by>",
    lambda noun, who, by: trashed(who, by, noun, "trashed from deck"),
)
SIMPLE.says(
    "you trash a card from (the top of) your deck <by>",
    lambda by: trashed(Owner.YOU, by, event="trashed from deck"),
)
for _pile, _area in (("your hand", Area.HAND), ("(the top of) your deck", Area.DECK)):
    for _words in (
        f"this card is trashed from {_pile} <by>",
        f"this card is placed in your|the trash from {_pile} <by>",
        f"you trash this card from {_pile} <by>",
    ):
        SIMPLE.says(_words, lambda by, area=_area: _itself_trashed(area, by))


for _pile in ("hand", "deck"):
    SIMPLE.says(
        f"<number> or more cards are trashed from <whose> {_pile} <by>",
        lambda n, who, by, event=f"trashed from {_pile}": Happening(
            (When(event, who=one_owner(who), by=by.by, source=by.source, at_least=_many(n), together=True),)
        ),
    )


for _trash, _their, _who in (
    ("you trash", "your", Owner.YOU),
    ("your opponent trashes", "their", Owner.OPPONENT),
):
    for _pile in ("hand", "deck"):
        SIMPLE.says(
            f"{_trash} <number> or more cards from (the top of) {_their} {_pile} <by> <at-once>",
            lambda n, by, _, who=_who, event=f"trashed from {_pile}": Happening(
                (When(event, who=who, by=by.by, source=by.source, at_least=_many(n), together=True),)
            ),
        )


def _many(number: int) -> int:
    if number < 2:
        raise Misfit
    return number


def _itself_trashed(area: Area, cause: Cause) -> Happening:
    if cause.by == "battle":
        raise Misfit
    return when(f"trashed from {area}", Cards(Owner.YOU, (area,), ThisCard()), cause)


def same_owner(one: Owner, two: Owner) -> Owner:
    if one != two:
        raise Misfit
    return one_owner(one)


def _some(cause: Cause) -> Cause:
    if not cause.by:
        raise Misfit
    return cause


for _words in (
    "an Event is activated",
    "you or your opponent activates an Event",
    "either player activates an Event",
    "a player activates an Event",
):
    SIMPLE.says(_words, lambda: of_player("activates an Event", Owner.EITHER))

# Activations of several kinds ------------------------------------------------------------------------------
ACTIVATED = Phrase[str]("activated")
ACTIVATED.means("an Event", "activates an Event")
ACTIVATED.means("(a) [Blocker]", "activates Blocker")
ACTIVATED.means("(a) [Trigger]", "Trigger activated")
for _verb, _who in (("you activate", Owner.YOU), ("your opponent activates", Owner.OPPONENT)):
    SIMPLE.says(f"{_verb} [Trigger]", lambda who=_who: of_player("Trigger activated", who))
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
SIMPLE.says("a|an <noun> is played <by>", lambda noun, by: played(Owner.EITHER, noun, _some(by)))
SIMPLE.says("a player plays a|an <noun>", lambda noun: played(Owner.EITHER, noun))
SIMPLE.says("this Character|card is played", lambda: when("played", THIS))
SIMPLE.says(
    "this Character|card is played from <in-area> <by>",
    lambda place, by: _from(when("played", THIS, of_their_own(Owner.YOU, by)), place),
)
SIMPLE.says(
    "this Character|card is played <by>", lambda by: when("played", THIS, of_their_own(Owner.YOU, _some(by)))
)
# An attack is blocked by a [Blocker] of the opponent; "that Character" is the one that blocks.
for _words in (
    "<attack-of> is blocked",
    "your opponent blocks <attack-of>",
    "your opponent activates (a) [Blocker] against <attack-of>",
):
    SIMPLE.says(_words, lambda what: _blocked(what))
SIMPLE.says("<event-subject> is blocked", lambda what: _blocked(what))
SIMPLE.says("your attack is blocked", lambda: _blocked(Cards(Owner.YOU, LEADER_AND_CHARACTERS)))
SIMPLE.says("your opponent blocks (an attack)", lambda: of_player("activates Blocker", Owner.OPPONENT))
SIMPLE.says("<event-subject> is returned to your hand <by>", lambda what, by: _to_your_hand(what, by))


def _blocked(attackers: Cards) -> Happening:
    """Rule 7-1-2: a [Blocker] was activated against the attack of such a card."""
    if attackers.owner is not Owner.YOU:
        raise Misfit
    one = attackers == THIS or attackers.areas == (Area.LEADER,)
    return Happening(when("blocked", attackers).timings, points=TO_OTHER if one else UNCLEAR)


def _from(happening: Happening, place: Described) -> Happening:
    (event,) = happening.timings
    if place.owner is not Owner.YOU or len(place.areas) != 1:
        raise Misfit
    return Happening((replace(event, origin=place.areas[0]),))


def _to_your_hand(what: Cards, cause: Cause) -> Happening:
    return when("returned to hand", of_owner(what, Owner.YOU), cause)
