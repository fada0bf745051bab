"""Makes games and drops them in deep chains: `PYTHONMALLOC=debug python -m tests.games.dropping PART`.

When a long chain of objects goes, Python breaks the recursion off at some depth and puts what is left on a
list. An extension module that is wrong there writes over the memory of others. The debugging allocator of
Python looks at each block that is freed, and ends the process where it was written over.
"""

import ctypes
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from random import Random
from types import TracebackType

from bench.random_play import play_out
from bench.samples import sample_games
from optcg import Catalog, Game
from tests.needs import compiled_modules

LINKS = 1000
COPIES = 100_000
GAMES = 200
NODES = 2000  # of one search
SEARCHES = 8


def compiled_classes() -> Iterator[type]:
    """Every class that a compiled module defines."""
    for name in compiled_modules():
        for found in vars(import_module(name)).values():
            if isinstance(found, type) and found.__module__ == name:
                yield found


def drop_classes() -> None:
    """A chain for each class, each object beside and behind the rest of it.

    The objects are bare memory of the class, as its constructor finds it: to be dropped, no more. Some
    classes keep one for the next to be made, so this process must make no others.
    """
    allocate = ctypes.pythonapi.PyType_GenericAlloc
    allocate.restype, allocate.argtypes = ctypes.py_object, [ctypes.py_object, ctypes.c_ssize_t]
    for found in compiled_classes():
        chain: object = None
        for _ in range(LINKS):
            chain = (allocate(found, 0), chain, allocate(found, 0))
        del chain
        print(found.__qualname__)


def drop_copies() -> None:
    """Copies of games, states and choices in chains, and one chain that is very deep."""
    catalog = Catalog.house()
    for game in sample_games(catalog, 8, log=True):
        decision = game.decision
        chain: object = None
        for _ in range(LINKS):
            chain = [chain, (game.clone(), game.state.clone(), game.view(0)), {0: decision, 1: game.events}]
        del chain
    deck = next(iter(catalog.decks.values()))
    game = Game.start(catalog, (deck, deck), seed=1, log=False)
    chain = None
    for _ in range(COPIES):
        chain = (game.clone(), chain)
    del chain


def drop_games() -> None:
    """Random games, with every step of each in one chain."""
    catalog = Catalog.house()
    pairs = list(product(catalog.decks.values(), catalog.decks.values()))
    for seed in range(GAMES):
        random = Random(seed)
        game = Game.start(catalog, pairs[seed % len(pairs)], seed=seed)
        steps: object = None
        while (decision := game.decision) is not None:
            steps = (steps, game.clone(), decision)
            game.choose(random.choice(decision.choices))
        play_out(Game.start(catalog, pairs[seed % len(pairs)], seed=seed, log=False), random)
        del steps, game


class Won(Exception):
    """The search has found what it looks for: raised at the bottom, so its traceback holds the whole line."""


def search(game: Game, nodes: list[Game]) -> None:
    """Depth first, over all choices, for a line in which the first player wins."""
    nodes.append(game)
    if game.result is not None and game.result.winner == 0:
        raise Won(game)
    if game.decision is None or len(nodes) > NODES:
        return
    for choice in reversed(game.decision.choices):
        after = game.clone()
        after.choose(choice)
        search(after, nodes)


def without_end(game: Game) -> None:
    """Go down with a copy at each level until Python ends it."""
    after = game.clone()
    without_end(after)


def drop_searches() -> None:
    """Deep recursion with a game at each level, and exceptions that hold all of them."""
    for game in sample_games(Catalog.house(), SEARCHES):
        held: list[TracebackType | None] = []
        try:
            search(game.clone(), [])
        except Won as won:
            held.append(won.__traceback__)
        try:
            without_end(game)
        except RecursionError as error:
            held.append(error.__traceback__)
        assert held
        del held


PARTS = {"classes": drop_classes, "copies": drop_copies, "games": drop_games, "searches": drop_searches}

if __name__ == "__main__":
    PARTS[sys.argv[1]]()
