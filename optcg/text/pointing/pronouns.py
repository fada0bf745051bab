"""What "it" points to, and which steps are about cards of the field."""

from __future__ import annotations

from typing import Final, TypeVar

from optcg.model import effects as e
from optcg.model.abilities import Ability
from optcg.model.amounts import CostOf, CountOf, Happened, PowerOf
from optcg.model.conditions import Both, Compare, Condition, ThisCardIs
from optcg.model.filters import InBattle, ThisCard
from optcg.model.selections import (
    Battling,
    Choose,
    ChooseFrom,
    Drawn,
    Every,
    Owner,
    Slot,
    This,
    Top,
    TopOrBottom,
)
from optcg.model.terms import Area
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.references import IT, PLAYED, THAT_CHARACTER, THAT_ONE
from optcg.text.pointing.suits import suited
from optcg.text.with_fields import with_fields

A = TypeVar("A", bound=Ability)
N = TypeVar("N")

FIRST: Final = 2  # slots 0 and 1 are those of an event
# Selections that have a slot of their own, and all fields that name one.
MADE: Final = (Choose, ChooseFrom, Every, Top, TopOrBottom, Battling, Drawn)
SLOT_FIELDS: Final = frozenset(("slot", "source", "first", "second"))
# Steps after which "it" is the card that they were about.
_CHANGED: Final = (
    e.GainPower,
    e.GainCost,
    e.GainKeyword,
    e.LoseKeyword,
    e.GainTrait,
    e.Forbid,
    e.SetBasePower,
)
FIELD: Final = frozenset((Area.LEADER, Area.CHARACTER, Area.STAGE, Area.COST))
# Steps about cards of the field alone.
ON_FIELD: Final = (*_CHANGED, e.SetActive, e.Rest, e.KO, e.Negate, e.SetBaseCost)
_OFF_FIELD: Final = (e.Move, e.Play, e.Reveal)
_ONES: Final = FIELD - {Area.COST}
_ABOUT: Final = (*_CHANGED, e.SetActive, e.Rest, e.Negate, e.SetBaseCost, e.Play)
# Words for a card that was just played.
_PLAYED_ONE: Final = (THAT_CHARACTER, PLAYED)


