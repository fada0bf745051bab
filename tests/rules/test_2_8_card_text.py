"""Rules 2-8, 2-10, 2-11: card text, (Symbol) Counter and [Trigger]."""

import pytest

from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario
from tests.trees import gain_power


@pytest.mark.rule("2-8-2")
def test_2_8_2_the_text_of_a_character_works_in_the_character_area_only() -> None:
    """A [Blocker] blocks from the Character area, not from the hand or the trash."""
    s = Scenario()
    s.hand(B, s.character_card(keywords=["Blocker"]))
    s.trash(B, s.character_card(keywords=["Blocker"]))
    fielded = s.character(B, keywords=["Blocker"])
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.choices() == [f"block {fielded}", "done"]


@pytest.mark.rule("2-8-2")
def test_2_8_2_without_a_blocker_on_the_field_nobody_is_asked_to_block() -> None:
    """With [Blocker] cards in hand and trash only, the battle goes on to the Counter Step."""
    s = Scenario()
    s.hand(B, s.character_card(keywords=["Blocker"]))
    s.trash(B, s.character_card(keywords=["Blocker"]))
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.asked() == (B, "counter")


@pytest.mark.rule("2-8-3")
def test_2_8_3_text_is_resolved_from_the_top() -> None:
    """The upper sentence gives its power before the lower one draws."""
    s = Scenario()
    event = s.hand(A, s.event_card(main=[gain_power(1, 1000, "turn"), Draw(1)]))
    game = s.start()
    game.play(event)

    game.choose("pick leader_a")

    assert game.kinds()[-2:] == ["power_gained", "card_drawn"]


@pytest.mark.rule("2-10-1")
def test_2_10_1_the_counter_is_power_for_the_counter_step() -> None:
    """A Character card with Counter 2000, trashed from the hand, raises the attacked Leader by 2000."""
    s = Scenario()
    shield = s.hand(B, s.character_card(counter=2000))
    s.hand(B, s.character_card())
    game = s.start()
    game.declare("leader_a", "leader_b")

    game.choose(f"counter {shield}")

    assert game.area(shield) == "trash"
    assert game.power("leader_b") == 7000


@pytest.mark.rule("2-10-1")
def test_2_10_1_a_card_without_counter_is_no_counter() -> None:
    """Only the card with a Counter is offered."""
    s = Scenario()
    shield = s.hand(B, s.character_card(counter=1000))
    s.hand(B, s.character_card(counter=None))
    game = s.start()

    game.declare("leader_a", "leader_b")

    assert game.choices() == [f"counter {shield}", "done"]


@pytest.mark.rule("2-11-1")
@pytest.mark.parametrize(("answer", "area", "drawn"), [("yes", "trash", 1), ("no", "hand", 0)])
def test_2_11_1_a_trigger_is_activated_instead_of_taking_the_card(answer: str, area: str, drawn: int) -> None:
    """Either the effect happens and the card is not taken, or the card is taken and nothing happens."""
    s = Scenario()
    life = s.life_top(B, s.character_card(trigger=[Draw(1)]))
    deck_card = s.deck_top(B, s.character_card())
    game = s.start()
    game.declare("leader_a", "leader_b")

    game.choose(answer)

    assert game.area(life) == area
    assert (game.area(deck_card) == "hand") == bool(drawn)
