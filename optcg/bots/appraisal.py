"""What an effect is worth to a player before it is resolved: a walk over its program, node by node.

The walk looks at the cards that could be chosen now, takes the best of them for whoever chooses, and adds
up what each step would do. It leaves everything as it was and rolls no dice. The rest of an effect is
walked for each answer to a question in the middle of it, so that the answer with the best rest can be taken.
"""

from __future__ import annotations

from typing import Final

from optcg.bots.changes import change_value
from optcg.bots.steps import STEPS, spend_value
from optcg.bots.walk import Entry, Picks, Walk
from optcg.bots.worth import worth
from optcg.engine.activation import condition_holds, gates_open, payable
from optcg.engine.auto_effects import field_cards
from optcg.engine.card import Card, FieldCard
from optcg.engine.context import Context
from optcg.engine.continuous import COST, POWER
from optcg.engine.definitions import CHARACTER
from optcg.engine.groups import OPPONENT, YOU, players_of
from optcg.engine.places import DECK, HAND, LIFE, TRASH, field_area
from optcg.engine.program import AbilityCode, Program
from optcg.engine.resolve import change, choose, don, flow, move, questions
from optcg.engine.resolve.candidates import GroupSource, SlotSource
from optcg.engine.state import GameState
from optcg.engine.timings import DON_RETURNED
from optcg.model.terms import CHARACTER_LIMIT

DEEPEST: Final = 2  # effects inside effects that are still looked at
_OFF_FIELD: Final = (HAND, TRASH, DECK, LIFE)


def ability_value(
    state: GameState, me: int, card: FieldCard | Card, owner: int, code: AbilityCode, depth: int = 0
) -> float:
    """What it is worth to `me` if this ability of a card is activated now, its cost included."""
    if depth > DEEPEST:
        return 0.0
    face = card.face if isinstance(card, FieldCard) else card
    context = Context(owner, face, [], 0, 0, owner)
    if not condition_holds(state, context, code):
        return 0.0
    return rest_of(Walk(state, me, context, depth), code.program, 0)


def rest_of(walk: Walk, program: Program, at: int) -> float:
    """What a program is worth from node `at` on."""
    nodes = program.nodes
    total = 0.0
    while at < len(nodes):
        node = nodes[at]
        at += 1
        step = STEPS.get(type(node))
        if step is not None:
            total += step(walk, node)
            if isinstance(node, don.DonNode) and node.action == don.RETURN:
                total += _returned(walk, node)
        elif isinstance(node, choose.ChooseNode):
            walk.slots[node.slot] = _candidates(walk, node)
        elif isinstance(node, change.ChangeStep):
            return total + _changed(walk, node, program, at)
        elif isinstance(node, flow.UnlessStep):
            if not node.test.holds(walk.state, walk.context):
                at = max(node.to, at)
        elif isinstance(node, flow.JumpStep):
            at = max(node.to, at)
        elif isinstance(node, questions.OfferNode):
            if not payable(walk.state, walk.context, node.costs):
                return total
            rest = rest_of(walk, program, at)
            return total + (max(rest, 0.0) if node.optional else rest)
        elif isinstance(node, questions.MayNode):
            return total + _may(walk, node, program, at)
        elif isinstance(node, questions.OptionsNode):
            return total + _options(walk, node, program)
        else:
            total += _other(walk, node)
    return total


def _returned(walk: Walk, node: don.DonNode) -> float:
    """What own cards do when DON!! are returned to the DON!! deck: some returns cost little."""
    player = walk.context.player if node.who != OPPONENT else 1 - walk.context.player
    if player != walk.me or walk.depth >= DEEPEST or not walk.context.done:
        return 0.0
    state = walk.state
    if not state.listening >> DON_RETURNED & 1:
        return 0.0
    total = 0.0
    for card in field_cards(state, player):
        for code in card.definition.abilities.autos:
            if code.listens >> DON_RETURNED & 1 and gates_open(state, card, code, DON_RETURNED):
                total += ability_value(state, walk.me, card, player, code, walk.depth + 1)
    return total


def _other(walk: Walk, node: object) -> float:
    if isinstance(node, move.PlayNode):
        return walk.settle(node.slot, lambda entry: play_value(walk, entry, node.rested))
    if isinstance(node, flow.AsPlayerStep):
        context = walk.context
        if node.who == YOU:
            context.player = context.controller
        elif node.who == OPPONENT:
            context.player = 1 - context.controller
        else:
            context.player = walk.state.turn_player
    elif isinstance(node, flow.OtherPlayerStep):
        walk.context.player = 1 - walk.state.turn_player
    elif isinstance(node, flow.LaterStep):
        return 0.7 * rest_of(walk.branch(), node.program, 0)
    elif isinstance(node, flow.ActivateStep):
        code = walk.context.source.definition.abilities.codes.get(node.timing)
        if code is not None:
            player = walk.context.player
            return ability_value(walk.state, walk.me, walk.context.source, player, code, walk.depth + 1)
    elif isinstance(node, flow.ActivateEventStep):
        return walk.settle(node.slot, lambda entry: 0.6 if entry.owner == walk.me else -0.6)
    return 0.0


