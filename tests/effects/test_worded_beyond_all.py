"""More than all the others have; so many less than a number; DON!! given to several cards together."""

import pytest

from tests.effects.checks import begin, said
from tests.effects.test_worded_hand_costs import price
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario

MORE = "If this Character has more power than all of your opponent's Characters, it gains [Double Attack]."


@pytest.mark.rule("4-10-1")
@pytest.mark.parametrize(("powers", "more"), [((4000, 3000), True), ((5000, 1000), False), ((), False)])
def test_4_10_1_more_than_the_highest_of_them_and_than_none_there(
    powers: tuple[int, ...], more: bool
) -> None:
    s = Scenario()
    ref = watching(s, MORE, power=5000)
    for power in powers:
        s.character(B, power=power)

    assert ("Double Attack" in begin(s).keywords(ref)) == more


@pytest.mark.parametrize(("other", "more"), [(4000, True), (5000, False)])
def test_more_than_all_of_your_characters_is_more_than_the_others(other: int, more: bool) -> None:
    s = Scenario()
    line = "If this Character has more power than all of your Characters, it gains [Double Attack]."
    ref = watching(s, line, power=5000)
    s.character(A, power=other)
    s.character(B, power=9000)

    assert ("Double Attack" in begin(s).keywords(ref)) == more


@pytest.mark.parametrize(("cost", "rested"), [(1, True), (2, False)])
def test_a_cost_lower_than_all(cost: int, rested: bool) -> None:
    s = Scenario()
    s.character(A, cost=2)
    foe = s.character(B, cost=cost)
    line = "[Activate: Main] Rest your opponent's Characters with a lower cost than any of your Characters."
    ref = watching(s, line, cost=3)
    game = begin(s).choose(f"activate {ref}.1")

    assert game.rested(foe) == rested


@pytest.mark.parametrize(("life", "paid"), [(5, 6), (3, 4), (0, 1), (6, 6)])
@pytest.mark.parametrize(
    "line",
    [
        "Give this card in your hand -1 cost for each Life card your opponent has less than 5.",
        "Give this card in your hand -1 cost for each of your opponent's Life cards fewer than 5.",
    ],
)
def test_less_than_a_number(line: str, life: int, paid: int) -> None:
    s = Scenario()
    s.life(B, life)
    ref = s.hand(A, s.character_card(cost=6, abilities=said(line)))

    assert price(begin(s), ref) == paid


@pytest.mark.parametrize(("held", "drawn"), [(1, 2), (3, 0), (5, 0)])
def test_cards_of_the_hand_below_a_number(held: int, drawn: int) -> None:
    s = Scenario()
    for _ in range(held):
        s.hand(A, s.character_card())
    game, _ = played(s, "[On Play] Draw 1 card for each card in your hand fewer than 3.")

    assert game.count(A, "hand") == held + drawn


@pytest.mark.parametrize(("given", "drawn"), [((2, 1, 1), 1), ((3, 0, 0), 0)])
def test_don_given_to_all_of_them_together(given: tuple[int, int, int], drawn: int) -> None:
    s = Scenario()
    s.leader(B, don=given[0])
    for don in given[1:]:
        s.character(B, don=don)
    line = (
        "[On Play] If a total of 4 or more DON!! cards are given to your opponent's Leader and Characters, "
        "draw 1 card."
    )
    game, _ = played(s, line)

    assert game.count(A, "hand") == drawn


def test_each_character_that_attacked_counts_once() -> None:
    s = Scenario(turn_player=B)
    first = s.character(B, power=1000)
    second = s.character(B, power=1000)
    line = (
        "[Counter] Your Leader gains +2000 power during this battle for each Character your opponent has "
        "attacked with during this turn."
    )
    event = s.hand(A, s.event_card(cost=0, abilities=said(line, s.event_card().category)))
    game = begin(s).attack("leader_b", "leader_a").attack(first, "leader_a")
    game.declare(second, "leader_a")
    while game.asked()[1] != "counter":
        game.choose("done")
    game.choose(f"counter {event}")

    assert game.power("leader_a") == 9000
