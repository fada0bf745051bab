"""Nodes that steer: conditions, costs, delays, and what ends or bends the game."""

from __future__ import annotations

from typing import Final

from optcg.engine.activation import (
    condition_holds,
    player_negated,
    start,
    start_added_costs,
    use,
    use_off_field,
)
from optcg.engine.auto_effects import watch
from optcg.engine.card import Card
from optcg.engine.conditions import Test
from optcg.engine.current_battle import current_battle
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.groups import EITHER, OPPONENT, YOU
from optcg.engine.log import log_put_off
from optcg.engine.minds import MINDS_BATTLES, MINDS_MARKS
from optcg.engine.program import Program, Step
from optcg.engine.resolve.others import activate_others
from optcg.engine.rule_processing import lose, win
from optcg.engine.state import GameState
from optcg.engine.timings import TIMINGS, TRIGGER_ACTIVATED
from optcg.engine.waiting import Delayed
from optcg.engine.width import i64

NOT_TOLD: Final[list[str]] = []


class JumpStep(Step):
    def __init__(self) -> None:
        self.to = 0

    def do(self, state: GameState, frame: EffectFrame) -> None:
        frame.at = self.to


class UnlessStep(Step):
    """Rules 4-10-1, 8-3-3: skip what stands after an "if" that does not hold."""

    def __init__(self, test: Test, told: list[str] = NOT_TOLD) -> None:
        self.test: Final = test
        self.told: Final = told  # what stands after the "if", too, as the log says it for player A and B
        self.to = 0

    def do(self, state: GameState, frame: EffectFrame) -> None:
        if not self.test.holds(state, frame.context):
            frame.at = self.to
            if state.log is not None and self.told:
                player = frame.context.player
                state.tell(GameEvent("condition_failed", "8-3-3", player, word=self.told[player]))


class UseStep(Step):
    """Rules 10-2-13-1, 10-2-13-5: from now on this [Once Per Turn] ability is used for the turn."""

    def __init__(self, index: i64, off_field: bool = False) -> None:
        self.index: Final = index
        self.off_field: Final = off_field  # an ability of the card where it lies in the trash

    def do(self, state: GameState, frame: EffectFrame) -> None:
        source = frame.context.source.id
        if self.off_field:
            use_off_field(state, source, frame.program.number, self.index)
            return
        card = state.find(source)
        # Rule 3-1-6: a card that has left the field is a new one, so there is nothing to note.
        if card is not None:
            use(state, card, frame.program.number, self.index)


class PaidStep(Step):
    """Rule 8-3-1-3-1: note whether this part of the cost was paid as written."""

    def __init__(self, least: i64) -> None:
        self.least: Final = least

    def do(self, state: GameState, frame: EffectFrame) -> None:
        if frame.context.done < self.least:
            frame.broken = True


class AddedCostStep(Step):
    """Rule 8-3-1-2: after the printed cost come those that other effects have added."""

    def do(self, state: GameState, frame: EffectFrame) -> None:
        if frame.broken or not (state.dirty or state.special):
            return
        card = state.find(frame.context.source.id)
        if card is not None:
            start_added_costs(state, card, "activate")


class ReportStep(Step):
    """The end of an added cost: what could not be paid is told to what it was paid for.

    `action` is empty for a card that nobody has seen yet.
    """

    def __init__(self, action: str) -> None:
        self.action: Final = action

    def pays(self) -> str:
        return "activation" if self.action == "activate" else self.action or "card"

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        if frame.broken:
            state.stack[-2].break_cost()
        elif self.action and context.price and state.log is not None:
            cards = (context.source,)
            state.tell(GameEvent("price_paid", "8-3-1-2", context.player, cards, word=self.action))


PART_UNPAID: Final = "a part could not be paid"


def was_replaced(state: GameState, source: Card) -> bool:
    """Rule 8-3-1-7: whether the log says that a part of the cost of this card was replaced."""
    for event in reversed(state.log or []):
        if event.kind == "effect_activated" and event.cards[0].id == source.id:
            return False
        if event.rule == "8-3-1-7" and event.source is not None and event.source.id == source.id:
            return True
    return False


