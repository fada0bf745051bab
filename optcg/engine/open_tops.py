"""Decks of which the top card is revealed as long as a text says so (Rules 1-3-1, 11-2)."""

from __future__ import annotations

from optcg.engine.bans import NO_HIDDEN_TOP
from optcg.engine.card import BOTH, Card
from optcg.engine.continuous import PLAYER_CANNOT, in_force
from optcg.engine.game_events import GameEvent
from optcg.engine.state import GameState
from optcg.engine.width import i64


def top_is_open(state: GameState, player: i64) -> bool:
    """Whether a player has to keep the top card of the deck revealed now."""
    return any(ban.value & NO_HIDDEN_TOP for ban in in_force(state, PLAYER_CANNOT, player))


def open_tops(state: GameState) -> None:
    """Rule 11-2: both players see the card that came to the top."""
    for player in range(2):
        deck = state.players[player].deck
        if not deck or deck[-1].sight & BOTH == BOTH or not top_is_open(state, player):
            continue
        top = deck[-1]
        deck[-1] = Card(top.id, top.definition, top.sight | BOTH)
        if state.log is not None:
            state.log.append(GameEvent("card_shown", "11-2-1", player, (deck[-1],)))
