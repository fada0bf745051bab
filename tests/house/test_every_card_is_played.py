"""Every house card takes part in random games, and no game breaks or hangs."""

import pytest

from tests.games.every_card import run
from tests.games.playing import house


@pytest.mark.parametrize("times", [1, pytest.param(20, marks=pytest.mark.long)])
def test_every_house_card_is_played_or_activated(times: int) -> None:
    played = run("house", times=times, jobs=1, most=1000 * times, per_batch=10)
    assert played.faults == []
    assert [number for number in house().numbers if played.seen[number] < times] == []
