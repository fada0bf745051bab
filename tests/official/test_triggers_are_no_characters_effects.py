"""A card whose [Trigger] is in use is no Character, so its effect is none of a Character."""

import pytest

from tests.official.board import Board
from tests.scenario import A, B, Table


def _use_trigger(game: Table) -> Table:
    while game.asked()[1] in ("block", "counter"):
        game.choose("done")
    assert game.asked()[1] == "trigger"
    return game.choose("yes")


@pytest.mark.rule("10-1-5-3")
def test_op14_003_is_not_kept_from_the_trigger_of_a_character_card() -> None:
    """Rule 2-2-4-1: its words speak of Characters, and the card is in no area."""
    s = Board()
    bege = s.put(A, "OP14-003")
    s.on_life(B, "ST09-009")
    attacker = s.character(A, power=9000)
    game = _use_trigger(s.start().declare(attacker, "leader_b"))
    game.choose(f"pick {bege}")

    assert game.area(bege) == "trash"


@pytest.mark.rule("10-1-5-3")
def test_op12_081_does_not_wait_for_a_trigger() -> None:
    s = Board()
    s.lead(A, "OP12-081")
    card = s.on_life(B, "OP01-009")
    game = _use_trigger(s.start().declare("leader_a", "leader_b"))

    assert game.area(card) == "characters"
    assert game.asked() == (A, "main")
