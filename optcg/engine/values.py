"""The values of the cards on the field: printed ones, and what effects put on them."""

from typing import Final

from optcg.engine.bans import CANNOT_BE_NEGATED, CANNOT_GAIN, GAIN_SHIFT, SPEAKS_AGAIN
from optcg.engine.card import FieldCard
from optcg.engine.continuous import (
    BASE_COST,
    BASE_POWER,
    CANNOT,
    COST,
    KEYWORD,
    NEGATED,
    POWER,
    Continuous,
    Setting,
    is_set,
)
from optcg.engine.program import Contribution, Extra
from optcg.engine.state import IN_TURN_ORDER, GameState
from optcg.engine.width import i64
from optcg.model.terms import GIVEN_DON_POWER

NEGATED_WHOLLY: Final = 1


def printed_values(state: GameState, sources: list[FieldCard]) -> None:
    """Every card as printed, with its given DON!!; those with permanent effects are added to `sources`."""
    for owner in IN_TURN_ORDER[state.turn_player]:
        player = state.players[owner]
        turn = owner == state.turn_player
        for card in player.field():
            definition = card.definition
            power = definition.power
            if turn and card.given_don:
                # Rule 6-5-5-2: each is worth 1000 power, in the turn of the card's own player only.
                power += card.given_don * GIVEN_DON_POWER
            card.power = power
            card.cost = definition.cost
            card.keywords = definition.keywords
            card.cannot = card.negated = 0
            if definition.permanents:
                sources.append(card)


def add_one(card: FieldCard | None, change: Contribution) -> None:
    """Add power, cost or a keyword that is gained, if the card is still there (Rule 3-1-6)."""
    if card is None:
        return
    if change.what == POWER:
        card.power += change.value
    elif change.what == COST:
        card.cost += change.value
    else:
        card.keywords |= change.value


def apply_changes(state: GameState, changes: list[Contribution]) -> None:
    """Put continuous effects and the changes of permanent effects on the printed values."""
    later = False
    for effect in state.effects:
        if effect.what <= COST and effect.extra is not None:
            _set_one(state, effect)
        elif effect.what <= NEGATED:
            later |= _apply_one(state, effect.target, effect.what, effect.value, effect.extra)
    for change in changes:
        if change.what <= NEGATED:
            later |= _apply_one(state, change.target, change.what, change.value, change.extra)
    if later:
        _apply_later(state, changes)


def _set_one(state: GameState, effect: Continuous) -> None:
    """A power or a cost is set: what was before is overruled, what comes later is added."""
    card = state.find(effect.target)
    if card is None:
        return
    if effect.what == COST:
        card.cost = effect.value
    else:
        card.power = set_power(state, card, effect)


def set_power(state: GameState, card: FieldCard, effect: Continuous) -> i64:
    """A power that was set, with the DON!! that were given since (Rule 6-5-5-2)."""
    extra = effect.extra
    before = extra.recalled.number if isinstance(extra, Setting) and extra.recalled is not None else 0
    later = given_don_power(state, card) - before
    return effect.value + later if later > 0 else effect.value


def given_don_power(state: GameState, card: FieldCard) -> i64:
    """Rule 6-5-5-2: each given DON!! is worth 1000 power, in the turn of the card's own player only."""
    return card.given_don * GIVEN_DON_POWER if card.owner == state.turn_player else 0


def _apply_one(state: GameState, target: i64, what: i64, value: i64, extra: Extra | None) -> bool:
    """Apply what is added at once; True for what comes after everything else."""
    card = state.find(target)
    if card is None:
        return False
    if what == POWER:
        card.power += value
    elif what == COST:
        # Rules 1-3-6-2, 1-3-6-2-1: the sum keeps its true value; it reads as 0 only from outside.
        card.cost += value
    elif what == CANNOT:
        # One that is limited to certain causes is looked at when they arise.
        if extra is None:
            card.cannot |= value
            return bool(value & SPEAKS_AGAIN)
    elif what == NEGATED:
        card.negated |= value
        if value & NEGATED_WHOLLY:
            card.keywords &= ~card.definition.keywords
    else:
        return True
    return False


def _speak_again(state: GameState, changes: list[Contribution]) -> None:
    """Rule 1-3-3: of cards whose effects cannot be negated (by the opponent) they are valid after all."""
    rows = [
        (effect.target, effect.value, effect.player) for effect in state.effects if effect.what == NEGATED
    ]
    rows += [(change.target, change.value, change.player) for change in changes if change.what == NEGATED]
    for target, _, _ in rows:
        card = state.find(target)
        if card is not None and card.cannot & SPEAKS_AGAIN:
            card.negated = 0
            card.keywords |= card.definition.keywords
    for target, value, player in rows:
        card = state.find(target)
        if card is None or not card.cannot & SPEAKS_AGAIN or card.cannot & CANNOT_BE_NEGATED:
            continue
        if player == card.owner:
            card.negated |= value
            if value & NEGATED_WHOLLY:
                card.keywords &= ~card.definition.keywords


def _apply_later(state: GameState, changes: list[Contribution]) -> None:
    """What cannot be negated, keywords that were gained, and base values."""
    _speak_again(state, changes)
    base_powers: dict[int, int] = {}
    base_costs: dict[int, int] = {}
    rows = [(effect.target, effect.what, effect.value, True) for effect in state.effects]
    rows += [(change.target, change.what, change.value, False) for change in changes]
    for target, what, value, begun in rows:
        if what == KEYWORD:
            # Rule 8-2-4: negation takes what is printed; what a card gained stays.
            card = state.find(target)
            if card is not None:
                # Rule 1-3-3: what a card cannot gain, it has if it was gained before.
                card.keywords |= value if begun else value & ~(card.cannot >> GAIN_SHIFT)
        # Rules 4-9-2-1, 4-9-2-2: of several base values the highest applies.
        elif what == BASE_POWER:
            base_powers[target] = max(value, base_powers.get(target, value))
        elif what == BASE_COST:
            base_costs[target] = max(value, base_costs.get(target, value))
    for target, value in base_powers.items():
        card = state.find(target)
        if card is not None and not is_set(state, target, POWER):
            card.power += value - card.definition.power
    for target, value in base_costs.items():
        card = state.find(target)
        if card is not None and not is_set(state, target, COST):
            card.cost += value - card.definition.cost


def add_simple(state: GameState, changes: list[Contribution]) -> bool:
    """Put changes on values that hold everything else already; False if they take more than adding."""
    for change in changes:
        if change.what in (BASE_POWER, BASE_COST, NEGATED):
            return False
        if change.what == CANNOT and change.value & (SPEAKS_AGAIN | CANNOT_GAIN):
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
            card.keywords |= change.value & ~(card.cannot >> GAIN_SHIFT)
        elif change.extra is None:
            card.cannot |= change.value
    return True
