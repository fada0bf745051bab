"""What is said of several cards together: totals of base values, different colors, costs and types."""

import pytest

from optcg.model.amounts import Apart
from optcg.model.terms import Color
from tests.effects.checks import OWN, begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario

RED, GREEN, BLUE = Color.RED, Color.GREEN, Color.BLUE


def test_a_total_of_base_powers_leaves_changes_out() -> None:
    s = Scenario()
    changed = s.character(B, power=4000, effects=[{"power": 9000, "until": "turn"}])
    other, strong = s.character(B, power=3000), s.character(B, power=5000)
    line = "[On Play] K.O. up to 2 of your opponent's Characters with a total base power of 7000 or less."
    game, _ = played(s, line)
    game.choose(f"pick {changed}")

    assert f"pick {other}" in game.choices()
    assert f"pick {strong}" not in game.choices()


def test_a_total_of_base_costs() -> None:
    s = Scenario()
    cheap = s.character(B, cost=3, effects=[{"cost": -3, "until": "turn"}])
    other, dear = s.character(B, cost=3), s.character(B, cost=4)
    game, _ = played(
        s, "[On Play] Rest any number of your opponent's Characters with a total base cost of 6 or less."
    )
    game.choose(f"pick {cheap}")

    assert f"pick {other}" in game.choices()
    assert f"pick {dear}" not in game.choices()


@pytest.mark.parametrize(
    ("colors", "drawn"),
    [
        (((RED,), (GREEN,)), 1),
        (((RED,), (RED,)), 0),
        (((RED, GREEN), (RED,), (GREEN,)), 1),
        (((RED, GREEN), (RED, BLUE)), 0),
    ],
)
def test_cards_with_different_colors_share_none(colors: tuple[tuple[Color, ...], ...], drawn: int) -> None:
    s = Scenario()
    for each in colors:
        s.character(A, colors=each, types=("Harbor",))
    line = "[On Play] If you have 2 or more {Harbor} type Characters with different colors, draw 1 card."
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn
    assert Apart(OWN, "color") != Apart(OWN, "type")


def test_a_permanent_effect_counts_characters_with_different_types() -> None:
    s = Scenario()
    s.character(A, types=("Harbor", "Lamplight"))
    s.character(A, types=("Harbor",))
    line = "If you have 3 or more Characters with different types, this Character gains +1000 power."
    ally = s.character(A, power=1000, types=("Orchard",), abilities=worded(line))
    assert begin(s).power(ally) == 1000
    s.character(A, types=("Quay",))

    assert begin(s).power(ally) == 2000


def test_chosen_cards_of_different_colors() -> None:
    s = Scenario()
    first = s.trash(A, s.character_card(colors=(RED, GREEN)))
    second, third = (
        s.trash(A, s.character_card(colors=(GREEN,))),
        s.trash(A, s.character_card(colors=(BLUE,))),
    )
    game, _ = played(
        s, "[On Play] Add up to 2 Character cards with different colors from your trash to your hand."
    )
    game.choose(f"pick {first}")

    assert f"pick {third}" in game.choices()
    assert f"pick {second}" not in game.choices()


def test_chosen_cards_of_different_costs_have_them_now() -> None:
    s = Scenario()
    first = s.character(B, cost=3)
    second, third = s.character(B, cost=4, effects=[{"cost": -1, "until": "turn"}]), s.character(B, cost=4)
    game, _ = played(s, "[On Play] K.O. up to 2 of your opponent's Characters with different costs.")
    game.choose(f"pick {first}")

    assert f"pick {third}" in game.choices()
    assert f"pick {second}" not in game.choices()
