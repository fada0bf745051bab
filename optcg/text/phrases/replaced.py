"""What happens instead: "would ..., instead" (Rule 8-1-3-4)."""

from __future__ import annotations

from dataclasses import replace

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model.conditions import Condition
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Choose, Every, Owner, Slot, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.causes import Cause
from optcg.text.phrases.describe import Described, all_of, sure
from optcg.text.phrases.events import SIMPLE, THIS, Happening, when
from optcg.text.phrases.moves import EFFECT, Steps, alternative
from optcg.text.phrases.nouns import Noun
from optcg.text.phrases.others import names_this, than_those

_LEADER = Cards(Owner.YOU, (Area.LEADER,))
REPLACEMENT = Phrase[a.ReplacementEffect]("replacement")

WOULD = Phrase[a.Would]("would")
WOULD.says("would be <be-done>", lambda would: would)
WOULD.says("would leave the field <by>", lambda by: _would("leave", by))

# What would be done to a card.
BE_DONE = Phrase[a.Would]("be-done")
BE_DONE.says("K.O.'d <by>", lambda by: _would("ko", by))
BE_DONE.says("K.O.'d <in-battle-by>", lambda by: _would("ko", by))
BE_DONE.says("removed from the field <by>", lambda by: _would("leave", by))
BE_DONE.says("rested <by>", lambda by: _would("rest", by))
BE_DONE.says("returned to <a-hand> <by>", lambda _, by: _would("hand", by))
BE_DONE.says("placed at the bottom of <the-deck> <by>", lambda _, by: _would("deck", by))
BE_DONE.says("returned to <the-deck> <by>", lambda _, by: _would("deck", by))
BE_DONE.says("trashed <by>", lambda by: _would("trash", by))

WOULDS = Phrase[tuple[a.Would, ...]]("woulds")
WOULDS.says("<would>", lambda one: (one,))
WOULDS.says("<would> or <would>", lambda one, two: (one, two))
WOULDS.says("<would> or <be-done>", lambda one, two: _by_the_same(one, two))


def _would(event: str, cause: Cause) -> a.Would:
    return a.Would(event, THIS, cause.by, cause.source)


def _by_the_same(one: a.Would, two: a.Would) -> tuple[a.Would, ...]:
    """ "Would be K.O.'d or rested by your opponent's effect": the cause that stands last is that of both."""
    if not one.by and two.by:
        one = replace(one, by=two.by, source=two.source)
    return one, two


# What would happen to a player.
PLAYER_WOULD = Phrase[a.Would]("player-would")
for _who in ("you", "your Leader"):
    for _take in ("take damage", "be dealt damage", "receive damage"):
        PLAYER_WOULD.says(f"{_who} would {_take} <hurt-by>", lambda by: _damage(by))
HURT_BY = Phrase[Cause]("hurt-by")
HURT_BY.means("", Cause())
HURT_BY.means("in battle", Cause("battle"))
HURT_BY.means("from|by an attack", Cause("battle"))
HURT_BY.means("by|from an effect", Cause("effects"))
HURT_BY.means("by|from your opponent's effect(s)", Cause("opponent's effects"))
for _card in ("a|an", "your opponent's"):
    HURT_BY.says(f"in battle by {_card} <noun>", lambda noun: Cause("battle", _attacker(noun)))
    HURT_BY.says(f"from|by an|the attack of {_card} <noun>", lambda noun: Cause("battle", _attacker(noun)))
    HURT_BY.says(
        f"from|by {_card} <ahead> <source-s> attack",
        lambda ahead, of: Cause("battle", sure(all_of(of, ahead))),
    )


SIMPLE.says("you take damage <hurt-by>", lambda by: _hurt(Owner.YOU, by))
SIMPLE.says("your opponent takes damage <hurt-by>", lambda by: _hurt(Owner.OPPONENT, by))
SIMPLE.says("your opponent's attack deals damage to your Life", lambda: _hurt(Owner.YOU, Cause("battle")))
SIMPLE.says(
    "your opponent takes damage from|by your <ahead> <source-s> attack",
    lambda ahead, of: _hurt(Owner.OPPONENT, Cause("battle", sure(all_of(of, ahead)))),
)
SIMPLE.says(
    "your opponent takes damage from|by this Character's|Leader's|card's attack",
    lambda: when("deals damage", THIS),
)


def _hurt(who: Owner, by: Cause) -> Happening:
    if not by.by:
        raise Misfit
    return Happening((a.When("takes damage", who=who, by=by.by, source=by.source),))


