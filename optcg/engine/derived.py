"""Power, cost and keywords of the cards on the field, worked out in one pass when something has changed."""

from optcg.engine.continuous import BASE_COST, BASE_POWER, CANNOT, COST, KEYWORD, NEGATED, POWER
from optcg.engine.state import FieldCard, GameState
from optcg.model.terms import GIVEN_DON_POWER


def derive(state: GameState) -> None:
    """Work out every derived value of the field."""
    state.dirty = False
    turn_player = state.turn_player
    for owner in (0, 1):
        player = state.players[owner]
        _printed(player.leader, owner == turn_player)
        for card in player.characters:
            _printed(card, owner == turn_player)
        if player.stage is not None:
            _printed(player.stage, False)
    if state.effects:
        _apply_continuous(state)


def _printed(card: FieldCard, own_turn: bool) -> None:
    definition = card.definition
    # Rule 6-5-5-2: each given DON!! is worth 1000 power, in the turn of the card's own player only.
    card.power = definition.power + (card.given_don * GIVEN_DON_POWER if own_turn else 0)
    card.cost = definition.cost
    card.keywords = definition.keywords
    card.cannot = 0


def _apply_continuous(state: GameState) -> None:
    base_power: dict[int, int] = {}
    base_cost: dict[int, int] = {}
    for effect in state.effects:
        card = state.find(effect.target)
        if card is None:
            continue
        what = effect.what
        if what == POWER:
            card.power += effect.value
        elif what == COST:
            # Rules 1-3-6-2, 1-3-6-2-1: the sum keeps its true value; it reads as 0 only from outside.
            card.cost += effect.value
        elif what == CANNOT:
            card.cannot |= effect.value
        elif what == NEGATED:
            # Rule 8-2-4: what is printed is negated; what was gained stays.
            card.keywords &= ~card.definition.keywords
        # Rules 4-9-2-1, 4-9-2-2: of several base values the highest applies.
        elif what == BASE_POWER:
            base_power[card.id] = max(effect.value, base_power.get(card.id, effect.value))
        elif what == BASE_COST:
            base_cost[card.id] = max(effect.value, base_cost.get(card.id, effect.value))
    for effect in state.effects:
        card = state.find(effect.target)
        if card is not None and effect.what == KEYWORD:
            card.keywords |= effect.value
    for card_id, value in base_power.items():
        card = state.find(card_id)
        assert card is not None
        card.power += value - card.definition.power
    for card_id, value in base_cost.items():
        card = state.find(card_id)
        assert card is not None
        card.cost += value - card.definition.cost


def power(state: GameState, card: FieldCard) -> int:
    """Rule 2-6: the power of a card now. It may be negative (Rule 1-3-6-1)."""
    if state.dirty:
        derive(state)
    return card.power


def cost(state: GameState, card: FieldCard) -> int:
    """Rule 2-7: the cost of a card on the field now. A negative sum reads as 0 (Rule 1-3-6-2)."""
    if state.dirty:
        derive(state)
    return card.cost if card.cost > 0 else 0


def keywords(state: GameState, card: FieldCard) -> int:
    """Rule 10-1: the keyword effects a card has now, as bits."""
    if state.dirty:
        derive(state)
    return card.keywords


def cannot(state: GameState, card: FieldCard) -> int:
    """Rule 1-3-3: what the card cannot do or have done to it now, as bits."""
    if state.dirty:
        derive(state)
    return card.cannot
