"""What is done instead by what the chosen card is: "If that card has ..., it gains +4000 power instead"."""

import pytest

from tests.effects.checks import worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("base", "gained"), [(7000, 4000), (6000, 2000)])
@pytest.mark.parametrize("end", [" during this turn", ""])
def test_it_gains_more_in_place_of_the_first_gain(base: int, gained: int, end: str) -> None:
    s = Scenario()
    ally = s.character(A, power=base)
    line = (
        "Up to 1 of your Leader or Character cards gains +2000 power during this turn. If that card has 7000 "
        f"base power or more, it gains +4000 power{end} instead."
    )
    game = worded(s, line).choose(f"pick {ally}")

    assert game.power(ally) == base + gained
    assert game.end().power(ally) == base


def test_without_a_card_neither_is_done() -> None:
    s = Scenario()
    ally = s.character(A, power=7000)
    line = (
        "Up to 1 of your Characters gains +2000 power during this turn. If that card has 7000 base power or "
        "more, it gains +4000 power during this turn instead."
    )
    game = worded(s, line).choose("done")

    assert game.power(ally) == 7000


@pytest.mark.parametrize(("cost", "area"), [(3, "trash"), (4, "characters")])
def test_another_deed_is_done_to_the_same_card(cost: int, area: str) -> None:
    s = Scenario()
    foe, _ = s.character(B, cost=cost), s.character(B, cost=1)
    line = (
        "[On Play] Rest up to 1 of your opponent's Characters. If that Character has a cost of 3 or less, "
        "K.O. it instead."
    )
    game, _ = played(s, line)
    game.choose(f"pick {foe}")

    assert game.area(foe) == area
    assert area == "trash" or game.rested(foe)


@pytest.mark.parametrize(("option", "area"), [("option 1", "hand"), ("option 2", "deck")])
def test_one_or_the_other_as_the_player_likes(option: str, area: str) -> None:
    s = Scenario()
    foe = s.character(B, cost=3)
    line = (
        "Return up to 1 of your opponent's Characters to the owner's hand. If that Character has a cost of 3 "
        "or less, you may place it at the bottom of the owner's deck instead."
    )
    game = worded(s, line).choose(f"pick {foe}").choose(option)

    assert game.area(foe) == area
