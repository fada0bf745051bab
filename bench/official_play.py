"""Official cards, where their data is at hand: loading it, reading all its text, and random play with it."""

from random import Random
from time import process_time

from bench.official_decks import card_data, drawn_decks
from bench.random_play import play_out
from bench.timing import quiet
from optcg import Catalog, Game
from optcg.cards.importer import facts_of, import_printings
from optcg.text import read

ROUNDS = 3
GAMES = 60

NOTHING: dict[str, float | None] = dict.fromkeys(
    (
        "load_cards_s",
        "read_text_s",
        "official_decisions_per_s",
        "official_games_per_s",
        "official_decisions_per_game",
    )
)


def measure() -> dict[str, float | None]:
    place = card_data()
    if place is None:
        return NOTHING
    start = process_time()
    facts = facts_of(import_printings(place))  # as if nothing were kept
    loaded = process_time()
    for card in facts.values():
        read(card.text, card.trigger, card.category)
    done = process_time()
    return {"load_cards_s": loaded - start, "read_text_s": done - loaded, **_play(Catalog(facts))}


def _play(catalog: Catalog) -> dict[str, float]:
    """Each game has two decks of its own; a card that is first met is translated before the clock runs."""
    drawn = drawn_decks(catalog)
    pairs = [drawn(seed) for seed in range(GAMES)]
    best = float("inf")
    decisions = 0
    for taken in range(ROUNDS + 1):
        random = Random(1)
        with quiet():
            start = process_time()
            decisions = 0
            for seed, pair in enumerate(pairs):
                game = Game.start(catalog, pair, seed=seed, log=False, allow_unread=True)
                decisions += play_out(game, random)
            if taken:
                best = min(best, process_time() - start)
    return {
        "official_decisions_per_s": decisions / best,
        "official_games_per_s": GAMES / best,
        "official_decisions_per_game": decisions / GAMES,
    }
