"""Rule 7-1-5: the end of the battle."""

import pytest

from tests.scenario import A, B, Scenario, Table
from tests.trees import gain_power

DURING_THIS_BATTLE = {"power": 2000, "until": "battle"}


def endings(game: Table) -> list[tuple[str, int]]:
    """By which rule effects ended, and whose they were."""
    return [(event.rule, event.player) for event in game.game.events if event.kind == "effects_ended"]


@pytest.mark.rule("7-1-5-1")
@pytest.mark.parametrize("power", [4000, 9000])
def test_7_1_5_1_every_battle_closes(power: int) -> None:
    """Won or lost, "during this battle" is over and the battle has ended."""
    s = Scenario()
    wall = s.character(B, power=power, rested=True)
    s.leader(A, effects=[DURING_THIS_BATTLE])
    game = s.start()

    game.attack("leader_a", wall)

    assert game.kinds()[-2:] == ["effects_ended", "battle_ended"]


@pytest.mark.rule("7-1-5-3")
def test_7_1_5_3_the_turn_players_effects_of_the_battle_end() -> None:
    """A's +2000 counts in the battle and is gone after it."""
    s = Scenario()
    ace = s.character(A, power=4000, effects=[DURING_THIS_BATTLE])
    wall = s.character(B, power=6000, rested=True)
    game = s.start()

    game.attack(ace, wall)

    assert (game.area(wall), game.power(ace)) == ("trash", 4000)


@pytest.mark.rule("7-1-5-3", "7-1-5-4")
def test_7_1_5_3_the_turn_players_effects_end_before_the_other_players() -> None:
    """First A's effects end, then B's."""
    s = Scenario()
    s.character(B, effects=[DURING_THIS_BATTLE])
    s.character(A, effects=[DURING_THIS_BATTLE])
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert endings(game) == [("7-1-5-3", A), ("7-1-5-4", B)]


@pytest.mark.rule("7-1-5-4")
def test_7_1_5_4_the_counters_of_the_other_player_end() -> None:
    """After a counter of 2000 the Leader is back at 5000."""
    s = Scenario()
    card = s.hand(B, s.character_card(counter=2000))
    s.hand(B, s.character_card())
    game = s.start()
    game.declare("leader_a", "leader_b").choose(f"counter {card}")
    in_the_battle = game.power("leader_b")

    game.choose("done")

    assert (in_the_battle, game.power("leader_b")) == (7000, 5000)


@pytest.mark.rule("7-1-5-4")
def test_7_1_5_4_a_counter_does_not_help_in_the_next_battle() -> None:
    """The first attack fails, the second one succeeds."""
    s = Scenario()
    ace = s.character(A, power=5000)
    card = s.hand(B, s.character_card(counter=2000))
    game = s.start()
    game.declare("leader_a", "leader_b").choose(f"counter {card}")
    after_the_first = game.count(B, "life")

    game.attack(ace, "leader_b")

    assert (after_the_first, game.count(B, "life")) == (3, 2)


@pytest.mark.rule("7-1-5-4")
def test_7_1_5_4_effects_of_the_turn_outlast_the_battle() -> None:
    """A [Counter] Event that gives power during this turn still counts after the battle."""
    s = Scenario()
    card = s.hand(B, s.event_card(counter_event=[gain_power(1, 3000, "turn")]))
    game = s.start()
    game.declare("leader_a", "leader_b").choose(f"counter {card}")

    game.choose("pick leader_b").pass_battle()

    assert (game.asked(), game.power("leader_b")) == ((A, "main"), 8000)


@pytest.mark.rule("7-1-5-5")
def test_7_1_5_5_the_turn_player_is_back_in_the_main_phase() -> None:
    """After the battle A is asked for the next action, with other attackers still to use."""
    s = Scenario()
    ace = s.character(A)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert (game.asked(), f"attack {ace} leader_b" in game.choices()) == ((A, "main"), True)
