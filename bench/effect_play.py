"""Random play with the effect decks. `python -m bench.effect_play --profile` says where time goes."""

import cProfile
import pstats
import sys
from random import Random

from bench.effect_decks import EffectCatalog, effect_decks
from bench.random_play import play_out
from bench.samples import sample_games
from bench.timing import best_s, best_us
from optcg import Game

ROUNDS = 5
GAMES = 40


def play_all(catalog: EffectCatalog, games: int, seed: int) -> int:
    """Random games of both decks in both seats; the number of decisions."""
    random = Random(seed)
    one, two = catalog.decks.values()
    decisions = 0
    for number in range(games):
        pair = (one, two) if number % 2 else (two, one)
        decisions += play_out(Game.start(catalog, pair, seed=seed + number, log=False), random)
    return decisions


def measure() -> dict[str, float]:
    catalog, _ = effect_decks()
    play_all(catalog, GAMES // 4, 0)
    best, decisions = best_s(lambda: play_all(catalog, GAMES, 1), ROUNDS)
    games = sample_games(catalog)
    count = len(games)
    return {
        "effect_decisions_per_s": decisions / best,
        "effect_games_per_s": GAMES / best,
        "effect_decisions_per_game": decisions / GAMES,
        "effect_clone_us": best_us(lambda: [game.clone() for game in games], 100, count),
        "effect_view_us": best_us(lambda: [game.view(0) for game in games], 50, count),
    }


def profile() -> None:
    """Print the functions in which most time goes."""
    catalog, _ = effect_decks()
    play_all(catalog, GAMES // 4, 0)
    profiler = cProfile.Profile()
    profiler.runcall(play_all, catalog, GAMES, 1)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    if "--profile" in sys.argv[1:]:
        profile()
    else:
        for title, value in measure().items():
            print(f"{title}: {value:,.1f}")
