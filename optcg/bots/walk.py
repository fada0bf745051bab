"""Where a walk through an effect stands: whose eyes, what was chosen, and what is going to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from optcg.engine.card import Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.places import DECK, locate
from optcg.engine.state import GameState
from optcg.model.terms import Area


class Entry:
    """A card that a step may be about. `card` is None for one whose face is hidden."""

    __slots__ = ("area", "card", "owner")

    def __init__(self, card: Card | FieldCard | None, owner: int, area: Area) -> None:
        self.card: Final = card
        self.owner: Final = owner
        self.area: Final = area


class Picks:
    """Cards of a slot: those that are chosen, or those among which `count` are going to be."""

    __slots__ = ("chosen", "count", "decline", "entries", "mine")

    def __init__(self, entries: list[Entry], count: int, chosen: bool, mine: bool, decline: bool) -> None:
        self.entries: Final = entries
        self.count: Final = count
        self.chosen: Final = chosen
        self.mine: Final = mine  # whether the player for whom we look chooses
        self.decline: Final = decline  # fewer may be chosen


NO_PICKS: Final = Picks([], 0, True, True, False)


class Walk:
    """A walk through one effect in the eyes of the player `me`."""

    __slots__ = ("context", "depth", "me", "slots", "state")

    def __init__(self, state: GameState, me: int, context: Context, depth: int = 0) -> None:
        self.state: Final = state
        self.me: Final = me
        self.context: Final = context
        self.depth: Final = depth  # how many effects this one is inside of
        self.slots: dict[int, Picks] = {}

    def branch(self) -> Walk:
        """The same walk, going another way from here."""
        other = Walk(self.state, self.me, self.context.copy(), self.depth)
        other.slots = dict(self.slots)
        return other

    def my_turn(self) -> bool:
        return self.state.turn_player == self.me

    def picks(self, slot: int) -> Picks:
        found = self.slots.get(slot)
        if found is None:
            ids = self.context.slot(slot)
            if not ids:
                return NO_PICKS
            found = Picks([self.entry(card_id) for card_id in ids], len(ids), True, True, False)
        return found

    def entry(self, card_id: int) -> Entry:
        found = locate(self.state, card_id, self.me) if card_id > 0 else None
        if found is None:
            return Entry(None, self.context.player, DECK)
        return Entry(found.card, found.owner, found.area)

    def fill(self, slot: int, entries: list[Entry]) -> None:
        """Put chosen cards into a slot."""
        self.slots[slot] = Picks(entries, len(entries), True, True, False)
        self.context.remember(slot, [entry.card.id for entry in entries if entry.card is not None])

    def settle(self, slot: int, value_of: Callable[[Entry], float]) -> float:
        """What a step does to the cards of a slot, once whoever chooses them has chosen."""
        picks = self.picks(slot)
        valued = [(value_of(entry), entry) for entry in picks.entries]
        if not picks.chosen:
            valued.sort(key=_by_value, reverse=picks.mine)
            valued = valued[: picks.count]
            if picks.decline:
                valued = [v for v in valued if (v[0] > 0 if picks.mine else v[0] < 0)]
            self.fill(slot, [entry for _, entry in valued])
        self.context.done = len(valued)
        return sum([value for value, _ in valued])


def _by_value(valued: tuple[float, Entry]) -> float:
    return valued[0]
