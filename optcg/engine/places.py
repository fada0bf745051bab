"""Where cards go to, and where in a pile they lay."""

from __future__ import annotations

from typing import Final

from optcg.engine.card import Card
from optcg.engine.lookup import DECK, HAND, LIFE, locate, pile
from optcg.engine.state import GameState
from optcg.model.effects.move import Place
from optcg.model.terms import PLAYER_NAMES, Area

# The places by names of this module, as in `lookup.py`.
TO_HAND: Final = Place.HAND
TO_TRASH: Final = Place.TRASH
TO_DECK: Final = Place.DECK
TO_DECK_TOP: Final = Place.DECK_TOP
TO_DECK_BOTTOM: Final = Place.DECK_BOTTOM
TO_DECK_EITHER: Final = Place.DECK_EITHER
TO_LIFE_TOP: Final = Place.LIFE_TOP
TO_LIFE_BOTTOM: Final = Place.LIFE_BOTTOM
TO_LIFE_EITHER: Final = Place.LIFE_EITHER


def is_pile(place: Place) -> bool:
    """Whether cards lie in an order there; into a deck that is shuffled they go in none."""
    return place is not TO_HAND and place is not TO_TRASH


def either_end(place: Place) -> bool:
    """Whether a player chooses the end of the pile."""
    return place is TO_DECK_EITHER or place is TO_LIFE_EITHER


def is_life(place: Place) -> bool:
    return place is TO_LIFE_TOP or place is TO_LIFE_BOTTOM or place is TO_LIFE_EITHER


# Ends of a pile as the log calls them.
TOP_END: Final = "top"
BOTTOM_END: Final = "bottom"
NO_ENDS: Final[dict[int, str]] = {}
_AREAS: Final = {HAND: "hand", DECK: "deck", LIFE: "Life"}


def end_of(cards: list[Card], taken: list[int]) -> str:
    """The end of a pile at which some of its cards lie together; empty for all of it, and inside it."""
    count = len(taken)
    if count >= len(cards):
        return ""
    if all(card.id in taken for card in cards[len(cards) - count :]):
        return TOP_END
    return BOTTOM_END if all(card.id in taken for card in cards[:count]) else ""


def life_ends(state: GameState, ids: list[int]) -> dict[int, str]:
    """For those of the cards that lie at an end of Life, which one it is."""
    found: dict[int, str] = {}
    for player in state.players:
        taken = [card.id for card in player.life if card.id in ids]
        if taken:
            for card_id in taken:
                end = end_of(player.life, taken) or end_of(player.life, [card_id])
                if end and len(taken) < len(player.life):
                    found[card_id] = end
    return found


def place_words(state: GameState, cards: list[Card]) -> str:
    """Where cards lie that are looked at: "the top of A's deck", "B's hand"."""
    piles: list[tuple[int, Area]] = []
    for card in cards:
        found = locate(state, card.id)
        if found is not None and (found.owner, found.area) not in piles:
            piles.append((found.owner, found.area))
    told: list[str] = []
    for owner, area in piles:
        there = pile(state, owner, area)
        end = "" if area is HAND else end_of(there, [card.id for card in there if card in cards])
        where = f"{PLAYER_NAMES[owner]}'s {_AREAS.get(area, str(area))}"
        told.append(f"the {end} of {where}" if end else where)
    return " and ".join(told)
