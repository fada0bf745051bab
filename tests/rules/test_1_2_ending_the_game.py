"""Rule 1-2: ending the game."""

import pytest

from optcg import GameOver
from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario
from tests.trees import gain_power


@pytest.mark.rule("1-2-1")
def test_1_2_1_the_game_ends_when_a_player_loses_and_the_other_wins() -> None:
    """The loser's opponent wins, and nobody is asked anything more."""
    s = Scenario()
    s.life(B, 0)
    game = s.start()

    game.attack("leader_a", "leader_b")

    result = game.game.result
    assert result is not None
    assert (result.winner, result.losers) == (A, (B,))
    assert game.game.decision is None
    with pytest.raises(GameOver):
        game.end()


@pytest.mark.rule("1-2-1-1")
def test_1_2_1_1_a_player_with_nothing_but_a_deck_has_not_lost() -> None:
    """No hand, no Characters, no Life and no DON!! are no defeat condition."""
    s = Scenario()
    for player in (A, B):
        s.life(player, 0)
        s.don(player)

    game = s.start()
    game.end()

    assert not game.game.over


@pytest.mark.rule("1-2-1-1-1")
@pytest.mark.parametrize(("life", "over"), [(1, False), (0, True)])
def test_1_2_1_1_1_damage_to_a_leader_at_0_life_is_defeat(life: int, over: bool) -> None:
    """The hit that takes the last Life card does not win; the hit after it does."""
    s = Scenario()
    s.life(B, life)
    game = s.start()

    game.attack("leader_a", "leader_b")

    assert game.game.over is over


@pytest.mark.rule("1-2-1-1-1")
def test_1_2_1_1_1_an_attack_that_does_no_damage_at_0_life_is_no_defeat() -> None:
    """At 0 Life it is the damage that loses the game, not the attack."""
    s = Scenario()
    s.life(B, 0)
    weak = s.character(A, power=4000)
    game = s.start()

    game.attack(weak, "leader_b")

    assert not game.game.over


@pytest.mark.rule("1-2-1-1-2")
def test_1_2_1_1_2_a_player_whose_deck_is_empty_loses() -> None:
    """Drawing the last card loses the game, although the draw itself succeeds."""
    s = Scenario(phase="draw")
    s.deck(A, 1)
    last = s.deck_top(A, s.character_card())

    game = s.start()

    assert game.area(last) == "hand"
    result = game.game.result
    assert result is not None
    assert (result.winner, result.losers, result.reason) == (B, (A,), "deck")


@pytest.mark.rule("1-2-1-1-2")
def test_1_2_1_1_2_one_card_in_the_deck_is_enough_to_play_on() -> None:
    """A deck of two cards survives a draw."""
    s = Scenario(phase="draw")
    s.deck(A, 2)

    game = s.start()

    assert game.count(A, "deck") == 1
    assert not game.game.over


@pytest.mark.rule("1-2-2")
def test_1_2_2_a_loss_does_not_wait_for_the_end_of_the_effect() -> None:
    """An effect draws the last card; its next part is not asked any more."""
    s = Scenario()
    s.deck(A, 1)
    event = s.hand(A, s.event_card(main=[Draw(1), gain_power(1, 1000, "turn")]))
    game = s.start()

    game.play(event)

    assert game.game.over
    assert game.game.decision is None


@pytest.mark.rule("1-2-2")
def test_1_2_2_a_loss_comes_between_two_draws_of_one_effect() -> None:
    """Of three draws from a deck of two, only two are made."""
    s = Scenario()
    s.deck(A, 2)
    event = s.hand(A, s.event_card(main=[Draw(3)]))
    game = s.start()

    game.play(event)

    assert game.kinds()[-3:] == ["card_drawn", "card_drawn", "game_won"]


@pytest.mark.rule("1-2-2-1")
@pytest.mark.parametrize(
    ("turn_player", "leaders"), [(A, ("leader_a", "leader_b")), (B, ("leader_b", "leader_a"))]
)
def test_1_2_2_1_either_player_loses_by_damage_at_0_life(turn_player: int, leaders: tuple[str, str]) -> None:
    """The rule holds for both players alike."""
    s = Scenario(turn_player=turn_player)
    s.life(1 - turn_player, 0)
    game = s.start()

    game.attack(*leaders)

    result = game.game.result
    assert result is not None
    assert (result.losers, result.reason) == ((1 - turn_player,), "damage")


@pytest.mark.rule("1-2-2-2")
def test_1_2_2_2_the_non_turn_player_loses_by_an_empty_deck_too() -> None:
    """B's [Trigger] draws B's last card in A's turn: B loses at once."""
    s = Scenario()
    s.deck(B, 1)
    s.life_top(B, s.character_card(trigger=[Draw(1)]))
    game = s.start()

    game.declare("leader_a", "leader_b").choose("yes")

    result = game.game.result
    assert result is not None
    assert (result.winner, result.reason) == (A, "deck")


@pytest.mark.rule("1-2-3")
@pytest.mark.parametrize("conceding", [A, B])
def test_1_2_3_either_player_may_concede_while_one_is_asked(conceding: int) -> None:
    """B is asked for a block; A or B gives up, and the game is over at once."""
    s = Scenario()
    s.character(B, keywords=["Blocker"])
    game = s.start()
    game.declare("leader_a", "leader_b")
    assert game.asked() == (B, "block")

    game.game.concede(conceding)

    result = game.game.result
    assert result is not None
    assert (result.winner, result.losers, result.rule) == (1 - conceding, (conceding,), "1-2-3")
    assert game.game.decision is None


@pytest.mark.rule("1-2-3")
def test_1_2_3_a_player_may_concede_during_the_preparations() -> None:
    """Before the first turn, while A keeps or redraws, B gives up."""
    s = Scenario(phase="setup")
    game = s.start(chooser=A)
    game.choose("first")
    assert game.asked() == (A, "hand")

    game.choose("concede B")

    assert game.game.result is not None
    assert game.game.result.winner == A
