"""Rule 6: a turn and its phases, one numbered step after the other."""

from __future__ import annotations

from typing import Final

from optcg.engine import main_phase
from optcg.engine.areas import draw_card
from optcg.engine.battle import ATTACK_STEP, BattleFrame
from optcg.engine.continuous import CANNOT_BECOME_ACTIVE, END_OF_TURN, OPPONENT_END, OWN_START, TURN, end
from optcg.engine.decisions import Choice
from optcg.engine.derived import cannot
from optcg.engine.game_events import GameEvent
from optcg.engine.state import DON_PHASE, DRAW, END, MAIN, REFRESH, FieldCard, Frame, GameState

# The steps, in the order of the rulebook.
BEGIN: Final = 0
REFRESH_EXPIRE: Final = 1  # 6-2-1
REFRESH_RETURN: Final = 2  # 6-2-3
REFRESH_ACTIVE: Final = 3  # 6-2-4
DRAW_STEP: Final = 4  # 6-3-1
DON_STEP: Final = 5  # 6-4
MAIN_BEGIN: Final = 6  # 6-5-1
MAIN_STEP: Final = 7  # 6-5-2
END_BEGIN: Final = 8  # 6-6-1-1
END_TURN_PLAYER: Final = 9  # 6-6-1-2 (1)
END_OTHER: Final = 10  # 6-6-1-2 (2)
END_DURING: Final = 11  # 6-6-1-3
END_STEP: Final = 12  # 6-6-1-4

PHASE_STARTS: Final[dict[int, int]] = {
    REFRESH: REFRESH_EXPIRE,
    DRAW: DRAW_STEP,
    DON_PHASE: DON_STEP,
    MAIN: MAIN_STEP,
    END: END_BEGIN,
}
PHASE_TITLES: Final[dict[int, str]] = {
    REFRESH: "Refresh Phase",
    DRAW: "Draw Phase",
    DON_PHASE: "DON!! Phase",
    MAIN: "Main Phase",
    END: "End Phase",
}
# Rule 6-2-2, 6-5-1 and 6-6-1-1 activate auto effects; they join here when cards have such effects.


