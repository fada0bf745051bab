"""Plays every card of a catalogue: decks are drawn until each was played or activated often enough.

    python -m tests.games.every_card official --times 20 --jobs 2

Each deck is built around the cards that were seen least so far. Players choose at random, but rather play
cards than keep them. After every few choices the invariants of the engine are looked at; a game that does
not end is a fault.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import NamedTuple

from optcg import Catalog, Deck, Game
from optcg.cards.cut import LACKING
from optcg.cards.legality import allowed_by_leader, colors_fit
from optcg.engine.invariants import broken, card_numbers, don_total
from optcg.model.cards import CardData
from optcg.model.terms import Category
from tests.games.playing import house
from tests.official.board import catalog

CATALOGS: dict[str, Callable[[], Catalog]] = {"official": catalog, "house": house}
COUNTED = ("card_played", "event_activated", "trigger_activated", "effect_activated", "leader_placed")
WEIGHTS = {"play": 12, "activate": 4, "counter": 4, "yes": 6, "attack": 3, "give": 1, "end": 1, "done": 1}
MOST_CHOICES = 4000
LOOK_EVERY = 7


class Played(NamedTuple):
    """What a batch of games brought: how often each card took part, and what went wrong."""

    seen: Counter[str]
    faults: list[str]
    games: int
    decisions: int


def leaders_and_cards(cards: Catalog) -> tuple[list[CardData], list[CardData]]:
    """All cards but those of whose text words are lacking: they are kept out of games."""
    whole = [card for card in cards if LACKING not in card.text]
    leaders = [card for card in whole if card.category is Category.LEADER]
    return leaders, [card for card in whole if card.category is not Category.LEADER]


def too_seldom(cards: Catalog, seen: Counter[str], times: int) -> list[str]:
    """The numbers of the cards that took part less often."""
    leaders, others = leaders_and_cards(cards)
    return [card.number for card in (*leaders, *others) if seen[card.number] < times]


def may_hold(leader: CardData, card: CardData) -> bool:
    return colors_fit(leader, card) and allowed_by_leader(leader, card)


def draw_deck(random: Random, cards: Catalog, seen: Counter[str]) -> Deck:
    """A Leader, and cards of its colors: those seen least, four of each."""
    leaders, others = leaders_and_cards(cards)
    rarest = min(others, key=lambda card: (seen[card.number], random.random()))
    fitting = [
        leader for leader in leaders if colors_fit(leader, rarest) and allowed_by_leader(leader, rarest)
    ]
    leader = min(fitting, key=lambda card: (seen[card.number], random.random()))
    pool = [card for card in others if may_hold(leader, card)]
    pool.sort(key=lambda card: (seen[card.number], random.random()))
    deck = [rarest.number] * 4
    for card in pool:
        if len(deck) >= 50:
            break
        if card.number != rarest.number:
            deck += [card.number] * min(4, 50 - len(deck))
    return Deck.parse("\n".join(f"1x{number}" for number in (leader.number, *deck)), cards)


def play(cards: Catalog, decks: Sequence[Deck], seed: int) -> tuple[Game, list[str], int]:
    """One game to its end; what went wrong, and how many choices were made."""
    random = Random(f"every card {seed}")
    game = Game.start(cards, decks, seed=seed)
    players = game.state.players
    numbers = (card_numbers(players[0]), card_numbers(players[1]))
    don = (don_total(players[0]), don_total(players[1]))
    for made in range(MOST_CHOICES):
        decision = game.decision
        if decision is None:
            return game, [], made
        if made % LOOK_EVERY == 0:
            faults = broken(game.state, numbers, don)
            if faults:
                return game, [f"seed {seed}, choice {made}: {fault}" for fault in faults], made
        weights = [WEIGHTS.get(choice.kind, 2) for choice in decision.choices]
        game.choose(random.choices(decision.choices, weights)[0])
    return game, [f"seed {seed}: no end after {MOST_CHOICES} choices"], MOST_CHOICES


def batch(whose: str, first: int, count: int, seen: Counter[str]) -> Played:
    """Some games, each with decks drawn around the cards seen least."""
    cards = CATALOGS[whose]()
    found: Counter[str] = Counter()
    faults: list[str] = []
    decisions = 0
    for seed in range(first, first + count):
        random = Random(f"decks {seed}")
        decks = [draw_deck(random, cards, seen + found) for _ in range(2)]
        try:
            game, wrong, made = play(cards, decks, seed)
        except Exception:
            leaders = " against ".join(deck.numbers[0] for deck in decks)
            faults.append(f"seed {seed}: {leaders}: {traceback.format_exc(limit=-4)}")
            continue
        faults += wrong
        decisions += made
        for event in game.events:
            if event.kind in COUNTED:
                found.update(card.definition.number for card in event.cards if card.definition is not None)
    return Played(found, faults, count, decisions)


def run(whose: str, times: int, jobs: int, most: int, tell: bool = False, per_batch: int = 25) -> Played:
    """Batches until every card was seen `times` times, or `most` games were played."""
    cards = CATALOGS[whose]()
    seen: Counter[str] = Counter()
    faults: list[str] = []
    games = decisions = 0
    with ProcessPoolExecutor(jobs) as pool:
        while games < most and too_seldom(cards, seen, times):
            starts = [games + job * per_batch for job in range(jobs)]
            for played in pool.map(batch, [whose] * jobs, starts, [per_batch] * jobs, [seen] * jobs):
                seen = seen + played.seen
                faults += played.faults
                games += played.games
                decisions += played.decisions
            if tell:
                short = len(too_seldom(cards, seen, times))
                print(
                    f"{games} games, {decisions} decisions, {short} cards short, {len(faults)} faults",
                    flush=True,
                )
    return Played(seen, faults, games, decisions)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play every card in random games.")
    parser.add_argument("whose", choices=CATALOGS, help="the cards to play")
    parser.add_argument("--times", type=int, default=20, help="how often each card must take part")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--most", type=int, default=20_000, help="games at most")
    asked = parser.parse_args()
    begun = time.perf_counter()
    played = run(asked.whose, asked.times, asked.jobs, asked.most, tell=True)
    seconds = time.perf_counter() - begun
    print(f"{played.games} games, {played.decisions} decisions, {seconds:.0f} s")
    return report(CATALOGS[asked.whose](), played, asked.times)


def report(cards: Catalog, played: Played, times: int) -> int:
    """Say which cards took part, and which were kept out; 1 if one that plays did not, or something broke."""
    short = too_seldom(cards, played.seen, times)
    kept_out = [card.number for card in cards if LACKING in card.text]
    took_part = len(cards) - len(kept_out) - len(short)
    print(f"{took_part} of {len(cards)} cards took part {times} times or more")
    for fault in played.faults[:40]:
        print(fault)
    print("short:", *short[:60])
    print("kept out, as words of their text are lacking:", *kept_out)
    return 1 if played.faults or short else 0


if __name__ == "__main__":
    sys.exit(main())