class It:
    """Finds what "it" points to: the latest selection, or this card if the step before was about it."""

    def __init__(self, made: bool, other: bool = False, there: frozenset[Owner] = frozenset()) -> None:
        """What an ability begins with: an event, one of `other` cards, which may still be `there`."""
        self.this = False
        self.made = made  # other cards were spoken of
        self.chosen = other  # other cards were chosen, or something happened to them
        self.there = there  # whose such cards are on the field
        self.played = False  # this card was played, and nothing was chosen since
        self.others_played = False
        self.asked: frozenset[Area] = frozenset()  # where the one card lies that the "if" at hand names
        self.drawn = False  # a card was drawn, and nothing was chosen since
        self.away = False  # this card was moved off the field, and nothing was chosen since

    def of(self, ability: A) -> A:
        """The ability with what "it" points to; the cost comes first."""
        cost = getattr(ability, "cost", ())
        if not cost:
            return self.turned(ability)
        paid = self.turned(cost)
        return with_fields(self.turned(with_fields(ability, cost=())), cost=paid)

    def turned(self, node: N) -> N:
        if isinstance(node, tuple):
            return type(node)(self._meant(part) for part in node) if type(node) is tuple else node
        if not is_dataclass(node):
            return node
        if isinstance(node, _OFF_FIELD) and self.drawn and self._says_it(node.what):
            raise Misfit  # this card, or the one that was drawn?
        if (
            isinstance(node, (e.SetActive, e.Rest))
            and self.played
            and self.asked
            and self._says_it(node.what)
        ):
            raise Misfit  # this card, just played, or the one of the "if"?
        if isinstance(node, ON_FIELD) and self._says_it(node.what) and self._is_this(node):
            node = with_fields(node, what=This())
        if isinstance(node, e.ChooseOne):
            return with_fields(node, options=self._each(node.options))
        changed: dict[str, object] = {}
        for field in fields(node):
            value = getattr(node, field.name)
            if field.name == "then" and isinstance(node, e.If):
                # "If this Character has ..., it ...", "if your opponent has a Stage, ... it"
                self._ask(node.condition)
            if self.played and field.name in SLOT_FIELDS and value in _PLAYED_ONE:
                raise Misfit  # this card, said where only a card that was chosen can stand
            new = self._one() if field.name in SLOT_FIELDS and value == IT else self._meant(value)
            if new is not value:
                changed[field.name] = new
        if isinstance(node, MADE):
            self.asked, self.drawn, self.away = frozenset(), False, False
            self.this, self.made, self.chosen, self.played = False, True, True, False
            self.there |= _on_field(node)
        elif isinstance(node, ThisCardIs) or _of_this(node):
            # "If this Character is rested, it ...", unless other cards were spoken of before.
            self.this = self.this or not self.made
        elif isinstance(node, _ABOUT):
            self.this = self.this or isinstance(node.what, This)
            self.asked = frozenset() if self.this and not isinstance(node, e.Play) else self.asked
        self.drawn = self.drawn or isinstance(node, (e.Draw, e.DrawUpTo))
        self.away = self.away or (isinstance(node, e.Move) and node.what == This())
        if isinstance(node, e.Play):
            self.played = isinstance(node.what, This)
            self.others_played = self.others_played or not self.played
        return with_fields(node, **changed) if changed else node

    def _ask(self, fact: Condition) -> None:
        """What "it" may be after an "if"."""
        if _is_own_attack(fact):
            # "If this Character is attacking a Character, it ...": the subject, where the deed suits it.
            self.asked, self.this, self.chosen = frozenset(), True, True
            self.there |= {Owner.OPPONENT}
            return
        self.asked = _asked_for(fact)
        self.this = not self.asked and (self.this or _is_about_this(fact))

    def _each(self, options: tuple[tuple[e.Effect, ...], ...]) -> tuple[tuple[e.Effect, ...], ...]:
        """Only one of them is done: what is drawn or moved in one is not in the others."""
        drawn, away, done = self.drawn, self.away, []
        for option in options:
            self.drawn, self.away = drawn, away
            done.append(self.turned(option))
        return tuple(done)

    def _is_this(self, step: e.Effect) -> bool:
        """A card that was trashed does not attack, and nobody helps the opponent's."""
        helps = self.there == {Owner.OPPONENT} and suited(step) is Owner.YOU
        return self.this and (helps or not self.there)

    def _meant(self, value: object) -> object:
        """A part of a node, with the cards that "it" stands for in its place."""
        if self.played and isinstance(value, Slot) and value.slot in _PLAYED_ONE:
            return self._played(value)
        if not self._says_it(value):
            return self.turned(value)
        one = self._one()
        return This() if self.this else Slot(one)

    def _says_it(self, value: object) -> bool:
        """ "It"; and "that card", if this card was played just before."""
        return value == Slot(IT) or (self.played and value == Slot(THAT_ONE))

    def _played(self, named: Slot) -> This:
        """ "Play this card and that Character gains ...": this card, if no other Character can be meant."""
        if named.filter is not None or self.others_played or (self.there and named.slot != PLAYED):
            raise Misfit
        if self.asked - {Area.LEADER} and named.slot != PLAYED:
            raise Misfit  # the Character of the "if"?
        return This()

    def _one(self) -> int:
        if self.this and self.chosen:
            raise Misfit  # this card, or the one that was spoken of before it?
        if self.asked - {Area.LEADER} or self.away:
            raise Misfit  # the card of the "if", or this one, which was moved since?
        return THAT_ONE


def _on_field(made: object) -> frozenset[Owner]:
    """Whose cards of the field a selection holds."""
    if isinstance(made, (Choose, Every)) and FIELD & set(made.cards.areas):
        return frozenset((made.cards.owner,))
    return frozenset((Owner.EITHER,)) if isinstance(made, Battling) else frozenset()


def _asked_for(fact: object) -> frozenset[Area]:
    """Where the one card of the field lies that a condition names: "if your opponent has a Stage"."""
    parts = fact.conditions if isinstance(fact, Both) else (fact,)
    found: set[Area] = set()
    for part in parts:
        if isinstance(part, Compare) and isinstance(part.left, CountOf) and part.right == 1:
            found |= _ONES.intersection(part.left.cards.areas) if part.compare in (">=", "=") else set()
    return frozenset(found)


def _is_about_this(fact: object) -> bool:
    parts = fact.conditions if isinstance(fact, Both) else (fact,)
    return any(isinstance(part, ThisCardIs) or _of_this(part) for part in parts)


def _is_own_attack(fact: object) -> bool:
    """ "This Character is attacking a Character": of the two cards the first is this one."""
    if not isinstance(fact, Both) or fact.conditions[0] != ThisCardIs(InBattle("attacker")):
        return False
    target = fact.conditions[1] if len(fact.conditions) == 2 else None
    return isinstance(target, Compare) and isinstance(target.left, CountOf)


def _of_this(node: object) -> bool:
    """ "This Character has not attacked this turn", "this Character's cost is 8": told of this card alone."""
    if not isinstance(node, Compare):
        return False
    if isinstance(node.left, (PowerOf, CostOf)):
        return node.left.slot is None
    if not isinstance(node.left, Happened):
        return False
    subject = node.left.when.subject
    return subject is not None and subject.filter == ThisCard()
