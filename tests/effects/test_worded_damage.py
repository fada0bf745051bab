"""Damage that is replaced by how much it is, and by whose attack deals it, from words to what happens."""

import pytest

from optcg.model.abilities import Would
from tests.effects.checks import begin, said
from tests.effects.test_worded_numbers import played, watching, worded
from tests.scenario import A, B, Scenario, Table

LESS = "[Opponent's Turn] If you would take 2 or more damage, you may trash this Character and take 1 damage "
FORCED = "If you would take 2 or more damage, you take only 1 damage instead."


def _attacked(s: Scenario, keyword: str = "Double Attack", power: int = 9000) -> Table:
    """B attacks the Leader of A."""
    attacker = s.character(B, power=power, abilities=worded(f"[{keyword}]"))
    return begin(s).attack(attacker, "leader_a")


@pytest.mark.rule("8-1-3-4")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("cause", ["", "from an attack"])
def test_8_1_3_4_one_damage_instead_of_two(answer: str, cause: str) -> None:
    s = Scenario(turn_player=B)
    s.life(A, 4)
    guard = watching(s, f"{LESS}instead.".replace("damage,", f"damage {cause},", 1))
    game = _attacked(s)
    assert game.asked() == (A, "yes_no")
    game.choose(answer)

    assert game.area(guard) == ("trash" if answer == "yes" else "characters")
    assert game.count(A, "life") == (3 if answer == "yes" else 2)


def test_one_damage_is_less() -> None:
    s = Scenario(turn_player=B)
    s.life(A, 4)
    guard = watching(s, f"{LESS}instead.")
    game = _attacked(s, "Banish")

    assert (game.area(guard), game.count(A, "life"), game.asked()) == ("characters", 3, (B, "main"))
    assert Would("damage", at_least=2) != Would("damage")


def test_8_1_3_4_7_the_damage_is_that_of_the_effect() -> None:
    """[Banish] is said of the attack: the card goes to the hand, with its [Trigger]."""
    s = Scenario(turn_player=B)
    s.life(A, 2)
    s.life_top(A, s.character_card(abilities=worded("[Trigger] Draw 1 card.")))
    watching(s, FORCED)
    attacker = s.character(B, power=9000, abilities=[*worded("[Double Attack]"), *worded("[Banish]")])
    game = begin(s).declare(attacker, "leader_a")
    assert game.asked() == (A, "trigger")
    game.choose("yes")

    assert (game.count(A, "life"), game.count(A, "hand"), game.count(A, "trash")) == (2, 1, 1)


@pytest.mark.parametrize(("number", "life"), [(1, 4), (2, 4), (3, 4)])
def test_damage_of_an_effect_as_a_whole(number: int, life: int) -> None:
    s = Scenario(turn_player=B)
    s.life(A, 5)
    watching(s, FORCED)
    deal = worded(f"[Main] Deal {number} damage to your opponent.")
    event = s.hand(B, s.event_card(cost=0, abilities=deal))
    game = begin(s).play(event)

    assert game.count(A, "life") == life


def test_8_1_3_4_3_not_applied_again_to_what_it_has_made() -> None:
    s = Scenario(turn_player=B)
    s.life(A, 4)
    watching(s, "If you would take damage, take 1 damage instead.")
    game = _attacked(s)

    assert game.count(A, "life") == 3


def test_without_life_the_damage_is_lethal_still() -> None:
    s = Scenario(turn_player=B)
    s.life(A, 0)
    watching(s, FORCED)
    game = _attacked(s)

    assert game.game.over


@pytest.mark.parametrize(("keyword", "asked"), [("Double Attack", True), ("Banish", False)])
def test_damage_from_a_character_is_that_of_its_attack(keyword: str, asked: bool) -> None:
    s = Scenario(turn_player=B)
    s.life(A, 4)
    line = "If you would take damage from a Character with [Double Attack], you may trash this Character "
    guard = watching(s, f"{line}instead.")
    game = _attacked(s, keyword)
    assert (game.asked() == (A, "yes_no")) is asked
    if asked:
        game.choose("yes")

    assert (game.area(guard), game.count(A, "life")) == (("trash", 4) if asked else ("characters", 3))


@pytest.mark.parametrize(
    "dealer", ["your opponent's attack", "a Character with [Double Attack]", "your opponent's Character"]
)
def test_said_of_what_deals_it(dealer: str) -> None:
    s = Scenario(turn_player=B)
    s.life(A, 4)
    watching(s, f"If {dealer} would deal 2 or more damage to you, take 1 damage instead.")

    assert _attacked(s).count(A, "life") == 3


def test_for_a_time() -> None:
    s = Scenario()
    s.life(A, 4)
    line = "[On Play] Until the end of your opponent's next turn, if you would take 2 or more damage, take 1 "
    ref = s.hand(A, s.character_card(cost=0, abilities=worded(f"{line}damage instead.")))
    attacker = s.character(B, power=9000, abilities=worded("[Double Attack]"))
    game = begin(s).play(ref).end().attack(attacker, "leader_a")
    assert game.count(A, "life") == 3
    # In the turn after that it is over.
    game.end().end().attack(attacker, "leader_a")

    assert game.count(A, "life") == 1


@pytest.mark.parametrize("replaced", [True, False])
@pytest.mark.parametrize(
    "line", ["You may take 1 damage: Draw 2 cards.", "You may take 1 damage. If you do, draw 2 cards."]
)
def test_8_3_1_7_damage_that_is_replaced_pays_nothing(line: str, replaced: bool) -> None:
    s = Scenario()
    s.life(A, 3)
    shield = s.character(A, abilities=said("If you would take damage, you may trash this Character instead."))
    game, _ = played(s, f"[On Play] {line}")
    game.choose("yes").choose("yes" if replaced else "no")

    assert game.area(shield) == ("trash" if replaced else "characters")
    assert (game.count(A, "life"), game.count(A, "hand")) == ((3, 0) if replaced else (2, 3))
