"""What one player did where both did it, counted, from words to what happens."""

import pytest

from tests.effects.checks import worded
from tests.scenario import A, B, Scenario


@pytest.mark.parametrize(("mine", "theirs", "falls"), [(3, 0, True), (2, 5, False)])
def test_cards_that_you_placed_where_each_player_placed_some(mine: int, theirs: int, falls: bool) -> None:
    s = Scenario()
    for player, count in ((A, mine), (B, theirs)):
        s.trash(player, s.event_card())
        for _ in range(count):
            s.trash(player, s.character_card())
    foe = s.character(B, cost=3)
    game = worded(
        s,
        "Each player places all Character cards in their trash at the bottom of their deck in any order. "
        "Then, K.O. up to 1 of your opponent's Characters with a cost equal to or less than the number of "
        "cards you placed at the bottom of your deck.",
    )
    while game.choices() and game.asked()[1] == "order":
        game.choose(game.choices()[0])
    if f"pick {foe}" in game.choices():
        game.choose(f"pick {foe}")

    assert (game.area(foe) == "trash") == falls


@pytest.mark.parametrize(("who", "drawn"), [("you", 1), ("your opponent", 3)])
def test_cards_that_a_player_trashed_where_each_player_trashed_their_hand(who: str, drawn: int) -> None:
    s = Scenario()
    for player, count in ((A, 1), (B, 3)):
        for _ in range(count):
            s.hand(player, s.character_card())
    line = "Each player trashes all cards in their hand. Draw cards equal to the number of cards"
    game = worded(s, f"{line} {who} trashed.")

    assert game.count(A, "hand") == drawn
