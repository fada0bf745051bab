"""Bans on [Blocker] that speak of Characters leave a Leader with [Blocker] alone; looking at fewer cards."""

import pytest

from optcg.model.terms import Color
from tests.official.board import Board
from tests.scenario import A, B


@pytest.mark.rule("10-1-4")
def test_st01_002_a_leader_with_blocker_may_still_block() -> None:
    """The ban is on Characters with 5000 power or more; the one Leader with [Blocker] has 5000."""
    s = Board()
    attacker = s.put(A, "ST01-002", don=2)
    s.lead(B, "OP05-022")
    target = s.character(B, power=1000, rested=True)
    strong = s.character(B, power=5000, keywords=("Blocker",))
    weak = s.character(B, power=4000, keywords=("Blocker",))
    game = s.start().declare(attacker, target)
    assert game.asked() == (B, "block")
    assert set(game.choices()) == {"block leader_b", f"block {weak}", "done"}
    assert f"block {strong}" not in game.choices()


@pytest.mark.rule("4-8-1")
def test_op02_005_fewer_cards_may_be_looked_at() -> None:
    """The number is said before any card is seen; cards that are not looked at stay where they are."""
    s = Board()
    s.don(A, active=10)
    curly = s.hold(A, "OP02-005")
    cards = [s.deck_top(A, s.character_card(cost=1, colors=(Color.RED,))) for _ in range(3)]
    s.deck(A, 10)
    game = s.start().play(curly)
    assert game.asked() == (A, "number")
    assert game.choices() == [f"number {count}" for count in range(6)]
    game.choose("number 0")
    assert {game.area(card) for card in cards} == {"deck"}
    assert game.asked() == (A, "main")
