"""A state in the Main Phase as a position."""

from optcg.engine.card import FACE_UP, Card
from optcg.engine.continuous import (
    CANNOT,
    CANNOT_NAMES,
    KEYWORD,
    NEGATED,
    UNTIL_NAMES,
    WHAT_NAMES,
    Continuous,
)
from optcg.engine.field_card import FieldCard
from optcg.engine.state import PHASE_NAMES, GameState, PlayerState
from optcg.model.plain import Plain
from optcg.model.terms import PLAYER_NAMES, keyword_names


def write_position(state: GameState) -> dict[str, Plain]:
    """The position format, complete: reading it gives the same board."""
    names = {card_id: ref for ref, card_id in (state.refs or {}).items()}
    return {
        "turn_player": PLAYER_NAMES[state.turn_player],
        "turn_number": state.turn_number,
        "phase": PHASE_NAMES[state.phase],
        "A": _side(state, state.players[0], names),
        "B": _side(state, state.players[1], names),
    }


def _side(state: GameState, player: PlayerState, names: dict[int, str]) -> dict[str, Plain]:
    life = list(reversed(player.life))
    side: dict[str, Plain] = {
        "leader": _field_card(state, player.leader, names),
        "characters": [_field_card(state, card, names) for card in player.characters],
        "stage": None if player.stage is None else _field_card(state, player.stage, names),
        "hand": [_card(card, names) for card in player.hand],
        "life": [_card(card, names) for card in life],
        "life_face_up_indexes": [i for i, card in enumerate(life) if card.sight & FACE_UP],
        "trash": [_card(card, names) for card in reversed(player.trash)],
        "deck_top": [_card(card, names) for card in reversed(player.deck)],
        "deck_count": len(player.deck),
        "don_active": player.active_don(),
        "don_rested": player.rested_don(),
        "don_deck": player.don_deck,
    }
    if player.don_held_active or player.don_held_rested:
        side["don_held_active"] = player.don_held_active
        side["don_held_rested"] = player.don_held_rested
    return side


def _card(card: Card, names: dict[int, str]) -> Plain:
    number = card.definition.number
    return {"card": number, "ref": names[card.id]} if card.id in names else number


def _field_card(state: GameState, card: FieldCard, names: dict[int, str]) -> dict[str, Plain]:
    facts: dict[str, Plain] = {
        "card": card.definition.number,
        "state": "rested" if card.rested else "active",
        "don": card.given_don,
        "played_this_turn": card.played_on == state.turn_number,
    }
    if card.id in names:
        facts["ref"] = names[card.id]
    if card.used:
        bits = int(card.used)
        facts["used"] = [ability for ability in range(1, bits.bit_length()) if bits >> ability & 1]
    effects = [_effect(effect) for effect in state.effects if effect.target == card.id and _has_name(effect)]
    if effects:
        facts["effects"] = effects
    return facts


def _has_name(effect: Continuous) -> bool:
    """Whether the format has a word for it; what a card is besides, and what it may attack, has none."""
    return effect.what != CANNOT or effect.value in CANNOT_NAMES.values()


def _effect(effect: Continuous) -> dict[str, Plain]:
    value: Plain = effect.value
    if effect.what == KEYWORD:
        lost = effect.value < 0
        (name, *_) = keyword_names(-effect.value if lost else effect.value)
        value = f"no {name}" if lost else name
    elif effect.what == CANNOT:
        value = next(name for name, bits in CANNOT_NAMES.items() if bits == effect.value)
    elif effect.what == NEGATED:
        value = True
    return {WHAT_NAMES[effect.what]: value, "until": UNTIL_NAMES[effect.until]}
