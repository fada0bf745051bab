"""Rules 2-7, 3-7-6, 3-8-5, 6-5-3: playing a Character or Stage, and activating an Event."""

from __future__ import annotations

from typing import Final

from optcg.engine.areas import enter_field, field_to_trash, hand_to_trash, show_hand_card, take_out
from optcg.engine.card import BOTH, Card
from optcg.engine.decisions import ROOM, Choice, Decision
from optcg.engine.definitions import CHARACTER, EVENT, STAGE, Definition
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.payment import rest_don
from optcg.engine.state import Frame, GameState
from optcg.model.terms import CHARACTER_LIMIT

# Steps of playing a card.
SHOW: Final = 0
PAY: Final = 1
MAKE_ROOM: Final = 2
PLACE: Final = 3

# How the card comes to be played.
FROM_HAND: Final = 0  # in the Main Phase, paying its cost
AS_COUNTER: Final = 1  # a [Counter] Event in the Counter Step, paying its cost
BY_TRIGGER: Final = 2  # by its own [Trigger], without paying; the card is in no area (Rule 10-1-5-3)


def cost_to_play(state: GameState, player: int, definition: Definition) -> int:
    """Rule 2-7-1: what must be paid to use this card from the hand."""
    return definition.cost


class PlayFrame(Frame):
    """A card being played: show, pay, make room, place (Rules 2-7-2 to 2-7-4)."""

    __slots__ = ("card", "how", "player", "step")

    def __init__(self, player: int, card: Card, how: int, step: int) -> None:
        self.player = player
        self.card = card
        self.how = how
        self.step = step

    def copy(self) -> PlayFrame:
        return PlayFrame(self.player, self.card, self.how, self.step)

    def run(self, state: GameState) -> None:
        if self.step == SHOW:
            self._show(state)
        elif self.step == PAY:
            self.step = MAKE_ROOM
            rest_don(state, self.player, cost_to_play(state, self.player, self.card.definition), self._rule())
        elif self.step == MAKE_ROOM:
            self._make_room(state)
        else:
            self._place(state)

    def _rule(self) -> str:
        category = self.card.definition.category
        return "2-7-2" if category == CHARACTER else "2-7-3" if category == EVENT else "2-7-4"

    def _show(self, state: GameState) -> None:
        """Rules 2-7-2 to 2-7-4: first the card is shown."""
        self.step = PAY
        self.card = show_hand_card(state, self.player, self.card.id)
        if state.log is not None:
            state.log.append(GameEvent("card_shown", self._rule(), self.player, (self.card,)))

    def _make_room(self, state: GameState) -> None:
        """Rules 3-7-6-1, 3-8-5-1: a sixth Character or a second Stage needs room."""
        category = self.card.definition.category
        owner = state.players[self.player]
        if category == CHARACTER and len(owner.characters) == CHARACTER_LIMIT:
            choices = tuple([Choice("pick", card.id) for card in owner.characters])
            prompt = "Which Character do you trash to make room?"
            state.decision = Decision(self.player, ROOM, "3-7-6-1", prompt, choices)
            return
        self.step = PLACE
        if category == STAGE and owner.stage is not None:
            # Rule 3-8-5-1: the old Stage is trashed; as for a Character this is no effect and no K.O.
            trashed = field_to_trash(state, owner.stage)
            if state.log is not None:
                state.log.append(GameEvent("trashed_for_room", "3-8-5-1", self.player, (trashed,)))

    def answer(self, state: GameState, choice: Choice) -> None:
        """Rule 3-7-6-1-1: trashing for room is rule processing: no K.O., and no effect applies to it."""
        self.step = PLACE
        assert choice.card is not None
        card = state.find(choice.card)
        assert card is not None
        trashed = field_to_trash(state, card)
        if state.log is not None:
            state.log.append(GameEvent("trashed_for_room", "3-7-6-1-1", self.player, (trashed,)))

    def _place(self, state: GameState) -> None:
        """Rules 2-7-2 to 2-7-4: the card is placed, or, as an Event, trashed and then resolved (8-4-2)."""
        state.stack.pop()
        if self.card.definition.category == EVENT:
            self._activate(state)
            return
        owner = state.players[self.player]
        take_out(owner.no_area if self.how == BY_TRIGGER else owner.hand, self.card.id)
        placed = enter_field(state, self.player, self.card, False)
        if state.log is not None:
            rule = "3-7-3" if placed.definition.category == CHARACTER else "3-8-3"
            shown = Card(placed.id, placed.definition, BOTH)
            state.log.append(GameEvent("card_played", rule, self.player, (shown,)))

    def _activate(self, state: GameState) -> None:
        definition = self.card.definition
        program = definition.counter_event if self.how == AS_COUNTER else definition.main
        assert program is not None
        trashed = hand_to_trash(state, self.player, self.card.id)
        if state.log is not None:
            rule = "7-1-3-2-2" if self.how == AS_COUNTER else "2-7-3"
            state.log.append(GameEvent("event_activated", rule, self.player, (trashed,)))
        state.stack.append(EffectFrame(self.player, trashed, program, 0, []))
