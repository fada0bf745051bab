"""Bytes of a state in mid-game: what one more clone takes. The log is off, and cards are shared."""

import tracemalloc

from optcg import Game

CLONES = 2000


def measure(games: list[Game]) -> dict[str, float]:
    states = [game.state for game in games]
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [states[place % len(states)].clone() for place in range(CLONES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {"state_bytes": (after - before) / len(kept)}
