"""Effects that last and speak of what was before: the revealed card, the named number."""

import pytest

from optcg import Game
from optcg.model.durations import Duration
from optcg.model.effects import ReduceNextPlay, Reveal
from optcg.model.filters import Among, TypeIs
from optcg.model.selections import Cards, Choose
from optcg.model.terms import Area
from tests.effects.checks import YOU, resolve, said, worded
from tests.scenario import A, Scenario, Table

REVEALED = (
    Reveal(Choose(Cards(YOU, (Area.HAND,), TypeIs("Harbor")), 1, up_to=True, slot=2)),
    ReduceNextPlay(3, Among(2), Duration.TURN),
)


def _harbor(s: Scenario, cost: int = 5) -> str:
    return s.hand(A, s.character_card(name="Mira", cost=cost, types=("Harbor",)))


def test_3_1_6_a_card_that_came_back_is_another_one() -> None:
    s = Scenario()
    one = _harbor(s)
    s.don(A, active=2)
    back = "[Activate: Main] Place 1 card from your hand at the top of your deck. Then, draw 1 card."
    ally = s.character(A, abilities=said(back))
    game = resolve(s, *REVEALED).choose(f"pick {one}")
    assert f"play {one}" in game.choices()
    game.choose(f"activate {ally}.1")
    if f"pick {one}" in game.choices():
        game.choose(f"pick {one}")

    assert game.count(A, "hand") == 1
    assert not any(choice.startswith("play") for choice in game.choices())


@pytest.mark.parametrize(("name", "offered"), [("Mira", True), ("Other", False)])
def test_cards_with_the_name_of_the_revealed_one(name: str, offered: bool) -> None:
    s = Scenario()
    one = _harbor(s, cost=9)
    other = s.hand(A, s.character_card(name=name, cost=4))
    s.don(A, active=3)
    line = (
        "Reveal up to 1 {Harbor} type Character card from your hand. The next time you play a card with the "
        "same card name as the revealed card during this turn, the cost will be reduced by 1."
    )
    game = worded(s, line).choose(f"pick {one}")
    again = Table(Game.from_position(game.game.position()))

    assert (f"play {other}" in game.choices()) is offered
    assert again.choices() == game.choices()


@pytest.mark.parametrize(("cost", "offered"), [(2, False), (3, True)])
def test_1_3_5_a_ban_on_the_cost_that_was_chosen(cost: int, offered: bool) -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(cost=cost))
    s.don(A, active=5)
    game = worded(s, "Choose a cost. Then, you cannot play cards with the chosen cost during this turn.")
    game.choose("number 2")

    assert (f"play {card}" in game.choices()) is offered
