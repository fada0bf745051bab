"""A state in the Main Phase as a position."""

from optcg.engine.activation import is_used_off_field
from optcg.engine.card import FACE_UP, Card, FieldCard
from optcg.engine.continuous import PLAYER_CANNOT
from optcg.engine.places import locate
from optcg.engine.position_effects import recalled_by, write_effect
from optcg.engine.state import PHASE_NAMES, GameState
from optcg.model.plain import Plain
from optcg.model.terms import PLAYER_NAMES


def write_position(state: GameState) -> dict[str, Plain]:
    """The whole board in the position format; not what waits for a later moment, nor what happened before."""
    names = {card_id: ref for ref, card_id in (state.refs or {}).items()}
    for effect in state.effects:
        recalled = recalled_by(effect)
        spoken_of = [] if recalled is None else [card for slot in recalled.slots for card in slot]
        for card_id in [*spoken_of, effect.source] if effect.source else spoken_of:
            if card_id not in names and locate(state, card_id) is not None:
                names[card_id] = f"card {card_id}"
    return {
        "turn_player": PLAYER_NAMES[state.turn_player],
        "turn_number": state.turn_number,
        "phase": PHASE_NAMES[state.phase],
        "A": _side(state, 0, names),
        "B": _side(state, 1, names),
    }


def _side(state: GameState, owner: int, names: dict[int, str]) -> dict[str, Plain]:
    player = state.players[owner]
    life = list(reversed(player.life))
    side: dict[str, Plain] = {
        "leader": _field_card(state, player.leader, names),
        "characters": [_field_card(state, card, names) for card in player.characters],
        "stage": None if player.stage is None else _field_card(state, player.stage, names),
        "hand": [_card(card, names) for card in player.hand],
        "life": [_card(card, names) for card in life],
        "life_face_up_indexes": [i for i, card in enumerate(life) if card.sight & FACE_UP],
        "trash": [_trash_card(state, card, names) for card in reversed(player.trash)],
        "deck_top": [_card(card, names) for card in reversed(player.deck)],
        "deck_count": len(player.deck),
        "don_active": player.active_don(),
        "don_rested": player.rested_don(),
        "don_deck": player.don_deck,
    }
    if player.don_held_active or player.don_held_rested:
        side["don_held_active"] = player.don_held_active
        side["don_held_rested"] = player.don_held_rested
    effects = _effects(state, owner, owner, names, on_players=True)
    if effects:
        side["effects"] = effects
    return side


def _card(card: Card, names: dict[int, str]) -> Plain:
    number = card.definition.number
    return {"card": number, "ref": names[card.id]} if card.id in names else number


def _trash_card(state: GameState, card: Card, names: dict[int, str]) -> Plain:
    """With those of its effects that can be activated where it lies, and were (Rule 10-2-13-3)."""
    codes = [code for code in card.definition.abilities.by_index.values() if code.in_trash and code.once]
    used: list[Plain] = [code.index for code in codes if is_used_off_field(state, card.id, code)]
    if not used:
        return _card(card, names)
    facts: dict[str, Plain] = {"card": card.definition.number, "used": used}
    if card.id in names:
        facts["ref"] = names[card.id]
    return facts


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
    effects = _effects(state, card.id, card.owner, names, on_players=False)
    if effects:
        facts["effects"] = effects
    return facts


def _effects(
    state: GameState, target: int, owner: int, names: dict[int, str], on_players: bool
) -> list[Plain]:
    return [
        write_effect(effect, owner, state.turn_number, names)
        for effect in state.effects
        if effect.target == target and (effect.what >= PLAYER_CANNOT) is on_players
    ]
