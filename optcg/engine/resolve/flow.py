"""Nodes that steer: conditions, costs, both players, delays, effects of other cards, the end of the game."""

from __future__ import annotations

from typing import Final

from optcg.engine.activation import (
    condition_holds,
    context_for,
    gates_open,
    open_off_field,
    player_negated,
    start,
    start_added_costs,
    start_event,
    use,
    use_off_field,
)
from optcg.engine.areas import hand_to_trash, show_hand_card
from optcg.engine.auto_effects import watch
from optcg.engine.card import BOTH, Card, FieldCard
from optcg.engine.conditions import Test
from optcg.engine.context import NO_CARDS, Context
from optcg.engine.continuous import ADDED_COST, TAXED, in_force
from optcg.engine.current_battle import current_battle
from optcg.engine.definitions import EVENT
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent, which
from optcg.engine.groups import EITHER, OPPONENT, YOU
from optcg.engine.log import log_put_off
from optcg.engine.places import HAND, Found, locate
from optcg.engine.power_and_cost import NEGATED_WHOLLY, negated
from optcg.engine.program import MINDS_BATTLES, MINDS_MARKS, AbilityCode, AddedCost, Node, Program, Step
from optcg.engine.protection import can_be_activated
from optcg.engine.rule_processing import lose, win
from optcg.engine.state import GameState
from optcg.engine.timings import EVENT_ACTIVATED, TIMINGS, TRIGGER_ACTIVATED
from optcg.engine.waiting import Delayed
from optcg.engine.width import bit_of, i64
from optcg.model import effects as e
from optcg.model.effects import Effect

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
        if frame.broken or not (state.dirty or state.special & TAXED):
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
            paid_for = context.source
            givers = [
                effect.giver
                for effect in in_force(state, ADDED_COST, paid_for.id)
                if isinstance(effect.extra, AddedCost) and effect.extra.program is frame.program
            ]
            event = GameEvent("price_paid", "8-3-1-2", context.player, (paid_for,), word=self.action)
            event.source = givers[0] if givers else None
            # Of like cards, any may have given it.
            event.places = (which(state, paid_for.id), "")
            state.tell(event)


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


# Slots for the cards of the player who acts first, while the other one does the same.
FIRST_ROUND: Final = 30


class OtherPlayerStep(Step):
    """The second round of "each player": the non-turn player, who has chosen nothing yet."""

    def __init__(self, slots: list[int]) -> None:
        self.slots: Final = slots

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        context.player = 1 - state.turn_player
        for slot in self.slots:
            context.remember(FIRST_ROUND + slot, context.slot(slot))
            context.remember(slot, NO_CARDS)
            _set_open(frame, FIRST_ROUND + slot, bool(frame.open >> slot & 1))


class BothRoundsStep(Step):
    """After "each player": what follows may ask for the cards of either of them."""

    def __init__(self, slots: list[int]) -> None:
        self.slots: Final = slots

    def do(self, state: GameState, frame: EffectFrame) -> None:
        context = frame.context
        for slot in self.slots:
            first, second = context.slot(FIRST_ROUND + slot), context.slot(slot)
            context.remember(slot, first + second)
            context.remember(FIRST_ROUND + slot, NO_CARDS)
            # Both players know the cards of both, if they know those of each.
            opened = not first or bool(frame.open >> (FIRST_ROUND + slot) & 1)
            _set_open(frame, slot, opened and (not second or bool(frame.open >> slot & 1)))


def _set_open(frame: EffectFrame, slot: i64, opened: bool) -> None:
    bit = bit_of(slot)
    frame.open = frame.open | bit if opened else frame.open & ~bit


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
        context.done = 1
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


# Effects that activate effects: deeper than this nothing more is activated.
DEEPEST: Final = 60


