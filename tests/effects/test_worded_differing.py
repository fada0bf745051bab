"""How many different costs, powers and so on there are among cards."""

import pytest

from optcg.text.reader import read_line
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, watching
from tests.scenario import A, B, Scenario

WORDINGS = (
    "you have cards with 3 or more different costs in your trash",
    "there are cards with 3 or more different costs in your trash",
    "the cards in your trash have 3 or more different costs",
    "you have 3 or more different costs among the cards in your trash",
    "your trash contains cards with 3 or more different costs",
    "there are 3 or more different costs among the cards in your trash",
)


@pytest.mark.parametrize(("costs", "drawn"), [((1, 2, 3), 1), ((1, 2, 2, 1), 0), ((0, 2, 9, 9), 1)])
def test_different_costs_in_the_trash(costs: tuple[int, ...], drawn: int) -> None:
    s = Scenario()
    for cost in costs:
        s.trash(A, s.event_card(cost=cost) if cost % 2 else s.character_card(cost=cost))
    for cost in range(5):
        s.trash(B, s.character_card(cost=cost))
    game, _ = played(s, f"[On Play] If {WORDINGS[0]}, draw 1 card.")

    assert game.count(A, "hand") == drawn


def test_the_wordings_mean_the_same() -> None:
    trees = {read_line(f"[On Play] If {fact}, draw 1 card.").abilities for fact in WORDINGS}

    assert len(trees) == 1
    assert trees != {()}


def test_what_has_no_power_adds_none() -> None:
    """Rule 2-6-2."""
    s = Scenario()
    s.trash(A, s.character_card(power=1000))
    s.trash(A, s.character_card(power=2000))
    s.trash(A, s.event_card())
    s.trash(A, s.stage_card())
    line = "This Character gains +1000 power for each different power among the cards in your trash."
    me = watching(s, line, power=1000)

    assert begin(s).power(me) == 3000


def test_leaders_have_no_cost_to_differ_by() -> None:
    """Rule 2-7-5."""
    s = Scenario()
    for cost in (1, 2):
        s.character(A, cost=cost)
    line = "This Character gains +1000 power for every different cost among your Leader and Character cards."
    me = watching(s, line, power=1000, cost=2)

    assert begin(s).power(me) == 3000


def test_a_permanent_effect_sees_the_trash_grow() -> None:
    s = Scenario()
    s.trash(A, s.character_card(cost=1))
    s.trash(A, s.character_card(cost=2))
    event = s.hand(A, s.event_card(cost=0, main=()))
    me = watching(s, f"If {WORDINGS[0]}, this Character gains +2000 power.", power=1000)
    game = begin(s)

    assert game.power(me) == 1000
    assert game.play(event).power(me) == 3000


def test_those_of_the_opponent_are_others() -> None:
    s = Scenario()
    for cost in (1, 2, 3):
        s.character(B, cost=cost)
    line = "[On Play] If your opponent has Characters with {} or more different costs, draw 1 card."
    game, _ = played(s, line.format(3), line.format(4))
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])

    assert game.count(A, "hand") == 1
