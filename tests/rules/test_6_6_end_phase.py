"""Rule 6-6: the End Phase."""

import pytest

from tests.scenario import A, B, Scenario, Table


def bonus(until: str) -> dict[str, object]:
    return {"power": 1000, "until": until}


def endings(game: Table) -> list[tuple[str, int]]:
    """By which rule effects ended, and whose they were."""
    return [(event.rule, event.player) for event in game.game.events if event.kind == "effects_ended"]


def everything_ends() -> Table:
    """A's turn with effects of both players that end in its End Phase."""
    s = Scenario()
    for player in (B, A):
        s.character(player, effects=[bonus("turn"), bonus("end_of_turn")])
    return s.start()


@pytest.mark.rule("6-6-1")
def test_6_6_1_the_end_phase_ends_effects_in_a_fixed_order() -> None:
    """Stage by stage, and in each the turn player's effects before the other player's."""
    game = everything_ends()

    game.end()

    assert endings(game) == [("6-6-1-2(1)", A), ("6-6-1-2(2)", B), ("6-6-1-3", A), ("6-6-1-3", B)]


@pytest.mark.rule("6-6-1")
def test_6_6_1_the_end_phase_lies_between_the_main_phase_and_the_next_turn() -> None:
    """Nothing ends before the phase began, and the next turn begins after it."""
    game = everything_ends()

    game.end()

    assert game.kinds()[:7] == [
        "main_phase_ended",
        "phase_began",
        *["effects_ended"] * 4,
        "turn_began",
    ]


@pytest.mark.rule("6-6-1-2(1)")
def test_6_6_1_2_effects_until_the_end_of_the_turn_end_for_the_turn_player() -> None:
    """A's +1000 is gone after A's turn."""
    s = Scenario()
    ace = s.character(A, power=5000, effects=[bonus("end_of_turn")])
    game = s.start()

    game.end()

    assert (game.power(ace), endings(game)) == (5000, [("6-6-1-2(1)", A)])


@pytest.mark.rule("6-6-1-2(2)")
def test_6_6_1_2_effects_until_the_end_of_the_turn_end_for_the_other_player() -> None:
    """B's +1000 until the end of A's turn is gone as well, after A's effects."""
    s = Scenario()
    buggy = s.character(B, power=5000, effects=[bonus("end_of_turn")])
    game = s.start()

    game.end()

    assert (game.power(buggy), endings(game)) == (5000, [("6-6-1-2(2)", B)])


@pytest.mark.rule("6-6-1-2")
def test_6_6_1_2_an_effect_until_the_end_of_the_opponents_next_turn_outlasts_the_own_turn() -> None:
    """A's +1000 holds in B's turn and ends with it, as an effect of the non-turn player."""
    s = Scenario()
    ace = s.character(A, power=5000, effects=[bonus("opponent_end")])
    game = s.start()
    game.end()
    in_the_turn_of_b = game.power(ace)

    game.end()

    assert (in_the_turn_of_b, game.power(ace), endings(game)) == (6000, 5000, [("6-6-1-2(2)", A)])


@pytest.mark.rule("6-6-1-3")
@pytest.mark.parametrize("player", [A, B])
def test_6_6_1_3_effects_during_this_turn_end(player: int) -> None:
    """Whoever has it, the +1000 of this turn is gone in the next."""
    s = Scenario()
    card = s.character(player, power=5000, effects=[bonus("turn")])
    game = s.start()

    game.end()

    assert (game.power(card), endings(game)) == (5000, [("6-6-1-3", player)])


@pytest.mark.rule("6-6-1-3")
def test_6_6_1_3_during_this_turn_outlasts_until_the_end_of_the_turn() -> None:
    """Even the non-turn player's effects "until the end of the turn" end before A's "during this turn"."""
    s = Scenario()
    s.character(A, effects=[bonus("turn")])
    s.character(B, effects=[bonus("end_of_turn")])
    game = s.start()

    game.end()

    assert endings(game) == [("6-6-1-2(2)", B), ("6-6-1-3", A)]


@pytest.mark.rule("6-6-1-4")
def test_6_6_1_4_the_other_player_becomes_the_turn_player() -> None:
    """After A's End Phase B's Refresh Phase begins."""
    game = Scenario().start()

    game.end()

    begun = [(event.player, event.word) for event in game.game.events if event.kind == "phase_began"]
    assert begun[:2] == [(A, "End Phase"), (B, "Refresh Phase")]


@pytest.mark.rule("6-6-1-4")
def test_6_6_1_4_given_don_change_sides_in_their_worth() -> None:
    """When the turn passes to B, B's given DON!! have come back, and A's stay but add nothing."""
    s = Scenario()
    ace = s.character(A, power=5000, don=1)
    buggy = s.character(B, power=5000, don=1)
    game = s.start()

    game.end()

    assert [(game.power(card), game.don(card)) for card in (ace, buggy)] == [(5000, 1), (5000, 0)]
