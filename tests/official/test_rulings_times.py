"""How long effects of named cards last, and when they come."""

import pytest

from optcg.model.abilities import AutoEffect, When
from optcg.model.effects import Draw, Play
from optcg.model.selections import Choose
from tests.effects.checks import OWN_HAND, begin
from tests.official.board import Board
from tests.scenario import A, B


@pytest.mark.rule("6-6-1-2")
def test_op09_013_played_by_st21_015_in_the_opponents_turn_lasts_for_that_turn() -> None:
    """ST21-015 is K.O.'d in B's turn and plays it: the Leader has 1000 more in this turn of B alone."""
    s = Board(turn_player=B)
    zoro, yasopp = s.put(A, "ST21-015", rested=True), s.hold(A, "OP09-013")
    wall = s.character(B, power=9000)
    game = begin(s).attack(wall, zoro).choose(f"pick {yasopp}").choose("pick leader_a")
    assert (game.asked(), game.power("leader_a")) == ((B, "main"), 6000)
    powers = [game.end().power("leader_a") for _ in range(2)]
    assert powers == [5000, 5000]


@pytest.mark.rule("6-6-1-2")
@pytest.mark.parametrize("turn_player", [A, B])
def test_op01_085_holds_a_character_until_the_next_end_of_a_turn_of_the_opponent(turn_player: int) -> None:
    """Played in A's turn it holds for the next turn of B; played in a turn of B for the rest of that one."""
    s = Board(turn_player=turn_player)
    s.leader(A, types=("Baroque Works",))
    held = s.character(B, cost=4)
    galdino = s.hold(A, "OP01-085")
    if turn_player == A:
        game = begin(s).play(galdino).choose(f"pick {held}").end()
    else:
        calls = AutoEffect((When("On K.O."),), (Play(Choose(OWN_HAND, 1)),))
        small = s.character(A, power=1000, rested=True, abilities=[calls])
        game = begin(s).attack("leader_b", small).choose(f"pick {held}")
    assert (game.asked(), game.area(galdino)) == ((B, "main"), "characters")
    assert f"attack {held} leader_a" not in game.choices()
    assert f"attack {held} leader_a" in game.end().end().choices()


@pytest.mark.rule("8-6-2", "8-6-2-1")
def test_op03_051_waits_for_the_trigger_of_the_life_card() -> None:
    """An older answer has it before the [Trigger]; the rules put it after all damage processing."""
    s = Board()
    bellemere = s.put(A, "OP03-051", don=1)
    s.life_top(B, s.character_card(trigger=[Draw(1)]))
    game = begin(s).declare(bellemere, "leader_b")
    while game.asked()[1] in ("block", "counter"):
        game.choose("done")
    assert game.asked() == (B, "trigger")
    assert game.choose("yes").asked() == (A, "yes_no")
    assert game.count(B, "hand") == 1
    assert game.choose("yes").count(A, "trash") == 7
