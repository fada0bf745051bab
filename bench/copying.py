"""Copies in mid-game: clone, the view of one player, saving to JSON and reading it back."""

import json
from functools import partial

from bench.timing import best_us
from optcg import Catalog, Game
from optcg.engine.saving import dump_state, load_state
from optcg.engine.translate.cards import definitions_of


def measure(catalog: Catalog, games: list[Game]) -> dict[str, float]:
    count = len(games)
    states = [game.state for game in games]
    saved = [json.dumps(game.to_dict()) for game in games]
    dumped = [json.dumps(dump_state(state)) for state in states]
    definitions = definitions_of(catalog)
    return {
        "clone_us": best_us(lambda: [state.clone() for state in states], 100, count),
        "game_clone_us": best_us(lambda: [game.clone() for game in games], 100, count),
        "view_us": best_us(lambda: [game.view(0) for game in games], 50, count),
        "view_dict_us": best_us(lambda: [game.view(0).to_dict() for game in games], 10, count),
        "state_dump_us": best_us(lambda: [json.dumps(dump_state(state)) for state in states], 5, count),
        "state_load_us": best_us(
            lambda: [load_state(json.loads(text), definitions) for text in dumped], 5, count
        ),
        "save_us": best_us(lambda: [json.dumps(game.to_dict()) for game in games], 2, count),
        "load_us": best_us(partial(_load_all, saved, catalog), 1, count),
    }


def _load_all(saved: list[str], catalog: Catalog) -> None:
    for text in saved:
        Game.from_dict(json.loads(text), catalog)
