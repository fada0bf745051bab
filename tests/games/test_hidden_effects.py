"""Rules 3-1-5, 11-2, 11-3: hidden cards stay hidden while effects look at, reveal, search and move them."""

import json
import re
from collections.abc import Iterator
from random import Random

import pytest

from optcg import Choice, Game
from optcg.engine.advance import advance
from optcg.engine.auto_frame import AutoFrame
from optcg.engine.effect_frame import EffectFrame
from optcg.engine.process import ProcessFrame
from optcg.engine.saving import dump_decision, dump_state, load_state
from optcg.engine.translate.cards import definitions_of
from optcg.engine.worlds import sample
from tests.games.hiding import HIDDEN_AREAS, is_hidden
from tests.games.playing import RandomPlayer, play_on
from tests.games.random_trees import random_game
from tests.games.test_hidden_information import masked, tails
from tests.games.test_non_interference import known, same_for
from tests.games.test_random_effects import MOODS, decisions, in_an_effect
from tests.scenario import A, B

SEEDS = [*range(10), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(10, 200))]
MOST_TWINS = 12  # of one game
SHOWING = ("card_shown", "looked", "trashed", "life_turned")  # cards that were seen for a moment


# Sampled games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_a_sampled_game_looks_the_same_to_its_viewer(seed: int) -> None:
    """At the viewer's own questions; in an even game, where questions tell nothing, at all of them."""
    even = seed % 2 == 0
    for game, _ in decisions(random_game(seed, even), seed):
        assert game.decision is not None
        for viewer in (A, B, None) if even else (game.decision.player,):
            view = game.view(viewer)
            twin = sample(view, len(game.history))
            again = twin.view(viewer)
            assert again.to_dict() == view.to_dict()
            assert masked(again) == masked(view)
            assert twin.decision is not None
            if viewer == game.decision.player:
                assert dump_decision(twin.decision) == dump_decision(game.decision)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_sampled_game_can_be_played_on(seed: int) -> None:
    """Sampled in the middle of effects too, at the own and at the other player's question."""
    for game, _ in decisions(random_game(seed, seed % 2 == 0), seed):
        if in_an_effect(game) or len(game.history) % 9 == 0:
            for viewer in (A, B, None):
                play_on(sample(game.view(viewer), seed), len(game.history), 20)


# Canaries ----------------------------------------------------------------------------------------


def unseen(game: Game, viewer: int | None) -> set[str]:
    """The ends of the numbers of the cards that lie hidden from the viewer now."""
    found: set[str] = set()
    for owner, player in enumerate(game.state.players):
        for pile in (player.deck, player.life, player.hand):
            own_hand = pile is player.hand and owner == viewer
            found |= {c.definition.number for c in pile if not own_hand and is_hidden(c.sight, viewer)}
    return {number.removeprefix("RND-") for number in found - sources(game)}


def sources(game: Game) -> set[str]:
    """The cards whose effects are going on: everybody knows them, also when they have gone out of sight."""
    state = game.state
    frames = [frame.context.source for frame in state.stack if isinstance(frame, EffectFrame)]
    frames += [frame.cause.source for frame in state.stack if isinstance(frame, ProcessFrame)]
    batches = [waiting for frame in state.stack if isinstance(frame, AutoFrame) for waiting in frame.batch]
    cards = [*frames, *[later.source for later in (*batches, *state.waiting, *state.delayed)]]
    # An ability that a card gained is one of another card, which announced it.
    programs = {frame.program.number for frame in state.stack if isinstance(frame, EffectFrame)}
    extras = programs | {effect.extra.number for effect in state.effects if effect.extra is not None}
    cards += [effect.giver for effect in state.effects]
    return extras | {card.definition.number for card in cards if card is not None}


@pytest.mark.parametrize("seed", SEEDS)
def test_no_hidden_card_can_be_read_anywhere(seed: int) -> None:
    """Every card exists once: where its number turns up, it was seen. Events tell only what was seen then."""
    game = random_game(seed, seed % 2 == 0, kinds=50)
    before: dict[int | None, set[str]] = {A: set(), B: set(), None: set()}
    read = 0
    for _ in decisions(game, seed):
        new, read = game.events[read:], len(game.events)
        for viewer, hidden in before.items():
            now = unseen(game, viewer)
            view = game.view(viewer)
            told = json.dumps([view.to_dict(), dump_state(view.state)])
            leak = now & tails(_unprinted(told))
            assert not leak, f"{viewer} sees {leak}"
            shown = {card.definition.number for e in new if _tells(e.sight, viewer) for card in e.cards}
            events = [[event.to_dict(viewer), event.text(viewer)] for event in new]
            read_now = tails(_unprinted(json.dumps(events))) - {s.removeprefix("RND-") for s in shown}
            leak = hidden & now & read_now
            assert not leak, f"{viewer} has read {leak}"
            before[viewer] = now


