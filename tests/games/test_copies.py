"""Clones, saved games, records and positions: each goes on exactly as the game itself does."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from optcg import Choice, Game, Position, Record
from optcg.engine.saving import dump_state
from tests.games.playing import any_game, decisions, house, play_on
from tests.scenario import A, Scenario

SEEDS = [*range(20), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(20, 200))]


def played(seed: int) -> tuple[Game, list[Choice]]:
    """A game before its first choice, and the choices that lead to its end."""
    game = any_game(seed, even=seed // 4 % 2 == 0)
    start = game.clone()
    choices = [choice for _, choice in decisions(game, seed)]
    return start, choices


def walk(seed: int) -> Iterator[tuple[Game, list[Choice]]]:
    """The game at every decision, with the choices still to come."""
    game, choices = played(seed)
    for place, choice in enumerate(choices):
        yield game, choices[place:]
        game.choose(choice)


def derived(game: Game) -> list[object]:
    """What is worked out, and not written down, of every card on the field."""
    cards = []
    for player in game.state.players:
        field = [player.leader, *player.characters]
        for card in field if player.stage is None else [*field, player.stage]:
            cards.append([card.id, game.power(card.id), game.cost(card.id), game.keywords(card.id)])
    return cards


def event_lists(game: Game) -> list[object]:
    return [[event.to_dict(viewer) for event in game.events] for viewer in (0, 1, None)]


def snapshot(game: Game) -> str:
    """The state as text. Of the log, which only grows, the length will do, and its last event."""
    state = game.state
    log, state.log = state.log, None
    text = json.dumps(dump_state(state))
    state.log = log
    return f"{text} {len(game.events)} {game.events[-1:]}"


def go_on(game: Game, choices: list[Choice]) -> dict[str, object]:
    for choice in choices:
        game.choose(choice)
    return dump_state(game.state)


# Clones ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_equals_its_game_and_goes_its_own_way(seed: int) -> None:
    kept = []
    for game, _ in walk(seed):
        before = snapshot(game)
        known = derived(game)
        clone = game.clone()
        assert snapshot(clone) == before
        assert derived(clone) == known
        assert clone.history == game.history
        kept.append((clone.clone(), before, known))

        play_on(clone, seed + len(game.history), 12)
        assert snapshot(game) == before
        assert derived(game) == known
    # The other way round: the game was played to its end, and no clone of it has changed.
    for clone, before, known in kept:
        assert snapshot(clone) == before
        assert derived(clone) == known


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_comes_to_the_same_end(seed: int) -> None:
    game, choices = played(seed)
    end = go_on(game.clone(), choices)
    for place, choice in enumerate(choices):
        if place % 11 == 0:
            assert go_on(game.clone(), choices[place:]) == end
        game.choose(choice)
    assert dump_state(game.state) == end


def test_views_share_nothing_with_the_game() -> None:
    for game, _ in walk(3):
        before = json.dumps(dump_state(game.state))
        view = game.view(len(game.history) % 2)
        view.events.clear()
        for player in view.state.players:
            player.deck.clear()
            player.leader.given_don = 9
            player.characters.clear()
        view.state.effects.clear()
        assert json.dumps(dump_state(game.state)) == before
        assert len(game.view(0).events) == len(game.events)


# Saved games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_saved_game_goes_on_identically_to_the_end(seed: int) -> None:
    game, choices = played(seed)
    end = go_on(game.clone(), choices)
    loaded = game.clone()
    for place, choice in enumerate(choices):
        # In the middle of things always, at the many plain Main Phases now and then. What goes on is what
        # was loaded here, and at all such places before.
        if place % 4 == seed % 4 or len(game.state.stack) > 2:
            saved = json.dumps(loaded.to_dict())
            loaded = Game.from_dict(json.loads(saved), house())
            assert json.dumps(loaded.to_dict()) == saved
            assert derived(loaded) == derived(game)
            assert loaded.history == game.history
            if place % 8 == 0:
                assert go_on(loaded.clone(), choices[place:]) == end
        game.choose(choice)
        loaded.choose(choice)
    assert dump_state(loaded.state) == end
    assert event_lists(Game.from_dict(json.loads(json.dumps(loaded.to_dict())), house())) == event_lists(game)


def with_names() -> Game:
    """A game whose cards have refs: playing changes what they point at."""
    s = Scenario()
    s.hand(A, s.character_card(cost=1))
    return s.start().game


def test_a_dumped_state_does_not_change_when_the_game_goes_on() -> None:
    game = with_names()
    dump = dump_state(game.state)
    before = json.dumps(dump)
    game.choose(0)
    assert json.dumps(dump) == before


def test_a_saved_game_shares_nothing_with_the_game() -> None:
    for game in (with_names(), any_game(1)):
        before = json.dumps(game.to_dict())
        _scramble(game.to_dict())
        assert json.dumps(game.to_dict()) == before
        saved = json.loads(before)
        loaded = Game.from_dict(saved, game.catalog)
        _scramble(saved)
        assert json.dumps(loaded.to_dict()) == before


def test_a_record_shares_nothing_with_the_game() -> None:
    for game in (with_names(), any_game(1)):
        before = json.dumps(game.record().to_dict())
        _scramble(game.record().to_dict())
        assert json.dumps(game.record().to_dict()) == before


def test_a_position_shares_nothing_with_its_dictionary() -> None:
    s = Scenario()
    given = s.to_dict()
    position = Position.from_dict(given, s.cards)
    game = Game.from_position(position, seed=1)
    before = json.dumps(game.record().to_dict())
    _scramble(given)
    _scramble(position.to_dict())
    assert json.dumps(game.record().to_dict()) == before


def _scramble(data: object) -> None:
    """Change every list and object inside plain data."""
    if isinstance(data, dict):
        for value in data.values():
            _scramble(value)
        data["scrambled"] = True
    elif isinstance(data, list):
        for value in data:
            _scramble(value)
        data.append("scrambled")


# Records -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_plays_again_bit_for_bit(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for game, to_come in walk(seed):
        if len(to_come) % 16 and len(to_come) > 1:
            continue
        game.record().save(path)
        again = Record.load(path).replay(house())
        assert dump_state(again.state) == dump_state(game.state)
        assert event_lists(again) == event_lists(game)
        assert again.record().to_dict() == game.record().to_dict()


@pytest.mark.parametrize("seed", range(3))
def test_a_conceded_game_plays_again(seed: int) -> None:
    game = play_on(any_game(seed), seed, 30 * seed)
    game.concede(seed % 2)
    again = Record.from_dict(json.loads(json.dumps(game.record().to_dict()))).replay(house())
    assert dump_state(again.state) == dump_state(game.state)


# Positions ---------------------------------------------------------------------------------------


HOLDS_IDS = ("id", "decision", "attacker", "target")
NOT_IN_A_POSITION = ("known_hand",)  # the format has no word for what the other player remembers


def without_ids(data: object) -> object:
    if isinstance(data, dict):
        return {
            key: without_ids(value) for key, value in data.items() if key not in HOLDS_IDS + NOT_IN_A_POSITION
        }
    return [without_ids(value) for value in data] if isinstance(data, list) else data


def named(game: Game) -> list[object]:
    """The choices, with card numbers and areas for the ids."""
    assert game.decision is not None

    def card(card_id: int | None) -> object:
        return None if card_id is None else (game.card(card_id), game.area_of(card_id))

    return [(c.kind, card(c.card), card(c.target), c.number) for c in game.decision.choices]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_sets_up_the_same_board(seed: int) -> None:
    for game, to_come in walk(seed):
        assert game.decision is not None
        if game.decision.kind != "main":
            continue
        data = json.loads(json.dumps(game.position().to_dict()))
        copy = Game.from_position(Position.from_dict(data, house()), seed=1, even=game.state.even)
        assert copy.position().to_dict() == data
        assert copy.state.first_player == game.state.first_player
        assert named(copy) == named(game)
        for viewer in (0, 1, None):
            assert without_ids(copy.view(viewer).to_dict()) == without_ids(game.view(viewer).to_dict())
        if len(to_come) % 25 == 0:
            _same_play(game.clone(), copy, to_come)


def _same_play(game: Game, copy: Game, choices: list[Choice]) -> None:
    """The board is all there is: with the same choices, by index, both come to the same end."""
    for choice in choices:
        assert game.decision is not None
        index = game.decision.choices.index(choice)
        assert named(copy) == named(game)
        game.choose(index)
        copy.choose(index)
        assert without_ids(copy.view(None).to_dict()) == without_ids(game.view(None).to_dict())
    assert copy.result == game.result
