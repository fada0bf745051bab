"""Finding a card by its id."""

from typing import Final

from optcg.engine.card import Card
from optcg.engine.field_card import IN_CHARACTER_AREA, IN_LEADER_AREA, FieldCard
from optcg.engine.state import GameState
from optcg.model.errors import OptcgError
from optcg.model.terms import Area

PILES: Final = (Area.HAND, Area.TRASH, Area.LIFE, Area.DECK, Area.NONE)


def pile(state: GameState, owner: int, area: Area) -> list[Card]:
    """The cards of an area off the field, the top one last."""
    player = state.players[owner]
    if area == Area.HAND:
        return player.hand
    if area == Area.TRASH:
        return player.trash
    if area == Area.LIFE:
        return player.life
    if area == Area.DECK:
        return player.deck
    return player.no_area


def field_area(card: FieldCard) -> Area:
    """The area of a card on the field."""
    if card.area == IN_LEADER_AREA:
        return Area.LEADER
    return Area.CHARACTER if card.area == IN_CHARACTER_AREA else Area.STAGE


class Found:
    """A card with its owner and its area."""

    __slots__ = ("area", "card", "owner")

    def __init__(self, owner: int, area: Area, card: Card | FieldCard) -> None:
        self.owner: Final = owner
        self.area: Final = area
        self.card: Final = card


def locate(state: GameState, card_id: int) -> Found | None:
    """Where the card with this id lies now; None if it has moved on (Rule 3-1-6)."""
    on_field = state.find(card_id)
    if on_field is not None:
        return Found(on_field.owner, field_area(on_field), on_field)
    for owner, player in enumerate(state.players):
        piles = (player.hand, player.trash, player.life, player.deck, player.no_area)
        for place, cards in enumerate(piles):
            for card in cards:
                if card.id == card_id:
                    return Found(owner, PILES[place], card)
    return None


def must_locate(state: GameState, card_id: int) -> Found:
    """Like `locate`, for callers outside: an unknown id is an error that explains itself."""
    found = locate(state, card_id)
    if found is None:
        raise OptcgError(f"No card has the id {card_id} now; a card that moves gets a new id (Rule 3-1-6).")
    return found
