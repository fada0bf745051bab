"""Bots with every official card that has an [Activate: Main] effect which may be used again in a turn.

    python -m tests.games.repeated_activations --games 200

Each deck is built around such cards that were seen least. No bot activates the same effect of the same card
again and again, and no game grows long.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random
from typing import NamedTuple

from optcg import Catalog, Game
from optcg.bots import make
from optcg.model.abilities import ActivateEffect
from optcg.model.cards import CardData
from tests.games.every_card import draw_deck
from tests.official.board import catalog

MOST_CHOICES = 1500  # in a game
# One effect of one card in one turn: as long as it can be paid for; a free one while it changes something.
MOST_TIMES = 12
MOST_FOR_FREE = 2
BOTS = ("greedy", "search:4", "easy")


class Played(NamedTuple):
    """How often each card was activated, and what went on for too long."""

    activated: Counter[str]
    faults: list[str]


def again_and_again(card: CardData) -> bool:
    """Whether an effect of the card may be activated more than once in a turn."""
    return any(isinstance(a, ActivateEffect) and _repeatable(a) for a in card.abilities)


def for_free(card: CardData) -> bool:
    """Whether one of those costs nothing."""
    return any(isinstance(a, ActivateEffect) and _repeatable(a) and not a.cost for a in card.abilities)


def _repeatable(ability: ActivateEffect) -> bool:
    return "Activate: Main" in ability.timings and not ability.gate.once


def play(cards: Catalog, bot: str, seed: int, activated: Counter[str]) -> list[str]:
    """One game of a bot against itself."""
    # Cards without such an effect count as seen often.
    seen = activated + Counter({card.number: 1000 for card in cards if not again_and_again(card)})
    random = Random(f"repeated {seed}")
    decks = [draw_deck(random, cards, seen) for _ in range(2)]
    game = Game.start(cards, decks, seed=seed, log=False)
    bots = [make(bot, seed), make(bot, seed + 1)]
    times: Counter[tuple[int, int, int | None]] = Counter()
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            break
        choice = bots[decision.player].choose(game.view(decision.player), decision)
        card = game.state.find(choice.card) if choice.kind == "activate" and choice.card else None
        if card is not None:
            activated[card.definition.number] += 1
            times[game.state.turn_number, card.id, choice.number] += 1
            most = MOST_FOR_FREE if for_free(card.definition.data) else MOST_TIMES
            if times[game.state.turn_number, card.id, choice.number] > most:
                return [f"{bot}, seed {seed}: {card.definition.number} again and again"]
        game.choose(choice)
    return [] if game.decision is None else [f"{bot}, seed {seed}: no end after {MOST_CHOICES} choices"]


def run(first: int, games: int) -> Played:
    """So many games, the bots in turn."""
    cards = catalog()
    played = Played(Counter(), [])
    for seed in range(first, first + games):
        played.faults.extend(play(cards, BOTS[seed % len(BOTS)], seed, played.activated))
    return played


def main() -> int:
    parser = argparse.ArgumentParser(description="Let bots play cards whose effects may be used again.")
    parser.add_argument("--games", type=int, default=200)
    played = run(0, parser.parse_args().games)
    numbers = [card.number for card in catalog() if again_and_again(card)]
    print(f"{len(played.activated.keys() & set(numbers))} of {len(numbers)} cards were activated")
    print(*played.faults, sep="\n")
    return 1 if played.faults else 0


if __name__ == "__main__":
    sys.exit(main())
