"""Which cards can be attacked, and what alone can be attacked."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, Condition, ThisCardIs
from optcg.model.durations import Duration
from optcg.model.filters import Filter
from optcg.model.selections import LEADER_AND_CHARACTERS, Cards, Every, Owner
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.changes import BAN, PREDICATE, ban, say, source_of
from optcg.text.phrases.describe import Described, sure
from optcg.text.phrases.events import Cause
from optcg.text.phrases.facts import FACT, both
from optcg.text.phrases.flow import CLAUSES
from optcg.text.phrases.later import in_next_turn
from optcg.text.phrases.moves import EFFECT, Steps, on_field
from optcg.text.phrases.nouns import Noun

PREDICATE.says("can only attack Leaders|leader", lambda: ban("attack Characters"))
PREDICATE.says("can only attack your opponent's Leader", lambda: ban("attack Characters"))
PREDICATE.says("can only attack (your opponent's) Characters", lambda: ban("attack a Leader"))

for _words in ("attack target", "target of this|the attack"):
    EFFECT.says(f"<cards> becomes the (new) {_words}", lambda what: (e.Redirect(on_field(what)),))

# The only cards that can be attacked.
ONLY = Phrase[Filter]("only-target")
ONLY.means("this Character|card", f.ThisCard())
ONLY.says("(the) <noun>", lambda noun: _described(noun))
ONLY.says("your <noun>", lambda noun: _described(noun))
for _words in ("any card|cards other than", "cards other than", "a card other than", "anything other than"):
    EFFECT.says(
        f"your opponent cannot attack {_words} <only-target> <until>",
        lambda only, until: _no_others(only, until),
    )
    EFFECT.says(
        f"your opponent's <noun> cannot attack {_words} <only-target> <until>",
        lambda noun, only, until: _no_others(only, until, source_of(noun)),
    )
EFFECT.says(
    "your opponent can only attack <only-target> <until>", lambda only, until: _no_others(only, until)
)

EFFECT.says(
    "your opponent's <noun> can only attack <only-target> <until>",
    lambda noun, only, until: _no_others(only, until, source_of(noun)),
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
    "<targets> must attack <next-turn> (,) if able",
    lambda what, when: in_next_turn(say(what, ban("decline to attack")), when),
)

# What is attacked.
FACT.says("this|the attack is against a|an <noun>", lambda noun: _against(noun, None))
FACT.says("this|the attack is against your opponent's <noun>", lambda noun: _against(noun, Owner.OPPONENT))
FACT.says(
    "this Character|Leader|card is attacking a|an <noun>", lambda noun: _this_attacks(_against(noun, None))
)
FACT.says(
    "this Character|Leader|card is attacking your opponent's <noun>",
    lambda noun: _this_attacks(_against(noun, Owner.OPPONENT)),
)
FACT.says("the target of this|the attack is a|an <noun>", lambda noun: _against(noun, None))
FACT.says(
    "the target of this|the attack is your opponent's <noun>", lambda noun: _against(noun, Owner.OPPONENT)
)


def _against(noun: Noun, owner: Owner | None) -> Condition:
    """Rule 7-1-1-2: such a card is the target of the attack."""
    if noun.plural or noun.described.areas or noun.described.owner:
        raise Misfit
    target = noun.and_(Described(f.InBattle("target")))
    return Compare(CountOf(target.cards(owner)), ">=", 1)


def _this_attacks(against: Condition) -> Condition:
    return both(ThisCardIs(f.InBattle("attacker")), against)


# Cards that cannot be attacked.
EFFECT.says("your opponent cannot attack your <noun> <until>", lambda noun, until: _kept(noun, until))


def _described(noun: Noun) -> Filter:
    if noun.described.areas or noun.described.owner:
        raise Misfit
    return sure(noun.filter())


def _no_others(only: Filter, until: Duration, by: Filter | None = None) -> Steps:
    others = Cards(Owner.YOU, LEADER_AND_CHARACTERS, f.Without(only))
    return (e.Forbid(Every(others), "be attacked", until, source=by),)


def _kept(noun: Noun, until: Duration) -> Steps:
    if not noun.plural:
        raise Misfit
    return say(Every(noun.cards(Owner.YOU)), ban("be attacked", Cause()), until)
