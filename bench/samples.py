"""Games stopped on the way, for whatever is measured on a state."""

from collections.abc import Mapping
from itertools import cycle, product
from random import Random
from typing import Protocol

from optcg import Deck, Game
from optcg.model.cards import CatalogLike

COUNT = 20


class WithDecks(CatalogLike, Protocol):
    """A catalogue that brings decks along."""

    @property
    def decks(self) -> Mapping[str, Deck]: ...


def sample_games(
    catalog: WithDecks, count: int = COUNT, kind: str | None = None, log: bool = False
) -> list[Game]:
    """Games in progress, each between a quarter and three quarters of its length.

    With `kind`, each stands at a decision of that kind.
    """
    random = Random(2)
    found: list[Game] = []
    for seed, pair in enumerate(cycle(product(catalog.decks.values(), catalog.decks.values()))):
        if len(found) == count:
            return found
        steps: list[Game] = []
        game = Game.start(catalog, pair, seed=seed, log=log)
        while (decision := game.decision) is not None:
            steps.append(game.clone())
            game.choose(int(random.random() * len(decision.choices)))
        middle = steps[len(steps) // 4 : 3 * len(steps) // 4]
        fitting = [step for step in middle if kind is None or _kind(step) == kind]
        if fitting:
            found.append(random.choice(fitting))
    raise AssertionError("the pairs never end")


def _kind(game: Game) -> str | None:
    return None if game.decision is None else game.decision.kind
