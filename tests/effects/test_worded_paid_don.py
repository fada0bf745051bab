"""How many DON!! cards have paid a cost, asked for after something else was done."""

import pytest

from optcg.model.abilities import AutoEffect, When
from optcg.model.amounts import PaidDon
from optcg.model.effects import Draw, RestDon
from tests.effects.checks import begin
from tests.effects.test_worded_numbers import played, worded
from tests.scenario import A, Scenario, Table


def paid(game: Table, count: int) -> Table:
    return game.choose(f"number {count}")


@pytest.mark.rule("8-3-1-6")
@pytest.mark.parametrize(("count", "power"), [(1, 8000), (2, 8000), (3, 12000)])
def test_8_3_1_6_don_that_were_returned_are_asked_for_after_a_gain(count: int, power: int) -> None:
    s = Scenario()
    s.don(A, active=5)
    game, _ = played(
        s,
        "[On Play] You may return 1 or more DON!! cards from your field to your DON!! deck: Up to 1 of "
        "your Leader "
        "or Character cards gains +3000 power during this turn. If you returned 3 or more DON!! cards, "
        "that card "
        "gains an additional +4000 power during this turn.",
    )
    paid(game, count).choose("pick leader_a")

    assert game.power("leader_a") == power
    assert game.count(A, "don_active") == 5 - count


@pytest.mark.rule("8-3-1-5")
@pytest.mark.parametrize("way", ["this way", "to activate this effect"])
@pytest.mark.parametrize("count", [1, 4])
def test_8_3_1_5_don_that_were_rested_are_counted_after_a_draw(way: str, count: int) -> None:
    s = Scenario()
    s.don(A, active=5)
    game, this = played(
        s,
        "[On Play] You may rest any number of your DON!! cards: Draw 1 card. Then, this Character gains "
        "+1000 "
        f"power during this turn for every DON!! card rested {way}.",
        power=1000,
    )
    paid(game, count)

    assert (game.count(A, "hand"), game.power(this)) == (1, 1000 + 1000 * count)


@pytest.mark.parametrize(("count", "drawn"), [(2, 0), (3, 2)])
def test_they_are_counted_though_another_part_was_paid_after_them(count: int, drawn: int) -> None:
    s = Scenario()
    s.don(A, active=5)
    s.hand(A, s.character_card())
    game, _ = played(
        s,
        "[On Play] You may rest any number of your DON!! cards and trash 1 card from your hand: If you "
        "rested 3 or "
        "more DON!! cards this way, draw 2 cards.",
    )
    paid(game, count)

    assert game.count(A, "hand") == drawn


def test_as_a_tree() -> None:
    s = Scenario()
    s.don(A, active=5)
    ability = AutoEffect((When("On Play"),), (Draw(1), Draw(PaidDon())), (RestDon(2),), optional=True)
    card = s.hand(A, s.character_card(cost=0, abilities=[ability]))
    game = begin(s).play(card).choose("yes")

    assert game.count(A, "hand") == 3
    line = (
        "[On Play] You may rest 2 of your DON!! cards: Draw 1 card. Then, draw cards equal to the number "
        "of DON!! "
    )
    assert worded(line + "cards rested to activate this effect.") == [ability]
