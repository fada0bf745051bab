"""Piles of either player, cards put back one by one, Life cards turned either way: from words to play."""

import pytest

from tests.effects.checks import pile, worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("face_up", "turned"), [(True, "face-down"), (False, "face-up")])
def test_a_life_card_is_turned_the_way_it_does_not_lie(face_up: bool, turned: str) -> None:
    """Rule 1-3-2: what can be done is done, so that nobody is asked."""
    s = Scenario()
    card = s.life_top(A, s.character_card(), face_up=face_up)
    game = worded(s, "Turn 1 card from the top of your Life cards face-up or face-down.")

    assert game.asked()[1] == "main"
    assert [event.word for event in game.game.events if event.kind == "life_turned"] == [turned]
    assert game.area(card) == "life"


@pytest.mark.parametrize(("answer", "turned"), [("yes", 1), ("no", 0)])
def test_up_to_one_may_be_left_as_it_lies(answer: str, turned: int) -> None:
    s = Scenario()
    s.life_top(A, s.character_card())
    game = worded(s, "Turn up to 1 card from the top of your Life cards face-up or face-down.").choose(answer)

    assert game.asked()[1] == "main"
    assert len([event for event in game.game.events if event.kind == "life_turned"]) == turned


def test_a_cost_that_is_paid_either_way() -> None:
    s = Scenario()
    s.life_top(A, s.character_card(), face_up=True)
    line = "[On Play] You may turn 1 card from the top of your Life cards face-up or face-down: Draw 1 card."
    game, _ = played(s, line)
    game.choose("yes")

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("option", "owner"), [(1, A), (2, B)])
def test_a_card_of_either_player_is_looked_at_and_stays(option: int, owner: int) -> None:
    s = Scenario()
    cards = [s.life_top(player, s.character_card(name=f"Top {player}")) for player in (A, B)]
    line = (
        "Look at 1 card from the top of either player's Life cards and place it back in the same position. "
        "Then, draw 1 card."
    )
    game = worded(s, line).choose(f"option {option}")

    (look,) = [event for event in game.game.events if event.kind == "looked"]
    assert [card.definition.name for card in look.cards] == [f"Top {owner}"]
    assert [pile(game, player, "life")[0] for player in (A, B)] == cards
    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("area", "words"), [("deck", "deck"), ("life", "Life cards")])
def test_each_of_two_cards_goes_to_the_end_that_is_chosen(area: str, words: str) -> None:
    """Rule 8-4-4: for each of them the player says it, and both were seen before."""
    s = Scenario()
    tops = []
    for player in (A, B):
        put = s.deck_top if area == "deck" else s.life_top
        tops.append(put(player, s.character_card()))
    line = (
        f"Look at 1 card from the top of your {words} and 1 card from the top of your opponent's {words}, "
        f"and place each card at the top or bottom of the owner's {words}."
    )
    game = worded(s, line)
    assert [len(event.cards) for event in game.game.events if event.kind == "looked"] == [2]
    assert game.asked() == (A, "place")
    game.choose("bottom")
    assert game.asked() == (A, "place")
    game.choose("top")

    assert pile(game, A, area)[-1] == tops[0]
    assert pile(game, B, area)[0] == tops[1]


@pytest.mark.parametrize(("category", "drawn"), [(1, 1), (2, 0), (3, 1)])
def test_a_hidden_card_of_the_hand_and_the_category_the_opponent_says(category: int, drawn: int) -> None:
    s = Scenario()
    s.hand(A, s.event_card())
    s.hand(A, s.event_card())
    line = (
        "[On Play] Choose 1 card from your hand without revealing it. Your opponent chooses Character, Event "
        "or Stage, and you reveal the card you chose. If the revealed card is not of the category your "
        "opponent chose, draw 1 card."
    )
    game, _ = played(s, line)
    game.choose(game.choices()[0])
    assert game.asked()[0] == B
    assert "11-2-1" not in game.rules()
    game.choose(f"option {category}")

    assert game.rules().count("11-2-1") == 1
    assert game.count(A, "hand") == 2 + drawn
