"""Rule 3-7: the Character area."""

import pytest

from optcg import BadPosition
from tests.scenario import A, B, Scenario, Table
from tests.trees import play_this_card


def five_and_a_sixth(**first: object) -> tuple[Table, list[str], str]:
    """A has five Characters, the first one with these facts, and a sixth in hand."""
    s = Scenario()
    fielded = [s.character(A, **first), *[s.character(A) for _ in range(4)]]
    sixth = s.hand(A, s.character_card())
    return s.start(), fielded, sixth


@pytest.mark.rule("3-7-1")
def test_3_7_1_a_players_characters_lie_in_the_character_area() -> None:
    """A played Character stands next to the one that was there."""
    s = Scenario()
    old, new = s.character(A), s.hand(A, s.character_card())
    game = s.start()

    game.play(new)

    assert [card["id"] for card in game.side(A)["characters"]] == [game.id(old), game.id(new)]


@pytest.mark.rule("3-7-2")
@pytest.mark.parametrize("viewer", [B, None])
def test_3_7_2_the_character_area_is_open(viewer: int | None) -> None:
    """The opponent reads a Character that was just played: face, state, power, cost, keyword effects."""
    s = Scenario()
    face = s.character_card(power=4000, cost=2, keywords=["Blocker"])
    card = s.hand(A, face)
    game = s.start()

    game.play(card)

    assert game.game.view(viewer).to_dict()["A"]["characters"] == [
        {
            "id": game.id(card),
            "card": face.number,
            "state": "active",
            "don": 0,
            "power": 4000,
            "cost": 2,
            "keywords": ["Blocker"],
        }
    ]


@pytest.mark.rule("3-7-3")
def test_3_7_3_a_character_placed_by_an_effect_is_played() -> None:
    """A [Trigger] places its card in the Character area: that is playing it, and nothing is paid."""
    s = Scenario()
    card = s.life_top(B, s.character_card(cost=4, trigger=[play_this_card()]))
    game = s.start()

    game.declare("leader_a", "leader_b").choose("yes")

    assert game.area(card) == "characters"
    assert "card_played" in game.kinds()
    assert game.count(B, "don_active") == 5


@pytest.mark.rule("3-7-4")
def test_3_7_4_a_played_card_cannot_attack_in_that_turn() -> None:
    """It attacks neither the Leader nor a rested Character."""
    s = Scenario()
    s.character(B, rested=True)
    card = s.hand(A, s.character_card())
    game = s.start()

    game.play(card)

    assert not [choice for choice in game.choices() if choice.startswith(f"attack {card}")]


@pytest.mark.rule("3-7-4")
def test_3_7_4_a_played_card_can_attack_in_the_next_own_turn() -> None:
    """Two turns later it is offered as an attacker."""
    s = Scenario()
    card = s.hand(A, s.character_card())
    game = s.start()
    game.play(card)

    game.end().end()

    assert f"attack {card} leader_b" in game.choices()


@pytest.mark.rule("3-7-4")
def test_3_7_4_a_card_played_in_the_opponents_turn_can_attack_in_the_own_turn() -> None:
    """B's [Trigger] plays a Character in A's turn; in B's turn it may attack."""
    s = Scenario()
    card = s.life_top(B, s.character_card(trigger=[play_this_card()]))
    game = s.start()
    game.declare("leader_a", "leader_b").choose("yes")

    game.end()

    assert f"attack {card} leader_a" in game.choices()


@pytest.mark.rule("3-7-5")
def test_3_7_5_a_character_is_placed_active() -> None:
    """A Character from the hand and one from Life both come active."""
    s = Scenario()
    by_hand = s.hand(A, s.character_card())
    by_trigger = s.life_top(B, s.character_card(trigger=[play_this_card()]))
    game = s.start()

    game.play(by_hand).declare("leader_a", "leader_b").choose("yes")

    assert (game.rested(by_hand), game.rested(by_trigger)) == (False, False)


@pytest.mark.rule("3-7-6")
def test_3_7_6_a_character_area_holds_five_characters() -> None:
    """After a sixth Character was played there are still five."""
    game, fielded, sixth = five_and_a_sixth()

    game.play(sixth).choose(f"pick {fielded[2]}")

    assert [game.area(card) for card in fielded].count("characters") == 4
    assert game.area(sixth) == "characters"


@pytest.mark.rule("3-7-6")
def test_3_7_6_the_fifth_character_needs_no_room() -> None:
    """With four Characters nobody is asked to trash one."""
    s = Scenario()
    for _ in range(4):
        s.character(A)
    fifth = s.hand(A, s.character_card())
    game = s.start()

    game.play(fifth)

    assert game.asked() == (A, "main")


@pytest.mark.rule("3-7-6")
def test_3_7_6_a_board_with_six_characters_is_refused() -> None:
    """No position starts with more than five."""
    s = Scenario()
    for _ in range(6):
        s.character(A)

    with pytest.raises(BadPosition, match=r"3-7-6"):
        s.start()


@pytest.mark.rule("3-7-6-1")
def test_3_7_6_1_the_player_chooses_which_of_the_five_is_trashed() -> None:
    """The five Characters are offered, and neither the new card nor a way out."""
    game, fielded, sixth = five_and_a_sixth()

    game.play(sixth)

    assert game.asked() == (A, "room")
    assert game.choices() == [f"pick {card}" for card in fielded]


@pytest.mark.rule("3-7-6-1")
def test_3_7_6_1_show_then_trash_then_place() -> None:
    """The new card is shown before, and placed after, the old one is trashed."""
    game, fielded, sixth = five_and_a_sixth()

    game.play(sixth).choose(f"pick {fielded[0]}")

    assert game.area(fielded[0]) == "trash"
    assert game.kinds() == ["card_shown", "don_rested", "trashed_for_room", "card_played"]


@pytest.mark.rule("3-7-6-1")
def test_3_7_6_1_a_character_played_by_a_trigger_needs_room_too() -> None:
    """B is asked in A's turn which of B's five makes room for the sixth."""
    s = Scenario()
    fielded = [s.character(B) for _ in range(5)]
    sixth = s.life_top(B, s.character_card(trigger=[play_this_card()]))
    game = s.start()
    game.declare("leader_a", "leader_b").choose("yes")
    assert game.asked() == (B, "room")

    game.choose(f"pick {fielded[4]}")

    assert (game.area(fielded[4]), game.area(sixth)) == ("trash", "characters")


@pytest.mark.rule("3-7-6-1-1")
def test_3_7_6_1_1_trashing_for_room_is_no_ko() -> None:
    """The log tells of no K.O."""
    game, fielded, sixth = five_and_a_sixth()

    game.play(sixth).choose(f"pick {fielded[0]}")

    assert "knocked_out" not in game.kinds()


@pytest.mark.rule("3-7-6-1-1")
def test_3_7_6_1_1_no_effect_keeps_a_character_from_being_trashed_for_room() -> None:
    """A Character that cannot be K.O.'d is offered and trashed like any other."""
    game, fielded, sixth = five_and_a_sixth(effects=[{"cannot": "be K.O.'d"}])

    game.play(sixth).choose(f"pick {fielded[0]}")

    assert game.area(fielded[0]) == "trash"
