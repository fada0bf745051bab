"""Rule 5-2-1-4: who may choose to go first or second."""

import json

import pytest

from optcg import Catalog, Game, IllegalChoice
from optcg.engine.worlds import sample
from tests.scenario import A, B

HOUSE = Catalog.house()
DECKS = (HOUSE.decks["ember-rush"], HOUSE.decks["moss-wall"])
BEATS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}


def start(seed: int = 1, chooser: int | str | None = None) -> Game:
    return Game.start(HOUSE, DECKS, seed=seed, chooser=chooser)


def throw(*words: str) -> Game:
    """A game in which these were thrown, A before B."""
    game = start(chooser="rps")
    for word in words:
        game.choose(word)
    return game


def asked(game: Game) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.player, game.decision.kind


def seen(game: Game, viewer: int | None) -> str:
    """All that a viewer is told: the board, the own question and the log."""
    view = game.view(viewer)
    return json.dumps([view.to_dict(), [event.to_dict(viewer) for event in view.events]])


@pytest.mark.rule("5-2-1-4")
def test_5_2_1_4_a_draw_lets_either_player_choose() -> None:
    """Over several seeds the fair draw falls on both players."""
    choosers = {asked(start(seed))[0] for seed in range(16)}

    assert choosers == {A, B}


@pytest.mark.rule("5-2-1-4")
@pytest.mark.parametrize("chooser", [A, B])
def test_5_2_1_4_the_players_may_agree_on_the_chooser(chooser: int) -> None:
    """With an agreed chooser nobody throws anything."""
    assert asked(start(chooser=chooser)) == (chooser, "first")


@pytest.mark.rule("5-2-1-4")
@pytest.mark.parametrize("winning", BEATS)
@pytest.mark.parametrize("winner", [A, B])
def test_5_2_1_4_the_winner_of_rock_paper_scissors_chooses(winner: int, winning: str) -> None:
    """Rock beats scissors, scissors beat paper, paper beats rock, whoever throws them."""
    throws = (winning, BEATS[winning]) if winner == A else (BEATS[winning], winning)

    assert asked(throw(*throws)) == (winner, "first")


@pytest.mark.rule("5-2-1-4")
@pytest.mark.parametrize("word", BEATS)
def test_5_2_1_4_equal_throws_are_thrown_again(word: str) -> None:
    """After a tie A is asked for a new throw, and the next throws decide."""
    game = throw(word, word)
    again = asked(game)

    game.choose("paper")
    game.choose("scissors")

    assert (again, asked(game)) == ((A, "throw"), (B, "first"))


@pytest.mark.rule("5-2-1-4")
@pytest.mark.parametrize("viewer", [B, None])
def test_5_2_1_4_a_throw_is_hidden_until_both_have_thrown(viewer: int | None) -> None:
    """After A's throw nobody else can tell rock from paper."""
    assert seen(throw("rock"), viewer) == seen(throw("paper"), viewer)


@pytest.mark.rule("5-2-1-4")
@pytest.mark.parametrize("answer", BEATS)
def test_5_2_1_4_a_world_that_fits_the_view_of_b_does_not_know_the_throw(answer: str) -> None:
    """Whatever A has thrown, a bot that samples a world from B's view and answers there learns the same."""
    worlds = [sample(throw(thrown).view(B), seed=1) for thrown in ("rock", "paper")]

    for world in worlds:
        world.choose(answer)

    assert asked(worlds[0]) == asked(worlds[1])


@pytest.mark.rule("5-2-1-4")
def test_5_2_1_4_after_a_tie_the_next_throw_is_hidden_again() -> None:
    """The second throw of A is as hidden as the first."""
    assert seen(throw("rock", "rock", "rock"), B) == seen(throw("rock", "rock", "paper"), B)


@pytest.mark.rule("5-2-1-4")
@pytest.mark.parametrize("viewer", [A, B, None])
def test_5_2_1_4_both_throws_are_open_once_both_are_in(viewer: int | None) -> None:
    """Then everybody reads in the log who threw what."""
    events = throw("rock", "paper").view(viewer).events

    thrown = [(event.player, event.word) for event in events if event.kind == "thrown"]
    assert thrown == [(A, "rock"), (B, "paper")]


@pytest.mark.rule("5-2-1-4")
def test_5_2_1_4_in_a_world_that_fits_the_view_of_b_the_throw_of_b_ends_the_round() -> None:
    """A has thrown already, so after B's throw either somebody chooses or, on a tie, A throws again."""
    world = sample(throw("rock").view(B), seed=1)

    world.choose("paper")

    assert asked(world) != (B, "throw")


@pytest.mark.rule("5-2-1-4-1")
@pytest.mark.parametrize("chooser", [A, B])
def test_5_2_1_4_1_nothing_stands_between_the_chooser_and_the_choice(chooser: int) -> None:
    """The game asks nobody for anything before it asks the chooser, who may take either answer."""
    game = start(chooser=chooser)

    assert game.decision is not None
    assert (game.decision.player, [str(choice) for choice in game.decision.choices]) == (
        chooser,
        ["first", "second"],
    )


@pytest.mark.rule("5-2-1-4-1")
def test_5_2_1_4_1_the_other_player_has_no_say() -> None:
    """The player who does not choose sees no question, and no third answer is taken."""
    game = start(chooser=A)

    with pytest.raises(IllegalChoice, match="5-2-1-5"):
        game.choose("keep")

    assert game.view(B).decision is None
