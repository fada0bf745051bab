"""Rule 8-1-3-1: auto effects, from the event that meets their timing on. Then they wait: `auto_frame.py`."""

from __future__ import annotations

from collections.abc import Sequence

from optcg.engine.activation import (
    condition_holds,
    context_for,
    gained_by,
    gates_open,
    may_have_gained,
    open_off_field,
)
from optcg.engine.bans import CANNOT_RETURN_DON, SHIELDING
from optcg.engine.card import Card, FieldCard
from optcg.engine.context import BY_BATTLE, BY_EFFECT, RULES, Cause, Context
from optcg.engine.continuous import CANNOT, is_more_than_added
from optcg.engine.don_cards import owner_of
from optcg.engine.groups import is_meant
from optcg.engine.memory import Memory, gather_memories, of_card
from optcg.engine.off_field import trash_autos
from optcg.engine.program import MINDS_MARKS, AbilityCode, Granted, Timing
from optcg.engine.state import IN_TURN_ORDER, GameState
from optcg.engine.timings import BINDING, BIT, DRAWS, KEEPS_DON, LYING, MORE_THAN_ADDED, SHIELDS, TO_SECRET
from optcg.engine.waiting import Waiting
from optcg.engine.width import i64
from optcg.model.terms import Area


def is_told(timing: Timing, player: i64, owner: i64, cause: Cause, count: i64) -> bool:
    """Whether it is said of something of `owner`, done so often and so, seen from `player`."""
    if count < timing.at_least:
        return False
    return is_meant(timing.who, player, owner) and caused_by(timing.by, cause, player)


def is_described(
    state: GameState,
    context: Context,
    timing: Timing,
    card: Card | FieldCard | None,
    owner: i64,
    cause: Cause,
) -> bool:
    """Whether the card to which it happened, and the one that causes it, are those that are named."""
    if timing.source is not None:
        if cause.source is None:
            return False
        if not timing.source.fits(state, context, state.find(cause.source.id) or cause.source):
            return False
    if timing.subject is None:
        return True
    return card is not None and timing.subject.fits(state, context, card, owner)


def caused_by(by: str, cause: Cause, player: i64) -> bool:
    """Whether the cause is of the kind a text names, seen from `player`."""
    if not by:
        return True
    if by == "battle":
        return cause.kind == BY_BATTLE
    if by == "damage":
        # Rule 4-6: of an attack, or of an effect, where no card is named that does it.
        return cause.kind == BY_BATTLE or (cause.kind == BY_EFFECT and cause.source is None)
    if cause.kind != BY_EFFECT:
        return False
    if by == "your effects":
        return cause.player == player
    return by == "effects" or cause.player != player


def field_cards(state: GameState, player: i64) -> list[FieldCard]:
    """The cards of a player's Leader, Character and Stage area."""
    return state.players[player].field()


def listen(state: GameState) -> None:
    """Gather what the cards of the field wait for, so that an event nobody waits for costs nothing."""
    if state.remembers < 0:
        gather_memories(state)
    listening: i64 = state.remembers
    for player in state.players:
        for card in player.field():
            listening |= card.definition.listens
    for effect in state.effects:
        if is_more_than_added(effect.what, effect.value, effect.extra):
            listening |= BINDING
        if isinstance(effect.extra, Granted):
            listening = -1
        elif effect.what == CANNOT and effect.value & SHIELDING:
            listening |= 1 << SHIELDS
        elif effect.what == CANNOT and effect.value & CANNOT_RETURN_DON:
            listening |= 1 << KEEPS_DON
    state.listening = listening
    if not listening & MORE_THAN_ADDED:
        # What was forbidden or taxed is over, also before the values are worked out.
        state.special = 0


def autos_of(state: GameState, card: FieldCard) -> list[AbilityCode]:
    """The auto effects of a card, printed and gained (Rule 8-2-4)."""
    autos = card.definition.abilities.autos
    if not may_have_gained(state):
        return autos
    gained = [granted.auto for granted in gained_by(state, card.id) if granted.auto is not None]
    return [*autos, *gained] if gained else autos


def own_event(state: GameState, card: FieldCard, event: i64) -> None:
    """A tag of the card itself was met: [On Play], [When Attacking], [On Block]."""
    if not state.listening >> (event & BIT) & 1:
        return
    gained = may_have_gained(state)
    if not gained and not card.definition.listens >> (event & BIT) & 1:
        return
    for code in autos_of(state, card) if gained else card.definition.abilities.autos:
        if code.listens >> (event & BIT) & 1:
            for timing in code.timings:
                if timing.event == event:
                    source = card.face
                    state.waiting.append(Waiting(card.owner, source, code, [[card.id]], False, event))
                    break


