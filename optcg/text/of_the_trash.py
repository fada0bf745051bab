"""What a card can say of its time in the trash: "When ..., if this card is in your trash, ...".

All of the ability is said of that place then, or it is not read: of which half the words are meant, nobody
would know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from optcg.model import abilities as a
from optcg.model import amounts as n
from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.effects import Effect
from optcg.model.selections import (
    Battling,
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Slot,
    This,
    Top,
    TopOrBottom,
)
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.open_in_life import check_changes
from optcg.text.phrases.which_cards.describe import Other
from optcg.text.phrases.which_cards.references import IT, THAT_ONE
from optcg.text.pointing.happened import is_of_others
from optcg.text.with_fields import rebuilt, with_fields

A = TypeVar("A", bound=Ability)

# What a card does itself on the field, and the one moment at which no card lies in the trash.
_NOT_THERE: Final = (
    "On Play",
    "When Attacking",
    "On Block",
    "On K.O.",
    "start of the game",
    "Life is placed",
)
# Selections, which "it" points back to; and the fields by which parts of a tree point to one.
_CHOSEN: Final = (Choose, ChooseFrom, Every, Top, TopOrBottom, Battling)
_SLOTS: Final = ("slot", "source", "first", "second")
# What is done to a card where it lies; after any of it but the last it lies there no more.
_TO_CARD: Final = (e.Move, e.Play, e.Reveal)


def check_trash(ability: Ability) -> None:
    """Refuse an ability of the trash that speaks of this card as one of the field."""
    if isinstance(ability, a.PermanentEffect):
        check_changes(ability.changes, ability.condition)
    elif isinstance(ability, a.AutoEffect):
        if any(when.event in _NOT_THERE for when in ability.timings):
            raise Misfit
        Walk().check((ability.timings, ability.condition, ability.cost, ability.effects))
    elif isinstance(ability, a.ReplacementEffect):
        would: a.Would | None = ability.would
        while would is not None:
            if would.subject is None:
                raise Misfit  # this card would leave the field
            would = would.also
        Walk().check((ability.would, ability.condition, ability.effects))


def check_whole(ability: Ability, names_place: Callable[[object], bool]) -> None:
    """Without a condition the place must be told before anything is done: by a cost or the first step.

    "Draw 1 card. Then, play this card from your trash": is the card drawn on the field, too?
    """
    if not isinstance(ability, a.AutoEffect) or names_place(ability.cost):
        return
    if not _begins_there(ability.effects[0], names_place):
        raise Misfit


def _begins_there(step: Effect, names_place: Callable[[object], bool]) -> bool:
    if isinstance(step, e.If):
        return not step.otherwise and _begins_there(step.then[0], names_place)
    if isinstance(step, e.May):
        # "You may trash 1 card. If you do, play this card from your trash": as a cost and what it buys.
        return names_place(step.effects) or (bool(step.then) and _begins_there(step.then[0], names_place))
    return not isinstance(step, e.ChooseOne) and names_place(step)


def by_it(ability: A) -> A:
    """ "If this card is in your trash, you may play it": this card, unless another one could be meant."""
    it = It(is_of_others(ability))
    changed: dict[str, object] = {}
    for name in ("cost", "effects"):
        steps = getattr(ability, name, ())
        changed |= {name: it.turned(steps)} if steps else {}
    return with_fields(ability, **changed) if changed else ability


class It:
    """One walk through the steps, until other cards are chosen or this one is moved."""

    def __init__(self, others: bool) -> None:
        self.others = others  # something happened to other cards
        self.over = False

    def turned(self, node: Any) -> Any:
        if not self.over and any(getattr(node, name, None) in (IT, THAT_ONE) for name in _SLOTS):
            if self.others or node != Slot(IT):
                raise Misfit
            return This()
        done = rebuilt(node, self.turned)
        moves = isinstance(node, _TO_CARD) and node.what == This()
        self.over = self.over or moves or isinstance(node, _CHOSEN)
        return done


class Walk:
    """One walk through an ability in the order in which it is done."""

    def __init__(self) -> None:
        self.played = False  # "Play this card. Then, this Character gains ...": there it is
        self.gone = False

    def check(self, node: object) -> None:
        if isinstance(node, tuple):
            for part in node:
                self.check(part)
        elif isinstance(node, _TO_CARD) and node.what == This():
            if self.gone and not self.played:
                raise Misfit  # it lies elsewhere by now
            self.played = self.played or isinstance(node, e.Play)
            self.gone = self.gone or not isinstance(node, e.Reveal)
        elif _is_of_this(node):
            if not self.played:
                raise Misfit
        elif isinstance(node, Cards) and node.areas == (Area.TRASH,):
            return  # "1 card other than this card from your trash"
        elif is_dataclass(node) and not isinstance(node, (e.Grant, e.Watch)):
            for field in fields(node):
                self.check(getattr(node, field.name))


def _is_of_this(node: object) -> bool:
    """Whether something is said of this card, or of cards other than this one, as on the field."""
    if isinstance(node, (This, f.ThisCard, Other, c.ThisCardIs)):
        return True
    if isinstance(node, c.ThisTurn):
        return node.mark == "battled a Character"
    return isinstance(node, (n.PowerOf, n.CostOf, n.CounterOf)) and node.slot is None
