"""Rule 4-6: damage processing."""

import pytest

from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario


@pytest.mark.rule("4-6-1")
def test_4_6_1_damage_is_processed_as_a_whole_before_the_battle_ends() -> None:
    """Damage is dealt, the Life card is taken, and only then the battle is over."""
    s = Scenario()
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.kinds()[-3:] == ["damage_dealt", "life_to_hand", "battle_ended"]


@pytest.mark.rule("4-6-2")
@pytest.mark.parametrize("turn_player", [A, B])
def test_4_6_2_the_player_whose_leader_took_damage_processes_it(turn_player: int) -> None:
    """It is that player who loses a Life card and is asked about its [Trigger]."""
    s = Scenario(turn_player=turn_player)
    s.life_top(A, s.character_card(trigger=[Draw(1)]))
    s.life_top(B, s.character_card(trigger=[Draw(1)]))
    attacker = s.character(turn_player)
    game = s.start()

    game.declare(attacker, "leader_b" if turn_player == A else "leader_a")

    assert game.asked() == (1 - turn_player, "trigger")


@pytest.mark.rule("4-6-2")
def test_4_6_2_damage_is_not_processed_when_a_character_is_hit() -> None:
    """A K.O. in battle takes no Life."""
    s = Scenario()
    victim = s.character(B, rested=True)
    game = s.start()

    game.attack("leader_a", victim)

    assert game.count(B, "life") == 3
    assert "damage_dealt" not in game.kinds()


@pytest.mark.rule("4-6-2-1")
def test_4_6_2_1_one_damage_moves_the_top_life_card_to_the_hand() -> None:
    """3 Life become 2, and the card is in the hand."""
    s = Scenario()
    s.life(B, 2)
    top = s.life_top(B, s.character_card())
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.area(top) == "hand"
    assert (game.count(B, "life"), game.count(B, "hand")) == (2, 1)


@pytest.mark.rule("4-6-2-2")
def test_4_6_2_2_two_damage_repeat_the_procedure() -> None:
    """[Double Attack] takes two Life cards."""
    s = Scenario()
    striker = s.character(A, keywords=["Double Attack"])
    game = s.start()

    game.attack(striker, "leader_b")

    assert (game.count(B, "life"), game.count(B, "hand")) == (1, 2)


@pytest.mark.rule("4-6-2-2")
def test_4_6_2_2_the_first_point_is_finished_before_the_second() -> None:
    """While the [Trigger] of the first card is asked, the second card has not moved."""
    s = Scenario()
    second = s.life_top(B, s.character_card())
    first = s.life_top(B, s.character_card(trigger=[Draw(1)]))
    striker = s.character(A, keywords=["Double Attack"])
    game = s.start()
    game.declare(striker, "leader_b")
    assert (game.asked(), game.area(second)) == ((B, "trigger"), "life")

    game.choose("yes")

    assert (game.area(first), game.area(second)) == ("trash", "hand")
    assert game.kinds()[-5:-1] == ["trigger_activated", "card_drawn", "trigger_card_trashed", "life_to_hand"]


@pytest.mark.rule("4-6-3")
def test_4_6_3_the_trigger_of_a_life_card_may_be_activated() -> None:
    """When damage moves a Life card with [Trigger], its player is asked."""
    s = Scenario()
    s.life_top(B, s.character_card(trigger=[Draw(1)]))
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert (game.asked(), game.choices()) == ((B, "trigger"), ["yes", "no"])


@pytest.mark.rule("4-6-3")
def test_4_6_3_a_life_card_without_trigger_is_just_taken() -> None:
    """A [Trigger] further down in the Life area is not asked about."""
    s = Scenario()
    s.life_top(B, s.character_card(trigger=[Draw(1)]))
    top = s.life_top(B, s.character_card())
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.asked() == (A, "main")
    assert game.area(top) == "hand"


@pytest.mark.rule("4-6-3-1")
def test_4_6_3_1_no_trigger_if_the_card_is_not_added_to_the_hand() -> None:
    """[Banish] trashes the Life card instead, so its [Trigger] is not asked about."""
    s = Scenario()
    life = s.life_top(B, s.character_card(trigger=[Draw(1)]))
    raider = s.character(A, keywords=["Banish"])
    game = s.start()

    game.declare(raider, "leader_b")

    assert game.asked() == (A, "main")
    assert game.area(life) == "trash"
