"""Rule 2-9: Life."""

import pytest

from tests.scenario import A, B, Scenario, Table


def prepared(life: int) -> tuple[Table, list[str]]:
    """The first turn of a game in which B's Leader has that Life, and the 30 cards of B's deck."""
    s = Scenario(phase="setup")
    for player in (A, B):
        s.life(player, 0)
        s.don(player)
    s.leader(B, life=life)
    cards = [s.deck_top(B, s.character_card()) for _ in range(30)]
    game = s.start(seed=7, chooser=A)
    return game.choose("first").choose("keep").choose("keep"), cards


@pytest.mark.rule("2-9-1")
@pytest.mark.parametrize("life", [4, 5])
def test_2_9_1_the_life_of_the_leader_is_the_number_of_life_cards(life: int) -> None:
    """A Leader with Life 4 starts with 4 Life cards."""
    game, _ = prepared(life)

    assert game.count(B, "life") == life


@pytest.mark.rule("2-9-2")
def test_2_9_2_starting_life_comes_from_the_deck() -> None:
    """Of 30 cards 5 are drawn as the hand and 4 lie in the Life area."""
    game, cards = prepared(4)

    areas = [game.area(card) for card in cards]
    assert (areas.count("hand"), areas.count("life"), areas.count("deck")) == (5, 4, 21)


@pytest.mark.rule("2-9-2")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_2_9_2_nobody_looks_at_the_starting_life(viewer: int | None) -> None:
    """Life lies face-down for the opponent, for spectators and for its own player."""
    game, cards = prepared(4)

    view = game.game.view(viewer)

    assert view.to_dict()["B"]["life"] == [None] * 4
    life = [game.game.card(game.id(card)) for card in cards if game.area(card) == "life"]
    told = str([event.to_dict(viewer) for event in view.events])
    assert not [number for number in life if f"'{number}'" in told]


@pytest.mark.rule("2-9-2-1")
def test_2_9_2_1_the_top_card_of_the_deck_becomes_the_bottom_life_card() -> None:
    """With Life 2 the last Life card is the one that B would have drawn next, had there been no Life."""
    without_life, cards = prepared(0)
    hand = [card for card in cards if without_life.area(card) == "hand"]
    without_life.end()
    drawn = [card for card in cards if without_life.area(card) == "hand" and card not in hand]
    game, _ = prepared(2)
    game.end().end()

    game.attack("leader_a", "leader_b")

    assert [card for card in cards if game.area(card) == "life"] == drawn
