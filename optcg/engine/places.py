"""Where cards are: found by their id, in which pile and at which end of it, and where they go to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.card import FACE_UP, IN_CHARACTER_AREA, IN_LEADER_AREA, Card, FieldCard
from optcg.engine.state import (
    IN_TURN_ORDER,
    SHARED_DECK,
    SHARED_HAND,
    SHARED_LIFE,
    SHARED_NO_AREA,
    SHARED_TRASH,
    GameState,
    PlayerState,
)
from optcg.engine.width import i64
from optcg.model.effects.move import Place
from optcg.model.errors import OptcgError
from optcg.model.terms import PLAYER_NAMES, Area

# The areas by names of this module: reaching a member of an enum takes long where nothing is compiled.
HAND: Final = Area.HAND
TRASH: Final = Area.TRASH
LIFE: Final = Area.LIFE
DECK: Final = Area.DECK
LEADER: Final = Area.LEADER
CHARACTERS: Final = Area.CHARACTER
STAGE: Final = Area.STAGE
COST: Final = Area.COST
NO_AREA: Final = Area.NONE
# Higher than the id of any card of any game.
HIGHEST_ID: Final = 1 << 60


def pile(state: GameState, owner: i64, area: Area) -> list[Card]:
    """The cards of an area off the field, the top one last. To be looked at, not to be changed."""
    player = state.players[owner]
    if area is HAND:
        return player.hand
    if area is TRASH:
        return player.trash
    if area is LIFE:
        return player.life
    if area is DECK:
        return player.deck
    return player.no_area


def own_pile(player: PlayerState, area: Area) -> list[Card]:
    """The same list to be changed where it is: no copy of the player looks at it."""
    if area is HAND:
        if player.shared & SHARED_HAND:
            player.shared &= ~SHARED_HAND
            player.hand = player.hand[:]
        return player.hand
    if area is TRASH:
        if player.shared & SHARED_TRASH:
            player.shared &= ~SHARED_TRASH
            player.trash = player.trash[:]
        return player.trash
    if area is LIFE:
        if player.shared & SHARED_LIFE:
            player.shared &= ~SHARED_LIFE
            player.life = player.life[:]
        return player.life
    if area is DECK:
        if player.shared & SHARED_DECK:
            player.shared &= ~SHARED_DECK
            player.deck = player.deck[:]
        return player.deck
    if player.shared & SHARED_NO_AREA:
        player.shared &= ~SHARED_NO_AREA
        player.no_area = player.no_area[:]
    return player.no_area


def put_in_place_of(cards: list[Card], card: Card, new: Card) -> None:
    """Replace a card of a pile, which is looked for from the top."""
    place = len(cards) - 1
    while cards[place] is not card:
        place -= 1
    cards[place] = new


def hand_card(state: GameState, player: i64, card_id: int | None) -> Card | None:
    """The card of a player's hand that has this id."""
    for card in state.players[player].hand:
        if card.id == card_id:
            return card
    return None


def field_area(card: FieldCard) -> Area:
    """The area of a card on the field."""
    if card.area == IN_LEADER_AREA:
        return LEADER
    return CHARACTERS if card.area == IN_CHARACTER_AREA else STAGE


@mypyc_attr(acyclic=True, free_list_len=1)
class Found:
    """A card with its owner and its area."""

    __slots__ = ("area", "card", "owner")

    def __init__(self, owner: i64, area: Area, card: Card | FieldCard) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.card: Final = card


def locate(state: GameState, card_id: i64, likely: i64 = 0) -> Found | None:
    """Where the card with this id lies now; None if it has moved on (Rule 3-1-6).

    The cards of the player `likely` are looked at first; piles from the top, where most is going on.
    """
    on_field = state.find_of(likely, card_id)
    if on_field is not None:
        return Found(on_field.owner, field_area(on_field), on_field)
    for owner in IN_TURN_ORDER[likely]:
        player = state.players[owner]
        for card in player.hand:
            if card.id == card_id:
                return Found(owner, HAND, card)
        for card in reversed(player.deck):
            if card.id == card_id:
                return Found(owner, DECK, card)
        for card in reversed(player.trash):
            if card.id == card_id:
                return Found(owner, TRASH, card)
        for card in player.life:
            if card.id == card_id:
                return Found(owner, LIFE, card)
        for card in player.no_area:
            if card.id == card_id:
                return Found(owner, NO_AREA, card)
    return None


def must_locate(state: GameState, card_id: object) -> Found:
    """Like `locate`, for callers outside: what is no id of a card is an error that explains itself."""
    # Ids are counted from 1, so that one beyond any game is none either.
    found = locate(state, card_id) if isinstance(card_id, int) and abs(card_id) <= HIGHEST_ID else None
    if found is None:
        raise OptcgError(f"No card has the id {card_id} now; a card that moves gets a new id (Rule 3-1-6).")
    return found


# The places by names of this module, like the areas.
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
