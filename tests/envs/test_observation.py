"""What an observation says, and that it says no more than the seat may know."""

from collections.abc import Iterator

import numpy as np
import pytest

from optcg import Game
from optcg.model.effects import Look, Move, Place
from optcg.model.filters import CategoryIs
from optcg.model.selections import ChooseFrom, Top
from optcg.model.terms import Area, Category
from tests.effects.checks import YOU
from tests.envs.rl import Encoder, actions, any_decks, encoder_of, layout, observed, same
from tests.games.hiding import redealt
from tests.games.playing import RandomPlayer, house
from tests.games.test_hidden_effects import answer, flashed, starting_points, swapped
from tests.games.test_non_interference import known
from tests.games.test_random_effects import MOODS
from tests.scenario import A, B, Scenario, Table

SEEDS = [*range(6), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(6, 120))]
NAMES = layout.feature_names()
HOUSE = Encoder(house().numbers)


def house_games(seed: int) -> Iterator[Game]:
    """A game of two house decks, before every choice."""
    game = Game.start(house(), next(any_decks(house(), seed)), seed=seed, even=True)
    player = RandomPlayer(seed, MOODS[seed % 3])
    while game.decision is not None:
        yield game
        game.choose(player.choose(game.decision))


# The layout ----------------------------------------------------------------------------------------


def test_every_feature_has_a_name_of_its_own() -> None:
    assert len(NAMES) == len(set(NAMES)) == layout.FEATURES


@pytest.mark.parametrize("seed", range(3))
def test_features_stay_in_their_bounds(seed: int) -> None:
    for game in house_games(seed):
        for seat in (A, B):
            numbers = observed(HOUSE, game, seat)["observation"]
            assert numbers.dtype == np.float32
            assert np.isfinite(numbers).all()
            assert abs(numbers).max() < 20


def features(game: Game, seat: int) -> dict[str, float]:
    """The features that are not 0, by name."""
    numbers = observed(encoder_of(game), game, seat)["observation"]
    return {NAMES[place]: round(float(numbers[place]), 4) for place in np.flatnonzero(numbers)}


def of_row(seen: dict[str, float], row: str) -> dict[str, float]:
    return {
        name.removeprefix(f"{row}: "): value for name, value in seen.items() if name.startswith(f"{row}:")
    }


def small_table() -> Table:
    s = Scenario()
    s.character(A, power=4000, keywords=["Blocker"], rested=True)
    s.character(A, power=6000)
    s.character(B, power=3000, cost=2, don=2, rested=True)
    s.hand(A, s.character_card(cost=3, power=5000, counter=1000))
    s.hand(B, s.character_card(cost=9))
    s.trash(B, s.event_card())
    s.life_top(B, s.character_card(cost=7), face_up=True)
    s.don(A, active=4, rested=1)
    return s.start()


def test_a_character_of_the_field_says_what_holds_now() -> None:
    seen = features(small_table().game, A)
    printed = {"there": 1, "seen": 1, "Character": 1, "color Red": 1, "attribute Slash": 1}
    assert of_row(seen, "own Character 1") == {
        **printed,
        **{"printed cost / 10": 0.3, "printed power / 10000": 0.4, "power / 10000": 0.4, "cost / 10": 0.3},
        **{"rested": 1, "has [Blocker]": 1, "in the question": 1},
    }
    assert of_row(seen, "opponent's Character 1") == {
        **printed,
        **{"printed cost / 10": 0.2, "printed power / 10000": 0.3, "power / 10000": 0.3, "cost / 10": 0.2},
        **{"rested": 1, "given DON!! / 5": 0.4},
    }
    assert not of_row(seen, "own Character 3")


def test_the_own_hand_is_seen_and_the_other_is_counted() -> None:
    seen = features(small_table().game, A)
    held = of_row(seen, "hand card 1")
    assert held["cost / 10"] == 0.3
    assert held["printed Counter / 2000"] == 0.5
    assert held["in the question"] == 1
    assert not of_row(seen, "known card 1 of the opponent's hand")
    assert seen["game: opponent's hand / 10"] == 0.1
    assert 0.9 not in seen.values(), "the cost of the card in the opponent's hand"


def test_life_is_seen_where_it_lies_face_up() -> None:
    seen = features(small_table().game, A)
    assert of_row(seen, "opponent's Life card 1")["printed cost / 10"] == 0.7
    assert of_row(seen, "opponent's Life card 2") == {"there": 1}
    assert of_row(seen, "own Life card 1") == {"there": 1}


