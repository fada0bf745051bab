"""What came of a step with DON!! cards, and an outcome told behind what follows from it."""

import pytest

from optcg.model.amounts import DoneCount
from optcg.model.conditions import Compare
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize(
    "line",
    [
        "[On Play] Return up to 2 of your DON!! cards to your DON!! deck. "
        "If you returned 2 DON!! cards this way, draw 1 card.",
        "[On Play] Return up to 2 of your DON!! cards to your DON!! deck. "
        "Draw 1 card if 2 or more DON!! cards were returned this way.",
        "[On Play] You may return any number of your DON!! cards to your DON!! deck. "
        "If you returned 2 or more DON!! cards this way, draw 1 card.",
    ],
)
def test_don_that_were_returned(line: str, count: int) -> None:
    s = Scenario()
    s.don(A, active=4)
    game, _ = played(s, line)
    game.choose(f"number {count}" if count or "no" not in game.choices() else "no")

    assert game.count(A, "hand") == (count == 2)
    assert repr(Compare(DoneCount(), ">=", 2)) in repr(worded(line))


@pytest.mark.parametrize(("given", "drawn"), [(2, 1), (1, 0)])
def test_don_that_were_returned_to_pay(given: int, drawn: int) -> None:
    s = Scenario()
    line = (
        "[Activate: Main] [Once Per Turn] Return up to 2 of your DON!! cards given to your Characters to "
        "your cost area rested: Draw 1 card if you returned 2 DON!! cards this way."
    )
    s.character(A, don=given)
    ref = s.character(A, abilities=worded(line))
    game = begin(s)
    game.choose(f"activate {ref}.1")
    game.choose("number 2" if given == 2 else game.choices()[0])

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("category", "drawn"), [("event", 1), ("character", 0)])
def test_an_outcome_told_behind(category: str, drawn: int) -> None:
    s = Scenario()
    s.hand(A, s.event_card() if category == "event" else s.character_card())
    game, _ = played(
        s,
        "[On Play] You may trash 1 card from your hand. Draw 1 card if you trashed an Event this way.",
    )
    game.choose("yes")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("types", "drawn"), [(("Harbor",), 1), (("Quarry",), 0)])
def test_an_effect_that_does_it(types: tuple[str, ...], drawn: int) -> None:
    s = Scenario()
    target = s.character(B, cost=2)
    watching(s, "When your {Harbor} type Character's effect K.O.'s your opponent's Character, draw 1 card.")
    game, _ = played(s, "[On Play] K.O. up to 1 of your opponent's Characters.", types=types)
    game.choose(f"pick {target}")

    assert (game.area(target), game.count(A, "hand")) == ("trash", drawn)


@pytest.mark.parametrize(("rested", "hand"), [(3, 2), (1, 1), (0, 0)])
def test_for_every_don_card_set_as_active(rested: int, hand: int) -> None:
    s = Scenario()
    s.don(A, rested=rested)
    line = (
        "[On Play] Set up to 2 of your DON!! cards as active. Draw 1 card for every DON!! card set as active "
    )
    game, _ = played(s, f"{line}this way.")
    if rested:
        game.choose("number 2" if rested > 1 else "pick don rested")

    assert game.count(A, "hand") == hand
