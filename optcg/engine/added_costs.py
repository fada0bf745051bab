"""Rule 8-3-1-2: activation costs, and costs of attacking, that other effects have added."""

from optcg.engine.continuous import ADDED_COST, in_force
from optcg.engine.derived import special
from optcg.engine.program import AddedCost, CostCode
from optcg.engine.state import GameState
from optcg.engine.width import i64


def added_costs(state: GameState, card_id: i64, action: str) -> list[AddedCost]:
    """What is added for this card, in the order in which the effects were resolved."""
    if not special(state):
        return []
    extras = [effect.extra for effect in in_force(state, ADDED_COST, card_id)]
    return [extra for extra in extras if isinstance(extra, AddedCost) and extra.action == action]


def with_added(state: GameState, card_id: i64, action: str, costs: list[CostCode]) -> list[CostCode]:
    """All parts of a cost: the printed ones, then the added ones."""
    added = added_costs(state, card_id, action)
    return [*costs, *[cost for extra in added for cost in extra.costs]] if added else costs
