"""What bots ask the engine most: the choices of the Main Phase, and powers."""

from bench.timing import best_us
from optcg import Game
from optcg.engine import main_phase, power_and_cost


def measure(games: list[Game]) -> dict[str, float]:
    """`games` stand at the question for a Main Phase action."""
    states = [game.state.clone() for game in games]
    cards = [(game, _field(game)) for game in games]
    queries = sum(len(ids) for _, ids in cards)

    def ask_choices() -> None:
        for state in states:
            main_phase.offer(state)

    def ask_powers() -> None:
        for game, ids in cards:
            for card in ids:
                game.power(card)

    def work_out() -> None:
        for state in states:
            power_and_cost.derive(state)

    return {
        "main_choices_us": best_us(ask_choices, 100, len(states)),
        "power_us": best_us(ask_powers, 50, queries),
        "derive_us": best_us(work_out, 100, len(states)),
    }


def _field(game: Game) -> list[int]:
    return [card.id for player in game.state.players for card in (player.leader, *player.characters)]
