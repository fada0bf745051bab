"""Rule 6: a turn and its phases, one numbered step after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine import main_phase
from optcg.engine.activation import context_for, start_added_costs
from optcg.engine.areas import draw_card
from optcg.engine.auto_effects import autos_of, field_cards, listen, watch
from optcg.engine.bans import CANNOT_BECOME_ACTIVE, CANNOT_REFRESH, CANNOT_RETURN_DON
from optcg.engine.battle import BattleFrame
from optcg.engine.card import FACE_UP, FieldCard
from optcg.engine.continuous import OWN_START, TAXED, TURN
from optcg.engine.continuous import REFRESH as UNTIL_REFRESH
from optcg.engine.current_battle import ATTACK_STEP
from optcg.engine.decisions import Choice
from optcg.engine.end_phase import EndFrame, expire, start_of_main, start_of_turn
from optcg.engine.game_events import GameEvent
from optcg.engine.memory import gather_memories, last_turn_of
from optcg.engine.off_field import trash_autos
from optcg.engine.payment import give_active_don
from optcg.engine.power_and_cost import NEGATED_WHOLLY, cannot, negated, special
from optcg.engine.program import MINDS_DON, MINDS_STATES
from optcg.engine.protection import takes_don
from optcg.engine.rule_processing import judge_waiting
from optcg.engine.state import DON_PHASE, DRAW, END, MAIN, REFRESH, Frame, GameState
from optcg.engine.timings import (
    DRAWS_IN_PHASE,
    END_OF_MAIN,
    END_OF_OPPONENTS_TURN,
    END_OF_YOUR_TURN,
    KEEPS_DON,
    LYING,
    START_OF_MAIN,
    START_OF_TURN,
)
from optcg.engine.waiting import Waiting
from optcg.engine.width import i64

# The steps, in the order of the rulebook.
BEGIN: Final = 0
REFRESH_EXPIRE: Final = 1  # 6-2-1
REFRESH_START: Final = 2  # 6-2-2
REFRESH_RETURN: Final = 3  # 6-2-3
REFRESH_ACTIVE: Final = 4  # 6-2-4
DRAW_STEP: Final = 5  # 6-3-1
DON_STEP: Final = 6  # 6-4
MAIN_BEGIN: Final = 7  # 6-5-1
MAIN_STEP: Final = 8  # 6-5-2
END_BEGIN: Final = 9  # 6-6-1
END_OWN: Final = 10  # 6-6-1-1, [End of Your Turn]
END_OPPONENTS: Final = 11  # 6-6-1-1-2, [End of Your Opponent's Turn]
END_TURN_PLAYER: Final = 12  # 6-6-1-2 (1)
END_OTHER: Final = 13  # 6-6-1-2 (2)
END_DURING: Final = 14  # 6-6-1-3
END_STEP: Final = 15  # 6-6-1-4

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


_AT_THE_END: Final = 1 << END_OF_YOUR_TURN | 1 << END_OF_OPPONENTS_TURN


@mypyc_attr(acyclic=True, free_list_len=1)
class TurnFrame(Frame):
    """The turns of the game. It lies at the bottom of the stack from the first turn to the last."""

    __slots__ = ("step",)

    def __init__(self, step: i64) -> None:
        self.step = step

    def copy(self) -> TurnFrame:
        return TurnFrame(self.step)

    def settled(self) -> bool:
        return True

    def run(self, state: GameState) -> None:
        stack = state.stack
        while self.step != MAIN_STEP:
            step = self.step
            self.step = step + 1
            if step < MAIN_STEP:
                self._begin_step(state, step)
            else:
                self._end_step(state, step)
            if state.waiting or stack[-1] is not self or state.unrest or state.result is not None:
                return
        main_phase.offer(state)

    def _begin_step(self, state: GameState, step: i64) -> None:
        """The steps before the Main Phase."""
        if step == BEGIN:
            begin_turn(state)
        elif step == REFRESH_EXPIRE:
            enter_phase(state, REFRESH, "6-2")
            # Rule 6-2-1: effects that last until the start of your next turn end.
            expire(state, OWN_START, state.turn_player, "6-2-1")
        elif step == REFRESH_START:
            # Rule 6-2-2: effects for the start of a turn, before anything is set active.
            watch(state, START_OF_TURN, None, state.turn_player)
            if state.delayed:
                start_of_turn(state)
        elif step == REFRESH_RETURN:
            return_given_don(state)
        elif step == REFRESH_ACTIVE:
            set_all_active(state)
        elif step == DRAW_STEP:
            draw_phase(state)
        elif step == DON_STEP:
            enter_phase(state, DON_PHASE, "6-4")
            place_don(state)
        else:
            # Rule 6-5-1: effects for the start of the Main Phase.
            enter_phase(state, MAIN, "6-5")
            watch(state, START_OF_MAIN, None, state.turn_player)
            if state.delayed:
                start_of_main(state)

    def _end_step(self, state: GameState, step: i64) -> None:
        """The steps after the Main Phase."""
        if step == END_BEGIN:
            enter_phase(state, END, "6-6")
            if not (state.effects or state.delayed or state.waiting or state.listening & _AT_THE_END):
                # Nothing is to be done, and nothing ends, in any of the steps between.
                self.step = END_STEP
        elif step == END_OWN:
            # Rules 6-6-1-1-1, 6-6-1-1-2: each once; the window stays open as long as one was found.
            if activate_end_of_turn_effects(state, state.turn_player, END_OF_YOUR_TURN):
                self.step = END_OWN
        elif step == END_OPPONENTS:
            if activate_end_of_turn_effects(state, 1 - state.turn_player, END_OF_OPPONENTS_TURN):
                self.step = END_OPPONENTS
        elif step == END_TURN_PLAYER:
            if state.effects or state.delayed:
                state.stack.append(EndFrame(state.turn_player, "6-6-1-2(1)"))
        elif step == END_OTHER:
            if state.effects or state.delayed:
                state.stack.append(EndFrame(1 - state.turn_player, "6-6-1-2(2)"))
        elif step == END_DURING:
            # Rule 6-6-1-3: only now "during this turn" ends, the turn player's effects first.
            expire(state, TURN, state.turn_player, "6-6-1-3")
            expire(state, TURN, 1 - state.turn_player, "6-6-1-3")
        else:
            if state.marks:
                judge_waiting(state)
                if state.result is not None:
                    return
                state.marks = marks_of_last_turns(state)
            # Rule 6-6-1-4: the turn ends, and the non-turn player becomes the turn player,
            # unless an effect gives another turn to the same one (Rule 1-3-1).
            if state.extra_turns:
                state.extra_turns -= 1
            else:
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
        elif kind == "activate":
            assert choice.card is not None
            assert choice.number is not None
            main_phase.activate(state, choice.card, choice.number)
        elif kind == "attack":
            assert choice.card is not None
            assert choice.target is not None
            # Rule 6-5-6: battle.
            state.stack.append(BattleFrame(choice.card, choice.target, ATTACK_STEP, 0))
            if special(state) & TAXED:
                attacker = state.find(choice.card)
                assert attacker is not None
                start_added_costs(state, attacker, "attack")
        else:
            # Rule 6-5-2-1: the Main Phase ends when its end is declared.
            self.step = END_BEGIN
            if state.log is not None:
                state.tell(GameEvent("main_phase_ended", "6-5-2-1", state.turn_player))
            watch(state, END_OF_MAIN, None, state.turn_player)


def marks_of_last_turns(state: GameState) -> tuple[str, ...]:
    """What is kept in mind when a turn ends: what cards ask of the last turn of a player."""
    if state.remembers < 0:
        gather_memories(state)
    asked = tuple([memory.key for memory in state.memories if memory.last])
    if not asked:
        return ()
    this_turn, other = last_turn_of(state.turn_player), last_turn_of(1 - state.turn_player)
    kept = [mark for mark in state.marks if mark.endswith(other)]
    kept += [f"{mark} {this_turn}" for mark in state.marks if mark.endswith(asked)]
    return tuple(kept)


def begin_turn(state: GameState) -> None:
    """Rule 6-1-2: the turn player performs the phases of a turn."""
    state.turn_number += 1
    one, two = state.turns
    state.turns = (one, two + 1) if state.turn_player else (one + 1, two)
    state.dirty = True
    if state.permanent_order:
        # An order chosen for cards that are gone is forgotten.
        state.permanent_order = tuple([key for key in state.permanent_order if _is_there(state, key)])
    state.turn_choices = state.row_choices = 0
    state.loops = None
    if state.turn_number == 1:
        state.marks = ()
    listen(state)
    for player in state.players:
        for card in player.field():
            card.used = 0
    if state.log is not None:
        state.tell(GameEvent("turn_began", "6-1-2", state.turn_player, number=state.turn_number))


def _is_there(state: GameState, key: str) -> bool:
    """Whether the card of a permanent effect is on the field, or lies where it works (Rule 1-3-1)."""
    card_id = int(key.partition(".")[0])
    if state.find(card_id) is not None:
        return True
    for player in state.players:
        for card in player.life:
            if card.id == card_id:
                return bool(card.sight & FACE_UP)
        if any(card.id == card_id for card in player.trash):
            return True
    return False


def enter_phase(state: GameState, phase: i64, rule: str) -> None:
    """Rule 6-1-1: Refresh, Draw, DON!!, Main and End Phase, in this order."""
    state.phase = phase
    if state.log is not None:
        state.tell(GameEvent("phase_began", rule, state.turn_player, word=PHASE_TITLES[phase]))


def return_given_don(state: GameState) -> None:
    """Rule 6-2-3: all given DON!! come back to the cost area, rested, but those that a text keeps."""
    me = state.players[state.turn_player]
    if (state.listening >> KEEPS_DON | state.listening >> LYING) & 1:
        # Rule 1-3-3: which of them stay is looked at before any of them is returned.
        given_to = [card for card in me.field() if not cannot(state, card) & CANNOT_RETURN_DON]
    else:
        given_to = me.field()
    returned: i64 = 0
    for card in given_to:
        if card.given_don:
            returned += card.given_don
            card.given_don = 0
    if returned:
        me.don_rested += returned
        state.dirty = True
        if state.log is not None:
            state.tell(GameEvent("don_returned", "6-2-3", state.turn_player, number=returned))


def set_all_active(state: GameState) -> None:
    """Rule 6-2-4: all rested cards of the Leader, Character, Stage and cost area become active."""
    me = state.players[state.turn_player]
    changed = _set_active(state, me.leader)
    for card in me.characters:
        changed += _set_active(state, card)
    if me.stage is not None:
        changed += _set_active(state, me.stage)
    refreshed: i64 = me.don_rested
    changed += refreshed
    me.don_active += refreshed
    me.don_rested -= refreshed
    # What kept DON!! from becoming active in this Refresh Phase is over now.
    me.don_active += me.don_held_active
    me.don_rested += me.don_held_rested
    me.don_held_active = me.don_held_rested = 0
    if state.effects:
        end_refresh_effects(state)
    if changed:
        state.touch(MINDS_STATES | MINDS_DON)
        if state.log is not None:
            state.tell(GameEvent("set_active", "6-2-4", state.turn_player, number=changed))


def _set_active(state: GameState, card: FieldCard) -> i64:
    # Rule 1-3-3: a card that cannot become active stays rested.
    if not card.rested or cannot(state, card) & (CANNOT_BECOME_ACTIVE | CANNOT_REFRESH):
        return 0
    card.rested = False
    return 1


def draw_phase(state: GameState) -> None:
    """Rule 6-3-1: the turn player draws 1 card, but not the first player on the first turn."""
    enter_phase(state, DRAW, "6-3")
    if state.turn_number > 1 and state.players[state.turn_player].deck:
        draw_card(state, state.turn_player, "6-3-1")
        watch(state, DRAWS_IN_PHASE, None, state.turn_player)


def end_refresh_effects(state: GameState) -> None:
    """What kept cards of the turn player down in this Refresh Phase is used up."""
    own = [card.id for card in field_cards(state, state.turn_player)]
    kept = [e for e in state.effects if e.until != UNTIL_REFRESH or e.target not in own]
    if len(kept) != len(state.effects):
        state.effects = kept
        state.dirty = True


def activate_end_of_turn_effects(state: GameState, player: i64, event: i64) -> bool:
    """Rules 6-6-1-1-1, 6-6-1-1-3, 6-6-1-1-4: what of `player` activates at the end of the turn, each once.

    A card that arrives while the window is open may still use its effect.
    """
    found = False
    if not state.listening >> event & 1:
        return False
    for card in field_cards(state, player):
        for code in autos_of(state, card):
            if not code.listens >> event & 1:
                continue
            mark = f"{card.id} ended {code.index}"
            if mark not in state.marks:
                state.mark(mark)
                source = card.face
                state.waiting.append(Waiting(player, source, code, [[card.id]], False, event))
                found = True
    if state.remembers >> LYING & 1:
        for lying, code in trash_autos(state, event, player):
            mark = f"{lying.id} ended {code.index}"
            if mark not in state.marks:
                state.mark(mark)
                state.waiting.append(Waiting(player, lying.face, code, [[lying.id]], False, event))
                found = True
    return found


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
