"""Power and cost of named cards, where several effects meet."""

import pytest

from optcg.model.abilities import PermanentEffect
from optcg.model.durations import Duration
from optcg.model.effects import GainCost, GainPower, Move, Place
from optcg.model.selections import Cards, Choose, Every, Owner
from optcg.model.terms import Area
from tests.effects.checks import THEIRS, begin
from tests.official.board import Board
from tests.scenario import A, B

OWN = Cards(Owner.YOU, (Area.CHARACTER,))


@pytest.mark.rule("8-4-6")
def test_op03_091_overrules_what_was_before_though_it_ends() -> None:
    """OP02-121 makes 6 a cost of 1, OP03-091 sets it to 0: so it stays when OP02-121 leaves."""
    s = Board()
    kuzan = s.put(A, "OP02-121")
    helmeppo = s.hold(A, "OP03-091")
    plain, other = s.character(B, cost=6), s.character(B, cost=6)
    away = s.hand(A, s.event_card(cost=0, main=[Move(Choose(OWN, 1), Place.TRASH)]))
    more = s.hand(A, s.event_card(cost=0, main=[GainCost(Every(THEIRS), 2, Duration.TURN)]))
    game = begin(s)
    assert game.cost(plain) == 1
    game.play(helmeppo).choose(f"pick {plain}")
    assert game.cost(plain) == 0
    game.play(away).choose(f"pick {kuzan}")
    assert (game.cost(plain), game.cost(other)) == (0, 6)
    game.play(more)
    assert (game.cost(plain), game.cost(other)) == (2, 8)
    game.end()
    assert game.cost(plain) == 6


@pytest.mark.rule("8-4-6")
def test_op03_091_is_added_to_by_a_permanent_effect_that_comes_later() -> None:
    """P-032 gets its DON!! after it: 2 less than 0 reads as 0, and 5 more are 3."""
    s = Board()
    sengoku, helmeppo = s.put(A, "P-032"), s.hold(A, "OP03-091")
    plain = s.character(B, cost=6)
    more = s.hand(A, s.event_card(cost=0, main=[GainCost(Every(THEIRS), 5, Duration.TURN)]))
    game = begin(s).play(helmeppo).choose(f"pick {plain}").give(sengoku)
    assert game.cost(plain) == 0
    assert game.play(more).cost(plain) == 3


@pytest.mark.rule("8-4-6")
@pytest.mark.parametrize("number", ["OP07-002", "EB04-010"])
def test_op07_002_overrules_a_permanent_effect_that_was_before(number: str) -> None:
    """A Character weakens those of B by 1000 until it leaves: the power that was set to 0 stays 0."""
    s = Board()
    s.don(A, active=9)
    ain = s.hold(A, number)
    weakening = s.character(A, abilities=[PermanentEffect((GainPower(Every(THEIRS), -1000),))])
    strong = s.character(B, power=7000)
    away = s.hand(A, s.event_card(cost=0, main=[Move(Choose(OWN, 1), Place.TRASH)]))
    game = begin(s).play(ain).choose(f"pick {strong}")
    assert game.power(strong) == 0
    game.play(away)
    if game.asked() == (A, "cards"):
        game.choose(f"pick {weakening}")
    assert (game.area(weakening), game.power(strong)) == ("trash", 0)


@pytest.mark.rule("8-4-6")
def test_op02_106_takes_from_the_cost_that_op10_042_has_made() -> None:
    """A {Dressrosa} Character of 3 costs 4 under OP10-042; 2 less are 2, and that is 2 or more."""
    s = Board()
    s.lead(B, "OP10-042")
    tsuru = s.hold(A, "OP02-106")
    rebecca = s.character(B, cost=3, types=("Dressrosa",))
    away = s.hand(A, s.event_card(cost=0, main=[Move(Choose(OWN, 1), Place.TRASH)]))
    game = begin(s)
    assert game.cost(rebecca) == 4
    game.play(tsuru).choose(f"pick {rebecca}")
    assert game.cost(rebecca) == 2
    game.play(away)
    assert game.cost(rebecca) == 2
    game.end()
    assert game.cost(rebecca) == 4


@pytest.mark.rule("8-1-3-3-5")
@pytest.mark.parametrize(("turn_player", "cost"), [(A, 1), (B, 4)])
def test_p_032_comes_before_op10_042_in_the_turn_of_its_player(turn_player: int, cost: int) -> None:
    """3 less 2 are 1 before OP10-042 looks for costs of 2 or more; in B's turn P-032 is silent."""
    s = Board(turn_player=turn_player)
    s.lead(B, "OP10-042")
    s.put(A, "P-032", don=1)
    rebecca = s.character(B, cost=3, types=("Dressrosa",))
    large = s.character(B, cost=4, types=("Dressrosa",))
    game = begin(s)
    assert game.cost(rebecca) == cost
    assert game.cost(large) == (3 if turn_player == A else 5)


@pytest.mark.rule("8-1-3-3-5")
def test_p_032_comes_before_op10_042_also_when_it_begins_later() -> None:
    """Its DON!! is given when OP10-042 has made 4 of the 3 already."""
    s = Board()
    s.lead(B, "OP10-042")
    sengoku = s.put(A, "P-032")
    rebecca = s.character(B, cost=3, types=("Dressrosa",))
    game = begin(s)
    assert game.cost(rebecca) == 4
    assert game.give(sengoku).cost(rebecca) == 1
    assert game.end().cost(rebecca) == 4
