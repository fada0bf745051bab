"""Whether an effect could do anything if it were activated now, as its player may know it."""

from __future__ import annotations

from optcg.engine.activation import condition_holds, payable
from optcg.engine.areas import hand_to_trash, life_to_no_area
from optcg.engine.card import Card
from optcg.engine.context import NO_CARDS, Context, context_of
from optcg.engine.hand_cost import cost_to_play
from optcg.engine.program import AbilityCode
from optcg.engine.resolve.choose import ChooseNode
from optcg.engine.resolve.flow import ActivateStep, CostEndStep
from optcg.engine.resolve.offering import OfferNode
from optcg.engine.state import GameState
from optcg.engine.width import i64


def why_in_vain(state: GameState, context: Context, code: AbilityCode) -> str:
    """What stands in the way of it; nothing if it may do something."""
    if not condition_holds(state, context, code):
        return "its condition does not hold"
    if not payable(state, context, code.costs):
        return "its cost cannot be paid"
    if code.only_if is not None and not code.only_if.holds(state, context):
        # Paying may yet bring it about.
        return "its condition does not hold now" if code.costs else "its condition does not hold"
    called = _called(context, code)
    if called is not None:
        return why_in_vain(state, context, called)
    return "there is nothing to choose" if _nothing_to_choose(state, context, code) else ""


def _called(context: Context, code: AbilityCode) -> AbilityCode | None:
    """The other effect of the same card that it activates, if it does nothing else."""
    nodes = code.program.nodes
    last = nodes[len(nodes) - 1]
    if not isinstance(last, ActivateStep) or not isinstance(nodes[len(nodes) - 2], CostEndStep):
        return None
    called = context.source.definition.abilities.codes.get(last.timing) if last.slot < 0 else None
    return None if called is code else called


def _nothing_to_choose(state: GameState, context: Context, code: AbilityCode) -> bool:
    """Whether it does nothing but to cards that are chosen, and there is none to be seen."""
    nodes = code.program.nodes
    for offer in nodes:
        if isinstance(offer, OfferNode):
            choosing = nodes[offer.first] if offer.alone else None
            if isinstance(choosing, ChooseNode) and not choosing.source.tells():
                return not choosing.candidates(state, context, NO_CARDS)
    return False


def trigger_in_vain(state: GameState, player: i64) -> str:
    """The same of the [Trigger] of the top Life card, which belongs to no area then (Rule 10-1-5-3)."""
    code = state.players[player].life[-1].definition.trigger
    if code is None:
        return ""
    then = state.clone()
    card = life_to_no_area(then, player)
    return why_in_vain(then, context_of(player, card), code)


def event_in_vain(state: GameState, player: i64, card: Card, code: AbilityCode) -> str:
    """The same of an Event of the hand, which is paid for and lies in the trash then (Rule 8-4-2)."""
    then = state.clone()
    owner = then.players[player]
    price = cost_to_play(then, player, card)
    plain = min(price, owner.don_active)
    owner.don_active -= plain
    owner.don_rested += plain
    owner.don_held_active -= price - plain
    owner.don_held_rested += price - plain
    trashed = hand_to_trash(then, player, card.id)
    return why_in_vain(then, context_of(player, trashed), code)
