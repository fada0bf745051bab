"""What single steps of an effect are worth, by rules of thumb; the unit is a card of the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from optcg.bots.changes import STAYS, given_value
from optcg.bots.life_and_don import UNSEEN_CARD, WON, don_worth, life_lost, life_total
from optcg.bots.selecting import SELECTING
from optcg.bots.threats import can_still_attack
from optcg.bots.walk import Entry, Walk
from optcg.bots.worth import field_value, worth
from optcg.engine.bans import CANNOT_BE_RESTED, CANNOT_BECOME_ACTIVE
from optcg.engine.card import IN_STAGE_AREA, FieldCard
from optcg.engine.continuous import NEXT_PLAY
from optcg.engine.definitions import Definition
from optcg.engine.don_cards import DonCard
from optcg.engine.groups import OPPONENT, YOU, players_of
from optcg.engine.places import DECK, HAND, LIFE, TRASH
from optcg.engine.program import Node
from optcg.engine.resolve import change, don, draw, flow, move
from optcg.engine.state import GameState
from optcg.model.effects.move import Place
from optcg.model.terms import BLOCKER

_TO_LIFE: Final = (Place.LIFE_TOP, Place.LIFE_BOTTOM, Place.LIFE_EITHER)
_FULL_HAND: Final = 6
_FEW_LEFT: Final = 4  # with so few cards in the deck nobody draws for pleasure


def keep_value(state: GameState, player: int, definition: Definition) -> float:
    """What a card is worth in the hand of `player`: as a counter, and because it could be played soon."""
    known = worth(definition)
    owner = state.players[player]
    don_cards = owner.active_don() + owner.rested_don()
    soon = 0.13 if definition.cost <= don_cards + 2 else 0.0
    return 0.57 * known.hand + 0.13 * known.field + soon


def spend_value(state: GameState, player: int, definition: Definition) -> float:
    """What playing a card from the hand costs besides DON!!: it will not be there as a counter."""
    value = 0.35 + 0.28 * float(definition.counter) / 1000
    if definition.counter_event is not None:
        value += 0.32
    return value * (0.8 if len(state.players[player].hand) > _FULL_HAND else 1.0)


def _hand_card(walk: Walk, entry: Entry) -> float:
    if entry.card is None:
        return UNSEEN_CARD
    return keep_value(walk.state, entry.owner, entry.card.definition)


def ko_value(walk: Walk, entry: Entry) -> float:
    """A K.O., or being trashed or returned: bad for the owner."""
    card = entry.card
    if not isinstance(card, FieldCard):
        return 0.0
    if card.owner == walk.me:
        return -field_value(card)
    if walk.context.controller == walk.me and card.cannot & STAYS:
        return 0.0
    return field_value(card)


def move_value(walk: Walk, entry: Entry, place: Place) -> float:
    """What a move to another area is worth to `me`."""
    sign = 1.0 if entry.owner == walk.me else -1.0
    if isinstance(entry.card, FieldCard):
        value = ko_value(walk, entry)
        if place == Place.HAND and value:
            value += sign * 0.8 * keep_value(walk.state, entry.owner, entry.card.definition)
        return value
    life = len(walk.state.players[entry.owner].life)
    lost = 0.0
    if entry.area == HAND:
        lost = _hand_card(walk, entry)
    elif entry.area == LIFE:
        lost = life_total(life) - life_total(life - 1) if life else 0.0
        life -= 1
    gained = 0.0
    if place == Place.HAND:
        gained = _hand_card(walk, entry)
    elif place in _TO_LIFE:
        gained = life_total(life + 1) - life_total(max(life, 0))
    elif entry.area == DECK and place == Place.TRASH:
        gained = 0.02
    elif entry.area == TRASH:
        lost += 0.02
    return sign * (gained - lost)


def _move(walk: Walk, node: move.MoveStep) -> float:
    return walk.settle(node.slot, lambda entry: move_value(walk, entry, node.place))


def _ko(walk: Walk, node: move.KoStep) -> float:
    return walk.settle(node.slot, lambda entry: ko_value(walk, entry))


def rest_value(walk: Walk, entry: Entry) -> float:
    card = entry.card
    if isinstance(card, DonCard):
        return 0.0 if card.rested() else (-0.2 if card.owner == walk.me else 0.15)
    if not isinstance(card, FieldCard) or card.rested or card.cannot & CANNOT_BE_RESTED:
        return 0.0
    blocks = 0.35 if card.keywords & BLOCKER else 0.0
    if card.owner == walk.me:
        if card.area == IN_STAGE_AREA:
            return -0.02
        return -(blocks + (0.7 if walk.my_turn() and can_still_attack(walk.state, card) else 0.1))
    if card.area == IN_STAGE_AREA:
        return 0.1
    # In their turn it will not attack; in ours it can be attacked and does not block.
    return (0.5 if not walk.my_turn() else 0.18) * (0.4 + field_value(card)) + blocks


def _rest(walk: Walk, node: move.RestStep) -> float:
    return walk.settle(node.slot, lambda entry: rest_value(walk, entry))


def active_value(walk: Walk, entry: Entry) -> float:
    card = entry.card
    if isinstance(card, DonCard):
        return 0.0 if not card.rested() else (0.2 if card.owner == walk.me else -0.2)
    if not isinstance(card, FieldCard) or not card.rested or card.cannot & CANNOT_BECOME_ACTIVE:
        return 0.0
    value = 0.25 + 0.15 * worth(card.definition).field + (0.35 if card.keywords & BLOCKER else 0.0)
    if card.owner == walk.me and walk.my_turn() and card.played_on != walk.state.turn_number:
        value += 0.4
    return value if card.owner == walk.me else -value


def _active(walk: Walk, node: move.ActiveStep) -> float:
    return walk.settle(node.slot, lambda entry: active_value(walk, entry))


def _draw(walk: Walk, node: draw.DrawStep) -> float:
    total = 0.0
    for player in players_of(node.who, walk.context.player, walk.state.turn_player):
        count = max(node.count.of(walk.state, walk.context), 0)
        total += (1 if player == walk.me else -1) * drawing(walk.state, player, count)
    walk.context.done = 1
    return total


def drawing(state: GameState, player: int, count: int) -> float:
    """What drawing so many cards is worth to that player."""
    left = len(state.players[player].deck)
    if left - count < _FEW_LEFT:
        return -0.3 * count if left > count else -WON
    return UNSEEN_CARD * count


def _draw_up_to(walk: Walk, node: draw.DrawUpToNode) -> float:
    count = max(node.count.of(walk.state, walk.context), 0)
    value = drawing(walk.state, walk.context.player, count)
    return max(value, 0.0) * (1 if walk.context.player == walk.me else -1)


def _damage(walk: Walk, node: move.DamageStep) -> float:
    player = walk.context.player if node.who == YOU else 1 - walk.context.player
    count = node.count.of(walk.state, walk.context)
    if count <= 0:
        return 0.0
    lost = life_lost(len(walk.state.players[player].life), count)
    return -lost if player == walk.me else lost + 0.5


def _turn_life(walk: Walk, node: move.TurnLifeStep) -> float:
    walk.settle(node.slot, lambda entry: 0.05 if entry.owner == walk.me else 0.06)
    return 0.0


def _add_don(walk: Walk, node: don.AddDonNode) -> float:
    player = walk.context.player if node.who != OPPONENT else 1 - walk.context.player
    owner = walk.state.players[player]
    count = min(max(node.count.of(walk.state, walk.context), 0), owner.don_deck)
    value = (don_worth(owner) + (0.0 if node.rested else 0.15)) * float(count)
    walk.context.done = count
    return value if player == walk.me else -value


def _don(walk: Walk, node: don.DonNode) -> float:
    player = walk.context.player if node.who != OPPONENT else 1 - walk.context.player
    owner = walk.state.players[player]
    there = don.available(owner, node.kinds)
    count = there if node.count is None else min(node.count.of(walk.state, walk.context), there)
    if node.count is None and node.action in (don.RETURN, don.REST):
        count = min(there, 1)
    sign = 1.0 if player == walk.me else -1.0
    walk.context.done = count
    if node.action == don.RETURN:
        # DON!! that are rested already are missed least.
        rested = min(count, owner.don_rested)
        return -sign * (don_worth(owner) * float(count) + 0.1 * float(count - rested))
    if node.action == don.REST:
        return -sign * 0.2 * float(count)
    if node.action == don.SET_ACTIVE:
        return sign * 0.22 * float(count)
    if node.action == don.HOLD:
        return -sign * 0.25 * float(count)
    if node.action == don.GIVE:
        return walk.settle(node.slot, lambda entry: given_value(walk, entry, count))
    return 0.0


def _player_change(walk: Walk, node: change.PlayerStep) -> float:
    if node.what == NEXT_PLAY:
        return 0.2 * float(node.value.of(walk.state, walk.context))
    total = 0.0
    for player in players_of(node.who, walk.context.player, walk.state.turn_player):
        total += -0.15 if player == walk.me else 0.35
    return total


def _win(walk: Walk, node: flow.WinStep) -> float:
    return WON if walk.context.player == walk.me else -WON


def _lose(walk: Walk, node: flow.LoseStep) -> float:
    loser = walk.context.player if node.who == YOU else 1 - walk.context.player
    return -WON if loser == walk.me else WON


def _extra_turn(walk: Walk, node: flow.ExtraTurnStep) -> float:
    return 4.0 if walk.context.player == walk.me else -4.0


def _redirect(walk: Walk, node: flow.RedirectStep) -> float:
    return walk.settle(node.slot, lambda entry: 0.3)


def _swap(walk: Walk, node: change.SwapStep) -> float:
    return 0.2 if walk.context.player == walk.me else -0.2


# What each step is worth; a node that is not here, and steers nothing either, is worth nothing.
STEPS: Final[dict[type[Node], Callable[..., float]]] = {
    move.MoveStep: _move,
    move.KoStep: _ko,
    move.RestStep: _rest,
    move.ActiveStep: _active,
    draw.DrawStep: _draw,
    draw.DrawUpToNode: _draw_up_to,
    move.DamageStep: _damage,
    move.TurnLifeStep: _turn_life,
    don.AddDonNode: _add_don,
    don.DonNode: _don,
    change.PlayerStep: _player_change,
    change.SwapStep: _swap,
    flow.WinStep: _win,
    flow.LoseStep: _lose,
    flow.ExtraTurnStep: _extra_turn,
    flow.RedirectStep: _redirect,
    **SELECTING,
}
