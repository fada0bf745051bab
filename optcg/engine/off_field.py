"""Cards that act where they lie off the field, since their text names the place (Rule 1-3-1).

Both places are open: the trash (Rule 3-5-2), and Life for cards that lie face-up there (Rule 3-10-2-1).
"""

from optcg.engine.card import FACE_UP, IN_STAGE_AREA, Card, FieldCard, new_field_card
from optcg.engine.places import LIFE, TRASH
from optcg.engine.program import AbilityCode, Permanent, WouldCode
from optcg.engine.state import IN_TURN_ORDER, GameState
from optcg.engine.timings import BIT
from optcg.engine.waiting import Waiting
from optcg.engine.width import bit_of, i64


def as_source(state: GameState, card: Card, owner: i64) -> FieldCard:
    """The card as if it were on the field, where nothing is done to it and no DON!! are given to it."""
    used: i64 = 0
    for code in card.definition.abilities.by_index.values():
        # Rule 10-2-13-3: once in a turn for each card, and in another area it is a new card (Rule 3-1-6).
        if code.in_trash and code.once and used_mark(card.id, code.program.number, code.index) in state.marks:
            used |= bit_of(code.index)
    return new_field_card(card.id, card.definition, owner, IN_STAGE_AREA, used=used)


def used_mark(card_id: i64, number: str, index: i64) -> str:
    """Abilities that different cards gave are different ones, so the card they come from is noted."""
    return f"{card_id} used {number}.{index}"


def in_trash(state: GameState, card_id: i64, owner: i64) -> FieldCard | None:
    """The card with this id, if it lies in its owner's trash now."""
    for card in state.players[owner].trash:
        if card.id == card_id:
            return as_source(state, card, owner)
    return None


def trash_autos(state: GameState, event: i64, owner: i64) -> list[tuple[FieldCard, AbilityCode]]:
    """Rule 8-1-3-1: the auto effects of a player's cards in the trash that wait for this event there."""
    found: list[tuple[FieldCard, AbilityCode]] = []
    for card in state.players[owner].trash:
        for code in card.definition.trash_autos:
            if code.listens >> (event & BIT) & 1:
                found.append((as_source(state, card, owner), code))
    return found


def without_those_of(waiting: list[Waiting], came: list[int]) -> list[Waiting]:
    """Without the effects that cards have in the trash which came there just then.

    What happened together with their own coming, they did not see from the trash (Rules 1-3-1, 8-4-5).
    """
    return [one for one in waiting if not (one.code.in_trash and one.source.id in came)]


def trash_replacements(state: GameState, owner: i64) -> list[tuple[FieldCard, WouldCode]]:
    """Rule 8-1-3-4: the replacement effects of a player's cards in the trash."""
    found: list[tuple[FieldCard, WouldCode]] = []
    for card in state.players[owner].trash:
        for would in card.definition.trash_replacements:
            found.append((as_source(state, card, owner), would))
    return found


def lying_permanents(state: GameState) -> list[tuple[FieldCard, Permanent, str]]:
    """Rule 8-1-3-3: the permanent effects of cards that lie open in Life or in the trash, with their names.

    A card that lies face-down in Life has none (Rule 3-10-2).
    """
    found: list[tuple[FieldCard, Permanent, str]] = []
    for owner in IN_TURN_ORDER[state.turn_player]:
        player = state.players[owner]
        for card in player.life:
            if card.sight & FACE_UP and card.definition.lying:
                there = as_source(state, card, owner)
                for index, (area, permanent) in enumerate(card.definition.lying):
                    if area is LIFE:
                        found.append((there, permanent, f"life{index}"))
        for card in player.trash:
            if card.definition.lying:
                there = as_source(state, card, owner)
                for index, (area, permanent) in enumerate(card.definition.lying):
                    if area is TRASH:
                        found.append((there, permanent, f"trash{index}"))
    return found
