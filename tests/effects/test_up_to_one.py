"""None of "up to 1 card" is an answer (Rules 4-8-1, 10-2-13-3)."""

import pytest

from optcg.model.abilities import (
    AutoEffect,
    Gate,
    When,
)
from optcg.model.effects import (
    May,
    Move,
    Place,
    UpToOne,
)
from optcg.model.selections import Top
from optcg.model.terms import Area
from tests.effects.checks import OWN, YOU, begin
from tests.scenario import A, Scenario

TO_LIFE = Move(Top(YOU, Area.DECK), Place.LIFE_TOP)


@pytest.mark.rule("10-2-13-3")
@pytest.mark.parametrize(("deed", "asked"), [(UpToOne((TO_LIFE,)), 1), (May((TO_LIFE,)), 2)])
def test_10_2_13_3_none_of_up_to_one_card_is_an_answer(deed: May, asked: int) -> None:
    """Who "may" do it and does not has not used the effect; who takes none of "up to 1" has."""
    s = Scenario()
    s.character(A, abilities=[AutoEffect((When("played", OWN),), (deed,), gate=Gate(once=True))])
    cards = [s.hand(A, s.character_card(cost=0)) for _ in range(2)]
    game, times = begin(s), 0
    for card in cards:
        game.play(card)
        if "no" in game.choices():
            game.choose("no")
            times += 1

    assert times == asked
