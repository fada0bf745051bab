"""Thousands of random games: what must always hold does, after every choice, and every game ends."""

from collections import Counter

import pytest

from optcg import Choice, Game
from optcg.engine.decisions import parse_choice
from optcg.engine.saving import dump_state
from tests.games.playing import Watch, any_game, decisions

RULES = {"damage": "9-2-1-1", "deck": "9-2-1-2", "concession": "1-2-3"}
BLOCKS = [(block * 25, 25) for block in range(12)]
LONG_BLOCKS = [pytest.param((block * 100, 100), marks=pytest.mark.long) for block in range(3, 103)]


def check_choices(game: Game) -> None:
    """The choices of a decision differ, and each reads back from its text."""
    decision = game.decision
    assert decision is not None
    texts = [str(choice) for choice in decision.choices]
    assert len(set(texts)) == len(texts), texts
    assert len(set(decision.choices)) == len(texts)
    for choice, text in zip(decision.choices, texts, strict=True):
        assert parse_choice(text) == choice
        assert str(parse_choice(text)) == text
        assert choice.card is None or game.area_of(choice.card)
        assert choice.target is None or game.area_of(choice.target)
    assert decision.rule
    assert decision.prompt.endswith(("?", "."))


def check_result(game: Game) -> None:
    """The result says who lost by what the board shows."""
    result = game.result
    assert result is not None
    assert game.decision is None
    assert result.rule == RULES[result.reason]
    assert result.losers
    assert set(result.losers) <= {0, 1}
    assert result.winner == (None if len(result.losers) == 2 else 1 - result.losers[0])
    empty = tuple(owner for owner, player in enumerate(game.state.players) if not player.deck)
    if result.reason == "deck":
        assert result.losers == empty
    else:
        assert not empty
        assert len(result.losers) == 1
    if result.reason == "damage":
        assert not game.state.players[result.losers[0]].life
    assert [event.kind for event in game.events][-1] == (
        "game_drawn" if result.winner is None else "game_won"
    )


def check_game(seed: int) -> Game:
    game = any_game(seed, even=seed // 4 % 2 == 0)
    watch = Watch(game)
    concedes_at = seed * 7 % 90 if seed % 10 == 9 else None
    for _, choice in decisions(game, seed):
        watch.check()
        check_choices(game)
        if concedes_at == len(game.history):
            game.concede(seed % 2)
            break
        assert game.explain_illegal(choice) == f"{str(choice)!r} is legal now."
    watch.check()
    check_result(game)
    return game


@pytest.mark.parametrize("block", [*BLOCKS, *LONG_BLOCKS], ids=lambda block: f"from-{block[0]}")
def test_invariants_hold_after_every_choice(block: tuple[int, int]) -> None:
    first, count = block
    for seed in range(first, first + count):
        check_game(seed)


def test_random_games_reach_every_question_and_every_end() -> None:
    """The games above would prove little if they never came to a [Trigger] or to an empty deck."""
    kinds: Counter[str] = Counter()
    events: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for seed in range(96):
        game = any_game(seed, even=seed // 4 % 2 == 0)
        for _, choice in decisions(game, seed):
            assert game.decision is not None
            kinds[game.decision.kind] += 1
            kinds[choice.kind] += 1
        events.update(event.kind for event in game.events)
        assert game.result is not None
        reasons[game.result.reason] += 1
    asked = {"throw", "first", "hand", "main", "room", "block", "counter", "trigger", "cards", "don"}
    answered = {"rock", "redraw", "play", "give", "attack", "end", "yes", "no", "take", "done", "pick"}
    assert asked | answered <= set(kinds), kinds
    assert {"damage", "deck"} <= set(reasons), reasons
    happened = (
        "trashed_for_room knocked_out trigger_activated trigger_card_trashed life_trashed effects_ended"
    )
    assert set(happened.split()) <= set(events), events


@pytest.mark.parametrize("seed", range(4))
def test_index_text_and_choice_mean_the_same(seed: int) -> None:
    for game, choice in decisions(any_game(seed), seed):
        assert game.decision is not None
        index = game.decision.choices.index(choice)
        built = Choice(choice.kind, choice.card, choice.target, choice.number)
        states = []
        for form in (choice, built, index, str(choice), f"  {str(choice).replace(' ', '   ')} "):
            copy = game.clone()
            copy.choose(form)
            assert copy.history[-1] == choice
            states.append(dump_state(copy.state))
        assert all(state == states[0] for state in states)


@pytest.mark.parametrize("seed", range(8))
def test_a_game_without_a_log_goes_the_same_way(seed: int) -> None:
    silent = any_game(seed, log=False)
    for game, choice in decisions(any_game(seed), seed):
        states = [dump_state(game.state), dump_state(silent.state)]
        assert states[0].pop("log") is not None
        assert states[1].pop("log") is None
        assert states[0] == states[1]
        silent.choose(choice)
    assert silent.over
    assert silent.events == []
