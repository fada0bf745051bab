"""Cards that a player chooses, and all the other ones."""

import pytest

from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(
    ("deed", "area"),
    [
        (
            "places all of their other Characters with a base cost of 3 or less at the bottom of their deck",
            "deck",
        ),
        ("returns all of their other Characters with a cost of 3 or less to their hand", "hand"),
        ("K.O.'s all of their other Characters with a cost of 3 or less", "trash"),
    ],
)
def test_all_but_the_one_that_the_opponent_chooses(deed: str, area: str) -> None:
    s = Scenario()
    kept, small, big = [s.character(B, cost=cost) for cost in (2, 3, 4)]
    mine = s.character(A, cost=1)
    game, _ = played(s, f"[On Play] Your opponent chooses 1 of their Characters and {deed}.")

    assert game.asked()[0] == B
    assert set(game.choices()) == {f"pick {ref}" for ref in (kept, small, big)}
    game.choose(f"pick {kept}")
    assert [game.area(ref) for ref in (kept, big, mine)] == ["characters"] * 3
    assert game.area(small) == area


def test_each_player_keeps_one() -> None:
    s = Scenario()
    mine = [s.character(A) for _ in range(2)]
    theirs = [s.character(B) for _ in range(3)]
    line = "[On Play] Each player chooses 1 of their Characters and trashes all of their other Characters."
    game, ref = played(s, line)
    game.choose(f"pick {mine[0]}")
    game.choose(f"pick {theirs[2]}")

    left = [game.area(card) for card in (*mine, ref, *theirs)]
    assert left == ["characters", "trash", "trash", "trash", "trash", "characters"]