def _unprinted(told: str) -> str:
    """Without words such as 'the card number "RND-A001"', which are printed on the card that says them."""
    return re.sub(r'card number \\"RND-[AB][0-9]{3}\\"', "", told)


def _tells(sight: int, viewer: int | None) -> bool:
    return sight & 3 == 3 if viewer is None else bool(sight & 1 << viewer)


# Twins -------------------------------------------------------------------------------------------


def swapped(game: Game, viewer: int, seed: int) -> Game:
    """The same game, but some cards that `viewer` cannot see have changed places."""
    random = Random(f"swapped {seed}")
    data = json.loads(json.dumps(dump_state(game.state)))
    for owner, player in enumerate(data["players"]):
        areas = ("deck", "life") if owner == viewer else HIDDEN_AREAS
        places = [card for area in areas for card in player[area] if is_hidden(card[2], viewer)]
        for _ in range(1 + seed % 4):
            if len(places) > 1:
                one, two = random.sample(places, 2)
                one[1], two[1] = two[1], one[1]
    twin = game.clone().with_state(load_state(data, definitions_of(game.catalog)))
    if game.decision is not None and game.decision.player != viewer:
        # The other player's choices are made of what that player has.
        twin.state.decision = None
        advance(twin.state)
    return twin


def starting_points(seed: int, viewer: int) -> Iterator[Game]:
    """Copies of one even game outside of effects, and inside of the viewer's own effects."""
    found = 0
    for place, (game, _) in enumerate(decisions(random_game(seed, even=True), seed)):
        assert game.decision is not None
        others = any(
            isinstance(frame, ProcessFrame)
            or (isinstance(frame, EffectFrame) and frame.context.controller != viewer)
            for frame in game.state.stack
        )
        if others or (in_an_effect(game) and game.decision.player != viewer):
            continue
        if place % 12 == seed % 12 or in_an_effect(game):
            found += 1
            yield game.clone()
        if found == MOST_TWINS:
            return


def answer(game: Game, twin: Game, viewer: int, player: RandomPlayer) -> Choice | None:
    """What is answered in both games: the other player uses only cards that are the same in both."""
    assert game.decision is not None
    assert twin.decision is not None
    if game.decision.player == viewer:
        return player.choose(game.decision)
    common = [
        choice
        for choice in game.decision.choices
        if choice in twin.decision.choices
        and (choice.card is None or game.card(choice.card) == twin.card(choice.card))
    ]
    return player.random.choice(common) if common else None


def lockstep(game: Game, twin: Game, viewer: int, seed: int) -> int:
    """Play both on until the viewer sees a card that differs; how often they were compared."""
    player = RandomPlayer(seed, MOODS[2])
    for compared in range(60):
        if known(game, viewer) != known(twin, viewer) or flashed(game, twin, viewer):
            return compared
        same_for(viewer, game, twin)
        if game.decision is None:
            return compared
        choice = answer(game, twin, viewer, player)
        if choice is None:
            return compared
        game.choose(choice)
        twin.choose(choice)
    return 60


def flashed(game: Game, twin: Game, viewer: int) -> bool:
    """Whether a card that differs was shown and hidden again since the last question."""
    events = zip(game.view(viewer).events[-30:], twin.view(viewer).events[-30:], strict=False)
    for one, two in events:
        if one.kind != two.kind or one.to_dict(viewer) != two.to_dict(viewer):
            return one.kind == two.kind and one.kind in SHOWING
    return False


@pytest.mark.parametrize("viewer", [A, B])
@pytest.mark.parametrize("seed", SEEDS)
def test_games_that_differ_in_hidden_cards_stay_equal(seed: int, viewer: int) -> None:
    """Views, events, choices, and when the viewer is asked, are equal until a differing card is seen."""
    for place, game in enumerate(starting_points(seed, viewer)):
        lockstep(game, swapped(game, viewer, seed + place), viewer, seed + place)


def test_the_twins_are_compared_often_and_inside_of_effects() -> None:
    total = 0
    for seed in range(4):
        for place, game in enumerate(starting_points(seed, A)):
            total += lockstep(game, swapped(game, A, seed + place), A, seed + place)
    assert total > 500
