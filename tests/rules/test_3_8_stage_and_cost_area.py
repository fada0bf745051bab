"""Rules 3-8, 3-9: the Stage area and the cost area."""

import pytest

from tests.effects.checks import begin, said
from tests.scenario import A, B, Scenario
from tests.trees import play_this_card


@pytest.mark.rule("3-8-1")
def test_3_8_1_a_players_stage_lies_in_the_stage_area() -> None:
    """A played Stage stands in A's Stage area, not among the Characters."""
    s = Scenario()
    card = s.hand(A, s.stage_card())
    game = s.start()

    game.play(card)

    side = game.side(A)
    assert side["stage"]["id"] == game.id(card)
    assert side["characters"] == []


@pytest.mark.rule("3-8-2")
@pytest.mark.parametrize("viewer", [B, None])
def test_3_8_2_the_stage_area_is_open(viewer: int | None) -> None:
    """The opponent reads a Stage that was just played."""
    s = Scenario()
    face = s.stage_card(cost=2)
    card = s.hand(A, face)
    game = s.start()

    game.play(card)

    stage = game.game.view(viewer).to_dict()["A"]["stage"]
    assert (stage["card"], stage["state"], stage["cost"]) == (face.number, "active", 2)


@pytest.mark.rule("3-8-3")
def test_3_8_3_a_stage_placed_by_an_effect_is_played() -> None:
    """A [Trigger] places its card in the Stage area: that is playing it, and nothing is paid."""
    s = Scenario()
    card = s.life_top(B, s.stage_card(cost=2, trigger=[play_this_card()]))
    game = s.start()

    game.declare("leader_a", "leader_b").choose("yes")

    assert game.area(card) == "stage"
    assert "card_played" in game.kinds()
    assert game.count(B, "don_active") == 5


@pytest.mark.rule("3-8-4")
def test_3_8_4_a_stage_is_placed_active() -> None:
    """It is active even if the Stage it replaces was rested."""
    s = Scenario()
    s.stage(A, rested=True)
    card = s.hand(A, s.stage_card())
    game = s.start()

    game.play(card)

    assert not game.rested(card)


@pytest.mark.rule("3-8-5")
def test_3_8_5_a_stage_area_holds_one_stage() -> None:
    """Of three Stages played one after the other only the last remains."""
    s = Scenario()
    cards = [s.hand(A, s.stage_card()) for _ in range(3)]
    game = s.start()

    for card in cards:
        game.play(card)

    assert [game.area(card) for card in cards] == ["trash", "trash", "stage"]


@pytest.mark.rule("3-8-5-1")
def test_3_8_5_1_the_old_stage_is_trashed_after_showing_and_before_placing_the_new_one() -> None:
    """Show, pay, trash, place; nobody is asked, as there is only one Stage to trash."""
    s = Scenario()
    old = s.stage(A)
    new = s.hand(A, s.stage_card())
    game = s.start()

    game.play(new)

    assert (game.area(old), game.area(new)) == ("trash", "stage")
    assert game.kinds() == ["card_shown", "don_rested", "trashed_for_room", "card_played"]


@pytest.mark.rule("4-11-2")
def test_4_11_2_a_stage_that_makes_room_is_removed() -> None:
    """Rule 3-7-6-1-1 keeps effects from Characters alone."""
    s = Scenario()
    s.leader(A, abilities=said("When your Stage is removed from the field, draw 1 card."))
    s.stage(A)
    new = s.hand(A, s.stage_card())
    game = begin(s).play(new)

    assert (game.count(A, "hand"), game.kinds().count("trashed_for_room")) == (1, 1)


@pytest.mark.rule("3-8-5-1")
def test_3_8_5_1_no_effect_removes_a_stage_that_makes_room() -> None:
    s = Scenario()
    s.leader(A, abilities=said("When your Stage is removed from the field by an effect, draw 1 card."))
    s.stage(A)
    new = s.hand(A, s.stage_card())

    assert begin(s).play(new).count(A, "hand") == 0


@pytest.mark.rule("3-9-1")
def test_3_9_1_don_cards_are_placed_in_the_cost_area() -> None:
    """The DON!! Phase moves two DON!! from the DON!! deck to the cost area."""
    s = Scenario(phase="don")
    s.don(A, active=1, rested=2)

    game = s.start()

    in_cost_area = game.count(A, "don_active") + game.count(A, "don_rested")
    assert (in_cost_area, game.count(A, "don_deck")) == (5, 5)


@pytest.mark.rule("3-9-2")
@pytest.mark.parametrize("viewer", [B, None])
def test_3_9_2_the_cost_area_is_open(viewer: int | None) -> None:
    """Everybody sees how many DON!! of A are active and rested after A has paid."""
    s = Scenario()
    s.don(A, active=5)
    card = s.hand(A, s.character_card(cost=2))
    game = s.start()

    game.play(card)

    side = game.game.view(viewer).to_dict()["A"]
    assert (side["don_active"], side["don_rested"]) == (3, 2)


@pytest.mark.rule("3-9-2")
@pytest.mark.parametrize(("first", "still_rested"), [("held-active", 1), ("active", 0)])
def test_3_9_2_the_payer_chooses_which_don_to_use(first: str, still_rested: int) -> None:
    """One of three DON!! will not become active in the next Refresh Phase: A decides whether it pays."""
    s = Scenario()
    s.sides[A] |= {"don_active": 3, "don_held_active": 1}
    card = s.hand(A, s.character_card(cost=1))
    game = s.start()
    game.play(card)
    assert game.choices() == ["pick don active", "pick don held-active"]

    game.choose(f"pick don {first}").end().end()

    assert game.count(A, "don_rested") == still_rested


@pytest.mark.rule("3-9-2")
def test_3_9_2_of_equal_don_none_has_to_be_chosen() -> None:
    """When all DON!! are alike, paying asks nothing."""
    s = Scenario()
    card = s.hand(A, s.character_card(cost=2))
    game = s.start()

    game.play(card)

    assert game.asked() == (A, "main")


@pytest.mark.rule("3-9-3")
def test_3_9_3_don_enter_the_cost_area_active() -> None:
    """The two DON!! of the DON!! Phase are active; the rested one stays as it is."""
    s = Scenario(phase="don")
    s.don(A, active=0, rested=1)

    game = s.start()

    assert (game.count(A, "don_active"), game.count(A, "don_rested")) == (2, 1)
