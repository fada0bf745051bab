"""The revealed cards are all that were revealed, wherever they are now; the rest are those not taken."""

import pytest

from optcg.model.amounts import Plus, SlotCount, SlotTotal
from optcg.model.conditions import Compare
from optcg.model.filters import CategoryIs
from optcg.model.terms import Category
from tests.effects.checks import said, worded
from tests.scenario import A, Scenario, Table


def _revealing(s: Scenario, costs: list[int], fact: str, taken: int | None) -> Table:
    refs = [s.deck_top(A, s.event_card(cost=cost)) for cost in costs]
    game = worded(
        s,
        "Reveal 3 cards from the top of your deck and add up to 1 of the revealed cards to your hand. Then, "
        f"if {fact}, your Leader gains +1000 power during this turn. Then, place the rest at the bottom of "
        "your deck in any order.",
    )
    return game.choose("done" if taken is None else f"pick {refs[taken]}")


@pytest.mark.parametrize("taken", [None, 0, 2])
@pytest.mark.parametrize(("costs", "power"), [([4, 4, 2], 6000), ([4, 4, 1], 5000)])
def test_the_one_that_was_taken_counts_too(costs: list[int], power: int, taken: int | None) -> None:
    s = Scenario()
    game = _revealing(s, costs, "the total cost of the revealed cards is 10 or more", taken)

    assert game.power("leader_a") == power


@pytest.mark.parametrize(("number", "power"), [(3, 6000), (4, 5000)])
def test_how_many_of_them_are_of_a_kind(number: int, power: int) -> None:
    s = Scenario()
    game = _revealing(s, [1, 1, 1], f"{number} or more of the revealed cards are Events", 1)

    assert game.power("leader_a") == power


@pytest.mark.parametrize(("least", "drawn"), [(6, 1), (7, 0)])
def test_the_trashed_cards_are_all_that_were_trashed(least: int, drawn: int) -> None:
    s = Scenario()
    refs = [s.deck_top(A, s.event_card(cost=cost)) for cost in (1, 2, 3)]
    game = worded(
        s,
        "Trash 3 cards from the top of your deck. Add up to 1 of the trashed cards to your hand. Then, if "
        f"the total cost of the trashed cards is {least} or more, draw 1 card.",
    ).choose(f"pick {refs[2]}")

    assert game.count(A, "hand") == 1 + drawn


def test_the_tree_of_all_that_were_revealed() -> None:
    line = (
        "[On Play] Reveal 3 cards from the top of your deck and add up to 1 of the revealed cards to your "
        "hand. Then, if {}, this Character gains [Rush] during this turn."
    )
    (total,) = said(line.format("the total cost of the revealed cards is 10 or more"))
    (count,) = said(line.format("2 or more of the revealed cards are Events"))
    event = CategoryIs(Category.EVENT)

    assert total.effects[-1].condition == Compare(  # type: ignore[attr-defined]
        Plus(SlotTotal("cost", 2), SlotTotal("cost", 3)), ">=", 10
    )
    assert count.effects[-1].condition == Compare(  # type: ignore[attr-defined]
        Plus(SlotCount(2, event), SlotCount(3, event)), ">=", 2
    )
