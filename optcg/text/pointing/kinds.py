"""Words that point back with a noun: "that Stage" is a Stage, "that Character" the one named last."""

from __future__ import annotations

from typing import Final, TypeVar

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.abilities import Ability
from optcg.model.amounts import CountOf
from optcg.model.conditions import Both, Compare, Condition, SlotFits
from optcg.model.selections import (
    Battling,
    Cards,
    Choose,
    ChooseFrom,
    Every,
    Owner,
    Selection,
    Slot,
    This,
    Top,
    TopOrBottom,
)
from optcg.model.terms import Area, Category
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.references import (
    IT,
    LATEST,
    THAT_CHARACTER,
    THAT_EVENT,
    THAT_LEADER,
    THAT_ONE,
    THAT_STAGE,
    THOSE_CHARACTERS,
)
from optcg.text.pointing.pronouns import FIELD, MADE, SLOT_FIELDS
from optcg.text.pointing.suits import suited
from optcg.text.with_fields import with_fields

N = TypeVar("N")

_THAT_ONE: Final = (THAT_ONE, THAT_CHARACTER, THAT_LEADER)
_NAMED: Final = {THAT_STAGE: Category.STAGE, THAT_EVENT: Category.EVENT}


class Kinds:
    """One walk through an ability: the latest selection, and whether it can be what a noun says."""

    def __init__(self, told: bool = False) -> None:
        """`told`: the ability begins with an event, which tells of a card."""
        self.told = told
        self.latest: Selection | None = None
        self.paid: Selection | None = None  # what the cost was paid with last
        self.named_this = False  # this card was spoken of, which "it" might be

    def of(self, ability: Ability) -> Ability:
        """The ability with "that Stage" and "that Event" as the latest selection; the cost comes first."""
        cost = self.turned(getattr(ability, "cost", ()))
        self.paid = self.latest
        done = self.turned(ability)
        return with_fields(done, cost=cost) if cost else done

    def turned(self, node: N) -> N:
        if isinstance(node, tuple):
            return type(node)(self.turned(part) for part in node) if type(node) is tuple else node
        if not is_dataclass(node):
            return node
        if isinstance(node, e.If) and self.latest is None and not self.told:
            node = with_fields(node, then=_of_the_if(node))
        if isinstance(node, e.If) and _points_to_character(node.then) and self._may_be_of_if(node):
            raise Misfit  # the Character of the "if", or the one chosen before it?
        if isinstance(node, e.If) and _counts_characters(node.condition) and _points_to_some(node.then):
            raise Misfit  # "K.O. 1 of those Characters": of the "if", or of those chosen before it?
        if isinstance(node, SlotFits) and node.slot in (IT, THAT_ONE) and self._cannot_be(node.filter):
            raise Misfit  # "if that card is an Event", after a Character was chosen
        if isinstance(node, e.If):
            paid = self.latest is self.paid
            node = with_fields(node, then=_pointed(node, self.latest, self.named_this, paid))
        changed: dict[str, object] = {}
        for field in fields(node):
            value = getattr(node, field.name)
            if field.name in SLOT_FIELDS and value in _NAMED:
                changed[field.name] = self._latest(_NAMED[value])
                continue
            new = self.turned(value)
            if new is not value:
                changed[field.name] = new
        if isinstance(node, MADE):
            self.latest = node
        self.named_this = self.named_this or isinstance(node, This)
        return with_fields(node, **changed) if changed else node

    def _may_be_of_if(self, step: e.If) -> bool:
        """Whether "that Character" may be the one that the "if" names, not the one chosen before it.

        What hampers is said of the opponent's Character that was chosen if your own one is asked for, and
        what helps of your own one if the opponent's is.
        """
        named = _named_characters(step.condition)
        if not named or not isinstance(self.latest, Choose):
            return bool(named)
        chosen = self.latest.cards.owner
        if chosen is not suited(step.then[0]):
            return True
        return any(cards.owner in (chosen, Owner.EITHER) for cards in named)

    def _cannot_be(self, said: f.Filter | None) -> bool:
        parts = said.filters if isinstance(said, f.AllOf) else (said,)
        kinds = {part.category for part in parts if isinstance(part, f.CategoryIs)} & {*_NAMED.values()}
        return self.latest is not None and any(not _can_be(self.latest, kind) for kind in kinds)

    def _latest(self, kind: Category) -> int:
        if self.latest is not None and not _can_be(self.latest, kind):
            raise Misfit
        return THAT_ONE


