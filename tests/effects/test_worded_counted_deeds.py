"""Two deeds of one sentence, each done as often as something is there."""

import pytest

from tests.effects.test_worded_numbers import played
from tests.scenario import A, Scenario


@pytest.mark.parametrize(
    "line",
    [
        "Trash 1 card from the top of your deck for each card revealed, and this Character gains +1 cost for "
        "each card revealed until the end of your opponent's next End Phase.",
        "For each card revealed, trash 1 card from the top of your deck and this Character gains +1 "
        "cost until "
        "the end of your opponent's next End Phase.",
    ],
)
@pytest.mark.parametrize("shown", [0, 2])
def test_each_deed_is_counted_out(line: str, shown: int) -> None:
    s = Scenario()
    cards = [s.hand(A, s.character_card(types=("Harbor",))) for _ in range(3)]
    s.hand(A, s.character_card(types=("Quarry",)))
    game, ref = played(s, f"[On Play] Reveal up to 3 {{Harbor}} type cards from your hand. {line}")
    for card in cards[:shown]:
        game.choose(f"pick {card}")
    game.choose("done")

    assert (game.count(A, "trash"), game.cost(ref), game.count(A, "hand")) == (shown, shown, 4)


def test_the_second_deed_may_be_done_once() -> None:
    s = Scenario()
    for _ in range(2):
        s.character(A, types=("Harbor",))
    line = (
        "[On Play] Trash 1 card from the top of your deck for each of your {Harbor} type Characters, "
        "and draw "
        "1 card."
    )
    game, _ = played(s, line)

    assert (game.count(A, "trash"), game.count(A, "hand")) == (2, 1)
