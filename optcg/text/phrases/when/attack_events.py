"""Attacks as events: who attacks what with what, who is attacked, who blocks (Rule 7-1)."""

from __future__ import annotations

from typing import NamedTuple

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.filters import Filter
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Owner
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.when.events import SIMPLE, THIS, TO_FIRST, UNCLEAR, Happening, facing, when
from optcg.text.phrases.which_cards.describe import Described, all_of, sure
from optcg.text.phrases.which_cards.nouns import Noun


class Side(NamedTuple):
    """A card on the other side of an attack."""

    filter: Filter | None
    kinds: tuple[Category, ...]


# What is attacked, and what attacks it: "a rested Character", "your Leader", "this Character".
SIDE = Phrase[Side]("other-side")
SIDE.says("a|an <noun>", lambda noun: _side(noun))
SIDE.means("this Character", Side(f.ThisCard(), (Category.CHARACTER,)))
SIDE.means("this Leader", Side(f.ThisCard(), (Category.LEADER,)))
SIDE.means("this card", Side(f.ThisCard(), (Category.LEADER, Category.CHARACTER)))
OWN_SIDE = Phrase[Side]("own-side")
OWN_SIDE.says("your <noun>", lambda noun: _side(noun))
OWN_SIDE.says("one|any of your <noun>", lambda noun: _side(noun))
THEIR_SIDE = Phrase[Side]("their-side")
THEIR_SIDE.says("your opponent's <noun>", lambda noun: _side(noun))
THEIR_SIDE.says("one|any of your opponent's <noun>", lambda noun: _side(noun))


def _side(noun: Noun) -> Side:
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return Side(noun.filter(), noun.kinds)


def against(event: str, subject: Cards, other: Side) -> Happening:
    """An event with a card on the other side; of two Characters neither is "that Character"."""
    leader = other.kinds == (Category.LEADER,)
    alike = subject != THIS and Area.CHARACTER in subject.areas and not leader
    clear = other.filter == f.ThisCard() or not alike
    points = TO_FIRST if clear else UNCLEAR
    of_first = leader or other.filter == f.ThisCard()
    return Happening(when(event, subject).timings, c.SlotFits(1, other.filter), of_first, points)


SIMPLE.says("<event-subject> attacks <other-side>", lambda what, other: _attack(what, other))
SIMPLE.says(
    "<event-subject> attacks one|any of your opponent's <noun>",
    lambda what, noun: _attack(facing(what, Owner.OPPONENT), _side(noun)),
)
SIMPLE.says("<event-subject> attacks <own-side>", lambda what, other: _on_own(what, other))
SIMPLE.says("<event-subject> is attacked by <other-side>", lambda what, by: against("attacked", what, by))
SIMPLE.says(
    "<event-subject> is attacked by <their-side>",
    lambda what, by: against("attacked", facing(what, Owner.OPPONENT), by),
)


def _attack(subject: Cards, other: Side) -> Happening:
    """Nobody attacks their own cards (Rule 7-1-1-2)."""
    if other.filter == f.ThisCard():
        subject = facing(subject, Owner.YOU)
    return against("attacks", subject, other)


def _on_own(subject: Cards, other: Side) -> Happening:
    if other.kinds == (Category.LEADER,) and other.filter == f.CategoryIs(Category.LEADER):
        raise Misfit  # "attacks your Leader" is told among the events
    return against("attacks", facing(subject, Owner.YOU), other)


# Said of the player who attacks.
WITH = Phrase[Cards]("attacking-with")
WITH.means("with this Character|Leader|card", THIS)
WITH.says("with your <noun>", lambda noun: _with(noun, Owner.YOU))
WITH.says("with one|any of your <noun>", lambda noun: _with(noun, Owner.YOU))
WITH.says("with a|an <noun>", lambda noun: _with(noun, Owner.YOU))
THEY_WITH = Phrase[Cards]("they-attack-with")
THEY_WITH.says("with a|an|their <noun>", lambda noun: _with(noun, Owner.OPPONENT))
THEY_WITH.says("with one|any of their <noun>", lambda noun: _with(noun, Owner.OPPONENT))
_ANY_OF_YOURS = Cards(Owner.YOU, LEADER_AND_CHARACTERS)
_ANY_OF_THEIRS = Cards(Owner.OPPONENT, LEADER_AND_CHARACTERS)


def _with(noun: Noun, owner: Owner) -> Cards:
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return noun.cards(owner)


SIMPLE.says("you attack <attacking-with>", lambda what: when("attacks", what))
SIMPLE.says("your opponent attacks <they-attack-with>", lambda what: when("attacks", what))
for _target in ("<other-side>", "<their-side>"):
    SIMPLE.says(f"you attack {_target}", lambda other: _attack(_ANY_OF_YOURS, other))
    SIMPLE.says(f"you attack {_target} <attacking-with>", lambda other, what: _attack(what, other))
