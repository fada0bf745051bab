"""Cards by what they did in a turn: "Characters that attacked this turn", "that were rested this turn"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.amounts import Amount, Happened, HappenedToOthers
from optcg.model.conditions import Condition
from optcg.model.filters import Filter
from optcg.model.selections import Every, Owner
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.plain_words import SO
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.whether.facts import FACT
from optcg.text.phrases.whether.history import (
    HOW_PLAYED,
    TIMES,
    Deed,
    each_once,
    so_many,
    times_of,
    to_cards,
)
from optcg.text.phrases.whether.past import PAST, PAST_TALLY, in_last
from optcg.text.phrases.which_cards.describe import AFTER, Described, any_of
from optcg.text.phrases.which_cards.nouns import Noun, several

# What a card of the field has done, or had done to it, and is still there.
_OF_FIELD: Final = frozenset(
    "attacks|attacked|battles|activates Blocker|deals damage|rested|set active|given DON!!|played".split("|")
)
_ATTACKS: Final = Deed("attacks")
DID_SO = Phrase[Described]("did-so")
DID_SO.says("<have> <did>", lambda _, deed: _of(deed))
DID_SO.says("<was> <done-to>", lambda _, deed: _of(deed))
DID_SO.says("<have> <did> or <did>", lambda _, one, two: _either(_of(one), _of(two)))
DID_SO.says("<have-not> <did>", lambda _, deed: _not(_of(deed)))
DID_SO.says("did not <did-base>", lambda deed: _not(_of(deed)))
DID_SO.says("<was-not> <done-to>", lambda _, deed: _not(_of(deed)))
IN_TURN = Phrase[Owner | None]("in-turn")
IN_TURN.says("<this-turn>", lambda _: None)
IN_TURN.says("<last-turn>", lambda whose: whose)
DID = Phrase[Described]("did-in-turn")
DID.says("<did-so> <in-turn>", lambda said, whose: _timed(said, whose))
SO.says("<did-in-turn>", lambda said: _only(said))
AFTER.says("that <did-in-turn>", lambda said: said)
AFTER.says("<done-to> <in-turn>", lambda deed, whose: _done(deed, whose))
FACT.says("<that-card> <did-in-turn>", lambda slot, said: c.SlotFits(slot, _only(said)))
FACT.says("all of <whose> <noun> <did-in-turn>", lambda owner, noun, said: _all(owner, noun, said))
# Of a card that was played just before.
STEPS.says(
    "<clauses> <stop> if <that-card> was <how-played> , <steps>",
    lambda steps, _, slot, deed, then: (
        *_play(steps),
        e.If(c.SlotFits(slot, _only(_timed(_of(deed), None))), then),
    ),
)
# The plain wording of how many cards did it, each of them once.
TIMES.says(
    "the number of different cards for which <simple-event>",
    lambda event: replace(times_of(event), by_card=True),
)
TIMES.says(
    "the number of different other cards for which <simple-event>",
    lambda event: HappenedToOthers(times_of(event).when, by_card=True),
)
TIMES.says(
    "the number of different cards for which <simple-event> against <other-side>",
    lambda event, other: replace(times_of(event), other=other.filter, by_card=True),
)
for _area in (Area.HAND, Area.TRASH, Area.DECK):
    HOW_PLAYED.says(f"played from the {_area.value} <by>", lambda by, area=_area: Deed("played", by, area))
# Those that came in some way, in the turn in which they came.
for _words, _keyword in (("can attack Characters", "Rush: Character"), ("can attack", "Rush")):
    EFFECT.says(
        f"<whose> <noun> <how-played> {_words} on the turn in which it|they is|are played",
        lambda owner, noun, deed, keyword=_keyword: (
            e.GainKeyword(Every(several(noun).and_(_timed(_of(deed), None)).cards(owner)), keyword),
        ),
    )


def _play(steps: Steps) -> Steps:
    if not isinstance(steps[-1], e.Play):
        raise Misfit
    return steps


def _of(deed: Deed) -> Described:
    """Whose cards they can be, the other card of the attack may tell (Rule 7-1-1-2)."""
    event, (by, source), origin, whose, other = deed
    if event not in _OF_FIELD or (origin is not None and event != "played"):
        raise Misfit
    if event == "set active" and not by:
        raise Misfit  # the Refresh Phase sets cards as active as well
    when = When(event, by=by, source=source, origin=origin)
    return Described(f.Did(Happened(when, other, by_card=True)), whose)


def _not(said: Described) -> Described:
    assert said.filter is not None
    return Described(f.Without(said.filter), said.owner)


def _either(one: Described, two: Described) -> Described:
    if one.owner is not two.owner:
        raise Misfit
    return Described(any_of(one.filter, two.filter), one.owner)


def _done(deed: Deed, whose: Owner | None) -> Described:
    """ "Characters rested this turn"; those "attacked this turn" may have attacked."""
    said = _of(deed)
    if deed.event == "attacked" and deed.other is None:
        raise Misfit
    return _timed(said, whose)


def _timed(said: Described, whose: Owner | None) -> Described:
    """In this turn, in which a play has a filter of its own, or in the last turn of a player."""
    if whose is not None:
        return in_last(said, whose)
    parts = said.filter.filters if isinstance(said.filter, f.AnyOf) else (said.filter,)
    if any(part in (_PLAYED, f.Without(_PLAYED)) for part in parts):
        raise Misfit
    return said


_PLAYED: Final = f.Did(Happened(When("played"), by_card=True))


def _only(said: Described) -> Filter:
    if said.filter is None or said.owner is not None:
        raise Misfit
    return said.filter


def _all(owner: Owner, noun: Noun, said: Described) -> Condition:
    """Of the cards that are there, of which there must be one."""
    if noun.described.areas:
        raise Misfit
    return c.OnlyHave(several(noun).cards(owner), _only(said))


# "You attacked with 2 or more Characters."
PAST.says(
    "<player> <have> attacked with <number> <bound> (of your|of their) <noun>",
    lambda who, _, n, bound, noun: _with(who, noun, bound, n),
)


# "For each Character your opponent has attacked with": each of them once.
PAST_TALLY.says(
    "<noun> <player> <have> attacked with", lambda noun, who, _: each_once(_attacks(who, noun), _ATTACKS)
)


def _with(who: Owner, noun: Noun, bound: str, number: int) -> Condition:
    return so_many(_attacks(who, several(noun)), _ATTACKS, bound, number)


def _attacks(who: Owner, noun: Noun) -> Amount:
    if noun.described.areas or noun.described.owner:
        raise Misfit
    return to_cards(noun.cards(who), _ATTACKS)


# Cards of the trash that came there in this turn.
for _put in ("that was|were placed there", "placed there"):
    AFTER.means(f"{_put} (on|during|in) this turn", Described(f.PutThereThisTurn()))
for _put in ("that was|were placed", "placed"):
    AFTER.says(
        f"{_put} in <whose> trash (on|during|in) this turn",
        lambda owner: Described(f.PutThereThisTurn(), owner, (Area.TRASH,)),
    )