def moment(state: GameState, player: i64, event: i64) -> None:
    """A moment of the turn came for the cards of `player`: start or end of a turn or phase."""
    if not state.listening >> (event & BIT) & 1:
        return
    gained = may_have_gained(state)
    for card in state.players[player].field():
        if gained or card.definition.listens >> (event & BIT) & 1:
            own_event(state, card, event)
    if state.remembers >> LYING & 1:
        for lying, code in trash_autos(state, event, player):
            state.waiting.append(Waiting(player, lying.face, code, [[lying.id]], False, event))


def watch(
    state: GameState,
    event: i64,
    card: Card | FieldCard | None,
    owner: i64,
    now: i64 = 0,
    cause: Cause = RULES,
    count: i64 = 1,
    other: i64 = 0,
    origin: Area | None = None,
) -> None:
    """Something happened to a card of `owner` (or to that player): tell every card that watches for it.

    `card` is looked at as it was when it happened, `now` is the id under which it lies now, and `other`
    the id of a second card that takes part. Effects find them in slots 0 and 1. `origin` is the area it
    comes from, if that may matter.
    """
    if not state.listening >> (event & BIT) & 1:
        return
    if state.remembers:
        remember(state, event, card, owner, cause, count, origin, other)
        if state.remembers >> LYING & 1:
            for player in IN_TURN_ORDER[state.turn_player]:
                for lying, code in trash_autos(state, event, player):
                    # What happens to a card itself, it does not see from where it lies then.
                    if lying.id != now:
                        _watch_one(state, lying, code, event, card, owner, now, cause, count, other, origin)
    for player in IN_TURN_ORDER[state.turn_player]:
        for watcher in state.players[player].field():
            if not watcher.definition.listens >> (event & BIT) & 1 and not may_have_gained(state):
                continue
            for code in autos_of(state, watcher):
                if code.listens >> (event & BIT) & 1:
                    _watch_one(state, watcher, code, event, card, owner, now, cause, count, other, origin)


def watch_don(state: GameState, event: i64, done: list[int], cause: Cause) -> None:
    """Something was done to DON!! of the cost area, all at once."""
    for player in IN_TURN_ORDER[state.turn_player]:
        count = len([don for don in done if owner_of(don) == player])
        if count:
            watch(state, event, None, player, 0, cause, count)


def remember(
    state: GameState,
    event: i64,
    card: Card | FieldCard | None,
    owner: i64,
    cause: Cause,
    count: i64,
    origin: Area | None,
    other: i64,
) -> None:
    """Keep in mind for this turn that something happened, if a card of this game may ask for it."""
    if state.remembers < 0:
        gather_memories(state)
    if not state.remembers >> (event & BIT) & 1:
        return
    for memory in state.memories:
        timing = memory.timing
        if timing.event != event or (timing.origin is not None and timing.origin != origin):
            continue
        for player in range(2):
            minders = field_cards(state, player) if memory.own else [state.players[player].leader]
            for minder in minders:
                meant = _meant(state, minder, timing, card, owner, cause, count)
                if meant and _faces(state, minder, memory, other):
                    _keep(state, memory.mark(minder.id, player), memory, card, count)
    state.touch(MINDS_MARKS)


def _keep(state: GameState, mark: str, memory: Memory, card: Card | FieldCard | None, count: i64) -> None:
    """How often it came; or, where each card counts once, of which cards it is known."""
    if not memory.by_card:
        state.mark(mark, count)
    elif card is not None and of_card(card.id, mark) not in state.marks:
        state.mark(of_card(card.id, mark))
        state.mark(mark)


def _faces(state: GameState, minder: FieldCard, memory: Memory, other: i64) -> bool:
    """Whether the other card of an attack or a battle is the one that is asked for."""
    if memory.other is None:
        return True
    card = state.find(other)
    return card is not None and memory.other.fits(state, context_for(minder), card)


def _watch_one(
    state: GameState,
    watcher: FieldCard,
    code: AbilityCode,
    event: i64,
    card: Card | FieldCard | None,
    owner: i64,
    now: i64,
    cause: Cause,
    count: i64,
    other: i64,
    origin: Area | None,
) -> None:
    for timing in code.timings:
        if timing.event != event or timing.together:
            continue
        if timing.origin is not None and timing.origin != origin:
            continue
        if _meant(state, watcher, timing, card, owner, cause, count):
            slots = [[now or card.id] if card is not None else [], [other] if other else []]
            if not _waits_already(state, watcher, code, slots, event):
                # Rule 4-5-3: to draw 2 cards is to draw a card twice.
                times = count if event == DRAWS and timing.at_least <= 1 else 1
                for _ in range(times):
                    state.waiting.append(Waiting(watcher.owner, watcher.face, code, slots, False, event))
            return