for _target in ("<other-side>", "<own-side>"):
    SIMPLE.says(f"your opponent attacks {_target}", lambda other: against("attacks", _ANY_OF_THEIRS, other))
    SIMPLE.says(
        f"your opponent attacks {_target} <they-attack-with>",
        lambda other, what: against("attacks", what, other),
    )

# Blocks, said of the player who blocks.
for _verb, _whose in (
    ("you activate", "<attacking-with>"),
    ("your opponent activates", "<they-attack-with>"),
):
    SIMPLE.says(f"{_verb} (a) [Blocker] {_whose}", lambda what: when("activates Blocker", what))
for _verb, _whose in (("you block", "<attacking-with>"), ("your opponent blocks", "<they-attack-with>")):
    SIMPLE.says(f"{_verb} (an attack) {_whose}", lambda what: when("activates Blocker", what))
for _verb, _own, _who in (
    ("you activate", "a|an|your", Owner.YOU),
    ("your opponent activates", "a|an|their", Owner.OPPONENT),
):
    SIMPLE.says(
        f"{_verb} the [Blocker] of {_own} <noun>",
        lambda noun, who=_who: when("activates Blocker", _with(noun, who)),
    )
SIMPLE.says("you activate the [Blocker] of this Character|card", lambda: when("activates Blocker", THIS))
SIMPLE.says("you activate this Character's|card's [Blocker]", lambda: when("activates Blocker", THIS))

# Damage and K.O.s of attacks.
SIMPLE.says("<attack-of> deals damage", lambda what: when("deals damage", what))
for _dealt in ("", " to your opponent", " to your opponent's Life"):
    SIMPLE.says(f"<event-subject> attacks and deals damage{_dealt}", lambda what: _deals(what))


def _yours(subject: Cards) -> Cards:
    if subject.owner is Owner.OPPONENT:
        raise Misfit
    return subject


def _deals(subject: Cards) -> Happening:
    return when("deals damage", _yours(subject))


# Rule 7-1-4-1-2: in a battle the attacker alone K.O.'s. Which Character it was, the K.O. tells.
FALLEN = Phrase[Cards]("fallen")
for _whose in ("a|an", "an opponent's", "your opponent's"):
    FALLEN.says(f"{_whose} <noun>", lambda noun: _fallen(noun))
for _words in ("battles and K.O.'s <fallen>", "K.O.'s <fallen> in battle"):
    SIMPLE.says(f"<event-subject> {_words}", lambda who, what: felled(who, what))
SIMPLE.says(
    "<event-subject> is K.O.'d in battle by this Character|Leader|card",
    lambda what: _by_battle(what, f.ThisCard()),
)
SIMPLE.says("this Character|Leader K.O.'s <event-subject>", lambda what: downed(what))


def downed(what: Cards) -> Happening:
    """By its effect, or in battle."""
    if what == THIS or what.owner is Owner.YOU:
        raise Misfit
    by_effect = When("K.O.'d", what, by="your effects", source=f.ThisCard())
    return Happening((by_effect, *_by_battle(what, f.ThisCard()).timings), doer=THIS)


for _whose, _owner in (("a|an", None), ("your", Owner.YOU), ("your opponent's", Owner.OPPONENT)):
    SIMPLE.says(
        f"<event-subject> is K.O.'d in battle by {_whose} <noun>",
        lambda what, noun, owner=_owner: _felled_by(noun, owner, what),
    )


def _fallen(noun: Noun) -> Cards:
    """A Character that is described."""
    if noun.kinds != (Category.CHARACTER,) or noun.described.filter is None:
        raise Misfit
    return _with(noun, Owner.OPPONENT)


def felled(who: Cards, what: Cards) -> Happening:
    kinds = {Area.LEADER: Category.LEADER, Area.CHARACTER: Category.CHARACTER}
    if Area.STAGE in who.areas and len(who.areas) == 1:
        raise Misfit  # a Stage battles nobody (Rule 7-1-1)
    kind = f.CategoryIs(kinds[who.areas[0]]) if len(who.areas) == 1 else None
    source = f.ThisCard() if who == THIS else sure(all_of(kind, _yours(who).filter))
    return _by_battle(what, source)._replace(doer=who)


def _felled_by(noun: Noun, owner: Owner | None, what: Cards) -> Happening:
    """Cards battle those of the other player."""
    if owner is not None and what.owner is owner:
        raise Misfit
    return _by_battle(what, sure(_side(noun).filter))


def _by_battle(what: Cards, source: Filter) -> Happening:
    if source == f.ThisCard() and what == THIS:
        raise Misfit
    return Happening((When("K.O.'d", what, by="battle", source=source),))
