"""Rule 9: rule processing. It is done at once, in the middle of whatever is going on (Rule 9-1-2)."""

from typing import Final

from optcg.engine.game_events import GameEvent
from optcg.engine.power_and_cost import NEGATED_WHOLLY, negated
from optcg.engine.state import GameState, Result
from optcg.engine.width import i64

# What is noted of each player who goes on without a deck.
_EMPTY: Final = ("0 deck became empty", "1 deck became empty")


def judge_decks(state: GameState) -> None:
    """Rules 9-2-1, 9-2-1-2: every player without a card in the deck loses, both of them if both have none.

    Called after every single move out of a deck (Rule 9-1-2), so that no later step can save a player.
    """
    empty = [player for player in (0, 1) if not state.players[player].deck]
    if not empty:
        return
    # Rule 1-3-1: a card may say that its player wins with an empty deck.
    for player in empty:
        leader = state.players[player].leader
        if leader.definition.abilities.rule_texts.deck_is_win and not negated(state, leader) & NEGATED_WHOLLY:
            win(state, player)
            return
    losers = tuple([player for player in empty if not _can_wait(state, player)])
    if losers:
        lose(state, losers, "deck", "9-2-1-2")


def _can_wait(state: GameState, player: i64) -> bool:
    """Rule 1-3-1: a card may say that its player loses only at the end of the turn; it is noted till then."""
    leader = state.players[player].leader
    if not leader.definition.abilities.rule_texts.deck_can_wait or negated(state, leader) & NEGATED_WHOLLY:
        return False
    if not loses_later(state, player):
        state.mark(_EMPTY[player])
    return True


def loses_later(state: GameState, player: i64) -> bool:
    """Whether a player whose deck became empty loses only at the end of this turn."""
    return _EMPTY[player] in state.marks


def judge_waiting(state: GameState) -> None:
    """At the end of a turn those lose whose deck became empty in it and who did not lose at once."""
    one, other = loses_later(state, 0), loses_later(state, 1)
    if one or other:
        losers = (0, 1) if one and other else (0,) if one else (1,)
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
            state.tell(GameEvent("game_drawn", rule, state.turn_player))
        else:
            state.tell(GameEvent("game_won", rule, winner, word=reason))


def win(state: GameState, player: i64) -> None:
    """Rule 1-2-5: an effect makes a player win, at once."""
    lose(state, (1 - player,), "effect", "1-2-5")


def draw_by_loop(state: GameState) -> None:
    """Rule 11-1-1-1: a loop that neither player can stop ends the game in a draw."""
    if state.result is None:
        state.result = Result(None, (), "loop", "11-1-1-1")
        state.decision = None
        if state.log is not None:
            state.tell(GameEvent("game_drawn", "11-1-1-1", state.turn_player))
