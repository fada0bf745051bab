"""Random games with cards of random text: nothing breaks, nothing hangs, and copies go on identically."""

import json
from collections import Counter
from collections.abc import Iterator
from time import process_time

import pytest

from optcg import Choice, Game, Position, Record
from optcg.engine.auto_frame import AutoFrame
from optcg.engine.continuous import PLAYER_CANNOT
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.process import ProcessFrame
from optcg.engine.saving import dump_state, load_state
from optcg.engine.translate.cards import definitions_of
from optcg.engine.translate.steps import PLAIN
from optcg.model.trees import nodes_of
from tests.games.playing import RandomPlayer, Watch, play_on
from tests.games.random_steps import BY_THEMSELVES, KINDS
from tests.games.random_trees import Trees, random_decks, random_game
from tests.games.test_copies import derived, event_lists, go_on, snapshot
from tests.games.test_random_games import check_choices

MOST = 3000  # so many decisions are enough: then a player concedes
SLOWEST = 2.0  # seconds of this process for one choice
MOODS: tuple[dict[str, int], ...] = (
    {},
    {"play": 12, "activate": 12, "attack": 3, "yes": 3, "pick": 3, "don": 3},
    {"play": 24, "activate": 24, "attack": 2, "yes": 6, "pick": 3, "end": 4},
)
BLOCKS = [(block * 20, 20) for block in range(8)]
LONG_BLOCKS = [pytest.param((block * 100, 100), marks=pytest.mark.long) for block in range(2, 52)]
COPIED = [*range(30), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(30, 300))]
REASONS = {
    "damage": "9-2-1-1",
    "deck": "9-2-1-2",
    "effect": "1-2-5",
    "loop": "11-1-1-1",
    "concession": "1-2-3",
}


def decisions(game: Game, seed: int) -> Iterator[tuple[Game, Choice]]:
    """Play to the end, or concede after many decisions; at each one the game and the choice to come."""
    player = RandomPlayer(seed, MOODS[seed % len(MOODS)])
    for _ in range(MOST):
        if game.decision is None:
            return
        choice = player.choose(game.decision)
        yield game, choice
        start = process_time()
        game.choose(choice)
        assert process_time() - start < SLOWEST, f"{choice} took long in game {seed}"
    game.concede(0)


def in_an_effect(game: Game) -> bool:
    return any(isinstance(frame, (EffectFrame, ProcessFrame, AutoFrame)) for frame in game.state.stack)


def worked_out_anew(game: Game) -> list[object]:
    copy = game.clone()
    copy.state.dirty = True
    return derived(copy)


# Playing -----------------------------------------------------------------------------------------


def test_random_text_can_be_translated() -> None:
    for seed in range(100):
        catalogue, _ = random_decks(seed)
        for card in catalogue:
            assert definitions_of(catalogue).of(card.number).data is card


def test_random_text_has_every_kind_of_step() -> None:
    made = {
        type(node)
        for seed in range(100)
        for card in random_decks(seed)[0]
        for node in nodes_of(card.abilities)
    }
    assert KINDS - made == BY_THEMSELVES


def test_a_step_of_any_kind_is_made_of_its_fields() -> None:
    made = [Trees(seed).made(kind, Trees(seed).on_field) for seed, kind in enumerate(PLAIN)]
    assert [type(step) for step in made] == list(PLAIN)


@pytest.mark.parametrize("block", [*BLOCKS, *LONG_BLOCKS], ids=lambda block: f"from-{block[0]}")
def test_invariants_hold_after_every_choice(block: tuple[int, int]) -> None:
    first, count = block
    for seed in range(first, first + count):
        game = random_game(seed, even=seed % 2 == 0)
        watch = Watch(game)
        for _ in decisions(game, seed):
            watch.check()
            check_choices(game)
            assert not game.state.dirty
            assert derived(game) == worked_out_anew(game), f"{seed} {len(game.history)}"
        watch.check()
        assert game.result is not None
        assert game.result.rule == REASONS[game.result.reason]


def test_random_games_come_to_every_question() -> None:
    """The games above would prove little if their effects asked nothing."""
    asked: Counter[str] = Counter()
    within = total = 0
    for seed in range(100):
        game = random_game(seed)
        for _ in decisions(game, seed):
            assert game.decision is not None
            asked[game.decision.kind] += 1
            within += in_an_effect(game)
            total += 1
    kinds = "main room block counter trigger yes_no cards don option effect order number place"
    assert set(kinds.split()) <= set(asked), asked
    assert within > total / 5


