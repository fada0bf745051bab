"""A decision costs no more at the end of a long game than at its beginning, nor after many games."""

import gc
import sys
import tracemalloc
from types import FrameType

import pytest

from bench.growth import play_parts
from bench.length import lengthened, play_on
from bench.samples import sample_games
from optcg import Catalog, Game

GAMES = 64  # one for each pair of house decks
PARTS = 6
KEPT = 16  # bytes that a game may leave behind: less than any object has


def calls(game: Game) -> int:
    """How often anything is called while some choices are made."""
    counted = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        play_on(game)
    finally:
        sys.setprofile(None)
    return counted


@pytest.mark.parametrize("log", [False, True])
def test_a_long_game_behind_it_does_not_make_a_decision_dearer(log: bool) -> None:
    for game in sample_games(Catalog.house(), 6, log=log):
        longer = lengthened(game)
        assert len(longer.history) == 40 * len(game.history)
        play_on(game.clone())  # what is made once is made before
        assert calls(longer) == calls(game.clone())


def test_games_leave_nothing_behind() -> None:
    tracemalloc.start()
    try:
        held: list[int] = []
        for _ in play_parts(PARTS * GAMES, PARTS):
            gc.collect()
            held.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    # The first parts fill what is made once; lists of free objects go up and down a little after that.
    grown = held[-1] - held[1]
    assert grown < KEPT * GAMES * (PARTS - 2), f"bytes held after each {GAMES} games: {held}"


@pytest.mark.long
def test_many_games_cost_the_same_to_the_last() -> None:
    """Memory is exact; the clock is not, so a rate must only not fall by half."""
    parts = list(play_parts(10_000))
    first, last = parts[1], parts[-1]
    assert last.rate > first.rate / 2
    if first.kilobytes is not None and last.kilobytes is not None:
        assert last.kilobytes < first.kilobytes * 1.05
