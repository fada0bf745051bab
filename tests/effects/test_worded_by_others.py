"""Words of other editors, played out: which cards can be chosen, how much is gained, when it holds."""

import pytest

from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, B, Scenario, Table


def choices(game: Table, *refs: str) -> list[str]:
    """Those of the cards that can be picked."""
    return [ref for ref in refs if f"pick {ref}" in game.choices()]


def test_at_most_1_more_is_also_less() -> None:
    """ "No more than 1 higher": what costs the same or less will do."""
    s = Scenario()
    line = (
        "[On Play] You may return 1 of your Characters to the owner's hand: K.O. up to 1 of your opponent's "
        "Characters whose cost is no more than 1 higher than that of the returned Character."
    )
    own = s.character(A, cost=3)
    two, four, five = (s.character(B, cost=cost) for cost in (2, 4, 5))
    game, _ = played(s, line)
    game.choose("yes").choose(f"pick {own}")

    assert choices(game, two, four, five) == [two, four]


def test_power_grows_with_the_cost_of_the_card_that_was_rested() -> None:
    s = Scenario()
    line = (
        "[On Play] You may rest 1 of your active Characters: Your Leader gains power equal to 1000 times the "
        "cost of the Character rested this way during this turn."
    )
    own = s.character(A, cost=3)
    game, _ = played(s, line)
    game.choose("yes").choose(f"pick {own}")

    assert game.power("leader_a") == 5000 + 3000


@pytest.mark.parametrize(("rested", "costs"), [(2, [5]), (3, [5, 7])])
def test_one_that_costs_more_may_be_chosen_instead(rested: int, costs: list[int]) -> None:
    """All but the cost stays as it was said: only rested Characters."""
    s = Scenario()
    line = (
        "[On Play] K.O. up to 1 of your opponent's Characters that is rested and costs 5 or less. If 3 or "
        "more of your own Characters are rested, you may choose one costing 7 or less instead."
    )
    for _ in range(rested):
        s.character(A, rested=True)
    five, seven = s.character(B, cost=5, rested=True), s.character(B, cost=7, rested=True)
    active = s.character(B, cost=4)
    game, _ = played(s, line)
    if rested == 3:
        game.choose("option 2")

    assert choices(game, five, seven, active) == [five, seven][: len(costs)]


@pytest.mark.parametrize(("hand", "left"), [(6, 6), (7, 6), (9, 6)])
def test_a_hand_is_trashed_down_to_what_is_left(hand: int, left: int) -> None:
    s = Scenario()
    for _ in range(hand):
        s.hand(B, s.character_card())
    line = (
        "[On Play] If your opponent has 7 or more cards in their hand, they trash cards from it until they "
        "have 6 left."
    )
    game, _ = played(s, line)
    while game.asked()[0] == B:
        game.choose(game.choices()[0])

    assert (game.count(B, "hand"), game.count(B, "trash")) == (left, hand - left)


@pytest.mark.parametrize("life", [2, 3])
def test_the_cards_that_a_step_is_about_are_counted(life: int) -> None:
    s = Scenario()
    s.life(B, life)
    game, _ = played(
        s, "[On Play] Trash 1 card from the top of your opponent's Life cards if they have 3 or more."
    )

    assert game.count(B, "life") == 2


@pytest.mark.parametrize(("name", "power"), [("Mira", 7000), ("Wren", 5000)])
def test_a_condition_in_the_middle_of_a_sentence(name: str, power: int) -> None:
    s = Scenario()
    s.character(A, name=name)
    line = "This Character, while [Mira] is among your Characters, gains +2000 power."
    ref = s.character(A, power=5000, abilities=worded(line))

    assert begin(s).power(ref) == power
