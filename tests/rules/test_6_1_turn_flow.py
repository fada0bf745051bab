"""Rule 6-1: a turn and its phases."""

import pytest

from tests.scenario import A, B, Scenario

PHASES = ["Refresh Phase", "Draw Phase", "DON!! Phase", "Main Phase", "End Phase"]


@pytest.mark.rule("6-1-1")
def test_6_1_1_a_turn_has_five_phases_in_order() -> None:
    """A whole turn of B logs each phase once, in the order of the rulebook."""
    game = Scenario().start()

    game.end().end()

    phases = [event.word for event in game.game.events if event.kind == "phase_began" and event.player == B]
    assert phases == PHASES


@pytest.mark.rule("6-1-1")
@pytest.mark.parametrize(
    ("phase", "begins"),
    [("refresh", PHASES[:4]), ("draw", PHASES[1:4]), ("don", PHASES[2:4]), ("main", [])],
)
def test_6_1_1_a_position_goes_on_with_the_phase_it_names(phase: str, begins: list[str]) -> None:
    """From the named phase on, the phases follow up to the question of the Main Phase."""
    game = Scenario(phase=phase).start()

    assert [event.word for event in game.game.events if event.kind == "phase_began"] == begins


@pytest.mark.rule("6-1-1")
def test_6_1_1_a_position_in_the_end_phase_goes_on_to_the_next_turn() -> None:
    """After the End Phase of A's turn 5 B is asked in turn 6."""
    game = Scenario(phase="end").start()

    assert (game.asked(), game.game.view(None).to_dict()["turn_number"]) == ((B, "main"), 6)


@pytest.mark.rule("6-1-2")
@pytest.mark.parametrize("player", [A, B])
def test_6_1_2_the_turn_player_carries_out_every_phase(player: int) -> None:
    """All that the phases of a turn do is done by the turn player."""
    s = Scenario(turn_player=player, phase="refresh")
    s.don(player, rested=2)

    game = s.start()

    assert {event.player for event in game.game.events} == {player}


@pytest.mark.rule("6-1-2")
def test_6_1_2_players_are_the_turn_player_by_turns() -> None:
    """The Main Phase questions go to A, B, A, B."""
    game = Scenario().start()
    asked = []

    for _ in range(4):
        asked.append(game.asked()[0])
        game.end()

    assert asked == [A, B, A, B]
