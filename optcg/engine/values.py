"""The values of the cards on the field: printed ones, and what effects put on them."""

from typing import Final

from optcg.engine.continuous import (
    BASE_COST,
    BASE_POWER,
    CANNOT,
    COST,
    KEYWORD,
    NEGATED,
    POWER,
)
from optcg.engine.field_card import FieldCard
from optcg.engine.program import Contribution
from optcg.engine.state import GameState
from optcg.model.terms import GIVEN_DON_POWER

NEGATED_WHOLLY: Final = 1


def printed_values(state: GameState, sources: list[FieldCard]) -> None:
    """Every card as printed, with its given DON!!; those with permanent effects are added to `sources`."""
    for owner in (state.turn_player, 1 - state.turn_player):
        player = state.players[owner]
        turn = owner == state.turn_player
        cards = [player.leader, *player.characters]
        if player.stage is not None:
            cards.append(player.stage)
        for card in cards:
            definition = card.definition
            card.power = definition.power
            if turn and card.given_don:
                # Rule 6-5-5-2: each is worth 1000 power, in the turn of the card's own player only.
                card.power += card.given_don * GIVEN_DON_POWER
            card.cost = definition.cost
            card.keywords = definition.keywords
            card.cannot = 0
            card.negated = 0
            if definition.permanents:
                sources.append(card)


def apply_changes(state: GameState, changes: list[Contribution]) -> None:
    """Put continuous effects and the changes of permanent effects on the printed values."""
    base_powers: dict[int, int] = {}
    base_costs: dict[int, int] = {}
    gained: list[tuple[FieldCard, int]] = []
    for effect in state.effects:
        card = state.find(effect.target) if effect.what <= NEGATED else None
        if card is not None:
            plain = effect.extra is None
            _apply_one(card, effect.what, effect.value, plain, base_powers, base_costs, gained)
    for change in changes:
        card = state.find(change.target) if change.what <= NEGATED else None
        if card is not None:
            plain = change.extra is None
            _apply_one(card, change.what, change.value, plain, base_powers, base_costs, gained)
    for card_id, value in base_powers.items():
        card = state.find(card_id)
        if card is not None:
            card.power += value - card.definition.power
    for card_id, value in base_costs.items():
        card = state.find(card_id)
        if card is not None:
            card.cost += value - card.definition.cost
    # Rule 8-2-4: negation takes what is printed; what a card gained stays.
    for card, bits in gained:
        card.keywords |= bits


def _apply_one(
    card: FieldCard,
    what: int,
    value: int,
    plain: bool,
    base_powers: dict[int, int],
    base_costs: dict[int, int],
    gained: list[tuple[FieldCard, int]],
) -> None:
    if what == POWER:
        card.power += value
    elif what == COST:
        # Rules 1-3-6-2, 1-3-6-2-1: the sum keeps its true value; it reads as 0 only from outside.
        card.cost += value
    elif what == KEYWORD:
        gained.append((card, value))
    elif what == CANNOT:
        # One that is limited to certain causes is looked at when they arise.
        if plain:
            card.cannot |= value
    elif what == NEGATED:
        card.negated |= value
        if value & NEGATED_WHOLLY:
            card.keywords &= ~card.definition.keywords
    # Rules 4-9-2-1, 4-9-2-2: of several base values the highest applies.
    elif what == BASE_POWER:
        base_powers[card.id] = max(value, base_powers.get(card.id, value))
    elif what == BASE_COST:
        base_costs[card.id] = max(value, base_costs.get(card.id, value))


def add_simple(state: GameState, changes: list[Contribution]) -> bool:
    """Put changes on values that hold everything else already; False if they take more than adding."""
    for change in changes:
        if change.what in (BASE_POWER, BASE_COST, NEGATED):
            return False
    for change in changes:
        what = change.what
        card = state.find(change.target) if what <= NEGATED else None
        if card is None:
            continue
        if what == POWER:
            card.power += change.value
        elif what == COST:
            card.cost += change.value
        elif what == KEYWORD:
            card.keywords |= change.value
        elif change.extra is None:
            card.cannot |= change.value
    return True
