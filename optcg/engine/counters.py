"""Rule 7-1-3-2: what a player may use as a counter."""

from optcg.engine.bans import NO_COUNTER
from optcg.engine.decisions import Choice, counter_choice
from optcg.engine.definitions import CHARACTER
from optcg.engine.derived import special
from optcg.engine.hand_cost import cost_to_play, counter_value, lets_itself_be_played, may_play
from optcg.engine.protection import player_banned
from optcg.engine.state import GameState
from optcg.engine.timings import GIVES_COUNTER
from optcg.engine.width import i64


def usable_counters(state: GameState, player: i64) -> list[Choice]:
    """Rules 7-1-3-2-1, 7-1-3-2-2: Characters with a Counter and [Counter] Events that can be paid for."""
    owner = state.players[player]
    don = owner.active_don()
    free = not special(state)
    plain = free and not state.listening >> GIVES_COUNTER & 1
    choices: list[Choice] = []
    for card in owner.hand:
        definition = card.definition
        if definition.category == CHARACTER:
            if plain and not definition.own_counter:
                usable = definition.counter > 0
            else:
                usable = counter_value(state, player, card) > 0 and (
                    free or not player_banned(state, player, NO_COUNTER, card)
                )
        else:
            # Rule 7-1-3-2-2: a [Counter] Event whose cost can be paid.
            usable = (
                definition.counter_event is not None
                and cost_to_play(state, player, card) <= don
                and lets_itself_be_played(state, player, card)
                and may_play(state, player, card)
            )
        if usable:
            choices.append(counter_choice(card.id))
    return choices