def _attacker(noun: Noun) -> Filter:
    if noun.described != Described(noun.described.filter) or noun.plural:
        raise Misfit
    return sure(noun.filter())


def _damage(by: Cause) -> a.Would:
    return a.Would("damage", Cards(Owner.YOU, (Area.LEADER,)), by.by, by.source)


INSTEAD = Phrase[tuple[Steps, bool]]("instead")
INSTEAD.says("you may <clauses> instead (.)", lambda steps: (steps, True))
INSTEAD.says("you may instead <clauses> (.)", lambda steps: (steps, True))
INSTEAD.says("instead (,) you may <clauses> (.)", lambda steps: (steps, True))
INSTEAD.says("instead (,) <clauses> (.)", lambda steps: (_forced(steps), False))
INSTEAD.says("you may <effect> or <effect> instead (.)", lambda one, two: (alternative(one, two), True))
INSTEAD.says("<clauses> instead (.)", lambda steps: (_forced(steps), False))
INSTEAD.says("you may <clauses> instead of that Character being K.O.'d (.)", lambda steps: (steps, True))


def _forced(steps: Steps) -> Steps:
    if isinstance(steps[0], e.May):
        raise Misfit
    if any(isinstance(step, e.Forbid) and step.duration is Duration.ON_FIELD for step in steps):
        raise Misfit  # "it is not K.O.'d instead" is no ban: nothing is done
    return steps


REPLACEMENT.says("<replaces>", lambda ability: ability)
REPLACEMENT.says(
    "<replaces> if <condition> , this effect is negated (.)",
    lambda ability, fact: replace(ability, condition=c.NotSo(fact)),
)
# Nothing happens in place of it, once; in words, or by the tag before it.
REPLACEMENT.says(
    "once per turn , <event-subject> cannot be <be-done> (.)", lambda what, would: _not_once(what, would)
)
ONCE = Phrase[a.ReplacementEffect]("once-a-turn")
ONCE.says("<event-subject> cannot be <be-done> (.)", lambda what, would: _not_once(what, would))
ONCE.says(
    "if <condition> , <event-subject> cannot be <be-done> (.)",
    lambda fact, what, would: replace(_not_once(what, would), condition=fact),
)


def _not_once(what: Cards, would: a.Would) -> a.ReplacementEffect:
    """Rule 8-1-3-4: it is replaced with nothing."""
    return replace(replaced(what, (would,), ((), False)), gate=a.Gate(once=True))


REPLACES = Phrase[a.ReplacementEffect]("replaces")
REPLACES.says(
    "if <event-subject> <woulds> , <instead>", lambda what, woulds, deed: replaced(what, woulds, deed)
)
REPLACES.says(
    "if <event-subject> <woulds> or <event-subject> <woulds> , <instead>",
    lambda one, woulds, two, also, deed: replaced_of_either(one, woulds, two, also, deed),
)
REPLACES.says(
    "if you have a|an <noun> that <woulds> , <instead>",
    lambda noun, woulds, deed: replaced(noun.cards(Owner.YOU), woulds, deed),
)
REPLACES.says(
    "if <condition> and <event-subject> <woulds> , <instead>",
    lambda fact, what, woulds, deed: replaced(what, woulds, deed, fact),
)


REPLACES.says(
    "if <event-subject> <woulds> and <condition> , <instead>",
    lambda what, woulds, fact, deed: replaced(what, woulds, deed, fact),
)
REPLACES.says(
    "if <event-subject> <woulds> while|when <condition> , <instead>",
    lambda what, woulds, fact, deed: replaced(what, woulds, deed, fact),
)
REPLACES.says("if <player-would> , <instead>", lambda would, deed: replaced(_whose(would), (would,), deed))
REPLACES.says(
    "if <condition> and <player-would> , <instead>",
    lambda fact, would, deed: replaced(_whose(would), (would,), deed, fact),
)


