"""Rule 6-5-6: battle in the Main Phase, and the first turns without it."""

import pytest

from optcg import Catalog, Game, IllegalChoice
from tests.scenario import A, B, Scenario, Table


def attacks(game: Table) -> list[str]:
    return [choice for choice in game.choices() if choice.startswith("attack")]


@pytest.mark.rule("6-5-6-1")
@pytest.mark.parametrize(
    ("turn_number", "player", "possible"), [(1, A, False), (2, B, False), (3, A, True), (4, B, True)]
)
def test_6_5_6_1_nobody_battles_on_their_first_turn(turn_number: int, player: int, possible: bool) -> None:
    """Turn 2 is the second player's first turn, so attacks begin with turn 3."""
    s = Scenario(turn_player=player, turn_number=turn_number)
    s.character(player)

    assert bool(attacks(s.start())) == possible


@pytest.mark.rule("6-5-6-1", "10-1-1-1")
@pytest.mark.parametrize(
    ("turn_number", "player", "possible"), [(1, A, False), (2, B, False), (3, A, True), (4, B, True)]
)
def test_6_5_6_1_rush_does_not_help_on_the_first_turn(turn_number: int, player: int, possible: bool) -> None:
    """A [Rush] Character played on turn 1 or 2 does not attack; on turn 3 or 4 it does."""
    s = Scenario(turn_player=player, turn_number=turn_number)
    card = s.hand(player, s.character_card(cost=1, keywords=["Rush"]))
    game = s.start()

    game.play(card)

    target = "leader_b" if player == A else "leader_a"
    assert (f"attack {card} {target}" in attacks(game)) == possible


@pytest.mark.rule("6-5-6-1")
def test_6_5_6_1_a_real_game_offers_the_first_attack_on_turn_3() -> None:
    """From the preparations on, turn by turn."""
    house = Catalog.house()
    decks = (house.decks["ember-rush"], house.decks["moss-wall"])
    game = Table(Game.start(house, decks, seed=1, chooser=B))
    for answer in ("first", "keep", "keep"):
        game.choose(answer)
    offered = []

    for _ in range(4):
        offered.append(bool(attacks(game)))
        game.end()

    assert offered == [False, False, True, True]


@pytest.mark.rule("6-5-6-1")
def test_6_5_6_1_a_refusal_names_the_rule() -> None:
    """Whoever tries to attack on turn 2 reads why it is not possible."""
    game = Scenario(turn_player=B, turn_number=2).start()

    with pytest.raises(IllegalChoice, match="Rule 6-5-6-1"):
        game.declare("leader_b", "leader_a")


@pytest.mark.rule("6-5-6-2")
def test_6_5_6_2_an_attack_goes_through_the_steps_of_chapter_7() -> None:
    """The battle passes Block Step and Counter Step before it comes back to the Main Phase."""
    s = Scenario()
    s.character(B, keywords=["Blocker"])
    s.hand(B, s.character_card(counter=1000))
    game = s.start()
    steps = []

    game.declare("leader_a", "leader_b")
    while game.asked()[1] != "main":
        steps.append(game.game.view(A).to_dict()["battle"]["step"])  # type: ignore[index]
        game.choose("done")

    assert (steps, game.game.view(A).to_dict()["battle"]) == (["block", "counter"], None)
