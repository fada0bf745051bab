"""Conditions that cannot both hold, so that the second "if" is not said under the first one."""

from __future__ import annotations

from math import inf
from typing import Final

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import Amount, CountOf
from optcg.model.selections import (
    LEADER_AND_CHARACTERS,
    Cards,
    Choose,
    Every,
    Owner,
    Selection,
    Slot,
    This,
)
from optcg.model.terms import Area, Category
from optcg.text.altering import may_alter
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.references import (
    CHOSEN,
    CHOSEN_ONES,
    IT,
    KOD,
    LATEST,
    PLAYED,
    RESTED,
    RETURNED,
    REVEALED,
    THAT_CHARACTER,
    THAT_EVENT,
    THAT_ONE,
    THAT_STAGE,
    THEM,
    TRASHED,
    TURNED,
    YOUR_REVEALED,
)

_ANY_CARD = (IT, LATEST, THAT_ONE, THEM)
_NAMED = (
    CHOSEN,
    CHOSEN_ONES,
    REVEALED,
    YOUR_REVEALED,
    TRASHED,
    RETURNED,
    KOD,
    PLAYED,
    RESTED,
    TURNED,
    THAT_CHARACTER,
    THAT_STAGE,
    THAT_EVENT,
)


# Cards that an "if" names by how they were shown: "it" in the "if" after it is the same one.
SHOWN: Final = (REVEALED, YOUR_REVEALED, TRASHED)
_NEVER_FIGHT: Final = frozenset((Category.EVENT, Category.STAGE))

# What a sign lets one number be, compared with the other.
_SIGNS = {"<": {-1}, "<=": {-1, 0}, "=": {0}, ">=": {0, 1}, ">": {1}}


def exclude(one: c.Condition, two: c.Condition, between: tuple[object, ...] = ()) -> bool:
    """Whether two conditions leave nothing in common; `between` are the steps after the first one."""
    if one == c.NotSo(two) or two == c.NotSo(one):
        return True
    if isinstance(one, c.Both) or isinstance(two, c.Both):
        return any(exclude(a, b, between) for a in _conditions(one, c.Both) for b in _conditions(two, c.Both))
    if isinstance(one, c.Either) or isinstance(two, c.Either):
        return all(
            exclude(a, b, between) for a in _conditions(one, c.Either) for b in _conditions(two, c.Either)
        )
    if isinstance(one, c.YourTurn) and isinstance(two, c.YourTurn):
        return one.yours is not two.yours
    if isinstance(one, c.WentFirst) and isinstance(two, c.WentFirst):
        return (one.owner is two.owner) is (one.first is not two.first)
    if isinstance(one, c.ThisCardIs) and isinstance(two, c.ThisCardIs):
        return _apart(one.filter, two.filter)
    if isinstance(one, c.SlotFits) and isinstance(two, c.SlotFits):
        same = _of_one_card(one.slot, two.slot, between) or _is_no_other(one, two, between)
        return same and _apart(one.filter, two.filter)
    if not (isinstance(one, c.Compare) and isinstance(two, c.Compare)):
        return False
    leaders = _leader(one), _leader(two)
    if leaders[0] is not None and leaders[1] is not None and leaders[0].owner == leaders[1].owner:
        return _apart(leaders[0].filter, leaders[1].filter)
    if one.left != two.left:
        return False
    if {one.compare, two.compare} == {"even", "odd"}:
        return True
    if one.right == two.right and {one.compare, two.compare} <= {*_SIGNS}:
        return not _SIGNS[one.compare] & _SIGNS[two.compare]
    return _disjoint(one.compare, one.right, two.compare, two.right)


def _conditions(fact: c.Condition, kind: type[c.Both] | type[c.Either]) -> tuple[c.Condition, ...]:
    return fact.conditions if isinstance(fact, kind) else (fact,)


def is_in_vain(fact: c.Condition, steps: tuple[e.Effect, ...], done: tuple[e.Effect, ...] = ()) -> bool:
    """Whether an "if" among the steps can never hold under another one; `done` is what was done since."""
    for step in steps:
        if (
            isinstance(step, e.If)
            and exclude(fact, step.condition, done)
            and not may_alter(done, step.condition)
        ):
            return True
        if isinstance(step, e.May) and is_in_vain(fact, (*step.effects, *step.then), done):
            return True
        if isinstance(step, e.If) and is_in_vain(fact, step.then, done):
            return True
        if isinstance(step, (e.If, e.May)) and is_in_vain(fact, step.otherwise, done):
            return True
        done = (*done, step)
    return False