# The same, said of the one who does it: "your opponent's effect would K.O. this Character".
DOES_TO = Phrase[tuple[Cards, tuple[str, ...]]]("does-to")
DOES_TO.says("<does> <event-subject>", lambda events, what: (what, events))
DOES_TO.says("remove <event-subject> from the field", lambda what: (what, ("leave",)))
DOES_TO.says("<does> or remove <event-subject> from the field", lambda one, what: (what, (*one, "leave")))
DOES_TO.says("return <event-subject> to <a-hand>", lambda what, _: (what, ("hand",)))
DOES_TO.says("place <event-subject> at the bottom of <the-deck>", lambda what, _: (what, ("deck",)))
DOES_TO.says("return <event-subject> to <the-deck>", lambda what, _: (what, ("deck",)))
DOES = Phrase[tuple[str, ...]]("does")
for _verb, _event in (("K.O.", "ko"), ("rest", "rest"), ("trash", "trash")):
    DOES.means(_verb, (_event,))
    for _also, _too in (("K.O.", "ko"), ("rest", "rest"), ("trash", "trash")):
        if _too != _event:
            DOES.means(f"{_verb} or {_also}", (_event, _too))
REPLACES.says(
    "if <effect-of> would <does-to> , <instead>",
    lambda by, done, deed: replaced(done[0], _woulds(done, by), deed),
)
REPLACES.says(
    "if <effect-of> would <does-to> and <condition> , <instead>",
    lambda by, done, fact, deed: replaced(done[0], _woulds(done, by), deed, fact),
)
REPLACES.says(
    "if <condition> and <effect-of> would <does-to> , <instead>",
    lambda fact, by, done, deed: replaced(done[0], _woulds(done, by), deed, fact),
)
for _by in ("by", "with", "using"):
    REPLACES.says(
        f"if your opponent would <does-to> {_by} an effect , <instead>",
        lambda done, deed: replaced(done[0], _woulds(done, Cause("opponent's effects")), deed),
    )


def _woulds(done: tuple[Cards, tuple[str, ...]], by: Cause) -> tuple[a.Would, ...]:
    return tuple(_would(event, by) for event in done[1])


for _words in ("it", "that Character", "this Character"):
    REPLACES.says(
        f"when <event-subject> <woulds> , you may <clauses> . If you do , {_words} is not K.O.'d (.)",
        lambda what, woulds, steps: replaced(what, _only_ko(woulds), (steps, True)),
    )
    INSTEAD.says(f"{_words} is not K.O.'d (instead) (.)", lambda: ((), False))
REPLACES.says(
    "when <event-subject> <woulds> , you may <clauses> instead (.)",
    lambda what, woulds, steps: replaced(what, woulds, (steps, True)),
)


def _only_ko(woulds: tuple[a.Would, ...]) -> tuple[a.Would, ...]:
    if any(would.event != "ko" for would in woulds):
        raise Misfit
    return woulds


def _whose(would: a.Would) -> Cards:
    assert would.subject is not None
    return would.subject


def replaced(
    subject: Cards, woulds: tuple[a.Would, ...], deed: tuple[Steps, bool], fact: Condition | None = None
) -> a.ReplacementEffect:
    steps, optional = tuple(_in_full(step) for step in deed[0]), deed[1]
    if subject != THIS:
        steps = than_those(steps)
    return a.ReplacementEffect(_row(_said_of(subject, woulds)), steps, optional, fact)


def replaced_of_either(
    one: Cards, woulds: tuple[a.Would, ...], two: Cards, also: tuple[a.Would, ...], deed: tuple[Steps, bool]
) -> a.ReplacementEffect:
    """What would happen to one kind of cards, or to another; a cause is that of what it stands with."""
    if one == two:
        raise Misfit
    ability = replaced(one if two == THIS else two, woulds, deed)
    return replace(ability, would=_row((*_said_of(one, woulds), *_said_of(two, also))))


def _said_of(subject: Cards, woulds: tuple[a.Would, ...]) -> tuple[a.Would, ...]:
    return tuple(replace(one, subject=None if subject == THIS else subject) for one in woulds)


def _row(woulds: tuple[a.Would, ...]) -> a.Would:
    """Situations that one effect replaces, each with those behind it."""
    would: a.Would | None = None
    for one in reversed(woulds):
        would = replace(one, also=would)
    assert would is not None
    return would


def _in_full(step: e.Effect) -> e.Effect:
    """Rule 8-1-3-4-5: what replaces is done in full, so "up to 1" is 1."""
    if isinstance(step, e.Rest) and isinstance(step.what, Choose) and step.what.up_to:
        return replace(step, what=replace(step.what, up_to=False))
    return step


# For a time: the cards that are there gain the replacement.
EFFECT.says(
    "if (any of) your <noun> <woulds> <duration> , <instead>",
    lambda noun, woulds, until, deed: (e.Grant(Every(noun.cards(Owner.YOU)), _of_each(woulds, deed), until),),
)

