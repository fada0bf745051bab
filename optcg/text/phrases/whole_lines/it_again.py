""" "It" in what holds all the time: the card that the same sentence is about."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from optcg.model import effects as e
from optcg.model.amounts import CostOf, CountOf, DonOf, PowerOf
from optcg.model.conditions import Compare, Condition, ThisCardIs
from optcg.model.effects import Effect
from optcg.model.selections import Cards, Every, Owner, Selection, Slot, This, Together
from optcg.model.terms import Area
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.which_cards.references import IT, LATEST, THAT_LEADER, THEM, THOSE_CHARACTERS
from optcg.text.with_fields import with_fields

# There is one Leader of each player, so that "it" can be said of it (Rule 3-6).
_ONE: Final = (This(), *(Every(Cards(owner, (Area.LEADER,))) for owner in (Owner.YOU, Owner.OPPONENT)))
_AGAIN: Final = tuple(map(Slot, (IT, THEM, THOSE_CHARACTERS)))
_ON_FIELD: Final = (Area.LEADER, Area.CHARACTER, Area.STAGE)


def named_again(steps: Steps) -> Steps:
    """ "This Character gains +1000 power and it cannot attack": the card that was named is meant."""
    if isinstance(steps[0], e.If) and (one := _named_by(steps[0].condition)) is not None:
        steps = (_after_if(steps[0], one), *steps[1:])
    named = {what for step in steps if (what := getattr(step, "what", None)) not in (None, *_AGAIN)}
    subject = named.pop() if len(named) == 1 else None
    if subject is None or getattr(steps[0], "what", None) in _AGAIN:
        return steps
    done: list[Effect] = []
    for step in steps:
        if isinstance(step, e.If):
            step = _in_condition(step, subject)
        elif _is_again(step, subject):
            step = with_fields(step, what=subject)
        done.append(step)
    return tuple(done)


def _named_by(fact: Condition) -> Selection | None:
    """The one card that an "if" tells of: "if this Character's cost is 8", "if your Leader is [X]"."""
    if isinstance(fact, ThisCardIs):
        return This()
    left = fact.left if isinstance(fact, Compare) else None
    if isinstance(left, (PowerOf, CostOf)) and left.slot is None:
        return This()
    if isinstance(left, CountOf) and left.cards.areas == (Area.LEADER,):
        return Every(Cards(left.cards.owner, (Area.LEADER,)))
    return None


def _after_if(step: e.If, named: Selection) -> e.If:
    """ "If this Character ..., it ...", "If your Leader ..., that Leader ..."; "it" may not be the Leader."""
    first, *rest = step.then
    again = Slot(IT) if named == This() else Slot(THAT_LEADER)
    if step.otherwise or getattr(first, "what", None) != again:
        return step
    # "It gains [A] and cannot ...": what goes on with the same card is said of it, too.
    latest = Slot(LATEST)
    same = [with_fields(each, what=named) if getattr(each, "what", 0) == latest else each for each in rest]
    return replace(step, then=named_again((with_fields(first, what=named), *same)))


def _is_again(step: Effect, subject: Selection) -> bool:
    """ "It" is one card, "they" are several, and "those Characters" are Characters alone."""
    what = getattr(step, "what", None)
    if subject in _ONE:
        return what == Slot(IT)
    if what == Slot(THOSE_CHARACTERS):
        return isinstance(subject, Every) and subject.cards.areas == (Area.CHARACTER,)
    return what == Slot(THEM) and isinstance(subject, (Every, Together))


def _in_condition(step: e.If, subject: Selection) -> e.If:
    """ "..., and if you have 2 or more Events in your trash, it ...": no other single card was named."""
    first, *rest = step.then
    if not _is_again(first, subject) or step.otherwise:
        return step
    if not (_is_of_many(step.condition) if subject in _ONE else _is_off_field(step.condition)):
        return step
    return replace(step, then=named_again((with_fields(first, what=subject), *rest)))


def _is_off_field(fact: Condition) -> bool:
    """Whether it tells of no cards of the field, of which "they" could be said as well."""
    if isinstance(fact, ThisCardIs):
        return True
    if not isinstance(fact, Compare) or not isinstance(fact.right, int):
        return False
    if isinstance(fact.left, CountOf):
        return not set(fact.left.cards.areas) & set(_ON_FIELD)
    return isinstance(fact.left, DonOf)


def _is_of_many(fact: Condition) -> bool:
    if isinstance(fact, ThisCardIs):
        return True
    if not isinstance(fact, Compare) or not isinstance(fact.left, (CountOf, DonOf)):
        return False
    return isinstance(fact.right, int) and (fact.right > 1 or fact.compare in ("<", "<="))
