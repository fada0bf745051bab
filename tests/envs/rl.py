"""The environments, where the packages of the extra `rl` are there; else the tests that ask for them skip."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from optcg import Catalog, Deck, Game
from tests.needs import packages

packages("rl", "numpy", "gymnasium", "pettingzoo")

import numpy as np  # noqa: E402

from optcg.encoding import actions, layout  # noqa: E402
from optcg.encoding.writing import codes_of, places_of  # noqa: E402
from optcg.envs import aec_env, gym_env  # noqa: E402
from optcg.envs.observation import Encoder, Observation  # noqa: E402

__all__ = [
    "Encoder",
    "actions",
    "aec_env",
    "any_decks",
    "codes_of",
    "encoder_of",
    "gym_env",
    "layout",
    "observed",
    "pick",
    "places_of",
    "same",
]


def pick(random: Random, mask: Any) -> int:
    """Any action of a mask."""
    return int(random.choice(np.flatnonzero(mask)))


def same(one: Observation, two: Observation) -> bool:
    """Whether two observations are equal, number by number."""
    return one.keys() == two.keys() and all(np.array_equal(one[name], two[name]) for name in one)


def observed(encoder: Encoder, game: Game, seat: int) -> Observation:
    return encoder.encode(game.view(seat))[0]


def encoder_of(game: Game) -> Encoder:
    """An encoder for the cards of a game whose catalogue was made by a test."""
    cards: Any = game.catalog
    return Encoder(tuple(card.number for card in cards))


def any_decks(catalog: Catalog, seed: int) -> Iterator[Sequence[Deck]]:
    """Pairs of the catalogue's decks without end."""
    random = Random(f"decks {seed}")
    decks = list(catalog.decks.values())
    while True:
        yield random.choices(decks, k=2)
