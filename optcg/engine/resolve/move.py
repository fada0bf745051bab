"""Nodes that move cards, turn them or show them."""

from __future__ import annotations

from typing import Final

from optcg.engine.amounts import Value
from optcg.engine.areas import shuffle
from optcg.engine.auto_effects import watch, watch_don, watch_together
from optcg.engine.bans import NO_DON_ACTIVE_BY_EFFECTS
from optcg.engine.card import BOTH, FACE_UP, Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.continuous import BANNED
from optcg.engine.damage import SETTLE, DamageFrame
from optcg.engine.don_cards import DonCard, is_don, owner_of, set_don_active
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.game_events import GameEvent
from optcg.engine.groups import YOU, players_of
from optcg.engine.log import log_banned, log_kept_from_hand, log_prevented, log_unplayed
from optcg.engine.places import (
    DECK,
    HAND,
    LIFE,
    TO_HAND,
    TO_TRASH,
    is_pile,
    locate,
    must_locate,
    own_pile,
    place_words,
    put_in_place_of,
)
from optcg.engine.play import BY_EFFECT, MAKE_ROOM, PlayFrame
from optcg.engine.process import ProcessFrame
from optcg.engine.program import MINDS_STATES, Node, Step
from optcg.engine.protection import (
    ACTIVE,
    KO,
    LEAVE,
    REST,
    can_be_done_to,
    can_be_played_by_effect,
    life_is_kept,
    own_effect_banned,
)
from optcg.engine.resolve.payable import Deed, Leaving
from optcg.engine.sight import confuse, hide_pick
from optcg.engine.state import GameState
from optcg.engine.timings import BIT, DON_SET_ACTIVE, LIFE_TURNED, LIFE_TURNED_DOWN, REVEALED, SET_ACTIVE
from optcg.engine.width import i64
from optcg.model import effects as e
from optcg.model.effects import Effect, Place


def tell_revealed(state: GameState, frame: EffectFrame, cards: list[int], again: bool) -> None:
    """Both players see these cards, where they lie or on their way; if not `again`, not those they know."""
    if not state.listening >> (REVEALED & BIT) & 1:
        return
    cause = frame.context.cause()
    told: list[tuple[Card | FieldCard, int, int]] = []
    for card_id in cards:
        found = locate(state, card_id, frame.context.player)
        if found is None or found.area is not DECK or not isinstance(found.card, Card):
            continue
        if again or found.card.sight & BOTH != BOTH:
            told.append((found.card, found.owner, card_id))
            watch(state, REVEALED, found.card, found.owner, card_id, cause)
    watch_together(state, REVEALED, told, cause)


class MoveStep(Step):
    """Cards of a slot go to another area of their owners; the slot then holds them where they are.

    Cards of a slot that is open are seen on their way, as those are that are picked for what they are.
    """

    def __init__(self, slot: i64, place: Place, face_up: bool, shown: bool) -> None:
        self.slot: Final = slot
        self.place: Final = place
        self.face_up: Final = face_up
        self.shown: Final = shown

    def do(self, state: GameState, frame: EffectFrame) -> None:
        cards = frame.context.slot(self.slot)
        frame.into = self.slot
        seen = bool(frame.open >> self.slot & 1)
        shown = self.shown or seen
        if self.place is TO_HAND:
            cards = self._free(state, cards, frame.context)
        elif shown and len(cards) > 1 and is_pile(self.place):
            # Rule 3-1-8: they are shown before they are put in order.
            show_to(state, hidden_in_hand(state, cards), BOTH, frame.context.player)
            cards = frame.context.slot(self.slot)
        if shown and not self.face_up and self.place is not TO_TRASH:
            # Rule 11-2-1: unless an earlier step has revealed them.
            tell_revealed(state, frame, cards, again=not seen)
        if cards and not shown and not self.face_up and self.place is not TO_TRASH:
            hide_pick(state, frame.context, cards, frame.open)
        cause = frame.context.cause()
        state.stack.append(ProcessFrame(cards, LEAVE, self.place, self.face_up, shown, cause, frame.barred))

    def _free(self, state: GameState, cards: list[int], context: Context) -> list[int]:
        """Those that nothing forbids to add to the hand."""
        free = [card for card in cards if may_go_to_hand(state, card, context)]
        if state.log is not None and len(free) < len(cards):
            log_kept_from_hand(state, [card for card in cards if card not in free], context)
        return free


