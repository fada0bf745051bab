"""What cards cannot attack, or can alone attack: "cannot attack [A]", "can only attack this Character".

Only the cards of the other player are attacked (Rule 7-1-1-2), whether the words name that player or not.
"""

from __future__ import annotations

from optcg.model import filters as f
from optcg.model.filters import Filter
from optcg.model.terms import Category
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.changes import BAN, PREDICATE, ban
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.when.causes import Cause
from optcg.text.phrases.which_cards.describe import Described, sure
from optcg.text.phrases.which_cards.nouns import Noun, is_alone

# The only cards that can be attacked.
ONLY = Phrase[Filter]("only-target")
ONLY.means("this Character|Leader|card", f.ThisCard())
ONLY.says("<that-card>", f.Among)
ONLY.says("(the) <noun>", lambda noun: _described(noun))
ONLY.says("your (opponent's) <noun>", lambda noun: _described(noun))

# What is not attacked, as the ban on attacks against it.
TARGET = Phrase[Steps]("attack-target")
TARGET.says("<noun>", lambda noun: _unattacked(_plural(noun)))
TARGET.says("any <noun>", lambda noun: _unattacked(noun))
TARGET.says("a|an <noun>", lambda noun: _unattacked(_one(noun)))
TARGET.says("(any of) your (opponent's) <noun>", lambda noun: _unattacked(_all(noun)))
TARGET.means("this Character|Leader|card", ban("attack cards", Cause(source=f.ThisCard())))
TARGET.says("<that-card>", lambda slot: ban("attack cards", Cause(source=f.Among(slot))))
for _words in ("any card|cards other than", "cards other than", "a card other than", "anything other than"):
    TARGET.says(f"{_words} <only-target>", lambda only: _but(only))
BAN.says("attack <attack-target>", lambda steps: steps)
PREDICATE.says("can only attack <only-target>", lambda only: _but(only))
PREDICATE.says("can attack (your opponent's) Leader|Leaders only", lambda: ban("attack Characters"))
PREDICATE.says("can only attack leader", lambda: ban("attack Characters"))


def _described(noun: Noun) -> Filter:
    if noun.described.areas or noun.described.owner:
        raise Misfit
    return sure(noun.filter())


def _plural(noun: Noun) -> Noun:
    if not noun.plural and noun.kinds:
        raise Misfit
    return noun


def _one(noun: Noun) -> Noun:
    if noun.plural:
        raise Misfit
    return noun


def _all(noun: Noun) -> Noun:
    """ "Your Leader", "your Characters": of one Character among several it could not be said."""
    if noun.kinds and not noun.plural and not is_alone(noun):
        raise Misfit
    return noun


def _unattacked(noun: Noun) -> Steps:
    """No attacks on such cards."""
    said = noun.described
    if said != Described(said.filter):
        raise Misfit
    if noun.kinds == (Category.CHARACTER,):
        return ban("attack Characters", Cause(source=said.filter))
    if noun.kinds == (Category.LEADER,):
        return ban("attack a Leader", Cause(source=said.filter))
    if set(noun.kinds) - {Category.CHARACTER, Category.LEADER}:
        raise Misfit
    return ban("attack cards", Cause(source=sure(said.filter and noun.filter())))


def _but(only: Filter) -> Steps:
    """No attacks on other cards than these: Leaders and Characters are attacked, and nothing else."""
    if only == f.CategoryIs(Category.LEADER):
        return ban("attack Characters")
    if only == f.CategoryIs(Category.CHARACTER):
        return ban("attack a Leader")
    return ban("attack cards", Cause(source=f.Without(only)))
