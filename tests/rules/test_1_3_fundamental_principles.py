"""Rule 1-3: fundamental principles, without those about numbers (see test_1_3_6_numbers.py)."""

import pytest

from optcg.model.effects import Draw, Effect
from tests.scenario import A, B, Scenario
from tests.trees import gain_power


@pytest.mark.rule("1-3-1")
def test_1_3_1_card_text_goes_before_the_rules() -> None:
    """[Rush] lets a Character attack in the turn it was played, against Rule 3-7-4; others still cannot."""
    s = Scenario()
    swift = s.character(A, keywords=["Rush"], played_this_turn=True)
    slow = s.character(A, played_this_turn=True)

    game = s.start()

    assert f"attack {swift} leader_b" in game.choices()
    assert f"attack {slow} leader_b" not in game.choices()


@pytest.mark.rule("1-3-2")
def test_1_3_2_as_many_actions_as_possible_are_done() -> None:
    """Two points of damage at 1 Life take the one card there is; the second move is left out."""
    s = Scenario()
    s.life(B, 1)
    striker = s.character(A, keywords=["Double Attack"])
    game = s.start()

    game.attack(striker, "leader_b")

    assert (game.count(B, "life"), game.count(B, "hand")) == (0, 1)
    assert game.asked() == (A, "main")


@pytest.mark.rule("1-3-2-1")
def test_1_3_2_1_setting_active_what_is_active_is_no_action() -> None:
    """A Refresh Phase in which everything is active already sets nothing as active."""
    s = Scenario(phase="refresh")
    idle = s.character(A)

    game = s.start()

    assert not game.rested(idle)
    assert "set_active" not in game.kinds()


@pytest.mark.rule("1-3-2-1")
def test_1_3_2_1_only_cards_that_change_state_are_set_active() -> None:
    """Of two Characters the rested one is set active; the active one does not count."""
    s = Scenario(phase="refresh")
    s.character(A)
    tired = s.character(A, rested=True)

    game = s.start()

    assert not game.rested(tired)
    assert [event.number for event in game.game.events if event.kind == "set_active"] == [1]


@pytest.mark.rule("1-3-2-1")
def test_1_3_2_1_a_rested_card_cannot_be_rested_to_block() -> None:
    """A rested [Blocker] is not offered: resting it again would be no action."""
    s = Scenario()
    s.character(B, keywords=["Blocker"], rested=True)
    ready = s.character(B, keywords=["Blocker"])
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.choices() == [f"block {ready}", "done"]


@pytest.mark.rule("1-3-2-2")
@pytest.mark.parametrize("times", [0, -2])
def test_1_3_2_2_drawing_no_or_a_negative_number_of_cards_does_nothing(times: int) -> None:
    """Nothing is drawn, and no card goes the other way."""
    s = Scenario()
    s.hand(A, s.character_card())
    event = s.hand(A, s.event_card(main=[Draw(times)]))
    game = s.start()
    deck = game.count(A, "deck")

    game.play(event)

    assert (game.count(A, "deck"), game.count(A, "hand")) == (deck, 1)


@pytest.mark.rule("1-3-3")
def test_1_3_3_cannot_attack_prevails_over_rush() -> None:
    """A Character that may attack by [Rush] and cannot attack by another effect does not attack."""
    s = Scenario()
    barred = s.character(A, keywords=["Rush"], played_this_turn=True, effects=[{"cannot": "attack"}])

    game = s.start()

    assert f"attack {barred} leader_b" not in game.choices()


@pytest.mark.rule("1-3-3")
def test_1_3_3_cannot_be_rested_prevails_over_blocker() -> None:
    """[Blocker] rests the card, another effect forbids that: it is not offered."""
    s = Scenario()
    s.character(B, keywords=["Blocker"], effects=[{"cannot": "be rested"}])
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.asked() != (B, "block")


@pytest.mark.rule("1-3-3")
def test_1_3_3_cannot_be_kod_prevails_over_a_lost_battle() -> None:
    """The battle is won by the attacker, but the target stays."""
    s = Scenario()
    rock = s.character(B, power=1000, rested=True, effects=[{"cannot": "be K.O.'d"}])
    game = s.start()

    game.attack("leader_a", rock)

    assert "battle_won" in game.kinds()
    assert game.area(rock) == "characters"


@pytest.mark.rule("1-3-5-1")
def test_1_3_5_1_up_to_one_may_be_none() -> None:
    """ "Up to 1" names no minimum, so the player may choose no card."""
    s = Scenario()
    event = s.hand(A, s.event_card(main=[gain_power(1, 1000, "turn")]))
    game = s.start()
    game.play(event)

    game.choose("done")

    assert game.power("leader_a") == 5000
    assert game.asked() == (A, "main")


@pytest.mark.rule("1-3-7")
@pytest.mark.parametrize(
    ("effects", "drawn_when_asked"),
    [
        ([Draw(1), gain_power(1, 1000, "turn")], 1),
        ([gain_power(1, 1000, "turn"), Draw(1)], 0),
    ],
)
def test_1_3_7_the_parts_of_an_effect_go_in_printed_order(
    effects: list[Effect], drawn_when_asked: int
) -> None:
    """What is printed before the choice has happened when the choice is asked, and nothing else."""
    s = Scenario()
    event = s.hand(A, s.event_card(main=effects))
    game = s.start()

    game.play(event)

    assert game.asked() == (A, "cards")
    assert game.count(A, "hand") == drawn_when_asked


@pytest.mark.rule("1-3-9-1")
def test_1_3_9_1_the_cost_is_paid_to_play_the_card() -> None:
    """Playing a card of cost 3 from the hand takes 3 of 5 DON!!; its power has no part in that."""
    s = Scenario()
    card = s.hand(A, s.character_card(cost=3, power=9000))
    game = s.start()

    game.play(card)

    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (2, 3)


@pytest.mark.rule("1-3-9-1")
def test_1_3_9_1_the_cost_is_not_paid_to_use_the_trigger() -> None:
    """The cost of a card is no price for its [Trigger]."""
    s = Scenario()
    s.don(B, active=5)
    s.life_top(B, s.event_card(cost=3, main=[Draw(1)], trigger=[Draw(1)]))
    game = s.start()

    game.declare("leader_a", "leader_b").choose("yes")

    assert game.count(B, "hand") == 1
    assert game.count(B, "don_active") == 5


@pytest.mark.rule("1-3-9-2")
def test_1_3_9_2_an_activation_cost_is_not_the_cost_of_the_card() -> None:
    """The [Blocker] of a Character of cost 5 costs resting it, and no DON!!."""
    s = Scenario()
    s.don(B, active=5)
    wall = s.character(B, cost=5, power=9000, keywords=["Blocker"])
    game = s.start()
    game.declare("leader_a", "leader_b")

    game.choose(f"block {wall}")

    assert game.rested(wall)
    assert (game.count(B, "don_active"), game.count(B, "don_rested")) == (5, 0)