def _of_the_if(step: e.If) -> tuple[e.Effect, ...]:
    """ "If you have a {Navy} type Character, ... that Character ...": one of them, if there are several.

    Only if no other card was spoken of before.
    """
    named = _named_characters(step.condition)
    for place, deed in enumerate(step.then if len(named) == 1 else ()):
        field = "to" if isinstance(deed, e.GiveDon) else "what"
        what = getattr(deed, field, None)
        if what == Slot(THAT_CHARACTER):
            chosen = with_fields(deed, **{field: Choose(named[0], 1)})
            return (*step.then[:place], chosen, *step.then[place + 1 :])
        if what is not None or not isinstance(deed, (e.Draw, e.AddDon, e.SetDonActive)):
            break
    return step.then


def _can_be(chosen: Selection, kind: Category) -> bool:
    if not isinstance(chosen, (Choose, Every)):
        return True
    areas = set(chosen.cards.areas)
    if areas <= FIELD and not (kind is Category.STAGE and Area.STAGE in areas):
        return False
    said = chosen.cards.filter
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    return not any(isinstance(part, f.CategoryIs) and part.category is not kind for part in parts)


def _named_characters(fact: Condition) -> list[Cards]:
    """ "If there is a Character with ...": those that "that Character" might be one of."""
    if isinstance(fact, Both):
        return [cards for part in fact.conditions for cards in _named_characters(part)]
    counted = _one_of(fact)
    if counted is None or counted.areas != (Area.CHARACTER,) or _is_attacker(counted):
        return []
    return [counted]


def _counts_characters(fact: Condition) -> bool:
    """ "If your opponent has 3 or more Characters with ...": some that "those Characters" might be."""
    if isinstance(fact, Both):
        return any(map(_counts_characters, fact.conditions))
    if not isinstance(fact, Compare) or not isinstance(fact.left, CountOf):
        return False
    return fact.left.cards.areas == (Area.CHARACTER,) and fact.compare in (">", ">=", "=")


def _points_to_some(steps: tuple[e.Effect, ...]) -> bool:
    what = getattr(steps[0], "what", None) if steps else None
    if isinstance(what, ChooseFrom):
        return what.source in (LATEST, THOSE_CHARACTERS)
    return isinstance(what, Slot) and what.slot == THOSE_CHARACTERS


def _one_of(fact: Condition) -> Cards | None:
    """The cards of which there must be one."""
    if not isinstance(fact, Compare) or (fact.compare, fact.right) != (">=", 1):
        return None
    return fact.left.cards if isinstance(fact.left, CountOf) else None


def _pointed(step: e.If, chosen: Selection | None, this: bool, paid: bool) -> tuple[e.Effect, ...]:
    """The steps after an "if" that names the one card they begin with, unless it is one chosen before.

    `paid`: that one was chosen to pay with.
    """
    counted = _one_of(step.condition)
    if counted is None or not step.then:
        return step.then
    first, *rest = step.then
    what = getattr(first, "what", None)
    alone = chosen is None and not this
    if _is_one_stage(counted) and (what == Slot(THAT_STAGE) or (alone and what == Slot(IT))):
        return (with_fields(first, what=Every(counted)), *rest)
    if not _is_attacker(counted):
        return step.then
    if isinstance(first, e.Later) and _is_of_attacker(first.effects[0], counted, chosen, alone):
        # Which card it is, is known now; what is done to it comes later (Rule 7-1-5).
        (later, *more) = first.effects
        put_off = with_fields(first, effects=(with_fields(later, what=Slot(LATEST)), *more))
        return (e.Pick(Battling("attacker")), put_off, *rest)
    if (paid and _is_called_so(first, counted)) or _is_of_attacker(first, counted, chosen, alone):
        return (with_fields(first, what=Battling("attacker")), *rest)
    return step.then


