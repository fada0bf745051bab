"""Calling remembered cards by other ids: in views, in sampled games and in fingerprints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from optcg.engine.card import Card
from optcg.engine.continuous import renamed_effect
from optcg.engine.waiting import Delayed, Waiting

if TYPE_CHECKING:
    from optcg.engine.state import GameState


def renamed(slots: list[list[int]], names: dict[int, int]) -> list[list[int]]:
    """Slots of ids, with other names."""
    return [[names.get(card, card) for card in slot] for slot in slots]


def renamed_card(card: Card, names: dict[int, int]) -> Card:
    """A card, with another name if it has one."""
    return Card(names[card.id], card.definition, card.sight) if card.id in names else card


def renamed_waiting(waiting: Waiting, names: dict[int, int]) -> Waiting:
    """A waiting effect, with its cards by other names."""
    source, slots = renamed_card(waiting.source, names), renamed(waiting.slots, names)
    return Waiting(waiting.player, source, waiting.code, slots, waiting.gone, waiting.event)


def rename(state: GameState, names: dict[int, int]) -> None:
    """Call the cards that frames and effects remember by other ids."""
    state.effects = [renamed_effect(effect, names) for effect in state.effects]
    for frame in state.stack:
        frame.rename(names)
    state.waiting = [renamed_waiting(waiting, names) for waiting in state.waiting]
    state.delayed = tuple(
        [
            Delayed(
                d.player, renamed_card(d.source, names), d.program, renamed(d.slots, names), d.when, d.since
            )
            for d in state.delayed
        ]
    )
