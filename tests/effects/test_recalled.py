"""Effects that last and speak of what was before: the revealed card, the named number."""

import pytest

from optcg import Game
from optcg.engine.fingerprint import fingerprint
from optcg.engine.position_effects import recalled_by
from optcg.engine.worlds import sample
from tests.effects.checks import said, worded
from tests.scenario import A, B, Scenario

REVEALED = (
    "Reveal up to 1 {Harbor} type Character card from your hand. The next time you play the revealed card "
    "from your hand during this turn, the cost will be reduced by 3."
)


def _harbor(s: Scenario, cost: int = 5) -> str:
    return s.hand(A, s.character_card(name="Mira", cost=cost, types=("Harbor",)))


def test_only_the_card_that_was_revealed_costs_less() -> None:
    s = Scenario()
    one, other = _harbor(s), _harbor(s)
    s.don(A, active=4)
    game = worded(s, REVEALED).choose(f"pick {one}")

    assert f"play {one}" in game.choices()
    assert f"play {other}" not in game.choices()
    game.play(one)
    assert (game.area(one), game.count(A, "don_active")) == ("characters", 2)


def test_3_1_6_a_card_that_came_back_is_another_one() -> None:
    s = Scenario()
    one = _harbor(s)
    s.don(A, active=2)
    back = "[Activate: Main] Place 1 card from your hand at the top of your deck. Then, draw 1 card."
    ally = s.character(A, abilities=said(back))
    game = worded(s, REVEALED).choose(f"pick {one}")
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

    assert (f"play {other}" in game.choices()) is offered


@pytest.mark.parametrize(("cost", "offered"), [(2, False), (3, True)])
def test_1_3_5_a_ban_on_the_cost_that_was_chosen(cost: int, offered: bool) -> None:
    s = Scenario()
    card = s.hand(A, s.character_card(cost=cost))
    s.don(A, active=5)
    game = worded(s, "Choose a cost. Then, you cannot play cards with the chosen cost during this turn.")
    game.choose("number 2")

    assert (f"play {card}" in game.choices()) is offered


def test_a_position_keeps_what_an_effect_speaks_of() -> None:
    s = Scenario()
    one, other = _harbor(s), _harbor(s)
    s.don(A, active=4)
    table = worded(s, REVEALED).choose(f"pick {one}")
    again = Game.from_position(table.game.position(), seed=1)

    assert again.position().to_dict() == table.game.position().to_dict()
    assert f"play {other}" not in table.choices()
    playable = (
        [choice for choice in again.decision.choices if choice.kind == "play"] if again.decision else []
    )
    assert len(playable) == 1
    assert fingerprint(again.state) == fingerprint(table.game.state)


def test_the_opponent_learns_nothing_more_of_the_hand() -> None:
    s = Scenario()
    one = _harbor(s)
    table = worded(s, REVEALED).choose(f"pick {one}")
    view = table.game.view(B)
    recalled = [recalled_by(effect) for effect in view.state.effects]
    ids = [card for kept in recalled if kept is not None for slot in kept.slots for card in slot]

    assert ids
    assert table.id(one) not in ids
    assert sample(view, seed=3).state.players[A].hand
