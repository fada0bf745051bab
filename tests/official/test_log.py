"""What the log says of official cards: by which card, for which cost, and why nothing was done."""

import pytest

from tests.official.board import Board
from tests.scenario import A, B, Table


def told(game: Table, *kinds: str) -> list[str]:
    return [f"{event.rule} {event.text(A)}" for event in game.game.events if event.kind in kinds]


def answered(game: Table) -> Table:
    """Give the first answer until the next action is asked for."""
    while game.asked()[1] != "main":
        game.choose(game.choices()[0])
    return game


@pytest.mark.rule("8-3-3")
def test_eb01_003_says_that_its_condition_does_not_hold() -> None:
    s = Board()
    card = s.put(A, "EB01-003")
    s.life(B, 3)
    game = s.start().declare(card, "leader_b")
    (line,) = told(game, "condition_failed")
    assert line.startswith("8-3-3 The condition of Kid & Killer (EB01-003) did not hold: if B has ")


@pytest.mark.rule("8-3-1-6")
def test_st04_016_pays_with_a_don_that_cites_its_rule() -> None:
    s = Board(turn_player=B)
    card = s.hold(A, "ST04-016")
    s.don(A, active=2)
    game = s.start().declare("leader_b", "leader_a").choose(f"counter {card}")
    assert "effect_activated" not in game.kinds()
    game.choose("yes" if "yes" in game.choices() else game.choices()[0])
    (line,) = told(game, "don_changed")
    assert line == (
        "8-3-1-6 1 DON!! of A was returned to the DON!! deck to pay for the effect of "
        "Blast Breath (ST04-016)."
    )


@pytest.mark.rule("1-3-3")
def test_op04_083_is_named_as_what_prevents_a_ko() -> None:
    """Its Characters are not K.O.'d by OP09-098 of the opponent's next turn."""
    s = Board()
    guard = s.hold(A, "OP04-083")
    s.don(A, active=5)
    s.lead(B, "OP09-081")
    hole = s.hold(B, "OP09-098")
    s.don(B, active=4)
    koala = s.character(A, name="Koala", cost=4)
    game = answered(s.start().play(guard)).end()
    while game.asked()[1] != "main":
        game.choose("done")
    game.play(hole).choose(f"pick {koala}")

    (line,) = told(answered(game), "prevented")
    assert line.startswith("1-3-3 Koala (")
    assert line.endswith(
        ") could not be K.O.'d by the effect of Black Hole (OP09-098), "
        "because of the effect of Sabo (OP04-083)."
    )


@pytest.mark.rule("10-2-1-2")
def test_op09_098_is_named_by_what_it_negates_and_kos() -> None:
    s = Board()
    s.lead(A, "OP09-081")
    card = s.hold(A, "OP09-098")
    s.don(A, active=4)
    s.character(B, name="Koala", cost=4)
    game = answered(s.start().play(card))
    assert [line.split(" ", 1)[0] for line in told(game, "knocked_out")] == ["10-2-1-2"]
    lines = told(game, "changed", "knocked_out")
    assert [line.endswith("by the effect of Black Hole (OP09-098).") for line in lines] == [True, True]


@pytest.mark.rule("8-4-4")
def test_op13_035_names_the_card_of_the_option_that_was_chosen() -> None:
    s = Board()
    s.put(A, "OP13-035", rested=True)
    s.don(A, rested=1)
    game = s.start().end().choose("option 1")
    assert told(game, "option_chosen") == [
        "8-4-4 A chose for Bepo (OP13-035): Set Bepo (OP13-035) as active."
    ]
