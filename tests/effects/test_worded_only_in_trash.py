"""Effects that are activated while their card lies in the trash, and there alone (Rule 1-3-1)."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import worded
from tests.scenario import A, Scenario


@pytest.mark.parametrize(
    "said",
    [
        "This effect can only be activated while this card is in your trash. You",
        "This effect can only be activated in your trash. You",
        "While this card is in your trash, you",
    ],
)
@pytest.mark.parametrize(("others", "offered"), [(3, True), (2, False)])
def test_it_is_paid_with_other_cards_of_the_trash(said: str, others: int, offered: bool) -> None:
    s = Scenario()
    line = (
        f"[Activate: Main] {said} may place 3 other cards from your trash at the bottom of your deck in any "
        "order: Add this card to your hand."
    )
    abilities = worded(line)
    on_field = s.character(A, abilities=abilities)
    card = s.trash(A, s.character_card(abilities=abilities))
    for _ in range(others):
        s.trash(A, s.event_card())
    game = begin(s)

    assert not any(choice.startswith(f"activate {on_field}") for choice in game.choices())
    assert (f"activate {card}.1" in game.choices()) is offered
    if offered:
        game.choose(f"activate {card}.1")
        while game.asked()[1] != "main":
            game.choose(game.choices()[0])
        assert (game.area(card), game.count(A, "trash")) == ("hand", 0)
