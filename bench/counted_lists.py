"""The same with official deck lists, where they are at hand: random play, copies of games, and views.

`python -m bench.instructions --lists` counts it.
"""

import gc
from itertools import product
from random import Random

from bench.counted_play import SAMPLES, SEED, mark, tell
from bench.official_decks import card_data, deck_lists
from bench.random_play import play_out
from bench.samples import sample_games
from optcg import Game

EVERY = 3  # so many pairs of decks for each one that is played
COPIES = 100


def work() -> dict[str, int]:
    """The decisions made, the games copied and the views taken; nothing without the lists."""
    catalog = deck_lists(card_data())
    if catalog is None:
        return {}
    decks = list(catalog.decks.values())
    random = Random(SEED)
    for deck in decks:  # what is made once for all games is made before
        play_out(Game.start(catalog, (deck, deck), seed=0, log=False), random)
    games = sample_games(catalog, SAMPLES)
    mark()
    decisions = 0
    for seed, pair in enumerate(list(product(decks, decks))[::EVERY]):
        decisions += play_out(Game.start(catalog, pair, seed=seed, log=False), random)
    mark()
    for _ in range(COPIES):
        for game in games:
            game.clone()
    mark()
    for _ in range(COPIES):
        for game in games:
            game.view(0)
    mark()
    return {"decision": decisions, "clone": COPIES * SAMPLES, "view": COPIES * SAMPLES}


if __name__ == "__main__":
    gc.disable()
    tell(work())
