"""Official cards whose effects ask once: a pick or none, a pick or no, how many DON!!."""

import pytest

from tests.official.board import Board, offers
from tests.scenario import A, B


@pytest.mark.rule("8-1-2")
def test_op09_001_a_target_or_none() -> None:
    """OP09-001, Leader of B: when A attacks, B picks who loses power, or nobody; that was no use of it."""
    s = Board()
    s.lead(B, "OP09-001")
    first, second = s.character(A), s.character(A)
    game = s.start()

    game.declare(first, "leader_b")
    offers(game, B, "pick leader_a", f"pick {first}", f"pick {second}", "done")
    game.choose("done").pass_battle()
    before = game.power(second)
    game.declare(second, "leader_b").choose(f"pick {second}")
    assert game.power(second) == before - 1000


@pytest.mark.rule("8-3-1-4")
def test_op13_076_a_card_of_the_hand_or_no() -> None:
    """OP13-076 as a [Counter]: which card is trashed for it, or none."""
    s = Board()
    s.don(B, active=1)
    event = s.hold(B, "OP13-076")
    one, two = s.hand(B, s.character_card()), s.hand(B, s.character_card())
    s.character(B)
    game = s.start()

    game.declare("leader_a", "leader_b").choose(f"counter {event}")
    offers(game, B, f"pick {one}", f"pick {two}", "no")
    game.choose(f"pick {one}").choose("pick leader_b")
    assert (game.area(one), game.power("leader_b")) == ("trash", 8000)


@pytest.mark.rule("3-9-2")
def test_st02_015_how_many_don() -> None:
    """The [Trigger] of ST02-015 sets up to 2 DON!! as active: it is asked once how many."""
    s = Board()
    s.don(B, rested=3)
    s.on_life(B, "ST02-015")
    game = s.start()

    game.declare("leader_a", "leader_b").choose("yes")
    offers(game, B, "number 0", "number 1", "number 2")
    game.choose("number 2")
    assert game.count(B, "don_active") == 2