def test_figures_count_the_areas_of_both() -> None:
    seen = of_row(features(small_table().game, A), "game")
    expected = {
        **{"asked": 1, "own turn": 1, "question: main": 1, "main phase": 1, "turn / 20": 0.25},
        **{"own Life / 5": 0.6, "opponent's Life / 5": 0.8, "own Characters / 5": 0.4},
        **{"own active DON!! / 10": 0.4, "own rested DON!! / 10": 0.1, "own DON!! deck / 10": 0.5},
        **{"opponent's trash / 50": 0.02, "opponent's Events in the trash / 50": 0.02},
    }
    assert {name: seen[name] for name in expected} == expected
    assert "in battle" not in seen


def test_a_battle_marks_attacker_and_target() -> None:
    table = small_table()
    table.declare("leader_a", "leader_b")
    seen = features(table.game, B)
    assert of_row(seen, "opponent's Leader")["attacker"] == 1
    assert of_row(seen, "own Leader")["target"] == 1
    battle = of_row(seen, "game")
    assert battle["in battle"] == battle["counter step"] == battle["question: counter"] == 1
    assert battle["attacker's power / 10000"] == 0.5
    assert "own attack" not in battle


def test_who_is_not_asked_has_no_actions() -> None:
    game = small_table().game
    waiting = observed(encoder_of(game), game, B)
    assert not waiting["action_mask"].any()
    assert "game: asked" not in features(game, B)
    assert observed(encoder_of(game), game, A)["action_mask"].any()


def test_cards_that_are_listed_have_rows_in_the_order_of_their_actions() -> None:
    """A card searched for in the deck is seen by its player, with the card whose effect asks."""
    any_of_three = ChooseFrom(1, CategoryIs(Category.CHARACTER), 1, up_to=True, slot=2)
    search = Look(Top(YOU, Area.DECK, 3, slot=1)), Move(any_of_three, Place.HAND)
    s = Scenario()
    event = s.hand(A, s.event_card(cost=1, main=search))
    for cost in (8, 6, 4):
        s.deck_top(A, s.character_card(cost=cost))
    table = s.start()
    table.play(event)
    seen = features(table.game, A)
    costs = {of_row(seen, f"listed card {place}").get("printed cost / 10") for place in (1, 2, 3)}
    assert costs == {0.8, 0.6, 0.4}
    assert of_row(seen, "card that asks")["Event"] == 1
    mask = observed(encoder_of(table.game), table.game, A)["action_mask"]
    first = actions.BLOCKS["pick listed"].first
    assert mask[first : first + 4].tolist() == [1, 1, 1, 0]
    assert not any(name.startswith("listed card") for name in features(table.game, B))


# Nothing hidden ------------------------------------------------------------------------------------


def on_in_step(game: Game, twin: Game, viewer: int, seed: int, encoder: Encoder) -> int:
    """Play both on alike, and compare what the viewer observes until a differing card is seen."""
    player = RandomPlayer(seed, MOODS[2])
    for compared in range(60):
        if known(game, viewer) != known(twin, viewer) or flashed(game, twin, viewer):
            return compared
        assert same(observed(encoder, game, viewer), observed(encoder, twin, viewer))
        choice = None if game.decision is None else answer(game, twin, viewer, player)
        if choice is None:
            return compared
        game.choose(choice)
        twin.choose(choice)
    return 60


@pytest.mark.parametrize("viewer", [A, B])
@pytest.mark.parametrize("seed", SEEDS)
def test_twins_of_random_text_are_observed_alike(seed: int, viewer: int) -> None:
    compared = 0
    for place, game in enumerate(starting_points(seed, viewer)):
        encoder = encoder_of(game)
        compared += on_in_step(game, swapped(game, viewer, seed + place), viewer, seed + place, encoder)
    assert compared > 10


@pytest.mark.parametrize("viewer", [A, B])
@pytest.mark.parametrize("seed", SEEDS)
def test_twins_of_house_games_are_observed_alike(seed: int, viewer: int) -> None:
    """All that the viewer cannot see is dealt anew, the own deck and Life too."""
    compared = differed = 0
    for game in house_games(seed):
        assert game.decision is not None
        if game.decision.player != viewer or len(game.history) % 3:
            continue
        twin = redealt(game, viewer, len(game.history))
        assert same(observed(HOUSE, game, viewer), observed(HOUSE, twin, viewer))
        differed += not same(observed(HOUSE, game, 1 - viewer), observed(HOUSE, twin, 1 - viewer))
        compared += 1
    assert compared > 10
    assert differed > compared // 5, "the twins differ, and the other seat sees it"
