"""How many of some cards are so: "if 3 or more of your Characters are rested", "if they have 7 or more"."""

from __future__ import annotations

from optcg.model import effects as e
from optcg.model.amounts import Amount, CountOf, DonOf
from optcg.model.conditions import Compare, Condition
from optcg.model.filters import Filter
from optcg.model.selections import Choose, Owner, Top
from optcg.model.terms import Area
from optcg.text.alike import is_told_of_turn
from optcg.text.grammar import Misfit
from optcg.text.phrases.how_many.quantities import life
from optcg.text.phrases.what_is_done.flow import STEPS
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.whether.facts import FACT, has
from optcg.text.phrases.whether.outcomes import MORE_OF_IT
from optcg.text.phrases.which_cards.describe import Described
from optcg.text.phrases.which_cards.nouns import Noun, several

for _of in ("<whose> <noun>", "the <noun>"):
    FACT.says(
        f"<number> <bound> of {_of} <is-so>", lambda n, bound, *said: _so_many(*said, compare=bound, number=n)
    )
    FACT.says(f"exactly <number> of {_of} <is-so>", lambda n, *said: _so_many(*said, compare="=", number=n))
    FACT.says(f"none of {_of} <is-so>", lambda *said: _so_many(*said, compare="=", number=0))


def _so_many(*said: Owner | Noun | Filter, compare: str, number: int) -> Condition:
    """Of the cards of a player, or of those of a place that the noun names."""
    *owner, noun, so = said
    assert isinstance(noun, Noun)
    assert isinstance(so, Filter)
    if (not owner and noun.described.owner is None) or is_told_of_turn(so):
        raise Misfit
    cards = several(noun).and_(Described(so)).cards(*[one for one in owner if isinstance(one, Owner)])
    return Compare(CountOf(cards), compare, number)


# "Trash 1 card from the top of your opponent's Life cards if they have 3 or more": of those cards.
MORE_OF_IT.says("they have <number> <bound>", lambda n, bound: (Owner.OPPONENT, bound, n))
STEPS.says("<effect> if <more-of-it> (.)", lambda steps, more: _if_enough(steps, *more))


def _if_enough(steps: Steps, who: Owner, bound: str, number: int) -> Steps:
    owner, amount = _spoken_of(steps)
    if owner is not who:
        raise Misfit
    return (e.If(Compare(amount, bound, number), steps),)


def _spoken_of(steps: Steps) -> tuple[Owner, Amount]:
    """What a player has of the cards that one step is about; of cards of a kind it is not told."""
    if len(steps) != 1:
        raise Misfit
    step = steps[0]
    if isinstance(step, e.May) and step == type(step)(step.effects) and len(step.effects) == 1:
        step = step.effects[0]
    if isinstance(step, e.ReturnDon):
        return step.who, DonOf(step.who, step.state or "field")
    what = getattr(step, "what", None)
    if isinstance(what, Top) and what.area is Area.LIFE:
        return what.owner, life(what.owner)
    if not isinstance(what, Choose) or what.cards.filter is not None or len(what.cards.areas) != 1:
        raise Misfit
    if what.cards.areas[0] not in (Area.HAND, Area.CHARACTER, Area.TRASH):
        raise Misfit
    return what.cards.owner, CountOf(what.cards)


# A player that a condition is about.
STEPS.says(
    "if your opponent has <having> , deal <count> damage to them (.)",
    lambda having, n: (e.If(has(Owner.OPPONENT, having), (e.Damage(n),)),),
)