class CostEndStep(Step):
    """Rules 8-3-1-3-1, 8-3-1-7: a cost not paid as written leaves nothing after the colon.

    Rule 8-4-1-4: with the cost paid the effect is activated; of a [Trigger] the cards are told, also of one
    that another effect activates (Rule 8-5-3).
    """

    def __init__(self, of_trigger: bool, don: i64) -> None:
        self.of_trigger: Final = of_trigger
        self.don: Final = don  # [DON!! xX]

    def pays(self) -> str:
        return "effect"

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        if frame.broken:
            frame.at = len(frame.program.nodes)
            if state.log is not None:
                replaced = was_replaced(state, context.source)
                why, rule = ("it was replaced", "8-3-1-7") if replaced else (PART_UNPAID, "8-3-1-3-1")
                state.tell(GameEvent("cost_broken", rule, context.controller, why=why))
            return
        card = state.find(context.source.id) if self.don else None
        if card is not None and card.given_don < self.don:
            # Rules 8-2-1-2, 8-4-6: the DON!! that were given have paid the cost, so it is invalid now. A card
            # that has paid with itself is taken as it was on the field, like one that was K.O.'d (10-2-17-1).
            frame.at = len(frame.program.nodes)
            if state.log is not None:
                shown = (context.source,)
                state.tell(GameEvent("condition_ended", "8-2-1-2", context.controller, shown))
        elif self.of_trigger:
            watch(state, TRIGGER_ACTIVATED, context.source, context.player, context.source.id)


class AsPlayerStep(Step):
    """From here on "you" is another player: the opponent, or the turn player and then the other one."""

    def __init__(self, who: i64) -> None:
        self.who: Final = who

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        if self.who == OPPONENT:
            context.player = 1 - context.controller
        elif self.who == EITHER:
            # Rules 1-3-4, 1-3-10: the turn player acts first.
            context.player = state.turn_player
        else:
            context.player = context.controller


class LaterStep(Step):
    """Put a process off; it remembers the cards chosen so far (Rule 6-6-1-2)."""

    def __init__(self, when: i64, program: Program, told: list[str], slot: i64) -> None:
        self.when: Final = when
        self.program: Final = program
        self.told: Final = told
        self.slot: Final = slot  # of the cards it is done to; -1: of others

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        delayed = Delayed(
            context.controller, context.source, self.program, context.slots, self.when, state.turn_number
        )
        state.delayed += (delayed,)
        if state.log is not None:
            log_put_off(state, context, self.told[context.controller], self.slot)


class ActivateStep(Step):
    """Rules 10-2-3-1-1, 10-2-4-1-1: activate another ability of this card, or those of cards of a slot."""

    def __init__(self, timing: str, slot: i64 = -1) -> None:
        self.timing: Final = timing
        self.slot: Final = slot

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        if self.slot >= 0:
            activate_others(state, frame, self.slot, self.timing)
            return
        code = context.source.definition.abilities.codes.get(self.timing)
        if code is None:
            return
        # Rule 8-2-1-1: an effect of this timing may be invalid for the player.
        event = TIMINGS.get(self.timing, -1)
        if event >= 0 and player_negated(state, context.player, context.source) >> (event + 1) & 1:
            return
        if condition_holds(state, context, code):
            if state.log is not None and event < 0 and not code.optional:
                # What is no auto effect is told here: nobody has declared it.
                shown = (context.source,)
                state.tell(GameEvent("effect_activated", "8-4-1", context.player, shown, word=code.label))
            start(state, context.player, context.source, code, [])


class PickStep(Step):
    """Cards were chosen and nothing else is done with them: so many times it was done."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def do(self, state: GameState, frame: EffectFrame) -> None:
        frame.context.done = len(frame.context.slot(self.slot))


class RedirectStep(Step):
    """Change the target of the attack; the new one may be active."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def do(self, state: GameState, frame: EffectFrame) -> None:
        battle, context = current_battle(state), frame.context
        chosen = context.slot(self.slot)
        context.done = 0
        target = state.find(chosen[0]) if battle is not None and chosen else None
        if battle is None or target is None:
            return
        if state.log is not None and battle.target != target.id:
            cards = (target.face, context.source)
            state.tell(GameEvent("target_changed", "7-1-1-2", context.player, cards))
        battle.target = target.id
        context.done = 1
        state.touch(MINDS_BATTLES)


class MarkStep(Step):
    def __init__(self, mark: str) -> None:
        self.mark: Final = mark

    def do(self, state: GameState, frame: EffectFrame) -> None:
        state.mark(f"{frame.context.source.id} {self.mark}")
        state.touch(MINDS_MARKS)


class WinStep(Step):
    """Rule 1-2-5."""

    def do(self, state: GameState, frame: EffectFrame) -> None:
        win(state, frame.context.player)


class LoseStep(Step):
    """Rule 1-2-5."""

    def __init__(self, who: i64) -> None:
        self.who: Final = who

    def do(self, state: GameState, frame: EffectFrame) -> None:
        player = frame.context.player
        losers = (0, 1) if self.who == EITHER else (player if self.who == YOU else 1 - player,)
        lose(state, losers, "effect", "1-2-5")


class ExtraTurnStep(Step):
    def do(self, state: GameState, frame: EffectFrame) -> None:
        state.extra_turns += 1