def may_go_to_hand(state: GameState, card_id: i64, context: Context) -> bool:
    """Rule 1-3-3: a player may be forbidden to add Life cards to the hand."""
    if not (state.dirty or state.special & BANNED):
        return True
    found = locate(state, card_id, context.controller)
    if found is None or found.area is not LIFE:
        return True
    return not life_is_kept(state, found.owner, context)


class ToKo(Leaving):
    """Rule 10-2-1-1: only cards of the field are K.O.'d."""

    def able(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return isinstance(card, FieldCard) and can_be_done_to(state, card, KO, context.cause())


class KoStep(Step):
    """Rules 10-2-1-1, 10-2-1-2: K.O. the cards of a slot by an effect, together."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def do(self, state: GameState, frame: EffectFrame) -> None:
        frame.into = self.slot
        cards, cause = frame.context.slot(self.slot), frame.context.cause()
        state.stack.append(ProcessFrame(cards, KO, TO_TRASH, False, False, cause, frame.barred))


class ToRest(Deed):
    """Rule 4-4-1: only active cards are rested, and each of them once."""

    def able(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if isinstance(card, FieldCard):
            if not state.more_than_added():
                return not card.rested
            return can_be_done_to(state, card, REST, context.cause())
        return isinstance(card, DonCard) and not card.rested()

    def is_taken(self, taken: list[int], card_id: i64) -> bool:
        return card_id in taken or -card_id in taken

    def take(self, taken: list[int], card_id: i64) -> None:
        taken.append(-card_id)


class RestStep(Step):
    """Rest the cards of a slot, together.

    "That Character" is the card that was chosen, though it was rested already (Rule 1-3-2-1): the slot is
    `kept`, unless the cards that were rested are counted.
    """

    def __init__(self, slot: i64, kept: bool) -> None:
        self.slot: Final = slot
        self.kept: Final = kept

    def do(self, state: GameState, frame: EffectFrame) -> None:
        frame.into = self.slot + 10 if self.kept else self.slot
        cards, cause = frame.context.slot(self.slot), frame.context.cause()
        state.stack.append(ProcessFrame(cards, REST, TO_TRASH, False, False, cause, frame.barred))


class ToSetActive(Deed):
    """Rule 4-4-1: only rested cards are set as active."""

    def able(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        if isinstance(card, FieldCard):
            return can_be_done_to(state, card, ACTIVE, context.cause())
        return isinstance(card, DonCard) and card.rested()


class ActiveStep(Step):
    """Set the cards of a slot as active (Rules 1-3-2-1, 1-3-3); the slot is `kept` as by `RestStep`."""

    def __init__(self, slot: i64, kept: bool) -> None:
        self.slot: Final = slot
        self.kept: Final = kept

    def do(self, state: GameState, frame: EffectFrame) -> None:
        became = self._don(state, frame)
        for card_id in frame.context.slot(self.slot):
            card = state.find(card_id)
            if card is None:
                continue
            if not can_be_done_to(state, card, ACTIVE, frame.context.cause()):
                if state.log is not None:
                    log_prevented(state, card, ACTIVE, frame.context.cause(), TO_TRASH)
                continue
            card.rested = False
            state.touch(MINDS_STATES)
            became.append(card_id)
            if state.log is not None:
                shown = card.face
                state.tell(GameEvent("set_active_card", "4-4-1-1", card.owner, (shown,)))
            watch(state, SET_ACTIVE, card, card.owner, card.id, frame.context.cause())
        frame.context.done = len(became)
        if not self.kept:
            frame.context.remember(self.slot, became)

    def _don(self, state: GameState, frame: EffectFrame) -> list[int]:
        """The DON!! among the cards."""
        able = [
            card
            for card in frame.context.slot(self.slot)
            if is_don(card)
            and not own_effect_banned(state, frame.context, owner_of(card), NO_DON_ACTIVE_BY_EFFECTS)
        ]
        context = frame.context
        for player in {
            owner_of(card) for card in context.slot(self.slot) if is_don(card) and card not in able
        }:
            log_banned(state, player, context, NO_DON_ACTIVE_BY_EFFECTS, "set DON!! as active")
        done = set_don_active(state, able, context.source)
        watch_don(state, DON_SET_ACTIVE, done, frame.context.cause())
        return done


class PlayNode(Node):
    """Rules 3-7-3, 3-8-3: play the cards of a slot one after the other, without paying."""

    def __init__(self, slot: i64, rested: bool) -> None:
        self.slot: Final = slot
        self.rested: Final = rested

    def run(self, state: GameState, frame: EffectFrame) -> None:
        """`picked` counts what was tried; slot `slot` + 10 gathers what was played."""
        context = frame.context
        cards = context.slot(self.slot)
        tried = len(frame.picked)
        played = context.slot(self.slot + 10)
        if tried == len(cards):
            context.remember(self.slot, played)
            context.remember(self.slot + 10, [])
            context.done = len(played)
            frame.picked = []
            frame.at += 1
            return
        frame.picked = [*frame.picked, 0]
        found = locate(state, cards[tried])
        if found is None or not isinstance(found.card, Card):
            return
        if not can_be_played_by_effect(state, context, found.card):
            if state.log is not None:
                log_unplayed(state, found, context)
            return
        frame.into = self.slot + 10
        state.stack.append(PlayFrame(found.owner, found.card, BY_EFFECT, MAKE_ROOM, self.rested))


class LookStep(Step):
    """Rules 11-3-1, 11-3-2: the effect's player looks at the cards, which stay in their area."""

    def __init__(self, slot: i64) -> None:
        self.slot: Final = slot

    def do(self, state: GameState, frame: EffectFrame) -> None:
        player = frame.context.player
        bit = 1 << player
        cards = show_to(state, frame.context.slot(self.slot), bit, player)
        frame.context.done = len(cards)
        if state.log is not None and cards:
            count, where = len(cards), place_words(state, cards)
            state.tell(GameEvent("looked", "11-3-1", player, tuple(cards), count, 0, where, bit))


class RevealStep(Step):
    """Rule 11-2: both players see the cards; of those of `open` they know from now on which they are."""

    def __init__(self, slot: i64, open: i64) -> None:
        self.slot: Final = slot
        self.open: Final = open  # bits of slots

    def do(self, state: GameState, frame: EffectFrame) -> None:
        cards = show_to(state, frame.context.slot(self.slot), BOTH, frame.context.player)
        tell_revealed(state, frame, frame.context.slot(self.slot), again=True)
        frame.context.done = len(cards)
        frame.open |= self.open
        if state.log is not None:
            for card in cards:
                found = must_locate(state, card.id)
                state.tell(GameEvent("card_shown", "11-2-1", found.owner, (card,)))


def show_to(state: GameState, ids: list[int], bits: i64, likely: i64) -> list[Card]:
    """Let players see cards where they lie, most likely in a pile of the player `likely`.

    A card of a hand gets a new id, so that nobody can tell by the old one which of equal cards it is
    (Rules 3-4-2, 3-4-3).
    """
    shown: list[Card] = []
    names: dict[int, int] = {}
    for card_id in ids:
        found = locate(state, card_id, likely)
        if found is None or not isinstance(found.card, Card):
            continue
        card, cards = found.card, own_pile(state.players[found.owner], found.area)
        new_id = card_id
        if found.area is HAND and bits != 1 << found.owner:
            confuse(state, found.owner, card, [*ids, *names.values()])
            new_id = names[card_id] = state.renew(card_id)
        seen = Card(new_id, card.definition, card.sight | bits)
        put_in_place_of(cards, card, seen)
        shown.append(seen)
    if names:
        state.rename(names)
    return shown


def hidden_in_hand(state: GameState, ids: list[int]) -> list[int]:
    """Those of the cards that lie in a hand and that not both players know."""
    hidden: list[int] = []
    for card_id in ids:
        found = locate(state, card_id)
        if found is None or found.area is not HAND or not isinstance(found.card, Card):
            continue
        if found.card.sight & BOTH != BOTH:
            hidden.append(card_id)
    return hidden


class ShuffleStep(Step):
    def __init__(self, who: i64) -> None:
        self.who: Final = who

    def do(self, state: GameState, frame: EffectFrame) -> None:
        for player in players_of(self.who, frame.context.player, state.turn_player):
            shuffle(state, player, "3-2-4")


class ToTurn(Deed):
    """Only a Life card that does not lie so yet is turned."""

    def __init__(self, face_up: bool) -> None:
        self.face_up: Final = face_up

    def of(self, effect: Effect) -> Deed:
        return ToTurn(effect.face_up) if isinstance(effect, e.TurnLife) else self

    def able(self, state: GameState, context: Context, card: Card | FieldCard) -> bool:
        return isinstance(card, Card) and bool(card.sight & FACE_UP) != self.face_up


class TurnLifeStep(Step):
    """Rules 1-3-2-1, 3-10-2-1: turn Life cards; one that lies so already is not turned."""

    def __init__(self, slot: i64, face_up: bool) -> None:
        self.slot: Final = slot
        self.face_up: Final = face_up

    def do(self, state: GameState, frame: EffectFrame) -> None:
        done: list[int] = []
        for card_id in frame.context.slot(self.slot):
            found = locate(state, card_id)
            if found is None or found.area is not LIFE or not isinstance(found.card, Card):
                continue
            if bool(found.card.sight & FACE_UP) == self.face_up:
                continue
            life = own_pile(state.players[found.owner], LIFE)
            sight = BOTH | FACE_UP if self.face_up else BOTH
            turned = Card(card_id, found.card.definition, sight)
            put_in_place_of(life, found.card, turned)
            state.dirty = True
            done.append(card_id)
            event = LIFE_TURNED if self.face_up else LIFE_TURNED_DOWN
            watch(state, event, turned, found.owner, card_id, frame.context.cause())
            if state.log is not None:
                word = "face-up" if self.face_up else "face-down"
                state.tell(GameEvent("life_turned", "3-10-2-1", found.owner, (turned,), word=word))
        frame.context.remember(self.slot, done)
        frame.context.done = len(done)


class DamageStep(Step):
    """Rule 4-6-2: damage by an effect; no block, no Counter, but [Trigger] as in a battle."""

    def __init__(self, count: Value, who: i64) -> None:
        self.count: Final = count
        self.who: Final = who

    def do(self, state: GameState, frame: EffectFrame) -> None:
        count = self.count.of(state, frame.context)
        player = frame.context.player if self.who == YOU else 1 - frame.context.player
        frame.context.done = max(count, 0)
        dealer, barred = frame.context.controller, frame.barred
        state.stack.append(DamageFrame(player, count, False, SETTLE, 0, dealer, 0, 0, barred))


# The node of a step that has the fields of the step, in their order.
PLAIN: Final[dict[type[Effect], type[Node]]] = {
    e.KO: KoStep,
    e.Look: LookStep,
    e.Shuffle: ShuffleStep,
    e.TurnLife: TurnLifeStep,
    e.Damage: DamageStep,
}
# Which cards can have a step done to them, where not all can, or those that can leave their place.
DEEDS: Final[dict[type[Effect], Deed]] = {
    e.KO: ToKo(Place.TRASH),
    e.Rest: ToRest(),
    e.SetActive: ToSetActive(),
    e.TurnLife: ToTurn(True),
}