def activate_others(state: GameState, frame: EffectFrame, slot: i64, timing: str) -> None:
    """Rule 8-4-1: as if their timing had come. What is started last is resolved first."""
    event = TIMINGS.get(timing, -1)
    found: list[tuple[int, Card, AbilityCode]] = []
    cards = frame.context.slot(slot) if len(state.stack) < DEEPEST else NO_CARDS
    for card_id in reversed(cards):
        place = locate(state, card_id)
        if place is None:
            continue
        card = place.card
        if place.area is HAND and isinstance(card, Card) and card.sight & BOTH != BOTH:
            # Rules 10-1-5-1, 11-2-1: what is activated was chosen for what it is, and is shown.
            card = show_hand_card(state, place.owner, card_id)
            if state.log is not None:
                state.tell(GameEvent("card_shown", "11-2-1", place.owner, (card,)))
        if event < 0:
            # A [Trigger] works outside of damage as well, if an effect says so; the card stays where it is.
            trigger = card.definition.trigger
            if trigger is not None and _may_trigger(state, place):
                found.append((place.owner, card.face if isinstance(card, FieldCard) else card, trigger))
            continue
        for code in reversed(card.definition.abilities.autos):
            if code.listens >> event & 1 and _ready(state, place, code, event):
                found.append((place.owner, card.face if isinstance(card, FieldCard) else card, code))
    frame.context.done = len(found)
    if found and frame.at >= len(frame.program.nodes):
        # An effect that is over makes room, so that two that activate each other are seen as a loop.
        state.stack.pop()
    for owner, source, code in found:
        start(state, owner, source, code, [[source.id]])


def _may_trigger(state: GameState, place: Found) -> bool:
    """Rule 8-2: on the field the effects of the card must be valid."""
    card = place.card
    return not isinstance(card, FieldCard) or not negated(state, card) & NEGATED_WHOLLY


def _ready(state: GameState, place: Found, code: AbilityCode, event: i64) -> bool:
    """Whether the ability could be activated; off the field nothing negates it and no DON!! are given."""
    card = place.card
    if isinstance(card, FieldCard):
        held = gates_open(state, card, code, event)
        return held and condition_holds(state, context_for(card, [[card.id]]), code)
    context = Context(place.owner, card, [[card.id]], 0, 0, place.owner)
    return open_off_field(state, code, place.owner) and condition_holds(state, context, code)


class ActivateEventStep(Step):
    """Rule 8-5: activate Events: out of the hand the card itself, elsewhere only its effect."""

    def __init__(self, slot: i64, timing: str) -> None:
        self.slot: Final = slot
        self.timing: Final = timing

    def do(self, state: GameState, frame: EffectFrame) -> None:
        player = frame.context.player
        frame.context.done = 0
        moved: dict[int, int] = {}
        # What is started last is resolved first.
        for card_id in reversed(frame.context.slot(self.slot)):
            found = locate(state, card_id)
            if found is None or found.card.definition.category != EVENT:
                continue
            if isinstance(found.card, Card) and not can_be_activated(state, player, found.card):
                continue
            # Rule 10-2-4-1-2: a [Counter] only if the effect names it.
            code = found.card.definition.abilities.codes.get(self.timing)
            if code is None:
                continue
            if found.area is HAND:
                trashed = hand_to_trash(state, player, card_id)
                moved[card_id] = trashed.id
                if state.log is not None:
                    state.tell(GameEvent("event_activated", "8-5-2", player, (trashed,)))
                watch(state, EVENT_ACTIVATED, trashed, player, trashed.id, frame.context.cause())
                start_event(state, player, trashed, code)
            elif isinstance(found.card, Card):
                start_event(state, player, found.card, code)
            frame.context.done += 1
        if moved:
            # "That Event" lies in the trash now.
            found_again = [moved.get(card, card) for card in frame.context.slot(self.slot)]
            frame.context.remember(self.slot, found_again)


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
        frame.context.done = 1


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
        frame.context.done = 1


# The node of a step that has the fields of the step, in their order.
PLAIN: Final[dict[type[Effect], type[Node]]] = {
    e.Redirect: RedirectStep,
    e.Mark: MarkStep,
    e.Win: WinStep,
    e.Lose: LoseStep,
    e.ExtraTurn: ExtraTurnStep,
}