# Copies in the middle of effects -------------------------------------------------------------------


def played(seed: int) -> tuple[Game, list[Choice]]:
    game = random_game(seed, even=seed % 2 == 0)
    start = game.clone()
    return start, [choice for _, choice in decisions(game, seed)]


def walk(seed: int) -> Iterator[tuple[Game, list[Choice]]]:
    """The game at its decisions inside of effects and at some others, with the choices still to come."""
    game, choices = played(seed)
    for place, choice in enumerate(choices):
        if in_an_effect(game) or place % 25 == 0:
            yield game, choices[place:]
        game.choose(choice)


@pytest.mark.parametrize("seed", COPIED)
def test_a_clone_equals_its_game_and_goes_its_own_way(seed: int) -> None:
    kept = []
    for game, _ in walk(seed):
        before, known = snapshot(game), derived(game)
        clone = game.clone()
        assert (snapshot(clone), derived(clone), clone.history) == (before, known, game.history)
        kept.append((clone.clone(), before, known))
        play_on(clone, seed + len(game.history), 12)
        assert (snapshot(game), derived(game)) == (before, known)
    for clone, before, known in kept:
        assert (snapshot(clone), derived(clone)) == (before, known)


@pytest.mark.parametrize("seed", COPIED)
def test_a_saved_state_goes_on_identically(seed: int) -> None:
    """Through JSON and back at every decision inside of effects; to the end from every twentieth alone."""
    game, choices = played(seed)
    end = go_on(game.clone(), choices)
    loaded, saves = game.clone(), 0
    for place, choice in enumerate(choices):
        if in_an_effect(game) or place % 25 == 0:
            # What goes on is what was loaded here, and at all such places before.
            saved = json.dumps(dump_state(loaded.state))
            loaded = loaded.with_state(load_state(json.loads(saved), definitions_of(game.catalog)))
            assert derived(loaded) == derived(game)
            assert json.dumps(dump_state(loaded.state)) == saved
            if saves % 20 == 0:
                assert go_on(loaded.clone(), choices[place:]) == end
            saves += 1
        game.choose(choice)
        loaded.choose(choice)
    assert dump_state(loaded.state) == end


@pytest.mark.parametrize("seed", COPIED)
def test_a_saved_game_is_read_back_and_a_record_plays_again(seed: int) -> None:
    for place, (game, to_come) in enumerate(walk(seed)):
        if place % 12 and len(to_come) > 1:
            continue
        saved = json.dumps(game.to_dict())
        loaded = Game.from_dict(json.loads(saved), game.catalog)
        assert json.dumps(loaded.to_dict()) == saved
        assert derived(loaded) == derived(game)
        again = Record.from_dict(json.loads(json.dumps(game.record().to_dict()))).replay(game.catalog)
        assert dump_state(again.state) == dump_state(game.state)
        assert event_lists(again) == event_lists(game)


@pytest.mark.parametrize("seed", range(10))
def test_a_game_without_a_log_goes_the_same_way(seed: int) -> None:
    silent = random_game(seed, log=False)
    for game, choice in decisions(random_game(seed), seed):
        states = [dump_state(game.state), dump_state(silent.state)]
        assert states[0].pop("log") is not None
        assert states[1].pop("log") is None
        assert states[0] == states[1]
        silent.choose(choice)


def in_force(game: Game) -> list[object]:
    """The continuous effects on each card of the field and on each player, without ids."""
    state = game.state
    places: list[tuple[int, bool]] = []
    for owner, player in enumerate(state.players):
        places += [(owner, True), *((card.id, False) for card in player.field())]
    return [
        [
            (e.what, e.value, e.until, e.player, e.since == state.turn_number, e.extra and e.extra.key)
            for e in state.effects
            if e.target == target and (e.what >= PLAYER_CANNOT) is on_player
        ]
        for target, on_player in places
    ]


@pytest.mark.parametrize("seed", COPIED)
def test_a_position_keeps_what_is_in_force(seed: int) -> None:
    for game, _ in decisions(random_game(seed), seed):
        assert game.decision is not None
        if game.decision.kind == "main" and game.state.effects:
            data = json.loads(json.dumps(game.position().to_dict()))
            copy = Game.from_position(Position.from_dict(data, game.catalog), seed=1)
            assert in_force(copy) == in_force(game)
            assert copy.decision is None or copy.position().to_dict() == data
