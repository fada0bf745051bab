"""Rules 4-2, 4-3, 4-4: players, the turn player, and the states of cards."""

import pytest

from optcg import BadPosition
from tests.scenario import A, B, Scenario
from tests.trees import play_this_card


@pytest.mark.rule("4-2-1")
def test_4_2_1_the_player_of_a_card_is_who_has_it() -> None:
    """A card that B plays in A's turn is B's."""
    s = Scenario()
    card = s.life_top(B, s.character_card(trigger=[play_this_card()]))
    game = s.start()

    game.declare("leader_a", "leader_b").choose("yes")

    assert game.owner(card) == B
    assert game.side(A)["characters"] == []


@pytest.mark.rule("4-2-1-1")
def test_4_2_1_1_a_kod_card_goes_to_the_trash_of_its_owner() -> None:
    """A K.O.s B's Character: it lies in B's trash, not in A's."""
    s = Scenario()
    victim = s.character(B, power=4000, rested=True)
    game = s.start()

    game.attack("leader_a", victim)

    assert game.owner(victim) == B
    assert (game.count(A, "trash"), game.count(B, "trash")) == (0, 1)


@pytest.mark.rule("4-3-1")
def test_4_3_1_the_turn_player_is_the_player_whose_turn_is_in_progress() -> None:
    """When A's turn ends B is the turn player, and B acts in the Main Phase."""
    s = Scenario()
    game = s.start()
    assert game.game.view(None).to_dict()["turn_player"] == "A"

    game.end()

    assert game.game.view(None).to_dict()["turn_player"] == "B"
    assert game.asked() == (B, "main")


@pytest.mark.rule("4-3-2")
def test_4_3_2_the_non_turn_player_is_the_other_player() -> None:
    """In A's battle it is B who may counter, and that does not make B the turn player."""
    s = Scenario()
    s.hand(B, s.character_card(counter=1000))
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.asked() == (B, "counter")
    assert game.game.view(B).to_dict()["turn_player"] == "A"


@pytest.mark.rule("4-4-1")
@pytest.mark.parametrize("area", ["leader", "characters", "stage"])
def test_4_4_1_a_card_on_the_field_is_active_or_rested_and_nothing_else(area: str) -> None:
    """A board with a card in a third state is refused."""
    s = Scenario()
    s.character(A)
    s.stage(A)
    card = s.sides[A][area]
    (card[0] if area == "characters" else card)["state"] = "upside down"

    with pytest.raises(BadPosition, match=r"4-4-1"):
        s.start()


@pytest.mark.rule("4-4-1")
def test_4_4_1_every_card_on_the_field_has_a_state() -> None:
    """Leader, Character, Stage and the DON!! of the cost area, each as it was set up."""
    s = Scenario()
    s.leader(A, rested=True)
    s.character(A)
    s.stage(A, rested=True)
    s.don(A, active=3, rested=2)

    side = s.start().side(A)

    states = [card["state"] for card in (side["leader"], *side["characters"], side["stage"])]
    assert states == ["rested", "active", "rested"]
    assert (side["don_active"], side["don_rested"]) == (3, 2)


@pytest.mark.rule("4-4-1-1")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_4_4_1_1_a_card_set_active_stands_upright_for_everybody(viewer: int | None) -> None:
    """A rested Character is active after the Refresh Phase."""
    s = Scenario(phase="refresh")
    s.character(A, rested=True)

    game = s.start()

    assert game.game.view(viewer).to_dict()["A"]["characters"][0]["state"] == "active"


@pytest.mark.rule("4-4-1-2")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_4_4_1_2_a_rested_card_lies_sideways_for_everybody(viewer: int | None) -> None:
    """A Character that attacked is rested."""
    s = Scenario()
    attacker = s.character(A)
    game = s.start()

    game.attack(attacker, "leader_b")

    assert game.game.view(viewer).to_dict()["A"]["characters"][0]["state"] == "rested"


@pytest.mark.rule("4-4-2")
def test_4_4_2_a_given_don_is_neither_active_nor_rested() -> None:
    """Of 3 active and 1 rested DON!! two are given: they leave the one count and do not join the other."""
    s = Scenario()
    s.don(A, active=3, rested=1)
    game = s.start()

    game.give("leader_a", times=2)

    assert game.don("leader_a") == 2
    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (1, 1)


@pytest.mark.rule("4-4-2")
def test_4_4_2_a_given_don_pays_no_cost() -> None:
    """With 3 active and 2 given DON!! a card of cost 4 cannot be played."""
    s = Scenario()
    s.leader(A, don=2)
    s.don(A, active=3)
    card = s.hand(A, s.character_card(cost=4))

    game = s.start()

    assert f"play {card}" not in game.choices()
