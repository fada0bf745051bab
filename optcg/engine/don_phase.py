"""Rule 6-4: the DON!! Phase, and the texts that change it (Rule 1-3-1)."""

from __future__ import annotations

from optcg.engine.activation import context_for
from optcg.engine.auto_effects import field_cards
from optcg.engine.derived import NEGATED_WHOLLY, negated
from optcg.engine.game_events import GameEvent
from optcg.engine.minds import MINDS_DON
from optcg.engine.payment import give_active_don
from optcg.engine.protection import takes_don
from optcg.engine.state import GameState
from optcg.engine.width import i64


def place_don(state: GameState) -> None:
    """Rules 6-4-1 to 6-4-3: place 2 DON!!, 1 on the first player's first turn, or as many as are left."""
    me = state.players[state.turn_player]
    wanted: i64 = 1 if state.turn_number == 1 else 2
    count = min(wanted, me.don_deck)
    if not count:
        return
    gifts = min(_gifts_to_leader(state), count)
    # Rules 3-3-3, 3-9-3: they move one by one and enter the cost area active.
    me.don_deck -= count
    me.don_active += count
    state.touch(MINDS_DON)
    if state.log is not None:
        rule = "6-4-1" if me.don_deck or count == 2 else "6-4-2"
        state.tell(GameEvent("don_placed", rule, state.turn_player, number=count))
    for _ in range(gifts):
        give_active_don(state, state.turn_player, me.leader.id, "1-3-1")


def _gifts_to_leader(state: GameState) -> i64:
    """How many DON!! of this DON!! Phase texts give to the Leader (Rule 1-3-1)."""
    count: i64 = 0
    for card in field_cards(state, state.turn_player):
        if not card.definition.don_phase:
            continue
        for more, test in card.definition.abilities.rule_texts.don_phase_gifts:
            if not negated(state, card) & NEGATED_WHOLLY and (
                test is None or test.holds(state, context_for(card))
            ):
                count += more
    return count if count and takes_don(state, state.players[state.turn_player].leader) else 0
