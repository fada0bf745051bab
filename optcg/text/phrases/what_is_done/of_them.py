"""What an "if" has counted, spoken of again: "if they have 7 or more DON!! cards, they rest 1 of them"."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import Amount, CountOf, DonOf
from optcg.model.conditions import Compare, Condition
from optcg.model.effects import Effect
from optcg.model.selections import Cards, Choose, Owner, Top
from optcg.model.terms import Area
from optcg.text.grammar import Misfit, Phrase
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import Steps

# DON!! cards of the opponent, of which the "if" tells how many there are.
SOME_OF_THEM = Phrase[Steps]("some-of-them")
SOME_OF_THEM.says("rest <count> of them", lambda n: (e.RestDon(n, Owner.OPPONENT),))
SOME_OF_THEM.says("return <count> of them to their DON!! deck", lambda n: (e.ReturnDon(n, Owner.OPPONENT),))
for _they in ("they", "they must", "your opponent must"):
    STEPS.says(f"if <condition> , {_they} <some-of-them> (.)", lambda fact, steps: _of_don(fact, steps))
    STEPS.says(
        f"if <condition> , {_they} <some-of-them> <stop> <steps>",
        lambda fact, steps, _, rest: _of_don(fact, steps + rest),
    )


# The opponent, of whom the "if" tells.
STEPS.says("if <condition> , deal <count> damage to them (.)", lambda fact, n: _to_opponent(fact, n))
STEPS.says(
    "<clauses> <stop> if <condition> , deal <count> damage to them (.)",
    lambda steps, _, fact, n: steps + _to_opponent(fact, n),
)


def _to_opponent(fact: Condition, count: Amount) -> Steps:
    left = fact.left if isinstance(fact, Compare) else None
    owner = left.cards.owner if isinstance(left, CountOf) else left.owner if isinstance(left, DonOf) else None
    if owner is not Owner.OPPONENT:
        raise Misfit
    return (e.If(fact, (e.Damage(count),)),)


def _of_don(fact: Condition, steps: Steps) -> Steps:
    if not isinstance(fact, Compare) or fact.left != DonOf(Owner.OPPONENT):
        raise Misfit
    return (e.If(fact, steps),)


# The other way round: "Rest 1 of your opponent's DON!! cards if they have 7 or more".
for _who, _owner in (
    ("they have", Owner.OPPONENT),
    ("your opponent has", Owner.OPPONENT),
    ("you have", Owner.YOU),
):
    STEPS.says(
        f"<effect> if {_who} <number> <bound> (.)",
        lambda steps, n, bound, owner=_owner: (e.If(Compare(_pile(steps, owner), bound, n), steps),),
    )


def _pile(steps: Steps, owner: Owner) -> Amount:
    """How many there are of what the deed takes some of."""
    (step, *others) = steps
    if isinstance(step, e.May) and step == type(step)(step.effects):
        (step, *others) = step.effects
    if others:
        raise Misfit
    if isinstance(step, (e.RestDon, e.ReturnDon)) and step.who is owner:
        return DonOf(owner)
    area = _area(step, owner)
    if area not in (Area.LIFE, Area.HAND):
        raise Misfit
    return CountOf(Cards(owner, (area,)))


def _area(step: Effect, owner: Owner) -> Area | None:
    what = step.what if isinstance(step, e.Move) else None
    if isinstance(what, Top) and what.owner is owner:
        return what.area
    if isinstance(what, Choose) and what.cards in (Cards(owner, (Area.LIFE,)), Cards(owner, (Area.HAND,))):
        return what.cards.areas[0]
    return None
