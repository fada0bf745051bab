"""Rule 7-1-5-2: the end of a battle in which a card attacked, was attacked, or K.O.'d another."""

import pytest

from optcg.model.abilities import ActivateEffect
from optcg.model.effects import EndBattle
from optcg.model.terms import Category
from tests.effects.checks import begin, said
from tests.effects.test_worded_numbers import worded
from tests.scenario import A, B, Scenario

KO = (
    "[Once Per Turn] At the end of a battle in which this Character K.O.'d your opponent's Character, set "
    "this Character as active. Then, this Character cannot attack Characters during this turn."
)


@pytest.mark.rule("7-1-5-2")
def test_7_1_5_2_the_end_of_a_battle_with_a_ko() -> None:
    s = Scenario()
    s.life(B, 3)
    this = s.character(A, power=6000, abilities=worded(KO))
    foe, other = (s.character(B, power=5000, rested=True) for _ in range(2))
    game = begin(s).attack(this, foe)

    assert (game.area(foe), game.rested(this)) == ("trash", False)
    assert f"attack {this} {other}" not in game.choices()
    assert game.attack(this, "leader_b").rested(this)


@pytest.mark.parametrize("target", ["stronger", "leader_b"])
def test_without_a_ko_nothing_ends_so(target: str) -> None:
    s = Scenario()
    s.life(B, 3)
    this = s.character(A, power=6000, abilities=worded(KO))
    foe = s.character(B, power=7000, rested=True)
    game = begin(s).attack(this, foe if target == "stronger" else target)

    assert game.rested(this)


def test_a_ko_that_was_replaced_is_none() -> None:
    s = Scenario()
    this = s.character(A, power=6000, abilities=worded(KO))
    instead = worded("If this Character would be K.O.'d, trash this Character instead.")
    foe = s.character(B, power=5000, rested=True, abilities=instead)
    game = begin(s).attack(this, foe)

    assert (game.area(foe), game.rested(this)) == ("trash", True)


@pytest.mark.parametrize(("cost", "types", "drawn"), [(5, "Harbor", 1), (4, "Harbor", 0), (5, "Lamp", 0)])
def test_which_card_has_kod_which(cost: int, types: str, drawn: int) -> None:
    s = Scenario()
    line = (
        "At the end of a battle in which your {Harbor} type Character K.O.'d your opponent's Character with "
        "a base cost of 5 or more, draw 1 card."
    )
    s.leader(A, power=5000, abilities=worded(line))
    ally = s.character(A, power=6000, types=(types,))
    foe = s.character(B, cost=cost, power=5000, rested=True)

    assert begin(s).attack(ally, foe).count(A, "hand") == drawn


GUARD = (
    "[Opponent's Turn] At the end of a battle in which your opponent's Character attacked this Character, "
    "place the opponent's Character you battled with at the bottom of the owner's deck."
)


@pytest.mark.parametrize(("attacker", "target", "goes"), [("foe", "this", True), ("foe", "leader", False)])
def test_the_character_that_attacked_this_one(attacker: str, target: str, goes: bool) -> None:
    s = Scenario(turn_player=B)
    s.life(A, 3)
    this = s.character(A, power=9000, rested=True, abilities=worded(GUARD))
    foe = s.character(B, power=1000)
    game = begin(s).attack(foe, this if target == "this" else "leader_a")

    assert (game.area(foe) == "deck") is goes


def test_a_block_makes_the_blocker_the_one_that_is_attacked() -> None:
    """Rule 10-1-4-1."""
    s = Scenario(turn_player=B)
    s.life(A, 3)
    this = s.character(A, power=9000, keywords=["Blocker"], abilities=worded(GUARD))
    foe = s.character(B, power=1000)
    game = begin(s).declare(foe, "leader_a").choose(f"block {this}").pass_battle()

    assert game.area(foe) == "deck"


def test_this_character_does_not_attack_itself() -> None:
    """In its own attack it was not attacked."""
    s = Scenario()
    this = s.character(A, power=9000, abilities=worded(GUARD.removeprefix("[Opponent's Turn] ")))
    foe = s.character(B, power=10000, rested=True)

    assert begin(s).attack(this, foe).area(foe) == "characters"


def test_each_character_that_attacked() -> None:
    s = Scenario(turn_player=B)
    s.life(A, 3)
    line = (
        "[Opponent's Turn] At the end of a battle in which your opponent's Character attacked, give that "
        "Character -3000 power during this turn."
    )
    s.leader(A, power=9000, abilities=worded(line))
    foe = s.character(B, power=5000)
    game = begin(s).attack(foe, "leader_a").attack("leader_b", "leader_a")

    assert (game.power(foe), game.power("leader_b")) == (2000, 5000)


@pytest.mark.parametrize(("verb", "drawn"), [("attacked", 1), ("battled", 0)])
def test_7_1_5_a_battle_that_ends_early_was_an_attack(verb: str, drawn: int) -> None:
    s = Scenario()
    line = f"At the end of a battle in which this Character {verb} your opponent's Leader, draw 1 card."
    this = s.character(A, power=5000, abilities=worded(line))
    (counter,) = said("[Counter] End this battle.", Category.EVENT)
    assert isinstance(counter, ActivateEffect)
    assert counter.effects == (EndBattle(),)
    card = s.hand(B, s.event_card(cost=0, abilities=[counter]))
    game = begin(s).declare(this, "leader_b").choose(f"counter {card}")

    assert game.count(A, "hand") == drawn


@pytest.mark.parametrize(("power", "drawn"), [(6000, 1), (1000, 1)])
def test_the_character_that_is_not_spoken_of_may_be_gone(power: int, drawn: int) -> None:
    s = Scenario()
    line = "At the end of a battle in which this Character attacked your opponent's Character, draw 1 card."
    this = s.character(A, power=power, abilities=worded(line))
    foe = s.character(B, power=5000, rested=True)

    assert begin(s).attack(this, foe).count(A, "hand") == drawn
