"""Finding a card by its id."""

from typing import Final

from mypy_extensions import mypyc_attr

from optcg.engine.card import IN_CHARACTER_AREA, IN_LEADER_AREA, Card, FieldCard
from optcg.engine.state import IN_TURN_ORDER, GameState
from optcg.engine.width import i64
from optcg.model.errors import OptcgError
from optcg.model.terms import Area

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
    """The cards of an area off the field, the top one last."""
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
