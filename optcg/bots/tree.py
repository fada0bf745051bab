"""The tree of a search: the player's own choices, by what they are and not by the ids of cards.

Ids differ from one sampled world to the next, and two equal cards make two equal choices; so a choice is
known by a key that is the same in every world. Not every choice is there in every world: `available` counts
how often it was.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from optcg.bots.playout import weights
from optcg.engine.decisions import Choice, Decision
from optcg.engine.lookup import locate
from optcg.engine.state import GameState

Key = tuple[object, ...]

EXPLORING: Final = 2.5  # how much a choice is tried that looks good at first sight, in spreads of the values
LEAST_SPREAD: Final = 0.02
SURE: Final = 0.7  # how far apart two choices must look to be tried three times as often
AT_LEAST: Final = 0.01  # what is tried of a choice that looks hopeless
UNTRIED: Final = 0.02  # by how much a choice that was never tried counts less than the others


class Edge:
    """A choice in the tree: how often it was there, how often it was tried, and what came of it."""

    __slots__ = ("available", "nodes", "total", "visits")

    def __init__(self) -> None:
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[str, Node] = {}

    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def node(self, question: str) -> Node:
        """What lies below, by the question that is asked next: that may depend on hidden cards."""
        found = self.nodes.get(question)
        if found is None:
            found = self.nodes[question] = Node()
        return found


class Node:
    """A question that came up in the tree, with every choice that was ever there."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Key, Edge] = {}

    def select(self, state: GameState, decision: Decision, spread: float) -> tuple[Edge, Choice]:
        """The choice to try next: one that did well, or one that looks good and was tried little.

        `spread` is how far the values found so far lie apart.
        """
        exploring = EXPLORING * max(spread, LEAST_SPREAD)
        offers = _offers(state, decision)
        visits = 0
        total = 0.0
        found: list[tuple[Edge, float, Choice]] = []
        for key, (share, choice) in offers.items():
            edge = self.edges.get(key)
            if edge is None:
                edge = self.edges[key] = Edge()
            edge.available += 1
            visits += edge.visits
            total += edge.total
            found.append((edge, share, choice))
        untried = (total / visits if visits else 0.5) - UNTRIED
        best, top = found[0], -1e9
        for offer in found:
            edge = offer[0]
            value = edge.total / edge.visits if edge.visits else untried
            value += exploring * (offer[1] + AT_LEAST) * sqrt(edge.available) / (1 + edge.visits)
            if value > top:
                best, top = offer, value
        return best[0], best[2]


def _offers(state: GameState, decision: Decision) -> dict[Key, tuple[float, Choice]]:
    """The choices that differ, with the share that each has at first sight."""
    found = weights(state, decision)
    most = max(found)
    offers: dict[Key, tuple[float, Choice]] = {}
    total = 0.0
    for choice, weight in zip(decision.choices, found, strict=True):
        key = key_of(state, choice, decision.player)
        if key not in offers:
            share = exp((weight - most) / SURE)
            total += share
            offers[key] = share, choice
    return {key: (share / total, choice) for key, (share, choice) in offers.items()}


def key_of(state: GameState, choice: Choice, player: int) -> Key:
    """What a choice is, in any world: two choices with one key come to the same."""
    if choice.card is None:
        # One card of a face-down row is as good as another.
        return (choice.kind,) if choice.kind == "pick" else (choice.kind, choice.number)
    card = _sign(state, choice.card, player)
    if choice.target is None:
        return (choice.kind, choice.number, card)
    return (choice.kind, choice.number, card, _sign(state, choice.target, player))


def _sign(state: GameState, card_id: int, player: int) -> Key:
    card = state.find(card_id)
    if card is not None:
        state_of = (card.rested, card.given_don, card.power, card.used, card.played_on == state.turn_number)
        return (card.owner, card.definition.number, *state_of)
    for held in state.players[player].hand:
        if held.id == card_id:
            return (held.definition.number,)
    found = locate(state, card_id, player)
    if found is None:
        return (card_id,)
    return (found.owner, found.area, found.card.definition.number)
