"""Rule 6-2: the Refresh Phase."""

import pytest

from tests.scenario import A, B, Scenario, Table

UNTIL_OWN_START = {"power": 2000, "until": "own_start"}
REFRESH_RULES = ("6-2-1", "6-2-3", "6-2-4")


def next_own_turn(game: Table) -> Table:
    """Both players do nothing until it is the same player's turn again."""
    return game.end().end()


@pytest.mark.rule("6-2-1")
def test_6_2_1_effects_until_the_start_of_your_next_turn_end() -> None:
    """A's +2000 is gone in A's Main Phase."""
    s = Scenario(phase="refresh")
    ace = s.character(A, power=5000, effects=[UNTIL_OWN_START])

    game = s.start()

    assert game.power(ace) == 5000


@pytest.mark.rule("6-2-1")
def test_6_2_1_they_last_through_the_opponents_turn() -> None:
    """When B's turn starts, A's effect goes on, for it is not A's next turn."""
    s = Scenario(turn_player=B, phase="refresh")
    ace = s.character(A, power=5000, effects=[UNTIL_OWN_START])

    game = s.start()

    assert game.power(ace) == 7000


@pytest.mark.rule("6-2-1", "6-2-3", "6-2-4")
def test_6_2_1_the_steps_of_the_phase_have_a_fixed_order() -> None:
    """First effects end, then given DON!! come back, and last everything stands up."""
    s = Scenario(phase="refresh")
    s.character(A, rested=True, don=2, effects=[UNTIL_OWN_START])

    game = s.start()

    assert [rule for rule in game.rules() if rule in REFRESH_RULES] == ["6-2-1", "6-2-3", "6-2-4"]


@pytest.mark.rule("6-2-3")
def test_6_2_3_given_don_come_back_to_the_cost_area() -> None:
    """The DON!! under the Leader and under a Character are in the cost area again."""
    s = Scenario(phase="refresh")
    s.don(A, active=3)
    leader = s.leader(A, don=2)
    ace = s.character(A, don=1)

    game = s.start()

    active = 3 + 2 + 1 + 2  # what was there, what came back, and the DON!! Phase
    assert (game.don(leader), game.don(ace), game.count(A, "don_active")) == (0, 0, active)


@pytest.mark.rule("6-2-3")
def test_6_2_3_given_don_come_back_rested() -> None:
    """The 3 returned DON!! are among the rested cards that stand up in the next step."""
    s = Scenario(phase="refresh")
    s.leader(A, don=3)

    game = s.start()

    stood_up = [event.number for event in game.game.events if event.rule == "6-2-4"]
    assert stood_up == [3]


@pytest.mark.rule("6-2-3")
def test_6_2_3_the_opponents_given_don_stay() -> None:
    """Only the turn player's DON!! come back."""
    s = Scenario(phase="refresh")
    buggy = s.character(B, don=2)

    game = s.start()

    assert game.don(buggy) == 2


@pytest.mark.rule("6-2-4")
def test_6_2_4_all_rested_cards_become_active() -> None:
    """Leader, Character, Stage and DON!! of the turn player stand up."""
    s = Scenario(phase="refresh")
    leader = s.leader(A, rested=True)
    ace = s.character(A, rested=True)
    ship = s.stage(A, rested=True)
    s.don(A, rested=4)

    game = s.start()

    assert (
        [game.rested(card) for card in (leader, ace, ship)],
        game.count(A, "don_rested"),
        game.count(A, "don_active"),
    ) == ([False] * 3, 0, 4 + 2)


@pytest.mark.rule("6-2-4")
def test_6_2_4_the_opponents_cards_stay_rested() -> None:
    """What B has rested stays rested in A's Refresh Phase."""
    s = Scenario(phase="refresh")
    leader = s.leader(B, rested=True)
    buggy = s.character(B, rested=True)
    ship = s.stage(B, rested=True)
    s.don(B, rested=4)

    game = s.start()

    assert ([game.rested(card) for card in (leader, buggy, ship)], game.count(B, "don_rested")) == (
        [True] * 3,
        4,
    )


@pytest.mark.rule("6-2-4")
def test_6_2_4_a_card_that_cannot_become_active_stays_rested() -> None:
    """What forbids it prevails, and the other cards stand up all the same."""
    s = Scenario(phase="refresh")
    held = s.character(A, rested=True, effects=[{"cannot": "become active", "until": "end_of_turn"}])
    free = s.character(A, rested=True)

    game = s.start()

    assert (game.rested(held), game.rested(free)) == (True, False)


@pytest.mark.rule("6-2-4")
def test_6_2_4_a_bonus_that_ends_in_this_phase_no_longer_holds_a_card() -> None:
    """An effect "until the start of your next turn" is over before cards stand up."""
    s = Scenario(phase="refresh")
    held = s.character(A, rested=True, effects=[{"cannot": "become active", "until": "own_start"}])

    game = s.start()

    assert not game.rested(held)


@pytest.mark.rule("6-2-4")
def test_6_2_4_held_don_stay_rested_and_returned_don_stand_up() -> None:
    """Of 3 rested DON!! 2 are held: these stay, the third and a returned one become active."""
    s = Scenario(phase="refresh")
    s.don(A, rested=3)
    s.sides[A]["don_held_rested"] = 2
    s.leader(A, don=1)

    game = s.start()

    assert (game.count(A, "don_rested"), game.count(A, "don_active")) == (2, 1 + 1 + 2)


@pytest.mark.rule("6-2-4")
def test_6_2_4_don_are_held_for_one_refresh_phase_only() -> None:
    """In A's next Refresh Phase the held DON!! stand up too."""
    s = Scenario(phase="refresh")
    s.don(A, rested=3)
    s.sides[A]["don_held_rested"] = 2
    game = s.start()

    next_own_turn(game)

    assert game.count(A, "don_rested") == 0


@pytest.mark.rule("6-2-4")
@pytest.mark.parametrize(("paid_with", "rested"), [("held-active", 1), ("active", 0)])
def test_6_2_4_a_held_don_that_paid_a_cost_stays_rested(paid_with: str, rested: int) -> None:
    """It matters which DON!! paid, so the player is asked, and only the held one stays rested."""
    s = Scenario()
    s.don(A, active=2)
    s.sides[A]["don_held_active"] = 1
    card = s.hand(A, s.character_card(cost=1))
    game = s.start()
    game.play(card)
    game.choose(f"pick don {paid_with}")

    next_own_turn(game)

    assert game.count(A, "don_rested") == rested


@pytest.mark.rule("6-2-4")
def test_6_2_4_a_held_don_that_was_given_stands_up() -> None:
    """Changing its area has freed it from the effect (Rule 3-1-6-1)."""
    s = Scenario()
    s.don(A, active=2)
    s.sides[A]["don_held_active"] = 1
    game = s.start()
    game.give("leader_a").choose("pick don held-active")

    next_own_turn(game)

    assert game.count(A, "don_rested") == 0
