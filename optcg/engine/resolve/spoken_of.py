"""Which cards a question speaks of as "that card", where both players know them."""

from __future__ import annotations

from optcg.engine.card import BOTH, Card
from optcg.engine.context import Context
from optcg.engine.places import TRASH, locate
from optcg.engine.program import CostCode
from optcg.engine.resolve.costs import SlotCost, ThereCost
from optcg.engine.state import GameState


def names_of(state: GameState, cards: list[int]) -> list[str]:
    """The names of those cards that both players know (Rule 3-1-5)."""
    found = [locate(state, card) for card in cards]
    return [
        place.card.definition.name
        for place in found
        if place is not None
        and (not isinstance(place.card, Card) or place.area is TRASH or place.card.sight & BOTH == BOTH)
    ]


def spoken_of(state: GameState, context: Context, costs: list[CostCode]) -> str:
    """What is added to a question whose deed is about cards of an earlier step or of the event."""
    for cost in costs:
        if isinstance(cost, (SlotCost, ThereCost)):
            names = names_of(state, context.slot(cost.slot))
            are = "That card is" if len(names) == 1 else "Those cards are"
            return f" {are} {', '.join(names)}." if names else ""
    return ""
