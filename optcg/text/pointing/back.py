"""Whether a tree points back to cards that an earlier step chose, and what counts the deeds of that step."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from optcg.model import effects as e
from optcg.model import filters as f
from optcg.model.amounts import CostOf, CounterOf, DoneCount, PowerOf, SlotApart, SlotCount, SlotTotal
from optcg.model.conditions import Both, Condition, SlotFits, YouDid
from optcg.model.effects import Effect
from optcg.model.selections import Choose, ChooseFrom, Owner, Selection, Slot, Together
from optcg.text.nodes import fields, is_dataclass
from optcg.text.phrases.which_cards.describe import Chosen
from optcg.text.phrases.which_cards.references import (
    ACTIVATED,
    ADDED,
    CHOSEN_BY_THEM,
    CHOSEN_ONES,
    DON_ADDED,
    DON_GIVEN,
    DON_RESTED,
    DON_RETURNED,
    DON_SET_ACTIVE,
    DRAWN,
    KOD,
    LATEST,
    OF_COST,
    PLAYED,
    RESTED,
    RETURNED,
    REVEALED,
    SET_ACTIVE,
    THAT_MANY,
    THAT_ONE,
    THEIR_CHOSEN,
    THOSE_DON,
    TO_DECK,
    TO_HAND,
    TO_LIFE,
    TRASHED,
    TURNED,
    YOUR_CHOSEN,
)
from optcg.text.pointing.pronouns import SLOT_FIELDS

_REFERENCES: Final = (
    Slot,
    ChooseFrom,
    Together,
    SlotCount,
    SlotApart,
    SlotTotal,
    SlotFits,
    Chosen,
    e.HappensAfterAll,
    e.SwapBasePower,
    e.SwapBaseCost,
    f.Among,
    f.ColorDiffersFrom,
)

# How many DON!! the step before has rested, returned and so on, how many cards it has drawn.
COUNTED: Final[dict[int, tuple[type[Effect], ...]]] = {
    DON_RESTED: (e.RestDon,),
    DON_RETURNED: (e.ReturnDon, e.ReturnGivenDon),
    DON_ADDED: (e.AddDon,),
    DON_GIVEN: (e.GiveDon, e.MoveGivenDon),
    DON_SET_ACTIVE: (e.SetDonActive,),
    DRAWN: (e.Draw,),
    THAT_MANY: (e.RestDon, e.ReturnDon, e.Draw, e.NameNumber),
    THOSE_DON: (e.AddDon, e.RestDon, e.SetDonActive),
}

# What words call the cards to which a step was done, and those that went to some place.
_NOTED: Final[dict[type[Effect], int]] = {
    e.KO: KOD,
    e.Rest: RESTED,
    e.SetActive: SET_ACTIVE,
    e.TurnLife: TURNED,
    e.Play: PLAYED,
    e.ActivateEvent: ACTIVATED,
}
_WENT: Final = {
    e.Place.HAND: TO_HAND,
    e.Place.LIFE_TOP: TO_LIFE,
    e.Place.LIFE_BOTTOM: TO_LIFE,
    e.Place.LIFE_EITHER: TO_LIFE,
}


@dataclass(frozen=True)
class DoneBy(DoneCount):
    """How often the step before was done, told by the name of the deed, until all steps are read."""

    deed: int = 0


@dataclass(frozen=True)
class DidBy(YouDid):
    """Whether the step before was done at all, told in the same way."""

    deed: int = 0


def called(step: Effect) -> tuple[int, ...]:
    """Under which words the cards of a step are known after it: the trashed card, the one played ..."""
    if isinstance(step, e.Move):
        if step.to is e.Place.TRASH:
            return (TRASHED,)
        return (_WENT[step.to], ADDED, RETURNED) if step.to in _WENT else (TO_DECK, RETURNED)
    noted = _NOTED.get(type(step))
    return () if noted is None else (noted,)


def names_of(step: Effect) -> tuple[int, ...]:
    """The same, and for cards that are shown or chosen."""
    shown = {e.Reveal: REVEALED, e.Pick: CHOSEN_ONES}.get(type(step))
    return called(step) if shown is None else (shown,)


def chosen_of_each(what: Selection) -> dict[int, int | None]:
    """The slot of the cards that are chosen of each player's; None where it is not told which are meant.

    And of those that the opponent chooses.
    """
    parts = what.parts if isinstance(what, Together) else (what,)
    found: dict[int, int | None] = {}
    for part in parts:
        if isinstance(part, Choose) and part.cards.owner is not Owner.EITHER:
            name = YOUR_CHOSEN if part.cards.owner is Owner.YOU else THEIR_CHOSEN
            found[name] = None if name in found else part.slot
    if isinstance(what, (Choose, ChooseFrom)) and what.chooser is Owner.OPPONENT:
        found[CHOSEN_BY_THEM] = what.slot
    return found


def is_open(node: object) -> bool:
    """Whether a word still points back to nothing."""
    if isinstance(node, tuple):
        return any(is_open(part) for part in node)
    if isinstance(node, Chosen):
        return True
    return is_dataclass(node) and any(
        value < 0 if isinstance(value, int) and field.name in SLOT_FIELDS else is_open(value)
        for field, value in ((field, getattr(node, field.name)) for field in fields(node))
    )


def of_those_don(step: Effect, before: Effect | None) -> Effect:
    """ "Those DON!! cards" are in the state in which the step before has left them."""
    if isinstance(step, e.GiveDon) and not step.state:
        rested = isinstance(before, e.RestDon) or (isinstance(before, e.AddDon) and before.rested)
        return replace(step, state="rested" if rested else "active")
    if isinstance(step, e.HoldDon) and step.count == SlotCount(THOSE_DON):
        who = before.who if isinstance(before, (e.AddDon, e.RestDon, e.SetDonActive)) else step.who
        return replace(step, who=who, state="rested")
    return step


def points_back(node: object) -> bool:
    """Whether some step speaks of the cards of another one."""
    if isinstance(node, tuple):
        return any(points_back(part) for part in node)
    if isinstance(node, SlotCount) and (node.slot in COUNTED or node.slot - OF_COST in COUNTED):
        return node.slot == THAT_MANY
    if isinstance(node, (e.Grant, e.Watch)):
        return points_back(node.what)  # an ability that is gained, or waits, has slots of its own
    if isinstance(node, _REFERENCES):
        return True
    if isinstance(node, (PowerOf, CostOf, CounterOf, f.SameNameAs, f.Shares)):
        return node.slot is not None
    if isinstance(node, e.MoveGivenDon) and node.given_to is not None:
        return True  # it is about two selections at once
    return is_dataclass(node) and any(points_back(getattr(node, field.name)) for field in fields(node))


def says_whose(node: object) -> bool:
    """ "If your opponent played a Character with this effect", where both players may have played one."""
    if not isinstance(node, SlotCount) or node.slot not in (LATEST, THAT_ONE):
        return False
    parts = node.filter.filters if isinstance(node.filter, f.AllOf) else (node.filter,)
    return any(isinstance(part, f.OwnedBy) for part in parts)


def asked_about(fact: Condition) -> int | None:
    """The slot of the card that a condition is about, if it is about one."""
    parts = fact.conditions if isinstance(fact, Both) else (fact,)
    return next((part.slot for part in parts if isinstance(part, SlotFits)), None)


def needs_no_card(steps: tuple[Effect, ...]) -> bool:
    """Whether without that card nothing would be done anyway: all is done to cards spoken of before."""
    return all(
        isinstance(step, e.HappensAfterAll) or isinstance(getattr(step, "what", None), Slot) for step in steps
    )
