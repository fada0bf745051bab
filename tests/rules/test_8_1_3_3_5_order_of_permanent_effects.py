"""Rule 8-1-3-3-5: permanent effects that take away each other's ground, in the order of their player."""

import json
from dataclasses import replace

import pytest

from optcg import Game
from optcg.engine.saving import dump_state
from optcg.model.abilities import PermanentEffect
from optcg.model.amounts import CountOf
from optcg.model.conditions import Compare
from optcg.model.effects import GainPower
from optcg.model.filters import AllOf, NameIs, PowerIs
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area
from tests.scenario import A, B, Scenario, Table


def weakens(other: str, me: str) -> PermanentEffect:
    """As long as `me` has 6000 power or more, `other` has 2000 less."""
    strong = Cards(Owner.EITHER, (Area.CHARACTER,), AllOf((NameIs(me), PowerIs(">=", 6000))))
    target = Every(Cards(Owner.EITHER, (Area.CHARACTER,), NameIs(other)))
    return PermanentEffect((GainPower(target, -2000),), Compare(CountOf(strong), ">=", 1))


def rivals(first: int, second: int) -> tuple[Table, str, str]:
    """Two Characters of 6000, each of which weakens the other as long as it is strong itself."""
    s = Scenario()
    one = s.character(first, power=6000, name="One", abilities=[weakens("Two", "One")])
    two = s.character(second, power=6000, name="Two", abilities=[weakens("One", "Two")])
    return s.start(), one, two


@pytest.mark.rule("8-1-3-3-5", "8-1-3-3-5(I)")
@pytest.mark.parametrize(("choice", "powers"), [("effect 1", (6000, 4000)), ("effect 2", (4000, 6000))])
def test_8_1_3_3_5_the_turn_player_orders_their_own(choice: str, powers: tuple[int, int]) -> None:
    """The order matters, so A is asked; the effect processed first takes the ground from the other."""
    table, one, two = rivals(A, A)
    assert table.asked() == (A, "effect")
    table.choose(choice)
    assert (table.power(one), table.power(two)) == powers


@pytest.mark.rule("8-1-3-3-5(II)")
def test_8_1_3_3_5_ii_the_non_turn_player_orders_theirs() -> None:
    """Both are B's, so B is asked in A's turn."""
    table, one, two = rivals(B, B)
    assert table.asked() == (B, "effect")
    table.choose("effect 2")
    assert (table.power(one), table.power(two)) == (4000, 6000)


@pytest.mark.rule("8-1-3-3-5(II)")
def test_8_1_3_3_5_ii_the_turn_players_come_first() -> None:
    """One is A's and one B's: nobody is asked, and A's effect holds."""
    table, one, two = rivals(A, B)
    assert table.asked() == (A, "main")
    assert (table.power(one), table.power(two)) == (6000, 4000)


@pytest.mark.rule("8-1-3-3-5(III)")
def test_8_1_3_3_5_iii_the_order_holds_as_long_as_nothing_changes_it() -> None:
    """Giving a DON!! to the weaker one makes it strong, but its effect still comes second."""
    table, one, two = rivals(A, A)
    table.choose("effect 1").give(two)
    assert (table.power(one), table.power(two)) == (6000, 5000)


@pytest.mark.rule("8-1-3-3-5")
def test_8_1_3_3_5_the_question_can_be_saved() -> None:
    table, one, _ = rivals(A, A)
    loaded = Game.from_dict(json.loads(json.dumps(table.game.to_dict())), table.game.catalog)
    loaded.choose("effect 2")
    table.choose("effect 2")
    assert dump_state(loaded.state) == dump_state(table.game.state)
    assert loaded.power(loaded.by_ref(one)) == 4000


@pytest.mark.rule("8-1-3-3-5(III)", "3-10-2-1")
def test_8_1_3_3_5_iii_the_order_of_effects_of_life_cards_holds_in_later_turns() -> None:
    """As long as the cards lie face-up, nobody is asked again."""
    s = Scenario()
    one, two = (s.character(A, power=6000, name=name) for name in ("One", "Two"))
    for other, me in (("Two", "One"), ("One", "Two")):
        s.life_top(A, s.character_card(abilities=[replace(weakens(other, me), area=Area.LIFE)]), True)
    table = s.start()
    assert table.asked() == (A, "effect")
    table.choose("effect 2")
    chosen = (table.power(one), table.power(two))
    assert sorted(chosen) == [4000, 6000]
    table.end()

    assert table.asked() == (B, "main")
    assert (table.power(one), table.power(two)) == chosen
    assert table.end().asked() == (A, "main")
    assert (table.power(one), table.power(two)) == chosen


@pytest.mark.rule("8-1-3-3-5(I)", "8-1-3-3-5(II)")
@pytest.mark.parametrize(("turn_player", "power"), [(A, 4000), (B, 5000)])
def test_8_1_3_3_5_ii_the_turn_players_come_first_though_they_would_settle(
    turn_player: int, power: int
) -> None:
    """B's Characters of 5000 or more gain 1000, A takes 1000: in A's turn no ground is left."""
    s = Scenario(turn_player=turn_player)
    grown = Every(Cards(Owner.YOU, (Area.CHARACTER,), PowerIs(">=", 5000)))
    s.leader(B, abilities=[PermanentEffect((GainPower(grown, 1000),))])
    weaker = Every(Cards(Owner.OPPONENT, (Area.CHARACTER,)))
    s.leader(A, abilities=[PermanentEffect((GainPower(weaker, -1000),))])
    wall = s.character(B, power=5000)
    assert s.start().power(wall) == power