def _changed(walk: Walk, node: change.ChangeStep, program: Program, at: int) -> float:
    """A continuous effect begins; with power or cost changed, the rest is looked at again."""
    picks = walk.picks(node.slot)
    numbers = node.what in (POWER, COST)
    amount = node.value.of(walk.state, walk.context) if numbers else 0
    if numbers and not picks.chosen and picks.mine and picks.count == 1 and at < len(program.nodes):
        # Which one is best may show only later: "-2 cost; then K.O. a Character with a cost of 0".
        best = rest_of(_with(walk, node.slot, None), program, at) if picks.decline else None
        for entry in picks.entries:
            other = _with(walk, node.slot, entry)
            value = change_value(other, node, entry) + _with_change(other, node, amount, program, at)
            best = value if best is None or value > best else best
        return best or 0.0
    value = walk.settle(node.slot, lambda entry: change_value(walk, node, entry))
    if not numbers or at >= len(program.nodes):
        return value + rest_of(walk, program, at)
    return value + _with_change(walk, node, amount, program, at)


def _with(walk: Walk, slot: int, entry: Entry | None) -> Walk:
    other = walk.branch()
    other.fill(slot, [] if entry is None else [entry])
    return other


def _with_change(walk: Walk, node: change.ChangeStep, amount: int, program: Program, at: int) -> float:
    """The rest of the program while power or cost of the chosen cards is changed; then it is put back."""
    cards = [e.card for e in walk.picks(node.slot).entries if isinstance(e.card, FieldCard)]
    for card in cards:
        if node.what == POWER:
            card.power += amount
        else:
            card.cost += amount
    value = rest_of(walk, program, at)
    for card in cards:
        if node.what == POWER:
            card.power -= amount
        else:
            card.cost -= amount
    return value


def _candidates(walk: Walk, node: choose.ChooseNode) -> Picks:
    state, context = walk.state, walk.context
    mine = (context.player if node.chooser == YOU else 1 - context.player) == walk.me
    source = node.source
    entries: list[Entry] = []
    if isinstance(source, GroupSource):
        entries = _group_entries(walk, source)
    elif isinstance(source, SlotSource):
        held = walk.slots.get(source.slot)
        if held is not None and any(entry.card is None for entry in held.entries):
            entries = held.entries
        else:
            entries = [walk.entry(card.id) for card in source.cards(state, context)]
    count = len(entries) if node.count is None else max(node.count.of(state, context), 0)
    if node.limits.other_than:
        taken = [card for slot in node.limits.other_than for card in context.slot(slot)]
        entries = [e for e in entries if e.card is None or e.card.id not in taken]
    return Picks(entries, count, False, mine, node.up_to or node.count is None)


def _group_entries(walk: Walk, source: GroupSource) -> list[Entry]:
    state, context, group = walk.state, walk.context, source.group
    owner = players_of(group.owner, context.player, state.turn_player)[0]
    area = next((area for area in group.areas if area in _OFF_FIELD), HAND)
    if area == DECK or (area == HAND and owner != walk.me and group.matcher is not None):
        # Nobody knows what will be found there; most often something will.
        return [Entry(None, owner, area)]
    entries: list[Entry] = []
    for card in source.cards(state, context):
        if isinstance(card, FieldCard):
            entries.append(Entry(card, card.owner, field_area(card)))
        else:
            entries.append(Entry(card if card.id else None, owner, area))
    return entries


def _may(walk: Walk, node: questions.MayNode, program: Program, at: int) -> float:
    if not payable(walk.state, walk.context, node.costs):
        walk.context.done = 0
        return rest_of(walk, program, node.to)
    done, left = walk.branch(), walk.branch()
    done.context.done, left.context.done = 1, 0
    taken, declined = rest_of(done, program, at), rest_of(left, program, node.to)
    mine = (walk.context.player if node.who == YOU else 1 - walk.context.player) == walk.me
    return max(taken, declined) if mine else min(taken, declined)


def _options(walk: Walk, node: questions.OptionsNode, program: Program) -> float:
    values = [rest_of(walk.branch(), program, target) for target in node.targets]
    mine = (walk.context.player if node.chooser == YOU else 1 - walk.context.player) == walk.me
    return (max(values) if mine else min(values)) if values else 0.0


def play_value(walk: Walk, entry: Entry, rested: bool) -> float:
    """A card that an effect plays without paying."""
    card = entry.card
    if card is None:
        return 0.8 if entry.owner == walk.me else -0.8
    if isinstance(card, FieldCard):
        return 0.0
    value = arrival_value(walk.state, walk.me, card, entry.owner, walk.depth + 1)
    if entry.area == HAND:
        kept = spend_value(walk.state, entry.owner, card.definition)
        value -= kept if entry.owner == walk.me else -kept
    if rested:
        value -= 0.1 if entry.owner == walk.me else -0.1
    return value


def arrival_value(state: GameState, me: int, card: Card, owner: int, depth: int = 0) -> float:
    """What it is worth to `me` that a Character or Stage comes into play: itself, its [On Play], its room."""
    definition = card.definition
    known = worth(definition)
    value = known.field
    player = state.players[owner]
    if definition.category == CHARACTER:
        if len(player.characters) >= CHARACTER_LIMIT:
            value -= min([worth(other.definition).field for other in player.characters])
    elif player.stage is not None:
        value -= worth(player.stage.definition).field
    if owner != me:
        value = -value
    for code in known.plays:
        value += ability_value(state, me, card, owner, code, depth)
    return value
