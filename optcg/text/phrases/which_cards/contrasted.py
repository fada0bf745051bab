"""Whether "other" is said of this card, or sets cards apart from others that were named before it."""

from __future__ import annotations

from optcg.model import filters as f
from optcg.model.amounts import CountOf
from optcg.model.conditions import Condition, ThisCardIs
from optcg.model.effects import Play
from optcg.model.selections import Cards, Owner, Slot, This
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.describe import Other

# In the order of the words: when, if, for what, and what is done.
_FIRST = ("timings", "would", "condition", "cost")


class Contrast:
    """One walk through an ability: "your [A] gains +2000 power and your other Characters gain ..."."""

    def __init__(self) -> None:
        self.named: Cards | None = None  # the last cards of yours that were spoken of, if this card was not

    def check(self, node: object, asked: bool = False) -> None:
        """Refuse "other" where it might be other than those; `asked` of what a condition asks about."""
        if isinstance(node, tuple):
            for part in node:
                self.check(part, asked)
        elif isinstance(node, Cards):
            self._named(node, asked)
        elif isinstance(node, (This, ThisCardIs)):
            self.named = None
        elif is_dataclass(node):
            asked = asked or isinstance(node, (Condition, CountOf))
            names = [field.name for field in fields(node)]
            for name in sorted(names, key=lambda name: _FIRST.index(name) if name in _FIRST else len(_FIRST)):
                self.check(getattr(node, name), asked)
            if isinstance(node, Play) and not isinstance(node.what, (This, Slot)):
                self.named = Cards(Owner.YOU, (Area.CHARACTER,))

    def _named(self, cards: Cards, asked: bool) -> None:
        parts = cards.filter.filters if isinstance(cards.filter, f.AllOf) else (cards.filter,)
        if cards.owner is Owner.OPPONENT or any(isinstance(part, f.InBattle) for part in parts):
            return
        if f.ThisCard() in parts:
            self.named = None
        elif any(isinstance(part, f.Without) and isinstance(part.filter, Other) for part in parts):
            if self.named is not None and self._may_be_one(self.named, cards):
                raise Misfit
        elif not asked or (cards.filter is not None and Area.CHARACTER in cards.areas):
            self.named = cards

    @staticmethod
    def _may_be_one(named: Cards, others: Cards) -> bool:
        """A [B] is no other [A]: "you have [B] and there are no other [A]" leaves out this card."""
        names = [_names(cards.filter) for cards in (named, others)]
        apart = all(names) and not names[0] & names[1]
        return bool(set(named.areas) & set(others.areas)) and not apart


def _names(described: f.Filter | None) -> set[str]:
    parts = described.filters if isinstance(described, f.AllOf) else (described,)
    return {part.name for part in parts if isinstance(part, f.NameIs)}
