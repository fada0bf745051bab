"""What happens instead for a time: cards gain a replacement effect (Rules 8-1-3-4, 8-2-4)."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.selections import Every, Owner, Selection, Slot, This
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.replaced import (
    LEADER,
    NOTHING_INSTEAD,
    Instead,
    damage,
    followed,
    replaced,
)
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.events import THIS
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.which_cards.others import names_this


class Watched(NamedTuple):
    """What would happen to cards, each of which gains the replacement; or to a player, by the Leader."""

    keeper: Selection
    woulds: tuple[a.Would, ...]


WATCHED = Phrase[Watched]("watched")
WATCHED.says("this Character|Leader|card <woulds>", lambda woulds: Watched(This(), woulds))
WATCHED.says("<that-card> <woulds>", lambda slot, woulds: Watched(Slot(slot), woulds))
WATCHED.says("<player-would>", lambda would: Watched(Every(LEADER), (would,)))
# Said of a player's cards, also of those that come later: the Leader, which is always there, keeps watch.
ANY_OF_YOURS = Phrase[tuple[Noun, tuple[a.Would, ...]]]("any-of-yours-would")
ANY_OF_YOURS.says("(any of|one of) your <noun> <woulds>", lambda noun, woulds: (noun, woulds))

LASTING = Phrase[Steps]("lasting-replacement")
LASTING.says("if <watched> <duration> , <instead>", lambda it, until, deed: _as_long(it, deed, until))
LASTING.says("<duration> , if <watched> , <instead>", lambda until, it, deed: _as_long(it, deed, until))
LASTING.says(
    "if <any-of-yours-would> <duration> , <instead>",
    lambda some, until, deed: _any_time(some[0], some[1], deed, until),
)
LASTING.says(
    "<duration> , if <any-of-yours-would> , <instead>",
    lambda until, some, deed: _any_time(some[0], some[1], deed, until),
)

# Only the next time: the card gains it for once.
NEXT_TIME = Phrase[Duration]("next-time")
NEXT_TIME.means("this turn", Duration.TURN)
NEXT_TIME.says("<duration>", lambda until: until)
LASTING.says(
    "the next time <watched> <next-time> , <instead>", lambda it, until, deed: _once(it, deed, until)
)
LASTING.says(
    "<duration> , the next time <watched> , <instead>", lambda until, it, deed: _once(it, deed, until)
)
# Of several cards the first one to which it would happen.
LASTING.says(
    "the next time <any-of-yours-would> <next-time> , <instead>",
    lambda some, until, deed: _first(some[0], some[1], deed, until),
)
LASTING.says(
    "<duration> , the next time <any-of-yours-would> , <instead>",
    lambda until, some, deed: _first(some[0], some[1], deed, until),
)
# In a whole turn to come: it is gained when that turn begins. There the first time is the next one.
for _first_or_next in ("next", "first"):
    for _watched, _make in (
        ("<watched>", lambda it, deed: _once(it, deed, Duration.TURN)),
        ("<any-of-yours-would>", lambda some, deed: _first(some[0], some[1], deed, Duration.TURN)),
    ):
        LASTING.says(
            f"the {_first_or_next} time {_watched} <next-turn> , <instead>",
            lambda it, when, deed, make=_make: (e.Later(when, make(it, deed)),),
        )
        LASTING.says(
            f"<next-turn> , the {_first_or_next} time {_watched} , <instead>",
            lambda when, it, deed, make=_make: (e.Later(when, make(it, deed)),),
        )
for _watched, _make in (
    ("<watched>", lambda it, deed: _as_long(it, deed, Duration.TURN)),
    ("<any-of-yours-would>", lambda some, deed: _any_time(some[0], some[1], deed, Duration.TURN)),
):
    LASTING.says(
        f"if {_watched} <next-turn> , <instead>",
        lambda it, when, deed, make=_make: (e.Later(when, make(it, deed)),),
    )
    LASTING.says(
        f"<next-turn> , if {_watched} , <instead>",
        lambda when, it, deed, make=_make: (e.Later(when, make(it, deed)),),
    )
EFFECT.says("<lasting-replacement>", lambda steps: steps)
# "Then" goes on with the effect that gives it.
STEPS.says("<lasting-replacement> If you do|did , <steps>", lambda steps, then: _with(steps, then))


def _as_long(it: Watched, deed: Instead, until: Duration) -> Steps:
    return (e.Grant(it.keeper, _gained(it, deed), until),)


def _once(it: Watched, deed: Instead, until: Duration) -> Steps:
    return (used_once(it.keeper, _gained(it, deed), until),)


def _any_time(noun: Noun, woulds: tuple[a.Would, ...], deed: Instead, until: Duration) -> Steps:
    return (e.Grant(Every(LEADER), _kept(noun, woulds, deed), until),)


def _first(noun: Noun, woulds: tuple[a.Would, ...], deed: Instead, until: Duration) -> Steps:
    return (used_once(Every(LEADER), _kept(noun, woulds, deed), until),)


def _kept(noun: Noun, woulds: tuple[a.Would, ...], deed: Instead) -> a.ReplacementEffect:
    """What the Leader does for such cards."""
    if names_this((noun.filter(), _sources(woulds), deed.steps)):
        raise Misfit
    return replaced(noun.cards(Owner.YOU), woulds, deed)


def _gained(it: Watched, deed: Instead) -> a.ReplacementEffect:
    """In it "this" is the card that gained it, which need not be the one that gives it."""
    if it.keeper != This() and names_this((_sources(it.woulds), deed.steps)):
        raise Misfit
    return replaced(THIS, it.woulds, deed)


def _sources(woulds: tuple[a.Would, ...]) -> tuple[object, ...]:
    return tuple(would.source for would in woulds)


def used_once(keeper: Selection, ability: a.AutoEffect | a.ReplacementEffect, until: Duration) -> e.Grant:
    """Gone when that time has come."""
    return e.Grant(keeper, replace(ability, gate=replace(ability.gate, once=True)), until, once=True)


def _with(steps: Steps, then: Steps) -> Steps:
    """ "If you do" is said of what is done instead, when that comes."""
    (grant,) = steps
    if not isinstance(grant, e.Grant) or not isinstance(grant.ability, a.ReplacementEffect):
        raise Misfit
    if grant.what != This() and names_this(then):
        raise Misfit
    return (replace(grant, ability=followed(grant.ability, then)),)


# Damage that is not taken: nothing is done instead.
for _words in (
    "you do not take (any) damage",
    "your Leader does not take (any) damage",
    "you take no damage",
):
    EFFECT.says(f"{_words} <duration>", lambda until: _unhurt(until))
    EFFECT.says(f"<duration> , {_words}", lambda until: _unhurt(until))
EFFECT.says("your Leader takes no damage <duration>", lambda until: _unhurt(until))
for _who in ("you", "your Leader"):
    EFFECT.says(
        f"prevent the next damage {_who} would take <next-time>", lambda until: _unhurt(until, once=True)
    )


def _unhurt(until: Duration, once: bool = False) -> Steps:
    it = Watched(Every(LEADER), (damage(Cause()),))
    return (_once if once else _as_long)(it, NOTHING_INSTEAD, until)
