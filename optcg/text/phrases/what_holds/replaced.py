"""What happens instead: "would ..., instead" (Rule 8-1-3-4)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import abilities as a
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Counted
from optcg.model.conditions import Condition
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Choose, Owner, Top
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import done_in_full, if_done
from optcg.text.phrases.what_is_done.moves import Steps, alternative
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.events import SIMPLE, THIS, Happening, when
from optcg.text.phrases.which_cards.describe import Described, all_of, sure
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.which_cards.others import than_those

LEADER: Final = Cards(Owner.YOU, (Area.LEADER,))
REPLACEMENT = Phrase[a.ReplacementEffect]("replacement")

WOULD = Phrase[a.Would]("would")
WOULD.says("would be <be-done>", lambda would: would)
WOULD.says("would leave the field <by>", lambda by: _would("leave", by))

# What would be done to a card.
BE_DONE = Phrase[a.Would]("be-done")
BE_DONE.says("K.O.'d <by>", lambda by: _would("ko", by))
BE_DONE.says("K.O.'d <in-battle-by>", lambda by: _would("ko", by))
for _with in ("by", "with", "against"):
    BE_DONE.says(
        f"K.O.'d in (a) battle {_with} <own-fighter>", lambda fighter: _would("ko", Cause("battle", fighter))
    )
BE_DONE.says("removed from the field <by>", lambda by: _would("leave", by))
BE_DONE.says("rested <by>", lambda by: _would("rest", by))
BE_DONE.says("returned to <a-hand> <by>", lambda _, by: _would("hand", by))
BE_DONE.says("placed at the bottom of <the-deck> <by>", lambda _, by: _would("bottom", by))
BE_DONE.says("returned to <the-deck> <by>", lambda _, by: _would("deck", by))
BE_DONE.says("trashed <by>", lambda by: _would("trash", by))

# A card of yours that fights a battle.
FIGHTER = Phrase[Filter]("own-fighter")
FIGHTER.means("this Character|Leader|card", f.ThisCard())
FIGHTER.says("(one of|any of) your <noun>", lambda noun: sure(all_of(_attacker(noun), f.OwnedBy(Owner.YOU))))

WOULDS = Phrase[tuple[a.Would, ...]]("woulds")
WOULDS.says("<would>", lambda one: (one,))
WOULDS.says("<would> or <would>", lambda one, two: (one, two))
WOULDS.says("<would> or <be-done>", lambda one, two: _by_the_same(one, two))
for _words in ("<by> or in battle", "in battle or <by>"):
    WOULDS.says(f"would be K.O.'d {_words}", lambda by: _in_battle_too(by))
# By your opponent: by their effects, or in a battle, which is fought with one of their cards (Rule 7-1).
for _done, _event in (("K.O.'d", "ko"), ("removed from the field", "leave")):
    WOULDS.says(
        f"would be {_done} by your opponent",
        lambda event=_event: (_would(event, Cause("opponent's effects")), _would("ko", Cause("battle"))),
    )


def _would(event: str, cause: Cause) -> a.Would:
    return a.Would(event, THIS, cause.by, cause.source)


def _in_battle_too(cause: Cause) -> tuple[a.Would, ...]:
    if cause.by in ("", "battle"):
        raise Misfit
    return _would("ko", cause), _would("ko", Cause("battle"))


def _by_the_same(one: a.Would, two: a.Would) -> tuple[a.Would, ...]:
    """ "Would be K.O.'d or rested by your opponent's effect": the cause that stands last is that of both."""
    if one.by or not two.by:
        return one, two
    if {one.event, two.event} == {"ko", "leave"}:
        raise Misfit  # a K.O. by an effect is a removal already: is any K.O. meant?
    return replace(one, by=two.by, source=two.source), two


# What would happen to a player.
PLAYER_WOULD = Phrase[a.Would]("player-would")
for _who in ("you", "your Leader"):
    for _take in ("take damage", "be dealt damage", "receive damage"):
        PLAYER_WOULD.says(f"{_who} would {_take} <hurt-by>", lambda by: damage(by))
    for _take in ("take", "be dealt", "receive"):
        PLAYER_WOULD.says(
            f"{_who} would {_take} <number> or more damage <hurt-by>", lambda n, by: damage(by, n)
        )
# Said of what deals it.
DEALER = Phrase[Cause]("damage-dealer")
DEALER.means("an attack", Cause("battle"))
DEALER.means("your opponent's attack", Cause("battle"))
DEALER.means("an effect", Cause("effects"))
DEALER.means("your opponent's effect", Cause("opponent's effects"))
for _card in ("a|an", "your opponent's"):
    DEALER.says(f"{_card} <noun>", lambda noun: Cause("battle", _fighting(noun)))
for _who in ("you", "your Leader"):
    PLAYER_WOULD.says(f"<damage-dealer> would deal damage to {_who}", lambda by: damage(by))
    PLAYER_WOULD.says(
        f"<damage-dealer> would deal <number> or more damage to {_who}", lambda by, n: damage(by, n)
    )
for _don in (
    "a DON!! card on your field",
    "(any of) your DON!! cards (on your field)",
    "(any) (of) (the) DON!! cards on your field",
    "1 or more (of your) DON!! cards on your field",
):
    PLAYER_WOULD.says(f"{_don} would be returned to your DON!! deck <by>", lambda by: _lost_don(by))
    PLAYER_WOULD.says(f"<effect-of> would return {_don} to your DON!! deck", lambda by: _lost_don(by))
HURT_BY = Phrase[Cause]("hurt-by")
HURT_BY.means("", Cause())
HURT_BY.means("in battle", Cause("battle"))
HURT_BY.means("from|by an attack", Cause("battle"))
HURT_BY.means("from|by (your opponent's) attacks", Cause("battle"))
HURT_BY.means("from|by your opponent's attack", Cause("battle"))
HURT_BY.means("from|by an attack by|of|from your opponent", Cause("battle"))
HURT_BY.means("by|from an effect", Cause("effects"))
HURT_BY.means("by|from your opponent's effect(s)", Cause("opponent's effects"))
for _card in ("a|an", "your opponent's"):
    HURT_BY.says(f"in battle by {_card} <noun>", lambda noun: Cause("battle", _attacker(noun)))
    HURT_BY.says(f"from|by {_card} <noun>", lambda noun: Cause("battle", _fighting(noun)))
    HURT_BY.says(f"from|by an|the attack of|by {_card} <noun>", lambda noun: Cause("battle", _attacker(noun)))
    HURT_BY.says(
        f"from|by {_card} <ahead> <source-s> attack",
        lambda ahead, of: Cause("battle", sure(all_of(of, ahead))),
    )


OWN_ATTACK = Phrase[Cause]("by-own-attack")
OWN_ATTACK.says(
    "from|by your <ahead> <source-s> attack", lambda ahead, of: Cause("battle", sure(all_of(of, ahead)))
)
SIMPLE.says("you take damage <hurt-by>", lambda by: hurt(Owner.YOU, by))
SIMPLE.says("your opponent takes damage <hurt-by>", lambda by: hurt(Owner.OPPONENT, by))
SIMPLE.says("your opponent takes damage <by-own-attack>", lambda by: hurt(Owner.OPPONENT, by))
SIMPLE.says("your opponent's attack deals damage to your Life", lambda: hurt(Owner.YOU, Cause("battle")))
SIMPLE.says(
    "your opponent takes damage from|by this Character's|Leader's|card's attack",
    lambda: when("deals damage", THIS),
)


def hurt(who: Owner, by: Cause) -> Happening:
    if not by.by:
        raise Misfit
    return Happening((a.When("takes damage", who=who, by=by.by, source=by.source),))


def _attacker(noun: Noun) -> Filter:
    if noun.described != Described(noun.described.filter) or noun.plural:
        raise Misfit
    return sure(noun.filter())


def _fighting(noun: Noun) -> Filter:
    """ "Damage from a Character" is that of its attack: an effect deals its damage itself (Rule 4-6-2)."""
    if not noun.kinds or set(noun.kinds) - {Category.LEADER, Category.CHARACTER}:
        raise Misfit
    return _attacker(noun)


def damage(by: Cause, at_least: int = 1) -> a.Would:
    if at_least < 1:
        raise Misfit
    return a.Would("damage", LEADER, by.by, by.source, at_least=at_least)


def _lost_don(by: Cause) -> a.Would:
    if by.by == "battle":
        raise Misfit
    return a.Would("don", LEADER, by.by, by.source)


class Instead(NamedTuple):
    """What is done in its place, and whether its player may leave that; `of` is what it can stand for.

    With `this` it is said of this card itself that it does not happen to it.
    """

    steps: Steps
    optional: bool
    of: tuple[str, ...] = a.SITUATIONS
    this: bool = False


NOTHING_INSTEAD: Final = Instead((), False)
INSTEAD = Phrase[Instead]("instead")
INSTEAD.says("you may <clauses> instead (.)", lambda steps: Instead(steps, True))
INSTEAD.says("you may instead <clauses> (.)", lambda steps: Instead(steps, True))
INSTEAD.says("instead (,) you may <clauses> (.)", lambda steps: Instead(steps, True))
INSTEAD.says("instead (,) <clauses> (.)", lambda steps: Instead(forced(steps), False))
INSTEAD.says(
    "you may <effect> or <effect> instead (.)", lambda one, two: Instead(alternative(one, two), True)
)
INSTEAD.says("<clauses> instead (.)", lambda steps: Instead(forced(steps), False))
# Less damage than it would be.
for _words in ("(you) only take <number> damage", "(you) take only <number> damage"):
    INSTEAD.says(f"{_words} (instead) (.)", lambda n: Instead((e.Damage(n, Owner.YOU),), False, ("damage",)))
    INSTEAD.says(
        f"you may <clauses> and {_words} instead (.)",
        lambda steps, n: Instead((*steps, e.Damage(n, Owner.YOU)), True, ("damage",)),
    )


def forced(steps: Steps) -> Steps:
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
# What follows what was done in its place.
for _then in ("If you do|did", "Then"):
    REPLACEMENT.says(f"<replaces> {_then} , <steps>", lambda ability, then: followed(ability, then))
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


def followed(ability: a.ReplacementEffect, then: Steps) -> a.ReplacementEffect:
    """What comes after it need not be possible: Rule 8-1-3-4-5 is about what is done instead."""
    if not ability.effects or isinstance(ability.effects[-1], e.If):
        raise Misfit
    if any(would.subject is not None for would in row_of(ability.would)):
        then = than_those(then)
    done = e.If(done_in_full(ability.effects), if_done(then))
    return replace(ability, effects=(*ability.effects, done))


def _not_once(what: Cards, would: a.Would) -> a.ReplacementEffect:
    """Rule 8-1-3-4: it is replaced with nothing."""
    return replace(replaced(what, (would,), NOTHING_INSTEAD), gate=a.Gate(once=True))


# What would happen, and to which card or player.
SITUATION = Phrase[tuple[a.Would, ...]]("situation")
SITUATION.says("<event-subject> <woulds>", lambda what, woulds: _said_of(what, woulds))
SITUATION.says("<player-would>", lambda would: (would,))
SITUATION.says(
    "<own-fighter> would K.O. <event-subject> in battle",
    lambda fighter, what: _said_of(what, (_would("ko", Cause("battle", fighter)),)),
)
SITUATIONS = Phrase[tuple[a.Would, ...]]("situations")
SITUATIONS.says("<situation>", lambda one: one)
SITUATIONS.says("<situation> or <situation>", lambda one, two: _either(one, two))

REPLACES = Phrase[a.ReplacementEffect]("replaces")
REPLACES.says("if|when <situations> , <instead>", lambda woulds, deed: in_place(woulds, deed))
REPLACES.says(
    "if|when you have a|an <noun> that <woulds> , <instead>",
    lambda noun, woulds, deed: replaced(noun.cards(Owner.YOU), woulds, deed),
)
# Whether a condition is said of both of two situations, the words do not tell.
REPLACES.says(
    "if|when <condition> and <situation> , <instead>",
    lambda fact, woulds, deed: in_place(woulds, deed, fact),
)
for _while in ("and", "while|when"):
    REPLACES.says(
        f"if|when <situation> {_while} <condition> , <instead>",
        lambda woulds, fact, deed: in_place(woulds, deed, fact),
    )


# The same, said of the one who does it: "your opponent's effect would K.O. this Character".
DOES_TO = Phrase[tuple[Cards, tuple[str, ...]]]("does-to")
DOES_TO.says("<does> <event-subject>", lambda events, what: (what, events))
DOES_TO.says("remove <event-subject> from the field", lambda what: (what, ("leave",)))
DOES_TO.says("<does> or remove <event-subject> from the field", lambda one, what: (what, (*one, "leave")))
DOES_TO.says("return <event-subject> to <a-hand>", lambda what, _: (what, ("hand",)))
DOES_TO.says("place <event-subject> at the bottom of <the-deck>", lambda what, _: (what, ("bottom",)))
DOES_TO.says("return <event-subject> to <the-deck>", lambda what, _: (what, ("deck",)))
DOES = Phrase[tuple[str, ...]]("does")
for _verb, _event in (("K.O.", "ko"), ("rest", "rest"), ("trash", "trash")):
    DOES.means(_verb, (_event,))
    for _also, _too in (("K.O.", "ko"), ("rest", "rest"), ("trash", "trash")):
        if _too != _event:
            DOES.means(f"{_verb} or {_also}", (_event, _too))
REPLACES.says(
    "if|when <effect-of> would <does-to> , <instead>",
    lambda by, done, deed: replaced(done[0], _woulds(done, by), deed),
)
REPLACES.says(
    "if|when <effect-of> would <does-to> and <condition> , <instead>",
    lambda by, done, fact, deed: replaced(done[0], _woulds(done, by), deed, fact),
)
REPLACES.says(
    "if <condition> and <effect-of> would <does-to> , <instead>",
    lambda fact, by, done, deed: replaced(done[0], _woulds(done, by), deed, fact),
)
for _by in ("by", "with", "using"):
    REPLACES.says(
        f"if|when your opponent would <does-to> {_by} an effect , <instead>",
        lambda done, deed: replaced(done[0], _woulds(done, Cause("opponent's effects")), deed),
    )


def _woulds(done: tuple[Cards, tuple[str, ...]], by: Cause) -> tuple[a.Would, ...]:
    return tuple(_would(event, by) for event in done[1])


def replaced(
    subject: Cards, woulds: tuple[a.Would, ...], deed: Instead, fact: Condition | None = None
) -> a.ReplacementEffect:
    return in_place(_said_of(subject, woulds), deed, fact)


def in_place(
    woulds: tuple[a.Would, ...], deed: Instead, fact: Condition | None = None
) -> a.ReplacementEffect:
    """A cause is that of what it stands with."""
    if any(would.event not in deed.of or (deed.this and would.subject is not None) for would in woulds):
        raise Misfit
    steps = tuple(_in_full(step) for step in deed.steps)
    if any(would.subject is not None for would in woulds):
        steps = than_those(steps)
    return a.ReplacementEffect(_row(woulds), steps, deed.optional, fact)


def _either(one: tuple[a.Would, ...], two: tuple[a.Would, ...]) -> tuple[a.Would, ...]:
    """What would happen to one kind of cards, or to another."""
    if {would.subject for would in one} & {would.subject for would in two}:
        raise Misfit
    return one + two


def _said_of(subject: Cards, woulds: tuple[a.Would, ...]) -> tuple[a.Would, ...]:
    if subject == THIS and any(would.source == f.ThisCard() and would.by == "battle" for would in woulds):
        raise Misfit  # no card battles itself
    return tuple(replace(one, subject=None if subject == THIS else subject) for one in woulds)


def _row(woulds: tuple[a.Would, ...]) -> a.Would:
    """Situations that one effect replaces, each with those behind it."""
    would: a.Would | None = None
    for one in reversed(woulds):
        would = replace(one, also=would)
    assert would is not None
    return would


def row_of(would: a.Would | None) -> tuple[a.Would, ...]:
    return () if would is None else (would, *row_of(would.also))


def _in_full(step: e.Effect) -> e.Effect:
    """Rule 8-1-3-4-5: what replaces is done in full, so "up to 1" is 1."""
    what = getattr(step, "what", None)
    if isinstance(what, Top) and what.up_to and isinstance(what.count, Counted):
        raise Misfit  # "any number of cards from the top of your deck": how many that is in full is not said
    if isinstance(step, e.Rest) and isinstance(step.what, Choose) and step.what.up_to:
        return replace(step, what=replace(step.what, up_to=False))
    return step
