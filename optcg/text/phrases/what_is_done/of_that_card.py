"""A deed in place of the first, by what its card is: "If that card has ..., it gains +4000 power instead"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from optcg.model import conditions as c
from optcg.model import effects as e
from optcg.model.durations import Duration
from optcg.model.selections import LEADER_AND_CHARACTERS, Choose, Slot
from optcg.model.terms import Area
from optcg.text.altering import may_alter
from optcg.text.grammar import Misfit
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.what_is_done.moves import Steps
from optcg.text.phrases.which_cards.references import IT, LATEST, THAT_CHARACTER, THAT_ONE
from optcg.text.pointing.pronouns import SLOT_FIELDS
from optcg.text.with_fields import with_fields

_IT: Final = (IT, THAT_ONE, THAT_CHARACTER)
# Where everybody sees what a card is before anything is done to it.
_OPEN: Final = frozenset((*LEADER_AND_CHARACTERS, Area.STAGE, Area.TRASH))


def names_it(node: object) -> bool:
    """Whether a condition speaks of the card of the sentence before."""
    if isinstance(node, tuple):
        return any(map(names_it, node))
    return is_dataclass(node) and any(
        (field.name in SLOT_FIELDS and value in _IT) or names_it(value)
        for field, value in ((field, getattr(node, field.name)) for field in fields(node))
    )


def of_that_card(first: Steps, fact: c.Condition, better: Steps, may: bool) -> Steps:
    """The card is chosen first, then one of the two is done to it.

    What the first deed would change cannot be asked for: before it, or after it?
    """
    one, two = _alone(first), _alone(better)
    chosen, meant = getattr(one, "what", None), getattr(two, "what", None)
    if not _is_it(meant) or may_alter(first, fact):
        raise Misfit
    if _is_it(chosen):
        return (_instead(fact, one, _as_long(with_fields(two, what=chosen), one), may),)
    if not isinstance(chosen, Choose) or chosen.count != 1 or not _OPEN.issuperset(chosen.cards.areas):
        raise Misfit
    it = Slot(LATEST)
    one, two = with_fields(one, what=it), with_fields(two, what=it)
    return (e.Pick(chosen), _instead(_of_latest(fact), one, _as_long(two, one), may))


def _instead(fact: c.Condition, one: e.Effect, two: e.Effect, may: bool) -> e.If:
    return e.If(fact, (e.ChooseOne(((one,), (two,))),) if may else (two,), (one,))


def _is_it(what: object) -> bool:
    return isinstance(what, Slot) and what.filter is None and what.slot in _IT


def _alone(steps: Steps) -> e.Effect:
    if len(steps) != 1:
        raise Misfit
    return steps[0]


def _as_long(two: e.Effect, one: e.Effect) -> e.Effect:
    """ "It gains +4000 power instead": as long as it would have gained less."""
    until = getattr(one, "duration", Duration.ON_FIELD)
    if type(one) is not type(two) or getattr(two, "duration", None) != Duration.ON_FIELD:
        return two
    return with_fields(two, duration=until)


def _of_latest(node: Any) -> Any:
    if isinstance(node, tuple):
        return tuple(map(_of_latest, node))
    if not is_dataclass(node):
        return node
    changed = {
        field.name: LATEST if field.name in SLOT_FIELDS and value in _IT else _of_latest(value)
        for field, value in ((field, getattr(node, field.name)) for field in fields(node))
    }
    return replace(node, **changed)
