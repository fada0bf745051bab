"""Choices in vain: answers that are right in no game, so that nobody need try them.

An activation is in vain if everything would be as before, whatever is answered on the way. Only effects
that cost nothing and may be used again are tried out, on the view as it is: what is hidden stays hidden, and
a card that is looked at or moves makes a difference, whatever it is.
"""

from __future__ import annotations

from typing import Final

from optcg.bots.threats import can_still_attack, fighters
from optcg.engine.activation import activated
from optcg.engine.advance import apply
from optcg.engine.battle import BattleFrame
from optcg.engine.card import FieldCard
from optcg.engine.decisions import CARDS, COUNTER, MAIN, Choice, Decision
from optcg.engine.definitions import CHARACTER
from optcg.engine.hand_cost import counter_value
from optcg.engine.state import GameState
from optcg.engine.view import View

LONG_TURN: Final = 100  # after so many choices in a turn no effect is activated that could go round and round
MOST: Final = 50  # questions on the way; an effect that asks more does something


def in_vain(view: View, decision: Decision) -> list[Choice]:
    """The activations among the choices that would change nothing."""
    state = view.state
    found: list[Choice] = []
    for choice in decision.choices:
        if choice.kind == "activate":
            code = activated(state, choice)
            if code is not None and code.free and changes_nothing(state, choice):
                found.append(choice)
    return found


def changes_nothing(state: GameState, choice: Choice) -> bool:
    """Whether each way through this free activation leads back to the same game and the same knowledge."""
    before = _known(state)
    ways = [(state, choice)]
    asked = 0
    while ways:
        start, answer = ways.pop()
        world = start.clone()
        apply(world, answer)
        decision = world.decision
        if decision is None:
            return False
        if decision.kind == MAIN:
            # The engine bars what has led back to the same state (Rule 11-1-1-2).
            if world.loops is None or not world.loops.barred or _known(world) != before:
                return False
            continue
        asked += 1
        if asked > MOST:
            return False
        ways += [(world, other) for other in decision.choices]
    return True


def _known(state: GameState) -> list[tuple[int, int]]:
    """Hands, Life and decks: which cards, seen by whom. One that has moved is another (Rule 3-1-6)."""
    piles = [pile for player in state.players for pile in (player.hand, player.life, player.deck)]
    return [(card.id, card.sight) for pile in piles for card in pile]


def worth_a_try(view: View, decision: Decision) -> tuple[Choice, ...]:
    """The choices without those that are right in no game; all of them if none would be left."""
    state, kind = view.state, decision.kind
    if kind == MAIN:
        kept = [choice for choice in decision.choices if not _leads_nowhere(state, choice)]
    elif kind == COUNTER:
        kept = _counters(state, decision)
    elif kind == CARDS and isinstance(state.stack[-1], BattleFrame):
        # Who gets the power of a counter: the card that is attacked, for the battle is all it lasts.
        target = state.stack[-1].target
        kept = [choice for choice in decision.choices if choice.card == target]
    else:
        return decision.choices
    return tuple(kept) or decision.choices


def _leads_nowhere(state: GameState, choice: Choice) -> bool:
    """Whether this is DON!! for a card that can do nothing with it, or an attack that must fail."""
    card = None if choice.card is None else state.find(choice.card)
    if card is None or not _is_plain(card):
        return False
    if choice.kind == "give":
        return not can_still_attack(state, card)
    if choice.kind != "attack" or choice.target is None:
        return False
    target = state.find(choice.target)
    return target is not None and card.power < target.power


def _is_plain(card: FieldCard) -> bool:
    """Whether a card has no effects besides keywords."""
    definition = card.definition
    return not (
        definition.abilities.autos
        or definition.activates
        or definition.permanents
        or definition.replacements
        or definition.unread
    )


def _counters(state: GameState, decision: Decision) -> list[Choice]:
    """Cards that only add power are of no use to a card that is safe, or that all of them cannot save."""
    attacker, target = fighters(state)
    if attacker is None or target is None:
        return list(decision.choices)
    needed = attacker.power - target.power + 1
    player = state.players[decision.player]
    in_hand = {card.id: card for card in player.hand}
    plain: list[Choice] = []
    others: list[Choice] = []
    power = 0
    for choice in decision.choices:
        card = None if choice.card is None else in_hand.get(choice.card)
        if card is None or card.definition.category != CHARACTER:
            others.append(choice)
        else:
            plain.append(choice)
            power += counter_value(state, decision.player, card)
    events = len(others) > 1
    if needed <= 0 or (power < needed and not events):
        return others
    return plain + others
