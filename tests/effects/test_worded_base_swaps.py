"""Base powers and base costs that two cards exchange (Rule 4-9)."""

import pytest

from optcg.model.durations import Duration
from optcg.model.effects import Pick, SwapBaseCost
from optcg.model.selections import Choose, Every
from tests.effects.checks import OWN, OWN_LEADER, THEIRS, resolve, worded
from tests.effects.test_worded_numbers import played
from tests.effects.test_worded_numbers import worded as read
from tests.scenario import A, B, Scenario

COSTS = (
    "Select 1 of your Characters and 1 of your opponent's Characters. Swap the base cost of the selected "
    "Characters with each other during this turn."
)


@pytest.mark.rule("4-9-2-2")
def test_4_9_2_2_base_costs_are_exchanged_and_changes_stay() -> None:
    s = Scenario()
    own = s.character(A, cost=2)
    foe = s.character(B, cost=7, effects=[{"cost": -1, "until": "turn"}])
    game = worded(s, COSTS)
    assert (game.cost(own), game.cost(foe)) == (7, 1)

    game.end()
    assert (game.cost(own), game.cost(foe)) == (2, 7)


@pytest.mark.parametrize("side", ["own", "foe"])
def test_one_card_alone_is_not_swapped(side: str) -> None:
    s = Scenario()
    ref = s.character(A if side == "own" else B, cost=4)

    assert worded(s, COSTS).cost(ref) == 4


@pytest.mark.parametrize(
    "words",
    [
        "Swap this Character's base power with the selected Character's base power during this turn.",
        "Swap the base power of this Character and the selected Character during this turn.",
        "This Character and that Character swap base power during this turn.",
    ],
)
@pytest.mark.parametrize("taken", [True, False])
def test_this_character_and_the_selected_one(words: str, taken: bool) -> None:
    s = Scenario()
    foe = s.character(B, power=9000)
    game, this = played(s, f"[On Play] Select up to 1 of your opponent's Characters. {words}", power=2000)
    game.choose(f"pick {foe}" if taken else "done")

    assert (game.power(this), game.power(foe)) == ((9000, 2000) if taken else (2000, 9000))


def test_the_leader_and_the_selected_character() -> None:
    s = Scenario()
    foe = s.character(B, power=9000)
    line = (
        "Select up to 1 of your opponent's Characters. Swap your Leader's base power with the selected "
        "Character's "
        "base power during this turn."
    )
    game = worded(s, line).choose(f"pick {foe}")

    assert (game.power("leader_a"), game.power(foe)) == (9000, 5000)


@pytest.mark.rule("2-7-5")
def test_2_7_5_a_leader_has_no_base_cost_to_swap() -> None:
    s = Scenario()
    own = s.character(A, cost=4)
    picks = Pick(Every(OWN_LEADER, slot=1)), Pick(Every(OWN, slot=2))
    game = resolve(s, *picks, SwapBaseCost(1, 2, Duration.TURN))

    assert game.cost(own) == 4


@pytest.mark.rule("1-3-2")
@pytest.mark.parametrize("word", ["cost", "power"])
def test_1_3_2_with_a_card_that_is_not_affected_nothing_is_swapped(word: str) -> None:
    s = Scenario()
    own = s.character(A, cost=2, power=2000)
    foe = s.character(
        B, cost=7, power=7000, abilities=read("This Character is unaffected by your opponent's effects.")
    )
    game = worded(s, COSTS.replace("cost", word))

    assert (game.cost(own), game.power(own), game.cost(foe), game.power(foe)) == (2, 2000, 7, 7000)


def test_of_two_slots() -> None:
    s = Scenario()
    own, foe = s.character(A, cost=1), s.character(B, cost=8)
    game = resolve(
        s, Pick(Choose(OWN, slot=1)), Pick(Choose(THEIRS, slot=2)), SwapBaseCost(1, 2, Duration.TURN)
    )

    assert (game.cost(own), game.cost(foe)) == (8, 1)
