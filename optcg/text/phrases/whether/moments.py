"""Turns that begin and end, battles that go on, and cards that are there: said as what is the case."""

from __future__ import annotations

from optcg.model import conditions as c
from optcg.model import filters as f
from optcg.model.abilities import When
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare, Condition
from optcg.model.selections import ON_FIELD, Cards, Owner
from optcg.text.grammar import Misfit
from optcg.text.phrases.how_many.quantities import HOLDING, Holding, life
from optcg.text.phrases.when.events import SIMPLE, Happening, of_player
from optcg.text.phrases.whether.facts import FACT, both
from optcg.text.phrases.which_cards.describe import TRAIT, Described
from optcg.text.phrases.which_cards.nouns import Noun

# Turns.
for _whose, _who, _end in (
    ("your", Owner.YOU, "End of Your Turn"),
    ("your opponent's", Owner.OPPONENT, "End of Your Opponent's Turn"),
):
    SIMPLE.says(f"{_whose} turn begins|starts", lambda who=_who: of_player("start of turn", who))
    SIMPLE.says(f"{_whose} turn ends", lambda end=_end: Happening((When(end),)))

# Damage.
SIMPLE.says("you deal damage to your opponent", lambda: of_player("deals damage", Owner.YOU))

# Battles.
_FIGHTS = c.ThisCardIs(f.InBattle())
FACT.means("this Character|Leader|card is the attack target", c.ThisCardIs(f.InBattle("target")))
FACT.means("this Character|Leader|card is in (a) battle", _FIGHTS)
FACT.means("this Character|Leader|card is battling", _FIGHTS)
FACT.says("this Character|Leader|card is battling your opponent's <noun>", lambda noun: _against(noun))
FACT.says(
    "this Character|Leader|card is in (a) battle with your opponent's <noun>", lambda noun: _against(noun)
)


def _against(noun: Noun) -> Condition:
    """One of the two attacks the other (Rule 7-1-1)."""
    if noun.plural or noun.described.areas:
        raise Misfit
    return c.Either((_facing("attacker", noun, "target"), _facing("target", noun, "attacker")))


def _facing(mine: str, noun: Noun, theirs: str) -> Condition:
    other = noun.and_(Described(f.InBattle(theirs))).cards(Owner.OPPONENT)
    return both(c.ThisCardIs(f.InBattle(mine)), Compare(CountOf(other), ">=", 1))


# Cards that are there.
FACT.says("(your) <names> is on your field", lambda names: _there(names, Owner.YOU))
FACT.says("<names> is on the field", lambda names: _there(names, Owner.EITHER))
FACT.says("your Character <name> is on your|the field", lambda name: _there(f.NameIs(name), Owner.YOU))


def _there(named: f.Filter, owner: Owner) -> Condition:
    return Compare(CountOf(Cards(owner, ON_FIELD, named)), ">=", 1)


FACT.says(
    "<whose> number of Life cards is <compared> your opponent's",
    lambda owner, compared: _lives(owner, compared),
)
FACT.says(
    "<whose> number of Life cards is <number> <bound>",
    lambda owner, n, bound: Compare(life(owner), bound, n),
)


def _lives(owner: Owner, compared: tuple[str, int]) -> Condition:
    sign, less = compared
    if owner is not Owner.YOU or less:
        raise Misfit
    return Compare(life(Owner.YOU), sign, life(Owner.OPPONENT))


HOLDING.means("(DON!!) card(s) in your DON!! deck", Holding(don="deck", owner=Owner.YOU))
for _their in ("their", "your opponent's"):
    HOLDING.means(f"(DON!!) card(s) in {_their} DON!! deck", Holding(don="deck", owner=Owner.OPPONENT))

# Keywords and names that cards have.
TRAIT.says("the <keyword> keyword (effect)", lambda keyword: Described(f.HasKeyword(keyword)))
TRAIT.says("a|an <keyword>", lambda keyword: Described(f.HasKeyword(keyword)))
TRAIT.says("<quoted> in its|their name(s)", lambda text: Described(f.NameIncludes(text)))