def _waits_already(
    state: GameState, watcher: FieldCard, code: AbilityCode, slots: list[list[int]], event: i64
) -> bool:
    """One thing that happens may meet two timings of an ability ("removed or K.O.'d"): it activates once."""
    if len(code.timings) == 1 or not slots[0]:
        return False
    return any(
        waiting.code is code
        and waiting.source.id == watcher.id
        and waiting.slots[0] == slots[0]
        and waiting.event != event
        for waiting in state.waiting
    )


def _meant(
    state: GameState,
    watcher: FieldCard,
    timing: Timing,
    card: Card | FieldCard | None,
    owner: i64,
    cause: Cause,
    count: i64,
) -> bool:
    if not is_told(timing, watcher.owner, owner, cause, count):
        return False
    if timing.source is None and timing.subject is None:
        return True
    return is_described(state, context_for(watcher), timing, card, owner, cause)


def watch_together(
    state: GameState, event: i64, happened: Sequence[tuple[Card | FieldCard, int, int]], cause: Cause
) -> None:
    """One process did something to several cards: effects that take them together activate once.

    Each card comes with its owner and the id under which it lies now.
    """
    if not state.listening >> (event & BIT) & 1 or not happened:
        return
    for player in IN_TURN_ORDER[state.turn_player]:
        for watcher in field_cards(state, player):
            for code in autos_of(state, watcher):
                if code.listens >> (event & BIT) & 1:
                    _watch_all(state, watcher, code, event, happened, cause)
        if state.remembers >> LYING & 1:
            for lying, code in trash_autos(state, event, player):
                _watch_all(state, lying, code, event, happened, cause)


def _watch_all(
    state: GameState,
    watcher: FieldCard,
    code: AbilityCode,
    event: i64,
    happened: Sequence[tuple[Card | FieldCard, int, int]],
    cause: Cause,
) -> None:
    for timing in code.timings:
        if timing.event == event and timing.together:
            meant = [
                now
                for card, owner, now in happened
                if _meant(state, watcher, timing, card, owner, cause, timing.at_least)
            ]
            if meant and len(meant) >= timing.at_least:
                state.waiting.append(Waiting(watcher.owner, watcher.face, code, [meant], False, event))


def leaving_events(
    state: GameState, card: FieldCard, autos: list[AbilityCode], event: i64, now: Card, cause: Cause
) -> None:
    """Rules 8-4-5, 10-2-17: auto effects of the leaving card itself, activated on the field.

    Called when the card has moved, with its record as it was and those of its auto effects whose condition
    held on the field. In a secret area only what names the move of this very card there activates, for the
    words of a card go before the rules (Rule 1-3-1).
    """
    for code in autos:
        if not code.listens >> (event & BIT) & 1:
            continue
        for timing in code.timings:
            if timing.event != event or not _meant(state, card, timing, card, card.owner, cause, 1):
                continue
            if TO_SECRET >> event & 1 and not timing.own:
                continue
            told = any(waiting.code is code and waiting.source.id == now.id for waiting in state.waiting)
            if not told and gates_open_before(state, card, code, event):
                state.waiting.append(Waiting(card.owner, now, code, [[now.id]], True, event))
            break


def off_field_event(state: GameState, card: Card, owner: i64, event: i64, cause: Cause) -> None:
    """Rule 8-4-5: a card came into an open area from the hand or the deck; its own text may tell of that."""
    if not card.definition.listens >> (event & BIT) & 1:
        return
    for code in card.definition.abilities.autos:
        for timing in code.timings:
            if timing.event != event or not timing.own or not caused_by(timing.by, cause, owner):
                continue
            context = Context(owner, card, [[card.id]], 0, 0, owner)
            if timing.source is not None:
                if cause.source is None:
                    continue
                if not timing.source.fits(state, context, state.find(cause.source.id) or cause.source):
                    continue
            if open_off_field(state, code, owner) and condition_holds(state, context, code):
                state.waiting.append(Waiting(owner, card, code, [[card.id]], True, event))
            break


def autos_before_leaving(state: GameState, card: FieldCard) -> list[AbilityCode]:
    """Rule 10-2-17-1: auto effects of a card about to leave whose conditions hold on the field."""
    autos = autos_of(state, card)
    if not autos:
        return autos
    context = context_for(card, [[card.id]])
    return [code for code in autos if condition_holds(state, context, code)]


def gates_open_before(state: GameState, card: FieldCard, code: AbilityCode, event: i64) -> bool:
    """Rule 10-2-17-1: the gates as they were on the field, by the record the card had there."""
    dirty = state.dirty
    state.dirty = False
    held = gates_open(state, card, code, event)
    state.dirty = dirty
    return held
