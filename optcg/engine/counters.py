"""Rule 7-1-3-2: what a player may use as a counter."""

from optcg.engine.decisions import Choice, counter_choice
from optcg.engine.definitions import CHARACTER
from optcg.engine.derived import special
from optcg.engine.hand_cost import cost_to_play, counter_value, may_play
from optcg.engine.state import GameState
from optcg.engine.timings import GIVES_COUNTER
from optcg.engine.width import i64


def usable_counters(state: GameState, player: i64) -> list[Choice]:
    """Rules 7-1-3-2-1, 7-1-3-2-2: Characters with a Counter and [Counter] Events that can be paid for."""
    owner = state.players[player]
    don = owner.active_don()
    plain = not special(state) and not state.listening >> GIVES_COUNTER & 1
    choices: list[Choice] = []
    for card in owner.hand:
        definition = card.definition
        if definition.category == CHARACTER:
            if plain and not definition.own_counter:
                usable = definition.counter > 0
            else:
                usable = counter_value(state, player, card) > 0
        else:
            # Rule 7-1-3-2-2: a [Counter] Event whose cost can be paid.
            usable = (
                definition.counter_event is not None
                and cost_to_play(state, player, card) <= don
                and may_play(state, player, card)
            )
        if usable:
            choices.append(counter_choice(card.id))
    return choices
