"""The work whose instructions are counted, run under valgrind by `bench.instructions`.

Random play with the effect decks, then clones of games in progress: the same in every run. Between the parts
it calls a function of the C library that nothing else calls, and valgrind begins a new count there.
"""

import gc
import json
import os

from bench.effect_decks import effect_decks
from bench.effect_play import play_all
from bench.samples import sample_games

MARK = "getpgid"
GAMES = 12
CLONES = 2000
SAMPLES = 8
SEED = 1


def mark() -> None:
    os.getpgid(0)


def work() -> dict[str, int]:
    """The decisions made and the clones taken. What is made once for all games is made before."""
    catalog, _ = effect_decks()
    states = [game.state for game in sample_games(catalog, SAMPLES)]
    mark()
    decisions = play_all(catalog, GAMES, SEED)
    mark()
    for _ in range(CLONES // SAMPLES):
        for state in states:
            state.clone()
    mark()
    return {"decision": decisions, "clone": CLONES}


def tell(counted: dict[str, int]) -> None:
    """What was done how often, in the order of the parts."""
    print(json.dumps(counted))


if __name__ == "__main__":
    gc.disable()
    tell(work())
