"""Finding a card by its id."""

from optcg.engine.card import Card
from optcg.engine.state import IN_CHARACTER_AREA, IN_LEADER_AREA, FieldCard, GameState
from optcg.model.errors import OptcgError
from optcg.model.terms import Area


def _places(state: GameState, owner: int) -> list[tuple[Area, list[Card]]]:
    player = state.players[owner]
    return [
        (Area.HAND, player.hand),
        (Area.TRASH, player.trash),
        (Area.LIFE, player.life),
        (Area.DECK, player.deck),
        (Area.NONE, player.no_area),
    ]


def _search(state: GameState, card_id: int) -> tuple[int, Area, Card | FieldCard] | None:
    card = state.find(card_id)
    if card is not None:
        area = (
            Area.LEADER
            if card.area == IN_LEADER_AREA
            else Area.CHARACTER
            if card.area == IN_CHARACTER_AREA
            else Area.STAGE
        )
        return card.owner, area, card
    for owner in (0, 1):
        for place, cards in _places(state, owner):
            for found in cards:
                if found.id == card_id:
                    return owner, place, found
    return None


def find_card(state: GameState, card_id: int) -> Card | FieldCard:
    """The card that has this id now, wherever it lies."""
    found = _search(state, card_id)
    if found is None:
        raise OptcgError(f"No card has the id {card_id} now; a card that moves gets a new id (Rule 3-1-6).")
    return found[2]


def area_of(state: GameState, card_id: int) -> tuple[int, Area]:
    """The player and the area of a card."""
    found = _search(state, card_id)
    if found is None:
        raise OptcgError(f"No card has the id {card_id} now; a card that moves gets a new id (Rule 3-1-6).")
    return found[0], found[1]