def _is_of_attacker(step: e.Effect, attacker: Cards, chosen: Selection | None, alone: bool) -> bool:
    """Whether "that Character", after an "if" about the attacking one, is said of it."""
    what = getattr(step, "what", None)
    if not isinstance(what, Slot):
        return False
    harms = chosen is not None and _harms_other(step, attacker, chosen)
    if what.slot not in _THAT_ONE and not (what.slot == IT and (harms or alone)):
        return False
    if chosen is None or _weakens(step) or harms:
        return True
    if what.slot == THAT_CHARACTER and _is_of_cards(chosen):
        return True
    if not isinstance(step, e.GainPower) or _is_leader(chosen):
        raise Misfit  # the attacking card, or the one chosen before?
    return False


def _is_called_so(step: e.Effect, attacker: Cards) -> bool:
    """ "If your opponent's attacking card is a Character, that Character ...": the "if" has just said so.

    What helps a card may still be said of the own one that has paid.
    """
    parts = attacker.filter.filters if isinstance(attacker.filter, f.AllOf) else ()
    if f.CategoryIs(Category.CHARACTER) not in parts or suited(step) is Owner.YOU:
        return False
    return getattr(step, "what", None) == Slot(THAT_CHARACTER)


def _is_of_cards(chosen: Selection) -> bool:
    """Whether "cards" were chosen off the field, none of which is called a Character (Rule 2-2-4-2)."""
    if not isinstance(chosen, (Choose, Every)):
        return isinstance(chosen, (Top, TopOrBottom))
    said = chosen.cards.filter
    parts = said.filters if isinstance(said, f.AllOf) else (said,)
    return not FIELD & set(chosen.cards.areas) and f.CategoryIs(Category.CHARACTER) not in parts


def _harms_other(step: e.Effect, attacker: Cards, chosen: Selection) -> bool:
    """Whether it hampers the opponent's card that attacks, after one of your own was chosen."""
    if suited(step) is not Owner.OPPONENT or attacker.owner is Owner.YOU:
        return False
    return isinstance(chosen, (Choose, Every)) and chosen.cards.owner is Owner.YOU


def _is_leader(chosen: Selection) -> bool:
    return isinstance(chosen, (Choose, Every)) and chosen.cards.areas == (Area.LEADER,)


def _weakens(step: e.Effect) -> bool:
    """ "That card gets -2000 power" is said of the attacking card, "+2000" of the one that gained before."""
    return isinstance(step, e.GainPower) and isinstance(step.amount, int) and step.amount < 0


def _is_one_stage(cards: Cards) -> bool:
    """ "If you have a {Harbor} type Stage, rest that Stage": a player has one Stage at most (Rule 3-8-5)."""
    return cards.areas == (Area.STAGE,) and cards.owner is not Owner.EITHER


def _is_attacker(cards: Cards) -> bool:
    """ "If your opponent's attacking card is a Leader, that card ...": only one card attacks (Rule 7-1-1)."""
    parts = cards.filter.filters if isinstance(cards.filter, f.AllOf) else (cards.filter,)
    return f.InBattle("attacker") in parts


def _points_to_character(steps: tuple[e.Effect, ...]) -> bool:
    """Whether "that Character" is said before another Character is chosen."""
    what = getattr(steps[0], "what", None) if steps else None
    return isinstance(what, Slot) and what.slot in (THAT_CHARACTER, THOSE_CHARACTERS)
