"""Rules 2-7, 3-7-6, 3-8-5, 6-5-3: playing a Character or Stage, and activating an Event."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.activation import start_event
from optcg.engine.alike import are_alike
from optcg.engine.areas import (
    enter_field,
    field_to_trash,
    finish_moves,
    hand_to_trash,
    life_left,
    show_hand_card,
    take_card,
    tell_don_back,
)
from optcg.engine.auto_effects import own_event, watch
from optcg.engine.card import BOTH, Card
from optcg.engine.context import RULES, Cause
from optcg.engine.decisions import ROOM, Choice, Decision, pick_choice
from optcg.engine.definitions import CHARACTER, EVENT, STAGE
from optcg.engine.game_events import GameEvent
from optcg.engine.hand_cost import cost_to_play, enters_rested, reduces
from optcg.engine.payment import rest_don
from optcg.engine.places import DECK, HAND, LIFE, locate, own_pile
from optcg.engine.rule_processing import judge_decks
from optcg.engine.state import Frame, GameState
from optcg.engine.timings import EVENT_ACTIVATED, ON_PLAY, PLAYED
from optcg.engine.width import i64
from optcg.model.effects.move import Place
from optcg.model.terms import CHARACTER_LIMIT, Area

# Steps of playing a card.
SHOW: Final = 0
PAY: Final = 1
MAKE_ROOM: Final = 2
PLACE: Final = 3

# How the card comes to be played.
FROM_HAND: Final = 0  # in the Main Phase, paying its cost
AS_COUNTER: Final = 1  # a [Counter] Event in the Counter Step, paying its cost
BY_EFFECT: Final = 2  # by an effect, without paying


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayFrame(Frame):
    """A card being played: show, pay, make room, place (Rules 2-7-2 to 2-7-4)."""

    __slots__ = ("card", "how", "player", "rested", "step")

    def __init__(self, player: i64, card: Card, how: i64, step: i64, rested: bool = False) -> None:
        self.player = player
        self.card = card
        self.how = how
        self.step = step
        self.rested = rested

    def copy(self) -> PlayFrame:
        return PlayFrame(self.player, self.card, self.how, self.step, self.rested)

    def run(self, state: GameState) -> None:
        if self.step == SHOW:
            self._show(state)
        if self.step == PAY:
            self._pay(state)
            if state.decision is not None or not self.goes_on(state):
                return
        if self.step == MAKE_ROOM:
            self._make_room(state)
        if self.step == PLACE and not state.unrest:
            self._place(state)

    def paid_for(self) -> Card:
        return self.card

    def _rule(self) -> str:
        category = self.card.definition.category
        return "2-7-2" if category == CHARACTER else "2-7-3" if category == EVENT else "2-7-4"

    def _show(self, state: GameState) -> None:
        """Rules 2-7-2 to 2-7-4: first the card is shown."""
        self.step = PAY
        self.card = show_hand_card(state, self.player, self.card.id)
        if state.log is not None:
            state.tell(GameEvent("card_shown", self._rule(), self.player, (self.card,)))

    def _show_for_room(self, state: GameState) -> None:
        """Rule 3-7-6-1: a card that an effect plays is shown before room is made for it."""
        found = locate(state, self.card.id)
        if found is None or found.area is HAND:
            self.card = show_hand_card(state, self.player, self.card.id)
        else:
            self.card = Card(self.card.id, self.card.definition, self.card.sight | BOTH)
            cards = own_pile(state.players[found.owner], found.area)
            cards[[card.id for card in cards].index(self.card.id)] = self.card
        if state.log is not None:
            state.tell(GameEvent("card_shown", "3-7-6-1", self.player, (self.card,)))

    def _pay(self, state: GameState) -> None:
        self.step = MAKE_ROOM
        price = cost_to_play(state, self.player, self.card)
        if state.effects:
            # A reduction of the next play is used up by the play that it fits.
            state.effects = [e for e in state.effects if not reduces(state, self.player, e, self.card)]
        rest_don(state, self.player, price, self._rule())

    def _make_room(self, state: GameState) -> None:
        """Rules 3-7-6-1, 3-8-5-1: a sixth Character or a second Stage needs room."""
        category = self.card.definition.category
        owner = state.players[self.player]
        if category == CHARACTER and len(owner.characters) == CHARACTER_LIMIT:
            if self.card.sight & BOTH != BOTH:
                self._show_for_room(state)
                return
            choices = tuple([pick_choice(card.id) for card in owner.characters])
            if are_alike(state, [*owner.characters]):
                # Nobody is asked which of several cards that are equal in everything.
                self.answer(state, choices[0])
                return
            prompt = "Which Character do you trash to make room?"
            state.decision = Decision(self.player, ROOM, "3-7-6-1", prompt, choices)
            return
        self.step = PLACE
        if category == STAGE and owner.stage is not None:
            # Rule 3-8-5-1: the old Stage is trashed, by no effect and not as a K.O.; but it is removed
            # (4-11-2), and cards see that, which 3-7-6-1-1 rules out for Characters alone.
            finish_moves(state, [owner.stage.id], False, Place.TRASH, False, False, RULES, [], for_room=True)

    def answer(self, state: GameState, choice: Choice) -> None:
        """Rule 3-7-6-1-1: trashing for room is rule processing: no K.O., and no effect applies to it."""
        self.step = PLACE
        assert choice.card is not None
        card = state.find(choice.card)
        assert card is not None
        trashed = field_to_trash(state, card)
        if state.log is not None:
            state.tell(GameEvent("trashed_for_room", "3-7-6-1-1", self.player, (trashed,)))
            tell_don_back(state, card)

    def _place(self, state: GameState) -> None:
        """Rules 2-7-2 to 2-7-4: the card is placed, or, as an Event, trashed and then resolved (8-4-2)."""
        state.stack.pop()
        if self.card.definition.category == EVENT:
            self._activate(state)
            return
        cause = state.stack[-1].as_cause() if self.how == BY_EFFECT else RULES
        origin = self._take_card(state, cause)
        if origin is None:
            return
        rested = self.rested or enters_rested(state, self.player, self.card, cause)
        placed = enter_field(state, self.player, self.card, rested)
        if state.log is not None:
            rule = "3-7-3" if placed.definition.category == CHARACTER else "3-8-3"
            shown = placed.face
            how = "rested" if rested else ""
            state.tell(GameEvent("card_played", rule, self.player, (shown,), word=how))
        if self.how == BY_EFFECT:
            below = state.stack[-1]
            below.receive(state, [*below.gathered(), placed.id], 1)
            below.played(self.card.id, placed.face)
        # Rule 10-2-6-1: [On Play], however the card came to be played (Rules 3-7-3, 3-8-3).
        own_event(state, placed, ON_PLAY)
        watch(state, PLAYED, placed, self.player, placed.id, cause, origin=origin)

    def _take_card(self, state: GameState, cause: Cause) -> Area | None:
        """Take the card from where it lies; the area it comes from, or None if it is gone (Rule 3-1-6)."""
        hand = state.players[self.player].hand
        if hand and hand[-1].id == self.card.id and hand[-1].sight == BOTH:
            # Where a card lies that was shown to be played.
            own_pile(state.players[self.player], HAND).pop()
            return HAND
        found = locate(state, self.card.id, self.player)
        if found is None:
            return None
        take_card(state, found.owner, found.area, self.card.id)
        if found.area is DECK and not state.players[self.player].deck:
            judge_decks(state)
        if found.area is LIFE:
            life_left(state, found.owner, self.card, self.card, None, cause)
        return found.area

    def _activate(self, state: GameState) -> None:
        definition = self.card.definition
        code = definition.counter_event if self.how == AS_COUNTER else definition.main
        assert code is not None
        trashed = hand_to_trash(state, self.player, self.card.id)
        if state.log is not None:
            rule = "7-1-3-2-2" if self.how == AS_COUNTER else "2-7-3"
            state.tell(GameEvent("event_activated", rule, self.player, (trashed,)))
        # Rule 8-5-4: this is card activation. What watches for it waits until the Event is resolved (8-6-3).
        watch(state, EVENT_ACTIVATED, trashed, self.player, trashed.id)
        start_event(state, self.player, trashed, code)

    def card_ids(self) -> list[int]:
        return [self.card.id]

    def rename(self, names: dict[int, int]) -> None:
        if self.card.id in names:
            self.card = Card(names[self.card.id], self.card.definition, self.card.sight)
