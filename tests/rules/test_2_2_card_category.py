"""Rule 2-2: card category."""

import pytest

from optcg import BadPosition
from optcg.model.terms import Category
from tests.scenario import A, B, Scenario
from tests.trees import gain_power


@pytest.mark.rule("2-2-3")
@pytest.mark.parametrize("area", ["hand", "characters", "life", "trash", "deck_top"])
def test_2_2_3_a_leader_card_lies_in_the_leader_area_only(area: str) -> None:
    """A board with a Leader card in any other area is refused."""
    s = Scenario()
    leader = s.card(Category.LEADER, power=5000, life=5)
    s.sides[A][area] = [leader.number]

    with pytest.raises(BadPosition, match="Leader"):
        s.start()


@pytest.mark.rule("2-2-3")
def test_2_2_3_after_the_preparations_each_leader_area_holds_its_leader() -> None:
    """Both Leaders are placed before the first turn, each in its own player's Leader area."""
    s = Scenario(phase="setup")

    game = s.start(chooser=A)

    assert [(game.owner(ref), game.area(ref)) for ref in ("leader_a", "leader_b")] == [
        (A, "leader"),
        (B, "leader"),
    ]


@pytest.mark.rule("2-2-3-1")
def test_2_2_3_1_your_leader_is_the_card_in_your_leader_area() -> None:
    """ "Your Leader" in a text means the card of one's own Leader area and never the opponent's."""
    s = Scenario(turn_player=B)
    event = s.hand(B, s.event_card(main=[gain_power(1, 1000, "turn")]))
    game = s.start()

    game.play(event)

    assert game.choices() == ["pick leader_b", "done"]


@pytest.mark.rule("2-2-4")
def test_2_2_4_a_played_character_card_lies_in_the_character_area() -> None:
    """It goes to the Character area of the player who plays it."""
    s = Scenario()
    card = s.hand(A, s.character_card())
    game = s.start()

    game.play(card)

    assert (game.owner(card), game.area(card)) == (A, "characters")


@pytest.mark.rule("2-2-4-3")
def test_2_2_4_3_leader_or_character_cards_are_those_on_the_field() -> None:
    """Asked for "your Leader or Character cards", no Character card off the field is offered."""
    s = Scenario()
    fielded = s.character(A)
    s.hand(A, s.character_card())
    s.trash(A, s.character_card())
    s.stage(A)
    s.character(B)
    event = s.hand(A, s.event_card(main=[gain_power(1, 1000, "turn")]))
    game = s.start()

    game.play(event)

    assert game.choices() == ["pick leader_a", f"pick {fielded}", "done"]


@pytest.mark.rule("2-2-5")
def test_2_2_5_an_event_is_in_the_trash_while_its_effect_happens() -> None:
    """It moves from the hand to the trash, and only then its effect asks."""
    s = Scenario()
    event = s.hand(A, s.event_card(main=[gain_power(1, 1000, "turn")]))
    game = s.start()

    game.play(event)

    assert game.asked() == (A, "cards")
    assert game.area(event) == "trash"


@pytest.mark.rule("2-2-5")
def test_2_2_5_a_counter_event_is_trashed_to_activate_it() -> None:
    """In the Counter Step an Event goes from the hand to the trash just the same."""
    s = Scenario()
    event = s.hand(B, s.event_card(counter_event=[gain_power(1, 4000, "battle")]))
    game = s.start()
    game.declare("leader_a", "leader_b")

    game.choose(f"counter {event}")

    assert game.asked() == (B, "cards")
    assert game.area(event) == "trash"


@pytest.mark.rule("2-2-6")
def test_2_2_6_a_played_stage_card_lies_in_the_stage_area() -> None:
    """It goes to the Stage area of the player who plays it."""
    s = Scenario()
    card = s.hand(A, s.stage_card())
    game = s.start()

    game.play(card)

    assert (game.owner(card), game.area(card)) == (A, "stage")
