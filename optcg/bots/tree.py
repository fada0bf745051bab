"""The tree of a search: the player's own choices, by what they are and not by the ids of cards.

Ids differ from one sampled world to the next, and two equal cards make two equal choices; so a choice is
known by a key that is the same in every world. Not every choice is there in every world: `available` counts
how often it was.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from optcg.bots.first_sight import weights
from optcg.engine.decisions import Choice, Decision
from optcg.engine.places import locate
from optcg.engine.state import GameState
from optcg.engine.view import View

Key = tuple[object, ...]

EXPLORING: Final = 2.5  # how much a choice is tried that looks good at first sight, in spreads of the values
LEAST_SPREAD: Final = 0.02
UNTRIED: Final = 0.3  # by how many spreads a choice that was never tried counts less than the others


class Edge:
    """A choice in the tree: how it looked at first, how often it was there and tried, and what came of it."""

    __slots__ = ("available", "nodes", "total", "visits", "weight")

    def __init__(self, weight: float) -> None:
        self.weight: Final = weight
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

    def select(self, view: View, decision: Decision, spread: float) -> tuple[Edge, Choice]:
        """The choice to try next: one that did well, or one that looks good and was tried little.

        `spread` is how far the values found so far lie apart.
        """
        spread = max(spread, LEAST_SPREAD)
        offers = self._offers(view, decision)
        visits = 0
        total = weight = 0.0
        for edge, _ in offers:
            edge.available += 1
            visits += edge.visits
            total += edge.total
            weight += edge.weight
        untried = (total / visits if visits else 0.5) - UNTRIED * spread
        exploring = EXPLORING * spread / weight
        best, top = offers[0], -1e9
        for offer in offers:
            edge = offer[0]
            value = edge.total / edge.visits if edge.visits else untried
            value += exploring * edge.weight * sqrt(edge.available) / (1 + edge.visits)
            if value > top:
                best, top = offer, value
        return best

    def _offers(self, view: View, decision: Decision) -> list[tuple[Edge, Choice]]:
        """The choices that differ, with their edges."""
        edges = self.edges
        state, player = view.state, decision.player
        found: list[tuple[Edge, Choice]] = []
        seen: set[Key] = set()
        looks: list[float] | None = None
        for place, choice in enumerate(decision.choices):
            key = key_of(state, choice, player)
            if key in seen:
                continue
            seen.add(key)
            edge = edges.get(key)
            if edge is None:
                if looks is None:
                    looks = weights(view, decision)
                edge = edges[key] = Edge(looks[place])
            found.append((edge, choice))
        return found


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
