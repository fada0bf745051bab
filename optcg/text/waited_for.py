"""Events that are waited for during a time, by an auto effect that a card gains (Rules 8-1-4-2, 8-2-4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import abilities as a
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.durations import Duration
from optcg.model.selections import Cards, Choose, Every, Owner, Selection, Slot, This
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_holds.replaced_for_a_time import used_once
from optcg.text.phrases.what_is_done.changes import say
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.when.attack_events import downed, felled
from optcg.text.phrases.when.befalling import Deed, any_befallen
from optcg.text.phrases.when.events import THIS, Happening, played, when
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.which_cards.others import names_this
from optcg.text.phrases.which_cards.references import CHOSEN_ONES, THAT_ONE
from optcg.text.phrases.whole_lines.abilities import Body, in_event
from optcg.text.pointing.slots import placed

LASTING_EVENT = Phrase[tuple[e.Effect, ...]]("lasting-event")
LASTING_EVENT.says(
    "when <event> <duration> , <steps>", lambda event, until, steps: _waiting(event, steps, until)
)
LASTING_EVENT.says(
    "<duration> , when <event> , <steps>", lambda until, event, steps: _waiting(event, steps, until)
)
LASTING_EVENT.says(
    "the next time <event> <next-time> , <steps>",
    lambda event, until, steps: _waiting(event, steps, until, a.Gate(once=True)),
)
LASTING_EVENT.says(
    "<duration> , the next time <event> , <steps>",
    lambda until, event, steps: _waiting(event, steps, until, a.Gate(once=True)),
)
# "The next Character you play ... gains": the next time you play one, it gains.
NEXT_PLAYED = Phrase[Noun]("next-played")
NEXT_PLAYED.says("the next <noun> you play", lambda noun: noun)
NEXT_PLAYED.says("the next <noun> you play from <in-area>", lambda noun, place: noun.and_(place))
EFFECT.says("<next-played> <next-time> <predicates> <duration>", lambda *said: _next_played(*said))
EFFECT.says(
    "<duration> , <next-played> <predicates> <duration>",
    lambda until, noun, gains, end: _next_played(noun, until, gains, end),
)
# In a turn to come: the effect is gained when that turn begins.
for _when, _once in (("when", False), ("the next time", True)):
    LASTING_EVENT.says(
        f"<next-turn> , {_when} <event> , <steps>",
        lambda turn, event, steps, once=_once: _in_turn_to_come(turn, event, steps, once),
    )
    LASTING_EVENT.says(
        f"{_when} <event> <next-turn> , <steps>",
        lambda event, turn, steps, once=_once: _in_turn_to_come(turn, event, steps, once),
    )
_LEADER: Final = Every(Cards(Owner.YOU, (Area.LEADER,)))


def _waiting(
    event: Happening, steps: tuple[e.Effect, ...], until: Duration, gate: a.Gate = a.OPEN
) -> tuple[e.Effect, ...]:
    """The Leader, which is always there, gains the auto effect; or the card that speaks of itself does.

    Rule 8-2-4. What points back inside it means cards of the event and of what follows.
    """
    auto = a.AutoEffect(event.timings, in_event(Body(steps), event).effects, gate=in_turn(gate, event))
    if names_this(auto):
        return (_gained(This(), auto, until, gate.once),)
    return (_gained(_LEADER, auto, until, gate.once, Category.LEADER),)


def _next_played(noun: Noun, until: Duration, gains: Steps, end: Duration) -> Steps:
    if noun.plural or Category.EVENT in noun.kinds:
        raise Misfit
    return _waiting(played(Owner.YOU, noun), say(Slot(THAT_ONE), gains, end), until, a.Gate(once=True))


def _in_turn_to_come(turn: str, event: Happening, steps: Steps, once: bool) -> Steps:
    return (e.Later(turn, _waiting(event, steps, Duration.TURN, a.Gate(once=once))),)


def _gained(
    keeper: Selection, auto: a.AutoEffect, until: Duration, once: bool, category: Category | None = None
) -> e.Grant:
    ability = placed(auto, category)
    assert isinstance(ability, a.AutoEffect)
    return used_once(keeper, ability, until) if once else e.Grant(keeper, ability, until)


def in_turn(gate: a.Gate, event: Happening) -> a.Gate:
    if gate.turn and event.turn:
        raise Misfit
    return replace(gate, turn=event.turn) if event.turn else gate


# What befalls a card: one thing, or one of two.
MEETS = Phrase[tuple[Deed, ...]]("meets")
MEETS.says("<happens>", lambda deed: (deed,))
MEETS.says("<either-happens>", lambda deeds: deeds)

# "If that Character is K.O.'d during this battle": what befalls that card, which is watched.
OF_IT = Phrase[Happening]("what-it-meets")
OF_IT.says("<meets>", lambda deeds: any_befallen(THIS, deeds))
OF_IT.says("deals damage", lambda: when("deals damage", THIS))
for _whom in ("your opponent", "your opponent's Life", "your opponent's Leader"):
    OF_IT.says(f"deals damage to {_whom}", lambda: when("deals damage", THIS))
for _words in ("battles and K.O.'s <fallen>", "K.O.'s <fallen> in battle"):
    OF_IT.says(_words, lambda what: felled(THIS, what))
for _whom in ("a", "your opponent's"):
    OF_IT.says(f"battles and K.O.'s {_whom} Character", lambda: when("battles and K.O.s", THIS))
    OF_IT.says(f"K.O.'s {_whom} Character in battle", lambda: when("battles and K.O.s", THIS))
OF_IT.says("K.O.'s your opponent's <noun>", lambda noun: downed(noun.cards(Owner.OPPONENT)))


# What a card does to the other player, said of your own cards.
_TO_OPPONENT: Final = ("deals damage", "battles and K.O.s")


class Wait(NamedTuple):
    """What is waited for of one card, or of `each` that was selected, how long, and whether but once."""

    slot: int
    event: Happening
    until: Duration
    once: bool = False
    each: bool = False


WAIT = Phrase[Wait]("wait")
WAIT.says("when|if <that-card> <what-it-meets> <duration>", Wait)
WAIT.says(
    "<duration> , when <that-card> <what-it-meets>", lambda until, slot, event: Wait(slot, event, until)
)
WAIT.says(
    "the next time <that-card> <what-it-meets> <next-time>",
    lambda slot, event, until: Wait(slot, event, until, once=True),
)
WAIT.says(
    "<duration> , the next time <that-card> <what-it-meets>",
    lambda until, slot, event: Wait(slot, event, until, once=True),
)
# Of several: each of them, as often as it happens to one.
for _one in ("a", "one of the", "any of the"):
    _them = "card|Character" if _one == "a" else "cards|Characters"
    WAIT.says(
        f"when {_one} selected|chosen {_them} <what-it-meets> <duration>",
        lambda event, until: Wait(CHOSEN_ONES, event, until, each=True),
    )
    WAIT.says(
        f"<duration> , when {_one} selected|chosen {_them} <what-it-meets>",
        lambda until, event: Wait(CHOSEN_ONES, event, until, each=True),
    )
STEPS.says(
    "<clauses> <stop> <wait> , <steps>",
    lambda steps, _, wait, then: (*steps, _of_that_card(steps, wait, then)),
)
# In a battle that goes on, what "happens during this battle" is still to come; it counts but once.
LASTING_EVENT.says(
    "if <event> during this battle , <steps>",
    lambda event, steps: _waiting(event, steps, Duration.BATTLE, a.Gate(once=True)),
)


def _chosen_by(steps: Steps) -> object:
    """What was chosen last; steps that point back to it may have followed."""
    for step in reversed(steps):
        what = step.to if isinstance(step, (e.Redirect, e.GiveDon)) else getattr(step, "what", None)
        if not isinstance(what, Slot):
            return what
    return None


def _of_that_card(before: Steps, wait: Wait, then: Steps) -> e.Effect:
    """The card is watched: what is done is an effect of this card, whosever the other one is."""
    what = _chosen_by(before)
    if not isinstance(what, Choose) or (what.count != 1 and not wait.each):
        raise Misfit
    if wait.event.condition is not None or wait.event.turn:
        raise Misfit
    if wait.event.doer is not None:
        return _of_doer(what, wait, then)
    if what.cards.owner is not Owner.YOU and any(each.event in _TO_OPPONENT for each in wait.event.timings):
        raise Misfit
    watched = Cards(what.cards.owner, what.cards.areas, f.WatchedCard())
    event = wait.event._replace(
        timings=tuple(replace(timing, subject=watched) for timing in wait.event.timings)
    )
    auto = placed(a.AutoEffect(event.timings, in_event(Body(then), event).effects))
    return e.Watch(Slot(wait.slot), auto, wait.until, wait.once)


def _of_doer(what: Choose, wait: Wait, then: Steps) -> e.Grant:
    """What your card does to another one: it gains the effect itself (Rule 8-2-4), for "it" is that card."""
    if what.cards.owner is not Owner.YOU or names_this(then):
        raise Misfit
    effects = in_event(Body(then), wait.event).effects
    return _gained(Slot(wait.slot), a.AutoEffect(wait.event.timings, effects), wait.until, wait.once)