EFFECT.says(
    "<duration> , if (any of|one of) your <noun> <woulds> , <instead>",
    lambda until, noun, woulds, deed: (e.Grant(Every(noun.cards(Owner.YOU)), _of_each(woulds, deed), until),),
)
EFFECT.says(
    "<duration> , if <that-card> <woulds> , <instead>",
    lambda until, slot, woulds, deed: (e.Grant(Slot(slot), _of_each(woulds, deed), until),),
)
EFFECT.says(
    "<duration> , if <player-would> , <instead>",
    lambda until, would, deed: (e.Grant(Every(_whose(would)), _of_leader(would, deed), until),),
)
EFFECT.says(
    "if this Character|Leader|card <woulds> <duration> , <instead>",
    lambda woulds, until, deed: (e.Grant(This(), replaced(THIS, woulds, deed), until),),
)
EFFECT.says(
    "if <that-card> <woulds> <duration> , <instead>",
    lambda slot, woulds, until, deed: (e.Grant(Slot(slot), _of_each(woulds, deed), until),),
)
EFFECT.says(
    "if <player-would> <duration> , <instead>",
    lambda would, until, deed: (e.Grant(Every(_whose(would)), _of_leader(would, deed), until),),
)


# Damage that is not taken: nothing is done instead.
for _words in (
    "you do not take (any) damage",
    "your Leader does not take (any) damage",
    "you take no damage",
):
    EFFECT.says(f"{_words} <duration>", lambda until: _unhurt(until))
    EFFECT.says(f"<duration> , {_words}", lambda until: _unhurt(until))
EFFECT.says("your Leader takes no damage <duration>", lambda until: _unhurt(until))
EFFECT.says("prevent the next damage you would take <next-time>", lambda until: _unhurt(until, once=True))
EFFECT.says(
    "prevent the next damage your Leader would take <next-time>", lambda until: _unhurt(until, once=True)
)


def _unhurt(until: Duration, once: bool = False) -> Steps:
    would = _damage(Cause())
    ability = _of_leader(would, ((), False))
    return (e.Grant(Every(_whose(would)), _once(ability) if once else ability, until),)


# Only the next time: the card gains it for once.
NEXT_TIME = Phrase[Duration]("next-time")
NEXT_TIME.means("this turn", Duration.TURN)
NEXT_TIME.says("<duration>", lambda until: _within_a_turn(until))
EFFECT.says(
    "the next time this Character|Leader|card <woulds> <next-time> , <instead>",
    lambda woulds, until, deed: (e.Grant(This(), _once(replaced(THIS, woulds, deed)), until),),
)
EFFECT.says(
    "the next time <that-card> <woulds> <next-time> , <instead>",
    lambda slot, woulds, until, deed: (e.Grant(Slot(slot), _once(_of_each(woulds, deed)), until),),
)
# Of several cards the first one to which it would happen: the Leader, which is always there, keeps watch.
EFFECT.says(
    "the next time (any of|one of) your <noun> <woulds> <next-time> , <instead>",
    lambda noun, woulds, until, deed: (e.Grant(Every(_LEADER), _first(noun, woulds, deed), until),),
)
EFFECT.says(
    "the next time <player-would> <next-time> , <instead>",
    lambda would, until, deed: (e.Grant(Every(_whose(would)), _once(_of_leader(would, deed)), until),),
)


def _first(noun: Noun, woulds: tuple[a.Would, ...], deed: tuple[Steps, bool]) -> a.ReplacementEffect:
    if names_this((noun.filter(), deed[0])):
        raise Misfit
    return _once(replaced(noun.cards(Owner.YOU), woulds, deed))


def _within_a_turn(until: Duration) -> Duration:
    """Once per turn is once in all only if it does not last longer."""
    if until not in (Duration.TURN, Duration.BATTLE):
        raise Misfit
    return until


def _once(ability: a.ReplacementEffect) -> a.ReplacementEffect:
    return replace(ability, gate=a.Gate(once=True))


def _of_each(woulds: tuple[a.Would, ...], deed: tuple[Steps, bool]) -> a.ReplacementEffect:
    """Each of the cards gains it; there "this" is the card that gained it, not the one that gives it."""
    if names_this(deed[0]):
        raise Misfit
    return replaced(THIS, woulds, deed)


def _of_leader(would: a.Would, deed: tuple[Steps, bool]) -> a.ReplacementEffect:
    """The Leader itself gains it."""
    if names_this(deed[0]):
        raise Misfit
    return replaced(THIS, (would,), deed)
