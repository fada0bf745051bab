"""The end of continuous effects (Rules 6-2-1, 6-6-1-3, 7-1-5-3)."""

from optcg.engine.continuous import COST, POWER, Continuous, is_due
from optcg.engine.effect_words import tell_ended
from optcg.engine.minds import MINDS_VALUES
from optcg.engine.state import GameState
from optcg.engine.width import i64


def end(state: GameState, until: i64, player: i64, rule: str) -> None:
    """End the effects of `player` that last until this point."""
    if not state.effects:
        return
    kept = [effect for effect in state.effects if not is_due(state, effect, until, player)]
    if len(kept) == len(state.effects):
        return
    if state.log is not None:
        ended = [effect for effect in state.effects if is_due(state, effect, until, player)]
        tell_ended(state, ended, player, rule)
    if not state.dirty:
        for effect in state.effects:
            if is_due(state, effect, until, player):
                _take_back(state, effect)
    state.effects = kept


def _take_back(state: GameState, effect: Continuous) -> None:
    """Take an effect that ends out of the values, or let them be worked out anew."""
    if effect.what > COST or effect.extra is not None or state.minds & MINDS_VALUES:
        state.dirty = True
        return
    card = state.find(effect.target)
    if card is not None:
        if effect.what == POWER:
            card.power -= effect.value
        else:
            card.cost -= effect.value
