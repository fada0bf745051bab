"""Conditions of named cards that decide when an effect can be used, and what is left of it."""

import pytest

from optcg import IllegalChoice, Result
from optcg.model.effects import Move, Place, SetActive
from optcg.model.selections import Cards, Every, Owner
from optcg.model.terms import Area
from tests.effects.checks import OWN_LEADER, begin
from tests.official.board import Board
from tests.scenario import A, B


@pytest.mark.rule("8-2-1-2", "8-4-6")
@pytest.mark.parametrize(("paid", "area"), [("attacker", "characters"), ("active", "trash")])
def test_op10_069_does_nothing_when_its_only_given_don_has_paid_for_it(paid: str, area: str) -> None:
    """Its [DON!! x1] must hold when it is resolved: paid with another DON!!, the K.O. is done."""
    s = Board()
    fish = s.put(A, "OP10-069", don=1)
    small = s.character(B, cost=1)
    game = s.start().declare(fish, "leader_b").choose("yes")
    game.choose(f"pick don {fish if paid == 'attacker' else paid}")
    if paid == "active":
        game.choose(f"pick {small}")
    assert game.asked()[1] in ("block", "counter", "main")
    assert game.area(small) == area
    assert game.count(A, "don_deck") == 5


@pytest.mark.rule("8-2-1-1", "9-1-2")
def test_op15_022_without_a_deck_loses_at_once_when_op09_093_negates_it() -> None:
    """Its text keeps B in the game until the end of the turn, as long as it is valid."""
    s = Board()
    s.lead(B, "OP15-022")
    s.leader(A, types=("Blackbeard Pirates",))
    teach = s.put(A, "OP09-093", played_this_turn=True)
    s.character(B)
    mill = Move(Every(Cards(Owner.OPPONENT, (Area.DECK,))), Place.TRASH)
    event = s.hand(A, s.event_card(cost=0, main=[mill]))
    game = begin(s).play(event)
    assert game.game.result is None
    game.choose(f"activate {teach}.2").choose("pick leader_b")
    assert game.game.result == Result(A, (B,), "deck", "9-2-1-2")


@pytest.mark.rule("8-4-1-1", "10-2-13-3")
def test_op12_020_is_offered_only_after_it_has_battled_a_character() -> None:
    """An attack on the Leader is not enough, and nothing is used up before."""
    s = Board()
    s.lead(A, "OP12-020", don=3)
    weak = s.character(B, power=1000, rested=True)
    refresh = s.hand(A, s.event_card(cost=0, main=[SetActive(Every(OWN_LEADER))]))
    game = begin(s)
    assert "activate leader_a.1" not in game.choices()
    with pytest.raises(IllegalChoice, match="its condition does not hold"):
        game.choose("activate leader_a.1")
    game.attack("leader_a", "leader_b")
    assert "activate leader_a.1" not in game.choices()
    game.play(refresh).attack("leader_a", weak)
    assert "activate leader_a.1" in game.choices()
    game.choose("activate leader_a.1")
    assert not game.rested("leader_a")
    assert "activate leader_a.1" not in game.choices()


@pytest.mark.rule("8-4-1-1", "10-2-13-3")
@pytest.mark.parametrize("power", [6000, 7000])
def test_op10_001_is_offered_only_with_a_strong_character(power: int) -> None:
    s = Board()
    s.lead(A, "OP10-001")
    s.don(A, active=1, rested=4)
    s.character(A, power=power)
    offered = [choice for choice in begin(s).choices() if choice.startswith("activate")]
    assert bool(offered) == (power == 7000)
