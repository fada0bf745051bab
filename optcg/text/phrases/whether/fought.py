"""Whom cards have fought, and what players have done to cards: "attacked your opponent's Leader"."""

from __future__ import annotations

from functools import reduce
from typing import Final, NamedTuple

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.amounts import Amount, Happened, Plus
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import Cards, Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.when.attack_events import Side, downed, felled
from optcg.text.phrases.when.causes import NO_CAUSE, Cause
from optcg.text.phrases.when.doers import by_effects
from optcg.text.phrases.when.events import Happening, when
from optcg.text.phrases.whether.history import DID, DID_BASE, DONE_TO, Deed, ever, never, owned, to_cards
from optcg.text.phrases.whether.past import PAST
from optcg.text.phrases.which_cards.describe import sure
from optcg.text.phrases.which_cards.nouns import Noun

# The other card of an attack or a battle; its player is the other one (Rule 7-1-1-2).
_SIDES = (("<other-side>", None), ("<own-side>", Owner.OPPONENT), ("<their-side>", Owner.YOU))
for _side, _whose in _SIDES:
    for _phrase, _attack, _battle in ((DID, "attacked", "battled"), (DID_BASE, "attack", "battle")):
        _phrase.says(f"{_attack} {_side}", lambda other, whose=_whose: _against("attacks", other, whose))
        _phrase.says(
            f"{_battle} (with|against) {_side}",
            lambda other, whose=_whose: _against("battles", other, whose),
        )
    DONE_TO.says(f"attacked by {_side}", lambda other, whose=_whose: _against("attacked", other, whose))
    PAST.says(
        f"<player> <have> attacked {_side} <attackers>",
        lambda who, _, other, cards, whose=_whose: ever(_by_player(who, cards, other, whose)),
    )
    PAST.says(
        f"<player> <have-not> attacked {_side} <attackers>",
        lambda who, _, other, cards, whose=_whose: never(_by_player(who, cards, other, whose)),
    )
    PAST.says(
        f"<player> did not attack {_side} <attackers>",
        lambda who, other, cards, whose=_whose: never(_by_player(who, cards, other, whose)),
    )


def _by_player(who: Owner, cards: Cards, other: Side, whose: Owner | None) -> Amount:
    return to_cards(owned(cards, who), _against("attacks", other, whose))


def _against(event: str, other: Side, whose: Owner | None) -> Deed:
    if other.filter == f.ThisCard():
        whose = Owner.OPPONENT
    return Deed(event, whose=whose, other=other.filter)


DONE_TO.says("K.O.'d <in-battle-by>", lambda by: Deed("K.O.'d", by))
DONE_TO.says(
    "K.O.'d in battle by <own-side>",
    lambda other: Deed("K.O.'d", Cause("battle", sure(other.filter)), whose=Owner.OPPONENT),
)
DONE_TO.means("K.O.'d in battle by this Character|Leader|card", Deed("K.O.'d", Cause("battle", f.ThisCard())))
# Characters that were K.O.'d in battle: any of the opponent's, or such.
FELLED = Phrase[Cards | None]("felled")
FELLED_BASE = Phrase[Cards | None]("felled-base")
for _felled, _fight, _ko in (
    (FELLED, "battled|attacked and K.O.'d", "K.O.'d"),
    (FELLED_BASE, "battle|attack and K.O.", "K.O."),
):
    for _whom in ("a", "an opponent's", "your opponent's"):
        _felled.means(f"{_fight} {_whom} Character", None)
        _felled.means(f"{_ko} {_whom} Character in battle", None)
    _felled.says(f"{_fight} <fallen>", lambda what: what)
    _felled.says(f"{_ko} <fallen> in battle", lambda what: what)
PAST.says("<event-subject> <have> <felled>", lambda who, _, what: ever(_fought(who, what)))
PAST.says("<event-subject> <have-not> <felled>", lambda who, _, what: never(_fought(who, what)))
PAST.says("<event-subject> did not <felled-base>", lambda who, what: never(_fought(who, what)))
PAST.says("this Character|Leader <have> K.O.'d <event-subject>", lambda _, what: ever(_times(downed(what))))
PAST.says(
    "this Character|Leader <have-not> K.O.'d <event-subject>", lambda _, what: never(_times(downed(what)))
)
PAST.says("this Character|Leader did not K.O. <event-subject>", lambda what: never(_times(downed(what))))


def _fought(who: Cards, what: Cards | None) -> Amount:
    return _times(when("battles and K.O.s", who) if what is None else felled(who, what))


def _times(happening: Happening) -> Amount:
    """How often any of its timings has come."""
    counts: list[Amount] = [Happened(timing) for timing in happening.timings]
    return reduce(Plus, counts)


# What players did to cards of the field: how often, and to which.
class Some(NamedTuple):
    what: Cards
    compare: str = ">="
    number: int = 1


SOME = Phrase[Some]("some-cards")
SOME.says("<event-subject>", Some)
SOME.says("<how-many> of <whose> <noun>", lambda many, owner, noun: _some(many, noun, owner))
SOME.says("<how-many> <noun>", lambda many, noun: _some(many, noun, None))


def _some(many: tuple[str, int], noun: Noun, owner: Owner | None) -> Some:
    if noun.described.areas:
        raise Misfit
    return Some(noun.cards(owner), *many)


# A player's own cards are rested by attacks, set active by the Refresh Phase and trashed to make room
# as well (Rules 7-1-1-1, 6-2-4, 3-7-6-1).
_BY_RULES: Final = ("rested", "set active", "trashed")
_FOES: Final = {Owner.YOU: Owner.OPPONENT, Owner.OPPONENT: Owner.YOU}


class Done(NamedTuple):
    """What a player did to some cards."""

    event: str
    some: Some
    cause: Cause

    def fact(self, who: Owner) -> Condition:
        what, compare, number = self.some
        if number > 1 and self.event in ("rested", "set active"):
            raise Misfit  # one card twice is not two cards
        if self.cause == NO_CAUSE and self.event in _BY_RULES and what.owner is not _FOES[who]:
            raise Misfit  # are those meant, too, to which no effect did it?
        by = "your effects" if who is Owner.YOU else "opponent's effects"
        if self.cause == Cause("battle") and self.event == "K.O.'d" and what.owner is _FOES[who]:
            return Compare(_times(when(self.event, what, self.cause)), compare, number)
        return Compare(_times(by_effects(self.event, what, self.cause, by)), compare, number)


DONE = Phrase[Done]("player-deed")
DONE_BASE = Phrase[Done]("player-deed-base")
for _past, _base, _words, _event in (
    ("K.O.'d", "K.O.", "", "K.O.'d"),
    ("rested", "rest", "", "rested"),
    ("set", "set", " as active", "set active"),
    ("returned", "return", " to <owners-hand>", "returned to hand"),
    ("placed", "place", " at the bottom of <the-deck>", "placed at the bottom"),
    ("trashed", "trash", "", "trashed"),
):
    for _phrase_of, _verb in ((DONE, _past), (DONE_BASE, _base)):
        _phrase_of.says(
            f"{_verb} <some-cards>{_words} <by>",
            lambda some, *said, event=_event: Done(event, some, said[-1]),
        )
PAST.says("<player> <have> <player-deed>", lambda who, _, done: done.fact(who))
PAST.says("<player> <have-not> <player-deed>", lambda who, _, done: c.NotSo(done.fact(who)))
PAST.says("<player> did not <player-deed-base>", lambda who, done: c.NotSo(done.fact(who)))
