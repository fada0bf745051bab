"""Rules 4-6, 7-1-4-1-1, 10-1-5: damage to a Leader, Life cards and their [Trigger]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.activation import start
from optcg.engine.areas import (
    life_goes_to_deck,
    life_left,
    life_to_deck_bottom,
    life_to_hand,
    life_to_no_area,
    life_to_trash,
    put_in_trash,
    take_out,
)
from optcg.engine.auto_effects import watch
from optcg.engine.bans import NO_LIFE_TO_HAND
from optcg.engine.card import Card
from optcg.engine.context import BY_BATTLE, BY_EFFECT, Cause
from optcg.engine.decisions import NO, TAKE, TRIGGER, YES, Choice, Decision
from optcg.engine.effect_frame import NONE_BARRED
from optcg.engine.game_events import GameEvent
from optcg.engine.places import LIFE, NO_AREA, TO_DECK_BOTTOM, TO_HAND, TO_TRASH, own_pile
from optcg.engine.process import ProcessFrame
from optcg.engine.protection import DAMAGE, player_banned
from optcg.engine.replacement import offers, pass_by
from optcg.engine.rule_processing import lose
from optcg.engine.state import Frame, GameState
from optcg.engine.timings import DEALS_DAMAGE, REPLACES, TAKES_DAMAGE, TOLD_OF_LIFE
from optcg.engine.width import i64
from optcg.model.effects.move import Place

SETTLE: Final = 0
TAKE_ONE: Final = 1
ASK: Final = 2
TRIGGER_DONE: Final = 3
WEIGHED: Final = 4  # what may happen instead was offered


@mypyc_attr(acyclic=True, free_list_len=1)
class DamageFrame(Frame):
    """Damage processing (Rule 4-6-1): points of damage to the Leader of `player`, one after the other."""

    __slots__ = (
        "attacker",
        "banish",
        "barred",
        "dealer",
        "player",
        "points",
        "step",
        "taken",
        "trigger_card",
    )

    def __init__(
        self,
        player: i64,
        points: i64,
        banish: bool,
        step: i64,
        trigger_card: i64,
        dealer: i64,
        attacker: i64,
        taken: i64 = 0,
        barred: list[str] = NONE_BARRED,
    ) -> None:
        self.player = player
        self.points = points
        self.banish = banish
        self.step = step
        self.trigger_card = trigger_card  # the id of the card whose [Trigger] is in use
        self.dealer = dealer  # whose card deals the damage
        self.attacker = attacker  # the id of the attacking card; 0 for damage by an effect
        self.taken = taken  # points that were dealt so far
        self.barred = barred  # Rule 8-1-3-4-3: replacements that cannot be applied to this damage

    def copy(self) -> DamageFrame:
        return DamageFrame(
            self.player,
            self.points,
            self.banish,
            self.step,
            self.trigger_card,
            self.dealer,
            self.attacker,
            self.taken,
            self.barred,
        )

    def rename(self, names: dict[int, int]) -> None:
        self.trigger_card = names.get(self.trigger_card, self.trigger_card)
        self.attacker = names.get(self.attacker, self.attacker)

    def run(self, state: GameState) -> None:
        if self.step == SETTLE:
            self._weigh(state)
        elif self.step == WEIGHED:
            self._settle(state)
        elif self.step == TAKE_ONE:
            self._take_one(state)
        elif self.step == ASK:
            self._ask(state)
        else:
            self._after_trigger(state)

    def _weigh(self, state: GameState) -> None:
        """Rule 8-1-3-4: something else may happen instead of all this damage."""
        if self.points > 0 and state.listening >> REPLACES & 1:
            leader, attacker = state.players[self.player].leader, state.find(self.attacker)
            kind = BY_BATTLE if self.attacker else BY_EFFECT
            cause = Cause(kind, self.dealer, None if attacker is None else attacker.face)
            barred = self.barred
            if offers(state, [leader], DAMAGE, Place.HAND, cause, barred):
                self.step = WEIGHED
                state.stack.append(ProcessFrame([leader.id], DAMAGE, Place.HAND, False, False, cause, barred))
                return
            pass_by(state, [leader], DAMAGE, Place.HAND, cause)
        self._settle(state)

    def receive(self, state: GameState, cards: list[int], done: i64) -> None:
        if self.step == WEIGHED and not done:
            self.points = 0

    def _settle(self, state: GameState) -> None:
        """Rules 7-1-4-1-1-1, 9-2-1-1: damage at 0 Life loses the game.

        This is looked at once, when it is settled that damage is dealt. For 2 or more damage only the
        Life step is repeated (Rule 7-1-4-1-1-3), so the second point at 0 Life does nothing.
        """
        if self.points <= 0:
            # Rules 1-3-2-2, 4-6-2-2: no damage, nothing happens.
            state.stack.pop()
            if not self.attacker:
                state.stack[-1].not_done()
            return
        self.step = TAKE_ONE
        if state.log is not None:
            state.tell(GameEvent("damage_dealt", "4-6-2", self.player, number=self.points))
        if not state.players[self.player].life:
            lose(state, (self.player,), "damage", "9-2-1-1")

    def _cause(self, state: GameState) -> Cause:
        attacker = state.find(self.attacker) if self.attacker else None
        source = None if attacker is None else attacker.face
        return Cause(BY_BATTLE if self.attacker else BY_EFFECT, self.dealer, source)

    def _tell(self, state: GameState, old: Card, new: Card, place: Place | None) -> None:
        """A card left the Life area; what made it leave is put together only for those who listen."""
        if state.listening & TOLD_OF_LIFE:
            life_left(state, self.player, old, new, place, self._cause(state))

    def _take_one(self, state: GameState) -> None:
        """Rule 4-6-2-1: one point of damage takes the top Life card."""
        life = state.players[self.player].life
        if self.points == 0 or not life:
            self._finish(state)
            return
        card = life[-1]
        if self.banish:
            # Rule 10-1-3-1: the card is trashed and its [Trigger] is not activated.
            self._count()
            new = life_to_trash(state, self.player, "10-1-3-1")
            self._tell(state, card, new, TO_TRASH)
        elif life_goes_to_deck(state, self.player, card):
            # Rule 4-6-3-1: a card that does not go to the hand has no [Trigger].
            self._count()
            new = life_to_deck_bottom(state, self.player, "1-3-1")
            self._tell(state, card, new, TO_DECK_BOTTOM)
        elif player_banned(state, self.player, NO_LIFE_TO_HAND, None):
            # Rules 1-3-2, 1-3-3, 4-6-3-1: it cannot be added to the hand, so it stays.
            self._count()
        elif state.even or self._has_trigger(state, card):
            # Rule 8-6-2-1: the card is checked, by its owner alone.
            self.step = ASK
            own_pile(state.players[self.player], LIFE)[-1] = Card(
                card.id, card.definition, card.sight | 1 << self.player
            )
        else:
            self._take(state)

    def _has_trigger(self, state: GameState, card: Card) -> bool:
        return card.definition.trigger is not None

    def _count(self) -> None:
        self.points -= 1
        self.taken += 1

    def _take(self, state: GameState) -> None:
        self._count()
        old = state.players[self.player].life[-1]
        new = life_to_hand(state, self.player, "4-6-2-1")
        self._tell(state, old, new, TO_HAND)

    def _ask(self, state: GameState) -> None:
        """Rules 4-6-3, 10-1-5-1: the owner of a Life card with [Trigger] may activate it."""
        definition = state.players[self.player].life[-1].definition
        code = definition.trigger
        if code is not None and self._has_trigger(state, state.players[self.player].life[-1]):
            prompt = f"Activate the [Trigger] of {definition.name}: {code.words.removeprefix('[Trigger] ')}?"
            state.decision = Decision(self.player, TRIGGER, "10-1-5-1", prompt, (YES, NO))
        else:
            # Served games pause for every Life card, so that not even time tells a [Trigger].
            state.decision = Decision(self.player, TRIGGER, "4-6-2-1", "Take the Life card.", (TAKE,))

    def answer(self, state: GameState, choice: Choice) -> None:
        self.step = TAKE_ONE
        if choice.kind != "yes":
            # Rule 10-1-5-2: the card is added to the hand without being shown.
            self._take(state)
            return
        # Rules 8-6-2-1, 10-1-5-1: damage processing waits while the [Trigger] is activated.
        self._count()
        old = state.players[self.player].life[-1]
        card = life_to_no_area(state, self.player)
        self.step = TRIGGER_DONE
        self.trigger_card = card.id
        code = card.definition.trigger
        assert code is not None
        if state.log is not None:
            # Rule 8-3-1-4: a cost that its player may decline is asked for next.
            kind = "card_shown" if code.optional else "trigger_activated"
            state.tell(GameEvent(kind, "10-1-5-1", self.player, (card,)))
        self._tell(state, old, card, None)
        start(state, self.player, card, code, [])

    def at_stake(self) -> i64:
        return self.points

    def trigger_in_use(self) -> i64:
        return self.trigger_card

    def _after_trigger(self, state: GameState) -> None:
        """Rule 10-1-5-3: afterwards the card is trashed, unless its effect has put it elsewhere."""
        self.step = TAKE_ONE
        owner = state.players[self.player]
        if any(card.id == self.trigger_card for card in owner.no_area):
            trashed = put_in_trash(state, self.player, take_out(own_pile(owner, NO_AREA), self.trigger_card))
            if state.log is not None:
                state.tell(GameEvent("trigger_card_trashed", "10-1-5-3", self.player, (trashed,)))
        self.trigger_card = 0

    def _finish(self, state: GameState) -> None:
        """Rule 8-6-2: what waits for damage is activated after all of it."""
        state.stack.pop()
        if not self.taken or not (state.listening >> TAKES_DAMAGE | state.listening >> DEALS_DAMAGE) & 1:
            return
        watch(state, TAKES_DAMAGE, None, self.player, 0, self._cause(state), self.taken)
        attacker = state.find(self.attacker)
        watch(state, DEALS_DAMAGE, attacker, self.dealer, self.attacker, self._cause(state), self.taken)
