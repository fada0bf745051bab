"""Which cards can be attacked, and what alone can be attacked."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, Condition, ThisCardIs
from optcg.model.durations import Duration
from optcg.model.effects import Effect
from optcg.model.filters import Filter
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Every, Owner, Selection, Slot
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit
from optcg.text.phrases.what_is_done.changes import BAN, PREDICATE, ban, say, source_of
from optcg.text.phrases.what_is_done.flow import CLAUSES
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps, on_field
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.when.later import in_next_turn
from optcg.text.phrases.whether.facts import FACT, both
from optcg.text.phrases.which_cards.another import than_target
from optcg.text.phrases.which_cards.describe import Described, all_of, excepts_one, sure
from optcg.text.phrases.which_cards.nouns import CARDS, Noun, every
from optcg.text.phrases.which_cards.of_kinds import takes_part

_FIGHTERS: Final = (Category.LEADER, Category.CHARACTER)

CARDS.says("the attacking <noun>", lambda noun: _attacking(Owner.EITHER, noun))
CARDS.says("<whose> attacking <noun>", lambda owner, noun: _attacking(owner, noun))
CARDS.says(
    "the attacking <noun> if it <is>",
    lambda noun, said: _attacking(Owner.EITHER, noun.and_(Described(said))),
)
CARDS.says(
    "the attacking <noun> if its <of-card>",
    lambda noun, said: _attacking(Owner.EITHER, noun.and_(Described(said))),
)
CARDS.says(
    "<whose> attacking <noun> if it <is>",
    lambda owner, noun, said: _attacking(owner, noun.and_(Described(said))),
)
CARDS.says("the <noun>", lambda noun: _in_battle(noun))
CARDS.says("the attacked <noun>", lambda noun: _in_battle(noun.and_(Described(f.InBattle("target")))))
CARDS.says(
    "<whose> attacked <noun>",
    lambda owner, noun: _in_battle(noun.and_(Described(f.InBattle("target"), owner=owner))),
)


def _in_battle(noun: Noun) -> Selection:
    """ "The Character being attacked": there is one at most (Rule 7-1-1)."""
    if noun.plural or noun.described.areas or not takes_part(noun.described.filter):
        raise Misfit
    if not noun.kinds and noun.described.filter == f.InBattle("attacker"):
        raise Misfit  # "the attacking card" has plain words of its own
    return every(noun) if noun.kinds else every(replace(noun, kinds=_FIGHTERS))


def _attacking(owner: Owner, noun: Noun) -> Selection:
    """Only one card attacks at a time (Rule 7-1-1), so it needs no number."""
    if noun.plural or (owner is Owner.EITHER and not noun.kinds):
        raise Misfit
    return every(noun.and_(Described(f.InBattle("attacker"))), owner)


for _target in ("the (new) attack target", "the new target of this|the attack"):
    for _words in (f"<cards> becomes {_target}", f"make <cards> {_target}"):
        EFFECT.says(_words, lambda what: (e.Redirect(on_field(than_target(what))),))

# The only cards that the opponent can attack, with whatever card.
for _words in ("any card|cards other than", "cards other than", "a card other than", "anything other than"):
    EFFECT.says(
        f"your opponent cannot attack {_words} <only-target> <until>",
        lambda only, until: _no_others(only, until),
    )
for _words in ("any Character|Characters other than", "Characters other than", "a Character other than"):
    EFFECT.says(
        f"your opponent cannot attack {_words} <only-target> <until>",
        lambda only, until: _no_others(only, until, areas=(Area.CHARACTER,)),
    )
EFFECT.says(
    "your opponent can only attack <only-target> <until>", lambda only, until: _no_others(only, until)
)

# Attacks that cannot be left out.
BAN.means("decline to attack", ban("decline to attack"))
for _words in ("must attack if able", "must attack each|every turn (,) if able"):
    PREDICATE.says(_words, lambda: ban("decline to attack"))
EFFECT.says(
    "<targets> must attack <duration> (,) if able",
    lambda what, until: say(what, ban("decline to attack"), until),
)
CLAUSES.says(
    "<targets> must attack (,) if able (,) <next-turn>",
    lambda what, when: in_next_turn(say(what, ban("decline to attack")), when),
)
EFFECT.says(
    "<targets> must attack <next-turn> (,) if able",
    lambda what, when: in_next_turn(say(what, ban("decline to attack")), when),
)

# What is attacked.
FACT.says("this|the attack is against a|an <noun>", lambda noun: _against(noun, None))
FACT.says("this|the attack is against your <noun>", lambda noun: _against(noun, Owner.YOU))
FACT.says("this|the attack is against your opponent's <noun>", lambda noun: _against(noun, Owner.OPPONENT))
for _whose, _owner in (("a|an", None), ("your opponent's", Owner.OPPONENT)):
    for _words in (
        f"this Character|Leader|card is attacking {_whose} <noun>",
        f"this Character|Leader|card attacks {_whose} <noun>",
        f"you attack {_whose} <noun> with this Character|Leader|card",
        f"you are attacking {_whose} <noun> with this Character|Leader|card",
    ):
        FACT.says(_words, lambda noun, owner=_owner: _this_attacks(_against(noun, owner)))
for _is in ("is", "is being"):
    for _whose in ("a|an", "your opponent's"):
        FACT.says(
            f"your <noun> {_is} attacked by {_whose} <noun>",
            lambda noun, by: both(_against(noun, Owner.YOU), _attacks(by)),
        )
FACT.says("you are attacking your opponent's <noun>", lambda noun: _against(noun, Owner.OPPONENT))
FACT.says("you are attacking a|an <noun>", lambda noun: _against(noun, Owner.OPPONENT))
FACT.says("the attack target has <traits>", lambda said: _attacked_has(said))


def _attacked_has(said: Described) -> Condition:
    if said != Described(said.filter):
        raise Misfit
    described = sure(all_of(f.InBattle("target"), sure(said.filter)))
    return Compare(CountOf(Cards(Owner.EITHER, LEADER_AND_CHARACTERS, described)), ">=", 1)


def _against(noun: Noun, owner: Owner | None) -> Condition:
    """Rule 7-1-1-2: such a card is the target of the attack."""
    if noun.plural or noun.described.areas or noun.described.owner:
        raise Misfit
    target = noun.and_(Described(f.InBattle("target")))
    return Compare(CountOf(target.cards(owner)), ">=", 1)


def _attacks(noun: Noun) -> Condition:
    if noun.plural or noun.described.areas or noun.described.owner:
        raise Misfit
    attacker = noun.and_(Described(f.InBattle("attacker")))
    return Compare(CountOf(attacker.cards(Owner.OPPONENT)), ">=", 1)


def _this_attacks(against: Condition) -> Condition:
    return both(ThisCardIs(f.InBattle("attacker")), against)


# Cards that cannot be attacked.
for _words in ("your", "any of your"):
    EFFECT.says(
        f"your opponent cannot attack {_words} <noun> <until>", lambda noun, until: _kept(noun, until)
    )
EFFECT.says(
    "your opponent cannot attack (any) <noun> <until>", lambda noun, until: _kept(_named(noun), until)
)
# Said of you: the opponent's cards, with whatever card of yours.
for _words in ("(any)", "your opponent's", "any of your opponent's"):
    EFFECT.says(f"you cannot attack {_words} <noun> <until>", lambda noun, until: _left_alone(noun, until))
for _words in ("any other", "any of your other"):
    EFFECT.says(
        f"your opponent cannot attack {_words} Characters <until>",
        lambda until: _no_others(f.ThisCard(), until, areas=(Area.CHARACTER,)),
    )


def _no_others(only: Filter, until: Duration, areas: tuple[Area, ...] = LEADER_AND_CHARACTERS) -> Steps:
    others = Cards(Owner.YOU, areas, f.Without(only))
    if until is Duration.ON_FIELD:
        return (e.Forbid(Every(others), "be attacked", until),)
    characters = f.CategoryIs(Category.CHARACTER) if areas == (Area.CHARACTER,) else None
    return (_no_target(sure(all_of(characters, others.filter)), until),)


def _kept(noun: Noun, until: Duration) -> Steps:
    if not noun.plural and noun.kinds:
        raise Misfit
    if until is not Duration.ON_FIELD:
        return (_no_target(sure(noun.filter()), until),)
    return say(Every(noun.cards(Owner.YOU)), ban("be attacked", Cause()), until)


def _named(noun: Noun) -> Noun:
    """What is left out ("other than") is read with what alone can be attacked."""
    parts = noun.described.filter.filters if isinstance(noun.described.filter, f.AllOf) else ()
    if noun.described.excepted is not None or any(map(excepts_one, (noun.described.filter, *parts))):
        raise Misfit
    return noun


def _left_alone(noun: Noun, until: Duration) -> Steps:
    if (not noun.plural and noun.kinds) or (noun.kinds == (Category.LEADER,) and not noun.described.filter):
        raise Misfit
    return (e.ForbidPlayer(Owner.YOU, "attack cards", until, source_of(noun)),)


def _no_target(what: Filter, until: Duration) -> Effect:
    """It is said of the opponent, so that a card that comes later is not attacked either."""
    return e.ForbidPlayer(Owner.OPPONENT, "attack cards", until, what)


# Cards with which nobody attacks.
for _target, _ban in (
    ("", "attack"),
    (" a Leader", "attack a Leader"),
    (" your opponent's Leader", "attack a Leader"),
    (" Characters", "attack Characters"),
    (" your opponent's Characters", "attack Characters"),
):
    for _with in ("with", "using"):
        EFFECT.says(
            f"you cannot attack{_target} {_with} <that-card> <until>",
            lambda slot, until, what=_ban: say(Slot(slot), ban(what), until),
        )
        if _target:
            EFFECT.says(
                f"you cannot attack{_target} {_with} your <noun> <until>",
                lambda noun, until, what=_ban: say(every(noun, Owner.YOU), ban(what), until),
            )
# The opponent has one Leader to attack: yours. It is said of the player, so of cards that come later, too.
EFFECT.says(
    "your opponent cannot attack your|the Leader <until>",
    lambda until: (e.ForbidPlayer(Owner.OPPONENT, "attack a Leader", until),),
)
for _leader in ("your Leader", "a|the Leader", "Leaders"):
    for _with in ("with", "using"):
        EFFECT.says(
            f"your opponent cannot attack {_leader} {_with} (their) <noun> <until>",
            lambda noun, until: _leader_unharmed(noun, until),
        )


def _leader_unharmed(noun: Noun, until: Duration) -> Steps:
    if not noun.plural or noun.described != Described(noun.described.filter):
        raise Misfit
    return (e.ForbidPlayer(Owner.OPPONENT, "attack a Leader", until, noun.filter()),)