class TurnFrame(Frame):
    """The turns of the game. It lies at the bottom of the stack from the first turn to the last."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> TurnFrame:
        return TurnFrame(self.step)

    def run(self, state: GameState) -> None:
        step = self.step
        if step == MAIN_STEP:
            main_phase.offer(state)
            return
        self.step = step + 1
        if step == BEGIN:
            begin_turn(state)
        elif step == REFRESH_EXPIRE:
            enter_phase(state, REFRESH, "6-2")
            # Rule 6-2-1: effects that last until the start of your next turn end.
            end(state, OWN_START, state.turn_player, "6-2-1")
        elif step == REFRESH_RETURN:
            return_given_don(state)
        elif step == REFRESH_ACTIVE:
            set_all_active(state)
        elif step == DRAW_STEP:
            draw_phase(state)
        elif step == DON_STEP:
            don_phase(state)
        elif step == MAIN_BEGIN:
            enter_phase(state, MAIN, "6-5")
        elif step == END_BEGIN:
            enter_phase(state, END, "6-6")
        elif step == END_TURN_PLAYER:
            expire_at_end(state, state.turn_player, "6-6-1-2(1)")
        elif step == END_OTHER:
            expire_at_end(state, 1 - state.turn_player, "6-6-1-2(2)")
        elif step == END_DURING:
            # Rule 6-6-1-3: only now "during this turn" ends, the turn player's effects first.
            end(state, TURN, state.turn_player, "6-6-1-3")
            end(state, TURN, 1 - state.turn_player, "6-6-1-3")
        else:
            # Rule 6-6-1-4: the turn ends, and the non-turn player becomes the turn player.
            state.turn_player = 1 - state.turn_player
            self.step = BEGIN

    def answer(self, state: GameState, choice: Choice) -> None:
        kind = choice.kind
        if kind == "play":
            assert choice.card is not None
            main_phase.play(state, choice.card)
        elif kind == "give":
            assert choice.card is not None
            main_phase.give_don(state, choice.card)
        elif kind == "attack":
            assert choice.card is not None
            assert choice.target is not None
            # Rule 6-5-6: battle.
            state.stack.append(BattleFrame(choice.card, choice.target, ATTACK_STEP, 0))
        else:
            # Rule 6-5-2-1: the Main Phase ends when its end is declared.
            self.step = END_BEGIN
            if state.log is not None:
                state.log.append(GameEvent("main_phase_ended", "6-5-2-1", state.turn_player))


def begin_turn(state: GameState) -> None:
    """Rule 6-1-2: the turn player performs the phases of a turn."""
    state.turn_number += 1
    state.dirty = True
    if state.log is not None:
        state.log.append(GameEvent("turn_began", "6-1-2", state.turn_player, number=state.turn_number))


def enter_phase(state: GameState, phase: int, rule: str) -> None:
    """Rule 6-1-1: Refresh, Draw, DON!!, Main and End Phase, in this order."""
    state.phase = phase
    if state.log is not None:
        state.log.append(GameEvent("phase_began", rule, state.turn_player, word=PHASE_TITLES[phase]))


def return_given_don(state: GameState) -> None:
    """Rule 6-2-3: all given DON!! come back to the cost area, rested."""
    me = state.players[state.turn_player]
    returned = me.leader.given_don
    me.leader.given_don = 0
    for card in me.characters:
        returned += card.given_don
        card.given_don = 0
    if returned:
        me.don_rested += returned
        state.dirty = True
        if state.log is not None:
            state.log.append(GameEvent("don_returned", "6-2-3", state.turn_player, number=returned))


def set_all_active(state: GameState) -> None:
    """Rule 6-2-4: all rested cards of the Leader, Character, Stage and cost area become active."""
    me = state.players[state.turn_player]
    changed = _set_active(state, me.leader)
    for card in me.characters:
        changed += _set_active(state, card)
    if me.stage is not None:
        changed += _set_active(state, me.stage)
    changed += me.don_rested
    me.don_active += me.don_rested
    me.don_rested = 0
    # What kept DON!! from becoming active in this Refresh Phase is over now.
    me.don_active += me.don_held_active
    me.don_rested += me.don_held_rested
    me.don_held_active = me.don_held_rested = 0
    if changed:
        state.dirty = True
        if state.log is not None:
            state.log.append(GameEvent("set_active", "6-2-4", state.turn_player, number=changed))


def _set_active(state: GameState, card: FieldCard) -> int:
    # Rule 1-3-3: a card that cannot become active stays rested.
    if not card.rested or cannot(state, card) & CANNOT_BECOME_ACTIVE:
        return 0
    card.rested = False
    return 1


def draw_phase(state: GameState) -> None:
    """Rule 6-3-1: the turn player draws 1 card, but not the first player on the first turn."""
    enter_phase(state, DRAW, "6-3")
    if state.turn_number > 1:
        draw_card(state, state.turn_player, "6-3-1")


def don_phase(state: GameState) -> None:
    """Rules 6-4-1 to 6-4-3: place 2 DON!!, 1 on the first player's first turn, or as many as are left."""
    enter_phase(state, DON_PHASE, "6-4")
    me = state.players[state.turn_player]
    count = min(1 if state.turn_number == 1 else 2, me.don_deck)
    if count:
        # Rules 3-3-3, 3-9-3: they move one by one and enter the cost area active.
        me.don_deck -= count
        me.don_active += count
        if state.log is not None:
            rule = "6-4-1" if me.don_deck or count == 2 else "6-4-2"
            state.log.append(GameEvent("don_placed", rule, state.turn_player, number=count))


def expire_at_end(state: GameState, player: int, rule: str) -> None:
    """Rule 6-6-1-2: effects that last until the end of the turn or of the End Phase end."""
    end(state, END_OF_TURN, player, rule)
    end(state, OPPONENT_END, player, rule)
