"""Steps that say which cards the next steps are about; by themselves they are worth nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from optcg.bots.walk import Entry, Walk
from optcg.engine.groups import OPPONENT, players_of
from optcg.engine.places import DECK, HAND
from optcg.engine.program import Node
from optcg.engine.resolve import choose, payable


def _every(walk: Walk, node: choose.EveryStep) -> float:
    cards = node.group.members(walk.state, walk.context)
    walk.fill(node.slot, [walk.entry(card.id) for card in cards if card.id])
    return 0.0


def _this(walk: Walk, node: choose.ThisStep) -> float:
    walk.fill(node.slot, [walk.entry(walk.context.source.id)])
    return 0.0


def _top(walk: Walk, node: choose.TopStep) -> float:
    count = max(node.count.of(walk.state, walk.context), 0)
    owner = players_of(node.owner, walk.context.player, walk.state.turn_player)[0]
    player = walk.state.players[owner]
    there = len(player.deck) if node.area == DECK else len(player.life)
    walk.fill(node.slot, [Entry(None, owner, node.area)] * min(count, there))
    return 0.0


def _top_or_bottom(walk: Walk, node: choose.TopOrBottomNode) -> float:
    owner = walk.context.player if node.owner != OPPONENT else 1 - walk.context.player
    player = walk.state.players[owner]
    there = player.deck if node.area == DECK else player.life
    walk.fill(node.slot, [Entry(None, owner, node.area)] if there else [])
    return 0.0


def _blind(walk: Walk, node: choose.BlindNode) -> float:
    context = walk.context
    owner = 1 - context.player
    there = len(walk.state.players[owner].hand)
    count = there if node.count is None else min(max(node.count.of(walk.state, context), 0), there)
    walk.fill(node.slot, [Entry(None, owner, HAND)] * count)
    return 0.0


def _together(walk: Walk, node: choose.TogetherStep) -> float:
    entries = [entry for slot in node.slots for entry in walk.picks(slot).entries]
    walk.fill(node.slot, entries)
    return 0.0


def _counted(walk: Walk, node: choose.CountStep) -> float:
    count = max(node.value.of(walk.state, walk.context), 0)
    walk.context.remember(choose.COUNTED, [0] * count)
    return 0.0


def _how_many(walk: Walk, node: choose.HowManyNode) -> float:
    count = max(node.count.of(walk.state, walk.context), 0)
    walk.context.remember(choose.COUNTED, [0] * count)
    return 0.0


def _narrowed(walk: Walk, node: choose.SlotStep) -> float:
    held = walk.picks(node.source.slot)
    if held.chosen and all(entry.card is not None for entry in held.entries):
        cards = node.source.cards(walk.state, walk.context)
        walk.fill(node.slot, [walk.entry(card.id) for card in cards])
    elif node.slot != node.source.slot:
        walk.slots[node.slot] = held
    return 0.0


SELECTING: Final[dict[type[Node], Callable[..., float]]] = {
    choose.EveryStep: _every,
    choose.ThisStep: _this,
    choose.TopStep: _top,
    choose.TopOrBottomNode: _top_or_bottom,
    choose.BlindNode: _blind,
    choose.TogetherStep: _together,
    choose.SlotStep: _narrowed,
    choose.CountStep: _counted,
    choose.HowManyNode: _how_many,
    payable.PaidPileNode: _how_many,
    payable.PaidEndNode: _top_or_bottom,
}
