"""Before the first turn: who begins, and whether the hand is kept."""

from __future__ import annotations

from typing import Final

from optcg.bots.bot import Reason
from optcg.engine.decisions import Decision
from optcg.engine.definitions import CHARACTER
from optcg.engine.view import View

# A hand is kept if it can do something in the first turns.
EARLY: Final = 3
ENOUGH: Final = 1.0


def weigh_first(view: View, decision: Decision) -> list[Reason]:
    """The second player has more DON!! at first, but the first one is a turn ahead for the whole game."""
    return [
        Reason(choice, 0.5, "a turn ahead")
        if choice.kind == "first"
        else Reason(choice, 0.4, "one DON!! and one card more")
        for choice in decision.choices
    ]


def opening_value(view: View, player: int) -> float:
    """How well a hand begins: what can be done in the first turns."""
    value = 0.0
    costs: set[int] = set()
    for card in view.state.players[player].hand:
        definition = card.definition
        if definition.category == CHARACTER and definition.cost <= EARLY:
            # A second card of the same cost is of less use.
            value += 0.25 if definition.cost in costs else 0.5
            costs.add(definition.cost)
        elif definition.cost <= EARLY + 2:
            value += 0.2
    return value


def weigh_hand(view: View, decision: Decision) -> list[Reason]:
    value = opening_value(view, decision.player)
    return [
        Reason(choice, value, "what can be played early")
        if choice.kind == "keep"
        else Reason(choice, ENOUGH, "an average hand")
        for choice in decision.choices
    ]
