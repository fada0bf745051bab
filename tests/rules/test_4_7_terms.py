"""Rules 4-7, 4-8, 4-9: play a card, up to X cards, base."""

import pytest

from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario
from tests.trees import gain_power


@pytest.mark.rule("4-7-1")
@pytest.mark.parametrize("kind", ["character", "event", "stage"])
def test_4_7_1_playing_a_card_is_paying_its_cost_and_using_it_from_the_hand(kind: str) -> None:
    """Characters, Stages and Events alike are played for their cost."""
    s = Scenario()
    faces = {
        "character": s.character_card(cost=2),
        "event": s.event_card(cost=2, main=[Draw(1)]),
        "stage": s.stage_card(cost=2),
    }
    card = s.hand(A, faces[kind])
    game = s.start()

    game.play(card)

    assert game.area(card) == {"character": "characters", "event": "trash", "stage": "stage"}[kind]
    assert game.count(A, "don_rested") == 2


@pytest.mark.rule("4-7-1")
def test_4_7_1_cards_are_played_from_the_hand() -> None:
    """Cards in the trash and on the deck are not offered, however cheap."""
    s = Scenario()
    s.trash(A, s.character_card(cost=1))
    s.deck_top(A, s.event_card(cost=1, main=[Draw(1)]))

    game = s.start()

    assert not [choice for choice in game.choices() if choice.startswith("play")]


@pytest.mark.rule("4-8-1")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_4_8_1_up_to_two_is_none_one_or_two(count: int) -> None:
    """Any number from 0 to 2 may be chosen, and just those cards gain the power."""
    s = Scenario()
    cards = ["leader_a", s.character(A), s.character(A)]
    event = s.hand(A, s.event_card(main=[gain_power(2, 1000, "turn")]))
    game = s.start()
    game.play(event)

    for card in cards[:count]:
        game.choose(f"pick {card}")
    if count < 2:
        game.choose("done")

    assert [game.power(card) for card in cards] == [6000] * count + [5000] * (3 - count)
    assert game.asked() == (A, "main")


@pytest.mark.rule("4-8-1")
def test_4_8_1_all_cards_are_chosen_before_the_effect_is_processed() -> None:
    """After the first of two picks nothing has gained power yet, and the same card is not offered again."""
    s = Scenario()
    other = s.character(A)
    event = s.hand(A, s.event_card(main=[gain_power(2, 1000, "turn")]))
    game = s.start()
    game.play(event)

    game.choose("pick leader_a")

    assert game.power("leader_a") == 5000
    assert game.choices() == [f"pick {other}", "done"]


@pytest.mark.rule("4-9-1")
def test_4_9_1_a_new_base_leaves_what_was_added_in_place() -> None:
    """Base power 7000 in place of the printed 5000, with +1000 on top: 8000."""
    s = Scenario()
    card = s.character(A, power=5000, effects=[{"power": 1000}, {"base_power": 7000}])

    game = s.start()

    assert game.power(card) == 8000


@pytest.mark.rule("4-9-1")
def test_4_9_1_a_new_base_leaves_given_don_in_place() -> None:
    """Two given DON!! add 2000 to the base power that an effect has set."""
    s = Scenario()
    card = s.character(A, power=5000, don=2, effects=[{"base_power": 3000}])

    game = s.start()

    assert game.power(card) == 5000


@pytest.mark.rule("4-9-2")
def test_4_9_2_base_is_what_is_printed() -> None:
    """When an effect that sets the base ends, the printed number is the base again, with its additions."""
    s = Scenario()
    effects = [{"base_power": 8000, "until": "turn"}, {"power": 1000}, {"base_cost": 7, "until": "turn"}]
    card = s.character(A, power=5000, cost=3, effects=effects)
    game = s.start()
    assert (game.power(card), game.cost(card)) == (9000, 7)

    game.end()

    assert (game.power(card), game.cost(card)) == (6000, 3)


@pytest.mark.rule("4-9-2-1")
@pytest.mark.parametrize("bases", [(7000, 3000), (3000, 7000), (1000, 7000, 3000)])
def test_4_9_2_1_of_several_base_powers_the_highest_applies(bases: tuple[int, ...]) -> None:
    """7000 and 3000 in any order, and +1000: 8000."""
    s = Scenario()
    card = s.character(A, power=5000, effects=[*[{"base_power": base} for base in bases], {"power": 1000}])

    game = s.start()

    assert game.power(card) == 8000


@pytest.mark.rule("4-9-2-1")
def test_4_9_2_1_the_printed_power_does_not_compete() -> None:
    """Two effects set the base below the printed 9000: the higher of the two applies."""
    s = Scenario()
    card = s.character(A, power=9000, effects=[{"base_power": 2000}, {"base_power": 4000}])

    game = s.start()

    assert game.power(card) == 4000


@pytest.mark.rule("4-9-2-1")
def test_4_9_2_1_when_the_highest_ends_the_next_applies() -> None:
    """7000 lasts for this turn, 4000 stays: after the turn the power is 5000 with +1000."""
    s = Scenario()
    effects = [{"base_power": 7000, "until": "turn"}, {"base_power": 4000}, {"power": 1000}]
    card = s.character(A, power=5000, effects=effects)
    game = s.start()

    game.end()

    assert game.power(card) == 5000


@pytest.mark.rule("4-9-2-2")
@pytest.mark.parametrize("bases", [(1, 4), (4, 1)])
def test_4_9_2_2_of_several_base_costs_the_highest_applies(bases: tuple[int, ...]) -> None:
    """1 and 4 in any order, and -2: 2, whatever is printed."""
    s = Scenario()
    card = s.character(B, cost=9, effects=[*[{"base_cost": base} for base in bases], {"cost": -2}])

    game = s.start()

    assert game.cost(card) == 2
