"""More of what cannot be done to cards: by whose effects, to which place, by which cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Every, Owner, Selection, Slot, This
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.players import PLAYER_BAN, blocking
from optcg.text.phrases.what_is_done.changes import BAN, PREDICATE, ban, say, source_of
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.which_cards.describe import Described, all_of, sure
from optcg.text.phrases.which_cards.nouns import Noun, choose, every
from optcg.text.words.tokens import AUTO_TAGS

for _words in ("be set (as) active", "become active"):
    BAN.says(f"{_words} <by>", lambda by: ban("be set active", by_effects(_said(by))))
# Cards are set as active in the Refresh Phase, too (Rule 6-2-4).
BAN.means("be set (as) active", ban("become active"))
BAN.says("be trashed <by>", lambda by: ban("be trashed", by_effects(by)))
SOME_HAND = Phrase[None]("some-hand")
SOME_HAND.says("<a-hand>", lambda _: None)
SOME_HAND.means("(the) hand", None)
BAN.says("be returned to <some-hand> <by>", lambda _, by: ban("be returned to hand", by_effects(by)))
BAN.says(
    "be returned to <some-hand> or (the) deck <by>",
    lambda _, by: ban("be returned to hand", by_effects(by)) + ban("be returned to the deck", by),
)
BAN.says("be returned to <the-deck> <by>", lambda _, by: ban("be returned to the deck", by_effects(by)))
BAN.says(
    "be placed at the bottom of <the-deck> <by>",
    lambda _, by: ban("be placed at the bottom of the deck", by_effects(by)),
)
# Two or three of them at once: "be K.O.'d or returned to the owner's hand by your opponent's effects".
UNDONE = Phrase[str]("undone")
UNDONE.means("rested", "be rested")
UNDONE.means("K.O.'d", "be K.O.'d")
UNDONE.means("removed from the field", "be removed")
UNDONE.means("trashed", "be trashed")
UNDONE.means("given negative|- power", "lose power")
UNDONE.says("returned to <some-hand>", lambda _: "be returned to hand")
UNDONE.says("returned to <the-deck>", lambda _: "be returned to the deck")
UNDONE.says("placed at the bottom of <the-deck>", lambda _: "be placed at the bottom of the deck")
BAN.says("be <undone> or <undone> <by>", lambda one, two, by: none_of(by, one, two))
BAN.says("be <undone> , <undone> , or <undone> <by>", lambda a, b, c, by: none_of(by, a, b, c))


def _in_either_way(one: Cause, two: Cause) -> Steps:
    if {one.by, two.by} not in ({"battle", "effects"}, {"battle", "opponent's effects"}):
        raise Misfit
    return ban("be K.O.'d", one) + ban("be K.O.'d", two)


_OF_EFFECTS: Final = (
    "be trashed",
    "be returned to hand",
    "be returned to the deck",
    "be placed at the bottom of the deck",
    "lose power",
)


def none_of(by: Cause, *deeds: str) -> Steps:
    """ "K.O.'d or removed by effects" is not read: whether any K.O. is meant, the words do not tell."""
    if len(set(deeds)) < len(deeds) or {"be K.O.'d", "be removed"} <= set(deeds):
        raise Misfit
    found: Steps = ()
    for what_not in deeds:
        found += ban(what_not, by_effects(by) if what_not in _OF_EFFECTS else by)
    return found


BAN.says(
    "be K.O.'d in battle or <undone> <by>",
    lambda also, by: ban("be K.O.'d", Cause("battle")) + none_of(by, also),
)
BAN.says("be K.O.'d in battle or by effects", lambda: ban("be K.O.'d"))
# With certain cards in battle, and by effects.
for _both in ("<in-battle-by> or|and <by>", "<by> or|and <in-battle-by>"):
    BAN.says(f"be K.O.'d {_both}", lambda one, two: _in_either_way(one, two))
BAN.says(
    "be K.O.'d in battle or by your opponent's effects",
    lambda: ban("be K.O.'d", Cause("battle")) + ban("be K.O.'d", Cause("opponent's effects")),
)
BAN.says("have its|their effect(s) negated <by>", lambda by: ban("be negated", by_anyone(by)))
# "Cannot be blocked" is a keyword effect; this is the ban that needs no blocker of a kind.
BAN.says("be blocked by any card", lambda: ban("be blocked"))
BAN.says(
    "be blocked by (your opponent's) <noun>", lambda noun: ban("be blocked", Cause(source=source_of(noun)))
)
BAN.says(
    "be attacked by (your opponent's) <noun>", lambda noun: ban("be attacked", Cause(source=source_of(noun)))
)
for _not in ("do|does not become active", "will not become active"):
    PREDICATE.says(_not, lambda: ban("become active"))
for _phase in ("your (opponent's) Refresh Phase(s)", "the Refresh Phase"):
    BAN.says(f"become active in|during {_phase}", lambda: ban("become active in the Refresh Phase"))
    PREDICATE.says(
        f"do|does not become active in|during {_phase}", lambda: ban("become active in the Refresh Phase")
    )


for _verb in ("is|are unaffected", "is|are not affected"):
    PREDICATE.says(f"{_verb} <by>", lambda by: ban("be affected", by_effects(_said(by))))
    PREDICATE.says(
        f"{_verb} by your opponent's <noun>",
        lambda noun: ban("be affected", Cause("opponent's effects", source_of(noun))),
    )
BAN.says("be affected <by>", lambda by: ban("be affected", by_effects(_said(by))))
BAN.says("be chosen|selected|targeted <by>", lambda by: ban("be chosen", by_effects(by)))
BAN.says("be the target of (your opponent's) attacks", lambda: ban("be attacked"))
BAN.says("be chosen as the|a target of (your opponent's) attacks", lambda: ban("be attacked"))
for _target in ("chosen|selected as the target", "chosen|selected as a target", "the target"):
    BAN.says(f"be {_target} of effects", lambda: ban("be chosen", Cause("effects")))
    BAN.says(
        f"be {_target} of your opponent's effects", lambda: ban("be chosen", Cause("opponent's effects"))
    )
# Keywords that are not gained; what is printed on the card stays, unless it is lost.
BAN.says("gain <keywords>", lambda keywords: _ungained(*keywords))
BAN.says("gain <keyword> or <keyword>", lambda one, two: _ungained(one, two))
PREDICATE.says(
    "lose(s) (its|their) <keyword> and cannot gain it|them",
    lambda keyword: (e.LoseKeyword(This(), keyword), *_ungained(keyword)),
)


def _ungained(*keywords: str) -> Steps:
    return tuple(e.Forbid(This(), f"gain [{keyword}]") for keyword in keywords)


# What makes less of a number: "-2000 power", "-1 cost".
for _number in ("power", "cost"):
    BAN.says(
        f"have its|their {_number} reduced|decreased|lowered <by>",
        lambda by, what=f"lose {_number}": ban(what, by_effects(by)),
    )
    BAN.says(
        f"be given negative|- {_number} <by>", lambda by, what=f"lose {_number}": ban(what, by_effects(by))
    )
    EFFECT.says(
        f"<of-whom> {_number} cannot be reduced|decreased|lowered <by> <until>",
        lambda what, by, until, ban_=f"lose {_number}": say(what, ban(ban_, by_effects(by)), until),
    )
    EFFECT.says(
        f"<that-card-s> {_number} cannot be reduced|decreased|lowered <by> <until>",
        lambda slot, by, until, ban_=f"lose {_number}": say(Slot(slot), ban(ban_, by_effects(by)), until),
    )
    EFFECT.says(
        f"the {_number} of <targets> cannot be reduced|decreased|lowered <by> <until>",
        lambda what, by, until, ban_=f"lose {_number}": say(what, ban(ban_, by_effects(by)), until),
    )


def _said(cause: Cause) -> Cause:
    if not cause.by:
        raise Misfit
    return cause


def by_effects(cause: Cause) -> Cause:
    """Only effects do it."""
    if cause.by == "battle":
        raise Misfit
    return cause if cause.by else Cause("effects")


def by_anyone(cause: Cause) -> Cause:
    if cause.source is not None or cause.by not in ("", "effects", "opponent's effects"):
        raise Misfit
    return by_effects(cause)


# Of whose effects it is said: "the effects of ... cannot be negated".
for _words in (
    "the effect(s) of <targets> cannot be negated <by> <until>",
    "<of-whom> effect(s) cannot be negated <by> <until>",
):
    EFFECT.says(_words, lambda what, by, until: say(what, ban("be negated", by_anyone(by)), until))
EFFECT.says(
    "<that-card-s> effect(s) cannot be negated <by> <until>",
    lambda slot, by, until: say(Slot(slot), ban("be negated", by_anyone(by)), until),
)
EFFECT.says("<of-whom> effect(s) is|are negated <until>", lambda what, until: (e.Negate(what, until),))
EFFECT.says(
    "<of-whom> <timing> effect(s) is|are negated <until>",
    lambda what, timing, until: _silenced(what, timing, until),
)
EFFECT.says(
    "<that-card-s> <timing> effect(s) is|are negated <until>",
    lambda slot, timing, until: (e.Negate(Slot(slot), until, timing=_auto(timing)),),
)
OF_WHOM = Phrase[Selection]("of-whom")
OF_WHOM.means("this Character's|Leader's|card's|Stage's", This())
OF_WHOM.says(
    "all of <whose> <ahead> <head-s>", lambda owner, ahead, head: every(head.and_(Described(ahead)), owner)
)
OF_WHOM.says(
    "up to <number> of <whose> <ahead> <head-s>",
    lambda n, owner, ahead, head: choose(head.and_(Described(ahead)), n, owner, up_to=True),
)
OF_WHOM.says("<whose> <ahead> <head-s>", lambda owner, ahead, head: every(head.and_(Described(ahead)), owner))


# Attacks of certain cards.
EFFECT.says(
    "<player> cannot attack with (your|their) <noun> <until>",
    lambda who, noun, until: _no_attacks(who, noun, until),
)


def _no_attacks(who: Owner, noun: Noun, until: Duration) -> Steps:
    """It is said of the player, so that a card that comes later does not attack either."""
    if until is Duration.ON_FIELD:
        return say(every(noun, who), ban("attack"), until)
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return (e.ForbidPlayer(who, "attack", until, noun.filter()),)


for _how in ("by effects", "using effects", "by|with|using their (own) effects"):
    EFFECT.says(
        f"your opponent cannot choose|select this Character|card {_how}",
        lambda: say(This(), ban("be chosen", Cause("opponent's effects"))),
    )
EFFECT.says(
    "your opponent cannot attack this Character|Leader|card <until>",
    lambda until: say(This(), ban("be attacked"), until),
)


# What players cannot activate.
PLAYER_BAN.says("activate <noun>", lambda noun: _events(noun))
for _which in ("<noun>", "a|an|any <noun>", "(any of) their|your <noun>"):
    for _block in ("(the) [Blocker] of", "[Blocker] with|using|on"):
        PLAYER_BAN.says(f"activate {_block} {_which}", lambda noun: blocks(noun))
    PLAYER_BAN.says(f"block with|using {_which}", lambda noun: blocks(noun))
PLAYER_BAN.means("block (attacks)", ("activate Blocker", None))
EFFECT.says(
    "<player> cannot activate <ahead> [Blocker] <noun> or [Counter] Events <until>",
    lambda who, ahead, noun, until: tuple(
        e.ForbidPlayer(who, what, until, of)
        for what, of in (blocks(noun.and_(Described(ahead))), counter_events("Counter"))
    ),
)
for _can in ("can only activate [Blocker] with|using", "can only block with|using"):
    EFFECT.says(
        f"your opponent {_can} <noun> <until>",
        lambda noun, until: (
            e.ForbidPlayer(Owner.OPPONENT, "activate Blocker", until, f.Without(source_of(noun))),
        ),
    )
PLAYER_BAN.says("activate [Blocker] with <traits>", lambda said: ("activate Blocker", _only(said)))
PLAYER_BAN.means("give (any) DON!! cards", ("give DON!!", None))
PLAYER_BAN.says("give (any) DON!! cards to (your|their) <noun>", lambda noun: ("give DON!!", source_of(noun)))
PLAYER_BAN.says("activate <timing>", lambda timing: counter_events(timing))


def blocks(noun: Noun) -> tuple[str, Filter | None]:
    source_of(noun)
    return blocking(noun)


def counter_events(timing: str) -> tuple[str, Filter | None]:
    """ "Cannot activate [Counter]": [Counter] Events (Rule 10-2-4)."""
    if timing != "Counter":
        raise Misfit
    return "activate Events", all_of(f.CategoryIs(Category.EVENT), f.HasTiming(timing))


def _only(said: Described) -> Filter:
    if said != Described(said.filter):
        raise Misfit
    return sure(said.filter)


def _events(noun: Noun) -> tuple[str, Filter | None]:
    """Rule 6-5-3-1: Events are activated out of the hand, so that to name it changes nothing."""
    in_hand = noun.described.areas == (Area.HAND,)
    if in_hand:
        noun = replace(noun, described=replace(noun.described, areas=(), owner=None))
    if noun.kinds != (Category.EVENT,) or not noun.plural or (noun.described.filter is None and not in_hand):
        raise Misfit
    return "activate Events", None if noun.described.filter is None else source_of(noun)


for _both in ("Events or [Blocker]", "[Blocker] or Events"):
    EFFECT.says(
        f"your opponent cannot activate {_both} <duration>",
        lambda until: (
            e.ForbidPlayer(Owner.OPPONENT, "activate Events", until),
            e.ForbidPlayer(Owner.OPPONENT, "activate Blocker", until),
        ),
    )

for _words in (
    "negate the <timing> effect(s) of <targets>",
    "the <timing> effect(s) of <targets> is|are negated",
):
    EFFECT.says(f"{_words} <until>", lambda timing, what, until: _silenced(on_field(what), timing, until))
EFFECT.says(
    "negate <that-card-s> <timing> effect(s) <until>",
    lambda slot, timing, until: (e.Negate(Slot(slot), until, _auto(timing)),),
)


def _silenced(what: Selection, timing: str, until: Duration) -> Steps:
    """The [On Play] effects of cards that are there are over; are those meant that come?"""
    if isinstance(what, Every) and timing == "On Play" and until is not Duration.ON_FIELD:
        raise Misfit
    return (e.Negate(what, until, _auto(timing)),)


BAN.says("activate its|their <timing> effect(s)", lambda timing: (e.Negate(This(), timing=_auto(timing)),))
BAN.says("activate <timing> effects", lambda timing: (e.Negate(This(), timing=_auto(timing)),))
# A keyword effect that is negated is lost as long.
EFFECT.says(
    "negate the <keyword> of <targets> <until>",
    lambda keyword, what, until: say(what, _lost(keyword), until),
)


def _lost(keyword: str) -> Steps:
    return (e.LoseKeyword(This(), keyword),)


def _auto(timing: str) -> str:
    if timing not in AUTO_TAGS:
        raise Misfit
    return timing
