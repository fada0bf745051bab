"""Plays cards whose texts no card has: lines made of the pieces of official ones.

python -m tests.games.recombined_cards 300 --seed 1
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from optcg import Catalog
from optcg.model.cards import CardData
from optcg.model.terms import Category
from tests.games.every_card import COUNTED, draw_deck, play
from tests.official.board import catalog
from tests.text.pieces import Pieces, cut
from tests.text.recombined import fault
from tests.text.recombiner import Recombiner


def recombined(cards: list[CardData], pieces: Pieces, seed: int) -> Catalog:
    """The same cards with other texts: names, types and numbers stay, each has one or two new lines."""
    spare: dict[Category, list[str]] = defaultdict(list)
    lines = Recombiner(pieces, seed).lines(100 * len(cards))

    def line(category: Category) -> str:
        while not spare[category]:
            new = next(lines)
            if fault(new) is None:
                spare[new.category].append(new.text)
        return spare[category].pop()

    made = {}
    for card in cards:
        first, second = line(card.category), line(card.category)
        trigger = next((text for text in (first, second) if text.startswith("[Trigger]")), "")
        text = "<br>".join(text for text in (first, second) if not text.startswith("[Trigger]"))
        if card.category is Category.LEADER and trigger:
            text, trigger = text or "[Activate: Main] [Once Per Turn] Draw 1 card.", ""
        made[card.number] = replace(card, text=text, trigger=trigger, abilities=(), unread=())
    return Catalog(made)


def faults_of_games(cards: Catalog, first: int, count: int, seen: Counter[str]) -> Iterator[str]:
    """What goes wrong in so many games; `seen` counts the cards that take part."""
    for seed in range(first, first + count):
        random = Random(f"recombined decks {seed}")
        decks = [draw_deck(random, cards, seen) for _ in range(2)]
        try:
            game, wrong, _ = play(cards, decks, seed)
        except Exception:
            yield f"seed {seed}: {traceback.format_exc(limit=-6)}"
            continue
        yield from wrong
        for event in game.events:
            if event.kind in COUNTED:
                seen.update(card.definition.number for card in event.cards if card.definition is not None)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play cards with new lines in random games.")
    parser.add_argument("games", type=int, nargs="?", default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cards", type=int, default=300)
    asked = parser.parse_args()
    official = list(catalog().printed())
    chosen = Random(f"cards {asked.seed}").sample(official, asked.cards)
    cards = recombined(chosen, cut(official), asked.seed)
    seen: Counter[str] = Counter()
    found = 0
    for wrong in faults_of_games(cards, asked.seed * 100_000, asked.games, seen):
        found += 1
        print(wrong, flush=True)
    print(f"{asked.games} games, {len(seen)} of {len(cards)} cards took part, {found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
