"""How strong the searching bot is: `python -m bench.strength --seconds 0.2 --games 100`.

House decks, each pair of games with the same decks and seed and the seats changed. The budget is counted in
processor time, so that a busy machine does not make the bot weaker.
"""

import argparse
from time import process_time

from optcg import Catalog, Game
from optcg.bots import Bot, SearchBot, make
from optcg.sim.statistics import wilson


def play(catalog: Catalog, number: int, seconds: float, against: str) -> float:
    """One game of search against another bot: 1 if search won it, 0.5 for a drawn one."""
    decks = list(catalog.decks.values())
    pair = number // 2
    one = pair % len(decks)
    two = (one + 1 + pair // len(decks) % (len(decks) - 1)) % len(decks)
    seat = number % 2
    game = Game.start(catalog, (decks[one], decks[two]), seed=pair, log=False)
    search = SearchBot(number, seconds=seconds, clock=process_time)
    bots: list[Bot] = [search, make(against, number)]
    while (decision := game.decision) is not None:
        bot = bots[decision.player ^ seat]
        game.choose(bot.choose(game.view(decision.player), decision))
    assert game.result is not None
    winner = game.result.winner
    return 0.5 if winner is None else float(winner == seat)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=0.2, help="processor time for each decision")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--against", default="greedy", help="the other bot")
    options = asked.parse_args()
    catalog = Catalog.house()
    won = 0.0
    for number in range(options.games):
        won += play(catalog, number, options.seconds, options.against)
        low, high = wilson(won, number + 1)
        told = f"{won:g} of {number + 1} won, {low:.1%} to {high:.1%}"
        print(f"search at {options.seconds} s against {options.against}: {told}", flush=True)


if __name__ == "__main__":
    main()
