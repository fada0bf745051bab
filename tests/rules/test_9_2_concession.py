"""Rule 1-2-3: giving up, beside the defeats of Rule 9-2-1."""

from collections.abc import Callable

import pytest

from optcg import Catalog, Game, GameOver, Result
from optcg.model.effects import Draw
from tests.scenario import A, B, Scenario
from tests.trees import gain_power


def in_the_preparations() -> Game:
    house = Catalog.house()
    return Game.start(house, (house.decks["ember-rush"], house.decks["moss-wall"]), seed=1, chooser="rps")


def in_the_main_phase() -> Game:
    return Scenario().start().game


def in_the_counter_step() -> Game:
    s = Scenario()
    s.hand(B, s.character_card(counter=1000))
    return s.start().declare("leader_a", "leader_b").game


def at_a_trigger() -> Game:
    s = Scenario()
    s.life_top(B, s.event_card(trigger=[Draw(1)]))
    return s.start().declare("leader_a", "leader_b").game


def in_an_effect() -> Game:
    s = Scenario()
    card = s.hand(A, s.event_card(main=[gain_power(1, 1000, "turn")]))
    return s.start().play(card).game


AT_ANY_TIME = [in_the_preparations, in_the_main_phase, in_the_counter_step, at_a_trigger, in_an_effect]


@pytest.mark.rule("1-2-3")
@pytest.mark.parametrize("moment", AT_ANY_TIME)
@pytest.mark.parametrize(("player", "winner"), [(A, B), (B, A)])
def test_1_2_3_either_player_may_concede_at_any_time(
    moment: Callable[[], Game], player: int, winner: int
) -> None:
    """Whoever is asked at the moment, the player who gives up loses at once."""
    game = moment()

    game.concede(player)

    assert (game.result, game.decision) == (Result(winner, (player,), "concession", "1-2-3"), None)


@pytest.mark.rule("1-2-3")
def test_1_2_3_a_concession_can_be_written_as_a_choice() -> None:
    """The text that stands in records works for the player who is not asked, too."""
    game = in_the_main_phase()

    game.choose("concede B")

    assert game.result == Result(A, (B,), "concession", "1-2-3")


@pytest.mark.rule("1-2-3")
@pytest.mark.parametrize("moment", AT_ANY_TIME)
def test_1_2_3_a_concession_is_never_in_the_list_of_choices(moment: Callable[[], Game]) -> None:
    """It is a right of both players and no answer to a question."""
    decision = moment().decision

    assert decision is not None
    assert "concede" not in {choice.kind for choice in decision.choices}


@pytest.mark.rule("1-2-3")
def test_1_2_3_a_game_ends_only_once() -> None:
    """After a concession the winner can no longer give up."""
    game = in_the_main_phase()
    game.concede(A)

    with pytest.raises(GameOver, match=r"B won by concession \(Rule 1-2-3\)"):
        game.concede(B)
