"""A yardstick for the machine: random legal play with the `chess` package."""

from random import Random
from time import process_time

from bench.timing import quiet

ROUNDS = 3
GAMES = 15
LONGEST = 150


def measure() -> dict[str, float | None]:
    try:
        import chess
    except ImportError:
        return {"yardstick_moves_per_s": None}
    best = 0.0
    with quiet():
        for _ in range(ROUNDS):
            random = Random(3)
            moves = 0
            start = process_time()
            for _ in range(GAMES):
                board = chess.Board()
                for _ in range(LONGEST):
                    legal = list(board.legal_moves)
                    if not legal:
                        break
                    board.push(legal[int(random.random() * len(legal))])
                    moves += 1
            best = max(best, moves / (process_time() - start))
    return {"yardstick_moves_per_s": best}
