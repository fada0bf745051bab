"""Rule 4-5: draw a card."""

import pytest

from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario, Table


def draw(count: int) -> tuple[Table, list[str]]:
    """A board after A's Event "draw that many cards", and the three cards that lay on the deck."""
    s = Scenario()
    tops = [s.deck_top(A, s.character_card()) for _ in range(3)]
    event = s.hand(A, s.event_card(main=[Draw(count)]))
    return s.start().play(event), tops


@pytest.mark.rule("4-5-1")
@pytest.mark.parametrize(("viewer", "sees"), [(A, True), (B, False), (None, False)])
def test_4_5_1_a_drawn_card_is_not_shown_to_the_other_player(viewer: int | None, sees: bool) -> None:
    """The log says that a card was drawn; only the player who drew it reads which."""
    game, tops = draw(1)

    view = game.game.view(viewer)

    number = game.game.card(game.id(tops[0]))
    drawn = [event.to_dict(viewer) for event in view.events if event.kind == "card_drawn"]
    assert len(drawn) == 1
    assert (number in str(drawn)) is sees
    assert (number in str(view.to_dict())) is sees


@pytest.mark.rule("4-5-2")
def test_4_5_2_draw_1_card_takes_the_top_card() -> None:
    """The top card goes to the hand, the next one stays."""
    game, tops = draw(1)

    assert [game.area(card) for card in tops] == ["hand", "deck", "deck"]
    assert game.count(A, "deck") == 29


@pytest.mark.rule("4-5-3")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_4_5_3_draw_x_cards_repeats_a_single_draw(count: int) -> None:
    """As many single draws as asked, from the top; with 0 nothing happens."""
    game, tops = draw(count)

    assert [game.area(card) for card in tops] == ["hand"] * count + ["deck"] * (3 - count)
    assert game.kinds().count("card_drawn") == count
