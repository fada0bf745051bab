"""Life cards that nobody has seen are told by where they lie (Rule 3-10-2)."""

from __future__ import annotations

from typing import Final

from optcg.engine.card import FACE_UP, Card, FieldCard
from optcg.engine.state import GameState
from optcg.engine.width import i64

NO_PLACES: Final[tuple[str, ...]] = ()


def life_places(state: GameState, cards: list[Card | FieldCard], player: i64) -> tuple[str, ...]:
    """For each card its place in Life, if `player` cannot tell it otherwise; nothing where none is so."""
    seen = FACE_UP | 1 << player
    for card in cards:
        if isinstance(card, FieldCard):
            return NO_PLACES
        if not card.sight & seen:
            return _places(state, cards, player, seen)
    return NO_PLACES


def _places(state: GameState, cards: list[Card | FieldCard], player: i64, seen: i64) -> tuple[str, ...]:
    places: dict[int, str] = {}
    for owner in (0, 1):
        life = state.players[owner].life
        whose = "your" if owner == player else "your opponent's"
        for index, card in enumerate(life):
            if not card.sight & seen:
                places[card.id] = _place(len(life) - index, len(life), whose)
    told = [places.get(card.id, "") for card in cards]
    return tuple(told) if any(told) else NO_PLACES


def _place(number: int, size: int, whose: str) -> str:
    if number == 1:
        return f"the top card of {whose} Life"
    if number == size:
        return f"the bottom card of {whose} Life"
    return f"card {number} from the top of {whose} Life"
