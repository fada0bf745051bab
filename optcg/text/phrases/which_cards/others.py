"""Other than which card: this one, or the one to which something happens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeVar

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import CostOf, CounterOf, CountOf, ExtremeOf, PowerOf
from optcg.model.conditions import Both, Compare, Condition, ThisCardIs
from optcg.model.selections import Cards, Choose, Owner, Selection, This, Together
from optcg.model.terms import Area
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.describe import Other, all_of
from optcg.text.phrases.which_cards.references import LATEST
from optcg.text.with_fields import rebuilt

N = TypeVar("N")


@dataclass(frozen=True)
class OfAllOthers(ExtremeOf):
    """ "More power than all of your Characters", said of this one: than the others, until all is read."""

    def of(self, this: bool) -> ExtremeOf:
        """What is meant; a card of the opponent is none of them anyway."""
        cards = self.cards
        if this and cards.owner is not Owner.OPPONENT and Area.CHARACTER in cards.areas:
            cards = replace(cards, filter=all_of(cards.filter, f.Without(f.ThisCard())))
        return ExtremeOf(self.what, cards, self.highest, self.base)


def than_this(node: N) -> N:
    """ "1 of your other Characters": other than this card, which is none of "your opponent's other" ones."""
    turned: N = _turned(node, f.ThisCard(), f.Among(LATEST))
    return turned


def than_those(node: N) -> N:
    """ "If your Character would be K.O.'d, ... 1 of your other Characters": other than that Character."""
    turned: N = _turned(node, f.Among(0))
    return turned


def than_chosen(node: N) -> N:
    """ "Rest 1 of your Characters: ... 1 of your other Characters", where this card is none of them."""
    turned: N = _turned(node, f.Among(LATEST))
    return turned


def excepts_this(described: f.Filter | None) -> bool:
    """Whether this card is left out of what is described."""
    parts = described.filters if isinstance(described, f.AllOf) else (described,)
    return any(isinstance(part, f.Without) and isinstance(part.filter, f.ThisCard) for part in parts)


def on_that_field(before: Condition, fact: Condition) -> Condition:
    """ "If you have [A] on your field and there are no other [B] cards": none where this card is."""
    if isinstance(fact, Both):
        return Both(tuple(on_that_field(before, part) for part in fact.conditions))
    if not (isinstance(before, Compare) and isinstance(before.left, CountOf) and isinstance(fact, Compare)):
        return fact
    count, first = fact.left, before.left.cards
    if not isinstance(count, CountOf) or not says_other(count) or count.cards.owner is not Owner.EITHER:
        return fact
    if first.owner is not Owner.YOU or not set(first.areas) & set(count.cards.areas):
        return fact
    return replace(fact, left=replace(count, cards=replace(count.cards, owner=Owner.YOU)))


def names_this(node: object) -> bool:
    """Whether something is said of this card itself, also of its power or name; "other" is not."""
    if isinstance(node, tuple):
        return any(names_this(part) for part in node)
    if isinstance(node, (This, f.ThisCard)) and not isinstance(node, Other):
        return True
    if isinstance(node, (PowerOf, CostOf, CounterOf, f.SameNameAs)) and node.slot is None:
        return True
    if isinstance(node, f.Shares) and node.slot is None and node.cards is None:
        return True
    return is_dataclass(node) and any(names_this(getattr(node, field.name)) for field in fields(node))


def chosen_before_other(steps: tuple[object, ...]) -> Selection | None:
    """ "Rest 1 of your Characters: ... your other Characters": other than that one, or than this card?"""
    chosen: Selection | None = None
    for step in steps:
        if chosen is not None and says_other(step):
            return chosen
        if isinstance(step, e.AsPlayer) and step.who is Owner.EITHER and len(step.effects) == 1:
            (step,) = step.effects  # what each player chooses
        what = getattr(step, "what", None)
        parts = what.parts if isinstance(what, Together) else (what,)
        if any(isinstance(part, Choose) and _is_own(part.cards) and not says_other(part) for part in parts):
            chosen = what if chosen is None else chosen
    return None


def _is_own(cards: Cards) -> bool:
    return cards.owner is Owner.YOU and Area.CHARACTER in cards.areas


def says_other(node: object) -> bool:
    """Whether cards are told by being other ones."""
    if isinstance(node, tuple):
        return any(says_other(part) for part in node)
    if isinstance(node, Other):
        return True
    return is_dataclass(node) and any(says_other(getattr(node, field.name)) for field in fields(node))


def _turned(node: Any, card: f.Filter, theirs: f.Filter | None = None) -> Any:
    """With another card in place of "other"; `theirs` where it is said of cards of the opponent."""
    if isinstance(node, Other):
        return card
    if theirs is not None and isinstance(node, Cards) and node.owner is Owner.OPPONENT:
        card = theirs
    if isinstance(node, ThisCardIs) and isinstance(node.filter, (f.PowerIs, f.CostIs)):
        most = node.filter.amount
        if isinstance(most, OfAllOthers):
            node = ThisCardIs(replace(node.filter, amount=most.of(this=True)))
    if isinstance(node, OfAllOthers):
        node = node.of(this=False)
    done = rebuilt(node, lambda part: _turned(part, card, theirs))
    return all_of(done) if done is not node and isinstance(done, f.AllOf) else done
