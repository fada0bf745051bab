"""Rules 6-5-2 to 6-5-6: what the turn player may do in the Main Phase."""

from optcg.engine.continuous import CANNOT_ATTACK, CANNOT_BE_RESTED
from optcg.engine.decisions import END, MAIN, Choice, Decision
from optcg.engine.definitions import EVENT
from optcg.engine.derived import derive
from optcg.engine.payment import give_active_don
from optcg.engine.play import FROM_HAND, SHOW, PlayFrame, cost_to_play
from optcg.engine.state import FieldCard, GameState, PlayerState
from optcg.model.terms import RUSH, RUSH_CHARACTER


def offer(state: GameState) -> None:
    """Rule 6-5-2: ask for the next Main Phase action; ending the phase is always among them."""
    if state.dirty:
        derive(state)
    turn_player = state.turn_player
    me = state.players[turn_player]
    don = me.don_active + me.don_held_active
    choices: list[Choice] = []
    # Rule 6-5-3-1: Characters, Stages and [Main] Events whose cost can be paid.
    for card in me.hand:
        definition = card.definition
        if (definition.category != EVENT or definition.main is not None) and (
            cost_to_play(state, turn_player, definition) <= don
        ):
            choices.append(Choice("play", card.id))
    if don:
        # Rule 6-5-5-1: an active DON!! may be given to the Leader or a Character.
        choices.append(Choice("give", me.leader.id))
        for character in me.characters:
            choices.append(Choice("give", character.id))
    if may_battle(state):
        opponent = state.players[1 - turn_player]
        offer_attacks(state, me.leader, opponent, choices)
        for character in me.characters:
            offer_attacks(state, character, opponent, choices)
    choices.append(END)
    state.decision = Decision(turn_player, MAIN, "6-5-2", "What do you do?", tuple(choices))


def may_battle(state: GameState) -> bool:
    """Rule 6-5-6-1: neither player battles on their first turn."""
    return state.turn_number > 2


def offer_attacks(
    state: GameState, attacker: FieldCard, opponent: PlayerState, choices: list[Choice]
) -> None:
    """Rules 7-1, 7-1-1-1, 7-1-1-2: an active card may attack the Leader or a rested Character."""
    if attacker.rested or attacker.cannot & (CANNOT_ATTACK | CANNOT_BE_RESTED):
        return
    # Rules 3-7-4, 10-1-1-1: not in the turn in which it was played, unless it has [Rush].
    fresh = attacker.played_on == state.turn_number and not attacker.keywords & RUSH
    if fresh and not attacker.keywords & RUSH_CHARACTER:
        return
    if not fresh:
        choices.append(Choice("attack", attacker.id, opponent.leader.id))
    for character in opponent.characters:
        if character.rested:
            choices.append(Choice("attack", attacker.id, character.id))


def play(state: GameState, card_id: int) -> None:
    """Rule 6-5-3: play a card, or activate a [Main] Event."""
    for card in state.players[state.turn_player].hand:
        if card.id == card_id:
            state.stack.append(PlayFrame(state.turn_player, card, FROM_HAND, SHOW))
            return


def give_don(state: GameState, card_id: int) -> None:
    """Rule 6-5-5-1: place 1 active DON!! underneath the Leader or a Character."""
    give_active_don(state, state.turn_player, card_id, "6-5-5-1")
