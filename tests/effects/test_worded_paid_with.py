"""Costs of several parts, and what hangs on the card that was paid with."""

import pytest

from optcg.model.effects import KO
from optcg.model.selections import Every
from optcg.model.terms import Attribute
from tests.effects.checks import THEIRS, begin, don, event
from tests.effects.test_worded_numbers import watching, worded
from tests.scenario import A, B, Scenario

KOD = (
    "[Activate: Main] You may rest 2 of your DON!! cards and K.O. 1 of your Characters: K.O. up to 1 of your "
    "opponent's Characters with a cost equal to or less than the cost of your K.O.'d Character."
)


@pytest.mark.parametrize(("cost", "falls"), [(3, True), (4, False)])
def test_the_cost_of_your_kod_character(cost: int, falls: bool) -> None:
    s = Scenario()
    s.leader(A, abilities=worded(KOD))
    own = s.character(A, cost=3)
    s.character(A, cost=9)
    foe = s.character(B, cost=cost)
    game = begin(s).choose("activate leader_a.1").choose(f"pick {own}")

    assert (f"pick {foe}" in game.choices()) == falls


ANY = (
    "[Activate: Main] You may rest this Stage and any number of your {Harbor} type Characters: Add up to 1 "
    "DON!! card from your DON!! deck and rest it for each Character rested this way."
)


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize("rested", [1, 2])
def test_8_3_1_3_this_stage_and_one_or_more_of_them(rested: int) -> None:
    s = Scenario()
    s.don(A, active=2)
    stage = s.stage(A, abilities=worded(ANY))
    crew = [s.character(A, types=("Harbor",)) for _ in range(2)]
    other = s.character(A)
    game = begin(s).choose(f"activate {stage}.1")
    assert "done" not in game.choices()
    assert f"pick {other}" not in game.choices()
    for ref in crew[:rested]:
        game.choose(f"pick {ref}")
    if rested == 1:
        game.choose("done")
    game.choose(f"number {rested}")

    assert don(game, A)[:2] == (2, rested)
    assert [game.rested(ref) for ref in (stage, *crew, other)] == [True, True, rested == 2, False]


@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_without_a_character_it_is_not_paid() -> None:
    s = Scenario()
    stage = s.stage(A, abilities=worded(ANY))
    s.character(A, types=("Harbor",), rested=True)

    assert f"activate {stage}.1" not in begin(s).choices()


def test_the_chosen_character_and_this_one_gain_it() -> None:
    s = Scenario()
    line = (
        "[Activate: Main] Up to 1 of your {Harbor} type Characters other than [Mira] and this Character gain "
        "+2 cost until the start of your next turn."
    )
    ref = watching(s, line, cost=1)
    ally, mira = s.character(A, cost=1, types=("Harbor",)), s.character(A, name="Mira", types=("Harbor",))
    game = begin(s).choose(f"activate {ref}.1")
    assert f"pick {mira}" not in game.choices()
    game.choose(f"pick {ally}")

    assert (game.cost(ref), game.cost(ally)) == (3, 3)
    game.end().end()
    assert (game.cost(ref), game.cost(ally)) == (1, 1)


@pytest.mark.parametrize(
    ("attribute", "cost", "stays"), [("Slash", 5, True), ("Strike", 0, True), ("Strike", 1, False)]
)
def test_in_battle_by_either_kind_of_card(attribute: str, cost: int, stays: bool) -> None:
    s = Scenario()
    line = (
        "This Character cannot be K.O.'d in battle by <Slash> attribute cards or by cards with a cost of 0."
    )
    wall = s.character(B, power=1000, rested=True, abilities=worded(line))
    foe = s.character(A, power=9000, cost=cost, attributes=(Attribute(attribute),))
    ko = event(s, KO(Every(THEIRS)))
    game = begin(s).attack(foe, wall)

    assert (game.area(wall) == "characters") == stays
    if stays:
        assert game.play(ko).area(wall) == "trash"


@pytest.mark.parametrize("rested", [True, False])
def test_when_you_attack_a_rested_character_with_this_character(rested: bool) -> None:
    s = Scenario()
    line = (
        "[When Attacking] If you attack a rested Character with this Character, this Character gains +3000 "
        "power during this battle."
    )
    ref = watching(s, line, power=1000)
    target = s.character(B, power=9000, rested=True) if rested else "leader_b"
    game = begin(s).declare(ref, target)

    assert ("power_gained" in game.kinds()) == rested
