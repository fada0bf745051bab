"""What holds in battles against certain cards, attacks that cannot be blocked, battles that end early."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability, PermanentEffect
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, Condition
from optcg.model.durations import Duration
from optcg.model.selections import Every, Owner, Selection, Slot, This
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import PREDICATE, ban, say, source_of
from optcg.text.phrases.what_is_done.moves import EFFECT, Steps
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.whether.facts import both
from optcg.text.phrases.which_cards.describe import Described, all_of
from optcg.text.phrases.which_cards.nouns import Noun
from optcg.text.phrases.whole_lines.abilities import STATIC, permanents

Ban = tuple[str, f.Filter | None]
_ANY_BLOCKER: Final[Ban] = ("activate Blocker", None)

# "During battles against Leaders": this card is one of the two, such a card the other (Rule 7-1-1).
IN_BATTLES = Phrase[Condition]("in-battles")
for _during in (
    "during battles against|with",
    "during a battle against|with",
    "when|while (it is) battling",
):
    for _whose in ("", "a|an", "your opponent's"):
        IN_BATTLES.says(f"{_during} {_whose} <noun>", lambda noun: fights(noun))
STATIC.says("<in-battles> , <effect> (.)", lambda fact, steps: permanents(_of_this(steps), fact))
STATIC.says("<effect> <in-battles> (.)", lambda steps, fact: permanents(_of_this(steps), fact))
STATIC.says(
    "<effect> <in-battles> and <condition> (.)",
    lambda steps, fighting, fact: permanents(_of_this(steps), both(fighting, fact)),
)
STATIC.says(
    "if <condition> , <effect> <in-battles> (.)",
    lambda fact, steps, fighting: permanents(_of_this(steps), both(fact, fighting)),
)


def fights(noun: Noun) -> Condition:
    """This card attacks such a card of the opponent, or is attacked by it."""
    if noun.described != Described(noun.described.filter):
        raise Misfit
    return c.Either((_facing("attacker", noun, "target"), _facing("target", noun, "attacker")))


def _facing(mine: str, noun: Noun, theirs: str) -> Condition:
    other = noun.and_(Described(f.InBattle(theirs))).cards(Owner.OPPONENT)
    return both(c.ThisCardIs(f.InBattle(mine)), Compare(CountOf(other), ">=", 1))


def _of_this(steps: Steps) -> Steps:
    """The battles are those of the card of which it is said."""
    if any(getattr(step, "what", None) != This() for step in steps):
        raise Misfit
    return steps


# Attacks that cannot be blocked.
ATTACKS_OF = Phrase[Selection]("attacks-of")
ATTACKS_OF.means("this Character's|Leader's|card's attack(s)", This())
ATTACKS_OF.says("<that-card-s> attack(s)", Slot)
ATTACKS_OF.says(
    "<whose> <ahead> <head-s> attack(s)",
    lambda owner, ahead, head: Every(head.and_(Described(ahead)).cards(owner)),
)
UNBLOCKED = Phrase[Steps]("unblocked")
UNBLOCKED.says("cannot be blocked", lambda: (e.GainKeyword(This(), "Unblockable"),))
UNBLOCKED.says(
    "cannot be blocked by (your opponent's) <noun>",
    lambda noun: ban("be blocked", Cause(source=source_of(noun))),
)
for _only in ("can only be blocked by", "can be blocked only by"):
    UNBLOCKED.says(
        f"{_only} (your opponent's) <noun>",
        lambda noun: ban("be blocked", Cause(source=f.Without(source_of(noun)))),
    )
    PREDICATE.says(
        f"{_only} (your opponent's) <noun>",
        lambda noun: ban("be blocked", Cause(source=f.Without(source_of(noun)))),
    )
EFFECT.says("<attacks-of> <unblocked> <until>", lambda what, said, until: say(what, said, until))
EFFECT.says("this|the attack <unblocked>", lambda said: say(This(), said, Duration.BATTLE))


# What the opponent cannot do in the battles in which a card attacks.
class Fighting(NamedTuple):
    """Cards that take part in a battle: as those that attack, or either way."""

    what: Selection
    role: str = "attacker"


IN_ATTACKS = Phrase[Fighting]("in-attacks")
IN_ATTACKS.says("if|when <blockless> attack(s)", Fighting)
IN_ATTACKS.means("during this Character's|Leader's|card's attack(s)", Fighting(This()))
IN_ATTACKS.means("during attacks by this Character|Leader|card", Fighting(This()))
IN_ATTACKS.says("during battles (in which) <blockless> attack(s)", Fighting)
IN_ATTACKS.means("during this Character's|Leader's|card's battle(s)", Fighting(This(), ""))
_CANNOT = "your opponent cannot <player-ban>"
BAN_IN_ATTACKS = Phrase[tuple[Ban, Fighting]]("ban-in-attacks")
BAN_IN_ATTACKS.says(f"{_CANNOT} <in-attacks>", lambda ban, what: (_narrow(ban), what))
BAN_IN_ATTACKS.says(
    "your opponent's <noun> cannot activate [Blocker] <in-attacks>",
    lambda noun, what: (("activate Blocker", source_of(noun)), what),
)
STATIC.says("<ban-in-attacks> (.)", lambda said: _while_attacking(*said))
STATIC.says(
    "if <condition> , <ban-in-attacks> (.)", lambda fact, said: _while_attacking(said[0], said[1], fact)
)
STATIC.says(
    "<effect> (,) and <ban-in-attacks> (.)", lambda steps, said: permanents(steps) + _while_attacking(*said)
)
STATIC.says(
    "if <condition> , <effect> (,) and <ban-in-attacks> (.)",
    lambda fact, steps, said: permanents(steps, fact) + _while_attacking(said[0], said[1], fact),
)
STATIC.says(f"<in-attacks> , {_CANNOT} (.)", lambda what, ban: _while_attacking(ban, what))
EFFECT.says(f"{_CANNOT} <in-attacks> <duration>", lambda ban, what, until: _for_a_time(what, ban, until))
EFFECT.says(f"<duration> , {_CANNOT} <in-attacks>", lambda until, ban, what: _for_a_time(what, ban, until))


def _narrow(ban: Ban) -> Ban:
    """Of all [Blocker]s it is said of the card that attacks: it cannot be blocked."""
    if ban == _ANY_BLOCKER:
        raise Misfit
    return ban


def _while_attacking(ban: Ban, fighting: Fighting, fact: Condition | None = None) -> tuple[Ability, ...]:
    what, role = fighting
    if ban == _ANY_BLOCKER and isinstance(what, (This, Every)):
        return permanents((e.GainKeyword(what, "Unblockable"),), fact)
    if isinstance(what, This):
        attacks: Condition = c.ThisCardIs(f.InBattle(role))
    elif isinstance(what, Every):
        attackers = replace(what.cards, filter=all_of(what.cards.filter, f.InBattle(role)))
        attacks = Compare(CountOf(attackers), ">=", 1)
    else:
        raise Misfit
    return permanents(_forbid(ban), attacks if fact is None else both(fact, attacks))


def _for_a_time(fighting: Fighting, ban: Ban, until: Duration) -> Steps:
    """The cards that attack gain it (Rule 8-2-4)."""
    ability = PermanentEffect(_forbid(_narrow(ban)), c.ThisCardIs(f.InBattle(fighting.role)))
    return (e.Grant(fighting.what, ability, until),)


def _forbid(ban: Ban) -> Steps:
    return (e.ForbidPlayer(Owner.OPPONENT, ban[0], Duration.ON_FIELD, ban[1]),)


# Rule 7-1-5: the battle ends at once.
for _battle in ("the|this|that battle", "the|this|that attack"):
    EFFECT.says(f"end {_battle}", lambda: (e.EndBattle(),))
    EFFECT.says(f"{_battle} ends", lambda: (e.EndBattle(),))
EFFECT.says("negate the|this|that attack", lambda: (e.EndBattle(),))
EFFECT.says("the|this|that attack is negated", lambda: (e.EndBattle(),))
for _attacker, _owner in (("an|the attacking", None), ("your opponent's", Owner.OPPONENT), ("a|an", None)):
    EFFECT.says(
        f"negate the attack of {_attacker} <noun>", lambda noun, owner=_owner: _if_attacked_by(noun, owner)
    )


def _if_attacked_by(noun: Noun, owner: Owner | None) -> Steps:
    if noun.described != Described(noun.described.filter) or noun.plural:
        raise Misfit
    attacker = noun.and_(Described(f.InBattle("attacker"))).cards(owner)
    return (e.If(Compare(CountOf(attacker), ">=", 1), (e.EndBattle(),)),)
