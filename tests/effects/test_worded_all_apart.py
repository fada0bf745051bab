"""Cards of an earlier step of which no two are alike, from words to what happens."""

import pytest

from optcg.model.amounts import SlotApart
from tests.effects.checks import said, worded
from tests.effects.test_worded_numbers import played
from tests.scenario import A, Scenario

NAMES = "If you do and all of the revealed cards have different card names, draw 1 card."


@pytest.mark.parametrize(("names", "drawn"), [("MT", 1), ("MM", 0), ("M", 1)])
def test_a_hand_of_different_names_is_revealed(names: str, drawn: int) -> None:
    s = Scenario()
    for name in names:
        s.hand(A, s.character_card(name=name))
    line = f"[On Play] You may reveal all cards in your hand. {NAMES}"
    game, _ = played(s, line)
    game.choose("yes")

    assert game.count(A, "hand") == len(names) + drawn
    assert SlotApart("name", 2) in _amounts(line)


def test_who_reveals_nothing_draws_nothing() -> None:
    s = Scenario()
    s.hand(A, s.character_card())
    game, _ = played(s, f"[On Play] You may reveal all cards in your hand. {NAMES}")
    game.choose("no")

    assert game.count(A, "hand") == 1


@pytest.mark.parametrize(("costs", "drawn"), [((1, 2, 3), 1), ((1, 2, 2), 0)])
@pytest.mark.parametrize(
    "line", ["the trashed cards all have different costs", "no two of them have the same cost"]
)
def test_costs_of_cards_that_were_trashed(line: str, costs: tuple[int, ...], drawn: int) -> None:
    s = Scenario()
    for cost in costs:
        s.deck_top(A, s.character_card(cost=cost))
    game = worded(s, f"Trash 3 cards from the top of your deck. If {line}, draw 1 card.")

    assert game.count(A, "hand") == drawn


def _amounts(line: str) -> list[object]:
    """All numbers of the conditions of an ability whose deed may be done."""
    (ability,) = said(line)
    (may,) = ability.effects
    return [part.left for part in may.then[0].condition.conditions[1:]]
