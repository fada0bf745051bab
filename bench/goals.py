"""What each number means, and what it should be."""

from typing import NamedTuple


class Goal(NamedTuple):
    """A line of the table. The goals are for the plain and the compiled engine; None where there is none."""

    title: str
    plain: float | None = None
    compiled: float | None = None
    more_is_better: bool = False
    digits: int = 1

    def of(self, mode: str) -> float | None:
        return self.compiled if mode == "compiled" else self.plain

    def met(self, mode: str, value: float | None) -> bool | None:
        goal = self.of(mode)
        if goal is None or value is None:
            return None
        return value >= goal if self.more_is_better else value <= goal

    def in_moves(self, name: str, value: float | None, moves_per_s: float | None) -> float | None:
        """The result beside the yardstick: for a rate, how many to one move; for a time, how many moves."""
        if value is None or moves_per_s is None:
            return None
        if name.endswith("_per_s"):
            return value / moves_per_s
        if name.endswith("_us"):
            return value * moves_per_s / 1e6
        return value * moves_per_s if name.endswith("_s") else None


GOALS = {
    "listed_decisions_per_s": Goal("decisions a second, official deck lists", 40_000, 400_000, True, 0),
    "listed_games_per_s": Goal("games a second with them", None, None, True, 0),
    "listed_decisions_per_game": Goal("decisions a game with them"),
    "listed_clone_us": Goal("clone of a game with them, us", 12, 1.5),
    "listed_view_us": Goal("view of one player with them, us", 25, 3),
    "decisions_per_s": Goal("decisions a second", 30_000, 300_000, True, 0),
    "games_per_s": Goal("games a second", 180, 2_000, True, 0),
    "decisions_per_game": Goal("decisions a game"),
    "effect_decisions_per_s": Goal("decisions a second, decks full of effects", 30_000, 300_000, True, 0),
    "effect_games_per_s": Goal("games a second with them", None, None, True, 0),
    "effect_decisions_per_game": Goal("decisions a game with them"),
    "effect_clone_us": Goal("clone of a game with them, us", 12, 3),
    "effect_view_us": Goal("view of one player with them, us", 25, 8),
    "clone_us": Goal("clone of the state, us", 12, 3),
    "game_clone_us": Goal("clone of the game with its choices, us"),
    "view_us": Goal("view of one player, us", 25, 8),
    "view_dict_us": Goal("view as plain data, us"),
    "state_dump_us": Goal("state to JSON text, us"),
    "state_load_us": Goal("state from JSON text, us"),
    "save_us": Goal("saved game to JSON text, us"),
    "load_us": Goal("saved game from JSON text, us"),
    "main_choices_us": Goal("choices of the Main Phase, us"),
    "power_us": Goal("power of one card, us", digits=2),
    "derive_us": Goal("all powers of the field, us", digits=2),
    "env_step_us": Goal("step of the environment on top of the engine, us", 150, 50),
    "start_python_s": Goal("start of Python, s of the processor", digits=3),
    "start_help_s": Goal("start of optcg --help, s", 0.3, 0.3, digits=2),
    "start_version_s": Goal("start of optcg --version, s", 0.3, 0.3, digits=2),
    "start_house_deck_s": Goal("optcg deck check of a house deck, s", 0.6, 0.6, digits=2),
    "start_deck_s": Goal("the same with all official cards, s", 0.6, 0.6, digits=2),
    "start_card_s": Goal("optcg cards show with them, s", 0.6, 0.6, digits=2),
    "start_find_s": Goal("optcg cards find with them, s", 0.6, 0.6, digits=2),
    "start_replay_s": Goal("optcg replay of a whole game, s", 0.6, 0.6, digits=2),
    "start_first_move_s": Goal("optcg play until the first question, s", 0.6, 0.6, digits=2),
    "start_gym_env_s": Goal("gym_env(), s", 0.8, 0.8, digits=2),
    "start_aec_env_s": Goal("aec_env(), s", 0.8, 0.8, digits=2),
    "start_server_s": Goal("optcg serve until it can be played, s", 1, 1, digits=2),
    "load_cards_s": Goal("loading official card data, s", 1, 1, digits=2),
    "read_text_s": Goal("reading all its text, s", 20, 20),
    "official_decisions_per_s": Goal("decisions a second, official cards", None, None, True, 0),
    "official_games_per_s": Goal("games a second with them", None, None, True, 0),
    "official_decisions_per_game": Goal("decisions a game with them"),
    "long_game_ratio": Goal("a decision after a forty times longer game", digits=2),
    "state_bytes": Goal("bytes of a state without its log", 10_000, 10_000, digits=0),
    "two_processes_ratio": Goal("two processes against one", 1.8, 1.8, True, 2),
    "two_processes_counting_ratio": Goal("the same, only counting", digits=2),
    "yardstick_moves_per_s": Goal("yardstick: chess moves a second", None, None, True, 0),
}
