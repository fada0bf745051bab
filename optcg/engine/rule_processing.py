"""Rule 9: rule processing. It is done at once, in the middle of whatever is going on (Rule 9-1-2)."""

from optcg.engine.game_events import GameEvent
from optcg.engine.state import GameState, Result


def judge_decks(state: GameState) -> None:
    """Rules 9-2-1, 9-2-1-2: every player without a card in the deck loses, both of them if both have none.

    Called after every single move out of a deck (Rule 9-1-2), so that no later step can save a player.
    """
    empty_a = not state.players[0].deck
    empty_b = not state.players[1].deck
    if empty_a or empty_b:
        losers = (0, 1) if empty_a and empty_b else (0,) if empty_a else (1,)
        lose(state, losers, "deck", "9-2-1-2")


def lose(state: GameState, losers: tuple[int, ...], reason: str, rule: str) -> None:
    """Rule 1-2-1: the game ends; a player who has not lost while the opponent has is the winner."""
    if state.result is not None:
        return
    winner = 1 - losers[0] if len(losers) == 1 else None
    state.result = Result(winner, losers, reason, rule)
    state.decision = None
    if state.log is not None:
        if winner is None:
            state.log.append(GameEvent("game_drawn", rule, state.turn_player))
        else:
            state.log.append(GameEvent("game_won", rule, winner, word=reason))
