""" "A or B" in one sentence: what can be done must be done; a list of options may be answered in vain."""

import pytest

from optcg.model.terms import Attribute
from tests.effects.checks import begin, said
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario, Table


def characters(game: Table, player: int) -> int:
    return len(game.game.state.players[player].characters)


def at_end(line: str, hand: int) -> Table:
    """The end of a turn of a player who has 1 Character besides the one that says this, and some cards."""
    s = Scenario()
    s.character(A, abilities=said(f"[End of Your Turn] {line}"))
    s.character(A)
    for _ in range(hand):
        s.hand(A, s.character_card())
    return begin(s).end()


@pytest.mark.rule("1-3-2")
def test_of_two_deeds_the_one_that_can_be_done_is_done() -> None:
    line = "Trash 1 of your other Characters or 1 card from your hand."

    assert at_end(line, hand=1).choices() == ["option 1", "option 2"]
    assert characters(at_end(line, hand=0), A) == 1


@pytest.mark.rule("1-3-2")
@pytest.mark.parametrize(
    "line",
    [
        "Your opponent trashes 1 card from their hand or 1 of their Characters.",
        "Your opponent must trash 1 card from their hand or trash 1 of their Characters.",
    ],
)
def test_the_opponent_too_does_what_can_be_done(line: str) -> None:
    s = Scenario()
    s.character(B)
    game, _ = played(s, f"[On Play] {line}")
    assert characters(game, B) == 0


@pytest.mark.rule("8-4-4")
def test_an_option_of_a_list_may_be_chosen_in_vain() -> None:
    line = "Choose one: • Trash 1 of your other Characters. • Trash 1 card from your hand."
    assert at_end(line, hand=0).choices() == ["option 1", "option 2"]


@pytest.mark.rule("1-3-2")
def test_where_neither_can_be_done_nobody_is_asked() -> None:
    line = "Trash 1 of your Stages or 1 card from your hand."
    assert characters(at_end(line, hand=0), A) == 2


@pytest.mark.rule("1-3-2")
@pytest.mark.parametrize(("hand", "life"), [(1, 0), (0, 1)])
def test_a_card_of_the_hand_or_of_life(hand: int, life: int) -> None:
    s = Scenario()
    s.life(B, life)
    for _ in range(hand):
        s.hand(B, s.character_card())
    line = (
        "[On Play] Your opponent trashes 1 card from their hand or 1 card from the top of their Life cards."
    )
    game, _ = played(s, line)

    assert (game.count(B, "hand"), game.count(B, "life"), game.count(B, "trash")) == (0, 0, 1)


def test_dons_or_a_character_are_rested() -> None:
    s = Scenario()
    s.don(A, active=1)
    ally = s.character(A)
    game, _ = played(s, "[On Play] Rest 1 of your DON!! cards or 1 of your other Characters.")

    assert game.choices() == ["option 1", "option 2"]
    assert game.choose("option 2").rested(ally)


@pytest.mark.parametrize(
    ("attribute", "rested", "don", "offered"),
    [
        (Attribute.SLASH, False, 1, ["option 1", "option 2"]),
        (Attribute.SLASH, False, 0, ["option 1"]),
        (Attribute.SLASH, True, 1, ["option 2"]),
        (Attribute.STRIKE, False, 1, ["option 2"]),
        (Attribute.STRIKE, False, 0, []),
    ],
)
@pytest.mark.rule("8-3-1-3")
def test_8_3_1_3_the_leader_or_a_don_is_rested_as_a_cost(
    attribute: Attribute, rested: bool, don: int, offered: list[str]
) -> None:
    """A Leader that is rested, or has another attribute, pays for nothing."""
    s = Scenario()
    s.leader(A, attributes=(attribute,), rested=rested)
    s.don(A, active=don)
    line = "[On Play] You may rest your <Slash> attribute Leader or 1 of your DON!! cards: Draw 1 card."
    game, _ = played(s, line)
    hand = game.count(A, "hand")
    if not offered:
        assert game.asked() == (A, "main")
        return
    game.choose("yes")
    if len(offered) > 1:
        assert game.choices() == offered
        game.choose("option 1")
    assert game.count(A, "hand") == hand + 1
    assert game.rested("leader_a") is (rested or "option 1" in offered)
