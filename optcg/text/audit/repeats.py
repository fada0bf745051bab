"""Where several nodes of a tree are told by the same words of a line."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import abilities as a
from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model import selections as s
from optcg.model.durations import Duration
from optcg.model.selections import Owner
from optcg.model.terms import Category
from optcg.text.nodes import fields, is_dataclass
from optcg.text.with_fields import with_fields

_CHANGES: Final = (e.GainPower, e.GainCost, e.GainKeyword, e.Forbid, e.SetBasePower, e.SetBaseCost)


def of_same_cards(node: object, before: object) -> bool:
    """ "All of your Characters gain [Rush] and +1000 power": the cards are told once."""
    what, other = getattr(node, "what", None), getattr(before, "what", None)
    return isinstance(what, s.Every) and isinstance(other, s.Every) and what.cards == other.cards


def same_change(node: object, before: object) -> bool:
    """ "This Character and your Leader gain +1000 power": the change is told once."""
    if type(node) is not type(before) or not isinstance(node, _CHANGES):
        return False
    fixed = (s.This, s.Every)
    both = isinstance(node.what, fixed) and isinstance(getattr(before, "what", None), fixed)
    return both and of_this(node) == of_this(before)


def counted_once(node: object, before: object) -> n.Per | None:
    """ "Gains +1000 power and +2 cost for every 5 cards": how often is told once."""
    amount, other = getattr(node, "amount", None), getattr(before, "amount", None)
    if not isinstance(amount, n.Per) or not isinstance(other, n.Per):
        return None
    return amount if (amount.every, amount.of) == (other.every, other.of) else None


def of_this(node: object) -> object:
    """The same, without its cards."""
    return with_fields(node, what=s.This())


def of_other_player(left: n.CountOf, right: n.Amount) -> bool:
    """ "You have more Characters than your opponent"."""
    return (
        isinstance(right, n.CountOf)
        and left.cards.owner is Owner.YOU
        and right.cards == replace(left.cards, owner=Owner.OPPONENT)
    )


def of_another_place(one: s.Cards, two: s.Cards) -> bool:
    """ "[A] on your field or in your trash": there they are told by their category as well."""
    same = [_parts(cards.filter) - {f.CategoryIs(kind) for kind in Category} for cards in (one, two)]
    return one.owner is two.owner and one.areas != two.areas and same[0] == same[1]


def _parts(described: f.Filter | None) -> set[f.Filter | None]:
    return set(described.filters) if isinstance(described, f.AllOf) else {described} - {None}


def told_of_all(parts: tuple[s.Selection, ...]) -> f.Filter | None:
    """ "Up to 1 A and up to 1 B, with ...": what all of them are said to be may be told once."""
    groups = [_parts(part.cards.filter) if isinstance(part, s.Choose) else set() for part in parts]
    shared = set.intersection(*groups)
    return f.AllOf(tuple(sorted((part for part in shared if part is not None), key=repr))) if shared else None


def lasting(node: object) -> object:
    """The same without its end."""
    return with_fields(node, duration=Duration.ON_FIELD)


def same_but_keyword(options: tuple[tuple[e.Effect, ...], ...]) -> bool:
    """Keywords to choose from, for one time."""
    return all(isinstance(step, e.GainKeyword) for option in options for step in option)


_TRAITS: Final = (f.ColorIs, f.AttributeIs, f.CategoryIs)


def told_once(options: tuple[tuple[e.Effect, ...], ...]) -> f.Filter | tuple[()] | None:
    """Where words tell all options by the first: what of it they do not tell.

    That is the color, attribute or category that tells it from all others, if nothing else does; and of a
    Life card that is turned "face-up or face-down" nothing.
    """
    turns = [step.what for option in options for step in option if isinstance(step, e.TurnLife)]
    if len(turns) == len(options) == sum(map(len, options)) and len(set(turns)) == 1:
        return ()
    found = {apart for option in options[1:] for apart in _apart(options[0], option)}
    trait = found.pop() if len(found) == 1 and len(options) > 2 else None
    return trait if isinstance(trait, _TRAITS) else None


def _apart(one: object, two: object) -> list[object]:
    """What is in `one` and another thing in `two`; each option has slots of its own."""
    if one == two:
        return []
    if isinstance(one, tuple) and isinstance(two, tuple) and len(one) == len(two):
        return [part for left, right in zip(one, two, strict=True) for part in _apart(left, right)]
    if type(one) is not type(two) or isinstance(one, _TRAITS) or not is_dataclass(one):
        return [one]
    names = [field.name for field in fields(one) if field.name != "slot"]
    return [part for name in names for part in _apart(getattr(one, name), getattr(two, name))]


def untagged(ability: a.Ability) -> a.Ability:
    """The same without its tags, which stand once before all abilities of a line."""
    if isinstance(ability, (a.PermanentEffect, a.HandCost, a.GivesCounter)):
        return replace(ability, gate=a.OPEN)
    if isinstance(ability, a.AutoEffect):
        timings = tuple(when for when in ability.timings if when != a.When("On K.O."))
        return replace(ability, timings=timings)
    return ability


def counted_alike(amount: object, described: f.Filter | None) -> bool:
    """Whether the same cards are counted among those of two steps."""
    if isinstance(amount, n.Plus):
        return counted_alike(amount.left, described) and counted_alike(amount.right, described)
    return isinstance(amount, n.SlotCount) and amount.filter == described


def counts(fact: object, cards: s.Cards) -> bool:
    """ "2 or more Characters and all of them are rested": the cards are told once."""
    return isinstance(fact, c.Compare) and fact.left == n.CountOf(cards)


def again(may: e.May) -> bool:
    """Whether a card is taken from a pile one by one, as long as the player likes."""
    (step, *others) = may.effects
    return not others and isinstance(getattr(step, "what", None), s.Top)
