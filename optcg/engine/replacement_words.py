"""What a replacement effect is about, in words: which cards would go, and how."""

from __future__ import annotations

from typing import Final

from optcg.engine.card import FieldCard
from optcg.engine.protection import ACTIVE, DAMAGE, DON, HAND_MOVES, KO, LIFE_MOVES, REST
from optcg.engine.state import GameState
from optcg.engine.width import i64
from optcg.model.effects.move import Place

_MOVED: Final = {
    Place.HAND: "returned to the hand",
    Place.TRASH: "trashed",
    Place.DECK: "returned to the deck",
    Place.DECK_TOP: "placed on top of the deck",
    Place.DECK_BOTTOM: "placed at the bottom of the deck",
    Place.DECK_EITHER: "placed on top or at the bottom of the deck",
    Place.LIFE_TOP: "added to the top of Life",
    Place.LIFE_BOTTOM: "added to the bottom of Life",
    Place.LIFE_EITHER: "added to the top or bottom of Life",
}


def fate(event: i64, place: Place) -> str:
    """What would be done to the cards: "K.O.'d"."""
    if event == KO:
        return "K.O.'d"
    if event == REST:
        return "rested"
    if event == DAMAGE:
        return "dealt damage"
    if event == ACTIVE:
        return "set as active"
    if event == LIFE_MOVES:
        return f"made to have Life cards {_MOVED[place]}"
    if event == HAND_MOVES:
        return f"made to have cards of the hand {_MOVED[place]}"
    return _MOVED[place]


def names(state: GameState, victims: list[int], player: i64) -> str:
    """The cards as `player` calls them; of two of one name the id tells which is meant."""
    there = [card for side in state.players for card in side.field()]
    called = [card.definition.name for card in there]
    told = [_name(card, called, player) for card in there if card.id in victims]
    return told[0] if len(told) == 1 else f"{', '.join(told[:-1])} and {told[-1]}"


def _name(card: FieldCard, called: list[str], player: i64) -> str:
    name = card.definition.name
    told = f"{name} (#{card.id})" if called.count(name) > 1 else name
    return told if card.owner == player else f"your opponent's {told}"


def returning(state: GameState) -> i64:
    """How many DON!! the effect below this process returns; 0 if its player has not said so yet."""
    return state.stack[-2].returning(state)


def would_be(state: GameState, victims: list[int], player: i64, event: i64, place: Place) -> str:
    """A sentence for a question: "Cavendish would be K.O.'d."."""
    if event == DON:
        return _don_would_be(returning(state), state.players[player].leader.id in victims)
    told = f"{names(state, victims, player)} would be {fate(event, place)}."
    return told[:1].upper() + told[1:]


def _don_would_be(count: i64, own: bool) -> str:
    """ "3 of your DON!! cards would be returned to your DON!! deck"."""
    whose, deck = ("your", "your") if own else ("your opponent's", "their")
    number = f"{count}" if count else "Some"
    return f"{number} of {whose} DON!! cards would be returned to {deck} DON!! deck."
