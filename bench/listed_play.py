"""Real deck lists of official cards, where they are at hand: random play of every pair, copies and views."""

from bench.official_decks import card_data, deck_lists
from bench.random_play import play_all
from bench.samples import sample_games
from bench.timing import best_s, best_us

ROUNDS = 2

NOTHING: dict[str, float | None] = dict.fromkeys(
    (
        "listed_decisions_per_s",
        "listed_games_per_s",
        "listed_decisions_per_game",
        "listed_clone_us",
        "listed_view_us",
    )
)


def measure() -> dict[str, float | None]:
    catalog = deck_lists(card_data())
    if catalog is None:
        return NOTHING
    play_all(catalog, 1, 0)  # every card is read and translated before the clock runs
    best, (games, decisions) = best_s(lambda: play_all(catalog, 1, 1), ROUNDS)
    middle = sample_games(catalog)
    return {
        "listed_decisions_per_s": decisions / best,
        "listed_games_per_s": games / best,
        "listed_decisions_per_game": decisions / games,
        "listed_clone_us": best_us(lambda: [game.clone() for game in middle], 100, len(middle)),
        "listed_view_us": best_us(lambda: [game.view(0) for game in middle], 50, len(middle)),
    }


if __name__ == "__main__":
    for title, value in measure().items():
        print(f"{title}: " + ("-" if value is None else f"{value:,.1f}"))
