"""What is said of the cards that a condition has counted: "2 or more Characters, all of which are rested"."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, Condition
from optcg.model.filters import Filter
from optcg.model.selections import Cards, Owner
from optcg.text.alike import is_told_of_turn
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.how_many.quantities import Holding
from optcg.text.phrases.whether.facts import FACT, both, has
from optcg.text.phrases.which_cards.describe import all_of

_ALL: Final = "all"
_NONE: Final = "none"
_SOME: Final = "some"
Said = tuple[str, Filter]

# How many of those that were counted, and what they are.
OF_THEM = Phrase[Said]("of-those-counted")
for _them in ("and <joint> of them", ", <joint> of which"):
    OF_THEM.says(f"{_them} <is-so>", lambda many, so: (many, so))
OF_THEM.says(", and <joint> of them <is-so>", lambda many, so: (many, so))
OF_THEM.says("(,) and they are all <before>", lambda so: (_ALL, so))
OF_THEM.says("(,) and they all <is-so>", lambda so: (_ALL, so))
JOINT = Phrase[str]("joint")
JOINT.means("all", _ALL)
JOINT.means("none", _NONE)
JOINT.means("(at least) one", _SOME)
JOINT.means("at least 1", _SOME)
FACT.says("<subject> <having> <of-those-counted>", lambda who, having, said: _so(who, having, *said))


def _so(who: Owner, having: tuple[Holding, str, int], many: str, so: Filter) -> Condition:
    """They are there, and all of them are so, or none, or one of them is."""
    fact = has(who, having)
    if not isinstance(fact, Compare) or not isinstance(fact.left, CountOf) or fact.left.different:
        raise Misfit
    if fact.compare not in (">=", ">", "=") or fact.right == 0 or is_told_of_turn(so):
        raise Misfit  # of cards of which there may be none, nothing is said
    cards = fact.left.cards
    if many == _SOME:
        return both(fact, Compare(CountOf(_such(cards, so)), ">=", 1))
    return both(fact, c.OnlyHave(cards, so if many == _ALL else f.Without(so)))


def _such(cards: Cards, so: Filter) -> Cards:
    return replace(cards, filter=all_of(cards.filter, so))
