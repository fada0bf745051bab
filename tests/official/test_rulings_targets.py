"""Targets and Life cards that named cards let their players choose."""

import pytest

from tests.effects.checks import begin
from tests.official.board import Board
from tests.scenario import A, B

KID = 'Eustass"Captain"Kid'


@pytest.mark.rule("7-1-1-2", "8-4-4")
def test_st36_005_lets_its_player_choose_the_new_target_the_leader_too() -> None:
    """Every [Eustass"Captain"Kid] with 5000 base power or more may be attacked instead."""
    s = Board(turn_player=B)
    s.leader(A, name=KID, power=5000)
    kid = s.put(A, "ST36-005")
    weak, other = s.character(A, name=KID, power=4000), s.character(A, power=9000, rested=True)
    s.life(A, 1)
    s.life_top(A, s.character_card(), face_up=True)
    game = begin(s).declare("leader_b", other).choose("yes")
    assert (game.asked()[0], sorted(game.choices())) == (A, [f"pick {kid}", "pick leader_a"])
    assert f"pick {weak}" not in game.choices()
    game.choose("pick leader_a").pass_battle()
    assert game.count(A, "life") == 1


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(
    ("bottom", "top", "offered"),
    [(False, False, []), (True, True, ["top", "bottom"]), (True, False, ["bottom"]), (False, True, ["top"])],
)
def test_st36_005_turns_an_end_of_life_that_lies_face_up(bottom: bool, top: bool, offered: list[str]) -> None:
    """Its cost is offered only where one end lies face-up, and only such an end is turned."""
    s = Board(turn_player=B)
    s.put(A, "ST36-005")
    s.life(A, 0)
    for face_up in (bottom, False, top):
        s.life_top(A, s.character_card(), face_up=face_up)
    game = begin(s).declare("leader_b", "leader_a")
    assert (game.asked() == (A, "yes_no")) is bool(offered)
    if offered:
        game.choose("yes")
        if len(offered) == 2:
            assert game.choices() == offered
            game.choose("top")
        turned = [event for event in game.game.events if event.kind == "life_turned"]
        assert len(turned) == 1


@pytest.mark.rule("8-3-1-3")
@pytest.mark.parametrize(("face_up", "offered"), [(True, False), (False, True)])
def test_st36_005_turns_an_end_of_life_that_lies_face_down(face_up: bool, offered: bool) -> None:
    """The other effect, the other way."""
    s = Board()
    s.don(A, active=1, rested=2)
    kid = s.put(A, "ST36-005")
    s.life(A, 0)
    for opened in (True, False, face_up):
        s.life_top(A, s.character_card(), face_up=opened)
    game = begin(s)
    assert (f"activate {kid}.2" in game.choices()) is offered
    if offered:
        # The bottom lies face-up: the top is the only end that can be turned.
        assert game.choose(f"activate {kid}.2").asked()[1] != "place"
