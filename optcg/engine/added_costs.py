"""Rule 8-3-1-2: activation costs, and costs of attacking, that other effects have added."""

from optcg.engine.continuous import ADDED_COST
from optcg.engine.derived import special
from optcg.engine.program import AddedCost, CostCode, Extra
from optcg.engine.state import GameState
from optcg.engine.width import i64


def added_costs(state: GameState, card_id: i64, action: str) -> list[AddedCost]:
    """What is added for this card, in the order in which the effects were resolved."""
    found: list[AddedCost] = []
    if not special(state):
        return found
    for effect in state.effects:
        if effect.what == ADDED_COST and effect.target == card_id:
            _gather(effect.extra, action, found)
    for change in state.changes:
        if change.what == ADDED_COST and change.target == card_id:
            _gather(change.extra, action, found)
    return found


def _gather(extra: Extra | None, action: str, found: list[AddedCost]) -> None:
    if isinstance(extra, AddedCost) and extra.action == action:
        found.append(extra)


def with_added(state: GameState, card_id: i64, action: str, costs: list[CostCode]) -> list[CostCode]:
    """All parts of a cost: the printed ones, then the added ones."""
    added = added_costs(state, card_id, action)
    return [*costs, *[cost for extra in added for cost in extra.costs]] if added else costs
