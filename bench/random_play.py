"""Random legal play over every pair of house decks, without a log: decisions and games a second."""

from itertools import product
from random import Random

from bench.timing import best_s
from optcg import Catalog, Game

ROUNDS = 5
GAMES_A_PAIR = 4


def play_out(game: Game, random: Random) -> int:
    """Play to the end with random choices; the number of choices made."""
    made = 0
    roll = random.random
    while (decision := game.decision) is not None:
        game.choose(int(roll() * len(decision.choices)))
        made += 1
    return made


def play_all(catalog: Catalog, games_a_pair: int, seed: int) -> tuple[int, int]:
    """Games of every pair of decks in both orders: how many games, how many decisions."""
    random = Random(seed)
    decks = list(catalog.decks.values())
    games = decisions = 0
    for pair in product(decks, decks):
        for _ in range(games_a_pair):
            seed += 1
            decisions += play_out(Game.start(catalog, pair, seed=seed, log=False), random)
            games += 1
    return games, decisions


def measure(catalog: Catalog) -> dict[str, float]:
    play_all(catalog, 1, 0)
    best, (games, decisions) = best_s(lambda: play_all(catalog, GAMES_A_PAIR, 1), ROUNDS)
    return {
        "decisions_per_s": decisions / best,
        "games_per_s": games / best,
        "decisions_per_game": decisions / games,
    }
