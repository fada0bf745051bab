"""Cards that an effect watches: its auto effect waits for what befalls them (Rules 8-1-3-1, 8-1-4-2).

It is an effect of the player, and of the card, that began it, whosever card is watched.
"""

from __future__ import annotations

from typing import Final

from optcg.engine.card import BOTH, Card
from optcg.engine.context import NO_CARDS, NO_SLOTS, Cause, Context
from optcg.engine.continuous import WATCH, Continuous
from optcg.engine.definitions import Definition
from optcg.engine.field_card import FieldCard
from optcg.engine.meeting import is_described, is_told
from optcg.engine.program import AbilityCode, Extra, Narrowing, Recalled
from optcg.engine.state import GameState
from optcg.engine.timings import BIT
from optcg.engine.waiting import Waiting
from optcg.engine.width import i64
from optcg.model.terms import Area

# What is recalled: the card that is watched, and the one whose effect it is.
_WATCHED: Final = 0
_GIVER: Final = 1


class Watched(Narrowing):
    """What waits for something that befalls a card; `giver` is the card whose effect it is."""

    def __init__(
        self,
        number: str,
        key: str,
        auto: AbilityCode,
        once: bool,
        recalled: Recalled | None = None,
        giver: Card | None = None,
    ) -> None:
        super().__init__(number, key, [], recalled)
        self.auto: Final = auto
        self.once: Final = once  # "the next time": over when it has come
        self.giver: Final = giver

    def recalling(self, recalled: Recalled) -> Narrowing:
        giver = None if self.giver is None else _card(recalled, self.giver.definition)
        return Watched(self.number, self.key, self.auto, self.once, recalled, giver)

    def given_by(self, definition: Definition) -> Watched:
        """As it is read from a saved game, which writes the card by its id alone."""
        giver = None if self.recalled is None else _card(self.recalled, definition)
        return Watched(self.number, self.key, self.auto, self.once, self.recalled, giver)

    def watching(self, card_id: i64, giver: Card) -> Watched:
        """The same for one card, begun now."""
        recalled = Recalled([[card_id], [giver.id]], 0)
        return Watched(self.number, self.key, self.auto, self.once, recalled, giver)

    def card(self) -> i64:
        cards = NO_CARDS if self.recalled is None else self.recalled.slots[_WATCHED]
        return cards[0] if cards else 0


def _card(recalled: Recalled, definition: Definition) -> Card:
    known = recalled.slots[_GIVER]
    return Card(known[0] if known else 0, definition, BOTH)


def recalling(extra: Narrowing, recalled: Recalled, definition: Definition) -> Extra:
    """What a saved effect carries, with what its words point to; `definition` is that of its card."""
    again = extra.recalling(recalled)
    return again.given_by(definition) if isinstance(again, Watched) else again


def tell_watches(
    state: GameState,
    event: i64,
    card: Card | FieldCard | None,
    owner: i64,
    now: i64,
    cause: Cause,
    count: i64,
    other: i64,
    origin: Area | None,
) -> None:
    """Something happened: let what waits for it of a card that is watched wait for its turn (Rule 8-6)."""
    for effect in state.effects:
        extra = effect.extra
        if effect.what != WATCH or not isinstance(extra, Watched):
            continue
        code = extra.auto
        if not code.listens >> (event & BIT) & 1 or extra.giver is None:
            continue
        context = _eyes(state, effect, extra.card(), card)
        if context is None:
            continue
        for timing in code.timings:
            if timing.event != event or (timing.origin is not None and timing.origin != origin):
                continue
            told = is_told(timing, effect.player, owner, cause, count)
            if told and is_described(state, context, timing, card, owner, cause):
                slots = [[now or card.id] if card is not None else [], [other] if other else []]
                _wait(state, effect, extra, extra.giver, slots, event)
                break


def _eyes(
    state: GameState, effect: Continuous, watched: i64, card: Card | FieldCard | None
) -> Context | None:
    """How the words are seen: "this card" is the one that is watched; None if it is gone (Rule 3-1-6)."""
    found = card if card is not None and card.id == watched else state.find(watched)
    if found is None:
        return None
    face = found.face if isinstance(found, FieldCard) else found
    return Context(effect.player, face, NO_SLOTS, 0, 0, effect.player)


def _wait(
    state: GameState, effect: Continuous, extra: Watched, giver: Card, slots: list[list[int]], event: i64
) -> None:
    # One thing that happens may meet two timings ("removed or K.O.'d"): it activates once.
    for waiting in state.waiting:
        same = waiting.code is extra.auto and waiting.source.id == giver.id
        if same and waiting.slots[0] == slots[0] and waiting.event != event:
            return
    state.waiting.append(Waiting(effect.player, giver, extra.auto, slots, True, event))
    if extra.once:
        state.effects = [kept for kept in state.effects if kept is not effect]