def _of_one_card(one: int, two: int, between: tuple[object, ...]) -> bool:
    """Whether both words point to one card; "it" and "that card" would point to one chosen after it."""
    if not {one, two} <= {*_ANY_CARD, *_NAMED}:
        return False
    if one != two and one in _NAMED and two in _NAMED:
        return False
    return two in (REVEALED, YOUR_REVEALED) or not _selects(between)


def _is_no_other(one: c.SlotFits, two: c.SlotFits, between: tuple[object, ...]) -> bool:
    """ "If it is an Event": the card that was revealed, and no Character that was chosen since."""
    if one.slot not in SHOWN or two.slot not in (IT, THAT_ONE):
        return False
    kinds = categories(two.filter)
    return kinds is not None and kinds <= _NEVER_FIGHT and not _selects(between, off_field=True)


def categories(said: f.Filter | None) -> frozenset[Category] | None:
    """The categories of which a described card may be; None where nothing is said of them."""
    for part in _parts(said):
        if isinstance(part, f.CategoryIs):
            return frozenset((part.category,))
        if isinstance(part, f.AnyOf):
            known = [kinds for kinds in map(categories, part.filters) if kinds is not None]
            if len(known) == len(part.filters):
                return frozenset[Category]().union(*known)
    return None


def _selects(node: object, off_field: bool = False) -> bool:
    if isinstance(node, tuple):
        return any(_selects(part, off_field) for part in node)
    if isinstance(node, Selection) and not isinstance(node, (This, Slot)):
        there = isinstance(node, (Choose, Every)) and {*node.cards.areas} <= {*LEADER_AND_CHARACTERS}
        return not (there and off_field)
    return is_dataclass(node) and any(
        _selects(getattr(node, field.name), off_field) for field in fields(node)
    )


def _leader(fact: c.Compare) -> Cards | None:
    """ "Your Leader is ...": the Leader that is described."""
    if (fact.compare, fact.right) != (">=", 1) or not isinstance(fact.left, CountOf):
        return None
    return fact.left.cards if fact.left.cards.areas == (Area.LEADER,) else None


def _apart(one: f.Filter | None, two: f.Filter | None) -> bool:
    """Whether no card fits both descriptions."""
    return any(_contrary(a, b) for a in _parts(one) for b in _parts(two))


def _parts(described: f.Filter | None) -> tuple[f.Filter | None, ...]:
    return described.filters if isinstance(described, f.AllOf) else (described,)


def _contrary(one: f.Filter | None, two: f.Filter | None) -> bool:
    kinds = categories(one), categories(two)
    if kinds[0] is not None and kinds[1] is not None:
        # Rule 2-2-1: a card has one category; colors and types it may have several of.
        return kinds[0].isdisjoint(kinds[1])
    if isinstance(one, f.NameIs) and isinstance(two, f.NameIs):
        return one.name != two.name
    if {one, two} == {f.Rested(), f.Active()}:
        return True
    if isinstance(one, f.OwnedBy) and isinstance(two, f.OwnedBy):
        return {one.owner, two.owner} == {Owner.YOU, Owner.OPPONENT}
    if isinstance(one, f.GivenDonIs) and isinstance(two, f.GivenDonIs):
        return _disjoint(one.compare, one.amount, two.compare, two.amount)
    if isinstance(one, f.ColorIs) and isinstance(two, f.ColorIs):
        return one.color is not two.color
    if isinstance(one, f.Without) or isinstance(two, f.Without):
        return _opposite(one, two) or _opposite(two, one)
    for kind in (f.CostIs, f.PowerIs):
        if isinstance(one, kind) and isinstance(two, kind):
            return one.base is two.base and _disjoint(one.compare, one.amount, two.compare, two.amount)
    return False


def _opposite(one: f.Filter | None, two: f.Filter | None) -> bool:
    return isinstance(two, f.Without) and two.filter == one


def _disjoint(compare: str, number: Amount, other: str, another: Amount) -> bool:
    low, high = _range(compare, number), _range(other, another)
    return low is not None and high is not None and (low[1] < high[0] or high[1] < low[0])


def _range(compare: str, number: Amount) -> tuple[float, float] | None:
    """The numbers that fit, from the first to the last one."""
    if not isinstance(number, int):
        return None
    ends = {"<=": (-inf, number), ">=": (number, inf), "=": (number, number)}
    return ends.get(compare)
